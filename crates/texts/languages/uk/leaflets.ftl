leaflets-title = Вкладиші
leaflets-read = Читати
leaflets-change = Змінити
leaflets-change-about = Налаштуйте кожне правило на свій смак. Відмінності від міжнародних правил позначено.
leaflets-restore = Як у вкладиші
leaflets-play = Грати за цими правилами
leaflets-print = Друкувати
leaflets-choose = Інший вкладиш

leaflets-compare = Порівняти
leaflets-compare-one = Цей вкладиш
leaflets-compare-other = Інший
leaflets-differences = Чим вони різняться
leaflets-same = Що збігається
leaflets-no-differences = В обох сказано те саме.

leaflets-link = Посилання на ці правила
leaflets-link-about = Хто його відкриє, побачить ці правила й зможе за ними грати.
leaflets-link-copied = Посилання скопійовано.
leaflets-link-bad = Це посилання не веде до правил.
leaflets-link-too-long = Для посилання на правила воно задовге.
leaflets-link-name = Воно починається з невідомого вкладиша: { $text }.
leaflets-link-option = У ньому названо невідоме правило: { $text }.
leaflets-link-value = { $name }: значення «{ $text }» не буває.
leaflets-received = Вам надіслали ці правила.

leaflets-agree-title = Ви обоє згодні?
leaflets-agree-about = Ви гратимете за цими правилами.
leaflets-agree = { $player } погоджується
leaflets-agree-start = Почати партію

rules-of-start = Розстановка й початок
rules-of-moving = Ходи й викидання шашок
rules-of-winning = Виграш
rules-of-cube = Куб
rules-of-matches = Партії та матчі
rules-of-board = На дошці

book-of-table = Правила цього столу
book-mark-explained = Позначено: відрізняється від міжнародних правил

language-automatic = Як у браузері
