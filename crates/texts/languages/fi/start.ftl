start-title = Uusi peli
start-play = Pelaa
start-level = Vahvuus
start-rules = Säännöt
start-rules-about = Mikä ohjelehtinen tuli pelisi mukana?
start-rules-change = Muuta sääntöjä
start-rules-differ = Poikkeaa kansainvälisistä säännöistä

level-leaflet = Ensikertalainen
level-leaflet-about = On juuri lukenut säännöt
level-beginner = Aloittelija
level-beginner-about = On pelannut muutaman illan
level-casual = Mökkipelaaja
level-casual-about = Pelaa silloin tällöin, mieluiten varman päälle
level-regular = Vakiopelaaja
level-regular-about = Pelaa joka viikko
level-club = Kerhopelaaja
level-club-about = Pelaa kerhossa
level-tournament = Turnauspelaaja
level-tournament-about = Pelaa turnauksia ja voittaakin joskus
level-expert = Asiantuntija
level-expert-about = Näkee heti, mikä on hyvää
level-master = Mestari
level-master-about = Ottaa huomioon jokaisen mahdollisen vastauksesi
level-grandmaster = Suurmestari
level-grandmaster-about = Ottaa huomioon vastauksesi ja oman seuraavan vuoronsa
level-machine = Kone
level-machine-about = Katsoo niin pitkälle kuin voi, eikä hätäile
level-same-dice = Kaikki tasot saavat samat nopat. Vahvemmat vain pelaavat ne paremmin.

leaflet-international = Kansainväliset säännöt
leaflet-international-about = Näin pelataan kerhoissa ja turnauksissa kaikkialla
leaflet-deluxe = 27 kielen pelisalkku
leaflet-deluxe-about = Noppa ratkaisee, kuka on Valkoinen; kotiutat vain tarkalla luvulla; kun kaikki ovat kotona, saat jättää luvun pelaamatta
leaflet-swiss = Sveitsiläinen ohjelehtinen
leaflet-swiss-about = Kiilat ovat 1–12 ja 1A–12A; jälkeen jäänyt maksaa kolminkertaisen panoksen, vaikka nappuloita olisi kotiutettu
leaflet-nordic = Pohjoismainen ohjelehtinen
leaflet-nordic-about = Jos luvun kiila on tyhjä, saat kotiuttaa lähimmältä alemmalta; tuplata saat milloin tahansa
leaflet-nordic-no = Pohjoismainen ohjelehtinen, norjaksi
leaflet-nordic-no-about = Aloittaja heittää uudestaan; luku kotiuttaa minkä tahansa nappulan omalta kiilaltaan tai alempaa
leaflet-hungarian = Unkarilainen ohjelehtinen
leaflet-hungarian-about = Vaalea vastaan Tumma, ottelut 3, 5, 7 tai 9 pisteeseen; kuution yläraja on 64
leaflet-portes = Portes (Kreikka)
leaflet-portes-about = Voittaja aloittaa seuraavan pelin; ei kuutiota eikä backgammonia
leaflet-tavla = Tavla (Turkki)
leaflet-tavla-about = Kuten portes, ja kotikentällään lyönyt nappula jää siihen sillä vuorolla
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Kuten tavla, mutta nopat ratkaisevat jokaisessa pelissä, kuka aloittaa
leaflet-unlike = { $name }, muutoksin

start-length = Pelimuoto
start-money = Yksittäiset pelit
start-match-to = Ottelu { $length } pisteeseen
start-cube = Tuplauskuutio

start-dice = Nopat
start-dice-random = Heitetään puolestasi
start-dice-seed = Siemenluvusta
start-dice-seed-label = Siemenluku
start-dice-real = Oikeat nopat
start-dice-real-about = Napauta tai kirjoita, mitä omat noppasi näyttävät

start-color = Värisi
start-color-any = Kumpi vain
start-color-by-die = Näillä säännöillä noppa ratkaisee, kuka on Valkoinen.
start-name = Nimi
start-name-you = Vieras
start-name-first = Ensimmäinen pelaaja
start-name-second = Toinen pelaaja
start-turn-board = Käännä lauta vuorossa olevaan pelaajaan päin
start-position-about = GNUbg-tunnus, asematunnus, XGID tai OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Käsin aseteltu asema
start-more = Lisää
start-shorter = Lyhyempi ottelu
start-longer = Pidempi ottelu
# As in English.
level-pr = PR { $pr }
level-pr-about = PR on suoritusluku: kuinka paljon tämä taso menettää päätöstä kohti. Pienempi on parempi; vahvat pelaajat ovat alle viiden.
leaflet-deluxe-cs = 27 kielen pelisalkku, tšekiksi, slovakiksi tai unkariksi
leaflet-deluxe-cs-about = Kuten muilla kielillä, mutta suljetulle kiilalle ei saa siirtää lainkaan
leaflet-swiss-it = Sveitsiläinen ohjelehtinen, italiaksi
leaflet-swiss-it-about = Kuten saksaksi ja ranskaksi, mutta vain tarkka silmäluku kotiuttaa
