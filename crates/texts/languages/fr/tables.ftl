invite-title = Inviter un ami
invite-about = Préparez une table et envoyez un lien à un ami. Personne n’a besoin de compte.
invite-your-name = Votre nom
invite-create = Préparer la table
invite-creating = Préparation de la table…
invite-opponent-friend = Un ami
invite-opponent-friend-about = Toute personne à qui vous envoyez le lien
invite-opponent-computer = L’ordinateur
invite-opponent-computer-about = Il joue sur le serveur, pour que d’autres puissent regarder
invite-watching = Spectateurs admis
invite-watching-about = Toute personne qui a le lien spectateur peut regarder. Sinon, vous seuls voyez la table.
invite-needs-server = Pour jouer avec un ami, ouvrez cette page depuis un serveur que vous pouvez joindre tous les deux.

clock-title = Pendule
clock-none = Sans pendule
clock-none-about = Prenez votre temps, des minutes ou des jours : la table attend
clock-with = Avec pendule
clock-with-about = Un nombre de minutes pour tout le match, plus quelques secondes libres à chaque tour
clock-reserve = Minutes par joueur
clock-delay = Secondes libres par tour
clock-summary = { $minutes } min par joueur, { $seconds } s libres par tour
clock-left = { $player } a encore { $time }.
clock-running = La pendule tourne pour { $player }.
clock-is-up = Temps écoulé pour { $player }.
clock-is-up-you = Votre temps est écoulé. Vous pouvez continuer jusqu’à ce que { $player } réclame le match.
clock-low = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
clock-claim = Réclamer le match
clock-claim-question = Temps écoulé pour { $player }. Réclamer le match ? Vous pouvez aussi simplement continuer.
clock-claimed = { $player } a réclamé le match au temps.
clock-won = { $player } gagne au temps

table-dice-server = Lancés par le serveur
table-dice-server-about = Ensuite, vous pouvez vérifier tous les deux que personne ne les a choisis
table-dice-real = Vrais dés
table-dice-real-about = Le joueur au trait saisit ce que montrent les dés ; l’autre lui fait confiance

waiting-title = La table est prête
waiting-send = Envoyez ce lien à votre ami
waiting-send-about = La première personne qui l’ouvre et s’assied joue contre vous.
waiting-code = Ou faites scanner ce code à votre ami
waiting-code-about = Le lien en code QR, pour l’appareil photo d’un téléphone
waiting-home-network = Sur le même réseau, cette adresse marche aussi :
waiting-home-network-none = Seul cet appareil peut joindre ce serveur. Pour laisser entrer d’autres personnes de votre réseau, démarrez-le avec { $command }.
waiting-own-link = Votre propre lien
waiting-own-link-about = Ouvre votre place sur un autre appareil. Gardez-le pour vous : avec lui, n’importe qui joue à votre place.
waiting-watch-link = Lien spectateur
waiting-watch-link-about = Avec ce lien, on peut regarder, mais pas jouer.
waiting-for-friend = En attente de votre ami…
waiting-for-player = En attente de { $player }…
waiting-leave = Vous pouvez fermer cette page en attendant. La table reste, et cet appareil se souvient de votre place.

join-title = { $player } vous invite à une partie de backgammon
join-title-nameless = On vous invite à une partie de backgammon
join-rules = Vous jouerez avec ces règles
join-rules-read = Lire les règles
join-accept = Accepter les règles et s’asseoir
join-watch = Regarder seulement
join-name = Votre nom, tel que votre adversaire le verra
join-color = Vous jouez { $color }.
join-color-by-die = Le dé décide qui est Blanc.
join-sitting = Installation…
joined = { $player } a pris place.

presence-title = À la table
presence-here = { $player } est là.
presence-away = { $player } n’est pas là pour l’instant.
presence-away-since = { $player } n’est plus là depuis { $when }.
presence-left = { $player } s’absente pour l’instant. La table attend.
presence-back = { $player } est de retour.
presence-computer = L’ordinateur ({ $level })
spectator-count = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
spectator-you = Vous regardez.
spectator-closed = Personne d’autre ne peut regarder cette table.

