editor-title = Stellung aufbauen
editor-about = Wähle, wessen Steine du setzt, und klicke dann auf einen Punkt, die Bar oder die Ablage. Ein Rechtsklick oder ein Klick mit der Umschalttaste nimmt einen Stein weg.
editor-place = Setzen
editor-place-white = Weiße Steine
editor-place-black = Schwarze Steine
editor-take-away = Wegnehmen
editor-opening = Grundstellung
editor-clear = Leeres Brett
editor-swap = Seiten tauschen
editor-on-roll = Am Zug
editor-dice = Würfel
editor-no-dice = Noch nicht gewürfelt
editor-double-offered = Eine Verdopplung ist angeboten
editor-cube-value = Doppler auf
editor-cube-owner = Doppler bei
editor-cube-centered = In der Mitte
editor-stakes = Gespielt wird
editor-money = Einzelspiele
editor-match = Ein Match
editor-length = Punkte zum Gewinn
editor-score = Punkte von { $player }
editor-crawford = Crawford-Spiel
editor-jacoby = Jacoby-Regel
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } Stein
   *[other] { $checkers } Steine
}
editor-pips = { $player }: { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
}
editor-id = ID der Stellung
editor-id-about = Füge hier eine XGID, eine GNUbg-ID, eine OGID oder eine Positions-ID ein, oder kopiere, was hier steht.
editor-analyze = Stellung analysieren
editor-possible = Diese Stellung ist möglich.
editor-impossible = Diese Stellung ist unmöglich
editor-forgiven = Beurteilen lässt sie sich trotzdem, aber kein Spiel führt hierher.

fault-too-many = { $player } hat { $checkers } Steine, mehr als 15.
fault-unequal = Die Seiten haben nicht gleich viele Steine: { $said } und { $counted }.
fault-no-checkers = Auf dem Brett steht kein Stein.
fault-shared-point = Auf Punkt { $point } stehen Steine beider Seiten.
fault-both-won = Beide Seiten haben alles ausgewürfelt.
fault-both-shut-out = Beide Seiten stehen auf der Bar vor einem geschlossenen Heimfeld.
fault-not-over = Eine Seite hat alles ausgewürfelt, also ist das Spiel zu Ende.
fault-no-length = Ein Match geht auf mindestens einen Punkt.
fault-match-won = { $player } hat { $said } Punkte, und { $length } gewinnen das Match schon.
fault-no-crawford = Ein Crawford-Spiel gibt es nur, wenn genau einem Spieler noch ein Punkt fehlt.
fault-cube-in-crawford = Im Crawford-Spiel darf niemand verdoppeln.
fault-owned-at-one = Der Doppler liegt bei { $player }, obwohl er nie gedreht wurde.
fault-offer-after-end = Es gibt ein Angebot, obwohl das Spiel zu Ende ist.
fault-cube-not-theirs = { $player } verdoppelt, ohne den Doppler zu haben.
fault-no-settlement = Eine Einigung ist hier nicht möglich.
fault-other = Kein Spiel führt zu dieser Stellung.
fault-over = Das Spiel ist zu Ende: Es gibt nichts zu entscheiden.
