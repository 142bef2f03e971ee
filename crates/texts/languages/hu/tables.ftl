invite-title = Barát meghívása
invite-about = Állíts fel egy asztalt, és küldj a barátodnak egy linket. Senkinek sem kell fiók.
invite-your-name = A neved
invite-create = Asztal felállítása
invite-creating = Az asztal felállítása…
invite-opponent-friend = Egy barát
invite-opponent-friend-about = Bárki, akinek elküldöd a linket
invite-opponent-computer = A számítógép
invite-opponent-computer-about = A szerveren játszik, hogy mások is nézhessék
invite-watching = Nézők engedélyezve
invite-watching-about = A nézőlinkkel bárki nézheti. Egyébként csak ti ketten látjátok az asztalt.
invite-needs-server = Ha a barátoddal szeretnél játszani, olyan szerverről nyisd meg ezt az oldalt, amelyet mindketten elértek.

clock-title = Óra
clock-none = Óra nélkül
clock-none-about = Ráértek, akár percekig, akár napokig: az asztal vár
clock-with = Órával
clock-with-about = Adott számú perc az egész meccsre, plusz néhány ingyenes másodperc körönként
clock-reserve = Perc játékosonként
clock-delay = Ingyenes másodperc körönként
clock-summary = { $minutes } perc játékosonként, { $seconds } mp ingyen minden körben
clock-left = { $player } hátralévő ideje: { $time }.
clock-running = { $player } órája jár.
clock-is-up = { $player } ideje lejárt.
clock-is-up-you = Lejárt az időd. Addig játszhatsz tovább, amíg { $player } be nem jelenti a győzelmét.
clock-low = { $seconds } másodperced maradt.
clock-claim = Meccsgyőzelem bejelentése
clock-claim-question = { $player } ideje lejárt. Bejelented, hogy megnyerted a meccset? Egyszerűen tovább is játszhattok.
clock-claimed = { $player } időtúllépés miatt bejelentette a meccsgyőzelmét.
clock-won = { $player } nyer: lejárt az idő

table-dice-server = A szerver dob
table-dice-server-about = Utólag mindketten ellenőrizhetitek, hogy senki sem válogatta a dobásokat
table-dice-real = Igazi kockák
table-dice-real-about = Aki soron van, beírja, mit mutatnak a kockák; a másik elhiszi neki

waiting-title = Az asztal készen áll
waiting-send = Küldd el ezt a linket a barátodnak
waiting-send-about = Aki elsőként megnyitja és leül, az lesz az ellenfeled.
waiting-code = Vagy olvastasd be ezt a kódot a barátoddal
waiting-code-about = A link QR-kódként, telefonkamerához
waiting-home-network = Ugyanazon a hálózaton ez a cím is működik:
waiting-home-network-none = Ezt a szervert csak ez az eszköz éri el. Ha másokat is beengednél a hálózatodon, indítsd így: { $command }.
waiting-own-link = A saját linked
waiting-own-link-about = Egy másik eszközön nyitja meg a helyedet. Tartsd meg magadnak: akinél ott van, az helyetted játszik.
waiting-watch-link = Nézőlink
waiting-watch-link-about = Ezzel a linkkel bárki nézheti a játékot, de nem játszhat.
waiting-for-friend = Várunk a barátodra…
waiting-for-player = Várunk rá: { $player }…
waiting-leave = Közben bezárhatod ezt az oldalt. Az asztal megmarad, és ez az eszköz emlékszik a helyedre.

join-title = { $player } meghív egy backgammonjátszmára
join-title-nameless = Meghívtak egy backgammonjátszmára
join-rules = E szabályok szerint játszotok
join-rules-read = Szabályok olvasása
join-accept = Szabályok elfogadása és leülés
join-watch = Csak nézem
join-name = A neved, ahogy az ellenfeled látja
join-color = A te színed: { $color }.
join-color-by-die = A kocka dönti el, ki lesz Fehér.
join-sitting = Leülsz az asztalhoz…
joined = { $player } leült.

