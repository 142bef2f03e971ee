analysis-title = Rozbor
analysis-about = Načti zápas nebo pozici z libovolného programu a podívej se, které tahy byly správné a které ne. Všechno zůstává v tomto zařízení.
analysis-drop = Přetáhni soubor sem
analysis-choose = Vybrat soubor
analysis-choose-about = Zápasy z GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid a dalších; formát se rozpozná automaticky
analysis-paste = Nebo vlož zápas, pozici či její ID
analysis-paste-open = Otevřít
analysis-table = Rozehraný zápas
analysis-editor = Sestavit pozici
analysis-quiz = Procvičit mé chyby
analysis-reading = Načítám…

read-title = { $player } – { $name }
read-nothing-judged = Není tu co rozebírat.
read-oddities = { $count ->
    [one] { $count } problém v souboru
    [few] { $count } problémy v souboru
   *[other] { $count } problémů v souboru
}
read-more = { $rest-count ->
    [one] a ještě jeden
    [few] a ještě { $rest-count }
   *[other] a ještě { $rest-count }
}
read-offered = Tohle se podařilo přečíst.
place-line = Řádek { $line }, sloupec { $column }
place-record = Záznam { $count }
place-file = Soubor
read-oddity = { $from }: { $reason }

unreadable-empty = Je to prázdné.
unreadable-too-large = Na zápas je to příliš velké.
unreadable-unknown = Tohle není zápas ani pozice v žádném formátu, který známe.
unreadable-broken = Soubor je poškozený a nejde přečíst.

odd-encoding = Text není v UTF-8; přečetl se jako { $text }.
odd-not-understood = Nerozumíme „{ $text }“; vynecháno.
odd-illegible-play = „{ $text }“ není tah.
odd-bad-number = „{ $text }“ nemůže být správně; vynecháno.
odd-no-name = Jeden hráč nemá jméno.
odd-missing = Chybí něco, co takové soubory obvykle obsahují; použila se obvyklá hodnota.
odd-stake = Tohle není zápas, ale jednotlivé partie o sázku { $count }.
odd-variant = Varianta „{ $text }“ není známá; přečetla se jako backgammon.
odd-guessed-variant = Podle tahů se tu hraje { $text }.
odd-cut-short = Soubor končí předčasně.
odd-checksum = Kontrolní součet nesouhlasí: soubor může být poškozený.
odd-illegal-position = Taková pozice není možná.
odd-contradiction = Soubor si tu odporuje.
odd-more-positions = { $count ->
    [one] Následuje ještě jedna pozice, je vynechána.
    [few] Následují ještě { $count } pozice, jsou vynechány.
   *[other] Následuje ještě { $count } pozic, jsou vynechány.
}
odd-other = Něco nebylo v pořádku a bylo vynecháno.
odd-illegal-play = { $play } není pro hod { $roll } povolený tah.
odd-no-play = Soubor neuvádí, jak se zahrál hod { $roll }.
odd-start-double = Hodem { $roll } partie začít nemůže.
odd-wrong-turn = Na tahu je druhý hráč.
odd-unanswered = Na zdvojnásobení chybí odpověď.
odd-refused = Pravidla to nedovolují.
odd-after-end = Partie už byla u konce.
odd-cube = Sázecí kostka má ukazovat { $counted }, ne { $said }.
odd-board = Předchozí tahy vedou k jinému postavení.
odd-winner = Vyhrál druhý hráč.
odd-points = Hodnota partie byla { $counted }, ne { $said }.
odd-score = Předchozí partie dávají jiné skóre.

judging-depth = Pohled dopředu
judging-plies = { $plies ->
    [0] Žádný: okamžitě
    [one] O { $plies } hod: rychle
    [few] O { $plies } hody: důkladně
   *[other] O { $plies } hodů: důkladně
}
judging-progress = Rozebráno { $done } z { $all }
judging-cancel = Zastavit
judging-stopped = Zastaveno. Tady jsou dosavadní výsledky.
judging-go-on = Pokračovat
judging-done = Rozbor je hotový.

