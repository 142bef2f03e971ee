settings-title = الإعدادات
settings-board = الرقعة
settings-play = اللعب
settings-help = المساعدة
settings-language = اللغة

settings-theme = المظهر
theme-system = حسب الجهاز
theme-daylight = ضوء النهار
theme-evening = المساء
theme-felt = جوخ أخضر
theme-clear = لعمى الألوان
theme-contrast = تباين عالٍ

settings-speed = سرعة نقلات الخصم
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = فورية

settings-sounds = الأصوات
settings-sounds-dice = النرد
settings-sounds-checkers = القطع
settings-sounds-cube = المكعب
settings-sounds-end = نهاية الجولة

settings-auto-roll = ارمِ عني
settings-auto-roll-about = حين لا تمكنني المضاعفة أصلًا
settings-forced-moves = العب النقلات الإجبارية
settings-forced-moves-about = حين لا توجد إلا طريقة واحدة للعب
settings-auto-done = أنهِ دوري تلقائيًا
settings-auto-done-about = من دونه ترفع النرد بنفسك، ولك أن تتراجع حتى ذلك الحين
settings-confirm-double = اسألني قبل المضاعفة

settings-coach = المدرب
settings-coach-about = ينبهك قبل أن يثبت خطأ حقيقي
coach-setting-silent = صامت
coach-setting-blunders = الأخطاء الفادحة فقط
coach-setting-mistakes = كل خطأ حقيقي

settings-pips = عدد الخطوات
pips-shown = ظاهر
pips-hidden = مخفي
pips-ask = أعدّها بنفسي
settings-home-side = البيت
side-right = على اليمين
side-left = على اليسار
settings-labels = الترقيم
labels-leaflet = كما في ورقة القواعد
labels-numbers = من 1 إلى 24
labels-halves = من 1 إلى 12 ومن 1A إلى 12A
labels-homes = من 1 إلى 6 في البيتين
labels-none = بلا أرقام
settings-reset = استعادة كل الإعدادات
settings-reset-question = هل تعيد كل الإعدادات إلى ما كانت عليه في البداية؟ الجولات تبقى محفوظة.
settings-marks = تمييز القطع التي يمكن تحريكها
settings-shortcuts = حروف لوحة المفاتيح اختصارات على الطاولة
