# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Drukčije nego u međunarodnoj igri
book-differs-none = Ovo su međunarodna pravila.
book-summary = Sva pravila na jednom mjestu
book-summary-rule = Pravilo
book-summary-value = Ovdje
book-printed-by = Napisao { -app } prema pravilima po kojima igra

book-aim = Cilj igre
book-aim-checkers = { $checkers ->
    [one] Igraju dva igrača, svaki s { $checkers } žetonom i dvjema kockama.
    [few] Igraju dva igrača, svaki s { $checkers } žetona i dvjema kockama.
   *[other] Igraju dva igrača, svaki s { $checkers } žetona i dvjema kockama.
}
book-aim-way = Svoje žetone vodiš oko ploče u svoju kuću, na posljednjih šest polja svog puta, a odatle ih iznosiš s ploče. Protivnik dolazi iz suprotnog smjera.
book-aim-win = Pobjeđuje tko prvi iznese posljednji žeton.
book-aim-picture = { $color ->
    [white] Svi su žetoni Bijelog u kući.
    [black] Svi su žetoni Crnog u kući.
    [light] Svi su žetoni Svijetlog u kući.
   *[dark] Svi su žetoni Tamnog u kući.
} Sada se mogu iznositi.

book-setup = Početni položaj
book-setup-board = Na ploči su 24 polja u četiri četvrtine, a između dviju polovica je bar.
book-setup-points = Svatko broji sa svog kraja: polje 1 posljednje je na tvom putu, polje 24 najudaljenije, a tvoje polje 1 protivniku je polje 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na polju { $point }
book-setup-position = Žetoni svakog igrača na početku: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Početni položaj kako ga vidi { $color }.

book-start = Tko počinje
book-start-tie = Ako obje kocke pokažu isto, oba igrača bacaju ponovno.
book-start-picture = { $color } počinje bacanjem { $roll } i zauzima polje: { $play }.

book-moving = Pomicanje
book-moving-roll = Igrači naizmjence bacaju obje kocke i igraju oba broja: dvama žetonima po jednom ili jednim žetonom dvaput.
book-moving-order = Redoslijed brojeva je tvoj izbor. Tko jednim žetonom igra dvaput, radi dva pomaka i između njih mora stati na slobodno polje.
book-moving-target = Žeton smije na svako polje koje protivnik ne blokira, koliko god tvojih žetona već bilo ondje.
book-moving-nothing = Broj koji se ne može odigrati propada.
book-moving-done = Tvoj potez završava kad pokupiš kocke; do tada pomake možeš poništiti.
book-moving-picture = { $color } bježi jednim žetonom uz bacanje { $roll }: { $play }. Prvo je morala doći šestica, jer sama petica vodi na blokirano polje.

book-doubles = Dupli brojevi
book-doubles-four = Ako obje kocke pokažu isti broj, igra se četiri puta, jednim žetonom ili s više njih, po želji.
book-doubles-rest = Što se od ta četiri pomaka ne može odigrati, propada, a dodatnog bacanja nema.
book-doubles-picture = { $color } baca { $roll } i igra četiri pomaka: { $play }.

book-hitting = Izbijanje
book-hitting-blot = Žeton koji je sam na polju zove se usamljeni žeton. Izbija ga protivnički žeton koji ondje stane, makar i usput.
book-hitting-pair = Na polju se mogu izbiti jedan ili dva žetona: protivnički žeton koji ondje stane izbija ih sve.
book-hitting-bar = Izbijeni žeton ide na bar. U jednom se potezu može izbiti više puta.
book-hitting-picture = { $color ->
    [white] { $opponent } ima usamljeni žeton na polju 5 Bijelog.
    [black] { $opponent } ima usamljeni žeton na polju 5 Crnog.
    [light] { $opponent } ima usamljeni žeton na polju 5 Svijetlog.
   *[dark] { $opponent } ima usamljeni žeton na polju 5 Tamnog.
} { $color } ga izbija ovim brojevima: { $list }.

book-entering = Ulazak
book-entering-first = Ako imaš žetone na baru, svi moraju ući prije nego što pomakneš bilo koji drugi.
book-entering-where = Ulaze u protivnikovu kuću: jedinicom na tvoje polje 24, dvojkom na polje 23 i tako dalje do šestice na polje 19. I pri ulasku se smije izbijati.
book-entering-where-halves = Ulaze u protivnikovu kuću: { $color } 1A–6A, { $opponent } 1–6. I pri ulasku se smije izbijati.
book-entering-where-homes = Ulaze u protivnikovu kuću: 1 → 1, 2 → 2 … 6 → 6. I pri ulasku se smije izbijati.
book-entering-rest = Brojem čije je polje blokirano ne može se ući. Kad su svi unutra, ostatak bacanja igra se bilo kojim žetonom.
book-entering-picture = { $color } ima žeton na baru. Ulazi ovim brojevima: { $list }.
book-entering-picture-closed = { $color } ima žeton na baru i ne može ući nijednim brojem.

