win-gammon = подвійний виграш
win-backgammon = потрійний виграш

place-empty = { $owner }, поле { $point }: порожньо
place-checkers = { $owner }, поле { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } біла шашка
        [few] { $checkers } білі шашки
        [many] { $checkers } білих шашок
       *[other] { $checkers } білої шашки
    }
    [black] { $checkers ->
        [one] { $checkers } чорна шашка
        [few] { $checkers } чорні шашки
        [many] { $checkers } чорних шашок
       *[other] { $checkers } чорної шашки
    }
    [light] { $checkers ->
        [one] { $checkers } світла шашка
        [few] { $checkers } світлі шашки
        [many] { $checkers } світлих шашок
       *[other] { $checkers } світлої шашки
    }
   *[dark] { $checkers ->
        [one] { $checkers } темна шашка
        [few] { $checkers } темні шашки
        [many] { $checkers } темних шашок
       *[other] { $checkers } темної шашки
    }
}
place-point-name = поле { $point }
cube-centered = Кубик посередині, ще не в грі
cube-owned = { $owner ->
    [white] Кубик у білих, на ньому { $value }
    [black] Кубик у чорних, на ньому { $value }
    [light] Кубик у світлих, на ньому { $value }
   *[dark] Кубик у темних, на ньому { $value }
}
cube-offered = { $owner ->
    [white] Кубик запропоновано білим, на ньому { $value }
    [black] Кубик запропоновано чорним, на ньому { $value }
    [light] Кубик запропоновано світлим, на ньому { $value }
   *[dark] Кубик запропоновано темним, на ньому { $value }
}

turn-answer-double = { $player }: взяти кубик чи пас?
action-land-on-block = Стати на закрите поле
offered-beaver = { $player } бере кубик і одразу подвоює: бівер. Партія піде на { $value }.
offered-take-meaning = Якщо візьмете, кубик ваш, на ньому { $value }, і наступного разу подвоїти зможете лише ви.
resign-win = { $win ->
    [single] Проста поразка
    [gammon] Подвійна поразка
   *[backgammon] Потрійна поразка
}
offered-resignation = { $win ->
    [single] { $player } здається і віддає простий виграш.
    [gammon] { $player } здається і віддає подвійний виграш.
   *[backgammon] { $player } здається і віддає потрійний виграш.
}
offered-claim = { $win ->
    [single] { $player } заявляє простий виграш.
    [gammon] { $player } заявляє подвійний виграш.
   *[backgammon] { $player } заявляє потрійний виграш.
}
hint-gammons = подвійні
penalty-title = Це поле закрите
penalty-question = За цими правилами шашка, що стала на закрите поле, сама вважається побитою: ваша піде на бар, а число { $die } вважатиметься зіграним. Усе одно піти?

result-gammon = Подвійний виграш (2)
result-backgammon = Потрійний виграш (3)
result-jacoby = { $win ->
    [gammon] Подвійний виграш, але ніхто не подвоював: за правилом Джекобі це простий виграш (1)
   *[backgammon] Потрійний виграш, але ніхто не подвоював: за правилом Джекобі це простий виграш (1)
}
result-cube = × кубик { $cube }

happened-landed-on-block = { $player } стає на закрите поле: шашка йде на бар.
happened-took = { $player } бере кубик. На ньому { $value }.

refused-cube-not-in-use = Цю партію грають без кубика.
refused-cube-not-yours = { $color ->
    [white] Кубик у білих: подвоювати може лише власник.
    [black] Кубик у чорних: подвоювати може лише власник.
    [light] Кубик у світлих: подвоювати може лише власник.
   *[dark] Кубик у темних: подвоювати може лише власник.
}
refused-cube-at-limit = За цими правилами кубик не піднімається вище ніж { $highest }.
refused-no-checker = На полі { $point } немає ваших шашок.
refused-blocked = { $checkers ->
    [one] Поле { $point } закрите: на ньому { $checkers } шашка суперника.
    [few] Поле { $point } закрите: на ньому { $checkers } шашки суперника.
    [many] Поле { $point } закрите: на ньому { $checkers } шашок суперника.
   *[other] Поле { $point } закрите: на ньому { $checkers } шашки суперника.
}
refused-not-all-home = Викидати можна, лише коли всі ваші шашки в домі, а одна ще на полі { $point }.
refused-higher-checker = Це число треба грати з поля { $higher }.
refused-exact-number = За цими правилами з поля { $point } викидає лише число { $needed }, а не { $die }.
refused-no-penalty-landing = На закрите поле ставати не можна.
refused-not-blocked = Це поле не закрите, тож і штрафу немає.
offer-resignation = { $win ->
    [single] здача партії (проста поразка)
    [gammon] здача партії (подвійна поразка)
   *[backgammon] здача партії (потрійна поразка)
}
offer-claim = { $win ->
    [single] заявка на простий виграш
    [gammon] заявка на подвійний виграш
   *[backgammon] заявка на потрійний виграш
}

exercise-tap-points = Натисніть усі потрібні поля, потім перевірте.
exercise-blocks = Які поля закриті для { $color ->
    [white] білих
    [black] чорних
    [light] світлих
   *[dark] темних
}?
exercise-win = { $win ->
    [single] Простий виграш
    [gammon] Подвійний виграш
   *[backgammon] Потрійний виграш
}
exercise-cube = { $opponent } вперше подвоюють: на кубику { $value }. Скільки ви втратите, якщо спасуєте?
exercise-money = { $color } здобули подвійний виграш, і ніхто жодного разу не подвоював. Скільки їм заплатять?
