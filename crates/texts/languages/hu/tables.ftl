invite-title = Barát meghívása
invite-about = Felállítasz egy asztalt, és elküldöd a barátodnak a linket. Senkinek sem kell fiók.
invite-your-name = A neved
invite-create = Asztal felállítása
invite-creating = Az asztal felállítása…
invite-opponent-friend = Egy barát
invite-opponent-friend-about = Akinek elküldöd a linket
invite-opponent-computer = A számítógép
invite-opponent-computer-about = A kiszolgálón játszik, például miközben mások nézik
invite-watching = Nézhető asztal
invite-watching-about = Akinél ott a nézőlink, végignézheti a játékot. Egyébként csak ti ketten látjátok az asztalt.
invite-needs-server = Ha a barátoddal szeretnél játszani, az oldalt olyan kiszolgálóról kell megnyitni, amelyet mindketten elértek.

clock-title = Óra
clock-none = Óra nélkül
clock-none-about = Ráértek, akár percekig, akár napokig: az asztal vár
clock-with = Órával
clock-with-about = Ennyi perc az egész meccsre, és néhány ingyenes másodperc minden körben
clock-reserve = Perc játékosonként
clock-delay = Ingyenes másodperc körönként
clock-summary = { $minutes } perc játékosonként, { $seconds } mp ingyen minden körben
clock-left = { $player } hátralévő ideje: { $time }.
clock-running = { $player } órája jár.
clock-is-up = { $player } ideje lejárt.
clock-is-up-you = Lejárt az időd. Addig játszhatsz tovább, amíg { $player } nem kéri a győzelmet.
clock-low = { $seconds } másodperced maradt.
clock-claim = Győzelem kérése
clock-claim-question = { $player } ideje lejárt. Kéred a meccs megnyerését? Egyszerűen tovább is játszhattok.
clock-claimed = { $player } időtúllépés miatt kérte a meccs megnyerését.
clock-won = { $player } időtúllépéssel nyert

table-dice-server = A kiszolgáló dob
table-dice-server-about = Utólag mindketten ellenőrizhetitek, hogy senki sem válogatta a dobásokat
table-dice-real = Igazi kockák
table-dice-real-about = Aki soron van, beírja, mit mutatnak a kockák; a másik elhiszi neki

waiting-title = Az asztal áll
waiting-send = Küldd el ezt a linket a barátodnak
waiting-send-about = Aki először megnyitja és leül, az lesz az ellenfeled.
waiting-code = Vagy mutasd ezt a barátod kamerájának
waiting-code-about = A link képként, telefonkamerához
waiting-home-network = Ugyanazon az otthoni hálózaton ez a cím is működik:
waiting-home-network-none = Ez a kiszolgáló csak erre az eszközre figyel. Az otthoni hálózaton való játékhoz indítsd így: { $command }.
waiting-own-link = A saját linked
waiting-own-link-about = Egy másik eszközön nyitja meg a helyedet. Tartsd meg magadnak: akinél ott van, a te nevedben játszik.
waiting-watch-link = Nézőlink
waiting-watch-link-about = Akinél ott van, nézheti a játékot, de nem játszhat.
waiting-for-friend = Várunk a barátodra…
waiting-for-player = Várunk rá: { $player }…
waiting-leave = Közben bezárhatod az oldalt. Az asztal megmarad, és ez az eszköz emlékszik a helyedre.

join-title = { $player } meghív egy backgammonjátszmára
join-title-nameless = Meghívtak egy backgammonjátszmára
join-rules = E szabályok szerint
join-rules-read = A szabályok olvasása
join-accept = Elfogadom a szabályokat, és leülök
join-watch = Csak nézem
join-name = A neved, ahogy a másik látni fogja
join-color = A te színed: { $color }.
join-color-by-die = A kocka dönti el, ki lesz Fehér.
join-sitting = Leülsz az asztalhoz…
joined = { $player } leült az asztalhoz.

presence-title = Az asztalnál
presence-here = { $player } itt van.
presence-away = { $player } most nincs itt.
presence-away-since = { $player } nincs itt, mióta: { $when }.
presence-left = { $player } most elment. Az asztal vár.
presence-back = { $player } visszajött.
presence-computer = A számítógép ({ $level })
spectator-count = { $count ->
    [0] Senki sem nézi
   *[other] { $count } néző
}
spectator-you = Nézőként vagy itt.
spectator-closed = Ezt az asztalt senki más nem nézheti.

