invite-title = Bjud in en vän
invite-about = Du skapar ett bord och skickar en länk till din vän. Ingen behöver något konto.
invite-your-name = Ditt namn
invite-create = Skapa bordet
invite-creating = Bordet skapas …
invite-opponent-friend = En vän
invite-opponent-friend-about = Den du skickar länken till
invite-opponent-computer = Datorn
invite-opponent-computer-about = Den spelar på servern, till exempel medan andra tittar på
invite-watching = Öppet att titta på
invite-watching-about = Den som har åskådarlänken kan titta på. Annars är det bara ni två som ser bordet.
invite-needs-server = För att spela mot en vän måste sidan öppnas från en server som ni båda kan nå.

clock-title = Klocka
clock-none = Utan klocka
clock-none-about = Ta den tid ni behöver, minuter eller dagar: bordet väntar
clock-with = Med klocka
clock-with-about = Ett antal minuter för hela matchen, och några fria sekunder varje tur
clock-reserve = Minuter per spelare
clock-delay = Fria sekunder per tur
clock-summary = { $minutes } min per spelare, { $seconds } s fria per tur
clock-left = { $player } har { $time } kvar.
clock-running = Klockan går för { $player }.
clock-is-up = Tiden är ute för { $player }.
clock-is-up-you = Din tid är ute. Du får spela vidare tills { $player } kräver matchen.
clock-low = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
clock-claim = Kräv matchen
clock-claim-question = Tiden är ute för { $player }. Vill du kräva matchen? Du kan också bara spela vidare.
clock-claimed = { $player } krävde matchen på tid.
clock-won = { $player } vinner på tid

table-dice-server = Servern kastar
table-dice-server-about = Ni kan båda kontrollera efteråt att ingen har valt dem
table-dice-real = Riktiga tärningar
table-dice-real-about = Den som är i tur skriver in vad tärningarna visar; den andra litar på det

waiting-title = Bordet är klart
waiting-send = Skicka den här länken till din vän
waiting-send-about = Den som först öppnar länken och slår sig ner är din motståndare.
waiting-code = Eller visa det här för din väns kamera
waiting-code-about = Länken som bild, för kameran i en telefon
waiting-home-network = På samma hemnätverk fungerar också den här adressen:
waiting-home-network-none = Servern lyssnar bara på den här enheten. Starta den med { $command } för att spela över hemnätverket.
waiting-own-link = Din egen länk
waiting-own-link-about = Öppnar din plats på en annan enhet. Behåll den för dig själv: den som har länken spelar i ditt namn.
waiting-watch-link = Åskådarlänk
waiting-watch-link-about = Den som har den kan titta på, men inte spela.
waiting-for-friend = Väntar på din vän …
waiting-for-player = Väntar på { $player } …
waiting-leave = Du kan stänga sidan så länge. Bordet finns kvar, och enheten vet vilken plats som är din.

join-title = { $player } bjuder in dig till ett parti backgammon
join-title-nameless = Du är inbjuden till ett parti backgammon
join-rules = Efter de här reglerna
join-rules-read = Läs reglerna
join-accept = Godta reglerna och slå dig ner
join-watch = Bara titta på
join-name = Ditt namn, som den andra får se det
join-color = Du spelar { $color }.
join-color-by-die = Tärningen avgör vem som är Vit.
join-sitting = Du får din plats …
joined = { $player } har slagit sig ner.

presence-title = Vid bordet
presence-here = { $player } är här.
presence-away = { $player } är inte här just nu.
presence-away-since = { $player } har varit borta sedan { $when }.
presence-left = { $player } har gått ifrån en stund. Bordet väntar.
presence-back = { $player } är tillbaka.
presence-computer = Datorn ({ $level })
spectator-count = { $count ->
    [0] Ingen tittar på
    [one] { $count } person tittar på
   *[other] { $count } personer tittar på
}
spectator-you = Du tittar på.
spectator-closed = Ingen annan kan titta på det här bordet.

chat-title = Chatt
chat-label = Säg något
chat-send = Skicka
chat-empty = Ingen har sagt något än.
chat-mute = Tysta { $player }
chat-unmute = Hör { $player } igen
chat-muted = Du ser inte vad { $player } säger.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nytt meddelande
   *[other] { $count } nya meddelanden
}
chat-too-long = Ett meddelande får ha högst { $count } tecken.
chat-spectators = De som tittar på kan läsa, men inte skriva.

ask-take-back = Be att få ta tillbaka
ask-take-back-about = Om { $player } går med på det ångras ditt senaste beslut.
ask-take-back-sent = Du bad { $player } att få ta tillbaka.
ask-take-back-received = { $player } vill ta tillbaka.
ask-take-back-agreed = { $player } gick med på det: tillbakataget.
ask-take-back-declined = { $player } vill hellre spela vidare.
ask-take-back-dice = Det som kastas efter det kastas på nytt.
ask-slow = Be att få spela långsamt
ask-slow-about = Om { $player } går med på det stannar klockan för gott, och var och en spelar när det finns tid, i dagar om det behövs.
ask-slow-sent = Du bad { $player } att fortsätta långsamt, utan klocka.
ask-slow-received = { $player } vill fortsätta långsamt, utan klocka.
ask-slow-agreed = Från och med nu finns det ingen klocka. Spela när du har tid.
ask-slow-declined = { $player } vill hellre behålla klockan.
ask-rematch-about = Samma regler, samma platser, ny ställning.
ask-rematch-sent = Du bad { $player } om revansch.
ask-rematch-received = { $player } ber om revansch.
ask-rematch-agreed = En ny match börjar.
ask-rematch-declined = { $player } vill inte ha revansch nu.
ask-agree = Gå med på det
ask-decline = Säg nej
ask-withdraw = Dra tillbaka
ask-withdrawn = { $player } ber inte om det längre.
ask-waiting = Väntar på vad { $player } säger …

