option-variant = وضع البداية
variant-rule-backgammon = تبدأ الجولة من الوضع المعتاد.
variant-rule-nackgammon = تبدأ الجولة من وضع ناكغامون، بأربع قطع في الخلف.
variant-rule-hypergammon = لكل لاعب ثلاث قطع فقط، كلها في الخلف.
variant-rule-free = تبدأ الجولة من وضعية رُتبت باليد.

option-opening = من يبدأ
opening-high-die-plays-pair = النرد الأعلى يبدأ بالرقمين
opening-rule-high-die-plays-pair = يرمي كل لاعب نردًا واحدًا، وصاحب الأعلى يبدأ ويلعب الرقمين.
opening-high-die-rolls-again = النرد الأعلى يبدأ برمية جديدة
opening-rule-high-die-rolls-again = يرمي كل لاعب نردًا واحدًا، وصاحب الأعلى يبدأ ويرمي النردين من جديد لدوره الأول.
opening-die-for-color = النرد الأعلى يأخذ القطع البيضاء ويبدأ
opening-rule-die-for-color = يرمي كل لاعب نردًا واحدًا، وصاحب الأعلى يأخذ القطع البيضاء. الأبيض يبدأ ويرمي النردين لدوره الأول.

option-next-game = من يبدأ الجولة التالية
next-game-dice = النرد
next-game-rule-dice = النرد يقرر من يبدأ كل جولة.
next-game-winner = الفائز
next-game-rule-winner = الفائز بجولة يبدأ التالية ويرمي النردين.

option-block = ما يربط الخانة
block-from-two = قطعتان
block-rule-from-two = قطعتان أو أكثر لأحد اللاعبين تربط الخانة أمام الآخر.
block-from-three = ثلاث قطع
block-rule-from-three = ثلاث قطع أو أكثر لأحد اللاعبين تربط الخانة أمام الآخر؛ أما القطعتان فيمكن أكلهما معًا دفعة واحدة.

option-blocked-landing = النزول على ربطة
blocked-landing-illegal = ممنوع
blocked-landing-rule-illegal = لا يجوز أن تنزل على خانة مربوطة.
blocked-landing-self-hit = يكلّف القطعة
blocked-landing-rule-self-hit = لا ينبغي أن تنزل على خانة مربوطة. فإن فعلت أُكلت قطعتك أنت: تذهب إلى الحاجز، ويضيع الرقم.

option-duty = واجب اللعب
duty-always = دائمًا
duty-rule-always = يجب أن تلعب أكبر عدد ممكن من الأرقام.
duty-until-home = حتى تصل كلها إلى البيت
duty-rule-until-home = يجب أن تلعب أكبر عدد ممكن من الأرقام، لكن متى صارت كل قطعك في البيت جاز لك أن تترك أي رقم.

option-single-number = إذا أمكن لعب رقم واحد فقط
single-number-larger = الأكبر
single-number-rule-larger = إذا استطعت لعب أي من الرقمين ولم تستطع لعبهما معًا، وجب أن تلعب الأكبر.
single-number-either = أيهما شئت
single-number-rule-either = إذا استطعت لعب أي من الرقمين ولم تستطع لعبهما معًا، فالخيار لك.

option-bear-off = الإخراج
bear-off-standard = الرقم الأكبر من اللازم يُخرج أبعد قطعة
bear-off-rule-standard = يُخرج الرقم قطعة من خانته. فإن كانت فارغة وجب أن تحرّك قطعة من خانة أعلى، فإن لم توجد أخرجت من أعلى خانة لك.
bear-off-exact = بالرقم المطابق فقط
bear-off-rule-exact = يُخرج الرقم قطعة من خانته، لا من غيرها.
bear-off-nearest-lower = من أقرب خانة أدنى
bear-off-rule-nearest-lower = يُخرج الرقم قطعة من خانته. فإن كانت فارغة جاز لك الإخراج من أقرب خانة أدنى لك فيها قطعة، حتى لو كانت لك قطع أعلى.
bear-off-any-lower = من أي خانة أدنى
bear-off-rule-any-lower = يُخرج الرقم قطعة من خانته أو من أي خانة أدنى، كما تشاء.

