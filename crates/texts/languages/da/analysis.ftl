analysis-title = Analyse
analysis-about = Indlæs en match eller en position fra et hvilket som helst program, og se, hvilke træk der var rigtige, og hvilke der ikke var. Intet forlader denne enhed.
analysis-drop = Slip en fil her
analysis-choose = Vælg en fil
analysis-choose-about = Matcher fra GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid og andre; formatet genkendes automatisk
analysis-paste = Eller indsæt en match, en position eller et ID
analysis-paste-open = Åbn
analysis-table = Matchen, du spiller
analysis-editor = Sæt en position op
analysis-quiz = Øv mine fejl
analysis-reading = Læser…

read-title = { $player } mod { $name }
read-nothing-judged = Der er intet at analysere her.
read-oddities = { $count ->
    [one] 1 problem i filen
   *[other] { $count } problemer i filen
}
read-more = { $rest-count ->
    [one] og 1 til
   *[other] og { $rest-count } til
}
read-offered = Her er det, der kunne læses.
place-line = Linje { $line }, kolonne { $column }
place-record = Post { $count }
place-file = Fil
read-oddity = { $from }: { $reason }

unreadable-empty = Den er tom.
unreadable-too-large = Den er for stor til at være en match.
unreadable-unknown = Det er ikke en backgammonmatch eller en position i et format, vi kender.
unreadable-broken = Filen er beskadiget og kan ikke læses.

odd-encoding = Teksten er ikke UTF-8; den blev læst som { $text }.
odd-not-understood = »{ $text }« blev ikke forstået og blev sprunget over.
odd-illegible-play = »{ $text }« er ikke et træk.
odd-bad-number = »{ $text }« kan ikke passe og blev sprunget over.
odd-no-name = En spiller mangler navn.
odd-missing = Noget, som den slags filer plejer at indeholde, mangler; den sædvanlige værdi blev brugt.
odd-stake = Det er enkeltspil om en indsats på { $count }, ikke en match.
odd-variant = Varianten »{ $text }« er ukendt; spillet blev læst som backgammon.
odd-guessed-variant = Trækkene viser, at det er { $text }.
odd-cut-short = Filen slutter for tidligt.
odd-checksum = En kontrolsum passer ikke: Filen kan være beskadiget.
odd-illegal-position = Denne position er ikke mulig.
odd-contradiction = Filen modsiger sig selv her.
odd-more-positions = { $count ->
    [one] Der følger én position mere, som blev sprunget over.
   *[other] Der følger { $count } positioner mere, som blev sprunget over.
}
odd-other = Noget var forkert og blev sprunget over.
odd-illegal-play = { $play } er ikke et lovligt træk med { $roll }.
odd-no-play = Filen siger ikke, hvordan { $roll } blev spillet.
odd-start-double = Et spil kan ikke begynde med { $roll }.
odd-wrong-turn = Det er den anden spillers tur.
odd-unanswered = En dobling blev aldrig besvaret.
odd-refused = Det tillader reglerne ikke.
odd-after-end = Spillet var allerede slut.
odd-cube = Doblingsterningen vendes til { $counted }, ikke til { $said }.
odd-board = De tidligere træk fører til en anden position.
odd-winner = Den anden spiller vandt.
odd-points = Spillet var { $counted } værd, ikke { $said }.
odd-score = De tidligere spil giver en anden stilling.

judging-depth = Fremsyn
judging-plies = { $plies ->
    [0] Intet: straks færdig
    [one] { $plies } kast: hurtigt
   *[other] { $plies } kast: grundigt
}
judging-progress = { $done } af { $all } analyseret
# As in English.
judging-cancel = Stop
judging-stopped = Stoppet. Her er resultaterne indtil nu.
judging-go-on = Fortsæt
judging-done = Analysen er færdig.

totals-title = I alt
totals-whole = Hele matchen
totals-session = Alle spil
totals-rating = Præstationsrating (PR)
totals-rating-about = Gennemsnitligt equitytab pr. beslutning, gange 500. Lavere er bedre: Under { $best } er verdensklasse, over { $worst } er begynderniveau.
totals-lost = Equitytab
totals-lost-match = Tabte matchchancer
totals-checker-play = med brikkerne
totals-cube-play = med doblingsterningen
totals-dubious = Tvivlsomme
totals-errors = Fejl
totals-missed-doubles = Oversete doblinger
totals-wrong-doubles = Forkerte doblinger
totals-wrong-takes = Forkert taget
totals-wrong-passes = Forkert passet
totals-by-play-match = { $player ->
    [you] Ud fra spillet alene, uden held, ville du have vundet { $chance } % af den slags matcher.
   *[other] Ud fra spillet alene, uden held, ville { $player } have vundet { $chance } % af den slags matcher.
}
totals-by-play-money = { $player ->
    [you] Ud fra spillet alene, uden held, ville du have vundet { $points } point.
   *[other] Ud fra spillet alene, uden held, ville { $player } have vundet { $points } point.
}

