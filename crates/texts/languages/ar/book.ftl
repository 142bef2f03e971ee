book-title = طاولة الزهر: { $name }
book-differs-mark = تختلف عن اللعبة الدولية
book-differs-none = هذه هي القواعد الدولية.
book-summary = القواعد كلها في نظرة
book-summary-rule = القاعدة
book-summary-value = هنا
book-printed-by = كتبه { -app } من القواعد التي يلعب بها

book-aim = الهدف
book-aim-checkers = يلعب اثنان، ولكل منهما { $checkers ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $checkers } قطع
    [many] { $checkers } قطعة
   *[other] { $checkers } قطعة
} ونردان.
book-aim-way = تدور بقطعك حول الرقعة حتى تبلغ بيتك، وهو آخر ست خانات في طريقك، ومنه تُخرجها من الرقعة. وخصمك يسير في الاتجاه المعاكس.
book-aim-win = يفوز من يُخرج آخر قطعة له أولًا.
book-aim-picture = كل قطع { $color } في بيته، ويمكنها الآن أن تخرج.

book-setup = ترتيب القطع
book-setup-points = في الرقعة 24 خانة موزعة على أربعة أرباع، وبين النصفين الحاجز. تعدّ الخانات من جهتك: الخانة 1 آخر طريقك والخانة 24 أبعدها، وخانتك 1 هي الخانة 24 عند خصمك.
book-setup-stack = { $checkers ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $checkers } قطع
    [many] { $checkers } قطعة
   *[other] { $checkers } قطعة
} على الخانة { $point }
book-setup-position = لكل لاعب في البداية: { $list }.
book-setup-picture = وضع البداية كما يراه { $color }.

book-start = من يبدأ
book-start-tie = إذا تساوى النردان أعاد اللاعبان الرمي.
book-start-picture = بدأ { $color } بالرمية { $roll } وربط خانة: { $play }.

book-moving = التحريك
book-moving-roll = في دورك ترمي النردين وتلعب كل رقم: تحرّك قطعتين مرة لكل منهما، أو قطعة واحدة مرتين.
book-moving-order = أنت تختار أي الرقمين تلعب أولًا. ومن يحرّك قطعة واحدة مرتين يلعب نقلتين، ولا بد من خانة مفتوحة تقف عليها القطعة بينهما.
book-moving-target = للقطعة أن تنزل على أي خانة لم يربطها خصمك، مهما كان عدد قطعك فيها.
book-moving-nothing = الرقم الذي لا يمكن لعبه يضيع.
book-moving-done = ينتهي دورك حين ترفع النرد، وحتى ذلك الحين يمكنك التراجع عن نقلاتك.
book-moving-picture = تقدّم { $color } بقطعة واحدة بالرمية { $roll }: { $play }. كان لا بد من لعب الرقم 6 أولًا، لأن الرقم 5 وحده يقود إلى خانة مربوطة.

book-doubles = الرمية المزدوجة
book-doubles-four = إذا أظهر النردان الرقم نفسه لعبته أربع مرات، بقطعة واحدة أو بعدة قطع كما تشاء.
book-doubles-rest = ما لا يمكن لعبه من الأربع يضيع، ولا رمية إضافية.
book-doubles-picture = رمى { $color } { $roll } ولعب أربع نقلات: { $play }.

book-hitting = الأكل
book-hitting-blot = القطعة الوحيدة على خانة قطعة مكشوفة. وكل قطعة للخصم تنزل عليها، أو تقف عندها في طريقها، تأكلها.
book-hitting-pair = القطعة أو القطعتان على خانة يمكن أكلهما: فقطعة الخصم التي تنزل هناك تأكل ما عليها كله.
book-hitting-bar = القطعة المأكولة تذهب إلى الحاجز. ويمكن الأكل عدة مرات في الدور الواحد.
book-hitting-picture = على الخانة 5 عند { $color } قطعة مكشوفة يملكها { $opponent }. يأكلها { $color } بالأرقام: { $list }.

