invite-title = Pakviesti draugą
invite-about = Paruošk stalą ir nusiųsk draugui nuorodą. Paskyros nereikia niekam.
invite-your-name = Tavo vardas
invite-create = Paruošti stalą
invite-creating = Ruošiamas stalas…
invite-opponent-friend = Draugas
invite-opponent-friend-about = Bet kas, kam nusiųsi nuorodą
invite-opponent-computer = Kompiuteris
invite-opponent-computer-about = Žaidžia serveryje, kad galėtų stebėti ir kiti
invite-watching = Įleisti žiūrovus
invite-watching-about = Kas turi žiūrovų nuorodą, gali stebėti. Kitaip stalą matote tik jūs dviese.
invite-needs-server = Kad žaistum su draugu, atverk šį puslapį iš serverio, kurį pasiekiate abu.

clock-title = Laikrodis
clock-none = Be laikrodžio
clock-none-about = Neskubėk, minutės ar dienos: stalas palauks
clock-with = Su laikrodžiu
clock-with-about = Tam tikras minučių skaičius visam mačui ir kelios laisvos sekundės kiekvienam ėjimui
clock-reserve = Minučių žaidėjui
clock-delay = Laisvų sekundžių ėjimui
clock-summary = { $minutes } min žaidėjui, { $seconds } s laisvo laiko ėjimui
clock-left = { $player }: liko { $time }.
clock-running = { $player }: laikrodis eina.
clock-is-up = { $player }: laikas baigėsi.
clock-is-up-you = Tavo laikas baigėsi. Gali žaisti toliau, kol { $player } pareikalaus pergalės.
clock-low = { $seconds ->
    [one] Tau liko { $seconds } sekundė.
    [few] Tau liko { $seconds } sekundės.
    [many] Tau liko { $seconds } sekundės.
   *[other] Tau liko { $seconds } sekundžių.
}
clock-claim = Reikalauti pergalės
clock-claim-question = { $player }: laikas baigėsi. Reikalauti pergalės mače? Gali ir tiesiog žaisti toliau.
clock-claimed = { $player } pareikalavo pergalės mače dėl laiko.
clock-won = { $player } laimi dėl laiko

table-dice-server = Meta serveris
table-dice-server-about = Po mačo abu galite patikrinti, kad jų niekas neparinko
table-dice-real = Tikri kauliukai
table-dice-real-about = Kieno eilė, tas įrašo, ką rodo kauliukai; kitas juo pasitiki

waiting-title = Stalas paruoštas
waiting-send = Nusiųsk šią nuorodą draugui
waiting-send-about = Kas pirmas ją atvers ir atsisės, tas bus tavo varžovas.
waiting-code = Arba tegul draugas nuskaito šį kodą
waiting-code-about = Nuoroda kaip QR kodas telefono kamerai
waiting-home-network = Tame pačiame tinkle veikia ir šis adresas:
waiting-home-network-none = Šis serveris pasiekiamas tik iš šio įrenginio. Kad įleistum kitus iš savo tinklo, paleisk jį taip: { $command }.
waiting-own-link = Asmeninė tavo nuoroda
waiting-own-link-about = Atveria tavo vietą kitame įrenginyje. Niekam jos nerodyk: kas ją turi, žaidžia už tave.
waiting-watch-link = Žiūrovų nuoroda
waiting-watch-link-about = Kas ją turi, gali stebėti, bet ne žaisti.
waiting-for-friend = Laukiama draugo…
waiting-for-player = Laukiama: { $player }…
waiting-leave = Tuo tarpu puslapį gali užverti. Stalas liks, o šis įrenginys žino tavo vietą.

join-title = { $player } kviečia tave žaisti nardais
join-title-nameless = Tave kviečia žaisti nardais
join-rules = Žaisite pagal šias taisykles
join-rules-read = Skaityti taisykles
join-accept = Sutikti su taisyklėmis ir sėsti
join-watch = Tik stebėti
join-name = Tavo vardas, kurį matys varžovas
join-color = Tavo pusė: { $color ->
    [white] baltieji
    [black] juodieji
    [light] šviesieji
   *[dark] tamsieji
}.
join-color-by-die = Kauliukas lemia, kam atiteks baltosios.
join-sitting = Sėdama…
joined = { $player } sėdo prie stalo.

presence-title = Prie stalo
presence-here = { $player } yra čia.
presence-away = { $player } dabar ne prie stalo.
presence-away-since = { $player } dabar ne prie stalo. Paskutinį kartą čia: { $when }.
presence-left = { $player } kol kas išėjo. Stalas laukia.
presence-back = { $player } grįžo.
presence-computer = Kompiuteris ({ $level })
spectator-count = { $count ->
    [0] Niekas nestebi
    [one] Stebi { $count } žmogus
    [few] Stebi { $count } žmonės
    [many] Stebi { $count } žmogaus
   *[other] Stebi { $count } žmonių
}
spectator-you = Tu žiūrovas.
spectator-closed = Niekas kitas šio stalo stebėti negali.

