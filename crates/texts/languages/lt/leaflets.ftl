leaflets-title = Instrukcijos
leaflets-read = Skaityti
leaflets-change = Keisti
leaflets-change-about = Bet kurią taisyklę pasirink, kaip nori. Kas kitaip nei tarptautinėse taisyklėse, pažymėta.
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
leaflets-link-bad = Ši nuoroda neveda į taisykles.
leaflets-link-too-long = Ji ilgesnė už bet kokias taisykles.
leaflets-link-name = Ji prasideda mums nežinoma instrukcija: { $text }.
leaflets-link-option = Joje minima mums nežinoma taisyklė: { $text }.
leaflets-link-value = { $name }: reikšmė { $text } negalima.
leaflets-received = Kažkas tau atsiuntė šias taisykles.

leaflets-agree-title = Ar abu sutinkate?
leaflets-agree-about = Pagal šias taisykles žaisite.
leaflets-agree = { $player } sutinka
leaflets-agree-start = Pradėti partiją

rules-of-start = Pradinė padėtis ir pradžia
rules-of-moving = Ėjimai ir nurinkimas
rules-of-winning = Pergalė
rules-of-cube = Dvigubinimo kubas
rules-of-matches = Partijos ir mačai
rules-of-board = Ant lentos

book-of-table = Šio stalo taisyklių knyga
book-mark-explained = Pažymėta tai, kas kitaip nei tarptautinėse taisyklėse

language-automatic = Kaip naršyklėje
