start-title = Nová hra
start-play = Hrať
start-level = Sila
start-rules = Pravidlá
start-rules-about = Aký návod leží v tvojej škatuli?
start-rules-change = Zmeniť pravidlá
start-rules-differ = Líši sa od medzinárodných pravidiel

level-leaflet = Čitateľ návodu
level-leaflet-about = Práve si prečítal návod
level-beginner = Začiatočník
level-beginner-about = Má za sebou pár večerov
level-casual = Príležitostný hráč
level-casual-about = Hrá občas a nerád riskuje
level-regular = Pravidelný hráč
level-regular-about = Hrá každý týždeň
level-club = Klubový hráč
level-club-about = Hrá v klube
level-tournament = Turnajový hráč
level-tournament-about = Hrá turnaje a niektoré vyhráva
level-expert = Znalec
level-expert-about = Na prvý pohľad vidí, čo je dobré
level-master = Majster
level-master-about = Premýšľa nad každou tvojou odpoveďou
level-grandmaster = Veľmajster
level-grandmaster-about = Premýšľa nad tvojimi odpoveďami aj svojím ďalším ťahom
level-machine = Stroj
level-machine-about = Pozerá sa, kam až dovidí, a neponáhľa sa
level-same-dice = Všetky úrovne dostávajú rovnaké kocky. Silnejšie ich len lepšie hrajú.

leaflet-international = Medzinárodné pravidlá
leaflet-international-about = Tak sa hrá v kluboch a na turnajoch po celom svete
leaflet-deluxe = Kufrík s 27 jazykmi
leaflet-deluxe-about = O bielych rozhodne kocka; vyvádza sa len presným číslom; keď sú všetky doma, číslo možno vynechať
leaflet-swiss = Švajčiarsky návod
leaflet-swiss-about = Kliny sa volajú 1 až 12 a 1A až 12A; kameň, ktorý zostal vzadu, stojí trojnásobok stávky, aj keď sú iné už vyvedené
leaflet-nordic = Severský návod
leaflet-nordic-about = Ak je klin hodeného čísla prázdny, vyvádza sa kameň z najbližšieho nižšieho; zdvojnásobiť sa smie kedykoľvek
leaflet-nordic-no = Severský návod, po nórsky
leaflet-nordic-no-about = Kto začína, hádže znova; číslo vyvedie ktorýkoľvek kameň až po svoj klin
leaflet-hungarian = Maďarský návod
leaflet-hungarian-about = Svetlý hrá proti Tmavému, zápasy na 3, 5, 7 alebo 9; stávková kocka sa končí na 64
leaflet-portes = Portes (Grécko)
leaflet-portes-about = Víťaz začína ďalšiu partiu; bez stávkovej kocky a bez backgammonu
leaflet-tavla = Tavla (Turecko)
leaflet-tavla-about = Ako portes, a kameň, ktorý vyhodil vo svojom domovskom poli, tam v tom ťahu ostáva
leaflet-takhteh = Takhteh (Irán)
leaflet-takhteh-about = Ako tavla, ale v každej partii rozhodujú kocky, kto začne
leaflet-unlike = { $name }, s úpravami

start-length = Čo sa hrá
start-money = Jednotlivé partie
start-match-to = { $length ->
    [one] Zápas na { $length } bod
    [few] Zápas na { $length } body
   *[other] Zápas na { $length } bodov
}
start-cube = Stávková kocka

start-dice = Kocky
start-dice-random = Hádže sa za teba
start-dice-seed = Zo semienka
start-dice-seed-label = Semienko
start-dice-real = Skutočné kocky
start-dice-real-about = Napíš alebo naťukaj, čo padlo na tvojich kockách

start-color = Tvoja farba
start-color-any = Ktorákoľvek
start-color-by-die = Podľa týchto pravidiel o bielych rozhodne kocka.
start-name = Meno
start-name-you = Hosť
start-name-first = Prvý hráč
start-name-second = Druhý hráč
start-turn-board = Otáčať dosku k hráčovi na ťahu
start-position-about = GNUbg ID, ID pozície, XGID alebo OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ručne zostavená pozícia
start-more = Viac
start-shorter = Kratší zápas
start-longer = Dlhší zápas
# As in English.
level-pr = PR { $pr }
level-pr-about = PR je hodnotenie hry: koľko táto úroveň stráca na jedno rozhodnutie. Čím menej, tým lepšie; silní hráči sú pod 5.
leaflet-deluxe-cs = Kufrík s 27 jazykmi, po česky, slovensky alebo maďarsky
leaflet-deluxe-cs-about = Ako v ostatných jazykoch, len na blokovaný klin sa vôbec nesmie
leaflet-swiss-it = Švajčiarsky návod, po taliansky
leaflet-swiss-it-about = Ako po nemecky a francúzsky, ale vyvádza sa len presným číslom
