# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Drugače kot v mednarodnih pravilih
book-differs-none = To so mednarodna pravila.
book-summary = Vsa pravila na kratko
book-summary-rule = Pravilo
book-summary-value = V teh pravilih
book-printed-by = Napisal { -app } po pravilih, po katerih igra

book-aim = Cilj igre
book-aim-checkers = { $checkers ->
    [one] Dva igralca, vsak ima { $checkers } žeton in dve kocki.
    [two] Dva igralca, vsak ima { $checkers } žetona in dve kocki.
    [few] Dva igralca, vsak ima { $checkers } žetone in dve kocki.
   *[other] Dva igralca, vsak ima { $checkers } žetonov in dve kocki.
}
book-aim-way = Svoje žetone premikaš okrog plošče v svoj dom, na zadnjih šest polj svoje poti, in jih od tam iznašaš. Nasprotnik se premika v nasprotni smeri.
book-aim-win = Zmaga, kdor prvi iznese vse žetone.
book-aim-picture = { $color ->
    [white] Vsi žetoni Belega so doma.
    [black] Vsi žetoni Črnega so doma.
    [light] Vsi žetoni Svetlega so doma.
   *[dark] Vsi žetoni Temnega so doma.
} Zdaj jih lahko iznaša.

book-setup = Začetna postavitev
book-setup-board = Plošča ima 24 polj v štirih četrtinah, med polovicama pa je bar.
book-setup-points = Šteješ s svoje strani: tvoje polje 1 je zadnje na tvoji poti, tvoje polje 24 najbolj oddaljeno. Tvoje polje 1 je nasprotnikovo polje 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na polju { $point }
book-setup-position = Vsak igralec začne s temi žetoni: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Začetna postavitev, kot jo vidi { $color }.

book-start = Kdo začne
book-start-tie = Če kocki pokažeta isto število, oba vržeta še enkrat.
book-start-picture = { $color } začne z metom { $roll } in zasede polje: { $play }.

book-moving = Premikanje
book-moving-roll = Ko si na vrsti, vržeš obe kocki in odigraš vsako število: dva žetona po enkrat ali enega dvakrat.
book-moving-order = Ti izbereš, katero število odigraš najprej. En žeton z obema številoma naredi dva premika, zato mora vmes stopiti na odprto polje.
book-moving-count = Na poti šteje vsako polje, zasedeno ali ne.
book-moving-target = Žeton sme na vsako polje, ki ga nasprotnik ne zapira, ne glede na to, koliko tvojih je tam.
book-moving-nothing = Število, ki ga ne moreš odigrati, propade.
book-moving-done = Tvoja poteza se konča, ko pobereš kocki; do takrat lahko premike vrneš.
book-moving-picture = { $color } z enim žetonom pobegne z metom { $roll }: { $play }. Šestico je bilo treba odigrati prvo, ker bi petica pristala na zaprtem polju.

book-doubles = Pari
book-doubles-four = Če kocki pokažeta isto število, ga odigraš štirikrat, z enim žetonom ali z več, kakor želiš.
book-doubles-rest = Kar od štirih ni mogoče odigrati, propade, dodatnega meta pa ni.
book-doubles-also = To velja tudi za vstopanje, izbijanje in iznašanje: s parom lahko izbiješ do štiri žetone.
book-doubles-picture = { $color } vrže { $roll } in naredi štiri premike: { $play }.

book-hitting = Izbijanje
book-hitting-blot = Žeton, ki je na polju sam, je osamljeni žeton. Nasprotnikov žeton, ki stopi tja, tudi če le mimogrede, ga izbije.
book-hitting-pair = En ali dva žetona na polju je mogoče izbiti: nasprotnikov žeton, ki stopi tja, izbije vse.
book-hitting-bar = Izbiti žeton gre na bar. V eni potezi lahko izbiješ večkrat.
book-hitting-picture = { $color ->
    [white] { $opponent } ima osamljeni žeton na polju 5 Belega.
    [black] { $opponent } ima osamljeni žeton na polju 5 Črnega.
    [light] { $opponent } ima osamljeni žeton na polju 5 Svetlega.
   *[dark] { $opponent } ima osamljeni žeton na polju 5 Temnega.
} { $color } ga izbije s temi števili: { $list }.

book-entering = Vstop
book-entering-first = Če imaš žetone na baru, morajo vsi vstopiti, preden premakneš kateri koli drug žeton.
book-entering-where = Vstopajo v nasprotnikov dom: z enico na tvoje polje 24, z dvojko na polje 23 in tako naprej do šestice na polje 19. Pri vstopu smeš tudi izbiti.
book-entering-where-halves = Vstopajo v nasprotnikov dom, na polje vrženega števila: { $color } na polja od 1A do 6A, { $opponent } na polja od 1 do 6. Pri vstopu smeš tudi izbiti.
book-entering-where-homes = Vstopajo v nasprotnikov dom, na polje vrženega števila: z enico na polje 1 in tako naprej do šestice na polje 6. Pri vstopu smeš tudi izbiti.
book-entering-rest = S številom, katerega polje je zaprto, ne moreš vstopiti. Ko so vsi žetoni v igri, odigraš ostanek meta s katerim koli.
book-entering-picture = { $color } ima žeton na baru. Vstopi s temi števili: { $list }.
book-entering-picture-closed = { $color } ima žeton na baru in ne more vstopiti z nobenim številom.

