# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Drukčije od međunarodnih pravila
book-differs-none = Ovo su međunarodna pravila.
book-summary = Sva pravila ukratko
book-summary-rule = Pravilo
book-summary-value = U ovim pravilima
book-printed-by = Napisao { -app } prema pravilima po kojima igra

book-aim = Cilj igre
book-aim-checkers = { $checkers ->
    [one] Dva igrača, svaki s { $checkers } žetonom i dvjema kockama.
    [few] Dva igrača, svaki s { $checkers } žetona i dvjema kockama.
   *[other] Dva igrača, svaki s { $checkers } žetona i dvjema kockama.
}
book-aim-way = Svoje žetone pomičeš oko ploče u svoju kuću, na posljednjih šest polja svog puta, i odatle ih iznosiš. Protivnik se kreće u suprotnom smjeru.
book-aim-win = Pobjeđuje tko prvi iznese sve žetone.
book-aim-picture = { $color ->
    [white] Svi su žetoni Bijelog u kući.
    [black] Svi su žetoni Crnog u kući.
    [light] Svi su žetoni Svijetlog u kući.
   *[dark] Svi su žetoni Tamnog u kući.
} Sada se mogu iznositi.

book-setup = Početni položaj
book-setup-board = Ploča ima 24 polja u četiri četvrtine, a između dviju polovica je bar.
book-setup-points = Brojiš sa svoje strane: tvoje polje 1 posljednje je na tvom putu, tvoje polje 24 najudaljenije. Tvoje polje 1 protivnikovo je polje 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na polju { $point }
book-setup-position = Svaki igrač počinje s ovim žetonima: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Početni položaj kako ga vidi { $color }.

book-start = Tko počinje
book-start-tie = Ako obje kocke pokažu isti broj, oba igrača bacaju ponovno.
book-start-picture = { $color } počinje bacanjem { $roll } i zauzima polje: { $play }.

book-moving = Pomicanje
book-moving-roll = Kad si na redu, bacaš obje kocke i igraš svaki broj: dva žetona po jednom ili jedan dvaput.
book-moving-order = Ti biraš koji ćeš broj odigrati prvi. Jedan žeton s oba broja radi dva pomaka, pa između mora stati na slobodno polje.
book-moving-count = Na putu se broji svako polje, zauzeto ili ne.
book-moving-target = Žeton smije na svako polje koje protivnik ne blokira, koliko god tvojih bilo ondje.
book-moving-nothing = Broj koji ne možeš odigrati propada.
book-moving-done = Tvoj potez završava kad pokupiš kocke; do tada pomake možeš vratiti.
book-moving-picture = { $color } bježi jednim žetonom uz bacanje { $roll }: { $play }. Šestica se morala odigrati prva, jer bi petica stala na blokirano polje.

book-doubles = Dupli brojevi
book-doubles-four = Ako obje kocke pokažu isti broj, igraš ga četiri puta, jednim žetonom ili s više njih, po želji.
book-doubles-rest = Što se od ta četiri ne može odigrati, propada, a dodatnog bacanja nema.
book-doubles-also = To vrijedi i za ulazak, izbijanje i iznošenje: duplim brojem možeš izbiti do četiri žetona.
book-doubles-picture = { $color } baca { $roll } i igra četiri pomaka: { $play }.

book-hitting = Izbijanje
book-hitting-blot = Žeton koji je sam na polju zove se usamljeni žeton. Protivnički žeton koji ondje stane, makar i usput, izbija ga.
book-hitting-pair = Jedan ili dva žetona na polju mogu se izbiti: protivnički žeton koji ondje stane izbija ih sve.
book-hitting-bar = Izbijeni žeton ide na bar. U jednom potezu možeš izbiti više puta.
book-hitting-picture = { $color ->
    [white] { $opponent } ima usamljeni žeton na polju 5 Bijelog.
    [black] { $opponent } ima usamljeni žeton na polju 5 Crnog.
    [light] { $opponent } ima usamljeni žeton na polju 5 Svijetlog.
   *[dark] { $opponent } ima usamljeni žeton na polju 5 Tamnog.
} { $color } ga izbija ovim brojevima: { $list }.

