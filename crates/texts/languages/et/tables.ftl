invite-title = Kutsu sõber
invite-about = Ava laud ja saada sõbrale link. Kontot pole kellelgi vaja.
invite-your-name = Sinu nimi
invite-create = Ava laud
invite-creating = Avan lauda…
invite-opponent-friend = Sõber
invite-opponent-friend-about = Igaüks, kellele lingi saadad
invite-opponent-computer = Arvuti
invite-opponent-computer-about = See mängib serveris, et teised saaksid vaadata
invite-watching = Pealtvaatajad lubatud
invite-watching-about = Igaüks, kellel on vaatamise link, saab pealt vaadata. Muidu näete lauda ainult teie kahekesi.
invite-needs-server = Sõbraga mängimiseks ava see leht serverist, millele te mõlemad ligi pääsete.

clock-title = Kell
clock-none = Ilma kellata
clock-none-about = Mängige rahulikult, minuteid või päevi: laud ootab
clock-with = Kellaga
clock-with-about = Kindel arv minuteid kogu matšiks ja lisaks mõni vaba sekund igal korral
clock-reserve = Minuteid kummalegi mängijale
clock-delay = Vabu sekundeid igal korral
clock-summary = { $minutes } min kummalegi mängijale, { $seconds } s vaba igal korral
clock-left = Mängijal { $player } on aega { $time }.
clock-running = Mängija { $player } kell käib.
clock-is-up = Mängija { $player } aeg sai otsa.
clock-is-up-you = Su aeg sai otsa. Võid edasi mängida, kuni { $player } matšivõitu nõuab.
clock-low = { $seconds ->
    [one] Sul on jäänud { $seconds } sekund.
   *[other] Sul on jäänud { $seconds } sekundit.
}
clock-claim = Nõua matšivõitu
clock-claim-question = Mängija { $player } aeg sai otsa. Nõuda matšivõitu? Võid ka lihtsalt edasi mängida.
clock-claimed = { $player } nõudis aja lõppedes matšivõitu.
clock-won = { $player } võitis ajaga

table-dice-server = Viskab server
table-dice-server-about = Pärast saate mõlemad kontrollida, et keegi viskeid ei valinud
table-dice-real = Päris täringud
table-dice-real-about = Viskaja kirjutab, mida täringud näitavad; teine usaldab teda

waiting-title = Laud on valmis
waiting-send = Saada see link sõbrale
waiting-send-about = Esimene, kes selle avab ja lauda istub, on sinu vastane.
waiting-code = Või lase sõbral see kood skannida
waiting-code-about = Link QR-koodina, telefoni kaamera jaoks
waiting-home-network = Samas võrgus töötab ka see aadress:
waiting-home-network-none = Sellele serverile pääseb ligi ainult see seade. Et lasta teised oma võrgus mängima, käivita see nii: { $command }.
waiting-own-link = Sinu enda link
waiting-own-link-about = Avab su koha teises seadmes. Hoia see enda teada: igaüks, kellel see on, mängib sinuna.
waiting-watch-link = Vaatamise link
waiting-watch-link-about = Igaüks, kellel on see link, saab vaadata, aga mitte mängida.
waiting-for-friend = Ootame sõpra…
waiting-for-player = Ootame mängijat { $player }…
waiting-leave = Võid selle lehe seniks sulgeda. Laud jääb alles ja see seade mäletab su kohta.

join-title = { $player } kutsub sind backgammonit mängima
join-title-nameless = Sind kutsutakse backgammonit mängima
join-rules = Mängite nende reeglite järgi
join-rules-read = Loe reegleid
join-accept = Nõustu reeglitega ja istu lauda
join-watch = Vaata ainult
join-name = Sinu nimi, nagu vastane seda näeb
join-color = Sa mängid { $color ->
    [white] valgetega
    [black] mustadega
    [light] heledatega
   *[dark] tumedatega
}.
join-color-by-die = Täring otsustab, kes on valge.
join-sitting = Istun lauda…
joined = { $player } istus lauda.

