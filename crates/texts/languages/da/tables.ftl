invite-title = Invitér en ven
invite-about = Du stiller et bord op og sender din ven et link. Ingen behøver en konto.
invite-your-name = Dit navn
invite-create = Stil bordet op
invite-creating = Bordet stilles op…
invite-opponent-friend = En ven
invite-opponent-friend-about = Den, du sender linket til
invite-opponent-computer = Computeren
invite-opponent-computer-about = Den spiller på serveren, for eksempel mens andre ser på
invite-watching = Åbent for tilskuere
invite-watching-about = Den, der har tilskuerlinket, kan se på. Ellers er det kun jer to, der ser bordet.
invite-needs-server = For at spille mod en ven skal siden åbnes fra en server, som I begge kan nå.

clock-title = Ur
clock-none = Uden ur
clock-none-about = Tag den tid, I har brug for, minutter eller dage: Bordet venter
clock-with = Med ur
clock-with-about = Et antal minutter til hele matchen og nogle frie sekunder i hver tur
clock-reserve = Minutter pr. spiller
clock-delay = Frie sekunder pr. tur
clock-summary = { $minutes } min. pr. spiller, { $seconds } sek. fri i hver tur
clock-left = { $player } har { $time } tilbage.
clock-running = Uret går for { $player }.
clock-is-up = Tiden er gået for { $player }.
clock-is-up-you = Din tid er gået. Du må spille videre, indtil { $player } kræver matchen.
clock-low = { $seconds ->
    [one] Du har { $seconds } sekund tilbage.
   *[other] Du har { $seconds } sekunder tilbage.
}
clock-claim = Kræv matchen
clock-claim-question = Tiden er gået for { $player }. Vil du kræve matchen? Du kan også bare spille videre.
clock-claimed = { $player } krævede matchen på tid.
clock-won = { $player } vinder på tid

table-dice-server = Serveren kaster
table-dice-server-about = I kan begge bagefter kontrollere, at ingen har valgt dem
table-dice-real = Rigtige terninger
table-dice-real-about = Den, der er i tur, taster ind, hvad terningerne viser; den anden stoler på det

waiting-title = Bordet er stillet op
waiting-send = Send dette link til din ven
waiting-send-about = Den, der først åbner det og sætter sig, er din modstander.
waiting-code = Eller vis dette til din vens kamera
waiting-code-about = Linket som billede, til kameraet i en telefon
waiting-home-network = På samme hjemmenetværk virker også denne adresse:
waiting-home-network-none = Serveren lytter kun til denne enhed. Start den med { $command } for at spille over hjemmenetværket.
waiting-own-link = Dit eget link
waiting-own-link-about = Åbner din plads på en anden enhed. Hold det for dig selv: Den, der har det, spiller i dit navn.
waiting-watch-link = Tilskuerlink
waiting-watch-link-about = Den, der har det, kan se på, men ikke spille.
waiting-for-friend = Venter på din ven…
waiting-for-player = Venter på { $player }…
waiting-leave = Du kan lukke siden imens. Bordet bliver stående, og enheden ved, hvilken plads der er din.

join-title = { $player } inviterer dig til et spil backgammon
join-title-nameless = Du er inviteret til et spil backgammon
join-rules = Efter disse regler
join-rules-read = Læs reglerne
join-accept = Acceptér reglerne, og sæt dig
join-watch = Se kun på
join-name = Dit navn, som den anden ser det
join-color = Du spiller { $color }.
join-color-by-die = Terningen afgør, hvem der er Hvid.
join-sitting = Du får din plads…
joined = { $player } har sat sig.

presence-title = Ved bordet
presence-here = { $player } er her.
presence-away = { $player } er her ikke lige nu.
presence-away-since = { $player } har været væk siden { $when }.
presence-left = { $player } er gået for en stund. Bordet venter.
presence-back = { $player } er tilbage.
presence-computer = Computeren ({ $level })
spectator-count = { $count ->
    [0] Ingen ser på
    [one] { $count } person ser på
   *[other] { $count } personer ser på
}
spectator-you = Du ser på.
spectator-closed = Ingen andre kan se på dette bord.

