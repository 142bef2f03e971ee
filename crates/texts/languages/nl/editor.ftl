editor-title = Stelling opzetten
editor-about = Kies wiens schijven je neerzet en druk dan op een punt, de bar of het bakje.
editor-about-mouse = Rechtsklikken of Shift-klikken haalt een schijf weg.
editor-place = Neerzetten
editor-place-white = Witte schijven
editor-place-black = Zwarte schijven
editor-take-away = Weghalen
editor-opening = Beginstelling
editor-clear = Leeg bord
editor-swap = Kanten wisselen
editor-on-roll = Aan zet
editor-dice = Dobbelstenen
editor-no-dice = Nog niet gegooid
editor-double-offered = Verdubbeling aangeboden
editor-cube-value = Dubbelsteen op
editor-cube-owner = Dubbelsteen van
editor-cube-centered = In het midden
editor-stakes = Spelvorm
editor-money = Losse spellen
# As in English.
editor-match = Match
editor-length = Matchlengte
editor-score = Punten van { $player }
editor-crawford = Crawford-spel
editor-jacoby = Jacoby-regel
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } schijf
   *[other] { $checkers } schijven
}
editor-id = Positie-ID
editor-id-about = Plak hier een XGID, GNUbg-ID, OGID of positie-ID, of kopieer deze.
editor-analyze = Stelling analyseren
editor-possible = Deze stelling is mogelijk.
editor-impossible = Deze stelling is onmogelijk
editor-forgiven = Je kunt de stelling toch analyseren, maar geen spel leidt hierheen.

fault-too-many = { $player } heeft { $checkers } schijven, meer dan 15.
fault-unequal = Beide kanten hebben niet evenveel schijven: { $said } en { $counted }.
fault-no-checkers = Er staan geen schijven op het bord.
fault-shared-point = Beide kanten hebben schijven op punt { $point }.
fault-both-won = Beide kanten hebben al hun schijven afgespeeld.
fault-both-shut-out = Beide kanten staan op de bar voor een gesloten bord.
fault-not-over = Eén kant heeft al zijn schijven afgespeeld, dus het spel is afgelopen.
fault-no-length = Een match gaat om minstens 1 punt.
fault-match-won = { $player } heeft al { $said } punten, genoeg om een match om { $length } te winnen.
fault-no-crawford = Het is alleen het Crawford-spel als precies één speler nog één punt nodig heeft.
fault-cube-in-crawford = In het Crawford-spel mag niemand verdubbelen.
fault-owned-at-one = { $player } bezit de dubbelsteen, maar die is nooit gedraaid.
fault-offer-after-end = Er ligt een aanbod, maar het spel is afgelopen.
fault-cube-not-theirs = { $player } verdubbelt zonder de dubbelsteen te bezitten.
fault-no-settlement = Een schikking is hier niet mogelijk.
fault-other = Geen spel leidt tot deze stelling.
