help-usage = Bruk:
help-commands = Kommandoer:
help-arguments = Argumenter:
help-options = Valg:
help-values = Mulige verdier:
help-examples = Eksempler:
help-default = [standard: { $text }]
help-help = Vis hjelp
help-version = Vis versjonen
help-command = Vis hjelp om en kommando
help-language = Språk, for eksempel nb (standard: terminalens)
help-exit-code = Sluttkode: 0 fullført, 1 svaret er nei, 2 feil.

command-gammonbox = Backgammon i en eske: brett, terninger, kube og reglene fra flere trykte regelark
command-serve = Spill i nettleseren: Start en server og vis adressen
command-play = Spill i terminalen, mot datamaskinen eller en venn ved siden av deg
command-rules = List opp reglene du kan spille etter, og hva de sier
command-show = Tegn en posisjon og vis ID-en i alle vanlige formater
command-moves = List opp alle lovlige trekk med et kast og posisjonen de fører til
command-best = Ranger de lovlige trekkene med et kast, det beste først
command-cube = Si om du bør doble, og om du bør ta
command-evaluate = Si hvor god en posisjon er for den som skal kaste, før kastet
command-analyze = Analyser hvert trekk, hver kubeavgjørelse og flaksen i hvert kast i en match
command-rollout = Kjør en rollout: Spill en posisjon til slutt mange ganger og ta gjennomsnittet
command-levels = List opp datamaskinens nivåer, eller mål hvor sterke de er
command-convert = Konverter en matchfil fra et kjent format til et annet
command-verify = Kontroller terningene i en match spilt på en server
command-backup = Kopier alle bordene på en server til en fil mens den kjører
command-move-store = Flytt alle bord fra SQLite til PostgreSQL eller tilbake
command-delete-table = Slett et bord og alt som ble sagt der
command-load = Test hvor mange bord en server på denne maskinen tåler
command-duel = La to nivåer eller nett spille mot hverandre
command-tables = Lag en større sluttspilltabell, eller si hvilken som er i bruk
command-perft = Tell hvor mange måter de neste turene kan gå på
command-bench = Vis signaturen til motoren og hvor mange posisjoner den vurderer i sekundet

example-open = spill i nettleseren
example-play = spill mot datamaskinen her
example-rules = hva det nordiske regelarket sier
example-show = tegn en posisjon
example-moves = alle trekk med et kast
example-best = det samme, det beste først
example-help = mer om en kommando
example-serve-open = spill i nettleseren nå
example-serve-port = bruk denne porten eller ingen
example-serve-listen = slipp inn alle på nettverket ditt

serve-default = Dette skjer når du ikke oppgir noen kommando.
serve-listen = Adresse å lytte på; 0.0.0.0 slipper inn hele nettverket
serve-port = Port (standard: 7170 eller neste ledige; 0: en hvilken som helst ledig port)
serve-browser = Åpne også siden i nettleseren
serve-data = Mappe for bordene [standard: datamappen din]
serve-store = Ta heller vare på bordene i en PostgreSQL-database, som flere servere kan dele: postgres://user@host/database
serve-log = Hva som logges til standard feilkanal, ett JSON-objekt per linje
serve-log-none = Ingenting
serve-log-warnings = Bare det som går galt
serve-log-everything = Alt som skjer
serve-next-port = Port { $text } er opptatt, så dette er den neste ledige.
serve-address = Gammonbox kjører på { $text } (trykk Ctrl-C for å stoppe)
serve-no-browser = Kunne ikke åpne en nettleser: { $text }

play-rules = Regler å spille etter: innebygde (se `gammonbox rules`) eller husregler
play-opponent = Hvem du spiller mot
play-opponent-computer = Datamaskinen, med nettene som følger med programmet
play-opponent-person = Noen ved samme tastatur
play-opponent-random = En spiller som velger et tilfeldig lovlig trekk og tar alle doblinger
play-level = Hvor godt datamaskinen spiller (se `gammonbox levels`)
play-own-dice = Kast dine egne terninger, og tast inn det de viser
play-typing = Skriv trekk slik spillere skriver dem, for eksempel 8/5 6/5; skriv help for resten.

rules-name = Innebygde regler eller husregler: innebygde pluss det som er annerledes. Uten navn listes de innebygde opp
rules-format = Skriv hele regelboken i stedet for listen over regelvalg
rules-format-text = Ren tekst
# As in English.
rules-format-markdown = Markdown
rules-format-html = En nettside, klar til å skrives ut på A4
rules-json = Skriv JSON
rules-house = Alle kommandoer som tar --rules NAME, tar også husregler.
command-exam = Prøv motoren: hvor ofte den finner det beste trekket, og hva den taper
command-library = Samle alle matchene dine på ett sted og søk i dem

word-roll = kast
word-undo = angre
word-done = ferdig
word-double = doble
word-take = ta
# As in English.
word-pass = pass
# As in English.
word-beaver = beaver
# As in English.
word-raccoon = raccoon
# As in English.
word-land = land
word-resign = gi opp
word-claim = krev
word-accept = godta
word-decline = avslå
word-next = neste
word-hint = tips
word-plays = trekk
word-board = brett
word-score = stilling
word-rules = regler
word-back = rett
word-save = lagre
word-load = åpne
word-help = hjelp
word-quit = avslutt
