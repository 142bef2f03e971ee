analysis-title = Analüüs
analysis-about = Ava matš või seis ükskõik mis programmist ja vaata, millised käigud olid õiged ja millised mitte. Sellest seadmest ei lähe midagi välja.
analysis-drop = Lohista fail siia
analysis-choose = Vali fail
analysis-choose-about = Matšid programmidest GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ja mujalt; vorming tuntakse ära automaatselt
analysis-paste = Või kleebi matš, seis või ID
analysis-paste-open = Ava
analysis-table = Matš, mida mängid
analysis-editor = Sea seis üles
analysis-quiz = Harjuta minu vigu
analysis-reading = Loen…

read-title = { $player } – { $name }
read-nothing-judged = Siin pole midagi analüüsida.
read-oddities = { $count ->
    [one] Failis on 1 probleem
   *[other] Failis on { $count } probleemi
}
read-more = { $rest-count ->
    [one] ja veel 1
   *[other] ja veel { $rest-count }
}
read-offered = Nii palju õnnestus lugeda.
place-line = Rida { $line }, veerg { $column }
place-record = Kirje { $count }
place-file = Fail
read-oddity = { $from }: { $reason }

unreadable-empty = See on tühi.
unreadable-too-large = See on matši jaoks liiga suur.
unreadable-unknown = See ei ole backgammoni matš ega seis üheski vormingus, mida me tunneme.
unreadable-broken = Fail on rikutud ja seda ei saa lugeda.

odd-encoding = Tekst ei ole UTF-8; seda loeti kui { $text }.
odd-not-understood = „{ $text }” jäi arusaamatuks ja jäeti vahele.
odd-illegible-play = „{ $text }” ei ole käik.
odd-bad-number = „{ $text }” ei saa õige olla ja jäeti vahele.
odd-no-name = Mängijal pole nime.
odd-missing = Puudub midagi, mis sellistes failides tavaliselt on; võeti tavaline väärtus.
odd-stake = Need on üksikmängud panusega { $count }, mitte matš.
odd-variant = Varianti „{ $text }” me ei tunne; mängu loeti backgammonina.
odd-guessed-variant = Käikudest on näha, mis mäng see on: { $text }.
odd-cut-short = Fail lõpeb liiga vara.
odd-checksum = Kontrollsumma ei klapi: fail võib olla rikutud.
odd-illegal-position = See seis ei ole võimalik.
odd-contradiction = Fail on siin iseendaga vastuolus.
odd-more-positions = { $count ->
    [one] Järgneb veel 1 seis, mis jäeti vahele.
   *[other] Järgneb veel { $count } seisu, mis jäeti vahele.
}
odd-other = Midagi oli valesti ja jäeti vahele.
odd-illegal-play = { $play } ei ole viskega { $roll } lubatud käik.
odd-no-play = Fail ei ütle, kuidas { $roll } käidi.
odd-start-double = Mäng ei saa alata viskega { $roll }.
odd-wrong-turn = Käigul on teine mängija.
odd-unanswered = Duublile jäigi vastamata.
odd-refused = Reeglid seda ei luba.
odd-after-end = Mäng oli juba läbi.
odd-cube = Kuubi uus väärtus on { $counted }, mitte { $said }.
odd-board = Varasemad käigud viivad teise seisuni.
odd-winner = Võitis teine mängija.
odd-points = Mängu väärtus oli { $counted }, mitte { $said }.
odd-score = Varasematest mängudest tuleb kokku teine seis.

judging-depth = Ettevaatamine
judging-plies = { $plies ->
    [0] Ilma: kohe valmis
    [one] { $plies } vise: kiire
   *[other] { $plies } viset: põhjalik
}
judging-progress = Analüüsitud { $done }/{ $all }
judging-cancel = Peata
judging-stopped = Peatatud. Siin on senised tulemused.
judging-go-on = Jätka
judging-done = Analüüs on valmis.

totals-title = Kokku
totals-whole = Kogu matš
totals-session = Kõik mängud
totals-rating = Sooritusreiting (PR)
totals-rating-about = Keskmine equity kaotus otsuse kohta, korda 500. Väiksem on parem: alla { $best } on maailmaklass, üle { $worst } algaja tase.
totals-lost = Kaotatud equity
totals-lost-match = Kaotatud võiduvõimalused matšis
totals-checker-play = käikudega
totals-cube-play = kuubiga
totals-dubious = Kaheldavaid
totals-errors = Vigu
totals-missed-doubles = Tegemata duubleid
totals-wrong-doubles = Ekslikke duubleid
totals-wrong-takes = Ekslikke vastuvõtmisi
totals-wrong-passes = Ekslikke loobumisi
totals-by-play-match = { $player ->
    [you] Ainult mängu järgi, ilma õnneta, oleksid võitnud { $chance }% sellistest matšidest.
   *[other] Ainult mängu järgi, ilma õnneta, oleks { $player } võitnud { $chance }% sellistest matšidest.
}
totals-by-play-money = { $player ->
    [you] Ainult mängu järgi, ilma õnneta, oleksid võitnud { $points } punkti.
   *[other] Ainult mängu järgi, ilma õnneta, oleks { $player } võitnud { $points } punkti.
}

