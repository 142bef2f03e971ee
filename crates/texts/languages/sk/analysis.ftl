analysis-title = Rozbor
analysis-about = Prines odkiaľkoľvek zápas alebo pozíciu a pozri sa, čo bolo dobré a čo nie. Nič neopustí toto zariadenie.
analysis-drop = Presuň súbor sem
analysis-choose = Vybrať súbor
analysis-choose-about = Zápasy z programov a serverov GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid a ďalších; formát sa spozná podľa obsahu
analysis-paste = Alebo vlož zápas, pozíciu či jej ID
analysis-paste-open = Otvoriť
analysis-table = Zápas pri stole
analysis-editor = Zostaviť pozíciu
analysis-quiz = Precvičiť moje chyby
analysis-reading = Načítavam…

read-title = { $player } – { $name }
read-nothing-judged = Nie je v tom nič, čo by sa dalo posúdiť.
read-oddities = { $count ->
    [one] Jedna vec v súbore nesedí
    [few] { $count } veci v súbore nesedia
   *[other] { $count } vecí v súbore nesedí
}
read-more = { $rest-count ->
    [one] a ešte jedna
    [few] a ešte { $rest-count }
   *[other] a ešte { $rest-count }
}
read-offered = Čo sa podarilo prečítať, je zobrazené.
place-line = Riadok { $line }, stĺpec { $column }
place-record = Záznam { $count }
place-file = Súbor
read-oddity = { $from }: { $reason }

unreadable-empty = Nič v tom nie je.
unreadable-too-large = Na zápas je to priveľké.
unreadable-unknown = Toto nie je zápas ani pozícia v žiadnom formáte, ktorý tu poznáme.
unreadable-broken = Je to poškodené a nič sa z toho prečítať nedá.

odd-encoding = Text nie je v UTF-8; prečítal sa ako { $text }.
odd-not-understood = Zápisu „{ $text }“ nerozumieme, je vynechaný.
odd-illegible-play = „{ $text }“ nie je ťah.
odd-bad-number = Údaj „{ $text }“ nemôže byť správny, je vynechaný.
odd-no-name = Jeden hráč nemá meno.
odd-missing = Chýba niečo, čo takéto súbory mávajú; použila sa obvyklá hodnota.
odd-stake = Toto je jednotlivá partia o stávku { $count }, nie zápas.
odd-variant = Variant „{ $text }“ nepoznáme; prečítal sa ako backgammon.
odd-guessed-variant = Podľa ťahov sa tu hrá { $text }.
odd-cut-short = Súbor sa končí predčasne.
odd-checksum = Kontrolný súčet nesedí: súbor môže byť poškodený.
odd-illegal-position = Taká pozícia nie je možná.
odd-contradiction = Niečo je uvedené dvakrát, zakaždým inak.
odd-more-positions = { $count ->
    [one] Nasleduje ešte jedna pozícia, je vynechaná.
    [few] Nasledujú ešte { $count } pozície, sú vynechané.
   *[other] Nasleduje ešte { $count } pozícií, sú vynechané.
}
odd-other = Niečo nebolo, ako má byť, a je to vynechané.
odd-illegal-play = { $play } nie je pre hod { $roll } povolený ťah.
odd-no-play = Chýba údaj, ako sa zahral hod { $roll }.
odd-start-double = Hodom { $roll } sa partia začať nemôže.
odd-wrong-turn = Na ťahu je druhý hráč.
odd-unanswered = Na zdvojnásobenie chýba odpoveď.
odd-refused = Pravidlá to nedovoľujú.
odd-after-end = Partia sa skončila už predtým.
odd-cube = Stávková kocka sa otáča na { $counted }, nie na { $said }.
odd-board = Predchádzajúce ťahy vedú k inému postaveniu.
odd-winner = Vyhral iný hráč.
odd-points = Hodnota partie bola { $counted }, nie { $said }.
odd-score = Predchádzajúce partie dávajú iné skóre.

judging-depth = Pozerať sa dopredu
judging-plies = { $plies ->
    [0] Vôbec: okamžite
    [one] O { $plies } hod: rýchlo
    [few] O { $plies } hody: dôkladne
   *[other] O { $plies } hodov: dôkladne
}
judging-progress = Posúdené { $done } z { $all }
judging-cancel = Zastaviť
judging-stopped = Zastavené. Čo je už posúdené, je zobrazené.
judging-go-on = Pokračovať
judging-done = Všetko je posúdené.

