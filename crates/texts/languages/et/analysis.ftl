analysis-title = Analüüs
analysis-about = Too siia matš või seis, kust tahes, ja vaata, mis oli hea ja mis mitte. Sellest seadmest ei lähe midagi välja.
analysis-drop = Lohista fail siia
analysis-choose = Vali fail
analysis-choose-about = Matšid programmidest GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ja mujalt; vorming tuntakse ära sisu järgi
analysis-paste = Või kleebi matš, seis või ID
analysis-paste-open = Ava
analysis-table = Matš laua taga
analysis-editor = Sea seis üles
analysis-quiz = Harjuta oma vigu
analysis-reading = Loen…

read-title = { $player } – { $name }
read-nothing-judged = Siin pole midagi, mida hinnata.
read-oddities = { $count ->
    [one] Failis on üks kummaline koht
   *[other] Failis on { $count } kummalist kohta
}
read-more = { $rest-count ->
    [one] ja veel üks
   *[other] ja veel { $rest-count }
}
read-offered = Näidatakse seda, mida sai lugeda.
place-line = Rida { $line }, veerg { $column }
place-record = Kirje { $count }
place-file = Fail
read-oddity = { $from }: { $reason }

unreadable-empty = Siin pole midagi.
unreadable-too-large = See on matši jaoks liiga suur.
unreadable-unknown = See ei ole backgammoni matš ega seis üheski siin tuntud vormingus.
unreadable-broken = See on katki ja midagi ei saa lugeda.

odd-encoding = Tekst ei ole UTF-8; seda loeti kui { $text }.
odd-not-understood = „{ $text }” jäi arusaamatuks ja jäeti välja.
odd-illegible-play = „{ $text }” ei ole käik.
odd-bad-number = „{ $text }” ei saa õige olla ja jäeti välja.
odd-no-name = Mängijal pole nime.
odd-missing = Puudub midagi, mis sellistes failides on; selle asemel võeti tavaline.
odd-stake = See on üksikmäng panusega { $count }, mitte matš.
odd-variant = Varianti „{ $text }” siin ei tunta; seda loeti backgammonina.
odd-guessed-variant = Käikudest on näha, mis mäng see on: { $text }.
odd-cut-short = Fail lõpeb liiga vara.
odd-checksum = Kontrollsumma ei klapi: fail võib olla rikutud.
odd-illegal-position = See seis ei ole võimalik.
odd-contradiction = Midagi on öeldud kaks korda ja erinevalt.
odd-more-positions = { $count ->
    [one] Järgneb veel üks seis, mis jäeti välja.
   *[other] Järgneb veel { $count } seisu, mis jäeti välja.
}
odd-other = Miski ei olnud nii, nagu peab, ja jäeti välja.
odd-illegal-play = { $play } ei ole viskega { $roll } lubatud käik.
odd-no-play = Kuskil pole öeldud, kuidas { $roll } käidi.
odd-start-double = { $roll } ei saa mängu alustada.
odd-wrong-turn = Käigul on teine mängija.
odd-unanswered = Duublile pole vastatud.
odd-refused = Reeglid seda ei luba.
odd-after-end = Mäng oli juba läbi.
odd-cube = Kuubi uus väärtus on { $counted }, mitte { $said }.
odd-board = Eelnenud käigud viivad teise seisuni.
odd-winner = Võitnud on teine mängija.
odd-points = Mängu väärtus oli { $counted }, mitte { $said }.
odd-score = Eelnenud mängudest tuleb kokku teine seis.

judging-depth = Vaata ette
judging-plies = { $plies ->
    [0] Üldse mitte: kohe valmis
    [one] { $plies } vise: kiire
   *[other] { $plies } viset: põhjalik
}
judging-progress = Hinnatud { $done }/{ $all }
judging-cancel = Peata
judging-stopped = Peatatud. Näidatakse seda, mis on seni hinnatud.
judging-go-on = Jätka
judging-done = Kõik on hinnatud.

