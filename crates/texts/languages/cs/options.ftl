option-variant = Výchozí postavení
variant-rule-backgammon = Partie začíná z obvyklého postavení.
variant-rule-nackgammon = Partie začíná z postavení nackgammonu, se čtyřmi kameny vzadu.
variant-rule-hypergammon = Každý hráč má jen tři kameny, všechny vzadu.
variant-rule-free = Partie začíná z ručně sestavené pozice.

option-opening = Kdo začíná
opening-high-die-plays-pair = Vyšší číslo začíná oběma kostkami
opening-rule-high-die-plays-pair = Každý hodí jednou kostkou; kdo má víc, začíná a hraje obě čísla, která právě padla.
opening-high-die-rolls-again = Vyšší číslo začíná novým hodem
opening-rule-high-die-rolls-again = Každý hodí jednou kostkou; kdo má víc, začíná a hodí znovu oběma kostkami.
opening-die-for-color = Vyšší číslo má bílé a začíná
opening-rule-die-for-color = Každý hodí jednou kostkou; kdo má víc, dostane bílé kameny. Bílý začíná a hodí znovu oběma kostkami.

option-next-game = Kdo začíná další partii
next-game-dice = Kostky
next-game-rule-dice = V každé partii rozhodují kostky, kdo začne.
next-game-winner = Vítěz
next-game-rule-winner = Vítěz partie začíná další a hodí oběma kostkami.

option-block = Co blokuje klín
block-from-two = Dva kameny
block-rule-from-two = Dva a více kamenů jednoho hráče blokují klín druhému.
block-from-three = Tři kameny
block-rule-from-three = Tři a více kamenů jednoho hráče blokují klín druhému; dva kameny se dají ještě vyhodit, oba najednou.

option-blocked-landing = Dopad na blokovaný klín
blocked-landing-illegal = Není dovolen
blocked-landing-rule-illegal = Na blokovaný klín nesmíš dopadnout.
blocked-landing-self-hit = Kámen jde na bar
blocked-landing-rule-self-hit = Na blokovaný klín se nemá dopadnout. Když se to stane, je tvůj kámen sám vyhozen: jde na bar a číslo je spotřebováno.

option-duty = Povinnost táhnout
duty-always = Vždy
duty-rule-always = Musíš zahrát co nejvíc čísel.
duty-until-home = Dokud nejsou všechny doma
duty-rule-until-home = Musíš zahrát co nejvíc čísel, ale jakmile máš všechny kameny doma, smíš kterékoli číslo vynechat.

option-single-number = Jde-li zahrát jen jedno číslo
single-number-larger = Vyšší
single-number-rule-larger = Jde-li zahrát buď jedno, nebo druhé číslo, ale ne obě, musí to být to vyšší.
single-number-either = Kterékoli
single-number-rule-either = Jde-li zahrát buď jedno, nebo druhé číslo, ale ne obě, vybereš si.

option-bear-off = Vyvádění
bear-off-standard = Příliš vysoké číslo vyvede zadní kámen
bear-off-rule-standard = Číslo vyvede kámen ze svého klínu. Je-li prázdný, musí se jím táhnout z vyššího klínu; nestojí-li výš žádný kámen, vyvede se z nejvyššího klínu, který ještě máš.
bear-off-exact = Jen přesným číslem
bear-off-rule-exact = Číslo vyvede kámen ze svého klínu a z žádného jiného.
bear-off-nearest-lower = Z nejbližšího nižšího klínu
bear-off-rule-nearest-lower = Číslo vyvede kámen ze svého klínu. Je-li prázdný, smí vyvést z nejbližšího nižšího klínu, na kterém máš kameny, i když některé stojí výš.
bear-off-any-lower = Z kteréhokoli nižšího klínu
bear-off-rule-any-lower = Číslo vyvede kámen ze svého klínu nebo z kteréhokoli nižšího, jak chceš.

option-hit-and-run = Vyhodit a táhnout dál
hit-and-run-allowed = Dovoleno
hit-and-run-rule-allowed = Kámen, který vyhodil, smí v témž tahu pokračovat.
hit-and-run-not-at-home = Ne v domovském poli
hit-and-run-rule-not-at-home = Kámen, který vyhodil ve vlastním domovském poli, tam do konce tahu zůstává.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Jen když poražený nic nevyvedl
backgammon-needs-rule-none-off = Backgammon je, když poražený nevyvedl žádný kámen a má ještě některý na baru nebo v domovském poli vítěze.
backgammon-needs-no-more = I když poražený už něco vyvedl
backgammon-needs-rule-no-more = Backgammon je, když má poražený ještě kámen na baru nebo v domovském poli vítěze, i když už jiné vyvedl.
backgammon-needs-never = Nikdy
backgammon-needs-rule-never = Backgammon není: nejvyšší výhrou je gammon.

option-cube = Sázecí kostka
cube-rule-on = Sázecí kostka násobí hodnotu partie.
cube-rule-off = Hraješ bez sázecí kostky.

