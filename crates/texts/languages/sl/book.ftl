# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Drugače kot v mednarodni igri
book-differs-none = To so mednarodna pravila.
book-summary = Vsa pravila na enem mestu
book-summary-rule = Pravilo
book-summary-value = Tukaj
book-printed-by = Napisal { -app } po pravilih, po katerih igra

book-aim = Cilj igre
book-aim-checkers = { $checkers ->
    [one] Igrata dva igralca, vsak ima { $checkers } žeton in dve kocki.
    [two] Igrata dva igralca, vsak ima { $checkers } žetona in dve kocki.
    [few] Igrata dva igralca, vsak ima { $checkers } žetone in dve kocki.
   *[other] Igrata dva igralca, vsak ima { $checkers } žetonov in dve kocki.
}
book-aim-way = Svoje žetone vodiš okrog plošče v svoj dom, na zadnjih šest polj svoje poti, od tam pa jih iznašaš s plošče. Nasprotnik prihaja z druge strani.
book-aim-win = Zmaga, kdor prvi iznese zadnji žeton.
book-aim-picture = { $color ->
    [white] Vsi žetoni Belega so doma.
    [black] Vsi žetoni Črnega so doma.
    [light] Vsi žetoni Svetlega so doma.
   *[dark] Vsi žetoni Temnega so doma.
} Zdaj jih lahko iznaša.

book-setup = Začetna postavitev
book-setup-board = Na plošči je 24 polj v štirih četrtinah, med polovicama pa je bar.
book-setup-points = Vsak šteje s svojega konca: polje 1 je zadnje na tvoji poti, polje 24 najbolj oddaljeno, tvoje polje 1 pa je za nasprotnika polje 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na polju { $point }
book-setup-position = Žetoni vsakega igralca na začetku: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Začetna postavitev, kot jo vidi { $color }.

book-start = Kdo začne
book-start-tie = Če kocki pokažeta enako, igralca vržeta še enkrat.
book-start-picture = { $color } začne z metom { $roll } in zasede polje: { $play }.

book-moving = Premikanje
book-moving-roll = Igralca izmenično mečeta obe kocki in odigrata obe števili: z dvema žetonoma po enkrat ali z enim dvakrat.
book-moving-order = Vrstni red števil izbereš ti. Kdor z enim žetonom igra dvakrat, naredi dva premika in mora vmes stopiti na prosto polje.
book-moving-target = Žeton sme na vsako polje, ki ga nasprotnik ne zapira, ne glede na to, koliko tvojih je že tam.
book-moving-nothing = Število, ki ga ni mogoče odigrati, propade.
book-moving-done = Tvoja poteza se konča, ko pobereš kocki; do takrat lahko premike razveljaviš.
book-moving-picture = { $color } z enim žetonom pobegne z metom { $roll }: { $play }. Najprej je morala na vrsto šestica, saj petica sama vodi na zaprto polje.

book-doubles = Pari
book-doubles-four = Če kocki pokažeta isto število, ga odigraš štirikrat, z enim žetonom ali z več, kakor želiš.
book-doubles-rest = Kar od štirih premikov ni mogoče odigrati, propade, dodatnega meta pa ni.
book-doubles-picture = { $color } vrže { $roll } in naredi štiri premike: { $play }.

book-hitting = Izbijanje
book-hitting-blot = Žeton, ki je na polju sam, je osamljeni žeton. Izbije ga nasprotnikov žeton, ki se tam ustavi, tudi če le spotoma.
book-hitting-pair = En ali dva žetona na polju je mogoče izbiti: nasprotnikov žeton, ki se tam ustavi, izbije vse.
book-hitting-bar = Izbiti žeton gre na bar. V eni potezi je mogoče izbiti večkrat.
book-hitting-picture = { $color ->
    [white] { $opponent } ima osamljeni žeton na polju 5 Belega.
    [black] { $opponent } ima osamljeni žeton na polju 5 Črnega.
    [light] { $opponent } ima osamljeni žeton na polju 5 Svetlega.
   *[dark] { $opponent } ima osamljeni žeton na polju 5 Temnega.
} { $color } ga izbije s temi števili: { $list }.

book-entering = Vstop
book-entering-first = Če imaš žetone na baru, morajo vsi vstopiti, preden premakneš kateri koli drug žeton.
book-entering-where = Vstopajo v nasprotnikov dom: z enico na tvoje polje 24, z dvojko na polje 23 in tako naprej do šestice na polje 19. Tudi pri vstopu se sme izbijati.
book-entering-where-halves = Vstopajo v nasprotnikov dom: { $color } 1A–6A, { $opponent } 1–6. Tudi pri vstopu se sme izbijati.
book-entering-where-homes = Vstopajo v nasprotnikov dom: 1 → 1, 2 → 2 … 6 → 6. Tudi pri vstopu se sme izbijati.
book-entering-rest = S številom, katerega polje je zaprto, ni mogoče vstopiti. Ko so vsi v igri, se ostanek meta odigra s katerim koli žetonom.
book-entering-picture = { $color } ima žeton na baru. Vstopi s temi števili: { $list }.
book-entering-picture-closed = { $color } ima žeton na baru in ne more vstopiti z nobenim številom.

