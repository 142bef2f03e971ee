analysis-title = Analīze
analysis-about = Ielādē maču vai stāvokli no jebkuras programmas un apskati, kuri gājieni bija pareizi un kuri ne. Viss paliek šajā ierīcē.
analysis-drop = Ievelc failu šeit
analysis-choose = Izvēlēties failu
analysis-choose-about = Mači no GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid un citiem; formātu nosaka automātiski
analysis-paste = Vai ielīmē maču, stāvokli vai tā ID
analysis-paste-open = Atvērt
analysis-table = Mačs, ko spēlē
analysis-editor = Salikt stāvokli
analysis-quiz = Mācīties no kļūdām
analysis-reading = Lasa…

read-title = { $player } pret { $name }
read-nothing-judged = Te nav ko analizēt.
read-oddities = { $count ->
    [zero] Failā ir { $count } problēmu
    [one] Failā ir { $count } problēma
   *[other] Failā ir { $count } problēmas
}
read-more = { $rest-count ->
    [1] un vēl viena
   *[other] un vēl { $rest-count }
}
read-offered = Lūk, ko izdevās nolasīt.
place-line = { $line }. rinda, { $column }. sleja
place-record = { $count }. ieraksts
place-file = Fails
read-oddity = { $from }: { $reason }

unreadable-empty = Te ir tukšs.
unreadable-too-large = Mačam tas ir par garu.
unreadable-unknown = Tas nav bekgemona mačs vai stāvoklis nevienā mums zināmā formātā.
unreadable-broken = Fails ir bojāts, un to nevar nolasīt.

odd-encoding = Teksts nav UTF-8; tas nolasīts kā { $text }.
odd-not-understood = „{ $text }” nesapratām un izlaidām.
odd-illegible-play = „{ $text }” nav gājiens.
odd-bad-number = „{ $text }” nevar būt pareizi, tāpēc izlaists.
odd-no-name = Spēlētājam nav vārda.
odd-missing = Trūkst kaut kā, kas šādos failos parasti ir; pieņemta parastā vērtība.
odd-stake = Tas nav mačs, bet atsevišķas partijas ar likmi { $count }.
odd-variant = Paveids „{ $text }” nav zināms; nolasīts kā bekgemons.
odd-guessed-variant = Gājieni rāda, ka tas ir { $text }.
odd-cut-short = Fails beidzas par agru.
odd-checksum = Kontrolsumma nesakrīt: fails var būt bojāts.
odd-illegal-position = Šāds stāvoklis nav iespējams.
odd-contradiction = Šeit fails ir pretrunā pats ar sevi.
odd-more-positions = { $count ->
    [1] Tālāk ir vēl viens stāvoklis, tas izlaists.
    [zero] Tālāk ir vēl { $count } stāvokļu, tie izlaisti.
    [one] Tālāk ir vēl { $count } stāvoklis, tie izlaisti.
   *[other] Tālāk ir vēl { $count } stāvokļi, tie izlaisti.
}
odd-other = Kaut kas nebija kārtībā un ir izlaists.
odd-illegal-play = Ar metienu { $roll } gājiens { $play } nav atļauts.
odd-no-play = Failā nav teikts, kā izspēlēts { $roll }.
odd-start-double = Ar { $roll } partija nevar sākties.
odd-wrong-turn = Tagad ir otra spēlētāja kārta.
odd-unanswered = Uz dubultojumu nav atbildēts.
odd-refused = Noteikumi to neatļauj.
odd-after-end = Partija jau bija beigusies.
odd-cube = Kubam jārāda { $counted }, nevis { $said }.
odd-board = Iepriekšējie gājieni ved uz citu stāvokli.
odd-winner = Uzvarēja otrs spēlētājs.
odd-points = Partijas vērtība bija { $counted }, nevis { $said }.
odd-score = Iepriekšējās partijas kopā dod citu rezultātu.

judging-depth = Skats uz priekšu
judging-plies = { $plies ->
    [0] Bez skata uz priekšu: uzreiz
    [1] { $plies } metiens: ātri
    [zero] { $plies } metienu: rūpīgi
    [one] { $plies } metiens: rūpīgi
   *[other] { $plies } metieni: rūpīgi
}
judging-progress = Izanalizēts { $done } no { $all }
judging-cancel = Apturēt
judging-stopped = Apturēts. Lūk, rezultāti līdz šim.
judging-go-on = Turpināt
judging-done = Analīze pabeigta.

