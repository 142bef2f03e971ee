analysis-title = Analyse
analysis-about = Last inn en match eller en posisjon fra et hvilket som helst program, og se hvilke trekk som var riktige, og hvilke som ikke var det. Ingenting forlater denne enheten.
analysis-drop = Slipp en fil her
analysis-choose = Velg en fil
analysis-choose-about = Matcher fra GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid og andre; formatet gjenkjennes automatisk
analysis-paste = Eller lim inn en match, en posisjon eller en ID
analysis-paste-open = Åpne
analysis-table = Matchen du spiller
analysis-editor = Sett opp en posisjon
analysis-quiz = Øv på feilene mine
analysis-reading = Leser …

read-title = { $player } mot { $name }
read-nothing-judged = Det er ingenting å analysere her.
read-oddities = { $count ->
    [one] 1 problem i filen
   *[other] { $count } problemer i filen
}
read-more = { $rest-count ->
    [one] og 1 til
   *[other] og { $rest-count } til
}
read-offered = Her er det som kunne leses.
place-line = Linje { $line }, kolonne { $column }
place-record = Post { $count }
place-file = Fil
read-oddity = { $from }: { $reason }

unreadable-empty = Den er tom.
unreadable-too-large = Den er for stor til å være en match.
unreadable-unknown = Dette er ingen backgammonmatch eller posisjon i et format vi kjenner.
unreadable-broken = Filen er skadet og kan ikke leses.

odd-encoding = Teksten er ikke UTF-8; den ble lest som { $text }.
odd-not-understood = «{ $text }» ble ikke forstått og ble hoppet over.
odd-illegible-play = «{ $text }» er ikke noe trekk.
odd-bad-number = «{ $text }» kan ikke stemme og ble hoppet over.
odd-no-name = En spiller mangler navn.
odd-missing = Noe slike filer pleier å inneholde, mangler; den vanlige verdien ble brukt.
odd-stake = Dette er enkeltpartier om en innsats på { $count }, ikke en match.
odd-variant = Varianten «{ $text }» er ukjent; partiet ble lest som backgammon.
odd-guessed-variant = Trekkene viser at dette er { $text }.
odd-cut-short = Filen slutter for tidlig.
odd-checksum = En kontrollsum stemmer ikke: Filen kan være skadet.
odd-illegal-position = Denne posisjonen er ikke mulig.
odd-contradiction = Filen motsier seg selv her.
odd-more-positions = { $count ->
    [one] Én posisjon til følger og ble hoppet over.
   *[other] { $count } posisjoner til følger og ble hoppet over.
}
odd-other = Noe var feil og ble hoppet over.
odd-illegal-play = { $play } er ikke et lovlig trekk med { $roll }.
odd-no-play = Filen sier ikke hvordan { $roll } ble spilt.
odd-start-double = Et parti kan ikke begynne med { $roll }.
odd-wrong-turn = Det er den andre spillerens tur.
odd-unanswered = En dobling ble aldri besvart.
odd-refused = Reglene tillater ikke dette.
odd-after-end = Partiet var allerede over.
odd-cube = Kuben vris til { $counted }, ikke til { $said }.
odd-board = De tidligere trekkene fører til en annen posisjon.
odd-winner = Den andre spilleren vant.
odd-points = Partiet var verdt { $counted }, ikke { $said }.
odd-score = De tidligere partiene gir en annen stilling.

judging-depth = Framsyn
judging-plies = { $plies ->
    [0] Ingen: straks ferdig
    [one] { $plies } kast: raskt
   *[other] { $plies } kast: grundig
}
judging-progress = { $done } av { $all } analysert
judging-cancel = Stopp
judging-stopped = Stoppet. Her er resultatene så langt.
judging-go-on = Fortsett
judging-done = Analysen er ferdig.

totals-title = Sammenlagt
totals-whole = Hele matchen
totals-session = Alle partier
totals-rating = Prestasjonsrating (PR)
totals-rating-about = Gjennomsnittlig equitytap per avgjørelse, ganger 500. Lavere er bedre: Under { $best } er verdensklasse, over { $worst } er nybegynnernivå.
totals-lost = Equitytap
totals-lost-match = Tapte matchsjanser
totals-checker-play = i brikkespillet
totals-cube-play = med kuben
totals-dubious = Tvilsomme
totals-errors = Feil
totals-missed-doubles = Uteblitte doblinger
totals-wrong-doubles = Feilaktige doblinger
totals-wrong-takes = Feilaktig tatt
totals-wrong-passes = Feilaktig passet
totals-by-play-match = { $player ->
    [you] Ut fra spillet alene, uten flaks, ville du ha vunnet { $chance } % av slike matcher.
   *[other] Ut fra spillet alene, uten flaks, ville { $player } ha vunnet { $chance } % av slike matcher.
}
totals-by-play-money = { $player ->
    [you] Ut fra spillet alene, uten flaks, ville du ha vunnet { $points } poeng.
   *[other] Ut fra spillet alene, uten flaks, ville { $player } ha vunnet { $points } poeng.
}

