leaflets-title = Foglietti
leaflets-read = Leggi
leaflets-change = Cambia
leaflets-change-about = Imposta ogni regola come vuoi. Le differenze dalle regole internazionali sono segnate.
leaflets-restore = Torna alla regola del foglietto
leaflets-play = Gioca con queste regole
leaflets-print = Stampa
leaflets-choose = Scegli un altro foglietto

leaflets-compare = Confronta
leaflets-compare-one = Questo foglietto
leaflets-compare-other = Un altro foglietto
leaflets-differences = Dove sono diversi
leaflets-same = Che cosa è uguale
leaflets-no-differences = Dicono la stessa cosa.

leaflets-link = Link a queste regole
leaflets-link-about = Chi lo apre vede queste regole e può usarle per giocare.
leaflets-link-copied = Link copiato.
leaflets-link-bad = Questo non è un link a delle regole.
leaflets-link-too-long = È troppo lungo per essere un link a delle regole.
leaflets-link-name = Comincia con un foglietto che non conosciamo: { $text }.
leaflets-link-option = Nomina una regola che non conosciamo: { $text }.
leaflets-link-value = «{ $name }» non può essere { $text }.
leaflets-received = Qualcuno ti ha mandato queste regole.

leaflets-agree-title = Siete d’accordo tutti e due?
leaflets-agree-about = Giocherete con queste regole.
leaflets-agree = { $player } è d’accordo
leaflets-agree-start = Comincia la partita

rules-of-start = Disposizione e inizio
rules-of-moving = Muovere e portare fuori
rules-of-winning = Vincere
rules-of-cube = Il cubo
rules-of-matches = Partite e match
rules-of-board = Sul tavoliere

book-of-table = Regole di questo tavolo
book-mark-explained = Segnato: diverso dalle regole internazionali

language-automatic = Come nel browser
