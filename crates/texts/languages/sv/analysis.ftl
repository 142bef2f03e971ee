analysis-title = Analys
analysis-about = Ta med en match eller en position var den än kommer ifrån, och se vad som var bra och vad som inte var det. Inget lämnar den här enheten.
analysis-drop = Släpp en fil här
analysis-choose = Välj en fil
analysis-choose-about = Matcher från GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid med flera; innehållet visar vilket
analysis-paste = Eller klistra in en match, en position eller ett ID
analysis-paste-open = Öppna
analysis-table = Matchen vid bordet
analysis-editor = Ställ upp en position
analysis-quiz = Öva på mina fel
analysis-reading = Läser …

read-title = { $player } mot { $name }
read-nothing-judged = Där finns inget som går att bedöma.
read-oddities = { $count ->
    [one] En sak i filen är konstig
   *[other] { $count } saker i filen är konstiga
}
read-more = { $rest-count ->
    [one] och en till
   *[other] och { $rest-count } till
}
read-offered = Det som gick att läsa visas.
place-line = Rad { $line }, kolumn { $column }
place-record = Post { $count }
place-file = Filen
read-oddity = { $from }: { $reason }

unreadable-empty = Den är tom.
unreadable-too-large = Den är för stor för att vara en match.
unreadable-unknown = Det här är ingen backgammonmatch eller position i något format som är känt här.
unreadable-broken = Den är trasig, och inget går att läsa.

odd-encoding = Texten är inte UTF-8; den lästes som { $text }.
odd-not-understood = ”{ $text }” går inte att förstå och hoppades över.
odd-illegible-play = ”{ $text }” är inget drag.
odd-bad-number = ”{ $text }” kan inte stämma och hoppades över.
odd-no-name = En spelare saknar namn.
odd-missing = Något saknas som sådana filer brukar ha; det vanliga antogs.
odd-stake = Det här är ett fristående parti om en insats på { $count }, inte en match.
odd-variant = Varianten ”{ $text }” är okänd; filen lästes som backgammon.
odd-guessed-variant = Dragen visar att det här är { $text }.
odd-cut-short = Filen slutar för tidigt.
odd-checksum = En kontrollsumma stämmer inte: filen kan vara skadad.
odd-illegal-position = Den här positionen är omöjlig.
odd-contradiction = Något anges två gånger, och olika.
odd-more-positions = { $count ->
    [one] Ytterligare en position följer och hoppades över.
   *[other] Ytterligare { $count } positioner följer och hoppades över.
}
odd-other = Något var inte som det skulle och hoppades över.
odd-illegal-play = { $play } är inget tillåtet drag med { $roll }.
odd-no-play = Det framgår inte hur { $roll } spelades.
odd-start-double = { $roll } kan inte inleda ett parti.
odd-wrong-turn = Det är den andra spelarens tur.
odd-unanswered = En dubbling är obesvarad.
odd-refused = Det här tillåter inte reglerna.
odd-after-end = Partiet var redan slut.
odd-cube = Kuben vrids till { $counted }, inte till { $said }.
odd-board = Dragen dessförinnan leder till en annan position.
odd-winner = Det är den andra spelaren som har vunnit.
odd-points = Partiet var värt { $counted }, inte { $said }.
odd-score = Partierna dessförinnan ger en annan ställning.

judging-depth = Se framåt
judging-plies = { $plies ->
    [0] Inte alls: genast klart
    [one] { $plies } kast: snabbt
   *[other] { $plies } kast: grundligt
}
judging-progress = { $done } av { $all } bedömda
judging-cancel = Stoppa
judging-stopped = Stoppad. Det som hann bedömas visas.
judging-go-on = Fortsätt
judging-done = Allt är bedömt.

totals-title = Sammanlagt
totals-whole = Hela matchen
totals-session = Alla partier
totals-rating = Betyg (PR)
totals-rating-about = Femhundra gånger det som ett beslut i snitt gav bort. Ju lägre, desto bättre: under 3 är världsklass, över 20 är en nybörjare.
totals-lost = Bortgivet
totals-lost-match = Bortgivna matchchanser
totals-checker-play = i brickspelet
totals-cube-play = med kuben
totals-dubious = Tveksamma
totals-errors = Fel
totals-missed-doubles = Missade dubblingar
totals-wrong-doubles = Fel dubblat
totals-wrong-takes = Fel taget
totals-wrong-passes = Fel passat
totals-by-play-match = Enbart på spelet, utan tur, skulle { $player } ha vunnit { $chance } % av sådana matcher.
totals-by-play-money = Enbart på spelet, utan tur, skulle { $player } ha vunnit { $points } poäng.

chances-match = Chansen att { $player } skulle vinna matchen
chances-game = Chansen att { $player } skulle vinna partiet
worst-title = Värsta felen
worst-none = Inga fel värda att nämna.
worst-item = { $player }: { $play } i stället för { $better-play }

steps-first = Till början
steps-back = Bakåt
steps-on = Framåt
steps-last = Till slutet
steps-back-error = Förra felet
steps-on-error = Nästa fel
steps-of = { $done } av { $all }
step-position = Positionen
step-roll = { $player } spelar { $roll }: { $play }
step-no-play = { $player } kan inte flytta med { $roll }
step-unknown-play = { $player } slår { $roll }; draget är okänt
step-double = { $player } dubblar till { $value }
step-take = { $player } tar
step-pass = { $player } passar
step-beaver = { $player } tar och dubblar genast om: en beaver
step-raccoon = { $player } dubblar beavern: en raccoon
step-resign = { $player } ger upp
step-not-judged = Inte bedömt.
step-not-yet = Inte bedömt än.
step-forced = Det fanns inget att välja på.
step-best = Det här var det bästa draget.
step-right = Det här var rätt.
step-dubious = Tveksamt
step-error = Fel
step-blunder = Grovt fel
step-lost = Ger bort { $loss }
step-luck = Tur med kastet: { $luck }
step-better = { $better-play } var bättre.
step-right-roll = Det rätta var att kasta.
step-right-double = Det rätta var att dubbla.
step-right-too-good = Det rätta var att spela vidare: för bra för att dubbla.
step-right-take = Det rätta var att ta.
step-right-pass = Det rätta var att passa.
step-right-beaver = Det rätta var att svara med beaver.

plays-title = Drag
plays-play = Drag
plays-equity = Poäng
plays-loss = Bortgivet
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
rollout-about = Motorn spelar positionen till slut många gånger, med samma tärningar för allt som jämförs.
rollout-start = Kör rollout
rollout-trials = { $trials ->
    [one] { $trials } parti
   *[other] { $trials } partier
}
rollout-margin = ± { $margin }
rollout-margin-about = Det sanna värdet ligger inom den här marginalen i 95 fall av 100.
rollout-sure = Det är avgjort: det bästa är utan tvekan bättre än det övriga.
rollout-unsure = Det är inte avgjort än.

export-title = Spara
export-sgf = För GNU Backgammon (.sgf), med analysen
export-mat = Matchtext (.mat), för alla program
export-json = Gammonbox (.json), med allt
export-failed = Det går inte att spara så här: { $reason }.
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
window-opens = Dubbla från { $chance } %
window-cash = Passa från { $chance } %
window-too-good = För bra från { $chance } %
window-now = Nu { $chance } %
totals-by-play-note = Här är den uppskattade turen borträknad från resultatet. PR räknar bara felen, så i en enda match kan de två skilja sig åt.
plays-best = Bäst
