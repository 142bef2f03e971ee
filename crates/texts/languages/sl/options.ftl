option-variant = Začetna postavitev
variant-rule-backgammon = Partija se začne iz običajne postavitve.
variant-rule-nackgammon = Partija se začne iz postavitve za nackgammon, s štirimi žetoni zadaj.
variant-rule-hypergammon = Vsak igralec ima samo tri žetone, vse zadaj.
variant-rule-free = Partija se začne iz ročno postavljenega položaja.

option-opening = Kdo začne
opening-high-die-plays-pair = Višja kocka začne z obema kockama
opening-rule-high-die-plays-pair = Vsak igralec vrže eno kocko; kdor vrže več, začne in odigra obe števili.
opening-high-die-rolls-again = Višja kocka začne z novim metom
opening-rule-high-die-rolls-again = Vsak igralec vrže eno kocko; kdor vrže več, začne in za prvo potezo znova vrže obe kocki.
opening-die-for-color = Višja kocka dobi bele in začne
opening-rule-die-for-color = Vsak igralec vrže eno kocko; kdor vrže več, dobi bele žetone. Beli začne in za prvo potezo vrže obe kocki.

option-next-game = Kdo začne naslednjo partijo
next-game-dice = Kocki
next-game-rule-dice = Kocki odločita, kdo začne vsako partijo.
next-game-winner = Zmagovalec
next-game-rule-winner = Zmagovalec partije začne naslednjo in vrže obe kocki.

option-block = Kaj zapre polje
block-from-two = Dva žetona
block-rule-from-two = Če sta na polju vsaj dva žetona enega igralca, je polje za drugega zaprto.
block-from-three = Trije žetoni
block-rule-from-three = Če so na polju vsaj trije žetoni enega igralca, je polje za drugega zaprto; dva skupaj je še mogoče izbiti, oba hkrati.

option-blocked-landing = Korak na zaprto polje
blocked-landing-illegal = Ni dovoljen
blocked-landing-rule-illegal = Na zaprto polje ne smeš stopiti.
blocked-landing-self-hit = Stane te žeton
blocked-landing-rule-self-hit = Ne stopaj na zaprto polje. Če to vseeno storiš, je izbit tvoj žeton: gre na bar, število pa propade.

option-duty = Dolžnost igranja
duty-always = Vedno
duty-rule-always = Odigrati moraš čim več števil.
duty-until-home = Dokler niso vsi doma
duty-rule-until-home = Odigrati moraš čim več števil, ko pa so vsi tvoji žetoni doma, smeš izpustiti katero koli število.

option-single-number = Če je mogoče odigrati le eno število
single-number-larger = Večje
single-number-rule-larger = Če lahko odigraš katero koli število, ne pa obeh, moraš odigrati večje.
single-number-either = Katero koli
single-number-rule-either = Če lahko odigraš katero koli število, ne pa obeh, izbereš ti.

option-bear-off = Iznašanje
bear-off-standard = Preveliko število iznese najbolj oddaljeni žeton
bear-off-rule-standard = Število iznese žeton s svojega polja. Če je to prazno, moraš premakniti žeton z višjega polja; če ga ni, izneseš s svojega najvišjega polja.
bear-off-exact = Samo s točnim številom
bear-off-rule-exact = Število iznese žeton s svojega polja in z nobenega drugega.
bear-off-nearest-lower = Z najbližjega nižjega polja
bear-off-rule-nearest-lower = Število iznese žeton s svojega polja. Če je to prazno, smeš iznesti z najbližjega nižjega polja, na katerem imaš žeton, tudi če imaš žetone više.
bear-off-any-lower = S katerega koli nižjega polja
bear-off-rule-any-lower = Število iznese žeton s svojega polja ali s katerega koli nižjega, kakor želiš.

option-hit-and-run = Izbiti in nadaljevati
hit-and-run-allowed = Dovoljeno
hit-and-run-rule-allowed = Žeton, ki izbije, sme v isti potezi naprej.
hit-and-run-not-at-home = Ne v domu
hit-and-run-rule-not-at-home = Žeton, ki izbije v lastnem domu, ostane tam do konca poteze.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Le če poraženec ni iznesel nobenega
backgammon-needs-rule-none-off = Backgammon je, če poraženec ni iznesel nobenega žetona in ima vsaj enega še na baru ali v zmagovalčevem domu.
backgammon-needs-no-more = Tudi če je poraženec že iznašal
backgammon-needs-rule-no-more = Backgammon je, če ima poraženec še kak žeton na baru ali v zmagovalčevem domu, tudi če je druge iznesel.
backgammon-needs-never = Nikoli
backgammon-needs-rule-never = Backgammona ni: največja zmaga je gammon.

option-cube = Podvojitvena kocka
cube-rule-on = Podvojitvena kocka pomnoži vrednost partije.
cube-rule-off = Igraš brez podvojitvene kocke.

option-cube-timing = Kdaj podvojiti
cube-timing-before-own-roll = Pred svojim metom
cube-timing-rule-before-own-roll = Podvojitev smeš ponuditi, ko si na vrsti, pred metom, vendar ne, preden je odigran prvi met partije.
cube-timing-any-time = Kadar koli
cube-timing-rule-any-time = Podvojitev smeš ponuditi kadar koli, ko je na vrsti met ali poteza, tvoja ali nasprotnikova, vendar ne, preden je odigran prvi met partije.

