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
turn-throw-player = { $player }: viska täringut alustamiseks
turn-roll = { $player }: viska
turn-roll-or-double = { $player }: viska või duubelda
turn-play = { $player }: käi { $roll }
turn-finish = { $player }: käigu lõpetamiseks korja täringud üles
turn-cannot-move = { $player } ei saa viskega { $roll } käia
turn-answer-double = { $player }: vastu võtta või loobuda?
turn-answer-offer = { $player } peab pakkumisele vastama
turn-thinking = { $player } mõtleb…
turn-over = Mäng on läbi

action-throw = Viska
action-roll = Viska
action-done = Valmis
action-done-about = Käigu lõpetamiseks korja täringud üles
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

double-title = Duubeldada?
double-question = { $player } võib vastu võtta ja mängida edasi, mängu hind { $value }, või loobuda.
double-explain = Kui { $player } loobub, võidad { $points } punkti.
double-explain-stake = Kui { $player } loobub, võidad { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}.
offered-double = { $player } duubeldab: { $value }.
offered-beaver = { $player } võtab vastu ja duubeldab kohe uuesti: kobras. Mängu hind oleks { $value }.
offered-raccoon = { $player } duubeldab kopra peale veel kord: pesukaru. Mängu hind oleks { $value }.
offered-pass-price = Kui loobud, kaotad { $points } punkti.
offered-pass-price-stake = Kui loobud, kaotad { $points ->
    [1] panuse
   *[other] { $points }-kordse panuse
}.
offered-take-meaning = Kui võtad vastu, omad kuupi väärtusega { $value } ja järgmisena tohid duubeldada ainult sina.

resign-title = Allaandmine
resign-about = Pakud allaandmist. Mäng lõpeb, kui { $player } nõustub.
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
claim-about = Väidad, et mäng on juba võidetud. See lõpeb, kui { $player } nõustub.
settle-title = Kokkulepe
settle-about = Pakud mängu kohe lõpetada nii, et üks teist saab punkte.
settle-winner = Punktid saab
settle-points = Kui palju
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
offered-worth = See oleks väärt { $points } punkti.
offered-worth-stake = See oleks väärt { $points ->
    [1] panust
   *[other] { $points }-kordset panust
}.

dice-entry-title = Mida su täringud näitavad?
dice-entry-one = { $player ->
    [you] Puuduta oma täringu numbrit
   *[other] { $player }: puuduta täringu numbrit
}
typed-label = Kirjuta käik
typed-bad = See ei ole käik. Kirjuta nii: 8/5 6/5.
typed-impossible = { $play } ei ole viskega { $roll } lubatud käik.

hint-title = Vihje
hint-best = Parim: { $play }
hint-loses = maksab { $loss }
hint-none = Lubatud käiku pole.
hint-roll = Viska: duubeldada on veel vara.
hint-double-take = Duubelda. Vastane peaks vastu võtma.
hint-double-pass = Duubelda. Vastane peaks loobuma.
hint-too-good = Mängi edasi duubeldamata: su seis on duubeldamiseks liiga hea.
hint-take = Võta vastu.
hint-pass = Loobu.
hint-beaver = Võta vastu ja vasta kopraga.

take-back-done = Käik tagasi võetud.

penalty-title = See kiil on suletud
penalty-question = Nende reeglite järgi lüüakse suletud kiilule astuv nupp ise: sinu oma läheks baarile ja { $die } oleks kasutatud. Kas teed seda ikkagi?
penalty-confirm = Mängi ikkagi
table-you = Sina
table-to-home = Avaleht
table-flip = Pööra lauda
table-keys = Klahvid
turn-you = Sinu kord
turn-you-throw = Viska täringut, et näha, kes alustab
turn-you-roll = Viska täringuid
turn-you-roll-or-double = Viska või enne duubelda
turn-you-play = Käi { $roll }
turn-you-finish = Käigu lõpetamiseks vajuta „Valmis”
turn-you-cannot-move = Viskega { $roll } ei saa sa käia
turn-you-answer = Sinu vastus?
pass-question = Loobuda ja see mäng kaotada?
hint-try = Mängi nii
hint-thinking = Mõtlen…
table-light = Hele või tume
table-sound = Heli
settle-about-stake = Sa pakud mängu kohe lõpetamist nii, et üks teist saab panuse.
settle-winner-stake = Panuse saab
settle-points-stake = Mitu korda panus
offered-settlement-stake = { $player } pakub kokkulepet: { $text }, saab { $name }.
