quiz-title = Exersare
quiz-about = Propriile tale greșeli revin ca întrebări: curând dacă greșești iar, tot mai târziu dacă le știi. Se păstrează numai pe acest dispozitiv.
quiz-due = { $due ->
    [0] Astăzi nu te așteaptă nimic.
    [one] Te așteaptă { $due } întrebare.
    [few] Te așteaptă { $due } întrebări.
   *[other] Te așteaptă { $due } de întrebări.
}
quiz-kept = { $count ->
    [0] Încă nu e păstrată nicio greșeală. Joacă o partidă cu calculatorul sau analizează un meci.
    [one] E păstrată { $count } greșeală.
    [few] Sunt păstrate { $count } greșeli.
   *[other] Sunt păstrate { $count } de greșeli.
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
quiz-answer = Răspund așa
quiz-show = Nu știu
quiz-thinking = Se compară…
quiz-right = Corect!
quiz-nearly = Aproape: pierde doar { $loss }.
quiz-wrong = Pierde { $loss }.
quiz-best = Cea mai bună: { $play }
quiz-then = Atunci ai jucat { $play }, pierzând { $loss }.
quiz-next = Următoarea
quiz-comes-back = { $days ->
    [0] Revine astăzi.
    [one] Revine mâine.
    [few] Revine peste { $days } zile.
   *[other] Revine peste { $days } de zile.
}
quiz-forget = Uită întrebarea aceasta
quiz-keep = Exersează greșelile: { $player }
quiz-left = Rămase azi: { $count }
quiz-progress = Răspunsuri corecte, zi de zi