totals-title = Súhrn
totals-whole = Celý zápas
totals-session = Všetky partie
totals-rating = Hodnotenie (PR)
totals-rating-about = Päťstonásobok priemernej straty na jedno rozhodnutie. Čím menej, tým lepšie: pod 3 je svetová špička, nad 20 začiatočník.
totals-lost = Stratené
totals-lost-match = Stratené šance na výhru v zápase
totals-checker-play = hrou kameňmi
totals-cube-play = stávkovou kockou
totals-dubious = Sporné ťahy
totals-errors = Chyby
totals-missed-doubles = Zmeškané zdvojnásobenia
totals-wrong-doubles = Chybné zdvojnásobenia
totals-wrong-takes = Chybné prijatia
totals-wrong-passes = Chybné odmietnutia
totals-by-play-match = Len podľa hry, bez vplyvu šťastia: { $player } vyhrá { $chance } % takých zápasov.
totals-by-play-money = Len podľa hry, bez vplyvu šťastia: { $player } získa { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.

chances-match = Šanca na výhru v zápase: { $player }
chances-game = Šanca na výhru v partii: { $player }
worst-title = Najhoršie chyby
worst-none = Žiadna chyba, ktorá by stála za reč.
worst-item = { $player }: { $play } namiesto { $better-play }

steps-first = Na začiatok
steps-back = Krok späť
steps-on = Krok vpred
steps-last = Na koniec
steps-back-error = Predošlá chyba
steps-on-error = Ďalšia chyba
steps-of = { $done } z { $all }
step-position = Pozícia
step-roll = { $player } hrá { $roll }: { $play }
step-no-play = { $player } hodom { $roll } nemôže ťahať
step-unknown-play = { $player } hádže { $roll }; ťah nie je známy
step-double = { $player } zdvojnásobuje na { $value }
step-take = { $player } prijíma
step-pass = { $player } odmieta
step-beaver = { $player } prijíma a hneď zdvojnásobuje: beaver
step-raccoon = { $player } zdvojnásobuje beaver: raccoon
step-resign = { $player } sa vzdáva
step-not-judged = Neposudzuje sa.
step-not-yet = Ešte neposúdené.
step-forced = Nebolo z čoho vyberať.
step-best = To bol najlepší ťah.
step-right = To bolo správne.
step-dubious = Sporné
step-error = Chyba
step-blunder = Hrubá chyba
step-lost = Stráca { $loss }
step-luck = Šťastie v hode: { $luck }
step-better = { $better-play } bolo lepšie.
step-right-roll = Správne bolo hodiť.
step-right-double = Správne bolo zdvojnásobiť.
step-right-too-good = Správne bolo hrať ďalej: na zdvojnásobenie až príliš dobrá pozícia.
step-right-take = Správne bolo prijať.
step-right-pass = Správne bolo odmietnuť.
step-right-beaver = Správny bol beaver.

plays-title = Ťahy
plays-play = Ťah
plays-equity = Body
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
rollout-about = Program pozíciu mnohokrát dohrá do konca, a pri všetkom, čo sa porovnáva, s rovnakými kockami.
rollout-start = Rollout
rollout-trials = { $trials ->
    [one] { $trials } partia
    [few] { $trials } partie
   *[other] { $trials } partií
}
rollout-margin = ± { $margin }
rollout-margin-about = Skutočná hodnota leží v tomto rozmedzí v 95 prípadoch zo 100.
rollout-sure = Rozhodnuté: najlepšia možnosť je nepochybne lepšia ako ostatné.
rollout-unsure = Ešte nie je rozhodnuté.

export-title = Uložiť
export-sgf = Pre GNU Backgammon (.sgf), s rozborom
export-mat = Text zápasu (.mat), pre všetky programy
export-json = Gammonbox (.json), so všetkým
export-failed = Takto sa to uložiť nedá: { $reason }.
judging-nets-quick = Rýchla neurónová sieť
judging-nets-deep = Hlboká neurónová sieť
worst-item-you = Ty: { $play } namiesto { $better-play }
tab-graph = Graf
tab-match = Zápas
review-play-here = Hrať odtiaľto
review-flip = Otočiť dosku
review-to-table = Späť k stolu
depths-title = Porovnať hĺbky
window-title = Okno na zdvojenie
window-opens = Zdvojiť od { $chance } %
window-cash = Odmietnuť od { $chance } %
window-too-good = Príliš dobré od { $chance } %
window-now = Teraz { $chance } %
totals-by-play-note = Tu je od výsledku odpočítané odhadnuté šťastie. PR počíta len chyby, takže sa v jednom zápase môžu líšiť.
plays-best = Najlepšie
