start-title = Nova partija
start-play = Igraj
start-level = Stopnja
start-rules = Pravila
start-rules-about = Katera navodila so v tvoji škatli?
start-rules-change = Spremeni pravila
start-rules-differ = Drugače kot v mednarodnih pravilih

level-leaflet = Bralec navodil
level-leaflet-about = Pravkar je prebral navodila
level-beginner = Začetnik
level-beginner-about = Igral je nekaj večerov
level-casual = Občasni igralec
level-casual-about = Igra tu in tam, na varno
level-regular = Redni igralec
level-regular-about = Igra vsak teden
level-club = Klubski igralec
level-club-about = Igra v klubu
level-tournament = Turnirski igralec
level-tournament-about = Igra na turnirjih in katerega tudi dobi
level-expert = Ekspert
level-expert-about = Na prvi pogled vidi, kaj je dobro
level-master = Mojster
level-master-about = Upošteva vsak tvoj mogoči odgovor
level-grandmaster = Velemojster
level-grandmaster-about = Upošteva tvoje odgovore in svojo naslednjo potezo
level-machine = Stroj
level-machine-about = Gleda, kolikor daleč more, in si vzame čas
level-same-dice = Vse stopnje dobijo enake kocke. Močnejše jih le bolje odigrajo.

leaflet-international = Mednarodna pravila
leaflet-international-about = Po njih se povsod igra v klubih in na turnirjih
leaflet-deluxe = Kovček s 27 jeziki
leaflet-deluxe-about = Kocka odloči, kdo je Beli; iznašaš le s točnim številom; ko so vsi doma, smeš število izpustiti
leaflet-swiss = Švicarska navodila
leaflet-swiss-about = Polja se imenujejo od 1 do 12 in od 1A do 12A; zaostali žeton stane trojni vložek, tudi če so nekateri že zunaj
leaflet-nordic = Nordijska navodila
leaflet-nordic-about = Če je polje števila prazno, smeš iznesti z naslednjega nižjega; podvojiš lahko kadar koli
leaflet-nordic-no = Nordijska navodila, v norveščini
leaflet-nordic-no-about = Kdor začne, vrže znova; število iznese kateri koli žeton do svojega polja
leaflet-hungarian = Madžarska navodila
leaflet-hungarian-about = Svetli proti Temnemu, v dvobojih do 3, 5, 7 ali 9; podvojitvena kocka se ustavi pri 64
leaflet-portes = Portes (Grčija)
leaflet-portes-about = Zmagovalec začne naslednjo partijo; brez podvojitvene kocke in brez backgammona
leaflet-tavla = Tavla (Turčija)
leaflet-tavla-about = Kot portes, žeton, ki izbije v svojem domu, pa v tisti potezi ostane tam
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Kot tavla, le da kocki odločita, kdo začne vsako partijo
leaflet-unlike = { $name }, s spremembami

start-length = Oblika igre
start-money = Posamezne partije
start-match-to = { $length ->
    [one] Dvoboj do { $length } točke
    [two] Dvoboj do { $length } točk
    [few] Dvoboj do { $length } točk
   *[other] Dvoboj do { $length } točk
}
start-cube = Podvojitvena kocka

start-dice = Kocki
start-dice-random = Meče program
start-dice-seed = Iz semena
start-dice-seed-label = Seme
start-dice-real = Pravi kocki
start-dice-real-about = Tapni ali vpiši, kar kažeta tvoji kocki

start-color = Tvoja barva
start-color-any = Katera koli
start-color-by-die = Po teh pravilih kocka odloči, kdo je Beli.
start-name = Ime
start-name-you = Gost
start-name-first = Prvi igralec
start-name-second = Drugi igralec
start-turn-board = Obračaj ploščo k igralcu na potezi
start-position-about = GNUbg ID, ID položaja, XGID ali OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ročno postavljen položaj
start-more = Več
start-shorter = Krajši dvoboj
start-longer = Daljši dvoboj
# As in English.
level-pr = PR { $pr }
level-pr-about = PR je ocena igre: koliko stopnja izgubi na odločitev. Manj je bolje; močni igralci so pod 5.
leaflet-deluxe-cs = Kovček s 27 jeziki, v češčini, slovaščini ali madžarščini
leaflet-deluxe-cs-about = Kot v drugih jezikih, le na zaprto polje se sploh ne sme
leaflet-swiss-it = Švicarska navodila, v italijanščini
leaflet-swiss-it-about = Kot v nemščini in francoščini, le da iznaša samo točno število
