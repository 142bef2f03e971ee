leaflets-title = Navodila
leaflets-read = Beri
leaflets-change = Spremeni
leaflets-change-about = Nastavi vsako pravilo po želji. Razlike od mednarodnih pravil so označene.
leaflets-restore = Nazaj na pravilo iz navodil
leaflets-play = Igraj po teh pravilih
leaflets-print = Natisni
leaflets-choose = Izberi druga navodila

leaflets-compare = Primerjaj
leaflets-compare-one = Ta navodila
leaflets-compare-other = Druga navodila
leaflets-differences = V čem se razlikujejo
leaflets-same = Kaj je enako
leaflets-no-differences = Pravijo isto.

leaflets-link = Povezava do teh pravil
leaflets-link-about = Kdor jo odpre, vidi ta pravila in lahko igra po njih.
leaflets-link-copied = Povezava je kopirana.
leaflets-link-bad = To ni povezava do pravil.
leaflets-link-too-long = Predolga je za povezavo do pravil.
leaflets-link-name = Začne se z navodili, ki jih ne poznamo: { $text }.
leaflets-link-option = Navaja pravilo, ki ga ne poznamo: { $text }.
leaflets-link-value = »{ $name }« ne more biti { $text }.
leaflets-received = Nekdo ti je poslal ta pravila.

leaflets-agree-title = Se oba strinjata?
leaflets-agree-about = Igrala bosta po teh pravilih.
leaflets-agree = { $player } se strinja
leaflets-agree-start = Začni partijo

rules-of-start = Postavitev in začetek
rules-of-moving = Premikanje in iznašanje
rules-of-winning = Zmaga
rules-of-cube = Podvojitvena kocka
rules-of-matches = Partije in dvoboji
rules-of-board = Na plošči

book-of-table = Pravila za to mizo
book-mark-explained = Označeno: drugače kot v mednarodnih pravilih

language-automatic = Kot v brskalniku
