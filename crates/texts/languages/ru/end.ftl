end-title = { $player } побеждает
end-match-title = { $player } выигрывает матч
end-score = Счёт: { $score }

ending-borne-off = { $player ->
    [you] Вы выбрасываете последнюю шашку.
   *[other] { $player } выбрасывает последнюю шашку.
}
ending-passed = На удвоение ответили пасом.
ending-resigned = Сдача принята.
ending-claimed = Заявленная победа признана.
ending-settled = Игроки сошлись на мировой.

result-single = Простой выигрыш (1)
result-gammon = Марс (2)
result-backgammon = Кокс (3)
result-jacoby = { $win ->
    [gammon] Марс, но никто не удваивал: по правилу Джекоби это простой выигрыш (1)
   *[backgammon] Кокс, но никто не удваивал: по правилу Джекоби это простой выигрыш (1)
}
result-cube = × куб { $cube }
result-equals = = { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
result-equals-stake = = { $total ->
    [1] ставка
    [2] двойная ставка
    [3] тройная ставка
   *[other] { $total }-кратная ставка
}
result-agreed = Мировая: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}
result-agreed-stake = Мировая: { $total ->
    [1] ставка
    [2] двойная ставка
    [3] тройная ставка
   *[other] { $total }-кратная ставка
}

end-analyzing = Разбираем партию…
report-luck = Удача
report-error-rate = Средняя ошибка
report-decisions = Решения
report-blunders = Грубые ошибки
report-luckier = { $player }: удача принесла на { $luck ->
    [one] { $luck } очко
    [few] { $luck } очка
    [many] { $luck } очков
   *[other] { $luck } очка
} больше.
report-luck-even = Кости не помогали никому.
report-played-better = { $player } ошибается реже.
report-played-even = Оба сыграли одинаково хорошо.

graph-title = Шансы на победу

end-next = Следующая партия
end-rematch = Реванш
end-review = Разобрать партию
end-export = Сохранить матч
end-you-won = Вы победили
end-you-lost = Вы проиграли
end-you-won-match = Вы выиграли матч
end-you-lost-match = Вы проиграли матч
report-luckier-you = Кости помогали вам: { $luck }.
report-played-better-you = Вы ошибались реже.
