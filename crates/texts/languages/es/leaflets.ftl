leaflets-title = Folletos
leaflets-read = Leer
leaflets-change = Cambiar
leaflets-change-about = Ajusta cada regla como quieras. Lo que difiere de las reglas internacionales está marcado.
leaflets-restore = Volver a la regla del folleto
leaflets-play = Jugar con estas reglas
leaflets-print = Imprimir
leaflets-choose = Elegir otro folleto

leaflets-compare = Comparar
leaflets-compare-one = Este folleto
leaflets-compare-other = Otro folleto
leaflets-differences = En qué difieren
leaflets-same = En qué coinciden
leaflets-no-differences = Dicen lo mismo.

leaflets-link = Enlace a estas reglas
leaflets-link-about = Quien lo abra ve estas reglas y puede jugar con ellas.
leaflets-link-copied = Enlace copiado.
leaflets-link-bad = Esto no es un enlace a unas reglas.
leaflets-link-too-long = Es demasiado largo para ser un enlace a unas reglas.
leaflets-link-name = Empieza por un folleto que no conocemos: { $text }.
leaflets-link-option = Nombra una regla que no conocemos: { $text }.
leaflets-link-value = «{ $name }» no puede ser { $text }.
leaflets-received = Alguien te ha enviado estas reglas.

leaflets-agree-title = ¿De acuerdo los dos?
leaflets-agree-about = Se jugará con estas reglas.
leaflets-agree = { $player } está de acuerdo
leaflets-agree-start = Empezar la partida

rules-of-start = Colocación y comienzo
rules-of-moving = Mover y sacar fichas
rules-of-winning = Ganar
rules-of-cube = El cubo
rules-of-matches = Partidas y matches
rules-of-board = En el tablero

book-of-table = Reglas de esta mesa
book-mark-explained = Marcado: distinto de las reglas internacionales

language-automatic = Como en el navegador
