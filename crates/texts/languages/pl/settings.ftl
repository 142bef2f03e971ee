settings-title = Ustawienia
settings-board = Plansza
settings-play = Gra
settings-help = Pomoc
settings-language = Język

settings-theme = Motyw
theme-system = Jak w urządzeniu
theme-daylight = Światło dnia
theme-evening = Wieczór
theme-felt = Zielone sukno
theme-clear = Dla daltonistów
theme-contrast = Wysoki kontrast

settings-speed = Tempo ruchów przeciwnika
speed-slow = Wolno
speed-normal = Normalnie
speed-fast = Szybko
speed-instant = Od razu

settings-sounds = Dźwięki
settings-sounds-dice = Kostki
settings-sounds-checkers = Pionki
settings-sounds-cube = Kostka dublująca
settings-sounds-end = Koniec partii

settings-auto-roll = Rzucaj za mnie
settings-auto-roll-about = Gdy i tak nie mogę podwoić
settings-forced-moves = Graj wymuszone ruchy
settings-forced-moves-about = Gdy można zagrać tylko w jeden sposób
settings-auto-done = Kończ turę za mnie
settings-auto-done-about = Bez tego kończysz, zbierając kostki, i do tej chwili możesz cofać
settings-confirm-double = Pytaj przed podwojeniem

settings-coach = Trener
settings-coach-about = Odzywa się, zanim prawdziwy błąd stanie się faktem
coach-setting-silent = Milczy
coach-setting-blunders = Tylko duże błędy
coach-setting-mistakes = Każdy prawdziwy błąd

settings-pips = Liczba oczek
pips-shown = Pokaż
pips-hidden = Ukryj
pips-ask = Policzę bez pomocy
settings-home-side = Baza
side-right = Po prawej
side-left = Po lewej
settings-labels = Oznaczenia
labels-leaflet = Jak w instrukcji
labels-numbers = Od 1 do 24
labels-halves = Od 1 do 12 i od 1A do 12A
labels-homes = Od 1 do 6 w bazach
labels-none = Brak
settings-reset = Przywróć domyślne
settings-reset-question = Przywrócić wszystkie ustawienia początkowe? Partie zostaną.
settings-marks = Zaznaczaj pionki, którymi można ruszyć
settings-shortcuts = Litery na klawiaturze działają przy stole jako skróty
