end-title = الفوز من نصيب { $player }
end-match-title = المباراة من نصيب { $player }
end-score = النتيجة: { $score }

ending-borne-off = { $player ->
    [you] أُخرجت آخر قطعة من قطعك.
   *[other] أُخرجت آخر قطعة من قطع { $player }.
}
ending-passed = انتهت بالانسحاب أمام المضاعفة.
ending-resigned = قُبل الاستسلام.
ending-claimed = قُبلت المطالبة بالفوز.
ending-settled = انتهت الجولة بتسوية.

result-single = فوز عادي (1)
result-gammon = مارس (2)
result-backgammon = باكغامون (3)
result-jacoby = { $win ->
    [gammon] مارس، لكن المكعب لم يُستعمل: يُحسب بقاعدة جاكوبي فوزًا عاديًا (1)
   *[backgammon] باكغامون، لكن المكعب لم يُستعمل: يُحسب بقاعدة جاكوبي فوزًا عاديًا (1)
}
result-cube = × المكعب { $cube }
result-equals = = { $total ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
    [many] { $total } نقطة
   *[other] { $total } نقطة
}
result-equals-stake = = { $total ->
    [one] الرهان
    [two] الرهان مرتين
    [few] الرهان { $total } مرات
    [many] الرهان { $total } مرة
   *[other] الرهان { $total } مرة
}
result-agreed = تسوية: { $total ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $total } نقاط
    [many] { $total } نقطة
   *[other] { $total } نقطة
}
result-agreed-stake = تسوية: { $total ->
    [1] الرهان
   *[other] { $total } × الرهان
}

end-analyzing = جارٍ تحليل الجولة…
report-luck = الحظ
report-error-rate = معدل الخطأ
report-decisions = القرارات
report-blunders = أخطاء فادحة
report-luckier = مال النرد إلى { $player } بمقدار { $luck ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $luck } نقاط
    [many] { $luck } نقطة
   *[other] { $luck } نقطة
}.
report-luck-even = لم يمل النرد إلى أحد.
report-played-better = أخطاء { $player } أقل.
report-played-even = تساوى اللاعبان في جودة اللعب.

graph-title = فرص الفوز

end-next = الجولة التالية
end-rematch = مباراة أخرى
end-review = مراجعة الجولة
end-export = حفظ المباراة
end-you-won = فزت
end-you-lost = خسرت
end-you-won-match = فزت بالمباراة
end-you-lost-match = خسرت المباراة
report-luckier-you = مال النرد إليك: { $luck }.
report-played-better-you = أخطاؤك أقل.
