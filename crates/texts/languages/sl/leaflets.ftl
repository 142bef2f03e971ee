leaflets-title = Navodila
leaflets-read = Beri
leaflets-change = Spremeni
leaflets-change-about = Vsako pravilo izberi po želji. Kar ni tako kot v mednarodni igri, je označeno.
leaflets-restore = Kot v navodilih
leaflets-play = Igraj po teh pravilih
leaflets-print = Natisni
leaflets-choose = Druga navodila

leaflets-compare = Primerjaj
leaflets-compare-one = Ta navodila
leaflets-compare-other = Druga navodila
leaflets-differences = V čem se razlikujejo
leaflets-same = Kaj je enako
leaflets-no-differences = Oboja pravijo isto.

leaflets-link = Povezava do teh pravil
leaflets-link-about = Kdor jo odpre, vidi ta pravila in lahko igra po njih.
leaflets-link-copied = Povezava je kopirana.
leaflets-link-bad = Ta povezava ne vodi do pravil.
leaflets-link-too-long = Daljša je, kot so lahko pravila.
leaflets-link-name = Začne se z navodili, ki jih ne poznamo: { $text }.
leaflets-link-option = Navaja pravilo, ki ga ne poznamo: { $text }.
leaflets-link-value = { $name } ne more biti { $text }.
leaflets-received = Nekdo ti je poslal ta pravila.

leaflets-agree-title = Se oba strinjata?
leaflets-agree-about = Po teh pravilih bosta igrala.
leaflets-agree = { $player } se strinja
leaflets-agree-start = Začni partijo

rules-of-start = Postavitev in začetek
rules-of-moving = Premikanje in iznašanje
rules-of-winning = Zmaga
rules-of-cube = Podvojitvena kocka
rules-of-matches = Partije in dvoboji
rules-of-board = Na plošči

book-of-table = Pravila za to mizo
book-mark-explained = Označeno: drugače kot v mednarodni igri

language-automatic = Kot v brskalniku
