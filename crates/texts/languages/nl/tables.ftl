invite-title = Nodig een vriend uit
invite-about = Je zet een tafel klaar en stuurt je vriend een link. Niemand heeft een account nodig.
invite-your-name = Je naam
invite-create = Tafel klaarzetten
invite-creating = De tafel wordt klaargezet…
invite-opponent-friend = Een vriend
invite-opponent-friend-about = Wie je de link maar stuurt
invite-opponent-computer = De computer
invite-opponent-computer-about = Die speelt op de server, bijvoorbeeld terwijl anderen kijken
invite-watching = Open voor kijkers
invite-watching-about = Wie de kijklink heeft, kan meekijken. Anders zien alleen jullie tweeën de tafel.
invite-needs-server = Om tegen een vriend te spelen, moet de pagina geopend zijn vanaf een server die jullie allebei kunnen bereiken.

clock-title = Klok
clock-none = Zonder klok
clock-none-about = Neem de tijd, minuten of dagen: de tafel wacht
clock-with = Met klok
clock-with-about = Een aantal minuten voor de hele match, en elke beurt een paar vrije seconden
clock-reserve = Minuten per speler
clock-delay = Vrije seconden per beurt
clock-summary = { $minutes } min per speler, { $seconds } s vrij per beurt
clock-left = { $player } heeft nog { $time }.
clock-running = De klok van { $player } loopt.
clock-is-up = De tijd van { $player } is om.
clock-is-up-you = Je tijd is om. Je mag doorspelen tot { $player } de match claimt.
clock-low = { $seconds ->
    [one] Je hebt nog { $seconds } seconde.
   *[other] Je hebt nog { $seconds } seconden.
}
clock-claim = Match claimen
clock-claim-question = De tijd van { $player } is om. De match claimen? Je mag ook gewoon doorspelen.
clock-claimed = { $player } heeft de match wegens tijdoverschrijding geclaimd.
clock-won = { $player } wint door tijdoverschrijding

table-dice-server = Gegooid door de server
table-dice-server-about = Jullie kunnen allebei achteraf controleren dat niemand ze heeft gekozen
table-dice-real = Echte dobbelstenen
table-dice-real-about = Wie aan de beurt is, typt wat de dobbelstenen tonen; de ander vertrouwt daarop

waiting-title = De tafel staat klaar
waiting-send = Stuur deze link naar je vriend
waiting-send-about = Wie hem het eerst opent en gaat zitten, is je tegenstander.
waiting-code = Of laat je vriend dit scannen
waiting-code-about = De link als plaatje, voor de camera van een telefoon
waiting-home-network = Op hetzelfde thuisnetwerk werkt ook dit adres:
waiting-home-network-none = Deze server luistert alleen naar dit apparaat. Start hem met { $command } om via het thuisnetwerk te spelen.
waiting-own-link = Je eigen link
waiting-own-link-about = Opent jouw plaats op een ander apparaat. Houd hem voor jezelf: wie hem heeft, speelt als jou.
waiting-watch-link = Kijklink
waiting-watch-link-about = Wie hem heeft, kan meekijken, maar niet spelen.
waiting-for-friend = Wachten op je vriend…
waiting-for-player = Wachten op { $player }…
waiting-leave = Je kunt de pagina intussen sluiten. De tafel blijft staan, en dit apparaat weet waar je zit.

join-title = { $player } nodigt je uit voor een spel backgammon
join-title-nameless = Je bent uitgenodigd voor een spel backgammon
join-rules = Met deze regels
join-rules-read = Lees de regels
join-accept = Akkoord, ik ga zitten
join-watch = Alleen kijken
join-name = Je naam, zoals de ander die ziet
join-color = Je speelt met { $color }.
join-color-by-die = De dobbelsteen beslist wie Wit is.
join-sitting = Je gaat zitten…
joined = { $player } is gaan zitten.

