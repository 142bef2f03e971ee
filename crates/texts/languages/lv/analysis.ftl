analysis-title = Analīze
analysis-about = Atnes maču vai stāvokli no jebkurienes un apskati, kas bija labi un kas ne. Nekas nepamet šo ierīci.
analysis-drop = Ievelc failu šeit
analysis-choose = Izvēlēties failu
analysis-choose-about = Mači no GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid un citiem; veidu atpazīst pēc satura
analysis-paste = Vai ielīmē maču, stāvokli vai tā ID
analysis-paste-open = Atvērt
analysis-table = Mačs pie galda
analysis-editor = Salikt stāvokli
analysis-quiz = Mācīties no kļūdām
analysis-reading = Lasu…

read-title = { $player } pret { $name }
read-nothing-judged = Tajā nav nekā, ko varētu novērtēt.
read-oddities = { $count ->
    [1] Failā kaut kas ir dīvaini
    [zero] Failā ir { $count } dīvainību
    [one] Failā ir { $count } dīvainība
   *[other] Failā ir { $count } dīvainības
}
read-more = { $rest-count ->
    [1] un vēl viena
   *[other] un vēl { $rest-count }
}
read-offered = Parādīts tas, ko izdevās nolasīt.
place-line = { $line }. rinda, { $column }. sleja
place-record = { $count }. ieraksts
place-file = Fails
read-oddity = { $from }: { $reason }

unreadable-empty = Tajā nekā nav.
unreadable-too-large = Tas ir par lielu, lai būtu mačs.
unreadable-unknown = Tas nav bekgemona mačs vai stāvoklis nevienā šeit zināmā formātā.
unreadable-broken = Saturs ir bojāts, un neko nevar nolasīt.

odd-encoding = Teksts nav UTF-8; tas nolasīts kā { $text }.
odd-not-understood = „{ $text }” nav saprotams un ir izlaists.
odd-illegible-play = „{ $text }” nav gājiens.
odd-bad-number = „{ $text }” nevar būt pareizi un ir izlaists.
odd-no-name = Spēlētājam nav vārda.
odd-missing = Trūkst kaut kā, kas šādos failos mēdz būt; pieņemts parastais.
odd-stake = Tas nav mačs, bet atsevišķa partija ar likmi { $count }.
odd-variant = Paveids „{ $text }” nav zināms; nolasīts kā bekgemons.
odd-guessed-variant = Gājieni rāda, ka tas ir { $text }.
odd-cut-short = Fails beidzas par agru.
odd-checksum = Kontrolsumma nesakrīt: fails var būt bojāts.
odd-illegal-position = Šāds stāvoklis nav iespējams.
odd-contradiction = Kaut kas ir pateikts divreiz, un atšķirīgi.
odd-more-positions = { $count ->
    [1] Tālāk ir vēl viens stāvoklis, tas izlaists.
    [zero] Tālāk ir vēl { $count } stāvokļu, tie izlaisti.
    [one] Tālāk ir vēl { $count } stāvoklis, tie izlaisti.
   *[other] Tālāk ir vēl { $count } stāvokļi, tie izlaisti.
}
odd-other = Kaut kas nebija tā, kā vajadzētu, un ir izlaists.
odd-illegal-play = Ar metienu { $roll } gājiens { $play } nav atļauts.
odd-no-play = Nav pateikts, kā izspēlēts { $roll }.
odd-start-double = Ar { $roll } partija nevar sākties.
odd-wrong-turn = Tagad ir otra spēlētāja kārta.
odd-unanswered = Uz dubultojumu nav atbildēts.
odd-refused = Noteikumi to neatļauj.
odd-after-end = Partija bija beigusies jau agrāk.
odd-cube = Kubs pagriezts uz { $counted }, nevis uz { $said }.
odd-board = Iepriekšējie gājieni ved uz citu stāvokli.
odd-winner = Uzvarējis ir otrs spēlētājs.
odd-points = Partijas vērtība bija { $counted }, nevis { $said }.
odd-score = Iepriekšējās partijas kopā dod citu rezultātu.

judging-depth = Skatīties uz priekšu
judging-plies = { $plies ->
    [0] Nemaz: uzreiz
    [1] { $plies } metiens: ātri
    [zero] { $plies } metienu: rūpīgi
    [one] { $plies } metiens: rūpīgi
   *[other] { $plies } metieni: rūpīgi
}
judging-progress = Novērtēts { $done } no { $all }
judging-cancel = Apturēt
judging-stopped = Apturēts. Parādīts tas, kas jau novērtēts.
judging-go-on = Turpināt
judging-done = Viss ir novērtēts.