chat-title = Snak
chat-label = Sig noget
# As in English.
chat-send = Send
chat-empty = Ingen har sagt noget endnu.
chat-mute = Ignorér { $player }
chat-unmute = Hør { $player } igen
chat-muted = Du ser ikke, hvad { $player } siger.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } ny besked
   *[other] { $count } nye beskeder
}
chat-too-long = En besked må højst have { $count } tegn.
chat-spectators = De, der ser på, kan læse med, men ikke skrive.

ask-take-back = Bed om at tage tilbage
ask-take-back-about = Hvis { $player } siger ja, fortrydes din seneste beslutning.
ask-take-back-sent = Du bad { $player } om at måtte tage tilbage.
ask-take-back-received = { $player } vil gerne tage tilbage.
ask-take-back-agreed = { $player } sagde ja: taget tilbage.
ask-take-back-declined = { $player } vil hellere spille videre.
ask-take-back-dice = Det, der kastes derefter, kastes på ny.
ask-slow = Bed om at spille langsomt
ask-slow-about = Hvis { $player } siger ja, stopper uret for altid, og I spiller hver især, når der er tid, over flere dage om nødvendigt.
ask-slow-sent = Du bad { $player } om at fortsætte langsomt, uden ur.
ask-slow-received = { $player } vil gerne fortsætte langsomt, uden ur.
ask-slow-agreed = Fra nu af er der intet ur. Spil, når du har tid.
ask-slow-declined = { $player } vil hellere beholde uret.
ask-rematch-about = Samme regler, samme pladser, ny stilling.
ask-rematch-sent = Du bad { $player } om revanche.
ask-rematch-received = { $player } beder om revanche.
ask-rematch-agreed = En ny match begynder.
ask-rematch-declined = { $player } vil ikke give revanche nu.
ask-agree = Sig ja
ask-decline = Sig nej
ask-withdraw = Træk tilbage
ask-withdrawn = { $player } beder ikke om det længere.
ask-waiting = Venter på, hvad { $player } siger…

settle-sent = Du foreslog { $player } et forlig.
settle-agreed = { $player } gik med til et forlig.
settle-declined = { $player } vil hellere spille videre end indgå forlig.
resign-sent = Du har tilbudt at give op. { $player } skal svare.
claim-sent = Du sagde, at spillet er vundet. { $player } skal acceptere det.
double-sent = Du doblede. { $player } skal tage eller passe.

next-game-waiting = I kan begge begynde det næste spil.
next-game-begun = Spil { $number } begynder.

connection-connecting = Forbinder til bordet…
connection-lost = Forbindelsen er afbrudt. Prøver igen…
connection-lost-long = Serveren kan ikke nås. Bordet er bevaret der, og spillet går videre, når den er tilbage.
connection-back = Forbundet igen.
connection-retry = Prøv nu
connection-unsent = Det seneste, du gjorde, har ikke nået serveren endnu.
connection-restart = Serveren starter igen. Om et øjeblik går spillet videre.
connection-old-page = Denne side er ældre end serveren. Genindlæs den for at fortsætte; spillet er bevaret.
connection-reload = Genindlæs siden

since-title = Mens du var væk
since-count = { $count ->
    [one] Der er sket én ting:
   *[other] Der er sket { $count } ting:
}
since-your-turn = Det er din tur.
since-their-turn = Nu er det { $player }, der er i tur.
since-show = Vis på brættet

tables-title = Dine borde
tables-with = Med { $player }
tables-nobody = Ingen har sat sig endnu
tables-your-turn = Din tur
tables-their-turn = Venter på { $player }
tables-over = Slut
tables-open = Til bordet
tables-forget = Glem bordet
tables-forget-question = Glem dette bord på denne enhed? Uden dit eget link kan du ikke komme tilbage til din plads.

