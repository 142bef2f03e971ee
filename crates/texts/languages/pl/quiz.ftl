quiz-title = Ćwiczenia
quiz-about = Twoje własne błędy wracają jako pytania: szybko, jeśli znów się pomylisz, a coraz rzadziej, gdy już je znasz. Zostają na tym urządzeniu.
quiz-due = { $due ->
    [0] Dziś nic na ciebie nie czeka.
    [one] Czeka na ciebie { $due } pytanie.
    [few] Czekają na ciebie { $due } pytania.
    [many] Czeka na ciebie { $due } pytań.
   *[other] Czeka na ciebie { $due } pytania.
}
quiz-kept = { $count ->
    [0] Nie ma jeszcze czego ćwiczyć. Zagraj z komputerem albo przeanalizuj mecz.
    [one] { $count } błąd do przećwiczenia.
    [few] { $count } błędy do przećwiczenia.
    [many] { $count } błędów do przećwiczenia.
   *[other] { $count } błędu do przećwiczenia.
}
quiz-next-day = { $days ->
    [0] Następne pytanie będzie jeszcze dziś.
    [one] Następne pytanie będzie jutro.
    [few] Następne pytanie będzie za { $days } dni.
    [many] Następne pytanie będzie za { $days } dni.
   *[other] Następne pytanie będzie za { $days } dnia.
}
quiz-practice-anyway = Ćwicz mimo to
quiz-asks-play = Jak zagrasz { $roll }?
quiz-asks-cube = Rzucić czy podwoić?
quiz-asks-reply = Przeciwnik podwaja do { $value }. Przyjąć czy spasować?
quiz-from = Źródło: { $text }
quiz-answer = To moja odpowiedź
quiz-show = Nie wiem
quiz-thinking = Porównuję…
quiz-right = Dobrze!
quiz-nearly = Prawie: kosztuje tylko { $loss }.
quiz-wrong = To kosztuje { $loss }.
quiz-best = Najlepsze: { $play }
quiz-then = Poprzednio: { $play }, strata { $loss }.
quiz-next = Następne pytanie
quiz-comes-back = { $days ->
    [0] Wróci jeszcze dziś.
    [one] Wróci jutro.
    [few] Wróci za { $days } dni.
    [many] Wróci za { $days } dni.
   *[other] Wróci za { $days } dnia.
}
quiz-forget = Zapomnij to pytanie
quiz-keep = { $player ->
    [you] Ćwicz na swoich błędach
   *[other] Ćwicz na błędach: { $player }
}
quiz-left = Dziś jeszcze: { $count }
quiz-progress = Dobre odpowiedzi dzień po dniu
