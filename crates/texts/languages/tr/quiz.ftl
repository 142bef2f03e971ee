quiz-title = Alıştırma
quiz-about = Kendi hataların soru olarak geri gelir: yine yanılırsan hemen, bilirsen gitgide daha geç. Yalnızca bu cihazda saklanırlar.
quiz-due = { $due ->
    [0] Bugün bekleyen soru yok.
   *[other] { $due } soru bekliyor.
}
quiz-kept = { $count ->
    [0] Henüz saklanan hata yok. Bilgisayara karşı bir oyun oyna ya da bir maçı analiz et.
   *[other] { $count } hata saklanıyor.
}
quiz-next-day = { $days ->
    [0] Sıradaki bugün, daha sonra gelecek.
    [1] Sıradaki yarın gelecek.
   *[other] Sıradaki { $days } gün sonra gelecek.
}
quiz-practice-anyway = Yine de çalış
quiz-asks-play = { $roll } nasıl oynanır?
quiz-asks-cube = Zar mı, katlama mı?
quiz-asks-reply = Rakibin katladı: { $value }. Kabul mü, çekilmek mi?
quiz-from = Kaynak: { $text }
quiz-answer = Yanıtım bu
quiz-show = Bilmiyorum
quiz-thinking = Karşılaştırılıyor…
quiz-right = Doğru!
quiz-nearly = Neredeyse: yalnızca { $loss } kaybettirir.
quiz-wrong = Bu { $loss } kaybettirir.
quiz-best = En iyisi: { $play }
quiz-then = O zaman { $play } oynamıştın; { $loss } kaybettirmişti.
quiz-next = Sonraki soru
quiz-comes-back = { $days ->
    [0] Bugün yeniden gelecek.
    [1] Yarın yeniden gelecek.
   *[other] { $days } gün sonra yeniden gelecek.
}
quiz-forget = Bu soruyu unut
quiz-keep = Hataları çalış: { $player }
quiz-left = Bugün kalan: { $count }
quiz-progress = Doğru yanıtlar, gün gün
