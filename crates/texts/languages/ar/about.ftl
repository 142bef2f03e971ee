about-title = حول { -app }
about-version = الإصدار { $version }
about-what = طقم طاولة الزهر كاملًا في صفحة واحدة: الرقعة والنرد والمكعب، وأوراق مطبوعة يمكنك أن تلعب بقواعدها فعلًا.
about-free = مجاني: بلا حسابات ولا إعلانات ولا عملات. وجولاتك تبقى على جهازك.
about-dice = النرد لا يعرف شيئًا عن الرقعة. والحاسوب يرى كل رمية حين تراها أنت.
about-strength = قسنا كم يخسر كل مستوى بأخطائه، والأرقام تأتي مع البرنامج.
about-leaflets = تجد هنا قواعد الأوراق المطبوعة بكلماتنا نحن.
about-license = مفتوح المصدر، برخصة MIT أو Apache.
about-keyboard = لوحة المفاتيح
about-keys-roll = رمي النرد أو رفعه
about-keys-move = تحريك قطعة من الخانة المختارة
about-keys-other = تحريكها بالنرد الآخر
about-keys-undo = تراجع
about-keys-double = مضاعفة
about-keys-hint = تلميح
about-keys-type = كتابة نقلة
about-keys-places = التنقل بين الخانات والحاجز والرفّين
about-keys-read = قراءة الرقعة بصوت مسموع
about-read-pips = { $player }: { $pips ->
    [zero] لم تبقَ أي خطوة
    [one] بقيت خطوة واحدة
    [two] بقيت خطوتان
    [few] بقيت { $pips } خطوات
    [many] بقيت { $pips } خطوة
   *[other] بقيت { $pips } خطوة
}
about-languages = { $count ->
    [one] لغة واحدة
    [two] لغتان
    [few] { $count } لغات
    [many] { $count } لغة
   *[other] { $count } لغة
}