chances-match = { $player ->
    [you] Matchsjansene dine
   *[other] Matchsjanser for { $player }
}
chances-game = { $player ->
    [you] Vinnersjansene dine i partiet
   *[other] Vinnersjanser for { $player } i partiet
}
worst-title = Verste feil
worst-none = Ingen feil verdt å nevne.
worst-item = { $player }: { $play } i stedet for { $better-play }

steps-first = Tilbake til starten
steps-back = Forrige steg
steps-on = Neste steg
steps-last = Til slutten
steps-back-error = Forrige feil
steps-on-error = Neste feil
steps-of = { $done } av { $all }
step-position = Posisjonen
step-roll = { $player ->
    [you] Du spiller { $roll }: { $play }
   *[other] { $player } spiller { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Du kan ikke flytte med { $roll }
   *[other] { $player } kan ikke flytte med { $roll }
}
step-unknown-play = { $player ->
    [you] Du kaster { $roll }; trekket er ukjent
   *[other] { $player } kaster { $roll }; trekket er ukjent
}
step-double = { $player ->
    [you] Du dobler til { $value }
   *[other] { $player } dobler til { $value }
}
step-take = { $player ->
    [you] Du tar
   *[other] { $player } tar
}
step-pass = { $player ->
    [you] Du passer
   *[other] { $player } passer
}
step-beaver = { $player ->
    [you] Du tar og dobler straks igjen: en beaver
   *[other] { $player } tar og dobler straks igjen: en beaver
}
step-raccoon = { $player ->
    [you] Du dobler beaveren igjen: en raccoon
   *[other] { $player } dobler beaveren igjen: en raccoon
}
step-resign = { $player ->
    [you] Du gir opp
   *[other] { $player } gir opp
}
step-not-judged = Ikke analysert.
step-not-yet = Ikke analysert ennå.
step-forced = Tvunget: Det var ikke noe valg.
step-best = Dette var det beste trekket.
step-right = Dette var riktig.
step-dubious = Tvilsomt
step-error = Feil
step-blunder = Grov feil
step-lost = Taper { $loss }
step-luck = Flaksen i kastet: { $luck }
step-better = { $better-play } var bedre.
step-right-roll = Det var riktig å kaste.
step-right-double = Det var riktig å doble.
step-right-too-good = Det var riktig å spille videre: for god til å doble.
step-right-take = Det var riktig å ta.
step-right-pass = Det var riktig å passe.
step-right-beaver = En beaver var riktig.

plays-title = Trekk
plays-play = Trekk
# As in English.
plays-equity = Equity
plays-loss = Tap
plays-wins = Seire
plays-gammons = Gammoner
plays-lost-gammons = Tapte gammoner
plays-depth = Dybde
cube-title = Kube
cube-choice = Avgjørelse
cube-no-double = Ingen dobling
cube-double-take = Doble, ta
cube-double-pass = Doble, passe

# As in English.
rollout-title = Rollout
rollout-about = Motoren spiller posisjonen til slutt mange ganger, med de samme kastene for hver kandidat.
rollout-start = Kjør rollout
rollout-trials = { $trials ->
    [one] { $trials } parti
   *[other] { $trials } partier
}
rollout-margin = ± { $margin }
rollout-margin-about = Den sanne verdien ligger innenfor denne marginen 95 av 100 ganger.
rollout-sure = Avgjort: Det beste trekket er uten tvil bedre.
rollout-unsure = Ikke avgjort ennå.

export-title = Lagre
export-sgf = For GNU Backgammon (.sgf), med analysen
export-mat = Matchtekst (.mat), for alle programmer
export-json = Gammonbox (.json), med alt
export-failed = Det kan ikke lagres i dette formatet: { $reason }.
judging-nets-quick = Raskt nevralt nett
judging-nets-deep = Dypt nevralt nett
worst-item-you = Du: { $play } i stedet for { $better-play }
tab-graph = Graf
# As in English.
tab-match = Match
review-play-here = Spill herfra
review-flip = Snu brettet
review-to-table = Tilbake til bordet
depths-title = Sammenlign dybder
window-title = Doblingsvindu
window-opens = Doble fra { $chance } %
window-cash = Pass fra { $chance } %
window-too-good = For god fra { $chance } %
window-now = Nå { $chance } %
totals-by-play-note = Her er den anslåtte flaksen trukket fra resultatet. PR teller bare feil, så i en enkelt match kan de to være uenige.
# As in English.
plays-best = Best
doubles-take-right = når det var riktig å ta
doubles-pass-right = når det var riktig å passe
doubles-early = for tidlig
doubles-too-good = når posisjonen var for god
export-picture = Bilde av denne posisjonen
