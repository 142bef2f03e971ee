option-variant = Alkuasetelma
variant-rule-backgammon = Peli alkaa tavallisesta alkuasetelmasta.
variant-rule-nackgammon = Peli alkaa nackgammonin alkuasetelmasta, neljä nappulaa takana.
variant-rule-hypergammon = Kummallakin on vain kolme nappulaa, kaikki takana.
variant-rule-free = Peli alkaa käsin asetellusta asemasta.

option-opening = Kuka aloittaa
opening-high-die-plays-pair = Suurempi aloittaa molemmilla nopilla
opening-rule-high-die-plays-pair = Kumpikin heittää yhden nopan; suuremman heittänyt aloittaa ja pelaa molemmat silmäluvut.
opening-high-die-rolls-again = Suurempi aloittaa uudella heitolla
opening-rule-high-die-rolls-again = Kumpikin heittää yhden nopan; suuremman heittänyt aloittaa ja heittää molemmat nopat uudestaan ensimmäistä vuoroa varten.
opening-die-for-color = Suurempi saa valkoiset ja aloittaa
opening-rule-die-for-color = Kumpikin heittää yhden nopan; suuremman heittänyt saa valkoiset nappulat. Valkoinen aloittaa ja heittää molemmat nopat ensimmäistä vuoroa varten.

option-next-game = Kuka aloittaa seuraavan pelin
next-game-dice = Nopat
next-game-rule-dice = Nopat ratkaisevat jokaisessa pelissä, kuka aloittaa.
next-game-winner = Voittaja
next-game-rule-winner = Pelin voittaja aloittaa seuraavan ja heittää molemmat nopat.

option-block = Mikä sulkee kiilan
block-from-two = Kaksi nappulaa
block-rule-from-two = Vähintään kaksi saman pelaajan nappulaa sulkee kiilan toiselta.
block-from-three = Kolme nappulaa
block-rule-from-three = Vähintään kolme saman pelaajan nappulaa sulkee kiilan toiselta; kaksi nappulaa voi vielä lyödä, molemmat kerralla.

option-blocked-landing = Siirto sululle
blocked-landing-illegal = Kielletty
blocked-landing-rule-illegal = Et saa siirtää suljetulle kiilalle.
blocked-landing-self-hit = Maksaa nappulan
blocked-landing-rule-self-hit = Sinun ei pidä siirtää suljetulle kiilalle. Jos siirrät, oma nappulasi lyödään: se joutuu puomille, ja silmäluku on käytetty.

option-duty = Siirtopakko
duty-always = Aina
duty-rule-always = Sinun on pelattava niin monta silmälukua kuin voit.
duty-until-home = Kunnes kaikki ovat kotona
duty-rule-until-home = Sinun on pelattava niin monta silmälukua kuin voit, mutta kun kaikki nappulasi ovat kotona, saat jättää minkä tahansa silmäluvun pelaamatta.

option-single-number = Jos vain yhden silmäluvun voi pelata
single-number-larger = Suurempi
single-number-rule-larger = Jos voit pelata kumman tahansa silmäluvun, mutta et molempia, sinun on pelattava suurempi.
single-number-either = Kumpi vain
single-number-rule-either = Jos voit pelata kumman tahansa silmäluvun, mutta et molempia, saat valita.

option-bear-off = Kotiuttaminen
bear-off-standard = Liian suuri luku vie takimmaisen nappulan
bear-off-rule-standard = Silmäluku kotiuttaa nappulan omalta kiilaltaan. Jos se on tyhjä, sinun on siirrettävä nappulaa korkeammalta kiilalta; jos sellaista ei ole, kotiutat korkeimmalta kiilaltasi.
bear-off-exact = Vain tarkalla luvulla
bear-off-rule-exact = Silmäluku kotiuttaa nappulan omalta kiilaltaan eikä miltään muulta.
bear-off-nearest-lower = Lähimmältä alemmalta kiilalta
bear-off-rule-nearest-lower = Silmäluku kotiuttaa nappulan omalta kiilaltaan. Jos se on tyhjä, saat kotiuttaa lähimmältä alemmalta kiilalta, jolla sinulla on nappuloita, vaikka niitä olisi korkeammallakin.
bear-off-any-lower = Miltä tahansa alemmalta kiilalta
bear-off-rule-any-lower = Silmäluku kotiuttaa nappulan omalta kiilaltaan tai miltä tahansa alemmalta, miten haluat.

option-hit-and-run = Lyö ja jatka
hit-and-run-allowed = Sallittu
hit-and-run-rule-allowed = Nappula, joka lyö, saa jatkaa samalla vuorolla.
hit-and-run-not-at-home = Ei kotikentällä
hit-and-run-rule-not-at-home = Nappula, joka lyö omalla kotikentällään, jää siihen vuoron loppuun asti.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Vain jos häviäjä ei ole kotiuttanut yhtään
backgammon-needs-rule-none-off = Voitto on backgammon, jos häviäjä ei ole kotiuttanut yhtään nappulaa ja hänellä on vielä nappula puomilla tai voittajan kotikentällä.
backgammon-needs-no-more = Vaikka häviäjä olisi kotiuttanut nappuloita
backgammon-needs-rule-no-more = Voitto on backgammon, jos häviäjällä on vielä nappula puomilla tai voittajan kotikentällä, vaikka muita olisi kotiutettu.
backgammon-needs-never = Ei koskaan
backgammon-needs-rule-never = Backgammonia ei ole: gammon on suurin mahdollinen voitto.

