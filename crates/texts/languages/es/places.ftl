place-empty = Casilla { $point } de { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, vacía
place-checkers = Casilla { $point } de { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, { $color ->
    [white] { $checkers ->
        [one] { $checkers } ficha blanca
       *[other] { $checkers } fichas blancas
    }
    [black] { $checkers ->
        [one] { $checkers } ficha negra
       *[other] { $checkers } fichas negras
    }
    [light] { $checkers ->
        [one] { $checkers } ficha clara
       *[other] { $checkers } fichas claras
    }
   *[dark] { $checkers ->
        [one] { $checkers } ficha oscura
       *[other] { $checkers } fichas oscuras
    }
}
place-bar = Barra de { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, { $checkers ->
    [0] vacía
    [one] { $checkers } ficha
   *[other] { $checkers } fichas
}
place-tray = Salida de { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, { $checkers ->
    [0] ninguna ficha fuera
    [one] { $checkers } ficha fuera
   *[other] { $checkers } fichas fuera
}

place-movable = se puede mover
place-target = alcanzable
place-picked-up = ficha en la mano
place-last-moved = último movimiento

die-left = { $left ->
    [0] Dado: { $die }, jugado
    [one] Dado: { $die }
   *[other] Dado: { $die }, quedan { $left } veces
}
die-blocked = Dado: { $die }, no se puede jugar
dice-name = Dados
dice-roll = Tirar los dados
dice-pick-up = Recoger los dados y terminar el turno
cube-centered = Cubo en el centro
cube-beside = Cubo junto al tablero
cube-owned = Cubo de { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, a { $value }
cube-offered = Cubo ofrecido a { $owner ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}, a { $value }
cube-double = Doblar a { $value }
