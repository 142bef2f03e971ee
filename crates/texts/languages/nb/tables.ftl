invite-title = Inviter en venn
invite-about = Du lager et bord og sender vennen din en lenke. Ingen trenger konto.
invite-your-name = Navnet ditt
invite-create = Lag bordet
invite-creating = Bordet lages …
invite-opponent-friend = En venn
invite-opponent-friend-about = Den du sender lenken til
invite-opponent-computer = Datamaskinen
invite-opponent-computer-about = Den spiller på serveren, for eksempel mens andre ser på
invite-watching = Åpent for tilskuere
invite-watching-about = Den som har tilskuerlenken, kan se på. Ellers er det bare dere to som ser bordet.
invite-needs-server = For å spille mot en venn må siden åpnes fra en server som dere begge kan nå.

clock-title = Klokke
clock-none = Uten klokke
clock-none-about = Ta den tiden dere trenger, minutter eller dager: Bordet venter
clock-with = Med klokke
clock-with-about = Et antall minutter for hele matchen, og noen frie sekunder i hver tur
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
clock-claim-question = Tiden er ute for { $player }. Vil du kreve matchen? Du kan også bare spille videre.
clock-claimed = { $player } krevde matchen på tid.
clock-won = { $player } vinner på tid

table-dice-server = Serveren kaster
table-dice-server-about = Dere kan begge kontrollere etterpå at ingen har valgt dem
table-dice-real = Ekte terninger
table-dice-real-about = Den som er i tur, taster inn det terningene viser; den andre stoler på det

waiting-title = Bordet er klart
waiting-send = Send denne lenken til vennen din
waiting-send-about = Den som først åpner den og setter seg, er motstanderen din.
waiting-code = Eller vis dette til kameraet til vennen din
waiting-code-about = Lenken som bilde, for kameraet på en telefon
waiting-home-network = På samme hjemmenett virker også denne adressen:
waiting-home-network-none = Serveren lytter bare til denne enheten. Start den med { $command } for å spille over hjemmenettet.
waiting-own-link = Din egen lenke
waiting-own-link-about = Åpner plassen din på en annen enhet. Hold den for deg selv: Den som har den, spiller i ditt navn.
waiting-watch-link = Tilskuerlenke
waiting-watch-link-about = Den som har den, kan se på, men ikke spille.
waiting-for-friend = Venter på vennen din …
waiting-for-player = Venter på { $player } …
waiting-leave = Du kan lukke siden imens. Bordet blir stående, og enheten vet hvilken plass som er din.

join-title = { $player } inviterer deg til et parti backgammon
join-title-nameless = Du er invitert til et parti backgammon
join-rules = Etter disse reglene
join-rules-read = Les reglene
join-accept = Godta reglene og sett deg
join-watch = Bare se på
join-name = Navnet ditt, slik den andre får se det
join-color = Du spiller { $color }.
join-color-by-die = Terningen avgjør hvem som er Hvit.
join-sitting = Du får plassen din …
joined = { $player } har satt seg.

presence-title = Ved bordet
presence-here = { $player } er her.
presence-away = { $player } er ikke her akkurat nå.
presence-away-since = { $player } har vært borte siden { $when }.
presence-left = { $player } har gått en stund. Bordet venter.
presence-back = { $player } er tilbake.
presence-computer = Datamaskinen ({ $level })
spectator-count = { $count ->
    [0] Ingen ser på
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
spectator-you = Du ser på.
spectator-closed = Ingen andre kan se på dette bordet.

chat-title = Prat
chat-label = Si noe
# As in English.
chat-send = Send
chat-empty = Ingen har sagt noe ennå.
chat-mute = Demp { $player }
chat-unmute = Hør { $player } igjen
chat-muted = Du ser ikke hva { $player } sier.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } ny melding
   *[other] { $count } nye meldinger
}
chat-too-long = En melding kan ha høyst { $count } tegn.
chat-spectators = De som ser på, kan lese, men ikke skrive.

ask-take-back = Be om å ta tilbake
ask-take-back-about = Hvis { $player } sier ja, angres den siste avgjørelsen din.
ask-take-back-sent = Du ba { $player } om å få ta tilbake.
ask-take-back-received = { $player } vil gjerne ta tilbake.
ask-take-back-agreed = { $player } sa ja: tatt tilbake.
ask-take-back-declined = { $player } vil heller spille videre.
ask-take-back-dice = Det som kastes etter det, kastes på nytt.
ask-slow = Be om å spille sakte
ask-slow-about = Hvis { $player } sier ja, stopper klokken for godt, og hver av dere spiller når det er tid, over flere dager om det trengs.
ask-slow-sent = Du ba { $player } om å fortsette sakte, uten klokke.
ask-slow-received = { $player } vil gjerne fortsette sakte, uten klokke.
ask-slow-agreed = Fra nå av er det ingen klokke. Spill når du har tid.
ask-slow-declined = { $player } vil heller beholde klokken.
ask-rematch-about = Samme regler, samme plasser, ny stilling.
ask-rematch-sent = Du ba { $player } om omkamp.
ask-rematch-received = { $player } ber om omkamp.
ask-rematch-agreed = En ny match begynner.
ask-rematch-declined = { $player } vil ikke ha omkamp nå.
ask-agree = Si ja
ask-decline = Si nei
ask-withdraw = Trekk tilbake
ask-withdrawn = { $player } ber ikke om det lenger.
ask-waiting = Venter på hva { $player } sier …