book-blocks = Blokade
book-blocks-pass = Blokirano polje smije se prijeći brojem koji vodi preko njega. Šest zaredom ne može se prijeći nikako.
book-blocks-pass-three = Blokirano polje smije se prijeći brojem koji vodi preko njega.
book-blocks-closed = Ako je svih šest polja na koja bi ulazio blokirano, kuća je zatvorena: nijednim bacanjem ne ulaziš dok se neko polje ne otvori.
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
book-bearing-off-when = Kad su ti svi žetoni u kući, smiješ ih iznositi, pa i drugim brojem bacanja čiji je prvi broj doveo posljednji žeton.
book-bearing-off-inside = Umjesto iznošenja broj se smije odigrati i unutar kuće, ako za to ima mjesta.
book-bearing-off-hit = Ako ti u međuvremenu izbiju žeton, on se mora vratiti u kuću prije nego što nastaviš iznositi.
book-bearing-off-picture = Za broj { $number } { $color } ima ove mogućnosti: { $list }.
book-bearing-off-picture-none = Broj { $number } { $color } ne može odigrati.

book-winning = Pobjeda
book-winning-single = Pobjeda je jednostruka ako je protivnik iznio barem jedan žeton.
book-winning-gammon = Pobjeda je dvostruka, gammon, ako protivnik nije iznio nijedan.
book-winning-backgammon = Pobjeda je trostruka ako je backgammon.
book-winning-highest = Ako vrijedi više od jednoga, računa se najviše.
book-winning-picture = { $color } je iznio posljednji žeton. { $opponent } ima jedan žeton vani i jedan na baru: { $win ->
    [single] jednostruka pobjeda
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Kocka za udvostručavanje
book-cube-stake = Kocka za udvostručavanje služi igri za ulog; bez uloga se izostavlja.
book-cube-optional = Kocka za udvostručavanje nije obvezna: prije partije dogovorite hoćete li je koristiti.
book-cube-offer = Kome se ponudi udvostručenje, može ga prihvatiti i igrati dalje za dvostruko ili ga odbiti i izgubiti onoliko koliko je partija dotad vrijedila.
book-cube-owner = Tko prihvati, dobiva kocku i samo on smije sljedeći udvostručiti.
book-cube-product = Na kraju se pobjeda množi brojem na kocki: gammon s kockom na 4 vrijedi osmerostruko.
book-cube-picture = { $color } nudi udvostručenje, a { $opponent } prihvaća. Kocku sada ima { $opponent }, na { $value }.

book-match = Partije i mečevi
book-match-score = { $length ->
    [1] Odlučuje jedna partija.
    [one] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ništa ne mijenjaju.
    [few] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ništa ne mijenjaju.
   *[other] Što osvojiš, pribraja se tvom rezultatu; bodovi iznad { $length } ništa ne mijenjaju.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Gdje upute ništa ne kažu, igramo po međunarodnom pravilu.
note-picture = Upute pokazuju početni položaj samo na slici. Uzimamo uobičajeni.
note-deluxe-sum = Upute dopuštaju da jedan žeton „zbroji“ oba broja i ne spominju zastoj. Mi igramo dva pomaka sa zastojem između; inače jedan žeton ne bi mogao izbiti dvaput.
note-deluxe-duty = Upute kažu da se mora igrati dok „igračevi“ žetoni nisu svi u kući. Razumijemo: tvoji vlastiti.
note-deluxe-larger = Upute ne prave iznimku. Mi je pravimo: kad su ti svi žetoni u kući, smiješ propustiti i veći broj.
note-deluxe-block = U uputama piše „više od dva“. Mi igramo dva ili više, jer inače za točno dva ne bi bilo pravila.
note-nordic-block = Natpis uz sliku u uputama kaže „više od dva“, ali njihovo pravilo kaže „više od jednog“. Držimo se pravila.
note-deluxe-inside = Upute to dopuštaju samo ako je polje tog broja prazno. Mi uvijek, jer broj ionako smiješ propustiti.
note-backgammon = Upute ne kažu da gubitnik ne smije imati nijedan iznesen žeton, pa to ni ne tražimo.
note-deluxe-first-double = Upute kažu „nakon početka igre“. Razumijemo: nakon što je odigrano prvo bacanje.
note-swiss-lower = Upute kažu „s prvog nižeg polja“. Ako je i ono prazno, uzimamo najbliže niže na kojem imaš žeton.
note-nordic-lower = Upute ne kažu da viša polja moraju biti prazna, pa to ni ne tražimo.
note-norwegian-lost = Upute kažu da je broj koji žetoni vani ne mogu iskoristiti izgubljen dok svi nisu u kući. Kod nas ga smiješ odigrati žetonom koji je već u kući, jer je broj izgubljen samo ako se ništa ne može pomaknuti.
note-nordic-any-time = Norveški i danski tekst kažu „u svakom trenutku“, ostali „tijekom igre“. Igramo: u svakom trenutku.
note-hungarian-refused = Upute daju 1 bod kad se udvostručenje odbije. To odgovara prvom; kod sljedećih se računa koliko je partija vrijedila prije.
book-contents = Sadržaj
book-search = Traži u pravilima
book-search-none = Ništa nije pronađeno.
