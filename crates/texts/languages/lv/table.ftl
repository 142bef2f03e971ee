table-score = Rezultāts
table-score-of = { $player }: { $points ->
    [zero] { $points } punktu
    [one] { $points } punkts
   *[other] { $points } punkti
}
table-score-of-stake = { $player }: { $points }
table-match-to = līdz { $length } { $length ->
    [zero] punktiem
    [one] punktam
   *[other] punktiem
}
table-money = atsevišķas partijas
table-away = trūkst { $away }
table-crawford = Kroforda partija
table-game = { $game }. partija
table-pips = Soļi
table-moves = Gājieni
table-rules = Spēkā esošie noteikumi
table-menu = Izvēlne
table-board = Bekgemona galds
table-home = Atstāt galdu

turn-throw-start = Katrs met vienu metamo kauliņu. Kas uzmet vairāk, tas sāk.
turn-throw-color = Katrs met vienu metamo kauliņu. Kas uzmet vairāk, tas iegūst baltos un sāk.
turn-throw-player = { $player } met metamo kauliņu: kurš sāks?
turn-roll = { $player } met
turn-roll-or-double = { $player } met vai dubulto
turn-play = { $player } spēlē { $roll }
turn-finish = { $player }: paņem metamos kauliņus, lai beigtu gājienu
turn-cannot-move = { $player } nevar iet ar { $roll }
turn-answer-double = { $player }: pieņemt dubultojumu vai atteikties?
turn-answer-offer = { $player }: jāatbild uz piedāvājumu
turn-thinking = { $player } domā…
turn-over = Partija ir beigusies

action-throw = Mest
action-roll = Mest
action-done = Gatavs
action-done-about = Paņemt metamos kauliņus un beigt gājienu
action-undo = Atsaukt
action-double = Dubultot
action-double-to = Dubultot līdz { $value }
action-take = Pieņemt
action-pass = Atteikties
action-beaver = Bebrs
action-raccoon = Jenots
action-resign = Padoties
action-claim = Pieprasīt uzvaru
action-settle = Vienoties
action-accept = Piekrist
action-decline = Noraidīt
action-move = Iet ar kauliņu
action-play = Izspēlēt visu gājienu
action-land-on-block = Iet uz bloķēto lauciņu
action-hint = Padoms
action-take-back = Ņemt atpakaļ
action-show-again = Rādīt vēlreiz
action-next-game = Nākamā partija

