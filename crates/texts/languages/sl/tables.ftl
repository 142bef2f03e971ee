invite-title = Povabi prijatelja
invite-about = Pripravi mizo in prijatelju pošlji povezavo. Nihče ne potrebuje računa.
invite-your-name = Tvoje ime
invite-create = Pripravi mizo
invite-creating = Pripravljanje mize…
invite-opponent-friend = Prijatelj
invite-opponent-friend-about = Kdor koli dobi tvojo povezavo
invite-opponent-computer = Računalnik
invite-opponent-computer-about = Igra na strežniku, da lahko gledajo tudi drugi
invite-watching = Gledalci dovoljeni
invite-watching-about = Kdor ima povezavo za gledalce, lahko gleda. Sicer mizo vidita le vidva.
invite-needs-server = Za igro s prijateljem odpri to stran s strežnika, ki ga oba dosežeta.

clock-title = Ura
clock-none = Brez ure
clock-none-about = Vzemita si čas, minute ali dneve: miza počaka
clock-with = Z uro
clock-with-about = Določeno število minut za ves dvoboj in nekaj prostih sekund na potezo
clock-reserve = Minute na igralca
clock-delay = Proste sekunde na potezo
clock-summary = { $minutes } min na igralca, { $seconds } s prosto na potezo
clock-left = { $player } ima še { $time }.
clock-running = Ura teče: { $player }.
clock-is-up = { $player }: čas je potekel.
clock-is-up-you = Tvoj čas je potekel. Igraš lahko naprej, dokler { $player } ne zahteva dvoboja.
clock-low = { $seconds ->
    [one] Imaš še { $seconds } sekundo.
    [two] Imaš še { $seconds } sekundi.
    [few] Imaš še { $seconds } sekunde.
   *[other] Imaš še { $seconds } sekund.
}
clock-claim = Zahtevaj dvoboj
clock-claim-question = { $player }: čas je potekel. Zahtevaš dvoboj? Lahko tudi preprosto igraš naprej.
clock-claimed = { $player } zahteva dvoboj zaradi poteka časa.
clock-won = { $player } zmaga na čas

table-dice-server = Meče strežnik
table-dice-server-about = Pozneje lahko oba preverita, da metov ni izbral nihče
table-dice-real = Pravi kocki
table-dice-real-about = Kdor je na potezi, vpiše, kaj kažeta kocki; drugi mu verjame na besedo

waiting-title = Miza je pripravljena
waiting-send = Pošlji to povezavo prijatelju
waiting-send-about = Kdor jo prvi odpre in sede, je tvoj nasprotnik.
waiting-code = Ali naj prijatelj skenira to kodo
waiting-code-about = Povezava kot koda QR, za kamero telefona
waiting-home-network = V istem omrežju deluje tudi ta naslov:
waiting-home-network-none = Ta strežnik doseže le ta naprava. Da spustiš noter druge v svojem omrežju, ga zaženi z ukazom { $command }.
waiting-own-link = Tvoja lastna povezava
waiting-own-link-about = Odpre tvoje mesto na drugi napravi. Obdrži jo zase: kdor jo ima, igra namesto tebe.
waiting-watch-link = Povezava za gledalce
waiting-watch-link-about = Kdor ima to povezavo, lahko gleda, igrati pa ne more.
waiting-for-friend = Čakamo prijatelja…
waiting-for-player = Čakamo: { $player }…
waiting-leave = Medtem lahko to stran zapreš. Miza ostane in ta naprava si zapomni tvoje mesto.

join-title = { $player } te vabi na partijo backgammona
join-title-nameless = Vabilo na partijo backgammona
join-rules = Igraš po teh pravilih
join-rules-read = Preberi pravila
join-accept = Sprejmi pravila in sedi
join-watch = Samo glej
join-name = Tvoje ime, kot ga bo videl nasprotnik
join-color = Tvoja stran: { $color }.
join-color-by-die = Kocka odloči, kdo je Beli.
join-sitting = Sedaš za mizo…
joined = { $player } sede za mizo.

presence-title = Za mizo
presence-here = { $player } je tu.
presence-away = { $player } trenutno ni za mizo.
presence-away-since = { $player } od { $when } ni za mizo.
presence-left = { $player } za zdaj odhaja. Miza počaka.
presence-back = { $player } je spet tu.
presence-computer = Računalnik ({ $level })
spectator-count = { $count ->
    [0] Nihče ne gleda
    [one] Gleda { $count } oseba
    [two] Gledata { $count } osebi
    [few] Gledajo { $count } osebe
   *[other] Gleda { $count } oseb
}
spectator-you = Gledaš.
spectator-closed = Nihče drug ne more gledati te mize.

