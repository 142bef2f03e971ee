leaflets-title = أوراق القواعد
leaflets-read = قراءة
leaflets-change = تغيير
leaflets-change-about = اضبط كل قاعدة كما تحب. ما يختلف عن القواعد الدولية عليه علامة.
leaflets-restore = العودة إلى قاعدة الورقة
leaflets-play = العب بهذه القواعد
leaflets-print = طباعة
leaflets-choose = اختر ورقة أخرى

leaflets-compare = مقارنة
leaflets-compare-one = هذه الورقة
leaflets-compare-other = ورقة أخرى
leaflets-differences = أين تختلفان
leaflets-same = ما تتفقان فيه
leaflets-no-differences = تقولان الشيء نفسه.

leaflets-link = رابط هذه القواعد
leaflets-link-about = من يفتحه يرى هذه القواعد ويمكنه أن يلعب بها.
leaflets-link-copied = تم نسخ الرابط.
leaflets-link-bad = هذا ليس رابط قواعد.
leaflets-link-too-long = أطول من أن يكون رابط قواعد.
leaflets-link-name = يبدأ بورقة لا نعرفها: { $text }.
leaflets-link-option = يذكر قاعدة لا نعرفها: { $text }.
leaflets-link-value = القيمة { $text } غير ممكنة في: { $name }.
leaflets-received = أرسل إليك شخص ما هذه القواعد.

leaflets-agree-title = هل أنتما متفقان؟
leaflets-agree-about = ستلعبان بهذه القواعد.
leaflets-agree = موافقة { $player }
leaflets-agree-start = ابدآ الجولة

rules-of-start = الترتيب والبداية
rules-of-moving = التحريك والإخراج
rules-of-winning = الفوز
rules-of-cube = المكعب
rules-of-matches = الجولات والمباريات
rules-of-board = على الرقعة

book-of-table = قواعد هذه الطاولة
book-mark-explained = عليه علامة: يختلف عن القواعد الدولية

language-automatic = حسب المتصفح