totals-title = Kopsavilkums
totals-whole = Viss mačs
totals-session = Visas partijas
totals-rating = Vērtējums (PR)
totals-rating-about = Piecsimt reižu tas, ko vidēji atdod viens lēmums. Jo mazāk, jo labāk: zem 3 ir pasaules klase, virs 20 – iesācējs.
totals-lost = Atdots
totals-lost-match = Atdotās izredzes mačā
totals-checker-play = ar kauliņiem
totals-cube-play = ar kubu
totals-dubious = Apšaubāmi
totals-errors = Kļūdas
totals-missed-doubles = Palaisti garām dubultojumi
totals-wrong-doubles = Nepareizi dubultojumi
totals-wrong-takes = Nepareizi pieņemts
totals-wrong-passes = Nepareizi atteikts
totals-by-play-match = Ar spēli vien, bez veiksmes, { $player } šādā mačā uzvarētu { $chance } % gadījumu.
totals-by-play-money = Ar spēli vien, bez veiksmes, { $player } iegūtu { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.

chances-match = { $player }: izredzes uzvarēt mačā
chances-game = { $player }: izredzes uzvarēt partijā
worst-title = Lielākās kļūdas
worst-none = Nav nevienas pieminēšanas vērtas kļūdas.
worst-item = { $player }: { $play }, nevis { $better-play }

steps-first = Uz sākumu
steps-back = Soli atpakaļ
steps-on = Soli uz priekšu
steps-last = Uz beigām
steps-back-error = Iepriekšējā kļūda
steps-on-error = Nākamā kļūda
steps-of = { $done } no { $all }
step-position = Stāvoklis
step-roll = { $player } spēlē { $roll }: { $play }
step-no-play = { $player } nevar iet ar { $roll }
step-unknown-play = { $player } uzmet { $roll }; gājiens nav zināms
step-double = { $player } dubulto līdz { $value }
step-take = { $player } pieņem
step-pass = { $player } atsakās
step-beaver = { $player } pieņem un dubulto pretī: tas ir bebrs
step-raccoon = { $player } dubulto bebru: tas ir jenots
step-resign = { $player } padodas
step-not-judged = Nav novērtēts.
step-not-yet = Vēl nav novērtēts.
step-forced = Nebija no kā izvēlēties.
step-best = Tas bija labākais gājiens.
step-right = Tas bija pareizi.
step-dubious = Apšaubāmi
step-error = Kļūda
step-blunder = Rupja kļūda
step-lost = Atdod { $loss }
step-luck = Metiena veiksme: { $luck }
step-better = { $better-play } bija labāk.
step-right-roll = Bija jāmet.
step-right-double = Bija jādubulto.
step-right-too-good = Bija jāspēlē tālāk: stāvoklis ir par labu, lai dubultotu.
step-right-take = Bija jāpieņem.
step-right-pass = Bija jāatsakās.
step-right-beaver = Bija jāatbild ar bebru.

plays-title = Gājieni
plays-play = Gājiens
plays-equity = Punkti
plays-loss = Atdots
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
rollout-about = Programma stāvokli daudzas reizes izspēlē līdz galam, un visam, ko salīdzina, ir vieni un tie paši metieni.
rollout-start = Izspēlēt
rollout-trials = { $trials ->
    [zero] { $trials } partiju
    [one] { $trials } partija
   *[other] { $trials } partijas
}
rollout-margin = ± { $margin }
rollout-margin-about = 95 gadījumos no 100 patiesā vērtība ir šajās robežās.
rollout-sure = Tas ir skaidrs: labākais bez šaubām ir labāks par pārējiem.
rollout-unsure = Tas vēl nav skaidrs.

export-title = Saglabāt
export-sgf = GNU Backgammon (.sgf), ar analīzi
export-mat = Mača teksts (.mat), visām programmām
export-json = Gammonbox (.json), ar visu
export-failed = Tā saglabāt nevar: { $reason }.
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
window-opens = Dubultot no { $chance } %
window-cash = Atteikties no { $chance } %
window-too-good = Par labu no { $chance } %
window-now = Tagad { $chance } %
totals-by-play-note = Te no rezultāta atņemta aprēķinātā veiksme. PR skaita tikai kļūdas, tāpēc vienā mačā tie var nesakrist.
plays-best = Labākais
