quiz-title = Entraînement
quiz-about = Vos erreurs reviennent sous forme de questions : bientôt si vous vous trompez encore, de moins en moins souvent quand vous savez. Elles restent sur cet appareil.
quiz-due = { $due ->
    [0] Rien à revoir aujourd’hui.
    [one] { $due } question à revoir.
   *[other] { $due } questions à revoir.
}
quiz-kept = { $count ->
    [0] Rien à travailler pour l’instant. Jouez contre l’ordinateur, ou analysez un match.
    [one] { $count } erreur à travailler.
   *[other] { $count } erreurs à travailler.
}
quiz-next-day = { $days ->
    [0] La prochaine vient plus tard dans la journée.
    [one] La prochaine vient demain.
   *[other] La prochaine vient dans { $days } jours.
}
quiz-practice-anyway = S’entraîner quand même
quiz-asks-play = Comment jouez-vous { $roll } ?
quiz-asks-cube = Lancer ou doubler ?
quiz-asks-reply = Votre adversaire double à { $value }. Prendre ou passer ?
quiz-from = Tiré de : { $text }
quiz-answer = C’est ma réponse
quiz-show = Je ne sais pas
quiz-thinking = Comparaison…
quiz-right = Juste !
quiz-nearly = Presque : cela ne coûte que { $loss }.
quiz-wrong = Cela coûte { $loss }.
quiz-best = Meilleur : { $play }
quiz-then = La dernière fois, vous avez joué { $play }, ce qui a coûté { $loss }.
quiz-next = Question suivante
quiz-comes-back = { $days ->
    [0] Elle revient aujourd’hui.
    [one] Elle revient demain.
   *[other] Elle revient dans { $days } jours.
}
quiz-forget = Oublier cette question
quiz-keep = { $player ->
    [you] Travailler vos erreurs
   *[other] Travailler les erreurs : { $player }
}
quiz-left = Encore aujourd’hui : { $count }
quiz-progress = Réponses justes, jour après jour