presence-title = Az asztalnál
presence-here = { $player } itt van.
presence-away = { $player } most nincs itt.
presence-away-since = { $player } nincs itt. Utoljára: { $when }.
presence-left = { $player } egyelőre elment. Az asztal vár.
presence-back = { $player } visszajött.
presence-computer = A számítógép ({ $level })
spectator-count = { $count ->
    [0] Senki sem nézi
   *[other] { $count } néző
}
spectator-you = Nézőként vagy itt.
spectator-closed = Ezt az asztalt senki más nem nézheti.

chat-title = Csevegés
chat-label = Mondj valamit
chat-send = Küldés
chat-empty = Még senki sem mondott semmit.
chat-mute = Némítás: { $player }
chat-unmute = Némítás feloldása: { $player }
chat-muted = Elnémítottad: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count } új üzenet
chat-too-long = Egy üzenet legfeljebb { $count } karakter lehet.
chat-spectators = A nézők olvashatják a csevegést, de nem írhatnak.

ask-take-back = Lépés visszakérése
ask-take-back-about = Ha { $player } beleegyezik, visszavonjuk az utolsó döntésedet.
ask-take-back-sent = Visszakérted a lépésedet. { $player } válaszára várunk.
ask-take-back-received = { $player } szeretné visszavenni az utolsó lépést.
ask-take-back-agreed = { $player } beleegyezett: lépés visszavonva.
ask-take-back-declined = { $player } inkább továbbjátszana.
ask-take-back-dice = Az azóta dobott kockákat újra kell dobni.
ask-slow = Óra nélküli játék kérése
ask-slow-about = Ha { $player } beleegyezik, az óra végleg megáll, és akkor játszotok, amikor ráértek, akár napokon át.
ask-slow-sent = Azt kérted, hogy óra nélkül folytassátok. { $player } válaszára várunk.
ask-slow-received = { $player } óra nélkül szeretné folytatni.
ask-slow-agreed = Nincs többé óra. Játssz, amikor ráérsz.
ask-slow-declined = { $player } inkább megtartaná az órát.
ask-rematch-about = Ugyanazok a szabályok, ugyanazok a helyek, új állás.
ask-rematch-sent = Visszavágót kértél. { $player } válaszára várunk.
ask-rematch-received = { $player } visszavágót kér.
ask-rematch-agreed = Új meccs kezdődik.
ask-rematch-declined = { $player } most nem szeretne visszavágót.
ask-agree = Beleegyezés
ask-decline = Elutasítás
ask-withdraw = Visszavonás
ask-withdrawn = { $player } visszavonta a kérését.
ask-waiting = { $player } válaszára várunk…

settle-sent = Megegyezést ajánlottál. { $player } válaszára várunk.
settle-agreed = { $player } elfogadta a megegyezést.
settle-declined = { $player } megegyezés helyett inkább továbbjátszana.
resign-sent = Felajánlottad, hogy feladod. { $player } beleegyezésére várunk.
claim-sent = Bejelentetted a győzelmedet. { $player } beleegyezésére várunk.
double-sent = Dupláztál. { $player } elfogadja vagy passzol.

next-game-waiting = Bármelyikőtök elindíthatja a következő játszmát.
next-game-begun = Kezdődik: { $number }. játszma.

connection-connecting = Csatlakozás az asztalhoz…
connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás…
connection-lost-long = A szerver nem érhető el. Az asztalod ott biztonságban van, és a játszma folytatódik, amint a szerver visszatér.
connection-back = Helyreállt a kapcsolat.
connection-retry = Próbáld most
connection-unsent = Az utolsó műveleted még nem ért el a szerverhez.
connection-restart = A szerver újraindul. A játszma mindjárt folytatódik.
connection-old-page = Ez az oldal régebbi, mint a szerver. A folytatáshoz töltsd be újra; a játszmád megmarad.
connection-reload = Oldal újratöltése

since-title = Amíg nem voltál itt
since-count = { $count ->
    [one] Ez történt:
   *[other] Ez történt ({ $count }):
}
since-your-turn = Te következel.
since-their-turn = { $player } következik.
since-show = Mutasd a táblán

tables-title = Az asztalaid
tables-with = Ellenfél: { $player }
tables-nobody = Még senki sem ült le
tables-your-turn = Te jössz
tables-their-turn = { $player } következik
tables-over = Véget ért
tables-open = Az asztalhoz
tables-forget = Asztal elfelejtése
tables-forget-question = Elfelejtse ez az eszköz ezt az asztalt? A saját linked nélkül nem tudsz visszatérni a helyedre.

