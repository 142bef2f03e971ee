book-title = Nardai: { $name }
book-differs-mark = Skiriasi nuo tarptautinių taisyklių
book-differs-none = Tai tarptautinės taisyklės.
book-summary = Visos taisyklės trumpai
book-summary-rule = Taisyklė
book-summary-value = Čia
book-printed-by = Parašė „{ -app }“ pagal taisykles, pagal kurias žaidžia

book-aim = Tikslas
book-aim-checkers = Žaidžia du žmonės, kiekvienas turi { $checkers ->
    [one] { $checkers } šaškę
    [few] { $checkers } šaškes
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
} ir du kauliukus.
book-aim-way = Savo šaškes vedi aplink lentą į namus – paskutinius šešis savo kelio laukus, o iš ten nurenki nuo lentos. Varžovas eina priešinga kryptimi.
book-aim-win = Laimi tas, kas pirmas nurenka paskutinę savo šaškę.
book-aim-picture = Visos { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškės namuose. Dabar jas galima nurinkti.

book-setup = Pradinė padėtis
book-setup-board = Lentoje yra 24 laukai, po šešis keturiuose ketvirčiuose, o tarp dviejų pusių – baras.
book-setup-points = Laukus skaičiuoji nuo savo galo: 1 laukas yra paskutinis tavo kelyje, 24 – tolimiausias, o tavo 1 laukas yra varžovo 24 laukas.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point } lauke – { $checkers }
book-setup-position = Kiekvieno žaidėjo šaškės pradžioje: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Pradinė padėtis { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} akimis.

book-start = Kas pradeda
book-start-tie = Jei abiejų kauliukai rodo tą patį, abu meta iš naujo.
book-start-picture = { $color } pradėjo išmetę { $roll } ir užėmė lauką: { $play }.

book-moving = Ėjimai
book-moving-roll = Atėjus eilei, meti abu kauliukus ir eini pagal kiekvieną skaičių: dviem šaškėmis po kartą arba viena šaške du kartus.
book-moving-order = Tu sprendi, kuris skaičius bus pirmas. Eiti viena šaške pagal abu skaičius – tai du ėjimai, tad tarpinis laukas turi būti atviras.
book-moving-count = Pakeliui skaičiuojamas kiekvienas laukas, užimtas ar ne.
book-moving-target = Šaškė gali eiti į bet kurį lauką, kurio neblokuoja varžovas, kad ir kiek tavo šaškių ten jau stovėtų.
book-moving-nothing = Skaičius, kuriuo paeiti neįmanoma, prarandamas.
book-moving-done = Tavo ėjimas baigiasi, kai paimi kauliukus; iki tol gali jį atšaukti.
book-moving-picture = { $color } išmetė { $roll } ir nubėgo viena šaške: { $play }. Pirma reikėjo eiti 6, nes vien 5 veda į užblokuotą lauką.

book-doubles = Dublis
book-doubles-four = Jei abu kauliukai rodo tą patį skaičių, juo einama keturis kartus – viena ar keliomis šaškėmis, kaip nori.
book-doubles-rest = Tie iš keturių ėjimų, kurių padaryti neįmanoma, prarandami, o papildomo metimo nėra.
book-doubles-also = Tai galioja ir įeinant, numušant bei nurenkant: dubliu galima numušti iki keturių šaškių.
book-doubles-picture = { $color } išmetė { $roll } ir paėjo keturis kartus: { $play }.

book-hitting = Numušimas
book-hitting-blot = Viena lauke stovinti šaškė yra pavienė. Ją numuša varžovo šaškė, kuri čia sustoja, kad ir tik pakeliui.
book-hitting-pair = Vieną ar dvi lauke stovinčias šaškes galima numušti: varžovo šaškė, kuri čia sustoja, numuša jas visas.
book-hitting-bar = Numušta šaškė dedama ant baro. Vienu ėjimu galima numušti kelis kartus.
book-hitting-picture = { $opponent } turi pavienę šaškę { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} 5 lauke. Ją numuša { $list }.

