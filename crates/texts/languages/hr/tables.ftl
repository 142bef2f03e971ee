invite-title = Pozovi prijatelja
invite-about = Postavi stol i pošalji prijatelju poveznicu. Nikome ne treba račun.
invite-your-name = Tvoje ime
invite-create = Postavi stol
invite-creating = Postavljanje stola…
invite-opponent-friend = Prijatelj
invite-opponent-friend-about = Kome god pošalješ poveznicu
invite-opponent-computer = Računalo
invite-opponent-computer-about = Igra na poslužitelju, da i drugi mogu gledati
invite-watching = Gledatelji dopušteni
invite-watching-about = Tko ima poveznicu za gledatelje, može gledati. Inače stol vidite samo vas dvoje.
invite-needs-server = Za igru s prijateljem otvori ovu stranicu s poslužitelja kojem oboje možete pristupiti.

clock-title = Sat
clock-none = Bez sata
clock-none-about = Ne žurite, bile to minute ili dani: stol čeka
clock-with = Sa satom
clock-with-about = Određen broj minuta za cijeli meč i nekoliko slobodnih sekundi po potezu
clock-reserve = Minute po igraču
clock-delay = Slobodne sekunde po potezu
clock-summary = { $minutes } min po igraču, { $seconds } s slobodno po potezu
clock-left = { $player } ima još { $time }.
clock-running = Sat teče: { $player }.
clock-is-up = { $player }: vrijeme je isteklo.
clock-is-up-you = Vrijeme ti je isteklo. Možeš igrati dalje dok { $player } ne zatraži meč.
clock-low = { $seconds ->
    [one] Imaš još { $seconds } sekundu.
    [few] Imaš još { $seconds } sekunde.
   *[other] Imaš još { $seconds } sekundi.
}
clock-claim = Zatraži meč
clock-claim-question = { $player }: vrijeme je isteklo. Zatražiti meč? Možeš i jednostavno igrati dalje.
clock-claimed = { $player } traži meč zbog isteka vremena.
clock-won = { $player } pobjeđuje na vrijeme

table-dice-server = Baca poslužitelj
table-dice-server-about = Poslije oboje možete provjeriti da ih nitko nije birao
table-dice-real = Prave kocke
table-dice-real-about = Tko je na potezu, upisuje što kocke pokazuju; drugi mu vjeruje na riječ

waiting-title = Stol je spreman
waiting-send = Pošalji ovu poveznicu prijatelju
waiting-send-about = Tko je prvi otvori i sjedne, tvoj je protivnik.
waiting-code = Ili neka prijatelj skenira ovaj kod
waiting-code-about = Poveznica kao QR kod, za kameru telefona
waiting-home-network = Na istoj mreži radi i ova adresa:
waiting-home-network-none = Ovaj poslužitelj dostupan je samo ovom uređaju. Da pustiš druge na svojoj mreži, pokreni ga naredbom { $command }.
waiting-own-link = Tvoja vlastita poveznica
waiting-own-link-about = Otvara tvoje mjesto na drugom uređaju. Čuvaj je za sebe: tko je ima, igra umjesto tebe.
waiting-watch-link = Poveznica za gledatelje
waiting-watch-link-about = Tko ima ovu poveznicu, može gledati, ali ne i igrati.
waiting-for-friend = Čekamo prijatelja…
waiting-for-player = Čekamo: { $player }…
waiting-leave = U međuvremenu možeš zatvoriti ovu stranicu. Stol ostaje, a ovaj uređaj pamti tvoje mjesto.

join-title = { $player } te poziva na partiju backgammona
join-title-nameless = Poziv na partiju backgammona
join-rules = Igrat ćeš po ovim pravilima
join-rules-read = Pročitaj pravila
join-accept = Prihvati pravila i sjedni
join-watch = Samo gledaj
join-name = Tvoje ime, kako će ga protivnik vidjeti
join-color = Tvoja strana: { $color }.
join-color-by-die = Kocka odlučuje tko je Bijeli.
join-sitting = Sjedaš za stol…
joined = { $player } sjeda za stol.

presence-title = Za stolom
presence-here = { $player } je ovdje.
presence-away = { $player } trenutačno nije ovdje.
presence-away-since = { $player } nije ovdje od { $when }.
presence-left = { $player } zasad odlazi. Stol čeka.
presence-back = { $player } je opet ovdje.
presence-computer = Računalo ({ $level })
spectator-count = { $count ->
    [0] Nitko ne gleda
    [one] Gleda { $count } osoba
    [few] Gledaju { $count } osobe
   *[other] Gleda { $count } osoba
}
spectator-you = Gledaš.
spectator-closed = Nitko drugi ne može gledati ovaj stol.

