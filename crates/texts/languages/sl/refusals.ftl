refused-game-over = Partija je končana.
refused-match-over = Dvoboj je končan: dobil ga je { $color }.
refused-game-not-over = Ta partija še ni končana.
refused-not-your-turn = Zdaj odloča { $color }.
refused-start-not-settled = Najprej vsak igralec vrže eno kocko, da se vidi, kdo začne.
refused-start-settled = Kdo začne, je že odločeno.
refused-already-thrown = Svojo kocko za začetek imaš že vrženo: { $die }.
refused-offer-open = Najprej mora { $color } odgovoriti na ponudbo: { $offer }.
refused-no-offer = Ni ponudbe, na katero bi bilo treba odgovoriti.
refused-wrong-answer-cube = To lahko le sprejmeš ali zavrneš: { $offer }.
refused-wrong-answer = To lahko le sprejmeš ali zavrneš: { $offer }.
refused-roll-first = Najprej vrzi kocki.
refused-already-rolled = Kocki sta že vrženi: { $roll }.
refused-cube-not-in-use = Ta partija se igra brez podvojitvene kocke.
refused-crawford = To je Crawfordova partija: nihče ne sme podvojiti.
refused-first-roll-not-played = Nihče ne sme podvojiti, preden je odigran prvi met partije.
refused-cube-not-yours = Podvojitveno kocko ima { $color }, podvojiti pa sme le njen lastnik.
refused-cube-at-limit = Po teh pravilih podvojitvena kocka ne gre višje od { $highest }.
refused-double-after-roll = Podvojiš lahko le pred metom, { $roll } pa je že vržen.
refused-no-beavers = Za beaver se nista dogovorila.
refused-no-raccoons = Za raccoon se nista dogovorila.
refused-settlement-in-match = Partije v dvoboju ni mogoče končati z dogovorom.
refused-settlement-for-nothing = Dogovor mora biti za vsaj eno točko.
refused-no-backgammon = Po teh pravilih backgammona ni.
refused-die-not-rolled = Met je { $roll }: v njem ni števila { $die }.
refused-die-used = Število { $die } je že odigrano.
refused-no-checker-on-bar = Na baru nimaš žetona.
refused-no-checker = Na polju { $point } nimaš žetona.
refused-bar-first = { $checkers ->
    [1] Najprej mora vstopiti tvoj žeton z bara.
    [one] Najprej mora vstopiti tvoj { $checkers } žeton z bara.
    [two] Najprej morata vstopiti tvoja { $checkers } žetona z bara.
    [few] Najprej morajo vstopiti tvoji { $checkers } žetoni z bara.
   *[other] Najprej mora vstopiti tvojih { $checkers } žetonov z bara.
}
refused-blocked = { $checkers ->
    [one] Polje { $point } je zaprto: na njem je { $checkers } nasprotnikov žeton.
    [two] Polje { $point } je zaprto: na njem sta { $checkers } nasprotnikova žetona.
    [few] Polje { $point } je zaprto: na njem so { $checkers } nasprotnikovi žetoni.
   *[other] Polje { $point } je zaprto: na njem je { $checkers } nasprotnikovih žetonov.
}
refused-not-all-home = Ne moreš iznašati, dokler niso vsi tvoji žetoni doma, eden pa je še na polju { $point }.
refused-higher-checker = To število moraš odigrati s polja { $higher }.
refused-exact-number = Po teh pravilih s polja { $point } iznašaš le s številom { $needed }, ne pa s številom { $die }.
refused-hit-and-run = Tvoj žeton na polju { $point } je izbil v tvojem domu, zato v tej potezi ostane tam.
refused-both-numbers = Odigraš lahko obe števili meta { $roll }, zato ju tudi moraš.
refused-larger-number = Odigraš lahko le eno od svojih števil, zato mora biti večje: { $die }.
refused-as-many-as-possible = { $moves ->
    [1] Še lahko igraš, zato tudi moraš.
    [one] S tem metom lahko narediš { $moves } premik, zato ga tudi moraš.
    [two] S tem metom lahko narediš { $moves } premika, zato ju tudi moraš.
    [few] S tem metom lahko narediš { $moves } premike, zato jih tudi moraš.
   *[other] S tem metom lahko narediš { $moves } premikov, zato jih tudi moraš.
}
refused-turn-not-over = Tvoja poteza še ni končana: še lahko igraš, zato tudi moraš.
refused-nothing-to-undo = Ni česa razveljaviti.
refused-no-penalty-landing = Na zaprto polje ne smeš stopiti.
refused-not-blocked = To polje ni zaprto, zato ni kazni.

offer-double = podvojitev
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] predaja z enojnim porazom
    [gammon] predaja z gammonom
   *[backgammon] predaja z backgammonom
}
offer-claim = { $win ->
    [single] zahteva za enojno zmago
    [gammon] zahteva za gammon
   *[backgammon] zahteva za backgammon
}
offer-settlement = { $points ->
    [one] dogovor za { $points } točko
    [two] dogovor za { $points } točki
    [few] dogovor za { $points } točke
   *[other] dogovor za { $points } točk
}
offer-settlement-stake = dogovor ({ $text })

instead-moves = Mogoče: { $play }.
instead-no-moves = Dovoljene poteze ni.
instead-actions = Možnosti: { $actions }.
instead-nothing = Zdaj ti ni treba storiti ničesar.

roll-pair = { $larger }-{ $smaller }
