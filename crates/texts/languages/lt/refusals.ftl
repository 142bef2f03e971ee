refused-game-over = Partija baigta.
refused-match-over = Mačas baigtas: jį laimėjo { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
}.
refused-game-not-over = Ši partija dar nebaigta.
refused-not-your-turn = Dabar sprendžia { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
}.
refused-start-not-settled = Pirma kiekvienas žaidėjas meta po kauliuką, kad paaiškėtų, kas pradeda.
refused-start-settled = Jau nuspręsta, kas pradeda.
refused-already-thrown = Pradžios kauliukas jau išmestas: { $die }.
refused-offer-open = Pirma { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
} turi atsakyti į { $offer }.
refused-no-offer = Nėra pasiūlymo, į kurį reikėtų atsakyti.
refused-wrong-answer-cube = Atsakant į { $offer }, galima tik priimti arba atsisakyti.
refused-wrong-answer = Atsakant į { $offer }, galima tik sutikti arba nesutikti.
refused-roll-first = Pirma mesk kauliukus.
refused-already-rolled = Kauliukai jau išmesti: { $roll }.
refused-cube-not-in-use = Ši partija žaidžiama be kubo.
refused-crawford = Tai Crawfordo partija, joje niekas negali dvigubinti.
refused-first-roll-not-played = Niekas negali dvigubinti, kol nesužaistas pirmas partijos metimas.
refused-cube-not-yours = Kubas priklauso { $color ->
    [white] baltiesiems
    [black] juodiesiems
    [light] šviesiesiems
   *[dark] tamsiesiems
}: dvigubinti gali tik jie.
refused-cube-at-limit = Pagal šias taisykles kubas nekyla aukščiau nei { $highest }.
refused-double-after-roll = Dvigubinti gali tik prieš metimą, o { $roll } jau išmesta.
refused-no-beavers = Dėl bebrų nesusitarėte.
refused-no-raccoons = Dėl meškėnų nesusitarėte.
refused-settlement-in-match = Mačo partijos baigti susitarimu negalima.
refused-settlement-for-nothing = Susitarimas turi būti bent dėl vieno taško.
refused-no-backgammon = Pagal šias taisykles bekgamono nėra.
refused-die-not-rolled = Išmetei { $roll }: skaičiaus { $die } čia nėra.
refused-die-used = Skaičius { $die } jau sužaistas.
refused-no-checker-on-bar = Ant baro tavo šaškių nėra.
refused-no-checker = { $point } lauke tavo šaškių nėra.
refused-bar-first = { $checkers ->
    [1] Pirma turi įeiti tavo šaškė nuo baro.
    [one] Pirma turi įeiti { $checkers } tavo šaškė nuo baro.
    [few] Pirma turi įeiti { $checkers } tavo šaškės nuo baro.
    [many] Pirma turi įeiti { $checkers } tavo šaškės nuo baro.
   *[other] Pirma turi įeiti { $checkers } tavo šaškių nuo baro.
}
refused-blocked = { $point } laukas užblokuotas: ten stovi { $checkers ->
    [one] { $checkers } varžovo šaškė
    [few] { $checkers } varžovo šaškės
    [many] { $checkers } varžovo šaškės
   *[other] { $checkers } varžovo šaškių
}.
refused-not-all-home = Nurinkti galima tik tada, kai visos tavo šaškės namuose, o viena dar yra { $point } lauke.
refused-higher-checker = Šiuo skaičiumi reikia eiti iš { $higher } lauko.
refused-exact-number = Pagal šias taisykles iš { $point } lauko nurenka tik { $needed }, o ne { $die }.
refused-hit-and-run = Tavo šaškė { $point } lauke numušė tavo namuose, todėl šiuo ėjimu lieka ten.
refused-both-numbers = Išmetus { $roll } galima sužaisti abu skaičius, todėl privalai.
refused-larger-number = Sužaisti galima tik vieną skaičių, o tada privaloma didesnįjį: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Dar gali eiti, todėl privalai.
    [one] Šiuo metimu gali padaryti { $moves } ėjimą, todėl privalai.
    [few] Šiuo metimu gali padaryti { $moves } ėjimus, todėl privalai.
    [many] Šiuo metimu gali padaryti { $moves } ėjimo, todėl privalai.
   *[other] Šiuo metimu gali padaryti { $moves } ėjimų, todėl privalai.
}
refused-turn-not-over = Tavo ėjimas dar nebaigtas: dar gali eiti, todėl privalai.
refused-nothing-to-undo = Nėra ko atšaukti.
refused-no-penalty-landing = Užblokuotame lauke sustoti negalima.
refused-not-blocked = Šis laukas neužblokuotas, tad ir baudos nėra.

offer-double = dvigubinimą
offer-beaver = bebrą
offer-raccoon = meškėną
offer-resignation = { $win ->
    [single] pasiūlymą pasiduoti (paprastas pralaimėjimas)
    [gammon] pasiūlymą pasiduoti (gamonas)
   *[backgammon] pasiūlymą pasiduoti (bekgamonas)
}
offer-claim = { $win ->
    [single] paprastos pergalės reikalavimą
    [gammon] gamono reikalavimą
   *[backgammon] bekgamono reikalavimą
}
offer-settlement = pasiūlymą susitarti ({ $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
})
offer-settlement-stake = pasiūlymą susitarti ({ $text })

instead-moves = Galima: { $play }.
instead-no-moves = Galimų ėjimų nėra.
instead-actions = Gali: { $actions }.
instead-nothing = Dabar tau nieko daryti nereikia.

roll-pair = { $larger }-{ $smaller }
