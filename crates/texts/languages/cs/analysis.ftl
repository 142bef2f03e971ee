analysis-title = Rozbor
analysis-about = Přines odkudkoli zápas nebo pozici a podívej se, co bylo dobré a co ne. Nic neopustí toto zařízení.
analysis-drop = Přetáhni soubor sem
analysis-choose = Vybrat soubor
analysis-choose-about = Zápasy z programů a serverů GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid a dalších; formát se pozná podle obsahu
analysis-paste = Nebo vlož zápas, pozici či její ID
analysis-paste-open = Otevřít
analysis-table = Zápas u stolu
analysis-editor = Sestavit pozici
analysis-quiz = Procvičit mé chyby
analysis-reading = Načítám…

read-title = { $player } – { $name }
read-nothing-judged = Není v tom nic, co by se dalo posoudit.
read-oddities = { $count ->
    [one] Jedna věc v souboru nesedí
    [few] { $count } věci v souboru nesedí
   *[other] { $count } věcí v souboru nesedí
}
read-more = { $rest-count ->
    [one] a ještě jedna
    [few] a ještě { $rest-count }
   *[other] a ještě { $rest-count }
}
read-offered = Co se podařilo přečíst, je zobrazeno.
place-line = Řádek { $line }, sloupec { $column }
place-record = Záznam { $count }
place-file = Soubor
read-oddity = { $from }: { $reason }

unreadable-empty = Nic v tom není.
unreadable-too-large = Na zápas je to příliš velké.
unreadable-unknown = Tohle není zápas ani pozice v žádném formátu, který tu známe.
unreadable-broken = Je to poškozené a nic se z toho přečíst nedá.

odd-encoding = Text není v UTF-8; přečetl se jako { $text }.
odd-not-understood = Zápisu „{ $text }“ nerozumíme, je vynechán.
odd-illegible-play = „{ $text }“ není tah.
odd-bad-number = Údaj „{ $text }“ nemůže být správně, je vynechán.
odd-no-name = Jeden hráč nemá jméno.
odd-missing = Chybí něco, co takové soubory mívají; použila se obvyklá hodnota.
odd-stake = Tohle je jednotlivá partie o sázku { $count }, ne zápas.
odd-variant = Varianta „{ $text }“ není známá; přečetla se jako backgammon.
odd-guessed-variant = Podle tahů se tu hraje { $text }.
odd-cut-short = Soubor končí předčasně.
odd-checksum = Kontrolní součet nesouhlasí: soubor může být poškozený.
odd-illegal-position = Taková pozice není možná.
odd-contradiction = Něco je uvedeno dvakrát, pokaždé jinak.
odd-more-positions = { $count ->
    [one] Následuje ještě jedna pozice, je vynechána.
    [few] Následují ještě { $count } pozice, jsou vynechány.
   *[other] Následuje ještě { $count } pozic, jsou vynechány.
}
odd-other = Něco nebylo, jak má být, a je to vynecháno.
odd-illegal-play = { $play } není pro hod { $roll } povolený tah.
odd-no-play = Chybí údaj, jak se zahrál hod { $roll }.
odd-start-double = Hodem { $roll } partie začít nemůže.
odd-wrong-turn = Na tahu je druhý hráč.
odd-unanswered = Na zdvojnásobení chybí odpověď.
odd-refused = Pravidla to nedovolují.
odd-after-end = Partie už předtím skončila.
odd-cube = Sázecí kostka se otáčí na { $counted }, ne na { $said }.
odd-board = Předchozí tahy vedou k jinému postavení.
odd-winner = Vyhrál jiný hráč.
odd-points = Hodnota partie byla { $counted }, ne { $said }.
odd-score = Předchozí partie dávají jiné skóre.

judging-depth = Dívat se dopředu
judging-plies = { $plies ->
    [0] Vůbec: okamžitě
    [one] O { $plies } hod: rychle
    [few] O { $plies } hody: důkladně
   *[other] O { $plies } hodů: důkladně
}
judging-progress = Posouzeno { $done } z { $all }
judging-cancel = Zastavit
judging-stopped = Zastaveno. Co už je posouzeno, je zobrazeno.
judging-go-on = Pokračovat
judging-done = Vše je posouzeno.

