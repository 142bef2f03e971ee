leaflets-title = Folhetos
leaflets-read = Ler
leaflets-change = Mudar
leaflets-change-about = Escolhe cada regra como quiseres. O que difere do jogo internacional está assinalado.
leaflets-restore = Como no folheto
leaflets-play = Jogar assim
leaflets-print = Imprimir
leaflets-choose = Outro folheto

leaflets-compare = Comparar
leaflets-compare-one = Este folheto
leaflets-compare-other = O outro
leaflets-differences = Em que diferem
leaflets-same = O que é igual
leaflets-no-differences = Ambos dizem o mesmo.

leaflets-link = Link para estas regras
leaflets-link-about = Quem o abrir vê estas regras e pode jogar com elas.
leaflets-link-copied = O link foi copiado.
leaflets-link-bad = Este link não leva a nenhumas regras.
leaflets-link-too-long = É mais comprido do que quaisquer regras.
leaflets-link-name = Começa com um folheto que não conhecemos: { $text }.
leaflets-link-option = Indica uma regra que não conhecemos: { $text }.
leaflets-link-value = { $name } não pode ser { $text }.
leaflets-received = Alguém te enviou estas regras.

leaflets-agree-title = Estão ambos de acordo?
leaflets-agree-about = São estas as regras com que vão jogar.
leaflets-agree = { $player } concorda
leaflets-agree-start = Começar

rules-of-start = Posição inicial e começo
rules-of-moving = Movimento e retirada
rules-of-winning = Vitória
rules-of-cube = O cubo
rules-of-matches = Partidas e matches
rules-of-board = No tabuleiro

book-of-table = Livro de regras desta mesa
book-mark-explained = Assinalado: diferente do jogo internacional

language-automatic = Como no navegador
