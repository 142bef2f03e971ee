option-variant = Začiatočné postavenie
variant-rule-backgammon = Partia sa začína zo zvyčajného postavenia.
variant-rule-nackgammon = Partia sa začína z postavenia nackgammonu, so štyrmi kameňmi vzadu.
variant-rule-hypergammon = Každý hráč má len tri kamene, všetky vzadu.
variant-rule-free = Partia sa začína z ručne zostavenej pozície.

option-opening = Kto začína
opening-high-die-plays-pair = Vyššie číslo začína oboma kockami
opening-rule-high-die-plays-pair = Každý hodí jednou kockou; kto má viac, začína a hrá obe čísla, ktoré práve padli.
opening-high-die-rolls-again = Vyššie číslo začína novým hodom
opening-rule-high-die-rolls-again = Každý hodí jednou kockou; kto má viac, začína a hodí znova oboma kockami.
opening-die-for-color = Vyššie číslo má biele a začína
opening-rule-die-for-color = Každý hodí jednou kockou; kto má viac, dostane biele kamene. Biely začína a hodí znova oboma kockami.

option-next-game = Kto začína ďalšiu partiu
next-game-dice = Kocky
next-game-rule-dice = V každej partii rozhodujú kocky, kto začne.
next-game-winner = Víťaz
next-game-rule-winner = Víťaz partie začína ďalšiu a hodí oboma kockami.

option-block = Čo blokuje klin
block-from-two = Dva kamene
block-rule-from-two = Dva a viac kameňov jedného hráča blokujú klin druhému.
block-from-three = Tri kamene
block-rule-from-three = Tri a viac kameňov jedného hráča blokujú klin druhému; dva kamene sa ešte dajú vyhodiť, oba naraz.

option-blocked-landing = Dopad na blokovaný klin
blocked-landing-illegal = Nie je dovolený
blocked-landing-rule-illegal = Na blokovaný klin nesmieš dopadnúť.
blocked-landing-self-hit = Kameň ide na bar
blocked-landing-rule-self-hit = Na blokovaný klin sa nemá dopadnúť. Ak sa to stane, je tvoj kameň sám vyhodený: ide na bar a číslo je minuté.

option-duty = Povinnosť ťahať
duty-always = Vždy
duty-rule-always = Musíš zahrať čo najviac čísel.
duty-until-home = Kým nie sú všetky doma
duty-rule-until-home = Musíš zahrať čo najviac čísel, ale len čo máš všetky kamene doma, smieš ktorékoľvek číslo vynechať.

option-single-number = Ak sa dá zahrať len jedno číslo
single-number-larger = Vyššie
single-number-rule-larger = Ak sa dá zahrať buď jedno, alebo druhé číslo, ale nie obe, musí to byť to vyššie.
single-number-either = Ktorékoľvek
single-number-rule-either = Ak sa dá zahrať buď jedno, alebo druhé číslo, ale nie obe, vyberieš si.

option-bear-off = Vyvádzanie
bear-off-standard = Privysoké číslo vyvedie zadný kameň
bear-off-rule-standard = Číslo vyvedie kameň zo svojho klinu. Ak je prázdny, musí sa ním ťahať z vyššieho klinu; ak vyššie nestojí žiadny kameň, vyvedie sa z najvyššieho klinu, ktorý ešte máš.
bear-off-exact = Len presným číslom
bear-off-rule-exact = Číslo vyvedie kameň zo svojho klinu a zo žiadneho iného.
bear-off-nearest-lower = Z najbližšieho nižšieho klinu
bear-off-rule-nearest-lower = Číslo vyvedie kameň zo svojho klinu. Ak je prázdny, smie vyviesť z najbližšieho nižšieho klinu, na ktorom máš kamene, aj keď niektoré stoja vyššie.
bear-off-any-lower = Z ktoréhokoľvek nižšieho klinu
bear-off-rule-any-lower = Číslo vyvedie kameň zo svojho klinu alebo z ktoréhokoľvek nižšieho, ako chceš.

option-hit-and-run = Vyhodiť a ťahať ďalej
hit-and-run-allowed = Dovolené
hit-and-run-rule-allowed = Kameň, ktorý vyhodil, smie v tom istom ťahu pokračovať.
hit-and-run-not-at-home = Nie v domovskom poli
hit-and-run-rule-not-at-home = Kameň, ktorý vyhodil vo vlastnom domovskom poli, tam do konca ťahu ostáva.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Len ak porazený nič nevyviedol
backgammon-needs-rule-none-off = Backgammon je, keď porazený nevyviedol žiadny kameň a má ešte niektorý na bare alebo v domovskom poli víťaza.
backgammon-needs-no-more = Aj keď porazený už niečo vyviedol
backgammon-needs-rule-no-more = Backgammon je, keď má porazený ešte kameň na bare alebo v domovskom poli víťaza, aj keď už iné vyviedol.
backgammon-needs-never = Nikdy
backgammon-needs-rule-never = Backgammon nie je: najvyššou výhrou je gammon.

option-cube = Stávková kocka
cube-rule-on = Stávková kocka násobí hodnotu partie.
cube-rule-off = Hráš bez stávkovej kocky.

