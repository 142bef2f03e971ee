table-score = Rezultat
table-score-of = { $player }: { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] do { $length } točke
    [two] do { $length } točk
    [few] do { $length } točk
   *[other] do { $length } točk
}
table-money = posamezne partije
table-away = še { $away }
table-crawford = Crawfordova partija
table-game = Partija { $game }
table-pips = Pipi
table-moves = Poteze
table-rules = Veljavna pravila
table-menu = Meni
table-board = Plošča za backgammon
table-home = Zapusti mizo

turn-throw-start = Vsak igralec vrže eno kocko. Kdor vrže več, začne.
turn-throw-color = Vsak igralec vrže eno kocko. Kdor vrže več, dobi bele žetone in začne.
turn-throw-player = Na vrsti za začetno kocko: { $player }
turn-roll = Na vrsti za met: { $player }
turn-roll-or-double = Na vrsti za met ali podvojitev: { $player }
turn-play = Na vrsti z metom { $roll }: { $player }
turn-finish = { $player }: poberi kocki in končaj potezo
turn-cannot-move = { $player } ne more odigrati { $roll }
turn-answer-double = { $player }: sprejmeš ali zavrneš?
turn-answer-offer = { $player } odgovarja na ponudbo
turn-thinking = { $player } razmišlja…
turn-over = Partija je končana

action-throw = Vrzi
action-roll = Vrzi
action-done = Končano
action-done-about = Poberi kocki, da končaš potezo
action-undo = Razveljavi
action-double = Podvoji
action-double-to = Podvoji na { $value }
action-take = Sprejmi
action-pass = Zavrni
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Predaj
action-claim = Zahtevaj zmago
action-settle = Dogovor
action-accept = Sprejmi
action-decline = Zavrni
action-move = Premakni žeton
action-play = Odigraj vso potezo
action-land-on-block = Stopi na zaprto
action-hint = Namig
action-take-back = Vrni potezo
action-show-again = Pokaži znova
action-next-game = Naslednja partija

double-title = Podvojiš?
double-question = { $player } lahko sprejme in igra naprej za { $value } ali zavrne.
double-explain = Če { $player } zavrne, dobiš { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
double-explain-stake = Če { $player } zavrne, dobiš { $points ->
    [1] vložek
   *[other] { $points } × vložek
}.
offered-double = { $player } podvoji na { $value }.
offered-beaver = { $player } sprejme in takoj spet podvoji: beaver. Igralo bi se za { $value }.
offered-raccoon = { $player } podvoji beaver: raccoon. Igralo bi se za { $value }.
offered-pass-price = Če zavrneš, izgubiš { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
offered-pass-price-stake = Če zavrneš, izgubiš { $points ->
    [1] vložek
   *[other] { $points } × vložek
}.
offered-take-meaning = Če sprejmeš, je podvojitvena kocka tvoja, na { $value }, in naslednjič smeš podvojiti samo ti.

resign-title = Predaja
resign-about = Ponudiš predajo. Partija se konča, če { $player } sprejme.
resign-win = { $win ->
    [single] Enojni poraz
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = stane { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
resign-price-stake = stane { $points ->
    [1] vložek
   *[other] { $points } × vložek
}
claim-title = Zahteva za zmago
claim-about = Trdiš, da je partija že dobljena. Konča se, če se { $player } strinja.
settle-title = Dogovor
settle-about = Ponudiš, da se partija zdaj konča in eden od vaju dobi točke.
settle-winner = Točke dobi
settle-points = Koliko
offered-resignation = { $win ->
    [single] { $player } preda: enojni poraz.
    [gammon] { $player } preda: gammon.
   *[backgammon] { $player } preda: backgammon.
}
offered-claim = { $win ->
    [single] { $player } zahteva enojno zmago.
    [gammon] { $player } zahteva gammon.
   *[backgammon] { $player } zahteva backgammon.
}
offered-settlement = { $points ->
    [one] { $player } ponudi dogovor: { $name } dobi { $points } točko.
    [two] { $player } ponudi dogovor: { $name } dobi { $points } točki.
    [few] { $player } ponudi dogovor: { $name } dobi { $points } točke.
   *[other] { $player } ponudi dogovor: { $name } dobi { $points } točk.
}
offered-worth = To bi bilo vredno { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.
offered-worth-stake = To bi bilo vredno { $points ->
    [1] vložek
   *[other] { $points } × vložek
}.

dice-entry-title = Kaj kažeta tvoji kocki?
dice-entry-one = { $player ->
    [you] Tapni število, ki ti je padlo
   *[other] Tapni število, ki ga vrže { $player }
}
typed-label = Vpiši potezo
typed-bad = To ni poteza. Vpiši jo takole: 8/5 6/5.
typed-impossible = { $play } ni dovoljena poteza za { $roll }.

hint-title = Namig
hint-best = Najbolje: { $play }
hint-loses = stane { $loss }
hint-none = Dovoljene poteze ni.
hint-roll = Vrzi: za podvojitev je prezgodaj.
hint-double-take = Podvoji. Nasprotnik naj sprejme.
hint-double-pass = Podvoji. Nasprotnik naj zavrne.
hint-too-good = Igraj naprej brez podvojitve: predobro ti kaže.
hint-take = Sprejmi.
hint-pass = Zavrni.
hint-beaver = Sprejmi in odgovori z beaverjem.

take-back-done = Poteza je vrnjena.

penalty-title = To polje je zaprto
penalty-question = Po teh pravilih je žeton, ki stopi na zaprto polje, izbit: tvoj bi šel na bar, število { $die } pa bi propadlo. Odigraš vseeno?
penalty-confirm = Vseeno odigraj
table-you = Ti
table-to-home = Začetna stran
table-flip = Obrni ploščo
table-keys = Tipke
turn-you = Na potezi si
turn-you-throw = Vrzi kocko, da vidimo, kdo začne
turn-you-roll = Vrzi kocki
turn-you-roll-or-double = Vrzi ali najprej podvoji
turn-you-play = Odigraj { $roll }
turn-you-finish = Pritisni »Končano«, da končaš potezo
turn-you-cannot-move = Ne moreš odigrati { $roll }
turn-you-answer = Tvoj odgovor?
pass-question = Zavrneš in izgubiš to partijo?
hint-try = Odigraj to
hint-thinking = Razmišljam…
table-light = Svetlo ali temno
table-sound = Zvok
settle-about-stake = Ponudiš, da se partija zdaj konča in eden od vaju dobi vložek.
settle-winner-stake = Vložek dobi
settle-points-stake = Kolikokrat vložek
offered-settlement-stake = { $player } ponudi dogovor: { $text }, dobi { $name }.
