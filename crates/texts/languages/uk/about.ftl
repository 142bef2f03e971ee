about-title = Про { -app }
about-version = Версія { $version }
about-what = Коробка з нардами на одній сторінці: дошка, кості, куб і вкладиші, за правилами яких справді грають.
about-free = Безкоштовно, без облікових записів, реклами й монет. Ваші партії лишаються на вашому пристрої.
about-dice = Кості нічого не знають про дошку. Комп’ютер бачить кидок тоді ж, коли й ви.
about-strength = Скільки очок віддає кожен рівень, виміряно й опубліковано разом із програмою.
about-leaflets = Правила друкованих вкладишів переказано тут своїми словами.
about-license = Відкритий код за ліцензією MIT або Apache.
about-keyboard = Клавіатура
about-keys-roll = Кинути кості та зібрати їх
about-keys-move = Піти шашкою з вибраного місця
about-keys-other = Піти нею на інше число
about-keys-undo = Скасувати
about-keys-double = Подвоїти
about-keys-hint = Підказка
about-keys-type = Ввести хід
about-keys-places = Переходити з місця на місце
about-keys-read = Прочитати дошку вголос
about-read-pips = { $player }: { $pips ->
    [one] лишився { $pips } піпс
    [few] лишилося { $pips } піпси
    [many] лишилося { $pips } піпсів
   *[other] лишилося { $pips } піпса
}
about-languages = { $count ->
    [one] { $count } мова
    [few] { $count } мови
    [many] { $count } мов
   *[other] { $count } мови
}
