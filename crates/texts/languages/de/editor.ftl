editor-title = Stellung aufbauen
editor-about = Wähle, wessen Steine du setzt, und drück dann auf einen Punkt, die Bar oder die Ablage.
editor-about-mouse = Ein Rechtsklick oder Umschalt-Klick entfernt einen Stein.
editor-place = Setzen
editor-place-white = Weiße Steine
editor-place-black = Schwarze Steine
editor-take-away = Entfernen
editor-opening = Grundstellung
editor-clear = Leeres Brett
editor-swap = Seiten tauschen
editor-on-roll = Am Zug
editor-dice = Würfel
editor-no-dice = Noch nicht gewürfelt
editor-double-offered = Verdopplung angeboten
editor-cube-value = Doppler auf
editor-cube-owner = Doppler gehört
editor-cube-centered = In der Mitte
editor-stakes = Modus
editor-money = Einzelspiele
# As in English.
editor-match = Match
editor-length = Matchlänge
editor-score = Punkte von { $player }
editor-crawford = Crawford-Spiel
editor-jacoby = Jacoby-Regel
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } Stein
   *[other] { $checkers } Steine
}
editor-id = Positions-ID
editor-id-about = Füg hier eine XGID, GNUbg-ID, OGID oder Positions-ID ein oder kopier diese.
editor-analyze = Stellung analysieren
editor-possible = Diese Stellung ist möglich.
editor-impossible = Diese Stellung ist unmöglich
editor-forgiven = Du kannst sie trotzdem analysieren, aber kein Spiel führt hierher.

fault-too-many = { $player } hat { $checkers } Steine, mehr als 15.
fault-unequal = Die Seiten haben nicht gleich viele Steine: { $said } und { $counted }.
fault-no-checkers = Auf dem Brett stehen keine Steine.
fault-shared-point = Auf Punkt { $point } stehen Steine beider Seiten.
fault-both-won = Beide Seiten haben alle Steine ausgewürfelt.
fault-both-shut-out = Beide Seiten stehen auf der Bar vor einem geschlossenen Brett.
fault-not-over = Eine Seite hat alle Steine ausgewürfelt, also ist das Spiel zu Ende.
fault-no-length = Ein Match geht auf mindestens einen Punkt.
fault-match-won = { $player } hat schon { $said } Punkte, genug für ein Match auf { $length }.
fault-no-crawford = Das Crawford-Spiel ist es nur, wenn genau einem Spieler noch ein Punkt fehlt.
fault-cube-in-crawford = Im Crawford-Spiel darf niemand verdoppeln.
fault-owned-at-one = { $player } besitzt den Doppler, obwohl er nie gedreht wurde.
fault-offer-after-end = Es gibt ein Angebot, obwohl das Spiel zu Ende ist.
fault-cube-not-theirs = { $player } verdoppelt, ohne den Doppler zu besitzen.
fault-no-settlement = Eine Einigung ist hier nicht möglich.
fault-other = Kein Spiel führt zu dieser Stellung.
