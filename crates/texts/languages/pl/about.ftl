about-title = O aplikacji { -app }
about-version = Wersja { $version }
about-what = Cały backgammon na jednej stronie: plansza, kostki, kostka dublująca i drukowane instrukcje, według których naprawdę można grać.
about-free = Za darmo: bez kont, reklam i monet. Twoje partie zostają na twoim urządzeniu.
about-dice = Kostki nic nie wiedzą o planszy. Komputer poznaje rzut w tej samej chwili co ty.
about-strength = Zmierzyliśmy, ile traci każdy poziom; dane są dołączone do programu.
about-leaflets = Znajdziesz tu zasady z drukowanych instrukcji, spisane naszymi słowami.
about-license = Otwarte oprogramowanie na licencji MIT lub Apache.
about-keyboard = Klawiatura
about-keys-roll = Rzucić kostkami lub je zebrać
about-keys-move = Ruszyć pionkiem z wybranego pola
about-keys-other = Ruszyć nim według drugiej kostki
about-keys-undo = Cofnąć ruch
about-keys-double = Podwoić
about-keys-hint = Podpowiedź
about-keys-type = Wpisać ruch
about-keys-places = Przechodzić po polach, barze i zdjętych pionkach
about-keys-read = Odczytać planszę na głos
about-read-pips = { $player }: do mety { $pips ->
    [one] { $pips } oczko
    [few] { $pips } oczka
    [many] { $pips } oczek
   *[other] { $pips } oczek
}
about-languages = { $count ->
    [one] { $count } język
    [few] { $count } języki
    [many] { $count } języków
   *[other] { $count } języków
}
