# As in English.
coach-title = Coach
coach-better = { $better-play } est meilleur.
coach-much-better = { $better-play } est bien meilleur.
coach-gives-away = { $play } coûte { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}.
coach-keep = Garder mon choix
coach-change = Réessayer

coach-shots = Après ce coup, { $played ->
    [0] aucun lancer ne vous frappe
    [one] { $played } lancer sur 36 vous frappe
   *[other] { $played } lancers sur 36 vous frappent
} ; après le meilleur, { $better ->
    [0] aucun
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Ce coup ne frappe rien ; le meilleur frappe { $better ->
        [one] un pion
       *[other] { $better } pions
    }.
    [one] Ce coup frappe un pion ; le meilleur { $better ->
        [0] n’en frappe aucun
       *[other] en frappe { $better }
    }.
   *[other] Ce coup frappe { $played } pions ; le meilleur { $better ->
        [0] n’en frappe aucun
       *[other] en frappe { $better }
    }.
}
coach-better-makes = Le meilleur coup fait votre flèche { $point }.
coach-played-makes = Ce coup fait votre flèche { $point }.
coach-better-breaks = Le meilleur coup abandonne votre flèche { $point }.
coach-played-breaks = Ce coup abandonne votre flèche { $point } ; le meilleur la garde.
coach-prime = { $played ->
    [one] Votre plus longue prime est de { $played } flèche après ce coup, de { $better } après le meilleur.
   *[other] Votre plus longue prime est de { $played } flèches après ce coup, de { $better } après le meilleur.
}
coach-stays-on-bar = Lancers qui laissent votre adversaire sur la barre : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-aims = Après ce coup, { $played ->
    [0] aucun de vos lancers ne frappe au prochain tour
    [one] { $played } de vos 36 lancers frappe au prochain tour
   *[other] { $played } de vos 36 lancers frappent au prochain tour
} ; après le meilleur, { $better ->
    [0] aucun
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Après ce coup, la course est à égalité
    [one] Après ce coup, vous menez de { $played } pip
   *[other] Après ce coup, vous menez de { $played } pips
} ; après le meilleur, { $better ->
    [0] elle est à égalité
   *[other] vous menez de { $better }
}.
coach-lead-behind = { $played ->
    [one] Après ce coup, vous avez { $played } pip de retard
   *[other] Après ce coup, vous avez { $played } pips de retard
} ; après le meilleur, vous en avez { $better }.
coach-lead-passes = { $played ->
    [one] Après ce coup, vous avez { $played } pip de retard
   *[other] Après ce coup, vous avez { $played } pips de retard
} ; après le meilleur, { $better ->
    [0] la course est à égalité
   *[other] vous menez de { $better }
}.
coach-lead-loses = { $played ->
    [0] Après ce coup, la course est à égalité
    [one] Après ce coup, vous menez de { $played } pip
   *[other] Après ce coup, vous menez de { $played } pips
} ; après le meilleur, vous avez { $better } de retard.
coach-back = Après ce coup, vous { $played ->
    [0] n’avez plus de pion
    [one] avez encore { $played } pion
   *[other] avez encore { $played } pions
} dans le jan intérieur adverse ; après le meilleur, { $better ->
    [0] aucun
   *[other] { $better }
}.
coach-stack = Votre plus haute pile compte { $played ->
    [one] { $played } pion
   *[other] { $played } pions
} après ce coup, { $better } après le meilleur.
coach-off = Après ce coup, vous { $played ->
    [0] n’avez sorti aucun pion
    [one] avez sorti { $played } pion
   *[other] avez sorti { $played } pions
} ; après le meilleur, { $better ->
    [0] aucun
   *[other] { $better }
}.
coach-wins = Ce coup gagne { $played } % des parties, le meilleur { $better } %.
coach-gammons = Ce coup gagne un gammon dans { $played } % des parties, le meilleur dans { $better } %.
coach-lost-gammons = Ce coup perd un gammon dans { $played } % des parties, le meilleur dans { $better } %.

coach-should-double = Ici, il faut doubler.
coach-should-roll = Il est trop tôt pour doubler.
coach-should-play-on = Vous êtes trop bien pour doubler : jouez pour le gammon.
coach-should-take = Il faut prendre : vous gagnez { $chance } % des parties, et ça suffit.
coach-should-pass = Il faut passer : vous ne gagnez que { $chance } % des parties.

