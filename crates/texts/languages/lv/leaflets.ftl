leaflets-title = Instrukcijas
leaflets-read = Lasīt
leaflets-change = Mainīt
leaflets-change-about = Iestati katru noteikumu, kā vēlies. Atšķirības no starptautiskajiem noteikumiem ir atzīmētas.
leaflets-restore = Kā instrukcijā
leaflets-play = Spēlēt pēc šiem noteikumiem
leaflets-print = Drukāt
leaflets-choose = Cita instrukcija

leaflets-compare = Salīdzināt
leaflets-compare-one = Šī instrukcija
leaflets-compare-other = Cita instrukcija
leaflets-differences = Ar ko tās atšķiras
leaflets-same = Kas ir vienāds
leaflets-no-differences = Abas saka vienu un to pašu.

leaflets-link = Saite uz šiem noteikumiem
leaflets-link-about = Kas to atver, redz šos noteikumus un var pēc tiem spēlēt.
leaflets-link-copied = Saite ir nokopēta.
leaflets-link-bad = Tā nav saite uz noteikumiem.
leaflets-link-too-long = Saitei uz noteikumiem tā ir par garu.
leaflets-link-name = Tā sākas ar mums nezināmu instrukciju: { $text }.
leaflets-link-option = Tajā minēts mums nezināms noteikums: { $text }.
leaflets-link-value = { $name }: vērtība { $text } nav iespējama.
leaflets-received = Kāds tev atsūtījis šos noteikumus.

leaflets-agree-title = Vai abi piekrītat?
leaflets-agree-about = Jūs spēlēsiet pēc šiem noteikumiem.
leaflets-agree = { $player } piekrīt
leaflets-agree-start = Sākt partiju

rules-of-start = Sākuma stāvoklis un sākums
rules-of-moving = Gājieni un noņemšana
rules-of-winning = Uzvara
rules-of-cube = Dubultošanas kubs
rules-of-matches = Partijas un mači
rules-of-board = Uz galda

book-of-table = Šī galda noteikumi
book-mark-explained = Atzīmēts: atšķiras no starptautiskajiem noteikumiem

language-automatic = Kā pārlūkā
