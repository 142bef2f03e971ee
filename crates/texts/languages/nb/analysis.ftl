analysis-title = Analyse
analysis-about = Ta med en match eller en posisjon, uansett hvor den kommer fra, og se hva som var bra, og hva som ikke var det. Ingenting forlater denne enheten.
analysis-drop = Slipp en fil her
analysis-choose = Velg en fil
analysis-choose-about = Matcher fra GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid og andre; innholdet viser hvilken det er
analysis-paste = Eller lim inn en match, en posisjon eller en ID
analysis-paste-open = Åpne
analysis-table = Matchen ved bordet
analysis-editor = Sett opp en posisjon
analysis-quiz = Øv på feilene mine
analysis-reading = Leser …

read-title = { $player } mot { $name }
read-nothing-judged = Det er ingenting her som kan vurderes.
read-oddities = { $count ->
    [one] Én ting i filen er rar
   *[other] { $count } ting i filen er rare
}
read-more = { $rest-count ->
    [one] og én til
   *[other] og { $rest-count } til
}
read-offered = Det som kunne leses, vises.
place-line = Linje { $line }, kolonne { $column }
place-record = Post { $count }
place-file = Filen
read-oddity = { $from }: { $reason }

unreadable-empty = Den er tom.
unreadable-too-large = Den er for stor til å være en match.
unreadable-unknown = Dette er ingen backgammonmatch eller posisjon i noe format som er kjent her.
unreadable-broken = Den er ødelagt, og ingenting kan leses.

odd-encoding = Teksten er ikke UTF-8; den ble lest som { $text }.
odd-not-understood = «{ $text }» kan ikke forstås og ble hoppet over.
odd-illegible-play = «{ $text }» er ikke noe trekk.
odd-bad-number = «{ $text }» kan ikke stemme og ble hoppet over.
odd-no-name = En spiller mangler navn.
odd-missing = Noe mangler som slike filer pleier å ha; det vanlige ble brukt.
odd-stake = Dette er et enkeltparti om en innsats på { $count }, ikke en match.
odd-variant = Varianten «{ $text }» er ukjent; filen ble lest som backgammon.
odd-guessed-variant = Trekkene viser at dette er { $text }.
odd-cut-short = Filen slutter for tidlig.
odd-checksum = En kontrollsum stemmer ikke: Filen kan være skadet.
odd-illegal-position = Denne posisjonen er ikke mulig.
odd-contradiction = Noe er oppgitt to ganger, og ulikt.
odd-more-positions = { $count ->
    [one] Én posisjon til følger og ble hoppet over.
   *[other] { $count } posisjoner til følger og ble hoppet over.
}
odd-other = Noe var ikke som det skulle, og ble hoppet over.
odd-illegal-play = { $play } er ikke et lovlig trekk med { $roll }.
odd-no-play = Det står ikke hvordan { $roll } ble spilt.
odd-start-double = { $roll } kan ikke innlede et parti.
odd-wrong-turn = Det er den andre spillerens tur.
odd-unanswered = En dobling er ubesvart.
odd-refused = Dette tillater ikke reglene.
odd-after-end = Partiet var allerede over.
odd-cube = Kuben vris til { $counted }, ikke til { $said }.
odd-board = Trekkene før fører til en annen posisjon.
odd-winner = Det er den andre spilleren som har vunnet.
odd-points = Partiet var verdt { $counted }, ikke { $said }.
odd-score = Partiene før gir en annen stilling.

judging-depth = Se framover
judging-plies = { $plies ->
    [0] Ikke i det hele tatt: straks ferdig
    [one] { $plies } kast: raskt
   *[other] { $plies } kast: grundig
}
judging-progress = { $done } av { $all } vurdert
judging-cancel = Stopp
judging-stopped = Stoppet. Det som er vurdert så langt, vises.
judging-go-on = Fortsett
judging-done = Alt er vurdert.

