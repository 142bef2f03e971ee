leaflets-title = Vejledninger
leaflets-read = Læs
leaflets-change = Ændr
leaflets-change-about = Indstil hver regel, som du vil. Afvigelser fra de internationale regler er markeret.
leaflets-restore = Tilbage til vejledningens regel
leaflets-play = Spil efter disse regler
leaflets-print = Udskriv
leaflets-choose = Vælg en anden vejledning

leaflets-compare = Sammenlign
leaflets-compare-one = Denne vejledning
leaflets-compare-other = En anden vejledning
leaflets-differences = Hvor de afviger
leaflets-same = Hvad der er ens
leaflets-no-differences = De siger det samme.

leaflets-link = Link til disse regler
leaflets-link-about = Den, der åbner det, ser reglerne og kan spille efter dem.
leaflets-link-copied = Link kopieret.
leaflets-link-bad = Det er ikke et link til regler.
leaflets-link-too-long = Det er for langt til at være et link til regler.
leaflets-link-name = Det begynder med en vejledning, vi ikke kender: { $text }.
leaflets-link-option = Det nævner en regel, vi ikke kender: { $text }.
leaflets-link-value = { $name } kan ikke være { $text }.
leaflets-received = Nogen har sendt dig disse regler.

leaflets-agree-title = Er I begge enige?
leaflets-agree-about = I kommer til at spille efter disse regler.
leaflets-agree = { $player } er enig
leaflets-agree-start = Start spillet

rules-of-start = Opstilling og start
rules-of-moving = At flytte og tage ud
rules-of-winning = At vinde
rules-of-cube = Doblingsterningen
rules-of-matches = Spil og matcher
rules-of-board = På brættet

book-of-table = Regler ved dette bord
book-mark-explained = Markeret: afviger fra de internationale regler

language-automatic = Som browseren