# As in English.
chat-title = Chat
chat-label = Reci nešto
chat-send = Pošalji
chat-empty = Još nitko nije ništa rekao.
chat-mute = Utišaj: { $player }
chat-unmute = Poništi utišavanje: { $player }
chat-muted = Utišano: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nova poruka
    [few] { $count } nove poruke
   *[other] { $count } novih poruka
}
chat-too-long = { $count ->
    [one] Poruka smije imati najviše { $count } znak.
    [few] Poruka smije imati najviše { $count } znaka.
   *[other] Poruka smije imati najviše { $count } znakova.
}
chat-spectators = Gledatelji mogu čitati chat, ali ne i pisati.

ask-take-back = Zatraži vraćanje poteza
ask-take-back-about = Ako se { $player } složi, tvoja se posljednja odluka poništava.
ask-take-back-sent = Poslana je molba za vraćanje poteza. { $player } mora odgovoriti.
ask-take-back-received = { $player } želi vratiti posljednji potez.
ask-take-back-agreed = { $player } se slaže: potez je vraćen.
ask-take-back-declined = { $player } radije igra dalje.
ask-take-back-dice = Kocke bačene nakon toga bacaju se ponovno.
ask-slow = Predloži igru bez sata
ask-slow-about = Ako se { $player } složi, sat staje zauvijek i svatko igra kad ima vremena, pa i danima.
ask-slow-sent = Poslan je prijedlog da igrate bez sata. { $player } mora odgovoriti.
ask-slow-received = { $player } želi nastaviti bez sata.
ask-slow-agreed = Nema više sata. Igraj kad imaš vremena.
ask-slow-declined = { $player } radije zadržava sat.
ask-rematch-about = Ista pravila, ista mjesta, novi rezultat.
ask-rematch-sent = Zatražen je uzvrat. { $player } mora odgovoriti.
ask-rematch-received = { $player } traži uzvrat.
ask-rematch-agreed = Počinje novi meč.
ask-rematch-declined = { $player } sada ne želi uzvrat.
ask-agree = Slažem se
ask-decline = Odbij
ask-withdraw = Povuci
ask-withdrawn = { $player } povlači zahtjev.
ask-waiting = Čekamo odgovor: { $player }…

settle-sent = Ponuđen je dogovor. { $player } mora odgovoriti.
settle-agreed = { $player } prihvaća dogovor.
settle-declined = { $player } radije igra dalje bez dogovora.
resign-sent = Ponuđena je predaja. { $player } je mora prihvatiti.
claim-sent = Zatražena je pobjeda. { $player } se mora složiti.
double-sent = Udvostručenje je ponuđeno. { $player } mora prihvatiti ili odbiti.

next-game-waiting = Sljedeću partiju može započeti bilo tko od vas dvoje.
next-game-begun = Počinje partija { $number }.

connection-connecting = Povezivanje sa stolom…
connection-lost = Veza je prekinuta. Novi pokušaj…
connection-lost-long = Poslužitelj nije dostupan. Tvoj je stol ondje na sigurnom i partija se nastavlja kad se vrati.
connection-back = Veza je ponovno uspostavljena.
connection-retry = Pokušaj sada
connection-unsent = Tvoja posljednja radnja još nije stigla do poslužitelja.
connection-restart = Poslužitelj se ponovno pokreće. Partija se nastavlja za trenutak.
connection-old-page = Ova je stranica starija od poslužitelja. Učitaj je ponovno za nastavak; tvoja je partija sačuvana.
connection-reload = Ponovno učitaj stranicu

since-title = Dok te nije bilo
since-count = { $count ->
    [1] Dogodila se jedna stvar:
    [one] Dogodila se { $count } stvar:
    [few] Dogodile su se { $count } stvari:
   *[other] Dogodilo se { $count } stvari:
}
since-your-turn = Na tebi je red.
since-their-turn = Na redu je { $player }.
since-show = Pokaži na ploči

tables-title = Tvoji stolovi
tables-with = Protivnik: { $player }
tables-nobody = Još nitko nije sjeo
tables-your-turn = Na tebi je red
tables-their-turn = Čeka se: { $player }
tables-over = Završeno
tables-open = Za stol
tables-forget = Zaboravi ovaj stol
tables-forget-question = Zaboraviti ovaj stol na ovom uređaju? Bez svoje poveznice ne možeš se vratiti na svoje mjesto.

