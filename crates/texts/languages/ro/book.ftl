book-title = Table: { $name }
book-differs-mark = Diferit de regulile internaționale
book-differs-none = Acestea sunt regulile internaționale.
book-summary = Toate regulile dintr-o privire
book-summary-rule = Regula
book-summary-value = În aceste reguli
book-printed-by = Scris de { -app } după regulile cu care joacă

book-aim = Scopul jocului
book-aim-checkers = { $checkers ->
    [one] Doi jucători, fiecare cu { $checkers } piesă și două zaruri.
    [few] Doi jucători, fiecare cu { $checkers } piese și două zaruri.
   *[other] Doi jucători, fiecare cu { $checkers } de piese și două zaruri.
}
book-aim-way = Îți muți piesele în jurul tablei până în casa ta, ultimele șase triunghiuri ale drumului, și de acolo le scoți. Adversarul mută în sens opus.
book-aim-win = Câștigă cine își scoate primul toate piesele.
book-aim-picture = Toate piesele { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
} sunt în casă: acum le poate scoate.

book-setup = Așezarea pieselor
book-setup-board = Tabla are 24 de triunghiuri în patru sferturi, cu bara între cele două jumătăți.
book-setup-points = Numeri de la capătul tău: triunghiul tău 1 e ultimul din drumul tău, triunghiul tău 24 cel mai îndepărtat. Triunghiul tău 1 e triunghiul 24 al adversarului.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } pe triunghiul { $point }
book-setup-position = La început, fiecare jucător are { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Poziția de start, așa cum o vede { $color ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}.

book-start = Cine începe
book-start-tie = Dacă ambele zaruri arată același număr, se aruncă din nou.
book-start-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a început cu { $roll } și a făcut o poartă: { $play }.

book-moving = Mutarea
book-moving-roll = Când îți vine rândul, arunci ambele zaruri și muți cu fiecare număr: două piese câte o dată sau o piesă de două ori.
book-moving-order = Tu alegi ce număr joci întâi. O piesă mutată cu ambele numere face două mutări: între ele trebuie să calce pe un triunghi liber.
book-moving-count = Pe drum se numără fiecare triunghi, ocupat sau nu.
book-moving-target = O piesă poate merge pe orice triunghi neblocat de adversar, oricâte piese de-ale tale ar fi acolo.
book-moving-nothing = Un număr pe care nu-l poți juca se pierde.
book-moving-done = Rândul tău se încheie când ridici zarurile; până atunci îți poți lua mutările înapoi.
book-moving-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a fugit cu o piesă, cu { $roll }: { $play }. Întâi a trebuit jucat 6, fiindcă 5 ar fi ajuns pe un triunghi blocat.

book-doubles = Dublele
book-doubles-four = Dacă ambele zaruri arată același număr, îl joci de patru ori, cu o piesă sau cu mai multe, cum vrei.
book-doubles-rest = Din cele patru, mutările care nu se pot juca se pierd, iar o aruncare în plus nu există.
book-doubles-also = La fel e la intrare, la lovire și la scoatere: cu o dublă poți lovi până la patru piese.
book-doubles-picture = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll } și a făcut patru mutări: { $play }.

book-hitting = Lovirea
book-hitting-blot = O piesă singură pe un triunghi e o piesă descoperită. Piesa adversă care ajunge acolo, chiar și în trecere, o lovește.
book-hitting-pair = Una sau două piese de pe un triunghi pot fi lovite: piesa adversă care ajunge acolo le lovește pe toate.
book-hitting-bar = O piesă lovită merge pe bară. Poți lovi de mai multe ori la același rând.
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
}, care o lovește cu { $list }.

