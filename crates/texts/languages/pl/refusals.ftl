refused-game-over = Partia się skończyła.
refused-match-over = Mecz się skończył: wygrały { $color }.
refused-game-not-over = Ta partia jeszcze się nie skończyła.
refused-not-your-turn = Teraz decydują { $color }.
refused-start-not-settled = Najpierw każdy rzuca jedną kostką o to, kto zacznie.
refused-start-settled = Już ustalono, kto zaczyna.
refused-already-thrown = Rzut o początek już był: { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}.
refused-offer-open = Najpierw { $color } muszą odpowiedzieć na propozycję: { $offer }.
refused-no-offer = Nie ma propozycji, na którą trzeba odpowiedzieć.
refused-wrong-answer-cube = Odpowiedzieć można tylko przyjęciem albo pasem: { $offer }.
refused-wrong-answer = Propozycję można tylko przyjąć albo odrzucić: { $offer }.
refused-roll-first = Najpierw rzuć kostkami.
refused-already-rolled = Kostki są już rzucone: { $roll }.
refused-cube-not-in-use = W tej partii gra się bez kostki dublującej.
refused-crawford = To partia Crawforda, w której nikomu nie wolno podwajać.
refused-first-roll-not-played = Nikomu nie wolno podwajać, zanim zostanie rozegrany pierwszy rzut partii.
refused-cube-not-yours = Kostkę dublującą mają { $color }: podwoić może tylko jej właściciel.
refused-cube-at-limit = Według tych zasad kostka dublująca nie idzie wyżej niż { $highest }.
refused-double-after-roll = Podwoić możesz tylko przed rzutem, a { $roll } już wyrzucono.
refused-no-beavers = Nie umawialiście się na beavery.
refused-no-raccoons = Nie umawialiście się na raccoony.
refused-settlement-in-match = Partii w meczu nie można zakończyć ugodą.
refused-settlement-for-nothing = Ugoda musi być co najmniej za jeden punkt.
refused-no-backgammon = Według tych zasad nie ma backgammona.
refused-die-not-rolled = Twój rzut to { $roll }: nie ma w nim { $die ->
    [1] jedynki
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
   *[other] szóstki
}.
refused-die-used = { $die ->
    [1] Jedynka
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
   *[other] Szóstka
} jest już zagrana.
refused-no-checker-on-bar = Nie masz pionków na barze.
refused-no-checker = Nie masz pionków na polu { $point }.
refused-bar-first = { $checkers ->
    [one] Najpierw musi wejść twój pionek z baru.
    [few] Najpierw muszą wejść twoje { $checkers } pionki z baru.
    [many] Najpierw musi wejść twoich { $checkers } pionków z baru.
   *[other] Najpierw musi wejść twoich { $checkers } pionków z baru.
}
refused-blocked = Pole { $point } jest zablokowane: { $checkers ->
    [one] stoi na nim { $checkers } pionek przeciwnika
    [few] stoją na nim { $checkers } pionki przeciwnika
    [many] stoi na nim { $checkers } pionków przeciwnika
   *[other] stoi na nim { $checkers } pionków przeciwnika
}.
refused-not-all-home = Zdejmować możesz dopiero, gdy wszystkie twoje pionki są w bazie, a jeden jest jeszcze na polu { $point }.
refused-higher-checker = Tę liczbę trzeba zagrać z pola { $higher }.
refused-exact-number = Według tych zasad z pola { $point } zdejmuje tylko { $needed ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}, a nie { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}.
refused-hit-and-run = Twój pionek na polu { $point } bił w twojej bazie, więc w tej turze tam zostaje.
refused-both-numbers = Z rzutu { $roll } możesz zagrać obie liczby, więc musisz.
refused-larger-number = Da się zagrać tylko jedną z twoich liczb, a wtedy musi to być większa: { $die ->
    [1] jedynka
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
   *[other] szóstka
}.
refused-as-many-as-possible = { $moves ->
    [one] Możesz jeszcze ruszyć, więc musisz.
    [few] Tym rzutem możesz wykonać { $moves } ruchy, więc musisz.
    [many] Tym rzutem możesz wykonać { $moves } ruchów, więc musisz.
   *[other] Tym rzutem możesz wykonać { $moves } ruchów, więc musisz.
}
refused-turn-not-over = Twoja tura jeszcze trwa: możesz jeszcze ruszyć, więc musisz.
refused-nothing-to-undo = Nie ma czego cofać.
refused-no-penalty-landing = Nie wolno stanąć na zablokowanym polu.
refused-not-blocked = To pole nie jest zablokowane, więc nie ma kary.

offer-double = podwojenie
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] poddanie (zwykła przegrana)
    [gammon] poddanie (gammon)
   *[backgammon] poddanie (backgammon)
}
offer-claim = { $win ->
    [single] zgłoszenie zwykłej wygranej
    [gammon] zgłoszenie gammona
   *[backgammon] zgłoszenie backgammona
}
offer-settlement = { $points ->
    [one] ugoda za { $points } punkt
    [few] ugoda za { $points } punkty
    [many] ugoda za { $points } punktów
   *[other] ugoda za { $points } punktów
}
offer-settlement-stake = ugoda ({ $text })

instead-moves = Możliwe: { $play }.
instead-no-moves = Nie ma dozwolonego ruchu.
instead-actions = Możesz: { $actions }.
instead-nothing = Teraz nie masz nic do zrobienia.

roll-pair = { $larger }-{ $smaller }
