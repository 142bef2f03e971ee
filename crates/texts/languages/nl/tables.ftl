invite-title = Nodig een vriend uit
invite-about = Zet een tafel klaar en stuur je vriend een link. Niemand heeft een account nodig.
invite-your-name = Je naam
invite-create = Tafel klaarzetten
invite-creating = De tafel wordt klaargezet…
invite-opponent-friend = Een vriend
invite-opponent-friend-about = Iedereen die je de link stuurt
invite-opponent-computer = De computer
invite-opponent-computer-about = Die speelt op de server, zodat anderen kunnen meekijken
invite-watching = Kijkers toegestaan
invite-watching-about = Wie de kijklink heeft, kan meekijken. Anders zien alleen jullie tweeën de tafel.
invite-needs-server = Om tegen een vriend te spelen, open je deze pagina vanaf een server die jullie allebei kunnen bereiken.

clock-title = Klok
clock-none = Geen klok
clock-none-about = Neem de tijd, minuten of dagen: de tafel wacht
clock-with = Met klok
clock-with-about = Een aantal minuten voor de hele match, plus een paar vrije seconden per beurt
clock-reserve = Minuten per speler
clock-delay = Vrije seconden per beurt
clock-summary = { $minutes } min per speler, { $seconds } s vrij per beurt
clock-left = { $player } heeft nog { $time }.
clock-running = De klok van { $player } loopt.
clock-is-up = De tijd van { $player } is om.
clock-is-up-you = Je tijd is om. Je kunt doorspelen tot { $player } de match claimt.
clock-low = { $seconds ->
    [one] Je hebt nog { $seconds } seconde.
   *[other] Je hebt nog { $seconds } seconden.
}
clock-claim = Match claimen
clock-claim-question = De tijd van { $player } is om. De match claimen? Je kunt ook gewoon doorspelen.
clock-claimed = { $player } heeft de match op tijd geclaimd.
clock-won = { $player } wint op tijd

table-dice-server = Gegooid door de server
table-dice-server-about = Achteraf kunnen jullie allebei controleren dat niemand ze heeft uitgekozen
table-dice-real = Echte dobbelstenen
table-dice-real-about = Wie aan de beurt is, typt wat de dobbelstenen tonen; de ander vertrouwt daarop

waiting-title = De tafel staat klaar
waiting-send = Stuur deze link naar je vriend
waiting-send-about = De eerste die hem opent en gaat zitten, is je tegenstander.
waiting-code = Of laat je vriend deze code scannen
waiting-code-about = De link als QR-code, voor de camera van een telefoon
waiting-home-network = Op hetzelfde netwerk werkt ook dit adres:
waiting-home-network-none = Alleen dit apparaat kan deze server bereiken. Start hem met { $command } om anderen op je netwerk toe te laten.
waiting-own-link = Je eigen link
waiting-own-link-about = Opent je plaats op een ander apparaat. Houd hem voor jezelf: wie hem heeft, speelt in jouw naam.
waiting-watch-link = Kijklink
waiting-watch-link-about = Wie deze link heeft, kan meekijken, maar niet spelen.
waiting-for-friend = Wachten op je vriend…
waiting-for-player = Wachten op { $player }…
waiting-leave = Je kunt deze pagina intussen sluiten. De tafel blijft staan, en dit apparaat onthoudt je plaats.

join-title = { $player } nodigt je uit voor een potje backgammon
join-title-nameless = Je bent uitgenodigd voor een potje backgammon
join-rules = Jullie spelen met deze regels
join-rules-read = Lees de regels
join-accept = Regels accepteren en gaan zitten
join-watch = Alleen kijken
join-name = Je naam, zoals je tegenstander die ziet
join-color = Je speelt met { $color }.
join-color-by-die = De dobbelsteen beslist wie Wit is.
join-sitting = Je gaat zitten…
joined = { $player } is gaan zitten.