book-entering = الدخول
book-entering-first = إذا كانت لك قطع على الحاجز وجب أن تدخل كلها قبل أن تحرّك أي قطعة أخرى.
book-entering-where = تدخل القطع في بيت خصمك: بالرقم 1 على خانتك 24، وبالرقم 2 على خانتك 23، وهكذا حتى الرقم 6 على خانتك 19. ويجوز الأكل عند الدخول.
book-entering-rest = الرقم الذي خانته مربوطة لا يُدخل قطعة. وإذا دخلت كل القطع لعبت بقية الرمية بأي قطعة.
book-entering-picture = على الحاجز قطعة يملكها { $color }. تدخل بالأرقام: { $list }.
book-entering-picture-closed = على الحاجز قطعة يملكها { $color }، ولا رقم يُدخلها.

book-blocks = الربط
book-blocks-pass = يمكن القفز فوق خانة مربوطة برقم يتجاوزها. أما ست خانات مربوطة متتالية فلا يمكن القفز فوقها أبدًا.
book-blocks-pass-three = يمكن القفز فوق خانة مربوطة برقم يتجاوزها.
book-blocks-picture = ربط { $opponent } الخانات أمام آخر قطعتين من قطع { $color }. تفلتان بالأرقام: { $list }.
book-blocks-picture-closed = ربط { $opponent } ست خانات متتالية، فلا رقم تفلت به آخر قطعتين من قطع { $color }.

book-bearing-off = الإخراج
book-bearing-off-when = حين تصير كل قطعك في بيتك يحق لك إخراجها، ولو بالرقم الثاني من الرمية التي أوصل رقمها الأول آخر قطعة إلى البيت.
book-bearing-off-inside = بدل الإخراج يمكنك أن تلعب الرقم داخل البيت إن كان له متسع.
book-bearing-off-hit = إذا أُكلت لك قطعة في أثناء ذلك فعليها أن تعود إلى البيت قبل أن تواصل الإخراج.
book-bearing-off-picture = بالرقم { $number } يستطيع { $color } أن يلعب: { $list }.
book-bearing-off-picture-none = بالرقم { $number } لا يستطيع { $color } أن يلعب شيئًا.

book-winning = الفوز
book-winning-single = الفوز عادي، ويُحسب مرة واحدة، إذا كان خصمك قد أخرج قطعة على الأقل.
book-winning-gammon = الفوز مارس، ويُحسب مرتين، إذا لم يُخرج خصمك أي قطعة.
book-winning-backgammon = الباكغامون يُحسب ثلاث مرات.
book-winning-picture = أخرج { $color } آخر قطعة له. وأخرج { $opponent } قطعة، وما زالت له قطعة على الحاجز: { $win ->
    [single] فوز عادي
    [gammon] مارس
   *[backgammon] باكغامون
}.

book-cube = المكعب
book-cube-offer = من تُعرض عليه المضاعفة إما أن يقبلها ويواصل اللعب على الضعف، وإما أن ينسحب فيخسر ما كانت الجولة تساويه قبلها.
book-cube-owner = من يقبل يأخذ المكعب، ولا يضاعف بعدها إلا صاحبه.
book-cube-product = في النهاية يُضرب الفوز في رقم المكعب: فالمارس والمكعب على 4 يُحسب ثماني مرات.
book-cube-picture = ضاعف { $color } وقبل { $opponent }. المكعب الآن مع { $opponent }، وهو على { $value }.

book-match = الجولات والمباريات
book-match-score = { $length ->
    [one] جولة واحدة تحسم المباراة.
    [two] ما تفوز به يضاف إلى نقاطك، وما زاد على نقطتين لا أثر له.
    [few] ما تفوز به يضاف إلى نقاطك، وما زاد على { $length } نقاط لا أثر له.
    [many] ما تفوز به يضاف إلى نقاطك، وما زاد على { $length } نقطة لا أثر له.
   *[other] ما تفوز به يضاف إلى نقاطك، وما زاد على { $length } نقطة لا أثر له.
}

book-letters = علامة X هي { $color }، وعلامة O هي { $opponent }.