presence-title = Aan tafel
presence-here = { $player } is er.
presence-away = { $player } is er nu even niet.
presence-away-since = { $player } is weg sinds { $when }.
presence-left = { $player } is even weg. De tafel wacht.
presence-back = { $player } is terug.
presence-computer = De computer ({ $level })
spectator-count = { $count ->
    [0] Niemand kijkt mee
    [one] { $count } persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
spectator-you = Je kijkt mee.
spectator-closed = Niemand anders kan meekijken aan deze tafel.

# As in English.
chat-title = Chat
chat-label = Zeg iets
chat-send = Versturen
chat-empty = Er heeft nog niemand iets gezegd.
chat-mute = { $player } dempen
chat-unmute = { $player } weer horen
chat-muted = Je ziet niet wat { $player } zegt.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
chat-too-long = Een bericht heeft hoogstens { $count } letters.
chat-spectators = Kijkers lezen mee, maar kunnen niets zeggen.

ask-take-back = Mag ik terug?
ask-take-back-about = Als { $player } akkoord gaat, wordt je laatste beslissing teruggenomen.
ask-take-back-sent = Je hebt { $player } gevraagd of je mag terugnemen.
ask-take-back-received = { $player } wil graag terugnemen.
ask-take-back-agreed = { $player } gaat akkoord: teruggenomen.
ask-take-back-declined = { $player } speelt liever door.
ask-take-back-dice = Wat daarna gegooid wordt, wordt opnieuw gegooid.
ask-slow = Zonder klok
ask-slow-about = Als { $player } akkoord gaat, stopt de klok voorgoed en speelt ieder wanneer er tijd is, desnoods dagenlang.
ask-slow-sent = Je hebt { $player } gevraagd rustig verder te spelen, zonder klok.
ask-slow-received = { $player } wil graag rustig verder spelen, zonder klok.
ask-slow-agreed = Vanaf nu is er geen klok. Speel wanneer je tijd hebt.
ask-slow-declined = { $player } houdt de klok liever aan.
ask-rematch-about = Dezelfde regels, dezelfde plaatsen, een nieuwe stand.
ask-rematch-sent = Je hebt { $player } om revanche gevraagd.
ask-rematch-received = { $player } vraagt om revanche.
ask-rematch-agreed = Er begint een nieuwe match.
ask-rematch-declined = { $player } wil nu geen revanche.
ask-agree = Akkoord
ask-decline = Weigeren
ask-withdraw = Intrekken
ask-withdrawn = { $player } heeft de vraag ingetrokken.
ask-waiting = Wachten op het antwoord van { $player }…

settle-sent = Je hebt { $player } een schikking voorgesteld.
settle-agreed = { $player } gaat akkoord met de schikking.
settle-declined = { $player } speelt liever door dan te schikken.
resign-sent = Je hebt { $player } aangeboden op te geven.
claim-sent = Je hebt gezegd dat het spel gewonnen is. { $player } moet akkoord gaan.
double-sent = Je hebt verdubbeld. { $player } moet aannemen of passen.

next-game-waiting = Ieder van jullie mag het volgende spel beginnen.
next-game-begun = Spel { $number } begint.

connection-connecting = Verbinden met de tafel…
connection-lost = De verbinding is weg. Opnieuw proberen…
connection-lost-long = De server is niet te bereiken. De tafel is daar bewaard, en het spel gaat verder als hij terug is.
connection-back = Weer verbonden.
connection-retry = Nu proberen
connection-unsent = Je laatste actie heeft de server nog niet bereikt.
connection-restart = De server start opnieuw. Zo meteen gaat het spel verder.
connection-old-page = Deze pagina is ouder dan de server. Laad de pagina opnieuw om verder te gaan; het spel blijft bewaard.
connection-reload = Opnieuw laden

since-title = Terwijl je weg was
since-count = { $count ->
    [one] Er is één ding gebeurd:
   *[other] Er zijn { $count } dingen gebeurd:
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

receipt-title = De worpen van deze match
receipt-about = Vóór de eerste worp legde de server een geheim vast en toonde de vingerafdruk ervan. Daarna voegden jouw apparaat en dat van je tegenstander elk een willekeurig getal toe. Elke worp wordt uit die drie berekend. Nu de match afgelopen is, is het geheim open, en kan iedereen alle worpen narekenen.
receipt-about-open = De server heeft een geheim vastgelegd en de vingerafdruk ervan getoond. Elke worp wordt berekend uit dat geheim en uit een willekeurig getal van elk van jullie apparaten. Na de match gaat het geheim open, en kunnen jullie alle worpen controleren.
receipt-fingerprint = Vingerafdruk van het geheim
receipt-secret = Geheim van de server
receipt-secret-closed = Te zien als de match afgelopen is
receipt-number-of = Willekeurig getal van { $player }
receipt-number-missing = Nog niet gegeven
receipt-check = Controleren
receipt-good = { $count ->
    [one] Gecontroleerd: de worp klopt met het geheim en beide getallen.
   *[other] Gecontroleerd: alle { $count } worpen kloppen met het geheim en beide getallen.
}
receipt-bad-secret = Het geheim heeft niet de vingerafdruk die vóór de match getoond is. Deze dobbelstenen zijn niet te vertrouwen.
receipt-bad-roll = Worp { $number } komt niet uit het geheim en de getallen. Deze dobbelstenen zijn niet te vertrouwen.
receipt-bad-number = Het getal dat dit apparaat gaf, is niet dat op het bewijs. Deze dobbelstenen zijn niet te vertrouwen.
receipt-proves = Dit bewijst dat de server de worpen niet heeft gekozen: ze lagen vast vóór de eerste, en jouw apparaat had er deel aan.
receipt-proves-not = Het bewijst niet dat de server zijn geheim bewaard heeft: wie hem beheert, kan de worpen vooraf hebben gekend. Speel op de server van iemand die jullie allebei vertrouwen.
receipt-save = Match met bewijs opslaan
receipt-by-hand = De worpen van deze match zijn door de spelers ingetypt. Er valt niets te controleren.

server-unknown-table = Bij deze link hoort geen tafel. Misschien ontbreekt er een letter.
server-wrong-key = Deze link opent geen plaats aan deze tafel. Vraag hem opnieuw.
server-not-open = Deze tafel is niet open voor kijkers.
server-seat-taken = Daar is al iemand gaan zitten.
server-not-your-seat = Je kijkt mee: dit kunnen alleen de twee aan tafel doen.
server-not-seated = Ga eerst zitten.
server-waiting-for-other = Je tegenstander zit nog niet.
server-stale = Er is eerst iets anders gebeurd. Kijk op het bord en probeer het opnieuw.
server-not-now = Dat kan nu niet.
server-nothing-asked = Er valt niets meer te beantwoorden.
server-already-asked = Eén vraag tegelijk: er staat er al een open.
server-no-clock = Deze tafel heeft geen klok.
server-time-not-up = De tijd is niet om.
server-not-understood = De server begreep deze pagina niet. Laad de pagina opnieuw.
server-too-large = Dat was te lang voor de server.
server-too-many = Dat was te veel tegelijk. Wacht even.
server-too-many-tables = Van hieruit zijn te veel tafels klaargezet. Wacht een paar minuten.
server-bad-name = Een naam heeft één tot { $count } letters.
server-bad-text = Dit kan niet als bericht worden verstuurd.
server-dice-not-ready = De dobbelstenen hebben eerst een willekeurig getal van beide apparaten nodig. Dat komt zo vanzelf.
server-full = De server heeft nu geen plaats meer. Probeer het later opnieuw.
server-storage = De server kon het niet opschrijven, dus het is niet gebeurd. Probeer het opnieuw.
server-closing = De server sluit. De tafel blijft bewaard.
server-unexpected = De server kon dat niet doen: { $reason }.
