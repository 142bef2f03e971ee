option-variant = Algseis
variant-rule-backgammon = Mäng algab tavalisest algseisust.
variant-rule-nackgammon = Mäng algab nackgammoni algseisust, kus neli nuppu on taga.
variant-rule-hypergammon = Kummalgi mängijal on ainult kolm nuppu, kõik taga.
variant-rule-free = Mäng algab käsitsi seatud seisust.

option-opening = Kes alustab
opening-high-die-plays-pair = Suurem täring alustab mõlema täringuga
opening-rule-high-die-plays-pair = Kumbki viskab ühe täringu; suurema viskaja alustab ja käib mõlemad numbrid.
opening-high-die-rolls-again = Suurem täring alustab uue viskega
opening-rule-high-die-rolls-again = Kumbki viskab ühe täringu; suurema viskaja alustab ja viskab esimeseks korraks mõlemad täringud uuesti.
opening-die-for-color = Suurem täring saab valged ja alustab
opening-rule-die-for-color = Kumbki viskab ühe täringu; suurema viskaja saab valged nupud. Valge alustab ja viskab esimeseks korraks mõlemad täringud.

option-next-game = Kes alustab järgmist mängu
next-game-dice = Täringud
next-game-rule-dice = Igas mängus otsustavad täringud, kes alustab.
next-game-winner = Võitja
next-game-rule-winner = Mängu võitja alustab järgmist ja viskab mõlemad täringud.

option-block = Mis sulgeb kiilu
block-from-two = Kaks nuppu
block-rule-from-two = Kaks või rohkem ühe mängija nuppu sulgevad kiilu teisele.
block-from-three = Kolm nuppu
block-rule-from-three = Kolm või rohkem ühe mängija nuppu sulgevad kiilu teisele; kahte nuppu koos saab veel lüüa, mõlemad korraga.

option-blocked-landing = Suletud kiilule astumine
blocked-landing-illegal = Keelatud
blocked-landing-rule-illegal = Sa ei tohi suletud kiilule astuda.
blocked-landing-self-hit = Maksab nupu
blocked-landing-rule-self-hit = Sa ei peaks suletud kiilule astuma. Kui astud, lüüakse su enda nupp: see läheb baarile ja number on kasutatud.

option-duty = Käigukohustus
duty-always = Alati
duty-rule-always = Pead käima nii palju numbreid, kui saad.
duty-until-home = Kuni kõik on kodus
duty-rule-until-home = Pead käima nii palju numbreid, kui saad, aga kui kõik su nupud on kodus, võid iga numbri vahele jätta.

option-single-number = Kui käia saab ainult ühe numbri
single-number-larger = Suurem
single-number-rule-larger = Kui saad käia kumba tahes numbrit, aga mitte mõlemat, pead käima suurema.
single-number-either = Kumb tahes
single-number-rule-either = Kui saad käia kumba tahes numbrit, aga mitte mõlemat, valid ise.

option-bear-off = Väljaviimine
bear-off-standard = Liiga suur number viib tagumise nupu
bear-off-rule-standard = Number viib nupu välja omaenda kiilult. Kui see on tühi, pead käima nupuga kõrgemalt kiilult; kui seal nuppe pole, viid nupu välja oma kõrgeimalt kiilult.
bear-off-exact = Ainult täpse numbriga
bear-off-rule-exact = Number viib nupu välja omaenda kiilult ja mitte üheltki teiselt.
bear-off-nearest-lower = Lähimalt madalamalt kiilult
bear-off-rule-nearest-lower = Number viib nupu välja omaenda kiilult. Kui see on tühi, võid nupu välja viia lähimalt madalamalt kiilult, kus sul neid on, isegi kui kõrgemal on veel nuppe.
bear-off-any-lower = Igalt madalamalt kiilult
bear-off-rule-any-lower = Number viib nupu välja omaenda kiilult või ükskõik milliselt madalamalt, kuidas soovid.

option-hit-and-run = Löö ja mine edasi
hit-and-run-allowed = Lubatud
hit-and-run-rule-allowed = Nupp, mis lööb, võib samal korral edasi käia.
hit-and-run-not-at-home = Mitte kodus
hit-and-run-rule-not-at-home = Nupp, mis lööb oma koduväljal, jääb sinna korra lõpuni.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Ainult kui kaotajal pole nuppe väljas
backgammon-needs-rule-none-off = Backgammon on siis, kui kaotaja pole ühtki nuppu välja viinud ja tal on veel mõni nupp baaril või võitja koduväljal.
backgammon-needs-no-more = Isegi kui kaotajal on nuppe väljas
backgammon-needs-rule-no-more = Backgammon on siis, kui kaotajal on veel mõni nupp baaril või võitja koduväljal, isegi kui teisi on juba väljas.
backgammon-needs-never = Mitte kunagi
backgammon-needs-rule-never = Backgammonit ei ole: rohkem kui gammonit võita ei saa.

