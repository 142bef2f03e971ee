coach-title = Treneris
coach-better = { $better-play } ir labāk.
coach-much-better = { $better-play } ir daudz labāk.
coach-gives-away = { $play } maksā { $loss } punkta.
coach-keep = Atstāt tā
coach-change = Mēģināt vēlreiz

coach-shots = Pēc šī gājiena { $played ->
    [0] tevi nesit neviens metiens
   *[other] no 36 metieniem tevi sit { $played }
}; pēc labākā { $better ->
    [0] nesit neviens
   *[other] sit { $better }
}.
coach-hits = { $played ->
    [0] Šis gājiens neko nenosit; labākais nosit { $better ->
        [zero] { $better } kauliņu
        [one] { $better } kauliņu
       *[other] { $better } kauliņus
    }.
    [zero] Šis gājiens nosit { $played } kauliņu; labākais { $better ->
        [0] neko nenosit
       *[other] nosit { $better }
    }.
    [one] Šis gājiens nosit { $played } kauliņu; labākais { $better ->
        [0] neko nenosit
       *[other] nosit { $better }
    }.
   *[other] Šis gājiens nosit { $played } kauliņus; labākais { $better ->
        [0] neko nenosit
       *[other] nosit { $better }
    }.
}
coach-better-makes = Labākais gājiens ieņem tavu { $point }. lauciņu.
coach-played-makes = Šis gājiens ieņem tavu { $point }. lauciņu.
coach-better-breaks = Labākais gājiens atdod tavu { $point }. lauciņu.
coach-played-breaks = Šis gājiens atdod tavu { $point }. lauciņu; labākais to patur.
coach-prime = Tava garākā siena pēc šī gājiena ir { $played }, pēc labākā – { $better }.
coach-stays-on-bar = Metieni, kas atstāj pretinieku uz šķirtnes: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-aims = Nākamreiz pēc šī gājiena { $played ->
    [0] nesistu neviens tavs metiens
   *[other] no taviem 36 metieniem sistu { $played }
}, pēc labākā { $better ->
    [0] nesistu neviens
   *[other] sistu { $better }
}.
coach-lead-ahead = { $played ->
    [0] Pēc šī gājiena skrējiens ir neizšķirts
    [zero] Pēc šī gājiena esi priekšā par { $played } soļiem
    [one] Pēc šī gājiena esi priekšā par { $played } soli
   *[other] Pēc šī gājiena esi priekšā par { $played } soļiem
}; pēc labākā { $better ->
    [0] tas ir neizšķirts
   *[other] esi priekšā par { $better }
}.
coach-lead-behind = Pēc šī gājiena atpaliec par { $played ->
    [zero] { $played } soļiem
    [one] { $played } soli
   *[other] { $played } soļiem
}; pēc labākā – par { $better }.
coach-lead-passes = Pēc šī gājiena atpaliec par { $played ->
    [zero] { $played } soļiem
    [one] { $played } soli
   *[other] { $played } soļiem
}; pēc labākā { $better ->
    [0] skrējiens ir neizšķirts
   *[other] esi priekšā par { $better }
}.
coach-lead-loses = { $played ->
    [0] Pēc šī gājiena skrējiens ir neizšķirts
    [zero] Pēc šī gājiena esi priekšā par { $played } soļiem
    [one] Pēc šī gājiena esi priekšā par { $played } soli
   *[other] Pēc šī gājiena esi priekšā par { $played } soļiem
}; pēc labākā atpaliec par { $better }.
coach-back = Pēc šī gājiena pretinieka mājā { $played ->
    [0] nepaliek neviens tavs kauliņš
    [zero] paliek { $played } tavu kauliņu
    [one] paliek { $played } tavs kauliņš
   *[other] paliek { $played } tavi kauliņi
}; pēc labākā { $better ->
    [0] nepaliek neviens
   *[other] paliek { $better }
}.
coach-stack = Tavā augstākajā kaudzītē pēc šī gājiena ir { $played ->
    [zero] { $played } kauliņu
    [one] { $played } kauliņš
   *[other] { $played } kauliņi
}, pēc labākā – { $better }.
coach-off = Pēc šī gājiena { $played ->
    [0] nav noņemts neviens kauliņš
    [zero] noņemti { $played } kauliņi
    [one] noņemts { $played } kauliņš
   *[other] noņemti { $played } kauliņi
}, pēc labākā { $better ->
    [0] nav noņemts neviens
   *[other] – { $better }
}.
coach-wins = Ar šo gājienu tu uzvari { $played } % gadījumu, ar labāko – { $better } %.
coach-gammons = Ar šo gājienu tu izcīni gemonu { $played } % gadījumu, ar labāko – { $better } %.
coach-lost-gammons = Ar šo gājienu tu zaudē ar gemonu { $played } % gadījumu, ar labāko – { $better } %.

