# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Toisin kuin kansainvälisessä pelissä
book-differs-none = Nämä ovat kansainväliset säännöt.
book-summary = Kaikki säännöt yhdellä silmäyksellä
book-summary-rule = Sääntö
book-summary-value = Tässä
book-printed-by = { -app } kirjoitti tämän säännöistä, joilla se pelaa

book-aim = Pelin tavoite
book-aim-checkers = { $checkers ->
    [one] Pelaajia on kaksi, ja kummallakin on { $checkers } nappula ja kaksi noppaa.
   *[other] Pelaajia on kaksi, ja kummallakin on { $checkers } nappulaa ja kaksi noppaa.
}
book-aim-way = Viet nappulasi laudan ympäri kotikentällesi, reittisi kuudelle viimeiselle kiilalle, ja sieltä pois laudalta. Vastustaja tulee vastakkaisesta suunnasta.
book-aim-win = Se voittaa, joka kotiuttaa ensin viimeisen nappulansa.
book-aim-picture = { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kaikki nappulat ovat kotikentällä. Nyt ne voi kotiuttaa.

book-setup = Alkuasetelma
book-setup-board = Laudalla on 24 kiilaa neljässä neljänneksessä, ja puoliskojen välissä on puomi.
book-setup-points = Kiilat lasketaan omasta päästä: 1-kiila on reittisi viimeinen, 24-kiila kaukaisin, ja sinun 1-kiilasi on vastustajan 24-kiila.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point }-kiilalla { $checkers }
book-setup-position = Kummankin nappulat ovat alussa näin: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Alkuasetelma, kuten { $color } sen näkee.

book-start = Kuka aloittaa
book-start-tie = Jos nopat näyttävät samaa, molemmat heittävät uudestaan.
book-start-picture = { $color } on aloittanut heitolla { $roll } ja vallannut kiilan: { $play }.

book-moving = Siirtäminen
book-moving-roll = Vuorollasi heität molemmat nopat ja siirrät kummankin silmäluvun verran: kahta nappulaa kerran tai yhtä nappulaa kahdesti.
book-moving-order = Saat valita, kumpi silmäluku pelataan ensin. Jos siirrät yhtä nappulaa kahdesti, teet kaksi siirtoa, ja välissä on oltava avoin kiila, jolle astua.
book-moving-target = Nappulan saa siirtää mille tahansa kiilalle, jota vastustaja ei sulje, olipa siellä omia nappuloita kuinka monta tahansa.
book-moving-nothing = Silmäluku, jota ei voi pelata, jää käyttämättä.
book-moving-done = Vuorosi päättyy, kun keräät nopat; siihen asti saat perua siirtosi.
book-moving-picture = { $color } on juossut yhdellä nappulalla heiton { $roll }: { $play }. Kutonen oli pelattava ensin, sillä vitonen yksin vie suljetulle kiilalle.

book-doubles = Tuplaheitto
book-doubles-four = Jos nopat näyttävät samaa silmälukua, se pelataan neljä kertaa, yhdellä tai useammalla nappulalla, miten haluat.
book-doubles-rest = Se osa neljästä, jota ei voi pelata, jää käyttämättä, eikä ylimääräistä heittoa saa.
book-doubles-picture = { $color } heitti { $roll } ja on siirtänyt neljä kertaa: { $play }.

book-hitting = Lyöminen
book-hitting-blot = Kiilalla yksin seisova nappula on blotti. Vastustajan nappula, joka päätyy kiilalle tai astuu sille matkallaan, lyö sen.
book-hitting-pair = Yksi tai kaksi nappulaa kiilalla voidaan lyödä: sinne päätyvä vastustajan nappula lyö ne kaikki.
book-hitting-bar = Lyöty nappula siirretään puomille. Samalla vuorolla voi lyödä useita nappuloita.
book-hitting-picture = { $opponent ->
    [white] Valkoisella
    [black] Mustalla
    [light] Vaalealla
   *[dark] Tummalla
} on blotti { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} 5-kiilalla. { $color } lyö sen silmäluvulla { $list }.

