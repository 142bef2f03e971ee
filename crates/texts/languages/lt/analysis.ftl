analysis-title = Analizė
analysis-about = Atsinešk mačą ar padėtį iš bet kur ir pažiūrėk, kas buvo gerai, o kas ne. Niekas neiškeliauja iš šio įrenginio.
analysis-drop = Įmesk failą čia
analysis-choose = Pasirinkti failą
analysis-choose-about = Mačai iš „GNU Backgammon“, „eXtreme Gammon“, „BGBlitz“, „Snowie“, „Jellyfish“, „FIBS“, „GamesGrid“ ir kitų; rūšis atpažįstama iš turinio
analysis-paste = Arba įklijuok mačą, padėtį ar jos ID
analysis-paste-open = Atverti
analysis-table = Mačas prie stalo
analysis-editor = Sudėti padėtį
analysis-quiz = Kartoti klaidas
analysis-reading = Skaitoma…

read-title = { $player } prieš { $name }
read-nothing-judged = Čia nėra nieko, ką būtų galima įvertinti.
read-oddities = { $count ->
    [1] Faile yra vienas keistas dalykas
    [one] Faile yra { $count } keistas dalykas
    [few] Faile yra { $count } keisti dalykai
    [many] Faile yra { $count } keisto dalyko
   *[other] Faile yra { $count } keistų dalykų
}
read-more = { $rest-count ->
    [1] ir dar vienas
   *[other] ir dar { $rest-count }
}
read-offered = Rodoma tai, ką pavyko perskaityti.
place-line = { $line } eilutė, { $column } stulpelis
place-record = { $count } įrašas
place-file = Failas
read-oddity = { $from }: { $reason }

unreadable-empty = Čia nieko nėra.
unreadable-too-large = Per didelis, kad būtų mačas.
unreadable-unknown = Tai nėra nardų mačas ar padėtis jokiu čia žinomu formatu.
unreadable-broken = Turinys sugadintas, nieko perskaityti nepavyksta.

odd-encoding = Tekstas nėra UTF-8; jis perskaitytas kaip { $text }.
odd-not-understood = „{ $text }“ nesuprantama ir praleista.
odd-illegible-play = „{ $text }“ nėra ėjimas.
odd-bad-number = „{ $text }“ negali būti teisinga ir praleista.
odd-no-name = Žaidėjas neturi vardo.
odd-missing = Trūksta to, kas tokiuose failuose būna; imta tai, kas įprasta.
odd-stake = Tai ne mačas, o pavienė partija, kurios statymas – { $count }.
odd-variant = Atmaina „{ $text }“ nežinoma; perskaityta kaip paprasti nardai.
odd-guessed-variant = Iš ėjimų matyti, kad tai { $text }.
odd-cut-short = Failas baigiasi per anksti.
odd-checksum = Kontrolinė suma nesutampa: failas gali būti sugadintas.
odd-illegal-position = Tokia padėtis neįmanoma.
odd-contradiction = Kažkas pasakyta du kartus, ir skirtingai.
odd-more-positions = { $count ->
    [1] Toliau yra dar viena padėtis, ji praleista.
    [one] Toliau yra dar { $count } padėtis, jos praleistos.
    [few] Toliau yra dar { $count } padėtys, jos praleistos.
    [many] Toliau yra dar { $count } padėties, jos praleistos.
   *[other] Toliau yra dar { $count } padėčių, jos praleistos.
}
odd-other = Kažkas buvo ne taip, kaip turėtų, ir praleista.
odd-illegal-play = Išmetus { $roll } ėjimas { $play } negalimas.
odd-no-play = Nepasakyta, kaip sužaista { $roll }.
odd-start-double = { $roll } partijos pradėti negali.
odd-wrong-turn = Dabar kito žaidėjo eilė.
odd-unanswered = Į dvigubinimą neatsakyta.
odd-refused = Taisyklės to neleidžia.
odd-after-end = Partija baigėsi anksčiau.
odd-cube = Kubas pasuktas ties { $counted }, o ne ties { $said }.
odd-board = Ankstesni ėjimai veda į kitą padėtį.
odd-winner = Laimėjo kitas žaidėjas.
odd-points = Partijos vertė buvo { $counted }, o ne { $said }.
odd-score = Ankstesnės partijos duoda kitą rezultatą.

judging-depth = Žiūrėti į priekį
judging-plies = { $plies ->
    [0] Visai ne: iškart
    [1] { $plies } metimas: greitai
    [one] { $plies } metimas: kruopščiai
    [few] { $plies } metimai: kruopščiai
    [many] { $plies } metimo: kruopščiai
   *[other] { $plies } metimų: kruopščiai
}
judging-progress = Įvertinta { $done } iš { $all }
judging-cancel = Stabdyti
judging-stopped = Sustabdyta. Rodoma, kas įvertinta iki šiol.
judging-go-on = Tęsti
judging-done = Įvertinta viskas.

