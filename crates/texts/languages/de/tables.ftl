invite-title = Freunde einladen
invite-about = Eröffne einen Tisch und verschick den Link. Niemand braucht ein Konto.
invite-your-name = Dein Name
invite-create = Tisch eröffnen
invite-creating = Der Tisch wird eröffnet …
invite-opponent-friend = Freunde
invite-opponent-friend-about = Alle, denen du den Link schickst
invite-opponent-computer = Der Computer
invite-opponent-computer-about = Er spielt auf dem Server, damit andere zuschauen können
invite-watching = Zuschauer erlaubt
invite-watching-about = Wer den Zuschauer-Link hat, kann zusehen. Sonst seht nur ihr beide den Tisch.
invite-needs-server = Um mit anderen zu spielen, öffne diese Seite von einem Server, den ihr beide erreicht.

clock-title = Uhr
clock-none = Ohne Uhr
clock-none-about = Lasst euch Zeit, Minuten oder Tage: Der Tisch wartet
clock-with = Mit Uhr
clock-with-about = Minuten für das ganze Match und ein paar freie Sekunden pro Zug
clock-reserve = Minuten pro Spieler
clock-delay = Freie Sekunden pro Zug
clock-summary = { $minutes } min pro Spieler, { $seconds } s frei pro Zug
clock-left = { $player } hat noch { $time }.
clock-running = Die Uhr von { $player } läuft.
clock-is-up = Die Zeit von { $player } ist abgelaufen.
clock-is-up-you = Deine Zeit ist abgelaufen. Du kannst weiterspielen, bis { $player } das Match beansprucht.
clock-low = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
clock-claim = Match beanspruchen
clock-claim-question = Die Zeit von { $player } ist abgelaufen. Das Match beanspruchen? Du kannst auch einfach weiterspielen.
clock-claimed = { $player } hat das Match wegen Zeitüberschreitung beansprucht.
clock-won = { $player } gewinnt auf Zeit

table-dice-server = Vom Server gewürfelt
table-dice-server-about = Hinterher könnt ihr beide prüfen, dass niemand die Würfe ausgesucht hat
table-dice-real = Echte Würfel
table-dice-real-about = Wer am Zug ist, tippt ein, was die Würfel zeigen; der andere vertraut darauf

waiting-title = Der Tisch ist bereit
waiting-send = Schick diesen Link deinem Gegner
waiting-send-about = Wer ihn als Erster öffnet und sich setzt, spielt gegen dich.
waiting-code = Oder lass diesen Code scannen
waiting-code-about = Der Link als QR-Code, für eine Handykamera
waiting-home-network = Im selben Netz geht auch diese Adresse:
waiting-home-network-none = Nur dieses Gerät erreicht diesen Server. Damit andere in deinem Netz mitspielen können, starte ihn mit { $command }.
waiting-own-link = Dein eigener Link
waiting-own-link-about = Öffnet deinen Platz auf einem anderen Gerät. Behalt ihn für dich: Wer ihn hat, spielt als du.
waiting-watch-link = Zuschauer-Link
waiting-watch-link-about = Wer diesen Link hat, kann zuschauen, aber nicht spielen.
waiting-for-friend = Warten auf deinen Gegner …
waiting-for-player = Warten auf { $player } …
waiting-leave = Du kannst diese Seite inzwischen schließen. Der Tisch bleibt, und dieses Gerät merkt sich deinen Platz.

join-title = { $player } lädt dich zu einer Partie Backgammon ein
join-title-nameless = Du bist zu einer Partie Backgammon eingeladen
join-rules = Ihr spielt nach diesen Regeln
join-rules-read = Regeln lesen
join-accept = Regeln annehmen und hinsetzen
join-watch = Nur zuschauen
join-name = Dein Name, wie dein Gegner ihn sieht
join-color = Du spielst { $color }.
join-color-by-die = Der Würfel entscheidet, wer Weiß hat.
join-sitting = Du setzt dich …
joined = { $player } hat sich gesetzt.

presence-title = Am Tisch
presence-here = { $player } ist da.
presence-away = { $player } ist gerade nicht da.
presence-away-since = { $player } ist seit { $when } weg.
presence-left = { $player } ist vorerst gegangen. Der Tisch wartet.
presence-back = { $player } ist wieder da.
presence-computer = Der Computer ({ $level })
spectator-count = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
spectator-you = Du schaust zu.
spectator-closed = Sonst kann niemand an diesem Tisch zuschauen.

