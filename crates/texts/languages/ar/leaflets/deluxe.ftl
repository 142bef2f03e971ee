win-single = فوز بسيط
win-gammon = فوز مضاعف
win-backgammon = فوز ثلاثي

offer-resignation = { $win ->
    [single] عرض الاستسلام بخسارة بسيطة
    [gammon] عرض الاستسلام بخسارة مضاعفة
   *[backgammon] عرض الاستسلام بخسارة ثلاثية
}
offer-claim = { $win ->
    [single] المطالبة بفوز بسيط
    [gammon] المطالبة بفوز مضاعف
   *[backgammon] المطالبة بفوز ثلاثي
}

resign-win = { $win ->
    [single] خسارة بسيطة
    [gammon] خسارة مضاعفة
   *[backgammon] خسارة ثلاثية
}
offered-resignation = { $win ->
    [single] استسلام من { $player } بخسارة بسيطة.
    [gammon] استسلام من { $player } بخسارة مضاعفة.
   *[backgammon] استسلام من { $player } بخسارة ثلاثية.
}
offered-claim = { $win ->
    [single] مطالبة من { $player } بفوز بسيط.
    [gammon] مطالبة من { $player } بفوز مضاعف.
   *[backgammon] مطالبة من { $player } بفوز ثلاثي.
}

result-single = فوز بسيط (1)
result-gammon = فوز مضاعف (2)
result-backgammon = فوز ثلاثي (3)
result-jacoby = { $win ->
    [gammon] فوز مضاعف، لكن المكعب لم يُستعمل: يُحسب بقاعدة جاكوبي فوزًا بسيطًا (1)
   *[backgammon] فوز ثلاثي، لكن المكعب لم يُستعمل: يُحسب بقاعدة جاكوبي فوزًا بسيطًا (1)
}
hint-gammons = فوز مضاعف
exercise-win = { $win ->
    [single] فوز بسيط
    [gammon] فوز مضاعف
   *[backgammon] فوز ثلاثي
}
exercise-money = فاز { $color } فوزًا مضاعفًا، ولم يضاعف أحد. كم يربح { $color }؟
