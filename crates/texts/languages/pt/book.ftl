book-title = Gamão: { $name }
book-differs-mark = Diferente das regras internacionais
book-differs-none = Estas são as regras internacionais.
book-summary = Todas as regras de relance
book-summary-rule = Regra
book-summary-value = Nestas regras
book-printed-by = Escrito pelo { -app } a partir das regras com que joga

book-aim = O objetivo
book-aim-checkers = { $checkers ->
    [one] Dois jogadores, cada um com { $checkers } peça e dois dados.
   *[other] Dois jogadores, cada um com { $checkers } peças e dois dados.
}
book-aim-way = Moves as tuas peças à volta do tabuleiro até ao teu quadrante interior, as últimas seis casas do percurso, e daí retira-las. O adversário move em sentido contrário.
book-aim-win = Ganha quem retirar primeiro todas as peças.
book-aim-picture = Todas as peças das { $color } estão no quadrante interior: as { $color } já podem retirar.

book-setup = Preparar o tabuleiro
book-setup-board = O tabuleiro tem 24 casas em quatro quadrantes, com a barra entre as duas metades.
book-setup-points = Contas a partir do teu lado: a tua casa 1 é a última do teu percurso, a tua casa 24 a mais distante. A tua casa 1 é a casa 24 do adversário.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na casa { $point }
book-setup-position = No início, cada jogador tem { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = A posição inicial, vista pelas { $color }.

book-start = Quem começa
book-start-tie = Se os dois dados mostrarem o mesmo número, ambos lançam outra vez.
book-start-picture = As { $color } começaram com { $roll } e fecharam uma casa: { $play }.

book-moving = O movimento
book-moving-roll = Na tua vez, lanças os dois dados e jogas cada número: duas peças uma vez cada, ou uma peça duas vezes.
book-moving-order = Escolhes qual o número que jogas primeiro. Mover uma peça com os dois números são dois movimentos: pelo meio tem de pousar numa casa livre.
book-moving-count = Pelo caminho contam todas as casas, ocupadas ou não.
book-moving-target = Uma peça pode ir para qualquer casa que o adversário não bloqueie, por muitas das tuas que já lá estejam.
book-moving-nothing = Um número que não podes jogar perde-se.
book-moving-done = A tua vez termina quando recolhes os dados; até lá podes anular os teus movimentos.
book-moving-picture = As { $color } fugiram com uma peça, com { $roll }: { $play }. O 6 teve de ser jogado primeiro, porque o 5 cairia numa casa bloqueada.

book-doubles = Duplos
book-doubles-four = Se os dois dados mostrarem o mesmo número, joga-lo quatro vezes, com uma peça ou com várias, como quiseres.
book-doubles-rest = Dos quatro, os que não se puderem jogar perdem-se, e não há lançamento extra.
book-doubles-also = Vale também para entrar, capturar e retirar: com um duplo podes capturar até quatro peças.
book-doubles-picture = As { $color } lançaram { $roll } e fizeram quatro movimentos: { $play }.

book-hitting = A captura
book-hitting-blot = Uma peça sozinha numa casa é uma peça isolada. A peça adversária que lá cair, mesmo de passagem, captura-a.
book-hitting-pair = Uma ou duas peças numa casa podem ser capturadas: a peça adversária que lá cair captura-as todas.
book-hitting-bar = Uma peça capturada vai para a barra. Podes capturar mais de uma vez na mesma jogada.
book-hitting-picture = As { $opponent } têm uma peça isolada na casa 5 das { $color }. As { $color } capturam-na com { $list }.

book-entering = A reentrada
book-entering-first = Se tens peças na barra, todas têm de reentrar antes de moveres qualquer outra.
book-entering-where = Reentram no quadrante interior do adversário: com um 1 na tua casa 24, com um 2 na tua casa 23, e assim por diante até ao 6 na tua casa 19. Podes capturar ao reentrar.
book-entering-where-halves = Reentram no quadrante interior do adversário, na casa do número que saiu: as { $color } de 1A a 6A, as { $opponent } de 1 a 6. Podes capturar ao reentrar.
book-entering-where-homes = Reentram no quadrante interior do adversário, na casa do número que saiu: com um 1 na casa 1, e assim por diante até ao 6 na casa 6. Podes capturar ao reentrar.
book-entering-rest = Não podes reentrar com um número cuja casa está bloqueada. Quando todas tiverem reentrado, joga o resto do lançamento com qualquer peça.
book-entering-picture = As { $color } têm uma peça na barra. Reentra com { $list }.
book-entering-picture-closed = As { $color } têm uma peça na barra e nenhum número a deixa reentrar.

book-blocks = Os bloqueios
book-blocks-pass = Podes saltar uma casa bloqueada com um número que te leve para lá dela. Seis seguidas, uma barreira completa, não se podem saltar.
book-blocks-pass-three = Podes saltar uma casa bloqueada com um número que te leve para lá dela.
book-blocks-closed = Se as seis casas onde podes reentrar estiverem bloqueadas, o quadrante está fechado: nenhum lançamento te deixa entrar até se abrir uma casa.
book-blocks-picture = As { $opponent } bloqueiam as casas à frente das duas últimas peças das { $color }. Estas escapam com { $list }.
book-blocks-picture-closed = As { $opponent } bloqueiam seis casas seguidas: nenhum número deixa escapar as duas últimas peças das { $color }.

book-bearing-off = A retirada
book-bearing-off-when = Quando todas as tuas peças estiverem no teu quadrante interior, podes retirá-las, mesmo com o segundo número do lançamento que lá levou a última.
book-bearing-off-inside = Em vez de retirar, podes usar um número para mover uma peça dentro do quadrante interior.
book-bearing-off-beside = As peças retiradas ficam ao lado do tabuleiro e já não voltam ao jogo.
book-bearing-off-hit = Se uma das tuas peças for capturada, tem de voltar ao quadrante interior antes de continuares a retirar.
book-bearing-off-picture = Com um { $number }, as { $color } podem jogar { $list }.
book-bearing-off-picture-none = Com um { $number }, as { $color } não têm jogada.

book-winning = A vitória
book-winning-single = Ganhas uma vitória simples, que conta uma vez, se o adversário já tiver retirado pelo menos uma peça.
book-winning-gammon = Ganhas um gammon, que conta a dobrar, se o adversário não tiver retirado nenhuma.
book-winning-backgammon = Um backgammon conta o triplo.
book-winning-highest = Se mais de um se aplicar, conta o mais alto.
book-winning-picture = As { $color } retiraram a última peça. As { $opponent } têm uma fora e uma na barra: { $win ->
    [single] uma vitória simples
    [gammon] um gammon
   *[backgammon] um backgammon
}.

book-cube = O cubo
book-cube-stake = O cubo é para partidas com aposta; se não apostarem, deixem-no de fora.
book-cube-optional = O cubo é opcional: combinem antes da partida se o usam.
book-cube-offer = Se te propuserem uma dobra, podes aceitá-la e continuar pelo dobro, ou recusar e perder o que a partida valia até aí.
book-cube-owner = Quem aceita fica com o cubo, e só quem o tem pode dobrar a seguir.
book-cube-product = No fim, a vitória é multiplicada pelo cubo: um gammon com o cubo em 4 vale 8.
book-cube-picture = As { $color } dobraram e as { $opponent } aceitaram. As { $opponent } têm o cubo, em { $value }.

book-match = Partidas e matches
book-match-score = { $length ->
    [one] Uma só partida decide.
   *[other] O que ganhas soma-se ao teu resultado; pontos acima de { $length } não fazem diferença.
}

book-letters = X são as { $color }, O são as { $opponent }.

note-silent = Onde o folheto nada diz, jogamos a regra internacional.
note-source-german = As línguas do folheto não dizem todas o mesmo. Seguimos o texto alemão.
note-source-swedish = As línguas do folheto não dizem todas o mesmo. Seguimos o texto sueco.
note-picture = O folheto só mostra a posição inicial numa imagem. Usamos a habitual.
note-deluxe-sum = O folheto diz que uma peça pode juntar os dois números e não fala de paragem. Nós jogamos dois movimentos com uma paragem pelo meio; senão uma peça não poderia capturar duas vezes.
note-deluxe-duty = O folheto diz que se tem de mover até as peças de um jogador estarem todas no quadrante interior. Entendemos: as tuas.
note-deluxe-larger = O folheto exige sempre o número maior. Com todas as peças no quadrante interior, deixamos-te saltá-lo como qualquer outro.
note-deluxe-block = O folheto diz «mais do que duas». Nós jogamos duas ou mais, porque senão nenhuma regra valeria para exatamente duas.
note-nordic-block = Uma legenda dos textos sueco e inglês diz «mais de duas», mas a regra diz «mais de uma». Seguimos a regra.
note-deluxe-inside = O folheto só permite mover dentro do quadrante interior se a casa do número estiver vazia. Nós permitimo-lo sempre, já que de qualquer forma podes saltar o número.
note-backgammon = O folheto não diz que quem perde não pode ter retirado nenhuma peça, por isso não o exigimos.
note-deluxe-first-double = O folheto diz «após o início do jogo». Entendemos: depois de jogado o primeiro lançamento.
note-swiss-lower = O folheto diz «a casa logo abaixo». Se também estiver vazia, tomamos a casa mais próxima abaixo que ocupes.
note-nordic-lower = O folheto não diz que as casas mais altas têm de estar vazias, por isso não o exigimos.
note-norwegian-lost = O folheto diz que, até estarem todas no quadrante interior, se perde o número que as peças de fora não podem usar. Nós deixamos-te jogá-lo com uma peça que já lá está, porque um número só se perde se nada se puder mover.
note-norwegian-enter = O folheto diz que as peças entram «do teu lado do tabuleiro». Entendemos: onde começam as tuas peças mais atrasadas, no quadrante interior do adversário.
note-nordic-any-time = Os textos norueguês e dinamarquês dizem «a qualquer momento», os outros «durante o jogo». Aqui é a qualquer momento.
note-hungarian-refused = O folheto dá 1 ponto quando uma dobra é recusada. Isso serve para a primeira dobra; quando se recusa uma redobra, contamos o que a partida valia antes.
note-hungarian-highest = O folheto só enumera as faces do cubo, de 2 a 64. Tomamos 64 como limite.
book-contents = Índice
book-search = Procurar nas regras
book-search-none = Nada encontrado.
