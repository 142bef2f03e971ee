analysis-title = Rozbor
analysis-about = Načítaj zápas alebo pozíciu z ľubovoľného programu a pozri sa, ktoré ťahy boli správne a ktoré nie. Všetko zostáva v tomto zariadení.
analysis-drop = Presuň súbor sem
analysis-choose = Vybrať súbor
analysis-choose-about = Zápasy z GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid a ďalších; formát sa rozpozná automaticky
analysis-paste = Alebo vlož zápas, pozíciu či jej ID
analysis-paste-open = Otvoriť
analysis-table = Rozohraný zápas
analysis-editor = Zostaviť pozíciu
analysis-quiz = Precvičiť moje chyby
analysis-reading = Načítavam…

read-title = { $player } – { $name }
read-nothing-judged = Nie je tu čo rozoberať.
read-oddities = { $count ->
    [one] { $count } problém v súbore
    [few] { $count } problémy v súbore
   *[other] { $count } problémov v súbore
}
read-more = { $rest-count ->
    [one] a ešte jeden
    [few] a ešte { $rest-count }
   *[other] a ešte { $rest-count }
}
read-offered = Toto sa podarilo prečítať.
place-line = Riadok { $line }, stĺpec { $column }
place-record = Záznam { $count }
place-file = Súbor
read-oddity = { $from }: { $reason }

unreadable-empty = Je to prázdne.
unreadable-too-large = Na zápas je to priveľké.
unreadable-unknown = Toto nie je zápas ani pozícia v žiadnom formáte, ktorý poznáme.
unreadable-broken = Súbor je poškodený a nedá sa prečítať.

odd-encoding = Text nie je v UTF-8; prečítal sa ako { $text }.
odd-not-understood = Nerozumieme „{ $text }“; vynechané.
odd-illegible-play = „{ $text }“ nie je ťah.
odd-bad-number = „{ $text }“ nemôže byť správne; vynechané.
odd-no-name = Jeden hráč nemá meno.
odd-missing = Chýba niečo, čo takéto súbory zvyčajne obsahujú; použila sa zvyčajná hodnota.
odd-stake = Toto nie je zápas, ale jednotlivé partie o stávku { $count }.
odd-variant = Variant „{ $text }“ nepoznáme; prečítal sa ako backgammon.
odd-guessed-variant = Podľa ťahov sa tu hrá { $text }.
odd-cut-short = Súbor sa končí predčasne.
odd-checksum = Kontrolný súčet nesedí: súbor môže byť poškodený.
odd-illegal-position = Taká pozícia nie je možná.
odd-contradiction = Súbor si tu protirečí.
odd-more-positions = { $count ->
    [one] Nasleduje ešte jedna pozícia, je vynechaná.
    [few] Nasledujú ešte { $count } pozície, sú vynechané.
   *[other] Nasleduje ešte { $count } pozícií, sú vynechané.
}
odd-other = Niečo nebolo v poriadku a bolo vynechané.
odd-illegal-play = { $play } nie je pre hod { $roll } povolený ťah.
odd-no-play = Súbor neuvádza, ako sa zahral hod { $roll }.
odd-start-double = Hodom { $roll } sa partia začať nemôže.
odd-wrong-turn = Na ťahu je druhý hráč.
odd-unanswered = Na zdvojnásobenie chýba odpoveď.
odd-refused = Pravidlá to nedovoľujú.
odd-after-end = Partia sa už predtým skončila.
odd-cube = Stávková kocka má ukazovať { $counted }, nie { $said }.
odd-board = Predchádzajúce ťahy vedú k inému postaveniu.
odd-winner = Vyhral druhý hráč.
odd-points = Hodnota partie bola { $counted }, nie { $said }.
odd-score = Predchádzajúce partie dávajú iné skóre.

judging-depth = Pohľad dopredu
judging-plies = { $plies ->
    [0] Žiadny: okamžite
    [one] O { $plies } hod: rýchlo
    [few] O { $plies } hody: dôkladne
   *[other] O { $plies } hodov: dôkladne
}
judging-progress = Rozobrané { $done } z { $all }
judging-cancel = Zastaviť
judging-stopped = Zastavené. Tu sú doterajšie výsledky.
judging-go-on = Pokračovať
judging-done = Rozbor je hotový.

