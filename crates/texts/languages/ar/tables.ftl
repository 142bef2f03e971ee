invite-title = ادعُ صديقًا
invite-about = أعدّ طاولة وأرسل رابطها إلى صديق. لا أحد يحتاج إلى حساب.
invite-your-name = اسمك
invite-create = إعداد الطاولة
invite-creating = جارٍ إعداد الطاولة…
invite-opponent-friend = صديق
invite-opponent-friend-about = أي شخص ترسل إليه الرابط
invite-opponent-computer = الحاسوب
invite-opponent-computer-about = يلعب على الخادم ليتفرج آخرون
invite-watching = السماح بالمتفرجين
invite-watching-about = كل من لديه رابط الفرجة يمكنه أن يتفرج. وإلا فلا يرى الطاولة غيركما.
invite-needs-server = لتلعب مع صديق افتح هذه الصفحة من خادم تصلان إليه كلاكما.

clock-title = الساعة
clock-none = بلا ساعة
clock-none-about = على مهلك، دقائق أو أيامًا: الطاولة تنتظر
clock-with = بساعة
clock-with-about = عدد من الدقائق للمباراة كلها، وبضع ثوانٍ حرة في كل دور
clock-reserve = دقائق لكل لاعب
clock-delay = ثوانٍ حرة في كل دور
clock-summary = { $minutes } د لكل لاعب، و{ $seconds } ث حرة في كل دور
clock-left = الوقت الباقي عند { $player }: { $time }.
clock-running = ساعة { $player } تجري.
clock-is-up = انتهى وقت { $player }.
clock-is-up-you = انتهى وقتك. يمكنك أن تواصل حتى مطالبة { $player } بالمباراة.
clock-low = { $seconds ->
    [zero] لم تبقَ لك أي ثانية.
    [one] بقيت لك ثانية واحدة.
    [two] بقيت لك ثانيتان.
    [few] بقيت لك { $seconds } ثوانٍ.
    [many] بقيت لك { $seconds } ثانية.
   *[other] بقيت لك { $seconds } ثانية.
}
clock-claim = المطالبة بالمباراة
clock-claim-question = انتهى وقت { $player }. هل تطالب بالمباراة؟ يمكنك أيضًا أن تواصل اللعب.
clock-claimed = { $player }: مطالبة بالمباراة لانتهاء الوقت.
clock-won = الفوز بالوقت من نصيب { $player }

table-dice-server = يرميه الخادم
table-dice-server-about = يمكنكما بعدها التحقق من أن أحدًا لم يختره
table-dice-real = نرد حقيقي
table-dice-real-about = صاحب الدور يكتب ما يُظهره النرد، والآخر يثق به

waiting-title = الطاولة جاهزة
waiting-send = أرسل هذا الرابط إلى صديقك
waiting-send-about = أول شخص يفتحه ويجلس هو خصمك.
waiting-code = أو دع صديقك يمسح هذا الرمز
waiting-code-about = الرابط على شكل رمز QR، لكاميرا الهاتف
waiting-home-network = على الشبكة نفسها يعمل هذا العنوان أيضًا:
waiting-home-network-none = لا يصل إلى هذا الخادم إلا هذا الجهاز. للسماح لغيرك على شبكتك شغّله بالأمر { $command }.
waiting-own-link = رابطك أنت
waiting-own-link-about = يفتح مقعدك على جهاز آخر. احتفظ به لنفسك: من يملكه يلعب باسمك.
waiting-watch-link = رابط الفرجة
waiting-watch-link-about = من يملكه يمكنه أن يتفرج، لا أن يلعب.
waiting-for-friend = بانتظار صديقك…
waiting-for-player = بانتظار { $player }…
waiting-leave = يمكنك إغلاق هذه الصفحة في الأثناء. الطاولة باقية، وهذا الجهاز يتذكر مقعدك.

join-title = دعوة من { $player } إلى طاولة الزهر
join-title-nameless = أنت مدعو إلى طاولة الزهر
join-rules = ستلعب بهذه القواعد
join-rules-read = قراءة القواعد
join-accept = أقبل القواعد وأجلس
join-watch = الفرجة فقط
join-name = اسمك كما سيراه خصمك
join-color = لونك { $color }.
join-color-by-die = النرد يقرر من يأخذ الأبيض.
join-sitting = جارٍ الجلوس…
joined = { $player } الآن على الطاولة.

presence-title = على الطاولة
presence-here = { $player } هنا الآن.
presence-away = { $player } خارج الطاولة الآن.
presence-away-since = { $player } خارج الطاولة منذ الساعة { $when }.
presence-left = { $player } خارج الطاولة مؤقتًا. الطاولة تنتظر.
presence-back = { $player } هنا من جديد.
presence-computer = الحاسوب ({ $level })
spectator-count = { $count ->
    [zero] لا متفرجين
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
}
spectator-you = أنت تتفرج.
spectator-closed = لا أحد غيركما يرى هذه الطاولة.

