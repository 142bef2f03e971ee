analysis-title = Elemzés
analysis-about = Hozz egy meccset vagy állást bárhonnan, és nézd meg, mi volt jó és mi nem. Semmi sem hagyja el ezt az eszközt.
analysis-drop = Húzz ide egy fájlt
analysis-choose = Fájl kiválasztása
analysis-choose-about = Meccsek a GNU Backgammonból, az eXtreme Gammonból, a BGBlitzből, a Snowie-ból, a Jellyfishből, a FIBS-ről, a GamesGridről és máshonnan; a tartalmukról ismerjük fel őket
analysis-paste = Vagy illessz be egy meccset, állást vagy azonosítót
analysis-paste-open = Megnyitás
analysis-table = Az asztalon lévő meccs
analysis-editor = Állás felállítása
analysis-quiz = Hibáim gyakorlása
analysis-reading = Beolvasás…

read-title = { $player } – { $name }
read-nothing-judged = Nincs benne semmi, amit értékelni lehetne.
read-oddities = { $count ->
    [one] Valami furcsa a fájlban
   *[other] { $count } furcsaság van a fájlban
}
read-more = { $rest-count ->
    [one] és még egy
   *[other] és még { $rest-count }
}
read-offered = Amit be lehetett olvasni, az látható.
place-line = { $line }. sor, { $column }. oszlop
place-record = { $count }. bejegyzés
place-file = A fájl
read-oddity = { $from }: { $reason }

unreadable-empty = Üres, nincs benne semmi.
unreadable-too-large = Túl nagy ahhoz, hogy meccs legyen.
unreadable-unknown = Ez egyetlen itt ismert formátumban sem backgammonmeccs vagy -állás.
unreadable-broken = Sérült, semmi sem olvasható belőle.

odd-encoding = A szöveg nem UTF-8 kódolású; így olvastuk be: { $text }.
odd-not-understood = „{ $text }”: ez érthetetlen, ezért kimaradt.
odd-illegible-play = „{ $text }”: ez nem lépés.
odd-bad-number = „{ $text }”: ez nem lehet helyes, ezért kimaradt.
odd-no-name = Az egyik játékosnak nincs neve.
odd-missing = Hiányzik valami, ami az ilyen fájlokban meg szokott lenni; a szokásosat vettük.
odd-stake = Ez egyetlen játszma, a tét { $count }; nem meccs.
odd-variant = „{ $text }”: ez a változat nem ismert, backgammonként olvastuk be.
odd-guessed-variant = A lépésekből látszik, melyik változat ez: { $text }.
odd-cut-short = A fájl túl korán ér véget.
odd-checksum = Egy ellenőrző összeg nem egyezik: a fájl sérült lehet.
odd-illegal-position = Ez az állás nem lehetséges.
odd-contradiction = Valami kétszer szerepel, és nem egyformán.
odd-more-positions = { $count ->
    [one] Még egy állás következik, az kimaradt.
   *[other] Még { $count } állás következik, azok kimaradtak.
}
odd-other = Valami nem olyan volt, amilyennek lennie kell, ezért kimaradt.
odd-illegal-play = { $play }: ez nem szabályos lépés, a dobás { $roll }.
odd-no-play = Nem derül ki, mi volt a lépés, amikor a dobás { $roll } volt.
odd-start-double = { $roll } dobással nem kezdődhet játszma.
odd-wrong-turn = A másik játékos van soron.
odd-unanswered = Egy duplázás válasz nélkül maradt.
odd-refused = Ezt a szabályok nem engedik.
odd-after-end = A játszma már korábban véget ért.
odd-cube = A duplázókocka új értéke { $counted }, nem { $said }.
odd-board = Az előző lépések más álláshoz vezetnek.
odd-winner = A másik játékos nyert.
odd-points = A játszma { $counted } pontot ért, nem { $said } pontot.
odd-score = Az előző játszmák összege más állást ad.

judging-depth = Előretekintés
judging-plies = { $plies ->
    [0] Nincs: azonnal kész
    [one] { $plies } dobás: gyors
   *[other] { $plies } dobás: alapos
}
judging-progress = Értékelve: { $done }, összesen: { $all }
judging-cancel = Leállítás
judging-stopped = Leállítva. Ami eddig elkészült, látható.
judging-go-on = Folytatás
judging-done = Minden értékelve van.