chat-title = Beszélgetés
chat-label = Mondj valamit
chat-send = Küldés
chat-empty = Még senki sem mondott semmit.
chat-mute = Némítás: { $player }
chat-unmute = Újra látható: { $player }
chat-muted = Nem látod, mit mond { $player }.
chat-said = { $player }: { $text }
chat-new = { $count } új üzenet
chat-too-long = Egy üzenet legfeljebb { $count } betűs lehet.
chat-spectators = A nézők olvassák a beszélgetést, de nem szólhatnak hozzá.

ask-take-back = Visszalépnék
ask-take-back-about = Ha { $player } beleegyezik, az utolsó döntésed visszavonódik.
ask-take-back-sent = Visszalépést kértél. { $player } válaszára várunk.
ask-take-back-received = { $player } szeretne visszalépni.
ask-take-back-agreed = { $player } beleegyezett: visszaléptetek.
ask-take-back-declined = { $player } inkább továbbjátszana.
ask-take-back-dice = Ami ez után jön, azt újra kell dobni.
ask-slow = Óra nélkül?
ask-slow-about = Ha { $player } beleegyezik, az óra végleg megáll, és mindketten akkor léptek, amikor ráértek, akár napokon át.
ask-slow-sent = Azt kérted, hogy óra nélkül, ráérősen folytassátok. { $player } válaszára várunk.
ask-slow-received = { $player } óra nélkül, ráérősen szeretné folytatni.
ask-slow-agreed = Mostantól nincs óra. Játsszatok, amikor ráértek.
ask-slow-declined = { $player } inkább megtartaná az órát.
ask-rematch-about = Ugyanazok a szabályok, ugyanazok a helyek, új állás.
ask-rematch-sent = Visszavágót kértél. { $player } válaszára várunk.
ask-rematch-received = { $player } visszavágót kér.
ask-rematch-agreed = Új meccs kezdődik.
ask-rematch-declined = { $player } most nem szeretne visszavágót.
ask-agree = Beleegyezem
ask-decline = Elutasítás
ask-withdraw = Visszavonás
ask-withdrawn = { $player } visszavonta a kérését.
ask-waiting = { $player } válaszára várunk…

settle-sent = Megegyezést ajánlottál. { $player } válaszára várunk.
settle-agreed = { $player } elfogadta a megegyezést.
settle-declined = { $player } megegyezés helyett inkább továbbjátszana.
resign-sent = Felajánlottad, hogy feladod. { $player } válaszára várunk.
claim-sent = Azt mondtad, hogy a játszmát már megnyerted. { $player } beleegyezésére várunk.
double-sent = Duplázást ajánlottál. { $player } elfogadja vagy passzol.

next-game-waiting = Bármelyikőtök elindíthatja a következő játszmát.
next-game-begun = { $number }. játszma: kezdődik.

connection-connecting = Csatlakozás az asztalhoz…
connection-lost = Megszakadt a kapcsolat. Újrapróbálkozás…
connection-lost-long = A kiszolgáló nem érhető el. Az asztal ott megmarad, és a játszma folytatódik, amint a kiszolgáló visszatér.
connection-back = Helyreállt a kapcsolat.
connection-retry = Próbáld most
connection-unsent = Az utolsó műveleted még nem ért el a kiszolgálóhoz.
connection-restart = A kiszolgáló újraindul. A játszma mindjárt folytatódik.
connection-old-page = Ez az oldal régebbi, mint a kiszolgáló. A folytatáshoz töltsd be újra; a játszma megmarad.
connection-reload = Oldal újratöltése

since-title = Amíg nem voltál itt
since-count = { $count ->
    [one] Egy dolog történt:
   *[other] { $count } dolog történt:
}
since-your-turn = Te jössz.
since-their-turn = { $player } jön.
since-show = Mutasd a táblán

tables-title = Az asztalaid
tables-with = Ellenfél: { $player }
tables-nobody = Még senki sem ült le
tables-your-turn = Te jössz
tables-their-turn = { $player } jön
tables-over = Véget ért
tables-open = Az asztalhoz
tables-forget = Asztal elfelejtése
tables-forget-question = Elfelejtse ez az eszköz ezt az asztalt? A saját linked nélkül nem tudsz visszatérni a helyedre.

