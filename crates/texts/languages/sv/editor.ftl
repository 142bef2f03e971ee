editor-title = Ställ upp en position
editor-about = Välj vems brickor du ställer ut och tryck sedan på en punkt, baren eller facket.
editor-about-mouse = Högerklick eller Skift-klick tar bort en bricka.
editor-place = Ställ ut
editor-place-white = Vita brickor
editor-place-black = Svarta brickor
editor-take-away = Ta bort
editor-opening = Utgångsställning
editor-clear = Tomt bräde
editor-swap = Byt sidor
editor-on-roll = I tur
editor-dice = Tärningar
editor-no-dice = Inte kastade än
editor-double-offered = Dubbling erbjuden
editor-cube-value = Kuben på
editor-cube-owner = Kubens ägare
editor-cube-centered = I mitten
editor-stakes = Spelform
editor-money = Fristående partier
# As in English.
editor-match = Match
editor-length = Matchlängd
editor-score = Poäng för { $player }
editor-crawford = Crawfordparti
editor-jacoby = Jacobyregeln
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } bricka
   *[other] { $checkers } brickor
}
editor-id = Positions-ID
editor-id-about = Klistra in ett XGID, GNUbg-ID, OGID eller positions-ID här, eller kopiera det här.
editor-analyze = Analysera positionen
editor-possible = Positionen är möjlig.
editor-impossible = Positionen är omöjlig
editor-forgiven = Du kan analysera den ändå, men inget parti leder hit.

fault-too-many = { $player } har { $checkers } brickor, fler än 15.
fault-unequal = Sidorna har inte lika många brickor: { $said } och { $counted }.
fault-no-checkers = Det finns inga brickor på brädet.
fault-shared-point = Båda sidorna har brickor på { $point }-punkten.
fault-both-won = Båda sidorna har flyttat ut alla sina brickor.
fault-both-shut-out = Båda sidorna står på baren mot ett stängt bräde.
fault-not-over = Ena sidan har flyttat ut alla sina brickor, så partiet är slut.
fault-no-length = En match måste gå till minst 1 poäng.
fault-match-won = { $player } har redan { $said } poäng, nog för att vinna en match till { $length }.
fault-no-crawford = Det är Crawfordpartiet bara om exakt en spelare behöver en poäng till.
fault-cube-in-crawford = I Crawfordpartiet får ingen dubbla.
fault-owned-at-one = { $player } äger kuben, men den har aldrig vridits.
fault-offer-after-end = Det finns ett erbjudande, men partiet är slut.
fault-cube-not-theirs = { $player } dubblar utan att äga kuben.
fault-no-settlement = En uppgörelse är inte möjlig här.
fault-other = Inget parti leder till den här positionen.
