figure = { $number }
figure-plus = ‎+{ $number }‎
figure-percent = ‎{ $number }%‎

report-judged-plies = { $plies ->
    [zero] التقييم من { -app } بلا نظر إلى الأمام.
    [one] التقييم من { -app } مع النظر رمية واحدة إلى الأمام.
    [two] التقييم من { -app } مع النظر رميتين إلى الأمام.
    [few] التقييم من { -app } مع النظر { $plies } رميات إلى الأمام.
    [many] التقييم من { -app } مع النظر { $plies } رمية إلى الأمام.
   *[other] التقييم من { -app } مع النظر { $plies } رمية إلى الأمام.
}
report-judged-rollout = { $trials ->
    [one] التقييم من { -app }: ما تقارب لُعب حتى النهاية مرة واحدة.
    [two] التقييم من { -app }: ما تقارب لُعب حتى النهاية مرتين.
    [few] التقييم من { -app }: ما تقارب لُعب حتى النهاية { $trials } مرات.
    [many] التقييم من { -app }: ما تقارب لُعب حتى النهاية { $trials } مرة.
   *[other] التقييم من { -app }: ما تقارب لُعب حتى النهاية { $trials } مرة.
}
report-unfinished = توقف التحليل: تم { $number } من { $total } من الخطوات.
report-goes-on = الأمر نفسه يتابع من هناك.
report-by-play = باللعب وحده
report-by-play-about = ما كانت ستكون عليه النتيجة لو لم يمل النرد إلى أحد: النتيجة من دون حظ اللاعبين.

report-games = جولة بعد جولة
report-game = الجولة

report-where = الجولة { $game }، الدور { $turn }
report-rolled-on = { $player }: رمي بلا مضاعفة
report-cost = أضاع { $loss } نقطة.
report-cost-match = أضاع { $loss } نقطة، و{ $chance }% من المباراة.
report-arrows = الأزرق يبيّن ما لُعب، والذهبي ما كان أفضل.

report-all = كل الأدوار
report-turn = الدور
report-player = اللاعب
report-roll = الرمية
report-done = ما جرى
report-better = الأفضل

report-many = { $matches ->
    [zero] لا مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $matches } مباريات
    [many] { $matches } مباراة
   *[other] { $matches } مباراة
}
report-players = حسب اللاعب
report-matches = المباريات
report-matches-won = الفوز
report-over-time = مع الوقت
report-date = التاريخ
report-opponent = الخصم
report-so-far = حتى حينه
report-rating-graph = تقدير { $player } مباراة بعد مباراة

report-ours = { -app }
report-theirs = في الملف
report-difference = الفرق
report-mean-difference = متوسط الفرق بين التقديرين { $number }.
report-nothing-to-compare = لا تحليل في الملف.

report-match-chance = فرصة المباراة
report-skill = يلعب مثل
report-very-lucky = رميات محظوظة جدًا
report-lucky = رميات محظوظة
report-unlucky = رميات سيئة الحظ
report-very-unlucky = رميات سيئة الحظ جدًا
report-fibs = تصنيف FIBS
phase-opening = الافتتاح
phase-middle-game = وسط اللعب
phase-race = السباق
