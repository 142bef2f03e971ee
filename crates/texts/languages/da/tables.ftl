invite-title = Invitér en ven
invite-about = Stil et bord op, og send din ven et link. Ingen behøver en konto.
invite-your-name = Dit navn
invite-create = Stil bordet op
invite-creating = Bordet stilles op…
invite-opponent-friend = En ven
invite-opponent-friend-about = Enhver, du sender linket til
invite-opponent-computer = Computeren
invite-opponent-computer-about = Den spiller på serveren, så andre kan se på
invite-watching = Tilskuere tilladt
invite-watching-about = Alle med tilskuerlinket kan se på. Ellers ser kun I to bordet.
invite-needs-server = For at spille mod en ven skal du åbne siden fra en server, som I begge kan nå.

clock-title = Ur
clock-none = Intet ur
clock-none-about = Tag jer god tid, minutter eller dage: Bordet venter
clock-with = Med ur
clock-with-about = Et antal minutter til hele matchen plus nogle frie sekunder i hver tur
clock-reserve = Minutter pr. spiller
clock-delay = Frie sekunder pr. tur
clock-summary = { $minutes } min. pr. spiller, { $seconds } sek. fri i hver tur
clock-left = { $player } har { $time } tilbage.
clock-running = Uret går for { $player }.
clock-is-up = Tiden er gået for { $player }.
clock-is-up-you = Din tid er gået. Du kan spille videre, indtil { $player } kræver matchen.
clock-low = { $seconds ->
    [one] Du har { $seconds } sekund tilbage.
   *[other] Du har { $seconds } sekunder tilbage.
}
clock-claim = Kræv matchen
clock-claim-question = Tiden er gået for { $player }. Kræve matchen? Du kan også bare spille videre.
clock-claimed = { $player } krævede matchen på tid.
clock-won = { $player } vinder på tid

table-dice-server = Serveren kaster
table-dice-server-about = Bagefter kan I begge kontrollere, at ingen har valgt dem
table-dice-real = Rigtige terninger
table-dice-real-about = Den, der er i tur, taster ind, hvad terningerne viser; den anden stoler på det

waiting-title = Bordet er stillet op
waiting-send = Send dette link til din ven
waiting-send-about = Den første, der åbner det og sætter sig, er din modstander.
waiting-code = Eller lad din ven scanne denne kode
waiting-code-about = Linket som QR-kode, til en telefons kamera
waiting-home-network = På samme netværk virker denne adresse også:
waiting-home-network-none = Kun denne enhed kan nå serveren. Start den med { $command } for at lukke andre på dit netværk ind.
waiting-own-link = Dit eget link
waiting-own-link-about = Åbner din plads på en anden enhed. Hold det for dig selv: Enhver, der har det, spiller som dig.
waiting-watch-link = Tilskuerlink
waiting-watch-link-about = Alle med dette link kan se på, men ikke spille.
waiting-for-friend = Venter på din ven…
waiting-for-player = Venter på { $player }…
waiting-leave = Du kan lukke siden imens. Bordet bliver, og denne enhed husker din plads.

join-title = { $player } inviterer dig til et spil backgammon
join-title-nameless = Du er inviteret til et spil backgammon
join-rules = I spiller efter disse regler
join-rules-read = Læs reglerne
join-accept = Acceptér reglerne, og sæt dig
join-watch = Bare se på
join-name = Dit navn, som din modstander ser det
join-color = Du spiller { $color }.
join-color-by-die = Terningen afgør, hvem der er Hvid.
join-sitting = Du sætter dig…
joined = { $player } har sat sig.