option-cube-timing = Kedy zdvojnásobiť
cube-timing-before-own-roll = Pred vlastným hodom
cube-timing-rule-before-own-roll = Zdvojnásobenie smieš ponúknuť, keď si na ťahu, ešte pred hodom, ale nie skôr, než je zahraný prvý hod partie.
cube-timing-any-time = Kedykoľvek
cube-timing-rule-any-time = Zdvojnásobenie smieš ponúknuť vždy, keď sa čaká na hod alebo na ťah, tvoj aj súperov, ale nie skôr, než je zahraný prvý hod partie.

option-cube-highest = Limit stávkovej kocky
cube-highest-none = Bez obmedzenia
cube-highest-rule-none = Zdvojnásobovať sa smie bez obmedzenia.
cube-highest-at = { $highest }
cube-highest-rule-at = Stávková kocka nejde vyššie ako na { $highest }.

option-match = Čo sa hrá
match-none = Jednotlivé partie
match-rule-none = Každá partia sa počíta zvlášť a hráte, ako dlho chcete.
match-to = { $length ->
    [one] Zápas na { $length } bod
    [few] Zápas na { $length } body
   *[other] Zápas na { $length } bodov
}
match-rule-to = { $length ->
    [one] Kto prvý vyhrá partiu, vyhráva zápas.
    [few] Body sa sčítavajú a zápas vyhráva, kto prvý získa { $length } body.
   *[other] Body sa sčítavajú a zápas vyhráva, kto prvý získa { $length } bodov.
}

option-match-lengths = Zvyčajná dĺžka zápasu
match-lengths-none = Žiadne
match-lengths-rule-none = Návod zápasy nespomína.
match-lengths-to = Na { $list } bodov
match-lengths-rule-to = Zvyčajne sa hrajú zápasy na { $list } bodov.

option-crawford = Crawfordovo pravidlo
crawford-rule-on = Len čo niekomu prvý raz chýba na výhru v zápase jediný bod, v nasledujúcej partii nesmie nikto zdvojnásobiť; po nej je stávková kocka späť v hre.
crawford-rule-off = Zdvojnásobiť sa smie v každej partii zápasu.

option-jacoby = Jacobyho pravidlo
jacoby-rule-on = V jednotlivých partiách sa gammon a backgammon počítajú, len ak sa zdvojnásobovalo; inak je to bežná výhra.
jacoby-rule-off = Gammon a backgammon sa počítajú, či sa zdvojnásobovalo, alebo nie.

option-beavers = Beaver
beavers-off = Vyp.
beavers-rule-off = Zdvojnásobenie smieš len prijať alebo odmietnuť.
beavers-on = Beaver
beavers-rule-on = V jednotlivých partiách smie ten, kto prijme, hneď znova zdvojnásobiť a stávkovú kocku si nechať: to je beaver.
beavers-raccoons = Beaver a raccoon
beavers-rule-raccoons = V jednotlivých partiách smie ten, kto prijme, hneď znova zdvojnásobiť a stávkovú kocku si nechať (beaver); ten, kto zdvojnásobil prvý, potom smie zdvojnásobiť ešte raz (raccoon).

option-automatic-doubles = Automatické zdvojnásobenie
automatic-doubles-off = Vyp.
automatic-doubles-rule-off = Ak na začiatku padne to isté, hádže sa znova a nič sa nemení.
automatic-doubles-up-to = Najviac { $count }×
automatic-doubles-rule-up-to = { $count ->
    [1] V jednotlivých partiách rovnaké čísla na začiatku zdvojnásobia stávku, ale len raz za partiu.
   *[other] V jednotlivých partiách rovnaké čísla na začiatku zakaždým zdvojnásobia stávku, najviac { $count }-krát za partiu.
}

option-labels = Označenie klinov
labels-rule-none = Kliny nemajú vytlačené čísla. Tu sa počítajú od 24 do 1 z pohľadu hráča na ťahu.
labels-rule-numbers = Kliny sa počítajú od 24 do 1 z pohľadu hráča na ťahu.
labels-rule-halves = Kliny sa volajú 1 až 12 na polovici Bieleho a 1A až 12A na polovici Čierneho.
labels-rule-homes = Kliny oboch domovských polí majú čísla 1 až 6, od vonkajšieho okraja dovnútra. V zapísaných ťahoch sa všetky kliny počítajú od 24 do 1.

option-counter-clockwise = Kto ťahá proti smeru hodinových ručičiek
counter-clockwise-rule = { $counter } ťahá proti smeru hodinových ručičiek, druhý hráč v ich smere.

option-colors = Mená strán
colors-white-black = Biely a Čierny
colors-rule-white-black = Hrajú Biely a Čierny.
colors-light-dark = Svetlý a Tmavý
colors-rule-light-dark = Hrajú Svetlý a Tmavý.

option-cube-at-rest = Stávková kocka na začiatku
cube-at-rest-middle = V strede
cube-at-rest-rule-middle = Na začiatku leží stávková kocka v strede číslom 64 nahor, čo znamená 1; kým tam leží, smie zdvojnásobiť ktorýkoľvek hráč.
cube-at-rest-side = Vedľa dosky
cube-at-rest-rule-side = Na začiatku leží stávková kocka vedľa dosky číslom 64 nahor, čo znamená 1; kým tam leží, smie zdvojnásobiť ktorýkoľvek hráč.

option-unit = Čo sa vyhráva
unit-points = Body
unit-rule-points = Výhry sa počítajú na body.
unit-stake = Stávka
unit-rule-stake = Hráš o stávku, ktorá sa platí raz, dvakrát alebo trikrát.
