end-title = الفوز من نصيب { $player }
end-match-title = المباراة من نصيب { $player }
end-score = النتيجة: { $score }

ending-borne-off = أُخرجت آخر قطعة من قطع { $player }.
ending-passed = انتهت بالانسحاب أمام المضاعفة.
ending-resigned = قُبل الاستسلام.
ending-claimed = قُبلت المطالبة بالفوز.
ending-settled = انتهت بالتسوية بينكما.

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
report-title = كيف كان اللعب
report-luck = الحظ
report-luck-about = ما أعطاه النرد، بنقاط هذه الجولة
report-errors = خسائر الأخطاء
report-errors-about = ما ضاع بالأخطاء، بنقاط هذه الجولة
report-error-rate = معدل الخطأ
report-error-rate-about = ما يضيع في كل قرار، بأجزاء الألف من النقطة
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
report-error = { $play } بدلًا من { $better-play }

graph-title = فرص الفوز
graph-about = فرص فوز { $player } دورًا بعد دور

end-next = الجولة التالية
end-rematch = مباراة أخرى
end-other = خصم آخر
end-review = مراجعة الجولة
end-export = حفظ المباراة
