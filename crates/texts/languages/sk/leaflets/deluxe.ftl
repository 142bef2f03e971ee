# The leaflet's words, form by form; what needs more is written out below.
~ vyhrá gammon = vyhrá dvojnásobne
~ prehrá gammon = prehrá dvojnásobne
~ vyhral gammon = vyhral dvojnásobne
~ na gammon = na dvojnásobnú výhru
~ dvojnásobná (gammon), ak = dvojnásobná, ak
~ výhrou je gammon = výhrou je dvojnásobná
~ gammon a backgammon = dvojnásobná a trojnásobná výhra
~ gammonom = dvojnásobne
~ prehrané gammony = dvojnásobné prehry
~ gammony = dvojnásobné výhry
~ gammonu = dvojnásobnej výhry
~ gammon = dvojnásobná výhra
~ backgammon = trojnásobná výhra
~ backgammonu = trojnásobnej výhry
~ backgammonom = trojnásobne
~ prehraný gammon = dvojnásobná prehra

win-gammon = dvojnásobná výhra
win-backgammon = trojnásobná výhra

resign-win = { $win ->
    [single] Bežná prehra
    [gammon] Dvojnásobná prehra
   *[backgammon] Trojnásobná prehra
}
offered-resignation = { $win ->
    [single] { $player } sa vzdáva: bežná prehra.
    [gammon] { $player } sa vzdáva: dvojnásobná prehra.
   *[backgammon] { $player } sa vzdáva: trojnásobná prehra.
}
offered-claim = { $win ->
    [single] { $player } si nárokuje bežnú výhru.
    [gammon] { $player } si nárokuje dvojnásobnú výhru.
   *[backgammon] { $player } si nárokuje trojnásobnú výhru.
}

result-gammon = Dvojnásobná výhra (2)
result-backgammon = Trojnásobná výhra (3)
result-jacoby = { $win ->
    [gammon] Dvojnásobná výhra, ale nikto nezdvojnásobil: podľa Jacobyho pravidla sa počíta ako bežná (1)
   *[backgammon] Trojnásobná výhra, ale nikto nezdvojnásobil: podľa Jacobyho pravidla sa počíta ako bežná (1)
}

event-entered = { $player ->
    [you] Vraciaš kameň do hry na klin { $to }.
   *[other] { $player } vracia kameň do hry na klin { $to }.
}
event-entered-hitting = { $player ->
    [you] Vraciaš kameň do hry na klin { $to } a vyhadzuješ.
   *[other] { $player } vracia kameň do hry na klin { $to } a vyhadzuje.
}

refused-bar-first = { $checkers ->
    [one] Najprv musíš vrátiť do hry kameň z baru.
    [few] Najprv musíš vrátiť do hry { $checkers } kamene z baru.
   *[other] Najprv musíš vrátiť do hry { $checkers } kameňov z baru.
}
offer-resignation = { $win ->
    [single] vzdanie sa (bežná prehra)
    [gammon] vzdanie sa (dvojnásobná prehra)
   *[backgammon] vzdanie sa (trojnásobná prehra)
}
offer-claim = { $win ->
    [single] nárok na bežnú výhru
    [gammon] nárok na dvojnásobnú výhru
   *[backgammon] nárok na trojnásobnú výhru
}

exercise-entering = Ktorými číslami vráti { $color } kameň z baru do hry?
exercise-win = { $win ->
    [single] Bežná výhra
    [gammon] Dvojnásobná výhra
   *[backgammon] Trojnásobná výhra
}
book-winning-backgammon = Trojnásobná výhra sa počíta trikrát.
advice-save-gammon = Najprv sa zachráň pred dvojnásobnou prehrou.