option-cube-highest = Najvišja podvojitvena kocka
cube-highest-none = Brez omejitve
cube-highest-rule-none = Podvajanje ni omejeno.
cube-highest-at = { $highest }
cube-highest-rule-at = Podvojitvena kocka ne gre višje od { $highest }.

option-match = Oblika igre
match-none = Posamezne partije
match-rule-none = Vsaka partija je zase, igrata pa, kolikor želita.
match-to = { $length ->
    [one] Dvoboj do { $length } točke
    [two] Dvoboj do { $length } točk
    [few] Dvoboj do { $length } točk
   *[other] Dvoboj do { $length } točk
}
match-rule-to = { $length ->
    [1] Kdor prvi dobi partijo, dobi dvoboj.
    [one] Točke se seštevajo, dvoboj dobi, kdor prvi zbere { $length } točko.
    [two] Točke se seštevajo, dvoboj dobi, kdor prvi zbere { $length } točki.
    [few] Točke se seštevajo, dvoboj dobi, kdor prvi zbere { $length } točke.
   *[other] Točke se seštevajo, dvoboj dobi, kdor prvi zbere { $length } točk.
}

option-match-lengths = Običajne dolžine dvobojev
match-lengths-none = Jih ni
match-lengths-rule-none = Navodila ne omenjajo dvobojev.
match-lengths-to = Do { $list } točk
match-lengths-rule-to = Dvoboji se običajno igrajo do { $list } točk.

option-crawford = Crawfordovo pravilo
crawford-rule-on = Ko igralcu prvič manjka do zmage v dvoboju le ena točka, v naslednji partiji nihče ne sme podvojiti; potem se podvojitvena kocka vrne.
crawford-rule-off = Podvojiti smeš v vsaki partiji dvoboja.

option-jacoby = Jacobyjevo pravilo
jacoby-rule-on = V posameznih partijah gammon in backgammon štejeta le, če je bila podvojitvena kocka obrnjena; sicer sta enojni zmagi.
jacoby-rule-off = Gammon in backgammon štejeta, naj je bila podvojitvena kocka obrnjena ali ne.

option-beavers = Beaver
beavers-off = Se ne igra
beavers-rule-off = Podvojitev lahko le sprejmeš ali zavrneš.
beavers-on = Beaver
beavers-rule-on = V posameznih partijah smeš, če sprejmeš podvojitev, takoj spet podvojiti in obdržati podvojitveno kocko: to je beaver.
beavers-raccoons = Beaver in raccoon
beavers-rule-raccoons = V posameznih partijah smeš, če sprejmeš podvojitev, takoj spet podvojiti in obdržati podvojitveno kocko: to je beaver. Kdor je podvojil prvi, sme potem podvojiti še enkrat: to je raccoon.

option-automatic-doubles = Samodejne podvojitve
automatic-doubles-off = Se ne igrajo
automatic-doubles-rule-off = Enaki kocki na začetku se vržeta znova in ničesar ne spremenita.
automatic-doubles-up-to = { $count ->
    [one] Največ { $count }
    [two] Največ { $count }
    [few] Največ { $count }
   *[other] Največ { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [1] V posameznih partijah enaki kocki na začetku podvojita vložek, a le enkrat na partijo.
    [one] V posameznih partijah enaki kocki na začetku vsakič podvojita vložek, največ { $count }-krat na partijo.
    [two] V posameznih partijah enaki kocki na začetku vsakič podvojita vložek, največ { $count }-krat na partijo.
    [few] V posameznih partijah enaki kocki na začetku vsakič podvojita vložek, največ { $count }-krat na partijo.
   *[other] V posameznih partijah enaki kocki na začetku vsakič podvojita vložek, največ { $count }-krat na partijo.
}

option-labels = Oznake polj
labels-rule-none = Na poljih ni natisnjenih številk. Tu se štejejo od 24 do 1, kot jih vidi igralec na potezi.
labels-rule-numbers = Polja se štejejo od 24 do 1, kot jih vidi igralec na potezi.
labels-rule-halves = Polja se na polovici Belega imenujejo od 1 do 12, na polovici Črnega pa od 1A do 12A.
labels-rule-homes = Polja obeh domov so oštevilčena od 1 do 6, od zunanjega roba navznoter. V zapisanih potezah se vsa polja štejejo od 24 do 1.

option-counter-clockwise = Kdo igra v nasprotni smeri urnega kazalca
counter-clockwise-rule = { $counter } se premika v nasprotni smeri urnega kazalca, drugi igralec v smeri urnega kazalca.

option-colors = Imeni strani
colors-white-black = Beli in Črni
colors-rule-white-black = Strani sta Beli in Črni.
colors-light-dark = Svetli in Temni
colors-rule-light-dark = Strani sta Svetli in Temni.

option-cube-at-rest = Podvojitvena kocka na začetku
cube-at-rest-middle = Na sredini
cube-at-rest-rule-middle = Podvojitvena kocka na začetku leži na sredini s številom 64 navzgor, kar pomeni 1; dokler je tam, sme podvojiti kateri koli igralec.
cube-at-rest-side = Ob plošči
cube-at-rest-rule-side = Podvojitvena kocka na začetku leži ob plošči s številom 64 navzgor, kar pomeni 1; dokler je tam, sme podvojiti kateri koli igralec.

option-unit = Kaj dobiš
unit-points = Točke
unit-rule-points = Zmage se štejejo v točkah.
unit-stake = Vložek
unit-rule-stake = Igraš za vložek, ki se plača enkrat, dvakrat ali trikrat.