# As in English.
chat-title = Chat
chat-label = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $player } stummschalten
chat-unmute = Stummschaltung von { $player } aufheben
chat-muted = Du hast { $player } stummgeschaltet.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-too-long = Eine Nachricht hat höchstens { $count } Zeichen.
chat-spectators = Zuschauer können den Chat lesen, aber nicht schreiben.

ask-take-back = Um Zurücknahme bitten
ask-take-back-about = Wenn { $player } zustimmt, wird deine letzte Entscheidung zurückgenommen.
ask-take-back-sent = Du hast { $player } gebeten, deinen Zug zurücknehmen zu dürfen.
ask-take-back-received = { $player } möchte den letzten Zug zurücknehmen.
ask-take-back-agreed = { $player } hat zugestimmt: Zug zurückgenommen.
ask-take-back-declined = { $player } möchte lieber weiterspielen.
ask-take-back-dice = Was danach gewürfelt wurde, wird neu gewürfelt.
ask-slow = Ohne Uhr weiterspielen
ask-slow-about = Wenn { $player } zustimmt, bleibt die Uhr endgültig stehen, und jeder zieht, wenn er Zeit hat, wenn nötig über Tage.
ask-slow-sent = Du hast { $player } gebeten, ohne Uhr weiterzuspielen.
ask-slow-received = { $player } möchte ohne Uhr weiterspielen.
ask-slow-agreed = Keine Uhr mehr. Spielt, wann ihr Zeit habt.
ask-slow-declined = { $player } möchte die Uhr lieber behalten.
ask-rematch-about = Dieselben Regeln, dieselben Plätze, ein neuer Stand.
ask-rematch-sent = Du hast { $player } um eine Revanche gebeten.
ask-rematch-received = { $player } bittet um eine Revanche.
ask-rematch-agreed = Ein neues Match beginnt.
ask-rematch-declined = { $player } möchte jetzt keine Revanche.
ask-agree = Zustimmen
ask-decline = Ablehnen
ask-withdraw = Zurückziehen
ask-withdrawn = { $player } hat die Bitte zurückgezogen.
ask-waiting = Warten auf die Antwort von { $player } …

settle-sent = Du hast { $player } eine Einigung vorgeschlagen.
settle-agreed = { $player } hat der Einigung zugestimmt.
settle-declined = { $player } möchte lieber weiterspielen, als sich zu einigen.
resign-sent = Du hast angeboten aufzugeben. { $player } muss zustimmen.
claim-sent = Du hast den Sieg beansprucht. { $player } muss zustimmen.
double-sent = Du hast verdoppelt. { $player } muss annehmen oder passen.

next-game-waiting = Ihr könnt beide das nächste Spiel starten.
next-game-begun = Spiel { $number } beginnt.

connection-connecting = Verbindung zum Tisch wird hergestellt …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-lost-long = Der Server ist nicht erreichbar. Dein Tisch ist dort sicher, und das Spiel geht weiter, sobald er wieder da ist.
connection-back = Wieder verbunden.
connection-retry = Jetzt versuchen
connection-unsent = Deine letzte Aktion ist noch nicht beim Server angekommen.
connection-restart = Der Server startet neu. Gleich geht das Spiel weiter.
connection-old-page = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; dein Spiel bleibt erhalten.
connection-reload = Seite neu laden

since-title = Während du weg warst
since-count = { $count ->
    [one] Das ist passiert:
   *[other] Das ist passiert ({ $count }):
}
since-your-turn = Du bist dran.
since-their-turn = { $player } ist dran.
since-show = Auf dem Brett zeigen

tables-title = Deine Tische
tables-with = Mit { $player }
tables-nobody = Noch hat sich niemand gesetzt
tables-your-turn = Du bist dran
tables-their-turn = Warten auf { $player }
tables-over = Zu Ende
tables-open = Zum Tisch
tables-forget = Tisch vergessen
tables-forget-question = Diesen Tisch auf diesem Gerät vergessen? Ohne deinen eigenen Link kommst du nicht mehr an deinen Platz.

