leaflets-title = Instrukcje
leaflets-read = Czytaj
leaflets-change = Zmień
leaflets-change-about = Ustaw każdą zasadę tak, jak chcesz. Różnice względem zasad międzynarodowych są zaznaczone.
leaflets-restore = Jak w instrukcji
leaflets-play = Graj według tych zasad
leaflets-print = Drukuj
leaflets-choose = Inna instrukcja

leaflets-compare = Porównaj
leaflets-compare-one = Ta instrukcja
leaflets-compare-other = Inna instrukcja
leaflets-differences = Czym się różnią
leaflets-same = Co jest takie samo
leaflets-no-differences = Obie mówią to samo.

leaflets-link = Link do tych zasad
leaflets-link-about = Kto go otworzy, zobaczy te zasady i może według nich grać.
leaflets-link-copied = Link skopiowany.
leaflets-link-bad = To nie jest link do zasad.
leaflets-link-too-long = Jest za długi jak na link do zasad.
leaflets-link-name = Zaczyna się od instrukcji, której nie znamy: { $text }.
leaflets-link-option = Wymienia zasadę, której nie znamy: { $text }.
leaflets-link-value = { $name }: wartość { $text } nie jest możliwa.
leaflets-received = Ktoś przysłał ci te zasady.

leaflets-agree-title = Czy oboje się zgadzacie?
leaflets-agree-about = Będziecie grać według tych zasad.
leaflets-agree = { $player } się zgadza
leaflets-agree-start = Zacznij partię

rules-of-start = Ustawienie i początek
rules-of-moving = Ruchy i zdejmowanie
rules-of-winning = Wygrana
rules-of-cube = Kostka dublująca
rules-of-matches = Partie i mecze
rules-of-board = Na planszy

book-of-table = Zasady tego stołu
book-mark-explained = Zaznaczone: różni się od zasad międzynarodowych

language-automatic = Jak w przeglądarce