presence-title = Laua taga
presence-here = { $player } on kohal.
presence-away = { $player } ei ole praegu kohal.
presence-away-since = { $player } on ära. Viimati kohal: { $when }.
presence-left = { $player } lahkus ajutiselt. Laud ootab.
presence-back = { $player } on tagasi.
presence-computer = Arvuti ({ $level })
spectator-count = { $count ->
    [0] Keegi ei vaata
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
}
spectator-you = Sa vaatad pealt.
spectator-closed = Keegi teine ei saa seda lauda vaadata.

chat-title = Vestlus
chat-label = Ütle midagi
chat-send = Saada
chat-empty = Keegi pole veel midagi öelnud.
chat-mute = Vaigista mängija { $player }
chat-unmute = Lõpeta mängija { $player } vaigistamine
chat-muted = Vaigistasid mängija { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } uus sõnum
   *[other] { $count } uut sõnumit
}
chat-too-long = Sõnumis võib olla kuni { $count } tähemärki.
chat-spectators = Pealtvaatajad saavad vestlust lugeda, aga mitte kirjutada.

ask-take-back = Palu käiku tagasi võtta
ask-take-back-about = Kui { $player } nõustub, võetakse su viimane otsus tagasi.
ask-take-back-sent = Palusid mängijalt { $player } luba käik tagasi võtta.
ask-take-back-received = { $player } soovib viimast käiku tagasi võtta.
ask-take-back-agreed = { $player } nõustus: käik tagasi võetud.
ask-take-back-declined = { $player } mängiks pigem edasi.
ask-take-back-dice = Pärast seda visatud täringud visatakse uuesti.
ask-slow = Palu mängida ilma kellata
ask-slow-about = Kui { $player } nõustub, peatub kell lõplikult ja mängite siis, kui teil aega on, kas või päevade kaupa.
ask-slow-sent = Palusid mängijal { $player } jätkata ilma kellata.
ask-slow-received = { $player } soovib jätkata ilma kellata.
ask-slow-agreed = Kella enam pole. Mängi, kui sul on aega.
ask-slow-declined = { $player } jätaks kella pigem alles.
ask-rematch-about = Samad reeglid, samad kohad, uus seis.
ask-rematch-sent = Palusid mängijalt { $player } revanši.
ask-rematch-received = { $player } palub revanši.
ask-rematch-agreed = Algab uus matš.
ask-rematch-declined = { $player } ei soovi praegu revanši.
ask-agree = Nõustu
ask-decline = Keeldu
ask-withdraw = Võta tagasi
ask-withdrawn = { $player } võttis palve tagasi.
ask-waiting = Ootame vastust mängijalt { $player }…

settle-sent = Pakkusid mängijale { $player } kokkulepet.
settle-agreed = { $player } nõustus kokkuleppega.
settle-declined = { $player } mängib pigem edasi kui lepib kokku.
resign-sent = Pakkusid allaandmist. Nõustuma peab { $player }.
claim-sent = Nõudsid võitu. Nõustuma peab { $player }.
double-sent = Sa duubeldasid. Vastu võtma või loobuma peab { $player }.

next-game-waiting = Järgmist mängu võib alustada kumbki teist.
next-game-begun = Algab mäng { $number }.

connection-connecting = Ühendan lauaga…
connection-lost = Ühendus katkes. Proovin uuesti…
connection-lost-long = Server ei ole kättesaadav. Su laud on seal kindlas kohas ja mäng jätkub, kui ühendus taastub.
connection-back = Ühendus on taas olemas.
connection-retry = Proovi kohe
connection-unsent = Su viimane tegevus pole veel serverisse jõudnud.
connection-restart = Server käivitub uuesti. Hetke pärast mäng jätkub.
connection-old-page = See leht on serverist vanem. Jätkamiseks laadi see uuesti; su mäng jääb alles.
connection-reload = Laadi leht uuesti

since-title = Kui sind polnud
since-count = { $count ->
    [one] Vahepeal juhtus:
   *[other] Vahepeal juhtus ({ $count }):
}
since-your-turn = Sinu kord.
since-their-turn = Käigul on { $player }.
since-show = Näita laual