chat-title = Pokalbis
chat-label = Parašyk ką nors
chat-send = Siųsti
chat-empty = Dar niekas nieko neparašė.
chat-mute = Nutildyti: { $player }
chat-unmute = Nebetildyti: { $player }
chat-muted = Nutildyta: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nauja žinutė
    [few] { $count } naujos žinutės
    [many] { $count } naujos žinutės
   *[other] { $count } naujų žinučių
}
chat-too-long = Žinutės ilgis – iki { $count } { $count ->
    [one] ženklo
    [few] ženklų
    [many] ženklo
   *[other] ženklų
}.
chat-spectators = Žiūrovai pokalbį skaito, bet rašyti negali.

ask-take-back = Prašyti atsiimti ėjimą
ask-take-back-about = Jei { $player } sutiks, paskutinis tavo sprendimas bus atšauktas.
ask-take-back-sent = Prašymas atsiimti ėjimą išsiųstas. Atsakys { $player }.
ask-take-back-received = { $player } norėtų atsiimti paskutinį ėjimą.
ask-take-back-agreed = { $player } sutiko: ėjimas atsiimtas.
ask-take-back-declined = { $player } verčiau žais toliau.
ask-take-back-dice = Kas po to buvo išmesta, metama iš naujo.
ask-slow = Prašyti žaisti be laikrodžio
ask-slow-about = Jei { $player } sutiks, laikrodis sustos visam laikui ir žaisite tada, kai turėsite laiko, prireikus kad ir kelias dienas.
ask-slow-sent = Prašymas toliau žaisti be laikrodžio išsiųstas. Atsakys { $player }.
ask-slow-received = { $player } norėtų toliau žaisti be laikrodžio.
ask-slow-agreed = Nuo šiol laikrodžio nėra. Žaisk, kai turi laiko.
ask-slow-declined = { $player } verčiau žais su laikrodžiu.
ask-rematch-about = Tos pačios taisyklės, tos pačios vietos, naujas rezultatas.
ask-rematch-sent = Prašymas dėl revanšo išsiųstas. Atsakys { $player }.
ask-rematch-received = { $player } prašo revanšo.
ask-rematch-agreed = Prasideda naujas mačas.
ask-rematch-declined = { $player } dabar revanšo nenori.
ask-agree = Sutikti
ask-decline = Nesutikti
ask-withdraw = Atšaukti prašymą
ask-withdrawn = { $player } atšaukė prašymą.
ask-waiting = Laukiama atsakymo: { $player }…

settle-sent = Pasiūlymas susitarti išsiųstas. Atsakys { $player }.
settle-agreed = { $player } sutiko susitarti.
settle-declined = { $player } verčiau žais toliau, nei susitars.
resign-sent = Pasiūlymas pasiduoti išsiųstas. Atsakys { $player }.
claim-sent = Pareikalauta pergalės. { $player } turi sutikti.
double-sent = Pasiūlyta dvigubinti. { $player } turi priimti arba atsisakyti.

next-game-waiting = Kitą partiją gali pradėti bet kuris iš jūsų.
next-game-begun = Prasideda { $number } partija.

connection-connecting = Jungiamasi prie stalo…
connection-lost = Ryšys nutrūko. Bandoma dar kartą…
connection-lost-long = Serveris nepasiekiamas. Stalas ten išsaugotas, ir partija tęsis, kai serveris vėl veiks.
connection-back = Ryšys vėl yra.
connection-retry = Bandyti dabar
connection-unsent = Paskutinis tavo veiksmas serverio dar nepasiekė.
connection-restart = Serveris paleidžiamas iš naujo. Po akimirkos partija tęsis.
connection-old-page = Šis puslapis senesnis už serverį. Įkelk jį iš naujo ir tęsk; partija išsaugota.
connection-reload = Įkelti puslapį iš naujo

since-title = Kol tavęs nebuvo
since-count = { $count ->
    [1] Kas įvyko:
   *[other] Kas įvyko ({ $count }):
}
since-your-turn = Dabar tavo eilė.
since-their-turn = Dabar žaidžia { $player }.
since-show = Parodyti lentoje

tables-title = Tavo stalai
tables-with = Varžovas: { $player }
tables-nobody = Dar niekas neatsisėdo
tables-your-turn = Tavo eilė
tables-their-turn = Laukiama: { $player }
tables-over = Baigta
tables-open = Eiti prie stalo
tables-forget = Pamiršti šį stalą
tables-forget-question = Pamiršti šį stalą šiame įrenginyje? Be asmeninės nuorodos į savo vietą nebegrįši.

