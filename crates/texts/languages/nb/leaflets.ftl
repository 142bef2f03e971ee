leaflets-title = Regelark
leaflets-read = Les
leaflets-change = Endre
leaflets-change-about = Still inn hver regel som du vil. Avvik fra de internasjonale reglene er merket.
leaflets-restore = Tilbake til regelarkets regel
leaflets-play = Spill etter disse reglene
leaflets-print = Skriv ut
leaflets-choose = Velg et annet regelark

leaflets-compare = Sammenlign
leaflets-compare-one = Dette regelarket
leaflets-compare-other = Et annet regelark
leaflets-differences = Hvor de er ulike
leaflets-same = Hva som er likt
leaflets-no-differences = De sier det samme.

leaflets-link = Lenke til disse reglene
leaflets-link-about = Den som åpner den, ser reglene og kan spille etter dem.
leaflets-link-copied = Lenke kopiert.
leaflets-link-bad = Dette er ikke en lenke til regler.
leaflets-link-too-long = Den er for lang til å være en lenke til regler.
leaflets-link-name = Den begynner med et regelark vi ikke kjenner: { $text }.
leaflets-link-option = Den nevner en regel vi ikke kjenner: { $text }.
leaflets-link-value = { $name } kan ikke være { $text }.
leaflets-received = Noen har sendt deg disse reglene.

leaflets-agree-title = Er dere begge enige?
leaflets-agree-about = Dere kommer til å spille etter disse reglene.
leaflets-agree = { $player } er enig
leaflets-agree-start = Start partiet

rules-of-start = Oppstilling og start
rules-of-moving = Å flytte og ta ut
rules-of-winning = Å vinne
rules-of-cube = Kuben
rules-of-matches = Partier og matcher
rules-of-board = På brettet

book-of-table = Reglene ved dette bordet
book-mark-explained = Merket: avviker fra de internasjonale reglene

language-automatic = Som nettleseren
