coach-title = المدرب
coach-better = { $better-play } أفضل.
coach-much-better = { $better-play } أفضل بكثير.
coach-gives-away = { $play } تكلّف { $loss ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $loss } نقاط
    [many] { $loss } نقطة
   *[other] { $loss } نقطة
}.
coach-keep = أبقي على اختياري
coach-change = أحاول من جديد

coach-shots = { $played ->
    [zero] بعد هذه النقلة لا تأكلك أي رمية
    [one] بعد هذه النقلة تأكلك رمية واحدة من 36
    [two] بعد هذه النقلة تأكلك رميتان من 36
    [few] بعد هذه النقلة تأكلك { $played } رميات من 36
    [many] بعد هذه النقلة تأكلك { $played } رمية من 36
   *[other] بعد هذه النقلة تأكلك { $played } رمية من 36
}؛ وبعد الأفضل { $better ->
    [zero] لا تأكلك أي رمية
    [one] رمية واحدة
    [two] رميتان
    [few] { $better } رميات
    [many] { $better } رمية
   *[other] { $better } رمية
}.
coach-hits = { $played ->
    [zero] هذه النقلة لا تأكل شيئًا؛ والأفضل تأكل { $better ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $better } قطع
        [many] { $better } قطعة
       *[other] { $better } قطعة
    }.
    [one] هذه النقلة تأكل قطعة واحدة؛ والأفضل { $better ->
        [zero] لا تأكل شيئًا
        [one] تأكل قطعة واحدة
        [two] تأكل قطعتين
        [few] تأكل { $better } قطع
        [many] تأكل { $better } قطعة
       *[other] تأكل { $better } قطعة
    }.
    [two] هذه النقلة تأكل قطعتين؛ والأفضل { $better ->
        [zero] لا تأكل شيئًا
        [one] تأكل قطعة واحدة
        [two] تأكل قطعتين
        [few] تأكل { $better } قطع
        [many] تأكل { $better } قطعة
       *[other] تأكل { $better } قطعة
    }.
    [few] هذه النقلة تأكل { $played } قطع؛ والأفضل { $better ->
        [zero] لا تأكل شيئًا
        [one] تأكل قطعة واحدة
        [two] تأكل قطعتين
        [few] تأكل { $better } قطع
        [many] تأكل { $better } قطعة
       *[other] تأكل { $better } قطعة
    }.
    [many] هذه النقلة تأكل { $played } قطعة؛ والأفضل { $better ->
        [zero] لا تأكل شيئًا
        [one] تأكل قطعة واحدة
        [two] تأكل قطعتين
        [few] تأكل { $better } قطع
        [many] تأكل { $better } قطعة
       *[other] تأكل { $better } قطعة
    }.
   *[other] هذه النقلة تأكل { $played } قطعة؛ والأفضل { $better ->
        [zero] لا تأكل شيئًا
        [one] تأكل قطعة واحدة
        [two] تأكل قطعتين
        [few] تأكل { $better } قطع
        [many] تأكل { $better } قطعة
       *[other] تأكل { $better } قطعة
    }.
}
coach-better-makes = النقلة الأفضل تربط خانتك { $point }.
coach-played-makes = هذه النقلة تربط خانتك { $point }.
coach-better-breaks = النقلة الأفضل تتخلى عن خانتك { $point }.
coach-played-breaks = هذه النقلة تتخلى عن خانتك { $point }؛ والأفضل تحتفظ بها.
coach-prime = طول أطول سدّ لك { $played ->
    [one] خانة واحدة
    [two] خانتان
    [few] { $played } خانات
    [many] { $played } خانة
   *[other] { $played } خانة
} بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-stays-on-bar = الرميات التي تبقي خصمك على الحاجز: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-aims = في دورك القادم، بعد هذه النقلة، { $played ->
    [zero] لا تأكل أي من رمياتك
    [one] تأكل رمية واحدة من رمياتك
    [two] تأكل رميتان من رمياتك
    [few] تأكل { $played } من رمياتك
    [many] تأكل { $played } من رمياتك
   *[other] تأكل { $played } من رمياتك
}؛ وبعد الأفضل { $better ->
    [zero] لا تأكل أي رمية
    [one] رمية واحدة
    [two] رميتان
    [few] { $better } رميات
    [many] { $better } رمية
   *[other] { $better } رمية
}.
coach-lead-ahead = { $played ->
    [zero] بعد هذه النقلة أنتما متعادلان في السباق
    [one] بعد هذه النقلة تتقدم بخطوة واحدة
    [two] بعد هذه النقلة تتقدم بخطوتين
    [few] بعد هذه النقلة تتقدم بـ{ $played } خطوات
    [many] بعد هذه النقلة تتقدم بـ{ $played } خطوة
   *[other] بعد هذه النقلة تتقدم بـ{ $played } خطوة
}؛ وبعد الأفضل { $better ->
    [zero] أنتما متعادلان
    [one] تتقدم بخطوة واحدة
    [two] تتقدم بخطوتين
    [few] تتقدم بـ{ $better } خطوات
    [many] تتقدم بـ{ $better } خطوة
   *[other] تتقدم بـ{ $better } خطوة
}.
coach-lead-behind = { $played ->
    [one] بعد هذه النقلة تتأخر بخطوة واحدة
    [two] بعد هذه النقلة تتأخر بخطوتين
    [few] بعد هذه النقلة تتأخر بـ{ $played } خطوات
    [many] بعد هذه النقلة تتأخر بـ{ $played } خطوة
   *[other] بعد هذه النقلة تتأخر بـ{ $played } خطوة
}؛ وبعد الأفضل { $better ->
    [one] تتأخر بخطوة واحدة
    [two] تتأخر بخطوتين
    [few] تتأخر بـ{ $better } خطوات
    [many] تتأخر بـ{ $better } خطوة
   *[other] تتأخر بـ{ $better } خطوة
}.
coach-lead-passes = { $played ->
    [one] بعد هذه النقلة تتأخر بخطوة واحدة
    [two] بعد هذه النقلة تتأخر بخطوتين
    [few] بعد هذه النقلة تتأخر بـ{ $played } خطوات
    [many] بعد هذه النقلة تتأخر بـ{ $played } خطوة
   *[other] بعد هذه النقلة تتأخر بـ{ $played } خطوة
}؛ وبعد الأفضل { $better ->
    [zero] أنتما متعادلان في السباق
    [one] تتقدم بخطوة واحدة
    [two] تتقدم بخطوتين
    [few] تتقدم بـ{ $better } خطوات
    [many] تتقدم بـ{ $better } خطوة
   *[other] تتقدم بـ{ $better } خطوة
}.
coach-lead-loses = { $played ->
    [zero] بعد هذه النقلة أنتما متعادلان في السباق
    [one] بعد هذه النقلة تتقدم بخطوة واحدة
    [two] بعد هذه النقلة تتقدم بخطوتين
    [few] بعد هذه النقلة تتقدم بـ{ $played } خطوات
    [many] بعد هذه النقلة تتقدم بـ{ $played } خطوة
   *[other] بعد هذه النقلة تتقدم بـ{ $played } خطوة
}؛ وبعد الأفضل { $better ->
    [one] تتأخر بخطوة واحدة
    [two] تتأخر بخطوتين
    [few] تتأخر بـ{ $better } خطوات
    [many] تتأخر بـ{ $better } خطوة
   *[other] تتأخر بـ{ $better } خطوة
}.
coach-back = { $played ->
    [zero] بعد هذه النقلة لا تبقى لك قطعة في بيت خصمك
    [one] بعد هذه النقلة تبقى لك قطعة واحدة في بيت خصمك
    [two] بعد هذه النقلة تبقى لك قطعتان في بيت خصمك
    [few] بعد هذه النقلة تبقى لك { $played } قطع في بيت خصمك
    [many] بعد هذه النقلة تبقى لك { $played } قطعة في بيت خصمك
   *[other] بعد هذه النقلة تبقى لك { $played } قطعة في بيت خصمك
}؛ وبعد الأفضل { $better ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $better } قطع
    [many] { $better } قطعة
   *[other] { $better } قطعة
}.
coach-stack = في أعلى كومة لك { $played ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $played } قطع
    [many] { $played } قطعة
   *[other] { $played } قطعة
} بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-off = بعد هذه النقلة { $played ->
    [zero] لا تكون لك قطعة خارج الرقعة
    [one] تكون لك قطعة واحدة خارج الرقعة
    [two] تكون لك قطعتان خارج الرقعة
    [few] تكون لك { $played } قطع خارج الرقعة
    [many] تكون لك { $played } قطعة خارج الرقعة
   *[other] تكون لك { $played } قطعة خارج الرقعة
}؛ وبعد الأفضل { $better ->
    [zero] لا شيء
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $better } قطع
    [many] { $better } قطعة
   *[other] { $better } قطعة
}.
coach-wins = هذه النقلة تفوز في ⁦{ $played }%⁩ من الجولات، والأفضل في ⁦{ $better }%⁩.
coach-gammons = هذه النقلة تفوز بمارس في ⁦{ $played }%⁩ من الجولات، والأفضل في ⁦{ $better }%⁩.
coach-lost-gammons = هذه النقلة تخسر بمارس في ⁦{ $played }%⁩ من الجولات، والأفضل في ⁦{ $better }%⁩.

