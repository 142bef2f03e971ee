leaflets-title = Mängujuhendid
leaflets-read = Loe
leaflets-change = Muuda
leaflets-change-about = Sea iga reegel nii, nagu soovid. Erinevused rahvusvahelistest reeglitest on märgitud.
leaflets-restore = Tagasi juhendi reegli juurde
leaflets-play = Mängi nende reeglite järgi
leaflets-print = Prindi
leaflets-choose = Vali teine juhend

leaflets-compare = Võrdle
leaflets-compare-one = See juhend
leaflets-compare-other = Teine juhend
leaflets-differences = Mille poolest need erinevad
leaflets-same = Mis on sama
leaflets-no-differences = Need ütlevad sama.

leaflets-link = Nende reeglite link
leaflets-link-about = Kes selle avab, näeb neid reegleid ja saab nende järgi mängida.
leaflets-link-copied = Link kopeeritud.
leaflets-link-bad = See ei ole reeglite link.
leaflets-link-too-long = See on reeglite lingi jaoks liiga pikk.
leaflets-link-name = Selle alguses on mängujuhend, mida me ei tunne: { $text }.
leaflets-link-option = Seal on reegel, mida me ei tunne: { $text }.
leaflets-link-value = { $name } ei saa olla { $text }.
leaflets-received = Keegi saatis sulle need reeglid.

leaflets-agree-title = Kas olete mõlemad nõus?
leaflets-agree-about = Mängite nende reeglite järgi.
leaflets-agree = { $player } on nõus
leaflets-agree-start = Alusta mängu

rules-of-start = Algseis ja alustamine
rules-of-moving = Käimine ja väljaviimine
rules-of-winning = Võit
rules-of-cube = Duubelduskuup
rules-of-matches = Mängud ja matšid
rules-of-board = Laual

book-of-table = Selle laua reeglid
book-mark-explained = Märgitud: erineb rahvusvahelistest reeglitest

language-automatic = Nagu brauser
