invite-title = Uzaicināt draugu
invite-about = Sagatavo galdu un nosūti draugam saiti. Konts nav vajadzīgs nevienam.
invite-your-name = Tavs vārds
invite-create = Sagatavot galdu
invite-creating = Gatavo galdu…
invite-opponent-friend = Draugs
invite-opponent-friend-about = Jebkurš, kuram nosūtīsi saiti
invite-opponent-computer = Dators
invite-opponent-computer-about = Spēlē serverī, lai arī citi varētu skatīties
invite-watching = Ielaist skatītājus
invite-watching-about = Skatīties var katrs, kam ir skatītāju saite. Citādi galdu redzat tikai jūs abi.
invite-needs-server = Lai spēlētu ar draugu, atver šo lapu no servera, kuru varat sasniegt jūs abi.

clock-title = Pulkstenis
clock-none = Bez pulksteņa
clock-none-about = Nesteidzies, minūtes vai dienas: galds gaida
clock-with = Ar pulksteni
clock-with-about = Noteikts minūšu skaits visam mačam un dažas brīvas sekundes katram gājienam
clock-reserve = Minūtes spēlētājam
clock-delay = Brīvas sekundes gājienam
clock-summary = { $minutes } min spēlētājam, brīvas { $seconds } s gājienam
clock-left = { $player }: atlicis { $time }.
clock-running = { $player }: pulkstenis iet.
clock-is-up = { $player }: laiks ir beidzies.
clock-is-up-you = Tavs laiks ir beidzies. Vari spēlēt, līdz { $player } pieprasa uzvaru mačā.
clock-low = { $seconds ->
    [zero] Tev atlikušas { $seconds } sekundes.
    [one] Tev atlikusi { $seconds } sekunde.
   *[other] Tev atlikušas { $seconds } sekundes.
}
clock-claim = Pieprasīt uzvaru
clock-claim-question = { $player }: laiks ir beidzies. Vai pieprasīt uzvaru mačā? Vari arī vienkārši spēlēt tālāk.
clock-claimed = { $player } pieprasīja uzvaru mačā laika dēļ.
clock-won = { $player } uzvar laika dēļ

table-dice-server = Met serveris
table-dice-server-about = Pēc mača abi varat pārbaudīt, ka metienus neviens nav izvēlējies
table-dice-real = Īsti metamie kauliņi
table-dice-real-about = Kura kārta, tas ieraksta, ko rāda metamie kauliņi; otrs viņam uzticas

waiting-title = Galds ir sagatavots
waiting-send = Nosūti šo saiti draugam
waiting-send-about = Kas pirmais to atver un apsēžas, tas ir tavs pretinieks.
waiting-code = Vai lai draugs noskenē šo kodu
waiting-code-about = Saite kā QR kods tālruņa kamerai
waiting-home-network = Tajā pašā tīklā der arī šī adrese:
waiting-home-network-none = Šis serveris ir sasniedzams tikai no šīs ierīces. Lai ielaistu citus no sava tīkla, palaid to tā: { $command }.
waiting-own-link = Tava personīgā saite
waiting-own-link-about = Atver tavu vietu citā ierīcē. Nerādi to nevienam: kam tā ir, tas spēlē tavā vietā.
waiting-watch-link = Skatītāju saite
waiting-watch-link-about = Kam tā ir, tas var skatīties, bet ne spēlēt.
waiting-for-friend = Gaidām draugu…
waiting-for-player = Gaidām: { $player }…
waiting-leave = Lapu pa to laiku vari aizvērt. Galds paliks, un šī ierīce zina tavu vietu.

join-title = { $player } aicina tevi uz bekgemona spēli
join-title-nameless = Tevi aicina uz bekgemona spēli
join-rules = Jūs spēlēsiet pēc šiem noteikumiem
join-rules-read = Lasīt noteikumus
join-accept = Piekrist noteikumiem un apsēsties
join-watch = Tikai skatīties
join-name = Tavs vārds, kā to redzēs pretinieks
join-color = Tava puse: { $color ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
}.
join-color-by-die = Metiens izšķir, kam baltie.
join-sitting = Ieņem vietu…
joined = { $player } apsēdās pie galda.

presence-title = Pie galda
presence-here = { $player } ir šeit.
presence-away = { $player } šobrīd nav šeit.
presence-away-since = { $player } šobrīd nav šeit. Pēdējoreiz pie galda: { $when }.
presence-left = { $player } pagaidām aizgāja. Galds gaida.
presence-back = { $player } ir atpakaļ.
presence-computer = Dators ({ $level })
spectator-count = { $count ->
    [0] Neviens neskatās
    [zero] Skatās { $count } cilvēku
    [one] Skatās { $count } cilvēks
   *[other] Skatās { $count } cilvēki
}
spectator-you = Tu esi starp skatītājiem.
spectator-closed = Neviens cits šo galdu skatīties nevar.

