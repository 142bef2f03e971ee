leaflets-title = Vejledninger
leaflets-read = Læs
leaflets-change = Ret
leaflets-change-about = Vælg hver regel, som du vil have den. Det, der er anderledes end i det internationale spil, er markeret.
leaflets-restore = Som i vejledningen
leaflets-play = Spil sådan
leaflets-print = Udskriv
leaflets-choose = En anden

leaflets-compare = Sammenlign
leaflets-compare-one = Denne vejledning
leaflets-compare-other = Den anden
leaflets-differences = Hvor de er forskellige
leaflets-same = Hvad der er ens
leaflets-no-differences = Begge siger det samme.

leaflets-link = Link til disse regler
leaflets-link-about = Den, der åbner det, ser reglerne og kan spille efter dem.
leaflets-link-copied = Linket er kopieret.
leaflets-link-bad = Dette link fører ikke til nogen regler.
leaflets-link-too-long = Det er længere, end nogen regler er.
leaflets-link-name = Det begynder med en vejledning, vi ikke kender: { $text }.
leaflets-link-option = Det nævner en regel, vi ikke kender: { $text }.
leaflets-link-value = { $name } kan ikke være { $text }.
leaflets-received = Nogen har sendt dig disse regler.

leaflets-agree-title = Er I enige?
leaflets-agree-about = Det er de regler, I skal spille efter.
leaflets-agree = { $player } er enig
leaflets-agree-start = Begynd spillet

rules-of-start = Opstilling og start
rules-of-moving = At flytte og tage ud
rules-of-winning = At vinde
rules-of-cube = Doblingsterningen
rules-of-matches = Spil og matcher
rules-of-board = På brættet

book-of-table = Regelbog for dette bord
book-mark-explained = Markeret: anderledes end i det internationale spil

language-automatic = Som i browseren
