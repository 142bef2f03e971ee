help-usage = Gebruik:
help-commands = Opdrachten:
help-arguments = Argumenten:
help-options = Opties:
help-values = Mogelijke waarden:
help-examples = Voorbeelden:
help-default = [standaard: { $text }]
help-help = Toon de hulp
help-version = Toon de versie
help-command = Toon de hulp bij een opdracht
help-language = Taal, bijvoorbeeld nl (standaard: die van je terminal)
help-exit-code = Afsluitcode: 0 gelukt, 1 het antwoord is nee, 2 fout.

command-gammonbox = Backgammon in een doos: bord, dobbelstenen, dubbelsteen en de regels van verschillende gedrukte handleidingen
command-serve = Speel in de browser: start een server en toon het adres
command-play = Speel in de terminal, tegen de computer of tegen iemand naast je
command-rules = Toon de regels waarmee je kunt spelen en wat ze zeggen
command-show = Teken een stelling en geef de ID in elk gangbaar formaat
command-moves = Toon alle geldige zetten van een worp en de stelling waartoe ze leiden
command-best = Rangschik de geldige zetten van een worp, de beste eerst
command-cube = Zeg of je moet verdubbelen en of je moet aannemen
command-evaluate = Zeg hoe goed een stelling is voor de speler aan zet, vóór de worp
command-analyze = Analyseer elke zet, elke beslissing met de dubbelsteen en het geluk van elke worp in een match
command-rollout = Doe een rollout: speel een stelling vele malen uit en neem het gemiddelde
command-levels = Toon de niveaus van de computer, of meet hoe sterk ze zijn
command-convert = Zet een matchbestand om van elk bekend formaat naar een ander
command-verify = Controleer de dobbelstenen van een match die op een server is gespeeld
command-backup = Kopieer alle tafels van een server naar een bestand terwijl hij draait
command-move-store = Verplaats alle tafels van SQLite naar PostgreSQL of terug
command-delete-table = Verwijder een tafel en alles wat daar gezegd is
command-load = Test hoeveel tafels een server op deze computer aankan
command-duel = Laat twee niveaus of netten tegen elkaar spelen
command-tables = Maak een grotere eindspeltabel, of zeg welke in gebruik is
command-perft = Tel op hoeveel manieren de volgende beurten kunnen verlopen
command-bench = Toon de handtekening van de engine en hoeveel stellingen hij per seconde evalueert

example-open = speel in de browser
example-play = speel hier tegen de computer
example-rules = wat de Scandinavische handleiding zegt
example-show = teken een stelling
example-moves = alle zetten van een worp
example-best = hetzelfde, de beste eerst
example-help = meer over een opdracht
example-serve-open = speel nu in de browser
example-serve-port = gebruik deze poort of geen
example-serve-listen = laat iedereen op je netwerk toe

serve-default = Dit gebeurt als je geen opdracht geeft.
serve-listen = Adres om op te luisteren; 0.0.0.0 laat het hele netwerk toe
serve-port = Poort (standaard: 7170 of de eerstvolgende vrije; 0: een willekeurige vrije poort)
serve-browser = Open de pagina ook in je browser
serve-data = Map om tafels in te bewaren [standaard: je gegevensmap]
serve-store = Bewaar tafels in plaats daarvan in een PostgreSQL-database, die meerdere servers kunnen delen: postgres://user@host/database
serve-log = Wat er naar de standaardfoutuitvoer wordt gelogd, één JSON-object per regel
serve-log-none = Niets
serve-log-warnings = Alleen wat er misgaat
serve-log-everything = Alles wat er gebeurt
serve-next-port = Poort { $text } is bezet, dus dit is de eerstvolgende vrije.
serve-address = Gammonbox draait op { $text } (druk op Ctrl-C om te stoppen)
serve-no-browser = Er kon geen browser worden geopend: { $text }

play-rules = Regels om mee te spelen: ingebouwde (zie `gammonbox rules`) of huisregels
play-opponent = Tegen wie je speelt
play-opponent-computer = De computer, met de netten van het programma
play-opponent-person = Iemand aan hetzelfde toetsenbord
play-opponent-random = Een speler die zomaar een geldige zet kiest en elke verdubbeling aanneemt
play-level = Hoe goed de computer speelt (zie `gammonbox levels`)
play-own-dice = Gooi je eigen dobbelstenen, en typ wat ze tonen
play-typing = Typ zetten zoals spelers ze schrijven, bijvoorbeeld 8/5 6/5; typ help voor de rest.

rules-name = Ingebouwde regels, of huisregels: ingebouwde plus wat er anders is. Zonder naam krijg je de lijst van ingebouwde regels
rules-format = Schrijf het hele regelboek in plaats van de lijst met opties
rules-format-text = Platte tekst
# As in English.
rules-format-markdown = Markdown
rules-format-html = Een webpagina, klaar om op A4 te printen
rules-json = Geef JSON
rules-house = Elke opdracht die --rules NAME aanneemt, neemt ook huisregels aan.
command-exam = Toets de engine: hoe vaak hij de beste zet vindt en wat hij verliest
command-library = Bewaar al je matches op één plek en stel er vragen over

word-roll = gooien
word-undo = terug
word-done = klaar
word-double = verdubbelen
word-take = aannemen
word-pass = passen
# As in English.
word-beaver = beaver
# As in English.
word-raccoon = raccoon
word-land = landen
word-resign = opgeven
word-claim = claimen
word-accept = akkoord
word-decline = weigeren
word-next = volgende
word-hint = tip
word-plays = zetten
word-board = bord
word-score = stand
word-rules = regels
word-back = corrigeren
word-save = opslaan
word-load = openen
# As in English.
word-help = help
word-quit = stoppen
