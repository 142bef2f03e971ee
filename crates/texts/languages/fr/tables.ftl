invite-title = Inviter quelqu’un
invite-about = Vous préparez une table et envoyez un lien. Personne n’a besoin de compte.
invite-your-name = Votre nom
invite-create = Préparer la table
invite-creating = On prépare la table…
invite-opponent-friend = Quelqu’un
invite-opponent-friend-about = Qui recevra votre lien
invite-opponent-computer = L’ordinateur
invite-opponent-computer-about = Il joue sur le serveur, par exemple pendant que d’autres regardent
invite-watching = Ouverte au public
invite-watching-about = Qui a le lien pour regarder peut suivre le jeu. Sinon, personne d’autre ne voit la table.
invite-needs-server = Pour jouer à distance, la page doit être ouverte depuis un serveur que vous pouvez joindre tous les deux.

clock-title = Pendule
clock-none = Sans pendule
clock-none-about = Prenez votre temps, des minutes ou des jours : la table attend
clock-with = Avec pendule
clock-with-about = Tant de minutes pour tout le match, et quelques secondes libres à chaque tour
clock-reserve = Minutes par joueur
clock-delay = Secondes libres à chaque tour
clock-summary = { $minutes } min par joueur, { $seconds } s libres à chaque tour
clock-left = { $player } : il reste { $time }.
clock-running = La pendule tourne pour { $player }.
clock-is-up = Temps écoulé pour { $player }.
clock-is-up-you = Votre temps est écoulé. Vous pouvez continuer à jouer tant que le match n’est pas revendiqué par { $player }.
clock-low = { $seconds ->
    [one] Il vous reste { $seconds } seconde.
   *[other] Il vous reste { $seconds } secondes.
}
clock-claim = Revendiquer le match
clock-claim-question = Temps écoulé pour { $player }. Revendiquer le match ? Vous pouvez aussi simplement continuer.
clock-claimed = { $player } a revendiqué le match au temps.
clock-won = { $player } gagne au temps

table-dice-server = Lancés par le serveur
table-dice-server-about = Chacun peut vérifier ensuite que personne ne les a choisis
table-dice-real = Vrais dés
table-dice-real-about = Qui a les dés saisit ce qu’ils montrent ; l’autre fait confiance

waiting-title = La table est prête
waiting-send = Envoyez ce lien à la personne invitée
waiting-send-about = Qui l’ouvre en premier et s’assied joue contre vous.
waiting-code = Ou montrez cette image à son appareil
waiting-code-about = Le lien en image, pour l’appareil photo d’un téléphone
waiting-home-network = Sur le même réseau domestique, cette adresse marche aussi :
waiting-home-network-none = Ce serveur n’écoute que cet appareil. Pour jouer sur le réseau domestique, démarrez-le avec { $command }.
waiting-own-link = Votre propre lien
waiting-own-link-about = Ouvre votre place sur un autre appareil. Gardez-le pour vous : qui l’a joue en votre nom.
waiting-watch-link = Lien pour regarder
waiting-watch-link-about = Qui l’a peut regarder, mais pas jouer.
waiting-for-friend = On attend votre adversaire…
waiting-for-player = On attend { $player }…
waiting-leave = Vous pouvez fermer la page en attendant. La table reste, et cet appareil connaît votre place.

join-title = { $player } vous invite à une partie de backgammon
join-title-nameless = On vous invite à une partie de backgammon
join-rules = Selon ces règles
join-rules-read = Lire les règles
join-accept = Accepter ces règles et s’asseoir
join-watch = Juste regarder
join-name = Votre nom, tel que l’autre le verra
join-color = Vous jouez { $color }.
join-color-by-die = Le dé décide qui est Blanc.
join-sitting = On s’installe…
joined = { $player } a pris place.

