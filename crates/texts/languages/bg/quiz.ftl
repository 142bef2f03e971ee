quiz-title = Тренировка
quiz-about = Твоите собствени грешки се връщат като въпроси: скоро, ако сгрешиш пак, и все по-рядко, ако знаеш отговора. Пазят се само на това устройство.
quiz-due = { $due ->
    [0] За днес няма въпроси.
    [one] За днес има { $due } въпрос.
   *[other] За днес има { $due } въпроса.
}
quiz-kept = { $count ->
    [0] Още няма събрани грешки. Изиграй партия срещу компютъра или анализирай мач.
    [one] Събрана е { $count } грешка.
   *[other] Събрани са { $count } грешки.
}
quiz-next-day = { $days ->
    [0] Следващият въпрос идва днес, но по-късно.
    [one] Следващият въпрос идва утре.
   *[other] Следващият въпрос идва след { $days } дни.
}
quiz-practice-anyway = Все пак започни
quiz-asks-play = Как ще изиграеш { $roll }?
quiz-asks-cube = Хвърляш или удвояваш?
quiz-asks-reply = Предлагат ти удвояване до { $value }. Вземаш или пас?
quiz-from = От: { $text }
quiz-answer = Отговарям така
quiz-show = Не знам
quiz-thinking = Сравняваме…
quiz-right = Вярно!
quiz-nearly = Почти: губи само { $loss }.
quiz-wrong = Това губи { $loss }.
quiz-best = Най-добре: { $play }
quiz-then = Тогава изигра { $play } и загуби { $loss }.
quiz-next = Нататък
quiz-comes-back = { $days ->
    [0] Въпросът се връща днес.
    [one] Въпросът се връща утре.
   *[other] Въпросът се връща след { $days } дни.
}
quiz-forget = Забрави въпроса
quiz-keep = Тренирай грешките на { $player }
quiz-left = Остават днес: { $count }
quiz-progress = Верни отговори по дни