receipt-title = Terningerne i matchen
receipt-about = Før det første kast fastlagde serveren en hemmelighed og viste dens fingeraftryk. Så lagde din enhed og din modstanders hver et tilfældigt tal til. Hvert kast regnes ud fra de tre. Nu, da matchen er slut, er hemmeligheden åben, og enhver kan regne alle kast ud igen.
receipt-about-open = Serveren har fastlagt en hemmelighed og vist dens fingeraftryk. Hvert kast regnes ud fra hemmeligheden og fra et tilfældigt tal fra hver af jeres enheder. Efter matchen åbnes hemmeligheden, og du kan kontrollere alle kast.
receipt-fingerprint = Hemmelighedens fingeraftryk
receipt-secret = Serverens hemmelighed
receipt-secret-closed = Vises, når matchen er slut
receipt-number-of = Tilfældigt tal fra { $player }
receipt-number-missing = Ikke givet endnu
receipt-check = Tjek terningerne
receipt-good = { $count ->
    [one] Kontrolleret: Kastet er det, som hemmeligheden og begge tal giver.
   *[other] Kontrolleret: Alle { $count } kast er dem, som hemmeligheden og begge tal giver.
}
receipt-bad-secret = Hemmeligheden har ikke det fingeraftryk, der blev vist før matchen. Disse terninger er ikke til at stole på.
receipt-bad-roll = Kast { $number } kommer ikke fra hemmeligheden og tallene. Disse terninger er ikke til at stole på.
receipt-bad-number = Det tal, denne enhed gav, er ikke det, der står i kvitteringen. Disse terninger er ikke til at stole på.
receipt-proves = Det beviser, at serveren ikke valgte terningerne: De lå fast før det første kast, og din enhed havde del i dem.
receipt-proves-not = Det beviser ikke, at serveren holdt sin hemmelighed for sig selv: Den, der driver den, kan have kendt kastene på forhånd. Spil på en server hos nogen, I begge stoler på.
receipt-save = Gem matchen med kvitteringen
receipt-by-hand = Terningerne i denne match blev tastet ind af spillerne. Der er ikke noget at kontrollere.

server-unknown-table = Der er ikke noget bord på dette link. Måske mangler der et bogstav.
server-wrong-key = Dette link åbner ingen plads ved dette bord. Bed om det igen.
server-not-open = Dette bord er ikke åbent for tilskuere.
server-seat-taken = Nogen har allerede sat sig der.
server-not-your-seat = Du ser på: Det kan kun de to ved bordet gøre.
server-not-seated = Sæt dig først.
server-waiting-for-other = Din modstander har ikke sat sig endnu.
server-stale = Noget andet skete først. Se på brættet, og prøv igen.
server-not-now = Det kan man ikke nu.
server-nothing-asked = Der er ikke længere noget at svare på.
server-already-asked = Ét spørgsmål ad gangen: Der er allerede et åbent.
server-no-clock = Dette bord har intet ur.
server-time-not-up = Tiden er ikke gået.
server-not-understood = Serveren forstod ikke denne side. Genindlæs den.
server-too-large = Det var for langt til serveren.
server-too-many = Det var for meget på én gang. Vent lidt.
server-too-many-tables = Der er stillet for mange borde op herfra. Vent nogle minutter.
server-bad-name = Et navn har ét til { $count } tegn.
server-bad-text = Det kan ikke sendes som besked.
server-dice-not-ready = Terningerne skal først bruge et tilfældigt tal fra begge enheder. Det kommer af sig selv om et øjeblik.
server-full = Serveren har ikke plads til flere lige nu. Prøv igen senere.
server-storage = Serveren kunne ikke gemme det, så det skete ikke. Prøv igen.
server-closing = Serveren lukker. Bordet er bevaret.
server-unexpected = Serveren kunne ikke gøre det: { $reason }.
