coach-title = Треньор
coach-better = По-добре е { $better-play }.
coach-much-better = Много по-добре е { $better-play }.
coach-gives-away = { $play } губи { $loss ->
    [one] { $loss } точка
   *[other] { $loss } точки
}.
coach-keep = Остави така
coach-change = Опитай пак

coach-shots = След този ход те { $played ->
    [0] не удря нито едно хвърляне
    [one] удря { $played } хвърляне от 36
   *[other] удрят { $played } хвърляния от 36
}; след по-добрия – { $better ->
    [0] нито едно
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Този ход не удря нищо; по-добрият праща на бара { $better ->
        [one] { $better } пул
       *[other] { $better } пула
    }.
    [one] Този ход праща на бара { $played } пул; по-добрият { $better ->
        [0] не удря нищо
       *[other] – { $better }
    }.
   *[other] Този ход праща на бара { $played } пула; по-добрият { $better ->
        [0] не удря нищо
       *[other] – { $better }
    }.
}
coach-better-makes = По-добрият ход прави капия на твоето поле { $point }.
coach-played-makes = Този ход прави капия на твоето поле { $point }.
coach-better-breaks = По-добрият ход разваля капията ти на поле { $point }.
coach-played-breaks = Този ход разваля капията ти на поле { $point }; по-добрият я пази.
coach-prime = Най-дългият ти прайм е { $played } след този ход и { $better } след по-добрия.
coach-stays-on-bar = След този ход противникът { $played ->
    [0] влиза с всяко хвърляне
    [one] не влиза с { $played } хвърляне от 36
   *[other] не влиза с { $played } хвърляния от 36
}; след по-добрия { $better ->
    [0] влиза с всяко
   *[other] не влиза с { $better }
}.
coach-aims = След този ход следващия път { $played ->
    [0] няма да удари нито едно твое хвърляне
    [one] ще удари { $played } твое хвърляне от 36
   *[other] ще ударят { $played } твои хвърляния от 36
}, след по-добрия – { $better ->
    [0] нито едно
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] След този ход надпреварата е равна
    [one] След този ход водиш с { $played } пип
   *[other] След този ход водиш с { $played } пипа
}; след по-добрия { $better ->
    [0] надпреварата е равна
   *[other] водиш с { $better }
}.
coach-lead-behind = { $played ->
    [one] След този ход изоставаш с { $played } пип
   *[other] След този ход изоставаш с { $played } пипа
}; след по-добрия изоставаш с { $better }.
coach-lead-passes = { $played ->
    [one] След този ход изоставаш с { $played } пип
   *[other] След този ход изоставаш с { $played } пипа
}; след по-добрия { $better ->
    [0] надпреварата е равна
   *[other] водиш с { $better }
}.
coach-lead-loses = { $played ->
    [0] След този ход надпреварата е равна
    [one] След този ход водиш с { $played } пип
   *[other] След този ход водиш с { $played } пипа
}; след по-добрия изоставаш с { $better }.
coach-back = Този ход { $played ->
    [0] не оставя твой пул
    [one] оставя { $played } твой пул
   *[other] оставя { $played } твои пула
} в дома на противника; по-добрият { $better ->
    [0] не оставя нито един
   *[other] оставя { $better }
}.
coach-stack = Най-високата ти купчина има { $played ->
    [one] { $played } пул
   *[other] { $played } пула
} след този ход и { $better } след по-добрия.
coach-off = След този ход { $played ->
    [0] няма изваден пул
    [one] е изваден { $played } пул
   *[other] са извадени { $played } пула
}, след по-добрия – { $better ->
    [0] нито един
   *[other] { $better }
}.
coach-wins = Този ход печели { $played }% от партиите, по-добрият – { $better }%.
coach-gammons = Този ход печели с марс { $played }% от партиите, по-добрият – { $better }%.
coach-lost-gammons = Този ход губи с марс { $played }% от партиите, по-добрият – { $better }%.

coach-should-double = Тук удвояването е правилно.
coach-should-roll = Рано е за удвояване.
coach-should-play-on = Позицията ти е твърде добра за удвояване: играй нататък за марс.
coach-should-take = Този куб се взема: печелиш { $chance }% от партиите и това стига.
coach-should-pass = Това е пас: печелиш само { $chance }% от партиите.

