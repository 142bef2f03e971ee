invite-title = Pozvat přítele
invite-about = Připrav stůl a pošli příteli odkaz. Nikdo nepotřebuje účet.
invite-your-name = Tvé jméno
invite-create = Připravit stůl
invite-creating = Připravuji stůl…
invite-opponent-friend = Přítel
invite-opponent-friend-about = Kdokoli, komu pošleš odkaz
invite-opponent-computer = Počítač
invite-opponent-computer-about = Hraje na serveru, takže se mohou dívat i jiní
invite-watching = Pustit diváky
invite-watching-about = Kdo má odkaz pro diváky, může se dívat. Jinak stůl vidíte jen vy dva.
invite-needs-server = Chceš-li hrát s přítelem, otevři tuto stránku ze serveru, na který se dostanete oba.

clock-title = Hodiny
clock-none = Bez hodin
clock-none-about = Nespěchejte, minuty nebo dny: stůl počká
clock-with = S hodinami
clock-with-about = Určený počet minut na celý zápas a k tomu pár sekund zdarma v každém tahu
clock-reserve = Minuty na hráče
clock-delay = Sekundy zdarma na tah
clock-summary = { $minutes } min na hráče, { $seconds } s zdarma na tah
clock-left = { $player } má ještě { $time }.
clock-running = { $player }: čas běží.
clock-is-up = { $player }: čas vypršel.
clock-is-up-you = Čas ti vypršel. Můžeš hrát dál, dokud si { $player } nebude nárokovat výhru.
clock-low = { $seconds ->
    [one] Zbývá ti { $seconds } sekunda.
    [few] Zbývají ti { $seconds } sekundy.
   *[other] Zbývá ti { $seconds } sekund.
}
clock-claim = Nárokovat výhru
clock-claim-question = { $player }: čas vypršel. Nárokovat si výhru v zápase? Můžeš také prostě hrát dál.
clock-claimed = { $player } si nárokuje výhru na čas.
clock-won = { $player } vyhrává na čas

table-dice-server = Hází server
table-dice-server-about = Oba si pak můžete ověřit, že si čísla nikdo nevybral
table-dice-real = Opravdové kostky
table-dice-real-about = Kdo je na tahu, napíše, co padlo; druhý to bere na slovo

waiting-title = Stůl je připraven
waiting-send = Pošli tento odkaz příteli
waiting-send-about = Kdo ho otevře první a posadí se, je tvůj soupeř.
waiting-code = Nebo ať si přítel naskenuje tento kód
waiting-code-about = Odkaz jako QR kód pro fotoaparát telefonu
waiting-home-network = Ve stejné síti funguje i tato adresa:
waiting-home-network-none = Tento server je dostupný jen z tohoto zařízení. Chceš-li pustit další ze své sítě, spusť ho příkazem { $command }.
waiting-own-link = Tvůj vlastní odkaz
waiting-own-link-about = Otevře tvé místo na jiném zařízení. Nech si ho pro sebe: kdo ho má, hraje za tebe.
waiting-watch-link = Odkaz pro diváky
waiting-watch-link-about = Kdo ho má, může se dívat, ale ne hrát.
waiting-for-friend = Čekáme na přítele…
waiting-for-player = Čekáme: { $player }…
waiting-leave = Stránku můžeš zatím zavřít. Stůl zůstane a toto zařízení tvé místo zná.

join-title = { $player } tě zve na partii backgammonu
join-title-nameless = Pozvánka na partii backgammonu
join-rules = Budete hrát podle těchto pravidel
join-rules-read = Přečíst pravidla
join-accept = Přijmout pravidla a posadit se
join-watch = Jen se dívat
join-name = Tvé jméno, jak ho uvidí soupeř
join-color = { $color ->
    [white] Hraješ za Bílého.
    [black] Hraješ za Černého.
    [light] Hraješ za Světlého.
   *[dark] Hraješ za Tmavého.
}
join-color-by-die = O bílých rozhodne kostka.
join-sitting = Sedáš si ke stolu…
joined = { $player } si sedá ke stolu.

