exercise-title = Kokeile itse
exercise-check = Tarkista
exercise-again = Aloita alusta
exercise-show = Näytä
exercise-right = Oikein!
exercise-wrong = Ei aivan.
exercise-solved = { $total ->
    [one] Ratkaistu { $found }/{ $total } tehtävä
   *[other] Ratkaistu { $found }/{ $total } tehtävää
}

exercise-find-plays = { $color } on heittänyt { $roll }. Etsi kaikki tavat pelata se.
exercise-find-none = Vielä ei löytynyt yhtään
exercise-find-progress = { $total ->
    [one] Löydetty { $found }/{ $total }
   *[other] Löydetty { $found }/{ $total }
}
exercise-find-new = { $play } on yksi niistä.
exercise-find-same = Tämän aseman löysit jo. Kokeile toista tapaa.
exercise-find-all = Siinä ne kaikki. Hienoa!
exercise-find-stop = Lopeta tähän

exercise-choose-numbers = Valitse ne kaikki ja tarkista sitten.
exercise-missing = { $count ->
    [one] Yksi puuttuu vielä.
   *[other] { $count } puuttuu vielä.
}
exercise-too-many = { $count ->
    [one] Yksi niistä on väärin.
   *[other] { $count } niistä on väärin.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Napauta niitä kaikkia ja tarkista sitten.

exercise-aim = { $color } on heittänyt { $roll }. Tuo viimeinen nappula kotikentälle ja kotiuta yksi, molemmat tällä heitolla.
exercise-aim-not-off = Et kotiuttanut yhtään nappulaa. Kokeile toisinpäin.
exercise-setup = Missä { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} nappulat ovat alussa?
exercise-start = Toinen pelaaja heittää luvun { $larger }, toinen luvun { $smaller }. Mitä sitten tapahtuu?
exercise-start-pair = Luvun { $larger } heittänyt aloittaa ja pelaa luvut { $larger } ja { $smaller }
exercise-start-afresh = Luvun { $larger } heittänyt aloittaa ja heittää molemmat nopat
exercise-start-color = Luvun { $larger } heittänyt saa { $color ->
    [white] valkoiset
    [black] mustat
    [light] vaaleat
   *[dark] tummat
}, aloittaa ja heittää molemmat nopat
exercise-start-lower = Luvun { $smaller } heittänyt aloittaa ja pelaa luvut { $larger } ja { $smaller }
exercise-doubles = { $color } on heittänyt { $roll }. Montako neljästä siirrosta voi tehdä?
exercise-hitting = Mitkä silmäluvut lyövät { $opponent ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} blotin?
exercise-entering = Millä silmäluvuilla { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} nappula pääsee puomilta peliin?
exercise-blocks = Mitkä kiilat on suljettu { $color ->
    [white] Valkoiselta
    [black] Mustalta
    [light] Vaalealta
   *[dark] Tummalta
}?
exercise-bearing-off = { $color } on heittänyt { $roll }. Etsi kaikki tavat pelata se näillä säännöillä.
exercise-winning = { $color } on kotiuttanut viimeisen nappulansa. Mitä { $color } voittaa?
exercise-win = { $win ->
    [single] Yksinkertaisen voiton
    [gammon] Gammonin
   *[backgammon] Backgammonin
}
exercise-cube = { $opponent } tuplaa ensimmäisen kerran ja kääntää kuutioon luvun { $value }. Mitä häviät, jos passaat?
exercise-match = { $color } on ensimmäistä kertaa yhden pisteen päässä ottelun voitosta. Saako { $opponent } tuplata seuraavassa pelissä?
exercise-money = { $color } voittaa gammonin, eikä kukaan ole tuplannut. Kuinka paljon { $color } voittaa?
