editor-title = Sestavit pozici
editor-about = Vyber, čí kameny pokládáš, a pak stiskni klín, bar nebo místo pro vyvedené kameny.
editor-about-mouse = Pravým tlačítkem nebo kliknutím se Shiftem kámen odebereš.
editor-place = Pokládat
editor-place-white = Bílé kameny
editor-place-black = Černé kameny
editor-take-away = Odebírat
editor-opening = Výchozí postavení
editor-clear = Prázdná deska
editor-swap = Prohodit strany
editor-on-roll = Na tahu
editor-dice = Kostky
editor-no-dice = Ještě nehozeno
editor-double-offered = Je nabídnuto zdvojnásobení
editor-cube-value = Sázecí kostka ukazuje
editor-cube-owner = Kdo má sázecí kostku
editor-cube-centered = Uprostřed
editor-stakes = Co se hraje
editor-money = Jednotlivé partie
editor-match = Zápas
editor-length = Délka zápasu
editor-score = Body: { $player }
editor-crawford = Crawfordova partie
editor-jacoby = Jacobyho pravidlo
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } kámen
    [few] { $checkers } kameny
   *[other] { $checkers } kamenů
}
editor-id = ID pozice
editor-id-about = Vlož sem XGID, GNUbg ID, OGID nebo ID pozice, nebo si zkopíruj toto.
editor-analyze = Rozebrat pozici
editor-possible = Tato pozice je možná.
editor-impossible = Tato pozice není možná
editor-forgiven = Rozebrat ji přesto můžeš, ale žádná partie k ní nevede.

fault-too-many = { $player } má { $checkers } kamenů, víc než 15.
fault-unequal = Strany nemají stejně kamenů: { $said } a { $counted }.
fault-no-checkers = Na desce není žádný kámen.
fault-shared-point = Na klínu { $point } stojí kameny obou stran.
fault-both-won = Obě strany už vyvedly všechny kameny.
fault-both-shut-out = Obě strany jsou na baru proti uzavřenému domovskému poli.
fault-not-over = Jedna strana už vyvedla všechny kameny, takže partie skončila.
fault-no-length = Zápas musí být aspoň na 1 bod.
fault-match-won = { $player } má skóre { $said }, a to už zápas na { $length } vyhrává.
fault-no-crawford = Crawfordova partie je ta, v níž právě jednomu z hráčů chybí jediný bod.
fault-cube-in-crawford = V Crawfordově partii nesmí nikdo zdvojnásobit.
fault-owned-at-one = { $player } má sázecí kostku, kterou ještě nikdo neotočil.
fault-offer-after-end = Je tu nabídka, ačkoli partie skončila.
fault-cube-not-theirs = { $player } zdvojnásobuje, ale sázecí kostku nemá.
fault-no-settlement = Tady se dohodnout nejde.
fault-other = K této pozici žádná partie nevede.