# As in English.
chat-title = Chat
chat-label = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-mute = Masquer { $player }
chat-unmute = Réafficher { $player }
chat-muted = Vous avez masqué { $player }.
chat-said = { $player } : { $text }
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-too-long = Un message peut compter { $count } caractères au plus.
chat-spectators = Les spectateurs peuvent lire le chat, mais pas écrire.

ask-take-back = Demander à reprendre le coup
ask-take-back-about = Si { $player } est d’accord, votre dernière décision est annulée.
ask-take-back-sent = Vous avez demandé à reprendre le coup. { $player } doit être d’accord.
ask-take-back-received = { $player } voudrait reprendre le dernier coup.
ask-take-back-agreed = { $player } est d’accord : coup repris.
ask-take-back-declined = { $player } préfère continuer.
ask-take-back-dice = Les dés lancés ensuite seront relancés.
ask-slow = Demander à jouer sans pendule
ask-slow-about = Si { $player } est d’accord, la pendule s’arrête pour de bon et chacun joue quand il a le temps, sur des jours s’il le faut.
ask-slow-sent = Vous avez proposé à { $player } de continuer sans pendule.
ask-slow-received = { $player } voudrait continuer sans pendule.
ask-slow-agreed = Plus de pendule. Jouez quand vous avez le temps.
ask-slow-declined = { $player } préfère garder la pendule.
ask-rematch-about = Mêmes règles, mêmes places, nouveau score.
ask-rematch-sent = Vous avez demandé une revanche à { $player }.
ask-rematch-received = { $player } demande une revanche.
ask-rematch-agreed = Un nouveau match commence.
ask-rematch-declined = { $player } ne veut pas de revanche maintenant.
ask-agree = D’accord
ask-decline = Refuser
ask-withdraw = Retirer
ask-withdrawn = { $player } a retiré sa demande.
ask-waiting = En attente de la réponse de { $player }…

settle-sent = Vous avez proposé un arrangement à { $player }.
settle-agreed = { $player } a accepté l’arrangement.
settle-declined = { $player } préfère continuer sans arrangement.
resign-sent = Vous avez proposé d’abandonner. { $player } doit accepter.
claim-sent = Vous avez réclamé la victoire. { $player } doit être d’accord.
double-sent = Vous avez doublé. { $player } doit prendre ou passer.

next-game-waiting = Chacun de vous peut lancer la partie suivante.
next-game-begun = La partie { $number } commence.

connection-connecting = Connexion à la table…
connection-lost = Connexion perdue. Nouvel essai…
connection-lost-long = Le serveur est injoignable. Votre table y est en sécurité, et la partie continuera à son retour.
connection-back = Connexion rétablie.
connection-retry = Réessayer
connection-unsent = Votre dernière action n’est pas encore arrivée au serveur.
connection-restart = Le serveur redémarre. La partie reprend dans un instant.
connection-old-page = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer ; votre partie est conservée.
connection-reload = Recharger la page

since-title = Pendant votre absence
since-count = { $count ->
    [one] Il s’est passé une chose :
   *[other] Il s’est passé { $count } choses :
}
since-your-turn = C’est à vous.
since-their-turn = C’est à { $player }.
since-show = Montrer sur le plateau

tables-title = Vos tables
tables-with = Avec { $player }
tables-nobody = Personne ne s’est encore assis
tables-your-turn = À vous
tables-their-turn = En attente de { $player }
tables-over = Terminée
tables-open = Aller à la table
tables-forget = Oublier cette table
tables-forget-question = Oublier cette table sur cet appareil ? Sans votre propre lien, vous ne pourrez pas revenir à votre place.