chat-title = محادثة
chat-label = قل شيئًا
chat-send = إرسال
chat-empty = لم يقل أحد شيئًا بعد.
chat-mute = كتم { $player }
chat-unmute = إلغاء كتم { $player }
chat-muted = كتمت { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [zero] لا رسائل جديدة
    [one] رسالة جديدة واحدة
    [two] رسالتان جديدتان
    [few] { $count } رسائل جديدة
    [many] { $count } رسالة جديدة
   *[other] { $count } رسالة جديدة
}
chat-too-long = أقصى عدد لحروف الرسالة: { $count }.
chat-spectators = للمتفرجين قراءة المحادثة، لا الكتابة فيها.

ask-take-back = طلب استرجاع النقلة
ask-take-back-about = بموافقة { $player } يُلغى قرارك الأخير.
ask-take-back-sent = طلبت استرجاع النقلة. تبقى موافقة { $player }.
ask-take-back-received = طلب من { $player }: استرجاع النقلة الأخيرة.
ask-take-back-agreed = موافقة من { $player }: استُرجعت النقلة.
ask-take-back-declined = اختيار { $player }: مواصلة اللعب.
ask-take-back-dice = النرد الذي رُمي بعدها يُرمى من جديد.
ask-slow = طلب اللعب بلا ساعة
ask-slow-about = بموافقة { $player } تتوقف الساعة نهائيًا، ويلعب كل منكما حين يتسع وقته، ولو على مدى أيام.
ask-slow-sent = طلبت من { $player } المواصلة بلا ساعة.
ask-slow-received = طلب من { $player }: المواصلة بلا ساعة.
ask-slow-agreed = لا ساعة بعد الآن. العب حين يتسع وقتك.
ask-slow-declined = اختيار { $player }: الإبقاء على الساعة.
ask-rematch-about = القواعد نفسها، والمقعدان نفسهما، ونتيجة جديدة.
ask-rematch-sent = طلبت من { $player } مباراة أخرى.
ask-rematch-received = طلب مباراة أخرى من { $player }.
ask-rematch-agreed = تبدأ مباراة جديدة.
ask-rematch-declined = اختيار { $player }: لا مباراة أخرى الآن.
ask-agree = موافقة
ask-decline = رفض
ask-withdraw = سحب الطلب
ask-withdrawn = سُحب طلب { $player }.
ask-waiting = بانتظار رد { $player }…

settle-sent = عرضت التسوية على { $player }.
settle-agreed = موافقة على التسوية من { $player }.
settle-declined = اختيار { $player }: مواصلة اللعب بدل التسوية.
resign-sent = عرضت الاستسلام. يبقى قبول { $player }.
claim-sent = طالبت بالفوز. تبقى موافقة { $player }.
double-sent = ضاعفت. على { $player } القبول أو الانسحاب.

next-game-waiting = لأي منكما أن يبدأ الجولة التالية.
next-game-begun = تبدأ الجولة { $number }.

connection-connecting = جارٍ الاتصال بالطاولة…
connection-lost = انقطع الاتصال. نحاول من جديد…
connection-lost-long = لا يمكن الوصول إلى الخادم. طاولتك في أمان هناك، وتتواصل الجولة حين يعود.
connection-back = عاد الاتصال.
connection-retry = حاول الآن
connection-unsent = لم يصل ما فعلته أخيرًا إلى الخادم بعد.
connection-restart = يُعاد تشغيل الخادم. تتواصل الجولة بعد لحظة.
connection-old-page = هذه الصفحة أقدم من الخادم. أعد تحميلها لتتابع؛ جولتك محفوظة.
connection-reload = إعادة تحميل الصفحة

since-title = في غيابك
since-count = { $count ->
    [zero] لم يحدث شيء:
    [one] حدث أمر واحد:
    [two] حدث أمران:
    [few] حدثت { $count } أمور:
    [many] حدث { $count } أمرًا:
   *[other] حدث { $count } أمر:
}
since-your-turn = الدور دورك.
since-their-turn = الدور دور { $player }.
since-show = عرضه على الرقعة

tables-title = طاولاتك
tables-with = مع { $player }
tables-nobody = لم يجلس أحد بعد
tables-your-turn = دورك
tables-their-turn = بانتظار { $player }
tables-over = انتهت
tables-open = إلى الطاولة
tables-forget = انسَ هذه الطاولة
tables-forget-question = هل ينسى هذا الجهاز هذه الطاولة؟ من دون رابطك أنت لا يمكنك العودة إلى مقعدك.

