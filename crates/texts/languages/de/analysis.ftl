analysis-title = Analyse
analysis-about = Bring ein Match oder eine Stellung von irgendwoher mit und sieh, was gut war und was nicht. Nichts verlässt dieses Gerät.
analysis-drop = Datei hier ablegen
analysis-choose = Datei wählen
analysis-choose-about = Matches aus GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid und anderen, erkannt an ihrem Inhalt
analysis-paste = Oder ein Match, eine Stellung oder eine ID einfügen
analysis-paste-open = Öffnen
analysis-table = Das Match am Tisch
analysis-editor = Stellung aufbauen
analysis-quiz = Meine Fehler üben
analysis-reading = Wird gelesen …

read-title = { $player } gegen { $name }
read-nothing-judged = Darin ist nichts, was sich beurteilen lässt.
read-oddities = { $count ->
    [one] Eine Sache in der Datei ist merkwürdig
   *[other] { $count } Dinge in der Datei sind merkwürdig
}
read-more = { $rest-count ->
    [one] und eine weitere
   *[other] und { $rest-count } weitere
}
read-offered = Was sich lesen ließ, wird gezeigt.
place-line = Zeile { $line }, Spalte { $column }
place-record = Datensatz { $count }
place-file = Die Datei
read-oddity = { $from }: { $reason }

unreadable-empty = Es steht nichts darin.
unreadable-too-large = Für ein Match ist das zu groß.
unreadable-unknown = Das ist kein Backgammon-Match und keine Stellung in einem Format, das hier bekannt ist.
unreadable-broken = Es ist beschädigt, nichts davon lässt sich lesen.

odd-encoding = Der Text ist nicht in UTF-8; er wurde als { $text } gelesen.
odd-not-understood = „{ $text }“ ist nicht zu verstehen und wurde ausgelassen.
odd-illegible-play = „{ $text }“ ist kein Zug.
odd-bad-number = „{ $text }“ kann nicht stimmen und wurde ausgelassen.
odd-no-name = Ein Spieler hat keinen Namen.
odd-missing = Es fehlt etwas, das solche Dateien sonst haben; das Übliche wurde angenommen.
odd-stake = Das ist ein einzelnes Spiel um den Einsatz { $count }, kein Match.
odd-variant = Die Variante „{ $text }“ ist nicht bekannt; gelesen wurde sie als Backgammon.
odd-guessed-variant = Die Züge zeigen, dass hier { $text } gespielt wurde.
odd-cut-short = Die Datei endet zu früh.
odd-checksum = Eine Prüfsumme stimmt nicht: Die Datei könnte beschädigt sein.
odd-illegal-position = Diese Stellung ist nicht möglich.
odd-contradiction = Etwas steht zweimal da, und jedes Mal anders.
odd-more-positions = { $count ->
    [one] Eine weitere Stellung folgt und wurde ausgelassen.
   *[other] { $count } weitere Stellungen folgen und wurden ausgelassen.
}
odd-other = Etwas war nicht, wie es sein soll, und wurde ausgelassen.
odd-illegal-play = { $play } ist mit { $roll } kein erlaubter Zug.
odd-no-play = Wie { $roll } gespielt wurde, steht nirgends.
odd-start-double = Mit { $roll } kann kein Spiel beginnen.
odd-wrong-turn = Die andere Seite ist am Zug.
odd-unanswered = Eine Verdopplung bleibt ohne Antwort.
odd-refused = Die Regeln erlauben das nicht.
odd-after-end = Das Spiel war vorher schon zu Ende.
odd-cube = Der Doppler wird auf { $counted } gedreht, nicht auf { $said }.
odd-board = Die Züge davor führen zu einer anderen Stellung.
odd-winner = Gewonnen hat die andere Seite.
odd-points = Das Spiel war { $counted } wert, nicht { $said }.
odd-score = Die Spiele davor ergeben einen anderen Stand.

judging-depth = Vorausschauen
judging-plies = { $plies ->
    [0] Gar nicht: sofort fertig
    [one] { $plies } Wurf: schnell
   *[other] { $plies } Würfe: gründlich
}
judging-progress = { $done } von { $all } beurteilt
judging-cancel = Anhalten
judging-stopped = Angehalten. Was schon beurteilt ist, wird gezeigt.
judging-go-on = Weitermachen
judging-done = Alles ist beurteilt.