book-entering = Paluu peliin
book-entering-first = Jos sinulla on nappuloita puomilla, niiden kaikkien on palattava peliin, ennen kuin saat siirtää muita nappuloita.
book-entering-where = Ne palaavat vastustajan kotikentälle: ykkösellä 24-kiilallesi, kakkosella 23-kiilallesi ja niin edelleen, aina kutoseen, jolla pääsee 19-kiilallesi. Palatessa saa myös lyödä.
book-entering-where-halves = Ne palaavat vastustajan kotikentälle: { $color } 1A–6A, { $opponent } 1–6. Palatessa saa myös lyödä.
book-entering-where-homes = Ne palaavat vastustajan kotikentälle: 1 → 1, 2 → 2 … 6 → 6. Palatessa saa myös lyödä.
book-entering-rest = Jos silmäluvun kiila on suljettu, sillä ei pääse peliin. Kun kaikki ovat palanneet, loppu heitosta pelataan millä nappulalla tahansa.
book-entering-picture = { $color ->
    [white] Valkoisella
    [black] Mustalla
    [light] Vaalealla
   *[dark] Tummalla
} on nappula puomilla. Se palaa peliin silmäluvulla { $list }.
book-entering-picture-closed = { $color ->
    [white] Valkoisella
    [black] Mustalla
    [light] Vaalealla
   *[dark] Tummalla
} on nappula puomilla, eikä se palaa peliin millään silmäluvulla.