totals-title = Kokku
totals-whole = Kogu matš
totals-session = Kõik mängud
totals-rating = Tase (PR)
totals-rating-about = Otsuse kohta keskmiselt ära antud punktid, korrutatud viiesajaga. Mida väiksem, seda parem: alla 3 on maailmaklass, üle 20 algaja tase.
totals-lost = Ära antud
totals-lost-match = Ära antud matšivõidu võimalused
totals-checker-play = nupumänguga
totals-cube-play = kuubiga
totals-dubious = Kaheldavaid
totals-errors = Vigu
totals-missed-doubles = Tegemata duubleid
totals-wrong-doubles = Valesid duubleid
totals-wrong-takes = Valesid vastuvõtmisi
totals-wrong-passes = Valesid loobumisi
totals-by-play-match = Ainult mängu järgi, ilma õnneta, oleks { $player } võitnud { $chance }% sellistest matšidest.
totals-by-play-money = Ainult mängu järgi, ilma õnneta, oleks { $player } võitnud { $points } punkti.

chances-match = Matšivõidu tõenäosus: { $player }
chances-game = Mänguvõidu tõenäosus: { $player }
worst-title = Suurimad vead
worst-none = Ühtki mainimisväärset viga pole.
worst-item = { $player }: { $play }, parem olnuks { $better-play }

steps-first = Algusesse
steps-back = Samm tagasi
steps-on = Samm edasi
steps-last = Lõppu
steps-back-error = Eelmine viga
steps-on-error = Järgmine viga
steps-of = { $done }/{ $all }
step-position = Seis
step-roll = { $player } käib { $roll }: { $play }
step-no-play = { $player } ei saa viskega { $roll } käia
step-unknown-play = { $player } viskab { $roll }; käik pole teada
step-double = { $player } duubeldab: { $value }
step-take = { $player } võtab vastu
step-pass = { $player } loobub
step-beaver = { $player } võtab vastu ja duubeldab kohe uuesti: kobras
step-raccoon = { $player } duubeldab kobrast: pesukaru
step-resign = { $player } annab alla
step-not-judged = Ei ole hinnatud.
step-not-yet = Veel hindamata.
step-forced = Valida polnud midagi.
step-best = See oli parim käik.
step-right = See oli õige.
step-dubious = Kaheldav
step-error = Viga
step-blunder = Suur viga
step-lost = Annab ära { $loss }
step-luck = Viske õnn: { $luck }
step-better = { $better-play } oli parem.
step-right-roll = Õige oli visata.
step-right-double = Õige oli duubeldada.
step-right-too-good = Õige oli edasi mängida: seis on duubeldamiseks liiga hea.
step-right-take = Õige oli vastu võtta.
step-right-pass = Õige oli loobuda.
step-right-beaver = Õige oli vastata kopraga.

plays-title = Käigud
plays-play = Käik
plays-equity = Punktid
plays-loss = Annab ära
plays-wins = Võidud
plays-gammons = Gammonid
plays-lost-gammons = Kaotatud gammonid
plays-depth = Sügavus
cube-title = Kuup
cube-choice = Otsus
cube-no-double = Duublita
cube-double-take = Duubel, vastu võetud
cube-double-pass = Duubel, loobutud

rollout-title = Läbimängimine
rollout-about = Mootor mängib seisu palju kordi lõpuni, kõige võrreldava jaoks samade täringutega.
rollout-start = Mängi läbi
rollout-trials = { $trials ->
    [one] { $trials } mäng
   *[other] { $trials } mängu
}
rollout-margin = ± { $margin }
rollout-margin-about = Tegelik väärtus jääb neisse piiridesse 95 juhul 100-st.
rollout-sure = Asi on selge: parim on kahtlemata teistest parem.
rollout-unsure = See pole veel selge.

export-title = Salvesta
export-sgf = GNU Backgammonile (.sgf), koos analüüsiga
export-mat = Matši tekst (.mat), kõigile programmidele
export-json = Gammonbox (.json), koos kõigega
export-failed = Nii ei saa salvestada: { $reason }.
judging-nets-quick = Kiire närvivõrk
judging-nets-deep = Sügav närvivõrk
worst-item-you = Sina: { $play }, parem olnuks { $better-play }
tab-graph = Graafik
tab-match = Matš
review-play-here = Mängi siit edasi
review-flip = Pööra lauda
review-to-table = Tagasi laua juurde
depths-title = Võrdle sügavusi
window-title = Duubeldusaken
window-opens = Duubelda alates { $chance }%
window-cash = Loobu alates { $chance }%
window-too-good = Liiga hea alates { $chance }%
window-now = Praegu { $chance }%
totals-by-play-note = Siin on tulemusest maha arvatud hinnanguline õnn. PR loeb ainult vigu, nii et ühes matšis võivad need lahkneda.
plays-best = Parim
