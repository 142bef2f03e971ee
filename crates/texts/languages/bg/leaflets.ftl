leaflets-title = Листовки
leaflets-read = Прочети
leaflets-change = Промени
leaflets-change-about = Нагласи всяко правило, както ти харесва. Разликите от международните правила са отбелязани.
leaflets-restore = Както в листовката
leaflets-play = Играй по тези правила
leaflets-print = Отпечатай
leaflets-choose = Друга листовка

leaflets-compare = Сравни
leaflets-compare-one = Тази листовка
leaflets-compare-other = Друга листовка
leaflets-differences = По какво се различават
leaflets-same = Какво е еднакво
leaflets-no-differences = И двете казват едно и също.

leaflets-link = Линк към тези правила
leaflets-link-about = Който го отвори, вижда тези правила и може да играе по тях.
leaflets-link-copied = Линкът е копиран.
leaflets-link-bad = Това не е линк към правила.
leaflets-link-too-long = Твърде дълъг е за линк към правила.
leaflets-link-name = Започва с листовка, която не познаваме: { $text }.
leaflets-link-option = Споменава правило, което не познаваме: { $text }.
leaflets-link-value = { $name } не може да бъде { $text }.
leaflets-received = Някой ти изпрати тези правила.

leaflets-agree-title = И двамата ли сте съгласни?
leaflets-agree-about = Ще играете по тези правила.
leaflets-agree = { $player } се съгласява
leaflets-agree-start = Започни партията

rules-of-start = Подреждане и начало
rules-of-moving = Ходове и изваждане
rules-of-winning = Победа
rules-of-cube = Кубът
rules-of-matches = Партии и мачове
rules-of-board = На дъската

book-of-table = Правилата на тази маса
book-mark-explained = Отбелязано: различава се от международните правила

language-automatic = Както в браузъра
