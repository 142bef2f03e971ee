book-title = Table: { $name }
book-differs-mark = Altfel decât în jocul internațional
book-differs-none = Acestea sunt regulile internaționale.
book-summary = Toate regulile dintr-o privire
book-summary-rule = Regula
book-summary-value = Aici
book-printed-by = Scris de { -app } după regulile cu care joacă

book-aim = Scopul jocului
book-aim-checkers = { $checkers ->
    [one] Se joacă în doi, fiecare cu { $checkers } piesă și două zaruri.
    [few] Se joacă în doi, fiecare cu { $checkers } piese și două zaruri.
   *[other] Se joacă în doi, fiecare cu { $checkers } de piese și două zaruri.
}
book-aim-way = Îți duci piesele de jur împrejurul tablei până în casa ta, adică pe ultimele șase triunghiuri ale drumului, iar de acolo le scoți de pe tablă. Adversarul vine din sens opus.
book-aim-win = Câștigă cine scoate primul ultima piesă.
book-aim-picture = Toate piesele { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
} sunt în casă. Acum pot ieși.

book-setup = Așezarea pieselor
book-setup-board = Sunt 24 de triunghiuri în patru sferturi, iar între cele două jumătăți se află bara.
book-setup-points = Numeri de la capătul tău: triunghiul 1 e ultimul din drumul tău, triunghiul 24 cel mai îndepărtat, iar triunghiul tău 1 e triunghiul 24 al adversarului.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } pe triunghiul { $point }
book-setup-position = Piesele fiecărui jucător la început: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Începutul, așa cum îl vede { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}.

book-start = Cine începe
book-start-tie = Dacă zarurile arată la fel, se aruncă din nou.
book-start-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a început cu { $roll } și a făcut o poartă: { $play }.

book-moving = Mutarea
book-moving-roll = Când îți vine rândul, arunci ambele zaruri și muți cu fiecare număr: două piese câte o dată sau o piesă de două ori.
book-moving-order = Tu alegi cu ce număr începi. Cine mută aceeași piesă de două ori face două mutări și are nevoie de un triunghi liber pe care să calce între ele.
book-moving-target = O piesă poate merge pe orice triunghi neblocat de adversar, oricâte piese de-ale tale ar fi acolo.
book-moving-nothing = Un număr care nu poate fi jucat e pierdut.
book-moving-done = Rândul tău se încheie când ridici zarurile; până atunci îți poți lua mutările înapoi.
book-moving-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a fugit cu o piesă, cu { $roll }: { $play }. A trebuit jucat întâi 6, fiindcă 5 singur duce pe un triunghi blocat.

book-doubles = Dublele
book-doubles-four = Dacă ambele zaruri arată același număr, acesta se joacă de patru ori, cu o piesă sau cu mai multe, după voie.
book-doubles-rest = Ce nu se poate juca din cele patru se pierde, iar o aruncare în plus nu există.
book-doubles-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll } și a mutat de patru ori: { $play }.

book-hitting = Lovirea
book-hitting-blot = O piesă singură pe un triunghi e o piesă descoperită. Piesa adversă care ajunge acolo, fie și numai în trecere, o lovește.
book-hitting-pair = Una sau două piese de pe un triunghi pot fi lovite: piesa adversă care ajunge acolo le trimite pe toate pe bară.
book-hitting-bar = O piesă lovită merge pe bară. La un rând se poate lovi de mai multe ori.
book-hitting-picture = { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} are o piesă descoperită pe triunghiul 5 al { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}. Poate fi lovită cu { $list }.

book-entering = Intrarea
book-entering-first = Dacă ai piese pe bară, trebuie să intre toate înainte să muți altă piesă.
book-entering-where = Intră în casa adversarului: cu 1 pe triunghiul tău 24, cu 2 pe triunghiul tău 23 și tot așa până la 6, pe triunghiul tău 19. Se poate lovi și la intrare.
book-entering-where-halves = Intră în casa adversarului: { $color } 1A–6A, { $opponent } 1–6. Se poate lovi și la intrare.
book-entering-where-homes = Intră în casa adversarului: 1 → 1, 2 → 2 … 6 → 6. Se poate lovi și la intrare.
book-entering-rest = Cu un număr al cărui triunghi e blocat nu se poate intra. După ce au intrat toate, restul aruncării se joacă cu orice piesă.
book-entering-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} are o piesă pe bară. Intră cu { $list }.
book-entering-picture-closed = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} are o piesă pe bară, care nu poate intra cu niciun număr.

book-blocks = Blocajele
book-blocks-pass = Peste un triunghi blocat se poate trece cu un număr care duce dincolo de el. Peste șase la rând nu se poate trece deloc.
book-blocks-pass-three = Peste un triunghi blocat se poate trece cu un număr care duce dincolo de el.
book-blocks-closed = Dacă toate cele șase triunghiuri pe care ai intra sunt blocate, casa e închisă: nicio aruncare nu te lasă să intri până nu se deschide un triunghi.
book-blocks-picture = { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} blochează triunghiurile din fața ultimelor două piese ale { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}. Ele scapă cu { $list }.
book-blocks-picture-closed = { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} blochează șase triunghiuri la rând: cu niciun număr nu scapă ultimele două piese ale { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}.