presence-title = À la table
presence-here = { $player } est là.
presence-away = { $player } n’est pas là pour l’instant.
presence-away-since = { $player } n’est plus là depuis : { $when }.
presence-left = { $player } s’absente pour le moment. La table attend.
presence-back = { $player } est de retour.
presence-computer = L’ordinateur ({ $level })
spectator-count = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
spectator-you = Vous regardez.
spectator-closed = Personne d’autre ne peut regarder cette table.

chat-title = Discussion
chat-label = Dire quelque chose
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-mute = Ne plus lire { $player }
chat-unmute = Lire de nouveau { $player }
chat-muted = Vous ne voyez pas ce que dit { $player }.
chat-said = { $player } : { $text }
chat-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
chat-too-long = Un message compte au plus { $count } caractères.
chat-spectators = Le public lit les messages, mais ne peut pas en écrire.

ask-take-back = Reprendre ?
ask-take-back-about = Si { $player } est d’accord, votre dernière décision est annulée.
ask-take-back-sent = Vous avez demandé à { $player } de vous laisser reprendre.
ask-take-back-received = { $player } voudrait reprendre.
ask-take-back-agreed = { $player } est d’accord : coup repris.
ask-take-back-declined = { $player } préfère continuer.
ask-take-back-dice = Les dés lancés après cela sont lancés de nouveau.
ask-slow = Sans pendule ?
ask-slow-about = Si { $player } est d’accord, la pendule s’arrête pour de bon et chacun joue quand il a le temps, sur plusieurs jours s’il le faut.
ask-slow-sent = Vous avez proposé à { $player } de continuer sans hâte, sans la pendule.
ask-slow-received = { $player } voudrait continuer sans hâte, sans la pendule.
ask-slow-agreed = Désormais, il n’y a plus de pendule. Jouez quand vous avez le temps.
ask-slow-declined = { $player } préfère garder la pendule.
ask-rematch-about = Mêmes règles, mêmes places, score à zéro.
ask-rematch-sent = Vous avez demandé une revanche à { $player }.
ask-rematch-received = { $player } demande une revanche.
ask-rematch-agreed = Un nouveau match commence.
ask-rematch-declined = { $player } ne veut pas de revanche maintenant.
ask-agree = D’accord
ask-decline = Refuser
ask-withdraw = Retirer
ask-withdrawn = { $player } a retiré sa demande.
ask-waiting = Réponse attendue : { $player }…

settle-sent = Vous avez proposé un arrangement à { $player }.
settle-agreed = { $player } accepte l’arrangement.
settle-declined = { $player } préfère continuer plutôt que s’arranger.
resign-sent = Vous avez proposé d’abandonner. { $player } doit encore accepter.
claim-sent = Vous dites que la partie est gagnée. { $player } doit encore en convenir.
double-sent = Vous avez doublé. { $player } doit prendre ou passer.

next-game-waiting = L’un ou l’autre peut lancer la partie suivante.
next-game-begun = La partie { $number } commence.

connection-connecting = Connexion à la table…
connection-lost = La connexion est perdue. Nouvel essai…
connection-lost-long = Le serveur est injoignable. La table y est conservée, et la partie continuera dès qu’il sera de retour.
connection-back = Connexion rétablie.
connection-retry = Réessayer
connection-unsent = Votre dernière action n’est pas encore arrivée au serveur.
connection-restart = Le serveur redémarre. La partie reprend dans un instant.
connection-old-page = Cette page est plus ancienne que le serveur. Rechargez-la pour continuer ; la partie est conservée.
connection-reload = Recharger la page

since-title = Pendant votre absence
since-count = { $count ->
    [one] Il s’est passé une chose :
   *[other] Il s’est passé { $count } choses :
}
since-your-turn = C’est à vous.
since-their-turn = C’est à { $player } de jouer.
since-show = Montrer sur le plateau

tables-title = Vos tables
tables-with = Avec { $player }
tables-nobody = Personne n’a encore pris place
tables-your-turn = À vous
tables-their-turn = On attend { $player }
tables-over = Fini
tables-open = Aller à la table
tables-forget = Oublier cette table
tables-forget-question = Oublier cette table sur cet appareil ? Sans votre propre lien, vous ne pourrez pas revenir à votre place.