book-entering = Ulazak
book-entering-first = Ako imaš žetone na baru, svi moraju ući prije nego što pomakneš bilo koji drugi.
book-entering-where = Ulaze u protivnikovu kuću: jedinicom na tvoje polje 24, dvojkom na polje 23 i tako dalje do šestice na polje 19. Pri ulasku smiješ i izbiti.
book-entering-where-halves = Ulaze u protivnikovu kuću, na polje bačenog broja: { $color } na polja od 1A do 6A, { $opponent } na polja od 1 do 6. Pri ulasku smiješ i izbiti.
book-entering-where-homes = Ulaze u protivnikovu kuću, na polje bačenog broja: jedinicom na polje 1 i tako dalje do šestice na polje 6. Pri ulasku smiješ i izbiti.
book-entering-rest = Brojem čije je polje blokirano ne možeš ući. Kad su svi žetoni unutra, ostatak bacanja igraš bilo kojim.
book-entering-picture = { $color } ima žeton na baru. Ulazi ovim brojevima: { $list }.
book-entering-picture-closed = { $color } ima žeton na baru i ne može ući nijednim brojem.

book-blocks = Blokade
book-blocks-pass = Blokirano polje smiješ preskočiti brojem koji te vodi preko njega. Šest zaredom, potpuni zid, ne može se preskočiti.
book-blocks-pass-three = Blokirano polje smiješ preskočiti brojem koji te vodi preko njega.
book-blocks-closed = Ako je svih šest polja za ulazak blokirano, kuća je zatvorena: nijednim bacanjem ne ulaziš dok se neko polje ne otvori.
book-blocks-picture = { $color ->
    [white] { $opponent } blokira polja ispred posljednja dva žetona Bijelog.
    [black] { $opponent } blokira polja ispred posljednja dva žetona Crnog.
    [light] { $opponent } blokira polja ispred posljednja dva žetona Svijetlog.
   *[dark] { $opponent } blokira polja ispred posljednja dva žetona Tamnog.
} Izvlače se ovim brojevima: { $list }.
book-blocks-picture-closed = { $color ->
    [white] { $opponent } blokira šest polja zaredom: posljednja dva žetona Bijelog ne mogu se izvući nijednim brojem.
    [black] { $opponent } blokira šest polja zaredom: posljednja dva žetona Crnog ne mogu se izvući nijednim brojem.
    [light] { $opponent } blokira šest polja zaredom: posljednja dva žetona Svijetlog ne mogu se izvući nijednim brojem.
   *[dark] { $opponent } blokira šest polja zaredom: posljednja dva žetona Tamnog ne mogu se izvući nijednim brojem.
}

book-bearing-off = Iznošenje
book-bearing-off-when = Kad su ti svi žetoni u kući, smiješ ih iznositi, pa i drugim brojem bacanja koje je dovelo posljednji.
book-bearing-off-inside = Umjesto iznošenja smiješ brojem pomaknuti žeton unutar kuće.
book-bearing-off-beside = Izneseni žetoni stavljaju se uz ploču i više se ne vraćaju u igru.
book-bearing-off-hit = Ako ti izbiju žeton, on se mora vratiti u kuću prije nego što nastaviš iznositi.
book-bearing-off-picture = Brojem { $number } { $color } ima ove mogućnosti: { $list }.
book-bearing-off-picture-none = Broj { $number } { $color } ne može odigrati.

