coach-title = Trener
coach-better = { $better-play } jest lepsze.
coach-much-better = { $better-play } jest dużo lepsze.
coach-gives-away = { $play } traci { $loss ->
    [one] { $loss } punkt
    [few] { $loss } punkty
    [many] { $loss } punktów
   *[other] { $loss } punktu
}.
coach-keep = Zostaw moje
coach-change = Spróbuj ponownie

coach-shots = Po tym zagraniu { $played ->
    [0] nie zbija cię żaden rzut
    [one] zbija cię { $played } rzut na 36
    [few] zbijają cię { $played } rzuty na 36
    [many] zbija cię { $played } rzutów na 36
   *[other] zbija cię { $played } rzutów na 36
}; po lepszym { $better ->
    [0] żaden
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] To zagranie niczego nie zbija; lepsze wysyła na bar { $better ->
        [one] pionek
        [few] { $better } pionki
        [many] { $better } pionków
       *[other] { $better } pionków
    }.
    [one] To zagranie wysyła na bar pionek; lepsze { $better ->
        [0] niczego nie zbija
        [one] wysyła też jeden
        [few] wysyła { $better }
        [many] wysyła { $better }
       *[other] wysyła { $better }
    }.
    [few] To zagranie wysyła na bar { $played } pionki; lepsze { $better ->
        [0] niczego nie zbija
        [one] wysyła tylko jeden
        [few] wysyła { $better }
        [many] wysyła { $better }
       *[other] wysyła { $better }
    }.
    [many] To zagranie wysyła na bar { $played } pionków; lepsze { $better ->
        [0] niczego nie zbija
        [one] wysyła tylko jeden
        [few] wysyła { $better }
        [many] wysyła { $better }
       *[other] wysyła { $better }
    }.
   *[other] To zagranie wysyła na bar { $played } pionków; lepsze { $better ->
        [0] niczego nie zbija
        [one] wysyła tylko jeden
        [few] wysyła { $better }
        [many] wysyła { $better }
       *[other] wysyła { $better }
    }.
}
coach-better-makes = Lepsze zagranie zajmuje twoje pole { $point }.
coach-played-makes = To zagranie zajmuje twoje pole { $point }.
coach-better-breaks = Lepsze zagranie oddaje twoje pole { $point }.
coach-played-breaks = To zagranie oddaje twoje pole { $point }; lepsze je utrzymuje.
coach-prime = Twój najdłuższy mur: { $played } po tym zagraniu, { $better } po lepszym.
coach-stays-on-bar = Rzuty, które zostawiają przeciwnika na barze: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-aims = W następnej turze { $played ->
    [0] nie zbije żaden twój rzut
    [one] zbije { $played } twój rzut na 36
    [few] zbiją { $played } twoje rzuty na 36
    [many] zbije { $played } twoich rzutów na 36
   *[other] zbije { $played } twoich rzutów na 36
} po tym zagraniu, a po lepszym { $better ->
    [0] żaden
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Po tym zagraniu wyścig jest wyrównany
    [one] Po tym zagraniu prowadzisz o { $played } oczko
    [few] Po tym zagraniu prowadzisz o { $played } oczka
    [many] Po tym zagraniu prowadzisz o { $played } oczek
   *[other] Po tym zagraniu prowadzisz o { $played } oczek
}; po lepszym { $better ->
    [0] jest wyrównany
   *[other] prowadzisz o { $better }
}.
coach-lead-behind = { $played ->
    [one] Po tym zagraniu jesteś w tyle o { $played } oczko
    [few] Po tym zagraniu jesteś w tyle o { $played } oczka
    [many] Po tym zagraniu jesteś w tyle o { $played } oczek
   *[other] Po tym zagraniu jesteś w tyle o { $played } oczek
}; po lepszym jesteś w tyle o { $better }.
coach-lead-passes = { $played ->
    [one] Po tym zagraniu jesteś w tyle o { $played } oczko
    [few] Po tym zagraniu jesteś w tyle o { $played } oczka
    [many] Po tym zagraniu jesteś w tyle o { $played } oczek
   *[other] Po tym zagraniu jesteś w tyle o { $played } oczek
}; po lepszym { $better ->
    [0] wyścig jest wyrównany
   *[other] prowadzisz o { $better }
}.
coach-lead-loses = { $played ->
    [0] Po tym zagraniu wyścig jest wyrównany
    [one] Po tym zagraniu prowadzisz o { $played } oczko
    [few] Po tym zagraniu prowadzisz o { $played } oczka
    [many] Po tym zagraniu prowadzisz o { $played } oczek
   *[other] Po tym zagraniu prowadzisz o { $played } oczek
}; po lepszym jesteś w tyle o { $better }.
coach-back = Po tym zagraniu w bazie przeciwnika { $played ->
    [0] nie zostaje żaden twój pionek
    [one] zostaje { $played } twój pionek
    [few] zostają { $played } twoje pionki
    [many] zostaje { $played } twoich pionków
   *[other] zostaje { $played } twoich pionków
}, po lepszym { $better ->
    [0] żaden
   *[other] { $better }
}.
coach-stack = Twój najwyższy stos ma po tym zagraniu { $played ->
    [one] { $played } pionek
    [few] { $played } pionki
    [many] { $played } pionków
   *[other] { $played } pionków
}, po lepszym { $better }.
coach-off = Po tym zagraniu { $played ->
    [0] nie masz zdjętego żadnego pionka
    [one] masz zdjęty { $played } pionek
    [few] masz zdjęte { $played } pionki
    [many] masz zdjętych { $played } pionków
   *[other] masz zdjętych { $played } pionków
}, po lepszym { $better ->
    [0] żadnego
   *[other] { $better }
}.
coach-wins = To zagranie wygrywa { $played }% partii, lepsze { $better }%.
coach-gammons = To zagranie wygrywa gammonem { $played }% partii, lepsze { $better }%.
coach-lost-gammons = To zagranie przegrywa gammonem { $played }% partii, lepsze { $better }%.

