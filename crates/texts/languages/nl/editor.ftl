editor-title = Stelling opzetten
editor-about = Kies wiens schijven je neerzet en klik dan op een punt, de bar of het bakje. Met een rechterklik, of met Shift erbij, haal je een schijf weg.
editor-place = Neerzetten
editor-place-white = Witte schijven
editor-place-black = Zwarte schijven
editor-take-away = Weghalen
editor-opening = Beginstelling
editor-clear = Leeg bord
editor-swap = Wissel kleuren
editor-on-roll = Aan zet
editor-dice = Dobbelstenen
editor-no-dice = Nog niet gegooid
editor-double-offered = Er is een verdubbeling aangeboden
editor-cube-value = Dubbelsteen op
editor-cube-owner = Van wie is de dubbelsteen
editor-cube-centered = In het midden
editor-stakes = Gespeeld wordt
editor-money = Los spel
editor-match = Een match
editor-length = Punten om te winnen
editor-score = Punten van { $player }
editor-crawford = Crawford-spel
editor-jacoby = Jacoby-regel
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } schijf
   *[other] { $checkers } schijven
}
editor-id = ID van de stelling
editor-id-about = Plak hier een XGID, een GNUbg-ID, een OGID of een positie-ID, of kopieer wat er staat.
editor-analyze = Stelling analyseren
editor-possible = Deze stelling is mogelijk.
editor-impossible = Deze stelling is onmogelijk
editor-forgiven = Dit kan toch beoordeeld worden, maar geen spel leidt hierheen.

fault-too-many = { $player } heeft { $checkers } schijven, meer dan 15.
fault-unequal = De twee kleuren hebben niet evenveel schijven: { $said } en { $counted }.
fault-no-checkers = Er staat geen schijf op het bord.
fault-shared-point = Beide kleuren staan op punt { $point }.
fault-both-won = Beide kleuren hebben alles afgespeeld.
fault-both-shut-out = Beide kleuren staan op de bar voor een gesloten thuisbord.
fault-not-over = Eén kleur heeft alles afgespeeld, dus het spel is afgelopen.
fault-no-length = Een match heeft minstens één punt nodig.
fault-match-won = { $player } heeft { $said } punten, en met { $length } is de match al gewonnen.
fault-no-crawford = Het is een Crawford-spel als maar één van beide spelers één punt nodig heeft.
fault-cube-in-crawford = In het Crawford-spel mag niemand verdubbelen.
fault-owned-at-one = { $player } heeft een dubbelsteen waarmee nooit verdubbeld is.
fault-offer-after-end = Er ligt een aanbod, maar het spel is afgelopen.
fault-cube-not-theirs = { $player } verdubbelt zonder de dubbelsteen te hebben.
fault-no-settlement = Hier kan niet geschikt worden.
fault-other = Geen spel leidt tot deze stelling.
