# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Liší se od mezinárodních pravidel
book-differs-none = Toto jsou mezinárodní pravidla.
book-summary = Všechna pravidla v přehledu
book-summary-rule = Pravidlo
book-summary-value = Zde
book-printed-by = Napsal { -app } podle pravidel, podle kterých hraje

book-aim = Cíl hry
book-aim-checkers = { $checkers ->
    [one] Hrají dva hráči, každý má { $checkers } kámen a dvě kostky.
    [few] Hrají dva hráči, každý má { $checkers } kameny a dvě kostky.
   *[other] Hrají dva hráči, každý má { $checkers } kamenů a dvě kostky.
}
book-aim-way = Své kameny vedeš přes celou desku do svého domovského pole, tedy na posledních šest klínů své cesty, a odtud z desky ven. Soupeř jde opačným směrem.
book-aim-win = Vyhrává ten, kdo jako první vyvede poslední kámen.
book-aim-picture = { $color ->
    [white] Všechny kameny Bílého jsou doma: Bílý je teď smí vyvádět.
    [black] Všechny kameny Černého jsou doma: Černý je teď smí vyvádět.
    [light] Všechny kameny Světlého jsou doma: Světlý je teď smí vyvádět.
   *[dark] Všechny kameny Tmavého jsou doma: Tmavý je teď smí vyvádět.
}

book-setup = Rozestavení
book-setup-board = Na desce je 24 klínů ve čtyřech čtvrtinách a mezi oběma polovinami je bar.
book-setup-points = Každý počítá od svého konce: klín 1 je na tvé cestě poslední, klín 24 nejvzdálenější a tvůj klín 1 je soupeřův klín 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na klínu { $point }
book-setup-position = Kameny každého hráče na začátku: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Výchozí postavení, jak je vidí { $color }.

book-start = Kdo začíná
book-start-tie = Padne-li na obou kostkách totéž, oba házejí znovu.
book-start-picture = { $color } začal hodem { $roll } a obsadil klín: { $play }.

book-moving = Tahy
book-moving-roll = Ve svém tahu hodíš oběma kostkami a zahraješ obě čísla: každé jiným kamenem, nebo obě jedním.
book-moving-order = Pořadí čísel si vybíráš. Zahrát jedním kamenem obě čísla jsou dva kroky, takže se mezi nimi musí zastavit na volném klínu.
book-moving-count = Po cestě se počítá každý klín, ať je obsazený, nebo volný.
book-moving-target = Kámen smí na každý klín, který soupeř neblokuje, bez ohledu na to, kolik tvých kamenů tam už stojí.
book-moving-nothing = Číslo, které nejde zahrát, propadá.
book-moving-done = Tvůj tah končí, když zvedneš kostky; do té doby ho můžeš vrátit.
book-moving-picture = { $color } hodem { $roll } unikl jedním kamenem: { $play }. Nejdřív musela přijít šestka, protože samotná pětka vede na blokovaný klín.

book-doubles = Paš
book-doubles-four = Padne-li na obou kostkách stejné číslo, hraje se čtyřikrát, jedním kamenem nebo několika, jak chceš.
book-doubles-rest = Co se z těch čtyř nedá zahrát, propadá, a znovu se nehází.
book-doubles-also = Platí to i při nasazování, vyhazování a vyvádění: pašem se dají vyhodit až čtyři kameny.
book-doubles-picture = { $color } hodil { $roll } a táhl čtyřikrát: { $play }.

book-hitting = Vyhazování
book-hitting-blot = Kámen, který stojí na klínu sám, je nekrytý. Vyhodí ho soupeřův kámen, který na jeho klínu skončí nebo se tam cestou zastaví.
book-hitting-pair = Jeden nebo dva kameny na klínu lze vyhodit: soupeřův kámen, který tam dopadne, vyhodí všechny.
book-hitting-bar = Vyhozený kámen jde na bar. V jednom tahu se dá vyhazovat i vícekrát.
book-hitting-picture = { $color ->
    [white] { $opponent } má nekrytý kámen na klínu 5 Bílého.
    [black] { $opponent } má nekrytý kámen na klínu 5 Černého.
    [light] { $opponent } má nekrytý kámen na klínu 5 Světlého.
   *[dark] { $opponent } má nekrytý kámen na klínu 5 Tmavého.
} { $color } ho vyhodí číslem { $list }.

