coach-title = Antrenor
coach-better = Mai bună e { $better-play }.
coach-much-better = Mult mai bună e { $better-play }.
coach-gives-away = { $loss ->
    [one] { $play } costă { $loss } punct.
    [few] { $play } costă { $loss } puncte.
   *[other] { $play } costă { $loss } de puncte.
}
coach-keep = Păstrez alegerea mea
coach-change = Încearcă din nou

coach-shots = { $played ->
    [0] După mutarea aceasta nu te lovește nicio aruncare
    [one] După mutarea aceasta te lovește { $played } aruncare din 36
    [few] După mutarea aceasta te lovesc { $played } aruncări din 36
   *[other] După mutarea aceasta te lovesc { $played } de aruncări din 36
}; după cea mai bună, { $better ->
    [0] niciuna
    [one] una
    [few] { $better }
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Mutarea aceasta nu lovește nimic; cea mai bună lovește { $better ->
        [one] o piesă
        [few] { $better } piese
       *[other] { $better } de piese
    }.
    [one] Mutarea aceasta lovește o piesă; cea mai bună { $better ->
        [0] niciuna
       *[other] { $better }
    }.
    [few] Mutarea aceasta lovește { $played } piese; cea mai bună { $better ->
        [0] niciuna
        [one] una
        [few] { $better }
       *[other] { $better }
    }.
   *[other] Mutarea aceasta lovește { $played } de piese; cea mai bună { $better ->
        [0] niciuna
        [one] una
        [few] { $better }
       *[other] { $better }
    }.
}
coach-better-makes = Cea mai bună mutare face poartă pe triunghiul tău { $point }.
coach-played-makes = Mutarea aceasta face poartă pe triunghiul tău { $point }.
coach-better-breaks = Cea mai bună mutare renunță la poarta de pe triunghiul tău { $point }.
coach-played-breaks = Mutarea aceasta renunță la poarta de pe triunghiul tău { $point }; cea mai bună o păstrează.
coach-prime = { $played ->
    [one] Cel mai lung zid al tău are { $played } poartă după mutarea aceasta, { $better } după cea mai bună.
    [few] Cel mai lung zid al tău are { $played } porți după mutarea aceasta, { $better } după cea mai bună.
   *[other] Cel mai lung zid al tău are { $played } de porți după mutarea aceasta, { $better } după cea mai bună.
}
coach-stays-on-bar = Aruncări care îl lasă pe adversar pe bară: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-aims = După mutarea aceasta, la rândul următor { $played ->
    [0] nu lovești cu nicio aruncare
    [one] lovești cu { $played } aruncare din 36
    [few] lovești cu { $played } aruncări din 36
   *[other] lovești cu { $played } de aruncări din 36
}; după cea mai bună, { $better ->
    [0] cu niciuna
    [one] cu una
    [few] cu { $better }
   *[other] cu { $better }
}.
coach-lead-ahead = { $played ->
    [0] După mutarea aceasta cursa e egală
    [one] După mutarea aceasta conduci cu { $played } pas
    [few] După mutarea aceasta conduci cu { $played } pași
   *[other] După mutarea aceasta conduci cu { $played } de pași
}; după cea mai bună { $better ->
    [0] e egală
   *[other] conduci cu { $better }
}.
coach-lead-behind = { $played ->
    [one] După mutarea aceasta ești în urmă cu { $played } pas
    [few] După mutarea aceasta ești în urmă cu { $played } pași
   *[other] După mutarea aceasta ești în urmă cu { $played } de pași
}; după cea mai bună ești în urmă cu { $better }.
coach-lead-passes = { $played ->
    [one] După mutarea aceasta ești în urmă cu { $played } pas
    [few] După mutarea aceasta ești în urmă cu { $played } pași
   *[other] După mutarea aceasta ești în urmă cu { $played } de pași
}; după cea mai bună { $better ->
    [0] cursa e egală
   *[other] conduci cu { $better }
}.
coach-lead-loses = { $played ->
    [0] După mutarea aceasta cursa e egală
    [one] După mutarea aceasta conduci cu { $played } pas
    [few] După mutarea aceasta conduci cu { $played } pași
   *[other] După mutarea aceasta conduci cu { $played } de pași
}; după cea mai bună ești în urmă cu { $better }.
coach-back = După mutarea aceasta { $played ->
    [0] nu mai ai nicio piesă
    [one] mai ai { $played } piesă
    [few] mai ai { $played } piese
   *[other] mai ai { $played } de piese
} în casa adversarului; după cea mai bună, { $better ->
    [0] niciuna
    [one] una
    [few] { $better }
   *[other] { $better }
}.
coach-stack = Cel mai înalt teanc al tău are { $played ->
    [one] { $played } piesă
    [few] { $played } piese
   *[other] { $played } de piese
} după mutarea aceasta și { $better } după cea mai bună.
coach-off = După mutarea aceasta { $played ->
    [0] nu ai nicio piesă scoasă
    [one] ai { $played } piesă scoasă
    [few] ai { $played } piese scoase
   *[other] ai { $played } de piese scoase
}; după cea mai bună, { $better ->
    [0] niciuna
    [one] una
    [few] { $better }
   *[other] { $better }
}.
coach-wins = Mutarea aceasta câștigă { $played }% din partide, cea mai bună { $better }%.
coach-gammons = Mutarea aceasta câștigă cu marț { $played }% din partide, cea mai bună { $better }%.
coach-lost-gammons = Mutarea aceasta pierde cu marț { $played }% din partide, cea mai bună { $better }%.

