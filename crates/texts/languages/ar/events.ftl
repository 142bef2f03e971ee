event-threw = { $player ->
    [you] نردك: { $die }.
   *[other] نرد { $player }: { $die }.
}
event-tie = النردان متساويان، { $die }: يعاد الرمي.
event-starts = { $player ->
    [you] البداية من نصيبك.
   *[other] البداية من نصيب { $player }.
}
event-got-white = { $player ->
    [you] رميتك أعلى: القطع البيضاء والبداية.
   *[other] رمية { $player } أعلى: القطع البيضاء والبداية.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] رميتك: ⁦{ $larger }-{ $smaller }⁩.
   *[other] رمية { $player }: ⁦{ $larger }-{ $smaller }⁩.
}
event-rolled-double = { $player ->
    [you] رميتك مزدوجة: { $die }.
   *[other] رمية { $player } مزدوجة: { $die }.
}
event-moved = { $player ->
    [you] أنت: نقلة من الخانة { $from } إلى الخانة { $to }.
   *[other] { $player }: نقلة من الخانة { $from } إلى الخانة { $to }.
}
event-hit = { $player ->
    [you] أنت: نقلة من الخانة { $from } إلى الخانة { $to } مع الأكل.
   *[other] { $player }: نقلة من الخانة { $from } إلى الخانة { $to } مع الأكل.
}
event-entered = { $player ->
    [you] أنت: دخول على الخانة { $to }.
   *[other] { $player }: دخول على الخانة { $to }.
}
event-entered-hitting = { $player ->
    [you] أنت: دخول على الخانة { $to } مع الأكل.
   *[other] { $player }: دخول على الخانة { $to } مع الأكل.
}
event-bore-off = { $player ->
    [you] أنت: إخراج قطعة من الخانة { $from }.
   *[other] { $player }: إخراج قطعة من الخانة { $from }.
}
event-played = { $player }: { $play }.
event-landed-on-block = { $player ->
    [you] أنت: نزول على ربطة، فتذهب القطعة إلى الحاجز.
   *[other] { $player }: نزول على ربطة، فتذهب القطعة إلى الحاجز.
}
event-cannot-move = { $player ->
    [you] أنت: لا نقلة ممكنة.
   *[other] { $player }: لا نقلة ممكنة.
}
event-ended-turn = انتهى دور { $player }.
event-undone = تم التراجع عن النقلة.
event-doubled = { $player ->
    [you] أنت: مضاعفة إلى { $value }.
   *[other] { $player }: مضاعفة إلى { $value }.
}
event-took = { $player ->
    [you] أنت: قبول. المكعب على { $value }.
   *[other] { $player }: قبول. المكعب على { $value }.
}
event-passed = { $player ->
    [you] أنت: انسحاب.
   *[other] { $player }: انسحاب.
}
event-beavered = { $player ->
    [you] أنت: بيفر إلى { $value }.
   *[other] { $player }: بيفر إلى { $value }.
}
event-raccooned = { $player ->
    [you] أنت: راكون إلى { $value }.
   *[other] { $player }: راكون إلى { $value }.
}
event-resigned = { $player ->
    [you] أنت: عرض استسلام.
   *[other] { $player }: عرض استسلام.
}
event-claimed = { $player ->
    [you] أنت: مطالبة بالفوز.
   *[other] { $player }: مطالبة بالفوز.
}
event-settled = { $player ->
    [you] أنت: عرض تسوية.
   *[other] { $player }: عرض تسوية.
}
event-accepted = { $player ->
    [you] أنت: قبول.
   *[other] { $player }: قبول.
}
event-declined = { $player ->
    [you] أنت: رفض. الجولة مستمرة.
   *[other] { $player }: رفض. الجولة مستمرة.
}
event-won = { $player ->
    [you] الجولة من نصيبك.
   *[other] الجولة من نصيب { $player }.
}
event-won-match = { $player ->
    [you] المباراة من نصيبك.
   *[other] المباراة من نصيب { $player }.
}