receipt-title = A meccs dobásai
receipt-about = Az első dobás előtt a kiszolgáló rögzített egy titkot, és megmutatta az ujjlenyomatát. Ezután a te eszközöd és az ellenfeledé is hozzáadott egy-egy véletlen számot. Minden dobás e háromból számítható ki. Most, hogy a meccs véget ért, a titok nyilvános, és bárki újraszámolhatja az összes dobást.
receipt-about-open = A kiszolgáló rögzített egy titkot, és megmutatta az ujjlenyomatát. Minden dobás ebből a titokból és a két eszközötök egy-egy véletlen számából számítható ki. A meccs után a titok nyilvános lesz, és ellenőrizheted az összes dobást.
receipt-fingerprint = A titok ujjlenyomata
receipt-secret = A kiszolgáló titka
receipt-secret-closed = A meccs végén látható
receipt-number-of = { $player } véletlen száma
receipt-number-missing = Még nincs meg
receipt-check = Ellenőrzés
receipt-good = { $count ->
    [one] Ellenőrizve: a dobás az, amelyet a titok és a két szám ad.
   *[other] Ellenőrizve: minden dobás ({ $count }) az, amelyet a titok és a két szám ad.
}
receipt-bad-secret = A titoknak nem az az ujjlenyomata, amelyet a meccs előtt láttatok. Ezekben a dobásokban nem lehet megbízni.
receipt-bad-roll = { $number }. dobás: nem a titokból és a számokból jön ki. Ezekben a dobásokban nem lehet megbízni.
receipt-bad-number = Nem az a szám áll az igazolásban, amelyet ez az eszköz adott. Ezekben a dobásokban nem lehet megbízni.
receipt-proves = Ez bizonyítja, hogy nem a kiszolgáló válogatta a dobásokat: már az első előtt eldőltek, és a te eszközödnek is része volt bennük.
receipt-proves-not = Azt nem bizonyítja, hogy a kiszolgáló megőrizte a titkát: aki üzemelteti, előre ismerhette a dobásokat. Olyasvalaki kiszolgálóján játsszatok, akiben mindketten megbíztok.
receipt-save = A meccs mentése az igazolással
receipt-by-hand = E meccs dobásait a játékosok írták be. Nincs mit ellenőrizni.

server-unknown-table = Ezen a linken nincs asztal. Talán hiányzik belőle egy betű.
server-wrong-key = Ez a link nem nyit helyet ennél az asztalnál. Kérd el újra.
server-not-open = Ezt az asztalt nem lehet nézni.
server-seat-taken = Oda már leült valaki.
server-not-your-seat = Néző vagy: ezt csak az asztalnál ülő két játékos teheti.
server-not-seated = Előbb ülj le.
server-waiting-for-other = Ellenfeled még nem ült le.
server-stale = Közben más történt. Nézd meg a táblát, és próbáld újra.
server-not-now = Ezt most nem lehet.
server-nothing-asked = Már nincs mire válaszolni.
server-already-asked = Egyszerre csak egy kérdés: egy már nyitva van.
server-no-clock = Ennél az asztalnál nincs óra.
server-time-not-up = Az idő még nem járt le.
server-not-understood = A kiszolgáló nem értette ezt az oldalt. Töltsd be újra.
server-too-large = Ez túl hosszú volt a kiszolgálónak.
server-too-many = Ez túl sok volt egyszerre. Várj egy pillanatot.
server-too-many-tables = Innen túl sok asztalt állítottak fel. Várj néhány percet.
server-bad-name = A név legalább egy, legfeljebb { $count } betűs lehet.
server-bad-text = Ezt nem lehet üzenetként elküldeni.
server-dice-not-ready = A dobásokhoz előbb mindkét eszköz véletlen száma kell. Mindjárt magától megérkezik.
server-full = A kiszolgálón most nincs több hely. Próbáld meg később.
server-storage = A kiszolgáló nem tudta feljegyezni, ezért nem történt meg. Próbáld újra.
server-closing = A kiszolgáló leáll. Az asztal megmarad.
server-unexpected = A kiszolgáló ezt nem tudta megtenni: { $reason }.