receipt-title = Die Würfel dieses Matches
receipt-about = Vor dem ersten Wurf hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Dann haben dein Gerät und das deines Gegners je eine Zufallszahl beigesteuert. Aus diesen dreien wird jeder Wurf berechnet. Jetzt, nach dem Match, liegt das Geheimnis offen, und alle können jeden Wurf nachrechnen.
receipt-about-open = Der Server hat ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jeder Wurf wird aus diesem Geheimnis und je einer Zufallszahl eurer beiden Geräte berechnet. Nach dem Match wird das Geheimnis offengelegt, und du kannst alle Würfe prüfen.
receipt-fingerprint = Fingerabdruck des Geheimnisses
receipt-secret = Geheimnis des Servers
receipt-secret-closed = Wird nach dem Match gezeigt
receipt-number-of = Zufallszahl von { $player }
receipt-number-missing = Noch nicht angekommen
receipt-check = Würfel prüfen
receipt-good = { $count ->
    [one] Geprüft: Der Wurf ergibt sich aus dem Geheimnis und beiden Zahlen.
   *[other] Geprüft: Alle { $count } Würfe ergeben sich aus dem Geheimnis und beiden Zahlen.
}
receipt-bad-secret = Das Geheimnis passt nicht zum Fingerabdruck, der vor dem Match gezeigt wurde. Diesen Würfeln ist nicht zu trauen.
receipt-bad-roll = Wurf { $number } ergibt sich nicht aus dem Geheimnis und den Zahlen. Diesen Würfeln ist nicht zu trauen.
receipt-bad-number = Die Zahl im Beleg ist nicht die, die dieses Gerät beigesteuert hat. Diesen Würfeln ist nicht zu trauen.
receipt-proves = Das beweist, dass der Server die Würfe nicht ausgesucht hat: Sie standen alle vor dem ersten Wurf fest, und dein Gerät war daran beteiligt.
receipt-proves-not = Es beweist nicht, dass der Server sein Geheimnis gehütet hat: Wer ihn betreibt, könnte die Würfe vorher gekannt haben. Spielt auf einem Server von jemandem, dem ihr beide vertraut.
receipt-save = Match mit Beleg speichern
receipt-by-hand = Die Spieler haben die Würfe dieses Matches selbst eingetippt; es gibt also nichts zu prüfen.

server-unknown-table = Unter diesem Link gibt es keinen Tisch. Vielleicht fehlt ein Buchstabe.
server-wrong-key = Dieser Link öffnet keinen Platz an diesem Tisch. Lass ihn dir noch einmal schicken.
server-not-open = Dieser Tisch ist nicht für Zuschauer offen.
server-seat-taken = Dort sitzt schon jemand.
server-not-your-seat = Du schaust zu: Das können nur die beiden Spieler.
server-not-seated = Setz dich zuerst.
server-waiting-for-other = Dein Gegner hat sich noch nicht gesetzt.
server-stale = Etwas anderes kam dazwischen. Schau aufs Brett und versuch es noch einmal.
server-not-now = Das geht jetzt nicht.
server-nothing-asked = Es gibt nichts mehr zu beantworten.
server-already-asked = Eine Bitte nach der anderen: Eine ist noch offen.
server-no-clock = Dieser Tisch hat keine Uhr.
server-time-not-up = Die Zeit ist noch nicht abgelaufen.
server-not-understood = Der Server hat diese Seite nicht verstanden. Lade sie neu.
server-too-large = Das war zu lang für den Server.
server-too-many = Das war zu viel auf einmal. Warte einen Moment.
server-too-many-tables = Von hier wurden zu viele Tische eröffnet. Warte ein paar Minuten.
server-bad-name = Ein Name hat 1 bis { $count } Zeichen.
server-bad-name-letters = Dieser Name enthält unsichtbare Zeichen.
server-bad-text = Das lässt sich nicht als Nachricht senden.
server-dice-not-ready = Die Würfel brauchen erst eine Zufallszahl von beiden Geräten. Sie kommt gleich von selbst.
server-full = Der Server ist gerade voll. Versuch es später noch einmal.
server-storage = Der Server konnte das nicht speichern, also ist nichts passiert. Versuch es noch einmal.
server-closing = Der Server wird beendet. Dein Tisch bleibt erhalten.
server-unexpected = Der Server konnte das nicht tun: { $reason }.
