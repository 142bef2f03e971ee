end-title = { $player } печели
end-match-title = { $player } печели мача
end-score = Резултат: { $score }

ending-borne-off = { $player ->
    [you] Ти извади последния пул.
   *[other] { $player } извади последния пул.
}
ending-passed = Удвояването беше отказано с пас.
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
    [one] залогът
    [2] двоен залог
    [3] троен залог
   *[other] { $total } пъти залога
}
result-agreed = Спогодба: { $total ->
    [one] { $total } точка
   *[other] { $total } точки
}
result-agreed-stake = Спогодба: { $total ->
    [1] залогът
    [2] двоен залог
    [3] троен залог
   *[other] { $total } пъти залога
}

end-analyzing = Анализираме партията…
report-luck = Късмет
report-error-rate = Средна грешка
report-decisions = Решения
report-blunders = Груби грешки
report-luckier = Заровете помогнаха на { $player } с { $luck ->
    [one] { $luck } точка
   *[other] { $luck } точки
}.
report-luck-even = Заровете не помогнаха на никого.
report-played-better = { $player } направи по-малко грешки.
report-played-even = И двамата играха еднакво добре.

graph-title = Шансове за победа

end-next = Следваща партия
end-rematch = Реванш
end-review = Прегледай партията
end-export = Запази мача
end-you-won = Ти спечели
end-you-lost = Ти загуби
end-you-won-match = Ти спечели мача
end-you-lost-match = Ти загуби мача
report-luckier-you = Заровете помогнаха на теб: { $luck }.
report-played-better-you = Ти направи по-малко грешки.