option-cube = Duubelduskuup
cube-rule-on = Duubelduskuup korrutab selle, mida mäng väärt on.
cube-rule-off = Mängite ilma duubelduskuubita.

option-cube-timing = Millal duubeldada
cube-timing-before-own-roll = Enne oma viset
cube-timing-rule-before-own-roll = Duublit võid pakkuda oma korral enne viset, aga mitte enne, kui mängu esimene vise on käidud.
cube-timing-any-time = Igal ajal
cube-timing-rule-any-time = Duublit võid pakkuda igal ajal, kui ees on vise või käik, sinu või vastase oma, aga mitte enne, kui mängu esimene vise on käidud.

option-cube-highest = Kuubi ülempiir
cube-highest-none = Piirita
cube-highest-rule-none = Duubeldamisel pole ülempiiri.
cube-highest-at = { $highest }
cube-highest-rule-at = Kuubi suurim väärtus on { $highest }.

option-match = Mängu liik
match-none = Üksikmängud
match-rule-none = Iga mäng on omaette ja mängite nii kaua, kui soovite.
match-to = Matš { $length } punktini
match-rule-to = { $length ->
    [one] Matši võidab see, kes esimesena mängu võidab.
   *[other] Punktid liidetakse ja matši võidab see, kes esimesena { $length } kokku saab.
}

option-match-lengths = Tavalised matšipikkused
match-lengths-none = Puuduvad
match-lengths-rule-none = Mängujuhend matše ei maini.
match-lengths-to = { $list } punktini
match-lengths-rule-to = Matše mängitakse tavaliselt { $list } punktini.

option-crawford = Crawfordi reegel
crawford-rule-on = Kui mängijal on esimest korda matšivõidust puudu üks punkt, ei tohi järgmises mängus keegi duubeldada; pärast seda on kuup jälle mängus.
crawford-rule-off = Võid duubeldada matši igas mängus.

option-jacoby = Jacoby reegel
jacoby-rule-on = Üksikmängudes loevad gammon ja backgammon ainult siis, kui kuupi on pööratud; muidu loevad need ühekordse võiduna.
jacoby-rule-off = Gammon ja backgammon loevad olenemata sellest, kas kuupi on pööratud.

option-beavers = Koprad
beavers-off = Väljas
beavers-rule-off = Duubli võid ainult vastu võtta või sellest loobuda.
beavers-on = Koprad
beavers-rule-on = Kui võtad üksikmängudes duubli vastu, võid kohe uuesti duubeldada ja kuubi endale jätta: see on kobras.
beavers-raccoons = Koprad ja pesukarud
beavers-rule-raccoons = Kui võtad üksikmängudes duubli vastu, võid kohe uuesti duubeldada ja kuubi endale jätta: see on kobras. Esimene duubeldaja võib seejärel veel korra duubeldada: see on pesukaru.

option-automatic-doubles = Automaatsed duublid
automatic-doubles-off = Väljas
automatic-doubles-rule-off = Võrdsed täringud alguses visatakse uuesti ja midagi ei muutu.
automatic-doubles-up-to = Kõige rohkem { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Üksikmängudes kahekordistavad võrdsed täringud alguses panuse, aga ainult korra mängu jooksul.
   *[other] Üksikmängudes kahekordistavad võrdsed täringud alguses iga kord panuse, kuni { $count } korda mängu jooksul.
}

option-labels = Kiilude numbrid
labels-rule-none = Kiiludele pole numbreid trükitud. Siin loetakse neid 24-st 1-ni, nagu käigul olev mängija neid näeb.
labels-rule-numbers = Kiile loetakse 24-st 1-ni, nagu käigul olev mängija neid näeb.
labels-rule-halves = Valge poolel lauast on kiilud 1 kuni 12, musta poolel 1A kuni 12A.
labels-rule-homes = Mõlema koduvälja kiilud on nummerdatud 1 kuni 6, välisservast sissepoole. Käikude kirjapanekul loetakse kõik kiilud 24-st 1-ni.

option-counter-clockwise = Kes liigub vastupäeva
counter-clockwise-rule = { $counter } liigub vastupäeva, teine mängija päripäeva.

option-colors = Poolte nimed
colors-white-black = Valge ja must
colors-rule-white-black = Pooled on valge ja must.
colors-light-dark = Hele ja tume
colors-rule-light-dark = Pooled on hele ja tume.

option-cube-at-rest = Kus kuup alguses on
cube-at-rest-middle = Keskel
cube-at-rest-rule-middle = Kuup on alguses keskel, 64 üleval, mis tähendab 1; kuni see seal on, tohivad duubeldada mõlemad.
cube-at-rest-side = Laua kõrval
cube-at-rest-rule-side = Kuup on alguses laua kõrval, 64 üleval, mis tähendab 1; kuni see seal on, tohivad duubeldada mõlemad.

option-unit = Mida võidad
unit-points = Punkte
unit-rule-points = Võite loetakse punktides.
unit-stake = Panust
unit-rule-stake = Mängite panuse peale, mis makstakse ühe-, kahe- või kolmekordselt.
