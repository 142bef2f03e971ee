option-variant = Posição inicial
variant-rule-backgammon = A partida começa na posição habitual.
variant-rule-nackgammon = A partida começa na posição do nackgammon, com quatro peças atrás.
variant-rule-hypergammon = Cada jogador tem apenas três peças, todas atrás.
variant-rule-free = A partida começa numa posição montada à mão.

option-opening = O começo
opening-high-die-plays-pair = O dado maior começa com os dois dados
opening-rule-high-die-plays-pair = Cada jogador lança um dado; quem tirar o maior número começa e joga os dois números que acabaram de sair.
opening-high-die-rolls-again = O dado maior começa com novo lançamento
opening-rule-high-die-rolls-again = Cada jogador lança um dado; quem tirar o maior número começa e volta a lançar os dois dados.
opening-die-for-color = O dado maior fica com as Brancas e começa
opening-rule-die-for-color = Cada jogador lança um dado; quem tirar o maior número fica com as peças brancas. As Brancas começam e voltam a lançar os dois dados.

option-next-game = Quem começa a partida seguinte
next-game-dice = Os dados
next-game-rule-dice = Em cada partida, os dados decidem quem começa.
next-game-winner = Quem ganhou
next-game-rule-winner = Quem ganha uma partida começa a seguinte e lança os dois dados.

option-block = O que bloqueia uma casa
block-from-two = Duas peças
block-rule-from-two = Duas ou mais peças de um jogador bloqueiam uma casa ao outro.
block-from-three = Três peças
block-rule-from-three = Três ou mais peças de um jogador bloqueiam uma casa ao outro; duas juntas ainda podem ser capturadas, ambas de uma vez.

option-blocked-landing = Cair num bloqueio
blocked-landing-illegal = Não é permitido
blocked-landing-rule-illegal = Ninguém pode cair numa casa bloqueada.
blocked-landing-self-hit = Custa a peça
blocked-landing-rule-self-hit = Ninguém deve cair numa casa bloqueada. Uma peça que lá for posta mesmo assim é ela própria capturada: vai para a barra e o número fica gasto.

option-duty = Obrigação de jogar
duty-always = Sempre
duty-rule-always = Têm de se jogar tantos números quantos for possível.
duty-until-home = Até chegarem todas
duty-rule-until-home = Têm de se jogar tantos números quantos for possível; mas, com todas as peças no quadrante interior, podes abdicar de qualquer número.

option-single-number = Se só se puder jogar um número
single-number-larger = O maior
single-number-rule-larger = Se qualquer dos números se puder jogar, mas não ambos, tem de ser o maior.
single-number-either = Qualquer um
single-number-rule-either = Se qualquer dos números se puder jogar, mas não ambos, escolhes tu.

option-bear-off = Retirada
bear-off-standard = Um número alto demais retira a mais atrasada
bear-off-rule-standard = Um número retira uma peça da sua própria casa. Se essa casa estiver vazia, o número tem de ser jogado a partir de uma casa mais alta; se não houver peças mais acima, retira da casa mais alta que ainda ocupas.
bear-off-exact = Só com o número exato
bear-off-rule-exact = Um número retira uma peça da sua própria casa, e de mais nenhuma.
bear-off-nearest-lower = Da casa ocupada logo abaixo
bear-off-rule-nearest-lower = Um número retira uma peça da sua própria casa. Se essa casa estiver vazia, pode retirar da casa mais próxima abaixo que ainda ocupas, mesmo havendo peças mais acima.
bear-off-any-lower = De qualquer casa abaixo
bear-off-rule-any-lower = Um número retira uma peça da sua própria casa ou de qualquer casa mais baixa, como quiseres.

option-hit-and-run = Capturar e seguir
hit-and-run-allowed = Permitido
hit-and-run-rule-allowed = Uma peça que captura pode continuar na mesma jogada.
hit-and-run-not-at-home = Não no próprio quadrante interior
hit-and-run-rule-not-at-home = Uma peça que captura no próprio quadrante interior fica lá até ao fim da jogada.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Só se quem perde não retirou nenhuma
backgammon-needs-rule-none-off = Há backgammon se quem perde não retirou nenhuma peça e ainda tem uma na barra ou no quadrante interior de quem ganha.
backgammon-needs-no-more = Mesmo com peças já retiradas
backgammon-needs-rule-no-more = Há backgammon se quem perde ainda tem uma peça na barra ou no quadrante interior de quem ganha, mesmo que já tenha retirado outras.
backgammon-needs-never = Nunca
backgammon-needs-rule-never = Não há backgammon: o máximo que se ganha é um gammon.

option-cube = Cubo de apostas
cube-rule-on = O cubo de apostas indica quantas vezes a partida conta.
cube-rule-off = Joga-se sem cubo de apostas.

