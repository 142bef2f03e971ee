invite-title = Kutsu sõber
invite-about = Sina sead laua valmis ja saadad sõbrale lingi. Kontot pole kellelgi vaja.
invite-your-name = Sinu nimi
invite-create = Ava laud
invite-creating = Sean lauda valmis…
invite-opponent-friend = Sõber
invite-opponent-friend-about = See, kellele lingi saadad
invite-opponent-computer = Arvuti
invite-opponent-computer-about = Mängib serveris, näiteks kui teised vaatavad
invite-watching = Pealtvaatajatele avatud
invite-watching-about = Kellel on vaatamise link, saab pealt vaadata. Muidu näete lauda ainult teie kahekesi.
invite-needs-server = Sõbraga mängimiseks peab leht olema avatud serverist, millele te mõlemad ligi pääsete.

clock-title = Kell
clock-none = Ilma kellata
clock-none-about = Mängige rahulikult, minuteid või päevi: laud ootab
clock-with = Kellaga
clock-with-about = Kindel arv minuteid kogu matšiks ja mõni vaba sekund igal korral
clock-reserve = Minuteid kummalegi mängijale
clock-delay = Vabu sekundeid igal korral
clock-summary = { $minutes } min kummalegi mängijale, { $seconds } s vaba igal korral
clock-left = { $player }: aega jäänud { $time }.
clock-running = { $player }: kell käib.
clock-is-up = { $player }: aeg sai otsa.
clock-is-up-you = Su aeg sai otsa. Võid edasi mängida, kuni { $player } matšivõitu nõuab.
clock-low = { $seconds ->
    [one] Sul on jäänud { $seconds } sekund.
   *[other] Sul on jäänud { $seconds } sekundit.
}
clock-claim = Nõua võitu
clock-claim-question = { $player }: aeg sai otsa. Kas nõuad matšivõitu? Võid ka lihtsalt edasi mängida.
clock-claimed = { $player } nõudis aja lõppedes matšivõitu.
clock-won = { $player } võitis ajaga

table-dice-server = Viskab server
table-dice-server-about = Mõlemad saate pärast kontrollida, et keegi neid ei valinud
table-dice-real = Päris täringud
table-dice-real-about = Viskaja kirjutab, mida täringud näitavad; teine usaldab teda

waiting-title = Laud on valmis
waiting-send = Saada see link sõbrale
waiting-send-about = Kes selle esimesena avab ja istet võtab, on sinu vastane.
waiting-code = Või näita seda sõbra kaamerale
waiting-code-about = Link pildina, telefoni kaamera jaoks
waiting-home-network = Samas koduvõrgus töötab ka see aadress:
waiting-home-network-none = See server kuulab ainult seda seadet. Koduvõrgus mängimiseks käivita see nii: { $command }.
waiting-own-link = Sinu enda link
waiting-own-link-about = Avab sinu koha teises seadmes. Hoia see enda teada: kellel see on, mängib sinuna.
waiting-watch-link = Vaatamise link
waiting-watch-link-about = Kellel see on, saab pealt vaadata, aga mitte mängida.
waiting-for-friend = Ootame sõpra…
waiting-for-player = Ootame: { $player }…
waiting-leave = Võid lehe seniks sulgeda. Laud jääb alles ja see seade teab sinu kohta.

join-title = { $player } kutsub sind backgammonit mängima
join-title-nameless = Sind kutsutakse backgammonit mängima
join-rules = Nende reeglite järgi
join-rules-read = Loe reegleid
join-accept = Nõustu reeglitega ja istu lauda
join-watch = Vaata ainult
join-name = Sinu nimi, nagu teine seda näeb
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
presence-away-since = { $player } ei ole kohal. Ära alates: { $when }.
presence-left = { $player } lahkus korraks. Laud ootab.
presence-back = { $player } on tagasi.
presence-computer = Arvuti ({ $level })
spectator-count = { $count ->
    [0] Keegi ei vaata
    [one] { $count } pealtvaataja
   *[other] { $count } pealtvaatajat
}
spectator-you = Sa vaatad pealt.
spectator-closed = Keegi teine ei saa seda lauda vaadata.

