table-score = النتيجة
table-score-of = { $player }: { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] حتى نقطة واحدة
    [two] حتى نقطتين
    [few] حتى { $length } نقاط
    [many] حتى { $length } نقطة
   *[other] حتى { $length } نقطة
}
table-money = جولات مفردة
table-away = باقٍ { $away }
table-crawford = جولة كروفورد
table-game = الجولة { $game }
table-pips = الخطوات
table-moves = النقلات
table-rules = القواعد المتبعة
table-menu = القائمة
table-board = رقعة طاولة الزهر
table-home = مغادرة الطاولة

turn-throw-start = يرمي كل لاعب نردًا، وصاحب الأعلى يبدأ.
turn-throw-color = يرمي كل لاعب نردًا، وصاحب الأعلى يأخذ الأبيض ويبدأ.
turn-throw-player = على { $player } رمي نرد البداية
turn-roll = على { $player } رمي النرد
turn-roll-or-double = على { $player } الرمي أو المضاعفة
turn-play = على { $player } لعب { $roll }
turn-finish = { $player }: رفع النرد ينهي الدور
turn-cannot-move = { $player }: لا نقلة ممكنة بالرمية { $roll }
turn-answer-double = { $player }: قبول أم انسحاب؟
turn-answer-offer = عرض بانتظار رد { $player }
turn-thinking = { $player }: جارٍ التفكير…
turn-over = انتهت الجولة

action-throw = رمي نرد
action-roll = رمي
action-done = تم
action-done-about = ارفع النرد لإنهاء دورك
action-undo = تراجع
action-double = مضاعفة
action-double-to = مضاعفة إلى { $value }
action-take = قبول
action-pass = انسحاب
action-beaver = بيفر
action-raccoon = راكون
action-resign = استسلام
action-claim = مطالبة بالفوز
action-settle = تسوية
action-accept = قبول
action-decline = رفض
action-move = تحريك قطعة
action-play = لعب الدور كله
action-land-on-block = النزول على الربطة
action-hint = تلميح
action-take-back = استرجاع النقلة
action-show-again = عرض ثانية
action-next-game = الجولة التالية

double-title = هل تضاعف؟
double-question = أمام { $player } القبول ومواصلة اللعب على { $value }، أو الانسحاب.
double-explain = بانسحاب { $player } تربح { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
double-explain-stake = بانسحاب { $player } تربح { $points ->
    [1] الرهان
   *[other] { $points } × الرهان
}.
offered-double = مضاعفة من { $player } إلى { $value }.
offered-beaver = قبول من { $player } ومضاعفة ثانية على الفور: بيفر. تصير الجولة على { $value }.
offered-raccoon = مضاعفة للبيفر من { $player }: راكون. تصير الجولة على { $value }.
offered-pass-price = إذا انسحبت خسرت { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
offered-pass-price-stake = إذا انسحبت خسرت { $points ->
    [1] الرهان
   *[other] { $points } × الرهان
}.
offered-take-meaning = إذا قبلت صار المكعب لك على { $value }، ولا يضاعف بعدها غيرك.

resign-title = استسلام
resign-about = تعرض أن تستسلم. وتنتهي الجولة بقبول { $player }.
resign-win = { $win ->
    [single] خسارة عادية
    [gammon] مارس
   *[backgammon] باكغامون
}
resign-price = تكلفتها { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
resign-price-stake = تكلفتها { $points ->
    [1] الرهان
   *[other] { $points } × الرهان
}
claim-title = مطالبة بالفوز
claim-about = تقول إن الجولة محسومة لك. وتنتهي بموافقة { $player }.
settle-title = تسوية
settle-about = تعرض إنهاء الجولة الآن بنقاط لأحدكما.
settle-winner = لمن النقاط
settle-points = كم نقطة
offered-resignation = { $win ->
    [single] استسلام من { $player } بخسارة عادية.
    [gammon] استسلام من { $player } بمارس.
   *[backgammon] استسلام من { $player } بباكغامون.
}
offered-claim = { $win ->
    [single] مطالبة من { $player } بفوز عادي.
    [gammon] مطالبة من { $player } بمارس.
   *[backgammon] مطالبة من { $player } بباكغامون.
}
offered-settlement = { $points ->
    [one] عرض تسوية من { $player }: نقطة واحدة لصالح { $name }.
    [two] عرض تسوية من { $player }: نقطتان لصالح { $name }.
    [few] عرض تسوية من { $player }: { $points } نقاط لصالح { $name }.
    [many] عرض تسوية من { $player }: { $points } نقطة لصالح { $name }.
   *[other] عرض تسوية من { $player }: { $points } نقطة لصالح { $name }.
}
offered-worth = القيمة: { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
offered-worth-stake = القيمة: { $points ->
    [1] الرهان
   *[other] { $points } × الرهان
}.

dice-entry-title = ماذا يُظهر نردك؟
dice-entry-one = { $player ->
    [you] المس الرقم الذي على نردك
   *[other] المس الرقم الذي على نرد { $player }
}
typed-label = كتابة نقلة
typed-bad = هذه ليست نقلة. اكتبها هكذا: ⁦8/5 6/5⁩.
typed-impossible = { $play } نقلة غير مسموحة بالرمية { $roll }.

hint-title = تلميح
hint-best = الأفضل: { $play }
hint-loses = تكلّف { $loss }
hint-none = لا نقلة مسموحة.
hint-roll = ارمِ: الوقت مبكر على المضاعفة.
hint-double-take = ضاعف. على خصمك أن يقبل.
hint-double-pass = ضاعف. على خصمك أن ينسحب.
hint-too-good = واصل بلا مضاعفة: وضعك أقوى من أن تضاعف.
hint-take = اقبل.
hint-pass = انسحب.
hint-beaver = اقبل والعب بيفر.

take-back-done = استُرجعت النقلة.

penalty-title = هذه الخانة مربوطة
penalty-question = في هذه القواعد تؤكل القطعة التي تنزل على ربطة: تذهب قطعتك إلى الحاجز ويضيع الرقم { $die }. هل تلعبها مع ذلك؟
penalty-confirm = العبها مع ذلك
table-you = أنت
table-to-home = الرئيسية
table-flip = إدارة الرقعة
table-keys = المفاتيح
turn-you = دورك
turn-you-throw = ارمِ نردًا لنرى من يبدأ
turn-you-roll = ارمِ النرد
turn-you-roll-or-double = ارمِ، أو ضاعف أولًا
turn-you-play = العب { $roll }
turn-you-finish = اضغط «تم» لإنهاء دورك
turn-you-cannot-move = لا نقلة لك بالرمية { $roll }
turn-you-answer = ما جوابك؟
pass-question = أتنسحب وتخسر هذه الجولة؟
hint-try = العبها
hint-thinking = جارٍ التفكير…
table-light = فاتح أو داكن
table-sound = الصوت
settle-about-stake = تعرض إنهاء الجولة الآن بدفع الرهان لأحدكما.
settle-winner-stake = لمن يُدفع
settle-points-stake = كم مرة الرهان
offered-settlement-stake = عرض تسوية من { $player }: { $text } لصالح { $name }.
