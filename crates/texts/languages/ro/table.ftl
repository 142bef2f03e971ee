table-score = Scor
table-score-of = { $player }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] până la { $length } punct
    [few] până la { $length } puncte
   *[other] până la { $length } de puncte
}
table-money = partide libere
table-away = { $away ->
    [one] mai e { $away }
    [few] mai sunt { $away }
   *[other] mai sunt { $away }
}
table-crawford = Partida Crawford
table-game = Partida { $game }
table-pips = Pași
table-moves = Mutări
table-rules = Regulile în vigoare
table-menu = Meniu
table-board = Tabla de joc
table-home = Pleacă de la masă

turn-throw-start = Fiecare jucător aruncă un zar. Cine dă mai mult începe.
turn-throw-color = Fiecare jucător aruncă un zar. Cine dă mai mult primește piesele albe și începe.
turn-throw-player = { $player } are de aruncat un zar pentru început
turn-roll = { $player } are de aruncat
turn-roll-or-double = { $player } are de aruncat sau de dublat
turn-play = { $player } are de jucat { $roll }
turn-finish = { $player }: ridică zarurile ca să-ți închei rândul
turn-cannot-move = { $player } nu poate muta cu { $roll }
turn-answer-double = { $player }: accepți sau refuzi?
turn-answer-offer = { $player } are de răspuns la o propunere
turn-thinking = { $player } se gândește…
turn-over = Partida s-a terminat

action-throw = Aruncă
action-roll = Aruncă
action-done = Gata
action-done-about = Ridică zarurile ca să-ți închei rândul
action-undo = Anulează
action-double = Dublează
action-double-to = Dublează la { $value }
action-take = Acceptă
action-pass = Refuză
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Cedează
action-claim = Cere victoria
action-settle = Înțelegere
action-accept = Acceptă
action-decline = Refuză
action-move = Mută o piesă
action-play = Joacă tot rândul
action-land-on-block = Mută pe blocaj
action-hint = Indiciu
action-take-back = Ia mutarea înapoi
action-show-again = Arată din nou
action-next-game = Partida următoare

double-title = Dublezi?
double-question = { $player } poate accepta și juca mai departe pe { $value } sau poate refuza.
double-explain = Dacă { $player } refuză, câștigi { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
double-explain-stake = Dacă { $player } refuză, câștigi { $points ->
    [1] miza
   *[other] { $points } × miza
}.
offered-double = { $player } dublează la { $value }.
offered-beaver = { $player } acceptă și redublează imediat: un beaver. Partida ar fi pe { $value }.
offered-raccoon = { $player } redublează beaverul: un raccoon. Partida ar fi pe { $value }.
offered-pass-price = Dacă refuzi, pierzi { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
offered-pass-price-stake = Dacă refuzi, pierzi { $points ->
    [1] miza
   *[other] { $points } × miza
}.
offered-take-meaning = Dacă accepți, cubul e al tău, la { $value }, și numai tu poți dubla data viitoare.

resign-title = Cedează
resign-about = Te oferi să cedezi. Partida se încheie dacă { $player } acceptă.
resign-win = { $win ->
    [single] Înfrângere simplă
    [gammon] Marț
   *[backgammon] Backgammon
}
resign-price = costă { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
resign-price-stake = costă { $points ->
    [1] miza
   *[other] { $points } × miza
}
claim-title = Cere victoria
claim-about = Spui că partida e deja câștigată. Se încheie dacă { $player } e de acord.
settle-title = Înțelegere
settle-about = Propui să încheiați partida acum, cu puncte pentru unul dintre voi.
settle-winner = Puncte pentru
settle-points = Câte
offered-resignation = { $win ->
    [single] { $player } cedează o victorie simplă.
    [gammon] { $player } cedează cu marț.
   *[backgammon] { $player } cedează cu backgammon.
}
offered-claim = { $win ->
    [single] { $player } cere o victorie simplă.
    [gammon] { $player } cere un marț.
   *[backgammon] { $player } cere un backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propune o înțelegere: { $points } punct pentru { $name }.
    [few] { $player } propune o înțelegere: { $points } puncte pentru { $name }.
   *[other] { $player } propune o înțelegere: { $points } de puncte pentru { $name }.
}
offered-worth = Ar valora { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
offered-worth-stake = Ar valora { $points ->
    [1] miza
   *[other] { $points } × miza
}.

dice-entry-title = Ce arată zarurile tale?
dice-entry-one = { $player ->
    [you] Atinge numărul de pe zarul tău
   *[other] { $player }: atinge numărul de pe zar
}
typed-label = Scrie o mutare
typed-bad = Aceasta nu e o mutare. Scrie-o așa: 8/5 6/5.
typed-impossible = { $play } nu e o mutare permisă cu { $roll }.

hint-title = Indiciu
hint-best = Cea mai bună: { $play }
hint-loses = costă { $loss }
hint-none = Nu există nicio mutare permisă.
hint-roll = Aruncă: e prea devreme să dublezi.
hint-double-take = Dublează. Adversarul ar trebui să accepte.
hint-double-pass = Dublează. Adversarul ar trebui să refuze.
hint-too-good = Joacă mai departe fără să dublezi: stai prea bine.
hint-take = Acceptă.
hint-pass = Refuză.
hint-beaver = Acceptă și fă beaver.

take-back-done = Mutarea a fost luată înapoi.

penalty-title = Triunghiul e blocat
penalty-question = După aceste reguli, o piesă care ajunge pe un blocaj e lovită: a ta ar merge pe bară, iar { $die } s-ar pierde. O faci totuși?
penalty-confirm = Joacă totuși
table-you = Tu
table-to-home = Acasă
table-flip = Întoarce tabla
table-keys = Taste
turn-you = E rândul tău
turn-you-throw = Aruncă un zar ca să vezi cine începe
turn-you-roll = Aruncă zarurile
turn-you-roll-or-double = Aruncă sau întâi dublează
turn-you-play = Joacă { $roll }
turn-you-finish = Apasă pe „Gata” ca să-ți închei rândul
turn-you-cannot-move = Nu poți muta cu { $roll }
turn-you-answer = Ce răspunzi?
pass-question = Refuzi și pierzi partida?
hint-try = Joacă așa
hint-thinking = Mă gândesc…
table-light = Deschis sau închis
table-sound = Sunet
settle-about-stake = Propui încheierea partidei acum, cu plată pentru unul dintre voi.
settle-winner-stake = Primește
settle-points-stake = De câte ori miza
offered-settlement-stake = { $player } propune o înțelegere: { $text } pentru { $name }.