presence-title = Aan tafel
presence-here = { $player } is er.
presence-away = { $player } is er nu even niet.
presence-away-since = { $player } is sinds { $when } weg.
presence-left = { $player } is voorlopig vertrokken. De tafel wacht.
presence-back = { $player } is terug.
presence-computer = De computer ({ $level })
spectator-count = { $count ->
    [0] Niemand kijkt mee
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
spectator-you = Je kijkt mee.
spectator-closed = Verder kan niemand aan deze tafel meekijken.

# As in English.
chat-title = Chat
chat-label = Zeg iets
chat-send = Versturen
chat-empty = Er heeft nog niemand iets gezegd.
chat-mute = { $player } dempen
chat-unmute = { $player } niet meer dempen
chat-muted = Je hebt { $player } gedempt.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-too-long = Een bericht mag hoogstens { $count } tekens hebben.
chat-spectators = Kijkers kunnen de chat lezen, maar niet schrijven.

ask-take-back = Vragen om de zet terug te nemen
ask-take-back-about = Als { $player } akkoord gaat, wordt je laatste beslissing teruggenomen.
ask-take-back-sent = Je hebt { $player } gevraagd of je je zet mag terugnemen.
ask-take-back-received = { $player } wil de laatste zet graag terugnemen.
ask-take-back-agreed = { $player } is akkoord: zet teruggenomen.
ask-take-back-declined = { $player } speelt liever door.
ask-take-back-dice = Wat daarna gegooid is, wordt opnieuw gegooid.
ask-slow = Vragen om zonder klok te spelen
ask-slow-about = Als { $player } akkoord gaat, stopt de klok voorgoed en speelt ieder wanneer het uitkomt, desnoods over dagen.
ask-slow-sent = Je hebt { $player } gevraagd zonder klok verder te spelen.
ask-slow-received = { $player } wil graag zonder klok verder spelen.
ask-slow-agreed = Geen klok meer. Speel wanneer het uitkomt.
ask-slow-declined = { $player } houdt de klok liever aan.
ask-rematch-about = Dezelfde regels, dezelfde plaatsen, een nieuwe stand.
ask-rematch-sent = Je hebt { $player } om revanche gevraagd.
ask-rematch-received = { $player } vraagt om revanche.
ask-rematch-agreed = Er begint een nieuwe match.
ask-rematch-declined = { $player } wil nu geen revanche.
ask-agree = Akkoord
ask-decline = Weigeren
ask-withdraw = Intrekken
ask-withdrawn = { $player } heeft het verzoek ingetrokken.
ask-waiting = Wachten op het antwoord van { $player }…

settle-sent = Je hebt { $player } een schikking voorgesteld.
settle-agreed = { $player } is akkoord met de schikking.
settle-declined = { $player } speelt liever door dan te schikken.
resign-sent = Je hebt aangeboden op te geven. { $player } moet akkoord gaan.
claim-sent = Je hebt de winst geclaimd. { $player } moet akkoord gaan.
double-sent = Je hebt verdubbeld. { $player } moet aannemen of passen.

next-game-waiting = Jullie kunnen allebei het volgende spel starten.
next-game-begun = Spel { $number } begint.

connection-connecting = Verbinden met de tafel…
connection-lost = Verbinding verbroken. Opnieuw proberen…
connection-lost-long = De server is niet te bereiken. Je tafel is daar veilig, en het spel gaat verder als hij terug is.
connection-back = Weer verbonden.
connection-retry = Nu proberen
connection-unsent = Je laatste actie heeft de server nog niet bereikt.
connection-restart = De server start opnieuw. Zo meteen gaat het spel verder.
connection-old-page = Deze pagina is ouder dan de server. Laad de pagina opnieuw om verder te gaan; je spel blijft bewaard.
connection-reload = Pagina opnieuw laden

since-title = Terwijl je weg was
since-count = { $count ->
    [one] Dit is er gebeurd:
   *[other] Dit is er gebeurd ({ $count }):
}
since-your-turn = Jij bent aan de beurt.
since-their-turn = { $player } is aan de beurt.
since-show = Toon het op het bord

tables-title = Jouw tafels
tables-with = Met { $player }
tables-nobody = Er is nog niemand gaan zitten
tables-your-turn = Jouw beurt
tables-their-turn = Wachten op { $player }
tables-over = Afgelopen
tables-open = Naar de tafel
tables-forget = Vergeet deze tafel
tables-forget-question = Deze tafel op dit apparaat vergeten? Zonder je eigen link kun je niet terug naar je plaats.

receipt-title = De dobbelstenen van deze match
receipt-about = Vóór de eerste worp legde de server een geheim vast en toonde de vingerafdruk ervan. Daarna voegden jouw apparaat en dat van je tegenstander elk een willekeurig getal toe. Elke worp wordt uit die drie berekend. Nu de match is afgelopen, is het geheim onthuld en kan iedereen elke worp narekenen.
receipt-about-open = De server heeft een geheim vastgelegd en de vingerafdruk ervan getoond. Elke worp wordt berekend uit dat geheim en een willekeurig getal van elk van jullie apparaten. Na de match wordt het geheim onthuld en kun je elke worp controleren.
receipt-fingerprint = Vingerafdruk van het geheim
receipt-secret = Het geheim van de server
receipt-secret-closed = Wordt getoond als de match is afgelopen
receipt-number-of = Willekeurig getal van { $player }
receipt-number-missing = Nog niet ontvangen
receipt-check = Dobbelstenen controleren
receipt-good = { $count ->
    [one] Gecontroleerd: de worp volgt uit het geheim en beide getallen.
   *[other] Gecontroleerd: alle { $count } worpen volgen uit het geheim en beide getallen.
}
receipt-bad-secret = Het geheim past niet bij de vingerafdruk die vóór de match is getoond. Deze dobbelstenen zijn niet te vertrouwen.
receipt-bad-roll = Worp { $number } volgt niet uit het geheim en de getallen. Deze dobbelstenen zijn niet te vertrouwen.
receipt-bad-number = Het getal in het bewijs is niet het getal dat dit apparaat gaf. Deze dobbelstenen zijn niet te vertrouwen.
receipt-proves = Dit bewijst dat de server de worpen niet heeft gekozen: ze lagen allemaal vast vóór de eerste worp, en jouw apparaat had er een aandeel in.
receipt-proves-not = Het bewijst niet dat de server zijn geheim bewaard heeft: wie hem beheert, kan de worpen vooraf hebben gekend. Speel op een server van iemand die jullie allebei vertrouwen.
receipt-save = Match met bewijs opslaan
receipt-by-hand = De spelers hebben de worpen van deze match zelf ingetypt, dus er valt niets te controleren.

server-unknown-table = Bij deze link hoort geen tafel. Misschien ontbreekt er een letter.
server-wrong-key = Deze link opent geen plaats aan deze tafel. Laat hem je nog eens sturen.
server-not-open = Deze tafel is niet open voor kijkers.
server-seat-taken = Daar zit al iemand.
server-not-your-seat = Je kijkt mee: alleen de twee spelers kunnen dat.
server-not-seated = Ga eerst zitten.
server-waiting-for-other = Je tegenstander is nog niet gaan zitten.
server-stale = Er is eerst iets anders gebeurd. Kijk op het bord en probeer het opnieuw.
server-not-now = Dat kan nu niet.
server-nothing-asked = Er valt niets meer te beantwoorden.
server-already-asked = Eén verzoek tegelijk: er staat er al een open.
server-no-clock = Deze tafel heeft geen klok.
server-time-not-up = De tijd is niet om.
server-not-understood = De server begreep deze pagina niet. Laad de pagina opnieuw.
server-too-large = Dat was te lang voor de server.
server-too-many = Dat was te veel tegelijk. Wacht even.
server-too-many-tables = Van hieruit zijn te veel tafels klaargezet. Wacht een paar minuten.
server-bad-name = Een naam heeft 1 tot { $count } tekens.
server-bad-name-letters = Deze naam bevat onzichtbare tekens.
server-bad-text = Dit kan niet als bericht worden verstuurd.
server-dice-not-ready = De dobbelstenen hebben eerst een willekeurig getal van beide apparaten nodig. Dat komt zo vanzelf.
server-full = De server is nu vol. Probeer het later opnieuw.
server-storage = De server kon dat niet opslaan, dus er is niets gebeurd. Probeer het opnieuw.
server-closing = De server wordt afgesloten. Je tafel blijft bewaard.
server-unexpected = De server kon dat niet doen: { $reason }.