presence-title = Ved bordet
presence-here = { $player } er her.
presence-away = { $player } er her ikke lige nu.
presence-away-since = { $player } har været væk siden { $when }.
presence-left = { $player } er gået indtil videre. Bordet venter.
presence-back = { $player } er tilbage.
presence-computer = Computeren ({ $level })
spectator-count = { $count ->
    [0] Ingen ser på
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
spectator-you = Du ser på.
spectator-closed = Ingen andre kan se på ved dette bord.

# As in English.
chat-title = Chat
chat-label = Sig noget
# As in English.
chat-send = Send
chat-empty = Ingen har sagt noget endnu.
chat-mute = Ignorér { $player }
chat-unmute = Stop med at ignorere { $player }
chat-muted = Du ignorerer { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } ny besked
   *[other] { $count } nye beskeder
}
chat-too-long = En besked må højst have { $count } tegn.
chat-spectators = Tilskuere kan læse chatten, men ikke skrive.

ask-take-back = Bed om at måtte tage trækket tilbage
ask-take-back-about = Hvis { $player } siger ja, fortrydes din seneste beslutning.
ask-take-back-sent = Du bad { $player } om at måtte tage dit træk tilbage.
ask-take-back-received = { $player } vil gerne tage det seneste træk tilbage.
ask-take-back-agreed = { $player } sagde ja: Trækket er taget tilbage.
ask-take-back-declined = { $player } vil hellere spille videre.
ask-take-back-dice = Terninger kastet derefter kastes igen.
ask-slow = Bed om at spille uden ur
ask-slow-about = Hvis { $player } siger ja, stopper uret for altid, og I spiller, når I har tid, om nødvendigt over flere dage.
ask-slow-sent = Du bad { $player } om at spille videre uden ur.
ask-slow-received = { $player } vil gerne spille videre uden ur.
ask-slow-agreed = Intet ur længere. Spil, når du har tid.
ask-slow-declined = { $player } vil hellere beholde uret.
ask-rematch-about = Samme regler, samme pladser, ny stilling.
ask-rematch-sent = Du bad { $player } om revanche.
ask-rematch-received = { $player } beder om revanche.
ask-rematch-agreed = En ny match begynder.
ask-rematch-declined = { $player } vil ikke have revanche nu.
ask-agree = Sig ja
ask-decline = Sig nej
ask-withdraw = Træk tilbage
ask-withdrawn = { $player } trak sin anmodning tilbage.
ask-waiting = Venter på svar fra { $player }…

settle-sent = Du foreslog { $player } et forlig.
settle-agreed = { $player } accepterede forliget.
settle-declined = { $player } vil hellere spille videre end indgå forlig.
resign-sent = Du tilbød at give op. { $player } skal acceptere.
claim-sent = Du krævede sejren. { $player } skal være enig.
double-sent = Du doblede. { $player } skal tage eller passe.

next-game-waiting = I kan begge starte det næste spil.
next-game-begun = Spil { $number } begynder.

connection-connecting = Forbinder til bordet…
connection-lost = Forbindelsen blev afbrudt. Prøver igen…
connection-lost-long = Serveren kan ikke nås. Dit bord er sikkert der, og spillet går videre, når den er tilbage.
connection-back = Forbundet igen.
connection-retry = Prøv nu
connection-unsent = Din seneste handling har ikke nået serveren endnu.
connection-restart = Serveren genstarter. Spillet går videre om et øjeblik.
connection-old-page = Denne side er ældre end serveren. Genindlæs den for at fortsætte; dit spil er bevaret.
connection-reload = Genindlæs siden

since-title = Mens du var væk
since-count = { $count ->
    [one] Det er der sket:
   *[other] Det er der sket ({ $count }):
}
since-your-turn = Det er din tur.
since-their-turn = { $player } er i tur.
since-show = Vis på brættet

tables-title = Dine borde
tables-with = Med { $player }
tables-nobody = Ingen har sat sig endnu
tables-your-turn = Din tur
tables-their-turn = Venter på { $player }
tables-over = Slut
tables-open = Gå til bordet
tables-forget = Glem dette bord
tables-forget-question = Glem dette bord på denne enhed? Uden dit eget link kan du ikke komme tilbage til din plads.