settle-sent = Du föreslog { $player } att göra upp.
settle-agreed = { $player } gick med på att göra upp.
settle-declined = { $player } vill hellre spela vidare än göra upp.
resign-sent = Du har erbjudit dig att ge upp. { $player } måste svara.
claim-sent = Du sa att partiet är vunnet. { $player } måste hålla med.
double-sent = Du dubblade. { $player } måste ta eller passa.

next-game-waiting = Vilken som helst av er kan börja nästa parti.
next-game-begun = Parti { $number } börjar.

connection-connecting = Ansluter till bordet …
connection-lost = Anslutningen bröts. Försöker igen …
connection-lost-long = Det går inte att nå servern. Bordet finns kvar där, och partiet går vidare när den är tillbaka.
connection-back = Ansluten igen.
connection-retry = Försök nu
connection-unsent = Det senaste du gjorde har inte nått servern än.
connection-restart = Servern startar om. Om en liten stund går partiet vidare.
connection-old-page = Den här sidan är äldre än servern. Ladda om den för att fortsätta; partiet finns kvar.
connection-reload = Ladda om sidan

since-title = Medan du var borta
since-count = { $count ->
    [one] En sak har hänt:
   *[other] { $count } saker har hänt:
}
since-your-turn = Det är din tur.
since-their-turn = Nu är det { $player } som är i tur.
since-show = Visa på brädet

tables-title = Dina bord
tables-with = Med { $player }
tables-nobody = Ingen har slagit sig ner än
tables-your-turn = Din tur
tables-their-turn = Väntar på { $player }
tables-over = Slut
tables-open = Till bordet
tables-forget = Glöm bordet
tables-forget-question = Glömma det här bordet på den här enheten? Utan din egen länk kan du inte komma tillbaka till din plats.

receipt-title = Matchens tärningar
receipt-about = Före första kastet bestämde servern en hemlighet och visade dess fingeravtryck. Sedan lade din enhet och motståndarens till var sitt slumptal. Varje kast räknas fram ur de tre. Nu när matchen är slut är hemligheten öppen, och vem som helst kan räkna fram alla kast igen.
receipt-about-open = Servern har bestämt en hemlighet och visat dess fingeravtryck. Varje kast räknas fram ur hemligheten och ur ett slumptal från var och en av era enheter. Efter matchen öppnas hemligheten, och du kan kontrollera alla kast.
receipt-fingerprint = Hemlighetens fingeravtryck
receipt-secret = Serverns hemlighet
receipt-secret-closed = Visas när matchen är slut
receipt-number-of = Slumptal från { $player }
receipt-number-missing = Inte lämnat än
receipt-check = Kolla tärningarna
receipt-good = { $count ->
    [one] Kontrollerat: kastet är det som hemligheten och båda talen ger.
   *[other] Kontrollerat: alla { $count } kast är de som hemligheten och båda talen ger.
}
receipt-bad-secret = Hemligheten har inte det fingeravtryck som visades före matchen. De här tärningarna går inte att lita på.
receipt-bad-roll = Kast { $number } kommer inte ur hemligheten och talen. De här tärningarna går inte att lita på.
receipt-bad-number = Talet som den här enheten lämnade är inte det som står i kvittot. De här tärningarna går inte att lita på.
receipt-proves = Det här bevisar att servern inte valde tärningarna: de låg fast före det första kastet, och din enhet hade del i dem.
receipt-proves-not = Det bevisar inte att servern behöll sin hemlighet för sig själv: den som driver den kan ha känt till kasten i förväg. Spela på en server hos någon som ni båda litar på.
receipt-save = Spara matchen med kvittot
receipt-by-hand = Tärningarna i den här matchen skrevs in av spelarna. Det finns inget att kontrollera.

server-unknown-table = Det finns inget bord på den här länken. Kanske fattas en bokstav.
server-wrong-key = Den här länken öppnar ingen plats vid det här bordet. Be om den igen.
server-not-open = Det här bordet är inte öppet för åskådare.
server-seat-taken = Någon har redan slagit sig ner där.
server-not-your-seat = Du tittar på: bara de två vid bordet kan göra det.
server-not-seated = Slå dig ner först.
server-waiting-for-other = Din motståndare har inte slagit sig ner än.
server-stale = Något annat hände först. Titta på brädet och försök igen.
server-not-now = Det går inte att göra nu.
server-nothing-asked = Det finns inte längre något att svara på.
server-already-asked = En fråga i taget: en är redan öppen.
server-no-clock = Det här bordet har ingen klocka.
server-time-not-up = Tiden är inte ute.
server-not-understood = Servern förstod inte den här sidan. Ladda om den.
server-too-large = Det var för långt för servern.
server-too-many = Det var för mycket på en gång. Vänta lite.
server-too-many-tables = Härifrån har för många bord skapats. Vänta några minuter.
server-bad-name = Ett namn har ett till { $count } tecken.
server-bad-text = Det här går inte att skicka som meddelande.
server-dice-not-ready = Tärningarna behöver först ett slumptal från båda enheterna. Det kommer av sig självt om en liten stund.
server-full = Servern har inte plats för fler just nu. Försök igen senare.
server-storage = Servern kunde inte spara det, så det hände inte. Försök igen.
server-closing = Servern stänger. Bordet finns kvar.
server-unexpected = Servern kunde inte göra det: { $reason }.