totals-title = Suvestinė
totals-whole = Visas mačas
totals-session = Visos partijos
totals-rating = Įvertis (PR)
totals-rating-about = Penki šimtai kartų tiek, kiek vidutiniškai atiduota vienu sprendimu. Kuo mažiau, tuo geriau: mažiau nei 3 – pasaulinis lygis, daugiau nei 20 – naujokas.
totals-lost = Atiduota
totals-lost-match = Atiduota mačo tikimybės
totals-checker-play = šaškėmis
totals-cube-play = kubu
totals-dubious = Abejotini
totals-errors = Klaidos
totals-missed-doubles = Praleisti dvigubinimai
totals-wrong-doubles = Klaidingi dvigubinimai
totals-wrong-takes = Klaidingai priimta
totals-wrong-passes = Klaidingai atsisakyta
totals-by-play-match = Vien žaidimu, be sėkmės, { $player } laimėtų { $chance } % tokių mačų.
totals-by-play-money = Vien žaidimu, be sėkmės, { $player } laimėtų { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
}.

chances-match = { $player }: tikimybė laimėti mačą
chances-game = { $player }: tikimybė laimėti partiją
worst-title = Didžiausios klaidos
worst-none = Nėra nė vienos minėtinos klaidos.
worst-item = { $player }: { $play } vietoj { $better-play }

steps-first = Į pradžią
steps-back = Žingsnis atgal
steps-on = Žingsnis pirmyn
steps-last = Į pabaigą
steps-back-error = Ankstesnė klaida
steps-on-error = Kita klaida
steps-of = { $done } iš { $all }
step-position = Padėtis
step-roll = { $player } žaidžia { $roll }: { $play }
step-no-play = { $player } negali paeiti su { $roll }
step-unknown-play = { $player } meta { $roll }; ėjimas nežinomas
step-double = { $player } dvigubina iki { $value }
step-take = { $player } priima
step-pass = { $player } atsisako
step-beaver = { $player } priima ir dvigubina atgal: tai bebras
step-raccoon = { $player } dvigubina bebrą: tai meškėnas
step-resign = { $player } pasiduoda
step-not-judged = Neįvertinta.
step-not-yet = Dar neįvertinta.
step-forced = Rinktis nebuvo iš ko.
step-best = Tai buvo geriausias ėjimas.
step-right = Tai buvo teisinga.
step-dubious = Abejotina
step-error = Klaida
step-blunder = Didelė klaida
step-lost = Atiduoda { $loss }
step-luck = Metimo sėkmė: { $luck }
step-better = { $better-play } buvo geriau.
step-right-roll = Reikėjo mesti.
step-right-double = Reikėjo dvigubinti.
step-right-too-good = Reikėjo žaisti toliau: padėtis per gera dvigubinti.
step-right-take = Reikėjo priimti.
step-right-pass = Reikėjo atsisakyti.
step-right-beaver = Reikėjo atsakyti bebru.

plays-title = Ėjimai
plays-play = Ėjimas
plays-equity = Taškai
plays-loss = Atiduota
plays-wins = Pergalės
plays-gammons = Gamonai
plays-lost-gammons = Pralaimėti gamonai
plays-depth = Gylis
cube-title = Kubas
cube-choice = Sprendimas
cube-no-double = Nedvigubinti
cube-double-take = Dvigubinti, priimti
cube-double-pass = Dvigubinti, atsisakyti

# As in English.
rollout-title = Rollout
rollout-about = Programa padėtį daug kartų sužaidžia iki galo, ir viskam, kas lyginama, krenta tie patys kauliukai.
rollout-start = Žaisti iki galo
rollout-trials = { $trials ->
    [one] { $trials } partija
    [few] { $trials } partijos
    [many] { $trials } partijos
   *[other] { $trials } partijų
}
rollout-margin = ± { $margin }
rollout-margin-about = 95 atvejais iš 100 tikroji vertė yra šiose ribose.
rollout-sure = Aišku: geriausias yra be abejonės geresnis už kitus.
rollout-unsure = Dar neaišku.

export-title = Išsaugoti
export-sgf = Skirta „GNU Backgammon“ (.sgf), su analize
export-mat = Mačo tekstas (.mat), visoms programoms
export-json = „Gammonbox“ (.json), su viskuo
export-failed = Taip išsaugoti nepavyksta: { $reason }.
judging-nets-quick = Greitas neuroninis tinklas
judging-nets-deep = Gilus neuroninis tinklas
worst-item-you = Tu: { $play } vietoj { $better-play }
tab-graph = Grafikas
tab-match = Mačas
review-play-here = Žaisti iš čia
review-flip = Apsukti lentą
review-to-table = Atgal prie stalo
depths-title = Palyginti gylius
window-title = Dvigubinimo langas
window-opens = Dvigubinti nuo { $chance } %
window-cash = Atsisakyti nuo { $chance } %
window-too-good = Per gera nuo { $chance } %
window-now = Dabar { $chance } %
totals-by-play-note = Čia iš rezultato atimta apskaičiuota sėkmė. PR skaičiuoja tik klaidas, todėl viename mače jie gali nesutapti.
plays-best = Geriausia
