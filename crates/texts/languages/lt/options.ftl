option-variant = Pradinė padėtis
variant-rule-backgammon = Partija pradedama iš įprastos padėties.
variant-rule-nackgammon = Partija pradedama iš „Nackgammon“ padėties, kur gale stovi keturios šaškės.
variant-rule-hypergammon = Kiekvienas žaidėjas turi tik tris šaškes, ir visos jos gale.
variant-rule-free = Partija pradedama iš ranka sudėtos padėties.

option-opening = Kas pradeda
opening-high-die-plays-pair = Išmetęs daugiau pradeda abiem skaičiais
opening-rule-high-die-plays-pair = Kiekvienas žaidėjas meta po kauliuką; išmetęs daugiau pradeda ir eina pagal abu ką tik išmestus skaičius.
opening-high-die-rolls-again = Išmetęs daugiau pradeda nauju metimu
opening-rule-high-die-rolls-again = Kiekvienas žaidėjas meta po kauliuką; išmetęs daugiau pradeda ir iš naujo meta abu kauliukus.
opening-die-for-color = Išmetęs daugiau gauna baltąsias ir pradeda
opening-rule-die-for-color = Kiekvienas žaidėjas meta po kauliuką; išmetęs daugiau gauna baltąsias šaškes. Baltieji pradeda ir iš naujo meta abu kauliukus.

option-next-game = Kas pradeda kitą partiją
next-game-dice = Kauliukai
next-game-rule-dice = Kiekvienoje partijoje kauliukai nusprendžia, kas pradeda.
next-game-winner = Laimėtojas
next-game-rule-winner = Partijos laimėtojas pradeda kitą ir meta abu kauliukus.

option-block = Kas blokuoja lauką
block-from-two = Dvi šaškės
block-rule-from-two = Dvi ar daugiau vieno žaidėjo šaškių blokuoja lauką kitam.
block-from-three = Trys šaškės
block-rule-from-three = Trys ar daugiau vieno žaidėjo šaškių blokuoja lauką kitam; dvi dar galima numušti, abi iškart.

option-blocked-landing = Sustojimas užblokuotame lauke
blocked-landing-illegal = Draudžiamas
blocked-landing-rule-illegal = Užblokuotame lauke sustoti negalima.
blocked-landing-self-hit = Šaškė keliauja ant baro
blocked-landing-rule-self-hit = Užblokuotame lauke sustoti nederėtų. Jei sustoji, tavo šaškė pati numušama: keliauja ant baro, o skaičius laikomas panaudotu.

option-duty = Pareiga eiti
duty-always = Visada
duty-rule-always = Privalai sužaisti kuo daugiau skaičių.
duty-until-home = Kol visos bus namuose
duty-rule-until-home = Privalai sužaisti kuo daugiau skaičių, bet kai visos tavo šaškės namuose, gali praleisti bet kurį skaičių.

option-single-number = Jei galima sužaisti tik vieną skaičių
single-number-larger = Didesnįjį
single-number-rule-larger = Jei galima sužaisti bet kurį vieną iš skaičių, bet ne abu, privaloma žaisti didesnįjį.
single-number-either = Bet kurį
single-number-rule-either = Jei galima sužaisti bet kurį vieną iš skaičių, bet ne abu, renkiesi, kurį.

option-bear-off = Nurinkimas
bear-off-standard = Per didelis skaičius nurenka tolimiausią
bear-off-rule-standard = Skaičius nurenka šaškę iš savo lauko. Jei tas laukas tuščias, šiuo skaičiumi reikia eiti iš aukštesnio lauko; jei aukščiau šaškių nėra, šaškė nurenkama iš aukščiausio lauko, kuriame jų dar turi.
bear-off-exact = Tik tiksliu skaičiumi
bear-off-rule-exact = Skaičius nurenka šaškę iš savo lauko, ir tik iš jo.
bear-off-nearest-lower = Iš artimiausio žemesnio lauko
bear-off-rule-nearest-lower = Skaičius nurenka šaškę iš savo lauko. Jei tas laukas tuščias, galima nurinkti iš artimiausio žemesnio lauko, kuriame turi šaškių, net jei jų dar yra ir aukščiau.
bear-off-any-lower = Iš bet kurio žemesnio lauko
bear-off-rule-any-lower = Skaičius nurenka šaškę iš savo lauko arba iš bet kurio žemesnio, kaip nori.