chat-title = Klepet
chat-label = Povej kaj
chat-send = Pošlji
chat-empty = Nihče še ni ničesar povedal.
chat-mute = Utišaj: { $player }
chat-unmute = Prekliči utišanje: { $player }
chat-muted = Utišano: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } novo sporočilo
    [two] { $count } novi sporočili
    [few] { $count } nova sporočila
   *[other] { $count } novih sporočil
}
chat-too-long = { $count ->
    [one] Sporočilo ima lahko največ { $count } znak.
    [two] Sporočilo ima lahko največ { $count } znaka.
    [few] Sporočilo ima lahko največ { $count } znake.
   *[other] Sporočilo ima lahko največ { $count } znakov.
}
chat-spectators = Gledalci lahko berejo klepet, pisati pa ne morejo.

ask-take-back = Prosi za vrnitev poteze
ask-take-back-about = Če se { $player } strinja, se tvoja zadnja odločitev razveljavi.
ask-take-back-sent = Prošnja za vrnitev poteze je poslana. { $player } mora odgovoriti.
ask-take-back-received = { $player } želi vrniti zadnjo potezo.
ask-take-back-agreed = { $player } se strinja: poteza je vrnjena.
ask-take-back-declined = { $player } raje igra naprej.
ask-take-back-dice = Meti po tem se vržejo znova.
ask-slow = Predlagaj igro brez ure
ask-slow-about = Če se { $player } strinja, se ura ustavi za vedno in vsak igra, ko ima čas, če je treba, tudi več dni.
ask-slow-sent = Predlog za igro brez ure je poslan. { $player } mora odgovoriti.
ask-slow-received = { $player } želi nadaljevati brez ure.
ask-slow-agreed = Ure ni več. Igraj, ko imaš čas.
ask-slow-declined = { $player } raje obdrži uro.
ask-rematch-about = Ista pravila, isti mesti, nov rezultat.
ask-rematch-sent = Prošnja za revanšo je poslana. { $player } mora odgovoriti.
ask-rematch-received = { $player } prosi za revanšo.
ask-rematch-agreed = Začne se nov dvoboj.
ask-rematch-declined = { $player } zdaj ne želi revanše.
ask-agree = Strinjam se
ask-decline = Zavrni
ask-withdraw = Umakni
ask-withdrawn = { $player } umakne prošnjo.
ask-waiting = Čakamo na odgovor: { $player }…

settle-sent = Dogovor je ponujen. { $player } mora odgovoriti.
settle-agreed = { $player } sprejme dogovor.
settle-declined = { $player } raje igra naprej brez dogovora.
resign-sent = Predaja je ponujena. { $player } jo mora sprejeti.
claim-sent = Zmaga je zahtevana. { $player } se mora strinjati.
double-sent = Podvojitev je ponujena. { $player } mora sprejeti ali zavrniti.

next-game-waiting = Naslednjo partijo lahko začne kdor koli od vaju.
next-game-begun = Začne se partija { $number }.

connection-connecting = Povezovanje z mizo…
connection-lost = Povezava je prekinjena. Nov poskus…
connection-lost-long = Strežnik ni dosegljiv. Tvoja miza je tam na varnem in partija se nadaljuje, ko se vrne.
connection-back = Povezava je spet vzpostavljena.
connection-retry = Poskusi zdaj
connection-unsent = Tvoje zadnje dejanje še ni prišlo do strežnika.
connection-restart = Strežnik se znova zaganja. Partija se nadaljuje čez trenutek.
connection-old-page = Ta stran je starejša od strežnika. Za nadaljevanje jo znova naloži; tvoja partija je shranjena.
connection-reload = Znova naloži stran

since-title = Medtem ko te ni bilo
since-count = { $count ->
    [1] Zgodila se je ena stvar:
    [one] Zgodila se je { $count } stvar:
    [two] Zgodili sta se { $count } stvari:
    [few] Zgodile so se { $count } stvari:
   *[other] Zgodilo se je { $count } stvari:
}
since-your-turn = Na vrsti si ti.
since-their-turn = Na vrsti je { $player }.
since-show = Pokaži na plošči

tables-title = Tvoje mize
tables-with = Nasprotnik: { $player }
tables-nobody = Nihče še ni sedel
tables-your-turn = Na vrsti si ti
tables-their-turn = Čakamo: { $player }
tables-over = Končana
tables-open = K mizi
tables-forget = Pozabi to mizo
tables-forget-question = Pozabiti to mizo na tej napravi? Brez svoje povezave se ne moreš vrniti na svoje mesto.

