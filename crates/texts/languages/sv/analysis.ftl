analysis-title = Analys
analysis-about = Öppna en match eller en position från vilket program som helst och se vilka drag som var rätt och vilka som inte var det. Inget lämnar den här enheten.
analysis-drop = Släpp en fil här
analysis-choose = Välj en fil
analysis-choose-about = Matcher från GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid med flera; formatet känns igen automatiskt
analysis-paste = Eller klistra in en match, en position eller ett ID
analysis-paste-open = Öppna
analysis-table = Matchen du spelar
analysis-editor = Ställ upp en position
analysis-quiz = Öva på mina fel
analysis-reading = Läser …

read-title = { $player } mot { $name }
read-nothing-judged = Här finns inget att analysera.
read-oddities = { $count ->
    [one] 1 problem i filen
   *[other] { $count } problem i filen
}
read-more = { $rest-count ->
    [one] och 1 till
   *[other] och { $rest-count } till
}
read-offered = Det här gick att läsa.
place-line = Rad { $line }, kolumn { $column }
place-record = Post { $count }
place-file = Fil
read-oddity = { $from }: { $reason }

unreadable-empty = Den är tom.
unreadable-too-large = Den är för stor för att vara en match.
unreadable-unknown = Det här är ingen backgammonmatch eller position i något format vi känner till.
unreadable-broken = Filen är skadad och går inte att läsa.

odd-encoding = Texten är inte UTF-8; den lästes som { $text }.
odd-not-understood = ”{ $text }” gick inte att förstå och hoppades över.
odd-illegible-play = ”{ $text }” är inget drag.
odd-bad-number = ”{ $text }” kan inte stämma och hoppades över.
odd-no-name = En spelare saknar namn.
odd-missing = Något som sådana filer brukar innehålla saknas; det vanliga värdet antogs.
odd-stake = Det här är fristående partier om en insats på { $count }, inte en match.
odd-variant = Varianten ”{ $text }” är okänd; partiet lästes som backgammon.
odd-guessed-variant = Dragen visar att det här är { $text }.
odd-cut-short = Filen slutar för tidigt.
odd-checksum = En kontrollsumma stämmer inte: filen kan vara skadad.
odd-illegal-position = Den här positionen är inte möjlig.
odd-contradiction = Filen motsäger sig själv här.
odd-more-positions = { $count ->
    [one] Ytterligare en position följer och hoppades över.
   *[other] Ytterligare { $count } positioner följer och hoppades över.
}
odd-other = Något var fel och hoppades över.
odd-illegal-play = { $play } är inget tillåtet drag med { $roll }.
odd-no-play = Filen säger inte hur { $roll } spelades.
odd-start-double = Ett parti kan inte börja med { $roll }.
odd-wrong-turn = Det är den andra spelarens tur.
odd-unanswered = En dubbling besvarades aldrig.
odd-refused = Reglerna tillåter inte det här.
odd-after-end = Partiet var redan slut.
odd-cube = Kuben vrids till { $counted }, inte till { $said }.
odd-board = De tidigare dragen leder till en annan position.
odd-winner = Den andra spelaren vann.
odd-points = Partiet var värt { $counted }, inte { $said }.
odd-score = De tidigare partierna ger en annan ställning.

judging-depth = Framåtblick
judging-plies = { $plies ->
    [0] Ingen: genast klart
    [one] { $plies } kast: snabbt
   *[other] { $plies } kast: grundligt
}
judging-progress = { $done } av { $all } analyserade
judging-cancel = Stoppa
judging-stopped = Stoppad. Här är resultaten hittills.
judging-go-on = Fortsätt
judging-done = Analysen är klar.

totals-title = Sammanlagt
totals-whole = Hela matchen
totals-session = Alla partier
totals-rating = Prestationsrating (PR)
totals-rating-about = Genomsnittlig equityförlust per beslut, gånger 500. Lägre är bättre: under { $best } är världsklass, över { $worst } är nybörjarnivå.
totals-lost = Equityförlust
totals-lost-match = Förlorade matchchanser
totals-checker-play = i brickspelet
totals-cube-play = med kuben
totals-dubious = Tveksamma
totals-errors = Fel
totals-missed-doubles = Missade dubblingar
totals-wrong-doubles = Felaktiga dubblingar
totals-wrong-takes = Felaktigt tagna
totals-wrong-passes = Felaktigt passade
totals-by-play-match = { $player ->
    [you] Enbart utifrån spelet, utan tur, skulle du ha vunnit { $chance } % av sådana matcher.
   *[other] Enbart utifrån spelet, utan tur, skulle { $player } ha vunnit { $chance } % av sådana matcher.
}
totals-by-play-money = { $player ->
    [you] Enbart utifrån spelet, utan tur, skulle du ha vunnit { $points } poäng.
   *[other] Enbart utifrån spelet, utan tur, skulle { $player } ha vunnit { $points } poäng.
}

