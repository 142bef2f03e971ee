start-title = Nova partida
start-play = Jogar
start-level = Nível
start-rules = Regras
start-rules-about = Que folheto vem na tua caixa?
start-rules-change = Mudar as regras
start-rules-differ = Diferente das regras internacionais

level-leaflet = Leitor do folheto
level-leaflet-about = Acabou de ler o folheto
level-beginner = Principiante
level-beginner-about = Já jogou uns serões
level-casual = Ocasional
level-casual-about = Joga de vez em quando, e pelo seguro
level-regular = Habitual
level-regular-about = Joga todas as semanas
level-club = De clube
level-club-about = Joga num clube
level-tournament = De torneio
level-tournament-about = Joga torneios, e ganha alguns
level-expert = Perito
level-expert-about = Vê num relance o que é bom
level-master = Mestre
level-master-about = Considera todas as respostas que podes dar
level-grandmaster = Grande mestre
level-grandmaster-about = Considera as tuas respostas e a sua própria jogada seguinte
level-machine = A máquina
level-machine-about = Olha o mais longe que pode, e leva o seu tempo
level-same-dice = Todos os níveis recebem os mesmos dados. Os mais fortes apenas os jogam melhor.

leaflet-international = Regras internacionais
leaflet-international-about = O que se joga em clubes e torneios por todo o lado
leaflet-deluxe = A mala com 27 línguas
leaflet-deluxe-about = O dado decide quem fica com as Brancas; só se retira com o número exato; com todas no quadrante interior, podes saltar um número
leaflet-swiss = O folheto suíço
leaflet-swiss-about = As casas chamam-se 1 a 12 e 1A a 12A; uma peça atrasada custa três vezes a aposta, mesmo com outras já retiradas
leaflet-nordic = O folheto nórdico
leaflet-nordic-about = Se a casa de um número estiver vazia, podes retirar da casa ocupada logo abaixo; podes dobrar a qualquer momento
leaflet-nordic-no = O folheto nórdico, em norueguês
leaflet-nordic-no-about = Quem começa volta a lançar; um número retira qualquer peça até à sua casa
leaflet-hungarian = O folheto húngaro
leaflet-hungarian-about = Claras contra Escuras, em matches a 3, 5, 7 ou 9; o cubo para em 64
leaflet-portes = Portes (Grécia)
leaflet-portes-about = O vencedor começa a partida seguinte; sem cubo e sem backgammon
leaflet-tavla = Tavla (Turquia)
leaflet-tavla-about = Como no portes, e uma peça que captura no próprio quadrante interior fica lá nessa jogada
leaflet-takhteh = Takhteh (Irão)
leaflet-takhteh-about = Como no tavla, mas os dados decidem quem começa cada partida
leaflet-unlike = { $name }, com alterações

start-length = Formato
start-money = Partidas soltas
start-match-to = { $length ->
    [one] Match a { $length } ponto
   *[other] Match a { $length } pontos
}
start-cube = Cubo de apostas

start-dice = Dados
start-dice-random = O programa lança
start-dice-seed = De uma semente
start-dice-seed-label = Semente
start-dice-real = Dados reais
start-dice-real-about = Toca ou escreve o que os teus dados mostram

start-color = A tua cor
start-color-any = Qualquer uma
start-color-by-die = Com estas regras, o dado decide quem fica com as Brancas.
start-name = Nome
start-name-you = Visitante
start-name-first = Primeiro jogador
start-name-second = Segundo jogador
start-turn-board = Virar o tabuleiro para quem joga
start-position-about = GNUbg ID, ID de posição, XGID ou OGID

variant-backgammon = Gamão
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Posição montada à mão
start-more = Mais
start-shorter = Match mais curto
start-longer = Match mais longo
# As in English.
level-pr = PR { $pr }
level-pr-about = O PR é o índice de desempenho: quanto o nível perde por decisão. Menos é melhor; os bons jogadores ficam abaixo de 5.
leaflet-deluxe-cs = A mala com 27 línguas, em checo, eslovaco ou húngaro
leaflet-deluxe-cs-about = Como nas outras línguas, mas não se pode cair numa casa bloqueada
leaflet-swiss-it = O folheto suíço, em italiano
leaflet-swiss-it-about = Como em alemão e francês, mas só o número exato retira peças
