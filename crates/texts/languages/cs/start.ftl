start-title = Nová hra
start-play = Hrát
start-level = Síla
start-rules = Pravidla
start-rules-about = Jaký návod leží ve tvé krabici?
start-rules-change = Změnit pravidla
start-rules-differ = Liší se od mezinárodních pravidel

level-leaflet = Čtenář návodu
level-leaflet-about = Právě si přečetl návod
level-beginner = Začátečník
level-beginner-about = Má za sebou pár večerů
level-casual = Příležitostný hráč
level-casual-about = Hraje občas a nerad riskuje
level-regular = Pravidelný hráč
level-regular-about = Hraje každý týden
level-club = Klubový hráč
level-club-about = Hraje v klubu
level-tournament = Turnajový hráč
level-tournament-about = Hraje turnaje a některé vyhrává
level-expert = Znalec
level-expert-about = Na první pohled vidí, co je dobré
level-master = Mistr
level-master-about = Promýšlí každou tvou odpověď
level-grandmaster = Velmistr
level-grandmaster-about = Promýšlí tvé odpovědi i svůj příští tah
level-machine = Stroj
level-machine-about = Dívá se, jak daleko dohlédne, a nespěchá
level-same-dice = Všechny úrovně dostávají stejné kostky. Silnější je jen lépe hrají.

leaflet-international = Mezinárodní pravidla
leaflet-international-about = Tak se hraje v klubech a na turnajích po celém světě
leaflet-deluxe = Kufřík s 27 jazyky
leaflet-deluxe-about = O bílých rozhodne kostka; vyvádí se jen přesným číslem; když jsou všechny doma, smí se číslo vynechat
leaflet-swiss = Švýcarský návod
leaflet-swiss-about = Klíny se jmenují 1 až 12 a 1A až 12A; kámen, který zůstal vzadu, stojí trojnásobek sázky, i když jsou jiné už vyvedené
leaflet-nordic = Severský návod
leaflet-nordic-about = Je-li klín hozeného čísla prázdný, vyvádí se kámen z nejbližšího nižšího; zdvojnásobit se smí kdykoli
leaflet-nordic-no = Severský návod, norsky
leaflet-nordic-no-about = Kdo začíná, hází znovu; číslo vyvede kterýkoli kámen až po svůj klín
leaflet-hungarian = Maďarský návod
leaflet-hungarian-about = Světlý hraje proti Tmavému, zápasy na 3, 5, 7 nebo 9; sázecí kostka končí na 64
leaflet-portes = Portes (Řecko)
leaflet-portes-about = Vítěz začíná další partii; bez sázecí kostky a bez backgammonu
leaflet-tavla = Tavla (Turecko)
leaflet-tavla-about = Jako portes, a kámen, který vyhodil ve svém domovském poli, tam v tom tahu zůstává
leaflet-takhteh = Takhteh (Írán)
leaflet-takhteh-about = Jako tavla, ale v každé partii rozhodují kostky, kdo začne
leaflet-unlike = { $name }, s úpravami

start-length = Co se hraje
start-money = Jednotlivé partie
start-match-to = { $length ->
    [one] Zápas na { $length } bod
    [few] Zápas na { $length } body
   *[other] Zápas na { $length } bodů
}
start-cube = Sázecí kostka

start-dice = Kostky
start-dice-random = Hází se za tebe
start-dice-seed = Ze semínka
start-dice-seed-label = Semínko
start-dice-real = Opravdové kostky
start-dice-real-about = Napiš nebo naťukej, co padlo na tvých kostkách

start-color = Tvoje barva
start-color-any = Kterákoli
start-color-by-die = Podle těchto pravidel o bílých rozhodne kostka.
start-name = Jméno
start-name-you = Host
start-name-first = První hráč
start-name-second = Druhý hráč
start-turn-board = Otáčet desku k hráči na tahu
start-position-about = GNUbg ID, ID pozice, XGID nebo OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ručně sestavená pozice
start-more = Více
start-shorter = Kratší zápas
start-longer = Delší zápas
# As in English.
level-pr = PR { $pr }
level-pr-about = PR je hodnocení hry: kolik tato úroveň ztrácí na jedno rozhodnutí. Čím méně, tím lépe; silní hráči jsou pod 5.
leaflet-deluxe-cs = Kufřík s 27 jazyky, česky, slovensky nebo maďarsky
leaflet-deluxe-cs-about = Jako v ostatních jazycích, jen se na blokovaný klín vůbec nesmí
leaflet-swiss-it = Švýcarský návod, italsky
leaflet-swiss-it-about = Jako německy a francouzsky, ale vyvádí se jen přesným číslem