book-entering = Nasazování
book-entering-first = Máš-li kameny na baru, musíš nejdřív nasadit všechny; teprve pak smíš táhnout jinými.
book-entering-where = Nasazuješ do soupeřova domovského pole: jedničkou na svůj klín 24, dvojkou na klín 23 a tak dále až po šestku na klín 19. I při nasazování smíš vyhazovat.
book-entering-where-halves = Nasazuješ do soupeřova domovského pole, na klín s hozeným číslem: { $color } na klíny 1A až 6A, { $opponent } na klíny 1 až 6. I při nasazování smíš vyhazovat.
book-entering-where-homes = Nasazuješ do soupeřova domovského pole, na klín s hozeným číslem: jedničkou na klín 1 a tak dále až po šestku na klín 6. I při nasazování smíš vyhazovat.
book-entering-rest = Číslem, jehož klín je blokovaný, nenasadíš. Když jsou všechny kameny ve hře, zbytek hodu zahraješ kterýmkoli z nich.
book-entering-picture = { $color } má kámen na baru. Nasadí ho číslem { $list }.
book-entering-picture-closed = { $color } má kámen na baru a žádným číslem ho nenasadí.

book-blocks = Blokování
book-blocks-pass = Blokovaný klín můžeš přeskočit číslem, které vede za něj. Šest klínů v řadě, úplnou hradbu, přeskočit nejde.
book-blocks-pass-three = Blokovaný klín můžeš přeskočit číslem, které vede za něj.
book-blocks-closed = Je-li blokováno všech šest klínů, na které by se nasazovalo, je deska zavřená: žádným hodem nenasadíš, dokud se některý klín neotevře.
book-blocks-picture = { $color ->
    [white] { $opponent } blokuje klíny před posledními dvěma kameny Bílého.
    [black] { $opponent } blokuje klíny před posledními dvěma kameny Černého.
    [light] { $opponent } blokuje klíny před posledními dvěma kameny Světlého.
   *[dark] { $opponent } blokuje klíny před posledními dvěma kameny Tmavého.
} Uniknou číslem { $list }.
book-blocks-picture-closed = { $color ->
    [white] { $opponent } blokuje šest klínů v řadě: poslední dva kameny Bílého neuniknou žádným číslem.
    [black] { $opponent } blokuje šest klínů v řadě: poslední dva kameny Černého neuniknou žádným číslem.
    [light] { $opponent } blokuje šest klínů v řadě: poslední dva kameny Světlého neuniknou žádným číslem.
   *[dark] { $opponent } blokuje šest klínů v řadě: poslední dva kameny Tmavého neuniknou žádným číslem.
}

book-bearing-off = Vyvádění
book-bearing-off-when = Máš-li všechny kameny v domovském poli, smíš je vyvádět, a to i druhým číslem hodu, který přivedl domů poslední kámen.
book-bearing-off-inside = Místo vyvádění smíš číslo zahrát uvnitř domovského pole.
book-bearing-off-beside = Vyvedené kameny se odkládají vedle desky a do hry se už nevracejí.
book-bearing-off-hit = Když ti soupeř kámen vyhodí, musí se vrátit domů, než budeš vyvádět dál.
book-bearing-off-picture = Číslem { $number } může { $color } zahrát { $list }.
book-bearing-off-picture-none = Číslem { $number } nemá { $color } žádný tah.

