# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Poikkeaa kansainvälisistä säännöistä
book-differs-none = Nämä ovat kansainväliset säännöt.
book-summary = Kaikki säännöt yhdellä silmäyksellä
book-summary-rule = Sääntö
book-summary-value = Näissä säännöissä
book-printed-by = { -app } kirjoitti tämän säännöistä, joilla se pelaa

book-aim = Pelin tavoite
book-aim-checkers = { $checkers ->
    [one] Kaksi pelaajaa, kummallakin { $checkers } nappula ja kaksi noppaa.
   *[other] Kaksi pelaajaa, kummallakin { $checkers } nappulaa ja kaksi noppaa.
}
book-aim-way = Siirrät nappulasi laudan ympäri kotikentällesi, reittisi kuudelle viimeiselle kiilalle, ja kotiutat ne sieltä. Vastustaja kulkee vastakkaiseen suuntaan.
book-aim-win = Se voittaa, joka kotiuttaa ensin kaikki nappulansa.
book-aim-picture = { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} kaikki nappulat ovat kotona: { $color } saa nyt kotiuttaa.

book-setup = Alkuasetelma
book-setup-board = Laudalla on 24 kiilaa neljässä neljänneksessä, ja puoliskojen välissä on puomi.
book-setup-points = Lasket kiilat omalta puoleltasi: 1-kiilasi on reittisi viimeinen, 24-kiilasi kaukaisin. Sinun 1-kiilasi on vastustajan 24-kiila.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point }-kiilalla { $checkers }
book-setup-position = Kummankin alkuasetelma: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Alkuasetelma, kuten { $color } sen näkee.

book-start = Kuka aloittaa
book-start-tie = Jos molemmat nopat näyttävät samaa silmälukua, molemmat pelaajat heittävät uudestaan.
book-start-picture = { $color } aloitti heitolla { $roll } ja valtasi kiilan: { $play }.

book-moving = Siirtäminen
book-moving-roll = Vuorollasi heität molemmat nopat ja pelaat kummankin silmäluvun: siirrät kahta nappulaa kerran tai yhtä nappulaa kahdesti.
book-moving-order = Saat valita, kumman silmäluvun pelaat ensin. Yhden nappulan siirtäminen molemmilla luvuilla on kaksi siirtoa, joten sen on välissä osuttava avoimelle kiilalle.
book-moving-count = Matkalla lasketaan kaikki kiilat, myös varatut.
book-moving-target = Nappulan saa siirtää mille tahansa kiilalle, jota vastustaja ei sulje, olipa siellä omia nappuloita kuinka monta tahansa.
book-moving-nothing = Silmäluku, jota et voi pelata, menetetään.
book-moving-done = Vuorosi päättyy, kun keräät nopat; siihen asti saat perua siirtosi.
book-moving-picture = { $color } juoksi yhdellä nappulalla heiton { $roll }: { $play }. Kutonen oli pelattava ensin, sillä vitonen veisi suljetulle kiilalle.

book-doubles = Tuplaheitto
book-doubles-four = Jos molemmat nopat näyttävät samaa silmälukua, pelaat sen neljä kertaa, yhdellä tai useammalla nappulalla, miten haluat.
book-doubles-rest = Mitä neljästä ei voi pelata, menetetään, eikä ylimääräistä heittoa saa.
book-doubles-also = Tämä koskee myös peliin palaamista, lyömistä ja kotiuttamista: tuplaheitolla voit lyödä jopa neljä nappulaa.
book-doubles-picture = { $color } heitti { $roll } ja teki neljä siirtoa: { $play }.

