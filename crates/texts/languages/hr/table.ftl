table-score = Rezultat
table-score-of = { $player }: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] do { $length } boda
    [few] do { $length } boda
   *[other] do { $length } bodova
}
table-money = pojedinačne partije
table-away = još { $away }
table-crawford = Crawfordova partija
table-game = Partija { $game }
table-pips = Pipovi
table-moves = Potezi
table-rules = Važeća pravila
table-menu = Izbornik
table-board = Ploča za backgammon
table-home = Napusti stol

turn-throw-start = Svaki igrač baca jednu kocku. Tko baci više, počinje.
turn-throw-color = Svaki igrač baca jednu kocku. Tko baci više, dobiva bijele žetone i počinje.
turn-throw-player = Na redu za kocku za početak: { $player }
turn-roll = Na redu za bacanje: { $player }
turn-roll-or-double = Na redu za bacanje ili udvostručenje: { $player }
turn-play = Na redu s bacanjem { $roll }: { $player }
turn-finish = { $player }: pokupi kocke i završi potez
turn-cannot-move = { $player } ne može igrati { $roll }
turn-answer-double = { $player }: prihvaćaš ili odbijaš?
turn-answer-offer = { $player } odgovara na ponudu
turn-thinking = { $player } razmišlja…
turn-over = Partija je završena

action-throw = Baci
action-roll = Baci
action-done = Gotovo
action-done-about = Pokupi kocke za kraj poteza
action-undo = Poništi
action-double = Udvostruči
action-double-to = Udvostruči na { $value }
action-take = Prihvati
action-pass = Odbij
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Predaj
action-claim = Traži pobjedu
action-settle = Dogovor
action-accept = Prihvati
action-decline = Odbij
action-move = Pomakni žeton
action-play = Odigraj cijeli potez
action-land-on-block = Stani na blokirano
action-hint = Savjet
action-take-back = Vrati potez
action-show-again = Pokaži opet
action-next-game = Sljedeća partija

double-title = Udvostručiti?
double-question = { $player } može prihvatiti i igrati dalje za { $value } ili odbiti.
double-explain = Ako { $player } odbije, dobivaš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
double-explain-stake = Ako { $player } odbije, dobivaš { $points ->
    [1] ulog
   *[other] { $points } × ulog
}.
offered-double = { $player } udvostručuje na { $value }.
offered-beaver = { $player } prihvaća i odmah opet udvostručuje: beaver. Igralo bi se za { $value }.
offered-raccoon = { $player } udvostručuje beaver: raccoon. Igralo bi se za { $value }.
offered-pass-price = Ako odbiješ, gubiš { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
offered-pass-price-stake = Ako odbiješ, gubiš { $points ->
    [1] ulog
   *[other] { $points } × ulog
}.
offered-take-meaning = Ako prihvatiš, kocka za udvostručavanje je tvoja, na { $value }, i samo ti smiješ sljedeći put udvostručiti.

resign-title = Predaja
resign-about = Nudiš predaju. Partija završava ako { $player } prihvati.
resign-win = { $win ->
    [single] Jednostruki poraz
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = stoji { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
resign-price-stake = stoji { $points ->
    [1] ulog
   *[other] { $points } × ulog
}
claim-title = Zahtjev za pobjedu
claim-about = Kažeš da je partija već dobivena. Ona završava ako se { $player } složi.
settle-title = Dogovor
settle-about = Nudiš da partija sada završi i da jedno od vas dobije bodove.
settle-winner = Bodove dobiva
settle-points = Koliko
offered-resignation = { $win ->
    [single] { $player } predaje: jednostruki poraz.
    [gammon] { $player } predaje: gammon.
   *[backgammon] { $player } predaje: backgammon.
}
offered-claim = { $win ->
    [single] { $player } traži jednostruku pobjedu.
    [gammon] { $player } traži gammon.
   *[backgammon] { $player } traži backgammon.
}
offered-settlement = { $points ->
    [one] { $player } nudi dogovor: { $name } dobiva { $points } bod.
    [few] { $player } nudi dogovor: { $name } dobiva { $points } boda.
   *[other] { $player } nudi dogovor: { $name } dobiva { $points } bodova.
}
offered-worth = To bi vrijedilo { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
offered-worth-stake = To bi vrijedilo { $points ->
    [1] ulog
   *[other] { $points } × ulog
}.

dice-entry-title = Što pokazuju tvoje kocke?
dice-entry-one = { $player ->
    [you] Dodirni broj koji ti je pao
   *[other] Dodirni broj koji baca { $player }
}
typed-label = Upiši potez
typed-bad = To nije potez. Upiši ga ovako: 8/5 6/5.
typed-impossible = { $play } nije dopušten potez za { $roll }.

hint-title = Savjet
hint-best = Najbolje: { $play }
hint-loses = stoji { $loss }
hint-none = Nema dopuštenog poteza.
hint-roll = Baci: prerano je za udvostručenje.
hint-double-take = Udvostruči. Protivnik treba prihvatiti.
hint-double-pass = Udvostruči. Protivnik treba odbiti.
hint-too-good = Igraj dalje bez udvostručenja: položaj ti je predobar.
hint-take = Prihvati.
hint-pass = Odbij.
hint-beaver = Prihvati i uzvrati beaverom.

take-back-done = Potez je vraćen.

penalty-title = Ovo je polje blokirano
penalty-question = Po ovim se pravilima žeton koji stane na blokirano polje izbija: tvoj bi otišao na bar, a broj { $die } propao bi. Odigrati svejedno?
penalty-confirm = Svejedno odigraj
table-you = Ti
table-to-home = Početna
table-flip = Okreni ploču
table-keys = Tipke
turn-you = Ti si na potezu
turn-you-throw = Baci kocku da vidimo tko počinje
turn-you-roll = Baci kocke
turn-you-roll-or-double = Baci ili prvo udvostruči
turn-you-play = Odigraj { $roll }
turn-you-finish = Pritisni „Gotovo” za kraj poteza
turn-you-cannot-move = Ne možeš odigrati { $roll }
turn-you-answer = Tvoj odgovor?
pass-question = Odbijaš i gubiš ovu partiju?
hint-try = Odigraj to
hint-thinking = Razmišljam…
table-light = Svijetlo ili tamno
table-sound = Zvuk
settle-about-stake = Nudiš da partija odmah završi i da jedno od vas dobije ulog.
settle-winner-stake = Ulog dobiva
settle-points-stake = Koliko puta ulog
offered-settlement-stake = { $player } nudi dogovor: { $text }, dobiva { $name }.
