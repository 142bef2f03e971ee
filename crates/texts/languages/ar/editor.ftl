editor-title = ترتيب وضعية
editor-about = اختر لون القطع التي تضعها، ثم اضغط على خانة أو على الحاجز أو على الرف.
editor-about-mouse = النقر بالزر الأيمن، أو النقر مع Shift، يزيل قطعة.
editor-place = وضع
editor-place-white = القطع البيضاء
editor-place-black = القطع السوداء
editor-take-away = إزالة
editor-opening = وضع البداية
editor-clear = رقعة فارغة
editor-swap = تبديل الجهتين
editor-on-roll = صاحب الدور
editor-dice = النرد
editor-no-dice = لم يُرمَ بعد
editor-double-offered = عُرضت مضاعفة
editor-cube-value = المكعب على
editor-cube-owner = صاحب المكعب
editor-cube-centered = في الوسط
editor-stakes = نوع اللعب
editor-money = جولات مفردة
editor-match = مباراة
editor-length = طول المباراة
editor-score = نقاط { $player }
editor-crawford = جولة كروفورد
editor-jacoby = قاعدة جاكوبي
editor-beavers = البيفر
editor-checkers = { $player }: { $checkers ->
    [zero] لا قطع
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $checkers } قطع
    [many] { $checkers } قطعة
   *[other] { $checkers } قطعة
}
editor-id = معرّف الوضعية
editor-id-about = ألصق هنا XGID أو GNUbg ID أو OGID أو Position ID، أو انسخ هذا.
editor-analyze = تحليل الوضعية
editor-possible = هذه الوضعية ممكنة.
editor-impossible = هذه الوضعية غير ممكنة
editor-forgiven = يمكنك تحليلها مع ذلك، لكن لا جولة تؤدي إليها.

fault-too-many = عدد قطع { $player } هو { $checkers }، أكثر من 15.
fault-unequal = عدد القطع ليس متساويًا عند الطرفين: { $said } و{ $counted }.
fault-no-checkers = لا قطعة على الرقعة.
fault-shared-point = قطع الطرفين معًا على الخانة { $point }.
fault-both-won = أخرج الطرفان كل قطعهما.
fault-both-shut-out = للطرفين معًا قطع على الحاجز أمام بيت مغلق.
fault-not-over = أخرج أحد الطرفين كل قطعه، فالجولة منتهية.
fault-no-length = المباراة حتى نقطة واحدة على الأقل.
fault-match-won = نقاط { $player } بلغت { $said }، وهذا يكفي للفوز بمباراة حتى { $length }.
fault-no-crawford = لا تكون جولة كروفورد إلا إذا كانت تنقص لاعبًا واحدًا فقط نقطة واحدة.
fault-cube-in-crawford = لا يضاعف أحد في جولة كروفورد.
fault-owned-at-one = المكعب مع { $player }، لكنه لم يُستعمل قط.
fault-offer-after-end = هناك عرض، لكن الجولة انتهت.
fault-cube-not-theirs = مضاعفة من { $player } من دون امتلاك المكعب.
fault-no-settlement = لا تسوية ممكنة هنا.
fault-other = لا جولة تؤدي إلى هذه الوضعية.
