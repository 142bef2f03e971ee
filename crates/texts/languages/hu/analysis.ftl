analysis-title = Elemzés
analysis-about = Tölts be egy meccset vagy állást bármelyik programból, és nézd meg, mely lépések voltak helyesek és melyek nem. Semmi sem hagyja el ezt az eszközt.
analysis-drop = Húzz ide egy fájlt
analysis-choose = Fájl kiválasztása
analysis-choose-about = Meccsek a GNU Backgammonból, az eXtreme Gammonból, a BGBlitzből, a Snowie-ból, a Jellyfishből, a FIBS-ről, a GamesGridről és máshonnan; a formátumot automatikusan felismerjük
analysis-paste = Vagy illessz be egy meccset, állást vagy azonosítót
analysis-paste-open = Megnyitás
analysis-table = A folyó meccsed
analysis-editor = Állás felállítása
analysis-quiz = Hibáim gyakorlása
analysis-reading = Beolvasás…

read-title = { $player } – { $name }
read-nothing-judged = Itt nincs mit elemezni.
read-oddities = { $count } probléma a fájlban
read-more = és még { $rest-count }
read-offered = Ennyit sikerült beolvasni.
place-line = { $line }. sor, { $column }. oszlop
place-record = { $count }. bejegyzés
place-file = Fájl
read-oddity = { $from }: { $reason }

unreadable-empty = Üres.
unreadable-too-large = Túl nagy ahhoz, hogy meccs legyen.
unreadable-unknown = Ez nem backgammonmeccs vagy -állás egyik általunk ismert formátumban sem.
unreadable-broken = A fájl sérült, nem olvasható.

odd-encoding = A szöveg nem UTF-8 kódolású; így olvastuk be: { $text }.
odd-not-understood = „{ $text }”: ezt nem értettük, ezért kimaradt.
odd-illegible-play = „{ $text }”: ez nem lépés.
odd-bad-number = „{ $text }”: ez nem lehet helyes, ezért kimaradt.
odd-no-name = Az egyik játékosnak nincs neve.
odd-missing = Hiányzik valami, ami az ilyen fájlokban általában megvan; a szokásos értéket vettük.
odd-stake = Ezek külön játszmák, a tét { $count }; nem meccs.
odd-variant = „{ $text }”: ismeretlen változat; a játszmát backgammonként olvastuk be.
odd-guessed-variant = A lépésekből látszik, melyik változat ez: { $text }.
odd-cut-short = A fájl túl korán ér véget.
odd-checksum = Egy ellenőrző összeg nem egyezik: a fájl sérült lehet.
odd-illegal-position = Ez az állás nem lehetséges.
odd-contradiction = A fájl itt ellentmond önmagának.
odd-more-positions = { $count ->
    [one] Még 1 állás következik, az kimaradt.
   *[other] Még { $count } állás következik, azok kimaradtak.
}
odd-other = Valami hibás volt, ezért kimaradt.
odd-illegal-play = { $play }: ez nem szabályos lépés, a dobás { $roll }.
odd-no-play = A fájl nem mondja meg, mi volt a lépés { $roll } dobásnál.
odd-start-double = { $roll } dobással nem kezdődhet játszma.
odd-wrong-turn = A másik játékos van soron.
odd-unanswered = Egy duplázás sosem kapott választ.
odd-refused = Ezt a szabályok nem engedik.
odd-after-end = A játszma már véget ért.
odd-cube = A duplázókocka új értéke { $counted }, nem { $said }.
odd-board = A korábbi lépések más álláshoz vezetnek.
odd-winner = A másik játékos nyert.
odd-points = A játszma { $counted } pontot ért, nem { $said } pontot.
odd-score = A korábbi játszmák más állást adnak ki.

judging-depth = Előretekintés
judging-plies = { $plies ->
    [0] Nincs: azonnal kész
    [one] { $plies } dobás: gyors
   *[other] { $plies } dobás: alapos
}
judging-progress = Elemezve: { $done } / { $all }
judging-cancel = Leállítás
judging-stopped = Leállítva. Íme az eddigi eredmények.
judging-go-on = Folytatás
judging-done = Az elemzés elkészült.

