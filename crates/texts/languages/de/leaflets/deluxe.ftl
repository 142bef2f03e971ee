# The leaflet's words, form by form; what needs more is written out below.
~ auf dem Punkt = auf dem Feld
~ der Punkt der Zahl leer = das Feld der Zahl leer
~ auf einen blockierten Punkt = auf ein blockiertes Feld
~ einem blockierten Punkt = einem blockierten Feld
~ ein blockierter Punkt = ein blockiertes Feld
~ auf einem Punkt = auf einem Feld
~ auf einen Punkt = auf ein Feld
~ auf jeden Punkt, den = auf jedes Feld, das
~ auf deinem Punkt = auf deinem Feld
~ auf Punkt = auf Feld
~ Punkt 1 = Feld 1
~ Punkt 5 = Feld 5
~ Punkt 24 = Feld 24
~ sechs Punkte = sechs Felder
~ 24 Punkte = 24 Felder
~ ein Punkt frei = ein Feld frei
~ Beschriftung der Punkte = Beschriftung der Felder
~ deinen Punkt = dein Feld
~ dein Punkt = dein Feld
~ blockieren einen Punkt = blockieren ein Feld
~ einen Punkt blockiert = ein Feld blockiert
~ einen Punkt besetzt = ein Feld besetzt
~ die Punkte vor = die Felder vor
~ die Punkte beider = die Felder beider
~ die Punkte haben = die Felder haben
~ die Punkte heißen = die Felder heißen
~ die Punkte zählen = die Felder zählen
~ einem höheren Punkt = einem höheren Feld
~ einen freien Punkt = ein freies Feld
~ eigenen Punkt = eigenen Feld
~ tieferen Punkt = tieferen Feld
~ nächsttieferen Punkt = nächsttieferen Feld
~ höchsten Punkt = höchsten Feld
~ ist der Punkt = ist das Feld
~ Reihe von Punkten = Reihe von Feldern
~ welche Punkte = welche Felder
~ alle Punkte von = alle Felder von
~ doppelt (ein Gammon) = doppelt
~ gewinnt ein Gammon = gewinnt doppelt
~ mit einem Gammon = mit einem doppelten Sieg
~ auf Gammon = auf einen doppelten Sieg
~ Gammon und Backgammon = doppelter und dreifacher Sieg
~ verlorene Gammons = doppelte Niederlagen
~ Gammons = doppelte Siege
~ ein Gammon = ein doppelter Sieg
~ Gammon = doppelter Sieg
~ ein Backgammon = ein dreifacher Sieg
~ kein Backgammon = keinen dreifachen Sieg
~ Backgammon = dreifacher Sieg
~ auf einem Block = auf einem Band
~ Ist der leer = Ist das leer
~ der letzte auf = das letzte auf
~ der fernste = das fernste
~ hält ihn = hält es
~ Heimfeld = Homeboard
~ Heimfelds = Homeboards
~ Heimfelder = Homeboards
~ Heimfeldern = Homeboards
~ einsetzen = einwürfeln
~ Einsetzen = Einwürfeln
~ Eingesetzt wird = Eingewürfelt wird
~ mehr Punkte in deinem = mehr Felder in deinem
~ mehr Punkte im eigenen = mehr Felder im eigenen
~ besetze Punkte = besetze Felder
~ deinen Punkten = deinen Feldern
~ alle Punkte mit = alle Felder mit
~ aufeinanderfolgenden Punkten = aufeinanderfolgenden Feldern
~ einen Punkt im = ein Feld im
~ einen Punkt in deinem = ein Feld in deinem
~ einen Punkt besetzen = ein Feld besetzen
~ deine Punkte nicht = deine Felder nicht
~ auf die Punkte. = auf die Felder.
~ auf Punkten, die = auf Feldern, die
~ eines Gammons = eines doppelten Sieges
~ ein verlorenes Gammon = eine doppelte Niederlage
~ höhere Punkte = höhere Felder

win-gammon = doppelter Sieg
win-backgammon = dreifacher Sieg

place-empty = { $owner }, Feld { $point }: leer
place-checkers = { $owner }, Feld { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } weißer Stein
       *[other] { $checkers } weiße Steine
    }
    [black] { $checkers ->
        [one] { $checkers } schwarzer Stein
       *[other] { $checkers } schwarze Steine
    }
    [light] { $checkers ->
        [one] { $checkers } heller Stein
       *[other] { $checkers } helle Steine
    }
   *[dark] { $checkers ->
        [one] { $checkers } dunkler Stein
       *[other] { $checkers } dunkle Steine
    }
}

