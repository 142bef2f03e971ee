analysis-title = Análise
analysis-about = Carrega um match ou uma posição de qualquer programa e vê que jogadas foram boas e quais não. Nada sai deste dispositivo.
analysis-drop = Larga aqui um ficheiro
analysis-choose = Escolher ficheiro
analysis-choose-about = Matches de GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid e outros; o formato é detetado automaticamente
analysis-paste = Ou cola um match, uma posição ou um ID
analysis-paste-open = Abrir
analysis-table = O match que estás a jogar
analysis-editor = Montar uma posição
analysis-quiz = Treinar os meus erros
analysis-reading = A ler…

read-title = { $player } contra { $name }
read-nothing-judged = Não há aqui nada para analisar.
read-oddities = { $count ->
    [one] { $count } problema no ficheiro
   *[other] { $count } problemas no ficheiro
}
read-more = { $rest-count ->
    [one] e mais 1
   *[other] e mais { $rest-count }
}
read-offered = Eis o que se conseguiu ler.
place-line = Linha { $line }, coluna { $column }
place-record = Registo { $count }
place-file = Ficheiro
read-oddity = { $from }: { $reason }

unreadable-empty = Está vazio.
unreadable-too-large = É grande demais para ser um match.
unreadable-unknown = Não é um match nem uma posição de gamão em nenhum formato que conheçamos.
unreadable-broken = O ficheiro está danificado e não se consegue ler.

odd-encoding = O texto não é UTF-8; foi lido como { $text }.
odd-not-understood = «{ $text }» não se percebe e foi ignorado.
odd-illegible-play = «{ $text }» não é uma jogada.
odd-bad-number = «{ $text }» não pode estar certo e foi ignorado.
odd-no-name = Um jogador não tem nome.
odd-missing = Falta algo que estes ficheiros costumam ter; usou-se o valor habitual.
odd-stake = São partidas soltas com aposta de { $count }, não um match.
odd-variant = «{ $text }» é uma variante desconhecida; foi lida como gamão.
odd-guessed-variant = As jogadas mostram que isto é { $text }.
odd-cut-short = O ficheiro acaba cedo demais.
odd-checksum = Uma soma de verificação está errada: o ficheiro pode estar danificado.
odd-illegal-position = Esta posição não é possível.
odd-contradiction = O ficheiro contradiz-se.
odd-more-positions = { $count ->
    [one] Segue-se mais { $count } posição, que foi ignorada.
   *[other] Seguem-se mais { $count } posições, que foram ignoradas.
}
odd-other = Algo estava errado e foi ignorado.
odd-illegal-play = { $play } não é uma jogada legal com { $roll }.
odd-no-play = O ficheiro não diz como se jogou { $roll }.
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

judging-depth = Profundidade
judging-plies = { $plies ->
    [0] Nenhuma: imediato
    [one] { $plies } ply: rápido
   *[other] { $plies } plies: a fundo
}
judging-progress = Analisado: { $done } de { $all }
judging-cancel = Parar
judging-stopped = Interrompido. Eis os resultados até agora.
judging-go-on = Continuar
judging-done = Análise concluída.

