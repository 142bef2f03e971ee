editor-title = Montar uma posição
editor-about = Escolhe que peças pões e toca numa casa, na barra ou na saída.
editor-about-mouse = O botão direito, ou Shift-clique, tira uma peça.
editor-place = Pôr
editor-place-white = Peças brancas
editor-place-black = Peças pretas
editor-take-away = Tirar
editor-opening = Posição inicial
editor-clear = Tabuleiro vazio
editor-swap = Trocar os lados
editor-on-roll = A jogar
editor-dice = Dados
editor-no-dice = Ainda por lançar
editor-double-offered = Foi proposta uma dobra
editor-cube-value = Cubo em
editor-cube-owner = Dono do cubo
editor-cube-centered = No meio
editor-stakes = Formato
editor-money = Partidas soltas
# As in English.
editor-match = Match
editor-length = Duração do match
editor-score = Pontos: { $player }
editor-crawford = Partida Crawford
editor-jacoby = Regra de Jacoby
# As in English.
editor-beavers = Beavers
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } peça
   *[other] { $checkers } peças
}
editor-id = ID da posição
editor-id-about = Cola aqui um XGID, um GNUbg ID, um OGID ou um ID de posição, ou copia este.
editor-analyze = Analisar a posição
editor-possible = Esta posição é possível.
editor-impossible = Esta posição é impossível
editor-forgiven = Podes analisá-la na mesma, mas nenhuma partida leva até aqui.

fault-too-many = { $player }: { $checkers } peças, mais do que 15.
fault-unequal = Os lados não têm o mesmo número de peças: { $said } e { $counted }.
fault-no-checkers = Não há peças no tabuleiro.
fault-shared-point = Os dois lados têm peças na casa { $point }.
fault-both-won = Os dois lados retiraram todas as peças.
fault-both-shut-out = Os dois lados estão na barra contra um quadrante fechado.
fault-not-over = Um dos lados retirou todas as peças, por isso a partida acabou.
fault-no-length = Um match tem de ser pelo menos a 1 ponto.
fault-match-won = { $player }: já { $said } pontos, que chegam para ganhar um match a { $length }.
fault-no-crawford = Só é a partida Crawford se a exatamente um jogador faltar um ponto.
fault-cube-in-crawford = Na partida Crawford ninguém pode dobrar.
fault-owned-at-one = Dono do cubo: { $player }, mas o cubo nunca foi virado.
fault-offer-after-end = Há uma proposta, mas a partida acabou.
fault-cube-not-theirs = Dobra sem ter o cubo: { $player }.
fault-no-settlement = Aqui não é possível um acordo.
fault-other = Nenhuma partida leva a esta posição.
