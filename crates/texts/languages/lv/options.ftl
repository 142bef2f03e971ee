option-variant = Sākuma stāvoklis
variant-rule-backgammon = Partija sākas no ierastā stāvokļa.
variant-rule-nackgammon = Partija sākas no Nackgammon stāvokļa, kur aizmugurē ir četri kauliņi.
variant-rule-hypergammon = Katram spēlētājam ir tikai trīs kauliņi, visi aizmugurē.
variant-rule-free = Partija sākas no stāvokļa, kas salikts ar roku.

option-opening = Kurš sāk
opening-high-die-plays-pair = Kas uzmet vairāk, sāk ar abiem skaitļiem
opening-rule-high-die-plays-pair = Katrs met vienu metamo kauliņu; kas uzmet vairāk, tas sāk un spēlē abus tikko uzmestos skaitļus.
opening-high-die-rolls-again = Kas uzmet vairāk, sāk ar jaunu metienu
opening-rule-high-die-rolls-again = Katrs met vienu metamo kauliņu; kas uzmet vairāk, tas sāk un met abus metamos kauliņus no jauna.
opening-die-for-color = Kas uzmet vairāk, iegūst baltos un sāk
opening-rule-die-for-color = Katrs met vienu metamo kauliņu; kas uzmet vairāk, tas iegūst baltos kauliņus. Baltie sāk un met abus metamos kauliņus no jauna.

option-next-game = Kurš sāk nākamo partiju
next-game-dice = Metamie kauliņi
next-game-rule-dice = Katrā partijā metamie kauliņi izšķir, kurš sāk.
next-game-winner = Uzvarētājs
next-game-rule-winner = Partijas uzvarētājs sāk nākamo un met abus metamos kauliņus.

option-block = Kas bloķē lauciņu
block-from-two = Divi kauliņi
block-rule-from-two = Divi vai vairāki viena spēlētāja kauliņi bloķē lauciņu otram.
block-from-three = Trīs kauliņi
block-rule-from-three = Trīs vai vairāki viena spēlētāja kauliņi bloķē lauciņu otram; divus vēl var nosist, abus reizē.

option-blocked-landing = Apstāšanās bloķētā lauciņā
blocked-landing-illegal = Nav atļauta
blocked-landing-rule-illegal = Bloķētā lauciņā apstāties nedrīkst.
blocked-landing-self-hit = Kauliņš nonāk uz šķirtnes
blocked-landing-rule-self-hit = Bloķētā lauciņā apstāties nevajadzētu. Ja apstājies, tavs kauliņš pats ir nosists: tas nonāk uz šķirtnes, un skaitlis ir izlietots.

option-duty = Pienākums iet
duty-always = Vienmēr
duty-rule-always = Jāizspēlē tik daudz skaitļu, cik vien iespējams.
duty-until-home = Līdz visi ir mājā
duty-rule-until-home = Jāizspēlē tik daudz skaitļu, cik vien iespējams, bet, kad visi tavi kauliņi ir mājā, drīksti izlaist jebkuru skaitli.

option-single-number = Ja var izspēlēt tikai vienu skaitli
single-number-larger = Lielāko
single-number-rule-larger = Ja var izspēlēt jebkuru no skaitļiem, bet ne abus, jāspēlē lielākais.
single-number-either = Jebkuru
single-number-rule-either = Ja var izspēlēt jebkuru no skaitļiem, bet ne abus, tu izvēlies, kuru.

