invite-title = Pozvať priateľa
invite-about = Priprav stôl a pošli priateľovi odkaz. Nikto nepotrebuje účet.
invite-your-name = Tvoje meno
invite-create = Pripraviť stôl
invite-creating = Pripravujem stôl…
invite-opponent-friend = Priateľ
invite-opponent-friend-about = Ktokoľvek, komu pošleš odkaz
invite-opponent-computer = Počítač
invite-opponent-computer-about = Hrá na serveri, takže sa môžu pozerať aj iní
invite-watching = Pustiť divákov
invite-watching-about = Kto má odkaz pre divákov, môže sa pozerať. Inak stôl vidíte len vy dvaja.
invite-needs-server = Ak chceš hrať s priateľom, otvor túto stránku zo servera, na ktorý sa dostanete obaja.

clock-title = Hodiny
clock-none = Bez hodín
clock-none-about = Neponáhľajte sa, minúty alebo dni: stôl počká
clock-with = S hodinami
clock-with-about = Určený počet minút na celý zápas a k tomu pár sekúnd zadarmo v každom ťahu
clock-reserve = Minúty na hráča
clock-delay = Sekundy zadarmo na ťah
clock-summary = { $minutes } min na hráča, { $seconds } s zadarmo na ťah
clock-left = { $player } má ešte { $time }.
clock-running = { $player }: čas beží.
clock-is-up = { $player }: čas vypršal.
clock-is-up-you = Čas ti vypršal. Môžeš hrať ďalej, kým si { $player } nebude nárokovať výhru.
clock-low = { $seconds ->
    [one] Zostáva ti { $seconds } sekunda.
    [few] Zostávajú ti { $seconds } sekundy.
   *[other] Zostáva ti { $seconds } sekúnd.
}
clock-claim = Nárokovať si výhru
clock-claim-question = { $player }: čas vypršal. Nárokovať si výhru v zápase? Môžeš aj jednoducho hrať ďalej.
clock-claimed = { $player } si nárokuje výhru na čas.
clock-won = { $player } vyhráva na čas

table-dice-server = Hádže server
table-dice-server-about = Obaja si potom môžete overiť, že si čísla nikto nevybral
table-dice-real = Skutočné kocky
table-dice-real-about = Kto je na ťahu, napíše, čo padlo; druhý to berie na slovo

waiting-title = Stôl je pripravený
waiting-send = Pošli tento odkaz priateľovi
waiting-send-about = Kto ho otvorí prvý a posadí sa, je tvoj súper.
waiting-code = Alebo nech si priateľ naskenuje tento kód
waiting-code-about = Odkaz ako QR kód pre fotoaparát telefónu
waiting-home-network = V tej istej sieti funguje aj táto adresa:
waiting-home-network-none = Tento server je dostupný len z tohto zariadenia. Ak chceš pustiť ďalších zo svojej siete, spusti ho príkazom { $command }.
waiting-own-link = Tvoj vlastný odkaz
waiting-own-link-about = Otvorí tvoje miesto na inom zariadení. Nechaj si ho pre seba: kto ho má, hrá za teba.
waiting-watch-link = Odkaz pre divákov
waiting-watch-link-about = Kto ho má, môže sa pozerať, ale nie hrať.
waiting-for-friend = Čakáme na priateľa…
waiting-for-player = Čakáme: { $player }…
waiting-leave = Stránku môžeš zatiaľ zavrieť. Stôl zostane a toto zariadenie tvoje miesto pozná.

join-title = { $player } ťa pozýva na partiu backgammonu
join-title-nameless = Pozvánka na partiu backgammonu
join-rules = Budete hrať podľa týchto pravidiel
join-rules-read = Prečítať pravidlá
join-accept = Prijať pravidlá a posadiť sa
join-watch = Len sa pozerať
join-name = Tvoje meno, ako ho uvidí súper
join-color = { $color ->
    [white] Hráš za Bieleho.
    [black] Hráš za Čierneho.
    [light] Hráš za Svetlého.
   *[dark] Hráš za Tmavého.
}
join-color-by-die = O bielych rozhodne kocka.
join-sitting = Sadáš si k stolu…
joined = { $player } si sadá k stolu.

presence-title = Pri stole
presence-here = { $player } je tu.
presence-away = { $player } tu teraz nie je.
presence-away-since = { $player } tu teraz nie je. Naposledy pri stole: { $when }.
presence-left = { $player } zatiaľ odchádza. Stôl počká.
presence-back = { $player } je späť.
presence-computer = Počítač ({ $level })
spectator-count = { $count ->
    [0] Nikto sa nepozerá
    [one] Pozerá sa { $count } človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}
