exercise-title = Probeer het zelf
exercise-check = Controleren
exercise-again = Opnieuw
exercise-show = Laat zien
exercise-right = Goed!
exercise-wrong = Niet helemaal.
exercise-solved = { $total ->
    [one] { $found } van { $total } oefening opgelost
   *[other] { $found } van { $total } oefeningen opgelost
}

exercise-find-plays = { $color } heeft { $roll } gegooid. Zoek alle manieren om dat te spelen.
exercise-find-none = Nog niets gevonden
exercise-find-progress = { $total ->
    [one] { $found } van { $total } gevonden
   *[other] { $found } van { $total } gevonden
}
exercise-find-new = { $play } is er een van.
exercise-find-same = Deze stelling heb je al gevonden. Probeer het anders.
exercise-find-all = Dat zijn ze allemaal. Goed gedaan!
exercise-find-stop = Hier stoppen

exercise-choose-numbers = Kies ze allemaal en controleer dan.
exercise-missing = { $count ->
    [one] Er ontbreekt er nog één.
   *[other] Er ontbreken er nog { $count }.
}
exercise-too-many = { $count ->
    [one] Eén ervan is fout.
   *[other] { $count } ervan zijn fout.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Tik ze allemaal aan en controleer dan.

exercise-aim = { $color } heeft { $roll } gegooid. Breng de laatste schijf thuis en speel er een af, allebei met deze worp.
exercise-aim-not-off = Je hebt geen schijf afgespeeld. Probeer het andersom.
exercise-setup = Waar staan de schijven van { $color } bij het begin?
exercise-start = De ene speler gooit een { $larger }, de andere een { $smaller }. Wat gebeurt er nu?
exercise-start-pair = De speler met de { $larger } begint en speelt { $larger } en { $smaller }
exercise-start-afresh = De speler met de { $larger } begint en gooit beide dobbelstenen
exercise-start-color = De speler met de { $larger } krijgt { $color }, begint en gooit beide dobbelstenen
exercise-start-lower = De speler met de { $smaller } begint en speelt { $larger } en { $smaller }
exercise-doubles = { $color } heeft { $roll } gegooid. Hoeveel van de vier zetten kan { $color } doen?
exercise-hitting = Welke getallen slaan de blot van { $opponent }?
exercise-entering = Met welke getallen komt de schijf van { $color } van de bar binnen?
exercise-blocks = Welke punten zijn voor { $color } geblokkeerd?
exercise-bearing-off = { $color } heeft { $roll } gegooid. Zoek alle manieren om dat volgens deze regels te spelen.
exercise-winning = { $color } heeft de laatste schijf afgespeeld. Wat wint { $color }?
exercise-win = { $win ->
    [single] Enkele winst
    [gammon] Een gammon
   *[backgammon] Een backgammon
}
exercise-cube = { $opponent } verdubbelt voor het eerst en draait de dubbelsteen naar { $value }. Wat verlies je als je past?
exercise-match = { $color } is zojuist op één punt van de matchwinst gekomen. Mag { $opponent } in het volgende spel verdubbelen?
exercise-money = { $color } wint een gammon, en niemand heeft verdubbeld. Hoeveel wint { $color }?
