# The leaflet's words, form by form; what needs more is written out below.
~ vyhraje gammon = vyhraje dvojnásobně
~ prohraje gammon = prohraje dvojnásobně
~ vyhrál gammon = vyhrál dvojnásobně
~ na gammon = na dvojnásobnou výhru
~ dvojnásobná (gammon), pokud = dvojnásobná, pokud
~ výhrou je gammon = výhrou je dvojnásobná
~ gammon a backgammon = dvojnásobná a trojnásobná výhra
~ gammonem = dvojnásobně
~ prohrané gammony = dvojnásobné prohry
~ gammony = dvojnásobné výhry
~ gammonu = dvojnásobné výhry
~ gammon = dvojnásobná výhra
~ backgammon = trojnásobná výhra
~ backgammonu = trojnásobné výhry
~ backgammonem = trojnásobně
~ prohraný gammon = dvojnásobná prohra

win-gammon = dvojnásobná výhra
win-backgammon = trojnásobná výhra

resign-win = { $win ->
    [single] Běžná prohra
    [gammon] Dvojnásobná prohra
   *[backgammon] Trojnásobná prohra
}
offered-resignation = { $win ->
    [single] { $player } se vzdává: běžná prohra.
    [gammon] { $player } se vzdává: dvojnásobná prohra.
   *[backgammon] { $player } se vzdává: trojnásobná prohra.
}
offered-claim = { $win ->
    [single] { $player } si nárokuje běžnou výhru.
    [gammon] { $player } si nárokuje dvojnásobnou výhru.
   *[backgammon] { $player } si nárokuje trojnásobnou výhru.
}

result-gammon = Dvojnásobná výhra (2)
result-backgammon = Trojnásobná výhra (3)
result-jacoby = { $win ->
    [gammon] Dvojnásobná výhra, ale nikdo nezdvojnásobil: podle Jacobyho pravidla se počítá jako běžná (1)
   *[backgammon] Trojnásobná výhra, ale nikdo nezdvojnásobil: podle Jacobyho pravidla se počítá jako běžná (1)
}

event-entered = { $player ->
    [you] Vracíš kámen do hry na klín { $to }.
   *[other] { $player } vrací kámen do hry na klín { $to }.
}
event-entered-hitting = { $player ->
    [you] Vracíš kámen do hry na klín { $to } a vyhazuješ.
   *[other] { $player } vrací kámen do hry na klín { $to } a vyhazuje.
}

refused-bar-first = { $checkers ->
    [one] Nejdřív musíš vrátit do hry kámen z baru.
    [few] Nejdřív musíš vrátit do hry { $checkers } kameny z baru.
   *[other] Nejdřív musíš vrátit do hry { $checkers } kamenů z baru.
}
offer-resignation = { $win ->
    [single] vzdání (běžná prohra)
    [gammon] vzdání (dvojnásobná prohra)
   *[backgammon] vzdání (trojnásobná prohra)
}
offer-claim = { $win ->
    [single] nárok na běžnou výhru
    [gammon] nárok na dvojnásobnou výhru
   *[backgammon] nárok na trojnásobnou výhru
}

exercise-entering = Kterými čísly vrátí { $color } kámen z baru do hry?
exercise-win = { $win ->
    [single] Běžná výhra
    [gammon] Dvojnásobná výhra
   *[backgammon] Trojnásobná výhra
}
book-winning-backgammon = Trojnásobná výhra se počítá třikrát.
advice-save-gammon = Nejdřív se zachraň před dvojnásobnou prohrou.
