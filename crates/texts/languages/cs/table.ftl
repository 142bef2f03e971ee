table-score = Skóre
table-score-of = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] na { $length } bod
    [few] na { $length } body
   *[other] na { $length } bodů
}
table-money = jednotlivé partie
table-away = zbývá { $away }
table-crawford = Crawfordova partie
table-game = Partie { $game }
table-pips = Pipy
table-moves = Tahy
table-rules = Platná pravidla
table-menu = Nabídka
table-board = Backgammonová deska
table-home = Odejít od stolu

turn-throw-start = Každý hodí jednou kostkou. Kdo má víc, začíná.
turn-throw-color = Každý hodí jednou kostkou. Kdo má víc, dostane bílé a začíná.
turn-throw-player = { $player } hází o zahájení
turn-roll = Hází { $player }
turn-roll-or-double = { $player }: hodit, nebo zdvojnásobit
turn-play = { $player } hraje { $roll }
turn-finish = { $player }: zvedni kostky a ukonči tah
turn-cannot-move = { $player } hodem { $roll } nemůže táhnout
turn-answer-double = { $player }: přijmout zdvojnásobení, nebo odmítnout?
turn-answer-offer = { $player }: nabídka čeká na odpověď
turn-thinking = { $player } přemýšlí…
turn-over = Partie skončila

action-throw = Hodit
action-roll = Hodit
action-done = Hotovo
action-done-about = Zvednout kostky a ukončit tah
action-undo = Vrátit
action-double = Zdvojnásobit
action-double-to = Zdvojnásobit na { $value }
action-take = Přijmout
action-pass = Odmítnout
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Vzdát se
action-claim = Nárokovat výhru
action-settle = Dohodnout se
action-accept = Přijmout
action-decline = Odmítnout
action-move = Táhnout kamenem
action-play = Zahrát celý tah
action-land-on-block = Táhnout na blokovaný klín
action-hint = Nápověda
action-take-back = Vzít zpět
action-show-again = Ukázat znovu
action-next-game = Další partie

double-title = Zdvojnásobit?
double-question = { $player } může přijmout a hrát dál o { $value }, nebo odmítnout.
double-explain = Když { $player } odmítne, získáš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
double-explain-stake = Když { $player } odmítne, získáš { $points ->
    [1] sázku
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $points }násobek sázky
}.
offered-double = { $player } zdvojnásobuje na { $value }.
offered-beaver = { $player } přijímá a hned znovu zdvojnásobuje: beaver. Hrálo by se o { $value }.
offered-raccoon = { $player } zdvojnásobuje beaver: raccoon. Hrálo by se o { $value }.
offered-pass-price = Když odmítneš, ztratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
offered-pass-price-stake = Když odmítneš, ztratíš { $points ->
    [1] sázku
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $points }násobek sázky
}.
offered-take-meaning = Když přijmeš, sázecí kostka je tvoje a ukazuje { $value }; příště smíš zdvojnásobit jen ty.

resign-title = Vzdát se
resign-about = Nabízíš, že se vzdáš. Partie skončí, pokud to { $player } přijme.
resign-win = { $win ->
    [single] Běžná prohra
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
resign-price-stake = stojí { $points ->
    [1] sázku
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $points }násobek sázky
}
claim-title = Nárokovat výhru
claim-about = Tvrdíš, že je partie už vyhraná. Skončí, pokud { $player } souhlasí.
settle-title = Dohodnout se
settle-about = Nabízíš ukončit partii s tím, že jeden z vás dostane body.
settle-about-stake = Nabízíš ukončit partii teď s tím, že jeden z vás dostane sázku.
settle-winner = Body získá
settle-winner-stake = Sázku získá
settle-points = Kolik
settle-points-stake = Kolikrát sázka
offered-resignation = { $win ->
    [single] { $player } se vzdává: běžná prohra.
    [gammon] { $player } se vzdává: gammon.
   *[backgammon] { $player } se vzdává: backgammon.
}
offered-claim = { $win ->
    [single] { $player } si nárokuje běžnou výhru.
    [gammon] { $player } si nárokuje gammon.
   *[backgammon] { $player } si nárokuje backgammon.
}
offered-settlement = { $points ->
    [one] { $player } nabízí dohodu: { $points } bod získá { $name }.
    [few] { $player } nabízí dohodu: { $points } body získá { $name }.
   *[other] { $player } nabízí dohodu: { $points } bodů získá { $name }.
}
offered-settlement-stake = { $player } nabízí dohodu: { $text }, získá { $name }.
offered-worth = Šlo by o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
offered-worth-stake = Šlo by o { $points ->
    [1] sázku
    [2] dvojnásobek sázky
    [3] trojnásobek sázky
   *[other] { $points }násobek sázky
}.

dice-entry-title = Co padlo na tvých kostkách?
dice-entry-one = { $player ->
    [you] Ťukni na číslo, které ti padlo.
   *[other] Ťukni na číslo, které padlo. Hází { $player }.
}
typed-label = Zapsat tah
typed-bad = To není tah. Zapiš ho třeba jako 8/5 6/5.
typed-impossible = { $play } není pro hod { $roll } povolený tah.

hint-title = Nápověda
hint-best = Nejlepší: { $play }
hint-loses = ztrácí { $loss }
hint-none = Žádný povolený tah není.
hint-roll = Hoď: na zdvojnásobení je ještě brzy.
hint-double-take = Zdvojnásob. Soupeř by měl přijmout.
hint-double-pass = Zdvojnásob. Soupeř by měl odmítnout.
hint-too-good = Hraj dál bez zdvojnásobení: na to máš až moc dobrou pozici.
hint-take = Přijmi.
hint-pass = Odmítni.
hint-beaver = Přijmi a dej beaver.

take-back-done = Vzato zpět.

penalty-title = Tento klín je blokovaný
penalty-question = Podle těchto pravidel je kámen, který dopadne na blokovaný klín, sám vyhozen: tvůj by šel na bar a { $die ->
    [1] jednička
    [2] dvojka
    [3] trojka
    [4] čtyřka
    [5] pětka
   *[other] šestka
} by byla spotřebována. Přesto zahrát?
penalty-confirm = Přesto zahrát
table-you = Ty
table-to-home = Úvod
table-flip = Otočit desku
table-keys = Klávesy
turn-you = Jsi na tahu
turn-you-throw = Hoď kostkou o to, kdo začne
turn-you-roll = Hoď kostkami
turn-you-roll-or-double = Hoď, nebo nejdřív zdvojnásob
turn-you-play = Zahraj { $roll }
turn-you-finish = Tah ukončíš tlačítkem „Hotovo“
turn-you-cannot-move = Hodem { $roll } nemůžeš táhnout
turn-you-answer = Co odpovíš?
pass-question = Odmítnout a prohrát tuto partii?
hint-try = Zahrát to
hint-thinking = Přemýšlím…
table-light = Světlý nebo tmavý vzhled
table-sound = Zvuk
