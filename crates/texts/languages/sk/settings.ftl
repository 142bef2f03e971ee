settings-title = Nastavenia
settings-board = Doska
settings-play = Hra
settings-help = Pomoc
settings-language = Jazyk

settings-theme = Vzhľad
theme-system = Podľa zariadenia
theme-daylight = Denné svetlo
theme-evening = Večer
theme-felt = Zelené súkno
theme-clear = Pre farboslepých
theme-contrast = Vysoký kontrast

settings-speed = Rýchlosť súperových ťahov
speed-slow = Pomaly
speed-normal = Normálne
speed-fast = Rýchlo
speed-instant = Okamžite

settings-sounds = Zvuky
settings-sounds-dice = Kocky
settings-sounds-checkers = Kamene
settings-sounds-cube = Stávková kocka
settings-sounds-end = Koniec partie

settings-auto-roll = Hádzať za mňa
settings-auto-roll-about = Keď aj tak nemôžem zdvojnásobiť
settings-forced-moves = Hrať vynútené ťahy
settings-forced-moves-about = Keď sa dá ťahať len jedným spôsobom
settings-auto-done = Ukončovať ťah za mňa
settings-auto-done-about = Inak kocky zdvíhaš ty a dovtedy môžeš ťah vrátiť
settings-confirm-double = Pýtať sa pred zdvojnásobením

settings-coach = Tréner
settings-coach-about = Ozve sa skôr, než skutočná chyba začne platiť
coach-setting-silent = Mlčí
coach-setting-blunders = Len veľké chyby
coach-setting-mistakes = Každá skutočná chyba

settings-pips = Počet pipov
pips-shown = Zobraziť
pips-hidden = Skryť
pips-ask = Spočítam si ich
settings-home-side = Domovské pole
side-right = Vpravo
side-left = Vľavo
settings-labels = Označenie
labels-leaflet = Ako v návode
labels-numbers = 1 až 24
labels-halves = 1 až 12 a 1A až 12A
labels-homes = 1 až 6 v domovských poliach
labels-none = Žiadne
settings-reset = Obnoviť predvolené
settings-reset-question = Vrátiť všetky nastavenia do pôvodného stavu? Partie zostanú.
settings-marks = Označiť kamene, ktorými sa dá ťahať
settings-shortcuts = Písmená na klávesnici fungujú pri stole ako skratky