action-land-on-block = Auf dem Band landen
resign-win = { $win ->
    [single] Einfaches Spiel
    [gammon] Doppeltes Spiel
   *[backgammon] Dreifaches Spiel
}
offered-resignation = { $win ->
    [single] { $player } gibt auf: ein einfaches Spiel.
    [gammon] { $player } gibt auf: ein doppeltes Spiel.
   *[backgammon] { $player } gibt auf: ein dreifaches Spiel.
}
offered-claim = { $win ->
    [single] { $player } beansprucht einen einfachen Sieg.
    [gammon] { $player } beansprucht einen doppelten Sieg.
   *[backgammon] { $player } beansprucht einen dreifachen Sieg.
}
penalty-title = Dieses Feld ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Band landet, selbst geschlagen: Deiner käme auf die Bar, und die { $die } wäre verbraucht. Trotzdem ziehen?

event-entered = { $player ->
    [you] Du würfelst einen Stein auf Feld { $to } ein.
   *[other] { $player } würfelt einen Stein auf Feld { $to } ein.
}
event-entered-hitting = { $player ->
    [you] Du würfelst einen Stein auf Feld { $to } ein und schlägst.
   *[other] { $player } würfelt einen Stein auf Feld { $to } ein und schlägt.
}
event-landed-on-block = { $player ->
    [you] Du landest auf einem Band: Der Stein kommt auf die Bar.
   *[other] { $player } landet auf einem Band: Der Stein kommt auf die Bar.
}

refused-no-checker = Du hast keinen Stein auf Feld { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Bar eingewürfelt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Bar eingewürfelt werden.
}
refused-blocked = Feld { $point } ist von { $checkers } gegnerischen Steinen blockiert.
refused-not-all-home = Auswürfeln darfst du erst, wenn alle deine Steine im Homeboard sind, und einer steht noch auf Feld { $point }.
refused-higher-checker = Diese Zahl musst du von Feld { $higher } spielen.
refused-exact-number = Nach diesen Regeln kommt ein Stein von Feld { $point } nur mit einer { $needed } vom Brett, nicht mit einer { $die }.
refused-no-penalty-landing = Du darfst nicht auf einem blockierten Feld landen.
refused-not-blocked = Dieses Feld ist nicht blockiert, also gibt es keine Strafe.
offer-resignation = { $win ->
    [single] das Angebot, ein einfaches Spiel verloren zu geben
    [gammon] das Angebot, ein doppeltes Spiel verloren zu geben
   *[backgammon] das Angebot, ein dreifaches Spiel verloren zu geben
}
offer-claim = { $win ->
    [single] den Anspruch auf einen einfachen Sieg
    [gammon] den Anspruch auf einen doppelten Sieg
   *[backgammon] den Anspruch auf einen dreifachen Sieg
}

result-gammon = Doppelter Sieg (2)
result-backgammon = Dreifacher Sieg (3)

