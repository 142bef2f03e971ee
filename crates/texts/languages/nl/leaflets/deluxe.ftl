# The leaflet's words, form by form; what needs more is written out below.
~ wint een gammon = wint dubbel
~ verliest een gammon = verliest dubbel
~ met een gammon = dubbel
~ dubbel, een gammon, als = dubbel als
~ gammons en backgammons = dubbele en drievoudige winst
~ verloren gammons = dubbel verlies
~ gammons = dubbele winst
~ een gammon = dubbele winst
~ de gammon = de dubbele winst
~ gammon = dubbele winst
~ een backgammon = drievoudige winst
~ backgammons = drievoudige winst
~ backgammon = drievoudige winst
~ enkele winst = enkelvoudige winst
~ thuisbord = homeboard
~ thuisborden = homeboards
~ een blokkade = een band
~ blokkades = banden
~ blokkade = band
~ een verloren gammon = dubbel verlies

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
    [single] { $player } geeft op: een enkel spel.
    [gammon] { $player } geeft op: een dubbel spel.
   *[backgammon] { $player } geeft op: een drievoudig spel.
}
offered-claim = { $win ->
    [single] { $player } claimt enkelvoudige winst.
    [gammon] { $player } claimt dubbele winst.
   *[backgammon] { $player } claimt drievoudige winst.
}
penalty-question = Volgens deze regels wordt een schijf die op een band landt, zelf geslagen: de jouwe zou naar de bar gaan en de { $die } zou verbruikt zijn. Toch doen?

event-entered = { $player ->
    [you] Je speelt een schijf in op punt { $to }.
   *[other] { $player } speelt een schijf in op punt { $to }.
}
event-entered-hitting = { $player ->
    [you] Je speelt een schijf in op punt { $to } en slaat.
   *[other] { $player } speelt een schijf in op punt { $to } en slaat.
}
event-landed-on-block = { $player ->
    [you] Je landt op een band: de schijf gaat naar de bar.
   *[other] { $player } landt op een band: de schijf gaat naar de bar.
}

refused-bar-first = { $checkers ->
    [one] Je schijf op de bar moet eerst worden ingespeeld.
   *[other] Je { $checkers } schijven op de bar moeten eerst worden ingespeeld.
}
refused-not-all-home = Je mag pas afspelen als al je schijven in het homeboard zijn, en er staat er nog een op punt { $point }.
offer-resignation = { $win ->
    [single] het aanbod om op te geven (enkel spel)
    [gammon] het aanbod om op te geven (dubbel spel)
   *[backgammon] het aanbod om op te geven (drievoudig spel)
}
offer-claim = { $win ->
    [single] de claim op enkelvoudige winst
    [gammon] de claim op dubbele winst
   *[backgammon] de claim op drievoudige winst
}

result-single = Enkelvoudige winst (1)
result-gammon = Dubbele winst (2)
result-backgammon = Drievoudige winst (3)
result-jacoby = { $win ->
    [gammon] Dubbele winst, maar de dubbelsteen is nooit gedraaid: volgens de Jacoby-regel telt het als enkelvoudige winst (1)
   *[backgammon] Drievoudige winst, maar de dubbelsteen is nooit gedraaid: volgens de Jacoby-regel telt het als enkelvoudige winst (1)
}
exercise-aim = { $color } heeft { $roll } gegooid. Breng de laatste schijf in het homeboard en speel er een af, allebei met deze worp.
exercise-entering = Met welke getallen kan { $color } de schijf van de bar inspelen?
exercise-win = { $win ->
    [single] Enkelvoudige winst
    [gammon] Dubbele winst
   *[backgammon] Drievoudige winst
}
exercise-money = { $color } behaalt dubbele winst, en niemand heeft verdubbeld. Hoeveel wint { $color }?

# In the book, with the coach and in exercises.
book-winning-gammon = Je wint dubbel als je tegenstander er nog geen heeft afgespeeld.
book-winning-backgammon = Een drievoudige winst telt driemaal.
advice-save-gammon = Voorkom eerst dubbel verlies.
block-rule-from-two = Twee of meer schijven van één speler vormen een band: ze blokkeren het punt voor de ander.
book-winning-single = Je wint enkelvoudig, wat één keer telt, als je tegenstander minstens één schijf heeft afgespeeld.
