leaflets-title = Upute
leaflets-read = Čitaj
leaflets-change = Promijeni
leaflets-change-about = Namjesti svako pravilo po želji. Razlike od međunarodnih pravila su označene.
leaflets-restore = Natrag na pravilo iz uputa
leaflets-play = Igraj po ovim pravilima
leaflets-print = Ispiši
leaflets-choose = Odaberi druge upute

leaflets-compare = Usporedi
leaflets-compare-one = Ove upute
leaflets-compare-other = Druge upute
leaflets-differences = U čemu se razlikuju
leaflets-same = Što je isto
leaflets-no-differences = Kažu isto.

leaflets-link = Poveznica na ova pravila
leaflets-link-about = Tko je otvori, vidi ova pravila i može igrati po njima.
leaflets-link-copied = Poveznica je kopirana.
leaflets-link-bad = Ovo nije poveznica na pravila.
leaflets-link-too-long = Preduga je za poveznicu na pravila.
leaflets-link-name = Počinje uputama koje ne poznajemo: { $text }.
leaflets-link-option = Navodi pravilo koje ne poznajemo: { $text }.
leaflets-link-value = „{ $name }” ne može biti { $text }.
leaflets-received = Netko ti je poslao ova pravila.

leaflets-agree-title = Slažete li se oboje?
leaflets-agree-about = Igrat ćete po ovim pravilima.
leaflets-agree = { $player } se slaže
leaflets-agree-start = Počni partiju

rules-of-start = Postavljanje i početak
rules-of-moving = Pomicanje i iznošenje
rules-of-winning = Pobjeda
rules-of-cube = Kocka za udvostručavanje
rules-of-matches = Partije i mečevi
rules-of-board = Na ploči

book-of-table = Pravila za ovim stolom
book-mark-explained = Označeno: drukčije od međunarodnih pravila

language-automatic = Kao u pregledniku
