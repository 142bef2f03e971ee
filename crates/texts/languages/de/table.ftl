table-score = Stand
table-score-of = { $player }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] auf { $length } Punkt
   *[other] auf { $length } Punkte
}
table-money = Einzelspiele
table-away = noch { $away }
table-crawford = Crawford-Spiel
table-game = Spiel { $game }
# As in English.
table-pips = Pips
table-moves = Züge
table-rules = Geltende Regeln
table-menu = Menü
table-board = Backgammonbrett
table-home = Tisch verlassen

turn-throw-start = Jeder wirft einen Würfel. Wer höher wirft, fängt an.
turn-throw-color = Jeder wirft einen Würfel. Wer höher wirft, bekommt Weiß und fängt an.
turn-throw-player = { $player } würfelt um den Anfang
turn-roll = { $player }: würfeln
turn-roll-or-double = { $player }: würfeln oder verdoppeln
turn-play = { $player }: { $roll } spielen
turn-finish = { $player }: Würfel aufnehmen, um den Zug zu beenden
turn-cannot-move = { $player } kann mit { $roll } nicht ziehen
turn-answer-double = { $player }: Verdopplung annehmen oder passen?
turn-answer-offer = { $player } hat ein Angebot zu beantworten
turn-thinking = { $player } überlegt …
turn-over = Das Spiel ist zu Ende

action-throw = Würfel werfen
action-roll = Würfeln
action-done = Fertig
action-done-about = Würfel aufnehmen: Dein Zug ist zu Ende
action-undo = Rückgängig
action-double = Verdoppeln
action-double-to = Auf { $value } verdoppeln
action-take = Annehmen
action-pass = Passen
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Aufgeben
action-claim = Beanspruchen
action-settle = Einigung
action-accept = Zustimmen
action-decline = Ablehnen
action-move = Einen Stein ziehen
action-play = Den ganzen Zug spielen
action-land-on-block = Auf dem Block landen
action-hint = Tipp
action-take-back = Zurücknehmen
action-show-again = Noch mal zeigen
action-next-game = Nächstes Spiel

double-title = Verdoppeln?
double-question = { $player } anbieten, um { $value } weiterzuspielen?
double-explain = Wenn { $player } passt, gewinnst du das Spiel und { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
double-explain-stake = Wenn { $player } passt, gewinnst du { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
}.
offered-double = { $player } bietet an, um { $value } weiterzuspielen.
offered-beaver = { $player } nimmt an und verdoppelt sofort zurück: ein Beaver. Es ginge dann um { $value }.
offered-raccoon = { $player } verdoppelt den Beaver noch einmal: ein Raccoon. Es ginge dann um { $value }.
offered-pass-price = Wenn du passt, verlierst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
offered-pass-price-stake = Wenn du passt, verlierst du { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
}.
offered-take-meaning = Wenn du annimmst, gehört der Doppler dir und steht auf { $value }; nur du darfst dann als Nächster verdoppeln.

resign-title = Aufgeben
resign-about = Du bietest an, das Spiel verloren zu geben. Es endet, wenn { $player } zustimmt.
resign-win = { $win ->
    [single] Einfaches Spiel
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
resign-price-stake = kostet { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
}
claim-title = Sieg beanspruchen
claim-about = Du sagst, dass das Spiel schon gewonnen ist. Es endet, wenn { $player } zustimmt.
settle-title = Einigung
settle-about = Du bietest an, das Spiel mit Punkten für einen von euch zu beenden.
settle-about-stake = Du bietest an, das Spiel jetzt zu beenden und einem von euch den Einsatz zu zahlen.
settle-winner = Punkte für
settle-winner-stake = Einsatz für
settle-points = Wie viele
settle-points-stake = Das Wievielfache des Einsatzes
offered-resignation = { $win ->
    [single] { $player } gibt ein einfaches Spiel auf.
    [gammon] { $player } gibt ein Gammon auf.
   *[backgammon] { $player } gibt ein Backgammon auf.
}
offered-claim = { $win ->
    [single] { $player } beansprucht einen einfachen Sieg.
    [gammon] { $player } beansprucht ein Gammon.
   *[backgammon] { $player } beansprucht ein Backgammon.
}
offered-settlement = { $points ->
    [one] { $player } schlägt eine Einigung vor: { $points } Punkt für { $name }.
   *[other] { $player } schlägt eine Einigung vor: { $points } Punkte für { $name }.
}
offered-settlement-stake = { $player } schlägt eine Einigung vor: { $text } für { $name }.
offered-worth = Das wäre { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
offered-worth-stake = Das wäre { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
} wert.

dice-entry-title = Was zeigen deine Würfel?
dice-entry-one = Tippe die Zahl auf dem Würfel von { $player } an
typed-label = Zug eintippen
typed-bad = Das ist kein Zug. Schreib ihn so: 8/5 6/5.
typed-impossible = { $play } gehört nicht zu den Zügen, die { $roll } erlaubt.

hint-title = Tipp
hint-best = Am besten: { $play }
hint-loses = verschenkt { $loss }
hint-none = Es ist kein Zug möglich.
hint-roll = Würfle: Zum Verdoppeln ist es noch nicht so weit.
hint-double-take = Verdopple. Dein Gegner sollte annehmen.
hint-double-pass = Verdopple. Dein Gegner sollte passen.
hint-too-good = Spiel weiter, ohne zu verdoppeln: Du stehst zu gut, um deinen Gegner passen zu lassen.
hint-take = Annehmen.
hint-pass = Passen.
hint-beaver = Annehmen, mit Beaver.
hint-wins = Siege
hint-gammons = Gammons

take-back-done = Zurückgenommen.

penalty-title = Dieser Punkt ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Block landet, selbst geschlagen: Deiner käme auf die Bar, und die { $die } wäre verbraucht. Trotzdem ziehen?
penalty-confirm = Landen und zahlen
table-you = Du
table-to-home = Startseite
table-flip = Brett drehen
table-keys = Tasten
turn-you = Du bist dran
turn-you-throw = Wirf einen Würfel: Wer fängt an?
turn-you-roll = Wirf die Würfel
turn-you-roll-or-double = Würfle, oder verdopple zuerst
turn-you-play = Spiel { $roll }
turn-you-finish = Mit „Fertig“ beendest du deinen Zug
turn-you-cannot-move = Mit { $roll } kannst du nicht ziehen
turn-you-answer = Deine Antwort?
pass-question = Passen und das Spiel verloren geben?
hint-try = So spielen
hint-thinking = Überlege …
table-light = Hell oder dunkel
table-sound = Ton