option-hit-and-run = Numušti ir bėgti
hit-and-run-allowed = Leidžiama
hit-and-run-rule-allowed = Numušusi šaškė tuo pačiu ėjimu gali eiti toliau.
hit-and-run-not-at-home = Ne namuose
hit-and-run-rule-not-at-home = Šaškė, numušusi savo namuose, lieka ten iki ėjimo pabaigos.

option-backgammon-needs = Bekgamonas
backgammon-needs-none-off = Tik jei pralaimėjęs nieko nenurinko
backgammon-needs-rule-none-off = Bekgamonas yra tada, kai pralaimėjęs žaidėjas nenurinko nė vienos šaškės ir bent vieną dar turi ant baro arba laimėtojo namuose.
backgammon-needs-no-more = Net jei pralaimėjęs jau ką nors nurinko
backgammon-needs-rule-no-more = Bekgamonas yra tada, kai pralaimėjęs žaidėjas dar turi šaškę ant baro arba laimėtojo namuose, net jei kitos jau nurinktos.
backgammon-needs-never = Niekada
backgammon-needs-rule-never = Bekgamono nėra: daugiausia galima laimėti gamoną.

option-cube = Dvigubinimo kubas
cube-rule-on = Dvigubinimo kubas padaugina partijos vertę.
cube-rule-off = Žaidi be dvigubinimo kubo.

option-cube-timing = Kada dvigubinti
cube-timing-before-own-roll = Prieš savo metimą
cube-timing-rule-before-own-roll = Siūlyti dvigubinti gali atėjus tavo eilei, prieš metimą, bet ne anksčiau, nei sužaistas pirmas partijos metimas.
cube-timing-any-time = Bet kada
cube-timing-rule-any-time = Siūlyti dvigubinti gali visada, kai laukiama metimo ar ėjimo, tavo ar varžovo, bet ne anksčiau, nei sužaistas pirmas partijos metimas.

option-cube-highest = Didžiausias kubas
cube-highest-none = Be ribos
cube-highest-rule-none = Dvigubinti galima be ribos.
cube-highest-at = { $highest }
cube-highest-rule-at = Kubas nekyla aukščiau nei { $highest }.

option-match = Ką žaisti
match-none = Pavienės partijos
match-rule-none = Kiekviena partija skaičiuojama atskirai, o žaisti gali, kiek nori.
match-to = Mačas iki { $length } { $length ->
    [one] taško
    [few] taškų
    [many] taško
   *[other] taškų
}
match-rule-to = { $length ->
    [1] Mačą laimi tas, kas pirmas laimi partiją.
    [one] Taškai sumuojami, ir mačą laimi tas, kas pirmas surenka { $length } tašką.
    [few] Taškai sumuojami, ir mačą laimi tas, kas pirmas surenka { $length } taškus.
    [many] Taškai sumuojami, ir mačą laimi tas, kas pirmas surenka { $length } taško.
   *[other] Taškai sumuojami, ir mačą laimi tas, kas pirmas surenka { $length } taškų.
}

option-match-lengths = Įprastas mačo ilgis
match-lengths-none = Nėra
match-lengths-rule-none = Instrukcija mačų nemini.
match-lengths-to = Iki { $list } taškų
match-lengths-rule-to = Įprasti mačai – iki { $list } taškų.

option-crawford = Crawfordo taisyklė
crawford-rule-on = Kai žaidėjui pirmą kartą iki pergalės mače lieka vienas taškas, kitoje partijoje niekas negali dvigubinti; po jos kubas vėl žaidime.
crawford-rule-off = Dvigubinti galima kiekvienoje mačo partijoje.