receipt-title = نرد هذه المباراة
receipt-about = قبل الرمية الأولى ثبّت الخادم سرًا وأظهر بصمته. ثم أضاف جهازك وجهاز خصمك رقمًا عشوائيًا من كل منهما. وكل رمية تُحسب من الثلاثة. والآن وقد انتهت المباراة كُشف السر، ويمكن لأي أحد أن يحسب كل الرميات من جديد.
receipt-about-open = ثبّت الخادم سرًا وأظهر بصمته. وكل رمية تُحسب من ذلك السر ومن رقم عشوائي من كل جهاز من جهازيكما. وبعد المباراة يُكشف السر، ويمكنك التحقق من كل الرميات.
receipt-fingerprint = بصمة السر
receipt-secret = سر الخادم
receipt-secret-closed = يظهر حين تنتهي المباراة
receipt-number-of = الرقم العشوائي من { $player }
receipt-number-missing = لم يصل بعد
receipt-check = تحقق من النرد
receipt-good = { $count ->
    [zero] تم التحقق: لا رميات بعد.
    [one] تم التحقق: الرمية ناتجة من السر والرقمين.
    [two] تم التحقق: الرميتان ناتجتان من السر والرقمين.
    [few] تم التحقق: الرميات الـ{ $count } كلها ناتجة من السر والرقمين.
    [many] تم التحقق: الرميات الـ{ $count } كلها ناتجة من السر والرقمين.
   *[other] تم التحقق: الرميات الـ{ $count } كلها ناتجة من السر والرقمين.
}
receipt-bad-secret = السر لا يطابق البصمة التي ظهرت قبل المباراة. لا يمكن الوثوق بهذا النرد.
receipt-bad-roll = الرمية { $number } لا تنتج من السر والرقمين. لا يمكن الوثوق بهذا النرد.
receipt-bad-number = الرقم الذي في الإيصال ليس الرقم الذي أعطاه هذا الجهاز. لا يمكن الوثوق بهذا النرد.
receipt-proves = هذا يثبت أن الخادم لم يختر النرد: فقد ثُبّت قبل أول رمية، وكان لجهازك نصيب فيه.
receipt-proves-not = ولا يثبت أن الخادم كتم سره: فمن يشغّله قد يكون عرف الرميات مسبقًا. العبا على خادم شخص تثقان به كلاكما.
receipt-save = حفظ المباراة مع إيصالها
receipt-by-hand = كتب اللاعبان نرد هذه المباراة، فلا شيء يُتحقق منه.

server-unknown-table = لا طاولة عند هذا الرابط. ربما نقص منه حرف.
server-wrong-key = هذا الرابط لا يفتح مقعدًا على هذه الطاولة. اطلبه من جديد.
server-not-open = هذه الطاولة لا تقبل المتفرجين.
server-seat-taken = شخص آخر جالس هناك.
server-not-your-seat = أنت تتفرج: لا يفعل ذلك إلا اللاعبان.
server-not-seated = اجلس أولًا.
server-waiting-for-other = لم يجلس خصمك بعد.
server-stale = حدث أمر آخر قبل ذلك. انظر إلى الرقعة وحاول من جديد.
server-not-now = لا يمكنك ذلك الآن.
server-nothing-asked = لم يعد هناك ما يُرد عليه.
server-already-asked = طلب واحد في كل مرة: هناك طلب آخر ينتظر الرد.
server-no-clock = لا ساعة على هذه الطاولة.
server-time-not-up = لم ينتهِ الوقت.
server-not-understood = لم يفهم الخادم هذه الصفحة. أعد تحميلها.
server-too-large = كان ذلك أطول مما يقبله الخادم.
server-too-many = كان ذلك كثيرًا دفعة واحدة. انتظر لحظة.
server-too-many-tables = أُعدّت من هنا طاولات كثيرة. انتظر بضع دقائق.
server-bad-name = عدد حروف الاسم من 1 إلى { $count }.
server-bad-name-letters = في هذا الاسم حروف لا تُرى.
server-bad-text = لا يمكن إرسال هذا في رسالة.
server-dice-not-ready = يحتاج النرد أولًا إلى رقم عشوائي من كلا الجهازين. يأتي وحده بعد لحظة.
server-full = الخادم ممتلئ الآن. حاول لاحقًا.
server-storage = لم يستطع الخادم حفظ ذلك، فلم يحدث شيء. حاول من جديد.
server-closing = الخادم قيد الإغلاق. طاولتك محفوظة.
server-unexpected = لم يستطع الخادم فعل ذلك: { $reason }.