coach-should-double = Aici e corect să dublezi.
coach-should-roll = E prea devreme să dublezi.
coach-should-play-on = Stai prea bine ca să dublezi: joacă pentru marț.
coach-should-take = E de acceptat: câștigi { $chance }% din partide, și e destul.
coach-should-pass = E de refuzat: câștigi doar { $chance }% din partide.

fact-pips = { $pips ->
    [one] Mai ai de făcut { $pips } pas.
    [few] Mai ai de făcut { $pips } pași.
   *[other] Mai ai de făcut { $pips } de pași.
}
fact-lead = Conduci cu { $pips ->
    [one] { $pips } pas
    [few] { $pips } pași
   *[other] { $pips } de pași
}.
fact-behind = Ești în urmă cu { $pips ->
    [one] { $pips } pas
    [few] { $pips } pași
   *[other] { $pips } de pași
}.
fact-on-bar = { $checkers ->
    [one] Ai { $checkers } piesă pe bară.
    [few] Ai { $checkers } piese pe bară.
   *[other] Ai { $checkers } de piese pe bară.
}
fact-opponent-on-bar = { $checkers ->
    [one] Adversarul are { $checkers } piesă pe bară.
    [few] Adversarul are { $checkers } piese pe bară.
   *[other] Adversarul are { $checkers } de piese pe bară.
}
fact-off = { $checkers ->
    [0] N-ai scos nicio piesă.
    [one] Ai scos { $checkers } piesă.
    [few] Ai scos { $checkers } piese.
   *[other] Ai scos { $checkers } de piese.
}
fact-opponent-off = { $checkers ->
    [0] Adversarul n-a scos nicio piesă.
    [one] Adversarul a scos { $checkers } piesă.
    [few] Adversarul a scos { $checkers } piese.
   *[other] Adversarul a scos { $checkers } de piese.
}
fact-blot = { $shots ->
    [0] Nicio aruncare nu lovește piesa ta descoperită de pe triunghiul { $point }.
    [one] { $shots } aruncare din 36 lovește piesa ta descoperită de pe triunghiul { $point }.
    [few] { $shots } aruncări din 36 lovesc piesa ta descoperită de pe triunghiul { $point }.
   *[other] { $shots } de aruncări din 36 lovesc piesa ta descoperită de pe triunghiul { $point }.
}
fact-hitting = { $shots ->
    [0] Nu lovești cu nicio aruncare.
    [one] Lovești cu { $shots } aruncare din 36.
    [few] Lovești cu { $shots } aruncări din 36.
   *[other] Lovești cu { $shots } de aruncări din 36.
}
fact-opponent-hitting = { $shots ->
    [0] Adversarul nu lovește cu nicio aruncare.
    [one] Adversarul lovește cu { $shots } aruncare din 36.
    [few] Adversarul lovește cu { $shots } aruncări din 36.
   *[other] Adversarul lovește cu { $shots } de aruncări din 36.
}
fact-entering = { $shots ->
    [0] Nu se poate intra cu nicio aruncare: casa e închisă.
    [one] Se poate intra cu { $shots } aruncare din 36.
    [few] Se poate intra cu { $shots } aruncări din 36.
   *[other] Se poate intra cu { $shots } de aruncări din 36.
}
fact-dancing = { $shots ->
    [0] Poți muta cu orice aruncare.
    [one] Cu { $shots } aruncare din 36 nu poți muta.
    [few] Cu { $shots } aruncări din 36 nu poți muta.
   *[other] Cu { $shots } de aruncări din 36 nu poți muta.
}
fact-prime = { $count ->
    [one] Cel mai lung zid al tău are { $count } poartă.
    [6] Ai un zid complet: șase porți la rând.
    [few] Cel mai lung zid al tău are { $count } porți.
   *[other] Cel mai lung zid al tău are { $count } de porți.
}
fact-back = { $checkers ->
    [0] Nu ai piese în spate.
    [one] Ai { $checkers } piesă în spate.
    [few] Ai { $checkers } piese în spate.
   *[other] Ai { $checkers } de piese în spate.
}
fact-opponent-back = { $checkers ->
    [0] Adversarul nu are piese în spate.
    [one] Adversarul are { $checkers } piesă în spate.
    [few] Adversarul are { $checkers } piese în spate.
   *[other] Adversarul are { $checkers } de piese în spate.
}
fact-stack = { $checkers ->
    [one] Cel mai înalt teanc al tău are { $checkers } piesă.
    [few] Cel mai înalt teanc al tău are { $checkers } piese.
   *[other] Cel mai înalt teanc al tău are { $checkers } de piese.
}
coach-found-play = Există o mutare mai bună.
coach-found-cube = Sigur e bună decizia cu cubul?
coach-show = Arată-mi
reason-cube-chances = Câștigi { $wins }% din partide, { $gammons }% cu marț, și pierzi cu marț { $lost }%.
reason-cube-double-from = Cu acest cub și la acest scor e corect să dublezi de la { $chance }% în sus.
reason-cube-take-from = Adversarul câștigă { $wins }% din partide și îi trebuie { $chance }% ca să accepte.
reason-cube-too-good = De la { $chance }% în sus e mai bine să joci pentru marț decât să dublezi.
reason-cube-you-need = Cu acest cub și la acest scor ai nevoie de { $chance }% ca să accepți.
reason-cube-wins = Câștigi { $wins }% din partide.
reason-cube-gammons = Câștigi cu marț { $gammons }% din partide și pierzi cu marț { $lost }%.
reason-cube-no-market = Chiar și după cea mai bună aruncare a ta, adversarul ar mai putea accepta la rândul următor, deci nu e nicio grabă.
reason-cube-market = După { $share }% din secvențele formate din aruncarea ta și cel mai bun răspuns al adversarului, acesta ar trebui să refuze la rândul următor.
coach-will-hit = Aruncări cu care adversarul ar trebui să lovească: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-escapes = Aruncări care eliberează o piesă din spate a adversarului: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-own-escapes = Aruncări care la rândul următor îți eliberează o piesă din spate: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-builders = Aruncări care la rândul următor fac poartă pe triunghiul tău { $point }: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-deep = Piese pe triunghiurile tale { $first } și { $second }: { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-block = Porțile tale din șase triunghiuri la rând: { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-spare-pips = Pași liberi până trebuie să-ți desfaci zidul, fără piesele din spate: { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-breaking = Aruncări care la rândul următor te obligă să renunți la o poartă din casă: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-exposing = Aruncări care la rândul următor te obligă să lași o piesă descoperită: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-contact-kept = După mutarea aceasta nicio piesă nu mai poate fi lovită; cea mai bună păstrează contactul.
coach-contact-broken = După cea mai bună mutare nicio piesă nu mai poate fi lovită; aceasta păstrează contactul.
coach-will-anchor = Aruncări cu care adversarul ar trebui să facă o poartă în casa ta: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-will-escape = Aruncări cu care adversarul ar trebui să elibereze o piesă din spate: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-will-block = Aruncări cu care adversarul ar trebui să facă o poartă în casa lui: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-good-rolls = Aruncări cu care adversarul ar trebui să lovească, să intre, să elibereze o piesă din spate sau să facă o poartă: { $played } din 36 după mutarea aceasta, { $better } după cea mai bună.
coach-crossovers = Treceri în sfertul următor până când toate piesele tale sunt în casă: { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-pips-from-home = Pași până când toate piesele tale sunt în casă: { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-wastage = Pași cu risipă cu tot (EPC): { $played } după mutarea aceasta, { $better } după cea mai bună.
coach-price-hit = Mutarea aceasta lovește, iar cea mai bună nu, dar aici asta valorează mai puțin.
reason-needed = Orice mutare care nu e mai bună din acest punct de vedere costă cel puțin { $loss } puncte.
reason-rolls-hit = Aruncări care te lovesc doar după mutarea aceasta: { $rolls } din 36 ({ $examples }).
reason-rolls-enter = Aruncări care îl lasă pe adversar pe bară doar după cea mai bună mutare: { $rolls } din 36 ({ $examples }).
reason-rolls-anchor = Aruncări care după mutarea aceasta îi dau adversarului mai multe porți în casa ta: { $rolls } din 36 ({ $examples }).
reason-rolls-escape = Aruncări care după mutarea aceasta eliberează mai multe piese din spate ale adversarului: { $rolls } din 36 ({ $examples }).
reason-rolls-block = Aruncări care după mutarea aceasta îi dau adversarului mai multe porți în casa lui: { $rolls } din 36 ({ $examples }).
reason-rolls-share = Ele fac { $share }% din pierdere.
reason-rolls-most = Răspunsuri după care cea mai bună mutare e în față: { $rolls } din 36, mai ales { $examples }.
reason-rolls-price = Aruncări care te lovesc doar după cea mai bună mutare: { $rolls } din 36 ({ $examples }).
reason-score = Puncte care lipsesc pentru a câștiga meciul: { $yours } ție, { $theirs } adversarului.
reason-score-crawford = E partida Crawford, așa că nimeni nu are voie să dubleze.
reason-score-money-better = În partide libere, mutarea ta ar fi cea mai bună dintre cele două.
reason-score-money-less = În partide libere, mutarea ta ar costa doar { $loss } puncte.
reason-gammon-value-now = Valoarea marțului cu acest cub: { $yours } pentru tine, { $theirs } pentru adversar; în partide libere ½.
advice-hit = Lovește: adversarul pierde teren și trebuie întâi să intre.
advice-safe = Joacă sigur: lasă-i adversarului mai puține ocazii de a lovi.
advice-bold = Riscă: ce câștigi valorează mai mult decât pericolul.
advice-price = Așa îi lași adversarului mai multe ocazii de a lovi, dar merită.
advice-point = Fă poarta: îl blochează pe adversar, iar piesele tale sunt acolo în siguranță.
advice-keep-point = Păstrează poarta; încă îți trebuie.
advice-anchor = Fă o ancoră: o poartă sigură în casa adversarului.
advice-prime = Lungește-ți zidul: piesele din spatele lui rămân blocate.
advice-bar = Ține-l pe adversar pe bară.
advice-contain = Nu lăsa piesele din spate ale adversarului să scape.
advice-escape = Salvează-ți piesele din spate înainte să rămână închise.
advice-stay = Rămâi în spate și așteaptă o ocazie: cursa n-o câștigi.
advice-in-play = Ține-ți piesele în joc, nu le îngropa.
advice-prepare = Pregătește poarta următoare: așază piesele ca mai multe aruncări s-o facă.
advice-aim = Țintește mai departe piesele descoperite ale adversarului.
advice-blitz = Atacă: lovește și închide porți înainte ca adversarul să aibă o ancoră.
advice-race = E o cursă: nu risipi pași.
advice-spread = Răsfiră-ți piesele: un teanc înalt nu ajută pe nimeni.
advice-gammon = Joacă pentru marț.
advice-save-gammon = Scapă întâi de marț.
advice-timing = Atenție la timing: păstrează piese libere de mutat, ca să nu trebuiască să renunți la porți.
advice-next-turn = Gândește cu un rând înainte: așază-ți piesele astfel încât și aruncarea următoare să fie sigură.
advice-hinder = Încurcă-l pe adversar: lasă-i mai puține aruncări care fac o poartă.
advice-good-rolls = Lasă-i adversarului mai puține aruncări bune.
advice-keep-contact = Păstrează contactul: ești în urmă la cursă și ai nevoie de o ocazie de a lovi.
advice-break-contact = Rupe contactul: conduci la cursă.
advice-score-gammon = La scorul acesta un marț valorează pentru tine mai mult ca de obicei: joacă pentru marț.
advice-score-no-gammon = La scorul acesta un marț valorează pentru tine mai puțin ca de obicei: câștigă pur și simplu partida.
advice-score-risk = La scorul acesta, dacă pierzi cu marț, te costă mai puțin ca de obicei: poți risca mai mult.
advice-score-save = La scorul acesta, dacă pierzi cu marț, te costă mai mult ca de obicei: evită asta.
advice-score-no-backgammon = La scorul acesta un backgammon nu valorează pentru tine mai mult decât un marț: nu juca pentru backgammon.
advice-score = Atenție la scor: de el depinde care mutare e cea mai bună.
advice-wins = Cea mai bună mutare câștigă pur și simplu mai multe partide.
advice-cube-now = Dublează acum: la rândul următor poate fi prea târziu.
advice-cube-cash = Adversarul ar trebui să refuze, deci dublează și câștigă partida.
advice-cube-behind = Nu dubla: adversarul are șanse mai mari să câștige.
reason-cube-best-rolls = Cele mai puternice aruncări ale tale: { $examples }.
reason-cube-volatility = În medie, o aruncare schimbă equity-ul cu { $points } puncte.
reason-cube-for-money = În partide libere ar fi { $chance }%.
reason-gammon-nothing-yours = După dublare, la scorul acesta un marț nu-ți aduce nimic în plus.
reason-gammon-nothing-theirs = După dublare, la scorul acesta un marț nu-i aduce nimic în plus adversarului.
reason-gammon-match-yours = După dublare, un marț îți aduce meciul.
reason-gammon-match-theirs = După dublare, un marț îi aduce meciul adversarului.
reason-gammon-value = Valoarea marțului după dublare: { $yours } pentru tine, { $theirs } pentru adversar; în partide libere ½.
reason-race-pips = Pași: { $yours } pentru tine, { $theirs } pentru adversar.
reason-race-waste = Cu risipă cu tot (EPC): { $yours } și { $theirs }.
reason-race-rules = Numărătoarea lui Keith: { $yours } și { $theirs }; formula lui Kleinman îi dă { $chance }% celui care dublează.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Planul celei mai bune mutări: { $plan }.
plan-blitz = atac-fulger
plan-prime = zid
plan-holding = joc de așteptare
plan-back-game = joc din spate
plan-race = cursă
plan-containment = reținerea unei piese lovite