settle-sent = Du foreslo forlik for { $player }.
settle-agreed = { $player } gikk med på forlik.
settle-declined = { $player } vil heller spille videre enn inngå forlik.
resign-sent = Du har tilbudt å gi opp. { $player } må svare.
claim-sent = Du sa at partiet er vunnet. { $player } må si seg enig.
double-sent = Du doblet. { $player } må ta eller passe.

next-game-waiting = Begge kan begynne neste parti.
next-game-begun = Parti { $number } begynner.

connection-connecting = Kobler til bordet …
connection-lost = Forbindelsen er brutt. Prøver igjen …
connection-lost-long = Serveren kan ikke nås. Bordet er tatt vare på der, og partiet går videre når den er tilbake.
connection-back = Tilkoblet igjen.
connection-retry = Prøv nå
connection-unsent = Det siste du gjorde, har ikke nådd serveren ennå.
connection-restart = Serveren starter på nytt. Om et øyeblikk går partiet videre.
connection-old-page = Denne siden er eldre enn serveren. Last den inn på nytt for å fortsette; partiet er tatt vare på.
connection-reload = Last siden på nytt

since-title = Mens du var borte
since-count = { $count ->
    [one] Én ting har skjedd:
   *[other] { $count } ting har skjedd:
}
since-your-turn = Det er din tur.
since-their-turn = Nå er det { $player } sin tur.
since-show = Vis på brettet

tables-title = Bordene dine
tables-with = Med { $player }
tables-nobody = Ingen har satt seg ennå
tables-your-turn = Din tur
tables-their-turn = Venter på { $player }
tables-over = Ferdig
tables-open = Til bordet
tables-forget = Glem bordet
tables-forget-question = Glemme dette bordet på denne enheten? Uten din egen lenke kan du ikke komme tilbake til plassen din.

receipt-title = Terningene i matchen
receipt-about = Før det første kastet bestemte serveren en hemmelighet og viste fingeravtrykket av den. Så la enheten din og motstanderens til hvert sitt tilfeldige tall. Hvert kast regnes ut fra de tre. Nå som matchen er over, er hemmeligheten åpen, og hvem som helst kan regne ut alle kastene på nytt.
receipt-about-open = Serveren har bestemt en hemmelighet og vist fingeravtrykket av den. Hvert kast regnes ut fra hemmeligheten og fra et tilfeldig tall fra hver av enhetene deres. Etter matchen åpnes hemmeligheten, og du kan kontrollere alle kastene.
receipt-fingerprint = Hemmelighetens fingeravtrykk
receipt-secret = Serverens hemmelighet
receipt-secret-closed = Vises når matchen er over
receipt-number-of = Tilfeldig tall fra { $player }
receipt-number-missing = Ikke gitt ennå
receipt-check = Sjekk terningene
receipt-good = { $count ->
    [one] Kontrollert: Kastet er det som hemmeligheten og begge tallene gir.
   *[other] Kontrollert: Alle { $count } kast er de som hemmeligheten og begge tallene gir.
}
receipt-bad-secret = Hemmeligheten har ikke det fingeravtrykket som ble vist før matchen. Disse terningene er ikke til å stole på.
receipt-bad-roll = Kast { $number } kommer ikke fra hemmeligheten og tallene. Disse terningene er ikke til å stole på.
receipt-bad-number = Tallet denne enheten ga, er ikke det som står i kvitteringen. Disse terningene er ikke til å stole på.
receipt-proves = Dette beviser at serveren ikke valgte terningene: De lå fast før det første kastet, og enheten din hadde del i dem.
receipt-proves-not = Det beviser ikke at serveren holdt hemmeligheten for seg selv: Den som driver den, kan ha kjent kastene på forhånd. Spill på serveren til noen dere begge stoler på.
receipt-save = Lagre matchen med kvitteringen
receipt-by-hand = Terningene i denne matchen ble tastet inn av spillerne. Det er ingenting å kontrollere.

server-unknown-table = Det er ikke noe bord på denne lenken. Kanskje mangler det en bokstav.
server-wrong-key = Denne lenken åpner ingen plass ved dette bordet. Be om den på nytt.
server-not-open = Dette bordet er ikke åpent for tilskuere.
server-seat-taken = Noen har allerede satt seg der.
server-not-your-seat = Du ser på: Bare de to ved bordet kan gjøre det.
server-not-seated = Sett deg først.
server-waiting-for-other = Motstanderen din har ikke satt seg ennå.
server-stale = Noe annet skjedde først. Se på brettet og prøv igjen.
server-not-now = Det går ikke an nå.
server-nothing-asked = Det er ikke lenger noe å svare på.
server-already-asked = Ett spørsmål om gangen: Ett er allerede åpent.
server-no-clock = Dette bordet har ingen klokke.
server-time-not-up = Tiden er ikke ute.
server-not-understood = Serveren forsto ikke denne siden. Last den på nytt.
server-too-large = Det var for langt for serveren.
server-too-many = Det var for mye på én gang. Vent litt.
server-too-many-tables = Det er laget for mange bord herfra. Vent noen minutter.
server-bad-name = Et navn har ett til { $count } tegn.
server-bad-text = Dette kan ikke sendes som melding.
server-dice-not-ready = Terningene trenger først et tilfeldig tall fra begge enhetene. Det kommer av seg selv om et øyeblikk.
server-full = Serveren har ikke plass til flere akkurat nå. Prøv igjen senere.
server-storage = Serveren kunne ikke lagre det, så det skjedde ikke. Prøv igjen.
server-closing = Serveren stenger. Bordet er tatt vare på.
server-unexpected = Serveren kunne ikke gjøre det: { $reason }.
