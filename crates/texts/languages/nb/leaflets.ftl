leaflets-title = Regelark
leaflets-read = Les
leaflets-change = Endre
leaflets-change-about = Velg hver regel slik du vil ha den. Det som ikke er som i det internasjonale spillet, er merket.
leaflets-restore = Som på arket
leaflets-play = Spill slik
leaflets-print = Skriv ut
leaflets-choose = Et annet ark

leaflets-compare = Sammenlign
leaflets-compare-one = Dette arket
leaflets-compare-other = Det andre
leaflets-differences = Hvor de er ulike
leaflets-same = Hva som er likt
leaflets-no-differences = Begge sier det samme.

leaflets-link = Lenke til disse reglene
leaflets-link-about = Den som åpner den, ser reglene og kan spille etter dem.
leaflets-link-copied = Lenken er kopiert.
leaflets-link-bad = Denne lenken fører ikke til noen regler.
leaflets-link-too-long = Den er lengre enn noen regler er.
leaflets-link-name = Den begynner med et regelark vi ikke kjenner: { $text }.
leaflets-link-option = Den nevner en regel vi ikke kjenner: { $text }.
leaflets-link-value = { $name } kan ikke være { $text }.
leaflets-received = Noen har sendt deg disse reglene.

leaflets-agree-title = Er dere enige?
leaflets-agree-about = Dette er reglene dere skal spille etter.
leaflets-agree = { $player } er enig
leaflets-agree-start = Begynn partiet

rules-of-start = Oppstilling og start
rules-of-moving = Å flytte og ta ut
rules-of-winning = Å vinne
rules-of-cube = Kuben
rules-of-matches = Partier og matcher
rules-of-board = På brettet

book-of-table = Regelboken for dette bordet
book-mark-explained = Merket: ikke som i det internasjonale spillet

language-automatic = Som i nettleseren
