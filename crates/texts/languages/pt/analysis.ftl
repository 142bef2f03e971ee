analysis-title = Análise
analysis-about = Traz um match ou uma posição de onde quiseres e vê o que foi bom e o que não foi. Nada sai deste dispositivo.
analysis-drop = Larga aqui um ficheiro
analysis-choose = Escolher ficheiro
analysis-choose-about = Matches de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid e outros, reconhecidos pelo conteúdo
analysis-paste = Ou cola um match, uma posição ou um ID
analysis-paste-open = Abrir
analysis-table = O match que está na mesa
analysis-editor = Montar posição
analysis-quiz = Treinar erros
analysis-reading = A ler…

read-title = { $player } contra { $name }
read-nothing-judged = Não há aqui nada que se possa avaliar.
read-oddities = { $count ->
    [one] Há uma coisa estranha no ficheiro
   *[other] Há { $count } coisas estranhas no ficheiro
}
read-more = { $rest-count ->
    [one] e mais uma
   *[other] e mais { $rest-count }
}
read-offered = Mostra-se o que se conseguiu ler.
place-line = Linha { $line }, coluna { $column }
place-record = Registo { $count }
place-file = O ficheiro
read-oddity = { $from }: { $reason }

unreadable-empty = Não tem nada.
unreadable-too-large = É grande demais para ser um match.
unreadable-unknown = Isto não é um match nem uma posição de gamão em nenhum formato conhecido aqui.
unreadable-broken = Está danificado e não se consegue ler nada.

odd-encoding = O texto não é UTF-8; foi lido como { $text }.
odd-not-understood = «{ $text }» não se percebe e ficou de fora.
odd-illegible-play = «{ $text }» não é uma jogada.
odd-bad-number = «{ $text }» não pode estar certo e ficou de fora.
odd-no-name = Falta o nome de um jogador.
odd-missing = Falta algo que estes ficheiros costumam ter; usou-se o habitual.
odd-stake = Isto é uma partida solta com aposta de { $count }, não um match.
odd-variant = A variante «{ $text }» não é conhecida; foi lida como gamão.
odd-guessed-variant = As jogadas mostram que isto é { $text }.
odd-cut-short = O ficheiro acaba cedo demais.
odd-checksum = Uma soma de verificação não bate certo: o ficheiro pode estar danificado.
odd-illegal-position = Esta posição não é possível.
odd-contradiction = Há algo dito duas vezes, e de maneira diferente.
odd-more-positions = { $count ->
    [one] Segue-se mais uma posição, que ficou de fora.
   *[other] Seguem-se mais { $count } posições, que ficaram de fora.
}
odd-other = Algo não estava como devia e ficou de fora.
odd-illegal-play = { $play } não é uma jogada permitida com { $roll }.
odd-no-play = Nada diz como se jogou { $roll }.
odd-start-double = Uma partida não pode começar com { $roll }.
odd-wrong-turn = É a vez do outro jogador.
odd-unanswered = Uma dobra ficou sem resposta.
odd-refused = As regras não o permitem.
odd-after-end = A partida já tinha acabado.
odd-cube = O cubo passa a { $counted }, não a { $said }.
odd-board = As jogadas anteriores levam a outra posição.
odd-winner = Quem ganhou foi o outro jogador.
odd-points = A partida valia { $counted }, não { $said }.
odd-score = As partidas anteriores somam outro resultado.

judging-depth = Ver mais à frente
judging-plies = { $plies ->
    [0] Nada: imediato
    [one] { $plies } lançamento: rápido
   *[other] { $plies } lançamentos: a fundo
}
judging-progress = Avaliado: { $done } de { $all }
judging-cancel = Parar
judging-stopped = Interrompido. Mostra-se o que já foi avaliado.
judging-go-on = Continuar
judging-done = Está tudo avaliado.

