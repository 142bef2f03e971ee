editor-title = Sudėti padėtį
editor-about = Pasirink, kieno šaškes dėsi, tada paspausk lauką, barą ar lovelį.
editor-about-mouse = Dešiniuoju klavišu arba spustelėjus su „Shift“ šaškė nuimama.
editor-place = Dėti
editor-place-white = Baltąsias
editor-place-black = Juodąsias
editor-take-away = Nuimti
editor-opening = Pradinė padėtis
editor-clear = Tuščia lenta
editor-swap = Sukeisti puses
editor-on-roll = Kieno eilė
editor-dice = Kauliukai
editor-no-dice = Dar nemesta
editor-double-offered = Pasiūlyta dvigubinti
editor-cube-value = Kubas rodo
editor-cube-owner = Kieno kubas
editor-cube-centered = Viduryje
editor-stakes = Ką žaisti
editor-money = Pavienės partijos
editor-match = Mačas
editor-length = Mačo ilgis
editor-score = Taškai: { $player }
editor-crawford = Crawfordo partija
editor-jacoby = Jacoby taisyklė
editor-beavers = Bebrai
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } šaškė
    [few] { $checkers } šaškės
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}
editor-id = Padėties ID
editor-id-about = Įklijuok čia XGID, GNUbg ID, OGID ar padėties ID arba nukopijuok šį.
editor-analyze = Analizuoti padėtį
editor-possible = Tokia padėtis įmanoma.
editor-impossible = Tokia padėtis neįmanoma
editor-forgiven = Analizuoti vis tiek gali, bet jokia partija čia neatveda.

fault-too-many = { $player } turi { $checkers ->
    [one] { $checkers } šaškę
    [few] { $checkers } šaškes
    [many] { $checkers } šaškės
   *[other] { $checkers } šaškių
}, o gali turėti ne daugiau kaip 15.
fault-unequal = Abiejų pusių šaškių skaičius nevienodas: { $said } ir { $counted }.
fault-no-checkers = Lentoje nėra nė vienos šaškės.
fault-shared-point = { $point } lauke stovi abiejų pusių šaškės.
fault-both-won = Abi pusės nurinko visas šaškes.
fault-both-shut-out = Abiejų pusių šaškės ant baro, o namai uždaryti.
fault-not-over = Viena pusė nurinko visas šaškes, tad partija baigta.
fault-no-length = Mačas turi būti bent iki 1 taško.
fault-match-won = { $player } jau turi taškų: { $said }, o mačui laimėti pakanka { $length }.
fault-no-crawford = Crawfordo partija yra ta, kurioje tik vienam žaidėjui trūksta vieno taško.
fault-cube-in-crawford = Crawfordo partijoje niekas negali dvigubinti.
fault-owned-at-one = { $player } turi kubą, kuris nė karto nepasuktas.
fault-offer-after-end = Yra pasiūlymas, nors partija baigta.
fault-cube-not-theirs = { $player } dvigubina, bet kubo neturi.
fault-no-settlement = Susitarti čia negalima.
fault-other = Jokia partija į šią padėtį neatveda.
