leaflets-title = Návody
leaflets-read = Čítať
leaflets-change = Zmeniť
leaflets-change-about = Nastav si každé pravidlo, ako chceš. Odlišnosti od medzinárodných pravidiel sú označené.
leaflets-restore = Ako v návode
leaflets-play = Hrať podľa týchto pravidiel
leaflets-print = Vytlačiť
leaflets-choose = Iný návod

leaflets-compare = Porovnať
leaflets-compare-one = Tento návod
leaflets-compare-other = Iný návod
leaflets-differences = V čom sa líšia
leaflets-same = Čo je rovnaké
leaflets-no-differences = Oba hovoria to isté.

leaflets-link = Odkaz na tieto pravidlá
leaflets-link-about = Kto ho otvorí, uvidí tieto pravidlá a môže podľa nich hrať.
leaflets-link-copied = Odkaz je skopírovaný.
leaflets-link-bad = Toto nie je odkaz na pravidlá.
leaflets-link-too-long = Na odkaz na pravidlá je pridlhý.
leaflets-link-name = Začína sa návodom, ktorý nepoznáme: { $text }.
leaflets-link-option = Uvádza pravidlo, ktoré nepoznáme: { $text }.
leaflets-link-value = { $name }: hodnota { $text } nie je možná.
leaflets-received = Niekto ti poslal tieto pravidlá.

leaflets-agree-title = Súhlasíte obaja?
leaflets-agree-about = Budete hrať podľa týchto pravidiel.
leaflets-agree = { $player } súhlasí
leaflets-agree-start = Začať partiu

rules-of-start = Rozostavenie a začiatok
rules-of-moving = Ťahy a vyvádzanie
rules-of-winning = Výhra
rules-of-cube = Stávková kocka
rules-of-matches = Partie a zápasy
rules-of-board = Na doske

book-of-table = Pravidlá tohto stola
book-mark-explained = Označené: líši sa od medzinárodných pravidiel

language-automatic = Ako v prehliadači
