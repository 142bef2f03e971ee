leaflets-title = Foi cu reguli
leaflets-read = Citește
leaflets-change = Schimbă
leaflets-change-about = Stabilește fiecare regulă cum vrei. Ce diferă de regulile internaționale e marcat.
leaflets-restore = Înapoi la regula foii
leaflets-play = Joacă după aceste reguli
leaflets-print = Tipărește
leaflets-choose = Alege altă foaie

leaflets-compare = Compară
leaflets-compare-one = Foaia aceasta
leaflets-compare-other = Altă foaie
leaflets-differences = Prin ce diferă
leaflets-same = Ce e la fel
leaflets-no-differences = Spun același lucru.

leaflets-link = Link către aceste reguli
leaflets-link-about = Cine îl deschide vede aceste reguli și poate juca după ele.
leaflets-link-copied = Link copiat.
leaflets-link-bad = Acesta nu e un link către reguli.
leaflets-link-too-long = E prea lung ca să fie un link către reguli.
leaflets-link-name = Începe cu o foaie pe care nu o cunoaștem: { $text }.
leaflets-link-option = Numește o regulă pe care nu o cunoaștem: { $text }.
leaflets-link-value = „{ $name }” nu poate fi { $text }.
leaflets-received = Cineva ți-a trimis aceste reguli.

leaflets-agree-title = Sunteți amândoi de acord?
leaflets-agree-about = Veți juca după aceste reguli.
leaflets-agree = { $player } e de acord
leaflets-agree-start = Începe partida

rules-of-start = Așezarea și începutul
rules-of-moving = Mutarea și scoaterea pieselor
rules-of-winning = Victoria
rules-of-cube = Cubul
rules-of-matches = Partide și meciuri
rules-of-board = Pe tablă

book-of-table = Regulile acestei mese
book-mark-explained = Marcat: diferit de regulile internaționale

language-automatic = Ca în browser
