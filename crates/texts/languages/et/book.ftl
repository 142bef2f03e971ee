# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Erineb rahvusvahelistest reeglitest
book-differs-none = Need on rahvusvahelised reeglid.
book-summary = Kõik reeglid ühe pilguga
book-summary-rule = Reegel
book-summary-value = Nendes reeglites
book-printed-by = { -app } kirjutas selle reeglitest, mille järgi ta mängib

book-aim = Eesmärk
book-aim-checkers = { $checkers ->
    [one] Kaks mängijat, kummalgi { $checkers } nupp ja kaks täringut.
   *[other] Kaks mängijat, kummalgi { $checkers } nuppu ja kaks täringut.
}
book-aim-way = Käid oma nuppudega ümber laua oma koduväljale, oma tee viimasele kuuele kiilule, ja viid need sealt välja. Vastane liigub vastassuunas.
book-aim-win = Võidab see, kes viib esimesena kõik oma nupud välja.
book-aim-picture = { $color ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} nupud on kõik kodus: nüüd võib neid välja viia.

book-setup = Algseis
book-setup-board = Laual on 24 kiilu neljas veerandis ja kahe poole vahel baar.
book-setup-points = Kiile loed oma poolt: sinu kiil 1 on su tee viimane, kiil 24 kõige kaugem. Sinu kiil 1 on vastase kiil 24.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } kiilul { $point }
book-setup-position = Kumbki mängija alustab nii: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Algseis { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} poolt vaadates.

book-start = Kes alustab
book-start-tie = Kui mõlemad täringud näitavad sama numbrit, viskavad mõlemad mängijad uuesti.
book-start-picture = { $color } alustas viskega { $roll } ja hõivas kiilu: { $play }.

book-moving = Käimine
book-moving-roll = Oma korral viskad mõlemat täringut ja käid kummagi numbri: kahe nupuga kummagagi korra või ühe nupuga kaks korda.
book-moving-order = Sina valid, kumma numbri enne käid. Ühe nupuga mõlema numbri käimine on kaks käiku, nii et see peab vahepeal peatuma vabal kiilul.
book-moving-count = Teel lähevad arvesse kõik kiilud, ka hõivatud.
book-moving-target = Nupp tohib minna igale kiilule, mida vastane ei sulge, ükskõik kui palju sinu oma nuppe seal juba on.
book-moving-nothing = Number, mida sa käia ei saa, läheb kaotsi.
book-moving-done = Sinu kord lõpeb, kui korjad täringud üles; seni võid käigud tagasi võtta.
book-moving-picture = { $color } jooksis ühe nupuga viske { $roll }: { $play }. Enne tuli käia 6, sest 5 viiks suletud kiilule.

book-doubles = Paarid
book-doubles-four = Kui mõlemad täringud näitavad sama numbrit, käid seda neli korda, ühe või mitme nupuga, kuidas soovid.
book-doubles-rest = Mida neljast käia ei saa, läheb kaotsi, ja lisaviset ei saa.
book-doubles-also = See kehtib ka sissetulekul, löömisel ja väljaviimisel: paariga võid lüüa kuni neli nuppu.
book-doubles-picture = { $color } viskas { $roll } ja käis neli korda: { $play }.

