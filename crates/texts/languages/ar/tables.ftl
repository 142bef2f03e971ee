invite-title = ادعُ صديقًا
invite-about = تُعدّ طاولة وترسل رابطها إلى صديقك. لا أحد يحتاج إلى حساب.
invite-your-name = اسمك
invite-create = إعداد الطاولة
invite-creating = جارٍ إعداد الطاولة…
invite-opponent-friend = صديق
invite-opponent-friend-about = من ترسل إليه الرابط
invite-opponent-computer = الحاسوب
invite-opponent-computer-about = يلعب على الخادم، مثلًا بينما يتفرج آخرون
invite-watching = مفتوحة للمتفرجين
invite-watching-about = كل من لديه رابط الفرجة يمكنه أن يتفرج. وإلا فلا يرى الطاولة غيركما.
invite-needs-server = لتلعب مع صديق يجب فتح الصفحة من خادم تصلان إليه كلاكما.

clock-title = الساعة
clock-none = بلا ساعة
clock-none-about = على مهلك، دقائق أو أيامًا: الطاولة تنتظر
clock-with = بساعة
clock-with-about = عدد من الدقائق للمباراة كلها، وبضع ثوانٍ حرة في كل دور
clock-reserve = دقائق كل لاعب
clock-delay = ثوانٍ حرة في كل دور
clock-summary = { $minutes } د لكل لاعب، و{ $seconds } ث حرة في كل دور
clock-left = الوقت الباقي عند { $player }: { $time }.
clock-running = ساعة { $player } تجري.
clock-is-up = انتهى وقت { $player }.
clock-is-up-you = انتهى وقتك. يمكنك أن تواصل اللعب إلى أن تأتي المطالبة بالمباراة من { $player }.
clock-low = { $seconds ->
    [zero] لم تبقَ لك أي ثانية.
    [one] بقيت لك ثانية واحدة.
    [two] بقيت لك ثانيتان.
    [few] بقيت لك { $seconds } ثوانٍ.
    [many] بقيت لك { $seconds } ثانية.
   *[other] بقيت لك { $seconds } ثانية.
}
clock-claim = طلب المباراة
clock-claim-question = انتهى وقت { $player }. هل تطالب بالفوز بالمباراة؟ يمكنك أيضًا أن تواصل اللعب.
clock-claimed = { $player }: مطالبة بالمباراة لانتهاء الوقت.
clock-won = الفوز بالوقت من نصيب { $player }

table-dice-server = يرميه الخادم
table-dice-server-about = يمكنكما بعدها التحقق من أن أحدًا لم يختره
table-dice-real = نرد حقيقي
table-dice-real-about = صاحب الدور يكتب ما يُظهره النرد، والآخر يثق به

waiting-title = الطاولة جاهزة
waiting-send = أرسل هذا الرابط إلى صديقك
waiting-send-about = أول من يفتحه ويجلس هو خصمك.
waiting-code = أو اعرض هذا على كاميرا صديقك
waiting-code-about = صورة للرابط تقرؤها كاميرا الهاتف
waiting-home-network = على شبكة المنزل نفسها يعمل هذا العنوان أيضًا:
waiting-home-network-none = هذا الخادم لا يستمع إلا إلى هذا الجهاز. للعب على شبكة المنزل شغّله بالأمر { $command }.
waiting-own-link = رابطك أنت
waiting-own-link-about = يفتح مقعدك على جهاز آخر. احتفظ به لنفسك: من يملكه يلعب باسمك.
waiting-watch-link = رابط الفرجة
waiting-watch-link-about = من يملكه يمكنه أن يتفرج، لا أن يلعب.
waiting-for-friend = بانتظار صديقك…
waiting-for-player = بانتظار { $player }…
waiting-leave = يمكنك إغلاق الصفحة في هذه الأثناء. الطاولة باقية، وهذا الجهاز يعرف مقعدك.

