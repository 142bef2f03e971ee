place-empty = Casa { $point } das { $owner }, vazia
place-checkers = Casa { $point } das { $owner }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } peça branca
       *[other] { $checkers } peças brancas
    }
    [black] { $checkers ->
        [one] { $checkers } peça preta
       *[other] { $checkers } peças pretas
    }
    [light] { $checkers ->
        [one] { $checkers } peça clara
       *[other] { $checkers } peças claras
    }
   *[dark] { $checkers ->
        [one] { $checkers } peça escura
       *[other] { $checkers } peças escuras
    }
}
place-bar = { $checkers ->
    [0] Barra das { $owner }, vazia
    [one] Barra das { $owner }, { $checkers } peça
   *[other] Barra das { $owner }, { $checkers } peças
}
place-tray = { $checkers ->
    [0] Saída das { $owner }, nenhuma peça retirada
    [one] Saída das { $owner }, { $checkers } peça retirada
   *[other] Saída das { $owner }, { $checkers } peças retiradas
}

place-movable = pode mover-se
place-target = ao alcance
place-picked-up = na mão
place-last-moved = última a ser movida

die-left = { $left ->
    [0] Dado: { $die }, jogado
    [one] Dado: { $die }
   *[other] Dado: { $die }, mais { $left } vezes
}
die-blocked = Dado: { $die }, não se pode jogar
dice-name = Dados
dice-roll = Lançar os dados
dice-pick-up = Recolher os dados e terminar a vez
cube-centered = Cubo no meio
cube-beside = Cubo ao lado do tabuleiro
cube-owned = Cubo das { $owner }, em { $value }
cube-offered = Cubo oferecido às { $owner }, em { $value }
cube-double = Dobrar para { $value }
