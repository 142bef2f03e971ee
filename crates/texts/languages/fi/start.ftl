start-title = Uusi peli
start-play = Pelaa
start-level = Kuinka vahva
start-rules = Säännöt
start-rules-about = Mikä ohjelehtinen on pelilaatikossasi?
start-rules-change = Muuta sääntöjä
start-rules-differ = Toisin kuin kansainvälisessä pelissä

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
level-master-about = Katsoo kaikki vastauksesi
level-grandmaster = Suurmestari
level-grandmaster-about = Katsoo vastauksesi ja oman seuraavan vuoronsa
level-machine = Kone
level-machine-about = Katsoo niin pitkälle kuin voi, eikä kiirehdi
level-same-dice = Kaikki tasot saavat samat nopat. Vahvemmat vain pelaavat ne paremmin.

leaflet-international = Kansainväliset säännöt
leaflet-international-about = Näin pelataan kerhoissa ja turnauksissa kaikkialla
leaflet-deluxe = 27 kielen pelisalkku
leaflet-deluxe-about = Noppa ratkaisee, kuka on Valkoinen; kotiuttaa saa vain tarkalla luvulla; kun kaikki ovat kotikentällä, luvun saa jättää pelaamatta
leaflet-deluxe-cs = 27 kielen pelisalkku, tšekiksi, slovakiksi tai unkariksi
leaflet-deluxe-cs-about = Kuten muilla kielillä, mutta suljetulle kiilalle ei saa siirtää lainkaan
leaflet-swiss = Sveitsiläinen lehtinen
leaflet-swiss-about = Kiilat ovat 1–12 ja 1A–12A; jälkeen jäänyt maksaa kolminkertaisen panoksen, vaikka nappuloita olisi kotiutettu
leaflet-swiss-it = Sveitsiläinen lehtinen, italiaksi
leaflet-swiss-it-about = Kuten saksaksi ja ranskaksi, mutta vain tarkka silmäluku kotiuttaa
leaflet-nordic = Pohjoismainen lehtinen
leaflet-nordic-about = Jos luvun kiila on tyhjä, lähtee lähin alempi nappula; tuplata saa milloin vain
leaflet-nordic-no = Pohjoismainen lehtinen, norjaksi
leaflet-nordic-no-about = Aloittaja heittää uudestaan; luku kotiuttaa minkä tahansa nappulan omalta kiilaltaan tai alempaa
leaflet-hungarian = Unkarilainen lehtinen
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
start-dice-real-about = Kirjoita tai napauta, mitä omat noppasi näyttävät

start-color = Värisi
start-color-any = Kumpi vain
start-color-by-die = Näillä säännöillä noppa ratkaisee, kuka on Valkoinen.
start-name = Nimi
start-name-you = Vieras
start-name-first = Ensimmäinen pelaaja
start-name-second = Toinen pelaaja
start-turn-board = Käännä lauta vuorossa olevalle
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
level-pr-about = PR on tasoluku: kuinka paljon tämä vastustaja menettää päätöstä kohti. Mitä pienempi, sitä parempi; vahvat pelaajat ovat alle viiden.
