# The leaflet's words, form by form; what needs more is written out below.
~ ganha um gammon = ganha a dobrar
~ ganham um gammon = ganham a dobrar
~ perde um gammon = perde a dobrar
~ perdes um gammon = perdes a dobrar
~ com um gammon = a dobrar
~ dobro, um gammon, se = dobro se
~ gammons e backgammons = vitórias duplas e triplas
~ gammons perdidos = derrotas duplas
~ gammons = vitórias duplas
~ pelo gammon = pela vitória dupla
~ um gammon = uma vitória dupla
~ gammon = vitória dupla
~ um backgammon = uma vitória tripla
~ backgammons = vitórias triplas
~ backgammon = vitória tripla
~ cubo = dado de apostas
~ cubo de apostas = dado de apostas

cube-centered = Dado de apostas no meio, em repouso
cube-owned = Dado de apostas das { $owner }, em { $value }
cube-offered = Dado de apostas oferecido às { $owner }, em { $value }

win-gammon = vitória dupla
win-backgammon = vitória tripla

offered-take-meaning = Se aceitares, o dado de apostas é teu, em { $value }, e só tu podes dobrar a seguir.
resign-win = { $win ->
    [single] Uma derrota simples
    [gammon] Uma derrota dupla
   *[backgammon] Uma derrota tripla
}
offered-resignation = { $win ->
    [single] { $player } concede uma vitória simples.
    [gammon] { $player } concede uma vitória dupla.
   *[backgammon] { $player } concede uma vitória tripla.
}
offered-claim = { $win ->
    [single] { $player } reivindica uma vitória simples.
    [gammon] { $player } reivindica uma vitória dupla.
   *[backgammon] { $player } reivindica uma vitória tripla.
}
hint-gammons = vitórias duplas

result-gammon = Vitória dupla (2)
result-backgammon = Vitória tripla (3)
result-jacoby = { $win ->
    [gammon] Uma vitória dupla, mas ninguém dobrou: pela regra de Jacoby conta como vitória simples (1)
   *[backgammon] Uma vitória tripla, mas ninguém dobrou: pela regra de Jacoby conta como vitória simples (1)
}
result-cube = × dado de apostas { $cube }

happened-rolled-double = { $player } lançou um double de { $die }.
happened-took = { $player } aceitou. O dado de apostas está em { $value }.

refused-cube-not-in-use = Esta partida joga-se sem dado de apostas.
refused-cube-not-yours = O dado de apostas é das { $color }: só quem o tem pode dobrar.
refused-cube-at-limit = Por estas regras, o dado de apostas não passa de { $highest }.
offer-resignation = { $win ->
    [single] a desistência com derrota simples
    [gammon] a desistência com derrota dupla
   *[backgammon] a desistência com derrota tripla
}
offer-claim = { $win ->
    [single] a reivindicação de uma vitória simples
    [gammon] a reivindicação de uma vitória dupla
   *[backgammon] a reivindicação de uma vitória tripla
}
book-winning-backgammon = Uma vitória tripla vale o triplo.