option-cube-timing = Kdy zdvojnásobit
cube-timing-before-own-roll = Před vlastním hodem
cube-timing-rule-before-own-roll = Zdvojnásobení smíš nabídnout, když jsi na tahu, ještě před hodem, ale ne dřív, než je zahrán první hod partie.
cube-timing-any-time = Kdykoli
cube-timing-rule-any-time = Zdvojnásobení smíš nabídnout, kdykoli se čeká na hod nebo na tah, tvůj i soupeřův, ale ne dřív, než je zahrán první hod partie.

option-cube-highest = Limit sázecí kostky
cube-highest-none = Bez omezení
cube-highest-rule-none = Zdvojnásobovat se smí bez omezení.
cube-highest-at = { $highest }
cube-highest-rule-at = Sázecí kostka nejde výš než na { $highest }.

option-match = Co se hraje
match-none = Jednotlivé partie
match-rule-none = Každá partie se počítá zvlášť a hrajete, jak dlouho chcete.
match-to = { $length ->
    [one] Zápas na { $length } bod
    [few] Zápas na { $length } body
   *[other] Zápas na { $length } bodů
}
match-rule-to = { $length ->
    [one] Kdo první vyhraje partii, vyhrává zápas.
    [few] Body se sčítají a zápas vyhrává, kdo první získá { $length } body.
   *[other] Body se sčítají a zápas vyhrává, kdo první získá { $length } bodů.
}

option-match-lengths = Obvyklá délka zápasu
match-lengths-none = Žádné
match-lengths-rule-none = Návod se o zápasech nezmiňuje.
match-lengths-to = Na { $list } bodů
match-lengths-rule-to = Obvykle se hrají zápasy na { $list } bodů.

option-crawford = Crawfordovo pravidlo
crawford-rule-on = Jakmile někomu poprvé chybí k výhře v zápase jediný bod, v následující partii nesmí nikdo zdvojnásobit; po ní je sázecí kostka zpět ve hře.
crawford-rule-off = Zdvojnásobit se smí v každé partii zápasu.

option-jacoby = Jacobyho pravidlo
jacoby-rule-on = V jednotlivých partiích se gammon a backgammon počítají, jen když se zdvojnásobovalo; jinak je to běžná výhra.
jacoby-rule-off = Gammon a backgammon se počítají, ať se zdvojnásobovalo, nebo ne.

option-beavers = Beaver
beavers-off = Vyp.
beavers-rule-off = Zdvojnásobení smíš jen přijmout, nebo odmítnout.
beavers-on = Beaver
beavers-rule-on = V jednotlivých partiích smí ten, kdo přijme, hned znovu zdvojnásobit a sázecí kostku si nechat: to je beaver.
beavers-raccoons = Beaver a raccoon
beavers-rule-raccoons = V jednotlivých partiích smí ten, kdo přijme, hned znovu zdvojnásobit a sázecí kostku si nechat (beaver); ten, kdo zdvojnásobil první, pak smí zdvojnásobit ještě jednou (raccoon).

option-automatic-doubles = Automatické zdvojnásobení
automatic-doubles-off = Vyp.
automatic-doubles-rule-off = Padne-li na začátku totéž, hází se znovu a nic se nemění.
automatic-doubles-up-to = Nejvýše { $count }×
automatic-doubles-rule-up-to = { $count ->
    [1] V jednotlivých partiích stejná čísla na začátku zdvojnásobí sázku, ale jen jednou za partii.
   *[other] V jednotlivých partiích stejná čísla na začátku pokaždé zdvojnásobí sázku, nejvýše { $count }krát za partii.
}

option-labels = Označení klínů
labels-rule-none = Klíny nemají natištěná čísla. Tady se počítají od 24 do 1 z pohledu hráče na tahu.
labels-rule-numbers = Klíny se počítají od 24 do 1 z pohledu hráče na tahu.
labels-rule-halves = Klíny se jmenují 1 až 12 na polovině Bílého a 1A až 12A na polovině Černého.
labels-rule-homes = Klíny obou domovských polí mají čísla 1 až 6, od vnějšího okraje dovnitř. V zapsaných tazích se všechny klíny počítají od 24 do 1.

option-counter-clockwise = Kdo táhne proti směru hodinových ručiček
counter-clockwise-rule = { $counter } táhne proti směru hodinových ručiček, druhý hráč po směru.

option-colors = Jména stran
colors-white-black = Bílý a Černý
colors-rule-white-black = Hrají Bílý a Černý.
colors-light-dark = Světlý a Tmavý
colors-rule-light-dark = Hrají Světlý a Tmavý.

option-cube-at-rest = Sázecí kostka na začátku
cube-at-rest-middle = Uprostřed
cube-at-rest-rule-middle = Na začátku leží sázecí kostka uprostřed číslem 64 nahoru, což znamená 1; dokud tam leží, smí zdvojnásobit kterýkoli hráč.
cube-at-rest-side = Vedle desky
cube-at-rest-rule-side = Na začátku leží sázecí kostka vedle desky číslem 64 nahoru, což znamená 1; dokud tam leží, smí zdvojnásobit kterýkoli hráč.

option-unit = Co se vyhrává
unit-points = Body
unit-rule-points = Výhry se počítají na body.
unit-stake = Sázka
unit-rule-stake = Hraješ o sázku, která se platí jednou, dvakrát nebo třikrát.
