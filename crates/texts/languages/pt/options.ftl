option-variant = Posição inicial
variant-rule-backgammon = A partida começa na posição habitual.
variant-rule-nackgammon = A partida começa na posição do nackgammon, com quatro peças atrás.
variant-rule-hypergammon = Cada jogador tem apenas três peças, todas atrás.
variant-rule-free = A partida começa numa posição montada à mão.

option-opening = Quem começa
opening-high-die-plays-pair = O dado maior começa com os dois dados
opening-rule-high-die-plays-pair = Cada jogador lança um dado; o maior começa e joga os dois números.
opening-high-die-rolls-again = O dado maior começa com novo lançamento
opening-rule-high-die-rolls-again = Cada jogador lança um dado; o maior começa, e volta a lançar os dois dados para a primeira jogada.
opening-die-for-color = O dado maior fica com as Brancas e começa
opening-rule-die-for-color = Cada jogador lança um dado; o maior fica com as peças brancas. As Brancas começam, e lançam os dois dados para a primeira jogada.

option-next-game = Quem começa a partida seguinte
next-game-dice = Os dados
next-game-rule-dice = Os dados decidem quem começa cada partida.
next-game-winner = O vencedor
next-game-rule-winner = Quem ganha uma partida começa a seguinte e lança os dois dados.

option-block = O que bloqueia uma casa
block-from-two = Duas peças
block-rule-from-two = Duas ou mais peças de um jogador bloqueiam uma casa ao outro.
block-from-three = Três peças
block-rule-from-three = Três ou mais peças de um jogador bloqueiam uma casa ao outro; duas juntas ainda podem ser capturadas, ambas de uma vez.

option-blocked-landing = Cair num bloqueio
blocked-landing-illegal = Não é permitido
blocked-landing-rule-illegal = Não podes cair numa casa bloqueada.
blocked-landing-self-hit = Custa a peça
blocked-landing-rule-self-hit = Não deves cair numa casa bloqueada. Se o fizeres, a tua própria peça é capturada: vai para a barra, e o número perde-se.

option-duty = Obrigação de jogar
duty-always = Sempre
duty-rule-always = Tens de jogar tantos números quantos puderes.
duty-until-home = Até todas estarem no quadrante interior
duty-rule-until-home = Tens de jogar tantos números quantos puderes, mas com todas as peças no quadrante interior podes saltar qualquer número.

option-single-number = Se só se puder jogar um número
single-number-larger = O maior
single-number-rule-larger = Se puderes jogar qualquer dos números, mas não ambos, tens de jogar o maior.
single-number-either = Qualquer um
single-number-rule-either = Se puderes jogar qualquer dos números, mas não ambos, escolhes tu.

option-bear-off = Retirada
bear-off-standard = Um número alto demais retira a peça mais atrasada
bear-off-rule-standard = Um número retira uma peça da sua própria casa. Se essa casa estiver vazia, tens de mover uma peça de uma casa mais alta; se não houver nenhuma, retiras da tua casa mais alta.
bear-off-exact = Só com o número exato
bear-off-rule-exact = Um número retira uma peça da sua própria casa, e de mais nenhuma.
bear-off-nearest-lower = Da casa ocupada logo abaixo
bear-off-rule-nearest-lower = Um número retira uma peça da sua própria casa. Se essa casa estiver vazia, podes retirar da casa mais próxima abaixo que ocupes, mesmo que tenhas peças mais acima.
bear-off-any-lower = De qualquer casa abaixo
bear-off-rule-any-lower = Um número retira uma peça da sua própria casa ou de qualquer casa mais baixa, como quiseres.

option-hit-and-run = Capturar e seguir
hit-and-run-allowed = Permitido
hit-and-run-rule-allowed = Uma peça que captura pode continuar na mesma jogada.
hit-and-run-not-at-home = Não no próprio quadrante interior
hit-and-run-rule-not-at-home = Uma peça que captura no próprio quadrante interior fica lá o resto da jogada.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Só se quem perde não retirou nenhuma
backgammon-needs-rule-none-off = É backgammon se quem perde não retirou nenhuma peça e ainda tem uma na barra ou no quadrante interior de quem ganha.
backgammon-needs-no-more = Mesmo que quem perde já tenha retirado peças
backgammon-needs-rule-no-more = É backgammon se quem perde ainda tem uma peça na barra ou no quadrante interior de quem ganha, mesmo que já tenha retirado outras.
backgammon-needs-never = Nunca
backgammon-needs-rule-never = Não há backgammon: um gammon é o máximo que se ganha.

option-cube = Cubo de apostas
cube-rule-on = O cubo de apostas multiplica o valor da partida.
cube-rule-off = Joga-se sem cubo de apostas.

