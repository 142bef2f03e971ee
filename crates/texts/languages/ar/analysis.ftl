analysis-title = التحليل
analysis-about = حمّل مباراة أو وضعية من أي برنامج، وانظر أي النقلات كانت صحيحة وأيها لم تكن. لا شيء يغادر هذا الجهاز.
analysis-drop = أفلت ملفًا هنا
analysis-choose = اختيار ملف
analysis-choose-about = مباريات من GNU Backgammon وeXtreme Gammon وBGBlitz وSnowie وJellyfish وFIBS وGamesGrid وغيرها؛ تُعرف الصيغة تلقائيًا
analysis-paste = أو ألصق مباراة أو وضعية أو معرّفًا
analysis-paste-open = فتح
analysis-table = المباراة التي تلعبها
analysis-editor = ترتيب وضعية
analysis-quiz = التدرب على أخطائي
analysis-reading = جارٍ القراءة…

read-title = { $player } ضد { $name }
read-nothing-judged = لا شيء هنا يمكن تحليله.
read-oddities = { $count ->
    [one] مشكلة واحدة في الملف
    [two] مشكلتان في الملف
    [few] { $count } مشكلات في الملف
    [many] { $count } مشكلة في الملف
   *[other] { $count } مشكلة في الملف
}
read-more = { $rest-count ->
    [one] وواحدة غيرها
    [two] واثنتان غيرها
    [few] و{ $rest-count } غيرها
    [many] و{ $rest-count } غيرها
   *[other] و{ $rest-count } غيرها
}
read-offered = هذا ما أمكنت قراءته.
place-line = السطر { $line }، العمود { $column }
place-record = السجل { $count }
place-file = الملف
read-oddity = { $from }: { $reason }

unreadable-empty = الملف فارغ.
unreadable-too-large = أكبر من أن يكون مباراة.
unreadable-unknown = ليست هذه مباراة ولا وضعية لطاولة الزهر بأي صيغة نعرفها.
unreadable-broken = الملف تالف ولا تمكن قراءته.

odd-encoding = النص ليس بترميز UTF-8؛ قُرئ بترميز { $text }.
odd-not-understood = «{ $text }» غير مفهوم، فتُجوهل.
odd-illegible-play = «{ $text }» ليس نقلة.
odd-bad-number = «{ $text }» لا يمكن أن يكون صحيحًا، فتُجوهل.
odd-no-name = أحد اللاعبين بلا اسم.
odd-missing = ينقص شيء تحتويه هذه الملفات عادة؛ استُعملت القيمة المعتادة.
odd-stake = هذه جولات مفردة برهان قدره { $count }، لا مباراة.
odd-variant = «{ $text }» نوع غير معروف؛ قُرئت الجولة على أنها طاولة الزهر.
odd-guessed-variant = النقلات تدل على أن النوع هو { $text }.
odd-cut-short = ينتهي الملف قبل أوانه.
odd-checksum = المجموع الاختباري خاطئ: ربما كان الملف تالفًا.
odd-illegal-position = هذه الوضعية غير ممكنة.
odd-contradiction = الملف يناقض نفسه.
odd-more-positions = { $count ->
    [one] تليها وضعية أخرى تُجوهلت.
    [two] تليها وضعيتان أخريان تُجوهلتا.
    [few] تليها { $count } وضعيات أخرى تُجوهلت.
    [many] تليها { $count } وضعية أخرى تُجوهلت.
   *[other] تليها { $count } وضعية أخرى تُجوهلت.
}
odd-other = شيء كان خطأ، فتُجوهل.
odd-illegal-play = { $play } نقلة غير مسموحة بالرمية { $roll }.
odd-no-play = لا يذكر الملف كيف لُعبت { $roll }.
odd-start-double = لا يمكن أن تبدأ جولة بالرمية { $roll }.
odd-wrong-turn = الدور للاعب الآخر.
odd-unanswered = بقيت مضاعفة بلا رد.
odd-refused = القواعد لا تسمح بهذا.
odd-after-end = كانت الجولة قد انتهت قبل ذلك.
odd-cube = يصير المكعب على { $counted }، لا على { $said }.
odd-board = النقلات السابقة تؤدي إلى وضعية أخرى.
odd-winner = فاز اللاعب الآخر.
odd-points = قيمة الجولة { $counted }، لا { $said }.
odd-score = مجموع الجولات السابقة يعطي نتيجة أخرى.

