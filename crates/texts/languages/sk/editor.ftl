editor-title = Zostaviť pozíciu
editor-about = Vyber, čie kamene kladieš, a potom stlač klin, bar alebo miesto pre vyvedené kamene.
editor-about-mouse = Pravým tlačidlom alebo kliknutím so Shiftom kameň odoberieš.
editor-place = Klásť
editor-place-white = Biele kamene
editor-place-black = Čierne kamene
editor-take-away = Odoberať
editor-opening = Začiatočné postavenie
editor-clear = Prázdna doska
editor-swap = Vymeniť strany
editor-on-roll = Na ťahu
editor-dice = Kocky
editor-no-dice = Ešte nehodené
editor-double-offered = Je ponúknuté zdvojnásobenie
editor-cube-value = Stávková kocka ukazuje
editor-cube-owner = Kto má stávkovú kocku
editor-cube-centered = V strede
editor-stakes = Čo sa hrá
editor-money = Jednotlivé partie
editor-match = Zápas
editor-length = Dĺžka zápasu
editor-score = Body: { $player }
editor-crawford = Crawfordova partia
editor-jacoby = Jacobyho pravidlo
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } kameň
    [few] { $checkers } kamene
   *[other] { $checkers } kameňov
}
editor-id = ID pozície
editor-id-about = Vlož sem XGID, GNUbg ID, OGID alebo ID pozície, alebo si skopíruj toto.
editor-analyze = Rozobrať pozíciu
editor-possible = Táto pozícia je možná.
editor-impossible = Táto pozícia nie je možná
editor-forgiven = Rozobrať ju aj tak môžeš, ale žiadna partia k nej nevedie.

fault-too-many = { $player } má { $checkers } kameňov, viac ako 15.
fault-unequal = Strany nemajú rovnako veľa kameňov: { $said } a { $counted }.
fault-no-checkers = Na doske nie je žiadny kameň.
fault-shared-point = Na kline { $point } stoja kamene oboch strán.
fault-both-won = Obe strany už vyviedli všetky kamene.
fault-both-shut-out = Obe strany sú na bare proti uzavretému domovskému poľu.
fault-not-over = Jedna strana už vyviedla všetky kamene, takže partia sa skončila.
fault-no-length = Zápas musí byť aspoň na 1 bod.
fault-match-won = { $player } má skóre { $said }, a to už zápas na { $length } vyhráva.
fault-no-crawford = Crawfordova partia je tá, v ktorej práve jednému z hráčov chýba jediný bod.
fault-cube-in-crawford = V Crawfordovej partii nesmie nikto zdvojnásobiť.
fault-owned-at-one = { $player } má stávkovú kocku, ktorú ešte nikto neotočil.
fault-offer-after-end = Je tu ponuka, hoci partia sa skončila.
fault-cube-not-theirs = { $player } zdvojnásobuje, ale stávkovú kocku nemá.
fault-no-settlement = Tu sa dohodnúť nedá.
fault-other = K tejto pozícii žiadna partia nevedie.