fact-pips = Il vous reste { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-lead = Vous menez de { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
fact-behind = Vous avez { $pips ->
    [one] { $pips } pip de retard
   *[other] { $pips } pips de retard
}.
fact-on-bar = { $checkers ->
    [one] Vous avez { $checkers } pion sur la barre.
   *[other] Vous avez { $checkers } pions sur la barre.
}
fact-opponent-on-bar = { $checkers ->
    [one] Votre adversaire a { $checkers } pion sur la barre.
   *[other] Votre adversaire a { $checkers } pions sur la barre.
}
fact-off = { $checkers ->
    [0] Vous n’avez sorti aucun pion.
    [one] Vous avez sorti { $checkers } pion.
   *[other] Vous avez sorti { $checkers } pions.
}
fact-opponent-off = { $checkers ->
    [0] Votre adversaire n’a sorti aucun pion.
    [one] Votre adversaire a sorti { $checkers } pion.
   *[other] Votre adversaire a sorti { $checkers } pions.
}
fact-blot = { $shots ->
    [0] Aucun lancer ne frappe votre blot sur la flèche { $point }.
    [one] { $shots } lancer sur 36 frappe votre blot sur la flèche { $point }.
   *[other] { $shots } lancers sur 36 frappent votre blot sur la flèche { $point }.
}
fact-hitting = { $shots ->
    [0] Aucun de vos lancers ne frappe.
    [one] { $shots } de vos 36 lancers frappe.
   *[other] { $shots } de vos 36 lancers frappent.
}
fact-opponent-hitting = { $shots ->
    [0] Aucun lancer de votre adversaire ne frappe.
    [one] { $shots } des 36 lancers de votre adversaire frappe.
   *[other] { $shots } des 36 lancers de votre adversaire frappent.
}
fact-entering = { $shots ->
    [0] Aucun lancer ne permet de rentrer : le jan est fermé.
    [one] { $shots } lancer sur 36 permet de rentrer.
   *[other] { $shots } lancers sur 36 permettent de rentrer.
}
fact-dancing = { $shots ->
    [0] Vous pouvez jouer avec tous les lancers.
    [one] Avec { $shots } lancer sur 36, vous ne pouvez pas jouer.
   *[other] Avec { $shots } lancers sur 36, vous ne pouvez pas jouer.
}
fact-prime = { $count ->
    [one] Votre plus longue prime est de { $count } flèche.
    [6] Vous avez une prime complète : six flèches de suite.
   *[other] Votre plus longue prime est de { $count } flèches.
}
fact-back = { $checkers ->
    [0] Vous n’avez plus de pion en arrière.
    [one] Vous avez { $checkers } pion en arrière.
   *[other] Vous avez { $checkers } pions en arrière.
}
fact-opponent-back = { $checkers ->
    [0] Votre adversaire n’a plus de pion en arrière.
    [one] Votre adversaire a { $checkers } pion en arrière.
   *[other] Votre adversaire a { $checkers } pions en arrière.
}
fact-stack = { $checkers ->
    [one] Votre plus haute pile compte { $checkers } pion.
   *[other] Votre plus haute pile compte { $checkers } pions.
}
coach-found-play = Il y a un meilleur coup.
coach-found-cube = Est-ce le bon choix au videau ?
coach-show = Montrez-moi
reason-cube-chances = Vous gagnez { $wins } % des parties, { $gammons } % avec un gammon, et vous perdez un gammon dans { $lost } % des cas.
reason-cube-double-from = Avec ce videau et à ce score, il faut doubler à partir de { $chance } %.
reason-cube-take-from = Votre adversaire gagne { $wins } % des parties et il lui faut { $chance } % pour prendre.
reason-cube-too-good = À partir de { $chance } %, mieux vaut viser le gammon que doubler.
reason-cube-you-need = Avec ce videau et à ce score, il vous faut { $chance } % pour prendre.
reason-cube-wins = Vous gagnez { $wins } % des parties.
reason-cube-gammons = Vous gagnez un gammon dans { $gammons } % des parties et perdez un gammon dans { $lost } %.
reason-cube-no-market = Même après votre meilleur lancer, votre adversaire pourrait encore prendre au prochain tour : rien ne presse.
reason-cube-market = Après { $share } % des séquences formées de votre lancer et de la meilleure réponse adverse, votre adversaire devrait passer au prochain tour.
coach-will-hit = Lancers avec lesquels votre adversaire devrait frapper : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-escapes = Lancers qui libèrent un pion arrière de votre adversaire : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-own-escapes = Lancers qui libéreront un de vos pions arrière au prochain tour : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-builders = Lancers qui feront votre flèche { $point } au prochain tour : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-deep = Pions sur vos flèches { $first } et { $second } : { $played } après ce coup, { $better } après le meilleur.
coach-block = Flèches que vous tenez parmi six de suite : { $played } après ce coup, { $better } après le meilleur.
coach-spare-pips = Pips disponibles avant de devoir ouvrir votre prime, sans compter vos pions arrière : { $played } après ce coup, { $better } après le meilleur.
coach-breaking = Lancers qui vous obligeront à ouvrir une flèche de votre jan au prochain tour : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-exposing = Lancers qui vous obligeront à laisser un blot exposé au prochain tour : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-contact-kept = Après ce coup, plus aucun pion ne peut être frappé ; le meilleur garde le contact.
coach-contact-broken = Après le meilleur coup, plus aucun pion ne peut être frappé ; celui-ci garde le contact.
coach-will-anchor = Lancers avec lesquels votre adversaire devrait faire une flèche dans votre jan : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-will-escape = Lancers avec lesquels votre adversaire devrait libérer un pion arrière : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-will-block = Lancers avec lesquels votre adversaire devrait faire une flèche dans son jan : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-good-rolls = Lancers avec lesquels votre adversaire devrait frapper, rentrer, libérer un pion arrière ou faire une flèche : { $played } sur 36 après ce coup, { $better } après le meilleur.
coach-crossovers = Passages d’un quart du plateau au suivant avant que tous vos pions soient dans votre jan : { $played } après ce coup, { $better } après le meilleur.
coach-pips-from-home = Pips avant que tous vos pions soient dans votre jan : { $played } après ce coup, { $better } après le meilleur.
coach-wastage = Pips avec le gaspillage (EPC) : { $played } après ce coup, { $better } après le meilleur.
coach-price-hit = Ce coup frappe et le meilleur non, mais cela rapporte moins ici.
reason-needed = Tout coup qui ne fait pas mieux sur ce plan coûte au moins { $loss } point.
reason-rolls-hit = Lancers qui ne vous frappent qu’après ce coup : { $rolls } sur 36 ({ $examples }).
reason-rolls-enter = Lancers qui ne laissent votre adversaire sur la barre qu’après le meilleur coup : { $rolls } sur 36 ({ $examples }).
reason-rolls-anchor = Lancers qui donnent à votre adversaire plus de flèches dans votre jan après ce coup : { $rolls } sur 36 ({ $examples }).
reason-rolls-escape = Lancers qui libèrent plus de pions arrière de votre adversaire après ce coup : { $rolls } sur 36 ({ $examples }).
reason-rolls-block = Lancers qui donnent à votre adversaire plus de flèches dans son jan après ce coup : { $rolls } sur 36 ({ $examples }).
reason-rolls-share = Ils font { $share } % de la perte.
reason-rolls-most = Réponses après lesquelles le meilleur coup est devant : { $rolls } sur 36, surtout { $examples }.
reason-rolls-price = Lancers qui ne vous frappent qu’après le meilleur coup : { $rolls } sur 36 ({ $examples }).
reason-score = Points qui manquent encore pour gagner le match : { $yours } pour vous, { $theirs } pour votre adversaire.
reason-score-crawford = C’est la partie Crawford : personne ne peut doubler.
reason-score-money-better = En partie libre, votre coup serait le meilleur des deux.
reason-score-money-less = En partie libre, votre coup ne coûterait que { $loss } point.
reason-gammon-value-now = Valeur du gammon avec ce videau : { $yours } pour vous, { $theirs } pour votre adversaire ; ½ en partie libre.
advice-hit = Frappez : votre adversaire perd du terrain et doit d’abord rentrer.
advice-safe = Jouez la sécurité : laissez moins de tirs à votre adversaire.
advice-bold = Prenez le risque : le gain vaut plus que le danger.
advice-price = Cela laisse plus de tirs, mais le jeu en vaut la chandelle.
advice-point = Faites la flèche : elle bloque votre adversaire, et vos pions y sont à l’abri.
advice-keep-point = Gardez votre flèche ; vous en avez encore besoin.
advice-anchor = Faites une ancre : une flèche sûre dans le jan adverse.
advice-prime = Allongez votre prime : elle bloque les pions qui sont derrière.
advice-bar = Gardez votre adversaire sur la barre.
advice-contain = Ne laissez pas s’échapper les pions arrière de votre adversaire.
advice-escape = Dégagez vos pions arrière avant qu’ils ne soient enfermés.
advice-stay = Restez derrière et attendez un tir : vous ne gagnerez pas la course.
advice-in-play = Gardez vos pions en jeu au lieu de les enterrer.
advice-prepare = Préparez votre prochaine flèche : placez vos pions pour que plus de lancers la fassent.
advice-aim = Continuez à viser les blots de votre adversaire.
advice-blitz = Attaquez : frappez et fermez des flèches avant que votre adversaire ait une ancre.
advice-race = C’est une course : ne gaspillez pas de pips.
advice-spread = Répartissez vos pions : une haute pile ne sert à personne.
advice-gammon = Jouez pour le gammon.
advice-save-gammon = Évitez d’abord le gammon.
advice-timing = Soignez votre timing : gardez des pions à jouer pour ne pas devoir ouvrir vos flèches.
advice-next-turn = Pensez un tour à l’avance : placez vos pions pour que votre prochain lancer soit sûr lui aussi.
advice-hinder = Gênez votre adversaire : laissez-lui moins de lancers qui font une flèche.
advice-good-rolls = Laissez moins de bons lancers à votre adversaire.
advice-keep-contact = Gardez le contact : vous êtes en retard dans la course, il vous faut un tir.
advice-break-contact = Rompez le contact : vous êtes en avance dans la course.
advice-score-gammon = À ce score, un gammon vaut pour vous plus que d’habitude : jouez pour le gammon.
advice-score-no-gammon = À ce score, un gammon vaut pour vous moins que d’habitude : gagnez simplement la partie.
advice-score-risk = À ce score, perdre un gammon vous coûte moins que d’habitude : vous pouvez risquer davantage.
advice-score-save = À ce score, perdre un gammon vous coûte plus que d’habitude : évitez-le.
advice-score-no-backgammon = À ce score, un backgammon ne vous rapporte rien de plus qu’un gammon : ne cherchez pas à l’obtenir.
advice-score = Attention au score : le meilleur coup en dépend.
advice-wins = Le meilleur coup gagne tout simplement plus de parties.
advice-cube-now = Doublez maintenant : au prochain tour, il sera peut-être trop tard.
advice-cube-cash = Votre adversaire devrait passer : doublez et gagnez la partie.
advice-cube-behind = Ne doublez pas : votre adversaire a plus de chances de gagner que vous.
reason-cube-best-rolls = Vos lancers les plus forts : { $examples }.
reason-cube-volatility = En moyenne, un lancer change l’équité de { $points } point.
reason-cube-for-money = En partie libre, ce serait { $chance } %.
reason-gammon-nothing-yours = Une fois le videau doublé, un gammon ne vous rapporte rien de plus à ce score.
reason-gammon-nothing-theirs = Une fois le videau doublé, un gammon ne rapporte rien de plus à votre adversaire à ce score.
reason-gammon-match-yours = Une fois le videau doublé, un gammon vous fait gagner le match.
reason-gammon-match-theirs = Une fois le videau doublé, un gammon fait gagner le match à votre adversaire.
reason-gammon-value = Valeur du gammon une fois le videau doublé : { $yours } pour vous, { $theirs } pour votre adversaire ; ½ en partie libre.
reason-race-pips = Pips : { $yours } pour vous, { $theirs } pour votre adversaire.
reason-race-waste = Avec le gaspillage (EPC) : { $yours } et { $theirs }.
reason-race-rules = Compte de Keith : { $yours } et { $theirs } ; la formule de Kleinman donne { $chance } % à celui qui double.

coach-plan = Plan : { $plan }.
coach-plan-better = Plan du meilleur coup : { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = jeu d’attente
# As in English.
plan-back-game = back game
plan-race = course
plan-containment = retenir un pion frappé