book-blocks = Sulut
book-blocks-pass = Suljetun kiilan saa ohittaa silmäluvulla, joka vie sen yli. Kuutta suljettua kiilaa peräkkäin ei voi ohittaa lainkaan.
book-blocks-pass-three = Suljetun kiilan saa ohittaa silmäluvulla, joka vie sen yli.
book-blocks-closed = Jos kaikki kuusi kiilaa, joille sinun pitäisi palata, ovat suljettuja, lauta on kiinni: mikään heitto ei tuo sinua peliin ennen kuin jokin kiila avautuu.
book-blocks-picture = { $opponent } sulkee kiilat { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kahden takimmaisen nappulan edestä. Ne pääsevät pois silmäluvulla { $list }.
book-blocks-picture-closed = { $opponent } sulkee kuusi kiilaa peräkkäin: { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kaksi takimmaista nappulaa eivät pääse pois millään silmäluvulla.

book-bearing-off = Kotiuttaminen
book-bearing-off-when = Kun kaikki nappulasi ovat kotikentälläsi, saat kotiuttaa niitä, vaikka heti sen heiton toisella silmäluvulla, jonka ensimmäinen toi viimeisen nappulan kotikentälle.
book-bearing-off-inside = Kotiuttamisen sijasta silmäluvun saa myös pelata kotikentän sisällä, jos siellä on sille tilaa.
book-bearing-off-hit = Jos nappulasi lyödään kesken kaiken, sen on palattava kotikentälle, ennen kuin saat jatkaa kotiuttamista.
book-bearing-off-picture = Silmäluvulla { $number } { $color } voi pelata { $list }.
book-bearing-off-picture-none = Silmäluvulla { $number } { $color } ei voi pelata mitään.

book-winning = Voitto
book-winning-single = Voitto on yksinkertainen, jos vastustaja on kotiuttanut ainakin yhden nappulan.
book-winning-gammon = Voitto on kaksinkertainen eli gammon, jos vastustaja ei ole kotiuttanut yhtään.
book-winning-backgammon = Voitto on kolminkertainen, jos se on backgammon.
book-winning-highest = Jos näistä useampi täyttyy, korkein lasketaan.
book-winning-picture = { $color } on kotiuttanut viimeisen nappulansa. { $opponent ->
    [white] Valkoisella
    [black] Mustalla
    [light] Vaalealla
   *[dark] Tummalla
} on yksi kotiutettuna ja yksi puomilla: { $win ->
    [single] yksinkertainen voitto
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Kuutio
book-cube-stake = Tuplauskuutio kuuluu panoksesta pelaamiseen; ilman panosta se jätetään pois.
book-cube-optional = Tuplauskuutio on valinnainen: sopikaa ennen peliä, käytättekö sitä.
book-cube-offer = Pelaaja, jolle tarjotaan tuplausta, joko ottaa sen ja jatkaa kaksinkertaisella panoksella tai passaa ja häviää sen, minkä arvoinen peli siihen asti oli.
book-cube-owner = Joka ottaa, saa kuution, ja vain sen haltija saa tuplata seuraavaksi.
book-cube-product = Lopussa voitto kerrotaan kuution luvulla: jos kuutio näyttää neljää, gammon on kahdeksankertainen voitto.
book-cube-picture = { $color } on tuplannut ja { $opponent } ottanut. Kuutio on { $opponent ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} hallussa, ja sen arvo on { $value }.

book-match = Pelit ja ottelut
book-match-score = { $length ->
    [one] Yksi peli ratkaisee.
   *[other] Voittosi lisätään pistetilanteeseesi; { $length } pisteen ylittävillä pisteillä ei ole merkitystä.
}

book-letters = X on { $color }, O on { $opponent }.

note-silent = Missä ohjelehtinen ei sano mitään, pelaamme kansainvälistä sääntöä.
note-picture = Ohjelehtinen näyttää alkuasetelman vain kuvassa. Käytämme tavallista.
note-deluxe-sum = Ohjelehtisen mukaan yksi nappula saa ”laskea yhteen” molemmat silmäluvut, eikä pysähdystä mainita. Pelaamme kaksi siirtoa, joiden välissä pysähdytään; muuten yksi nappula ei voisi lyödä kahdesti.
note-deluxe-duty = Ohjelehtisen mukaan on siirrettävä, kunnes ”pelaajan” kaikki nappulat ovat kotona. Tulkitsemme: omat nappulasi.
note-deluxe-larger = Ohjelehtinen ei tee tähän poikkeusta. Me teemme: kun kaikki nappulasi ovat kotikentällä, saat jättää myös suuremman silmäluvun pelaamatta.
note-deluxe-block = Ohjelehtisessä lukee ”enemmän kuin kaksi”. Meillä riittää kaksi, koska muuten tasan kahdelle ei olisi sääntöä.
note-nordic-block = Ohjelehtisen kuvatekstissä lukee ”enemmän kuin kaksi”, mutta sen säännössä ”enemmän kuin yksi”. Noudatamme sääntöä.
note-deluxe-inside = Ohjelehtinen sallii tämän vain, jos silmäluvun oma kiila on tyhjä. Me sallimme aina, koska silmäluvun saa muutenkin jättää pelaamatta.
note-backgammon = Ohjelehtinen ei sano, ettei häviäjä saisi olla kotiuttanut yhtään nappulaa, joten emme vaadi sitä.
note-deluxe-first-double = Ohjelehtisessä lukee ”pelin alettua”. Tulkitsemme: kun ensimmäinen heitto on pelattu.
note-swiss-lower = Ohjelehtisessä lukee ”seuraavalta alemmalta kiilalta”. Jos sekin on tyhjä, otamme lähimmän alemman kiilan, jolla sinulla on nappula.
note-nordic-lower = Ohjelehtinen ei sano, että ylempien kiilojesi pitäisi olla tyhjiä, joten emme vaadi sitä.
note-norwegian-lost = Ohjelehtisen mukaan silmäluku, jota ulkona olevat nappulat eivät voi käyttää, menetetään, kunnes kaikki ovat kotona. Meillä sen saa pelata jo kotona olevalla nappulalla, sillä silmäluku menetetään vain, jos mikään ei voi siirtyä.
note-nordic-any-time = Norjan- ja tanskankielisessä tekstissä lukee ”milloin tahansa”, muissa ”pelin aikana”. Meillä: milloin tahansa.
note-hungarian-refused = Ohjelehtinen antaa 1 pisteen, kun tuplauksesta kieltäydytään. Se sopii ensimmäiseen tuplaukseen; myöhemmin lasketaan se, minkä arvoinen peli oli sitä ennen.
book-contents = Sisällys
book-search = Hae säännöistä
book-search-none = Mitään ei löytynyt.
