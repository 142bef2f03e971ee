settings-title = Definições
settings-board = Tabuleiro
settings-play = Jogo
settings-help = Ajuda
settings-language = Língua

page-auto = Como o dispositivo
page-light = Dia
page-dark = Noite
board-club = Feltro verde
checkers-clear = Para daltónicos
set-contrast = Alto contraste

settings-speed = Velocidade das jogadas do adversário
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
settings-auto-roll-about = Quando, de qualquer forma, não podes dobrar
settings-forced-moves = Jogar jogadas forçadas
settings-forced-moves-about = Quando só há uma maneira de jogar
settings-auto-done = Terminar a minha vez automaticamente
settings-auto-done-about = Senão, recolhes tu os dados e até lá podes anular
settings-confirm-double = Perguntar antes de dobrar

settings-coach = Treinador
settings-coach-about = Avisa antes de um erro a sério ser definitivo
coach-setting-silent = Em silêncio
coach-setting-blunders = Só erros graves
coach-setting-mistakes = Todos os erros a sério

settings-pips = Contagem de pips
pips-shown = À vista
pips-hidden = Escondida
pips-ask = Conto eu
settings-home-side = Quadrante interior
side-right = À direita
side-left = À esquerda
settings-labels = Números das casas
labels-leaflet = Como no folheto
labels-numbers = 1 a 24
labels-halves = 1 a 12 e 1A a 12A
labels-homes = 1 a 6 nos quadrantes interiores
labels-none = Nenhum
settings-reset = Repor as definições
settings-reset-question = Repor todas as predefinições? As tuas partidas ficam guardadas.
settings-marks = Assinalar as peças que se podem mover
settings-shortcuts = Atalhos de teclado na mesa
settings-page = Página
board-walnut = Nogueira
board-maple = Bordo
board-marble = Mármore
board-slate = Ardósia
checkers-ivory = Marfim e ébano
checkers-cherry = Creme e cerejeira
checkers-jade = Alabastro e jade
checkers-copper = Prata e cobre
dice-matching = Como as peças
dice-ivory = Marfim
dice-ruby = Rubi
dice-onyx = Ónix
# As in English.
settings-volume = Volume
