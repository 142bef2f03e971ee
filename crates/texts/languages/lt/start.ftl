start-title = Naujas žaidimas
start-play = Žaisti
start-level = Stiprumas
start-rules = Taisyklės
start-rules-about = Kuri instrukcija yra tavo dėžutėje?
start-rules-change = Keisti taisykles
start-rules-differ = Skiriasi nuo tarptautinių taisyklių

level-leaflet = Instrukcijos skaitytojas
level-leaflet-about = Ką tik perskaitė instrukciją
level-beginner = Naujokas
level-beginner-about = Žaidė kelis vakarus
level-casual = Mėgėjas
level-casual-about = Žaidžia retkarčiais ir atsargiai
level-regular = Nuolatinis žaidėjas
level-regular-about = Žaidžia kas savaitę
level-club = Klubo žaidėjas
level-club-about = Žaidžia klube
level-tournament = Turnyrų žaidėjas
level-tournament-about = Žaidžia turnyruose ir kai kuriuos laimi
level-expert = Žinovas
level-expert-about = Iš pirmo žvilgsnio mato, kas gerai
level-master = Meistras
level-master-about = Apsvarsto kiekvieną galimą tavo atsakymą
level-grandmaster = Didmeistris
level-grandmaster-about = Apsvarsto tavo atsakymus ir savo kitą ėjimą
level-machine = Mašina
level-machine-about = Žiūri taip toli, kaip tik gali, ir neskuba
level-same-dice = Visi lygiai gauna tuos pačius kauliukus. Stipresni tik geriau jais žaidžia.

leaflet-international = Tarptautinės taisyklės
leaflet-international-about = Taip žaidžiama viso pasaulio klubuose ir turnyruose
leaflet-deluxe = Lagaminėlis su 27 kalbomis
leaflet-deluxe-about = Kauliukas lemia, kam baltosios; šaškės nurenkamos tik tiksliu skaičiumi; kai visos namuose, skaičių galima praleisti
leaflet-swiss = Šveicariška instrukcija
leaflet-swiss-about = Laukai vadinami nuo 1 iki 12 ir nuo 1A iki 12A; gale likusi šaškė kainuoja trigubą statymą, net jei kitos jau nurinktos
leaflet-nordic = Šiaurės šalių instrukcija
leaflet-nordic-about = Jei skaičiaus laukas tuščias, nurenkama artimiausia žemesnė šaškė; dvigubinti galima bet kada
leaflet-nordic-no = Šiaurės šalių instrukcija, norvegiškai
leaflet-nordic-no-about = Pradedantis žaidėjas meta iš naujo; skaičius nurenka bet kurią šaškę iki savo lauko
leaflet-hungarian = Vengriška instrukcija
leaflet-hungarian-about = Šviesieji prieš tamsiuosius, mačai iki 3, 5, 7 arba 9; kubas sustoja ties 64
leaflet-portes = Portes (Graikija)
leaflet-portes-about = Laimėtojas pradeda kitą partiją; be kubo ir be bekgamono
leaflet-tavla = Tavla (Turkija)
leaflet-tavla-about = Kaip portes, o namuose numušusi šaškė tuo ėjimu lieka ten
leaflet-takhteh = Tachte (Iranas)
leaflet-takhteh-about = Kaip tavla, bet kiekvienoje partijoje kauliukai nusprendžia, kas pradeda
leaflet-unlike = { $name }, su pakeitimais

start-length = Ką žaisti
start-money = Pavienės partijos
start-match-to = Mačas iki { $length } { $length ->
    [one] taško
    [few] taškų
    [many] taško
   *[other] taškų
}
start-cube = Dvigubinimo kubas

start-dice = Kauliukai
start-dice-random = Metami už tave
start-dice-seed = Iš sėklos
start-dice-seed-label = Sėkla
start-dice-real = Tikri kauliukai
start-dice-real-about = Įrašyk arba paliesk, ką rodo tavo kauliukai

start-color = Tavo spalva
start-color-any = Bet kuri
start-color-by-die = Pagal šias taisykles kauliukas lemia, kam atiteks baltosios.
start-name = Vardas
start-name-you = Svečias
start-name-first = Pirmas žaidėjas
start-name-second = Antras žaidėjas
start-turn-board = Sukti lentą į metantį žaidėją
start-position-about = GNUbg ID, padėties ID, XGID arba OGID

variant-backgammon = Nardai
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ranka sudėta padėtis
start-more = Daugiau
start-shorter = Trumpesnis mačas
start-longer = Ilgesnis mačas
# As in English.
level-pr = PR { $pr }
level-pr-about = PR – tai žaidimo įvertis: kiek šis lygis praranda vienu sprendimu. Kuo mažiau, tuo geriau; stiprių žaidėjų PR mažesnis nei 5.
leaflet-deluxe-cs = Lagaminėlis su 27 kalbomis, čekiškai, slovakiškai arba vengriškai
leaflet-deluxe-cs-about = Kaip kitomis kalbomis, tik į užblokuotą lauką eiti visai negalima
leaflet-swiss-it = Šveicariška instrukcija, itališkai
leaflet-swiss-it-about = Kaip vokiškai ir prancūziškai, tik nurenkama vien tiksliu skaičiumi
