editor-title = Ställ upp en position
editor-about = Välj vems brickor du ställer ut och klicka sedan på en punkt, baren eller facket. Högerklick, eller klick med Skift, tar bort en bricka.
editor-place = Ställ ut
editor-place-white = Vita brickor
editor-place-black = Svarta brickor
editor-take-away = Ta bort
editor-opening = Utgångsställning
editor-clear = Tomt bräde
editor-swap = Byt sida
editor-on-roll = I tur
editor-dice = Tärningar
editor-no-dice = Inte kastade än
editor-double-offered = En dubbling är erbjuden
editor-cube-value = Kuben på
editor-cube-owner = Vems kub
editor-cube-centered = I mitten
editor-stakes = Spelform
editor-money = Fristående partier
editor-match = En match
editor-length = Poäng för vinst
editor-score = Poäng för { $player }
editor-crawford = Crawfordparti
editor-jacoby = Jacobyregeln
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } bricka
   *[other] { $checkers } brickor
}
# As in English.
editor-pips = { $player }: { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
editor-id = Positionens ID
editor-id-about = Klistra in ett XGID, ett GNUbg-ID, ett OGID eller ett positions-ID här, eller kopiera det som står här.
editor-analyze = Analysera positionen
editor-possible = Positionen är möjlig.
editor-impossible = Positionen är omöjlig
editor-forgiven = Den går ändå att bedöma, men inget parti leder hit.

fault-too-many = { $player } har { $checkers } brickor, fler än 15.
fault-unequal = Sidorna har inte lika många brickor: { $said } och { $counted }.
fault-no-checkers = Det finns ingen bricka på brädet.
fault-shared-point = Båda sidorna står på { $point }-punkten.
fault-both-won = Båda sidorna har flyttat ut allt.
fault-both-shut-out = Båda sidorna står på baren mot ett stängt bo.
fault-not-over = En sida har flyttat ut allt, så partiet är slut.
fault-no-length = En match behöver minst en poäng.
fault-match-won = { $player } har { $said } poäng, och redan { $length } vinner matchen.
fault-no-crawford = I ett Crawfordparti är det bara den ena spelaren som har en poäng kvar.
fault-cube-in-crawford = I Crawfordpartiet får ingen dubbla.
fault-owned-at-one = { $player } äger en kub som aldrig har vridits.
fault-offer-after-end = Det finns ett erbjudande fast partiet är slut.
fault-cube-not-theirs = { $player } dubblar utan att ha kuben.
fault-no-settlement = Här kan man inte göra upp.
fault-other = Inget parti leder till den här positionen.
fault-over = Partiet är slut: det finns inget att besluta.
