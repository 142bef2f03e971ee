settings-title = Beállítások
settings-board = Tábla
settings-play = Játék
settings-help = Segítség
settings-language = Nyelv

settings-theme = Megjelenés
theme-system = Mint az eszközön
theme-daylight = Nappali fény
theme-evening = Este
theme-felt = Zöld posztó
theme-clear = Színtévesztőknek
theme-contrast = Erős kontraszt

settings-speed = Az ellenfél lépéseinek sebessége
speed-slow = Lassú
speed-normal = Normál
speed-fast = Gyors
speed-instant = Azonnali

settings-sounds = Hangok
settings-sounds-dice = Kockák
settings-sounds-checkers = Bábuk
settings-sounds-cube = Duplázókocka
settings-sounds-end = A játszma vége

settings-auto-roll = Dobás helyettem
settings-auto-roll-about = Ha úgysem duplázhatok
settings-forced-moves = Kényszerlépések maguktól
settings-forced-moves-about = Ha csak egyféleképpen lehet lépni
settings-auto-done = A köröm magától érjen véget
settings-auto-done-about = Enélkül te veszed fel a kockákat, és addig visszavonhatod a lépéseidet
settings-confirm-double = Kérdezzen rá duplázás előtt

settings-coach = Edző
settings-coach-about = Szól, mielőtt véglegesítenél egy igazi hibát
coach-setting-silent = Hallgat
coach-setting-blunders = Csak a nagy hibák
coach-setting-mistakes = Minden igazi hiba

settings-pips = Pipszámláló
pips-shown = Látható
pips-hidden = Rejtett
pips-ask = Én számolok
settings-home-side = Otthon
side-right = Jobbra
side-left = Balra
settings-labels = Számozás
labels-leaflet = Mint a játékleírásban
labels-numbers = 1–24
labels-halves = 1–12 és 1A–12A
labels-homes = 1–6 az otthonokban
labels-none = Nincs
settings-reset = Alapbeállítások
settings-reset-question = Minden beállítás visszaálljon az eredetire? A játszmák megmaradnak.
settings-marks = A léphető bábuk jelölése
settings-shortcuts = Betűbillentyűk használata az asztalnál