book-entering = Intrarea
book-entering-first = Dacă ai piese pe bară, trebuie să intre toate înainte să muți altă piesă.
book-entering-where = Intră în casa adversarului: cu 1 pe triunghiul tău 24, cu 2 pe triunghiul tău 23 și tot așa până la 6, pe triunghiul tău 19. Poți lovi și la intrare.
book-entering-where-halves = Intră în casa adversarului, pe triunghiul numărului aruncat: { $color } pe 1A–6A, { $opponent } pe 1–6. Poți lovi și la intrare.
book-entering-where-homes = Intră în casa adversarului, pe triunghiul numărului aruncat: cu 1 pe triunghiul 1 și tot așa până la 6, pe triunghiul 6. Poți lovi și la intrare.
book-entering-rest = Nu poți intra cu un număr al cărui triunghi e blocat. După ce au intrat toate, joci restul aruncării cu orice piesă.
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
book-blocks-pass = Poți sări peste un triunghi blocat cu un număr care te duce dincolo de el. Peste șase la rând, un zid complet, nu se poate sări.
book-blocks-pass-three = Poți sări peste un triunghi blocat cu un număr care te duce dincolo de el.
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
book-bearing-off-when = Când toate piesele tale sunt în casă, le poți scoate, chiar și cu al doilea număr al aruncării care a adus-o pe ultima.
book-bearing-off-inside = În loc să scoți, poți folosi un număr ca să muți o piesă în interiorul casei.
book-bearing-off-beside = Piesele scoase se pun lângă tablă și nu mai intră în joc.
book-bearing-off-hit = Dacă îți e lovită o piesă, ea trebuie să ajungă iar în casă înainte să continui scoaterea.
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
book-winning-single = Câștigi simplu, ceea ce contează o dată, dacă adversarul a scos cel puțin o piesă.
book-winning-gammon = Câștigi cu marț, ceea ce contează dublu, dacă adversarul n-a scos niciuna.
book-winning-backgammon = Un backgammon contează triplu.
book-winning-highest = Dacă se potrivesc mai multe, contează cea mai mare.
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
    [single] o victorie simplă
    [gammon] un marț
   *[backgammon] un backgammon
}.

book-cube = Cubul
book-cube-stake = Cubul e pentru partidele pe miză; dacă nu jucați pe miză, lăsați-l deoparte.
book-cube-optional = Cubul e opțional: înțelegeți-vă înainte de partidă dacă îl folosiți.
book-cube-offer = Dacă ți se propune o dublare, poți accepta și juca mai departe pe dublu sau poți refuza și pierde cât valora partida înainte.
book-cube-owner = Cine acceptă primește cubul, și numai cine are cubul poate dubla data viitoare.
book-cube-product = La sfârșit, victoria se înmulțește cu cubul: un marț cu cubul la 4 valorează 8.
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
note-source-german = Limbile foii nu spun peste tot același lucru. Urmăm textul german.
note-source-swedish = Limbile foii nu spun peste tot același lucru. Urmăm textul suedez.
note-picture = Foaia arată poziția de început doar într-o imagine. O folosim pe cea obișnuită.
note-deluxe-sum = Foaia spune că o piesă poate aduna ambele numere și nu pomenește de oprire. Noi jucăm două mutări cu o oprire între ele; altfel o piesă n-ar putea lovi de două ori.
note-deluxe-duty = Foaia spune că trebuie să muți până când toate piesele unui jucător sunt în casă. Înțelegem: ale tale.
note-deluxe-larger = Foaia cere mereu numărul mai mare. Când toate piesele tale sunt în casă, te lăsăm să sari peste el ca peste oricare altul.
note-deluxe-block = Foaia spune „mai mult de două”. Noi jucăm două sau mai multe, altfel n-ar exista regulă pentru exact două.
note-nordic-block = O legendă din textele suedez și englez spune „mai mult de două”, dar regula spune „mai mult de una”. Urmăm regula.
note-deluxe-inside = Foaia permite mutări în interiorul casei doar dacă triunghiul numărului e gol. Noi le permitem mereu, fiindcă oricum poți sări peste număr.
note-backgammon = Foaia nu spune că învinsul nu trebuie să fi scos nicio piesă, așa că nu cerem asta.
note-deluxe-first-double = Foaia spune „după începerea jocului”. Înțelegem: după ce s-a jucat prima aruncare.
note-swiss-lower = Foaia spune „de pe triunghiul imediat inferior”. Dacă e gol și acela, luăm cel mai apropiat triunghi inferior pe care ai o piesă.
note-nordic-lower = Foaia nu spune că triunghiurile mai mari trebuie să fie goale, așa că nu cerem asta.
note-norwegian-lost = Foaia spune că, până sunt toate în casă, un număr pe care piesele de afară nu-l pot folosi se pierde. Noi te lăsăm să-l joci cu o piesă aflată deja în casă, fiindcă un număr se pierde doar dacă nimic nu se poate muta.
note-norwegian-enter = Foaia spune că piesele intră „pe partea ta de tablă”. Înțelegem: acolo de unde pornesc piesele tale din spate, în casa adversarului.
note-nordic-any-time = Textele norvegian și danez spun „oricând”, celelalte „în timpul jocului”. La noi se poate oricând.
note-hungarian-refused = Foaia dă 1 punct când o dublare e refuzată. Se potrivește primei dublări; când e refuzată o redublare, socotim cât valora partida înainte.
note-hungarian-highest = Foaia doar înșiră fețele cubului, de la 2 la 64. Luăm 64 drept limită.
book-contents = Cuprins
book-search = Caută în reguli
book-search-none = Nu s-a găsit nimic.