join-title = دعوة من { $player } إلى طاولة الزهر
join-title-nameless = أنت مدعو إلى طاولة الزهر
join-rules = بهذه القواعد
join-rules-read = قراءة القواعد
join-accept = أقبل القواعد وأجلس
join-watch = الفرجة فقط
join-name = اسمك كما سيراه الآخر
join-color = لونك { $color }.
join-color-by-die = النرد يقرر من يأخذ الأبيض.
join-sitting = جارٍ الجلوس…
joined = { $player } الآن على الطاولة.

presence-title = على الطاولة
presence-here = { $player } هنا الآن.
presence-away = مقعد { $player } خالٍ في هذه اللحظة.
presence-away-since = مقعد { $player } خالٍ منذ { $when }.
presence-left = مقعد { $player } خالٍ مؤقتًا. الطاولة تنتظر.
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
chat-muted = كلام { $player } محجوب عنك.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [zero] لا رسائل جديدة
    [one] رسالة جديدة واحدة
    [two] رسالتان جديدتان
    [few] { $count } رسائل جديدة
    [many] { $count } رسالة جديدة
   *[other] { $count } رسالة جديدة
}
chat-too-long = عدد حروف الرسالة { $count } على الأكثر.
chat-spectators = المتفرجون يقرؤون، لكن لا يتكلمون.

ask-take-back = طلب الاسترجاع
ask-take-back-about = إذا جاءت الموافقة من { $player } أُلغي قرارك الأخير.
ask-take-back-sent = طلبت الاسترجاع من { $player }.
ask-take-back-received = طلب استرجاع من { $player }.
ask-take-back-agreed = موافقة من { $player }: تم الاسترجاع.
ask-take-back-declined = اختيار { $player }: مواصلة اللعب.
ask-take-back-dice = ما رُمي بعد ذلك يُرمى من جديد.
ask-slow = طلب اللعب على مهل
ask-slow-about = إذا جاءت الموافقة من { $player } توقفت الساعة نهائيًا، ولعب كل منكما حين يتسع وقته، ولو على مدى أيام.
ask-slow-sent = طلبت من { $player } المواصلة على مهل، بلا ساعة.
ask-slow-received = طلب من { $player }: المواصلة على مهل، بلا ساعة.
ask-slow-agreed = لا ساعة من الآن فصاعدًا. العب حين يتسع وقتك.
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
resign-sent = عرضت الاستسلام على { $player }.
claim-sent = قلت إن الجولة محسومة لك. تبقى موافقة { $player }.
double-sent = ضاعفت. على { $player } القبول أو الانسحاب.

next-game-waiting = لأي منكما أن يبدأ الجولة التالية.
next-game-begun = تبدأ الجولة { $number }.

