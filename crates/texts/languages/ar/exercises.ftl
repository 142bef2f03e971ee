exercise-title = جرّب بنفسك
exercise-check = تحقق
exercise-again = من البداية
exercise-show = أرني
exercise-right = صحيح!
exercise-wrong = ليس تمامًا.
exercise-solved = التمارين المحلولة: { $found } من { $total }

exercise-find-plays = رمى { $color } { $roll }. جِد كل الطرق للعبها.
exercise-find-none = لم تجد شيئًا بعد
exercise-find-progress = وجدت { $found } من { $total }
exercise-find-new = { $play } واحدة منها.
exercise-find-same = وجدت هذه الوضعية من قبل. جرّب طريقة أخرى.
exercise-find-all = هذه كل الطرق. أحسنت!
exercise-find-stop = أتوقف هنا

exercise-choose-numbers = اخترها كلها، ثم تحقق.
exercise-missing = { $count ->
    [one] ما زال ينقص جواب واحد.
    [two] ما زال ينقص جوابان.
    [few] ما زالت تنقص { $count } أجوبة.
    [many] ما زال ينقص { $count } جوابًا.
   *[other] ما زال ينقص { $count } جواب.
}
exercise-too-many = { $count ->
    [one] جواب واحد منها خطأ.
    [two] جوابان منها خطأ.
    [few] { $count } أجوبة منها خطأ.
    [many] { $count } جوابًا منها خطأ.
   *[other] { $count } جواب منها خطأ.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = المسها كلها، ثم تحقق.

exercise-aim = رمى { $color } { $roll }. أوصل القطعة الأخيرة إلى البيت وأخرج قطعة، وكل ذلك بهذه الرمية.
exercise-aim-not-off = لم تُخرج أي قطعة. جرّب الترتيب المعاكس.
exercise-setup = أين تقف قطع { $color } في البداية؟
exercise-start = رمى أحد اللاعبين { $larger } والآخر { $smaller }. ماذا يحدث بعد ذلك؟
exercise-start-pair = يبدأ من رمى { $larger } ويلعب { $larger } و{ $smaller }
exercise-start-afresh = يبدأ من رمى { $larger } ويرمي النردين
exercise-start-color = يأخذ من رمى { $larger } { $color ->
    [white] القطع البيضاء
    [black] القطع السوداء
    [light] القطع الفاتحة
   *[dark] القطع الداكنة
}، ويبدأ ويرمي النردين
exercise-start-lower = يبدأ من رمى { $smaller } ويلعب { $larger } و{ $smaller }
exercise-doubles = رمى { $color } { $roll }. كم نقلة من الأربع يمكن لعبها؟
exercise-hitting = بأي الأرقام تؤكل القطعة المكشوفة من قطع { $opponent }؟
exercise-entering = بأي الأرقام تدخل قطعة { $color } من الحاجز؟
exercise-blocks = أي الخانات مربوطة أمام { $color }؟
exercise-bearing-off = رمى { $color } { $roll }. جِد كل الطرق للعبها بهذه القواعد.
exercise-winning = أخرج { $color } آخر قطعة له. بماذا يفوز { $color }؟
exercise-win = { $win ->
    [single] فوز عادي
    [gammon] مارس
   *[backgammon] باكغامون
}
exercise-cube = يضاعف { $opponent } أول مرة ويصير المكعب على { $value }. ماذا تخسر إذا انسحبت؟
exercise-match = صار { $color } للتو على بعد نقطة واحدة من الفوز بالمباراة. هل يجوز أن يضاعف { $opponent } في الجولة التالية؟
exercise-money = فاز { $color } بمارس، ولم يضاعف أحد. كم يربح { $color }؟