coach-should-double = Šeit jādubulto.
coach-should-roll = Dubultot vēl ir par agru.
coach-should-play-on = Stāvoklis ir pārāk labs, lai dubultotu: spēlē tālāk uz gemonu.
coach-should-take = Šeit jāpieņem: tu uzvari { $chance } % gadījumu, un ar to pietiek.
coach-should-pass = Šeit jāatsakās: tu uzvari tikai { $chance } % gadījumu.

fact-pips = Tev vēl jāiet { $pips ->
    [zero] { $pips } soļu
    [one] { $pips } solis
   *[other] { $pips } soļi
}.
fact-lead = Esi priekšā par { $pips ->
    [zero] { $pips } soļiem
    [one] { $pips } soli
   *[other] { $pips } soļiem
}.
fact-behind = Atpaliec par { $pips ->
    [zero] { $pips } soļiem
    [one] { $pips } soli
   *[other] { $pips } soļiem
}.
fact-on-bar = Tev uz šķirtnes ir { $checkers ->
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
}.
fact-opponent-on-bar = Pretiniekam uz šķirtnes ir { $checkers ->
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
}.
fact-off = { $checkers ->
    [0] Tev nav noņemts neviens kauliņš.
    [zero] Tev noņemti { $checkers } kauliņi.
    [one] Tev noņemts { $checkers } kauliņš.
   *[other] Tev noņemti { $checkers } kauliņi.
}
fact-opponent-off = { $checkers ->
    [0] Pretiniekam nav noņemts neviens kauliņš.
    [zero] Pretiniekam noņemti { $checkers } kauliņi.
    [one] Pretiniekam noņemts { $checkers } kauliņš.
   *[other] Pretiniekam noņemti { $checkers } kauliņi.
}
fact-blot = { $shots ->
    [0] Tavu vientuļo kauliņu { $point }. lauciņā nenosit neviens metiens.
   *[other] Tavu vientuļo kauliņu { $point }. lauciņā no 36 metieniem nosit { $shots }.
}
fact-hitting = { $shots ->
    [0] Neviens tavs metiens nesit.
   *[other] No taviem 36 metieniem sit { $shots }.
}
fact-opponent-hitting = { $shots ->
    [0] Neviens pretinieka metiens nesit.
   *[other] No pretinieka 36 metieniem sit { $shots }.
}
fact-entering = { $shots ->
    [0] Ienākt neļauj neviens metiens: māja ir slēgta.
   *[other] No 36 metieniem ienākt ļauj { $shots }.
}
fact-dancing = { $shots ->
    [0] Tu vari iet ar katru metienu.
   *[other] No 36 metieniem iet neļauj { $shots }.
}
fact-prime = { $count ->
    [6] Tev ir pilna siena: seši lauciņi pēc kārtas.
    [zero] Tavā garākajā sienā ir { $count } lauciņu.
    [one] Tavā garākajā sienā ir { $count } lauciņš.
   *[other] Tavā garākajā sienā ir { $count } lauciņi.
}
fact-back = { $checkers ->
    [0] Aizmugurē nav neviena tava kauliņa.
    [zero] Aizmugurē vēl ir { $checkers } tavu kauliņu.
    [one] Aizmugurē vēl ir { $checkers } tavs kauliņš.
   *[other] Aizmugurē vēl ir { $checkers } tavi kauliņi.
}
fact-opponent-back = { $checkers ->
    [0] Aizmugurē nav neviena pretinieka kauliņa.
    [zero] Aizmugurē vēl ir { $checkers } pretinieka kauliņu.
    [one] Aizmugurē vēl ir { $checkers } pretinieka kauliņš.
   *[other] Aizmugurē vēl ir { $checkers } pretinieka kauliņi.
}
fact-stack = Tavā augstākajā kaudzītē ir { $checkers ->
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
}.
coach-found-play = Ir labāks gājiens.
coach-found-cube = Vai kuba lēmums tiešām ir pareizs?
coach-show = Parādīt
reason-cube-chances = Tu uzvari { $wins } % gadījumu, ar gemonu – { $gammons } %, un zaudē ar gemonu { $lost } % gadījumu.
reason-cube-double-from = Ar šādu kubu un rezultātu ir pareizi dubultot, sākot no { $chance } %.
reason-cube-take-from = Pretinieks uzvar { $wins } % gadījumu, bet, lai pieņemtu, viņam vajag { $chance } %.
reason-cube-too-good = Sākot no { $chance } %, labāk ir spēlēt uz gemonu nekā dubultot.
reason-cube-you-need = Ar šādu kubu un rezultātu, lai pieņemtu, tev vajag { $chance } %.
reason-cube-wins = Tu uzvari { $wins } % gadījumu.
reason-cube-gammons = Tu izcīni gemonu { $gammons } % gadījumu un zaudē ar gemonu { $lost } % gadījumu.
reason-cube-no-market = Pat pēc tava labākā metiena pretinieks nākamreiz vēl varētu pieņemt, tāpēc nav jāsteidzas.
reason-cube-market = Pēc { $share } % visu secību no tava metiena un pretinieka labākās atbildes pretiniekam nākamreiz būtu jāatsakās.
coach-will-hit = Metieni, ar kuriem pretiniekam vajadzētu nosist: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-escapes = Metieni, kas atbrīvo pretinieka aizmugures kauliņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-own-escapes = Metieni, kas nākamreiz atbrīvo tavu aizmugures kauliņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-builders = Metieni, kas nākamreiz ieņem tavu { $point }. lauciņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-deep = Kauliņi tavā { $first }. un { $second }. lauciņā: pēc šī gājiena { $played }, pēc labākā { $better }.
coach-block = Tavi ieņemtie lauciņi no sešiem pēc kārtas: pēc šī gājiena { $played }, pēc labākā { $better }.
coach-spare-pips = Brīvie soļi, pirms jājauc tava siena, neskaitot aizmugures kauliņus: pēc šī gājiena { $played }, pēc labākā { $better }.
coach-breaking = Metieni, kas nākamreiz tev liek atdot lauciņu savā mājā: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-exposing = Metieni, kas nākamreiz tev liek atstāt neaizsargātu vientuļu kauliņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-contact-kept = Pēc šī gājiena nevienu kauliņu vairs nevar nosist; labākais saglabā kontaktu.
coach-contact-broken = Pēc labākā gājiena nevienu kauliņu vairs nevar nosist; šis saglabā kontaktu.
coach-will-anchor = Metieni, ar kuriem pretiniekam vajadzētu ieņemt lauciņu tavā mājā: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-will-escape = Metieni, ar kuriem pretiniekam vajadzētu atbrīvot aizmugures kauliņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-will-block = Metieni, ar kuriem pretiniekam vajadzētu ieņemt lauciņu savā mājā: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-good-rolls = Metieni, ar kuriem pretiniekam vajadzētu nosist, ienākt, atbrīvot aizmugures kauliņu vai ieņemt lauciņu: pēc šī gājiena { $played } no 36, pēc labākā { $better }.
coach-crossovers = Pārejas uz nākamo ceturtdaļu, līdz visi tavi kauliņi ir mājā: pēc šī gājiena { $played }, pēc labākā { $better }.
coach-pips-from-home = Soļi, līdz visi tavi kauliņi ir mājā: pēc šī gājiena { $played }, pēc labākā { $better }.
coach-wastage = Soļi kopā ar zudumiem (EPC): pēc šī gājiena { $played }, pēc labākā { $better }.
coach-price-hit = Šis gājiens nosit, bet labākais ne; tomēr šeit tas nozīmē mazāk.
reason-needed = Katrs gājiens, kas šajā ziņā nav labāks, maksā vismaz { $loss } punkta.
reason-rolls-hit = Metieni, kas tevi nosit tikai pēc šī gājiena: { $rolls } no 36 ({ $examples }).
reason-rolls-enter = Metieni, kas atstāj pretinieku uz šķirtnes tikai pēc labākā gājiena: { $rolls } no 36 ({ $examples }).
reason-rolls-anchor = Metieni, kas pēc šī gājiena dod pretiniekam vairāk lauciņu tavā mājā: { $rolls } no 36 ({ $examples }).
reason-rolls-escape = Metieni, kas pēc šī gājiena atbrīvo vairāk pretinieka aizmugures kauliņu: { $rolls } no 36 ({ $examples }).
reason-rolls-block = Metieni, kas pēc šī gājiena dod pretiniekam vairāk lauciņu viņa mājā: { $rolls } no 36 ({ $examples }).
reason-rolls-share = Tie veido { $share } % no zaudētā.
reason-rolls-most = Atbildes, pēc kurām labākais gājiens ir priekšā: { $rolls } no 36, visvairāk { $examples }.
reason-rolls-price = Metieni, kas tevi nosit tikai pēc labākā gājiena: { $rolls } no 36 ({ $examples }).
reason-score = Punkti, kuru trūkst līdz uzvarai mačā: tev { $yours }, pretiniekam { $theirs }.
reason-score-crawford = Šī ir Kroforda partija, tāpēc neviens nedrīkst dubultot.
reason-score-money-better = Atsevišķās partijās tavs gājiens būtu labākais no abiem.
reason-score-money-less = Atsevišķās partijās tavs gājiens maksātu tikai { $loss } punkta.
reason-gammon-value-now = Gemona vērtība ar šo kubu: tev { $yours }, pretiniekam { $theirs }; atsevišķās partijās ½.
advice-hit = Nosit: pretinieks zaudē soļus, un viņam vispirms jāienāk.
advice-safe = Spēlē droši: atstāj pretiniekam mazāk iespēju nosist.
advice-bold = Riskē: ieguvums ir lielāks par briesmām.
advice-price = Tas gan atstāj vairāk iespēju nosist, taču ir tā vērts.
advice-point = Ieņem lauciņu: tas bloķē pretinieku, un tavi kauliņi tur ir drošībā.
advice-keep-point = Paturi savu lauciņu; tev to vēl vajag.
advice-anchor = Ieņem enkuru: drošu lauciņu pretinieka mājā.
advice-prime = Pagarini savu sienu: kauliņi aiz tās ir iesprostoti.
advice-bar = Turi pretinieku uz šķirtnes.
advice-contain = Neļauj pretinieka aizmugures kauliņiem aizmukt.
advice-escape = Izved savus aizmugures kauliņus, pirms tie ir iesprostoti.
advice-stay = Paliec aizmugurē un gaidi iespēju nosist: skrējienā tu neuzvarēsi.
advice-in-play = Turi kauliņus spēlē, nevis aprac tos.
advice-prepare = Gatavo nākamo lauciņu: noliec kauliņus tā, lai to ieņem vairāk metienu.
advice-aim = Turpini mērķēt uz pretinieka vientuļajiem kauliņiem.
advice-blitz = Uzbrūc: sit un aizver lauciņus, pirms pretiniekam ir enkurs.
advice-race = Tas ir skrējiens: netērē soļus velti.
advice-spread = Izkliedē kauliņus: augsta kaudzīte nepalīdz nevienam.
advice-gammon = Spēlē uz gemonu.
advice-save-gammon = Vispirms izglābies no gemona.
advice-timing = Rūpējies par gājienu rezervi: paturi brīvus kauliņus, lai nevajadzētu atdot savus lauciņus.
advice-next-turn = Domā gājienu uz priekšu: noliec kauliņus tā, lai arī tavs nākamais metiens būtu drošs.
advice-hinder = Nostājies pretiniekam ceļā: atstāj viņam mazāk metienu, kas ieņem lauciņu.
advice-good-rolls = Atstāj pretiniekam mazāk labu metienu.
advice-keep-contact = Saglabā kontaktu: skrējienā tu atpaliec, un tev vajag iespēju nosist.
advice-break-contact = Pārtrauc kontaktu: skrējienā tu esi priekšā.
advice-score-gammon = Ar šo rezultātu gemons tev nozīmē vairāk nekā parasti: spēlē uz gemonu.
advice-score-no-gammon = Ar šo rezultātu gemons tev nozīmē mazāk nekā parasti: vienkārši uzvari partijā.
advice-score-risk = Ar šo rezultātu zaudēt ar gemonu tev maksā mazāk nekā parasti: vari vairāk riskēt.
advice-score-save = Ar šo rezultātu zaudēt ar gemonu tev maksā vairāk nekā parasti: izvairies no tā.
advice-score-no-backgammon = Ar šo rezultātu bekgemons tev nedod vairāk par gemonu: nespēlē uz to.
advice-score = Ņem vērā rezultātu: no tā atkarīgs, kurš gājiens ir labākais.
advice-wins = Labākais gājiens vienkārši uzvar biežāk.
advice-cube-now = Dubulto tagad: nākamreiz var būt par vēlu.
advice-cube-cash = Pretiniekam vajadzētu atteikties, tāpēc dubulto un uzvari partijā.
advice-cube-behind = Nedubulto: pretiniekam ir lielākas izredzes uzvarēt.
reason-cube-best-rolls = Tavi stiprākie metieni: { $examples }.
reason-cube-volatility = Vidēji viens metiens maina vērtību par { $points } punkta.
reason-cube-for-money = Atsevišķās partijās tas būtu { $chance } %.
reason-gammon-nothing-yours = Pēc dubultošanas gemons tev ar šo rezultātu neko papildus nedod.
reason-gammon-nothing-theirs = Pēc dubultošanas gemons pretiniekam ar šo rezultātu neko papildus nedod.
reason-gammon-match-yours = Pēc dubultošanas gemons tev dod uzvaru mačā.
reason-gammon-match-theirs = Pēc dubultošanas gemons pretiniekam dod uzvaru mačā.
reason-gammon-value = Gemona vērtība pēc dubultošanas: tev { $yours }, pretiniekam { $theirs }; atsevišķās partijās ½.
reason-race-pips = Soļi: tev { $yours }, pretiniekam { $theirs }.
reason-race-waste = Kopā ar zudumiem (EPC): { $yours } un { $theirs }.
reason-race-rules = Kīta skaits: { $yours } un { $theirs }; Kleinmana formula dubultotājam dod { $chance } %.

coach-plan = Plāns: { $plan }.
coach-plan-better = Labākā gājiena plāns: { $plan }.
plan-blitz = zibensuzbrukums
plan-prime = siena
plan-holding = gaidīšanas spēle
plan-back-game = aizmugures spēle
plan-race = skrējiens
plan-containment = nosista kauliņa aizturēšana
