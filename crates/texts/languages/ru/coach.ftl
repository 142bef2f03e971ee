coach-title = Тренер
coach-better = Лучше { $better-play }.
coach-much-better = Гораздо лучше { $better-play }.
coach-gives-away = Ход { $play } теряет { $loss ->
    [one] { $loss } очко
    [few] { $loss } очка
    [many] { $loss } очков
   *[other] { $loss } очка
}.
coach-keep = Всё равно сыграть
coach-change = Подумать ещё
coach-numbers = Числа
coach-no-reason = Ни один подсчёт сам по себе эти ходы не различает; за лучший говорят мелочи, взятые вместе.

coach-shots = После этого хода вас { $played ->
    [0] не бьёт ни один бросок
    [one] бьёт { $played } бросок из 36
    [few] бьют { $played } броска из 36
    [many] бьют { $played } бросков из 36
   *[other] бьют { $played } броска из 36
}; после лучшего — { $better ->
    [0] ни один
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Этот ход никого не бьёт; лучший отправляет на бар { $better ->
        [one] { $better } шашку
        [few] { $better } шашки
        [many] { $better } шашек
       *[other] { $better } шашки
    }.
    [one] Этот ход отправляет на бар { $played } шашку; лучший { $better ->
        [0] никого не бьёт
       *[other] — { $better }
    }.
    [few] Этот ход отправляет на бар { $played } шашки; лучший { $better ->
        [0] никого не бьёт
       *[other] — { $better }
    }.
    [many] Этот ход отправляет на бар { $played } шашек; лучший { $better ->
        [0] никого не бьёт
       *[other] — { $better }
    }.
   *[other] Этот ход отправляет на бар { $played } шашки; лучший { $better ->
        [0] никого не бьёт
       *[other] — { $better }
    }.
}
coach-better-makes = Лучший ход занимает ваш пункт { $point }.
coach-played-makes = Этот ход занимает ваш пункт { $point }.
coach-better-breaks = Лучший ход отдаёт ваш пункт { $point }.
coach-played-breaks = Этот ход отдаёт ваш пункт { $point }; лучший его держит.
coach-prime = Самый длинный ряд ваших пунктов: { $played } после этого хода, { $better } после лучшего.
coach-stays-on-bar = После этого хода соперник { $played ->
    [0] войдёт с бара при любом броске
    [one] останется на баре при { $played } броске из 36
    [few] останется на баре при { $played } бросках из 36
    [many] останется на баре при { $played } бросках из 36
   *[other] останется на баре при { $played } броска из 36
}; после лучшего { $better ->
    [0] войдёт при любом
   *[other] останется на баре при { $better }
}.
coach-aims = После этого хода в следующий раз { $played ->
    [0] не побьёт ни один ваш бросок
    [one] побьёт { $played } ваш бросок
    [few] побьют { $played } ваших броска
    [many] побьют { $played } ваших бросков
   *[other] побьют { $played } ваших броска
}, после лучшего — { $better ->
    [0] ни один
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] После этого хода гонка равна
    [one] После этого хода вы впереди на { $played } пипс
    [few] После этого хода вы впереди на { $played } пипса
    [many] После этого хода вы впереди на { $played } пипсов
   *[other] После этого хода вы впереди на { $played } пипса
}; после лучшего { $better ->
    [0] гонка равна
   *[other] вы впереди на { $better }
}.
coach-lead-behind = { $played ->
    [one] После этого хода вы отстаёте на { $played } пипс
    [few] После этого хода вы отстаёте на { $played } пипса
    [many] После этого хода вы отстаёте на { $played } пипсов
   *[other] После этого хода вы отстаёте на { $played } пипса
}; после лучшего отстаёте на { $better }.
coach-lead-passes = { $played ->
    [one] После этого хода вы отстаёте на { $played } пипс
    [few] После этого хода вы отстаёте на { $played } пипса
    [many] После этого хода вы отстаёте на { $played } пипсов
   *[other] После этого хода вы отстаёте на { $played } пипса
}; после лучшего { $better ->
    [0] гонка равна
   *[other] вы впереди на { $better }
}.
coach-lead-loses = { $played ->
    [0] После этого хода гонка равна
    [one] После этого хода вы впереди на { $played } пипс
    [few] После этого хода вы впереди на { $played } пипса
    [many] После этого хода вы впереди на { $played } пипсов
   *[other] После этого хода вы впереди на { $played } пипса
}; после лучшего вы отстаёте на { $better }.
coach-back = После этого хода в доме соперника { $played ->
    [0] не остаётся ваших шашек
    [one] остаётся { $played } ваша шашка
    [few] остаются { $played } ваши шашки
    [many] остаётся { $played } ваших шашек
   *[other] остаётся { $played } вашей шашки
}; после лучшего — { $better ->
    [0] ни одной
   *[other] { $better }
}.
coach-stack = В вашей самой высокой стопке { $played ->
    [one] { $played } шашка
    [few] { $played } шашки
    [many] { $played } шашек
   *[other] { $played } шашки
} после этого хода и { $better } после лучшего.
coach-off = После этого хода { $played ->
    [0] не выброшено ни одной шашки
    [one] выброшена { $played } шашка
    [few] выброшены { $played } шашки
    [many] выброшено { $played } шашек
   *[other] выброшено { $played } шашки
}, после лучшего — { $better ->
    [0] ни одной
   *[other] { $better }
}.
coach-wins = Этот ход выигрывает { $played } % партий, лучший — { $better } %.
coach-gammons = Этот ход выигрывает марс в { $played } % партий, лучший — в { $better } %.
coach-lost-gammons = Этот ход проигрывает марс в { $played } % партий, лучший — в { $better } %.