coach-should-double = Tu należy podwoić.
coach-should-roll = Na podwojenie jest za wcześnie.
coach-should-play-on = Masz za dobrą pozycję, żeby podwajać: graj dalej na gammona.
coach-should-take = Należy przyjąć: wygrywasz { $chance }% partii i to wystarczy.
coach-should-pass = Należy spasować: wygrywasz tylko { $chance }% partii.

fact-pips = Do mety { $pips ->
    [one] zostało ci { $pips } oczko
    [few] zostały ci { $pips } oczka
    [many] zostało ci { $pips } oczek
   *[other] zostało ci { $pips } oczek
}.
fact-lead = Prowadzisz o { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczek
}.
fact-behind = Jesteś w tyle o { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczek
}.
fact-on-bar = { $checkers ->
    [one] Masz na barze { $checkers } pionek.
    [few] Masz na barze { $checkers } pionki.
    [many] Masz na barze { $checkers } pionków.
   *[other] Masz na barze { $checkers } pionka.
}
fact-opponent-on-bar = { $checkers ->
    [one] Przeciwnik ma na barze { $checkers } pionek.
    [few] Przeciwnik ma na barze { $checkers } pionki.
    [many] Przeciwnik ma na barze { $checkers } pionków.
   *[other] Przeciwnik ma na barze { $checkers } pionka.
}
fact-off = { $checkers ->
    [0] Nie masz zdjętego żadnego pionka.
    [one] Masz zdjęty { $checkers } pionek.
    [few] Masz zdjęte { $checkers } pionki.
    [many] Masz zdjętych { $checkers } pionków.
   *[other] Masz zdjętych { $checkers } pionków.
}
fact-opponent-off = { $checkers ->
    [0] Przeciwnik nie ma zdjętego żadnego pionka.
    [one] Przeciwnik ma zdjęty { $checkers } pionek.
    [few] Przeciwnik ma zdjęte { $checkers } pionki.
    [many] Przeciwnik ma zdjętych { $checkers } pionków.
   *[other] Przeciwnik ma zdjętych { $checkers } pionków.
}
fact-blot = { $shots ->
    [0] Twojego odkrytego pionka na polu { $point } nie zbija żaden rzut.
    [one] { $shots } rzut na 36 zbija twój odkryty pionek na polu { $point }.
    [few] { $shots } rzuty na 36 zbijają twój odkryty pionek na polu { $point }.
    [many] { $shots } rzutów na 36 zbija twój odkryty pionek na polu { $point }.
   *[other] { $shots } rzutu na 36 zbija twój odkryty pionek na polu { $point }.
}
fact-hitting = { $shots ->
    [0] Żaden twój rzut nie zbija.
    [one] Zbija { $shots } z twoich 36 rzutów.
    [few] Zbijają { $shots } z twoich 36 rzutów.
    [many] Zbija { $shots } z twoich 36 rzutów.
   *[other] Zbija { $shots } z twoich 36 rzutów.
}
fact-opponent-hitting = { $shots ->
    [0] Żaden rzut przeciwnika nie zbija.
    [one] Zbija { $shots } z 36 rzutów przeciwnika.
    [few] Zbijają { $shots } z 36 rzutów przeciwnika.
    [many] Zbija { $shots } z 36 rzutów przeciwnika.
   *[other] Zbija { $shots } z 36 rzutów przeciwnika.
}
fact-entering = { $shots ->
    [0] Żadnym rzutem nie da się wejść: baza jest zamknięta.
    [one] Wejść można { $shots } rzutem na 36.
    [few] Wejść można { $shots } rzutami na 36.
    [many] Wejść można { $shots } rzutami na 36.
   *[other] Wejść można { $shots } rzutu na 36.
}
fact-dancing = { $shots ->
    [0] Możesz ruszyć przy każdym rzucie.
    [one] Przy { $shots } rzucie na 36 nie możesz ruszyć.
    [few] Przy { $shots } rzutach na 36 nie możesz ruszyć.
    [many] Przy { $shots } rzutach na 36 nie możesz ruszyć.
   *[other] Przy { $shots } rzutach na 36 nie możesz ruszyć.
}
fact-prime = { $count ->
    [6] Masz pełny mur: sześć pól z rzędu.
    [one] Twój najdłuższy mur ma { $count } pole.
    [few] Twój najdłuższy mur ma { $count } pola.
    [many] Twój najdłuższy mur ma { $count } pól.
   *[other] Twój najdłuższy mur ma { $count } pola.
}
fact-back = { $checkers ->
    [0] Żaden twój pionek nie jest już z tyłu.
    [one] Masz jeszcze z tyłu { $checkers } pionek.
    [few] Masz jeszcze z tyłu { $checkers } pionki.
    [many] Masz jeszcze z tyłu { $checkers } pionków.
   *[other] Masz jeszcze z tyłu { $checkers } pionków.
}
fact-opponent-back = { $checkers ->
    [0] Żaden pionek przeciwnika nie jest już z tyłu.
    [one] Przeciwnik ma jeszcze z tyłu { $checkers } pionek.
    [few] Przeciwnik ma jeszcze z tyłu { $checkers } pionki.
    [many] Przeciwnik ma jeszcze z tyłu { $checkers } pionków.
   *[other] Przeciwnik ma jeszcze z tyłu { $checkers } pionków.
}
fact-stack = { $checkers ->
    [one] Twój najwyższy stos ma { $checkers } pionek.
    [few] Twój najwyższy stos ma { $checkers } pionki.
    [many] Twój najwyższy stos ma { $checkers } pionków.
   *[other] Twój najwyższy stos ma { $checkers } pionków.
}
coach-found-play = Jest lepsze zagranie.
coach-found-cube = Na pewno dobra decyzja o podwojeniu?
coach-show = Pokaż mi
reason-cube-chances = Wygrywasz { $wins }% partii, { $gammons }% gammonem, a { $lost }% przegrywasz gammonem.
reason-cube-double-from = Przy tej kostce dublującej i tym wyniku podwojenie jest słuszne od { $chance }%.
reason-cube-take-from = Przeciwnik wygrywa { $wins }% partii, a żeby przyjąć, potrzebuje { $chance }%.
reason-cube-too-good = Od { $chance }% lepiej grać na gammona niż podwajać.
reason-cube-you-need = Przy tej kostce dublującej i tym wyniku potrzebujesz { $chance }%, żeby przyjąć.
reason-cube-wins = Wygrywasz { $wins }% partii.
reason-cube-gammons = Wygrywasz gammonem { $gammons }% partii, a przegrywasz gammonem { $lost }%.
reason-cube-no-market = Nawet po twoim najlepszym rzucie przeciwnik mógłby w następnej turze jeszcze przyjąć, więc nie ma pośpiechu.
reason-cube-market = Po { $share }% wszystkich sekwencji twojego rzutu i najlepszej odpowiedzi przeciwnika musiałby on w następnej turze spasować.
coach-will-hit = Rzuty, którymi przeciwnik powinien zbić: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-escapes = Rzuty uwalniające tylny pionek przeciwnika: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-own-escapes = Rzuty, które następnym razem uwolnią twój tylny pionek: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-builders = Rzuty, które następnym razem zajmą twoje pole { $point }: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-deep = Pionki na twoich polach { $first } i { $second }: po tym zagraniu { $played }, po lepszym { $better }.
coach-block = Twoje pola spośród sześciu kolejnych: po tym zagraniu { $played }, po lepszym { $better }.
coach-spare-pips = Wolne oczka, zanim trzeba będzie rozbić twój mur, nie licząc tylnych pionków: po tym zagraniu { $played }, po lepszym { $better }.
coach-breaking = Rzuty, które następnym razem zmuszą cię do oddania pola w bazie: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-exposing = Rzuty, które następnym razem zmuszą cię do pozostawienia odkrytego pionka pod biciem: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-contact-kept = Po tym zagraniu nikogo już nie można zbić; lepsze utrzymuje kontakt.
coach-contact-broken = Po lepszym zagraniu nikogo już nie można zbić; to utrzymuje kontakt.
coach-will-anchor = Rzuty, którymi przeciwnik powinien zająć pole w twojej bazie: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-will-escape = Rzuty, którymi przeciwnik powinien uwolnić tylny pionek: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-will-block = Rzuty, którymi przeciwnik powinien zająć pole w swojej bazie: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-good-rolls = Rzuty, którymi przeciwnik powinien zbić, wejść, uwolnić tylny pionek lub zająć pole: po tym zagraniu { $played } na 36, po lepszym { $better }.
coach-crossovers = Przejścia do następnej ćwiartki, zanim wszystkie twoje pionki będą w bazie: po tym zagraniu { $played }, po lepszym { $better }.
coach-pips-from-home = Oczka, zanim wszystkie twoje pionki będą w bazie: po tym zagraniu { $played }, po lepszym { $better }.
coach-wastage = Oczka razem z marnowanymi (EPC): po tym zagraniu { $played }, po lepszym { $better }.
coach-price-hit = To zagranie zbija, a lepsze nie, ale tutaj jest to mniej warte.
reason-needed = Każde zagranie, które pod tym względem nie jest lepsze, kosztuje co najmniej { $loss } punktu.
reason-rolls-hit = Rzuty, które zbijają cię tylko po tym zagraniu: { $rolls } na 36 ({ $examples }).
reason-rolls-enter = Rzuty, które zostawiają przeciwnika na barze tylko po lepszym zagraniu: { $rolls } na 36 ({ $examples }).
reason-rolls-anchor = Rzuty, które po tym zagraniu dają przeciwnikowi więcej pól w twojej bazie: { $rolls } na 36 ({ $examples }).
reason-rolls-escape = Rzuty, które po tym zagraniu uwalniają więcej tylnych pionków przeciwnika: { $rolls } na 36 ({ $examples }).
reason-rolls-block = Rzuty, które po tym zagraniu dają przeciwnikowi więcej pól w jego bazie: { $rolls } na 36 ({ $examples }).
reason-rolls-share = Przypada na nie { $share }% straty.
reason-rolls-most = Odpowiedzi, po których lepsze zagranie ma przewagę: { $rolls } na 36, przede wszystkim { $examples }.
reason-rolls-price = Rzuty, które zbijają cię tylko po lepszym zagraniu: { $rolls } na 36 ({ $examples }).
reason-score = Punkty brakujące do wygrania meczu: tobie { $yours }, przeciwnikowi { $theirs }.
reason-score-crawford = To partia Crawforda, więc nikomu nie wolno podwajać.
reason-score-money-better = W pojedynczych partiach to twoje zagranie byłoby lepszym z tych dwóch.
reason-score-money-less = W pojedynczych partiach twoje zagranie kosztowałoby tylko { $loss } punktu.
reason-gammon-value-now = Wartość gammona przy tej kostce dublującej: dla ciebie { $yours }, dla przeciwnika { $theirs }; w pojedynczych partiach ½.
advice-hit = Zbij: przeciwnik traci oczka i musi najpierw wejść.
advice-safe = Graj bezpiecznie: zostaw przeciwnikowi mniej strzałów.
advice-bold = Zaryzykuj: zysk jest wart więcej niż niebezpieczeństwo.
advice-price = Zostawia to więcej strzałów, ale się opłaca.
advice-point = Zajmij pole: blokuje przeciwnika, a twoje pionki są tam bezpieczne.
advice-keep-point = Utrzymaj swoje pole; jeszcze go potrzebujesz.
advice-anchor = Zajmij kotwicę: bezpieczne pole w bazie przeciwnika.
advice-prime = Wydłuż swój mur: pionki za nim utknęły.
advice-bar = Trzymaj przeciwnika na barze.
advice-contain = Nie daj uciec tylnym pionkom przeciwnika.
advice-escape = Wyprowadź tylne pionki, zanim zostaną zamknięte.
advice-stay = Zostań z tyłu i czekaj na strzał: wyścigu nie wygrasz.
advice-in-play = Trzymaj pionki w grze, nie zakopuj ich.
advice-prepare = Przygotuj następne pole: ustaw pionki tak, żeby zajmowało je więcej rzutów.
advice-aim = Dalej celuj w odkryte pionki przeciwnika.
advice-blitz = Atakuj: zbijaj i zamykaj pola, zanim przeciwnik zajmie kotwicę.
advice-race = To wyścig: nie marnuj oczek.
advice-spread = Rozłóż pionki: wysoki stos nikomu nie pomaga.
advice-gammon = Graj na gammona.
advice-save-gammon = Najpierw uratuj się przed gammonem.
advice-timing = Zachowaj zapas ruchów: trzymaj wolne pionki, żeby nie musieć oddawać swoich pól.
advice-next-turn = Myśl o turę naprzód: ustaw pionki tak, żeby twój następny rzut też był bezpieczny.
advice-hinder = Przeszkadzaj przeciwnikowi: zostaw mu mniej rzutów, którymi zajmie pole.
advice-good-rolls = Zostaw przeciwnikowi mniej dobrych rzutów.
advice-keep-contact = Utrzymaj kontakt: w wyścigu jesteś w tyle i potrzebujesz strzału.
advice-break-contact = Zerwij kontakt: prowadzisz w wyścigu.
advice-score-gammon = Przy tym wyniku gammon daje ci więcej niż zwykle: graj na gammona.
advice-score-no-gammon = Przy tym wyniku gammon daje ci mniej niż zwykle: po prostu wygraj partię.
advice-score-risk = Przy tym wyniku przegrany gammon kosztuje cię mniej niż zwykle: możesz więcej ryzykować.
advice-score-save = Przy tym wyniku przegrany gammon kosztuje cię więcej niż zwykle: uważaj, żeby nie przegrać gammonem.
advice-score-no-backgammon = Przy tym wyniku backgammon nie daje ci więcej niż gammon: nie graj o więcej.
advice-score = Pamiętaj o wyniku: od niego zależy, które zagranie jest najlepsze.
advice-wins = Lepsze zagranie po prostu wygrywa więcej partii.
advice-cube-now = Podwój teraz: następnym razem może być za późno.
advice-cube-cash = Przeciwnik powinien spasować, więc podwój i wygraj partię.
advice-cube-behind = Nie podwajaj: przeciwnik ma większe szanse na wygraną.
reason-cube-best-rolls = Twoje najmocniejsze rzuty: { $examples }.
reason-cube-volatility = Jeden rzut zmienia equity średnio o { $points } punktu.
reason-cube-for-money = W pojedynczych partiach byłoby to { $chance }%.
reason-gammon-nothing-yours = Po podwojeniu gammon nie daje ci przy tym wyniku nic dodatkowego.
reason-gammon-nothing-theirs = Po podwojeniu gammon nie daje przeciwnikowi przy tym wyniku nic dodatkowego.
reason-gammon-match-yours = Po podwojeniu gammon daje ci wygraną w meczu.
reason-gammon-match-theirs = Po podwojeniu gammon daje przeciwnikowi wygraną w meczu.
reason-gammon-value = Wartość gammona po podwojeniu: dla ciebie { $yours }, dla przeciwnika { $theirs }; w pojedynczych partiach ½.
reason-race-pips = Oczka: ty { $yours }, przeciwnik { $theirs }.
reason-race-waste = Razem z marnowanymi oczkami (EPC): { $yours } i { $theirs }.
reason-race-rules = Liczenie Keitha: { $yours } i { $theirs }; wzór Kleinmana daje podwajającemu { $chance }%.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan lepszego zagrania: { $plan }.
plan-blitz = błyskawiczny atak
plan-prime = mur
plan-holding = gra na wyczekanie
plan-back-game = gra z tyłu
plan-race = wyścig
plan-containment = przetrzymanie zbitego pionka