totals-title = Bilanz
totals-whole = Ganzes Match
totals-session = Alle Spiele
totals-rating = Wertung (PR)
totals-rating-about = Das Fünfhundertfache dessen, was eine Entscheidung im Schnitt verschenkt hat. Je niedriger, desto besser: unter 3 ist Weltklasse, über 20 spielt ein Anfänger.
totals-lost = Verschenkt
totals-lost-match = Verschenkte Matchchancen
totals-checker-play = durch Züge
totals-cube-play = am Doppler
totals-dubious = Zweifelhaft
totals-errors = Fehler
totals-missed-doubles = Verpasste Verdopplungen
totals-wrong-doubles = Falsch verdoppelt
totals-wrong-takes = Falsch angenommen
totals-wrong-passes = Falsch gepasst
totals-by-play-match = Allein nach dem Können, ohne Glück, hätte { $player } { $chance } % solcher Matches gewonnen.
totals-by-play-money = Allein nach dem Können, ohne Glück, hätte { $player } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gewonnen.

chances-match = Chancen von { $player } auf den Gewinn des Matches
chances-game = Chancen von { $player } auf den Gewinn des Spiels
worst-title = Größte Fehler
worst-none = Kein nennenswerter Fehler.
worst-item = { $player }: { $play } statt { $better-play }

steps-first = Zum Anfang
steps-back = Schritt zurück
steps-on = Schritt vor
steps-last = Zum Ende
steps-back-error = Voriger Fehler
steps-on-error = Nächster Fehler
steps-of = { $done } von { $all }
step-position = Die Stellung
step-roll = { $player } spielt { $roll }: { $play }
step-no-play = { $player } kann mit { $roll } nicht ziehen
step-unknown-play = { $player } würfelt { $roll }; der Zug ist nicht bekannt
step-double = { $player } verdoppelt auf { $value }
step-take = { $player } nimmt an
step-pass = { $player } passt
step-beaver = { $player } nimmt an und verdoppelt sofort zurück: ein Beaver
step-raccoon = { $player } verdoppelt den Beaver noch einmal: ein Raccoon
step-resign = { $player } gibt auf
step-not-judged = Nicht beurteilt.
step-not-yet = Noch nicht beurteilt.
step-forced = Es gab nichts zu wählen.
step-best = Das war der beste Zug.
step-right = Das war richtig.
step-dubious = Zweifelhaft
step-error = Fehler
step-blunder = Patzer
step-lost = Verschenkt { $loss }
step-luck = Glück beim Wurf: { $luck }
step-better = { $better-play } war besser.
step-right-roll = Würfeln war richtig.
step-right-double = Verdoppeln war richtig.
step-right-too-good = Weiterspielen war richtig: zu gut zum Verdoppeln.
step-right-take = Annehmen war richtig.
step-right-pass = Passen war richtig.
step-right-beaver = Ein Beaver war richtig.

plays-title = Züge
plays-play = Zug
plays-equity = Punkte
plays-loss = Verschenkt
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
rollout-about = Die Engine spielt die Stellung viele Male zu Ende, mit denselben Würfen für alles, was verglichen wird.
rollout-start = Rollout starten
rollout-trials = { $trials ->
    [one] { $trials } Spiel
   *[other] { $trials } Spiele
}
rollout-margin = ± { $margin }
rollout-margin-about = In 95 von 100 Fällen liegt der wahre Wert in diesem Bereich.
rollout-sure = Das ist entschieden: Das Beste ist ohne Zweifel besser als der Rest.
rollout-unsure = Das ist noch nicht entschieden.

export-title = Speichern
export-sgf = Für GNU Backgammon (.sgf), mit der Analyse
export-mat = Match als Text (.mat), für alle Programme
export-json = Gammonbox (.json), mit allem
export-failed = So lässt es sich nicht speichern: { $reason }.
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
window-opens = Verdoppeln ab { $chance } %
window-cash = Passen ab { $chance } %
window-too-good = Zu gut ab { $chance } %
window-now = Jetzt { $chance } %
totals-by-play-note = Hier ist das geschätzte Glück vom Ergebnis abgezogen. Der PR zählt nur die Fehler; in einem einzelnen Match können sich beide widersprechen.
plays-best = Am besten
