invite-title = Inviter en venn
invite-about = Lag et bord og send vennen din en lenke. Ingen trenger konto.
invite-your-name = Navnet ditt
invite-create = Lag bordet
invite-creating = Bordet lages …
invite-opponent-friend = En venn
invite-opponent-friend-about = Hvem som helst du sender lenken til
invite-opponent-computer = Datamaskinen
invite-opponent-computer-about = Den spiller på serveren, så andre kan se på
invite-watching = Tilskuere tillatt
invite-watching-about = Alle med tilskuerlenken kan se på. Ellers ser bare dere to bordet.
invite-needs-server = For å spille mot en venn åpner du siden fra en server som dere begge kan nå.

clock-title = Klokke
clock-none = Ingen klokke
clock-none-about = Ta dere god tid, minutter eller dager: Bordet venter
clock-with = Med klokke
clock-with-about = Et antall minutter for hele matchen, pluss noen frie sekunder i hver tur
clock-reserve = Minutter per spiller
clock-delay = Frie sekunder per tur
clock-summary = { $minutes } min per spiller, { $seconds } s fritt i hver tur
clock-left = { $player } har { $time } igjen.
clock-running = Klokken går for { $player }.
clock-is-up = Tiden er ute for { $player }.
clock-is-up-you = Tiden din er ute. Du kan spille videre til { $player } krever matchen.
clock-low = { $seconds ->
    [one] Du har { $seconds } sekund igjen.
   *[other] Du har { $seconds } sekunder igjen.
}
clock-claim = Krev matchen
clock-claim-question = Tiden er ute for { $player }. Kreve matchen? Du kan også bare spille videre.
clock-claimed = { $player } krevde matchen på tid.
clock-won = { $player } vinner på tid

table-dice-server = Serveren kaster
table-dice-server-about = Etterpå kan dere begge kontrollere at ingen har valgt dem
table-dice-real = Ekte terninger
table-dice-real-about = Den som er i tur, taster inn det terningene viser; den andre stoler på det

waiting-title = Bordet er klart
waiting-send = Send denne lenken til vennen din
waiting-send-about = Den første som åpner den og setter seg, er motstanderen din.
waiting-code = Eller la vennen din skanne denne koden
waiting-code-about = Lenken som QR-kode, for kameraet på en telefon
waiting-home-network = På samme nettverk virker også denne adressen:
waiting-home-network-none = Bare denne enheten når serveren. Start den med { $command } for å slippe inn andre på nettverket ditt.
waiting-own-link = Din egen lenke
waiting-own-link-about = Åpner plassen din på en annen enhet. Hold den for deg selv: Alle som har den, spiller som deg.
waiting-watch-link = Tilskuerlenke
waiting-watch-link-about = Alle med denne lenken kan se på, men ikke spille.
waiting-for-friend = Venter på vennen din …
waiting-for-player = Venter på { $player } …
waiting-leave = Du kan lukke siden imens. Bordet blir, og denne enheten husker plassen din.

join-title = { $player } inviterer deg til et parti backgammon
join-title-nameless = Du er invitert til et parti backgammon
join-rules = Dere spiller etter disse reglene
join-rules-read = Les reglene
join-accept = Godta reglene og sett deg
join-watch = Bare se på
join-name = Navnet ditt, slik motstanderen ser det
join-color = Du spiller { $color }.
join-color-by-die = Terningen avgjør hvem som er Hvit.
join-sitting = Du setter deg …
joined = { $player } har satt seg.