connection-connecting = جارٍ الاتصال بالطاولة…
connection-lost = انقطع الاتصال. نحاول من جديد…
connection-lost-long = لا يمكن الوصول إلى الخادم. الطاولة محفوظة هناك، وتتواصل الجولة حين يعود.
connection-back = عاد الاتصال.
connection-retry = حاول الآن
connection-unsent = لم يصل ما فعلته أخيرًا إلى الخادم بعد.
connection-restart = الخادم يبدأ من جديد. تتواصل الجولة بعد لحظة.
connection-old-page = هذه الصفحة أقدم من الخادم. أعد تحميلها لتتابع؛ الجولة محفوظة.
connection-reload = إعادة التحميل

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
receipt-about = قبل الرمية الأولى ثبّت الخادم سرًا وأظهر بصمته. ثم أضاف جهازك وجهاز خصمك رقمًا عشوائيًا من كل منهما. وكل رمية تُحسب من الثلاثة. والآن وقد انتهت المباراة فالسر مكشوف، ويمكن لأي أحد أن يحسب كل الرميات من جديد.
receipt-about-open = ثبّت الخادم سرًا وأظهر بصمته. وكل رمية تُحسب من ذلك السر ومن رقم عشوائي من كل جهاز من جهازيكما. وبعد المباراة يُكشف السر، ويمكنك التحقق من كل الرميات.
receipt-fingerprint = بصمة السر
receipt-secret = سر الخادم
receipt-secret-closed = يظهر حين تنتهي المباراة
receipt-number-of = الرقم العشوائي من { $player }
receipt-number-missing = لم يُعطَ بعد
receipt-check = تحقق من النرد
receipt-good = { $count ->
    [zero] تم التحقق: لا رميات بعد.
    [one] تم التحقق: الرمية هي التي يعطيها السر والرقمان.
    [two] تم التحقق: الرميتان هما اللتان يعطيهما السر والرقمان.
    [few] تم التحقق من { $count } رميات: كلها مما يعطيه السر والرقمان.
    [many] تم التحقق من { $count } رمية: كلها مما يعطيه السر والرقمان.
   *[other] تم التحقق من { $count } رمية: كلها مما يعطيه السر والرقمان.
}
receipt-bad-secret = ليس للسر البصمة التي ظهرت قبل المباراة. لا يمكن الوثوق بهذا النرد.
receipt-bad-roll = الرمية { $number } لا تنتج من السر والرقمين. لا يمكن الوثوق بهذا النرد.
receipt-bad-number = الرقم الذي أعطاه هذا الجهاز ليس الرقم الذي في الإيصال. لا يمكن الوثوق بهذا النرد.
receipt-proves = هذا يثبت أن الخادم لم يختر النرد: فقد ثُبّت قبل أول رمية، وكان لجهازك نصيب فيه.
receipt-proves-not = ولا يثبت أن الخادم كتم سره: فمن يشغّله قد يكون عرف الرميات مسبقًا. العبا على خادم شخص تثقان به كلاكما.
receipt-save = حفظ المباراة مع إيصالها
receipt-by-hand = كتب اللاعبان نرد هذه المباراة بأيديهما. لا شيء يُتحقق منه.

server-unknown-table = لا طاولة عند هذا الرابط. ربما نقص منه حرف.
server-wrong-key = هذا الرابط لا يفتح مقعدًا على هذه الطاولة. اطلبه من جديد.
server-not-open = هذه الطاولة ليست مفتوحة للمتفرجين.
server-seat-taken = سبقك أحد إلى هذا المقعد.
server-not-your-seat = أنت تتفرج: لا يفعل ذلك إلا الجالسان إلى الطاولة.
server-not-seated = اجلس أولًا.
server-waiting-for-other = لم يجلس خصمك بعد.
server-stale = حدث أمر آخر قبل ذلك. انظر إلى الرقعة وحاول من جديد.
server-not-now = لا يمكن ذلك الآن.
server-nothing-asked = لم يعد هناك ما يُرد عليه.
server-already-asked = سؤال واحد في كل مرة: هناك سؤال مفتوح.
server-no-clock = لا ساعة على هذه الطاولة.
server-time-not-up = لم ينتهِ الوقت.
server-not-understood = لم يفهم الخادم هذه الصفحة. أعد تحميلها.
server-too-large = كان ذلك أطول مما يقبله الخادم.
server-too-many = كان ذلك كثيرًا دفعة واحدة. انتظر لحظة.
server-too-many-tables = أُعدّت من هنا طاولات كثيرة. انتظر بضع دقائق.
server-bad-name = عدد حروف الاسم من 1 إلى { $count }.
server-bad-text = لا يمكن إرسال هذا رسالة.
server-dice-not-ready = يحتاج النرد أولًا إلى رقم عشوائي من كلا الجهازين. يأتي وحده بعد لحظة.
server-full = لا مكان على الخادم الآن. حاول لاحقًا.
server-storage = لم يستطع الخادم تسجيل ذلك، فكأنه لم يحدث. حاول من جديد.
server-closing = الخادم يُغلق. الطاولة محفوظة.
server-unexpected = لم يستطع الخادم فعل ذلك: { $reason }.
