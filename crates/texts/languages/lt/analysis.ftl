analysis-title = Analizė
analysis-about = Įkelk mačą ar padėtį iš bet kurios programos ir pažiūrėk, kurie ėjimai buvo geri, o kurie ne. Viskas lieka šiame įrenginyje.
analysis-drop = Įmesk failą čia
analysis-choose = Pasirinkti failą
analysis-choose-about = Mačai iš „GNU Backgammon“, „eXtreme Gammon“, „BGBlitz“, „Snowie“, „Jellyfish“, „FIBS“, „GamesGrid“ ir kitų; formatas atpažįstamas automatiškai
analysis-paste = Arba įklijuok mačą, padėtį ar jos ID
analysis-paste-open = Atverti
analysis-table = Žaidžiamas mačas
analysis-editor = Sudėti padėtį
analysis-quiz = Mokytis iš klaidų
analysis-reading = Skaitoma…

read-title = { $player } prieš { $name }
read-nothing-judged = Čia nėra ko analizuoti.
read-oddities = { $count ->
    [one] Faile yra { $count } problema
    [few] Faile yra { $count } problemos
    [many] Faile yra { $count } problemos
   *[other] Faile yra { $count } problemų
}
read-more = { $rest-count ->
    [1] ir dar viena
   *[other] ir dar { $rest-count }
}
read-offered = Štai ką pavyko perskaityti.
place-line = { $line } eilutė, { $column } stulpelis
place-record = { $count } įrašas
place-file = Failas
read-oddity = { $from }: { $reason }

unreadable-empty = Čia tuščia.
unreadable-too-large = Mačui tai per ilga.
unreadable-unknown = Tai nėra nardų mačas ar padėtis jokiu mums žinomu formatu.
unreadable-broken = Failas sugadintas, jo perskaityti nepavyksta.

odd-encoding = Tekstas nėra UTF-8; jis perskaitytas kaip { $text }.
odd-not-understood = Nesupratome „{ $text }“, todėl praleidome.
odd-illegible-play = „{ $text }“ nėra ėjimas.
odd-bad-number = „{ $text }“ negali būti teisinga, todėl praleista.
odd-no-name = Žaidėjas neturi vardo.
odd-missing = Trūksta to, kas tokiuose failuose paprastai būna; imta įprasta reikšmė.
odd-stake = Tai ne mačas, o pavienės partijos, kurių statymas – { $count }.
odd-variant = Atmaina „{ $text }“ nežinoma; perskaityta kaip paprasti nardai.
odd-guessed-variant = Iš ėjimų matyti, kad tai { $text }.
odd-cut-short = Failas baigiasi per anksti.
odd-checksum = Kontrolinė suma nesutampa: failas gali būti sugadintas.
odd-illegal-position = Tokia padėtis neįmanoma.
odd-contradiction = Čia failas prieštarauja pats sau.
odd-more-positions = { $count ->
    [1] Toliau yra dar viena padėtis, ji praleista.
    [one] Toliau yra dar { $count } padėtis, jos praleistos.
    [few] Toliau yra dar { $count } padėtys, jos praleistos.
    [many] Toliau yra dar { $count } padėties, jos praleistos.
   *[other] Toliau yra dar { $count } padėčių, jos praleistos.
}
odd-other = Kažkas buvo ne taip ir praleista.
odd-illegal-play = Išmetus { $roll } ėjimas { $play } negalimas.
odd-no-play = Faile nepasakyta, kaip sužaista { $roll }.
odd-start-double = Partija negali prasidėti metimu { $roll }.
odd-wrong-turn = Dabar kito žaidėjo eilė.
odd-unanswered = Į dvigubinimą neatsakyta.
odd-refused = Taisyklės to neleidžia.
odd-after-end = Partija jau buvo pasibaigusi.
odd-cube = Kubas turi rodyti { $counted }, o ne { $said }.
odd-board = Ankstesni ėjimai veda į kitą padėtį.
odd-winner = Laimėjo kitas žaidėjas.
odd-points = Partijos vertė buvo { $counted }, o ne { $said }.
odd-score = Ankstesnės partijos duoda kitą rezultatą.

judging-depth = Žvilgsnis į priekį
judging-plies = { $plies ->
    [0] Be žvilgsnio į priekį: iškart
    [1] { $plies } metimas: greitai
    [one] { $plies } metimas: kruopščiai
    [few] { $plies } metimai: kruopščiai
    [many] { $plies } metimo: kruopščiai
   *[other] { $plies } metimų: kruopščiai
}
judging-progress = Išanalizuota { $done } iš { $all }
judging-cancel = Stabdyti
judging-stopped = Sustabdyta. Štai rezultatai iki šiol.
judging-go-on = Tęsti
judging-done = Analizė baigta.

