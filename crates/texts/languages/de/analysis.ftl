analysis-title = Analyse
analysis-about = Lade ein Match oder eine Stellung aus einem beliebigen Programm und sieh, welche Züge richtig waren und welche nicht. Nichts verlässt dieses Gerät.
analysis-drop = Datei hier ablegen
analysis-choose = Datei wählen
analysis-choose-about = Matches aus GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid und anderen; das Format wird automatisch erkannt
analysis-paste = Oder ein Match, eine Stellung oder eine ID einfügen
analysis-paste-open = Öffnen
analysis-table = Dein laufendes Match
analysis-editor = Stellung aufbauen
analysis-quiz = Meine Fehler üben
analysis-reading = Wird gelesen …

read-title = { $player } gegen { $name }
read-nothing-judged = Hier gibt es nichts zu analysieren.
read-oddities = { $count ->
    [one] 1 Problem in der Datei
   *[other] { $count } Probleme in der Datei
}
read-more = { $rest-count ->
    [one] und 1 weiteres
   *[other] und { $rest-count } weitere
}
read-offered = Das ließ sich lesen.
place-line = Zeile { $line }, Spalte { $column }
place-record = Datensatz { $count }
place-file = Datei
read-oddity = { $from }: { $reason }

unreadable-empty = Da ist nichts drin.
unreadable-too-large = Für ein Match ist das zu groß.
unreadable-unknown = Das ist weder ein Backgammon-Match noch eine Stellung in einem Format, das wir kennen.
unreadable-broken = Die Datei ist beschädigt und lässt sich nicht lesen.

odd-encoding = Der Text ist kein UTF-8; er wurde als { $text } gelesen.
odd-not-understood = „{ $text }“ war unverständlich und wurde übersprungen.
odd-illegible-play = „{ $text }“ ist kein Zug.
odd-bad-number = „{ $text }“ kann nicht stimmen und wurde übersprungen.
odd-no-name = Ein Spieler hat keinen Namen.
odd-missing = Etwas, das solche Dateien sonst enthalten, fehlt; der übliche Wert wurde angenommen.
odd-stake = Das sind Einzelspiele um einen Einsatz von { $count }, kein Match.
odd-variant = Die Variante „{ $text }“ ist unbekannt; das Spiel wurde als Backgammon gelesen.
odd-guessed-variant = Die Züge zeigen, dass das { $text } ist.
odd-cut-short = Die Datei endet zu früh.
odd-checksum = Eine Prüfsumme stimmt nicht: Die Datei könnte beschädigt sein.
odd-illegal-position = Diese Stellung ist nicht möglich.
odd-contradiction = Die Datei widerspricht sich hier.
odd-more-positions = { $count ->
    [one] Es folgt eine weitere Stellung; sie wurde übersprungen.
   *[other] Es folgen { $count } weitere Stellungen; sie wurden übersprungen.
}
odd-other = Etwas stimmte nicht und wurde übersprungen.
odd-illegal-play = { $play } ist kein gültiger Zug für { $roll }.
odd-no-play = Die Datei sagt nicht, wie { $roll } gespielt wurde.
odd-start-double = Mit { $roll } kann kein Spiel beginnen.
odd-wrong-turn = Die andere Seite ist am Zug.
odd-unanswered = Eine Verdopplung wurde nie beantwortet.
odd-refused = Die Regeln erlauben das nicht.
odd-after-end = Das Spiel war schon zu Ende.
odd-cube = Der Doppler wird auf { $counted } gedreht, nicht auf { $said }.
odd-board = Die früheren Züge führen zu einer anderen Stellung.
odd-winner = Gewonnen hat die andere Seite.
odd-points = Das Spiel war { $counted } wert, nicht { $said }.
odd-score = Die früheren Spiele ergeben einen anderen Stand.

judging-depth = Vorausschau
judging-plies = { $plies ->
    [0] Keine: sofort fertig
    [one] { $plies } Wurf: schnell
   *[other] { $plies } Würfe: gründlich
}
judging-progress = { $done } von { $all } analysiert
judging-cancel = Anhalten
judging-stopped = Angehalten. Das sind die bisherigen Ergebnisse.
judging-go-on = Fortsetzen
judging-done = Analyse fertig.

totals-title = Bilanz
totals-whole = Ganzes Match
totals-session = Alle Spiele
totals-rating = Leistungswert (PR)
totals-rating-about = Durchschnittlicher Equity-Verlust pro Entscheidung, mal 500. Weniger ist besser: Unter { $best } ist Weltklasse, über { $worst } Anfängerniveau.
totals-lost = Equity-Verlust
totals-lost-match = Verlorene Matchchancen
totals-checker-play = bei den Zügen
totals-cube-play = am Doppler
totals-dubious = Zweifelhaft
totals-errors = Fehler
totals-missed-doubles = Verpasste Verdopplungen
totals-wrong-doubles = Falsche Verdopplungen
totals-wrong-takes = Falsch angenommen
totals-wrong-passes = Falsch gepasst
totals-by-play-match = { $player ->
    [you] Allein nach dem Können, ohne Glück, hättest du { $chance } % solcher Matches gewonnen.
   *[other] Allein nach dem Können, ohne Glück, hätte { $player } { $chance } % solcher Matches gewonnen.
}
totals-by-play-money = { $player ->
    [you] Allein nach dem Können, ohne Glück, hättest du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gewonnen.
   *[other] Allein nach dem Können, ohne Glück, hätte { $player } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } gewonnen.
}

