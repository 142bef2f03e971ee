happened-threw = نرد { $player }: { $die }.
happened-tie = النردان متساويان، { $die }: يعاد الرمي.
happened-tie-doubles = النردان متساويان، { $die }: يتضاعف الرهان إلى { $value } ويعاد الرمي.
happened-starts = البداية من نصيب { $player }.
happened-starts-with = البداية من نصيب { $player } بالرقمين { $larger } و{ $smaller }.
happened-got-white = النرد الأعلى عند { $player }: الأبيض والبداية.
happened-rolled = رمية { $player }: { $larger } و{ $smaller }.
happened-rolled-double = رمية { $player } مزدوجة: { $die }.
happened-moved = { $player }: نقلة من { $from } إلى { $to }.
happened-hit = { $player }: نقلة من { $from } إلى { $to } مع الأكل.
happened-entered = { $player }: دخول على { $to }.
happened-entered-hitting = { $player }: دخول على { $to } مع الأكل.
happened-bore-off = { $player }: إخراج قطعة من { $from }.
happened-played = { $player }: { $play }.
happened-landed-on-block = { $player }: نزول على ربطة، فتذهب القطعة إلى الحاجز.
happened-cannot-move = { $player }: لا نقلة ممكنة.
happened-stays-on-bar = { $player }: لا يمكن الدخول من الحاجز.
happened-passed-rest = { $player }: ترك بقية الرمية.
happened-ended-turn = انتهى دور { $player }.
happened-undone = تم التراجع عن النقلة.
happened-nothing-left = لم يبقَ ما يُلعب: ارفع النرد.
happened-doubled = { $player }: مضاعفة إلى { $value }.
happened-took = { $player }: قبول. المكعب على { $value }.
happened-passed = { $player }: انسحاب.
happened-beavered = { $player }: بيفر إلى { $value }.
happened-raccooned = { $player }: راكون إلى { $value }.
happened-resigned = { $player }: عرض استسلام.
happened-claimed = { $player }: مطالبة بالفوز.
happened-settled = { $player }: عرض تسوية.
happened-accepted = { $player }: قبول.
happened-declined = { $player }: رفض. الجولة مستمرة.
happened-won = الجولة من نصيب { $player }.
happened-won-match = المباراة من نصيب { $player }.
happened-needs = { $needed ->
    [one] بقيت أمام { $player } نقطة واحدة.
    [two] بقيت أمام { $player } نقطتان.
    [few] بقيت أمام { $player } { $needed } نقاط.
    [many] بقيت أمام { $player } { $needed } نقطة.
   *[other] بقيت أمام { $player } { $needed } نقطة.
}