event-moved = { $player ->
    [you] Du ziehst von Feld { $from } auf Feld { $to }.
   *[other] { $player } zieht von Feld { $from } auf Feld { $to }.
}
event-hit = { $player ->
    [you] Du ziehst von Feld { $from } auf Feld { $to } und schlägst.
   *[other] { $player } zieht von Feld { $from } auf Feld { $to } und schlägt.
}
event-bore-off = { $player ->
    [you] Du würfelst einen Stein von Feld { $from } aus.
   *[other] { $player } würfelt einen Stein von Feld { $from } aus.
}
denial-no-way = Keine der übrigen Zahlen führt von Feld { $from } auf Feld { $to }.
denial-no-way-bar = Keine der übrigen Zahlen bringt einen Stein von der Bar auf Feld { $to }.
denial-no-point = Mit diesem Wurf lässt sich Feld { $to } nicht mit zwei Steinen besetzen.
backgammon-needs-rule-never = Einen dreifachen Sieg gibt es nicht: Mehr als einen doppelten kann niemand gewinnen.
book-winning-backgammon = Ein dreifacher Sieg zählt dreimal.
coach-gammons = Dieser Zug gewinnt in { $played } % der Spiele doppelt, der bessere in { $better } %.
coach-lost-gammons = Dieser Zug verliert in { $played } % der Spiele doppelt, der bessere in { $better } %.
reason-cube-chances = Du gewinnst { $wins } % der Spiele, { $gammons } % doppelt, und verlierst in { $lost } % doppelt.
exercise-win = { $win ->
    [single] Einfacher Sieg
    [gammon] Doppelter Sieg
   *[backgammon] Dreifacher Sieg
}
jacoby-rule-off = Ein doppelter und ein dreifacher Sieg zählen, ob verdoppelt wurde oder nicht.
option-backgammon-needs = Dreifacher Sieg
plays-gammons = Doppelte Siege
fact-prime = { $count ->
    [one] Deine längste Reihe hat { $count } Feld.
    [6] Du hast eine volle Prime: sechs Felder in einer Reihe.
   *[other] Deine längste Reihe hat { $count } Felder.
}
jacoby-rule-on = In Einzelspielen zählen doppelte und dreifache Siege nur, wenn der Doppler gedreht wurde; sonst zählen sie als einfache Siege.
book-winning-gammon = Du gewinnst doppelt, wenn dein Gegner noch keinen Stein ausgewürfelt hat.
book-moving-target = Ein Stein darf auf jedes Feld ziehen, das dein Gegner nicht blockiert, egal wie viele eigene Steine dort schon stehen.
book-entering-where-halves = Eingewürfelt wird im Homeboard des Gegners, auf dem Feld mit der gewürfelten Zahl: { $color } auf 1A bis 6A, { $opponent } auf 1 bis 6. Auch beim Einwürfeln darfst du schlagen.
book-entering-where-homes = Eingewürfelt wird im Homeboard des Gegners, auf dem Feld mit der gewürfelten Zahl: mit einer 1 auf Feld 1 und so weiter bis zur 6 auf Feld 6. Auch beim Einwürfeln darfst du schlagen.
book-entering-rest = Mit einer Zahl, deren Feld blockiert ist, kannst du nicht einwürfeln. Sind alle Steine im Spiel, ziehst du den Rest des Wurfs mit beliebigen Steinen.
book-blocks-pass = Über ein blockiertes Feld darfst du hinwegziehen, wenn die Zahl weit genug reicht. Über sechs in einer Reihe, eine volle Prime, kommt niemand.
book-blocks-pass-three = Über ein blockiertes Feld darfst du hinwegziehen, wenn die Zahl weit genug reicht.
note-deluxe-inside = Die Anleitung erlaubt Züge innerhalb des Homeboards nur, wenn das Feld der Zahl leer ist. Wir erlauben sie immer, denn du darfst die Zahl ja auch auslassen.
labels-rule-numbers = Die Felder werden von 24 bis 1 gezählt, aus Sicht des Spielers am Zug.
coach-prime = { $played ->
    [one] Deine längste Prime hat nach diesem Zug { $played } Feld, nach dem besseren { $better }.
   *[other] Deine längste Prime hat nach diesem Zug { $played } Felder, nach dem besseren { $better }.
}
book-blocks = Bänder
block-rule-from-two = Zwei oder mehr Steine eines Spielers auf einem Feld bilden ein Band: Sie blockieren es für den anderen.
book-winning-single = Du gewinnst einfach, wenn dein Gegner mindestens einen Stein ausgewürfelt hat.
advice-point = Besetze das Feld: Es blockiert deinen Gegner, und deine Steine sind dort sicher.
advice-keep-point = Behalte dein Feld; du brauchst es noch.
advice-anchor = Besetze einen Anker: ein sicheres Feld im Homeboard deines Gegners.
advice-prepare = Bereite dein nächstes Feld vor: Stell die Steine so, dass mehr Würfe es besetzen.
advice-save-gammon = Verhindere zuerst eine doppelte Niederlage.
reason-cube-gammons = Du gewinnst in { $gammons } % der Spiele doppelt und verlierst in { $lost } % doppelt.
reason-gammon-value = Wert eines doppelten Sieges nach dem Verdoppeln: { $yours } für dich, { $theirs } für deinen Gegner; in Einzelspielen ½.
result-jacoby = { $win ->
    [gammon] Ein doppelter Sieg, aber der Doppler wurde nie gedreht: Nach der Jacoby-Regel zählt er als einfacher Sieg (1)
   *[backgammon] Ein dreifacher Sieg, aber der Doppler wurde nie gedreht: Nach der Jacoby-Regel zählt er als einfacher Sieg (1)
}
advice-score-save = Bei diesem Stand schadet dir eine doppelte Niederlage mehr als sonst: Vermeide sie.