receipt-title = Kocke ovog meča
receipt-about = Prije prvog bacanja poslužitelj je utvrdio tajnu i pokazao njezin otisak. Zatim su tvoj i protivnikov uređaj dodali svaki po jedan slučajni broj. Svako se bacanje izračunava iz tih triju brojeva. Sada, kad je meč završen, tajna je otkrivena i svatko može ponovno izračunati sva bacanja.
receipt-about-open = Poslužitelj je utvrdio tajnu i pokazao njezin otisak. Svako se bacanje izračunava iz te tajne i slučajnih brojeva obaju vaših uređaja. Nakon meča tajna se otkriva i možete provjeriti sva bacanja.
receipt-fingerprint = Otisak tajne
receipt-secret = Tajna poslužitelja
receipt-secret-closed = Pokazuje se kad meč završi
receipt-number-of = Slučajni broj: { $player }
receipt-number-missing = Još nije primljen
receipt-check = Provjeri kocke
receipt-good = { $count ->
    [1] Provjereno: bacanje proizlazi iz tajne i obaju brojeva.
    [one] Provjereno: sva bacanja ({ $count }) proizlaze iz tajne i obaju brojeva.
    [few] Provjereno: sva bacanja ({ $count }) proizlaze iz tajne i obaju brojeva.
   *[other] Provjereno: sva bacanja ({ $count }) proizlaze iz tajne i obaju brojeva.
}
receipt-bad-secret = Tajna ne odgovara otisku pokazanom prije meča. Ovim se kockama ne može vjerovati.
receipt-bad-roll = Bacanje { $number } ne proizlazi iz tajne i brojeva. Ovim se kockama ne može vjerovati.
receipt-bad-number = Broj u potvrdi nije onaj koji je dao ovaj uređaj. Ovim se kockama ne može vjerovati.
receipt-proves = To dokazuje da poslužitelj nije birao kocke: sve su bile utvrđene prije prvog bacanja, a u njima je sudjelovao i tvoj uređaj.
receipt-proves-not = To ne dokazuje da je poslužitelj čuvao svoju tajnu: tko ga vodi, mogao je bacanja znati unaprijed. Igrajte na poslužitelju nekoga kome oboje vjerujete.
receipt-save = Spremi meč s potvrdom
receipt-by-hand = Kocke ovog meča upisali su igrači, pa se nema što provjeravati.

server-unknown-table = Na ovoj poveznici nema stola. Možda nedostaje koje slovo.
server-wrong-key = Ova poveznica ne otvara mjesto za ovim stolom. Zatraži je ponovno.
server-not-open = Ovaj stol ne prima gledatelje.
server-seat-taken = Ondje već netko sjedi.
server-not-your-seat = Ti gledaš: to mogu samo igrači.
server-not-seated = Najprije sjedni.
server-waiting-for-other = Tvoj protivnik još nije sjeo.
server-stale = Nešto se drugo dogodilo prije toga. Pogledaj ploču i pokušaj opet.
server-not-now = To sada ne možeš.
server-nothing-asked = Više se nema na što odgovoriti.
server-already-asked = Jedan po jedan zahtjev: drugi još čeka odgovor.
server-no-clock = Ovaj stol nema sat.
server-time-not-up = Vrijeme nije isteklo.
server-not-understood = Poslužitelj nije razumio ovu stranicu. Učitaj je ponovno.
server-too-large = To je bilo predugo za poslužitelj.
server-too-many = To je bilo previše odjednom. Pričekaj trenutak.
server-too-many-tables = Odavde je postavljeno previše stolova. Pričekaj nekoliko minuta.
server-bad-name = { $count ->
    [one] Ime ima od 1 do { $count } znaka.
    [few] Ime ima od 1 do { $count } znaka.
   *[other] Ime ima od 1 do { $count } znakova.
}
server-bad-name-letters = Ovo ime ima nevidljive znakove.
server-bad-text = Ovo se ne može poslati kao poruka.
server-dice-not-ready = Kockama najprije treba slučajni broj s oba uređaja. Stiže sam za trenutak.
server-full = Poslužitelj je trenutačno pun. Pokušaj kasnije.
server-storage = Poslužitelj to nije mogao spremiti, pa se ništa nije dogodilo. Pokušaj opet.
server-closing = Poslužitelj se gasi. Tvoj je stol sačuvan.
server-unexpected = Poslužitelj to nije mogao učiniti: { $reason }.