presence-title = U stolu
presence-here = { $player } je tady.
presence-away = { $player } tu teď není.
presence-away-since = { $player } tu teď není. Naposledy u stolu: { $when }.
presence-left = { $player } zatím odchází. Stůl počká.
presence-back = { $player } je zpátky.
presence-computer = Počítač ({ $level })
spectator-count = { $count ->
    [0] Nikdo se nedívá
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
   *[other] Dívá se { $count } lidí
}
spectator-you = Jsi tu jako divák.
spectator-closed = Nikdo jiný se na tento stůl dívat nemůže.

# As in English.
chat-title = Chat
chat-label = Napiš něco
chat-send = Odeslat
chat-empty = Zatím nikdo nic nenapsal.
chat-mute = Ztlumit: { $player }
chat-unmute = Zrušit ztlumení: { $player }
chat-muted = Ztlumeno: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
chat-too-long = Zpráva smí mít nejvýš { $count ->
    [one] { $count } znak
    [few] { $count } znaky
   *[other] { $count } znaků
}.
chat-spectators = Diváci chat vidí, ale psát nemohou.

ask-take-back = Požádat o vrácení tahu
ask-take-back-about = Pokud { $player } souhlasí, tvé poslední rozhodnutí se vrátí.
ask-take-back-sent = Žádáš o vrácení. Odpoví { $player }.
ask-take-back-received = { $player } žádá o vrácení posledního tahu.
ask-take-back-agreed = { $player } souhlasí: tah vrácen.
ask-take-back-declined = { $player } chce raději hrát dál.
ask-take-back-dice = Co padlo potom, se hodí znovu.
ask-slow = Požádat o hru bez hodin
ask-slow-about = Pokud { $player } souhlasí, hodiny se nadobro zastaví a každý hraje, kdy má čas, třeba i celé dny.
ask-slow-sent = Žádáš o hru bez hodin. Odpoví { $player }.
ask-slow-received = { $player } chce pokračovat bez hodin.
ask-slow-agreed = Odteď se hraje bez hodin. Hraj, až budeš mít čas.
ask-slow-declined = { $player } si chce hodiny ponechat.
ask-rematch-about = Stejná pravidla, stejná místa, nové skóre.
ask-rematch-sent = Žádáš o odvetu. Odpoví { $player }.
ask-rematch-received = { $player } žádá o odvetu.
ask-rematch-agreed = Začíná nový zápas.
ask-rematch-declined = { $player } teď odvetu nechce.
ask-agree = Souhlasit
ask-decline = Odmítnout
ask-withdraw = Odvolat
ask-withdrawn = { $player } bere žádost zpět.
ask-waiting = Čekáme na odpověď: { $player }…

settle-sent = Nabízíš dohodu. Odpoví { $player }.
settle-agreed = { $player } s dohodou souhlasí.
settle-declined = { $player } chce raději hrát dál než se dohodnout.
resign-sent = Nabízíš, že se vzdáš. Odpoví { $player }.
claim-sent = Tvrdíš, že je partie vyhraná. { $player } musí souhlasit.
double-sent = Nabízíš zdvojnásobení. { $player } musí přijmout, nebo odmítnout.

next-game-waiting = Další partii může začít kterýkoli z vás.
next-game-begun = Začíná partie { $number }.

connection-connecting = Připojuji ke stolu…
connection-lost = Spojení se přerušilo. Zkouším to znovu…
connection-lost-long = Server je nedostupný. Stůl je na něm uložený, a až se server vrátí, hraje se dál.
connection-back = Spojení je zpět.
connection-retry = Zkusit hned
connection-unsent = Tvá poslední akce ještě k serveru nedošla.
connection-restart = Server se spouští znovu. Za chvilku se hraje dál.
connection-old-page = Tato stránka je starší než server. Načti ji znovu a pokračuj; partie zůstane.
connection-reload = Načíst stránku znovu

since-title = Za tvé nepřítomnosti
since-count = { $count ->
    [one] Stala se jedna věc:
    [few] Staly se { $count } věci:
   *[other] Stalo se { $count } věcí:
}
since-your-turn = Jsi na tahu.
since-their-turn = Na tahu je { $player }.
since-show = Ukázat na desce

tables-title = Tvé stoly
tables-with = Soupeř: { $player }
tables-nobody = Ještě si nikdo nesedl
tables-your-turn = Jsi na tahu
tables-their-turn = Čekáme: { $player }
tables-over = Skončilo
tables-open = Ke stolu
tables-forget = Zapomenout stůl
tables-forget-question = Zapomenout tento stůl v tomto zařízení? Bez svého vlastního odkazu se ke svému místu nevrátíš.

