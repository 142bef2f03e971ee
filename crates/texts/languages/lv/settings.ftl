settings-title = Iestatījumi
settings-board = Galds
settings-play = Spēle
settings-help = Palīdzība
settings-language = Valoda

settings-theme = Izskats
theme-system = Kā ierīcē
theme-daylight = Dienas gaisma
theme-evening = Vakars
theme-felt = Zaļš filcs
theme-clear = Krāsu neredzīgajiem
theme-contrast = Augsts kontrasts

settings-speed = Pretinieka gājienu ātrums
speed-slow = Lēni
speed-normal = Parasti
speed-fast = Ātri
speed-instant = Uzreiz

settings-sounds = Skaņas
settings-sounds-dice = Metieni
settings-sounds-checkers = Kauliņi
settings-sounds-cube = Kubs
settings-sounds-end = Partijas beigas

settings-auto-roll = Mest manā vietā
settings-auto-roll-about = Kad tik un tā nevaru dubultot
settings-forced-moves = Izdarīt piespiedu gājienus
settings-forced-moves-about = Kad var iet tikai vienā veidā
settings-auto-done = Manu gājienu beigt automātiski
settings-auto-done-about = Citādi metamos kauliņus paņem tu un līdz tam vari gājienu atsaukt
settings-confirm-double = Jautāt pirms dubultošanas

settings-coach = Treneris
settings-coach-about = Brīdina, pirms nopietna kļūda ir izdarīta
coach-setting-silent = Klusē
coach-setting-blunders = Tikai rupjas kļūdas
coach-setting-mistakes = Katra nopietna kļūda

settings-pips = Soļu skaits
pips-shown = Redzams
pips-hidden = Paslēpts
pips-ask = Skaitu es
settings-home-side = Māja
side-right = Pa labi
side-left = Pa kreisi
settings-labels = Apzīmējumi
labels-leaflet = Kā instrukcijā
labels-numbers = No 1 līdz 24
labels-halves = No 1 līdz 12 un no 1A līdz 12A
labels-homes = No 1 līdz 6 mājās
labels-none = Nav
settings-reset = Atjaunot visu
settings-reset-question = Vai atjaunot visus iestatījumus tādus, kādi tie bija sākumā? Partijas saglabāsies.
settings-marks = Atzīmēt kauliņus, ar kuriem var iet
settings-shortcuts = Tastatūras burti darbojas pie galda