chances-match = { $player ->
    [you] Deine Matchchancen
   *[other] Matchchancen von { $player }
}
chances-game = { $player ->
    [you] Deine Gewinnchancen im Spiel
   *[other] Gewinnchancen von { $player } im Spiel
}
worst-title = Schlimmste Fehler
worst-none = Keine nennenswerten Fehler.
worst-item = { $player }: { $play } statt { $better-play }

steps-first = Zurück zum Anfang
steps-back = Schritt zurück
steps-on = Schritt vor
steps-last = Zum Ende
steps-back-error = Voriger Fehler
steps-on-error = Nächster Fehler
steps-of = { $done } von { $all }
step-position = Die Stellung
step-roll = { $player ->
    [you] Du spielst { $roll }: { $play }
   *[other] { $player } spielt { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Du kannst mit { $roll } nicht ziehen
   *[other] { $player } kann mit { $roll } nicht ziehen
}
step-unknown-play = { $player ->
    [you] Du würfelst { $roll }; der Zug ist nicht bekannt
   *[other] { $player } würfelt { $roll }; der Zug ist nicht bekannt
}
step-double = { $player ->
    [you] Du verdoppelst auf { $value }
   *[other] { $player } verdoppelt auf { $value }
}
step-take = { $player ->
    [you] Du nimmst an
   *[other] { $player } nimmt an
}
step-pass = { $player ->
    [you] Du passt
   *[other] { $player } passt
}
step-beaver = { $player ->
    [you] Du nimmst an und verdoppelst sofort zurück: ein Beaver
   *[other] { $player } nimmt an und verdoppelt sofort zurück: ein Beaver
}
step-raccoon = { $player ->
    [you] Du verdoppelst den Beaver noch einmal: ein Raccoon
   *[other] { $player } verdoppelt den Beaver noch einmal: ein Raccoon
}
step-resign = { $player ->
    [you] Du gibst auf
   *[other] { $player } gibt auf
}
step-not-judged = Nicht analysiert.
step-not-yet = Noch nicht analysiert.
step-forced = Erzwungen: Es gab keine Wahl.
step-best = Das war der beste Zug.
step-right = Das war richtig.
step-dubious = Zweifelhaft
step-error = Fehler
step-blunder = Patzer
step-lost = Verliert { $loss }
step-luck = Glück des Wurfs: { $luck }
step-better = { $better-play } war besser.
step-right-roll = Würfeln war richtig.
step-right-double = Verdoppeln war richtig.
step-right-too-good = Weiterspielen war richtig: zu gut zum Verdoppeln.
step-right-take = Annehmen war richtig.
step-right-pass = Passen war richtig.
step-right-beaver = Ein Beaver war richtig.

plays-title = Züge
plays-play = Zug
# As in English.
plays-equity = Equity
plays-loss = Verlust
plays-wins = Siege
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Verlorene Gammons
plays-depth = Tiefe
cube-title = Doppler
cube-choice = Entscheidung
cube-no-double = Nicht verdoppeln
cube-double-take = Verdoppeln, annehmen
cube-double-pass = Verdoppeln, passen

# As in English.
rollout-title = Rollout
rollout-about = Die Engine spielt die Stellung viele Male zu Ende, mit denselben Würfen für jeden Kandidaten.
rollout-start = Rollout starten
rollout-trials = { $trials ->
    [one] { $trials } Spiel
   *[other] { $trials } Spiele
}
rollout-margin = ± { $margin }
rollout-margin-about = In 95 von 100 Fällen liegt der wahre Wert innerhalb dieser Spanne.
rollout-sure = Entschieden: Der beste Zug ist zweifelsfrei besser.
rollout-unsure = Noch nicht entschieden.

export-title = Speichern
export-sgf = Für GNU Backgammon (.sgf), mit der Analyse
export-mat = Match als Text (.mat), für jedes Programm
export-json = Gammonbox (.json), mit allem
export-failed = In diesem Format lässt es sich nicht speichern: { $reason }.
judging-nets-quick = Schnelles neuronales Netz
judging-nets-deep = Tiefes neuronales Netz
worst-item-you = Du: { $play } statt { $better-play }
tab-graph = Verlauf
# As in English.
tab-match = Match
review-play-here = Von hier spielen
review-flip = Brett drehen
review-to-table = Zurück zum Tisch
depths-title = Tiefen vergleichen
window-title = Verdopplungsfenster
window-opens = Verdoppeln ab { $chance } %
window-cash = Passen ab { $chance } %
window-too-good = Zu gut ab { $chance } %
window-now = Jetzt { $chance } %
totals-by-play-note = Hier ist das geschätzte Glück vom Ergebnis abgezogen. Der PR zählt nur die Fehler; in einem einzelnen Match können sich beide widersprechen.
plays-best = Bester Zug
doubles-take-right = wenn Annehmen richtig war
doubles-pass-right = wenn Passen richtig war
doubles-early = zu früh
doubles-too-good = wenn die Stellung zu gut war
export-picture = Bild dieser Stellung
