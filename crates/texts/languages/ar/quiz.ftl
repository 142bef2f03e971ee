quiz-title = تدريب
quiz-about = أخطاؤك تعود إليك أسئلة: قريبًا إن أخطأت ثانية، وأبعد فأبعد إن عرفتها. وهي محفوظة على هذا الجهاز وحده.
quiz-due = { $due ->
    [zero] لا أسئلة اليوم.
    [one] سؤال واحد بانتظارك.
    [two] سؤالان بانتظارك.
    [few] { $due } أسئلة بانتظارك.
    [many] { $due } سؤالًا بانتظارك.
   *[other] { $due } سؤال بانتظارك.
}
quiz-kept = { $count ->
    [zero] لا أخطاء محفوظة بعد. العب جولة مع الحاسوب أو حلّل مباراة.
    [one] خطأ واحد محفوظ.
    [two] خطآن محفوظان.
    [few] { $count } أخطاء محفوظة.
    [many] { $count } خطأً محفوظًا.
   *[other] { $count } خطأ محفوظ.
}
quiz-next-day = { $days ->
    [zero] يأتي السؤال التالي في وقت لاحق اليوم.
    [one] يأتي السؤال التالي غدًا.
    [two] يأتي السؤال التالي بعد يومين.
    [few] يأتي السؤال التالي بعد { $days } أيام.
    [many] يأتي السؤال التالي بعد { $days } يومًا.
   *[other] يأتي السؤال التالي بعد { $days } يوم.
}
quiz-practice-anyway = تدرّب مع ذلك
quiz-asks-play = كيف تلعب { $roll }؟
quiz-asks-cube = ترمي أم تضاعف؟
quiz-asks-reply = عُرضت عليك المضاعفة إلى { $value }. تقبل أم تنسحب؟
quiz-from = من: { $text }
quiz-answer = هذا جوابي
quiz-show = لا أعرف
quiz-thinking = جارٍ المقارنة…
quiz-right = صحيح!
quiz-nearly = اقتربت: هذا لا يضيّع إلا { $loss }.
quiz-wrong = هذا يضيّع { $loss }.
quiz-best = الأفضل: { $play }
quiz-then = لعبت يومها { $play }، وضاع بها { $loss }.
quiz-next = السؤال التالي
quiz-comes-back = { $days ->
    [zero] يعود اليوم.
    [one] يعود غدًا.
    [two] يعود بعد يومين.
    [few] يعود بعد { $days } أيام.
    [many] يعود بعد { $days } يومًا.
   *[other] يعود بعد { $days } يوم.
}
quiz-forget = انسَ هذا السؤال
quiz-keep = التدرب على أخطاء { $player }
quiz-left = المتبقي اليوم: { $count }
quiz-progress = الإجابات الصحيحة يومًا بيوم