receipt-title = Šio mačo kauliukai
receipt-about = Prieš pirmą metimą serveris užfiksavo slaptąjį skaičių ir parodė jo atspaudą. Tada tavo ir varžovo įrenginiai pridėjo po atsitiktinį skaičių. Iš šių trijų apskaičiuojamas kiekvienas metimas. Dabar mačas baigtas, slaptasis skaičius atskleistas, ir kiekvienas gali visus metimus apskaičiuoti iš naujo.
receipt-about-open = Serveris užfiksavo slaptąjį skaičių ir parodė jo atspaudą. Kiekvienas metimas apskaičiuojamas iš šio skaičiaus ir iš abiejų jūsų įrenginių atsitiktinių skaičių. Po mačo slaptasis skaičius atskleidžiamas, ir gali patikrinti visus metimus.
receipt-fingerprint = Slaptojo skaičiaus atspaudas
receipt-secret = Slaptasis serverio skaičius
receipt-secret-closed = Bus parodytas mačui pasibaigus
receipt-number-of = Atsitiktinis skaičius: { $player }
receipt-number-missing = Dar negautas
receipt-check = Tikrinti kauliukus
receipt-good = { $count ->
    [1] Patikrinta: metimas yra toks, kokį duoda slaptasis ir abu atsitiktiniai skaičiai.
   *[other] Patikrinta metimų: { $count }. Visi jie tokie, kokius duoda slaptasis ir abu atsitiktiniai skaičiai.
}
receipt-bad-secret = Slaptojo skaičiaus atspaudas ne toks, koks buvo parodytas prieš mačą. Šiais kauliukais pasitikėti negalima.
receipt-bad-roll = Metimas nr. { $number } neatitinka slaptojo ir atsitiktinių skaičių. Šiais kauliukais pasitikėti negalima.
receipt-bad-number = Kvite įrašytas ne tas skaičius, kurį pateikė šis įrenginys. Šiais kauliukais pasitikėti negalima.
receipt-proves = Tai įrodo, kad serveris kauliukų neparinko: jie buvo nulemti dar prieš pirmą metimą, o tavo įrenginys prie jų prisidėjo.
receipt-proves-not = Tai neįrodo, kad serveris slaptąjį skaičių išlaikė paslaptyje: kas jį valdo, galėjo metimus žinoti iš anksto. Žaiskite žmogaus, kuriuo pasitikite abu, serveryje.
receipt-save = Išsaugoti mačą su kvitu
receipt-by-hand = Šio mačo kauliukus įrašė patys žaidėjai, todėl tikrinti nėra ko.

server-unknown-table = Šia nuoroda stalo nėra. Gal trūksta raidės.
server-wrong-key = Ši nuoroda vietos prie šio stalo neatveria. Paprašyk jos dar kartą.
server-not-open = Prie šio stalo žiūrovai neįleidžiami.
server-seat-taken = Ten jau kažkas atsisėdo.
server-not-your-seat = Tu žiūrovas: tai gali daryti tik du žaidėjai.
server-not-seated = Pirma sėsk prie stalo.
server-waiting-for-other = Varžovas dar neatsisėdo.
server-stale = Pirma įvyko kai kas kita. Pažiūrėk į lentą ir bandyk dar kartą.
server-not-now = Dabar to padaryti negalima.
server-nothing-asked = Atsakyti nebėra į ką.
server-already-asked = Po vieną prašymą: vienas jau laukia atsakymo.
server-no-clock = Prie šio stalo laikrodžio nėra.
server-time-not-up = Laikas dar nesibaigė.
server-not-understood = Serveris nesuprato šio puslapio. Įkelk jį iš naujo.
server-too-large = Serveriui tai buvo per ilga.
server-too-many = Per daug iškart. Luktelėk.
server-too-many-tables = Iš čia paruošta per daug stalų. Palauk kelias minutes.
server-bad-name = Varde turi būti nuo 1 iki { $count } { $count ->
    [one] ženklo
    [few] ženklų
    [many] ženklo
   *[other] ženklų
}.
server-bad-name-letters = Šiame varde yra nematomų ženklų.
server-bad-text = To kaip žinutės išsiųsti negalima.
server-dice-not-ready = Kauliukams pirma reikia abiejų įrenginių atsitiktinių skaičių. Po akimirkos jie atsiras savaime.
server-full = Serveris dabar pilnas. Bandyk vėliau.
server-storage = Serveriui nepavyko to išsaugoti, todėl nieko neįvyko. Bandyk dar kartą.
server-closing = Serveris išjungiamas. Tavo stalas išsaugotas.
server-unexpected = Serveris to padaryti negalėjo: { $reason }.