receipt-title = Les dés de ce match
receipt-about = Avant le premier lancer, le serveur a fixé un secret et montré son empreinte. Puis votre appareil et celui de votre adversaire ont ajouté chacun un nombre aléatoire. Chaque lancer se calcule à partir des trois. Maintenant que le match est fini, le secret est révélé, et chacun peut recalculer tous les lancers.
receipt-about-open = Le serveur a fixé un secret et montré son empreinte. Chaque lancer se calcule à partir de ce secret et d’un nombre aléatoire de chacun de vos appareils. Après le match, le secret est révélé, et vous pouvez vérifier tous les lancers.
receipt-fingerprint = Empreinte du secret
receipt-secret = Secret du serveur
receipt-secret-closed = Montré à la fin du match
receipt-number-of = Nombre aléatoire : { $player }
receipt-number-missing = Pas encore donné
receipt-check = Vérifier les dés
receipt-good = { $count ->
    [one] Vérifié : le lancer est bien celui que donnent le secret et les deux nombres.
   *[other] Vérifié : les { $count } lancers sont bien ceux que donnent le secret et les deux nombres.
}
receipt-bad-secret = Le secret n’a pas l’empreinte montrée avant le match. On ne peut pas se fier à ces dés.
receipt-bad-roll = Le lancer { $number } ne découle pas du secret et des nombres. On ne peut pas se fier à ces dés.
receipt-bad-number = Le nombre donné par cet appareil n’est pas celui du reçu. On ne peut pas se fier à ces dés.
receipt-proves = Cela prouve que le serveur n’a pas choisi les dés : ils étaient fixés avant le premier lancer, et votre appareil y a eu sa part.
receipt-proves-not = Cela ne prouve pas que le serveur a gardé son secret : qui l’exploite aurait pu connaître les lancers d’avance. Jouez sur le serveur de quelqu’un en qui vous avez tous deux confiance.
receipt-save = Enregistrer le match et son reçu
receipt-by-hand = Les dés de ce match ont été saisis par les joueurs. Il n’y a rien à vérifier.

server-unknown-table = Il n’y a pas de table à ce lien. Peut-être manque-t-il une lettre.
server-wrong-key = Ce lien n’ouvre aucune place à cette table. Demandez-le de nouveau.
server-not-open = Cette table n’est pas ouverte au public.
server-seat-taken = Quelqu’un a déjà pris cette place.
server-not-your-seat = Vous regardez : seuls les deux joueurs de la table peuvent faire cela.
server-not-seated = Prenez d’abord place.
server-waiting-for-other = Votre adversaire n’a pas encore pris place.
server-stale = Autre chose s’est passé avant. Regardez le plateau et réessayez.
server-not-now = Ce n’est pas possible maintenant.
server-nothing-asked = Il n’y a plus rien à répondre.
server-already-asked = Une question à la fois : il y en a déjà une en attente.
server-no-clock = Cette table n’a pas de pendule.
server-time-not-up = Le temps n’est pas écoulé.
server-not-understood = Le serveur n’a pas compris cette page. Rechargez-la.
server-too-large = C’était trop long pour le serveur.
server-too-many = C’était trop à la fois. Attendez un instant.
server-too-many-tables = Trop de tables ont été préparées d’ici. Attendez quelques minutes.
server-bad-name = Un nom compte de un à { $count } caractères.
server-bad-text = Cela ne peut pas être envoyé comme message.
server-dice-not-ready = Les dés ont d’abord besoin d’un nombre aléatoire de chaque appareil. Il arrive tout seul dans un instant.
server-full = Le serveur n’a plus de place pour l’instant. Réessayez plus tard.
server-storage = Le serveur n’a pas pu l’écrire : cela n’a donc pas eu lieu. Réessayez.
server-closing = Le serveur s’arrête. La table est conservée.
server-unexpected = Le serveur n’a pas pu le faire : { $reason }.