spectator-you = Si tu ako divák.
spectator-closed = Nikto iný sa na tento stôl pozerať nemôže.

# As in English.
chat-title = Chat
chat-label = Napíš niečo
chat-send = Odoslať
chat-empty = Zatiaľ nikto nič nenapísal.
chat-mute = Stlmiť: { $player }
chat-unmute = Zrušiť stlmenie: { $player }
chat-muted = Stlmené: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nová správa
    [few] { $count } nové správy
   *[other] { $count } nových správ
}
chat-too-long = Správa smie mať najviac { $count ->
    [one] { $count } znak
    [few] { $count } znaky
   *[other] { $count } znakov
}.
chat-spectators = Diváci chat vidia, ale písať nemôžu.

ask-take-back = Požiadať o vrátenie ťahu
ask-take-back-about = Ak { $player } súhlasí, tvoje posledné rozhodnutie sa vráti.
ask-take-back-sent = Žiadaš o vrátenie. Odpovie { $player }.
ask-take-back-received = { $player } žiada o vrátenie posledného ťahu.
ask-take-back-agreed = { $player } súhlasí: ťah vrátený.
ask-take-back-declined = { $player } chce radšej hrať ďalej.
ask-take-back-dice = Čo padlo potom, sa hodí znova.
ask-slow = Požiadať o hru bez hodín
ask-slow-about = Ak { $player } súhlasí, hodiny sa nadobro zastavia a každý hrá, keď má čas, hoci aj celé dni.
ask-slow-sent = Žiadaš o hru bez hodín. Odpovie { $player }.
ask-slow-received = { $player } chce pokračovať bez hodín.
ask-slow-agreed = Odteraz sa hrá bez hodín. Hraj, keď budeš mať čas.
ask-slow-declined = { $player } si chce hodiny ponechať.
ask-rematch-about = Rovnaké pravidlá, rovnaké miesta, nové skóre.
ask-rematch-sent = Žiadaš o odvetu. Odpovie { $player }.
ask-rematch-received = { $player } žiada o odvetu.
ask-rematch-agreed = Začína sa nový zápas.
ask-rematch-declined = { $player } teraz odvetu nechce.
ask-agree = Súhlasiť
ask-decline = Odmietnuť
ask-withdraw = Odvolať
ask-withdrawn = { $player } berie žiadosť späť.
ask-waiting = Čakáme na odpoveď: { $player }…

settle-sent = Ponúkaš dohodu. Odpovie { $player }.
settle-agreed = { $player } s dohodou súhlasí.
settle-declined = { $player } chce radšej hrať ďalej ako sa dohodnúť.
resign-sent = Ponúkaš, že sa vzdáš. Odpovie { $player }.
claim-sent = Tvrdíš, že partia je vyhraná. { $player } musí súhlasiť.
double-sent = Ponúkaš zdvojnásobenie. { $player } musí prijať alebo odmietnuť.

next-game-waiting = Ďalšiu partiu môže začať ktorýkoľvek z vás.
next-game-begun = Začína sa partia { $number }.

connection-connecting = Pripájam k stolu…
connection-lost = Spojenie sa prerušilo. Skúšam to znova…
connection-lost-long = Server je nedostupný. Stôl je na ňom uložený, a keď sa server vráti, hrá sa ďalej.
connection-back = Spojenie je späť.
connection-retry = Skúsiť hneď
connection-unsent = Tvoja posledná akcia ešte na server neprišla.
connection-restart = Server sa spúšťa znova. O chvíľu sa hrá ďalej.
connection-old-page = Táto stránka je staršia ako server. Načítaj ju znova a pokračuj; partia zostane.
connection-reload = Načítať stránku znova

since-title = Počas tvojej neprítomnosti
since-count = { $count ->
    [one] Stala sa jedna vec:
    [few] Stali sa { $count } veci:
   *[other] Stalo sa { $count } vecí:
}
since-your-turn = Si na ťahu.
since-their-turn = Na ťahu je { $player }.
since-show = Ukázať na doske