totals-title = Sammenlagt
totals-whole = Hele matchen
totals-session = Alle partier
totals-rating = Rating (PR)
totals-rating-about = Fem hundre ganger det en avgjørelse i snitt ga bort. Jo lavere, desto bedre: Under 3 er verdensklasse, over 20 er en nybegynner.
totals-lost = Gitt bort
totals-lost-match = Matchsjanser gitt bort
totals-checker-play = i brikkespillet
totals-cube-play = med kuben
totals-dubious = Tvilsomme
totals-errors = Feil
totals-missed-doubles = Uteblitte doblinger
totals-wrong-doubles = Feil doblet
totals-wrong-takes = Feil tatt
totals-wrong-passes = Feil passet
totals-by-play-match = Av spill alene, uten flaks, ville { $player } ha vunnet { $chance } % av slike matcher.
totals-by-play-money = Av spill alene, uten flaks, ville { $player } ha vunnet { $points } poeng.

chances-match = Sjansen { $player } hadde til å vinne matchen
chances-game = Sjansen { $player } hadde til å vinne partiet
worst-title = Verste feil
worst-none = Ingen feil verdt å nevne.
worst-item = { $player }: { $play } i stedet for { $better-play }

steps-first = Til starten
steps-back = Ett tilbake
steps-on = Ett fram
steps-last = Til slutten
steps-back-error = Forrige feil
steps-on-error = Neste feil
steps-of = { $done } av { $all }
step-position = Posisjonen
step-roll = { $player } spiller { $roll }: { $play }
step-no-play = { $player } kan ikke flytte med { $roll }
step-unknown-play = { $player } kaster { $roll }; trekket er ukjent
step-double = { $player } dobler til { $value }
step-take = { $player } tar
step-pass = { $player } passer
step-beaver = { $player } tar og dobler straks igjen: en beaver
step-raccoon = { $player } dobler beaveren: en raccoon
step-resign = { $player } gir opp
step-not-judged = Ikke vurdert.
step-not-yet = Ikke vurdert ennå.
step-forced = Det var ingenting å velge mellom.
step-best = Dette var det beste trekket.
step-right = Dette var riktig.
step-dubious = Tvilsomt
step-error = Feil
step-blunder = Grov feil
step-lost = Gir bort { $loss }
step-luck = Flaks med kastet: { $luck }
step-better = { $better-play } var bedre.
step-right-roll = Det riktige var å kaste.
step-right-double = Det riktige var å doble.
step-right-too-good = Det riktige var å spille videre: for godt til å doble.
step-right-take = Det riktige var å ta.
step-right-pass = Det riktige var å passe.
step-right-beaver = Det riktige var å svare med beaver.

plays-title = Trekk
plays-play = Trekk
plays-equity = Poeng
plays-loss = Gitt bort
plays-wins = Seire
plays-gammons = Gammon
plays-lost-gammons = Tapt gammon
plays-depth = Dybde
cube-title = Kube
cube-choice = Avgjørelse
cube-no-double = Ingen dobling
cube-double-take = Doble, ta
cube-double-pass = Doble, passe

# As in English.
rollout-title = Rollout
rollout-about = Motoren spiller posisjonen til slutt mange ganger, med de samme terningene for alt som sammenlignes.
rollout-start = Kjør rollout
rollout-trials = { $trials ->
    [one] { $trials } parti
   *[other] { $trials } partier
}
rollout-margin = ± { $margin }
rollout-margin-about = Den sanne verdien ligger innenfor denne marginen i 95 av 100 tilfeller.
rollout-sure = Dette er avgjort: Det beste er uten tvil bedre enn det andre.
rollout-unsure = Dette er ikke avgjort ennå.

export-title = Lagre
export-sgf = For GNU Backgammon (.sgf), med analysen
export-mat = Matchtekst (.mat), for alle programmer
export-json = Gammonbox (.json), med alt
export-failed = Det kan ikke lagres slik: { $reason }.
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
window-opens = Dobl fra { $chance } %
window-cash = Pass fra { $chance } %
window-too-good = For god fra { $chance } %
window-now = Nå { $chance } %
totals-by-play-note = Her er den anslåtte flaksen trukket fra resultatet. PR teller bare feil, så i en enkelt match kan de to være uenige.
# As in English.
plays-best = Best