receipt-title = Terningerne i denne match
receipt-about = Før det første kast fastlagde serveren en hemmelighed og viste dens fingeraftryk. Så bidrog din enhed og din modstanders hver med et tilfældigt tal. Hvert kast regnes ud fra de tre. Nu, hvor matchen er slut, er hemmeligheden afsløret, og enhver kan regne hvert kast efter.
receipt-about-open = Serveren har fastlagt en hemmelighed og vist dens fingeraftryk. Hvert kast regnes ud fra den hemmelighed og et tilfældigt tal fra hver af jeres enheder. Efter matchen afsløres hemmeligheden, og du kan kontrollere hvert kast.
receipt-fingerprint = Hemmelighedens fingeraftryk
receipt-secret = Serverens hemmelighed
receipt-secret-closed = Vises, når matchen er slut
receipt-number-of = Tilfældigt tal fra { $player }
receipt-number-missing = Ikke modtaget endnu
receipt-check = Kontrollér terningerne
receipt-good = { $count ->
    [one] Kontrolleret: Kastet følger af hemmeligheden og begge tal.
   *[other] Kontrolleret: Alle { $count } kast følger af hemmeligheden og begge tal.
}
receipt-bad-secret = Hemmeligheden passer ikke til det fingeraftryk, der blev vist før matchen. Disse terninger er ikke til at stole på.
receipt-bad-roll = Kast { $number } følger ikke af hemmeligheden og tallene. Disse terninger er ikke til at stole på.
receipt-bad-number = Tallet i kvitteringen er ikke det, denne enhed gav. Disse terninger er ikke til at stole på.
receipt-proves = Det beviser, at serveren ikke valgte terningerne: De lå alle fast før det første kast, og din enhed havde del i dem.
receipt-proves-not = Det beviser ikke, at serveren bevarede sin hemmelighed: Den, der driver den, kan have kendt kastene på forhånd. Spil på en server, der drives af en, I begge stoler på.
receipt-save = Gem matchen med kvitteringen
receipt-by-hand = Spillerne tastede selv terningerne i denne match ind, så der er ikke noget at kontrollere.

server-unknown-table = Der er ikke noget bord på dette link. Måske mangler der et bogstav.
server-wrong-key = Dette link åbner ingen plads ved dette bord. Bed om det igen.
server-not-open = Dette bord er ikke åbent for tilskuere.
server-seat-taken = Der sidder allerede nogen.
server-not-your-seat = Du ser på: Det kan kun de to spillere.
server-not-seated = Sæt dig først.
server-waiting-for-other = Din modstander har ikke sat sig endnu.
server-stale = Noget andet skete først. Se på brættet, og prøv igen.
server-not-now = Det kan du ikke nu.
server-nothing-asked = Der er ikke længere noget at svare på.
server-already-asked = Én anmodning ad gangen: En anden er stadig åben.
server-no-clock = Dette bord har intet ur.
server-time-not-up = Tiden er ikke udløbet.
server-not-understood = Serveren forstod ikke denne side. Genindlæs den.
server-too-large = Det var for langt til serveren.
server-too-many = Det var for meget på én gang. Vent lidt.
server-too-many-tables = Der er stillet for mange borde op herfra. Vent nogle minutter.
server-bad-name = Et navn har 1 til { $count } tegn.
server-bad-name-letters = Navnet har tegn, der ikke kan ses.
server-bad-text = Det kan ikke sendes som besked.
server-dice-not-ready = Terningerne skal først bruge et tilfældigt tal fra begge enheder. Det kommer af sig selv om et øjeblik.
server-full = Serveren er fuld lige nu. Prøv igen senere.
server-storage = Serveren kunne ikke gemme det, så der skete ingenting. Prøv igen.
server-closing = Serveren lukker ned. Dit bord er bevaret.
server-unexpected = Serveren kunne ikke gøre det: { $reason }.
