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
~ pelo backgammon = pela vitória tripla
~ backgammons = vitórias triplas
~ backgammon = vitória tripla
~ cubo = dado de apostas
~ cubo de apostas = dado de apostas
~ para o gammon = para a vitória dupla
~ o gammon = a vitória dupla
~ do gammon = da vitória dupla
~ perder um gammon = perder a dobrar

cube-centered = Dado de apostas no meio
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
    [single] { $player } reclama uma vitória simples.
    [gammon] { $player } reclama uma vitória dupla.
   *[backgammon] { $player } reclama uma vitória tripla.
}

result-gammon = Vitória dupla (2)
result-backgammon = Vitória tripla (3)
result-jacoby = { $win ->
    [gammon] Uma vitória dupla, mas o dado de apostas nunca foi virado: pela regra de Jacoby conta como vitória simples (1)
   *[backgammon] Uma vitória tripla, mas o dado de apostas nunca foi virado: pela regra de Jacoby conta como vitória simples (1)
}
result-cube = × dado de apostas { $cube }

event-took = { $player ->
    [you] Aceitaste. O dado de apostas está em { $value }.
   *[other] { $player } aceitou. O dado de apostas está em { $value }.
}

refused-cube-not-in-use = Esta partida joga-se sem dado de apostas.
refused-cube-not-yours = O dado de apostas é das { $color }: só quem o tem pode dobrar.
refused-cube-at-limit = Com estas regras, o dado de apostas não passa de { $highest }.
offer-resignation = { $win ->
    [single] a desistência com derrota simples
    [gammon] a desistência com derrota dupla
   *[backgammon] a desistência com derrota tripla
}
offer-claim = { $win ->
    [single] a vitória simples reclamada
    [gammon] a vitória dupla reclamada
   *[backgammon] a vitória tripla reclamada
}
exercise-win = { $win ->
    [single] Uma vitória simples
    [gammon] Uma vitória dupla
   *[backgammon] Uma vitória tripla
}
exercise-cube = As { $opponent } dobram pela primeira vez e viram o dado de apostas para { $value }. O que perdes se recusares?
exercise-money = As { $color } conseguem uma vitória dupla, e ninguém dobrou. Quanto ganham as { $color }?
book-winning-backgammon = Uma vitória tripla vale o triplo.
advice-save-gammon = Evita primeiro a derrota dupla.
reason-cube-gammons = Ganhas a dobrar em { $gammons }% das partidas e perdes a dobrar em { $lost }%.
