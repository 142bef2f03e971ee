leaflets-title = Folletos
leaflets-read = Leer
leaflets-change = Cambiar
leaflets-change-about = Elige cada regla a tu gusto. Lo que es distinto del juego internacional está marcado.
leaflets-restore = Como en el folleto
leaflets-play = Jugar con estas reglas
leaflets-print = Imprimir
leaflets-choose = Otro folleto

leaflets-compare = Comparar
leaflets-compare-one = Este folleto
leaflets-compare-other = El otro
leaflets-differences = En qué difieren
leaflets-same = En qué coinciden
leaflets-no-differences = Los dos dicen lo mismo.

leaflets-link = Enlace a estas reglas
leaflets-link-about = Quien lo abra verá estas reglas y podrá jugar con ellas.
leaflets-link-copied = El enlace está copiado.
leaflets-link-bad = Este enlace no lleva a unas reglas.
leaflets-link-too-long = Es más largo que cualquier regla.
leaflets-link-name = Empieza por un folleto que no conocemos: { $text }.
leaflets-link-option = Nombra una regla que no conocemos: { $text }.
leaflets-link-value = «{ $name }» no puede ser { $text }.
leaflets-received = Alguien te ha enviado estas reglas.

leaflets-agree-title = ¿De acuerdo los dos?
leaflets-agree-about = Estas son las reglas con las que se va a jugar.
leaflets-agree = { $player } está de acuerdo
leaflets-agree-start = Empezar

rules-of-start = Colocación y comienzo
rules-of-moving = Mover y sacar fichas
rules-of-winning = Ganar
rules-of-cube = El cubo
rules-of-matches = Partidas y matches
rules-of-board = En el tablero

book-of-table = Reglamento de esta mesa
book-mark-explained = Marcado: distinto del juego internacional

language-automatic = Como en el navegador
