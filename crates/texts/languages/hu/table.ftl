table-score = Állás
table-score-of = { $player }: { $points } pont
table-score-of-stake = { $player }: { $points }
table-match-to = { $length } pontig
table-money = külön játszmák
table-away = még { $away }
table-crawford = Crawford-játszma
table-game = { $game }. játszma
table-pips = Pip
table-moves = Lépések
table-rules = Érvényes szabályok
table-menu = Menü
table-board = Backgammontábla
table-home = Távozás az asztaltól

turn-throw-start = Mindkét játékos egy kockával dob. Aki nagyobbat dob, kezd.
turn-throw-color = Mindkét játékos egy kockával dob. Aki nagyobbat dob, az kapja a fehér bábukat, és kezd.
turn-throw-player = { $player } dob a kezdésért
turn-roll = { $player } következik: dobás
turn-roll-or-double = { $player } következik: dobás vagy duplázás
turn-play = { $player } lép: { $roll }
turn-finish = { $player }: a kör befejezéséhez vedd fel a kockákat
turn-cannot-move = { $player } nem tud lépni, a dobás { $roll }
turn-answer-double = { $player }: elfogadás vagy passz?
turn-answer-offer = { $player }: egy ajánlat válaszra vár
turn-thinking = { $player } gondolkodik…
turn-over = A játszma véget ért

action-throw = Dobás
action-roll = Dobás
action-done = Kész
action-done-about = A köröd befejezéséhez vedd fel a kockákat
action-undo = Visszavonás
action-double = Duplázás
action-double-to = Duplázás: { $value }
action-take = Elfogadás
action-pass = Passz
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Feladás
action-claim = Győzelem bejelentése
action-settle = Megegyezés
action-accept = Elfogadás
action-decline = Elutasítás
action-move = Lépés egy bábuval
action-play = Egész kör lelépése
action-land-on-block = Lépés zárt mezőre
action-hint = Tipp
action-take-back = Visszavétel
action-show-again = Mutasd újra
action-next-game = Következő játszma

double-title = Duplázol?
double-question = { $player } elfogadhatja (az új érték { $value }), vagy passzolhat.
double-explain = Ha { $player } passzol, { $points } pontot nyersz.
double-explain-stake = Ha { $player } passzol, a nyereséged: { $points ->
    [1] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $points } × a tét
}.
offered-double = { $player } duplázott: { $value }.
offered-beaver = { $player } elfogadja, és rögtön újra dupláz: ez a beaver. A játszma értéke { $value } lenne.
offered-raccoon = { $player } a beavert is megduplázza: ez a raccoon. A játszma értéke { $value } lenne.
offered-pass-price = Ha passzolsz, { $points } pontot veszítesz.
offered-pass-price-stake = Ha passzolsz, a veszteséged: { $points ->
    [1] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $points } × a tét
}.
offered-take-meaning = Ha elfogadod, tiéd a duplázókocka, értéke { $value }, és legközelebb csak te duplázhatsz.

resign-title = Feladás
resign-about = Felajánlod, hogy feladod. A játszma véget ér, ha { $player } elfogadja.
resign-win = { $win ->
    [single] Egyszeres vereség
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = ára { $points } pont
resign-price-stake = ára { $points ->
    [1] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $points } × a tét
}
claim-title = Győzelem bejelentése
claim-about = Bejelented, hogy a játszmát már megnyerted. Véget ér, ha { $player } egyetért.
settle-title = Megegyezés
settle-about = Felajánlod, hogy a játszma most érjen véget, és valamelyikőtök pontokat kapjon.
settle-winner = Ki kap pontot
settle-points = Mennyit
offered-resignation = { $win ->
    [single] { $player } feladja: egyszeres vereség.
    [gammon] { $player } feladja: gammon.
   *[backgammon] { $player } feladja: backgammon.
}
offered-claim = { $win ->
    [single] { $player } egyszeres győzelmet jelent be.
    [gammon] { $player } gammont jelent be.
   *[backgammon] { $player } backgammont jelent be.
}
offered-settlement = { $player } megegyezést ajánl: { $name } kap { $points } pontot.
offered-worth = Ez { $points } pontot érne.
offered-worth-stake = Az értéke: { $points ->
    [1] a tét
    [2] a tét kétszerese
    [3] a tét háromszorosa
    [4] a tét négyszerese
    [5] a tét ötszöröse
    [6] a tét hatszorosa
    [7] a tét hétszerese
    [8] a tét nyolcszorosa
    [9] a tét kilencszerese
    [10] a tét tízszerese
    [12] a tét 12-szerese
    [16] a tét 16-szorosa
    [24] a tét 24-szerese
    [32] a tét 32-szerese
    [48] a tét 48-szorosa
    [64] a tét 64-szerese
    [96] a tét 96-szorosa
    [128] a tét 128-szorosa
    [192] a tét 192-szerese
   *[other] { $points } × a tét
}.

dice-entry-title = Mit mutatnak a kockáid?
dice-entry-one = { $player ->
    [you] Koppints arra, amit a kockád mutat
   *[other] Koppints arra, amit { $player } kockája mutat
}
typed-label = Írj be egy lépést
typed-bad = Ez nem lépés. Így írd: 8/5 6/5.
typed-impossible = { $play }: ez nem szabályos lépés, a dobás { $roll }.

hint-title = Tipp
hint-best = A legjobb: { $play }
hint-loses = ára { $loss }
hint-none = Nincs szabályos lépés.
hint-roll = Dobj: még túl korai duplázni.
hint-double-take = Duplázz! Ellenfelednek érdemes elfogadnia.
hint-double-pass = Duplázz! Ellenfelednek érdemes passzolnia.
hint-too-good = Játssz tovább duplázás nélkül: túl jól állsz a duplázáshoz.
hint-take = Fogadd el.
hint-pass = Passzolj.
hint-beaver = Fogadd el, és válaszolj beaverrel.

take-back-done = Lépés visszavonva.

penalty-title = Ez a mező zárva van
penalty-question = E szabályok szerint a zárt mezőre lépő bábu maga esik ki: a tiéd a sorompóra kerülne, és { $die ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[other] a hatos
} elhasználódna. Mégis lépsz?
penalty-confirm = Mégis lépek
table-you = Te
table-to-home = Kezdőlap
table-flip = Tábla megfordítása
table-keys = Billentyűk
turn-you = Te jössz
turn-you-throw = Dobj egy kockával a kezdésért
turn-you-roll = Dobj a kockákkal
turn-you-roll-or-double = Dobj, vagy előbb duplázz
turn-you-play = Lépj: { $roll }
turn-you-finish = A köröd befejezéséhez nyomd meg a „Kész” gombot
turn-you-cannot-move = Nem tudsz lépni ezzel: { $roll }
turn-you-answer = Mi a válaszod?
pass-question = Passzolsz, és feladod ezt a játszmát?
hint-try = Ezt lépem
hint-thinking = Gondolkodom…
table-light = Világos vagy sötét
table-sound = Hang
settle-about-stake = Felajánlod, hogy a játszma most érjen véget, és valamelyikőtök tétet kapjon.
settle-winner-stake = Ki kapja a tétet
settle-points-stake = Hányszoros tét
offered-settlement-stake = { $player } megegyezést ajánl: { $text }, { $name } kapja.