totals-title = Suvestinė
totals-whole = Visas mačas
totals-session = Visos partijos
totals-rating = Žaidimo įvertis (PR)
totals-rating-about = Vidutiniškai vienu sprendimu prarandama vertė, padauginta iš 500. Kuo mažiau, tuo geriau: mažiau nei { $best } – pasaulinis lygis, daugiau nei { $worst } – naujokas.
totals-lost = Prarasta vertė
totals-lost-match = Prarasta mačo tikimybė
totals-checker-play = šaškėmis
totals-cube-play = kubu
totals-dubious = Abejotini
totals-errors = Klaidos
totals-missed-doubles = Praleisti dvigubinimai
totals-wrong-doubles = Klaidingi dvigubinimai
totals-wrong-takes = Klaidingi priėmimai
totals-wrong-passes = Klaidingi atsisakymai
totals-by-play-match = { $player ->
    [you] Vien pagal žaidimą, atmetus sėkmę, tu laimėtum { $chance } % tokių mačų.
   *[other] Vien pagal žaidimą, atmetus sėkmę, { $player } laimėtų { $chance } % tokių mačų.
}
totals-by-play-money = { $player ->
    [you] Vien pagal žaidimą, atmetus sėkmę, tu laimėtum { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
        [many] { $points } taško
       *[other] { $points } taškų
    }.
   *[other] Vien pagal žaidimą, atmetus sėkmę, { $player } laimėtų { $points ->
        [one] { $points } tašką
        [few] { $points } taškus
        [many] { $points } taško
       *[other] { $points } taškų
    }.
}

chances-match = { $player ->
    [you] Tavo tikimybė laimėti mačą
   *[other] { $player }: tikimybė laimėti mačą
}
chances-game = { $player ->
    [you] Tavo tikimybė laimėti partiją
   *[other] { $player }: tikimybė laimėti partiją
}
worst-title = Didžiausios klaidos
worst-none = Minėtinų klaidų nėra.
worst-item = { $player }: { $play } vietoj { $better-play }

steps-first = Į pradžią
steps-back = Žingsnis atgal
steps-on = Žingsnis pirmyn
steps-last = Į pabaigą
steps-back-error = Ankstesnė klaida
steps-on-error = Kita klaida
steps-of = { $done } iš { $all }
step-position = Padėtis
step-roll = { $player ->
    [you] Tu žaidi { $roll }: { $play }
   *[other] { $player } žaidžia { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Tu negali paeiti su { $roll }
   *[other] { $player } negali paeiti su { $roll }
}
step-unknown-play = { $player ->
    [you] Tu meti { $roll }; ėjimas nežinomas
   *[other] { $player } meta { $roll }; ėjimas nežinomas
}
step-double = { $player ->
    [you] Tu dvigubini iki { $value }
   *[other] { $player } dvigubina iki { $value }
}
step-take = { $player ->
    [you] Tu priimi
   *[other] { $player } priima
}
step-pass = { $player ->
    [you] Tu atsisakai
   *[other] { $player } atsisako
}
step-beaver = { $player ->
    [you] Tu priimi ir dvigubini atgal: tai bebras
   *[other] { $player } priima ir dvigubina atgal: tai bebras
}
step-raccoon = { $player ->
    [you] Tu dvigubini bebrą: tai meškėnas
   *[other] { $player } dvigubina bebrą: tai meškėnas
}
step-resign = { $player ->
    [you] Tu pasiduodi
   *[other] { $player } pasiduoda
}
step-not-judged = Neanalizuota.
step-not-yet = Dar neišanalizuota.
step-forced = Priverstinis ėjimas: rinktis nebuvo iš ko.
step-best = Tai buvo geriausias ėjimas.
step-right = Tai buvo teisinga.
step-dubious = Abejotina
step-error = Klaida
step-blunder = Didelė klaida
step-lost = Praranda { $loss }
step-luck = Metimo sėkmė: { $luck }
step-better = Geriau buvo { $better-play }.
step-right-roll = Reikėjo mesti.
step-right-double = Reikėjo dvigubinti.
step-right-too-good = Reikėjo žaisti toliau: padėtis per gera dvigubinti.
step-right-take = Reikėjo priimti.
step-right-pass = Reikėjo atsisakyti.
step-right-beaver = Reikėjo atsakyti bebru.

plays-title = Ėjimai
plays-play = Ėjimas
plays-equity = Vertė
plays-loss = Nuostolis
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
rollout-about = Programa padėtį daug kartų sužaidžia iki galo, kiekvienam variantui tais pačiais kauliukais.
rollout-start = Daryti „rollout“
rollout-trials = { $trials ->
    [one] { $trials } partija
    [few] { $trials } partijos
    [many] { $trials } partijos
   *[other] { $trials } partijų
}
rollout-margin = ± { $margin }
rollout-margin-about = 95 atvejais iš 100 tikroji vertė yra šiose ribose.
rollout-sure = Aišku: geriausias ėjimas tikrai geresnis už kitus.
rollout-unsure = Dar neaišku.

export-title = Išsaugoti
export-sgf = Skirta „GNU Backgammon“ (.sgf), su analize
export-mat = Mačo tekstas (.mat), bet kuriai programai
export-json = „Gammonbox“ (.json), su viskuo
export-failed = Šiuo formatu išsaugoti nepavyksta: { $reason }.
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
window-opens = Dvigubinti nuo { $chance } %
window-cash = Atsisakyti nuo { $chance } %
window-too-good = Per gera nuo { $chance } %
window-now = Dabar { $chance } %
totals-by-play-note = Čia iš rezultato atimta apskaičiuota sėkmė. PR skaičiuoja tik klaidas, todėl viename mače jie gali nesutapti.
plays-best = Geriausia
doubles-take-right = kai reikėjo priimti
doubles-pass-right = kai reikėjo atsisakyti
doubles-early = per anksti
doubles-too-good = kai padėtis buvo per gera
export-picture = Šios padėties paveikslėlis