book-bearing-off = Scoaterea pieselor
book-bearing-off-when = Când toate piesele tale sunt în casă, le poți scoate, chiar și cu al doilea număr al aruncării cu care ai adus-o pe ultima.
book-bearing-off-inside = În loc să scoți, poți și să muți cu un număr în interiorul casei, dacă e loc.
book-bearing-off-hit = Dacă între timp îți e lovită o piesă, ea trebuie să ajungă iar în casă înainte să continui scoaterea.
book-bearing-off-picture = Cu { $number }, { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
} poate juca { $list }.
book-bearing-off-picture-none = Cu { $number }, { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
} nu poate juca nimic.

book-winning = Victoria
book-winning-single = Câștigi simplu dacă adversarul a scos cel puțin o piesă.
book-winning-gammon = Câștigi dublu, adică marț, dacă adversarul n-a scos niciuna.
book-winning-backgammon = Câștigi triplu cu un backgammon.
book-winning-highest = Dacă se potrivesc mai multe, contează cel mai mare.
book-winning-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a scos ultima piesă. { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} are una scoasă și una pe bară: { $win ->
    [single] victorie simplă
    [gammon] marț
   *[backgammon] backgammon
}.

book-cube = Cubul
book-cube-stake = Cubul e pentru jocul pe miză; fără miză, se lasă deoparte.
book-cube-optional = Cubul e opțional: înțelegeți-vă înainte de partidă dacă îl folosiți.
book-cube-offer = Cine primește o dublare fie o acceptă și joacă mai departe pe dublu, fie o refuză și pierde cât valora partida până atunci.
book-cube-owner = Cine acceptă primește cubul și numai cine are cubul poate dubla data viitoare.
book-cube-product = La sfârșit, victoria se înmulțește cu ce arată cubul: un marț cu cubul la 4 contează de opt ori.
book-cube-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dublat și { $opponent ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
} a acceptat, așa că are acum cubul, la { $value }.

book-match = Partide și meciuri
book-match-score = { $length ->
    [one] O singură partidă decide.
    [few] Ce câștigi se adaugă la scorul tău; punctele peste { $length } nu mai contează.
   *[other] Ce câștigi se adaugă la scorul tău; punctele peste { $length } nu mai contează.
}

book-letters = X e { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}, O e { $opponent ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}.

note-silent = Unde foaia nu spune nimic, jucăm regula internațională.
note-picture = Foaia arată poziția de început doar într-o imagine. O folosim pe cea obișnuită.
note-deluxe-sum = Foaia spune că o piesă poate „aduna” ambele numere și nu pomenește de oprire. Noi jucăm două mutări cu o oprire între ele; altfel o piesă n-ar putea lovi de două ori.
note-deluxe-duty = Foaia spune că trebuie să muți până când toate piesele „unui jucător” sunt în casă. Înțelegem: ale tale.
note-deluxe-larger = Foaia nu face excepție. Noi facem: când toate piesele tale sunt în casă, poți renunța și la numărul cel mare.
note-deluxe-block = Foaia spune „mai mult de două”. Noi jucăm două sau mai multe, altfel n-ar exista regulă pentru exact două.
note-nordic-block = O legendă din foaie spune „mai mult de două”, dar regula ei spune „mai mult de una”. Urmăm regula.
note-deluxe-inside = Foaia permite asta doar dacă triunghiul numărului e gol. Noi o permitem mereu, fiindcă la număr poți oricum renunța.
note-backgammon = Foaia nu spune că cine pierde nu trebuie să fi scos nicio piesă, așa că nu o cerem.
note-deluxe-first-double = Foaia spune „după începerea jocului”. Înțelegem: după ce s-a jucat prima aruncare.
note-swiss-lower = Foaia spune „de pe triunghiul imediat inferior”. Dacă e gol și acela, luăm cel mai apropiat triunghi inferior pe care ai o piesă.
note-nordic-lower = Foaia nu spune că triunghiurile mai mari trebuie să fie goale, așa că nu o cerem.
note-norwegian-lost = Foaia spune că, până sunt toate în casă, un număr pe care piesele de afară nu-l pot folosi se pierde. Noi te lăsăm să-l joci cu o piesă aflată deja în casă, fiindcă un număr se pierde doar dacă nimic nu se poate muta.
note-nordic-any-time = Textele norvegian și danez spun „oricând”, celelalte „în timpul jocului”. Jucăm: oricând.
note-hungarian-refused = Foaia dă 1 punct când o dublare e refuzată. Se potrivește primei dublări; la următoarele contează cât valora partida înainte.
book-contents = Cuprins
book-search = Caută în reguli
book-search-none = Nu s-a găsit nimic.
