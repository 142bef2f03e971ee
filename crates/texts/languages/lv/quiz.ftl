quiz-title = Treniņš
quiz-about = Tavas kļūdas atgriežas kā jautājumi: drīz, ja kļūdies atkal, un arvien vēlāk, ja atbildi zini. Tās glabājas tikai šajā ierīcē.
quiz-due = { $due ->
    [0] Šodien jautājumu nav.
    [zero] Gaida { $due } jautājumu.
    [one] Gaida { $due } jautājums.
   *[other] Gaida { $due } jautājumi.
}
quiz-kept = { $count ->
    [0] Kļūdu vēl nav. Nospēlē partiju pret datoru vai izanalizē maču.
    [zero] Saglabātas { $count } kļūdas.
    [one] Saglabāta { $count } kļūda.
   *[other] Saglabātas { $count } kļūdas.
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
quiz-asks-reply = Tev piedāvā dubultojumu līdz { $value }. Pieņemt vai atteikties?
quiz-from = Avots: { $text }
quiz-answer = Mana atbilde
quiz-show = Nezinu
quiz-thinking = Salīdzinu…
quiz-right = Pareizi!
quiz-nearly = Gandrīz: tas atdod tikai { $loss }.
quiz-wrong = Tas atdod { $loss }.
quiz-best = Labākais: { $play }
quiz-then = Toreiz tu nospēlēji { $play }, un tas atdeva { $loss }.
quiz-next = Nākamais jautājums
quiz-comes-back = { $days ->
    [0] Jautājums atgriezīsies šodien.
    [1] Jautājums atgriezīsies rīt.
    [zero] Jautājums atgriezīsies pēc { $days } dienām.
    [one] Jautājums atgriezīsies pēc { $days } dienas.
   *[other] Jautājums atgriezīsies pēc { $days } dienām.
}
quiz-forget = Aizmirst šo jautājumu
quiz-keep = Mācīties no kļūdām: { $player }
quiz-left = Šodien vēl: { $count }
quiz-progress = Pareizās atbildes pa dienām
