start-title = جولة جديدة
start-play = ابدأ اللعب
start-level = المستوى
start-rules = القواعد
start-rules-about = أي ورقة قواعد في علبتك؟
start-rules-change = تغيير القواعد
start-rules-differ = يختلف عن القواعد الدولية

level-leaflet = قارئ الورقة
level-leaflet-about = قرأ ورقة القواعد للتو
level-beginner = مبتدئ
level-beginner-about = لعب بضع أمسيات
level-casual = هاوٍ
level-casual-about = يلعب من حين إلى آخر، وبحذر
level-regular = لاعب مواظب
level-regular-about = يلعب كل أسبوع
level-club = لاعب نادٍ
level-club-about = يلعب في نادٍ
level-tournament = لاعب بطولات
level-tournament-about = يلعب البطولات، ويفوز ببعضها
level-expert = خبير
level-expert-about = يرى من نظرة واحدة ما هو جيد
level-master = أستاذ
level-master-about = يحسب كل رد يمكن أن تلعبه
level-grandmaster = أستاذ كبير
level-grandmaster-about = يحسب ردودك ودوره التالي
level-machine = الآلة
level-machine-about = تنظر إلى أبعد ما تستطيع، ولا تستعجل
level-same-dice = كل المستويات تحصل على النرد نفسه. الأقوى يلعبه أفضل، لا أكثر.

leaflet-international = القواعد الدولية
leaflet-international-about = ما تلعبه النوادي والبطولات في كل مكان
leaflet-deluxe = حقيبة الـ27 لغة
leaflet-deluxe-about = النرد يقرر من يأخذ الأبيض؛ ولا تُخرج إلا بالرقم المطابق؛ ومتى صارت كلها في البيت جاز لك أن تترك رقمًا
leaflet-swiss = الورقة السويسرية
leaflet-swiss-about = تسمى الخانات من 1 إلى 12 ومن 1A إلى 12A؛ والقطعة المتأخرة تكلّف ثلاثة أمثال الرهان حتى لو خرجت قطع أخرى
leaflet-nordic = الورقة الإسكندنافية
leaflet-nordic-about = إذا كانت خانة الرقم فارغة جاز لك الإخراج من الخانة الأدنى التالية؛ ولك أن تضاعف في أي وقت
leaflet-nordic-no = الورقة الإسكندنافية، بالنرويجية
leaflet-nordic-no-about = من يبدأ يرمي من جديد؛ والرقم يُخرج أي قطعة حتى خانته
leaflet-hungarian = الورقة المجرية
leaflet-hungarian-about = الفاتح ضد الداكن، في مباريات حتى 3 أو 5 أو 7 أو 9 نقاط؛ والمكعب يقف عند 64
leaflet-portes = بورتس (اليونان)
leaflet-portes-about = الفائز يبدأ الجولة التالية؛ بلا مكعب وبلا باكغامون
leaflet-tavla = طاولة (تركيا)
leaflet-tavla-about = مثل بورتس، والقطعة التي تأكل في بيتها تبقى هناك في ذلك الدور
leaflet-takhteh = تخته (إيران)
leaflet-takhteh-about = مثل الطاولة التركية، لكن النرد يقرر من يبدأ كل جولة
leaflet-unlike = { $name }، مع تعديلات

start-length = نوع اللعب
start-money = جولات مفردة
start-match-to = { $length ->
    [one] مباراة حتى نقطة واحدة
    [two] مباراة حتى نقطتين
    [few] مباراة حتى { $length } نقاط
    [many] مباراة حتى { $length } نقطة
   *[other] مباراة حتى { $length } نقطة
}
start-cube = مكعب المضاعفة

start-dice = النرد
start-dice-random = يُرمى عنك
start-dice-seed = من بذرة
start-dice-seed-label = البذرة
start-dice-real = نرد حقيقي
start-dice-real-about = المس أو اكتب ما يظهر على نردك

start-color = لونك
start-color-any = أي لون
start-color-by-die = في هذه القواعد يقرر النرد من يأخذ الأبيض.
start-name = الاسم
start-name-you = ضيف
start-name-first = اللاعب الأول
start-name-second = اللاعب الثاني
start-turn-board = إدارة الرقعة نحو صاحب الدور
start-position-about = GNUbg ID أو Position ID أو XGID أو OGID

variant-backgammon = طاولة الزهر
variant-nackgammon = ناكغامون
variant-hypergammon = هايبرغامون
variant-free = وضعية مرتبة باليد
start-more = المزيد
start-shorter = مباراة أقصر
start-longer = مباراة أطول
level-pr = ⁦PR { $pr }⁩
level-pr-about = مؤشر الأداء (PR): كم يخسر المستوى في كل قرار. الأقل أفضل، واللاعبون الأقوياء دون 5.
leaflet-deluxe-cs = حقيبة الـ27 لغة، بالتشيكية أو السلوفاكية أو المجرية
leaflet-deluxe-cs-about = كما في اللغات الأخرى، لكن لا يجوز النزول على خانة مربوطة
leaflet-swiss-it = الورقة السويسرية، بالإيطالية
leaflet-swiss-it-about = كما في الألمانية والفرنسية، لكن لا يُخرج القطع إلا الرقم المطابق
