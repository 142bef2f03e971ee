about-title = O aplikacji { -app }
about-version = Wersja { $version }
about-what = Backgammon z pudełka jako strona internetowa: plansza, kostki, kostka dublująca i instrukcje z zasadami, według których naprawdę się gra.
about-free = Za darmo, bez kont, reklam i monet. Twoje partie zostają na twoim urządzeniu.
about-dice = Kostki nic nie wiedzą o planszy. Komputer poznaje rzut w tej samej chwili co ty.
about-strength = Ile każdy poziom traci na błędach, zostało zmierzone i opublikowane razem z programem.
about-leaflets = Są tu zasady z drukowanych instrukcji, spisane naszymi słowami.
about-license = Otwarte oprogramowanie na licencji MIT lub Apache.
about-keyboard = Klawiatura
about-keys-roll = Rzucić kostkami i je zebrać
about-keys-move = Ruszyć pionkiem z wybranego miejsca
about-keys-other = Ruszyć nim o oczka drugiej kostki
about-keys-undo = Cofnąć ruch
about-keys-double = Podwoić
about-keys-hint = Podpowiedź
about-keys-type = Wpisać ruch
about-keys-places = Przechodzić między miejscami
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
