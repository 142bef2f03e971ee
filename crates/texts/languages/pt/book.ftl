book-title = Gamão: { $name }
book-differs-mark = Diferente do jogo internacional
book-differs-none = Estas são as regras internacionais.
book-summary = Todas as regras num relance
book-summary-rule = Regra
book-summary-value = Aqui
book-printed-by = Escrito pelo { -app } a partir das regras com que joga

book-aim = O objetivo
book-aim-checkers = { $checkers ->
    [one] Jogam duas pessoas, cada uma com { $checkers } peça e dois dados.
   *[other] Jogam duas pessoas, cada uma com { $checkers } peças e dois dados.
}
book-aim-way = Levas as tuas peças à volta do tabuleiro até ao teu quadrante interior, as últimas seis casas do percurso, e daí para fora do tabuleiro. O adversário vem em sentido contrário.
book-aim-win = Ganha quem retirar primeiro a última peça.
book-aim-picture = Todas as peças das { $color } estão no quadrante interior. Já podem sair.

book-setup = A posição inicial
book-setup-board = Há 24 casas em quatro quadrantes, com a barra entre as duas metades.
book-setup-points = Contas a partir do teu lado: a casa 1 é a última do teu percurso, a casa 24 é a mais distante, e a tua casa 1 é a casa 24 do adversário.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } na casa { $point }
book-setup-position = As peças de cada jogador no início: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = O início, visto pelas { $color }.

book-start = Quem começa
book-start-tie = Se os dois dados mostrarem o mesmo número, ambos lançam outra vez.
book-start-picture = As { $color } começaram com { $roll } e fizeram uma casa: { $play }.

book-moving = O movimento
book-moving-roll = Na tua vez, lanças os dois dados e jogas cada número: duas peças uma vez cada, ou uma peça duas vezes.
book-moving-order = Tu escolhes o número que se joga primeiro. Quem move uma peça duas vezes faz dois movimentos e precisa de uma casa livre para pousar a meio caminho.
book-moving-target = Uma peça pode ir para qualquer casa que o adversário não bloqueie, por muitas das tuas que já lá estejam.
book-moving-nothing = Um número que não se pode jogar perde-se.
book-moving-done = A tua vez termina quando recolhes os dados; até lá podes anular os teus movimentos.
book-moving-picture = As { $color } avançaram uma peça com { $roll }: { $play }. O 6 teve de ser o primeiro, porque o 5 sozinho vai dar a uma casa bloqueada.

book-doubles = Duplos
book-doubles-four = Se os dois dados mostrarem o mesmo número, joga-se quatro vezes, com uma peça ou com várias, como quiseres.
book-doubles-rest = O que não se puder jogar das quatro vezes perde-se, e não há lançamento extra.
book-doubles-picture = As { $color } lançaram { $roll } e moveram quatro vezes: { $play }.

book-hitting = A captura
book-hitting-blot = Uma peça sozinha numa casa é uma peça isolada. A peça adversária que lá cair, mesmo só de passagem, captura-a.
book-hitting-pair = Uma ou duas peças numa casa podem ser capturadas: a peça adversária que lá cair captura-as todas.
book-hitting-bar = Uma peça capturada vai para a barra. Na mesma jogada pode haver várias capturas.
book-hitting-picture = As { $opponent } têm uma peça isolada na casa 5 das { $color }. As { $color } capturam-na com { $list }.

book-entering = A reentrada
book-entering-first = Se tens peças na barra, todas têm de reentrar antes de moveres qualquer outra.
book-entering-where = Reentram no quadrante interior do adversário: com um 1 na tua casa 24, com um 2 na tua casa 23, e assim por diante até ao 6 na tua casa 19. Ao reentrar também se pode capturar.
book-entering-where-halves = Reentram no quadrante interior do adversário: { $color } 1A–6A, { $opponent } 1–6. Ao reentrar também se pode capturar.
book-entering-where-homes = Reentram no quadrante interior do adversário: 1 → 1, 2 → 2 … 6 → 6. Ao reentrar também se pode capturar.
book-entering-rest = Um número cuja casa está bloqueada não deixa reentrar nenhuma peça. Quando todas tiverem reentrado, o resto do lançamento joga-se com qualquer peça.
book-entering-picture = As { $color } têm uma peça na barra. Reentra com { $list }.
book-entering-picture-closed = As { $color } têm uma peça na barra e nenhum número a deixa reentrar.

book-blocks = Os bloqueios
book-blocks-pass = Uma casa bloqueada salta-se com um número que leve para lá dela. Seis bloqueadas de seguida não se podem saltar.
book-blocks-pass-three = Uma casa bloqueada salta-se com um número que leve para lá dela.
book-blocks-closed = Se as seis casas onde terias de reentrar estiverem bloqueadas, o quadrante está fechado: nenhum lançamento te deixa entrar até se abrir uma casa.
book-blocks-picture = As { $opponent } bloqueiam as casas à frente das duas últimas peças das { $color }. Estas escapam com { $list }.
book-blocks-picture-closed = As { $opponent } bloqueiam seis casas seguidas: não há número com que as duas últimas peças das { $color } escapem.

