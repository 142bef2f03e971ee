table-score = Skóre
table-score-of = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] na { $length } bod
    [few] na { $length } body
   *[other] na { $length } bodov
}
table-money = jednotlivé partie
table-away = chýba { $away }
table-crawford = Crawfordova partia
table-game = Partia { $game }
table-pips = Pipy
table-moves = Ťahy
table-rules = Platné pravidlá
table-menu = Ponuka
table-board = Doska na backgammon
table-home = Odísť od stola

turn-throw-start = Každý hodí jednou kockou. Kto má viac, začína.
turn-throw-color = Každý hodí jednou kockou. Kto má viac, dostane biele a začína.
turn-throw-player = { $player } hádže o začiatok
turn-roll = Hádže { $player }
turn-roll-or-double = { $player }: hodiť alebo zdvojnásobiť
turn-play = { $player } hrá { $roll }
turn-finish = { $player }: zdvihni kocky a ukonči ťah
turn-cannot-move = { $player } hodom { $roll } nemôže ťahať
turn-answer-double = { $player }: prijať zdvojnásobenie alebo odmietnuť?
turn-answer-offer = { $player }: ponuka čaká na odpoveď
turn-thinking = { $player } premýšľa…
turn-over = Partia sa skončila

action-throw = Hodiť
action-roll = Hodiť
action-done = Hotovo
action-done-about = Zdvihnúť kocky a ukončiť ťah
action-undo = Vrátiť
action-double = Zdvojnásobiť
action-double-to = Zdvojnásobiť na { $value }
action-take = Prijať
action-pass = Odmietnuť
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Vzdať sa
action-claim = Nárokovať si výhru
action-settle = Dohodnúť sa
action-accept = Prijať
action-decline = Odmietnuť
action-move = Ťahať kameňom
action-play = Zahrať celý ťah
action-land-on-block = Ťahať na blokovaný klin
action-hint = Nápoveda
action-take-back = Vziať späť
action-show-again = Ukázať znova
action-next-game = Ďalšia partia

double-title = Zdvojnásobiť?
double-question = { $player } môže prijať a hrať ďalej o { $value }, alebo odmietnuť.
double-explain = Ak { $player } odmietne, získaš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
double-explain-stake = Ak { $player } odmietne, získaš { $points ->
    [1] stávku
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $points }-násobok stávky
}.
offered-double = { $player } zdvojnásobuje na { $value }.
offered-beaver = { $player } prijíma a hneď znova zdvojnásobuje: beaver. Hralo by sa o { $value }.
offered-raccoon = { $player } zdvojnásobuje beaver: raccoon. Hralo by sa o { $value }.
offered-pass-price = Ak odmietneš, stratíš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
offered-pass-price-stake = Ak odmietneš, stratíš { $points ->
    [1] stávku
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $points }-násobok stávky
}.
offered-take-meaning = Ak prijmeš, stávková kocka je tvoja a ukazuje { $value }; nabudúce smieš zdvojnásobiť len ty.

resign-title = Vzdať sa
resign-about = Ponúkaš, že sa vzdáš. Partia sa skončí, ak to { $player } prijme.
resign-win = { $win ->
    [single] Bežná prehra
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = stojí { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
resign-price-stake = stojí { $points ->
    [1] stávku
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $points }-násobok stávky
}
claim-title = Nárokovať si výhru
claim-about = Tvrdíš, že partia je už vyhraná. Skončí sa, ak { $player } súhlasí.
settle-title = Dohodnúť sa
settle-about = Ponúkaš ukončiť partiu s tým, že jeden z vás dostane body.
settle-about-stake = Ponúkaš ukončiť partiu teraz s tým, že jeden z vás dostane stávku.
settle-winner = Body získa
settle-winner-stake = Stávku získa
settle-points = Koľko
settle-points-stake = Koľkokrát stávka
offered-resignation = { $win ->
    [single] { $player } sa vzdáva: bežná prehra.
    [gammon] { $player } sa vzdáva: gammon.
   *[backgammon] { $player } sa vzdáva: backgammon.
}
offered-claim = { $win ->
    [single] { $player } si nárokuje bežnú výhru.
    [gammon] { $player } si nárokuje gammon.
   *[backgammon] { $player } si nárokuje backgammon.
}
offered-settlement = { $points ->
    [one] { $player } ponúka dohodu: { $points } bod získa { $name }.
    [few] { $player } ponúka dohodu: { $points } body získa { $name }.
   *[other] { $player } ponúka dohodu: { $points } bodov získa { $name }.
}
offered-settlement-stake = { $player } ponúka dohodu: { $text }, získa { $name }.
offered-worth = Išlo by o { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
offered-worth-stake = Išlo by o { $points ->
    [1] stávku
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $points }-násobok stávky
}.

dice-entry-title = Čo padlo na tvojich kockách?
dice-entry-one = { $player ->
    [you] Ťukni na číslo, ktoré ti padlo.
   *[other] Ťukni na číslo, ktoré padlo. Hádže { $player }.
}
typed-label = Zapísať ťah
typed-bad = To nie je ťah. Zapíš ho napríklad ako 8/5 6/5.
typed-impossible = { $play } nie je pre hod { $roll } povolený ťah.

hint-title = Nápoveda
hint-best = Najlepšie: { $play }
hint-loses = stráca { $loss }
hint-none = Niet povoleného ťahu.
hint-roll = Hoď: na zdvojnásobenie je ešte skoro.
hint-double-take = Zdvojnásob. Súper by mal prijať.
hint-double-pass = Zdvojnásob. Súper by mal odmietnuť.
hint-too-good = Hraj ďalej bez zdvojnásobenia: na to máš až príliš dobrú pozíciu.
hint-take = Prijmi.
hint-pass = Odmietni.
hint-beaver = Prijmi a daj beaver.

take-back-done = Vzaté späť.

penalty-title = Tento klin je blokovaný
penalty-question = Podľa týchto pravidiel je kameň, ktorý dopadne na blokovaný klin, sám vyhodený: tvoj by šiel na bar a { $die ->
    [1] jednotka
    [2] dvojka
    [3] trojka
    [4] štvorka
    [5] päťka
   *[other] šestka
} by bola minutá. Aj tak zahrať?
penalty-confirm = Aj tak zahrať
table-you = Ty
table-to-home = Úvod
table-flip = Otočiť dosku
table-keys = Klávesy
turn-you = Si na ťahu
turn-you-throw = Hoď kockou o to, kto začne
turn-you-roll = Hoď kockami
turn-you-roll-or-double = Hoď alebo najprv zdvojnásob
turn-you-play = Zahraj { $roll }
turn-you-finish = Ťah ukončíš tlačidlom „Hotovo“
turn-you-cannot-move = Hodom { $roll } nemôžeš ťahať
turn-you-answer = Čo odpovieš?
pass-question = Odmietnuť a prehrať túto partiu?
hint-try = Zahrať to
hint-thinking = Premýšľam…
table-light = Svetlý alebo tmavý vzhľad
table-sound = Zvuk
