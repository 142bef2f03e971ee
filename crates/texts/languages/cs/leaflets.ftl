leaflets-title = Návody
leaflets-read = Číst
leaflets-change = Změnit
leaflets-change-about = Nastav si každé pravidlo, jak chceš. Odlišnosti od mezinárodních pravidel jsou označené.
leaflets-restore = Jako v návodu
leaflets-play = Hrát podle těchto pravidel
leaflets-print = Vytisknout
leaflets-choose = Jiný návod

leaflets-compare = Porovnat
leaflets-compare-one = Tento návod
leaflets-compare-other = Jiný návod
leaflets-differences = V čem se liší
leaflets-same = Co je stejné
leaflets-no-differences = Oba říkají totéž.

leaflets-link = Odkaz na tato pravidla
leaflets-link-about = Kdo ho otevře, uvidí tato pravidla a může podle nich hrát.
leaflets-link-copied = Odkaz je zkopírovaný.
leaflets-link-bad = Tohle není odkaz na pravidla.
leaflets-link-too-long = Na odkaz na pravidla je příliš dlouhý.
leaflets-link-name = Začíná návodem, který neznáme: { $text }.
leaflets-link-option = Uvádí pravidlo, které neznáme: { $text }.
leaflets-link-value = { $name }: hodnota { $text } není možná.
leaflets-received = Někdo ti poslal tato pravidla.

leaflets-agree-title = Souhlasíte oba?
leaflets-agree-about = Budete hrát podle těchto pravidel.
leaflets-agree = { $player } souhlasí
leaflets-agree-start = Začít partii

rules-of-start = Rozestavení a zahájení
rules-of-moving = Tahy a vyvádění
rules-of-winning = Výhra
rules-of-cube = Sázecí kostka
rules-of-matches = Partie a zápasy
rules-of-board = Na desce

book-of-table = Pravidla tohoto stolu
book-mark-explained = Označeno: liší se od mezinárodních pravidel

language-automatic = Jako v prohlížeči
