leaflets-title = أوراق القواعد
leaflets-read = قراءة
leaflets-change = تغيير
leaflets-change-about = اختر كل قاعدة كما تحب. ما يختلف عن اللعبة الدولية عليه علامة.
leaflets-restore = كما في الورقة
leaflets-play = العب بهذه القواعد
leaflets-print = طباعة
leaflets-choose = ورقة أخرى

leaflets-compare = مقارنة
leaflets-compare-one = هذه الورقة
leaflets-compare-other = الأخرى
leaflets-differences = أين تختلفان
leaflets-same = ما تتفقان فيه
leaflets-no-differences = كلتاهما تقول الشيء نفسه.

leaflets-link = رابط هذه القواعد
leaflets-link-about = من يفتحه يرى هذه القواعد ويمكنه أن يلعب بها.
leaflets-link-copied = تم نسخ الرابط.
leaflets-link-bad = هذا الرابط لا يؤدي إلى قواعد.
leaflets-link-too-long = هو أطول من أي قواعد.
leaflets-link-name = يبدأ بورقة لا نعرفها: { $text }.
leaflets-link-option = يذكر قاعدة لا نعرفها: { $text }.
leaflets-link-value = القيمة { $text } غير ممكنة في: { $name }.
leaflets-received = وصلتك هذه القواعد من شخص ما.

leaflets-agree-title = هل أنتما متفقان؟
leaflets-agree-about = هذه هي القواعد التي ستلعبان بها.
leaflets-agree = موافقة { $player }
leaflets-agree-start = ابدآ الجولة

rules-of-start = الترتيب والبداية
rules-of-moving = التحريك والإخراج
rules-of-winning = الفوز
rules-of-cube = المكعب
rules-of-matches = الجولات والمباريات
rules-of-board = على الرقعة

book-of-table = كتاب قواعد هذه الطاولة
book-mark-explained = عليه علامة: يختلف عن اللعبة الدولية

language-automatic = حسب المتصفح
