table-score = Seis
table-score-of = { $player }: { $points ->
    [one] { $points } punkt
   *[other] { $points } punkti
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length } punktini
table-money = üksikmängud
table-away = veel { $away }
table-crawford = Crawfordi mäng
table-game = Mäng { $game }
table-pips = Silmad
table-moves = Käigud
table-rules = Kehtivad reeglid
table-menu = Menüü
table-board = Backgammonilaud
table-home = Lahku lauast

turn-throw-start = Kumbki viskab ühe täringu. Suurem alustab.
turn-throw-color = Kumbki viskab ühe täringu. Suurem saab valged ja alustab.
turn-throw-player = { $player } viskab alustamiseks täringut
turn-roll = { $player } viskab
turn-roll-or-double = { $player } viskab või duubeldab
turn-play = { $player } käib { $roll }
turn-finish = { $player }: käigu lõpetamiseks korja täringud üles
turn-cannot-move = { $player } ei saa viskega { $roll } käia
turn-answer-double = { $player }: kas võtad duubli vastu või loobud?
turn-answer-offer = { $player } peab pakkumisele vastama
turn-thinking = { $player } mõtleb…
turn-over = Mäng on läbi

action-throw = Viska täringut
action-roll = Viska
action-done = Valmis
action-done-about = Korja täringud üles: su kord lõpeb
action-undo = Võta tagasi
action-double = Duubelda
action-double-to = Duubelda: { $value }
action-take = Võta vastu
action-pass = Loobu
action-beaver = Kobras
action-raccoon = Pesukaru
action-resign = Anna alla
action-claim = Nõua võitu
action-settle = Lepi kokku
action-accept = Nõustu
action-decline = Keeldu
action-move = Käi nupuga
action-play = Mängi kogu käik
action-land-on-block = Astu suletud kiilule
action-hint = Vihje
action-take-back = Käik tagasi
action-show-again = Näita uuesti
action-next-game = Järgmine mäng

double-title = Kas duubeldad?
double-question = Kas pakud duublit? Kui { $player } võtab vastu, on mängu hind { $value }.
double-explain = Kui { $player } loobub, võidad mängu ja saad { $points } punkti.
double-explain-stake = Kui { $player } loobub, võidad { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}.
offered-double = { $player } pakub duublit: mängu hind oleks { $value }.
offered-beaver = { $player } võtab vastu ja duubeldab kohe uuesti: kobras. Mängu hind oleks { $value }.
offered-raccoon = { $player } duubeldab kobrast: pesukaru. Mängu hind oleks { $value }.
offered-pass-price = Kui loobud, kaotad { $points } punkti.
offered-pass-price-stake = Kui loobud, kaotad { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}.
offered-take-meaning = Kui võtad vastu, saad kuubi väärtusega { $value } ja järgmisena tohid duubeldada ainult sina.

resign-title = Allaandmine
resign-about = Sa pakud mängu kaotamist. Mäng lõpeb, kui { $player } nõustub.
resign-win = { $win ->
    [single] Ühekordne kaotus
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = maksab { $points } punkti
resign-price-stake = maksab { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}
claim-title = Võidu nõudmine
claim-about = Sa ütled, et mäng on juba võidetud. Mäng lõpeb, kui { $player } nõustub.
settle-title = Kokkulepe
settle-about = Sa pakud mängu lõpetamist nii, et üks teist saab punkte.
settle-about-stake = Sa pakud mängu kohe lõpetamist nii, et üks teist saab panuse.
settle-winner = Punktid saab
settle-winner-stake = Panuse saab
settle-points = Kui palju
settle-points-stake = Mitu korda panus
offered-resignation = { $win ->
    [single] { $player } annab alla, ühekordne kaotus.
    [gammon] { $player } annab alla gammoniga.
   *[backgammon] { $player } annab alla backgammoniga.
}
offered-claim = { $win ->
    [single] { $player } nõuab ühekordset võitu.
    [gammon] { $player } nõuab gammonit.
   *[backgammon] { $player } nõuab backgammonit.
}
offered-settlement = { $player } pakub kokkulepet: { $name } saab { $points } punkti.
offered-settlement-stake = { $player } pakub kokkulepet: { $text }, saab { $name }.
offered-worth = See oleks väärt { $points } punkti.
offered-worth-stake = See oleks väärt { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}.

dice-entry-title = Mida su täringud näitavad?
dice-entry-one = { $player }: puuduta täringu numbrit
typed-label = Kirjuta käik
typed-bad = See ei ole käik. Kirjuta nii: 8/5 6/5.
typed-impossible = { $play } ei kuulu käikude hulka, mida { $roll } lubab.

hint-title = Vihje
hint-best = Parim: { $play }
hint-loses = annab ära { $loss }
hint-none = Midagi ei saa käia.
hint-roll = Viska: duubeldada pole veel aeg.
hint-double-take = Duubelda. Vastane peaks vastu võtma.
hint-double-pass = Duubelda. Vastane peaks loobuma.
hint-too-good = Mängi edasi ilma duubeldamata: su seis on liiga hea, et lasta vastasel loobuda.
hint-take = Võta vastu.
hint-pass = Loobu.
hint-beaver = Võta vastu ja vasta kopraga.
hint-wins = võidud
hint-gammons = gammonid

take-back-done = Tagasi võetud.

penalty-title = See kiil on suletud
penalty-question = Nende reeglite järgi on suletud kiilule astuv nupp ise löödud: sinu oma läheks baarile ja { $die } oleks kasutatud. Kas teed seda ikkagi?
penalty-confirm = Astu ja maksa
table-you = Sina
table-to-home = Avaleht
table-flip = Pööra lauda
table-keys = Klahvid
turn-you = Sinu kord
turn-you-throw = Viska täringut: kes alustab?
turn-you-roll = Viska täringuid
turn-you-roll-or-double = Viska või enne duubelda
turn-you-play = Käi { $roll }
turn-you-finish = Käigu lõpetamiseks vajuta „Valmis”
turn-you-cannot-move = Viskega { $roll } ei saa sa käia
turn-you-answer = Sinu vastus?
pass-question = Kas loobud ja kaotad selle mängu?
hint-try = Mängi nii
hint-thinking = Mõtlen…
table-light = Hele või tume
table-sound = Heli
