start-title = Nova partija
start-play = Igraj
start-level = Razina
start-rules = Pravila
start-rules-about = Koje su upute u tvojoj kutiji?
start-rules-change = Promijeni pravila
start-rules-differ = Drukčije od međunarodnih pravila

level-leaflet = Čitatelj uputa
level-leaflet-about = Tek je pročitao upute
level-beginner = Početnik
level-beginner-about = Igrao je nekoliko večeri
level-casual = Povremeni igrač
level-casual-about = Igra tu i tamo, na sigurno
level-regular = Redoviti igrač
level-regular-about = Igra svaki tjedan
level-club = Klupski igrač
level-club-about = Igra u klubu
level-tournament = Turnirski igrač
level-tournament-about = Igra turnire, a neke i dobije
level-expert = Stručnjak
level-expert-about = Na prvi pogled vidi što je dobro
level-master = Majstor
level-master-about = Razmatra svaki tvoj mogući odgovor
level-grandmaster = Velemajstor
level-grandmaster-about = Razmatra tvoje odgovore i svoj sljedeći potez
level-machine = Stroj
level-machine-about = Gleda dokle može i ne žuri se
level-same-dice = Sve razine dobivaju iste kocke. Jače ih samo bolje igraju.

leaflet-international = Međunarodna pravila
leaflet-international-about = Po njima se igra u klubovima i na turnirima posvuda
leaflet-deluxe = Kofer s 27 jezika
leaflet-deluxe-about = Kocka odlučuje tko je Bijeli; iznosiš samo točnim brojem; kad su svi u kući, smiješ propustiti broj
leaflet-swiss = Švicarske upute
leaflet-swiss-about = Polja se zovu od 1 do 12 i od 1A do 12A; zaostali žeton stoji trostruki ulog čak i ako su neki već izneseni
leaflet-nordic = Nordijske upute
leaflet-nordic-about = Ako je polje broja prazno, smiješ iznijeti sa sljedećeg nižeg; udvostručiti smiješ u svako doba
leaflet-nordic-no = Nordijske upute, na norveškom
leaflet-nordic-no-about = Tko počinje, baca iznova; broj iznosi bilo koji žeton do svog polja
leaflet-hungarian = Mađarske upute
leaflet-hungarian-about = Svijetli protiv Tamnog, u mečevima do 3, 5, 7 ili 9; kocka za udvostručavanje staje na 64
leaflet-portes = Portes (Grčka)
leaflet-portes-about = Pobjednik počinje sljedeću partiju; bez kocke za udvostručavanje i bez backgammona
leaflet-tavla = Tavla (Turska)
leaflet-tavla-about = Kao portes, a žeton koji izbije u svojoj kući ostaje ondje u tom potezu
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Kao tavla, ali kocke odlučuju tko počinje svaku partiju
leaflet-unlike = { $name }, uz izmjene

start-length = Oblik igre
start-money = Pojedinačne partije
start-match-to = { $length ->
    [one] Meč do { $length } boda
    [few] Meč do { $length } boda
   *[other] Meč do { $length } bodova
}
start-cube = Kocka za udvostručavanje

start-dice = Kocke
start-dice-random = Baca program
start-dice-seed = Iz početnog broja
start-dice-seed-label = Početni broj
start-dice-real = Prave kocke
start-dice-real-about = Dodirni ili upiši ono što pokazuju tvoje kocke

start-color = Tvoja boja
start-color-any = Bilo koja
start-color-by-die = Po ovim pravilima kocka odlučuje tko je Bijeli.
start-name = Ime
start-name-you = Gost
start-name-first = Prvi igrač
start-name-second = Drugi igrač
start-turn-board = Okreći ploču prema igraču na potezu
start-position-about = GNUbg ID, ID položaja, XGID ili OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ručno postavljen položaj
start-more = Više
start-shorter = Kraći meč
start-longer = Dulji meč
# As in English.
level-pr = PR { $pr }
level-pr-about = PR je ocjena igre: koliko razina gubi po odluci. Manje je bolje; jaki su igrači ispod 5.
leaflet-deluxe-cs = Kofer s 27 jezika, na češkom, slovačkom ili mađarskom
leaflet-deluxe-cs-about = Kao na drugim jezicima, ali na blokirano polje uopće se ne smije
leaflet-swiss-it = Švicarske upute, na talijanskom
leaflet-swiss-it-about = Kao na njemačkom i francuskom, ali iznosi samo točan broj