receipt-title = Kostky tohoto zápasu
receipt-about = Před prvním hodem si server určil tajné číslo a ukázal jeho otisk. Pak tvé i soupeřovo zařízení přidalo každé své náhodné číslo. Z těchto tří čísel se počítá každý hod. Zápas skončil, tajné číslo je odhaleno a kdokoli si může všechny hody přepočítat.
receipt-about-open = Server si určil tajné číslo a ukázal jeho otisk. Každý hod se počítá z tohoto čísla a z náhodných čísel obou vašich zařízení. Po zápase se tajné číslo odhalí a všechny hody si můžete ověřit.
receipt-fingerprint = Otisk tajného čísla
receipt-secret = Tajné číslo serveru
receipt-secret-closed = Ukáže se po skončení zápasu
receipt-number-of = Náhodné číslo: { $player }
receipt-number-missing = Ještě nedorazilo
receipt-check = Ověřit kostky
receipt-good = { $count ->
    [one] Ověřeno: hod odpovídá tajnému číslu a oběma náhodným číslům.
    [few] Ověřeno: všechny { $count } hody odpovídají tajnému číslu a oběma náhodným číslům.
   *[other] Ověřeno: všech { $count } hodů odpovídá tajnému číslu a oběma náhodným číslům.
}
receipt-bad-secret = Tajné číslo nemá otisk, který byl ukázán před zápasem. Těmto kostkám nelze věřit.
receipt-bad-roll = Hod číslo { $number } z tajného čísla a náhodných čísel nevychází. Těmto kostkám nelze věřit.
receipt-bad-number = Číslo v dokladu není to, které dalo toto zařízení. Těmto kostkám nelze věřit.
receipt-proves = To dokazuje, že si server hody nevybíral: byly dané dřív, než padl první, a tvé zařízení se na nich podílelo.
receipt-proves-not = Nedokazuje to, že server své tajné číslo neprozradil: kdo ho provozuje, mohl hody znát předem. Hrajte na serveru někoho, komu oba věříte.
receipt-save = Uložit zápas s dokladem
receipt-by-hand = Hody v tomto zápase zadávali hráči sami, takže není co ověřovat.

server-unknown-table = Na tomto odkazu žádný stůl není. Možná v něm chybí písmeno.
server-wrong-key = Tento odkaz žádné místo u tohoto stolu neotevírá. Popros o něj znovu.
server-not-open = K tomuto stolu diváci nesmějí.
server-seat-taken = Tam už někdo sedí.
server-not-your-seat = Jsi tu jako divák: tohle mohou jen oba hráči.
server-not-seated = Nejdřív se posaď.
server-waiting-for-other = Tvůj soupeř si ještě nesedl.
server-stale = Něco jiného se stalo dřív. Podívej se na desku a zkus to znovu.
server-not-now = To teď nejde.
server-nothing-asked = Už není na co odpovídat.
server-already-asked = Jen jedna žádost najednou: jedna už čeká.
server-no-clock = U tohoto stolu nejsou hodiny.
server-time-not-up = Čas ještě nevypršel.
server-not-understood = Server této stránce nerozuměl. Načti ji znovu.
server-too-large = Na server to bylo moc dlouhé.
server-too-many = To bylo moc najednou. Chvilku počkej.
server-too-many-tables = Odtud už bylo připraveno moc stolů. Počkej pár minut.
server-bad-name = Jméno má 1 až { $count ->
    [one] { $count } znak
    [few] { $count } znaky
   *[other] { $count } znaků
}.
server-bad-name-letters = Tohle jméno obsahuje neviditelné znaky.
server-bad-text = Tohle se jako zpráva poslat nedá.
server-dice-not-ready = Kostky nejdřív potřebují náhodné číslo z obou zařízení. Za chvilku přijde samo.
server-full = Server je teď plný. Zkus to později.
server-storage = Server to nedokázal uložit, takže se nic nestalo. Zkus to znovu.
server-closing = Server se vypíná. Tvůj stůl zůstane uložený.
server-unexpected = To server nedokázal: { $reason }.
