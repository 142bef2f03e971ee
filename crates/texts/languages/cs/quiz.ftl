quiz-title = Procvičování
quiz-about = Tvé vlastní chyby se vracejí jako otázky: brzy, když znovu chybuješ, a čím dál řidčeji, když už je znáš. Zůstávají v tomto zařízení.
quiz-due = { $due ->
    [0] Dnes na tebe nic nečeká.
    [one] Čeká na tebe { $due } otázka.
    [few] Čekají na tebe { $due } otázky.
   *[other] Čeká na tebe { $due } otázek.
}
quiz-kept = { $count ->
    [0] Zatím není co procvičovat. Zahraj si s počítačem nebo rozeber zápas.
    [one] { $count } chyba k procvičení.
    [few] { $count } chyby k procvičení.
   *[other] { $count } chyb k procvičení.
}
quiz-next-day = { $days ->
    [0] Další otázka přijde ještě dnes.
    [one] Další otázka přijde zítra.
    [few] Další otázka přijde za { $days } dny.
   *[other] Další otázka přijde za { $days } dní.
}
quiz-practice-anyway = Přesto procvičovat
quiz-asks-play = Jak zahraješ { $roll }?
quiz-asks-cube = Hodit, nebo zdvojnásobit?
quiz-asks-reply = Soupeř zdvojnásobuje na { $value }. Přijmout, nebo odmítnout?
quiz-from = Zdroj: { $text }
quiz-answer = To je má odpověď
quiz-show = Nevím
quiz-thinking = Porovnávám…
quiz-right = Správně!
quiz-nearly = Skoro: stojí jen { $loss }.
quiz-wrong = Tohle stojí { $loss }.
quiz-best = Nejlepší: { $play }
quiz-then = Minule: { $play }, ztráta { $loss }.
quiz-next = Další otázka
quiz-comes-back = { $days ->
    [0] Vrátí se ještě dnes.
    [one] Vrátí se zítra.
    [few] Vrátí se za { $days } dny.
   *[other] Vrátí se za { $days } dní.
}
quiz-forget = Zapomenout tuto otázku
quiz-keep = { $player ->
    [you] Procvičovat vlastní chyby
   *[other] Procvičovat chyby: { $player }
}
quiz-left = Dnes ještě: { $count }
quiz-progress = Správné odpovědi den po dni