option-cube-timing = Quando se dobra
cube-timing-before-own-roll = Antes do próprio lançamento
cube-timing-rule-before-own-roll = Podes propor uma dobra na tua vez, antes de lançares, mas não antes de se ter jogado o primeiro lançamento da partida.
cube-timing-any-time = Em qualquer altura
cube-timing-rule-any-time = Podes propor uma dobra sempre que se espere por um lançamento ou um movimento, teu ou do adversário, mas não antes de se ter jogado o primeiro lançamento da partida.

option-cube-highest = Cubo mais alto
cube-highest-none = Sem limite
cube-highest-rule-none = Pode dobrar-se sem limite.
cube-highest-at = { $highest }
cube-highest-rule-at = O cubo não passa de { $highest }.

option-match = Formato
match-none = Partidas soltas
match-rule-none = Cada partida conta por si, e jogas as que quiseres.
match-to = { $length ->
    [one] Match a { $length } ponto
   *[other] Match a { $length } pontos
}
match-rule-to = { $length ->
    [one] Quem ganhar a primeira partida ganha o match.
   *[other] As partidas somam-se, e quem chegar primeiro a { $length } pontos ganha o match.
}

option-match-lengths = Matches habituais
match-lengths-none = Nenhum
match-lengths-rule-none = O folheto não conhece matches.
match-lengths-to = A { $list } pontos
match-lengths-rule-to = O habitual são matches a { $list } pontos.

option-crawford = Regra de Crawford
crawford-rule-on = Quando um jogador fica a um ponto de ganhar o match, ninguém pode dobrar na partida seguinte; depois dessa, o cubo volta.
crawford-rule-off = Pode dobrar-se em todas as partidas de um match.

option-jacoby = Regra de Jacoby
jacoby-rule-on = Em partidas soltas, gammons e backgammons só contam se alguém tiver dobrado; se não, são vitórias simples.
jacoby-rule-off = Gammons e backgammons contam, quer alguém tenha dobrado quer não.

# As in English.
option-beavers = Beavers
beavers-off = Não
beavers-rule-off = Uma dobra aceita-se ou recusa-se, e mais nada.
# As in English.
beavers-on = Beavers
beavers-rule-on = Em partidas soltas, quem aceita uma dobra pode redobrar logo e ficar com o cubo: é um beaver.
beavers-raccoons = Beavers e raccoons
beavers-rule-raccoons = Em partidas soltas, quem aceita uma dobra pode redobrar logo e ficar com o cubo, um beaver; e quem dobrou primeiro pode dobrá-lo ainda mais uma vez, um raccoon.

option-automatic-doubles = Dobras automáticas
automatic-doubles-off = Não
automatic-doubles-rule-off = Se no começo saírem dados iguais, lança-se outra vez e nada muda.
automatic-doubles-up-to = { $count ->
    [one] No máximo { $count }
   *[other] No máximo { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] Em partidas soltas, dados iguais no começo dobram a aposta, mas só uma vez por partida.
   *[other] Em partidas soltas, dados iguais no começo dobram a aposta de cada vez, até { $count } vezes por partida.
}

option-labels = Rótulos das casas
labels-rule-none = As casas não têm números impressos. Aqui contam-se de 24 a 1, do ponto de vista de quem joga.
labels-rule-numbers = As casas contam-se de 24 a 1, do ponto de vista de quem joga.
labels-rule-halves = As casas chamam-se 1 a 12 na metade das Brancas e 1A a 12A na metade das Pretas.
labels-rule-homes = As casas dos dois quadrantes interiores numeram-se de 1 a 6, da borda para dentro. Nas jogadas escritas, todas as casas se contam de 24 a 1.

option-counter-clockwise = Quem joga no sentido anti-horário
counter-clockwise-rule = As { $counter } jogam no sentido anti-horário, as outras no sentido horário.

option-colors = Nomes dos lados
colors-white-black = Brancas e Pretas
colors-rule-white-black = Os dois lados são as Brancas e as Pretas.
colors-light-dark = Claras e Escuras
colors-rule-light-dark = Os dois lados são as Claras e as Escuras.

option-cube-at-rest = Cubo em repouso
cube-at-rest-middle = No meio
cube-at-rest-rule-middle = No início, o cubo está no meio com o 64 para cima, que vale 1; nessa altura qualquer jogador pode dobrar.
cube-at-rest-side = Ao lado do tabuleiro
cube-at-rest-rule-side = No início, o cubo está ao lado do tabuleiro com o 64 para cima, que vale 1; nessa altura qualquer jogador pode dobrar.

option-unit = O que se ganha
unit-points = Pontos
unit-rule-points = As vitórias contam-se em pontos.
unit-stake = A aposta
unit-rule-stake = Joga-se por uma aposta, que se paga uma, duas ou três vezes.