presence-title = Ved bordet
presence-here = { $player } er her.
presence-away = { $player } er ikke her akkurat nå.
presence-away-since = { $player } har vært borte siden { $when }.
presence-left = { $player } har gått inntil videre. Bordet venter.
presence-back = { $player } er tilbake.
presence-computer = Datamaskinen ({ $level })
spectator-count = { $count ->
    [0] Ingen ser på
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
spectator-you = Du ser på.
spectator-closed = Ingen andre kan se på ved dette bordet.

# As in English.
chat-title = Chat
chat-label = Si noe
# As in English.
chat-send = Send
chat-empty = Ingen har sagt noe ennå.
chat-mute = Demp { $player }
chat-unmute = Slutt å dempe { $player }
chat-muted = Du har dempet { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } ny melding
   *[other] { $count } nye meldinger
}
chat-too-long = En melding kan ha høyst { $count } tegn.
chat-spectators = Tilskuere kan lese chatten, men ikke skrive.

ask-take-back = Be om å få ta trekket tilbake
ask-take-back-about = Hvis { $player } sier ja, angres den siste avgjørelsen din.
ask-take-back-sent = Du ba { $player } om å få ta trekket tilbake.
ask-take-back-received = { $player } vil gjerne ta det siste trekket tilbake.
ask-take-back-agreed = { $player } sa ja: Trekket er tatt tilbake.
ask-take-back-declined = { $player } vil heller spille videre.
ask-take-back-dice = Terninger kastet etter det kastes på nytt.
ask-slow = Be om å spille uten klokke
ask-slow-about = Hvis { $player } sier ja, stopper klokken for godt, og dere spiller når dere har tid, over flere dager om det trengs.
ask-slow-sent = Du ba { $player } om å spille videre uten klokke.
ask-slow-received = { $player } vil gjerne spille videre uten klokke.
ask-slow-agreed = Ingen klokke lenger. Spill når du har tid.
ask-slow-declined = { $player } vil heller beholde klokken.
ask-rematch-about = Samme regler, samme plasser, ny stilling.
ask-rematch-sent = Du ba { $player } om omkamp.
ask-rematch-received = { $player } ber om omkamp.
ask-rematch-agreed = En ny match begynner.
ask-rematch-declined = { $player } vil ikke ha omkamp nå.
ask-agree = Si ja
ask-decline = Si nei
ask-withdraw = Trekk tilbake
ask-withdrawn = { $player } trakk forespørselen tilbake.
ask-waiting = Venter på svar fra { $player } …

settle-sent = Du foreslo et forlik for { $player }.
settle-agreed = { $player } godtok forliket.
settle-declined = { $player } vil heller spille videre enn inngå forlik.
resign-sent = Du tilbød å gi opp. { $player } må si ja.
claim-sent = Du krevde seieren. { $player } må si seg enig.
double-sent = Du doblet. { $player } må ta eller passe.

next-game-waiting = Begge kan starte neste parti.
next-game-begun = Parti { $number } begynner.

connection-connecting = Kobler til bordet …
connection-lost = Forbindelsen er brutt. Prøver igjen …
connection-lost-long = Serveren kan ikke nås. Bordet ditt er trygt der, og partiet går videre når den er tilbake.
connection-back = Tilkoblet igjen.
connection-retry = Prøv nå
connection-unsent = Den siste handlingen din har ikke nådd serveren ennå.
connection-restart = Serveren starter på nytt. Partiet går videre om et øyeblikk.
connection-old-page = Denne siden er eldre enn serveren. Last den på nytt for å fortsette; partiet ditt er tatt vare på.
connection-reload = Last siden på nytt

since-title = Mens du var borte
since-count = { $count ->
    [one] Dette har skjedd:
   *[other] Dette har skjedd ({ $count }):
}
since-your-turn = Det er din tur.
since-their-turn = { $player } er i tur.
since-show = Vis på brettet

tables-title = Bordene dine
tables-with = Med { $player }
tables-nobody = Ingen har satt seg ennå
tables-your-turn = Din tur
tables-their-turn = Venter på { $player }
# As in English.
tables-over = Over
tables-open = Gå til bordet
tables-forget = Glem dette bordet
tables-forget-question = Glemme dette bordet på denne enheten? Uten din egen lenke kan du ikke komme tilbake til plassen din.

