leaflets-title = Mängujuhendid
leaflets-read = Loe
leaflets-change = Muuda
leaflets-change-about = Vali iga reegel nii, nagu soovid. Rahvusvahelisest mängust erinev on märgitud.
leaflets-restore = Nagu juhendis
leaflets-play = Mängi nii
leaflets-print = Prindi
leaflets-choose = Teine juhend

leaflets-compare = Võrdle
leaflets-compare-one = See juhend
leaflets-compare-other = Teine
leaflets-differences = Mille poolest need erinevad
leaflets-same = Mis on sama
leaflets-no-differences = Mõlemad ütlevad sama.

leaflets-link = Nende reeglite link
leaflets-link-about = Kes selle avab, näeb neid reegleid ja saab nende järgi mängida.
leaflets-link-copied = Link on kopeeritud.
leaflets-link-bad = See link ei vii reegliteni.
leaflets-link-too-long = See on pikem kui mis tahes reeglid.
leaflets-link-name = Selle alguses on mängujuhend, mida me ei tunne: { $text }.
leaflets-link-option = Seal on reegel, mida me ei tunne: { $text }.
leaflets-link-value = { $name } ei saa olla { $text }.
leaflets-received = Keegi saatis sulle need reeglid.

leaflets-agree-title = Kas mõlemad on nõus?
leaflets-agree-about = Nende reeglite järgi hakkate mängima.
leaflets-agree = { $player } on nõus
leaflets-agree-start = Alusta mängu

rules-of-start = Algseis ja alustamine
rules-of-moving = Käimine ja väljaviimine
rules-of-winning = Võit
rules-of-cube = Duubelduskuup
rules-of-matches = Mängud ja matšid
rules-of-board = Laual

book-of-table = Selle laua reegliraamat
book-mark-explained = Märgitud: erineb rahvusvahelisest mängust

language-automatic = Nagu brauseris
