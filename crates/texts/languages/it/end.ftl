end-title = Vince { $player }
end-match-title = { $player } vince il match
end-score = Punteggio: { $score }

ending-borne-off = { $player ->
    [you] Hai portato fuori l’ultima pedina.
   *[other] { $player } ha portato fuori l’ultima pedina.
}
ending-passed = Il raddoppio non è stato accettato.
ending-resigned = L’abbandono è stato accettato.
ending-claimed = La vittoria reclamata è stata riconosciuta.
ending-settled = La partita è finita con un accordo.

result-single = Partita singola (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Un gammon, ma il cubo non è mai stato girato: per la regola Jacoby vale come partita singola (1)
   *[backgammon] Un backgammon, ma il cubo non è mai stato girato: per la regola Jacoby vale come partita singola (1)
}
result-cube = × cubo { $cube }
result-equals = = { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
result-equals-stake = = { $total ->
    [one] la posta
   *[other] { $total } volte la posta
}
result-agreed = Accordo: { $total ->
    [one] { $total } punto
   *[other] { $total } punti
}
result-agreed-stake = Accordo: { $total ->
    [1] la posta
   *[other] { $total } volte la posta
}

end-analyzing = Analisi della partita…
report-luck = Fortuna
report-error-rate = Tasso d’errore
report-decisions = Decisioni
report-blunders = Errori gravi
report-luckier = I dadi hanno favorito { $player } di { $luck ->
    [one] { $luck } punto
   *[other] { $luck } punti
}.
report-luck-even = I dadi non hanno favorito nessuno.
report-played-better = { $player } ha fatto meno errori.
report-played-even = Tutti e due hanno giocato ugualmente bene.

graph-title = Probabilità di vittoria

end-next = Prossima partita
end-rematch = Rivincita
end-review = Rivedi la partita
end-export = Salva il match
end-you-won = Hai vinto
end-you-lost = Hai perso
end-you-won-match = Hai vinto il match
end-you-lost-match = Hai perso il match
report-luckier-you = I dadi ti hanno aiutato: { $luck }.
report-played-better-you = Hai fatto meno errori.