book-hitting = Löömine
book-hitting-blot = Kiilul üksi seisev nupp on kaitseta. Vastase nupp, mis sinna astub, kas või möödaminnes, lööb selle.
book-hitting-pair = Ühte või kahte nuppu kiilul saab lüüa: vastase nupp, mis sinna astub, lööb need kõik.
book-hitting-bar = Löödud nupp läheb baarile. Ühel korral võid lüüa mitu korda.
book-hitting-picture = { $opponent ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on kaitseta nupp { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} kiilul 5. Seda lööb { $list }.

book-entering = Sissetulek
book-entering-first = Kui sul on nuppe baaril, peavad need kõik sisse tulema, enne kui käid mõne teise nupuga.
book-entering-where = Sisse tullakse vastase koduväljale: 1 toob su kiilule 24, 2 su kiilule 23 ja nii edasi kuni 6-ni, mis toob su kiilule 19. Sisse tulles võid lüüa.
book-entering-where-halves = Sisse tullakse vastase koduväljale, visatud numbri kiilule: { $color } 1A kuni 6A, { $opponent } 1 kuni 6. Sisse tulles võid lüüa.
book-entering-where-homes = Sisse tullakse vastase koduväljale, visatud numbri kiilule: 1 toob kiilule 1 ja nii edasi kuni 6-ni, mis toob kiilule 6. Sisse tulles võid lüüa.
book-entering-rest = Numbriga, mille kiil on suletud, sisse ei saa. Kui kõik su nupud on sees, käid ülejäänud viske ükskõik millise nupuga.
book-entering-picture = { $color ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on nupp baaril. Selle toob sisse { $list }.
book-entering-picture-closed = { $color ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on nupp baaril ja ükski number ei too seda sisse.

book-blocks = Suletud kiilud
book-blocks-pass = Suletud kiilust võid üle hüpata numbriga, mis viib sellest mööda. Kuuest järjestikusest, täismüürist, üle hüpata ei saa.
book-blocks-pass-three = Suletud kiilust võid üle hüpata numbriga, mis viib sellest mööda.
book-blocks-closed = Kui kõik kuus kiilu, kuhu sa peaksid sisse tulema, on suletud, on laud kinni: ükski vise ei too sind sisse, kuni mõni kiil avaneb.
book-blocks-picture = { $opponent } sulgeb kiilud, mis on { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} kahe viimase nupu ees. Nad pääsevad minema, kui tuleb { $list }.
book-blocks-picture-closed = { $opponent } sulgeb kuus kiilu järjest: { $color ->
    [white] valge
    [black] musta
    [light] heleda
   *[dark] tumeda
} kaks viimast nuppu ei pääse minema ühegi numbriga.

book-bearing-off = Väljaviimine
book-bearing-off-when = Kui kõik su nupud on su koduväljal, võid neid välja viia, isegi selle viske teise numbriga, mis tõi viimase koju.
book-bearing-off-inside = Väljaviimise asemel võid numbriga käia mõne nupuga oma koduväljal.
book-bearing-off-beside = Väljaviidud nupud pannakse laua kõrvale ja mängu need enam ei tule.
book-bearing-off-hit = Kui su nupp lüüakse, peab see jälle koju jõudma, enne kui jätkad väljaviimist.
book-bearing-off-picture = { $color ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on numbriga { $number } võimalik: { $list }.
book-bearing-off-picture-none = { $color ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} ei ole numbriga { $number } midagi käia.

book-winning = Võit
book-winning-single = Võidad ühekordselt, mis loeb ühe korra, kui vastane on vähemalt ühe nupu välja viinud.
book-winning-gammon = Võidad gammoni, mis loeb kahekordselt, kui vastane pole ühtki nuppu välja viinud.
book-winning-backgammon = Backgammon loeb kolmekordselt.
book-winning-highest = Kui sobib mitu neist, loeb kõrgeim.
book-winning-picture = { $color } viis viimase nupu välja. { $opponent ->
    [white] Valgel
    [black] Mustal
    [light] Heledal
   *[dark] Tumedal
} on üks nupp väljas ja üks baaril: { $win ->
    [single] ühekordne võit
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = Duubelduskuup
book-cube-stake = Duubelduskuup on mängudeks panuse peale; kui te panuse peale ei mängi, jätke see kõrvale.
book-cube-optional = Duubelduskuup on vabatahtlik: leppige enne mängu kokku, kas seda kasutate.
book-cube-offer = Kui sulle pakutakse duublit, võid selle vastu võtta ja mängida edasi kahekordse peale või loobuda ja kaotada selle, mida mäng enne väärt oli.
book-cube-owner = Vastuvõtja omab kuupi ja järgmisena tohib duubeldada ainult omanik.
book-cube-product = Lõpus korrutatakse võit kuubiga: gammon, kui kuup on 4, on väärt 8.
book-cube-picture = { $color } duubeldas ja { $opponent ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} võttis vastu. Kuubi omanik on nüüd { $opponent ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
} ja kuup näitab { $value }.

book-match = Mängud ja matšid
book-match-score = { $length ->
    [one] Otsustab üks mäng.
   *[other] Võidetu liidetakse su seisule; punktid üle { $length } enam ei loe.
}

book-letters = X on { $color ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}, O on { $opponent ->
    [white] valge
    [black] must
    [light] hele
   *[dark] tume
}.

note-silent = Kus mängujuhend vaikib, mängime rahvusvahelist reeglit.
note-source-german = Mängujuhendi keeled ei ütle kõikjal sama. Järgime saksakeelset teksti.
note-source-swedish = Mängujuhendi keeled ei ütle kõikjal sama. Järgime rootsikeelset teksti.
note-picture = Mängujuhend näitab algseisu ainult pildil. Võtame tavalise.
note-deluxe-sum = Mängujuhendi järgi võib üks nupp mõlemad numbrid kokku liita ja peatust ei mainita. Meie mängime kaks käiku, mille vahel peatutakse; muidu ei saaks üks nupp kaks korda lüüa.
note-deluxe-duty = Mängujuhendi järgi peab käima, kuni mängija kõik nupud on kodus. Loeme seda nii: sinu enda nupud.
note-deluxe-larger = Mängujuhend nõuab alati suuremat numbrit. Kui kõik su nupud on kodus, võid selle meil vahele jätta nagu iga teise.
note-deluxe-block = Saksakeelses ja enamikus teistes tekstides seisab „rohkem kui kaks”, eestikeelses „kaks või enam”. Meil piisab kahest, sest muidu poleks täpselt kahe kohta reeglit.
note-nordic-block = Rootsi- ja ingliskeelse teksti pildiallkiri ütleb „rohkem kui kaks”, aga reegel ütleb „rohkem kui üks”. Järgime reeglit.
note-deluxe-inside = Mängujuhend lubab koduväljal käia ainult siis, kui numbri enda kiil on tühi. Meie lubame alati, sest numbri võib niigi vahele jätta.
note-backgammon = Mängujuhend ei ütle, et kaotaja ei tohi olla ühtki nuppu välja viinud, seega me seda ei nõua.
note-deluxe-first-double = Mängujuhend ütleb „mängu alustamise järel”. Loeme seda nii: pärast seda, kui esimene vise on käidud.
note-swiss-lower = Mängujuhend ütleb „järgmiselt madalamalt kiilult”. Kui ka see on tühi, võtame lähima madalama kiilu, kus sul on nupp.
note-nordic-lower = Mängujuhend ei ütle, et kõrgemad kiilud peavad olema tühjad, seega me seda ei nõua.
note-norwegian-lost = Mängujuhendi järgi läheb number, mida väljas olevad nupud kasutada ei saa, kaotsi, kuni kõik on kodus. Meil võid selle käia nupuga, mis on juba kodus, sest number läheb kaotsi ainult siis, kui miski ei saa liikuda.
note-norwegian-enter = Mängujuhend ütleb, et nupud tulevad sisse „sinu poolel lauda”. Loeme seda nii: seal, kust su tagumised nupud alustavad, vastase koduväljal.
note-nordic-any-time = Norra- ja taanikeelne tekst ütlevad „igal ajal”, teised „mängu ajal”. Mängime: igal ajal.
note-hungarian-refused = Mängujuhend annab 1 punkti, kui duublist loobutakse. See sobib esimese duubli kohta; järgmise puhul arvestame seda, mida mäng enne väärt oli.
note-hungarian-highest = Mängujuhend loetleb ainult kuubi tahud, 2 kuni 64. Peame 64 ülempiiriks.
book-contents = Sisukord
book-search = Otsi reeglitest
book-search-none = Midagi ei leitud.