chat-title = Tērzēšana
chat-label = Uzraksti kaut ko
chat-send = Sūtīt
chat-empty = Neviens vēl neko nav uzrakstījis.
chat-mute = Apklusināt: { $player }
chat-unmute = Atcelt klusināšanu: { $player }
chat-muted = Apklusināts: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [zero] { $count } jaunu ziņu
    [one] { $count } jauna ziņa
   *[other] { $count } jaunas ziņas
}
chat-too-long = Ziņā var būt ne vairāk kā { $count } { $count ->
    [zero] rakstzīmju
    [one] rakstzīme
   *[other] rakstzīmes
}.
chat-spectators = Skatītāji tērzēšanu redz, bet rakstīt nevar.

ask-take-back = Lūgt ņemt gājienu atpakaļ
ask-take-back-about = Ja { $player } piekritīs, tavs pēdējais lēmums tiks atsaukts.
ask-take-back-sent = Tu lūdzi ļaut ņemt gājienu atpakaļ. Atbildēs { $player }.
ask-take-back-received = { $player } vēlas ņemt atpakaļ pēdējo gājienu.
ask-take-back-agreed = { $player } piekrita: gājiens paņemts atpakaļ.
ask-take-back-declined = { $player } vēlas spēlēt tālāk.
ask-take-back-dice = Kas pēc tam bija uzmests, tiek mests no jauna.
ask-slow = Lūgt spēlēt bez pulksteņa
ask-slow-about = Ja { $player } piekritīs, pulkstenis apstāsies pavisam un katrs spēlēs, kad būs laiks, ja vajag, kaut vairākas dienas.
ask-slow-sent = Tu lūdzi turpināt bez pulksteņa. Atbildēs { $player }.
ask-slow-received = { $player } vēlas turpināt bez pulksteņa.
ask-slow-agreed = No šī brīža pulksteņa nav. Spēlē, kad ir laiks.
ask-slow-declined = { $player } vēlas paturēt pulksteni.
ask-rematch-about = Tie paši noteikumi, tās pašas vietas, jauns rezultāts.
ask-rematch-sent = Tu lūdzi revanšu. Atbildēs { $player }.
ask-rematch-received = { $player } lūdz revanšu.
ask-rematch-agreed = Sākas jauns mačs.
ask-rematch-declined = { $player } tagad revanšu nevēlas.
ask-agree = Piekrist
ask-decline = Noraidīt
ask-withdraw = Atsaukt lūgumu
ask-withdrawn = { $player } atsauca lūgumu.
ask-waiting = Gaidām atbildi: { $player }…

settle-sent = Tu piedāvāji vienoties. Atbildēs { $player }.
settle-agreed = { $player } piekrita vienoties.
settle-declined = { $player } negrib vienoties un spēlē tālāk.
resign-sent = Tu piedāvāji padoties. Atbildēs { $player }.
claim-sent = Tu pieprasīji uzvaru. Vēl jāpiekrīt otram: { $player }.
double-sent = Tu dubultoji. { $player } vai nu pieņems, vai atteiksies.

next-game-waiting = Nākamo partiju var sākt jebkurš no jums.
next-game-begun = Sākas { $number }. partija.

connection-connecting = Savienojas ar galdu…
connection-lost = Savienojums pārtrūka. Mēģina vēlreiz…
connection-lost-long = Serveri nevar sasniegt. Galds tur ir saglabāts, un partija turpināsies, kad serveris atkal darbosies.
connection-back = Savienojums ir atjaunots.
connection-retry = Mēģināt tagad
connection-unsent = Tava pēdējā darbība vēl nav sasniegusi serveri.
connection-restart = Serveris tiek palaists no jauna. Pēc mirkļa partija turpināsies.
connection-old-page = Šī lapa ir vecāka par serveri. Ielādē to no jauna, lai turpinātu; partija ir saglabāta.
connection-reload = Ielādēt lapu no jauna

since-title = Kamēr tevis nebija
since-count = { $count ->
    [1] Kas notika:
   *[other] Kas notika ({ $count }):
}
since-your-turn = Tagad ir tava kārta.
since-their-turn = Tagad spēlē { $player }.
since-show = Parādīt uz galda

tables-title = Tavi galdi
tables-with = Pretinieks: { $player }
tables-nobody = Neviens vēl nav apsēdies
tables-your-turn = Tava kārta
tables-their-turn = Gaidām: { $player }
tables-over = Beigts
tables-open = Iet pie galda
tables-forget = Aizmirst šo galdu
tables-forget-question = Vai aizmirst šo galdu šajā ierīcē? Bez personīgās saites savā vietā vairs nevarēsi atgriezties.

