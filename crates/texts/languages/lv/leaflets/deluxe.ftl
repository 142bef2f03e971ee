# The leaflet's words, form by form; what needs more is written out below.
~ ar gemonu = divkārši
~ uz gemonu = uz divkāršu uzvaru
~ gemons un bekgemons = divkārša un trīskārša uzvara
~ gemons = divkārša uzvara
~ gemonu = divkāršu uzvaru
~ gemona = divkāršas uzvaras
~ gemoni = divkāršas uzvaras
~ bekgemons = trīskārša uzvara
~ bekgemona = trīskāršas uzvaras
~ bekgemonu = trīskāršu uzvaru
~ bekgemoni = trīskāršas uzvaras
~ nosit = notriec
~ nosist = notriekt
~ nosists = notriekts
~ nenosit = nenotriec
~ nosita = notrieca
~ var sist vairākas = var notriekt vairākas
~ sišanu = notriekšanu
~ drīkst arī sist = drīkst arī notriekt
~ nevarētu sist = nevarētu notriekt
~ nosista = notriekta

win-gammon = divkārša uzvara
win-backgammon = trīskārša uzvara

resign-win = { $win ->
    [single] Vienkāršs zaudējums
    [gammon] Divkāršs zaudējums
   *[backgammon] Trīskāršs zaudējums
}
offered-resignation = { $win ->
    [single] { $player } padodas: vienkāršs zaudējums.
    [gammon] { $player } padodas: divkāršs zaudējums.
   *[backgammon] { $player } padodas: trīskāršs zaudējums.
}
offered-claim = { $win ->
    [single] { $player } pieprasa vienkāršu uzvaru.
    [gammon] { $player } pieprasa divkāršu uzvaru.
   *[backgammon] { $player } pieprasa trīskāršu uzvaru.
}
penalty-question = Pēc šiem noteikumiem kauliņš, kas apstājas bloķētā lauciņā, pats ir notriekts: tavējais nonāktu uz šķirtnes, un skaitlis { $die } būtu izlietots. Vai tomēr iet?

result-gammon = Divkārša uzvara (2)
result-backgammon = Trīskārša uzvara (3)
result-jacoby = { $win ->
    [gammon] Divkārša uzvara, bet kubs nav pagriezts ne reizi: pēc Džekobi noteikuma tā ir vienkārša uzvara (1)
   *[backgammon] Trīskārša uzvara, bet kubs nav pagriezts ne reizi: pēc Džekobi noteikuma tā ir vienkārša uzvara (1)
}

event-hit = { $player ->
    [you] Tu gāji no { $from }. lauciņa uz { $to }. lauciņu un notrieci.
   *[other] { $player } gāja no { $from }. lauciņa uz { $to }. lauciņu un notrieca.
}
event-entered-hitting = { $player ->
    [you] Tu ienāci { $to }. lauciņā un notrieci.
   *[other] { $player } ienāca { $to }. lauciņā un notrieca.
}

offer-resignation = { $win ->
    [single] piedāvājumu padoties (vienkāršs zaudējums)
    [gammon] piedāvājumu padoties (divkāršs zaudējums)
   *[backgammon] piedāvājumu padoties (trīskāršs zaudējums)
}
offer-claim = { $win ->
    [single] vienkāršas uzvaras pieprasījumu
    [gammon] divkāršas uzvaras pieprasījumu
   *[backgammon] trīskāršas uzvaras pieprasījumu
}

exercise-win = { $win ->
    [single] Vienkārša uzvara
    [gammon] Divkārša uzvara
   *[backgammon] Trīskārša uzvara
}
exercise-money = { $color } izcīna divkāršu uzvaru, un neviens nav dubultojis ne reizi. Cik viņi iegūst?
plays-gammons = Divkāršas uzvaras
plays-lost-gammons = Divkārši zaudējumi
book-winning-backgammon = Trīskārša uzvara skaitās trīs reizes.
book-winning-gammon = Uzvara ir divkārša, ja pretinieks nav noņēmis nevienu.
backgammon-needs-rule-never = Trīskāršas uzvaras nav: lielākā uzvara ir divkārša.
advice-save-gammon = Vispirms izglābies no divkārša zaudējuma.
book-cube-product = Beigās uzvaru reizina ar kubu: divkārša uzvara ar kubu 4 ir 8 vērta.
