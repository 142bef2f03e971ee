# The leaflet's words, form by form; what needs more is written out below.
~ wint een gammon = wint dubbel
~ verliest een gammon = verliest dubbel
~ met een gammon = dubbel
~ dubbel, een gammon, als = dubbel als
~ gammons en backgammons = dubbele en drievoudige winst
~ verloren gammons = dubbel verlies
~ gammons = dubbele winst
~ een gammon = een dubbele winst
~ de gammon = de dubbele winst
~ gammon = dubbele winst
~ een backgammon = een drievoudige winst
~ backgammons = drievoudige winst
~ backgammon = drievoudige winst
~ enkele winst = enkelvoudige winst
~ thuisbord = homeboard
~ thuisborden = homeboards
~ een blokkade = een band
~ blokkades = banden
~ blokkade = band

win-single = enkelvoudige winst
win-gammon = dubbele winst
win-backgammon = drievoudige winst

action-land-on-block = Op de band landen
resign-win = { $win ->
    [single] Enkel spel
    [gammon] Dubbel spel
   *[backgammon] Drievoudig spel
}
offered-resignation = { $win ->
    [single] { $player } geeft een enkel spel op.
    [gammon] { $player } geeft een dubbel spel op.
   *[backgammon] { $player } geeft een drievoudig spel op.
}
offered-claim = { $win ->
    [single] { $player } claimt enkelvoudige winst.
    [gammon] { $player } claimt dubbele winst.
   *[backgammon] { $player } claimt drievoudige winst.
}
penalty-question = Volgens deze regels is een schijf die op een band landt, zelf geslagen: de jouwe zou naar de bar gaan en de { $die } zou verbruikt zijn. Toch doen?

happened-entered = { $player } speelt een schijf in op punt { $to }.
happened-entered-hitting = { $player } speelt een schijf in op punt { $to } en slaat.
happened-landed-on-block = { $player } landt op een band: de schijf gaat naar de bar.

refused-bar-first = { $checkers ->
    [one] Eerst moet je schijf van de bar worden ingespeeld.
   *[other] Eerst moeten je { $checkers } schijven van de bar worden ingespeeld.
}
refused-not-all-home = Afspelen mag pas als al je schijven in het homeboard zijn, en er staat er nog een op punt { $point }.
offer-resignation = { $win ->
    [single] het aanbod om een enkel spel op te geven
    [gammon] het aanbod om een dubbel spel op te geven
   *[backgammon] het aanbod om een drievoudig spel op te geven
}
offer-claim = { $win ->
    [single] de claim van enkelvoudige winst
    [gammon] de claim van dubbele winst
   *[backgammon] de claim van drievoudige winst
}

result-single = Enkelvoudige winst (1)
result-gammon = Dubbele winst (2)
result-backgammon = Drievoudige winst (3)
result-jacoby = { $win ->
    [gammon] Dubbele winst, maar er is nooit verdubbeld: volgens de Jacoby-regel telt het als enkelvoudige winst (1)
   *[backgammon] Drievoudige winst, maar er is nooit verdubbeld: volgens de Jacoby-regel telt het als enkelvoudige winst (1)
}
hint-gammons = dubbele winst
exercise-aim = { $color } heeft { $roll } gegooid. Breng de laatste schijf in het homeboard en speel er een af, allebei met deze worp.
exercise-entering = Met welke getallen kan { $color } de schijf van de bar inspelen?
exercise-win = { $win ->
    [single] Enkelvoudige winst
    [gammon] Dubbele winst
   *[backgammon] Drievoudige winst
}
exercise-money = { $color } behaalt dubbele winst, en niemand heeft ooit verdubbeld. Wat krijgt { $color } uitbetaald?
book-winning-backgammon = Een drievoudige winst telt driemaal.
