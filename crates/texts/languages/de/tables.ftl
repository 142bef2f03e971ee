invite-title = Freunde einladen
invite-about = Du baust einen Tisch auf und verschickst einen Link. Niemand braucht ein Konto.
invite-your-name = Dein Name
invite-create = Tisch aufbauen
invite-creating = Der Tisch wird aufgebaut …
invite-opponent-friend = Freunde
invite-opponent-friend-about = Wem du den Link schickst
invite-opponent-computer = Der Computer
invite-opponent-computer-about = Er spielt auf dem Server, zum Beispiel wenn andere zuschauen
invite-watching = Zuschauen erlaubt
invite-watching-about = Wer den Link zum Zuschauen hat, kann zusehen. Sonst seht nur ihr beide den Tisch.
invite-needs-server = Um mit Freunden zu spielen, muss die Seite von einem Server kommen, den ihr beide erreicht.

clock-title = Uhr
clock-none = Ohne Uhr
clock-none-about = Lasst euch Zeit, Minuten oder Tage: Der Tisch wartet
clock-with = Mit Uhr
clock-with-about = So viele Minuten für das ganze Match und ein paar freie Sekunden bei jedem Zug
clock-reserve = Minuten je Spieler
clock-delay = Freie Sekunden je Zug
clock-summary = { $minutes } min je Spieler, { $seconds } s frei bei jedem Zug
clock-left = { $player } hat noch { $time }.
clock-running = Die Uhr von { $player } läuft.
clock-is-up = Die Zeit von { $player } ist abgelaufen.
clock-is-up-you = Deine Zeit ist abgelaufen. Du darfst weiterspielen, bis { $player } das Match beansprucht.
clock-low = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
clock-claim = Match beanspruchen
clock-claim-question = Die Zeit von { $player } ist abgelaufen. Das Match beanspruchen? Du kannst auch einfach weiterspielen.
clock-claimed = { $player } hat das Match nach Zeit beansprucht.
clock-won = { $player } gewinnt nach Zeit

table-dice-server = Vom Server geworfen
table-dice-server-about = Ihr könnt beide hinterher prüfen, dass niemand sie ausgesucht hat
table-dice-real = Echte Würfel
table-dice-real-about = Wer am Zug ist, tippt ein, was die Würfel zeigen; die andere Seite vertraut darauf

waiting-title = Der Tisch ist aufgebaut
waiting-send = Verschick diesen Link
waiting-send-about = Wer ihn zuerst öffnet und sich setzt, spielt gegen dich.
waiting-code = Oder zeig dieses Bild einer Kamera
waiting-code-about = Der Link als Bild, für die Kamera eines Telefons
waiting-home-network = Im selben Heimnetz geht auch diese Adresse:
waiting-home-network-none = Dieser Server hört nur auf dieses Gerät. Zum Spielen im Heimnetz starte ihn mit { $command }.
waiting-own-link = Dein eigener Link
waiting-own-link-about = Öffnet deinen Platz auf einem anderen Gerät. Behalt ihn für dich: Wer ihn hat, spielt in deinem Namen.
waiting-watch-link = Link zum Zuschauen
waiting-watch-link-about = Wer ihn hat, kann zusehen, aber nicht spielen.
waiting-for-friend = Warten auf deinen Gegner …
waiting-for-player = Warten auf { $player } …
waiting-leave = Du kannst die Seite inzwischen schließen. Der Tisch bleibt, und dieses Gerät kennt deinen Platz.

join-title = { $player } lädt dich zu einer Partie Backgammon ein
join-title-nameless = Du bist zu einer Partie Backgammon eingeladen
join-rules = Nach diesen Regeln
join-rules-read = Regeln lesen
join-accept = Regeln annehmen und hinsetzen
join-watch = Nur zuschauen
join-name = Dein Name, wie ihn die andere Seite sieht
join-color = Du spielst { $color }.
join-color-by-die = Der Würfel entscheidet, wer Weiß hat.
join-sitting = Du setzt dich …
joined = { $player } sitzt jetzt am Tisch.

