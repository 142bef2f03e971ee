about-title = Про { -app }
about-version = Версія { $version }
about-what = Повний набір для гри в нарди на одній сторінці: дошка, кості, куб і друковані вкладиші, за правилами яких справді можна грати.
about-free = Безкоштовно: без реєстрації, реклами й монет. Ваші партії лишаються на вашому пристрої.
about-dice = Кості нічого не знають про дошку. Комп’ютер бачить кидок тоді ж, коли й ви.
about-strength = Ми виміряли, скільки втрачає кожен рівень; цифри йдуть разом із програмою.
about-leaflets = Тут є правила друкованих вкладишів, переказані нашими словами.
about-license = Відкритий код за ліцензією MIT або Apache.
about-keyboard = Клавіатура
about-keys-roll = Кинути або зібрати кості
about-keys-move = Піти шашкою з вибраного пункту
about-keys-other = Піти нею на інше число
about-keys-undo = Скасувати
about-keys-double = Подвоїти
about-keys-hint = Підказка
about-keys-type = Ввести хід
about-keys-places = Переходити пунктами, баром і лотками
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