option-hit-and-run = الأكل والهرب
hit-and-run-allowed = مسموح
hit-and-run-rule-allowed = القطعة التي تأكل يجوز أن تتابع في الدور نفسه.
hit-and-run-not-at-home = ليس في البيت
hit-and-run-rule-not-at-home = القطعة التي تأكل في بيتها تبقى هناك بقية الدور.

option-backgammon-needs = الباكغامون
backgammon-needs-none-off = فقط إن لم يُخرج الخاسر شيئًا
backgammon-needs-rule-none-off = الفوز باكغامون إذا لم يُخرج الخاسر أي قطعة وما زالت له قطعة على الحاجز أو في بيت الفائز.
backgammon-needs-no-more = حتى لو أخرج الخاسر قطعًا
backgammon-needs-rule-no-more = الفوز باكغامون إذا كانت للخاسر قطعة على الحاجز أو في بيت الفائز، حتى لو أخرج غيرها.
backgammon-needs-never = أبدًا
backgammon-needs-rule-never = لا باكغامون: أكبر فوز هو المارس.

option-cube = مكعب المضاعفة
cube-rule-on = مكعب المضاعفة يضاعف قيمة الجولة.
cube-rule-off = تلعب بلا مكعب المضاعفة.

option-cube-timing = متى تضاعف
cube-timing-before-own-roll = قبل رميتك
cube-timing-rule-before-own-roll = لك أن تعرض المضاعفة في دورك قبل أن ترمي، لكن ليس قبل لعب الرمية الأولى في الجولة.
cube-timing-any-time = في أي وقت
cube-timing-rule-any-time = لك أن تعرض المضاعفة في أي وقت تُنتظر فيه رمية أو نقلة، منك أو من خصمك، لكن ليس قبل لعب الرمية الأولى في الجولة.

option-cube-highest = أعلى رقم للمكعب
cube-highest-none = بلا حد
cube-highest-rule-none = لا حد للمضاعفة.
cube-highest-at = { $highest }
cube-highest-rule-at = لا يتجاوز المكعب { $highest }.

option-match = نوع اللعب
match-none = جولات مفردة
match-rule-none = كل جولة قائمة بذاتها، وتلعب ما شئت.
match-to = { $length ->
    [one] مباراة حتى نقطة واحدة
    [two] مباراة حتى نقطتين
    [few] مباراة حتى { $length } نقاط
    [many] مباراة حتى { $length } نقطة
   *[other] مباراة حتى { $length } نقطة
}
match-rule-to = { $length ->
    [one] أول من يفوز بجولة يفوز بالمباراة.
    [two] تُجمع النقاط، وأول من يبلغ نقطتين يفوز بالمباراة.
    [few] تُجمع النقاط، وأول من يبلغ { $length } نقاط يفوز بالمباراة.
    [many] تُجمع النقاط، وأول من يبلغ { $length } نقطة يفوز بالمباراة.
   *[other] تُجمع النقاط، وأول من يبلغ { $length } نقطة يفوز بالمباراة.
}

option-match-lengths = أطوال المباريات المعتادة
match-lengths-none = لا توجد
match-lengths-rule-none = الورقة لا تذكر المباريات.
match-lengths-to = عدد النقاط: { $list }
match-lengths-rule-to = تُلعب المباريات عادة حتى هذا العدد من النقاط: { $list }.

option-crawford = قاعدة كروفورد
crawford-rule-on = حين يصير أحد اللاعبين أول مرة على بعد نقطة واحدة من الفوز بالمباراة لا يضاعف أحد في الجولة التالية، ثم يعود المكعب بعدها.
crawford-rule-off = لك أن تضاعف في كل جولات المباراة.

option-jacoby = قاعدة جاكوبي
jacoby-rule-on = في الجولات المفردة لا يُحسب المارس ولا الباكغامون إلا إذا استُعمل المكعب، وإلا فهو فوز عادي.
jacoby-rule-off = يُحسب المارس والباكغامون سواء استُعمل المكعب أم لا.

