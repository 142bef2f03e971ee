leaflets-title = Folhetos
leaflets-read = Ler
leaflets-change = Mudar
leaflets-change-about = Define cada regra como quiseres. O que difere das regras internacionais está assinalado.
leaflets-restore = Voltar à regra do folheto
leaflets-play = Jogar com estas regras
leaflets-print = Imprimir
leaflets-choose = Escolher outro folheto

leaflets-compare = Comparar
leaflets-compare-one = Este folheto
leaflets-compare-other = Outro folheto
leaflets-differences = Em que diferem
leaflets-same = O que é igual
leaflets-no-differences = Dizem o mesmo.

leaflets-link = Link para estas regras
leaflets-link-about = Quem o abrir vê estas regras e pode jogar com elas.
leaflets-link-copied = Link copiado.
leaflets-link-bad = Isto não é um link para regras.
leaflets-link-too-long = É comprido demais para ser um link para regras.
leaflets-link-name = Começa com um folheto que não conhecemos: { $text }.
leaflets-link-option = Indica uma regra que não conhecemos: { $text }.
leaflets-link-value = «{ $name }» não pode ser { $text }.
leaflets-received = Alguém te enviou estas regras.

leaflets-agree-title = Estão ambos de acordo?
leaflets-agree-about = Vão jogar com estas regras.
leaflets-agree = { $player } concorda
leaflets-agree-start = Começar a partida

rules-of-start = Posição inicial e começo
rules-of-moving = Movimento e retirada
rules-of-winning = Vitória
rules-of-cube = O cubo
rules-of-matches = Partidas e matches
rules-of-board = No tabuleiro

book-of-table = Regras desta mesa
book-mark-explained = Assinalado: diferente das regras internacionais

language-automatic = Como no navegador