book-entering = Įėjimas
book-entering-first = Jei turi šaškių ant baro, pirma turi įeiti jos visos, ir tik tada gali eiti kitomis šaškėmis.
book-entering-where = Įeinama varžovo namuose: išmetus 1 – į tavo 24 lauką, išmetus 2 – į 23 ir taip toliau, o išmetus 6 – į 19 lauką. Įeinant galima ir numušti.
book-entering-where-halves = Įeinama varžovo namuose, į lauką su išmestu skaičiumi: { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
} – į 1A–6A laukus, { $opponent ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
} – į 1–6 laukus. Įeinant galima ir numušti.
book-entering-where-homes = Įeinama varžovo namuose, į lauką su išmestu skaičiumi: išmetus 1 – į 1 lauką ir taip toliau, o išmetus 6 – į 6 lauką. Įeinant galima ir numušti.
book-entering-rest = Skaičiumi, kurio laukas užblokuotas, įeiti negalima. Kai visos įėjo, likusiais skaičiais eik bet kuria šaške.
book-entering-picture = { $color } turi šaškę ant baro. Ją įleidžia { $list }.
book-entering-picture-closed = { $color } turi šaškę ant baro, ir joks skaičius jos neįleidžia.

book-blocks = Užblokuoti laukai
book-blocks-pass = Užblokuotą lauką galima peršokti skaičiumi, kuris veda už jo. Šešių iš eilės, pilnos sienos, neperšoksi niekaip.
book-blocks-pass-three = Užblokuotą lauką galima peršokti skaičiumi, kuris veda už jo.
book-blocks-closed = Jei užblokuoti visi šeši laukai, į kuriuos turėtum įeiti, lenta uždaryta: joks metimas neįleidžia, kol neatsivers bent vienas laukas.
book-blocks-picture = { $opponent } blokuoja laukus prieš dvi paskutines { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškes. Jos ištrūksta, jei iškrenta { $list }.
book-blocks-picture-closed = { $opponent } blokuoja šešis laukus iš eilės: dvi paskutinės { $color ->
    [white] baltųjų
    [black] juodųjų
    [light] šviesiųjų
   *[dark] tamsiųjų
} šaškės neištrūksta su jokiu skaičiumi.

book-bearing-off = Nurinkimas
book-bearing-off-when = Kai visos tavo šaškės namuose, gali jas nurinkti, net ir antruoju skaičiumi metimo, kuris parvedė paskutinę šaškę namo.
book-bearing-off-inside = Užuot nurinkus, skaičiumi galima paeiti namų viduje.
book-bearing-off-beside = Nurinktos šaškės dedamos šalia lentos ir į žaidimą nebegrįžta.
book-bearing-off-hit = Jei tavo šaškė numušama, ji vėl turi pareiti namo, ir tik tada galima nurinkti toliau.
book-bearing-off-picture = { $color }, išmetę { $number }, gali: { $list }.
book-bearing-off-picture-none = { $color }, išmetę { $number }, neturi ėjimo.

book-winning = Pergalė
book-winning-single = Pergalė paprasta ir skaičiuojama vieną kartą, jei varžovas nurinko bent vieną šaškę.
book-winning-gammon = Pergalė dviguba, tai yra gamonas, jei varžovas nenurinko nė vienos.
book-winning-backgammon = Bekgamonas yra triguba pergalė.
book-winning-highest = Jei tinka keli atvejai, skaičiuojamas aukščiausias.
book-winning-picture = { $color } nurinko paskutinę šaškę. { $opponent } turi vieną nurinktą ir vieną ant baro: { $win ->
    [single] paprasta pergalė
    [gammon] gamonas
   *[backgammon] bekgamonas
}.

book-cube = Dvigubinimo kubas
book-cube-stake = Kubas skirtas žaisti iš statymo; jei iš jo nežaidžiate, kubo nenaudokite.
book-cube-optional = Kubas neprivalomas: prieš partiją susitarkite, ar jį naudosite.
book-cube-offer = Jei tau siūlo dvigubinti, gali priimti ir žaisti toliau iš dvigubos vertės arba atsisakyti ir pralaimėti tiek, kiek partija buvo verta iki tol.
book-cube-owner = Kas priima, gauna kubą, ir kitą kartą dvigubinti gali tik jo savininkas.
book-cube-product = Pabaigoje pergalė padauginama iš kubo: gamonas, kai kubas rodo 4, vertas 8.
book-cube-picture = { $color } dvigubino, o { $opponent ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
} priėmė. Dabar kubas priklauso jiems ir rodo { $value }.

book-match = Partijos ir mačai
book-match-score = { $length ->
    [1] Viską lemia viena partija.
   *[other] Tai, ką laimi, pridedama prie rezultato; taškai virš { $length } nieko nekeičia.
}

book-letters = X yra { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
}, O yra { $opponent ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
}.

note-silent = Kur instrukcija tyli, žaidžiame pagal tarptautinę taisyklę.
note-source-german = Instrukcijos kalbos ne visur sako tą patį. Laikomės vokiško teksto.
note-source-swedish = Instrukcijos kalbos ne visur sako tą patį. Laikomės švediško teksto.
note-picture = Instrukcija pradinę padėtį rodo tik paveikslėlyje. Imame įprastą.
note-deluxe-sum = Instrukcija leidžia viena šaške abu skaičius sudėti ir sustojimo nemini. Mes žaidžiame du ėjimus su sustojimu tarp jų; kitaip viena šaškė negalėtų numušti du kartus.
note-deluxe-duty = Instrukcija sako, kad eiti privaloma, kol visos žaidėjo šaškės bus namuose. Suprantame: tavo.
note-deluxe-larger = Instrukcija visada reikalauja didesniojo skaičiaus. Pas mus, kai visos tavo šaškės namuose, jį galima praleisti kaip bet kurį kitą.
note-deluxe-block = Instrukcijoje parašyta „daugiau nei dvi“. Mums pakanka dviejų, nes kitaip lygiai dviem nebūtų taisyklės.
note-nordic-block = Paveikslėlio užrašas švediškame ir angliškame tekste sako „daugiau nei dvi“, bet taisyklė – „daugiau nei viena“. Laikomės taisyklės.
note-deluxe-inside = Instrukcija leidžia eiti namų viduje tik tada, kai to skaičiaus laukas tuščias. Mes leidžiame visada, nes skaičių ir taip galima praleisti.
note-backgammon = Instrukcija nesako, kad pralaimėjęs žaidėjas negali būti nurinkęs nė vienos šaškės, todėl to nereikalaujame.
note-deluxe-first-double = Instrukcija sako „prasidėjus žaidimui“. Suprantame: kai sužaistas pirmas metimas.
note-swiss-lower = Instrukcija sako „iš artimiausio žemesnio lauko“. Jei ir jis tuščias, imame artimiausią žemesnį, kuriame turi šaškę.
note-nordic-lower = Instrukcija nesako, kad aukštesni laukai turi būti tušti, todėl to nereikalaujame.
note-norwegian-lost = Pagal instrukciją, kol ne visos namuose, skaičius, kuriuo negali eiti išorėje esančios šaškės, prarandamas. Pas mus juo galima eiti šaške, kuri jau namuose, nes skaičius prarandamas tik tada, kai niekas negali judėti.
note-norwegian-enter = Instrukcija sako, kad šaškės įeina „tavo lentos pusėje“. Suprantame: ten, kur pradeda tavo galinės šaškės, varžovo namuose.
note-nordic-any-time = Norvegiškas ir daniškas tekstai sako „bet kada“, kiti – „žaidimo metu“. Žaidžiame: bet kada.
note-hungarian-refused = Instrukcija duoda 1 tašką, kai dvigubinimo atsisakoma. Tai tinka pirmajam; atsisakius vėlesnio, skaičiuojama tiek, kiek partija buvo verta iki jo.
note-hungarian-highest = Instrukcija tik išvardija kubo sienas: nuo 2 iki 64. Didžiausia verte laikome 64.
book-contents = Turinys
book-search = Ieškoti taisyklėse
book-search-none = Nieko nerasta.
