table-score = Resultado
table-score-of = { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] a { $length } ponto
   *[other] a { $length } pontos
}
table-money = partidas soltas
table-away = { $away ->
    [one] falta { $away }
   *[other] faltam { $away }
}
table-crawford = Partida Crawford
table-game = Partida { $game }
# As in English.
table-pips = Pips
table-moves = Jogadas
table-rules = Regras em vigor
# As in English.
table-menu = Menu
table-board = Tabuleiro de gamão
table-home = Sair da mesa

turn-throw-start = Cada jogador lança um dado. O maior começa.
turn-throw-color = Cada jogador lança um dado. O maior fica com as Brancas e começa.
turn-throw-player = Vez de { $player } lançar um dado para o começo
turn-roll = Vez de { $player } lançar
turn-roll-or-double = Vez de { $player } lançar ou dobrar
turn-play = Vez de { $player } jogar { $roll }
turn-finish = { $player }: recolhe os dados para terminar a vez
turn-cannot-move = { $player } não pode mover com { $roll }
turn-answer-double = { $player }: aceitar ou recusar?
turn-answer-offer = { $player } tem de responder a uma proposta
turn-thinking = { $player } está a pensar…
turn-over = A partida acabou

action-throw = Lançar
action-roll = Lançar
action-done = Pronto
action-done-about = Recolher os dados para terminar a tua vez
action-undo = Anular
action-double = Dobrar
action-double-to = Dobrar para { $value }
action-take = Aceitar
action-pass = Recusar
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Desistir
action-claim = Reclamar a vitória
action-settle = Acordo
action-accept = Aceitar
action-decline = Recusar
action-move = Mover uma peça
action-play = Jogar a vez inteira
action-land-on-block = Cair no bloqueio
action-hint = Dica
action-take-back = Retirar a jogada
action-show-again = Ver de novo
action-next-game = Próxima partida

double-title = Dobrar?
double-question = { $player } pode aceitar e continuar por { $value }, ou recusar.
double-explain = Se { $player } recusar, ganhas { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
double-explain-stake = Se { $player } recusar, ganhas { $points ->
    [1] a aposta
   *[other] { $points } vezes a aposta
}.
offered-double = { $player } dobra para { $value }.
offered-beaver = { $player } aceita e redobra logo: um beaver. A partida passaria a valer { $value }.
offered-raccoon = { $player } redobra o beaver: um raccoon. A partida passaria a valer { $value }.
offered-pass-price = Se recusares, perdes { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
offered-pass-price-stake = Se recusares, perdes { $points ->
    [1] a aposta
   *[other] { $points } vezes a aposta
}.
offered-take-meaning = Se aceitares, o cubo é teu, em { $value }, e só tu podes dobrar a seguir.

resign-title = Desistir
resign-about = Propões desistir. A partida acaba se { $player } aceitar.
resign-win = { $win ->
    [single] Uma derrota simples
    [gammon] Um gammon
   *[backgammon] Um backgammon
}
resign-price = custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
resign-price-stake = custa { $points ->
    [1] a aposta
   *[other] { $points } vezes a aposta
}
claim-title = Reclamar a vitória
claim-about = Dizes que a partida já está ganha. Acaba se { $player } concordar.
settle-title = Acordo
settle-about = Propões acabar a partida agora, com pontos para um dos dois.
settle-winner = Pontos para
settle-points = Quantos
offered-resignation = { $win ->
    [single] { $player } concede uma vitória simples.
    [gammon] { $player } concede um gammon.
   *[backgammon] { $player } concede um backgammon.
}
offered-claim = { $win ->
    [single] { $player } reclama uma vitória simples.
    [gammon] { $player } reclama um gammon.
   *[backgammon] { $player } reclama um backgammon.
}
offered-settlement = { $points ->
    [one] { $player } propõe um acordo: { $points } ponto para { $name }.
   *[other] { $player } propõe um acordo: { $points } pontos para { $name }.
}
offered-worth = Valeria { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
offered-worth-stake = Valeria { $points ->
    [1] a aposta
   *[other] { $points } vezes a aposta
}.

dice-entry-title = O que mostram os teus dados?
dice-entry-one = { $player ->
    [you] Toca no número do teu dado
   *[other] Toca no número do dado de { $player }
}
typed-label = Escrever uma jogada
typed-bad = Isto não é uma jogada. Escreve-a assim: 8/5 6/5.
typed-impossible = { $play } não é uma jogada legal com { $roll }.

hint-title = Dica
hint-best = Melhor: { $play }
hint-loses = custa { $loss }
hint-none = Não há nenhuma jogada legal.
hint-roll = Lança: é cedo demais para dobrar.
hint-double-take = Dobra. O adversário deve aceitar.
hint-double-pass = Dobra. O adversário deve recusar.
hint-too-good = Continua sem dobrar: a tua posição é boa demais.
hint-take = Aceita.
hint-pass = Recusa.
hint-beaver = Aceita, e faz um beaver.

take-back-done = Jogada retirada.

penalty-title = Esta casa está bloqueada
penalty-question = Com estas regras, uma peça que cai num bloqueio é capturada: a tua iria para a barra e o { $die } perdia-se. Jogar mesmo assim?
penalty-confirm = Jogar mesmo assim
table-you = Tu
table-to-home = Início
table-flip = Virar o tabuleiro
table-keys = Teclas
turn-you = É a tua vez
turn-you-throw = Lança um dado para ver quem começa
turn-you-roll = Lança os dados
turn-you-roll-or-double = Lança, ou dobra primeiro
turn-you-play = Joga { $roll }
turn-you-finish = Carrega em «Pronto» para terminar a tua vez
turn-you-cannot-move = Não podes mover com { $roll }
turn-you-answer = A tua resposta?
pass-question = Recusar e perder esta partida?
hint-try = Jogar assim
hint-thinking = A pensar…
table-light = Claro ou escuro
table-sound = Som
settle-about-stake = Propões acabar já a partida, pagando a um dos dois.
settle-winner-stake = Recebe
settle-points-stake = Quantas vezes a aposta
offered-settlement-stake = { $player } propõe um acordo: { $text } para { $name }.