option-beavers = البيفر
beavers-off = لا
beavers-rule-off = ليس أمام المضاعفة إلا القبول أو الانسحاب.
beavers-on = البيفر
beavers-rule-on = في الجولات المفردة، إذا قبلت المضاعفة فلك أن تضاعف ثانية على الفور وتحتفظ بالمكعب: هذا هو البيفر.
beavers-raccoons = البيفر والراكون
beavers-rule-raccoons = في الجولات المفردة، إذا قبلت المضاعفة فلك أن تضاعف ثانية على الفور وتحتفظ بالمكعب: هذا هو البيفر. ولصاحب المضاعفة الأولى عندئذ أن يضاعف مرة أخرى: هذا هو الراكون.

option-automatic-doubles = المضاعفة التلقائية
automatic-doubles-off = لا
automatic-doubles-rule-off = إذا تساوى النردان في البداية أعيد الرمي ولم يتغير شيء.
automatic-doubles-up-to = { $count ->
    [one] مرة واحدة على الأكثر
    [two] مرتان على الأكثر
    [few] { $count } مرات على الأكثر
    [many] { $count } مرة على الأكثر
   *[other] { $count } مرة على الأكثر
}
automatic-doubles-rule-up-to = { $count ->
    [one] في الجولات المفردة يضاعف تساوي النردين في البداية الرهان، مرة واحدة فقط في الجولة.
    [two] في الجولات المفردة يضاعف تساوي النردين في البداية الرهان كل مرة، حتى مرتين في الجولة.
    [few] في الجولات المفردة يضاعف تساوي النردين في البداية الرهان كل مرة، حتى { $count } مرات في الجولة.
    [many] في الجولات المفردة يضاعف تساوي النردين في البداية الرهان كل مرة، حتى { $count } مرة في الجولة.
   *[other] في الجولات المفردة يضاعف تساوي النردين في البداية الرهان كل مرة، حتى { $count } مرة في الجولة.
}

option-labels = ترقيم الخانات
labels-rule-none = لا أرقام مطبوعة على الخانات. وهي تُعدّ هنا من 24 إلى 1 كما يراها صاحب الدور.
labels-rule-numbers = تُعدّ الخانات من 24 إلى 1 كما يراها صاحب الدور.
labels-rule-halves = تسمى الخانات من 1 إلى 12 في نصف الأبيض، ومن 1A إلى 12A في نصف الأسود.
labels-rule-homes = خانات البيتين مرقمة من 1 إلى 6، من الحافة إلى الداخل. في النقلات المكتوبة تُعد كل الخانات من 24 إلى 1.

option-counter-clockwise = من يسير عكس عقارب الساعة
counter-clockwise-rule = يسير { $counter } عكس عقارب الساعة، واللاعب الآخر معها.

option-colors = اسما اللونين
colors-white-black = الأبيض والأسود
colors-rule-white-black = الطرفان هما الأبيض والأسود.
colors-light-dark = الفاتح والداكن
colors-rule-light-dark = الطرفان هما الفاتح والداكن.

option-cube-at-rest = موضع المكعب في البداية
cube-at-rest-middle = في الوسط
cube-at-rest-rule-middle = في البداية يكون المكعب في الوسط والرقم 64 إلى أعلى، وهو يعني 1؛ وما دام هناك يجوز لأي من اللاعبين أن يضاعف.
cube-at-rest-side = بجانب الرقعة
cube-at-rest-rule-side = في البداية يكون المكعب بجانب الرقعة والرقم 64 إلى أعلى، وهو يعني 1؛ وما دام هناك يجوز لأي من اللاعبين أن يضاعف.

option-unit = ماذا تربح
unit-points = النقاط
unit-rule-points = يُحسب الفوز بالنقاط.
unit-stake = الرهان
unit-rule-stake = تلعب على رهان يُدفع مرة أو مرتين أو ثلاث مرات.
