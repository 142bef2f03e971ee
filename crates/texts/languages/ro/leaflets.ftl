leaflets-title = Foi cu reguli
leaflets-read = Citește
leaflets-change = Schimbă
leaflets-change-about = Alege fiecare regulă după voie. Ce nu e ca în jocul internațional e marcat.
leaflets-restore = Ca pe foaie
leaflets-play = Joacă după aceste reguli
leaflets-print = Tipărește
leaflets-choose = Altă foaie

leaflets-compare = Compară
leaflets-compare-one = Foaia aceasta
leaflets-compare-other = Cealaltă foaie
leaflets-differences = Prin ce se deosebesc
leaflets-same = Ce e la fel
leaflets-no-differences = Amândouă spun același lucru.

leaflets-link = Link către aceste reguli
leaflets-link-about = Cine îl deschide vede aceste reguli și poate juca după ele.
leaflets-link-copied = Linkul a fost copiat.
leaflets-link-bad = Linkul acesta nu duce la reguli.
leaflets-link-too-long = E mai lung decât pot fi regulile.
leaflets-link-name = Începe cu o foaie pe care nu o cunoaștem: { $text }.
leaflets-link-option = Numește o regulă pe care nu o cunoaștem: { $text }.
leaflets-link-value = { $name } nu poate fi { $text }.
leaflets-received = Cineva ți-a trimis aceste reguli.

leaflets-agree-title = Sunteți amândoi de acord?
leaflets-agree-about = După aceste reguli veți juca.
leaflets-agree = { $player } e de acord
leaflets-agree-start = Începe partida

rules-of-start = Așezarea și începutul
rules-of-moving = Mutarea și scoaterea pieselor
rules-of-winning = Victoria
rules-of-cube = Cubul
rules-of-matches = Partide și meciuri
rules-of-board = Pe tablă

book-of-table = Regulile acestei mese
book-mark-explained = Marcat: altfel decât în jocul internațional

language-automatic = Ca în browser
