book-title = Bekgemons: { $name }
book-differs-mark = Atšķiras no starptautiskajiem noteikumiem
book-differs-none = Šie ir starptautiskie noteikumi.
book-summary = Visi noteikumi īsumā
book-summary-rule = Noteikums
book-summary-value = Šeit
book-printed-by = Uzrakstījis { -app } pēc noteikumiem, pēc kuriem tas spēlē

book-aim = Mērķis
book-aim-checkers = Spēlē divi, katram ir { $checkers ->
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
} un divi metamie kauliņi.
book-aim-way = Tu ved savus kauliņus apkārt galdam uz savu māju – sava ceļa pēdējiem sešiem lauciņiem – un no turienes noņem no galda. Pretinieks nāk no otras puses.
book-aim-win = Uzvar tas, kurš pirmais noņem pēdējo kauliņu.
book-aim-picture = Visi { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņi ir mājā. Tagad tos var noņemt.

book-setup = Sākuma stāvoklis
book-setup-board = Galdam ir 24 lauciņi četrās ceturtdaļās, bet starp abām pusēm ir šķirtne.
book-setup-points = Lauciņus skaiti no sava gala: 1. lauciņš ir pēdējais tavā ceļā, 24. – vistālākais, un tavs 1. lauciņš ir pretinieka 24. lauciņš.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point }. lauciņā – { $checkers }
book-setup-position = Katra spēlētāja kauliņi sākumā: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Sākuma stāvoklis { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} acīm.

book-start = Kurš sāk
book-start-tie = Ja abi uzmet vienādi, abi met vēlreiz.
book-start-picture = { $color } sāka ar metienu { $roll } un ieņēma lauciņu: { $play }.

book-moving = Gājieni
book-moving-roll = Savā kārtā tu met abus metamos kauliņus un ej pēc katra skaitļa: ar diviem kauliņiem pa reizei vai ar vienu kauliņu divreiz.
book-moving-order = Tu izvēlies, kurš skaitlis ir pirmais. Iet ar vienu kauliņu pēc abiem skaitļiem nozīmē divus gājienus, tāpēc starplauciņam jābūt brīvam.
book-moving-count = Pa ceļam skaita katru lauciņu, aizņemtu vai brīvu.
book-moving-target = Kauliņš drīkst iet uz jebkuru lauciņu, ko pretinieks nebloķē, lai cik tavu kauliņu tur jau stāvētu.
book-moving-nothing = Skaitlis, ko nevar izspēlēt, zūd.
book-moving-done = Tava kārta beidzas, kad paņem metamos kauliņus; līdz tam vari gājienus atsaukt.
book-moving-picture = { $color } uzmeta { $roll } un aizskrēja ar vienu kauliņu: { $play }. Vispirms bija jāspēlē 6, jo 5 viens pats ved uz bloķētu lauciņu.

book-doubles = Duplets
book-doubles-four = Ja abi metamie kauliņi rāda vienu un to pašu skaitli, to spēlē četras reizes – ar vienu vai vairākiem kauliņiem, kā vēlies.
book-doubles-rest = Kas no četrām reizēm nav izspēlējams, zūd, un papildu metiena nav.
book-doubles-also = Tas attiecas arī uz ienākšanu, sišanu un noņemšanu: ar dupletu var nosist līdz četriem kauliņiem.
book-doubles-picture = { $color } uzmeta { $roll } un gāja četras reizes: { $play }.

book-hitting = Sišana
book-hitting-blot = Viens pats kauliņš lauciņā ir vientuļš. Pretinieka kauliņš, kas tur apstājas, kaut vai pa ceļam, to nosit.
book-hitting-pair = Vienu vai divus kauliņus lauciņā var nosist: pretinieka kauliņš, kas tur apstājas, nosit tos visus.
book-hitting-bar = Nosists kauliņš nonāk uz šķirtnes. Vienā gājienā var sist vairākas reizes.
book-hitting-picture = { $opponent ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} ir vientuļš kauliņš { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} 5. lauciņā. To nosit { $list }.