chances-match = { $player ->
    [you] Sinu võiduvõimalused matšis
   *[other] Matši võiduvõimalused: { $player }
}
chances-game = { $player ->
    [you] Sinu võiduvõimalused mängus
   *[other] Mängu võiduvõimalused: { $player }
}
worst-title = Suurimad vead
worst-none = Mainimisväärseid vigu pole.
worst-item = { $player }: { $play }, parem olnuks { $better-play }

steps-first = Tagasi algusesse
steps-back = Eelmine samm
steps-on = Järgmine samm
steps-last = Lõppu
steps-back-error = Eelmine viga
steps-on-error = Järgmine viga
steps-of = { $done }/{ $all }
step-position = Seis
step-roll = { $player ->
    [you] Käid { $roll }: { $play }
   *[other] { $player } käib { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Sa ei saa viskega { $roll } käia
   *[other] { $player } ei saa viskega { $roll } käia
}
step-unknown-play = { $player ->
    [you] Viskad { $roll }; käik pole teada
   *[other] { $player } viskab { $roll }; käik pole teada
}
step-double = { $player ->
    [you] Duubeldad: { $value }
   *[other] { $player } duubeldab: { $value }
}
step-take = { $player ->
    [you] Võtad vastu
   *[other] { $player } võtab vastu
}
step-pass = { $player ->
    [you] Loobud
   *[other] { $player } loobub
}
step-beaver = { $player ->
    [you] Võtad vastu ja duubeldad kohe uuesti: kobras
   *[other] { $player } võtab vastu ja duubeldab kohe uuesti: kobras
}
step-raccoon = { $player ->
    [you] Duubeldad kopra peale veel kord: pesukaru
   *[other] { $player } duubeldab kopra peale veel kord: pesukaru
}
step-resign = { $player ->
    [you] Annad alla
   *[other] { $player } annab alla
}
step-not-judged = Analüüsimata.
step-not-yet = Veel analüüsimata.
step-forced = Sundkäik: valikut polnud.
step-best = See oli parim käik.
step-right = See oli õige.
step-dubious = Kaheldav
step-error = Viga
step-blunder = Suur viga
step-lost = Kaotab { $loss }
step-luck = Viske õnn: { $luck }
step-better = { $better-play } oli parem.
step-right-roll = Õige oli visata.
step-right-double = Õige oli duubeldada.
step-right-too-good = Õige oli edasi mängida: seis oli duubeldamiseks liiga hea.
step-right-take = Õige oli vastu võtta.
step-right-pass = Õige oli loobuda.
step-right-beaver = Kobras oli õige.

plays-title = Käigud
plays-play = Käik
# As in English.
plays-equity = Equity
plays-loss = Kaotus
plays-wins = Võidud
plays-gammons = Gammonid
plays-lost-gammons = Kaotatud gammonid
plays-depth = Sügavus
cube-title = Kuup
cube-choice = Otsus
cube-no-double = Duublita
cube-double-take = Duubel, vastuvõtt
cube-double-pass = Duubel, loobumine

rollout-title = Läbimängimine
rollout-about = Mootor mängib seisu palju kordi lõpuni, iga kandidaadi puhul samade täringutega.
rollout-start = Mängi läbi
rollout-trials = { $trials ->
    [one] { $trials } mäng
   *[other] { $trials } mängu
}
rollout-margin = ± { $margin }
rollout-margin-about = Tegelik väärtus jääb neisse piiridesse 95 korral 100-st.
rollout-sure = Selge: parim käik on kahtlemata parem.
rollout-unsure = Veel pole selge.

export-title = Salvesta
export-sgf = GNU Backgammonile (.sgf), koos analüüsiga
export-mat = Matši tekst (.mat), igale programmile
export-json = Gammonbox (.json), koos kõigega
export-failed = Selles vormingus ei saa salvestada: { $reason }.
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
window-opens = Duubelda alates { $chance }%-st
window-cash = Loobu alates { $chance }%-st
window-too-good = Liiga hea alates { $chance }%-st
window-now = Praegu { $chance }%
totals-by-play-note = Siin on tulemusest maha arvatud hinnanguline õnn. PR loeb ainult vigu, nii et ühes matšis võivad need lahkneda.
plays-best = Parim
doubles-take-right = kui õige oli vastu võtta
doubles-pass-right = kui õige oli loobuda
doubles-early = liiga vara
doubles-too-good = kui seis oli liiga hea
export-picture = Pilt sellest seisust