option-cube-timing = Quando dobrar
cube-timing-before-own-roll = Antes do teu lançamento
cube-timing-rule-before-own-roll = Podes propor uma dobra na tua vez, antes de lançares, mas não antes de se ter jogado o primeiro lançamento da partida.
cube-timing-any-time = A qualquer momento
cube-timing-rule-any-time = Podes propor uma dobra a qualquer momento em que falte um lançamento ou um movimento, teu ou do adversário, mas não antes de se ter jogado o primeiro lançamento da partida.

option-cube-highest = Cubo máximo
cube-highest-none = Sem limite
cube-highest-rule-none = Não há limite para dobrar.
cube-highest-at = { $highest }
cube-highest-rule-at = O cubo não passa de { $highest }.

option-match = Formato
match-none = Partidas soltas
match-rule-none = Cada partida vale por si, e jogas enquanto quiseres.
match-to = { $length ->
    [one] Match a { $length } ponto
   *[other] Match a { $length } pontos
}
match-rule-to = { $length ->
    [one] Quem ganhar primeiro uma partida ganha o match.
   *[other] Os pontos somam-se, e quem chegar primeiro a { $length } ganha o match.
}

option-match-lengths = Durações habituais dos matches
match-lengths-none = Nenhuma
match-lengths-rule-none = O folheto não fala de matches.
match-lengths-to = A { $list } pontos
match-lengths-rule-to = Os matches jogam-se normalmente a { $list } pontos.

option-crawford = Regra de Crawford
crawford-rule-on = Quando um jogador fica pela primeira vez a um ponto de ganhar o match, ninguém pode dobrar na partida seguinte; depois disso, o cubo volta.
crawford-rule-off = Podes dobrar em todas as partidas de um match.

option-jacoby = Regra de Jacoby
jacoby-rule-on = Em partidas soltas, gammons e backgammons só contam se o cubo tiver sido virado; se não, são vitórias simples.
jacoby-rule-off = Gammons e backgammons contam, quer o cubo tenha sido virado quer não.

# As in English.
option-beavers = Beavers
beavers-off = Não
beavers-rule-off = Uma dobra só se pode aceitar ou recusar.
# As in English.
beavers-on = Beavers
beavers-rule-on = Em partidas soltas, se aceitares uma dobra podes redobrar logo e ficar com o cubo: um beaver.
beavers-raccoons = Beavers e raccoons
beavers-rule-raccoons = Em partidas soltas, se aceitares uma dobra podes redobrar logo e ficar com o cubo: um beaver. Quem dobrou primeiro pode então dobrar mais uma vez: um raccoon.

option-automatic-doubles = Dobras automáticas
automatic-doubles-off = Não
automatic-doubles-rule-off = Dados iguais no começo lançam-se outra vez e nada muda.
automatic-doubles-up-to = { $count ->
    [one] No máximo { $count }
   *[other] No máximo { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] Em partidas soltas, dados iguais no começo dobram a aposta, mas só uma vez por partida.
   *[other] Em partidas soltas, dados iguais no começo dobram a aposta de cada vez, até { $count } vezes por partida.
}

option-labels = Números das casas
labels-rule-none = As casas não têm números impressos. Aqui contam-se de 24 a 1, do ponto de vista de quem joga.
labels-rule-numbers = As casas contam-se de 24 a 1, do ponto de vista de quem joga.
labels-rule-halves = As casas chamam-se 1 a 12 na metade das Brancas e 1A a 12A na metade das Pretas.
labels-rule-homes = As casas dos dois quadrantes interiores numeram-se de 1 a 6, da borda para dentro. Nas jogadas escritas, todas as casas se contam de 24 a 1.

option-counter-clockwise = Quem joga no sentido anti-horário
counter-clockwise-rule = As { $counter } jogam no sentido anti-horário, o outro lado no sentido horário.

option-colors = Nomes dos lados
colors-white-black = Brancas e Pretas
colors-rule-white-black = Os dois lados são as Brancas e as Pretas.
colors-light-dark = Claras e Escuras
colors-rule-light-dark = Os dois lados são as Claras e as Escuras.

option-cube-at-rest = Onde começa o cubo
cube-at-rest-middle = No meio
cube-at-rest-rule-middle = No início, o cubo está no meio com o 64 para cima, que vale 1; enquanto lá estiver, qualquer jogador pode dobrar.
cube-at-rest-side = Ao lado do tabuleiro
cube-at-rest-rule-side = No início, o cubo está ao lado do tabuleiro com o 64 para cima, que vale 1; enquanto lá estiver, qualquer jogador pode dobrar.

option-unit = O que se ganha
unit-points = Pontos
unit-rule-points = As vitórias contam-se em pontos.
unit-stake = A aposta
unit-rule-stake = Joga-se por uma aposta, que se paga uma, duas ou três vezes.
