about-title = О программе { -app }
about-version = Версия { $version }
about-what = Коробка с нардами на одной странице: доска, кости, куб и вкладыши, по правилам которых можно играть на самом деле.
about-free = Бесплатно, без учётных записей, рекламы и монет. Ваши партии остаются на вашем устройстве.
about-dice = Кости ничего не знают о доске. Компьютер видит бросок тогда же, когда и вы.
about-strength = Сколько очков отдаёт каждый уровень, измерено и опубликовано вместе с программой.
about-leaflets = Правила печатных вкладышей пересказаны здесь своими словами.
about-license = Открытый исходный код под лицензией MIT или Apache.
about-keyboard = Клавиатура
about-keys-roll = Бросить кости и собрать их
about-keys-move = Пойти шашкой с выбранного места
about-keys-other = Пойти ею на другое число
about-keys-undo = Отменить
about-keys-double = Удвоить
about-keys-hint = Подсказка
about-keys-type = Ввести ход
about-keys-places = Переходить с места на место
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