receipt-title = Meti tega dvoboja
receipt-about = Pred prvim metom je strežnik določil skrivnost in pokazal njen odtis. Nato sta tvoja in nasprotnikova naprava dodali vsaka svoje naključno število. Vsak met se izračuna iz teh treh števil. Zdaj, ko je dvoboj končan, je skrivnost razkrita in vsakdo lahko znova izračuna vse mete.
receipt-about-open = Strežnik je določil skrivnost in pokazal njen odtis. Vsak met se izračuna iz te skrivnosti in iz naključnih števil obeh vajinih naprav. Po dvoboju se skrivnost razkrije in lahko preverita vse mete.
receipt-fingerprint = Odtis skrivnosti
receipt-secret = Skrivnost strežnika
receipt-secret-closed = Pokaže se po koncu dvoboja
receipt-number-of = Naključno število: { $player }
receipt-number-missing = Še ni prejeto
receipt-check = Preveri mete
receipt-good = { $count ->
    [1] Preverjeno: met izhaja iz skrivnosti in obeh števil.
    [one] Preverjeno: vsi meti ({ $count }) izhajajo iz skrivnosti in obeh števil.
    [two] Preverjeno: oba meta ({ $count }) izhajata iz skrivnosti in obeh števil.
    [few] Preverjeno: vsi meti ({ $count }) izhajajo iz skrivnosti in obeh števil.
   *[other] Preverjeno: vsi meti ({ $count }) izhajajo iz skrivnosti in obeh števil.
}
receipt-bad-secret = Skrivnost se ne ujema z odtisom, pokazanim pred dvobojem. Tem metom ni mogoče zaupati.
receipt-bad-roll = Met { $number } ne izhaja iz skrivnosti in števil. Tem metom ni mogoče zaupati.
receipt-bad-number = Število v potrdilu ni tisto, ki ga je dala ta naprava. Tem metom ni mogoče zaupati.
receipt-proves = To dokazuje, da strežnik metov ni izbral: vsi so bili določeni pred prvim metom in pri njih je sodelovala tudi tvoja naprava.
receipt-proves-not = To ne dokazuje, da je strežnik svojo skrivnost obdržal zase: kdor ga vodi, bi lahko mete poznal vnaprej. Igrajta na strežniku nekoga, ki mu oba zaupata.
receipt-save = Shrani dvoboj s potrdilom
receipt-by-hand = Mete tega dvoboja sta vpisala igralca, zato ni česa preverjati.

server-unknown-table = Na tej povezavi ni mize. Morda manjka kakšna črka.
server-wrong-key = Ta povezava ne odpre mesta za to mizo. Prosi zanjo še enkrat.
server-not-open = Ta miza ne sprejema gledalcev.
server-seat-taken = Tam že nekdo sedi.
server-not-your-seat = Ti gledaš: to lahko storita le igralca.
server-not-seated = Najprej sedi.
server-waiting-for-other = Tvoj nasprotnik še ni sedel.
server-stale = Nekaj drugega se je zgodilo prej. Poglej ploščo in poskusi znova.
server-not-now = Tega zdaj ne moreš storiti.
server-nothing-asked = Odgovoriti ni več na kaj.
server-already-asked = Ena prošnja naenkrat: druga še čaka na odgovor.
server-no-clock = Ta miza nima ure.
server-time-not-up = Čas ni potekel.
server-not-understood = Strežnik te strani ni razumel. Znova jo naloži.
server-too-large = To je bilo predolgo za strežnik.
server-too-many = To je bilo preveč naenkrat. Počakaj trenutek.
server-too-many-tables = Od tod je bilo pripravljenih preveč miz. Počakaj nekaj minut.
server-bad-name = { $count ->
    [one] Ime ima od 1 do { $count } znaka.
    [two] Ime ima od 1 do { $count } znakov.
    [few] Ime ima od 1 do { $count } znakov.
   *[other] Ime ima od 1 do { $count } znakov.
}
server-bad-name-letters = To ime vsebuje nevidne znake.
server-bad-text = Tega ni mogoče poslati kot sporočilo.
server-dice-not-ready = Kocki najprej potrebujeta naključno število z obeh naprav. Pride samo čez trenutek.
server-full = Strežnik je trenutno poln. Poskusi pozneje.
server-storage = Strežnik tega ni mogel shraniti, zato se ni zgodilo nič. Poskusi znova.
server-closing = Strežnik se ugaša. Tvoja miza je shranjena.
server-unexpected = Strežnik tega ni mogel storiti: { $reason }.
