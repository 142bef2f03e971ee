exercise-title = Experimenta
exercise-check = Verificar
exercise-again = Recomeçar
exercise-show = Mostrar
exercise-right = Certo!
exercise-wrong = Não é bem isso.
exercise-solved = { $total ->
    [one] { $found } de { $total } exercício resolvido
   *[other] { $found } de { $total } exercícios resolvidos
}

exercise-find-plays = As { $color } lançaram { $roll }. Encontra todas as maneiras de o jogar.
exercise-find-none = Ainda nada encontrado
exercise-find-progress = { $total ->
    [one] { $found } de { $total } encontrada
   *[other] { $found } de { $total } encontradas
}
exercise-find-new = { $play } é uma delas.
exercise-find-same = Já encontraste esta posição. Tenta de outra maneira.
exercise-find-all = Estão todas. Muito bem!
exercise-find-stop = Parar aqui

exercise-choose-numbers = Escolhe-os todos e depois verifica.
exercise-missing = { $count ->
    [one] Ainda falta uma resposta.
   *[other] Ainda faltam { $count } respostas.
}
exercise-too-many = { $count ->
    [one] Uma resposta está errada.
   *[other] { $count } respostas estão erradas.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Toca em todas e depois verifica.

exercise-aim = As { $color } lançaram { $roll }. Leva a última peça ao quadrante interior e retira uma, tudo com este lançamento.
exercise-aim-not-off = Não retiraste nenhuma peça. Tenta pela ordem contrária.
exercise-setup = Onde estão as peças das { $color } no início?
exercise-start = Um jogador lança um { $larger }, o outro um { $smaller }. O que acontece a seguir?
exercise-start-pair = Quem lançou { $larger } começa, e joga { $larger } e { $smaller }
exercise-start-afresh = Quem lançou { $larger } começa, e lança os dois dados
exercise-start-color = Quem lançou { $larger } fica com as { $color }, começa, e lança os dois dados
exercise-start-lower = Quem lançou { $smaller } começa, e joga { $larger } e { $smaller }
exercise-doubles = As { $color } lançaram { $roll }. Quantos dos quatro movimentos podem fazer?
exercise-hitting = Que números capturam a peça isolada das { $opponent }?
exercise-entering = Com que números reentra a peça das { $color } que está na barra?
exercise-blocks = Que casas estão bloqueadas para as { $color }?
exercise-bearing-off = As { $color } lançaram { $roll }. Encontra todas as maneiras de o jogar com estas regras.
exercise-winning = As { $color } retiraram a última peça. O que ganham as { $color }?
exercise-win = { $win ->
    [single] Uma vitória simples
    [gammon] Um gammon
   *[backgammon] Um backgammon
}
exercise-cube = As { $opponent } dobram pela primeira vez e viram o cubo para { $value }. O que perdes se recusares?
exercise-match = As { $color } acabam de ficar a um ponto de ganhar o match. As { $opponent } podem dobrar na próxima partida?
exercise-money = As { $color } ganham um gammon, e ninguém dobrou. Quanto ganham as { $color }?