book-bearing-off = A retirada
book-bearing-off-when = Quando todas as tuas peças estiverem no teu quadrante interior, podes retirá-las, até já com o segundo número do lançamento que lá levou a última.
book-bearing-off-inside = Em vez de retirar, também podes usar um número para mover dentro do quadrante interior, se houver espaço.
book-bearing-off-hit = Se entretanto uma das tuas peças for capturada, tem de voltar ao quadrante interior antes de continuares a retirar.
book-bearing-off-picture = Com um { $number }, as { $color } podem jogar { $list }.
book-bearing-off-picture-none = Com um { $number }, as { $color } não podem jogar nada.

book-winning = A vitória
book-winning-single = A vitória é simples se o adversário já tiver retirado pelo menos uma peça.
book-winning-gammon = A vitória vale o dobro, um gammon, se o adversário não tiver retirado nenhuma.
book-winning-backgammon = A vitória vale o triplo com um backgammon.
book-winning-highest = Se mais do que um caso se aplicar, conta o mais alto.
book-winning-picture = As { $color } retiraram a última peça. As { $opponent } têm uma fora e uma na barra: { $win ->
    [single] vitória simples
    [gammon] gammon
   *[backgammon] backgammon
}.

book-cube = O cubo
book-cube-stake = O cubo de apostas é para quando se joga por uma aposta; sem ela, deixa-se de fora.
book-cube-optional = O cubo de apostas é opcional: combinem antes da partida se o usam.
book-cube-offer = Perante uma dobra, ou se aceita e se continua a jogar pelo dobro, ou se recusa e se perde o que a partida valia até aí.
book-cube-owner = Quem aceita fica com o cubo, e só quem o tem pode dobrar a seguir.
book-cube-product = No fim, a vitória conta tantas vezes quantas o cubo indica: um gammon com o cubo em 4 conta oito vezes.
book-cube-picture = As { $color } dobraram e as { $opponent } aceitaram. O cubo é das { $opponent }, em { $value }.

book-match = Partidas e matches
book-match-score = { $length ->
    [one] Uma só partida decide.
   *[other] O que ganhas soma-se ao teu resultado; pontos acima de { $length } não fazem diferença.
}

book-letters = X são as { $color }, O são as { $opponent }.

note-silent = Onde o folheto nada diz, jogamos a regra internacional.
note-picture = O folheto só mostra a posição inicial numa imagem. Usamos a habitual.
note-deluxe-sum = O folheto diz que uma peça pode «juntar» os dois números e não fala de paragem. Nós jogamos dois movimentos com uma paragem pelo meio; senão uma peça não poderia capturar duas vezes.
note-deluxe-duty = O folheto diz que se tem de mover até as peças «de um jogador» estarem todas em casa. Entendemos: as tuas.
note-deluxe-larger = O folheto não abre exceções. Nós sim: com todas as peças no quadrante interior, também podes abdicar do número maior.
note-deluxe-block = O folheto diz «mais de duas». Nós jogamos duas ou mais, porque senão nenhuma regra valeria para exatamente duas.
note-nordic-block = Uma legenda do folheto diz «mais de duas», mas a regra diz «mais de uma». Seguimos a regra.
note-deluxe-inside = O folheto só o permite se a casa do número estiver vazia. Nós permitimo-lo sempre, já que podes abdicar do número.
note-backgammon = O folheto não diz que quem perde não pode ter retirado nenhuma peça, por isso não o exigimos.
note-deluxe-first-double = O folheto diz «depois de o jogo começar». Entendemos: depois de jogado o primeiro lançamento.
note-swiss-lower = O folheto diz «a casa logo abaixo». Se também estiver vazia, tomamos a mais próxima que ocupes abaixo.
note-nordic-lower = O folheto não diz que as casas mais altas têm de estar vazias, por isso não o exigimos.
note-norwegian-lost = O folheto diz que, até estarem todas em casa, se perde o número que as peças de fora não podem usar. Nós deixamos jogá-lo com uma peça já em casa, porque um número só se perde se nada se puder mover.
note-nordic-any-time = Os textos norueguês e dinamarquês dizem «a qualquer momento», os outros «durante o jogo». Jogamos: a qualquer momento.
note-hungarian-refused = O folheto dá 1 ponto quando uma dobra é recusada. Isso serve para a primeira dobra; numa redobra recusada conta o que a partida valia antes.
book-contents = Índice
book-search = Procurar nas regras
book-search-none = Nada encontrado.
