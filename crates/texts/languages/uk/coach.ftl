coach-title = Тренер
coach-better = Краще { $better-play }.
coach-much-better = Набагато краще { $better-play }.
coach-gives-away = Хід { $play } втрачає { $loss ->
    [one] { $loss } очко
    [few] { $loss } очки
    [many] { $loss } очок
   *[other] { $loss } очка
}.
coach-keep = Залишити як є
coach-change = Переграти

coach-shots = Після цього ходу вас { $played ->
    [0] не б’є жоден кидок
    [one] б’є { $played } кидок із 36
    [few] б’ють { $played } кидки з 36
    [many] б’ють { $played } кидків із 36
   *[other] б’ють { $played } кидка з 36
}; після кращого — { $better ->
    [0] жоден
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Цей хід нікого не б’є; кращий відправляє на бар { $better ->
        [one] { $better } шашку
        [few] { $better } шашки
        [many] { $better } шашок
       *[other] { $better } шашки
    }.
    [one] Цей хід відправляє на бар { $played } шашку; кращий { $better ->
        [0] нікого не б’є
       *[other] — { $better }
    }.
    [few] Цей хід відправляє на бар { $played } шашки; кращий { $better ->
        [0] нікого не б’є
       *[other] — { $better }
    }.
    [many] Цей хід відправляє на бар { $played } шашок; кращий { $better ->
        [0] нікого не б’є
       *[other] — { $better }
    }.
   *[other] Цей хід відправляє на бар { $played } шашки; кращий { $better ->
        [0] нікого не б’є
       *[other] — { $better }
    }.
}
coach-better-makes = Кращий хід займає ваш пункт { $point }.
coach-played-makes = Цей хід займає ваш пункт { $point }.
coach-better-breaks = Кращий хід віддає ваш пункт { $point }.
coach-played-breaks = Цей хід віддає ваш пункт { $point }; кращий його тримає.
coach-prime = Ваш найдовший прайм: { $played } після цього ходу, { $better } після кращого.
coach-stays-on-bar = Після цього ходу ввійти з бару суперникові { $played ->
    [0] дає будь-який кидок
    [one] не дає { $played } кидок із 36
    [few] не дають { $played } кидки з 36
    [many] не дають { $played } кидків із 36
   *[other] не дають { $played } кидка з 36
}; після кращого { $better ->
    [0] дає будь-який
    [one] не дає { $better }
    [few] не дають { $better }
    [many] не дають { $better }
   *[other] не дають { $better }
}.
coach-aims = Після цього ходу наступного разу { $played ->
    [0] не поб’є жоден ваш кидок
    [one] поб’є { $played } ваш кидок із 36
    [few] поб’ють { $played } ваші кидки з 36
    [many] поб’ють { $played } ваших кидків із 36
   *[other] поб’ють { $played } вашого кидка з 36
}, після кращого — { $better ->
    [0] жоден
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Після цього ходу перегони рівні
    [one] Після цього ходу ви попереду на { $played } піпс
    [few] Після цього ходу ви попереду на { $played } піпси
    [many] Після цього ходу ви попереду на { $played } піпсів
   *[other] Після цього ходу ви попереду на { $played } піпса
}; після кращого { $better ->
    [0] перегони рівні
   *[other] ви попереду на { $better }
}.
coach-lead-behind = { $played ->
    [one] Після цього ходу ви відстаєте на { $played } піпс
    [few] Після цього ходу ви відстаєте на { $played } піпси
    [many] Після цього ходу ви відстаєте на { $played } піпсів
   *[other] Після цього ходу ви відстаєте на { $played } піпса
}; після кращого відстаєте на { $better }.
coach-lead-passes = { $played ->
    [one] Після цього ходу ви відстаєте на { $played } піпс
    [few] Після цього ходу ви відстаєте на { $played } піпси
    [many] Після цього ходу ви відстаєте на { $played } піпсів
   *[other] Після цього ходу ви відстаєте на { $played } піпса
}; після кращого { $better ->
    [0] перегони рівні
   *[other] ви попереду на { $better }
}.
coach-lead-loses = { $played ->
    [0] Після цього ходу перегони рівні
    [one] Після цього ходу ви попереду на { $played } піпс
    [few] Після цього ходу ви попереду на { $played } піпси
    [many] Після цього ходу ви попереду на { $played } піпсів
   *[other] Після цього ходу ви попереду на { $played } піпса
}; після кращого ви відстаєте на { $better }.
coach-back = Після цього ходу в домі суперника { $played ->
    [0] не лишається ваших шашок
    [one] лишається { $played } ваша шашка
    [few] лишаються { $played } ваші шашки
    [many] лишається { $played } ваших шашок
   *[other] лишається { $played } вашої шашки
}; після кращого — { $better ->
    [0] жодної
   *[other] { $better }
}.
coach-stack = У вашому найвищому стосі { $played ->
    [one] { $played } шашка
    [few] { $played } шашки
    [many] { $played } шашок
   *[other] { $played } шашки
} після цього ходу і { $better } після кращого.
coach-off = Після цього ходу { $played ->
    [0] не викинуто жодної шашки
    [one] викинуто { $played } шашку
    [few] викинуто { $played } шашки
    [many] викинуто { $played } шашок
   *[other] викинуто { $played } шашки
}, після кращого — { $better ->
    [0] жодної
   *[other] { $better }
}.
coach-wins = Цей хід виграє { $played }% партій, кращий — { $better }%.
coach-gammons = Цей хід виграє марс у { $played }% партій, кращий — у { $better }%.
coach-lost-gammons = Цей хід програє марс у { $played }% партій, кращий — у { $better }%.