judging-depth = العمق
judging-plies = { $plies ->
    [zero] بلا عمق: فورًا
    [one] رمية واحدة: سريع
    [two] رميتان: متعمق
    [few] { $plies } رميات: متعمق
    [many] { $plies } رمية: متعمق
   *[other] { $plies } رمية: متعمق
}
judging-progress = تم تحليل { $done } من { $all }
judging-cancel = إيقاف
judging-stopped = توقف التحليل. هذه النتائج حتى الآن.
judging-go-on = متابعة
judging-done = اكتمل التحليل.

totals-title = الحصيلة
totals-whole = المباراة كلها
totals-session = كل الجولات
totals-rating = مؤشر الأداء (PR)
totals-rating-about = متوسط القيمة الضائعة في القرار الواحد مضروبًا في 500. كلما قلّ كان أفضل: ما دون { $best } مستوى عالمي، وما فوق { $worst } مستوى مبتدئ.
totals-lost = القيمة الضائعة
totals-lost-match = فرص الفوز بالمباراة الضائعة
totals-checker-play = في لعب القطع
totals-cube-play = في المكعب
totals-dubious = مشكوك فيها
totals-errors = أخطاء
totals-missed-doubles = مضاعفات فائتة
totals-wrong-doubles = مضاعفات خاطئة
totals-wrong-takes = قبول خاطئ
totals-wrong-passes = انسحاب خاطئ
totals-by-play-match = { $player ->
    [you] بالمهارة وحدها، من دون الحظ، كان نصيبك الفوز في ⁦{ $chance }%⁩ من مثل هذه المباريات.
   *[other] بالمهارة وحدها، من دون الحظ، كان نصيب { $player } الفوز في ⁦{ $chance }%⁩ من مثل هذه المباريات.
}
totals-by-play-money = { $player ->
    [you] بالمهارة وحدها، من دون الحظ، كان نصيبك { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
   *[other] بالمهارة وحدها، من دون الحظ، كان نصيب { $player } { $points ->
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
}

chances-match = { $player ->
    [you] فرصك في الفوز بالمباراة
   *[other] فرص { $player } في الفوز بالمباراة
}
chances-game = { $player ->
    [you] فرصك في الفوز بالجولة
   *[other] فرص { $player } في الفوز بالجولة
}
worst-title = أسوأ الأخطاء
worst-none = لا خطأ يُذكر.
worst-item = { $player }: { $play } بدلًا من { $better-play }

steps-first = العودة إلى البداية
steps-back = الخطوة السابقة
steps-on = الخطوة التالية
steps-last = الانتقال إلى النهاية
steps-back-error = الخطأ السابق
steps-on-error = الخطأ التالي
steps-of = { $done } من { $all }
step-position = الوضعية
step-roll = { $player ->
    [you] أنت بالرمية { $roll }: { $play }
   *[other] { $player } بالرمية { $roll }: { $play }
}
step-no-play = { $player ->
    [you] أنت: لا نقلة ممكنة بالرمية { $roll }
   *[other] { $player }: لا نقلة ممكنة بالرمية { $roll }
}
step-unknown-play = { $player ->
    [you] رميتك: { $roll }؛ والنقلة غير معروفة
   *[other] رمية { $player }: { $roll }؛ والنقلة غير معروفة
}
step-double = { $player ->
    [you] أنت: مضاعفة إلى { $value }
   *[other] { $player }: مضاعفة إلى { $value }
}
step-take = { $player ->
    [you] أنت: قبول
   *[other] { $player }: قبول
}
step-pass = { $player ->
    [you] أنت: انسحاب
   *[other] { $player }: انسحاب
}
step-beaver = { $player ->
    [you] أنت: قبول ومضاعفة ثانية، بيفر
   *[other] { $player }: قبول ومضاعفة ثانية، بيفر
}
step-raccoon = { $player ->
    [you] أنت: مضاعفة للبيفر، راكون
   *[other] { $player }: مضاعفة للبيفر، راكون
}
step-resign = { $player ->
    [you] أنت: استسلام
   *[other] { $player }: استسلام
}
step-not-judged = بلا تحليل.
step-not-yet = لم يُحلَّل بعد.
step-forced = إجبارية: لم يكن هناك خيار.
step-best = كانت هذه أفضل نقلة.
step-right = كان هذا هو الصواب.
step-dubious = مشكوك فيه
step-error = خطأ
step-blunder = خطأ فادح
step-lost = يخسر { $loss }
step-luck = حظ الرمية: { $luck }
step-better = كانت { $better-play } أفضل.
step-right-roll = كان الصواب رمي النرد.
step-right-double = كان الصواب المضاعفة.
step-right-too-good = كان الصواب مواصلة اللعب: الوضع أقوى من أن تضاعف.
step-right-take = كان الصواب القبول.
step-right-pass = كان الصواب الانسحاب.
step-right-beaver = كان الصواب البيفر.

plays-title = النقلات
plays-play = النقلة
plays-equity = القيمة
plays-loss = الخسارة
plays-wins = الفوز
plays-gammons = المارس
plays-lost-gammons = خسارة بمارس
plays-depth = العمق
cube-title = المكعب
cube-choice = القرار
cube-no-double = بلا مضاعفة
cube-double-take = مضاعفة، قبول
cube-double-pass = مضاعفة، انسحاب

rollout-title = محاكاة
rollout-about = يلعب المحرك الوضعية حتى نهايتها مرات كثيرة، بالنرد نفسه لكل نقلة تُقارَن.
rollout-start = بدء المحاكاة
rollout-trials = { $trials ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $trials } جولات
    [many] { $trials } جولة
   *[other] { $trials } جولة
}
rollout-margin = ⁦± { $margin }⁩
rollout-margin-about = القيمة الحقيقية ضمن هذا الهامش 95 مرة من 100.
rollout-sure = حُسم الأمر: أفضل نقلة هي الأفضل بلا شك.
rollout-unsure = لم يُحسم الأمر بعد.

export-title = حفظ
export-sgf = لبرنامج GNU Backgammon ⁦(.sgf)⁩، مع التحليل
export-mat = نص المباراة ⁦(.mat)⁩، لأي برنامج
export-json = Gammonbox ⁦(.json)⁩، بكل ما فيها
export-failed = لا يمكن الحفظ بهذه الصيغة: { $reason }.
judging-nets-quick = شبكة عصبية سريعة
judging-nets-deep = شبكة عصبية عميقة
worst-item-you = أنت: { $play } بدلًا من { $better-play }
tab-graph = الرسم
tab-match = المباراة
review-play-here = العب من هنا
review-flip = إدارة الرقعة
review-to-table = العودة إلى الطاولة
depths-title = مقارنة الأعماق
window-title = نافذة المضاعفة
window-opens = المضاعفة من ⁦{ $chance }%⁩
window-cash = الانسحاب من ⁦{ $chance }%⁩
window-too-good = أقوى من المضاعفة من ⁦{ $chance }%⁩
window-now = الآن ⁦{ $chance }%⁩
totals-by-play-note = هنا يُطرح الحظ المقدَّر من النتيجة. أما PR فلا يعدّ إلا الأخطاء، فقد يختلفان في مباراة واحدة.
plays-best = الأفضل
doubles-take-right = حين كان القبول صحيحًا
doubles-pass-right = حين كان الانسحاب صحيحًا
doubles-early = مبكرًا
doubles-too-good = حين كانت الوضعية أفضل من أن تُضاعَف
export-picture = صورة لهذه الوضعية