presence-title = Am Tisch
presence-here = { $player } ist da.
presence-away = { $player } ist gerade nicht da.
presence-away-since = { $player } ist weg seit { $when }.
presence-left = { $player } ist für den Moment gegangen. Der Tisch wartet.
presence-back = { $player } ist wieder da.
presence-computer = Der Computer ({ $level })
spectator-count = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
spectator-you = Du schaust zu.
spectator-closed = Sonst kann an diesem Tisch niemand zuschauen.

# As in English.
chat-title = Chat
chat-label = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-mute = { $player } stummschalten
chat-unmute = { $player } wieder hören
chat-muted = Du siehst nicht, was { $player } sagt.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
chat-too-long = Eine Nachricht hat höchstens { $count } Zeichen.
chat-spectators = Wer zuschaut, liest mit, kann aber nicht mitreden.

ask-take-back = Zurücknehmen?
ask-take-back-about = Wenn { $player } zustimmt, wird deine letzte Entscheidung zurückgenommen.
ask-take-back-sent = Du hast { $player } gebeten, zurücknehmen zu dürfen.
ask-take-back-received = { $player } möchte zurücknehmen.
ask-take-back-agreed = { $player } stimmt zu: zurückgenommen.
ask-take-back-declined = { $player } möchte lieber weiterspielen.
ask-take-back-dice = Was danach gewürfelt wird, wird neu gewürfelt.
ask-slow = Ohne Uhr weiter?
ask-slow-about = Wenn { $player } zustimmt, bleibt die Uhr für immer stehen, und ihr zieht, wann ihr Zeit habt, wenn nötig über Tage.
ask-slow-sent = Du hast { $player } vorgeschlagen, in Ruhe und ohne Uhr weiterzuspielen.
ask-slow-received = { $player } möchte in Ruhe und ohne Uhr weiterspielen.
ask-slow-agreed = Ab jetzt läuft keine Uhr mehr. Spielt, wann ihr Zeit habt.
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
ask-waiting = Warten, was { $player } sagt …

settle-sent = Du hast { $player } eine Einigung vorgeschlagen.
settle-agreed = { $player } stimmt der Einigung zu.
settle-declined = { $player } möchte lieber weiterspielen, als sich zu einigen.
resign-sent = Du hast { $player } angeboten aufzugeben.
claim-sent = Du sagst, dass das Spiel gewonnen ist. { $player } muss noch zustimmen.
double-sent = Du hast verdoppelt. { $player } muss annehmen oder passen.

next-game-waiting = Ihr könnt beide das nächste Spiel starten.
next-game-begun = Spiel { $number } beginnt.

connection-connecting = Verbindung zum Tisch …
connection-lost = Die Verbindung ist weg. Neuer Versuch …
connection-lost-long = Der Server ist nicht zu erreichen. Der Tisch bleibt dort erhalten, und das Spiel geht weiter, sobald er wieder da ist.
connection-back = Wieder verbunden.
connection-retry = Jetzt versuchen
connection-unsent = Was du zuletzt getan hast, ist noch nicht beim Server angekommen.
connection-restart = Der Server startet neu. Gleich geht das Spiel weiter.
connection-old-page = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen; das Spiel bleibt erhalten.
connection-reload = Seite neu laden

since-title = Während du weg warst
since-count = { $count ->
    [one] Eine Sache ist geschehen:
   *[other] { $count } Dinge sind geschehen:
}
since-your-turn = Du bist an der Reihe.
since-their-turn = { $player } ist an der Reihe.
since-show = Auf dem Brett zeigen

tables-title = Deine Tische
tables-with = Mit { $player }
tables-nobody = Noch sitzt niemand da
tables-your-turn = Du bist dran
tables-their-turn = Warten auf { $player }
tables-over = Zu Ende
tables-open = Zum Tisch
tables-forget = Tisch vergessen
tables-forget-question = Diesen Tisch auf diesem Gerät vergessen? Ohne deinen eigenen Link kommst du nicht mehr an deinen Platz.