book-blocks = Zapore
book-blocks-pass = Zaprto polje se sme preskočiti s številom, ki vodi čezenj. Šestih zapored ni mogoče preskočiti.
book-blocks-pass-three = Zaprto polje se sme preskočiti s številom, ki vodi čezenj.
book-blocks-closed = Če je zaprtih vseh šest polj, na katera bi vstopil, je dom zaprt: z nobenim metom ne vstopiš, dokler se kako polje ne odpre.
book-blocks-picture = { $color ->
    [white] { $opponent } zapira polja pred zadnjima žetonoma Belega.
    [black] { $opponent } zapira polja pred zadnjima žetonoma Črnega.
    [light] { $opponent } zapira polja pred zadnjima žetonoma Svetlega.
   *[dark] { $opponent } zapira polja pred zadnjima žetonoma Temnega.
} Rešita se s temi števili: { $list }.
book-blocks-picture-closed = { $color ->
    [white] { $opponent } zapira šest polj zapored: zadnja žetona Belega se ne rešita z nobenim številom.
    [black] { $opponent } zapira šest polj zapored: zadnja žetona Črnega se ne rešita z nobenim številom.
    [light] { $opponent } zapira šest polj zapored: zadnja žetona Svetlega se ne rešita z nobenim številom.
   *[dark] { $opponent } zapira šest polj zapored: zadnja žetona Temnega se ne rešita z nobenim številom.
}

book-bearing-off = Iznašanje
book-bearing-off-when = Ko so vsi tvoji žetoni doma, jih smeš iznašati. Če s prvim številom meta pripelješ domov zadnjega, smeš z drugim že iznašati.
book-bearing-off-inside = Namesto iznašanja smeš število odigrati tudi znotraj doma, če je zanj prostor.
book-bearing-off-hit = Če ti nasprotnik medtem izbije žeton, mora ta spet priti domov, preden iznašaš naprej.
book-bearing-off-picture = Za število { $number } ima { $color } te možnosti: { $list }.
book-bearing-off-picture-none = Števila { $number } { $color } ne more odigrati.

book-winning = Zmaga
book-winning-single = Zmaga je enojna, če je nasprotnik iznesel vsaj en žeton.
book-winning-gammon = Zmaga je dvojna, gammon, če nasprotnik ni iznesel nobenega.
book-winning-backgammon = Zmaga je trojna, če je backgammon.
book-winning-highest = Če velja več od tega, šteje najvišje.
book-winning-picture = { $color } je iznesel zadnji žeton. { $opponent } ima enega zunaj in enega na baru: { $win ->
    [single] enojna zmaga
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Podvojitvena kocka
book-cube-stake = Podvojitvena kocka je za igro za vložek; brez vložka se izpusti.
book-cube-optional = Podvojitvena kocka ni obvezna: pred partijo se dogovorita, ali jo uporabljata.
book-cube-offer = Komur je ponujena podvojitev, jo lahko sprejme in igra naprej za dvakrat toliko ali pa jo zavrne in izgubi toliko, kolikor je bila partija vredna dotlej.
book-cube-owner = Kdor sprejme, dobi kocko; naslednjič sme podvojiti samo njen lastnik.
book-cube-product = Na koncu se zmaga pomnoži s številom na kocki: gammon s kocko na 4 šteje osemkrat.
book-cube-picture = { $color } ponudi podvojitev, { $opponent } jo sprejme. Kocko ima zdaj { $opponent }, na { $value }.

book-match = Partije in dvoboji
book-match-score = { $length ->
    [1] Odloči ena partija.
    [one] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ničesar ne spremenijo.
    [two] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ničesar ne spremenijo.
    [few] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ničesar ne spremenijo.
   *[other] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ničesar ne spremenijo.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Kjer navodila molčijo, igramo po mednarodnem pravilu.
note-picture = Navodila začetno postavitev pokažejo samo na sliki. Vzamemo običajno.
note-deluxe-sum = Navodila dovolijo, da en žeton obe števili „sešteje“, in ne omenjajo postanka. Mi igramo dva premika s postankom vmes; sicer en žeton ne bi mogel izbiti dvakrat.
note-deluxe-duty = Navodila pravijo, da je treba igrati, dokler niso vsi žetoni „igralca“ doma. Razumemo: tvoji lastni.
note-deluxe-larger = Navodila ne delajo izjeme. Mi jo: ko so vsi tvoji žetoni doma, smeš izpustiti tudi večje število.
note-deluxe-block = V navodilih piše „več kot dva“. Mi igramo dva ali več, ker sicer za natanko dva ne bi bilo pravila.
note-nordic-block = Napis pod sliko v navodilih pravi „več kot dva“, njihovo pravilo pa „več kot en“. Držimo se pravila.
note-deluxe-inside = Navodila to dovolijo samo, če je polje tega števila prazno. Mi vedno, saj število tako ali tako smeš izpustiti.
note-backgammon = Navodila ne pravijo, da poraženec ne sme imeti nobenega iznesenega žetona, zato tega ne zahtevamo.
note-deluxe-first-double = Navodila pravijo „po začetku igre“. Razumemo: ko je odigran prvi met.
note-swiss-lower = Navodila pravijo „z naslednjega nižjega polja“. Če je tudi to prazno, vzamemo najbližje nižje, na katerem imaš žeton.
note-nordic-lower = Navodila ne pravijo, da morajo biti višja polja prazna, zato tega ne zahtevamo.
note-norwegian-lost = Po navodilih je število, ki ga žetoni zunaj ne morejo porabiti, izgubljeno, dokler niso vsi doma. Pri nas ga smeš odigrati z žetonom, ki je že doma, ker je število izgubljeno le, če se nič ne more premakniti.
note-nordic-any-time = Norveško in dansko besedilo pravita „kadar koli“, druga „med igro“. Igramo: kadar koli.
note-hungarian-refused = Navodila dajo 1 točko, ko je podvojitev zavrnjena. To ustreza prvi; pri naslednjih šteje, koliko je bila partija vredna prej.
book-contents = Vsebina
book-search = Išči po pravilih
book-search-none = Nič ni najdeno.
