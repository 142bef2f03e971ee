leaflets-title = Foglietti
leaflets-read = Leggi
leaflets-change = Cambia
leaflets-change-about = Scegli ogni regola come ti piace. Ciò che è diverso dal gioco internazionale è segnato.
leaflets-restore = Come nel foglietto
leaflets-play = Gioca con queste regole
leaflets-print = Stampa
leaflets-choose = Altro foglietto

leaflets-compare = Confronta
leaflets-compare-one = Questo foglietto
leaflets-compare-other = L’altro
leaflets-differences = Dove sono diversi
leaflets-same = Che cosa è uguale
leaflets-no-differences = Dicono tutti e due la stessa cosa.

leaflets-link = Link a queste regole
leaflets-link-about = Chi lo apre vede queste regole e può giocarci.
leaflets-link-copied = Il link è copiato.
leaflets-link-bad = Questo link non porta a delle regole.
leaflets-link-too-long = È più lungo di qualsiasi regola.
leaflets-link-name = Comincia con un foglietto che non conosciamo: { $text }.
leaflets-link-option = Nomina una regola che non conosciamo: { $text }.
leaflets-link-value = «{ $name }» non può essere { $text }.
leaflets-received = Qualcuno ti ha mandato queste regole.

leaflets-agree-title = Siete d’accordo tutti e due?
leaflets-agree-about = Queste sono le regole con cui giocherete.
leaflets-agree = { $player } è d’accordo
leaflets-agree-start = Cominciate

rules-of-start = Disposizione e inizio
rules-of-moving = Muovere e portare fuori
rules-of-winning = Vincere
rules-of-cube = Il cubo
rules-of-matches = Partite e match
rules-of-board = Sul tavoliere

book-of-table = Regolamento di questo tavolo
book-mark-explained = Segnato: diverso dal gioco internazionale

language-automatic = Come nel browser
