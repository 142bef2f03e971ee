quiz-title = Entraînement
quiz-about = Vos propres erreurs reviennent sous forme de questions : bientôt si vous vous trompez encore, de plus en plus tard si vous savez répondre. Elles ne restent que sur cet appareil.
quiz-due = { $due ->
    [0] Rien à revoir aujourd’hui.
    [one] { $due } question à revoir.
   *[other] { $due } questions à revoir.
}
quiz-kept = { $count ->
    [0] Aucune erreur gardée pour l’instant. Jouez contre l’ordinateur, ou analysez un match.
    [one] { $count } erreur gardée.
   *[other] { $count } erreurs gardées.
}
quiz-next-day = { $days ->
    [0] La prochaine vient plus tard dans la journée.
    [one] La prochaine vient demain.
   *[other] La prochaine vient dans { $days } jours.
}
quiz-practice-anyway = S’exercer quand même
quiz-asks-play = Comment jouez-vous { $roll } ?
quiz-asks-cube = Lancer ou doubler ?
quiz-asks-reply = On vous double à { $value }. Prendre ou passer ?
quiz-from = Tiré de : { $text }
quiz-answer = C’est ma réponse
quiz-show = Je ne sais pas
quiz-thinking = Comparaison…
quiz-right = Juste !
quiz-nearly = Presque : cela ne perd que { $loss }.
quiz-wrong = Cela perd { $loss }.
quiz-best = Le meilleur : { $play }
quiz-then = À l’époque, vous avez joué { $play }, qui a perdu { $loss }.
quiz-next = Question suivante
quiz-comes-back = { $days ->
    [0] Elle revient aujourd’hui.
    [one] Elle revient demain.
   *[other] Elle revient dans { $days } jours.
}
quiz-forget = Oublier cette question
quiz-keep = Erreurs à travailler : { $player }
quiz-left = Encore aujourd’hui : { $count }
quiz-progress = Réponses justes, jour après jour