book-entering = Ienākšana
book-entering-first = Ja tev ir kauliņi uz šķirtnes, tiem visiem jāienāk, pirms drīksti iet ar citiem kauliņiem.
book-entering-where = Ienāk pretinieka mājā: ar 1 – tavā 24. lauciņā, ar 2 – 23. lauciņā un tā tālāk līdz 6, kas ved 19. lauciņā. Ienākot drīkst arī sist.
book-entering-where-halves = Ienāk pretinieka mājā, lauciņā ar uzmesto skaitli: { $color ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
} – 1A.–6A. lauciņā, { $opponent ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
} – 1.–6. lauciņā. Ienākot drīkst arī sist.
book-entering-where-homes = Ienāk pretinieka mājā, lauciņā ar uzmesto skaitli: ar 1 – 1. lauciņā un tā tālāk līdz 6, kas ved 6. lauciņā. Ienākot drīkst arī sist.
book-entering-rest = Ar skaitli, kura lauciņš ir bloķēts, ienākt nevar. Kad visi ir iekšā, pārējo metienu spēlē ar jebkuru kauliņu.
book-entering-picture = { $color ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} ir kauliņš uz šķirtnes. To ielaiž { $list }.
book-entering-picture-closed = { $color ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} ir kauliņš uz šķirtnes, un neviens skaitlis to neielaiž.

