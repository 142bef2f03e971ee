analysis-title = التحليل
analysis-about = أحضر مباراة أو وضعية من أي مكان، وانظر ما كان جيدًا وما لم يكن. لا شيء يغادر هذا الجهاز.
analysis-drop = أفلت ملفًا هنا
analysis-choose = اختيار ملف
analysis-choose-about = مباريات من GNU Backgammon وeXtreme Gammon وBGBlitz وSnowie وJellyfish وFIBS وGamesGrid وغيرها، يُعرف نوعها من محتواها
analysis-paste = أو ألصق مباراة أو وضعية أو معرّفًا
analysis-paste-open = فتح
analysis-table = المباراة على الطاولة
analysis-editor = ترتيب وضعية
analysis-quiz = التدرب على أخطائي
analysis-reading = جارٍ القراءة…

read-title = { $player } ضد { $name }
read-nothing-judged = ليس فيها ما يمكن تقييمه.
read-oddities = { $count ->
    [one] في الملف أمر غريب واحد
    [two] في الملف أمران غريبان
    [few] في الملف { $count } أمور غريبة
    [many] في الملف { $count } أمرًا غريبًا
   *[other] في الملف { $count } أمر غريب
}
read-more = { $rest-count ->
    [one] وواحد غيرها
    [two] واثنان غيرها
    [few] و{ $rest-count } غيرها
    [many] و{ $rest-count } غيرها
   *[other] و{ $rest-count } غيرها
}
read-offered = المعروض هو ما أمكنت قراءته.
place-line = السطر { $line }، العمود { $column }
place-record = السجل { $count }
place-file = الملف
read-oddity = { $from }: { $reason }

unreadable-empty = لا شيء فيه.
unreadable-too-large = هو أكبر من أن يكون مباراة.
unreadable-unknown = ليست هذه مباراة ولا وضعية لطاولة الزهر بأي صيغة معروفة هنا.
unreadable-broken = هو تالف، ولا يمكن قراءة شيء منه.

odd-encoding = النص ليس بترميز UTF-8؛ قُرئ بترميز { $text }.
odd-not-understood = «{ $text }» غير مفهوم، فأُهمل.
odd-illegible-play = «{ $text }» ليس نقلة.
odd-bad-number = «{ $text }» لا يمكن أن يكون صحيحًا، فأُهمل.
odd-no-name = أحد اللاعبين بلا اسم.
odd-missing = ينقص شيء تحتويه هذه الملفات عادة؛ أُخذ المعتاد بدلًا منه.
odd-stake = هذه جولة مفردة برهان قدره { $count }، لا مباراة.
odd-variant = النوع «{ $text }» غير معروف؛ قُرئ على أنه طاولة الزهر.
odd-guessed-variant = النقلات تدل على أن النوع هو { $text }.
odd-cut-short = ينتهي الملف قبل أوانه.
odd-checksum = مجموع اختباري غير مطابق: ربما كان الملف تالفًا.
odd-illegal-position = هذه الوضعية غير ممكنة.
odd-contradiction = أمر مذكور مرتين على نحو مختلف.
odd-more-positions = { $count ->
    [one] تليها وضعية أخرى أُهملت.
    [two] تليها وضعيتان أخريان أُهملتا.
    [few] تليها { $count } وضعيات أخرى أُهملت.
    [many] تليها { $count } وضعية أخرى أُهملت.
   *[other] تليها { $count } وضعية أخرى أُهملت.
}
odd-other = شيء لم يكن كما ينبغي، فأُهمل.
odd-illegal-play = { $play } نقلة غير مسموح بها بالرمية { $roll }.
odd-no-play = لا شيء يبيّن كيف لُعبت { $roll }.
odd-start-double = لا تبدأ جولة بالرمية { $roll }.
odd-wrong-turn = الدور للاعب الآخر.
odd-unanswered = مضاعفة بقيت بلا رد.
odd-refused = القواعد لا تسمح بهذا.
odd-after-end = كانت الجولة قد انتهت قبل ذلك.
odd-cube = يصير المكعب على { $counted }، لا على { $said }.
odd-board = النقلات السابقة تؤدي إلى وضعية أخرى.
odd-winner = الفائز هو اللاعب الآخر.
odd-points = قيمة الجولة { $counted }، لا { $said }.
odd-score = مجموع الجولات السابقة يعطي نتيجة أخرى.

judging-depth = النظر إلى الأمام
judging-plies = { $plies ->
    [zero] بلا نظر: فورًا
    [one] رمية واحدة: سريع
    [two] رميتان: متعمق
    [few] { $plies } رميات: متعمق
    [many] { $plies } رمية: متعمق
   *[other] { $plies } رمية: متعمق
}
judging-progress = تم تقييم { $done } من { $all }
judging-cancel = إيقاف
judging-stopped = توقف التحليل. المعروض هو ما جرى تقييمه حتى الآن.
judging-go-on = متابعة
judging-done = تم تقييم كل شيء.

