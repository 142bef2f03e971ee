end-title = { $player } печели
end-match-title = { $player } печели мача
end-score = Резултат: { $score }

ending-borne-off = { $player } извади последния пул.
ending-passed = На удвояването отговориха с пас.
ending-resigned = Предаването беше прието.
ending-claimed = Обявената победа беше призната.
ending-settled = Играчите се спогодиха.

result-single = Обикновена победа (1)
result-gammon = Марс (2)
result-backgammon = Бекгамон (3)
result-jacoby = { $win ->
    [gammon] Марс, но никой не е удвоявал: по правилото на Джакоби е обикновена победа (1)
   *[backgammon] Бекгамон, но никой не е удвоявал: по правилото на Джакоби е обикновена победа (1)
}
result-cube = × куб { $cube }
result-equals = = { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}
result-equals-stake = = { $total ->
    [one] един залог
    [2] двоен залог
    [3] троен залог
   *[other] { $total } залога
}
result-agreed = Спогодба: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}
result-agreed-stake = Спогодба: { $total ->
    [1] един залог
   *[other] { $total } залога
}

end-analyzing = Преглеждаме партията…
report-luck = Късмет
report-error-rate = Средна грешка
report-decisions = Решения
report-blunders = Груби грешки
report-luckier = Заровете дадоха на { $player } { $luck ->
    [one] { $luck } точка
   *[other] { $luck } точки
} повече.
report-luck-even = Заровете не помогнаха повече на никого.
report-played-better = { $player } сгреши по-малко.
report-played-even = И двамата играха еднакво добре.

graph-title = Шансове за победа

end-next = Следваща партия
end-rematch = Реванш
end-review = Прегледай партията
end-export = Запази мача
end-you-won = Печелиш
end-you-lost = Губиш
end-you-won-match = Печелиш мача
end-you-lost-match = Губиш мача
report-luckier-you = Заровете помогнаха повече на теб: { $luck }.
report-played-better-you = Ти сгреши по-малко.