tables-title = Tvoje stoly
tables-with = Súper: { $player }
tables-nobody = Ešte si nikto nesadol
tables-your-turn = Si na ťahu
tables-their-turn = Čakáme: { $player }
tables-over = Skončené
tables-open = K stolu
tables-forget = Zabudnúť stôl
tables-forget-question = Zabudnúť tento stôl v tomto zariadení? Bez svojho vlastného odkazu sa na svoje miesto nevrátiš.

receipt-title = Kocky tohto zápasu
receipt-about = Pred prvým hodom si server určil tajné číslo a ukázal jeho odtlačok. Potom tvoje aj súperovo zariadenie pridalo každé svoje náhodné číslo. Z týchto troch čísel sa počíta každý hod. Zápas sa skončil, tajné číslo je odhalené a ktokoľvek si môže všetky hody prepočítať.
receipt-about-open = Server si určil tajné číslo a ukázal jeho odtlačok. Každý hod sa počíta z tohto čísla a z náhodných čísel oboch vašich zariadení. Po zápase sa tajné číslo odhalí a všetky hody si môžete overiť.
receipt-fingerprint = Odtlačok tajného čísla
receipt-secret = Tajné číslo servera
receipt-secret-closed = Ukáže sa po skončení zápasu
receipt-number-of = Náhodné číslo: { $player }
receipt-number-missing = Ešte nedorazilo
receipt-check = Overiť kocky
receipt-good = { $count ->
    [one] Overené: hod zodpovedá tajnému číslu a obom náhodným číslam.
    [few] Overené: všetky { $count } hody zodpovedajú tajnému číslu a obom náhodným číslam.
   *[other] Overené: všetkých { $count } hodov zodpovedá tajnému číslu a obom náhodným číslam.
}
receipt-bad-secret = Tajné číslo nemá odtlačok, ktorý bol ukázaný pred zápasom. Týmto kockám sa nedá veriť.
receipt-bad-roll = Hod číslo { $number } z tajného čísla a náhodných čísel nevychádza. Týmto kockám sa nedá veriť.
receipt-bad-number = Číslo v doklade nie je to, ktoré dalo toto zariadenie. Týmto kockám sa nedá veriť.
receipt-proves = To dokazuje, že si server hody nevyberal: boli dané skôr, než padol prvý, a tvoje zariadenie sa na nich podieľalo.
receipt-proves-not = Nedokazuje to, že server svoje tajné číslo neprezradil: kto ho prevádzkuje, mohol hody poznať vopred. Hrajte na serveri niekoho, komu obaja veríte.
receipt-save = Uložiť zápas s dokladom
receipt-by-hand = Hody v tomto zápase zadávali hráči sami, takže niet čo overovať.

server-unknown-table = Na tomto odkaze žiadny stôl nie je. Možno v ňom chýba písmeno.
server-wrong-key = Tento odkaz žiadne miesto pri tomto stole neotvára. Popros oň znova.
server-not-open = K tomuto stolu diváci nesmú.
server-seat-taken = Tam už niekto sedí.
server-not-your-seat = Si tu ako divák: toto môžu len obaja hráči.
server-not-seated = Najprv sa posaď.
server-waiting-for-other = Tvoj súper si ešte nesadol.
server-stale = Niečo iné sa stalo skôr. Pozri sa na dosku a skús to znova.
server-not-now = To teraz nejde.
server-nothing-asked = Už niet na čo odpovedať.
server-already-asked = Len jedna žiadosť naraz: jedna už čaká.
server-no-clock = Pri tomto stole nie sú hodiny.
server-time-not-up = Čas ešte nevypršal.
server-not-understood = Server tejto stránke nerozumel. Načítaj ju znova.
server-too-large = Na server to bolo pridlhé.
server-too-many = To bolo priveľa naraz. Chvíľu počkaj.
server-too-many-tables = Odtiaľto už bolo pripravených priveľa stolov. Počkaj pár minút.
server-bad-name = Meno má 1 až { $count ->
    [one] { $count } znak
    [few] { $count } znaky
   *[other] { $count } znakov
}.
server-bad-name-letters = Toto meno obsahuje neviditeľné znaky.
server-bad-text = Toto sa ako správa poslať nedá.
server-dice-not-ready = Kocky najprv potrebujú náhodné číslo z oboch zariadení. O chvíľu príde samo.
server-full = Server je teraz plný. Skús to neskôr.
server-storage = Server to nedokázal uložiť, takže sa nič nestalo. Skús to znova.
server-closing = Server sa vypína. Tvoj stôl zostane uložený.
server-unexpected = To server nedokázal: { $reason }.