receipt-title = A meccs kockái
receipt-about = Az első dobás előtt a szerver rögzített egy titkot, és megmutatta az ujjlenyomatát. Ezután a te eszközöd és az ellenfeledé is hozzáadott egy-egy véletlen számot. Minden dobást ebből a háromból számítunk ki. Most, hogy a meccs véget ért, a titok nyilvános, és bárki újraszámolhat minden dobást.
receipt-about-open = A szerver rögzített egy titkot, és megmutatta az ujjlenyomatát. Minden dobást ebből a titokból és a két eszközötök egy-egy véletlen számából számítunk ki. A meccs után a titok nyilvános lesz, és minden dobást ellenőrizhetsz.
receipt-fingerprint = A titok ujjlenyomata
receipt-secret = A szerver titka
receipt-secret-closed = A meccs végén látható
receipt-number-of = { $player } véletlen száma
receipt-number-missing = Még nem érkezett meg
receipt-check = Kockák ellenőrzése
receipt-good = { $count ->
    [one] Ellenőrizve: a dobás a titokból és a két számból következik.
   *[other] Ellenőrizve: minden dobás ({ $count }) a titokból és a két számból következik.
}
receipt-bad-secret = A titok nem egyezik a meccs előtt mutatott ujjlenyomattal. Ezekben a dobásokban nem lehet megbízni.
receipt-bad-roll = { $number }. dobás: nem következik a titokból és a számokból. Ezekben a dobásokban nem lehet megbízni.
receipt-bad-number = Nem az a szám áll az igazolásban, amelyet ez az eszköz adott. Ezekben a dobásokban nem lehet megbízni.
receipt-proves = Ez bizonyítja, hogy nem a szerver válogatta a dobásokat: már az első dobás előtt mind eldőlt, és a te eszközödnek is része volt bennük.
receipt-proves-not = Azt nem bizonyítja, hogy a szerver megőrizte a titkát: aki üzemelteti, előre ismerhette a dobásokat. Olyasvalaki szerverén játsszatok, akiben mindketten megbíztok.
receipt-save = A meccs mentése az igazolással
receipt-by-hand = E meccs dobásait a játékosok írták be, így nincs mit ellenőrizni.

server-unknown-table = Ezen a linken nincs asztal. Talán hiányzik belőle egy betű.
server-wrong-key = Ez a link nem nyit helyet ennél az asztalnál. Kérd el újra.
server-not-open = Ez az asztal nincs nyitva a nézők előtt.
server-seat-taken = Ott már ül valaki.
server-not-your-seat = Néző vagy: ezt csak a két játékos teheti.
server-not-seated = Előbb ülj le.
server-waiting-for-other = Ellenfeled még nem ült le.
server-stale = Közben más történt. Nézd meg a táblát, és próbáld újra.
server-not-now = Ezt most nem teheted.
server-nothing-asked = Már nincs mire válaszolni.
server-already-asked = Egyszerre csak egy kérés: egy másik még válaszra vár.
server-no-clock = Ennél az asztalnál nincs óra.
server-time-not-up = Az idő még nem járt le.
server-not-understood = A szerver nem értette ezt az oldalt. Töltsd be újra.
server-too-large = Ez túl hosszú volt a szervernek.
server-too-many = Ez túl sok volt egyszerre. Várj egy pillanatot.
server-too-many-tables = Innen túl sok asztalt állítottak fel. Várj néhány percet.
server-bad-name = A név 1–{ $count } karakter lehet.
server-bad-name-letters = Ebben a névben láthatatlan karakterek vannak.
server-bad-text = Ezt nem lehet üzenetként elküldeni.
server-dice-not-ready = A dobásokhoz előbb mindkét eszköz véletlen száma kell. Mindjárt magától megérkezik.
server-full = A szerver most megtelt. Próbáld meg később.
server-storage = A szerver ezt nem tudta menteni, ezért semmi sem történt. Próbáld újra.
server-closing = A szerver leáll. Az asztalod megmarad.
server-unexpected = A szerver ezt nem tudta megtenni: { $reason }.