double-title = Dubultot?
double-question = { $player } var pieņemt un spēlēt tālāk par { $value } vai atteikties.
double-explain = Ja { $player } atsakās, tu iegūsti { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
double-explain-stake = Ja { $player } atsakās, tu iegūsti { $points ->
    [1] likmi
    [2] divkāršu likmi
    [3] trīskāršu likmi
    [zero] { $points } likmju
    [one] { $points } likmi
   *[other] { $points } likmes
}.
offered-double = { $player } dubulto līdz { $value }.
offered-beaver = { $player } pieņem un uzreiz dubulto pretī: tas ir bebrs. Partija būtu par { $value }.
offered-raccoon = { $player } dubulto bebru: tas ir jenots. Partija būtu par { $value }.
offered-pass-price = Ja atteiksies, zaudēsi { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
offered-pass-price-stake = Ja atteiksies, zaudēsi { $points ->
    [1] likmi
    [2] divkāršu likmi
    [3] trīskāršu likmi
    [zero] { $points } likmju
    [one] { $points } likmi
   *[other] { $points } likmes
}.
offered-take-meaning = Ja pieņemsi, kubs ar { $value } būs tavs, un nākamreiz dubultot drīkstēsi tikai tu.

resign-title = Padoties
resign-about = Tu piedāvā padoties. Partija beigsies, ja { $player } piekritīs.
resign-win = { $win ->
    [single] Vienkāršs zaudējums
    [gammon] Gemons
   *[backgammon] Bekgemons
}
resign-price = maksā { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}
resign-price-stake = maksā { $points ->
    [1] likmi
    [2] divkāršu likmi
    [3] trīskāršu likmi
    [zero] { $points } likmju
    [one] { $points } likmi
   *[other] { $points } likmes
}
claim-title = Pieprasīt uzvaru
claim-about = Tu pieprasi atzīt, ka partijā jau ir uzvarēts. Tā beigsies, ja { $player } piekritīs.
settle-title = Vienoties
settle-about = Tu piedāvā beigt partiju tā, ka viens no jums iegūst punktus.
settle-about-stake = Tu piedāvā tagad beigt partiju tā, ka viens no jums saņem likmi.
settle-winner = Punktus iegūst
settle-winner-stake = Likmi saņem
settle-points = Cik
settle-points-stake = Cik reizes likme
offered-resignation = { $win ->
    [single] { $player } padodas: vienkāršs zaudējums.
    [gammon] { $player } padodas: gemons.
   *[backgammon] { $player } padodas: bekgemons.
}
offered-claim = { $win ->
    [single] { $player } pieprasa vienkāršu uzvaru.
    [gammon] { $player } pieprasa gemonu.
   *[backgammon] { $player } pieprasa bekgemonu.
}
offered-settlement = { $player } piedāvā vienoties: { $name } iegūst { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}.
offered-settlement-stake = { $player } piedāvā vienoties: { $text }, saņem { $name }.
offered-worth = Tas būtu { $points ->
    [zero] { $points } punktu
    [one] { $points } punkta
   *[other] { $points } punktu
} vērts.
offered-worth-stake = Tā vērtība būtu: { $points ->
    [1] likme
    [2] divkārša likme
    [3] trīskārša likme
    [zero] { $points } likmju
    [one] { $points } likme
   *[other] { $points } likmes
}.

dice-entry-title = Ko rāda tavi metamie kauliņi?
dice-entry-one = { $player ->
    [you] Met metamo kauliņu un pieskaries uzmestajam skaitlim
   *[other] { $player } met metamo kauliņu: pieskaries uzmestajam skaitlim
}
typed-label = Ierakstīt gājienu
typed-bad = Tas nav gājiens. Raksti tā: 8/5 6/5.
typed-impossible = Ar metienu { $roll } gājiens { $play } nav atļauts.

hint-title = Padoms
hint-best = Labākais: { $play }
hint-loses = maksā { $loss }
hint-none = Nav iespējams neviens gājiens.
hint-roll = Met: dubultot vēl ir par agru.
hint-double-take = Dubulto. Pretiniekam vajadzētu pieņemt.
hint-double-pass = Dubulto. Pretiniekam vajadzētu atteikties.
hint-too-good = Spēlē tālāk bez dubultošanas: tam stāvoklis ir pārāk labs.
hint-take = Pieņem.
hint-pass = Atsakies.
hint-beaver = Pieņem un atbildi ar bebru.

take-back-done = Gājiens paņemts atpakaļ.

penalty-title = Šis lauciņš ir bloķēts
penalty-question = Pēc šiem noteikumiem kauliņš, kas apstājas bloķētā lauciņā, pats ir nosists: tavējais nonāktu uz šķirtnes, un skaitlis { $die } būtu izlietots. Vai tomēr iet?
penalty-confirm = Tomēr iet
table-you = Tu
table-to-home = Sākums
table-flip = Pagriezt galdu
table-keys = Taustiņi
turn-you = Tava kārta
turn-you-throw = Met metamo kauliņu: kurš sāks?
turn-you-roll = Met metamos kauliņus
turn-you-roll-or-double = Met vai vispirms dubulto
turn-you-play = Spēlē { $roll }
turn-you-finish = Lai beigtu gājienu, nospied „Gatavs”
turn-you-cannot-move = Ar { $roll } tu nevari iet
turn-you-answer = Tava atbilde?
pass-question = Atteikties un zaudēt šo partiju?
hint-try = Iet tā
hint-thinking = Domā…
table-light = Gaišs vai tumšs izskats
table-sound = Skaņa