chat-title = Jutt
chat-label = Ütle midagi
chat-send = Saada
chat-empty = Keegi pole veel midagi öelnud.
chat-mute = Vaigista: { $player }
chat-unmute = Kuula jälle: { $player }
chat-muted = Sa ei näe, mida { $player } ütleb.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } uus sõnum
   *[other] { $count } uut sõnumit
}
chat-too-long = Sõnumis võib olla kuni { $count } tähte.
chat-spectators = Pealtvaatajad loevad kaasa, aga rääkida ei saa.

ask-take-back = Palu käik tagasi
ask-take-back-about = Kui { $player } nõustub, võetakse su viimane otsus tagasi.
ask-take-back-sent = Palusid luba tagasi võtta. Vastab { $player }.
ask-take-back-received = { $player } soovib tagasi võtta.
ask-take-back-agreed = { $player } nõustus: tagasi võetud.
ask-take-back-declined = { $player } mängiks pigem edasi.
ask-take-back-dice = Mis pärast seda visatakse, visatakse uuesti.
ask-slow = Palu mängida aeglaselt
ask-slow-about = Kui { $player } nõustub, peatub kell lõplikult ja kumbki mängib siis, kui on aega, vajadusel päevi.
ask-slow-sent = Palusid jätkata aeglaselt, ilma kellata. Vastab { $player }.
ask-slow-received = { $player } soovib jätkata aeglaselt, ilma kellata.
ask-slow-agreed = Nüüdsest kella ei ole. Mängi, kui sul on aega.
ask-slow-declined = { $player } jätaks kella pigem alles.
ask-rematch-about = Samad reeglid, samad kohad, uus seis.
ask-rematch-sent = Palusid revanši. Vastab { $player }.
ask-rematch-received = { $player } palub revanši.
ask-rematch-agreed = Algab uus matš.
ask-rematch-declined = { $player } ei soovi praegu revanši.
ask-agree = Nõustu
ask-decline = Keeldu
ask-withdraw = Võta tagasi
ask-withdrawn = { $player } võttis palve tagasi.
ask-waiting = Ootame vastust: { $player }…

settle-sent = Pakkusid kokkulepet. Vastab { $player }.
settle-agreed = { $player } nõustus kokkuleppega.
settle-declined = { $player } mängib pigem edasi kui lepib kokku.
resign-sent = Pakkusid allaandmist. Vastab { $player }.
claim-sent = Ütlesid, et mäng on võidetud. Sellega peab nõustuma { $player }.
double-sent = Sa duubeldasid. Nüüd { $player } võtab vastu või loobub.

next-game-waiting = Järgmist mängu võib alustada kumbki teist.
next-game-begun = Algab mäng { $number }.

connection-connecting = Ühendan lauaga…
connection-lost = Ühendus katkes. Proovin uuesti…
connection-lost-long = Server ei ole kättesaadav. Laud on seal alles ja mäng jätkub, kui ühendus taastub.
connection-back = Ühendus on taas olemas.
connection-retry = Proovi kohe
connection-unsent = Su viimane tegevus pole veel serverisse jõudnud.
connection-restart = Server käivitub uuesti. Hetke pärast mäng jätkub.
connection-old-page = See leht on serverist vanem. Jätkamiseks laadi see uuesti; mäng jääb alles.
connection-reload = Laadi leht uuesti

since-title = Kuni sind polnud
since-count = { $count ->
    [one] Juhtus üks asi:
   *[other] Juhtus { $count } asja:
}
since-your-turn = Sinu kord.
since-their-turn = Käigul on { $player }.
since-show = Näita laual

tables-title = Sinu lauad
tables-with = Vastane: { $player }
tables-nobody = Keegi pole veel lauda istunud
tables-your-turn = Sinu kord
tables-their-turn = Käigul { $player }
tables-over = Läbi
tables-open = Mine lauda
tables-forget = Unusta see laud
tables-forget-question = Kas unustada see laud selles seadmes? Ilma oma lingita sa oma kohale tagasi ei saa.

