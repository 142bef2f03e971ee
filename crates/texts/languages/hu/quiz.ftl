quiz-title = Gyakorlás
quiz-about = A saját hibáid kérdésként térnek vissza: hamar, ha újra tévedsz, egyre ritkábban, ha már tudod. Ezen az eszközön maradnak.
quiz-due = { $due ->
    [0] Mára nincs kérdés.
   *[other] { $due } kérdés vár.
}
quiz-kept = { $count ->
    [0] Még nincs mit gyakorolni. Játssz a számítógép ellen, vagy elemezz egy meccset.
   *[other] { $count } hiba gyakorlásra.
}
quiz-next-day = { $days ->
    [0] A következő még ma jön.
    [one] A következő holnap jön.
   *[other] A következő { $days } nap múlva jön.
}
quiz-practice-anyway = Gyakorlás mégis
quiz-asks-play = A dobásod { $roll }. Hogyan lépsz?
quiz-asks-cube = Dobás vagy duplázás?
quiz-asks-reply = Ellenfeled duplázott: { $value }. Elfogadod, vagy passzolsz?
quiz-from = Forrás: { $text }
quiz-answer = Ez a válaszom
quiz-show = Nem tudom
quiz-thinking = Összehasonlítás…
quiz-right = Helyes!
quiz-nearly = Közel volt: az ára csak { $loss }.
quiz-wrong = Ennek az ára { $loss }.
quiz-best = A legjobb: { $play }
quiz-then = Legutóbb ezt lépted: { $play }, az ára { $loss } volt.
quiz-next = Következő kérdés
quiz-comes-back = { $days ->
    [0] Még ma visszatér.
    [one] Holnap visszatér.
   *[other] { $days } nap múlva visszatér.
}
quiz-forget = Kérdés törlése
quiz-keep = { $player ->
    [you] A hibáid gyakorlása
   *[other] { $player } hibáinak gyakorlása
}
quiz-left = Ma még: { $count }
quiz-progress = Helyes válaszok napról napra