option-bear-off = Noņemšana
bear-off-standard = Par liels skaitlis noņem tālāko
bear-off-rule-standard = Skaitlis noņem kauliņu no sava lauciņa. Ja tas ir tukšs, ar šo skaitli jāiet no augstāka lauciņa; ja augstāk neviena kauliņa nav, noņem no augstākā lauciņa, kurā tev vēl ir kauliņi.
bear-off-exact = Tikai ar precīzu skaitli
bear-off-rule-exact = Skaitlis noņem kauliņu no sava lauciņa un ne no viena cita.
bear-off-nearest-lower = No tuvākā zemākā lauciņa
bear-off-rule-nearest-lower = Skaitlis noņem kauliņu no sava lauciņa. Ja tas ir tukšs, drīkst noņemt no tuvākā zemākā lauciņa, kurā tev ir kauliņi, pat ja augstāk vēl kāds stāv.
bear-off-any-lower = No jebkura zemāka lauciņa
bear-off-rule-any-lower = Skaitlis noņem kauliņu no sava lauciņa vai no jebkura zemāka, kā vēlies.

option-hit-and-run = Sist un iet tālāk
hit-and-run-allowed = Atļauts
hit-and-run-rule-allowed = Kauliņš, kas nosit, tajā pašā gājienā drīkst iet tālāk.
hit-and-run-not-at-home = Mājā ne
hit-and-run-rule-not-at-home = Kauliņš, kas nosit savā mājā, paliek tur līdz gājiena beigām.

option-backgammon-needs = Bekgemons
backgammon-needs-none-off = Tikai ja zaudētājs neko nav noņēmis
backgammon-needs-rule-none-off = Bekgemons ir tad, ja zaudētājs nav noņēmis nevienu kauliņu un viņam vēl kāds ir uz šķirtnes vai uzvarētāja mājā.
backgammon-needs-no-more = Pat ja zaudētājs ko ir noņēmis
backgammon-needs-rule-no-more = Bekgemons ir tad, ja zaudētājam vēl kāds kauliņš ir uz šķirtnes vai uzvarētāja mājā, pat ja citi jau noņemti.
backgammon-needs-never = Nekad
backgammon-needs-rule-never = Bekgemona nav: lielākā uzvara ir gemons.

option-cube = Dubultošanas kubs
cube-rule-on = Dubultošanas kubs reizina partijas vērtību.
cube-rule-off = Tu spēlē bez dubultošanas kuba.

option-cube-timing = Kad dubultot
cube-timing-before-own-roll = Pirms sava metiena
cube-timing-rule-before-own-roll = Dubultojumu drīksti piedāvāt savā kārtā pirms metiena, bet tikai pēc tam, kad izspēlēts partijas pirmais metiens.
cube-timing-any-time = Jebkurā brīdī
cube-timing-rule-any-time = Dubultojumu drīksti piedāvāt vienmēr, kad partija gaida metienu vai gājienu – tavu vai pretinieka –, bet tikai pēc tam, kad izspēlēts partijas pirmais metiens.

option-cube-highest = Lielākais kubs
cube-highest-none = Bez ierobežojuma
cube-highest-rule-none = Dubultot var bez ierobežojuma.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuba lielākā vērtība ir { $highest }.

option-match = Ko spēlē
match-none = Atsevišķas partijas
match-rule-none = Katra partija skaitās atsevišķi, un spēlēt var, cik vēlies.
match-to = Mačs līdz { $length } { $length ->
    [zero] punktiem
    [one] punktam
   *[other] punktiem
}
match-rule-to = { $length ->
    [1] Mačā uzvar tas, kurš pirmais uzvar partijā.
    [zero] Punktus saskaita, un mačā uzvar tas, kurš pirmais sasniedz { $length } punktu.
    [one] Punktus saskaita, un mačā uzvar tas, kurš pirmais sasniedz { $length } punktu.
   *[other] Punktus saskaita, un mačā uzvar tas, kurš pirmais sasniedz { $length } punktus.
}

option-match-lengths = Parastais mača garums
match-lengths-none = Nav
match-lengths-rule-none = Instrukcija mačus nepiemin.
match-lengths-to = Līdz { $list } punktiem
match-lengths-rule-to = Parasti spēlē mačus līdz { $list } punktiem.

option-crawford = Kroforda (Crawford) noteikums
crawford-rule-on = Kad spēlētājam pirmo reizi līdz uzvarai mačā trūkst viena punkta, nākamajā partijā neviens nedrīkst dubultot; pēc tās kubs atkal ir spēlē.
crawford-rule-off = Dubultot drīkst katrā mača partijā.

