quiz-title = Exersare
quiz-about = Greșelile tale revin ca întrebări: curând dacă greșești iar, tot mai rar dacă le știi. Rămân pe acest dispozitiv.
quiz-due = { $due ->
    [0] Azi nu e nimic de făcut.
    [one] { $due } întrebare pentru azi.
    [few] { $due } întrebări pentru azi.
   *[other] { $due } de întrebări pentru azi.
}
quiz-kept = { $count ->
    [0] Încă nu e nimic de exersat. Joacă o partidă cu calculatorul sau analizează un meci.
    [one] { $count } greșeală de exersat.
    [few] { $count } greșeli de exersat.
   *[other] { $count } de greșeli de exersat.
}
quiz-next-day = { $days ->
    [0] Următoarea vine mai târziu, astăzi.
    [one] Următoarea vine mâine.
    [few] Următoarea vine peste { $days } zile.
   *[other] Următoarea vine peste { $days } de zile.
}
quiz-practice-anyway = Exersează totuși
quiz-asks-play = Cum joci { $roll }?
quiz-asks-cube = Arunci sau dublezi?
quiz-asks-reply = Adversarul dublează la { $value }. Accepți sau refuzi?
quiz-from = Din: { $text }
quiz-answer = Acesta e răspunsul meu
quiz-show = Nu știu
quiz-thinking = Se compară…
quiz-right = Corect!
quiz-nearly = Aproape: costă doar { $loss }.
quiz-wrong = Asta costă { $loss }.
quiz-best = Cea mai bună: { $play }
quiz-then = Data trecută ai jucat { $play }, ceea ce a costat { $loss }.
quiz-next = Întrebarea următoare
quiz-comes-back = { $days ->
    [0] Revine astăzi.
    [one] Revine mâine.
    [few] Revine peste { $days } zile.
   *[other] Revine peste { $days } de zile.
}
quiz-forget = Uită întrebarea aceasta
quiz-keep = { $player ->
    [you] Exersează greșelile tale
   *[other] Exersează greșelile: { $player }
}
quiz-left = Rămase azi: { $count }
quiz-progress = Răspunsuri corecte, zi de zi
