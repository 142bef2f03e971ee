analysis-title = Analyse
analysis-about = Hent en match eller en position, hvor den end kommer fra, og se, hvad der var godt, og hvad der ikke var. Intet forlader denne enhed.
analysis-drop = Slip en fil her
analysis-choose = Vælg en fil
analysis-choose-about = Matcher fra GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid og andre; indholdet viser, hvilken det er
analysis-paste = Eller indsæt en match, en position eller et ID
analysis-paste-open = Åbn
analysis-table = Matchen ved bordet
analysis-editor = Sæt en position op
analysis-quiz = Øv mine fejl
analysis-reading = Læser…

read-title = { $player } mod { $name }
read-nothing-judged = Der er intet her, der kan bedømmes.
read-oddities = { $count ->
    [one] Én ting i filen er mærkelig
   *[other] { $count } ting i filen er mærkelige
}
read-more = { $rest-count ->
    [one] og én til
   *[other] og { $rest-count } til
}
read-offered = Det, der kunne læses, vises.
place-line = Linje { $line }, kolonne { $column }
place-record = Post { $count }
place-file = Filen
read-oddity = { $from }: { $reason }

unreadable-empty = Den er tom.
unreadable-too-large = Den er for stor til at være en match.
unreadable-unknown = Det er ikke en backgammonmatch eller en position i noget format, der kendes her.
unreadable-broken = Den er ødelagt, og intet kan læses.

odd-encoding = Teksten er ikke UTF-8; den blev læst som { $text }.
odd-not-understood = »{ $text }« kan ikke forstås og blev sprunget over.
odd-illegible-play = »{ $text }« er ikke et træk.
odd-bad-number = »{ $text }« kan ikke passe og blev sprunget over.
odd-no-name = En spiller mangler navn.
odd-missing = Der mangler noget, som den slags filer plejer at have; det sædvanlige blev brugt.
odd-stake = Det er et enkeltspil om en indsats på { $count }, ikke en match.
odd-variant = Varianten »{ $text }« er ukendt; filen blev læst som backgammon.
odd-guessed-variant = Trækkene viser, at det er { $text }.
odd-cut-short = Filen slutter for tidligt.
odd-checksum = En kontrolsum passer ikke: Filen kan være beskadiget.
odd-illegal-position = Denne position er ikke mulig.
odd-contradiction = Noget er angivet to gange, og forskelligt.
odd-more-positions = { $count ->
    [one] Der følger én position mere, som blev sprunget over.
   *[other] Der følger { $count } positioner mere, som blev sprunget over.
}
odd-other = Noget var ikke, som det skulle være, og blev sprunget over.
odd-illegal-play = { $play } er ikke et lovligt træk med { $roll }.
odd-no-play = Der står ikke, hvordan { $roll } blev spillet.
odd-start-double = { $roll } kan ikke indlede et spil.
odd-wrong-turn = Det er den anden spillers tur.
odd-unanswered = En dobling er ikke besvaret.
odd-refused = Det tillader reglerne ikke.
odd-after-end = Spillet var allerede slut.
odd-cube = Doblingsterningen vendes til { $counted }, ikke til { $said }.
odd-board = Trækkene før fører til en anden position.
odd-winner = Det er den anden spiller, der har vundet.
odd-points = Spillet var { $counted } værd, ikke { $said }.
odd-score = Spillene før giver en anden stilling.

judging-depth = Se frem
judging-plies = { $plies ->
    [0] Slet ikke: straks færdig
    [one] { $plies } kast: hurtigt
   *[other] { $plies } kast: grundigt
}
judging-progress = { $done } af { $all } bedømt
# As in English.
judging-cancel = Stop
judging-stopped = Stoppet. Det, der er bedømt indtil nu, vises.
judging-go-on = Fortsæt
judging-done = Alt er bedømt.