fact-pips = { $pips ->
    [one] Остава ти { $pips } пип.
   *[other] Остават ти { $pips } пипа.
}
fact-lead = Водиш с { $pips ->
    [one] { $pips } пип
   *[other] { $pips } пипа
}.
fact-behind = Изоставаш с { $pips ->
    [one] { $pips } пип
   *[other] { $pips } пипа
}.
fact-on-bar = { $checkers ->
    [one] Имаш { $checkers } пул на бара.
   *[other] Имаш { $checkers } пула на бара.
}
fact-opponent-on-bar = { $checkers ->
    [one] Противникът има { $checkers } пул на бара.
   *[other] Противникът има { $checkers } пула на бара.
}
fact-off = { $checkers ->
    [0] Нямаш изваден пул.
    [one] Имаш { $checkers } изваден пул.
   *[other] Имаш { $checkers } извадени пула.
}
fact-opponent-off = { $checkers ->
    [0] Противникът няма изваден пул.
    [one] Противникът има { $checkers } изваден пул.
   *[other] Противникът има { $checkers } извадени пула.
}
fact-blot = { $shots ->
    [0] Единичният ти пул на поле { $point } не е под удар.
    [one] { $shots } хвърляне от 36 удря единичния ти пул на поле { $point }.
   *[other] { $shots } хвърляния от 36 удрят единичния ти пул на поле { $point }.
}
fact-hitting = { $shots ->
    [0] Никое твое хвърляне не удря.
    [one] Удря { $shots } от твоите 36 хвърляния.
   *[other] Удрят { $shots } от твоите 36 хвърляния.
}
fact-opponent-hitting = { $shots ->
    [0] Никое хвърляне на противника не удря.
    [one] Удря { $shots } от 36-те хвърляния на противника.
   *[other] Удрят { $shots } от 36-те хвърляния на противника.
}
fact-entering = { $shots ->
    [0] Никое хвърляне не вкарва от бара: домът е затворен.
    [one] От бара вкарва { $shots } хвърляне от 36.
   *[other] От бара вкарват { $shots } хвърляния от 36.
}
fact-dancing = { $shots ->
    [0] Имаш ход с всяко хвърляне.
    [one] С { $shots } хвърляне от 36 нямаш ход.
   *[other] С { $shots } хвърляния от 36 нямаш ход.
}
fact-prime = { $count ->
    [one] Най-дългият ти прайм е { $count } капия.
    [6] Имаш пълен прайм: шест капии подред.
   *[other] Най-дългият ти прайм е { $count } капии.
}
fact-back = { $checkers ->
    [0] Нямаш изостанали пулове.
    [one] { $checkers } твой пул все още е назад.
   *[other] { $checkers } твои пула все още са назад.
}
fact-opponent-back = { $checkers ->
    [0] Противникът няма изостанали пулове.
    [one] { $checkers } пул на противника все още е назад.
   *[other] { $checkers } пула на противника все още са назад.
}
fact-stack = { $checkers ->
    [one] Най-високата ти купчина има { $checkers } пул.
   *[other] Най-високата ти купчина има { $checkers } пула.
}
coach-found-play = Има по-добър ход.
coach-found-cube = Добре ли обмисли куба?
coach-show = Покажи ми
reason-cube-chances = Печелиш { $wins }% от партиите, { $gammons }% с марс, и губиш с марс { $lost }%.
reason-cube-double-from = При този куб и резултат е правилно да удвоиш от { $chance }% нагоре.
reason-cube-take-from = Противникът печели { $wins }% от партиите, а за да вземе, му трябват { $chance }%.
reason-cube-too-good = От { $chance }% нагоре е по-добре да играеш за марс, отколкото да удвоиш.
reason-cube-you-need = Печелиш { $wins }% от партиите; при този куб и резултат ти трябват { $chance }%, за да вземеш.
reason-cube-market =
    { $rolls ->
    [0] Дори след най-доброто ти хвърляне противникът пак би могъл да вземе следващия път, така че няма закъде да бързаш.
    [one] При { $rolls } твое хвърляне от 36 противникът ще трябва да пасува следващия път.
   *[other] При { $rolls } твои хвърляния от 36 противникът ще трябва да пасува следващия път.
    }