totals-title = Souhrn
totals-whole = Celý zápas
totals-session = Všechny partie
totals-rating = Hodnocení (PR)
totals-rating-about = Pětisetnásobek průměrné ztráty na jedno rozhodnutí. Čím méně, tím lépe: pod 3 je světová špička, nad 20 začátečník.
totals-lost = Ztraceno
totals-lost-match = Ztracené šance na výhru v zápase
totals-checker-play = hrou kameny
totals-cube-play = sázecí kostkou
totals-dubious = Sporné tahy
totals-errors = Chyby
totals-missed-doubles = Zmeškaná zdvojnásobení
totals-wrong-doubles = Chybná zdvojnásobení
totals-wrong-takes = Chybná přijetí
totals-wrong-passes = Chybná odmítnutí
totals-by-play-match = Jen podle hry, bez vlivu štěstí: { $player } vyhraje { $chance } % takových zápasů.
totals-by-play-money = Jen podle hry, bez vlivu štěstí: { $player } získá { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.

chances-match = Šance na výhru v zápase: { $player }
chances-game = Šance na výhru v partii: { $player }
worst-title = Nejhorší chyby
worst-none = Žádná chyba, která by stála za řeč.
worst-item = { $player }: { $play } místo { $better-play }

steps-first = Na začátek
steps-back = Krok zpět
steps-on = Krok vpřed
steps-last = Na konec
steps-back-error = Předchozí chyba
steps-on-error = Další chyba
steps-of = { $done } z { $all }
step-position = Pozice
step-roll = { $player } hraje { $roll }: { $play }
step-no-play = { $player } hodem { $roll } nemůže táhnout
step-unknown-play = { $player } hází { $roll }; tah není znám
step-double = { $player } zdvojnásobuje na { $value }
step-take = { $player } přijímá
step-pass = { $player } odmítá
step-beaver = { $player } přijímá a hned zdvojnásobuje: beaver
step-raccoon = { $player } zdvojnásobuje beaver: raccoon
step-resign = { $player } se vzdává
step-not-judged = Neposuzuje se.
step-not-yet = Ještě neposouzeno.
step-forced = Nebylo z čeho vybírat.
step-best = To byl nejlepší tah.
step-right = To bylo správně.
step-dubious = Sporné
step-error = Chyba
step-blunder = Hrubá chyba
step-lost = Ztrácí { $loss }
step-luck = Štěstí v hodu: { $luck }
step-better = { $better-play } bylo lepší.
step-right-roll = Správné bylo hodit.
step-right-double = Správné bylo zdvojnásobit.
step-right-too-good = Správné bylo hrát dál: na zdvojnásobení až moc dobrá pozice.
step-right-take = Správné bylo přijmout.
step-right-pass = Správné bylo odmítnout.
step-right-beaver = Správný byl beaver.

plays-title = Tahy
plays-play = Tah
plays-equity = Body
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
rollout-about = Program pozici mnohokrát dohraje do konce, a pro vše, co se porovnává, se stejnými kostkami.
rollout-start = Rollout
rollout-trials = { $trials ->
    [one] { $trials } partie
    [few] { $trials } partie
   *[other] { $trials } partií
}
rollout-margin = ± { $margin }
rollout-margin-about = Skutečná hodnota leží v tomto rozmezí v 95 případech ze 100.
rollout-sure = Rozhodnuto: nejlepší možnost je nepochybně lepší než ostatní.
rollout-unsure = Ještě není rozhodnuto.

export-title = Uložit
export-sgf = Pro GNU Backgammon (.sgf), s rozborem
export-mat = Text zápasu (.mat), pro všechny programy
export-json = Gammonbox (.json), se vším všudy
export-failed = Takhle se to uložit nedá: { $reason }.
judging-nets-quick = Rychlá neuronová síť
judging-nets-deep = Hluboká neuronová síť
worst-item-you = Ty: { $play } místo { $better-play }
tab-graph = Graf
tab-match = Zápas
review-play-here = Hrát odtud
review-flip = Otočit desku
review-to-table = Zpět ke stolu
depths-title = Porovnat hloubky
window-title = Okno pro zdvojení
window-opens = Zdvojit od { $chance } %
window-cash = Odmítnout od { $chance } %
window-too-good = Příliš dobré od { $chance } %
window-now = Teď { $chance } %
totals-by-play-note = Tady je od výsledku odečteno odhadnuté štěstí. PR počítá jen chyby, takže se v jednom zápase mohou lišit.
plays-best = Nejlepší
