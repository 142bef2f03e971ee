end-title = { $player } перемагає
end-match-title = { $player } виграє матч
end-score = Рахунок: { $score }

ending-borne-off = { $player ->
    [you] Ви викидаєте останню шашку.
   *[other] { $player } викидає останню шашку.
}
ending-passed = На подвоєння відповіли пасом.
ending-resigned = Здачу партії прийнято.
ending-claimed = Заявлену перемогу визнано.
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
result-agreed-stake = Мирова: { $total ->
    [1] ставка
    [2] подвійна ставка
    [3] потрійна ставка
   *[other] { $total }-кратна ставка
}

end-analyzing = Розбираємо партію…
report-luck = Удача
report-error-rate = Середня помилка
report-decisions = Рішення
report-blunders = Грубі помилки
report-luckier = { $player }: удача принесла на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очки
    [many] { $luck } очок
   *[other] { $luck } очка
} більше.
report-luck-even = Кості не допомагали нікому.
report-played-better = { $player } помиляється рідше.
report-played-even = Обоє зіграли однаково добре.

graph-title = Шанси на перемогу

end-next = Наступна партія
end-rematch = Реванш
end-review = Розібрати партію
end-export = Зберегти матч
end-you-won = Ви перемогли
end-you-lost = Ви програли
end-you-won-match = Ви виграли матч
end-you-lost-match = Ви програли матч
report-luckier-you = Кості допомагали вам: { $luck }.
report-played-better-you = Ви помилялися рідше.