totals-title = Totais
totals-whole = Match inteiro
totals-session = Todas as partidas
totals-rating = Índice (PR)
totals-rating-about = Quinhentas vezes o que se desperdiçou em média por decisão. Quanto mais baixo, melhor: abaixo de 3 é nível mundial, acima de 20 é principiante.
totals-lost = Desperdiçado
totals-lost-match = Hipóteses de ganhar o match desperdiçadas
totals-checker-play = no jogo de peças
totals-cube-play = com o cubo
totals-dubious = Duvidosas
totals-errors = Erros
totals-missed-doubles = Dobras por fazer
totals-wrong-doubles = Dobras erradas
totals-wrong-takes = Aceites por erro
totals-wrong-passes = Recusadas por erro
totals-by-play-match = Só pelo jogo, sem a sorte, { $player } teria ganho { $chance }% de matches assim.
totals-by-play-money = Só pelo jogo, sem a sorte, { $player } teria ganho { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.

chances-match = As hipóteses de { $player } ganhar o match
chances-game = As hipóteses de { $player } ganhar a partida
worst-title = Piores erros
worst-none = Nenhum erro digno de nota.
worst-item = { $player }: { $play } em vez de { $better-play }

steps-first = Para o início
steps-back = Passo atrás
steps-on = Passo à frente
steps-last = Para o fim
steps-back-error = Erro anterior
steps-on-error = Próximo erro
steps-of = { $done } de { $all }
step-position = A posição
step-roll = { $player } joga { $roll }: { $play }
step-no-play = { $player } não pode mover com { $roll }
step-unknown-play = { $player } lança { $roll }; não se sabe a jogada
step-double = { $player } dobra para { $value }
step-take = { $player } aceita
step-pass = { $player } recusa
step-beaver = { $player } aceita e redobra: um beaver
step-raccoon = { $player } redobra o beaver: um raccoon
step-resign = { $player } desiste
step-not-judged = Não avaliado.
step-not-yet = Ainda não avaliado.
step-forced = Não havia escolha.
step-best = Era a melhor jogada.
step-right = Foi a decisão certa.
step-dubious = Duvidosa
step-error = Erro
step-blunder = Erro grave
step-lost = Desperdiça { $loss }
step-luck = Sorte do lançamento: { $luck }
step-better = { $better-play } era melhor.
step-right-roll = O certo era lançar.
step-right-double = O certo era dobrar.
step-right-too-good = O certo era continuar sem dobrar: posição boa demais.
step-right-take = O certo era aceitar.
step-right-pass = O certo era recusar.
step-right-beaver = O certo era fazer um beaver.

plays-title = Jogadas
plays-play = Jogada
plays-equity = Pontos
plays-loss = Desperdiça
plays-wins = Vitórias
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Gammons perdidos
plays-depth = Profundidade
cube-title = Cubo
cube-choice = Decisão
cube-no-double = Sem dobra
cube-double-take = Dobra, aceite
cube-double-pass = Dobra, recusada

# As in English.
rollout-title = Rollout
rollout-about = O motor joga a posição até ao fim muitas vezes, com os mesmos dados para tudo o que se compara.
rollout-start = Fazer rollout
rollout-trials = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
}
rollout-margin = ± { $margin }
rollout-margin-about = O valor verdadeiro está dentro desta margem em 95 de 100 casos.
rollout-sure = Está decidido: a melhor é, sem dúvida, superior às outras.
rollout-unsure = Ainda não está decidido.

export-title = Guardar
export-sgf = Para o GNU Backgammon (.sgf), com a análise
export-mat = Texto do match (.mat), para todos os programas
export-json = Gammonbox (.json), com tudo
export-failed = Não se pode guardar assim: { $reason }.
judging-nets-quick = Rede neural rápida
judging-nets-deep = Rede neural profunda
worst-item-you = Tu: { $play } em vez de { $better-play }
tab-graph = Gráfico
# As in English.
tab-match = Match
review-play-here = Jogar a partir daqui
review-flip = Virar o tabuleiro
review-to-table = Voltar à mesa
depths-title = Comparar profundidades
window-title = Janela de dobra
window-opens = Dobrar a partir de { $chance }%
window-cash = Recusar a partir de { $chance }%
window-too-good = Boa demais a partir de { $chance }%
window-now = Agora { $chance }%
totals-by-play-note = Aqui retira-se do resultado a sorte estimada. O PR só conta os erros; num único match os dois podem divergir.
plays-best = Melhor
