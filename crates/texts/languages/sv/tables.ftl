invite-title = Bjud in en vän
invite-about = Skapa ett bord och skicka en länk till din vän. Ingen behöver något konto.
invite-your-name = Ditt namn
invite-create = Skapa bordet
invite-creating = Bordet skapas …
invite-opponent-friend = En vän
invite-opponent-friend-about = Vem som helst som du skickar länken till
invite-opponent-computer = Datorn
invite-opponent-computer-about = Den spelar på servern, så att andra kan titta på
invite-watching = Åskådare tillåtna
invite-watching-about = Alla med åskådarlänken kan titta på. Annars ser bara ni två bordet.
invite-needs-server = För att spela mot en vän öppnar du sidan från en server som ni båda kan nå.

clock-title = Klocka
clock-none = Ingen klocka
clock-none-about = Ta god tid på er, minuter eller dagar: bordet väntar
clock-with = Med klocka
clock-with-about = Ett antal minuter för hela matchen, plus några fria sekunder varje tur
clock-reserve = Minuter per spelare
clock-delay = Fria sekunder per tur
clock-summary = { $minutes } min per spelare, { $seconds } s fria per tur
clock-left = { $player } har { $time } kvar.
clock-running = Klockan går för { $player }.
clock-is-up = Tiden är ute för { $player }.
clock-is-up-you = Din tid är ute. Du kan spela vidare tills { $player } kräver matchen.
clock-low = { $seconds ->
    [one] Du har { $seconds } sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
clock-claim = Kräv matchen
clock-claim-question = Tiden är ute för { $player }. Kräva matchen? Du kan också bara spela vidare.
clock-claimed = { $player } krävde matchen på tid.
clock-won = { $player } vinner på tid

table-dice-server = Servern kastar
table-dice-server-about = Efteråt kan ni båda kontrollera att ingen har valt dem
table-dice-real = Riktiga tärningar
table-dice-real-about = Den som är i tur skriver in vad tärningarna visar; den andra litar på det

waiting-title = Bordet är klart
waiting-send = Skicka den här länken till din vän
waiting-send-about = Den första som öppnar den och slår sig ner är din motståndare.
waiting-code = Eller låt din vän skanna den här koden
waiting-code-about = Länken som QR-kod, för en telefons kamera
waiting-home-network = På samma nätverk fungerar även den här adressen:
waiting-home-network-none = Bara den här enheten kan nå servern. Starta den med { $command } för att släppa in andra på ditt nätverk.
waiting-own-link = Din egen länk
waiting-own-link-about = Öppnar din plats på en annan enhet. Behåll den för dig själv: alla som har den spelar i ditt namn.
waiting-watch-link = Åskådarlänk
waiting-watch-link-about = Alla med den här länken kan titta på, men inte spela.
waiting-for-friend = Väntar på din vän …
waiting-for-player = Väntar på { $player } …
waiting-leave = Du kan stänga sidan så länge. Bordet finns kvar, och den här enheten minns din plats.

join-title = { $player } bjuder in dig till ett parti backgammon
join-title-nameless = Du är inbjuden till ett parti backgammon
join-rules = Ni spelar efter de här reglerna
join-rules-read = Läs reglerna
join-accept = Acceptera reglerna och slå dig ner
join-watch = Bara titta på
join-name = Ditt namn, som motståndaren ser det
join-color = Du spelar { $color }.
join-color-by-die = Tärningen avgör vem som är Vit.
join-sitting = Du slår dig ner …
joined = { $player } har slagit sig ner.

presence-title = Vid bordet
presence-here = { $player } är här.
presence-away = { $player } är inte här just nu.
presence-away-since = { $player } har varit borta sedan { $when }.
presence-left = { $player } har gått för tillfället. Bordet väntar.
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
chat-unmute = Sluta tysta { $player }
chat-muted = Du har tystat { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nytt meddelande
   *[other] { $count } nya meddelanden
}
chat-too-long = Ett meddelande får ha högst { $count } tecken.
chat-spectators = Åskådare kan läsa chatten, men inte skriva.

ask-take-back = Be att få ta tillbaka draget
ask-take-back-about = Om { $player } går med på det ångras ditt senaste beslut.
ask-take-back-sent = Du bad { $player } om att få ta tillbaka draget.
ask-take-back-received = { $player } vill gärna ta tillbaka det senaste draget.
ask-take-back-agreed = { $player } gick med på det: draget togs tillbaka.
ask-take-back-declined = { $player } vill hellre spela vidare.
ask-take-back-dice = Tärningar som kastats efter det kastas om.
ask-slow = Be att få spela utan klocka
ask-slow-about = Om { $player } går med på det stannar klockan för gott, och ni spelar när ni har tid, över flera dagar om det behövs.
ask-slow-sent = Du bad { $player } att spela vidare utan klocka.
ask-slow-received = { $player } vill gärna spela vidare utan klocka.
ask-slow-agreed = Ingen klocka längre. Spela när du har tid.
ask-slow-declined = { $player } vill hellre behålla klockan.
ask-rematch-about = Samma regler, samma platser, ny ställning.
ask-rematch-sent = Du bad { $player } om revansch.
ask-rematch-received = { $player } ber om revansch.
ask-rematch-agreed = En ny match börjar.
ask-rematch-declined = { $player } vill inte ha revansch nu.
ask-agree = Säg ja
ask-decline = Säg nej
ask-withdraw = Dra tillbaka
ask-withdrawn = { $player } drog tillbaka sin förfrågan.
ask-waiting = Väntar på svar från { $player } …

settle-sent = Du föreslog { $player } en uppgörelse.
settle-agreed = { $player } accepterade uppgörelsen.
settle-declined = { $player } vill hellre spela vidare än göra upp.
resign-sent = Du erbjöd dig att ge upp. { $player } måste säga ja.
claim-sent = Du krävde vinsten. { $player } måste hålla med.
double-sent = Du dubblade. { $player } måste ta eller passa.

next-game-waiting = Båda kan starta nästa parti.
next-game-begun = Parti { $number } börjar.

connection-connecting = Ansluter till bordet …
connection-lost = Anslutningen bröts. Försöker igen …
connection-lost-long = Servern går inte att nå. Ditt bord är tryggt där, och partiet går vidare när den är tillbaka.
connection-back = Ansluten igen.
connection-retry = Försök nu
connection-unsent = Din senaste handling har inte nått servern än.
connection-restart = Servern startar om. Partiet går vidare om en stund.
connection-old-page = Den här sidan är äldre än servern. Ladda om den för att fortsätta; ditt parti finns kvar.
connection-reload = Ladda om sidan

since-title = Medan du var borta
since-count = { $count ->
    [one] Det här har hänt:
   *[other] Det här har hänt ({ $count }):
}
since-your-turn = Det är din tur.
since-their-turn = Det är { $player } som är i tur.
since-show = Visa på brädet

tables-title = Dina bord
tables-with = Med { $player }
tables-nobody = Ingen har slagit sig ner än
tables-your-turn = Din tur
tables-their-turn = Väntar på { $player }
tables-over = Slut
tables-open = Gå till bordet
tables-forget = Glöm det här bordet
tables-forget-question = Glömma det här bordet på den här enheten? Utan din egen länk kan du inte komma tillbaka till din plats.

receipt-title = Tärningarna i den här matchen
receipt-about = Före det första kastet bestämde servern en hemlighet och visade dess fingeravtryck. Sedan bidrog din enhet och motståndarens med var sitt slumptal. Varje kast räknas fram ur de tre. Nu när matchen är slut är hemligheten avslöjad, och vem som helst kan räkna om varje kast.
receipt-about-open = Servern har bestämt en hemlighet och visat dess fingeravtryck. Varje kast räknas fram ur den hemligheten och ett slumptal från var och en av era enheter. Efter matchen avslöjas hemligheten, och du kan kontrollera varje kast.
receipt-fingerprint = Hemlighetens fingeravtryck
receipt-secret = Serverns hemlighet
receipt-secret-closed = Visas när matchen är slut
receipt-number-of = Slumptal från { $player }
receipt-number-missing = Inte mottaget än
receipt-check = Kontrollera tärningarna
receipt-good = { $count ->
    [one] Kontrollerat: kastet följer av hemligheten och båda talen.
   *[other] Kontrollerat: alla { $count } kast följer av hemligheten och båda talen.
}
receipt-bad-secret = Hemligheten stämmer inte med fingeravtrycket som visades före matchen. De här tärningarna går inte att lita på.
receipt-bad-roll = Kast { $number } följer inte av hemligheten och talen. De här tärningarna går inte att lita på.
receipt-bad-number = Talet i kvittot är inte det som den här enheten lämnade. De här tärningarna går inte att lita på.
receipt-proves = Det här bevisar att servern inte valde tärningarna: alla låg fast före det första kastet, och din enhet hade del i dem.
receipt-proves-not = Det bevisar inte att servern bevarade sin hemlighet: den som driver den kan ha känt till kasten i förväg. Spela på en server som drivs av någon ni båda litar på.
receipt-save = Spara matchen med kvittot
receipt-by-hand = Spelarna skrev själva in tärningarna i den här matchen, så det finns inget att kontrollera.

server-unknown-table = Det finns inget bord på den här länken. Kanske fattas en bokstav.
server-wrong-key = Den här länken öppnar ingen plats vid det här bordet. Be om den igen.
server-not-open = Det här bordet är inte öppet för åskådare.
server-seat-taken = Någon sitter redan där.
server-not-your-seat = Du tittar på: bara de två spelarna kan göra det.
server-not-seated = Slå dig ner först.
server-waiting-for-other = Din motståndare har inte slagit sig ner än.
server-stale = Något annat hände först. Titta på brädet och försök igen.
server-not-now = Det kan du inte göra nu.
server-nothing-asked = Det finns inte längre något att svara på.
server-already-asked = En förfrågan i taget: en annan väntar fortfarande på svar.
server-no-clock = Det här bordet har ingen klocka.
server-time-not-up = Tiden är inte ute.
server-not-understood = Servern förstod inte den här sidan. Ladda om den.
server-too-large = Det var för långt för servern.
server-too-many = Det var för mycket på en gång. Vänta lite.
server-too-many-tables = Härifrån har för många bord skapats. Vänta några minuter.
server-bad-name = Ett namn har 1 till { $count } tecken.
server-bad-name-letters = Namnet har tecken som inte syns.
server-bad-text = Det här går inte att skicka som meddelande.
server-dice-not-ready = Tärningarna behöver först ett slumptal från båda enheterna. Det kommer av sig självt om en liten stund.
server-full = Servern är full just nu. Försök igen senare.
server-storage = Servern kunde inte spara det, så inget hände. Försök igen.
server-closing = Servern stängs av. Ditt bord finns kvar.
server-unexpected = Servern kunde inte göra det: { $reason }.
