exercise-title = Спробуйте
exercise-check = Перевірити
exercise-again = Почати знову
exercise-show = Показати
exercise-right = Правильно!
exercise-wrong = Не зовсім.
exercise-solved = Розв’язано вправ: { $found } з { $total }

exercise-find-plays = { $color } кинули { $roll }. Знайдіть усі способи зіграти.
exercise-find-none = Ще нічого не знайдено
exercise-find-progress = Знайдено { $found } з { $total }
exercise-find-new = { $play } — один із них.
exercise-find-same = Ця позиція у вас уже була. Спробуйте інакше.
exercise-find-all = Це всі. Чудово!
exercise-find-stop = Зупинитися тут

exercise-choose-numbers = Виберіть усі потрібні числа, потім перевірте.
exercise-missing = Бракує ще { $count ->
    [1] одного
   *[other] { $count }
}.
exercise-too-many = Хибних: { $count }.
exercise-because = { $number }: { $reason }

exercise-tap-points = Натисніть усі потрібні пункти, потім перевірте.

exercise-aim = { $color } кинули { $roll }. Цим кидком приведіть останню шашку в дім і викиньте одну.
exercise-aim-not-off = Ви не викинули жодної шашки. Спробуйте в іншому порядку.
exercise-setup = Де на початку стоять шашки { $color ->
    [white] білих
    [black] чорних
    [light] світлих
   *[dark] темних
}?
exercise-start = В одного гравця випало { $larger }, в іншого — { $smaller }. Що далі?
exercise-start-pair = Починає той, у кого { $larger }, і грає { $larger } та { $smaller }
exercise-start-afresh = Починає той, у кого { $larger }, і кидає обидві кості
exercise-start-color = Той, у кого { $larger }, грає { $color ->
    [white] білими
    [black] чорними
    [light] світлими
   *[dark] темними
}, починає і кидає обидві кості
exercise-start-lower = Починає той, у кого { $smaller }, і грає { $larger } та { $smaller }
exercise-doubles = { $color } кинули { $roll }. Скільки з чотирьох ходів можна зробити?
exercise-hitting = Які числа б’ють блот { $opponent ->
    [white] білих
    [black] чорних
    [light] світлих
   *[dark] темних
}?
exercise-entering = Які числа вводять із бару шашку { $color ->
    [white] білих
    [black] чорних
    [light] світлих
   *[dark] темних
}?
exercise-blocks = Які пункти закриті для { $color ->
    [white] білих
    [black] чорних
    [light] світлих
   *[dark] темних
}?
exercise-bearing-off = { $color } кинули { $roll }. Знайдіть усі способи зіграти за цими правилами.
exercise-winning = { $color } викинули останню шашку. Що вони виграли?
exercise-win = { $win ->
    [single] Простий виграш
    [gammon] Марс
   *[backgammon] Кокс
}
exercise-cube = { $opponent } вперше подвоюють: на кубі { $value }. Скільки ви втратите, якщо спасуєте?
exercise-match = До перемоги в матчі { $color ->
    [white] білим
    [black] чорним
    [light] світлим
   *[dark] темним
} тепер лишилося одне очко. Чи можна { $opponent ->
    [white] білим
    [black] чорним
    [light] світлим
   *[dark] темним
} подвоювати в наступній партії?
exercise-money = { $color } виграли марс, і ніхто жодного разу не подвоював. Скільки вони отримають?
