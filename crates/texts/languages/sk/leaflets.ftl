leaflets-title = Návody
leaflets-read = Čítať
leaflets-change = Zmeniť
leaflets-change-about = Nastav si každé pravidlo, ako chceš. Čo je inak ako v medzinárodnej hre, je označené.
leaflets-restore = Ako v návode
leaflets-play = Hrať podľa nich
leaflets-print = Vytlačiť
leaflets-choose = Iný návod

leaflets-compare = Porovnať
leaflets-compare-one = Tento návod
leaflets-compare-other = Druhý návod
leaflets-differences = V čom sa líšia
leaflets-same = Čo je rovnaké
leaflets-no-differences = Oba hovoria to isté.

leaflets-link = Odkaz na tieto pravidlá
leaflets-link-about = Kto ho otvorí, uvidí tieto pravidlá a môže podľa nich hrať.
leaflets-link-copied = Odkaz je skopírovaný.
leaflets-link-bad = Tento odkaz k pravidlám nevedie.
leaflets-link-too-long = Je dlhší, než pravidlá bývajú.
leaflets-link-name = Začína sa návodom, ktorý nepoznáme: { $text }.
leaflets-link-option = Uvádza pravidlo, ktoré nepoznáme: { $text }.
leaflets-link-value = { $name }: hodnota { $text } nie je možná.
leaflets-received = Niekto ti poslal tieto pravidlá.

leaflets-agree-title = Súhlasíte obaja?
leaflets-agree-about = Podľa týchto pravidiel budete hrať.
leaflets-agree = { $player } súhlasí
leaflets-agree-start = Začať partiu

rules-of-start = Rozostavenie a začiatok
rules-of-moving = Ťahy a vyvádzanie
rules-of-winning = Výhra
rules-of-cube = Stávková kocka
rules-of-matches = Partie a zápasy
rules-of-board = Na doske

book-of-table = Pravidlá tohto stola
book-mark-explained = Označené: inak ako v medzinárodnej hre

language-automatic = Ako v prehliadači