receipt-title = Selle matši täringud
receipt-about = Enne esimest viset lukustas server ühe saladuse ja näitas selle sõrmejälge. Siis lisasid sinu ja vastase seade kumbki juhuarvu. Iga vise arvutatakse neist kolmest. Nüüd, kui matš on läbi, on saladus avalik ja igaüks saab kõik visked uuesti välja arvutada.
receipt-about-open = Server on lukustanud ühe saladuse ja näidanud selle sõrmejälge. Iga vise arvutatakse sellest saladusest ja kummagi seadme juhuarvust. Pärast matši saladus avatakse ja saate kõiki viskeid kontrollida.
receipt-fingerprint = Saladuse sõrmejälg
receipt-secret = Serveri saladus
receipt-secret-closed = Näidatakse, kui matš on läbi
receipt-number-of = Juhuarv: { $player }
receipt-number-missing = Veel andmata
receipt-check = Kontrolli täringuid
receipt-good = { $count ->
    [one] Kontrollitud: vise on see, mille saladus ja mõlemad arvud annavad.
   *[other] Kontrollitud: kõik { $count } viset on need, mille saladus ja mõlemad arvud annavad.
}
receipt-bad-secret = Saladusel ei ole seda sõrmejälge, mida enne matši näidati. Neid täringuid ei saa usaldada.
receipt-bad-roll = Vise { $number } ei tule saladusest ja arvudest. Neid täringuid ei saa usaldada.
receipt-bad-number = Selle seadme antud arv ei ole see, mis on kviitungil. Neid täringuid ei saa usaldada.
receipt-proves = See tõestab, et server täringuid ei valinud: need olid paigas enne esimest viset ja sinu seadmel oli neis oma osa.
receipt-proves-not = See ei tõesta, et server saladust hoidis: serveri pidaja võis visked ette teada. Mängige serveris, mille pidajat te mõlemad usaldate.
receipt-save = Salvesta matš koos kviitungiga
receipt-by-hand = Selle matši täringud kirjutasid mängijad ise. Kontrollida pole midagi.

server-unknown-table = Selle lingi taga pole lauda. Võib-olla on mõni täht puudu.
server-wrong-key = See link ei ava selles lauas kohta. Küsi link uuesti.
server-not-open = See laud ei ole pealtvaatajatele avatud.
server-seat-taken = Keegi juba istub seal.
server-not-your-seat = Sa vaatad pealt: seda saavad teha ainult need kaks laua taga.
server-not-seated = Istu enne lauda.
server-waiting-for-other = Vastane pole veel lauda istunud.
server-stale = Enne juhtus midagi muud. Vaata lauda ja proovi uuesti.
server-not-now = Seda ei saa praegu teha.
server-nothing-asked = Pole enam midagi, millele vastata.
server-already-asked = Üks küsimus korraga: üks on juba vastamata.
server-no-clock = Sellel laual pole kella.
server-time-not-up = Aeg pole veel otsas.
server-not-understood = Server ei saanud sellest lehest aru. Laadi see uuesti.
server-too-large = See oli serveri jaoks liiga pikk.
server-too-many = Seda oli korraga liiga palju. Oota hetk.
server-too-many-tables = Siit on avatud liiga palju laudu. Oota mõni minut.
server-bad-name = Nimes on vähemalt üks ja kuni { $count } tähte.
server-bad-text = Seda ei saa sõnumina saata.
server-dice-not-ready = Täringud vajavad enne mõlema seadme juhuarvu. See tuleb hetke pärast ise.
server-full = Serveris pole praegu rohkem ruumi. Proovi hiljem uuesti.
server-storage = Server ei saanud seda salvestada, seega seda ei juhtunud. Proovi uuesti.
server-closing = Server suletakse. Laud jääb alles.
server-unexpected = Server ei saanud seda teha: { $reason }.
