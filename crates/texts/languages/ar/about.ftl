about-title = حول { -app }
about-version = الإصدار { $version }
about-what = طقم طاولة الزهر كاملًا في صفحة واحدة: الرقعة والنرد والمكعب، وأوراق القواعد التي يجري اللعب بها فعلًا.
about-free = مجاني، بلا حسابات ولا إعلانات ولا عملات. وما تلعبه يبقى على جهازك.
about-dice = النرد لا يعرف شيئًا عن الرقعة. والحاسوب يعرف الرمية حين تعرفها أنت.
about-strength = قسنا ما يضيّعه كل مستوى، والنتائج منشورة مع البرنامج.
about-leaflets = قواعد الأوراق المطبوعة موجودة هنا بصياغتنا نحن.
about-license = مفتوح المصدر، برخصة MIT أو Apache.
about-keyboard = لوحة المفاتيح
about-keys-roll = رمي النرد ورفعه
about-keys-move = تحريك قطعة من الموضع المختار
about-keys-other = تحريكها بالنرد الآخر
about-keys-undo = تراجع
about-keys-double = مضاعفة
about-keys-hint = تلميح
about-keys-type = كتابة نقلة
about-keys-places = التنقل بين المواضع
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
