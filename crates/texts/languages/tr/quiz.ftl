quiz-title = Alıştırma
quiz-about = Kendi hataların soru olarak geri gelir: yine yanılırsan hemen, öğrendikçe gitgide daha seyrek. Bu cihazda kalırlar.
quiz-due = { $due ->
    [0] Bugün bekleyen soru yok.
   *[other] { $due } soru bekliyor.
}
quiz-kept = { $count ->
    [0] Henüz çalışacak bir şey yok. Bilgisayara karşı bir oyun oyna ya da bir maçı analiz et.
   *[other] Çalışılacak { $count } hata var.
}
quiz-next-day = { $days ->
    [0] Sıradaki bugün, daha sonra gelecek.
    [1] Sıradaki yarın gelecek.
   *[other] Sıradaki { $days } gün sonra gelecek.
}
quiz-practice-anyway = Yine de çalış
quiz-asks-play = { $roll } zarını nasıl oynarsın?
quiz-asks-cube = Zar mı, katlama mı?
quiz-asks-reply = Rakibin katladı: { $value }. Kabul mü, çekilmek mi?
quiz-from = Kaynak: { $text }
quiz-answer = Yanıtım bu
quiz-show = Bilmiyorum
quiz-thinking = Karşılaştırılıyor…
quiz-right = Doğru!
quiz-nearly = Yaklaştın: kaybı yalnızca { $loss }.
quiz-wrong = Bunun kaybı { $loss }.
quiz-best = En iyisi: { $play }
quiz-then = Geçen sefer { $play } oynadın; kaybı { $loss } oldu.
quiz-next = Sonraki soru
quiz-comes-back = { $days ->
    [0] Bugün yeniden gelecek.
    [1] Yarın yeniden gelecek.
   *[other] { $days } gün sonra yeniden gelecek.
}
quiz-forget = Bu soruyu unut
quiz-keep = { $player ->
    [you] Kendi hatalarını çalış
   *[other] Hataları çalış: { $player }
}
quiz-left = Bugün kalan: { $count }
quiz-progress = Gün gün doğru yanıtlar