receipt-title = Terningene i denne matchen
receipt-about = Før det første kastet bestemte serveren en hemmelighet og viste fingeravtrykket av den. Så bidro enheten din og motstanderens med hvert sitt tilfeldige tall. Hvert kast regnes ut fra de tre. Nå som matchen er over, er hemmeligheten avslørt, og hvem som helst kan regne ut hvert kast på nytt.
receipt-about-open = Serveren har bestemt en hemmelighet og vist fingeravtrykket av den. Hvert kast regnes ut fra den hemmeligheten og et tilfeldig tall fra hver av enhetene deres. Etter matchen avsløres hemmeligheten, og du kan kontrollere hvert kast.
receipt-fingerprint = Hemmelighetens fingeravtrykk
receipt-secret = Serverens hemmelighet
receipt-secret-closed = Vises når matchen er over
receipt-number-of = Tilfeldig tall fra { $player }
receipt-number-missing = Ikke mottatt ennå
receipt-check = Kontroller terningene
receipt-good = { $count ->
    [one] Kontrollert: Kastet følger av hemmeligheten og begge tallene.
   *[other] Kontrollert: Alle { $count } kast følger av hemmeligheten og begge tallene.
}
receipt-bad-secret = Hemmeligheten stemmer ikke med fingeravtrykket som ble vist før matchen. Disse terningene er ikke til å stole på.
receipt-bad-roll = Kast { $number } følger ikke av hemmeligheten og tallene. Disse terningene er ikke til å stole på.
receipt-bad-number = Tallet i kvitteringen er ikke det denne enheten ga. Disse terningene er ikke til å stole på.
receipt-proves = Dette beviser at serveren ikke valgte terningene: Alle lå fast før det første kastet, og enheten din hadde del i dem.
receipt-proves-not = Det beviser ikke at serveren bevarte hemmeligheten: Den som driver den, kan ha kjent kastene på forhånd. Spill på en server som drives av noen dere begge stoler på.
receipt-save = Lagre matchen med kvitteringen
receipt-by-hand = Spillerne tastet selv inn terningene i denne matchen, så det er ingenting å kontrollere.

server-unknown-table = Det er ikke noe bord på denne lenken. Kanskje mangler det en bokstav.
server-wrong-key = Denne lenken åpner ingen plass ved dette bordet. Be om den igjen.
server-not-open = Dette bordet er ikke åpent for tilskuere.
server-seat-taken = Noen sitter allerede der.
server-not-your-seat = Du ser på: Bare de to spillerne kan gjøre det.
server-not-seated = Sett deg først.
server-waiting-for-other = Motstanderen din har ikke satt seg ennå.
server-stale = Noe annet skjedde først. Se på brettet og prøv igjen.
server-not-now = Det kan du ikke gjøre nå.
server-nothing-asked = Det er ikke lenger noe å svare på.
server-already-asked = Én forespørsel om gangen: En annen er fortsatt åpen.
server-no-clock = Dette bordet har ingen klokke.
server-time-not-up = Tiden er ikke ute.
server-not-understood = Serveren forsto ikke denne siden. Last den på nytt.
server-too-large = Det var for langt for serveren.
server-too-many = Det var for mye på én gang. Vent litt.
server-too-many-tables = Det er laget for mange bord herfra. Vent noen minutter.
server-bad-name = Et navn har 1 til { $count } tegn.
server-bad-name-letters = Navnet har tegn som ikke kan ses.
server-bad-text = Dette kan ikke sendes som melding.
server-dice-not-ready = Terningene trenger først et tilfeldig tall fra begge enhetene. Det kommer av seg selv om et øyeblikk.
server-full = Serveren er full akkurat nå. Prøv igjen senere.
server-storage = Serveren kunne ikke lagre det, så ingenting skjedde. Prøv igjen.
server-closing = Serveren slås av. Bordet ditt er tatt vare på.
server-unexpected = Serveren kunne ikke gjøre det: { $reason }.
