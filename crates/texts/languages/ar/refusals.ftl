refused-game-over = انتهت الجولة.
refused-match-over = انتهت المباراة: فاز بها { $color }.
refused-game-not-over = لم تنتهِ هذه الجولة بعد.
refused-not-your-turn = القرار الآن عند { $color }.
refused-start-not-settled = أولًا يرمي كل لاعب نردًا لمعرفة من يبدأ.
refused-start-settled = حُسم من يبدأ.
refused-already-thrown = رميت نردك للبداية من قبل: { $die }.
refused-offer-open = على { $color } أن يرد أولًا على { $offer }.
refused-no-offer = لا عرض ينتظر الرد.
refused-wrong-answer-cube = ليس لك أمام { $offer } إلا القبول أو الانسحاب.
refused-wrong-answer = ليس لك أمام { $offer } إلا القبول أو الرفض.
refused-roll-first = ارمِ النرد أولًا.
refused-already-rolled = رميت من قبل: { $roll }.
refused-cube-not-in-use = تُلعب هذه الجولة بلا مكعب.
refused-crawford = هذه جولة كروفورد: لا يضاعف أحد.
refused-first-roll-not-played = لا يضاعف أحد قبل لعب الرمية الأولى في الجولة.
refused-cube-not-yours = المكعب مع { $color }، ولا يضاعف إلا صاحبه.
refused-cube-at-limit = في هذه القواعد لا يتجاوز المكعب { $highest }.
refused-double-after-roll = لا تضاعف إلا قبل أن ترمي، وقد رُميت { $roll }.
refused-no-beavers = لم تتفقا على لعب البيفر.
refused-no-raccoons = لم تتفقا على لعب الراكون.
refused-settlement-in-match = لا تسوية في جولة من مباراة.
refused-settlement-for-nothing = يجب أن تكون التسوية على نقطة واحدة على الأقل.
refused-no-backgammon = لا باكغامون في هذه القواعد.
refused-die-not-rolled = رميتك { $roll }: ليس فيها { $die }.
refused-die-used = لعبت الرقم { $die } من قبل.
refused-no-checker-on-bar = ليس لك قطعة على الحاجز.
refused-no-checker = ليس لك قطعة على الخانة { $point }.
refused-bar-first = { $checkers ->
    [one] على قطعتك التي على الحاجز أن تدخل أولًا.
    [two] على قطعتيك اللتين على الحاجز أن تدخلا أولًا.
    [few] لك { $checkers } قطع على الحاجز، ويجب أن تدخل أولًا.
    [many] لك { $checkers } قطعة على الحاجز، ويجب أن تدخل أولًا.
   *[other] لك { $checkers } قطعة على الحاجز، ويجب أن تدخل أولًا.
}
refused-blocked = الخانة { $point } مربوطة: { $checkers ->
    [one] عليها قطعة واحدة للخصم
    [two] عليها قطعتان للخصم
    [few] عليها { $checkers } قطع للخصم
    [many] عليها { $checkers } قطعة للخصم
   *[other] عليها { $checkers } قطعة للخصم
}.
refused-not-all-home = لا يمكنك الإخراج حتى تصير كل قطعك في البيت، وما زالت واحدة على الخانة { $point }.
refused-higher-checker = عليك أن تلعب هذا الرقم من الخانة { $higher }.
refused-exact-number = في هذه القواعد لا يُخرج من الخانة { $point } إلا الرقم { $needed }، لا { $die }.
refused-hit-and-run = قطعتك على الخانة { $point } أكلت في بيتك، فتبقى هناك في هذا الدور.
refused-both-numbers = يمكنك لعب رقمي { $roll } كليهما، فيجب عليك ذلك.
refused-larger-number = لا تستطيع لعب إلا رقم واحد، فيجب أن يكون الأكبر: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] ما زلت تستطيع اللعب، فيجب عليك ذلك.
    [two] يمكنك لعب نقلتين بهذه الرمية، فيجب عليك ذلك.
    [few] يمكنك لعب { $moves } نقلات بهذه الرمية، فيجب عليك ذلك.
    [many] يمكنك لعب { $moves } نقلة بهذه الرمية، فيجب عليك ذلك.
   *[other] يمكنك لعب { $moves } نقلة بهذه الرمية، فيجب عليك ذلك.
}
refused-turn-not-over = لم ينته دورك: ما زلت تستطيع اللعب، فيجب عليك ذلك.
refused-nothing-to-undo = لا شيء تتراجع عنه.
refused-no-penalty-landing = لا يجوز أن تنزل على خانة مربوطة.
refused-not-blocked = هذه الخانة ليست مربوطة، فلا جزاء يُدفع.

offer-double = المضاعفة
offer-beaver = البيفر
offer-raccoon = الراكون
offer-resignation = { $win ->
    [single] عرض الاستسلام بخسارة عادية
    [gammon] عرض الاستسلام بمارس
   *[backgammon] عرض الاستسلام بباكغامون
}
offer-claim = { $win ->
    [single] المطالبة بفوز عادي
    [gammon] المطالبة بمارس
   *[backgammon] المطالبة بباكغامون
}
offer-settlement = { $points ->
    [one] عرض التسوية على نقطة واحدة
    [two] عرض التسوية على نقطتين
    [few] عرض التسوية على { $points } نقاط
    [many] عرض التسوية على { $points } نقطة
   *[other] عرض التسوية على { $points } نقطة
}
offer-settlement-stake = عرض التسوية ({ $text })

instead-moves = الممكن: { $play }.
instead-no-moves = لا نقلة مسموحة.
instead-actions = يمكنك: { $actions }.
instead-nothing = ليس عليك الآن شيء.

roll-pair = ⁦{ $larger }-{ $smaller }⁩