coach-should-double = Тут правильно подвоїти.
coach-should-roll = Подвоювати ще рано.
coach-should-play-on = Для подвоєння позиція надто добра: грайте далі на марс.
coach-should-take = Треба брати: ви виграєте { $chance }% партій, і цього досить.
coach-should-pass = Треба пасувати: ви виграєте лише { $chance }% партій.

fact-pips = Вам { $pips ->
    [one] лишився { $pips } піпс
    [few] лишилося { $pips } піпси
    [many] лишилося { $pips } піпсів
   *[other] лишилося { $pips } піпса
}.
fact-lead = Ви попереду на { $pips ->
    [one] { $pips } піпс
    [few] { $pips } піпси
    [many] { $pips } піпсів
   *[other] { $pips } піпса
}.
fact-behind = Ви відстаєте на { $pips ->
    [one] { $pips } піпс
    [few] { $pips } піпси
    [many] { $pips } піпсів
   *[other] { $pips } піпса
}.
fact-on-bar = { $checkers ->
    [one] У вас { $checkers } шашка на барі.
    [few] У вас { $checkers } шашки на барі.
    [many] У вас { $checkers } шашок на барі.
   *[other] У вас { $checkers } шашки на барі.
}
fact-opponent-on-bar = { $checkers ->
    [one] У суперника { $checkers } шашка на барі.
    [few] У суперника { $checkers } шашки на барі.
    [many] У суперника { $checkers } шашок на барі.
   *[other] У суперника { $checkers } шашки на барі.
}
fact-off = { $checkers ->
    [0] У вас не викинуто жодної шашки.
    [one] У вас викинуто { $checkers } шашку.
    [few] У вас викинуто { $checkers } шашки.
    [many] У вас викинуто { $checkers } шашок.
   *[other] У вас викинуто { $checkers } шашки.
}
fact-opponent-off = { $checkers ->
    [0] У суперника не викинуто жодної шашки.
    [one] У суперника викинуто { $checkers } шашку.
    [few] У суперника викинуто { $checkers } шашки.
    [many] У суперника викинуто { $checkers } шашок.
   *[other] У суперника викинуто { $checkers } шашки.
}
fact-blot = { $shots ->
    [0] Ваш блот на пункті { $point } не під боєм.
    [one] Ваш блот на пункті { $point } б’є { $shots } кидок із 36.
    [few] Ваш блот на пункті { $point } б’ють { $shots } кидки з 36.
    [many] Ваш блот на пункті { $point } б’ють { $shots } кидків із 36.
   *[other] Ваш блот на пункті { $point } б’ють { $shots } кидка з 36.
}
fact-hitting = { $shots ->
    [0] Жоден ваш кидок не б’є.
    [one] Б’є { $shots } ваш кидок із 36.
    [few] Б’ють { $shots } ваші кидки з 36.
    [many] Б’ють { $shots } ваших кидків із 36.
   *[other] Б’ють { $shots } вашого кидка з 36.
}
fact-opponent-hitting = { $shots ->
    [0] Жоден кидок суперника не б’є.
    [one] Б’є { $shots } кидок суперника з 36.
    [few] Б’ють { $shots } кидки суперника з 36.
    [many] Б’ють { $shots } кидків суперника з 36.
   *[other] Б’ють { $shots } кидка суперника з 36.
}
fact-entering = { $shots ->
    [0] Жоден кидок не вводить із бару: дім закритий.
    [one] З бару вводить { $shots } кидок із 36.
    [few] З бару вводять { $shots } кидки з 36.
    [many] З бару вводять { $shots } кидків із 36.
   *[other] З бару вводять { $shots } кидка з 36.
}
fact-dancing = { $shots ->
    [0] Хід у вас є за будь-якого кидка.
    [one] Ходу у вас немає за { $shots } кидка з 36.
    [few] Ходу у вас немає за { $shots } кидків із 36.
    [many] Ходу у вас немає за { $shots } кидків із 36.
   *[other] Ходу у вас немає за { $shots } кидка з 36.
}
fact-prime = { $count ->
    [6] У вас повний прайм: шість пунктів поспіль.
    [one] Ваш найдовший прайм: { $count } пункт.
    [few] Ваш найдовший прайм: { $count } пункти.
    [many] Ваш найдовший прайм: { $count } пунктів.
   *[other] Ваш найдовший прайм: { $count } пункту.
}
fact-back = { $checkers ->
    [0] У вас позаду не лишилося шашок.
    [one] У вас позаду ще { $checkers } шашка.
    [few] У вас позаду ще { $checkers } шашки.
    [many] У вас позаду ще { $checkers } шашок.
   *[other] У вас позаду ще { $checkers } шашки.
}
fact-opponent-back = { $checkers ->
    [0] У суперника позаду не лишилося шашок.
    [one] У суперника позаду ще { $checkers } шашка.
    [few] У суперника позаду ще { $checkers } шашки.
    [many] У суперника позаду ще { $checkers } шашок.
   *[other] У суперника позаду ще { $checkers } шашки.
}
fact-stack = { $checkers ->
    [one] У вашому найвищому стосі { $checkers } шашка.
    [few] У вашому найвищому стосі { $checkers } шашки.
    [many] У вашому найвищому стосі { $checkers } шашок.
   *[other] У вашому найвищому стосі { $checkers } шашки.
}
coach-found-play = Є кращий хід.
coach-found-cube = Ви певні щодо куба?
coach-show = Показати
reason-cube-chances = Ви виграєте { $wins }% партій, марс — у { $gammons }%, а програєте марс у { $lost }%.
reason-cube-double-from = За такого куба й рахунку подвоювати правильно від { $chance }%.
reason-cube-take-from = Суперник виграє { $wins }% партій, а щоб узяти, йому потрібно { $chance }%.
reason-cube-too-good = Від { $chance }% краще грати на марс, ніж подвоювати.
reason-cube-you-need = Ви виграєте { $wins }% партій; за такого куба й рахунку, щоб узяти, вам потрібно { $chance }%.
reason-cube-market =
    { $rolls ->
    [0] Навіть після вашого найкращого кидка суперник наступного разу ще зможе взяти, тож поспішати нема куди.
    [one] За { $rolls } вашого кидка з 36 суперникові наступного разу доведеться спасувати.
    [few] За { $rolls } ваших кидків із 36 суперникові наступного разу доведеться спасувати.
    [many] За { $rolls } ваших кидків із 36 суперникові наступного разу доведеться спасувати.
   *[other] За { $rolls } вашого кидка з 36 суперникові наступного разу доведеться спасувати.
    }
