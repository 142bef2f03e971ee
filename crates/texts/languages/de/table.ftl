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
turn-answer-double = { $player }: annehmen oder passen?
turn-answer-offer = { $player } muss ein Angebot beantworten
turn-thinking = { $player } überlegt …
turn-over = Das Spiel ist zu Ende

action-throw = Würfeln
action-roll = Würfeln
action-done = Fertig
action-done-about = Nimm die Würfel auf, um deinen Zug zu beenden
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
action-claim = Sieg beanspruchen
action-settle = Einigung
action-accept = Zustimmen
action-decline = Ablehnen
action-move = Stein ziehen
action-play = Ganzen Zug spielen
action-land-on-block = Auf dem Block landen
action-hint = Tipp
action-take-back = Zurücknehmen
action-show-again = Noch mal zeigen
action-next-game = Nächstes Spiel

double-title = Verdoppeln?
double-question = { $player } kann annehmen und um { $value } weiterspielen oder passen.
double-explain = Wenn { $player } passt, gewinnst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
double-explain-stake = Wenn { $player } passt, gewinnst du { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
}.
offered-double = { $player } verdoppelt auf { $value }.
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
offered-take-meaning = Wenn du annimmst, besitzt du den Doppler mit { $value }, und nur du darfst als Nächster verdoppeln.

resign-title = Aufgeben
resign-about = Du bietest an aufzugeben. Das Spiel endet, wenn { $player } zustimmt.
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
claim-about = Du beanspruchst, dass das Spiel schon gewonnen ist. Es endet, wenn { $player } zustimmt.
settle-title = Einigung
settle-about = Du bietest an, das Spiel jetzt zu beenden, mit Punkten für einen von euch.
settle-winner = Punkte für
settle-points = Wie viele
offered-resignation = { $win ->
    [single] { $player } gibt auf: ein einfaches Spiel.
    [gammon] { $player } gibt auf: ein Gammon.
   *[backgammon] { $player } gibt auf: ein Backgammon.
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
offered-worth = Das wäre { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert.
offered-worth-stake = Das wäre { $points ->
    [1] den Einsatz
   *[other] den { $points }-fachen Einsatz
} wert.

dice-entry-title = Was zeigen deine Würfel?
dice-entry-one = { $player ->
    [you] Tipp die Zahl auf deinem Würfel an
   *[other] Tipp die Zahl auf dem Würfel von { $player } an
}
typed-label = Zug eintippen
typed-bad = Das ist kein Zug. Tipp ihn so ein: 8/5 6/5.
typed-impossible = { $play } ist kein gültiger Zug für { $roll }.

hint-title = Tipp
hint-best = Am besten: { $play }
hint-loses = kostet { $loss }
hint-none = Es gibt keinen gültigen Zug.
hint-roll = Würfle: Es ist zu früh zum Verdoppeln.
hint-double-take = Verdopple. Dein Gegner sollte annehmen.
hint-double-pass = Verdopple. Dein Gegner sollte passen.
hint-too-good = Spiel weiter, ohne zu verdoppeln: Du stehst zu gut zum Verdoppeln.
hint-take = Annehmen.
hint-pass = Passen.
hint-beaver = Annehmen und Beaver.

take-back-done = Zug zurückgenommen.

penalty-title = Dieser Punkt ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Block landet, selbst geschlagen: Deiner käme auf die Bar, und die { $die } wäre verbraucht. Trotzdem ziehen?
penalty-confirm = Trotzdem ziehen
table-you = Du
table-to-home = Startseite
table-flip = Brett drehen
table-keys = Tasten
turn-you = Du bist dran
turn-you-throw = Wirf einen Würfel um den Anfang
turn-you-roll = Würfle
turn-you-roll-or-double = Würfle, oder verdopple zuerst
turn-you-play = Spiel { $roll }
turn-you-finish = Drück „Fertig“, um deinen Zug zu beenden
turn-you-cannot-move = Mit { $roll } kannst du nicht ziehen
turn-you-answer = Deine Antwort?
pass-question = Passen und dieses Spiel verloren geben?
hint-try = So spielen
hint-thinking = Ich überlege …
table-light = Hell oder dunkel
table-sound = Ton
settle-about-stake = Du bietest an, das Spiel jetzt zu beenden und einem von euch den Einsatz zu zahlen.
settle-winner-stake = Einsatz für
settle-points-stake = Das Wievielfache des Einsatzes
offered-settlement-stake = { $player } schlägt eine Einigung vor: { $text } für { $name }.