book-winning = Pobjeda
book-winning-single = Pobjeda je jednostruka i vrijedi jednom ako je protivnik iznio barem jedan žeton.
book-winning-gammon = Pobjeda je gammon i vrijedi dvostruko ako protivnik nije iznio nijedan.
book-winning-backgammon = Backgammon vrijedi trostruko.
book-winning-highest = Ako vrijedi više od jednoga, računa se najveća pobjeda.
book-winning-picture = { $color } je iznio posljednji žeton. { $opponent } ima jedan žeton vani i jedan na baru: { $win ->
    [single] jednostruka pobjeda
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Kocka za udvostručavanje
book-cube-stake = Kocka za udvostručavanje je za igru za ulog; ako ne igrate za ulog, izostavite je.
book-cube-optional = Kocka za udvostručavanje nije obvezna: prije partije dogovorite hoćete li je koristiti.
book-cube-offer = Ako ti protivnik ponudi udvostručenje, možeš ga prihvatiti i igrati dalje za dvostruko ili ga odbiti i izgubiti koliko je partija prije vrijedila.
book-cube-owner = Tko prihvati, dobiva kocku za udvostručavanje, i samo njezin vlasnik smije sljedeći udvostručiti.
book-cube-product = Na kraju se pobjeda množi kockom za udvostručavanje: gammon s kockom na 4 vrijedi 8.
book-cube-picture = { $color } udvostručuje, a { $opponent } prihvaća. Kocku za udvostručavanje sada ima { $opponent }, na { $value }.

book-match = Partije i mečevi
book-match-score = { $length ->
    [1] Odlučuje jedna partija.
    [one] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ne vrijede.
    [few] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ne vrijede.
   *[other] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ne vrijede.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Gdje upute ništa ne kažu, igramo po međunarodnom pravilu.
note-source-german = Jezici uputa ne kažu svugdje isto. Držimo se njemačkog teksta.
note-source-swedish = Jezici uputa ne kažu svugdje isto. Držimo se švedskog teksta.
note-picture = Upute pokazuju početni položaj samo na slici. Koristimo uobičajeni.
note-deluxe-sum = Upute dopuštaju da jedan žeton zbroji oba broja i ne spominju zastoj. Mi igramo dva pomaka sa zastojem između; inače jedan žeton ne bi mogao izbiti dvaput.
note-deluxe-duty = Upute kažu da se mora igrati dok igračevi žetoni nisu svi u kući. Razumijemo: tvoji vlastiti.
note-deluxe-larger = Upute uvijek traže veći broj. Kad su ti svi žetoni u kući, kod nas ga smiješ propustiti kao i svaki drugi.
note-deluxe-block = U uputama piše „više od dva”. Mi igramo dva ili više, jer inače za točno dva ne bi bilo pravila.
note-nordic-block = Natpis uz sliku u švedskom i engleskom tekstu kaže „više od dva”, ali pravilo kaže „više od jednog”. Držimo se pravila.
note-deluxe-inside = Upute dopuštaju pomake unutar kuće samo ako je polje tog broja prazno. Mi ih uvijek dopuštamo, jer broj ionako smiješ propustiti.
note-backgammon = Upute ne kažu da gubitnik ne smije imati nijedan iznesen žeton, pa to ni ne tražimo.
note-deluxe-first-double = Upute kažu „nakon početka igre”. Razumijemo: nakon što je odigrano prvo bacanje.
note-swiss-lower = Upute kažu „s prvog nižeg polja”. Ako je i ono prazno, uzimamo najbliže niže na kojem imaš žeton.
note-nordic-lower = Upute ne kažu da viša polja moraju biti prazna, pa to ni ne tražimo.
note-norwegian-lost = Upute kažu da je broj koji žetoni vani ne mogu iskoristiti izgubljen dok svi nisu u kući. Kod nas ga smiješ odigrati žetonom koji je već u kući, jer je broj izgubljen samo ako se ništa ne može pomaknuti.
note-norwegian-enter = Upute kažu da žetoni ulaze „na tvojoj strani ploče”. Razumijemo: ondje gdje počinju tvoji stražnji žetoni, u protivnikovoj kući.
note-nordic-any-time = Norveški i danski tekst kažu „u svakom trenutku”, ostali „tijekom igre”. Kod nas vrijedi u svakom trenutku.
note-hungarian-refused = Upute daju 1 bod kad se udvostručenje odbije. To odgovara prvom; kad se odbije ponovno udvostručenje, računamo koliko je partija prije vrijedila.
note-hungarian-highest = Upute samo navode strane kocke za udvostručavanje: od 2 do 64. Uzimamo 64 kao gornju granicu.
book-contents = Sadržaj
book-search = Traži u pravilima
book-search-none = Nema rezultata.
