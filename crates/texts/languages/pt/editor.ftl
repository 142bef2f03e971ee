editor-title = Montar uma posição
editor-about = Escolhe de quem são as peças que pões e clica numa casa, na barra ou na saída. O botão direito, ou o mesmo com Shift, tira uma peça.
editor-place = Pôr
editor-place-white = Peças brancas
editor-place-black = Peças pretas
editor-take-away = Tirar
editor-opening = Posição inicial
editor-clear = Tabuleiro vazio
editor-swap = Trocar lados
editor-on-roll = A jogar
editor-dice = Dados
editor-no-dice = Ainda por lançar
editor-double-offered = Há uma dobra proposta
editor-cube-value = Cubo em
editor-cube-owner = De quem é o cubo
editor-cube-centered = No meio
editor-stakes = Formato
editor-money = Partida solta
editor-match = Um match
editor-length = Pontos para ganhar
editor-score = Pontos de { $player }
editor-crawford = Partida Crawford
editor-jacoby = Regra de Jacoby
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } peça
   *[other] { $checkers } peças
}
editor-id = ID da posição
editor-id-about = Cola aqui um XGID, um GNUbg ID, um OGID ou um ID de posição, ou copia o que aqui está.
editor-analyze = Analisar posição
editor-possible = Esta posição é possível.
editor-impossible = Esta posição é impossível
editor-forgiven = Pode avaliar-se na mesma, mas nenhuma partida leva até aqui.

fault-too-many = { $player } tem { $checkers } peças, mais do que 15.
fault-unequal = Os lados não têm o mesmo número de peças: { $said } e { $counted }.
fault-no-checkers = Não há peças no tabuleiro.
fault-shared-point = Os dois lados têm peças na casa { $point }.
fault-both-won = Os dois lados já retiraram tudo.
fault-both-shut-out = Os dois lados estão na barra contra um quadrante fechado.
fault-not-over = Um dos lados já retirou tudo, por isso a partida acabou.
fault-no-length = Um match precisa de pelo menos um ponto.
fault-match-won = { $player } tem { $said } pontos, e { $length } já ganham o match.
fault-no-crawford = Na partida Crawford, há exatamente um jogador a quem falta um ponto.
fault-cube-in-crawford = Na partida Crawford ninguém pode dobrar.
fault-owned-at-one = { $player } tem um cubo que nunca foi virado.
fault-offer-after-end = Há uma proposta, embora a partida tenha acabado.
fault-cube-not-theirs = { $player } dobra sem ter o cubo.
fault-no-settlement = Aqui não pode haver acordo.
fault-other = Nenhuma partida leva a esta posição.