chances-match = { $player ->
    [you] Dine matchchancer
   *[other] Matchchancer for { $player }
}
chances-game = { $player ->
    [you] Dine vinderchancer i spillet
   *[other] Vinderchancer for { $player } i spillet
}
worst-title = Værste fejl
worst-none = Ingen nævneværdige fejl.
worst-item = { $player }: { $play } i stedet for { $better-play }

steps-first = Tilbage til start
steps-back = Forrige skridt
steps-on = Næste skridt
steps-last = Til slutningen
steps-back-error = Forrige fejl
steps-on-error = Næste fejl
steps-of = { $done } af { $all }
step-position = Positionen
step-roll = { $player ->
    [you] Du spiller { $roll }: { $play }
   *[other] { $player } spiller { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Du kan ikke flytte med { $roll }
   *[other] { $player } kan ikke flytte med { $roll }
}
step-unknown-play = { $player ->
    [you] Du kaster { $roll }; trækket er ukendt
   *[other] { $player } kaster { $roll }; trækket er ukendt
}
step-double = { $player ->
    [you] Du dobler til { $value }
   *[other] { $player } dobler til { $value }
}
step-take = { $player ->
    [you] Du tager
   *[other] { $player } tager
}
step-pass = { $player ->
    [you] Du passer
   *[other] { $player } passer
}
step-beaver = { $player ->
    [you] Du tager og dobler straks tilbage: en beaver
   *[other] { $player } tager og dobler straks tilbage: en beaver
}
step-raccoon = { $player ->
    [you] Du dobler beaveren igen: en raccoon
   *[other] { $player } dobler beaveren igen: en raccoon
}
step-resign = { $player ->
    [you] Du giver op
   *[other] { $player } giver op
}
step-not-judged = Ikke analyseret.
step-not-yet = Ikke analyseret endnu.
step-forced = Tvunget: Der var intet valg.
step-best = Det var det bedste træk.
step-right = Det var rigtigt.
step-dubious = Tvivlsomt
step-error = Fejl
step-blunder = Bommert
step-lost = Taber { $loss }
step-luck = Heldet i kastet: { $luck }
step-better = { $better-play } var bedre.
step-right-roll = Det var rigtigt at kaste.
step-right-double = Det var rigtigt at doble.
step-right-too-good = Det var rigtigt at spille videre: for god til at doble.
step-right-take = Det var rigtigt at tage.
step-right-pass = Det var rigtigt at passe.
step-right-beaver = En beaver var rigtig.

plays-title = Træk
plays-play = Træk
# As in English.
plays-equity = Equity
plays-loss = Tab
plays-wins = Sejre
plays-gammons = Gammoner
plays-lost-gammons = Tabte gammoner
plays-depth = Dybde
cube-title = Doblingsterning
cube-choice = Beslutning
cube-no-double = Ingen dobling
cube-double-take = Dobling, tag
cube-double-pass = Dobling, pas

# As in English.
rollout-title = Rollout
rollout-about = Motoren spiller positionen til ende mange gange, med de samme kast for hver kandidat.
rollout-start = Kør rollout
rollout-trials = { $trials } spil
rollout-margin = ± { $margin }
rollout-margin-about = Den sande værdi ligger inden for denne margen 95 gange ud af 100.
rollout-sure = Afgjort: Det bedste træk er uden tvivl bedre.
rollout-unsure = Ikke afgjort endnu.

export-title = Gem
export-sgf = Til GNU Backgammon (.sgf), med analysen
export-mat = Matchtekst (.mat), til ethvert program
export-json = Gammonbox (.json), med det hele
export-failed = Det kan ikke gemmes i dette format: { $reason }.
judging-nets-quick = Hurtigt neuralt net
judging-nets-deep = Dybt neuralt net
worst-item-you = Du: { $play } i stedet for { $better-play }
tab-graph = Graf
# As in English.
tab-match = Match
review-play-here = Spil herfra
review-flip = Vend brættet
review-to-table = Tilbage til bordet
depths-title = Sammenlign dybder
window-title = Doblingsvindue
window-opens = Dobl fra { $chance } %
window-cash = Pas fra { $chance } %
window-too-good = For god fra { $chance } %
window-now = Nu { $chance } %
totals-by-play-note = Her er det anslåede held trukket fra resultatet. PR tæller kun fejl, så i en enkelt match kan de to være uenige.
plays-best = Bedst
doubles-take-right = når det var rigtigt at tage
doubles-pass-right = når det var rigtigt at passe
doubles-early = for tidligt
doubles-too-good = når positionen var for god
export-picture = Billede af denne position
