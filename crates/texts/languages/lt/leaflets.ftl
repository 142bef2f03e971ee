leaflets-title = Instrukcijos
leaflets-read = Skaityti
leaflets-change = Keisti
leaflets-change-about = Kiekvieną taisyklę nustatyk, kaip nori. Skirtumai nuo tarptautinių taisyklių pažymėti.
leaflets-restore = Kaip instrukcijoje
leaflets-play = Žaisti pagal šias taisykles
leaflets-print = Spausdinti
leaflets-choose = Kita instrukcija

leaflets-compare = Palyginti
leaflets-compare-one = Ši instrukcija
leaflets-compare-other = Kita instrukcija
leaflets-differences = Kuo jos skiriasi
leaflets-same = Kas vienoda
leaflets-no-differences = Abi sako tą patį.

leaflets-link = Nuoroda į šias taisykles
leaflets-link-about = Kas ją atvers, matys šias taisykles ir galės pagal jas žaisti.
leaflets-link-copied = Nuoroda nukopijuota.
leaflets-link-bad = Tai ne nuoroda į taisykles.
leaflets-link-too-long = Nuorodai į taisykles ji per ilga.
leaflets-link-name = Ji prasideda mums nežinoma instrukcija: { $text }.
leaflets-link-option = Joje minima mums nežinoma taisyklė: { $text }.
leaflets-link-value = { $name }: reikšmė { $text } negalima.
leaflets-received = Kažkas tau atsiuntė šias taisykles.

leaflets-agree-title = Ar abu sutinkate?
leaflets-agree-about = Žaisite pagal šias taisykles.
leaflets-agree = { $player } sutinka
leaflets-agree-start = Pradėti partiją

rules-of-start = Pradinė padėtis ir pradžia
rules-of-moving = Ėjimai ir nurinkimas
rules-of-winning = Pergalė
rules-of-cube = Dvigubinimo kubas
rules-of-matches = Partijos ir mačai
rules-of-board = Ant lentos

book-of-table = Šio stalo taisyklės
book-mark-explained = Pažymėta: skiriasi nuo tarptautinių taisyklių

language-automatic = Kaip naršyklėje