totals-title = Souhrn
totals-whole = Celý zápas
totals-session = Všechny partie
totals-rating = Hodnocení hry (PR)
totals-rating-about = Průměrná ztráta equity na jedno rozhodnutí, krát 500. Čím méně, tím lépe: pod { $best } je světová špička, nad { $worst } začátečník.
totals-lost = Ztracená equity
totals-lost-match = Ztracené šance na zápas
totals-checker-play = hrou kameny
totals-cube-play = sázecí kostkou
totals-dubious = Sporné
totals-errors = Chyby
totals-missed-doubles = Promeškaná zdvojnásobení
totals-wrong-doubles = Chybná zdvojnásobení
totals-wrong-takes = Chybná přijetí
totals-wrong-passes = Chybná odmítnutí
totals-by-play-match = { $player ->
    [you] Jen podle hry, bez štěstí, vyhraješ { $chance } % takových zápasů.
   *[other] Jen podle hry, bez štěstí, { $player } vyhraje { $chance } % takových zápasů.
}
totals-by-play-money = { $player ->
    [you] Jen podle hry, bez štěstí, získáš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
   *[other] Jen podle hry, bez štěstí, { $player } získá { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
}

chances-match = { $player ->
    [you] Tvoje šance na výhru v zápase
   *[other] Šance na výhru v zápase: { $player }
}
chances-game = { $player ->
    [you] Tvoje šance na výhru v partii
   *[other] Šance na výhru v partii: { $player }
}
worst-title = Nejhorší chyby
worst-none = Žádné chyby, které by stály za řeč.
worst-item = { $player }: { $play } místo { $better-play }

steps-first = Na začátek
steps-back = Krok zpět
steps-on = Krok vpřed
steps-last = Na konec
steps-back-error = Předchozí chyba
steps-on-error = Další chyba
steps-of = { $done } z { $all }
step-position = Pozice
step-roll = { $player ->
    [you] Hraješ { $roll }: { $play }
   *[other] { $player } hraje { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Hodem { $roll } nemůžeš táhnout
   *[other] { $player } hodem { $roll } nemůže táhnout
}
step-unknown-play = { $player ->
    [you] Házíš { $roll }; tah není znám
   *[other] { $player } hází { $roll }; tah není znám
}
step-double = { $player ->
    [you] Zdvojnásobuješ na { $value }
   *[other] { $player } zdvojnásobuje na { $value }
}
step-take = { $player ->
    [you] Přijímáš
   *[other] { $player } přijímá
}
step-pass = { $player ->
    [you] Odmítáš
   *[other] { $player } odmítá
}
step-beaver = { $player ->
    [you] Přijímáš a hned zdvojnásobuješ: beaver
   *[other] { $player } přijímá a hned zdvojnásobuje: beaver
}
step-raccoon = { $player ->
    [you] Zdvojnásobuješ beaver: raccoon
   *[other] { $player } zdvojnásobuje beaver: raccoon
}
step-resign = { $player ->
    [you] Vzdáváš se
   *[other] { $player } se vzdává
}
step-not-judged = Bez rozboru.
step-not-yet = Zatím bez rozboru.
step-forced = Vynuceno: nebylo z čeho vybírat.
step-best = To byl nejlepší tah.
step-right = To bylo správně.
step-dubious = Sporné
step-error = Chyba
step-blunder = Hrubá chyba
step-lost = Ztrácí { $loss }
step-luck = Štěstí hodu: { $luck }
step-better = Lepší bylo { $better-play }.
step-right-roll = Správné bylo hodit.
step-right-double = Správné bylo zdvojnásobit.
step-right-too-good = Správné bylo hrát dál: na zdvojnásobení je pozice příliš dobrá.
step-right-take = Správné bylo přijmout.
step-right-pass = Správné bylo odmítnout.
step-right-beaver = Správný byl beaver.

plays-title = Tahy
plays-play = Tah
# As in English.
plays-equity = Equity
plays-loss = Ztráta
plays-wins = Výhry
plays-gammons = Gammony
plays-lost-gammons = Prohrané gammony
plays-depth = Hloubka
cube-title = Sázecí kostka
cube-choice = Rozhodnutí
cube-no-double = Nezdvojnásobit
cube-double-take = Zdvojnásobit, přijmout
cube-double-pass = Zdvojnásobit, odmítnout

# As in English.
rollout-title = Rollout
rollout-about = Program pozici mnohokrát dohraje do konce, se stejnými kostkami pro každou možnost.
rollout-start = Udělat rollout
rollout-trials = { $trials ->
    [one] { $trials } partie
    [few] { $trials } partie
   *[other] { $trials } partií
}
rollout-margin = ± { $margin }
rollout-margin-about = Skutečná hodnota leží v tomto rozmezí v 95 případech ze 100.
rollout-sure = Rozhodnuto: nejlepší tah je určitě lepší než ostatní.
rollout-unsure = Ještě není rozhodnuto.

export-title = Uložit
export-sgf = Pro GNU Backgammon (.sgf), s rozborem
export-mat = Text zápasu (.mat), pro libovolný program
export-json = Gammonbox (.json), se vším všudy
export-failed = V tomto formátu se to uložit nedá: { $reason }.
judging-nets-quick = Rychlá neuronová síť
judging-nets-deep = Hluboká neuronová síť
worst-item-you = Ty: { $play } místo { $better-play }
tab-graph = Graf
tab-match = Zápas
review-play-here = Hrát odtud
review-flip = Otočit desku
review-to-table = Zpět ke stolu
depths-title = Porovnat hloubky
window-title = Okno pro zdvojnásobení
window-opens = Zdvojnásobit od { $chance } %
window-cash = Odmítnout od { $chance } %
window-too-good = Příliš dobré od { $chance } %
window-now = Teď { $chance } %
totals-by-play-note = Tady je od výsledku odečteno odhadnuté štěstí. PR počítá jen chyby, takže se v jednom zápase mohou lišit.
plays-best = Nejlepší
doubles-take-right = když bylo správné přijmout
doubles-pass-right = když bylo správné odmítnout
doubles-early = příliš brzy
doubles-too-good = když byla pozice příliš dobrá
export-picture = Obrázek této pozice