totals-title = Összesítés
totals-whole = Az egész meccs
totals-session = Minden játszma
totals-rating = Teljesítménymutató (PR)
totals-rating-about = Az egy döntésre jutó átlagos equityveszteség, szorozva 500-zal. A kisebb a jobb: { $best } alatt világklasszis, { $worst } fölött kezdő.
totals-lost = Equityveszteség
totals-lost-match = Elvesztett meccsesélyek
totals-checker-play = lépésekkel
totals-cube-play = duplázásnál
totals-dubious = Kétes
totals-errors = Hibák
totals-missed-doubles = Elmulasztott duplázások
totals-wrong-doubles = Hibás duplázások
totals-wrong-takes = Hibás elfogadások
totals-wrong-passes = Hibás passzok
totals-by-play-match = { $player ->
    [you] Pusztán a játékod alapján, szerencse nélkül, az ilyen meccsek { $chance }%-át nyerted volna meg.
   *[other] Pusztán a játéka alapján, szerencse nélkül, { $player } az ilyen meccsek { $chance }%-át nyerte volna meg.
}
totals-by-play-money = { $player ->
    [you] Pusztán a játékod alapján, szerencse nélkül, { $points } pontot nyertél volna.
   *[other] Pusztán a játéka alapján, szerencse nélkül, { $player } { $points } pontot nyert volna.
}

chances-match = { $player ->
    [you] A meccsnyerési esélyeid
   *[other] { $player } meccsnyerési esélyei
}
chances-game = { $player ->
    [you] A nyerési esélyeid a játszmában
   *[other] { $player } nyerési esélyei a játszmában
}
worst-title = Legsúlyosabb hibák
worst-none = Nincs említésre méltó hiba.
worst-item = { $player }: { $play }, jobb lett volna: { $better-play }

steps-first = Vissza az elejére
steps-back = Előző lépés
steps-on = Következő lépés
steps-last = A végére
steps-back-error = Előző hiba
steps-on-error = Következő hiba
steps-of = { $done } / { $all }
step-position = Az állás
step-roll = { $player ->
    [you] Lépsz, { $roll }: { $play }
   *[other] { $player } lép, { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Nem tudsz lépni, a dobás { $roll }
   *[other] { $player } nem tud lépni, a dobás { $roll }
}
step-unknown-play = { $player ->
    [you] A dobásod { $roll }; a lépés nem ismert
   *[other] { $player } dobása { $roll }; a lépés nem ismert
}
step-double = { $player ->
    [you] Duplázol: { $value }
   *[other] { $player } dupláz: { $value }
}
step-take = { $player ->
    [you] Elfogadod
   *[other] { $player } elfogadja
}
step-pass = { $player ->
    [you] Passzolsz
   *[other] { $player } passzol
}
step-beaver = { $player ->
    [you] Elfogadod, és rögtön újra duplázol: ez a beaver
   *[other] { $player } elfogadja, és rögtön újra dupláz: ez a beaver
}
step-raccoon = { $player ->
    [you] A beavert is megduplázod: ez a raccoon
   *[other] { $player } a beavert is megduplázza: ez a raccoon
}
step-resign = { $player ->
    [you] Feladod
   *[other] { $player } feladja
}
step-not-judged = Nincs elemezve.
step-not-yet = Még nincs elemezve.
step-forced = Kényszerlépés: nem volt választás.
step-best = Ez volt a legjobb lépés.
step-right = Ez helyes volt.
step-dubious = Kétes
step-error = Hiba
step-blunder = Nagy hiba
step-lost = Veszteség: { $loss }
step-luck = A dobás szerencséje: { $luck }
step-better = Jobb lett volna: { $better-play }.
step-right-roll = Dobni volt helyes.
step-right-double = Duplázni volt helyes.
step-right-too-good = Továbbjátszani volt helyes: túl jó a duplázáshoz.
step-right-take = Elfogadni volt helyes.
step-right-pass = Passzolni volt helyes.
step-right-beaver = A beaver volt helyes.

plays-title = Lépések
plays-play = Lépés
# As in English.
plays-equity = Equity
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
rollout-about = A motor sokszor végigjátssza az állást, minden jelöltnél ugyanazokkal a dobásokkal.
rollout-start = Rollout indítása
rollout-trials = { $trials } játszma
rollout-margin = ± { $margin }
rollout-margin-about = A valódi érték 100-ból 95-ször ezen a határon belül van.
rollout-sure = Eldőlt: a legjobb lépés kétségtelenül jobb.
rollout-unsure = Még nem dőlt el.

export-title = Mentés
export-sgf = GNU Backgammonhoz (.sgf), az elemzéssel
export-mat = Meccs szövegként (.mat), bármelyik programhoz
export-json = Gammonbox (.json), mindennel együtt
export-failed = Ebben a formátumban nem menthető: { $reason }.
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
doubles-take-right = amikor az elfogadás volt a helyes
doubles-pass-right = amikor a passz volt a helyes
doubles-early = túl korán
doubles-too-good = amikor túl jó volt az állás
export-picture = Kép erről az állásról
