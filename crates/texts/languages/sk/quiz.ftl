quiz-title = Precvičovanie
quiz-about = Tvoje vlastné chyby sa vracajú ako otázky: čoskoro, keď znova chybuješ, a čoraz zriedkavejšie, keď ich už poznáš. Zostávajú v tomto zariadení.
quiz-due = { $due ->
    [0] Dnes na teba nič nečaká.
    [one] Čaká na teba { $due } otázka.
    [few] Čakajú na teba { $due } otázky.
   *[other] Čaká na teba { $due } otázok.
}
quiz-kept = { $count ->
    [0] Zatiaľ nie je čo precvičovať. Zahraj si s počítačom alebo rozober zápas.
    [one] { $count } chyba na precvičenie.
    [few] { $count } chyby na precvičenie.
   *[other] { $count } chýb na precvičenie.
}
quiz-next-day = { $days ->
    [0] Ďalšia otázka príde ešte dnes.
    [one] Ďalšia otázka príde zajtra.
    [few] Ďalšia otázka príde o { $days } dni.
   *[other] Ďalšia otázka príde o { $days } dní.
}
quiz-practice-anyway = Aj tak precvičovať
quiz-asks-play = Ako zahráš { $roll }?
quiz-asks-cube = Hodiť alebo zdvojnásobiť?
quiz-asks-reply = Súper zdvojnásobuje na { $value }. Prijať alebo odmietnuť?
quiz-from = Zdroj: { $text }
quiz-answer = To je moja odpoveď
quiz-show = Neviem
quiz-thinking = Porovnávam…
quiz-right = Správne!
quiz-nearly = Skoro: stojí len { $loss }.
quiz-wrong = Toto stojí { $loss }.
quiz-best = Najlepšie: { $play }
quiz-then = Minule: { $play }, strata { $loss }.
quiz-next = Ďalšia otázka
quiz-comes-back = { $days ->
    [0] Vráti sa ešte dnes.
    [one] Vráti sa zajtra.
    [few] Vráti sa o { $days } dni.
   *[other] Vráti sa o { $days } dní.
}
quiz-forget = Zabudnúť túto otázku
quiz-keep = { $player ->
    [you] Precvičovať vlastné chyby
   *[other] Precvičovať chyby: { $player }
}
quiz-left = Dnes ešte: { $count }
quiz-progress = Správne odpovede deň po dni
