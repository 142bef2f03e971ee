quiz-title = Treniņš
quiz-about = Tavas kļūdas atgriežas kā jautājumi: drīz, ja kļūdies atkal, un arvien retāk, kad atbildi jau zini. Tās paliek šajā ierīcē.
quiz-due = { $due ->
    [0] Šodien jautājumu nav.
    [zero] Gaida { $due } jautājumu.
    [one] Gaida { $due } jautājums.
   *[other] Gaida { $due } jautājumi.
}
quiz-kept = { $count ->
    [0] Treniņam vēl nav kļūdu. Nospēlē partiju pret datoru vai izanalizē maču.
    [zero] { $count } kļūdu treniņam.
    [one] { $count } kļūda treniņam.
   *[other] { $count } kļūdas treniņam.
}
quiz-next-day = { $days ->
    [0] Nākamais jautājums būs vēl šodien.
    [1] Nākamais jautājums būs rīt.
    [zero] Nākamais jautājums būs pēc { $days } dienām.
    [one] Nākamais jautājums būs pēc { $days } dienas.
   *[other] Nākamais jautājums būs pēc { $days } dienām.
}
quiz-practice-anyway = Tomēr trenēties
quiz-asks-play = Kā tu spēlētu { $roll }?
quiz-asks-cube = Mest vai dubultot?
quiz-asks-reply = Pretinieks dubulto līdz { $value }. Pieņemt vai atteikties?
quiz-from = Avots: { $text }
quiz-answer = Mana atbilde
quiz-show = Nezinu
quiz-thinking = Salīdzina…
quiz-right = Pareizi!
quiz-nearly = Gandrīz: tas maksā tikai { $loss }.
quiz-wrong = Tas maksā { $loss }.
quiz-best = Labākais: { $play }
quiz-then = Iepriekš tu nospēlēji { $play } un zaudēji { $loss }.
quiz-next = Nākamais jautājums
quiz-comes-back = { $days ->
    [0] Jautājums atgriezīsies šodien.
    [1] Jautājums atgriezīsies rīt.
    [zero] Jautājums atgriezīsies pēc { $days } dienām.
    [one] Jautājums atgriezīsies pēc { $days } dienas.
   *[other] Jautājums atgriezīsies pēc { $days } dienām.
}
quiz-forget = Aizmirst šo jautājumu
quiz-keep = { $player ->
    [you] Mācīties no savām kļūdām
   *[other] Mācīties no kļūdām: { $player }
}
quiz-left = Šodien vēl: { $count }
quiz-progress = Pareizās atbildes pa dienām