totals-title = Összesítés
totals-whole = Az egész meccs
totals-session = Minden játszma
totals-rating = Értékszám (PR)
totals-rating-about = Egy döntés átlagos veszteségének ötszázszorosa. Minél kisebb, annál jobb: 3 alatt világklasszis, 20 fölött kezdő.
totals-lost = Veszteség
totals-lost-match = Elvesztett meccsesély
totals-checker-play = lépésekkel
totals-cube-play = duplázásnál
totals-dubious = Kétes
totals-errors = Hibák
totals-missed-doubles = Elmulasztott duplázások
totals-wrong-doubles = Hibás duplázások
totals-wrong-takes = Hibás elfogadások
totals-wrong-passes = Hibás passzok
totals-by-play-match = Pusztán a játéka alapján, szerencse nélkül, { $player } az ilyen meccsek { $chance }%-át nyerte volna meg.
totals-by-play-money = Pusztán a játéka alapján, szerencse nélkül, { $player } { $points } pontot nyert volna.

chances-match = { $player } esélye a meccs megnyerésére
chances-game = { $player } esélye a játszma megnyerésére
worst-title = Legnagyobb hibák
worst-none = Nincs említésre méltó hiba.
worst-item = { $player }: { $play }, jobb lett volna: { $better-play }

steps-first = Az elejére
steps-back = Vissza egyet
steps-on = Előre egyet
steps-last = A végére
steps-back-error = Előző hiba
steps-on-error = Következő hiba
steps-of = { $done } / { $all }
step-position = Az állás
step-roll = { $player } lépése, a dobás { $roll }: { $play }
step-no-play = { $player } nem tud lépni, a dobás { $roll }
step-unknown-play = { $player } dobása { $roll }; a lépés nem ismert
step-double = { $player } dupláz, az új érték { $value }
step-take = { $player } elfogadja
step-pass = { $player } passzol
step-beaver = { $player } elfogadja, és rögtön újra dupláz: ez a beaver
step-raccoon = { $player } a beavert is megduplázza: ez a raccoon
step-resign = { $player } feladja
step-not-judged = Nincs értékelve.
step-not-yet = Még nincs értékelve.
step-forced = Nem volt miből választani.
step-best = Ez volt a legjobb lépés.
step-right = Ez helyes volt.
step-dubious = Kétes
step-error = Hiba
step-blunder = Nagy hiba
step-lost = Ára: { $loss }
step-luck = A dobás szerencséje: { $luck }
step-better = Jobb lett volna: { $better-play }.
step-right-roll = Dobni volt helyes.
step-right-double = Duplázni volt helyes.
step-right-too-good = Továbbjátszani volt helyes: túl jó állás a duplázáshoz.
step-right-take = Elfogadni volt helyes.
step-right-pass = Passzolni volt helyes.
step-right-beaver = Beaverrel válaszolni volt helyes.

plays-title = Lépések
plays-play = Lépés
plays-equity = Pont
plays-loss = Veszteség
plays-wins = Győzelem
plays-gammons = Gammon
plays-lost-gammons = Vesztett gammon
plays-depth = Mélység
cube-title = Duplázókocka
cube-choice = Döntés
cube-no-double = Nincs duplázás
cube-double-take = Duplázás, elfogadás
cube-double-pass = Duplázás, passz

# As in English.
rollout-title = Rollout
rollout-about = A program sokszor végigjátssza az állást, és mindenhez, amit összehasonlít, ugyanazokat a dobásokat használja.
rollout-start = Rollout indítása
rollout-trials = { $trials } játszma
rollout-margin = ± { $margin }
rollout-margin-about = 100 esetből 95-ben a valódi érték ezen a határon belül van.
rollout-sure = Eldőlt: a legjobb kétségtelenül jobb a többinél.
rollout-unsure = Ez még nem dőlt el.

export-title = Mentés
export-sgf = GNU Backgammonhoz (.sgf), az elemzéssel
export-mat = Meccs szövegként (.mat), minden programhoz
export-json = Gammonbox (.json), mindennel együtt
export-failed = Így nem lehet menteni: { $reason }.
judging-nets-quick = Gyors neurális háló
judging-nets-deep = Mély neurális háló
worst-item-you = Te: { $play }, jobb lett volna: { $better-play }
tab-graph = Grafikon
tab-match = Meccs
review-play-here = Játék innen
review-flip = Tábla megfordítása
review-to-table = Vissza az asztalhoz
depths-title = Mélységek összevetése
window-title = Duplázási ablak
window-opens = Duplázás { $chance }%-tól
window-cash = Passz { $chance }%-tól
window-too-good = Túl jó { $chance }%-tól
window-now = Most { $chance }%
totals-by-play-note = Itt a becsült szerencse le van vonva az eredményből. A PR csak a hibákat számolja, ezért egyetlen meccsen a kettő eltérhet.
plays-best = Legjobb
