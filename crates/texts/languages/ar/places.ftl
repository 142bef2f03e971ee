place-empty = الخانة { $point } عند { $owner }، فارغة
place-checkers = الخانة { $point } عند { $owner }، { $color ->
    [white] { $checkers ->
        [one] قطعة بيضاء واحدة
        [two] قطعتان بيضاوان
        [few] { $checkers } قطع بيضاء
        [many] { $checkers } قطعة بيضاء
       *[other] { $checkers } قطعة بيضاء
    }
    [black] { $checkers ->
        [one] قطعة سوداء واحدة
        [two] قطعتان سوداوان
        [few] { $checkers } قطع سوداء
        [many] { $checkers } قطعة سوداء
       *[other] { $checkers } قطعة سوداء
    }
    [light] { $checkers ->
        [one] قطعة فاتحة واحدة
        [two] قطعتان فاتحتان
        [few] { $checkers } قطع فاتحة
        [many] { $checkers } قطعة فاتحة
       *[other] { $checkers } قطعة فاتحة
    }
   *[dark] { $checkers ->
        [one] قطعة داكنة واحدة
        [two] قطعتان داكنتان
        [few] { $checkers } قطع داكنة
        [many] { $checkers } قطعة داكنة
       *[other] { $checkers } قطعة داكنة
    }
}
place-bar = { $checkers ->
    [zero] حاجز { $owner }، فارغ
    [one] حاجز { $owner }، قطعة واحدة
    [two] حاجز { $owner }، قطعتان
    [few] حاجز { $owner }، { $checkers } قطع
    [many] حاجز { $owner }، { $checkers } قطعة
   *[other] حاجز { $owner }، { $checkers } قطعة
}
place-tray = { $checkers ->
    [zero] رف { $owner }، لم تخرج أي قطعة
    [one] رف { $owner }، خرجت قطعة واحدة
    [two] رف { $owner }، خرجت قطعتان
    [few] رف { $owner }، خرجت { $checkers } قطع
    [many] رف { $owner }، خرجت { $checkers } قطعة
   *[other] رف { $owner }، خرجت { $checkers } قطعة
}

place-movable = يمكن تحريكها
place-target = هدف ممكن
place-picked-up = في اليد
place-last-moved = آخر ما تحرك

die-left = { $left ->
    [zero] النرد: { $die }، لُعب
    [one] النرد: { $die }
    [two] النرد: { $die }، بقيت مرتان
    [few] النرد: { $die }، بقيت { $left } مرات
    [many] النرد: { $die }، بقيت { $left } مرة
   *[other] النرد: { $die }، بقيت { $left } مرة
}
die-blocked = النرد: { $die }، لا يمكن لعبه
dice-name = النرد
dice-roll = رمي النرد
dice-pick-up = رفع النرد وإنهاء الدور
cube-centered = المكعب في الوسط
cube-beside = المكعب بجانب الرقعة
cube-owned = المكعب مع { $owner }، قيمته { $value }
cube-offered = المكعب معروض على { $owner }، بقيمة { $value }
cube-double = مضاعفة إلى { $value }
