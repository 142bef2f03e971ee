settings-title = Definições
settings-board = Tabuleiro
settings-play = Jogo
settings-help = Ajuda
settings-language = Língua

settings-theme = Tema
theme-system = Como o dispositivo
theme-daylight = Luz do dia
theme-evening = Noite
theme-felt = Feltro verde
theme-clear = Para daltónicos
theme-contrast = Alto contraste

settings-speed = Velocidade do adversário
speed-slow = Lenta
# As in English.
speed-normal = Normal
speed-fast = Rápida
speed-instant = Imediata

settings-sounds = Sons
settings-sounds-dice = Dados
settings-sounds-checkers = Peças
settings-sounds-cube = Cubo
settings-sounds-end = Fim da partida

settings-auto-roll = Lançar por mim
settings-auto-roll-about = Quando, de qualquer forma, não posso dobrar
settings-forced-moves = Jogar o que é forçado
settings-forced-moves-about = Quando só há uma maneira de jogar
settings-auto-done = Terminar a vez por mim
settings-auto-done-about = Sem isto, recolhes tu os dados e até lá podes anular
settings-confirm-double = Perguntar antes de dobrar

settings-coach = Treinador
settings-coach-about = Avisa antes de um erro a sério ficar feito
coach-setting-silent = Calado
coach-setting-blunders = Só erros graves
coach-setting-mistakes = Todos os erros a sério

settings-pips = Contagem de pips
pips-shown = À vista
pips-hidden = Escondida
pips-ask = Conto eu
settings-home-side = Quadrante interior
side-right = À direita
side-left = À esquerda
settings-labels = Rótulos das casas
labels-leaflet = Como no folheto
labels-numbers = 1 a 24
labels-halves = 1 a 12 e 1A a 12A
labels-homes = 1 a 6 nos quadrantes interiores
labels-none = Nenhum
settings-reset = Repor tudo
settings-reset-question = Repor todas as definições como no início? As partidas ficam guardadas.
settings-marks = Assinalar as peças que se podem mover
settings-shortcuts = As letras do teclado funcionam na mesa