receipt-title = Šī mača metieni
receipt-about = Pirms pirmā metiena serveris nofiksēja slepeno skaitli un parādīja tā nospiedumu. Tad tava un pretinieka ierīce katra pievienoja nejaušu skaitli. Katru metienu aprēķina no šiem trim. Tagad mačs ir beidzies, slepenais skaitlis ir atklāts, un ikviens var visus metienus aprēķināt vēlreiz.
receipt-about-open = Serveris ir nofiksējis slepeno skaitli un parādījis tā nospiedumu. Katru metienu aprēķina no šī skaitļa un no abu jūsu ierīču nejaušajiem skaitļiem. Pēc mača slepeno skaitli atklāj, un tu vari pārbaudīt visus metienus.
receipt-fingerprint = Slepenā skaitļa nospiedums
receipt-secret = Servera slepenais skaitlis
receipt-secret-closed = Parādīs, kad mačs būs beidzies
receipt-number-of = Nejaušais skaitlis: { $player }
receipt-number-missing = Vēl nav saņemts
receipt-check = Pārbaudīt metienus
receipt-good = { $count ->
    [1] Pārbaudīts: metiens ir tieši tāds, kādu dod slepenais un abi nejaušie skaitļi.
   *[other] Pārbaudīti metieni: { $count }. Visi ir tieši tādi, kādus dod slepenais un abi nejaušie skaitļi.
}
receipt-bad-secret = Slepenajam skaitlim nav tā nospieduma, kas tika parādīts pirms mača. Šiem metieniem nevar uzticēties.
receipt-bad-roll = { $number }. metiens neatbilst slepenajam un nejaušajiem skaitļiem. Šiem metieniem nevar uzticēties.
receipt-bad-number = Skaitlis kvītī nav tas, ko deva šī ierīce. Šiem metieniem nevar uzticēties.
receipt-proves = Tas pierāda, ka serveris metienus neizvēlējās: tie bija noteikti jau pirms pirmā metiena, un tava ierīce tajos piedalījās.
receipt-proves-not = Tas nepierāda, ka serveris slepeno skaitli paturēja slepenībā: tas, kurš serveri uztur, varēja metienus zināt iepriekš. Spēlējiet tāda cilvēka serverī, kuram abi uzticaties.
receipt-save = Saglabāt maču ar kvīti
receipt-by-hand = Šī mača metienus ierakstīja paši spēlētāji, tāpēc nav ko pārbaudīt.

server-unknown-table = Pie šīs saites galda nav. Varbūt trūkst kāda burta.
server-wrong-key = Šī saite neatver vietu pie šī galda. Palūdz to vēlreiz.
server-not-open = Pie šī galda skatītājus neielaiž.
server-seat-taken = Tur kāds jau ir apsēdies.
server-not-your-seat = Tu esi starp skatītājiem: to var tikai abi spēlētāji.
server-not-seated = Vispirms apsēdies.
server-waiting-for-other = Pretinieks vēl nav apsēdies.
server-stale = Vispirms notika kas cits. Apskati galdu un mēģini vēlreiz.
server-not-now = To tagad nevar izdarīt.
server-nothing-asked = Vairs nav, uz ko atbildēt.
server-already-asked = Pa vienam lūgumam: viens jau gaida atbildi.
server-no-clock = Šim galdam nav pulksteņa.
server-time-not-up = Laiks vēl nav beidzies.
server-not-understood = Serveris nesaprata šo lapu. Ielādē to no jauna.
server-too-large = Serverim tas bija par garu.
server-too-many = Tas bija par daudz uzreiz. Uzgaidi mirkli.
server-too-many-tables = No šejienes sagatavots par daudz galdu. Uzgaidi dažas minūtes.
server-bad-name = Vārdā jābūt no 1 līdz { $count } { $count ->
    [zero] rakstzīmēm
    [one] rakstzīmei
   *[other] rakstzīmēm
}.
server-bad-name-letters = Šajā vārdā ir neredzamas rakstzīmes.
server-bad-text = To nevar nosūtīt kā ziņu.
server-dice-not-ready = Metieniem vispirms vajag nejaušu skaitli no abām ierīcēm. Pēc mirkļa tas atnāks pats.
server-full = Serveris šobrīd ir pilns. Mēģini vēlāk.
server-storage = Serveris nevarēja to saglabāt, tāpēc nekas nenotika. Mēģini vēlreiz.
server-closing = Serveris tiek izslēgts. Tavs galds ir saglabāts.
server-unexpected = Serveris to nevarēja izdarīt: { $reason }.
