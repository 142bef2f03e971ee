about-title = О программе { -app }
about-version = Версия { $version }
about-what = Полный набор для игры в нарды на одной странице: доска, кости, куб и печатные вкладыши, по правилам которых действительно можно играть.
about-free = Бесплатно: без регистрации, рекламы и монет. Ваши партии остаются на вашем устройстве.
about-dice = Кости ничего не знают о доске. Компьютер видит бросок тогда же, когда и вы.
about-strength = Мы измерили, сколько теряет каждый уровень; цифры идут вместе с программой.
about-leaflets = Здесь есть правила печатных вкладышей, пересказанные нашими словами.
about-license = Открытый исходный код под лицензией MIT или Apache.
about-keyboard = Клавиатура
about-keys-roll = Бросить или собрать кости
about-keys-move = Пойти шашкой с выбранного пункта
about-keys-other = Пойти ею на другое число
about-keys-undo = Отменить
about-keys-double = Удвоить
about-keys-hint = Подсказка
about-keys-type = Ввести ход
about-keys-places = Переходить по пунктам, бару и лоткам
about-keys-read = Прочитать доску вслух
about-read-pips = { $player }: { $pips ->
    [one] остался { $pips } пипс
    [few] осталось { $pips } пипса
    [many] осталось { $pips } пипсов
   *[other] осталось { $pips } пипса
}
about-languages = { $count ->
    [one] { $count } язык
    [few] { $count } языка
    [many] { $count } языков
   *[other] { $count } языка
}