totals-title = Totais
totals-whole = Match inteiro
totals-session = Todas as partidas
totals-rating = Índice de desempenho (PR)
totals-rating-about = Equity perdida em média por decisão, vezes 500. Quanto mais baixo, melhor: abaixo de { $best } é nível mundial, acima de { $worst } é principiante.
totals-lost = Equity perdida
totals-lost-match = Hipóteses de ganhar o match perdidas
totals-checker-play = com as peças
totals-cube-play = com o cubo
totals-dubious = Duvidosas
totals-errors = Erros
totals-missed-doubles = Dobras falhadas
totals-wrong-doubles = Dobras erradas
totals-wrong-takes = Aceitações erradas
totals-wrong-passes = Recusas erradas
totals-by-play-match = { $player ->
    [you] Só pela perícia, sem a sorte, terias ganho { $chance }% destes matches.
   *[other] Só pela perícia, sem a sorte, { $player } teria ganho { $chance }% destes matches.
}
totals-by-play-money = { $player ->
    [you] Só pela perícia, sem a sorte, terias ganho { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
   *[other] Só pela perícia, sem a sorte, { $player } teria ganho { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
}

chances-match = { $player ->
    [you] As tuas hipóteses de ganhar o match
   *[other] Hipóteses de { $player } ganhar o match
}
chances-game = { $player ->
    [you] As tuas hipóteses de ganhar a partida
   *[other] Hipóteses de { $player } ganhar a partida
}
worst-title = Piores erros
worst-none = Nenhum erro digno de nota.
worst-item = { $player }: { $play } em vez de { $better-play }

steps-first = Voltar ao início
steps-back = Passo anterior
steps-on = Passo seguinte
steps-last = Ir para o fim
steps-back-error = Erro anterior
steps-on-error = Erro seguinte
steps-of = { $done } de { $all }
step-position = A posição
step-roll = { $player ->
    [you] Jogas { $roll }: { $play }
   *[other] { $player } joga { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Não podes mover com { $roll }
   *[other] { $player } não pode mover com { $roll }
}
step-unknown-play = { $player ->
    [you] Lanças { $roll }; não se sabe a jogada
   *[other] { $player } lança { $roll }; não se sabe a jogada
}
step-double = { $player ->
    [you] Dobras para { $value }
   *[other] { $player } dobra para { $value }
}
step-take = { $player ->
    [you] Aceitas
   *[other] { $player } aceita
}
step-pass = { $player ->
    [you] Recusas
   *[other] { $player } recusa
}
step-beaver = { $player ->
    [you] Aceitas e redobras: um beaver
   *[other] { $player } aceita e redobra: um beaver
}
step-raccoon = { $player ->
    [you] Redobras o beaver: um raccoon
   *[other] { $player } redobra o beaver: um raccoon
}
step-resign = { $player ->
    [you] Desistes
   *[other] { $player } desiste
}
step-not-judged = Não analisado.
step-not-yet = Ainda não analisado.
step-forced = Forçada: não havia escolha.
step-best = Foi a melhor jogada.
step-right = Foi a decisão certa.
step-dubious = Duvidosa
step-error = Erro
step-blunder = Erro grave
step-lost = Perde { $loss }
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
# As in English.
plays-equity = Equity
plays-loss = Perda
plays-wins = Vitórias
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Gammons perdidos
plays-depth = Profundidade
cube-title = Cubo
cube-choice = Decisão
cube-no-double = Não dobrar
cube-double-take = Dobrar, aceitar
cube-double-pass = Dobrar, recusar

# As in English.
rollout-title = Rollout
rollout-about = O motor joga a posição até ao fim muitas vezes, com os mesmos dados para cada jogada comparada.
rollout-start = Fazer rollout
rollout-trials = { $trials ->
    [one] { $trials } partida
   *[other] { $trials } partidas
}
rollout-margin = ± { $margin }
rollout-margin-about = O valor verdadeiro está dentro desta margem 95 vezes em 100.
rollout-sure = Decidido: a melhor jogada é a melhor, sem dúvida.
rollout-unsure = Ainda por decidir.

export-title = Guardar
export-sgf = Para o GNU Backgammon (.sgf), com a análise
export-mat = Texto do match (.mat), para qualquer programa
export-json = Gammonbox (.json), com tudo
export-failed = Não se pode guardar neste formato: { $reason }.
judging-nets-quick = Rede neuronal rápida
judging-nets-deep = Rede neuronal profunda
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
window-cash = Recusa a partir de { $chance }%
window-too-good = Boa demais a partir de { $chance }%
window-now = Agora { $chance }%
totals-by-play-note = Aqui retira-se do resultado a sorte estimada. O PR só conta os erros; num único match os dois podem divergir.
plays-best = Melhor
doubles-take-right = quando aceitar era correto
doubles-pass-right = quando recusar era correto
doubles-early = cedo demais
doubles-too-good = quando a posição era boa demais
export-picture = Imagem desta posição