book-blocks = Zapore
book-blocks-pass = Zaprto polje smeš preskočiti s številom, ki te pelje čezenj. Šestih zapored, popolnega zidu, ni mogoče preskočiti.
book-blocks-pass-three = Zaprto polje smeš preskočiti s številom, ki te pelje čezenj.
book-blocks-closed = Če je zaprtih vseh šest polj za vstop, je dom zaprt: z nobenim metom ne vstopiš, dokler se kako polje ne odpre.
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
book-bearing-off-when = Ko so vsi tvoji žetoni doma, jih smeš iznašati, tudi že z drugim številom meta, ki je pripeljal zadnjega.
book-bearing-off-inside = Namesto iznašanja smeš s številom premakniti žeton znotraj doma.
book-bearing-off-beside = Izneseni žetoni gredo ob ploščo in se ne vračajo več v igro.
book-bearing-off-hit = Če je tvoj žeton izbit, mora spet priti domov, preden iznašaš naprej.
book-bearing-off-picture = S številom { $number } ima { $color } te možnosti: { $list }.
book-bearing-off-picture-none = Števila { $number } { $color } ne more odigrati.

book-winning = Zmaga
book-winning-single = Zmaga je enojna in šteje enkrat, če je nasprotnik iznesel vsaj en žeton.
book-winning-gammon = Zmaga je gammon in šteje dvakrat, če nasprotnik ni iznesel nobenega.
book-winning-backgammon = Backgammon šteje trikrat.
book-winning-highest = Če velja več od tega, šteje največja zmaga.
book-winning-picture = { $color } je iznesel zadnji žeton. { $opponent } ima enega zunaj in enega na baru: { $win ->
    [single] enojna zmaga
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Podvojitvena kocka
book-cube-stake = Podvojitvena kocka je za igro za vložek; če ne igrata za vložek, jo pustita ob strani.
book-cube-optional = Podvojitvena kocka ni obvezna: pred partijo se dogovorita, ali jo uporabljata.
book-cube-offer = Če ti nasprotnik ponudi podvojitev, jo lahko sprejmeš in igraš naprej za dvakrat toliko ali jo zavrneš in izgubiš, kolikor je bila partija vredna prej.
book-cube-owner = Kdor sprejme, dobi podvojitveno kocko; naslednjič sme podvojiti samo njen lastnik.
book-cube-product = Na koncu se zmaga pomnoži s podvojitveno kocko: gammon s kocko na 4 je vreden 8.
book-cube-picture = { $color } podvoji, { $opponent } sprejme. Podvojitveno kocko ima zdaj { $opponent }, na { $value }.

book-match = Partije in dvoboji
book-match-score = { $length ->
    [1] Odloči ena partija.
    [one] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ne štejejo.
    [two] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ne štejejo.
    [few] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ne štejejo.
   *[other] Kar osvojiš, se prišteje tvojemu rezultatu; točke nad { $length } ne štejejo.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Kjer navodila molčijo, igramo po mednarodnem pravilu.
note-source-german = Jeziki navodil ne pravijo povsod istega. Držimo se nemškega besedila.
note-source-swedish = Jeziki navodil ne pravijo povsod istega. Držimo se švedskega besedila.
note-picture = Navodila začetno postavitev pokažejo samo na sliki. Uporabimo običajno.
note-deluxe-sum = Navodila dovolijo, da en žeton obe števili sešteje, in ne omenjajo postanka. Mi igramo dva premika s postankom vmes; sicer en žeton ne bi mogel izbiti dvakrat.
note-deluxe-duty = Navodila pravijo, da je treba igrati, dokler niso vsi žetoni igralca doma. Razumemo: tvoji lastni.
note-deluxe-larger = Navodila vedno zahtevajo večje število. Ko so vsi tvoji žetoni doma, ga pri nas smeš izpustiti kot vsako drugo.
note-deluxe-block = V navodilih piše »več kot dva«. Mi igramo dva ali več, ker sicer za natanko dva ne bi bilo pravila.
note-nordic-block = Napis pod sliko v švedskem in angleškem besedilu pravi »več kot dva«, pravilo pa »več kot en«. Držimo se pravila.
note-deluxe-inside = Navodila dovolijo premike znotraj doma samo, če je polje tega števila prazno. Mi jih dovolimo vedno, saj število tako ali tako smeš izpustiti.
note-backgammon = Navodila ne pravijo, da poraženec ne sme imeti nobenega iznesenega žetona, zato tega ne zahtevamo.
note-deluxe-first-double = Navodila pravijo »po začetku igre«. Razumemo: ko je odigran prvi met.
note-swiss-lower = Navodila pravijo »z naslednjega nižjega polja«. Če je tudi to prazno, vzamemo najbližje nižje, na katerem imaš žeton.
note-nordic-lower = Navodila ne pravijo, da morajo biti višja polja prazna, zato tega ne zahtevamo.
note-norwegian-lost = Po navodilih je število, ki ga žetoni zunaj ne morejo porabiti, izgubljeno, dokler niso vsi doma. Pri nas ga smeš odigrati z žetonom, ki je že doma, ker je število izgubljeno le, če se nič ne more premakniti.
note-norwegian-enter = Navodila pravijo, da žetoni vstopajo »na tvoji strani plošče«. Razumemo: tam, kjer začnejo tvoji zadnji žetoni, v nasprotnikovem domu.
note-nordic-any-time = Norveško in dansko besedilo pravita »kadar koli«, druga »med igro«. Pri nas velja kadar koli.
note-hungarian-refused = Navodila dajo 1 točko, ko je podvojitev zavrnjena. To ustreza prvi; pri zavrnjeni ponovni podvojitvi štejemo, kolikor je bila partija vredna prej.
note-hungarian-highest = Navodila samo naštejejo ploskve podvojitvene kocke: od 2 do 64. Za mejo vzamemo 64.
book-contents = Vsebina
book-search = Išči po pravilih
book-search-none = Ni zadetkov.