receipt-title = Les dés de ce match
receipt-about = Avant le premier lancer, le serveur a fixé un secret et montré son empreinte. Puis votre appareil et celui de votre adversaire ont ajouté chacun un nombre aléatoire. Chaque lancer se calcule à partir des trois. Maintenant que le match est fini, le secret est révélé, et tout le monde peut recalculer tous les lancers.
receipt-about-open = Le serveur a fixé un secret et montré son empreinte. Chaque lancer se calcule à partir de ce secret et d’un nombre aléatoire de chacun de vos appareils. Après le match, le secret est révélé, et vous pouvez vérifier tous les lancers.
receipt-fingerprint = Empreinte du secret
receipt-secret = Secret du serveur
receipt-secret-closed = Révélé à la fin du match
receipt-number-of = Nombre aléatoire : { $player }
receipt-number-missing = Pas encore reçu
receipt-check = Vérifier les dés
receipt-good = { $count ->
    [one] Vérifié : le lancer découle bien du secret et des deux nombres.
   *[other] Vérifié : les { $count } lancers découlent bien du secret et des deux nombres.
}
receipt-bad-secret = Le secret ne correspond pas à l’empreinte montrée avant le match. On ne peut pas se fier à ces dés.
receipt-bad-roll = Le lancer { $number } ne découle pas du secret et des nombres. On ne peut pas se fier à ces dés.
receipt-bad-number = Le nombre du reçu n’est pas celui que cet appareil a donné. On ne peut pas se fier à ces dés.
receipt-proves = Cela prouve que le serveur n’a pas choisi les dés : tous étaient fixés avant le premier lancer, et votre appareil y a pris part.
receipt-proves-not = Cela ne prouve pas que le serveur a gardé son secret : la personne qui le gère aurait pu connaître les lancers d’avance. Jouez sur le serveur de quelqu’un en qui vous avez tous deux confiance.
receipt-save = Enregistrer le match avec son reçu
receipt-by-hand = Les joueurs ont saisi eux-mêmes les dés de ce match : il n’y a rien à vérifier.

server-unknown-table = Aucune table ne correspond à ce lien. Il manque peut-être une lettre.
server-wrong-key = Ce lien n’ouvre pas de place à cette table. Demandez-le de nouveau.
server-not-open = Cette table n’admet pas de spectateurs.
server-seat-taken = Quelqu’un est déjà assis là.
server-not-your-seat = Vous regardez : seuls les deux joueurs peuvent faire cela.
server-not-seated = Asseyez-vous d’abord.
server-waiting-for-other = Votre adversaire ne s’est pas encore assis.
server-stale = Autre chose s’est passé avant. Regardez le plateau et réessayez.
server-not-now = Ce n’est pas possible maintenant.
server-nothing-asked = Il n’y a plus rien à répondre.
server-already-asked = Une demande à la fois : une autre attend encore sa réponse.
server-no-clock = Cette table n’a pas de pendule.
server-time-not-up = Le temps n’est pas écoulé.
server-not-understood = Le serveur n’a pas compris cette page. Rechargez-la.
server-too-large = C’était trop long pour le serveur.
server-too-many = C’était trop à la fois. Attendez un instant.
server-too-many-tables = Trop de tables ont été préparées d’ici. Attendez quelques minutes.
server-bad-name = Un nom compte de 1 à { $count } caractères.
server-bad-name-letters = Ce nom contient des caractères invisibles.
server-bad-text = Cela ne peut pas être envoyé comme message.
server-dice-not-ready = Les dés ont d’abord besoin d’un nombre aléatoire de chaque appareil. Il arrive tout seul dans un instant.
server-full = Le serveur est complet pour l’instant. Réessayez plus tard.
server-storage = Le serveur n’a pas pu enregistrer : rien ne s’est passé. Réessayez.
server-closing = Le serveur s’arrête. Votre table est conservée.
server-unexpected = Le serveur n’a pas pu le faire : { $reason }.
