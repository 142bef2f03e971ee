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
turn-throw-player = { $player } baca kocku za početak
turn-roll = { $player } baca
turn-roll-or-double = { $player } baca ili udvostručuje
turn-play = { $player } igra { $roll }
turn-finish = { $player }: pokupi kocke i završi potez
turn-cannot-move = { $player } ne može igrati { $roll }
turn-answer-double = { $player }: prihvatiti udvostručenje ili odbiti?
turn-answer-offer = { $player } odgovara na ponudu
turn-thinking = { $player } razmišlja…
turn-over = Partija je završena

action-throw = Baci kocku
action-roll = Baci
action-done = Gotovo
action-done-about = Pokupi kocke: tvoj potez završava
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
double-question = Ponuditi nastavak za { $value }? Odgovara { $player }.
double-explain = Ako { $player } odbije, partija je tvoja: { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.
double-explain-stake = Ako { $player } odbije, dobivaš { $points ->
    [1] ulog
   *[other] { $points } × ulog
}.
offered-double = { $player } nudi nastavak za { $value }.
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
offered-take-meaning = Ako prihvatiš, kocka je tvoja, na { $value }, i samo ti smiješ sljedeći put udvostručiti.

resign-title = Predaja
resign-about = Nudiš da izgubiš partiju. Ona završava ako { $player } prihvati.
resign-win = { $win ->
    [single] Jednostruka pobjeda
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
settle-about = Nudiš da partija završi i da jedno od vas dobije bodove.
settle-about-stake = Nudiš da partija odmah završi i da jedno od vas dobije ulog.
settle-winner = Bodove dobiva
settle-winner-stake = Ulog dobiva
settle-points = Koliko
settle-points-stake = Koliko puta ulog
offered-resignation = { $win ->
    [single] { $player } predaje: jednostruka pobjeda.
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
offered-settlement-stake = { $player } nudi dogovor: { $text }, dobiva { $name }.
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
dice-entry-one = Dodirni broj koji baca { $player }
typed-label = Upiši potez
typed-bad = To nije potez. Piše se ovako: 8/5 6/5.
typed-impossible = { $play } nije među potezima koje dopušta { $roll }.

hint-title = Savjet
hint-best = Najbolje: { $play }
hint-loses = gubi { $loss }
hint-none = Ništa se ne može pomaknuti.
hint-roll = Baci: nije vrijeme za udvostručenje.
hint-double-take = Udvostruči. Protivnik treba prihvatiti.
hint-double-pass = Udvostruči. Protivnik treba odbiti.
hint-too-good = Igraj dalje bez udvostručenja: položaj ti je predobar da protivniku dopustiš da odbije.
hint-take = Prihvati.
hint-pass = Odbij.
hint-beaver = Prihvati i uzvrati beaverom.
hint-wins = pobjede
hint-gammons = gammoni

take-back-done = Potez je vraćen.

penalty-title = Ovo je polje blokirano
penalty-question = Po ovim je pravilima žeton koji stane na blokirano polje sam izbijen: tvoj bi otišao na bar, a broj { $die } bio bi potrošen. Svejedno?
penalty-confirm = Stani i plati
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