chances-match = { $player ->
    [you] Dina matchchanser
   *[other] Matchchanser för { $player }
}
chances-game = { $player ->
    [you] Dina vinstchanser i partiet
   *[other] Vinstchanser för { $player } i partiet
}
worst-title = Värsta felen
worst-none = Inga fel värda att nämna.
worst-item = { $player }: { $play } i stället för { $better-play }

steps-first = Tillbaka till början
steps-back = Föregående steg
steps-on = Nästa steg
steps-last = Till slutet
steps-back-error = Föregående fel
steps-on-error = Nästa fel
steps-of = { $done } av { $all }
step-position = Positionen
step-roll = { $player ->
    [you] Du spelar { $roll }: { $play }
   *[other] { $player } spelar { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Du kan inte flytta med { $roll }
   *[other] { $player } kan inte flytta med { $roll }
}
step-unknown-play = { $player ->
    [you] Du slår { $roll }; draget är okänt
   *[other] { $player } slår { $roll }; draget är okänt
}
step-double = { $player ->
    [you] Du dubblar till { $value }
   *[other] { $player } dubblar till { $value }
}
step-take = { $player ->
    [you] Du tar
   *[other] { $player } tar
}
step-pass = { $player ->
    [you] Du passar
   *[other] { $player } passar
}
step-beaver = { $player ->
    [you] Du tar och dubblar om: en beaver
   *[other] { $player } tar och dubblar om: en beaver
}
step-raccoon = { $player ->
    [you] Du dubblar beavern igen: en raccoon
   *[other] { $player } dubblar beavern igen: en raccoon
}
step-resign = { $player ->
    [you] Du ger upp
   *[other] { $player } ger upp
}
step-not-judged = Inte analyserat.
step-not-yet = Inte analyserat än.
step-forced = Tvingat: det fanns inget val.
step-best = Det här var det bästa draget.
step-right = Det här var rätt.
step-dubious = Tveksamt
step-error = Fel
step-blunder = Grovt fel
step-lost = Förlorar { $loss }
step-luck = Turen i kastet: { $luck }
step-better = { $better-play } var bättre.
step-right-roll = Det var rätt att kasta.
step-right-double = Det var rätt att dubbla.
step-right-too-good = Det var rätt att spela vidare: för bra för att dubbla.
step-right-take = Det var rätt att ta.
step-right-pass = Det var rätt att passa.
step-right-beaver = En beaver var rätt.

plays-title = Drag
plays-play = Drag
# As in English.
plays-equity = Equity
plays-loss = Förlust
plays-wins = Vinster
plays-gammons = Gammon
plays-lost-gammons = Förlorade gammon
plays-depth = Djup
cube-title = Kub
cube-choice = Beslut
cube-no-double = Ingen dubbling
cube-double-take = Dubbla, ta
cube-double-pass = Dubbla, passa

# As in English.
rollout-title = Rollout
rollout-about = Motorn spelar positionen till slut många gånger, med samma kast för varje kandidat.
rollout-start = Kör rollout
rollout-trials = { $trials ->
    [one] { $trials } parti
   *[other] { $trials } partier
}
rollout-margin = ± { $margin }
rollout-margin-about = Det sanna värdet ligger inom den här marginalen 95 gånger av 100.
rollout-sure = Avgjort: det bästa draget är utan tvekan bättre.
rollout-unsure = Inte avgjort än.

export-title = Spara
export-sgf = För GNU Backgammon (.sgf), med analysen
export-mat = Matchtext (.mat), för vilket program som helst
export-json = Gammonbox (.json), med allt
export-failed = Det går inte att spara i det här formatet: { $reason }.
judging-nets-quick = Snabbt neuralt nät
judging-nets-deep = Djupt neuralt nät
worst-item-you = Du: { $play } i stället för { $better-play }
tab-graph = Graf
# As in English.
tab-match = Match
review-play-here = Spela härifrån
review-flip = Vänd brädet
review-to-table = Tillbaka till bordet
depths-title = Jämför djup
window-title = Dubblingsfönster
window-opens = Dubbla från { $chance } %
window-cash = Passa från { $chance } %
window-too-good = För bra från { $chance } %
window-now = Nu { $chance } %
totals-by-play-note = Här är den uppskattade turen borträknad från resultatet. PR räknar bara felen, så i en enda match kan de två skilja sig åt.
plays-best = Bäst
doubles-take-right = när det var rätt att ta
doubles-pass-right = när det var rätt att passa
doubles-early = för tidigt
doubles-too-good = när positionen var för bra
export-picture = Bild av den här positionen