totals-title = الحصيلة
totals-whole = المباراة كلها
totals-session = كل الجولات
totals-rating = التقدير (PR)
totals-rating-about = متوسط ما ضاع في القرار الواحد مضروبًا في خمسمئة. كلما قلّ كان أفضل: ما دون 3 مستوى عالمي، وما فوق 20 مستوى مبتدئ.
totals-lost = ما ضاع
totals-lost-match = ما ضاع من فرص المباراة
totals-checker-play = في لعب القطع
totals-cube-play = في المكعب
totals-dubious = مشكوك فيها
totals-errors = أخطاء
totals-missed-doubles = مضاعفات فائتة
totals-wrong-doubles = مضاعفات خاطئة
totals-wrong-takes = قبول خاطئ
totals-wrong-passes = انسحاب خاطئ
totals-by-play-match = باللعب وحده، من دون الحظ، كان نصيب { $player } الفوز في { $chance }% من مثل هذه المباريات.
totals-by-play-money = باللعب وحده، من دون الحظ، كان نصيب { $player } { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.

chances-match = فرص { $player } في الفوز بالمباراة
chances-game = فرص { $player } في الفوز بالجولة
worst-title = أسوأ الأخطاء
worst-none = لا خطأ يُذكر.
worst-item = { $player }: { $play } بدلًا من { $better-play }

steps-first = إلى البداية
steps-back = خطوة للخلف
steps-on = خطوة للأمام
steps-last = إلى النهاية
steps-back-error = الخطأ السابق
steps-on-error = الخطأ التالي
steps-of = { $done } من { $all }
step-position = الوضعية
step-roll = { $player } بالرمية { $roll }: { $play }
step-no-play = { $player }: لا نقلة ممكنة بالرمية { $roll }
step-unknown-play = رمية { $player }: { $roll }؛ والنقلة غير معروفة
step-double = { $player }: مضاعفة إلى { $value }
step-take = { $player }: قبول
step-pass = { $player }: انسحاب
step-beaver = { $player }: قبول ومضاعفة ثانية، بيفر
step-raccoon = { $player }: مضاعفة للبيفر، راكون
step-resign = { $player }: استسلام
step-not-judged = بلا تقييم.
step-not-yet = لم يُقيَّم بعد.
step-forced = لم يكن هناك ما يُختار.
step-best = كانت هذه أفضل نقلة.
step-right = كان هذا صحيحًا.
step-dubious = مشكوك فيه
step-error = خطأ
step-blunder = خطأ فادح
step-lost = يضيّع { $loss }
step-luck = حظ الرمية: { $luck }
step-better = كانت { $better-play } أفضل.
step-right-roll = كان الصواب رمي النرد.
step-right-double = كان الصواب المضاعفة.
step-right-too-good = كان الصواب مواصلة اللعب: الوضع أقوى من المضاعفة.
step-right-take = كان الصواب القبول.
step-right-pass = كان الصواب الانسحاب.
step-right-beaver = كان الصواب البيفر.

plays-title = النقلات
plays-play = النقلة
plays-equity = النقاط
plays-loss = ما يضيع
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
rollout-about = يلعب المحرك الوضعية حتى نهايتها مرات كثيرة، بالنرد نفسه لكل ما يُقارَن.
rollout-start = بدء المحاكاة
rollout-trials = { $trials ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $trials } جولات
    [many] { $trials } جولة
   *[other] { $trials } جولة
}
rollout-margin = ‎± { $margin }‎
rollout-margin-about = تقع القيمة الحقيقية ضمن هذا الهامش في 95 حالة من 100.
rollout-sure = حُسم الأمر: الأفضل أفضل من غيره بلا شك.
rollout-unsure = لم يُحسم الأمر بعد.

export-title = حفظ
export-sgf = لبرنامج GNU Backgammon (.sgf)، مع التحليل
export-mat = نص المباراة (.mat)، لكل البرامج
export-json = Gammonbox (.json)، بكل ما فيها
export-failed = لا يمكن الحفظ بهذه الصيغة: { $reason }.
judging-nets-quick = شبكة عصبية سريعة
judging-nets-deep = شبكة عصبية عميقة
worst-item-you = أنت: { $play } بدلًا من { $better-play }
tab-graph = الرسم
tab-match = المباراة
review-play-here = العب من هنا
review-flip = اقلب الرقعة
review-to-table = العودة إلى الطاولة
depths-title = قارن الأعماق
window-title = نافذة المضاعفة
window-opens = المضاعفة من { $chance }%
window-cash = الانسحاب من { $chance }%
window-too-good = أفضل من أن تُضاعف من { $chance }%
window-now = الآن { $chance }%
totals-by-play-note = هذا يطرح الحظ المقدَّر من النتيجة. أما PR فلا يعدّ إلا الأخطاء، وقد يختلفان في مباراة واحدة.
plays-best = الأفضل
