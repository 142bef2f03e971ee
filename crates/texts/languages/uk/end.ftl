end-title = { $player } перемагає
end-match-title = { $player } виграє матч
end-score = Рахунок: { $score }

ending-borne-off = { $player } викидає останню шашку.
ending-passed = На подвоєння відповіли пасом.
ending-resigned = Здачу партії прийнято.
ending-claimed = Заявлений виграш визнано.
ending-settled = Гравці зійшлися на мировій.

result-single = Простий виграш (1)
result-gammon = Марс (2)
result-backgammon = Кокс (3)
result-jacoby = { $win ->
    [gammon] Марс, але ніхто не подвоював: за правилом Джекобі це простий виграш (1)
   *[backgammon] Кокс, але ніхто не подвоював: за правилом Джекобі це простий виграш (1)
}
result-cube = × куб { $cube }
result-equals = = { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}
result-equals-stake = = { $total ->
    [1] ставка
    [2] подвійна ставка
    [3] потрійна ставка
   *[other] { $total }-кратна ставка
}
result-agreed = Мирова: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}
result-agreed-stake = Угода: { $total ->
    [1] ставка
   *[other] { $total }-кратна ставка
}

end-analyzing = Розбираємо партію…
report-title = Як зіграно
report-luck = Удача
report-luck-about = Скільки дали кості, в очках цієї партії
report-errors = Помилки
report-errors-about = Скільки втрачено, в очках цієї партії
report-error-rate = Середня помилка
report-error-rate-about = Скільки тисячних очка втрачено за одне рішення
report-decisions = Рішення
report-blunders = Грубі помилки
report-luckier = { $player } отримує від костей на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} більше.
report-luck-even = Кості нікому не допомагали більше.
report-played-better = { $player } помиляється менше.
report-played-even = Обоє зіграли однаково добре.
report-error = { $play } замість { $better-play }

graph-title = Шанси на перемогу
graph-about = { $player }: шанси на перемогу хід за ходом

end-next = Наступна партія
end-rematch = Реванш
end-other = Інший суперник
end-review = Розібрати партію
end-export = Зберегти матч