book-hitting = Lyöminen
book-hitting-blot = Yksinäinen nappula kiilalla on blotti. Vastustajan nappula, joka osuu siihen, vaikka vain ohimennen, lyö sen.
book-hitting-pair = Yhden tai kaksi nappulaa kiilalla voi lyödä: vastustajan nappula, joka osuu siihen, lyö ne kaikki.
book-hitting-bar = Lyöty nappula siirretään puomille. Saat lyödä samalla vuorolla useammin kuin kerran.
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
book-entering-first = Jos sinulla on nappuloita puomilla, niiden kaikkien on palattava peliin, ennen kuin siirrät muita nappuloita.
book-entering-where = Ne palaavat vastustajan kotikentälle: ykkösellä 24-kiilallesi, kakkosella 23-kiilallesi ja niin edelleen kutoseen, jolla pääsee 19-kiilallesi. Palatessa saa lyödä.
book-entering-where-halves = Ne palaavat vastustajan kotikentälle, heitetyn silmäluvun kiilalle: { $color } 1A–6A, { $opponent } 1–6. Palatessa saa lyödä.
book-entering-where-homes = Ne palaavat vastustajan kotikentälle, heitetyn silmäluvun kiilalle: ykkösellä 1-kiilalle ja niin edelleen kutoseen, jolla pääsee 6-kiilalle. Palatessa saa lyödä.
book-entering-rest = Silmäluvulla, jonka kiila on suljettu, ei pääse peliin. Kun kaikki nappulasi ovat pelissä, pelaat heiton loput millä nappulalla tahansa.
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
book-blocks-pass = Suljetun kiilan yli saat hypätä silmäluvulla, joka vie sen ohi. Kuuden suljetun kiilan rivin, täyden primen, yli ei voi hypätä.
book-blocks-pass-three = Suljetun kiilan yli saat hypätä silmäluvulla, joka vie sen ohi.
book-blocks-closed = Jos kaikki kuusi kiilaa, joille palaisit, on suljettu, lauta on kiinni: mikään heitto ei tuo sinua peliin ennen kuin jokin kiila avautuu.
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
book-bearing-off-when = Kun kaikki nappulasi ovat kotikentälläsi, saat kotiuttaa niitä, vaikka heti sen heiton toisella silmäluvulla, joka toi viimeisen kotiin.
book-bearing-off-inside = Kotiuttamisen sijasta saat käyttää silmäluvun nappulan siirtämiseen kotikentälläsi.
book-bearing-off-beside = Kotiutetut nappulat pannaan laudan viereen, eivätkä ne enää palaa peliin.
book-bearing-off-hit = Jos nappulasi lyödään, sen on palattava kotiin, ennen kuin jatkat kotiuttamista.
book-bearing-off-picture = Silmäluvulla { $number } { $color } voi pelata { $list }.
book-bearing-off-picture-none = Silmäluvulla { $number } { $color } ei voi pelata mitään.

book-winning = Voitto
book-winning-single = Voitat yksinkertaisen pelin, joka lasketaan kerran, jos vastustaja on kotiuttanut ainakin yhden nappulan.
book-winning-gammon = Voitat gammonin, joka lasketaan kaksinkertaisena, jos vastustaja ei ole kotiuttanut yhtään.
book-winning-backgammon = Backgammon lasketaan kolminkertaisena.
book-winning-highest = Jos näistä useampi täyttyy, korkein ratkaisee.
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
book-cube-stake = Tuplauskuutio kuuluu panoksesta pelattaviin peleihin; jos ette pelaa panoksesta, jättäkää se pois.
book-cube-optional = Tuplauskuutio on valinnainen: sopikaa ennen peliä, käytättekö sitä.
book-cube-offer = Jos sinulle tarjotaan tuplausta, voit ottaa sen ja jatkaa kaksinkertaisella panoksella tai passata ja hävitä sen, minkä arvoinen peli oli ennen sitä.
book-cube-owner = Tuplauksen ottaja omistaa kuution, ja vain omistaja saa tuplata seuraavaksi.
book-cube-product = Lopussa voitto kerrotaan kuutiolla: kun kuutio on 4, gammonin arvo on 8.
book-cube-picture = { $color } tuplasi ja { $opponent } otti. Kuution omistaa { $opponent }, ja sen arvo on { $value }.