option-jacoby = Džekobi (Jacoby) noteikums
jacoby-rule-on = Atsevišķās partijās gemons un bekgemons skaitās tikai tad, ja kubs ir pagriezts; citādi tā ir vienkārša uzvara.
jacoby-rule-off = Gemons un bekgemons skaitās neatkarīgi no tā, vai kubs ir pagriezts.

option-beavers = Bebri
beavers-off = Nē
beavers-rule-off = Dubultojumu drīksti tikai pieņemt vai no tā atteikties.
beavers-on = Bebri
beavers-rule-on = Atsevišķās partijās tas, kurš pieņem dubultojumu, drīkst uzreiz dubultot vēlreiz un paturēt kubu: tas ir bebrs.
beavers-raccoons = Bebri un jenoti
beavers-rule-raccoons = Atsevišķās partijās tas, kurš pieņem dubultojumu, drīkst uzreiz dubultot vēlreiz un paturēt kubu – tas ir bebrs; un pirmais dubultotājs drīkst dubultot arī to – tas ir jenots.

option-automatic-doubles = Automātiska dubultošana
automatic-doubles-off = Nē
automatic-doubles-rule-off = Vienādus skaitļus sākumā pārmet, un tie neko nemaina.
automatic-doubles-up-to = Ne vairāk kā { $count }
automatic-doubles-rule-up-to = { $count ->
    [1] Atsevišķās partijās vienādi skaitļi sākumā dubulto likmi, bet tikai reizi partijā.
    [zero] Atsevišķās partijās vienādi skaitļi sākumā ikreiz dubulto likmi, līdz { $count } reizēm partijā.
    [one] Atsevišķās partijās vienādi skaitļi sākumā ikreiz dubulto likmi, līdz { $count } reizei partijā.
   *[other] Atsevišķās partijās vienādi skaitļi sākumā ikreiz dubulto likmi, līdz { $count } reizēm partijā.
}

option-labels = Lauciņu apzīmējumi
labels-rule-none = Uz lauciņiem numuri nav uzdrukāti. Šeit tos skaita no 24 līdz 1, kā tos redz metējs.
labels-rule-numbers = Lauciņus skaita no 24 līdz 1, kā tos redz metējs.
labels-rule-halves = Balto galda pusē lauciņus sauc no 1 līdz 12, melno pusē – no 1A līdz 12A.
labels-rule-homes = Abu māju lauciņi ir numurēti no 1 līdz 6, no ārmalas uz iekšu. Pierakstītos gājienos visus lauciņus skaita no 24 līdz 1.

option-counter-clockwise = Kurš iet pretēji pulksteņrādītājam
counter-clockwise-rule = { $counter } iet pretēji pulksteņrādītāja virzienam, otrs spēlētājs – pulksteņrādītāja virzienā.

option-colors = Pušu nosaukumi
colors-white-black = Baltie un melnie
colors-rule-white-black = Spēlē baltie un melnie.
colors-light-dark = Gaišie un tumšie
colors-rule-light-dark = Spēlē gaišie un tumšie.

option-cube-at-rest = Kur kubs ir sākumā
cube-at-rest-middle = Vidū
cube-at-rest-rule-middle = Sākumā kubs ir vidū ar 64 augšpusē, kas nozīmē 1; kamēr tas tur ir, dubultot drīkst jebkurš spēlētājs.
cube-at-rest-side = Blakus galdam
cube-at-rest-rule-side = Sākumā kubs ir blakus galdam ar 64 augšpusē, kas nozīmē 1; kamēr tas tur ir, dubultot drīkst jebkurš spēlētājs.

option-unit = Ko iegūst
unit-points = Punkti
unit-rule-points = Uzvaras skaita punktos.
unit-stake = Likme
unit-rule-stake = Tu spēlē uz likmi, ko izmaksā vienu, divas vai trīs reizes.
