end-title = { $player } gewinnt
end-match-title = { $player } gewinnt das Match
end-score = Stand: { $score }

ending-borne-off = { $player ->
    [you] Du hast den letzten Stein ausgewürfelt.
   *[other] { $player } hat den letzten Stein ausgewürfelt.
}
ending-passed = Auf die Verdopplung wurde gepasst.
ending-resigned = Die Aufgabe wurde angenommen.
ending-claimed = Der Anspruch wurde anerkannt.
ending-settled = Das Spiel endete mit einer Einigung.

result-single = Einfacher Sieg (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Ein Gammon, aber der Doppler wurde nie gedreht: Nach der Jacoby-Regel zählt es als einfacher Sieg (1)
   *[backgammon] Ein Backgammon, aber der Doppler wurde nie gedreht: Nach der Jacoby-Regel zählt es als einfacher Sieg (1)
}
result-cube = × Doppler { $cube }
result-equals = = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
result-equals-stake = = { $total ->
    [one] der einfache Einsatz
   *[other] der { $total }-fache Einsatz
}
result-agreed = Einigung: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}
result-agreed-stake = Einigung: { $total ->
    [1] der Einsatz
   *[other] der { $total }-fache Einsatz
}

end-analyzing = Das Spiel wird analysiert …
report-luck = Glück
report-error-rate = Fehlerquote
report-decisions = Entscheidungen
report-blunders = Patzer
report-luckier = Die Würfel haben { $player } um { $luck ->
    [one] { $luck } Punkt
   *[other] { $luck } Punkte
} begünstigt.
report-luck-even = Die Würfel haben niemanden begünstigt.
report-played-better = { $player } hat weniger Fehler gemacht.
report-played-even = Beide haben gleich gut gespielt.

graph-title = Gewinnchancen

end-next = Nächstes Spiel
end-rematch = Revanche
end-review = Spiel durchgehen
end-export = Match speichern
end-you-won = Du hast gewonnen
end-you-lost = Du hast verloren
end-you-won-match = Du hast das Match gewonnen
end-you-lost-match = Du hast das Match verloren
report-luckier-you = Die Würfel haben dich begünstigt: { $luck }.
report-played-better-you = Du hast weniger Fehler gemacht.
