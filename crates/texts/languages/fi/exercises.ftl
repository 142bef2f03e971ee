exercise-title = Kokeile
exercise-check = Tarkista
exercise-again = Aloita alusta
exercise-show = Näytä ratkaisu
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
exercise-find-same = Tässä asemassa olet jo käynyt. Kokeile toista tapaa.
exercise-find-all = Enempää tapoja ei ole. Hienoa!
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
exercise-aim-not-off = Yhtään nappulaa ei kotiutettu. Kokeile toisinpäin.
exercise-setup = Missä { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} nappulat ovat alussa?
exercise-start = Toinen pelaaja heittää { $larger }, toinen { $smaller }. Mitä nyt tapahtuu?
exercise-start-pair = { $larger } aloittaa ja pelaa luvut { $larger } ja { $smaller }
exercise-start-afresh = { $larger } aloittaa ja heittää molemmat nopat
exercise-start-color = { $larger } saa { $color ->
    [white] valkoiset
    [black] mustat
    [light] vaaleat
   *[dark] tummat
}, aloittaa ja heittää molemmat nopat
exercise-start-lower = { $smaller } aloittaa ja pelaa luvut { $larger } ja { $smaller }
exercise-doubles = { $color } on heittänyt { $roll }. Kuinka monta neljästä siirrosta voi tehdä?
exercise-hitting = Millä silmäluvuilla lyödään { $opponent ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} blotti?
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
exercise-winning = { $color } on kotiuttanut viimeisen nappulansa. Mitä { $color } on voittanut?
exercise-win = { $win ->
    [single] Yksinkertaisen voiton
    [gammon] Gammonin
   *[backgammon] Backgammonin
}
exercise-cube = { $opponent } tuplaa ensimmäisen kerran ja kääntää kuutioon luvun { $value }. Mitä häviät, jos passaat?
exercise-match = { $color } tarvitsee enää yhden pisteen voittaakseen ottelun ja pääsi siihen juuri. Saako { $opponent } tuplata seuraavassa pelissä?
exercise-money = { $color } voittaa gammonin, eikä kukaan ole tuplannut kertaakaan. Mitä { $color ->
    [white] Valkoiselle
    [black] Mustalle
    [light] Vaalealle
   *[dark] Tummalle
} maksetaan?