totals-title = I alt
totals-whole = Hele matchen
totals-session = Alle spil
totals-rating = Rating (PR)
totals-rating-about = Fem hundrede gange det, en beslutning gav væk i gennemsnit. Jo lavere, jo bedre: Under 3 er verdensklasse, over 20 er en begynder.
totals-lost = Givet væk
totals-lost-match = Matchchancer givet væk
totals-checker-play = med brikkerne
totals-cube-play = med dobling
totals-dubious = Tvivlsomme
totals-errors = Fejl
totals-missed-doubles = Manglende doblinger
totals-wrong-doubles = Doblet forkert
totals-wrong-takes = Taget forkert
totals-wrong-passes = Passet forkert
totals-by-play-match = På spillet alene, uden held, ville { $player } have vundet { $chance } % af den slags matcher.
totals-by-play-money = På spillet alene, uden held, ville { $player } have vundet { $points } point.

chances-match = Hvor stor chance { $player } havde for at vinde matchen
chances-game = Hvor stor chance { $player } havde for at vinde spillet
worst-title = Værste fejl
worst-none = Ingen nævneværdige fejl.
worst-item = { $player }: { $play } i stedet for { $better-play }

steps-first = Til begyndelsen
steps-back = Et tilbage
steps-on = Et frem
steps-last = Til slutningen
steps-back-error = Forrige fejl
steps-on-error = Næste fejl
steps-of = { $done } af { $all }
step-position = Positionen
step-roll = { $player } spiller { $roll }: { $play }
step-no-play = { $player } kan ikke flytte med { $roll }
step-unknown-play = { $player } kaster { $roll }; trækket er ukendt
step-double = { $player } dobler til { $value }
step-take = { $player } tager
step-pass = { $player } passer
step-beaver = { $player } tager og dobler straks tilbage: en beaver
step-raccoon = { $player } dobler beaveren igen: en raccoon
step-resign = { $player } giver op
step-not-judged = Ikke bedømt.
step-not-yet = Ikke bedømt endnu.
step-forced = Der var ikke noget at vælge imellem.
step-best = Det var det bedste træk.
step-right = Det var rigtigt.
step-dubious = Tvivlsomt
step-error = Fejl
step-blunder = Bommert
step-lost = Giver { $loss } væk
step-luck = Held med kastet: { $luck }
step-better = { $better-play } var bedre.
step-right-roll = Det rigtige var at kaste.
step-right-double = Det rigtige var at doble.
step-right-too-good = Det rigtige var at spille videre: for godt til at doble.
step-right-take = Det rigtige var at tage.
step-right-pass = Det rigtige var at passe.
step-right-beaver = Det rigtige var at svare med en beaver.

plays-title = Træk
plays-play = Træk
plays-equity = Point
plays-loss = Givet væk
plays-wins = Sejre
plays-gammons = Gammon
plays-lost-gammons = Tabt gammon
plays-depth = Dybde
cube-title = Doblingsterning
cube-choice = Beslutning
cube-no-double = Ingen dobling
cube-double-take = Dobling, tag
cube-double-pass = Dobling, pas

# As in English.
rollout-title = Rollout
rollout-about = Motoren spiller positionen til ende mange gange, med de samme terninger til alt, der sammenlignes.
rollout-start = Kør rollout
rollout-trials = { $trials } spil
rollout-margin = ± { $margin }
rollout-margin-about = Den sande værdi ligger inden for denne margen i 95 ud af 100 tilfælde.
rollout-sure = Det er afgjort: Det bedste er uden tvivl bedre end det andet.
rollout-unsure = Det er ikke afgjort endnu.

export-title = Gem
export-sgf = Til GNU Backgammon (.sgf), med analysen
export-mat = Matchtekst (.mat), til alle programmer
export-json = Gammonbox (.json), med det hele
export-failed = Det kan ikke gemmes sådan: { $reason }.
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
window-opens = Dobl fra { $chance } %
window-cash = Pas fra { $chance } %
window-too-good = For god fra { $chance } %
window-now = Nu { $chance } %
totals-by-play-note = Her er det anslåede held trukket fra resultatet. PR tæller kun fejl, så i en enkelt match kan de to være uenige.
plays-best = Bedst