totals-title = Súhrn
totals-whole = Celý zápas
totals-session = Všetky partie
totals-rating = Hodnotenie hry (PR)
totals-rating-about = Priemerná strata equity na jedno rozhodnutie, krát 500. Čím menej, tým lepšie: pod { $best } je svetová špička, nad { $worst } začiatočník.
totals-lost = Stratená equity
totals-lost-match = Stratené šance na zápas
totals-checker-play = hrou kameňmi
totals-cube-play = stávkovou kockou
totals-dubious = Sporné
totals-errors = Chyby
totals-missed-doubles = Premeškané zdvojnásobenia
totals-wrong-doubles = Chybné zdvojnásobenia
totals-wrong-takes = Chybné prijatia
totals-wrong-passes = Chybné odmietnutia
totals-by-play-match = { $player ->
    [you] Len podľa hry, bez šťastia, vyhráš { $chance } % takých zápasov.
   *[other] Len podľa hry, bez šťastia, { $player } vyhrá { $chance } % takých zápasov.
}
totals-by-play-money = { $player ->
    [you] Len podľa hry, bez šťastia, získaš { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
   *[other] Len podľa hry, bez šťastia, { $player } získa { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }.
}

chances-match = { $player ->
    [you] Tvoja šanca na výhru v zápase
   *[other] Šanca na výhru v zápase: { $player }
}
chances-game = { $player ->
    [you] Tvoja šanca na výhru v partii
   *[other] Šanca na výhru v partii: { $player }
}
worst-title = Najhoršie chyby
worst-none = Žiadne chyby, ktoré by stáli za reč.
worst-item = { $player }: { $play } namiesto { $better-play }

steps-first = Na začiatok
steps-back = Krok späť
steps-on = Krok vpred
steps-last = Na koniec
steps-back-error = Predošlá chyba
steps-on-error = Ďalšia chyba
steps-of = { $done } z { $all }
step-position = Pozícia
step-roll = { $player ->
    [you] Hráš { $roll }: { $play }
   *[other] { $player } hrá { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Hodom { $roll } nemôžeš ťahať
   *[other] { $player } hodom { $roll } nemôže ťahať
}
step-unknown-play = { $player ->
    [you] Hádžeš { $roll }; ťah nie je známy
   *[other] { $player } hádže { $roll }; ťah nie je známy
}
step-double = { $player ->
    [you] Zdvojnásobuješ na { $value }
   *[other] { $player } zdvojnásobuje na { $value }
}
step-take = { $player ->
    [you] Prijímaš
   *[other] { $player } prijíma
}
step-pass = { $player ->
    [you] Odmietaš
   *[other] { $player } odmieta
}
step-beaver = { $player ->
    [you] Prijímaš a hneď zdvojnásobuješ: beaver
   *[other] { $player } prijíma a hneď zdvojnásobuje: beaver
}
step-raccoon = { $player ->
    [you] Zdvojnásobuješ beaver: raccoon
   *[other] { $player } zdvojnásobuje beaver: raccoon
}
step-resign = { $player ->
    [you] Vzdávaš sa
   *[other] { $player } sa vzdáva
}
step-not-judged = Bez rozboru.
step-not-yet = Zatiaľ bez rozboru.
step-forced = Vynútené: nebolo z čoho vyberať.
step-best = To bol najlepší ťah.
step-right = To bolo správne.
step-dubious = Sporné
step-error = Chyba
step-blunder = Hrubá chyba
step-lost = Stráca { $loss }
step-luck = Šťastie hodu: { $luck }
step-better = Lepšie bolo { $better-play }.
step-right-roll = Správne bolo hodiť.
step-right-double = Správne bolo zdvojnásobiť.
step-right-too-good = Správne bolo hrať ďalej: na zdvojnásobenie je pozícia príliš dobrá.
step-right-take = Správne bolo prijať.
step-right-pass = Správne bolo odmietnuť.
step-right-beaver = Správny bol beaver.

plays-title = Ťahy
plays-play = Ťah
# As in English.
plays-equity = Equity
plays-loss = Strata
plays-wins = Výhry
plays-gammons = Gammony
plays-lost-gammons = Prehrané gammony
plays-depth = Hĺbka
cube-title = Stávková kocka
cube-choice = Rozhodnutie
cube-no-double = Nezdvojnásobiť
cube-double-take = Zdvojnásobiť, prijať
cube-double-pass = Zdvojnásobiť, odmietnuť

# As in English.
rollout-title = Rollout
rollout-about = Program pozíciu mnohokrát dohrá do konca, s rovnakými kockami pre každú možnosť.
rollout-start = Urobiť rollout
rollout-trials = { $trials ->
    [one] { $trials } partia
    [few] { $trials } partie
   *[other] { $trials } partií
}
rollout-margin = ± { $margin }
rollout-margin-about = Skutočná hodnota leží v tomto rozmedzí v 95 prípadoch zo 100.
rollout-sure = Rozhodnuté: najlepší ťah je určite lepší ako ostatné.
rollout-unsure = Ešte nie je rozhodnuté.

export-title = Uložiť
export-sgf = Pre GNU Backgammon (.sgf), s rozborom
export-mat = Text zápasu (.mat), pre ľubovoľný program
export-json = Gammonbox (.json), so všetkým
export-failed = V tomto formáte sa to uložiť nedá: { $reason }.
judging-nets-quick = Rýchla neurónová sieť
judging-nets-deep = Hlboká neurónová sieť
worst-item-you = Ty: { $play } namiesto { $better-play }
tab-graph = Graf
tab-match = Zápas
review-play-here = Hrať odtiaľto
review-flip = Otočiť dosku
review-to-table = Späť k stolu
depths-title = Porovnať hĺbky
window-title = Okno na zdvojnásobenie
window-opens = Zdvojnásobiť od { $chance } %
window-cash = Odmietnuť od { $chance } %
window-too-good = Príliš dobré od { $chance } %
window-now = Teraz { $chance } %
totals-by-play-note = Tu je od výsledku odpočítané odhadnuté šťastie. PR počíta len chyby, takže sa v jednom zápase môžu líšiť.
plays-best = Najlepšie
doubles-take-right = keď bolo správne prijať
doubles-pass-right = keď bolo správne odmietnuť
doubles-early = príliš skoro
doubles-too-good = keď bola pozícia príliš dobrá
export-picture = Obrázok tejto pozície
