end-title = { $player } gagne
end-match-title = { $player } gagne le match
end-score = Score : { $score }

ending-borne-off = { $player ->
    [you] Vous avez sorti votre dernier pion.
   *[other] { $player } a sorti son dernier pion.
}
ending-passed = Le double n’a pas été pris.
ending-resigned = L’abandon a été accepté.
ending-claimed = La victoire réclamée a été reconnue.
ending-settled = La partie s’est conclue par un arrangement.

result-single = Partie simple (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Un gammon, mais le videau n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
   *[backgammon] Un backgammon, mais le videau n’a jamais été tourné : avec la règle Jacoby, il compte comme une partie simple (1)
}
result-cube = × videau { $cube }
# As in English.
result-equals = = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-equals-stake = = { $total ->
    [one] la mise
   *[other] { $total } fois la mise
}
result-agreed = Arrangement : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
result-agreed-stake = Arrangement : { $total ->
    [1] la mise
   *[other] { $total } fois la mise
}

end-analyzing = Analyse de la partie…
report-luck = Chance
report-error-rate = Taux d’erreur
report-decisions = Décisions
report-blunders = Gaffes
report-luckier = Les dés ont favorisé { $player } de { $luck ->
    [one] { $luck } point
   *[other] { $luck } points
}.
report-luck-even = Les dés n’ont favorisé personne.
report-played-better = { $player } a fait moins d’erreurs.
report-played-even = Les deux ont joué aussi bien l’un que l’autre.

graph-title = Chances de gain

end-next = Partie suivante
end-rematch = Revanche
end-review = Revoir la partie
end-export = Enregistrer le match
end-you-won = Vous avez gagné
end-you-lost = Vous avez perdu
end-you-won-match = Vous avez gagné le match
end-you-lost-match = Vous avez perdu le match
report-luckier-you = Les dés vous ont été favorables : { $luck }.
report-played-better-you = Vous avez fait moins d’erreurs.