book-match = Pelit ja ottelut
book-match-score = { $length ->
    [one] Yksi peli ratkaisee.
   *[other] Voittosi lisätään pistetilanteeseesi; { $length } pisteen ylittävillä pisteillä ei ole merkitystä.
}

book-letters = X on { $color }, O on { $opponent }.

note-silent = Missä ohjelehtinen ei sano mitään, pelaamme kansainvälistä sääntöä.
note-source-german = Ohjelehtisen kielet eivät sano kaikki samaa. Noudatamme saksankielistä tekstiä.
note-source-swedish = Ohjelehtisen kielet eivät sano kaikki samaa. Noudatamme ruotsinkielistä tekstiä.
note-picture = Ohjelehtinen näyttää alkuasetelman vain kuvassa. Käytämme tavallista.
note-deluxe-sum = Ohjelehtisen mukaan yhtä nappulaa saa siirtää silmälukujen summan verran, eikä pysähdystä mainita. Pelaamme kaksi siirtoa, joiden välissä pysähdytään; muuten yksi nappula ei voisi lyödä kahdesti.
note-deluxe-duty = Ohjelehtisen mukaan on siirrettävä, kunnes pelaajan kaikki nappulat ovat kotona. Tulkitsemme: omat nappulasi.
note-deluxe-larger = Ohjelehtinen vaatii aina suuremman silmäluvun. Kun kaikki nappulasi ovat kotona, saat meillä jättää senkin pelaamatta kuten minkä tahansa muun.
note-deluxe-block = Ohjelehtisessä lukee ”enemmän kuin kaksi”. Meillä riittää kaksi, koska muuten tasan kahdelle ei olisi sääntöä.
note-nordic-block = Ruotsin- ja englanninkielisen tekstin kuvatekstissä lukee ”enemmän kuin kaksi”, mutta säännössä ”enemmän kuin yksi”. Noudatamme sääntöä.
note-deluxe-inside = Ohjelehtinen sallii siirrot kotikentällä vain, jos silmäluvun oma kiila on tyhjä. Me sallimme ne aina, koska silmäluvun saa muutenkin jättää pelaamatta.
note-backgammon = Ohjelehtinen ei sano, ettei häviäjä saisi olla kotiuttanut yhtään nappulaa, joten emme vaadi sitä.
note-deluxe-first-double = Ohjelehtisessä lukee ”pelin aloittamisen jälkeen”. Tulkitsemme: kun ensimmäinen heitto on pelattu.
note-swiss-lower = Ohjelehtisessä lukee ”seuraavalta alemmalta kiilalta”. Jos sekin on tyhjä, otamme lähimmän alemman kiilan, jolla sinulla on nappula.
note-nordic-lower = Ohjelehtinen ei sano, että ylempien kiilojesi pitäisi olla tyhjiä, joten emme vaadi sitä.
note-norwegian-lost = Ohjelehtisen mukaan silmäluku, jota ulkona olevat nappulat eivät voi käyttää, menetetään, kunnes kaikki ovat kotona. Meillä sen saa pelata jo kotona olevalla nappulalla, sillä silmäluku menetetään vain, jos mikään ei voi siirtyä.
note-norwegian-enter = Ohjelehtisen mukaan nappulat palaavat peliin ”sinun puolellesi lautaa”. Tulkitsemme: sinne, mistä takimmaiset nappulasi lähtevät, vastustajan kotikentälle.
note-nordic-any-time = Norjan- ja tanskankielisessä tekstissä lukee ”milloin tahansa”, muissa ”pelin aikana”. Meillä: milloin tahansa.
note-hungarian-refused = Ohjelehtinen antaa 1 pisteen, kun tuplaus passataan. Se sopii ensimmäiseen tuplaukseen; myöhemmin laskemme sen, minkä arvoinen peli oli sitä ennen.
note-hungarian-highest = Ohjelehtinen luettelee vain kuution sivut: 2–64. Pidämme 64:ää ylärajana.
book-contents = Sisällys
book-search = Hae säännöistä
book-search-none = Mitään ei löytynyt.