book-winning = Výhra
book-winning-single = Výhra je běžná a počítá se jednou, pokud soupeř vyvedl aspoň jeden kámen.
book-winning-gammon = Výhra je dvojnásobná (gammon), pokud soupeř nevyvedl žádný.
book-winning-backgammon = Backgammon je trojnásobná výhra.
book-winning-highest = Platí-li více možností, počítá se ta nejvyšší.
book-winning-picture = { $color } vyvedl poslední kámen. { $opponent } má jeden kámen vyvedený a jeden na baru: { $win ->
    [single] běžná výhra
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Sázecí kostka
book-cube-stake = Sázecí kostka patří ke hře o sázku; pokud o sázku nehrajete, vynechte ji.
book-cube-optional = Sázecí kostka je dobrovolná: před partií se dohodněte, zda ji použijete.
book-cube-offer = Když ti soupeř nabídne zdvojnásobení, můžeš ho přijmout a hrát dál o dvojnásobek, nebo odmítnout a prohrát tolik, oč se hrálo dosud.
book-cube-owner = Kdo přijme, dostane sázecí kostku a příště smí zdvojnásobit jen on.
book-cube-product = Na konci se výhra násobí sázecí kostkou: gammon při čísle 4 má hodnotu 8.
book-cube-picture = { $color } zdvojnásobil a { $opponent } přijal. Sázecí kostku má { $opponent }, ukazuje { $value }.

book-match = Partie a zápasy
book-match-score = { $length ->
    [1] Rozhoduje jediná partie.
   *[other] Co vyhraješ, přičítá se ke skóre; na bodech nad { $length } už nezáleží.
}

book-letters = X je { $color }, O je { $opponent }.

note-silent = Kde návod nic neříká, hrajeme podle mezinárodního pravidla.
note-source-german = Jazyky návodu neříkají všechny totéž. Držíme se německého textu.
note-source-swedish = Jazyky návodu neříkají všechny totéž. Držíme se švédského textu.
note-picture = Návod ukazuje výchozí postavení jen na obrázku. Bereme to obvyklé.
note-deluxe-sum = Návod dovoluje jednomu kameni obě čísla sečíst a o zastávce nemluví. Hrajeme dva kroky se zastávkou mezi nimi; jinak by jeden kámen nemohl vyhodit dvakrát.
note-deluxe-duty = Návod říká, že se musí táhnout, dokud nejsou všechny kameny jednoho hráče doma. Rozumíme tím tvoje vlastní.
note-deluxe-larger = Návod vždy žádá vyšší číslo. U nás ho smíš vynechat jako kterékoli jiné, jakmile máš všechny kameny doma.
note-deluxe-block = V návodu stojí „více než dva“. Hrajeme dva a více, jinak by pro právě dva neplatilo žádné pravidlo.
note-nordic-block = Popisek obrázku ve švédském a anglickém textu říká „více než dva“, ale pravidlo „více než jeden“. Držíme se pravidla.
note-deluxe-inside = Návod dovoluje tahy uvnitř domovského pole, jen když je klín toho čísla prázdný. My je dovolujeme vždy, protože číslo stejně smíš vynechat.
note-backgammon = Návod neříká, že poražený nesmí mít vyvedený žádný kámen, takže to nežádáme.
note-deluxe-first-double = Návod říká „po zahájení hry“. Rozumíme tím: když je zahrán první hod.
note-swiss-lower = Návod říká „z nejbližšího nižšího klínu“. Je-li i ten prázdný, bereme nejbližší nižší, na kterém stojíš.
note-nordic-lower = Návod neříká, že vyšší klíny musí být prázdné, takže to nežádáme.
note-norwegian-lost = Návod říká, že dokud nejsou všechny doma, číslo, které kameny mimo domovské pole nemohou použít, propadá. U nás je smíš zahrát kamenem, který už je doma, protože číslo propadá, jen když se nemůže pohnout nic.
note-norwegian-enter = Návod říká, že se kameny nasazují „na tvé straně desky“. Rozumíme tím: tam, kde začínají tvoje nejzadnější kameny, v soupeřově domovském poli.
note-nordic-any-time = Norský a dánský text říkají „kdykoli“, ostatní „během hry“. Hrajeme: kdykoli.
note-hungarian-refused = Návod dává 1 bod za odmítnuté zdvojnásobení. To platí pro první; při dalším se počítá hodnota, kterou partie měla před ním.
note-hungarian-highest = Návod jen vyjmenovává čísla na sázecí kostce: 2 až 64. Číslo 64 bereme jako nejvyšší.
book-contents = Obsah
book-search = Hledat v pravidlech
book-search-none = Nic nenalezeno.