tables-title = Sinu lauad
tables-with = Vastane: { $player }
tables-nobody = Keegi pole veel lauda istunud
tables-your-turn = Sinu kord
tables-their-turn = Ootame mängijat { $player }
tables-over = Läbi
tables-open = Mine lauda
tables-forget = Unusta see laud
tables-forget-question = Kas unustada see laud selles seadmes? Ilma oma lingita sa oma kohale tagasi ei saa.

receipt-title = Selle matši täringud
receipt-about = Enne esimest viset lukustas server saladuse ja näitas selle sõrmejälge. Siis lisasid sinu ja vastase seade kumbki juhuarvu. Iga vise arvutatakse neist kolmest. Nüüd, kui matš on läbi, on saladus avaldatud ja igaüks saab iga viske uuesti välja arvutada.
receipt-about-open = Server on lukustanud saladuse ja näidanud selle sõrmejälge. Iga vise arvutatakse sellest saladusest ja kummagi teie seadme juhuarvust. Pärast matši saladus avaldatakse ja saad iga viset kontrollida.
receipt-fingerprint = Saladuse sõrmejälg
receipt-secret = Serveri saladus
receipt-secret-closed = Näidatakse, kui matš on läbi
receipt-number-of = Juhuarv: { $player }
receipt-number-missing = Veel saamata
receipt-check = Kontrolli täringuid
receipt-good = { $count ->
    [one] Kontrollitud: vise tuleneb saladusest ja mõlemast arvust.
   *[other] Kontrollitud: kõik { $count } viset tulenevad saladusest ja mõlemast arvust.
}
receipt-bad-secret = Saladus ei vasta enne matši näidatud sõrmejäljele. Neid täringuid ei saa usaldada.
receipt-bad-roll = Vise { $number } ei tulene saladusest ja arvudest. Neid täringuid ei saa usaldada.
receipt-bad-number = Kviitungil olev arv ei ole see, mille andis see seade. Neid täringuid ei saa usaldada.
receipt-proves = See tõestab, et server viskeid ei valinud: need olid kõik paigas enne esimest viset ja sinu seadmel oli neis oma osa.
receipt-proves-not = See ei tõesta, et server saladust hoidis: serveri pidaja võis visked ette teada. Mängige serveris, mille pidajat te mõlemad usaldate.
receipt-save = Salvesta matš koos kviitungiga
receipt-by-hand = Selle matši täringud kirjutasid mängijad ise, seega pole midagi kontrollida.

server-unknown-table = Selle lingi taga pole lauda. Võib-olla on mõni täht puudu.
server-wrong-key = See link ei ava selles lauas kohta. Küsi link uuesti.
server-not-open = See laud ei ole pealtvaatajatele avatud.
server-seat-taken = Keegi juba istub seal.
server-not-your-seat = Sa vaatad pealt: seda saavad teha ainult mängijad.
server-not-seated = Istu enne lauda.
server-waiting-for-other = Vastane pole veel lauda istunud.
server-stale = Enne juhtus midagi muud. Vaata lauda ja proovi uuesti.
server-not-now = Seda ei saa sa praegu teha.
server-nothing-asked = Pole enam midagi, millele vastata.
server-already-asked = Üks palve korraga: teine on veel vastamata.
server-no-clock = Sellel laual pole kella.
server-time-not-up = Aeg pole veel otsas.
server-not-understood = Server ei saanud sellest lehest aru. Laadi see uuesti.
server-too-large = See oli serveri jaoks liiga pikk.
server-too-many = Seda oli korraga liiga palju. Oota hetk.
server-too-many-tables = Siit on avatud liiga palju laudu. Oota mõni minut.
server-bad-name = Nimes peab olema 1 kuni { $count } tähemärki.
server-bad-name-letters = Selles nimes on nähtamatuid tähemärke.
server-bad-text = Seda ei saa sõnumina saata.
server-dice-not-ready = Täringud vajavad enne mõlema seadme juhuarvu. See tuleb hetke pärast ise.
server-full = Server on praegu täis. Proovi hiljem uuesti.
server-storage = Server ei saanud seda salvestada, seega ei juhtunud midagi. Proovi uuesti.
server-closing = Server lülitatakse välja. Su laud jääb alles.
server-unexpected = Server ei saanud seda teha: { $reason }.