option-jacoby = Jacoby taisyklė
jacoby-rule-on = Pavienėse partijose gamonai ir bekgamonai skaičiuojami tik tada, jei kubas buvo pasuktas; kitaip tai paprastos pergalės.
jacoby-rule-off = Gamonai ir bekgamonai skaičiuojami nepriklausomai nuo to, ar kubas buvo pasuktas.

option-beavers = Bebrai
beavers-off = Ne
beavers-rule-off = Dvigubinimą galima tik priimti arba jo atsisakyti.
beavers-on = Bebrai
beavers-rule-on = Pavienėse partijose priėmęs dvigubinimą žaidėjas gali iškart dvigubinti dar kartą ir pasilikti kubą: tai bebras.
beavers-raccoons = Bebrai ir meškėnai
beavers-rule-raccoons = Pavienėse partijose priėmęs dvigubinimą žaidėjas gali iškart dvigubinti dar kartą ir pasilikti kubą – tai bebras, o pirmasis dvigubinęs gali dvigubinti ir jį – tai meškėnas.

option-automatic-doubles = Automatinis dvigubinimas
automatic-doubles-off = Ne
automatic-doubles-rule-off = Vienodi kauliukai pradžioje metami iš naujo ir nieko nekeičia.
automatic-doubles-up-to = Daugiausia { $count }
automatic-doubles-rule-up-to = { $count ->
    [1] Pavienėse partijose vienodi kauliukai pradžioje padvigubina statymą, bet tik kartą per partiją.
    [one] Pavienėse partijose vienodi kauliukai pradžioje kaskart padvigubina statymą, iki { $count } karto per partiją.
    [few] Pavienėse partijose vienodi kauliukai pradžioje kaskart padvigubina statymą, iki { $count } kartų per partiją.
    [many] Pavienėse partijose vienodi kauliukai pradžioje kaskart padvigubina statymą, iki { $count } karto per partiją.
   *[other] Pavienėse partijose vienodi kauliukai pradžioje kaskart padvigubina statymą, iki { $count } kartų per partiją.
}

option-labels = Laukų žymėjimas
labels-rule-none = Laukai neturi išspausdintų numerių. Čia jie skaičiuojami nuo 24 iki 1 to žaidėjo akimis, kurio eilė mesti.
labels-rule-numbers = Laukai skaičiuojami nuo 24 iki 1 to žaidėjo akimis, kurio eilė mesti.
labels-rule-halves = Baltųjų lentos pusėje laukai vadinami nuo 1 iki 12, juodųjų – nuo 1A iki 12A.
labels-rule-homes = Abiejų namų laukai sunumeruoti nuo 1 iki 6, nuo išorinio krašto į vidų. Užrašytuose ėjimuose visi laukai skaičiuojami nuo 24 iki 1.

option-counter-clockwise = Kas eina prieš laikrodžio rodyklę
counter-clockwise-rule = { $counter } eina prieš laikrodžio rodyklę, kitas žaidėjas – pagal ją.

option-colors = Pusių vardai
colors-white-black = Baltieji ir juodieji
colors-rule-white-black = Žaidžia baltieji ir juodieji.
colors-light-dark = Šviesieji ir tamsieji
colors-rule-light-dark = Žaidžia šviesieji ir tamsieji.

option-cube-at-rest = Kur kubas pradžioje
cube-at-rest-middle = Viduryje
cube-at-rest-rule-middle = Pradžioje kubas guli viduryje, viršuje 64, o tai reiškia 1; kol jis ten, dvigubinti gali bet kuris žaidėjas.
cube-at-rest-side = Šalia lentos
cube-at-rest-rule-side = Pradžioje kubas guli šalia lentos, viršuje 64, o tai reiškia 1; kol jis ten, dvigubinti gali bet kuris žaidėjas.

option-unit = Kas laimima
unit-points = Taškai
unit-rule-points = Pergalės skaičiuojamos taškais.
unit-stake = Statymas
unit-rule-stake = Žaidi iš statymo, kuris išmokamas viengubai, dvigubai arba trigubai.