option-cube = Tuplauskuutio
cube-rule-on = Tuplauskuutio moninkertaistaa pelin arvon.
cube-rule-off = Pelaatte ilman tuplauskuutiota.

option-cube-timing = Milloin saa tuplata
cube-timing-before-own-roll = Ennen omaa heittoa
cube-timing-rule-before-own-roll = Saat tarjota tuplausta omalla vuorollasi ennen heittoa, mutta et ennen kuin pelin ensimmäinen heitto on pelattu.
cube-timing-any-time = Milloin vain
cube-timing-rule-any-time = Saat tarjota tuplausta milloin tahansa, kun heitto tai siirto on edessä, sinun tai vastustajan, mutta et ennen kuin pelin ensimmäinen heitto on pelattu.

option-cube-highest = Kuution yläraja
cube-highest-none = Ei rajaa
cube-highest-rule-none = Tuplaamisella ei ole rajaa.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuution suurin arvo on { $highest }.

option-match = Pelimuoto
match-none = Yksittäiset pelit
match-rule-none = Jokainen peli on oma kokonaisuutensa, ja pelaatte niin kauan kuin haluatte.
match-to = Ottelu { $length } pisteeseen
match-rule-to = { $length ->
    [one] Se, joka voittaa ensin yhden pelin, voittaa ottelun.
   *[other] Pisteet lasketaan yhteen, ja se, joka saa ensin { $length }, voittaa ottelun.
}

option-match-lengths = Tavalliset ottelupituudet
match-lengths-none = Ei otteluita
match-lengths-rule-none = Ohjelehtinen ei mainitse otteluita.
match-lengths-to = { $list } pisteeseen
match-lengths-rule-to = Ottelut pelataan yleensä { $list } pisteeseen.

option-crawford = Crawfordin sääntö
crawford-rule-on = Kun pelaaja on ensimmäistä kertaa yhden pisteen päässä ottelun voitosta, seuraavassa pelissä kukaan ei saa tuplata; sen jälkeen kuutio on taas käytössä.
crawford-rule-off = Saat tuplata ottelun jokaisessa pelissä.

option-jacoby = Jacobyn sääntö
jacoby-rule-on = Yksittäisissä peleissä gammon ja backgammon lasketaan vain, jos kuutiota on käännetty; muuten ne lasketaan yksinkertaisina voittoina.
jacoby-rule-off = Gammon ja backgammon lasketaan, oli kuutiota käännetty tai ei.

option-beavers = Beaver
beavers-off = Pois
beavers-rule-off = Tuplauksen voi vain ottaa tai passata.
beavers-on = Beaver
beavers-rule-on = Jos otat tuplauksen yksittäisissä peleissä, saat heti tuplata uudestaan ja pitää kuution: beaver.
beavers-raccoons = Beaver ja raccoon
beavers-rule-raccoons = Jos otat tuplauksen yksittäisissä peleissä, saat heti tuplata uudestaan ja pitää kuution: beaver. Ensimmäinen tuplaaja saa silloin tuplata vielä kerran: raccoon.

option-automatic-doubles = Automaattiset tuplaukset
automatic-doubles-off = Pois
automatic-doubles-rule-off = Jos aloitusnopat ovat samat, heitetään uudestaan, eikä mikään muutu.
automatic-doubles-up-to = Enintään { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Yksittäisissä peleissä samat aloitusnopat tuplaavat panoksen, mutta vain kerran pelissä.
   *[other] Yksittäisissä peleissä samat aloitusnopat tuplaavat panoksen joka kerta, enintään { $count } kertaa pelissä.
}

option-labels = Kiilojen numerot
labels-rule-none = Kiiloihin ei ole painettu numeroita. Tässä ne lasketaan 24:stä 1:een vuorossa olevan pelaajan kannalta.
labels-rule-numbers = Kiilat lasketaan 24:stä 1:een vuorossa olevan pelaajan kannalta.
labels-rule-halves = Kiilat ovat Valkoisen puolella lautaa 1–12 ja Mustan puolella 1A–12A.
labels-rule-homes = Kummankin kotikentän kiilat on numeroitu 1–6 ulkoreunasta sisäänpäin. Kirjoitetuissa siirroissa kaikki kiilat lasketaan 24:stä 1:een.

option-counter-clockwise = Kuka kulkee vastapäivään
counter-clockwise-rule = { $counter } kulkee vastapäivään, toinen pelaaja myötäpäivään.

option-colors = Puolten nimet
colors-white-black = Valkoinen ja Musta
colors-rule-white-black = Puolet ovat Valkoinen ja Musta.
colors-light-dark = Vaalea ja Tumma
colors-rule-light-dark = Puolet ovat Vaalea ja Tumma.

option-cube-at-rest = Missä kuutio on alussa
cube-at-rest-middle = Keskellä
cube-at-rest-rule-middle = Kuutio on alussa keskellä, 64 ylöspäin, mikä tarkoittaa ykköstä; kun se on siinä, kumpi tahansa saa tuplata.
cube-at-rest-side = Laudan vieressä
cube-at-rest-rule-side = Kuutio on alussa laudan vieressä, 64 ylöspäin, mikä tarkoittaa ykköstä; kun se on siinä, kumpi tahansa saa tuplata.

option-unit = Mitä voitat
unit-points = Pisteitä
unit-rule-points = Voitot lasketaan pisteinä.
unit-stake = Panos
unit-rule-stake = Pelaatte panoksesta, joka maksetaan yksin-, kaksin- tai kolminkertaisena.
