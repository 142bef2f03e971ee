help-usage = Brug:
help-commands = Kommandoer:
help-arguments = Argumenter:
help-options = Tilvalg:
help-values = Mulige værdier:
help-examples = Eksempler:
help-default = [standard: { $text }]
help-help = Vis hjælp
help-version = Vis versionen
help-command = Vis hjælp til en kommando
help-language = Sprog, for eksempel da (standard: terminalens)
help-exit-code = Slutkode: 0 udført, 1 svaret er nej, 2 fejl.

command-gammonbox = Backgammon i en æske: bræt, terninger, doblingsterning og reglerne fra flere trykte vejledninger
command-serve = Spil i browseren: Start en server, og vis dens adresse
command-play = Spil i terminalen, mod computeren eller en ven ved siden af dig
command-rules = Vis de regler, du kan spille efter, og hvad de siger
command-show = Tegn en position, og vis dens ID i alle almindelige formater
command-moves = Vis alle lovlige træk med et kast og den position, de fører til
command-best = Rangordn de lovlige træk med et kast, det bedste først
command-cube = Sig, om du skal doble, og om du skal tage
command-evaluate = Sig, hvor god en position er for den, der skal kaste, før kastet
command-analyze = Analysér hvert træk, hver doblingsbeslutning og heldet i hvert kast i en match
command-rollout = Kør en rollout: Spil en position til ende mange gange, og tag gennemsnittet
command-levels = Vis computerens niveauer, eller mål, hvor stærke de er
command-convert = Konvertér en matchfil fra et kendt format til et andet
command-verify = Kontrollér terningerne i en match spillet på en server
command-backup = Kopiér alle en servers borde til en fil, mens den kører
command-move-store = Flyt alle borde fra SQLite til PostgreSQL eller tilbage
command-delete-table = Slet et bord og alt, hvad der blev sagt ved det
command-load = Test, hvor mange borde en server på denne maskine kan klare
command-duel = Lad to niveauer eller net spille mod hinanden
command-tables = Lav en større slutspilstabel, eller sig, hvilken der er i brug
command-perft = Tæl, hvor mange måder de næste ture kan gå på
command-bench = Vis motorens signatur, og hvor mange positioner den vurderer i sekundet

example-open = spil i browseren
example-play = spil mod computeren her
example-rules = hvad den nordiske vejledning siger
example-show = tegn en position
example-moves = alle træk med et kast
example-best = det samme, det bedste først
example-help = mere om en kommando
example-serve-open = spil i browseren nu
example-serve-port = brug denne port eller ingen
example-serve-listen = luk alle på dit netværk ind

serve-default = Det sker, når du ikke angiver en kommando.
serve-listen = Adresse at lytte på; 0.0.0.0 lukker hele netværket ind
serve-port = Port (standard: 7170 eller den næste ledige; 0: en vilkårlig ledig port)
serve-browser = Åbn også siden i din browser
serve-data = Mappe til borde [standard: din datamappe]
serve-store = Gem i stedet borde i en PostgreSQL-database, som flere servere kan deles om: postgres://user@host/database
serve-log = Hvad der logges til standardfejlkanalen, ét JSON-objekt pr. linje
serve-log-none = Intet
serve-log-warnings = Kun det, der går galt
serve-log-everything = Alt, hvad der sker
serve-next-port = Port { $text } er optaget, så det er den næste ledige.
serve-address = Gammonbox kører på { $text } (tryk Ctrl-C for at stoppe)
serve-no-browser = Kunne ikke åbne en browser: { $text }

play-rules = Regler at spille efter: et indbygget regelsæt (se `gammonbox rules`) eller husregler
play-opponent = Hvem du spiller mod
play-opponent-computer = Computeren, med de net, der følger med programmet
play-opponent-person = En anden ved samme tastatur
play-opponent-random = En spiller, der vælger et tilfældigt lovligt træk og tager alle doblinger
play-level = Hvor godt computeren spiller (se `gammonbox levels`)
play-own-dice = Kast dine egne terninger, og tast ind, hvad de viser
play-typing = Skriv træk, som spillere skriver dem, for eksempel 8/5 6/5; skriv help for resten.

rules-name = Et indbygget regelsæt eller husregler: et regelsæt plus det, der er anderledes. Uden navn vises de indbyggede
rules-format = Skriv hele regelbogen i stedet for listen over valg
rules-format-text = Ren tekst
# As in English.
rules-format-markdown = Markdown
rules-format-html = En webside, klar til udskrift på A4
rules-json = Udskriv JSON
rules-house = Alle kommandoer, der tager --rules NAME, tager også husregler.
command-exam = Prøv motoren: hvor ofte den finder det bedste træk, og hvad den taber
command-library = Saml alle dine matcher ét sted, og søg i dem

word-roll = kast
word-undo = fortryd
word-done = færdig
word-double = dobl
word-take = tag
word-pass = pas
# As in English.
word-beaver = beaver
# As in English.
word-raccoon = raccoon
# As in English.
word-land = land
word-resign = opgiv
word-claim = kræv
word-accept = accepter
word-decline = afvis
word-next = næste
word-hint = tip
word-plays = træk
word-board = bræt
word-score = stilling
word-rules = regler
word-back = ret
word-save = gem
word-load = åbn
word-help = hjælp
word-quit = slut