coach-should-double = Здесь правильно удвоить.
coach-should-roll = Удваивать пока рано.
coach-should-play-on = Удваивать вам уже невыгодно, позиция слишком хороша: играйте дальше на марс.
coach-should-take = Куб надо брать: вы выигрываете { $chance } % партий, и этого довольно.
coach-should-pass = Здесь нужен пас: вы выигрываете только { $chance } % партий.

fact-pips = Вам { $pips ->
    [one] остался { $pips } пипс
    [few] осталось { $pips } пипса
    [many] осталось { $pips } пипсов
   *[other] осталось { $pips } пипса
}.
fact-lead = Вы впереди на { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}.
fact-behind = Вы отстаёте на { $pips ->
    [one] { $pips } пипс
    [few] { $pips } пипса
    [many] { $pips } пипсов
   *[other] { $pips } пипса
}.
fact-on-bar = { $checkers ->
    [one] У вас { $checkers } шашка на баре.
    [few] У вас { $checkers } шашки на баре.
    [many] У вас { $checkers } шашек на баре.
   *[other] У вас { $checkers } шашки на баре.
}
fact-opponent-on-bar = { $checkers ->
    [one] У соперника { $checkers } шашка на баре.
    [few] У соперника { $checkers } шашки на баре.
    [many] У соперника { $checkers } шашек на баре.
   *[other] У соперника { $checkers } шашки на баре.
}
fact-off = { $checkers ->
    [0] У вас не выброшено ни одной шашки.
    [one] У вас выброшена { $checkers } шашка.
    [few] У вас выброшены { $checkers } шашки.
    [many] У вас выброшено { $checkers } шашек.
   *[other] У вас выброшено { $checkers } шашки.
}
fact-opponent-off = { $checkers ->
    [0] У соперника не выброшено ни одной шашки.
    [one] У соперника выброшена { $checkers } шашка.
    [few] У соперника выброшены { $checkers } шашки.
    [many] У соперника выброшено { $checkers } шашек.
   *[other] У соперника выброшено { $checkers } шашки.
}
fact-blot = { $shots ->
    [0] Ваш блот на пункте { $point } сразу не бьёт ни один бросок.
    [one] Ваш блот на пункте { $point } бьёт { $shots } бросок из 36.
    [few] Ваш блот на пункте { $point } бьют { $shots } броска из 36.
    [many] Ваш блот на пункте { $point } бьют { $shots } бросков из 36.
   *[other] Ваш блот на пункте { $point } бьют { $shots } броска из 36.
}
fact-hitting = { $shots ->
    [0] Ни один ваш бросок не бьёт.
    [one] Бьёт { $shots } ваш бросок из 36.
    [few] Бьют { $shots } ваших броска из 36.
    [many] Бьют { $shots } ваших бросков из 36.
   *[other] Бьют { $shots } ваших броска из 36.
}
fact-opponent-hitting = { $shots ->
    [0] Ни один бросок соперника не бьёт.
    [one] Бьёт { $shots } бросок соперника из 36.
    [few] Бьют { $shots } броска соперника из 36.
    [many] Бьют { $shots } бросков соперника из 36.
   *[other] Бьют { $shots } броска соперника из 36.
}
fact-entering = { $shots ->
    [0] Ни один бросок не вводит с бара: дом закрыт.
    [one] С бара вводит { $shots } бросок из 36.
    [few] С бара вводят { $shots } броска из 36.
    [many] С бара вводят { $shots } бросков из 36.
   *[other] С бара вводят { $shots } броска из 36.
}
fact-dancing = { $shots ->
    [0] Ход у вас есть при любом броске.
    [one] Хода у вас нет при { $shots } броске из 36.
    [few] Хода у вас нет при { $shots } бросках из 36.
    [many] Хода у вас нет при { $shots } бросках из 36.
   *[other] Хода у вас нет при { $shots } броска из 36.
}
fact-prime = { $count ->
    [6] У вас полный прайм: шесть пунктов подряд.
    [one] Самый длинный ряд ваших пунктов: { $count } пункт.
    [few] Самый длинный ряд ваших пунктов: { $count } пункта.
    [many] Самый длинный ряд ваших пунктов: { $count } пунктов.
   *[other] Самый длинный ряд ваших пунктов: { $count } пункта.
}
fact-back = { $checkers ->
    [0] У вас позади не осталось шашек.
    [one] У вас позади ещё { $checkers } шашка.
    [few] У вас позади ещё { $checkers } шашки.
    [many] У вас позади ещё { $checkers } шашек.
   *[other] У вас позади ещё { $checkers } шашки.
}
fact-opponent-back = { $checkers ->
    [0] У соперника позади не осталось шашек.
    [one] У соперника позади ещё { $checkers } шашка.
    [few] У соперника позади ещё { $checkers } шашки.
    [many] У соперника позади ещё { $checkers } шашек.
   *[other] У соперника позади ещё { $checkers } шашки.
}
fact-stack = { $checkers ->
    [one] В вашей самой высокой стопке { $checkers } шашка.
    [few] В вашей самой высокой стопке { $checkers } шашки.
    [many] В вашей самой высокой стопке { $checkers } шашек.
   *[other] В вашей самой высокой стопке { $checkers } шашки.
}