totals-title = Kopsavilkums
totals-whole = Viss mačs
totals-session = Visas partijas
totals-rating = Spēles vērtējums (PR)
totals-rating-about = Vidēji vienā lēmumā zaudētā vērtība, reizināta ar 500. Jo mazāk, jo labāk: zem { $best } ir pasaules klase, virs { $worst } – iesācējs.
totals-lost = Zaudētā vērtība
totals-lost-match = Zaudētās izredzes mačā
totals-checker-play = ar kauliņiem
totals-cube-play = ar kubu
totals-dubious = Apšaubāmi
totals-errors = Kļūdas
totals-missed-doubles = Palaisti dubultojumi
totals-wrong-doubles = Nepareizi dubultojumi
totals-wrong-takes = Nepareizi pieņemts
totals-wrong-passes = Nepareizi atteikts
totals-by-play-match = { $player ->
    [you] Tikai pēc spēles, neskaitot veiksmi, tu šādā mačā uzvarētu { $chance } % gadījumu.
   *[other] Tikai pēc spēles, neskaitot veiksmi, { $player } šādā mačā uzvarētu { $chance } % gadījumu.
}
totals-by-play-money = { $player ->
    [you] Tikai pēc spēles, neskaitot veiksmi, tu iegūtu { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
   *[other] Tikai pēc spēles, neskaitot veiksmi, { $player } iegūtu { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
}

chances-match = { $player ->
    [you] Tavas izredzes uzvarēt mačā
   *[other] { $player }: izredzes uzvarēt mačā
}
chances-game = { $player ->
    [you] Tavas izredzes uzvarēt partijā
   *[other] { $player }: izredzes uzvarēt partijā
}
worst-title = Lielākās kļūdas
worst-none = Pieminēšanas vērtu kļūdu nav.
worst-item = { $player }: { $play }, nevis { $better-play }

steps-first = Uz sākumu
steps-back = Soli atpakaļ
steps-on = Soli uz priekšu
steps-last = Uz beigām
steps-back-error = Iepriekšējā kļūda
steps-on-error = Nākamā kļūda
steps-of = { $done } no { $all }
step-position = Stāvoklis
step-roll = { $player ->
    [you] Tu spēlē { $roll }: { $play }
   *[other] { $player } spēlē { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Tu nevari iet ar { $roll }
   *[other] { $player } nevar iet ar { $roll }
}
step-unknown-play = { $player ->
    [you] Tu uzmet { $roll }; gājiens nav zināms
   *[other] { $player } uzmet { $roll }; gājiens nav zināms
}
step-double = { $player ->
    [you] Tu dubulto līdz { $value }
   *[other] { $player } dubulto līdz { $value }
}
step-take = { $player ->
    [you] Tu pieņem
   *[other] { $player } pieņem
}
step-pass = { $player ->
    [you] Tu atsakies
   *[other] { $player } atsakās
}
step-beaver = { $player ->
    [you] Tu pieņem un dubulto pretī: tas ir bebrs
   *[other] { $player } pieņem un dubulto pretī: tas ir bebrs
}
step-raccoon = { $player ->
    [you] Tu dubulto bebru: tas ir jenots
   *[other] { $player } dubulto bebru: tas ir jenots
}
step-resign = { $player ->
    [you] Tu padodies
   *[other] { $player } padodas
}
step-not-judged = Nav analizēts.
step-not-yet = Vēl nav analizēts.
step-forced = Piespiedu gājiens: nebija no kā izvēlēties.
step-best = Tas bija labākais gājiens.
step-right = Tas bija pareizi.
step-dubious = Apšaubāmi
step-error = Kļūda
step-blunder = Rupja kļūda
step-lost = Zaudē { $loss }
step-luck = Metiena veiksme: { $luck }
step-better = Labāk bija { $better-play }.
step-right-roll = Bija jāmet.
step-right-double = Bija jādubulto.
step-right-too-good = Bija jāspēlē tālāk: stāvoklis ir pārāk labs, lai dubultotu.
step-right-take = Bija jāpieņem.
step-right-pass = Bija jāatsakās.
step-right-beaver = Bija jāatbild ar bebru.

plays-title = Gājieni
plays-play = Gājiens
plays-equity = Vērtība
plays-loss = Zaudējums
plays-wins = Uzvaras
plays-gammons = Gemoni
plays-lost-gammons = Zaudēti gemoni
plays-depth = Dziļums
cube-title = Kubs
cube-choice = Lēmums
cube-no-double = Nedubultot
cube-double-take = Dubultot, pieņemt
cube-double-pass = Dubultot, atteikties

rollout-title = Izspēle
rollout-about = Programma stāvokli daudzas reizes izspēlē līdz galam, katram variantam ar vieniem un tiem pašiem metieniem.
rollout-start = Izspēlēt
rollout-trials = { $trials ->
    [zero] { $trials } partiju
    [one] { $trials } partija
   *[other] { $trials } partijas
}
rollout-margin = ± { $margin }
rollout-margin-about = 95 gadījumos no 100 patiesā vērtība ir šajās robežās.
rollout-sure = Skaidrs: labākais gājiens noteikti ir labāks par pārējiem.
rollout-unsure = Vēl nav skaidrs.

export-title = Saglabāt
export-sgf = GNU Backgammon (.sgf), ar analīzi
export-mat = Mača teksts (.mat), jebkurai programmai
export-json = Gammonbox (.json), ar visu
export-failed = Šajā formātā saglabāt nevar: { $reason }.
judging-nets-quick = Ātrais neironu tīkls
judging-nets-deep = Dziļais neironu tīkls
worst-item-you = Tu: { $play }, nevis { $better-play }
tab-graph = Grafiks
tab-match = Mačs
review-play-here = Spēlēt no šejienes
review-flip = Pagriezt galdu
review-to-table = Atpakaļ pie galda
depths-title = Salīdzināt dziļumus
window-title = Dubultošanas logs
window-opens = Dubultot no { $chance } %
window-cash = Atteikties no { $chance } %
window-too-good = Pārāk labi no { $chance } %
window-now = Tagad { $chance } %
totals-by-play-note = Te no rezultāta atņemta aprēķinātā veiksme. PR skaita tikai kļūdas, tāpēc vienā mačā tie var nesakrist.
plays-best = Labākais
doubles-take-right = kad bija pareizi pieņemt
doubles-pass-right = kad bija pareizi atteikties
doubles-early = pārāk agri
doubles-too-good = kad stāvoklis bija pārāk labs
export-picture = Šī stāvokļa attēls
