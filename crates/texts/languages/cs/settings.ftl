settings-title = Nastavení
settings-board = Deska
settings-play = Hra
settings-help = Pomoc
settings-language = Jazyk

page-auto = Podle zařízení
page-light = Den
page-dark = Večer
board-club = Zelené sukno
checkers-clear = Pro barvoslepé
set-contrast = Vysoký kontrast

settings-speed = Rychlost soupeřových tahů
speed-slow = Pomalu
speed-normal = Normálně
speed-fast = Rychle
speed-instant = Okamžitě

settings-sounds = Zvuky
settings-sounds-dice = Kostky
settings-sounds-checkers = Kameny
settings-sounds-cube = Sázecí kostka
settings-sounds-end = Konec partie

settings-auto-roll = Házet za mě
settings-auto-roll-about = Když stejně nemůžeš zdvojnásobit
settings-forced-moves = Hrát vynucené tahy
settings-forced-moves-about = Když se dá táhnout jediným způsobem
settings-auto-done = Ukončovat můj tah automaticky
settings-auto-done-about = Jinak kostky zvedáš ty a do té doby můžeš tah vrátit
settings-confirm-double = Ptát se před zdvojnásobením

settings-coach = Trenér
settings-coach-about = Ozve se dřív, než bude opravdová chyba definitivní
coach-setting-silent = Mlčí
coach-setting-blunders = Jen hrubé chyby
coach-setting-mistakes = Každá opravdová chyba

settings-pips = Počet pipů
pips-shown = Zobrazit
pips-hidden = Skrýt
pips-ask = Spočítám si je
settings-home-side = Domovské pole
side-right = Vpravo
side-left = Vlevo
settings-labels = Označení klínů
labels-leaflet = Jako v návodu
labels-numbers = 1 až 24
labels-halves = 1 až 12 a 1A až 12A
labels-homes = 1 až 6 v domovských polích
labels-none = Žádné
settings-reset = Obnovit výchozí nastavení
settings-reset-question = Obnovit všechna výchozí nastavení? Tvé partie zůstanou.
settings-marks = Označit kameny, kterými jde táhnout
settings-shortcuts = Písmenné klávesy u stolu
settings-page = Stránka
board-walnut = Ořech
board-maple = Javor
board-marble = Mramor
board-slate = Břidlice
checkers-ivory = Slonovina a eben
checkers-cherry = Krém a třešeň
checkers-jade = Alabastr a nefrit
checkers-copper = Stříbro a měď
dice-matching = Jako kameny
dice-ivory = Slonovina
dice-ruby = Rubín
# As in English.
dice-onyx = Onyx
settings-volume = Hlasitost
