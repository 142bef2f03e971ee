figure = { $number }
figure-plus = ⁦+{ $number }⁩
figure-percent = ⁦{ $number }%⁩

report-judged-plies = { $plies ->
    [zero] حلّله { -app } بلا نظر إلى الأمام.
    [one] حلّله { -app } بعمق رمية واحدة.
    [two] حلّله { -app } بعمق رميتين.
    [few] حلّله { -app } بعمق { $plies } رميات.
    [many] حلّله { -app } بعمق { $plies } رمية.
   *[other] حلّله { -app } بعمق { $plies } رمية.
}
report-judged-rollout = { $trials ->
    [one] حلّله { -app }: حوكيت القرارات المتقاربة مرة واحدة.
    [two] حلّله { -app }: حوكيت القرارات المتقاربة مرتين.
    [few] حلّله { -app }: حوكيت القرارات المتقاربة { $trials } مرات.
    [many] حلّله { -app }: حوكيت القرارات المتقاربة { $trials } مرة.
   *[other] حلّله { -app }: حوكيت القرارات المتقاربة { $trials } مرة.
}
report-unfinished = توقف التحليل بعد { $number } من { $total } من الخطوات.
report-goes-on = شغّل الأمر نفسه من جديد للمتابعة.
report-by-play = من دون الحظ
report-by-play-about = ما كانت ستكون عليه النتيجة لو لم يمل النرد إلى أحد.

report-games = جولة بعد جولة
report-game = الجولة

report-where = الجولة { $game }، الدور { $turn }
report-rolled-on = { $player }: رمي بلا مضاعفة
report-cost = كلّف { $loss ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $loss } نقاط
    [many] { $loss } نقطة
   *[other] { $loss } نقطة
}.
report-cost-match = كلّف { $loss ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $loss } نقاط
    [many] { $loss } نقطة
   *[other] { $loss } نقطة
}، و⁦{ $chance }%⁩ من فرص الفوز بالمباراة.
report-arrows = الأزرق يبيّن ما لُعب، والذهبي ما كان أفضل.

report-all = كل الأدوار
report-turn = الدور
report-player = اللاعب
report-roll = الرمية
report-done = ما لُعب
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
report-so-far = حتى الآن
report-rating-graph = مؤشر PR لدى { $player } مباراة بعد مباراة

report-ours = { -app }
report-theirs = في الملف
report-difference = الفرق
report-mean-difference = متوسط الفرق بين مؤشري PR هو { $number }.
report-nothing-to-compare = لا تحليل في الملف.

report-match-chance = الفوز بالمباراة
report-skill = يلعب مثل
report-very-lucky = رميات محظوظة جدًا
report-lucky = رميات محظوظة
report-unlucky = رميات سيئة الحظ
report-very-unlucky = رميات سيئة الحظ جدًا
report-fibs = تصنيف FIBS
phase-opening = الافتتاح
phase-middle-game = وسط اللعب
phase-race = السباق
kind-containment = حصر القطع المأكولة
kind-bear-off = الإخراج مع بقاء الاحتكاك
kind-back-game = اللعبة الخلفية
kind-prime = السدّ
kind-holding = لعبة التمسّك
kind-contact = احتكاك آخر
