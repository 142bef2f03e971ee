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
table-home = Távozás

turn-throw-start = Mindkét játékos egy kockával dob. Aki nagyobbat dob, kezd.
turn-throw-color = Mindkét játékos egy kockával dob. Aki nagyobbat dob, az kapja a fehér bábukat, és kezd.
turn-throw-player = { $player } dob a kezdésért
turn-roll = { $player } dob
turn-roll-or-double = { $player } dob vagy dupláz
turn-play = { $player } lép, a dobás { $roll }
turn-finish = { $player }: vedd fel a kockákat, és véget ér a kör
turn-cannot-move = { $player } nem tud lépni, a dobás { $roll }
turn-answer-double = { $player }: elfogadod a duplázást, vagy passzolsz?
turn-answer-offer = { $player } válaszol az ajánlatra
turn-thinking = { $player } gondolkodik…
turn-over = A játszma véget ért

action-throw = Kockadobás
action-roll = Dobás
action-done = Kész
action-done-about = Felveszed a kockákat: a köröd véget ér
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
action-claim = Győzelem kérése
action-settle = Megegyezés
action-accept = Elfogadás
action-decline = Elutasítás
action-move = Lépés egy bábuval
action-play = Egész kör lelépése
action-land-on-block = Lépés zárt mezőre
action-hint = Tipp
action-take-back = Visszalépés
action-show-again = Újra mutatás
action-next-game = Következő játszma

double-title = Duplázol?
double-question = Duplázást ajánlasz? A játszma értéke { $value } lenne, és { $player } válaszol rá.
double-explain = Ha { $player } passzol, tiéd a játszma: { $points } pont.
double-explain-stake = Ha { $player } passzol, a nyereséged: { $points ->
    [1] a tét
   *[other] { $points } tét
}.
offered-double = { $player } duplázást ajánl: a játszma értéke { $value } lenne.
offered-beaver = { $player } elfogadja, és rögtön újra dupláz: ez a beaver. A játszma értéke { $value } lenne.
offered-raccoon = { $player } a beavert is megduplázza: ez a raccoon. A játszma értéke { $value } lenne.
offered-pass-price = Ha passzolsz, { $points } pontot veszítesz.
offered-pass-price-stake = Ha passzolsz, a veszteséged: { $points ->
    [1] a tét
   *[other] { $points } tét
}.
offered-take-meaning = Ha elfogadod, a duplázókocka a tiéd lesz, értéke { $value }, és legközelebb csak te duplázhatsz.

resign-title = Feladás
resign-about = Felajánlod, hogy elveszíted a játszmát. Akkor ér véget, ha { $player } elfogadja.
resign-win = { $win ->
    [single] Egyszeres győzelem
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = ára { $points } pont
resign-price-stake = ára { $points ->
    [1] a tét
   *[other] { $points } tét
}
claim-title = Győzelem kérése
claim-about = Azt mondod, hogy a játszmát már megnyerted. Akkor ér véget, ha { $player } egyetért.
settle-title = Megegyezés
settle-about = Felajánlod, hogy a játszma érjen véget, és valamelyikőtök pontokat kapjon.
settle-about-stake = Felajánlod, hogy a játszma most érjen véget, és valamelyikőtök tétet kapjon.
settle-winner = Ki kap pontot
settle-winner-stake = Ki kapja a tétet
settle-points = Mennyit
settle-points-stake = Hányszoros tét
offered-resignation = { $win ->
    [single] { $player } feladja: egyszeres győzelem.
    [gammon] { $player } feladja: gammon.
   *[backgammon] { $player } feladja: backgammon.
}
offered-claim = { $win ->
    [single] { $player } egyszeres győzelmet kér.
    [gammon] { $player } gammont kér.
   *[backgammon] { $player } backgammont kér.
}
offered-settlement = { $player } megegyezést ajánl: { $name } kap { $points } pontot.
offered-settlement-stake = { $player } megegyezést ajánl: { $text }, { $name } kapja.
offered-worth = Ez { $points } pontot érne.
offered-worth-stake = Ennek értéke: { $points ->
    [1] a tét
   *[other] { $points } tét
}.

dice-entry-title = Mit mutatnak a kockáid?
dice-entry-one = Koppints arra, amit { $player } kockája mutat
typed-label = Írj be egy lépést
typed-bad = Ez nem lépés. Így írd: 8/5 6/5.
typed-impossible = { $play }: ezt nem lehet meglépni, a dobás { $roll }.

hint-title = Tipp
hint-best = A legjobb: { $play }
hint-loses = ára { $loss }
hint-none = Semmivel sem lehet lépni.
hint-roll = Dobj: még nincs itt a duplázás ideje.
hint-double-take = Duplázz! Ellenfelednek érdemes elfogadnia.
hint-double-pass = Duplázz! Ellenfelednek érdemes passzolnia.
hint-too-good = Játssz tovább duplázás nélkül: túl jól állsz ahhoz, hogy passzolni engedd az ellenfeledet.
hint-take = Fogadd el.
hint-pass = Passzolj.
hint-beaver = Fogadd el, és válaszolj beaverrel.
hint-wins = győzelem
hint-gammons = gammon

take-back-done = Visszaállt a kör előtti állás.

penalty-title = Ez a mező zárva van
penalty-question = E szabályok szerint a zárt mezőre lépő bábu maga esik ki: a tiéd a sorompóra kerülne, és { $die ->
    [1] az egyes
    [2] a kettes
    [3] a hármas
    [4] a négyes
    [5] az ötös
   *[other] a hatos
} elhasználódna. Mégis lépsz?
penalty-confirm = Lépek és fizetek
table-you = Te
table-to-home = Kezdőlap
table-flip = Tábla megfordítása
table-keys = Billentyűk
turn-you = Te jössz
turn-you-throw = Dobj egy kockával a kezdésért
turn-you-roll = Dobj a kockákkal
turn-you-roll-or-double = Dobj, vagy előbb duplázz
turn-you-play = Lépj, a dobás { $roll }
turn-you-finish = A „Kész” gombbal fejezed be a körödet
turn-you-cannot-move = Nem tudsz lépni, a dobás { $roll }
turn-you-answer = Mi a válaszod?
pass-question = Passzolsz, és feladod ezt a játszmát?
hint-try = Ezt lépem
hint-thinking = Gondolkodom…
table-light = Világos vagy sötét
table-sound = Hang