receipt-title = Die Würfel dieses Matches
receipt-about = Vor dem ersten Wurf hat der Server ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Dann haben dein Gerät und das deines Gegners je eine Zufallszahl beigesteuert. Jeder Wurf wird aus den dreien berechnet. Jetzt, nach dem Match, liegt das Geheimnis offen, und jeder kann alle Würfe nachrechnen.
receipt-about-open = Der Server hat ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jeder Wurf wird aus diesem Geheimnis und je einer Zufallszahl eurer beiden Geräte berechnet. Nach dem Match wird das Geheimnis offengelegt, und du kannst alle Würfe prüfen.
receipt-fingerprint = Fingerabdruck des Geheimnisses
receipt-secret = Geheimnis des Servers
receipt-secret-closed = Wird nach dem Match gezeigt
receipt-number-of = Zufallszahl von { $player }
receipt-number-missing = Noch nicht da
receipt-check = Würfel prüfen
receipt-good = { $count ->
    [one] Geprüft: Der Wurf ist der, den das Geheimnis und beide Zahlen ergeben.
   *[other] Geprüft: Alle { $count } Würfe sind die, die das Geheimnis und beide Zahlen ergeben.
}
receipt-bad-secret = Das Geheimnis hat nicht den Fingerabdruck, der vor dem Match gezeigt wurde. Diesen Würfeln ist nicht zu trauen.
receipt-bad-roll = Wurf { $number } ergibt sich nicht aus dem Geheimnis und den Zahlen. Diesen Würfeln ist nicht zu trauen.
receipt-bad-number = Die Zahl, die dieses Gerät beigesteuert hat, ist nicht die im Beleg. Diesen Würfeln ist nicht zu trauen.
receipt-proves = Das beweist, dass der Server die Würfe nicht ausgesucht hat: Sie standen vor dem ersten Wurf fest, und dein Gerät hatte Anteil daran.
receipt-proves-not = Es beweist nicht, dass der Server sein Geheimnis gehütet hat: Wer ihn betreibt, könnte die Würfe vorher gekannt haben. Spielt auf dem Server von jemandem, dem ihr beide vertraut.
receipt-save = Match mit Beleg speichern
receipt-by-hand = Die Würfe dieses Matches haben die Spieler selbst eingetippt. Es gibt nichts zu prüfen.

server-unknown-table = Unter diesem Link gibt es keinen Tisch. Vielleicht fehlt ein Buchstabe.
server-wrong-key = Dieser Link öffnet keinen Platz an diesem Tisch. Lass ihn dir noch einmal schicken.
server-not-open = An diesem Tisch ist Zuschauen nicht erlaubt.
server-seat-taken = Dort sitzt schon jemand.
server-not-your-seat = Du schaust zu: Das können nur die beiden am Tisch.
server-not-seated = Setz dich zuerst.
server-waiting-for-other = Dein Gegner sitzt noch nicht am Tisch.
server-stale = Etwas anderes kam dazwischen. Schau aufs Brett und versuch es noch einmal.
server-not-now = Das geht jetzt nicht.
server-nothing-asked = Es gibt nichts mehr zu beantworten.
server-already-asked = Immer nur eine Frage: Eine ist schon offen.
server-no-clock = Dieser Tisch hat keine Uhr.
server-time-not-up = Die Zeit ist noch nicht abgelaufen.
server-not-understood = Der Server hat diese Seite nicht verstanden. Lade sie neu.
server-too-large = Das war zu lang für den Server.
server-too-many = Das war zu viel auf einmal. Warte einen Moment.
server-too-many-tables = Von hier wurden zu viele Tische aufgebaut. Warte ein paar Minuten.
server-bad-name = Ein Name hat ein bis { $count } Zeichen.
server-bad-text = Das lässt sich nicht als Nachricht senden.
server-dice-not-ready = Die Würfel brauchen erst eine Zufallszahl von beiden Geräten. Sie kommt gleich von selbst.
server-full = Der Server hat gerade keinen Platz mehr. Versuch es später noch einmal.
server-storage = Der Server konnte es nicht aufschreiben, also ist es nicht geschehen. Versuch es noch einmal.
server-closing = Der Server wird beendet. Der Tisch bleibt erhalten.
server-unexpected = Der Server konnte das nicht tun: { $reason }.