coach-should-double = المضاعفة هنا صحيحة.
coach-should-roll = الوقت مبكر على المضاعفة.
coach-should-play-on = وضعك أقوى من أن تضاعف: العب من أجل المارس.
coach-should-take = هنا تقبل: تفوز في ⁦{ $chance }%⁩ من الجولات، وهذا يكفي.
coach-should-pass = هنا تنسحب: لا تفوز إلا في ⁦{ $chance }%⁩ من الجولات.

fact-pips = { $pips ->
    [zero] لم تبقَ لك أي خطوة
    [one] بقيت لك خطوة واحدة
    [two] بقيت لك خطوتان
    [few] بقيت لك { $pips } خطوات
    [many] بقيت لك { $pips } خطوة
   *[other] بقيت لك { $pips } خطوة
}.
fact-lead = أنت متقدم { $pips ->
    [one] بخطوة واحدة
    [two] بخطوتين
    [few] بـ{ $pips } خطوات
    [many] بـ{ $pips } خطوة
   *[other] بـ{ $pips } خطوة
}.
fact-behind = أنت متأخر { $pips ->
    [one] بخطوة واحدة
    [two] بخطوتين
    [few] بـ{ $pips } خطوات
    [many] بـ{ $pips } خطوة
   *[other] بـ{ $pips } خطوة
}.
fact-on-bar = { $checkers ->
    [one] لك قطعة واحدة على الحاجز.
    [two] لك قطعتان على الحاجز.
    [few] لك { $checkers } قطع على الحاجز.
    [many] لك { $checkers } قطعة على الحاجز.
   *[other] لك { $checkers } قطعة على الحاجز.
}
fact-opponent-on-bar = { $checkers ->
    [one] لخصمك قطعة واحدة على الحاجز.
    [two] لخصمك قطعتان على الحاجز.
    [few] لخصمك { $checkers } قطع على الحاجز.
    [many] لخصمك { $checkers } قطعة على الحاجز.
   *[other] لخصمك { $checkers } قطعة على الحاجز.
}
fact-off = { $checkers ->
    [zero] لم تُخرج أي قطعة.
    [one] أخرجت قطعة واحدة.
    [two] أخرجت قطعتين.
    [few] أخرجت { $checkers } قطع.
    [many] أخرجت { $checkers } قطعة.
   *[other] أخرجت { $checkers } قطعة.
}
fact-opponent-off = { $checkers ->
    [zero] لم يُخرج خصمك أي قطعة.
    [one] أخرج خصمك قطعة واحدة.
    [two] أخرج خصمك قطعتين.
    [few] أخرج خصمك { $checkers } قطع.
    [many] أخرج خصمك { $checkers } قطعة.
   *[other] أخرج خصمك { $checkers } قطعة.
}
fact-blot = { $shots ->
    [zero] لا رمية تأكل قطعتك المكشوفة على الخانة { $point }.
    [one] رمية واحدة من 36 تأكل قطعتك المكشوفة على الخانة { $point }.
    [two] رميتان من 36 تأكلان قطعتك المكشوفة على الخانة { $point }.
    [few] { $shots } رميات من 36 تأكل قطعتك المكشوفة على الخانة { $point }.
    [many] { $shots } رمية من 36 تأكل قطعتك المكشوفة على الخانة { $point }.
   *[other] { $shots } رمية من 36 تأكل قطعتك المكشوفة على الخانة { $point }.
}
fact-hitting = { $shots ->
    [zero] لا تأكل أي من رمياتك.
    [one] واحدة من رمياتك الـ36 تأكل.
    [two] اثنتان من رمياتك الـ36 تأكلان.
    [few] { $shots } من رمياتك الـ36 تأكل.
    [many] { $shots } من رمياتك الـ36 تأكل.
   *[other] { $shots } من رمياتك الـ36 تأكل.
}
fact-opponent-hitting = { $shots ->
    [zero] لا تأكل أي من رميات خصمك.
    [one] واحدة من رميات خصمك الـ36 تأكل.
    [two] اثنتان من رميات خصمك الـ36 تأكلان.
    [few] { $shots } من رميات خصمك الـ36 تأكل.
    [many] { $shots } من رميات خصمك الـ36 تأكل.
   *[other] { $shots } من رميات خصمك الـ36 تأكل.
}
fact-entering = { $shots ->
    [zero] لا رمية تُدخل قطعة: البيت مغلق.
    [one] رمية واحدة من 36 تُدخل قطعة.
    [two] رميتان من 36 تُدخلان قطعة.
    [few] { $shots } رميات من 36 تُدخل قطعة.
    [many] { $shots } رمية من 36 تُدخل قطعة.
   *[other] { $shots } رمية من 36 تُدخل قطعة.
}
fact-dancing = { $shots ->
    [zero] يمكنك أن تلعب بكل رمية.
    [one] رمية واحدة من 36 لا تستطيع لعبها.
    [two] رميتان من 36 لا تستطيع لعبهما.
    [few] { $shots } رميات من 36 لا تستطيع لعبها.
    [many] { $shots } رمية من 36 لا تستطيع لعبها.
   *[other] { $shots } رمية من 36 لا تستطيع لعبها.
}
fact-prime = { $count ->
    [zero] ليس لك أي خانة مربوطة.
    [one] أطول سدّ لك خانة واحدة.
    [two] أطول سدّ لك خانتان.
    [6] لك سدّ كامل: ست خانات متتالية.
    [few] أطول سدّ لك { $count } خانات.
    [many] أطول سدّ لك { $count } خانة.
   *[other] أطول سدّ لك { $count } خانة.
}
fact-back = { $checkers ->
    [zero] ليس لك قطع في الخلف.
    [one] لك قطعة واحدة في الخلف.
    [two] لك قطعتان في الخلف.
    [few] لك { $checkers } قطع في الخلف.
    [many] لك { $checkers } قطعة في الخلف.
   *[other] لك { $checkers } قطعة في الخلف.
}
fact-opponent-back = { $checkers ->
    [zero] ليس لخصمك قطع في الخلف.
    [one] لخصمك قطعة واحدة في الخلف.
    [two] لخصمك قطعتان في الخلف.
    [few] لخصمك { $checkers } قطع في الخلف.
    [many] لخصمك { $checkers } قطعة في الخلف.
   *[other] لخصمك { $checkers } قطعة في الخلف.
}
fact-stack = في أعلى كومة لك { $checkers ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $checkers } قطع
    [many] { $checkers } قطعة
   *[other] { $checkers } قطعة
}.
coach-found-play = توجد نقلة أفضل.
coach-found-cube = هل أنت متأكد من قرار المكعب؟
coach-show = أرني
reason-cube-chances = تفوز في ⁦{ $wins }%⁩ من الجولات، وبمارس في ⁦{ $gammons }%⁩، وتخسر بمارس في ⁦{ $lost }%⁩.
reason-cube-double-from = مع هذا المكعب وهذه النتيجة تصح المضاعفة ابتداءً من ⁦{ $chance }%⁩.
reason-cube-take-from = يفوز خصمك في ⁦{ $wins }%⁩ من الجولات، ويحتاج إلى ⁦{ $chance }%⁩ ليقبل.
reason-cube-too-good = ابتداءً من ⁦{ $chance }%⁩ يكون اللعب من أجل المارس أفضل من المضاعفة.
reason-cube-you-need = مع هذا المكعب وهذه النتيجة تحتاج إلى ⁦{ $chance }%⁩ لتقبل.
reason-cube-wins = تفوز في ⁦{ $wins }%⁩ من الجولات.
reason-cube-gammons = تفوز بمارس في ⁦{ $gammons }%⁩ من الجولات، وتخسر بمارس في ⁦{ $lost }%⁩.
reason-cube-no-market = حتى بعد أفضل رمياتك يبقى بوسع خصمك أن يقبل في الدور القادم، فلا داعي للعجلة.
reason-cube-market = في ⁦{ $share }%⁩ من تسلسلات رميتك وأفضل رد لخصمك سيضطر خصمك إلى الانسحاب في الدور القادم.
coach-will-hit = الرميات التي ينبغي لخصمك أن يأكل بها: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-escapes = الرميات التي تحرر قطعة خلفية لخصمك: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-own-escapes = الرميات التي تحرر في دورك القادم قطعة خلفية لك: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-builders = الرميات التي تربط في دورك القادم خانتك { $point }: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-deep = القطع على خانتيك { $first } و{ $second }: { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-block = خاناتك المربوطة من ست متتالية: { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-spare-pips = الخطوات المتاحة قبل أن ينكسر سدّك، من دون قطعك الخلفية: { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-breaking = الرميات التي تجبرك في دورك القادم على التخلي عن خانة في بيتك: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-exposing = الرميات التي تجبرك في دورك القادم على ترك قطعة مكشوفة معرّضة للأكل: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-contact-kept = بعد هذه النقلة لا يعود أكل أي قطعة ممكنًا؛ والأفضل تحافظ على الاحتكاك.
coach-contact-broken = بعد النقلة الأفضل لا يعود أكل أي قطعة ممكنًا؛ وهذه تحافظ على الاحتكاك.
coach-will-anchor = الرميات التي ينبغي لخصمك أن يربط بها خانة في بيتك: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-will-escape = الرميات التي ينبغي لخصمك أن يحرر بها قطعة خلفية: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-will-block = الرميات التي ينبغي لخصمك أن يربط بها خانة في بيته: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-good-rolls = الرميات التي ينبغي لخصمك أن يأكل بها أو يدخل أو يحرر قطعة خلفية أو يربط خانة: { $played } من 36 بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-crossovers = مرات العبور إلى الربع التالي حتى تصل كل قطعك إلى البيت: { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-pips-from-home = الخطوات حتى تصل كل قطعك إلى البيت: { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-wastage = الخطوات مع الهدر (EPC): { $played } بعد هذه النقلة، و{ $better } بعد الأفضل.
coach-price-hit = هذه النقلة تأكل والأفضل لا تأكل، لكن ذلك أقل فائدة هنا.
reason-needed = كل نقلة ليست أفضل في هذا تكلف { $loss } نقطة على الأقل.
reason-rolls-hit = الرميات التي تأكلك بعد هذه النقلة وحدها: { $rolls } من 36 ({ $examples }).
reason-rolls-enter = الرميات التي تبقي خصمك على الحاجز بعد النقلة الأفضل وحدها: { $rolls } من 36 ({ $examples }).
reason-rolls-anchor = الرميات التي تعطي خصمك بعد هذه النقلة خانات أكثر في بيتك: { $rolls } من 36 ({ $examples }).
reason-rolls-escape = الرميات التي تحرر بعد هذه النقلة قطعًا خلفية أكثر لخصمك: { $rolls } من 36 ({ $examples }).
reason-rolls-block = الرميات التي تعطي خصمك بعد هذه النقلة خانات أكثر في بيته: { $rolls } من 36 ({ $examples }).
reason-rolls-share = نصيبها ⁦{ $share }%⁩ من الخسارة.
reason-rolls-most = الردود التي تتقدم بعدها النقلة الأفضل: { $rolls } من 36، وخصوصًا { $examples }.
reason-rolls-price = الرميات التي تأكلك بعد النقلة الأفضل وحدها: { $rolls } من 36 ({ $examples }).
reason-score = النقاط الباقية للفوز بالمباراة: { $yours } لك، و{ $theirs } لخصمك.
reason-score-crawford = هذه جولة كروفورد، فلا يضاعف أحد.
reason-score-money-better = في الجولات المفردة تكون نقلتك أفضل الاثنتين.
reason-score-money-less = في الجولات المفردة لا تكلف نقلتك سوى { $loss } نقطة.
reason-gammon-value-now = قيمة المارس مع هذا المكعب: { $yours } لك، و{ $theirs } لخصمك؛ وفي الجولات المفردة ½.
advice-hit = كُلْ: يخسر خصمك مسافة وعليه أن يدخل أولًا.
advice-safe = العب بأمان: اترك لخصمك فرصًا أقل ليأكلك.
advice-bold = خاطر: ما تكسبه أثمن من الخطر.
advice-price = هكذا تبقى لخصمك فرص أكثر ليأكلك، لكن الأمر يستحق.
advice-point = اربط الخانة: فهي تسد الطريق على خصمك وقطعك فيها آمنة.
advice-keep-point = احتفظ بخانتك، فما زلت تحتاج إليها.
advice-anchor = اربط خانة آمنة في بيت خصمك.
advice-prime = أطِل سدّك: القطع التي خلفه عالقة.
advice-bar = أبقِ خصمك على الحاجز.
advice-contain = لا تدع قطع خصمك الخلفية تفلت.
advice-escape = خلّص قطعك الخلفية قبل أن تُحبس.
advice-stay = ابقَ في الخلف وانتظر فرصة للأكل: لن تفوز بالسباق.
advice-in-play = أبقِ قطعك في اللعب ولا تدفنها.
advice-prepare = حضّر خانتك التالية: رتّب قطعك بحيث تربطها رميات أكثر.
advice-aim = واصل التصويب على قطع خصمك المكشوفة.
advice-blitz = هاجم: كُلْ وأغلق الخانات قبل أن يربط خصمك خانة في بيتك.
advice-race = هذا سباق: لا تهدر خطوة.
advice-spread = وزّع قطعك: الكومة العالية لا تنفع أحدًا.
advice-gammon = العب من أجل المارس.
advice-save-gammon = أنقذ نفسك من المارس أولًا.
advice-timing = انتبه إلى التوقيت: احتفظ بقطع حرة للتحريك كي لا تضطر إلى التخلي عن خاناتك.
advice-next-turn = فكّر بدور واحد إلى الأمام: رتّب قطعك بحيث تكون رميتك القادمة آمنة أيضًا.
advice-hinder = قف في طريق خصمك: اترك له رميات أقل تربط خانة.
advice-good-rolls = اترك لخصمك رميات جيدة أقل.
advice-keep-contact = حافظ على الاحتكاك: أنت متأخر في السباق وتحتاج إلى فرصة للأكل.
advice-break-contact = أنهِ الاحتكاك: أنت متقدم في السباق.
advice-score-gammon = عند هذه النتيجة المارس أثمن لك من المعتاد: العب من أجله.
advice-score-no-gammon = عند هذه النتيجة يفيدك المارس أقل من المعتاد: اكسب الجولة فحسب.
advice-score-risk = عند هذه النتيجة تضرك الخسارة بمارس أقل من المعتاد: يمكنك أن تخاطر أكثر.
advice-score-save = عند هذه النتيجة تضرك الخسارة بمارس أكثر من المعتاد: تجنّبها.
advice-score-no-backgammon = عند هذه النتيجة لا يفيدك الباكغامون أكثر من المارس: لا تلعب من أجله.
advice-score = انتبه إلى النتيجة: فهي تحدد أي نقلة هي الأفضل.
advice-wins = النقلة الأفضل تفوز ببساطة في جولات أكثر.
advice-cube-now = ضاعف الآن: قد يفوت الأوان في دورك القادم.
advice-cube-cash = ينبغي لخصمك أن ينسحب، فضاعف واكسب الجولة.
advice-cube-behind = لا تضاعف: فرص خصمك في الفوز أكبر.
reason-cube-best-rolls = أقوى رمياتك: { $examples }.
reason-cube-volatility = تغيّر الرمية الواحدة القيمة في المتوسط بمقدار { $points } نقطة.
reason-cube-for-money = في الجولات المفردة تكون ⁦{ $chance }%⁩.
reason-gammon-nothing-yours = بعد المضاعفة لا يفيدك المارس أكثر من فوز عادي عند هذه النتيجة.
reason-gammon-nothing-theirs = بعد المضاعفة لا يفيد المارس خصمك أكثر من فوز عادي عند هذه النتيجة.
reason-gammon-match-yours = بعد المضاعفة يمنحك المارس الفوز بالمباراة.
reason-gammon-match-theirs = بعد المضاعفة يمنح المارس خصمك الفوز بالمباراة.
reason-gammon-value = قيمة المارس بعد المضاعفة: { $yours } لك، و{ $theirs } لخصمك؛ وفي الجولات المفردة ½.
reason-race-pips = الخطوات: { $yours } لك، و{ $theirs } لخصمك.
reason-race-waste = مع الهدر (EPC): { $yours } و{ $theirs }.
reason-race-rules = عدّ كيث: { $yours } و{ $theirs }؛ وصيغة كلاينمان تعطي المضاعِف ⁦{ $chance }%⁩.

coach-plan = الخطة: { $plan }.
coach-plan-better = خطة النقلة الأفضل: { $plan }.
plan-blitz = الهجوم الخاطف
plan-prime = السدّ
plan-holding = لعبة التمسّك
plan-back-game = اللعبة الخلفية
plan-race = السباق
plan-containment = حصر القطع المأكولة