book-blocks = Bloķēti lauciņi
book-blocks-pass = Bloķētu lauciņu var pārlēkt ar skaitli, kas ved aiz tā. Sešus pēc kārtas, pilnu sienu, pārlēkt nevar.
book-blocks-pass-three = Bloķētu lauciņu var pārlēkt ar skaitli, kas ved aiz tā.
book-blocks-closed = Ja visi seši lauciņi, kuros tev jāienāk, ir bloķēti, galds ir slēgts: ar nevienu metienu neienāksi, kamēr neatveras kāds lauciņš.
book-blocks-picture = { $opponent } bloķē lauciņus pirms diviem pēdējiem { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņiem. Tie tiek prom, ja uzkrīt { $list }.
book-blocks-picture-closed = { $opponent } bloķē sešus lauciņus pēc kārtas: divi pēdējie { $color ->
    [white] balto
    [black] melno
    [light] gaišo
   *[dark] tumšo
} kauliņi netiek prom ne ar vienu skaitli.

book-bearing-off = Noņemšana
book-bearing-off-when = Kad visi tavi kauliņi ir mājā, drīksti tos noņemt, pat ar otro skaitli metienā, kas atveda mājās pēdējo kauliņu.
book-bearing-off-inside = Noņemšanas vietā ar skaitli drīksti iet mājas iekšienē.
book-bearing-off-beside = Noņemtos kauliņus noliek blakus galdam, un spēlē tie vairs neatgriežas.
book-bearing-off-hit = Ja kādu tavu kauliņu nosit, tam vispirms atkal jātiek mājās, un tikai tad drīksti turpināt noņemšanu.
book-bearing-off-picture = { $color ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} ar { $number } ir iespējams: { $list }.
book-bearing-off-picture-none = { $color ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} ar { $number } nav gājiena.

book-winning = Uzvara
book-winning-single = Uzvara ir vienkārša un skaitās vienu reizi, ja pretinieks ir noņēmis vismaz vienu kauliņu.
book-winning-gammon = Uzvara ir divkārša, tas ir gemons, ja pretinieks nav noņēmis nevienu.
book-winning-backgammon = Bekgemons ir trīskārša uzvara.
book-winning-highest = Ja der vairāki gadījumi, skaitās augstākais.
book-winning-picture = { $color } noņēma pēdējo kauliņu. { $opponent ->
    [white] Baltajiem
    [black] Melnajiem
    [light] Gaišajiem
   *[dark] Tumšajiem
} viens ir noņemts un viens uz šķirtnes: { $win ->
    [single] vienkārša uzvara
    [gammon] gemons
   *[backgammon] bekgemons
}.

book-cube = Dubultošanas kubs
book-cube-stake = Kubs domāts spēlei uz likmi; ja uz likmi nespēlējat, atstājiet to malā.
book-cube-optional = Kubs nav obligāts: pirms partijas vienojieties, vai to izmantosiet.
book-cube-offer = Ja tev piedāvā dubultojumu, vari to pieņemt un spēlēt tālāk par divkāršu vērtību vai atteikties un zaudēt to, ko partija bija vērta līdz tam.
book-cube-owner = Kas pieņem, iegūst kubu, un nākamreiz dubultot drīkst tikai tā īpašnieks.
book-cube-product = Beigās uzvaru reizina ar kubu: gemons ar kubu 4 ir 8 vērts.
book-cube-picture = { $color } dubultoja, un { $opponent ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
} pieņēma. Tagad kubs pieder viņiem un rāda { $value }.

book-match = Partijas un mači
book-match-score = { $length ->
    [1] Izšķir viena partija.
   *[other] Iegūtos punktus pieskaita tavam rezultātam; punkti virs { $length } neko nemaina.
}

book-letters = X ir { $color ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
}, O ir { $opponent ->
    [white] baltie
    [black] melnie
    [light] gaišie
   *[dark] tumšie
}.

note-silent = Kur instrukcija klusē, spēlējam pēc starptautiskā noteikuma.
note-source-german = Instrukcijas valodas ne visur saka vienu un to pašu. Ievērojam vācu tekstu.
note-source-swedish = Instrukcijas valodas ne visur saka vienu un to pašu. Ievērojam zviedru tekstu.
note-picture = Instrukcija sākuma stāvokli rāda tikai attēlā. Ņemam parasto.
note-deluxe-sum = Instrukcija ļauj ar vienu kauliņu abus skaitļus saskaitīt un apstāšanos nepiemin. Mēs spēlējam divus gājienus ar apstāšanos pa vidu; citādi viens kauliņš nevarētu sist divreiz.
note-deluxe-duty = Instrukcija saka, ka jāiet, līdz visi spēlētāja kauliņi ir mājā. Saprotam: tavi.
note-deluxe-larger = Instrukcija vienmēr prasa lielāko skaitli. Pie mums, kad visi tavi kauliņi ir mājā, to drīksti izlaist tāpat kā jebkuru citu.
note-deluxe-block = Instrukcijā teikts „vairāk nekā divas”. Mums pietiek ar diviem, jo citādi tieši diviem nebūtu noteikuma.
note-nordic-block = Attēla paraksts zviedru un angļu tekstā saka „vairāk nekā divi”, bet noteikums – „vairāk nekā viens”. Ievērojam noteikumu.
note-deluxe-inside = Instrukcija ļauj iet mājas iekšienē tikai tad, ja skaitļa paša lauciņš ir tukšs. Mēs ļaujam vienmēr, jo skaitli tāpat drīkst izlaist.
note-backgammon = Instrukcija nesaka, ka zaudētājs nedrīkst būt noņēmis nevienu kauliņu, tāpēc to neprasām.
note-deluxe-first-double = Instrukcija saka „pēc spēles sākuma”. Saprotam: kad izspēlēts pirmais metiens.
note-swiss-lower = Instrukcija saka „no nākamā zemākā lauciņa”. Ja arī tas ir tukšs, ņemam tuvāko zemāko, kurā tev ir kauliņš.
note-nordic-lower = Instrukcija nesaka, ka augstākajiem lauciņiem jābūt tukšiem, tāpēc to neprasām.
note-norwegian-lost = Pēc instrukcijas, kamēr visi nav mājā, skaitlis, ko ārpusē esošie kauliņi nevar izmantot, zūd. Pie mums ar to drīksti iet ar kauliņu, kas jau ir mājā, jo skaitlis zūd tikai tad, ja nekas nevar kustēties.
note-norwegian-enter = Instrukcija saka, ka kauliņi ienāk „tavā galda pusē”. Saprotam: tur, kur sāk tavi aizmugurējie kauliņi, pretinieka mājā.
note-nordic-any-time = Norvēģu un dāņu teksts saka „jebkurā brīdī”, citi – „spēles laikā”. Spēlējam: jebkurā brīdī.
note-hungarian-refused = Instrukcija dod 1 punktu, ja no dubultojuma atsakās. Tas der pirmajam; atsakoties no nākamā, skaitās tas, cik partija bija vērta pirms tā.
note-hungarian-highest = Instrukcija tikai uzskaita kuba skaldnes: no 2 līdz 64. Par lielāko vērtību uzskatām 64.
book-contents = Saturs
book-search = Meklēt noteikumos
book-search-none = Nekas nav atrasts.
