table-score = Stand
table-score-of = { $player }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length ->
    [one] om { $length } punt
   *[other] om { $length } punten
}
table-money = losse spellen
table-away = nog { $away }
table-crawford = Crawford-spel
table-game = Spel { $game }
# As in English.
table-pips = Pips
table-moves = Zetten
table-rules = Geldende regels
# As in English.
table-menu = Menu
table-board = Backgammonbord
table-home = Tafel verlaten

turn-throw-start = Elke speler gooit één dobbelsteen. De hoogste worp begint.
turn-throw-color = Elke speler gooit één dobbelsteen. De hoogste worp krijgt Wit en begint.
turn-throw-player = { $player } gooit om het begin
turn-roll = { $player } moet gooien
turn-roll-or-double = { $player } mag gooien of verdubbelen
turn-play = { $player } moet { $roll } spelen
turn-finish = { $player }: pak de dobbelstenen op om de beurt te beëindigen
turn-cannot-move = { $player } kan niet zetten met { $roll }
turn-answer-double = { $player }: aannemen of passen?
turn-answer-offer = { $player } moet op een aanbod antwoorden
turn-thinking = { $player } denkt na…
turn-over = Het spel is afgelopen

action-throw = Gooien
action-roll = Gooien
action-done = Klaar
action-done-about = Pak de dobbelstenen op om je beurt te beëindigen
action-undo = Ongedaan maken
action-double = Verdubbelen
action-double-to = Verdubbelen naar { $value }
action-take = Aannemen
action-pass = Passen
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Opgeven
action-claim = Winst claimen
action-settle = Schikken
action-accept = Akkoord
action-decline = Weigeren
action-move = Schijf zetten
action-play = Hele beurt spelen
action-land-on-block = Op de blokkade landen
action-hint = Tip
action-take-back = Terugnemen
action-show-again = Nog eens tonen
action-next-game = Volgend spel

double-title = Verdubbelen?
double-question = { $player } kan aannemen en verder spelen om { $value }, of passen.
double-explain = Als { $player } past, win je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
double-explain-stake = Als { $player } past, win je { $points ->
    [1] de inzet
   *[other] { $points } maal de inzet
}.
offered-double = { $player } verdubbelt naar { $value }.
offered-beaver = { $player } neemt aan en verdubbelt meteen terug: een beaver. Het spel zou dan om { $value } gaan.
offered-raccoon = { $player } verdubbelt de beaver nog eens: een raccoon. Het spel zou dan om { $value } gaan.
offered-pass-price = Als je past, verlies je { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
offered-pass-price-stake = Als je past, verlies je { $points ->
    [1] de inzet
   *[other] { $points } maal de inzet
}.
offered-take-meaning = Als je aanneemt, bezit je de dubbelsteen op { $value }, en mag alleen jij daarna verdubbelen.

resign-title = Opgeven
resign-about = Je biedt aan op te geven. Het spel eindigt als { $player } akkoord gaat.
resign-win = { $win ->
    [single] Enkel spel
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
resign-price-stake = kost { $points ->
    [1] de inzet
   *[other] { $points } maal de inzet
}
claim-title = Winst claimen
claim-about = Je claimt dat het spel al gewonnen is. Het eindigt als { $player } akkoord gaat.
settle-title = Schikken
settle-about = Je biedt aan het spel nu te beëindigen, met punten voor een van jullie.
settle-winner = Punten voor
settle-points = Hoeveel
offered-resignation = { $win ->
    [single] { $player } geeft op: een enkel spel.
    [gammon] { $player } geeft op: een gammon.
   *[backgammon] { $player } geeft op: een backgammon.
}
offered-claim = { $win ->
    [single] { $player } claimt enkele winst.
    [gammon] { $player } claimt een gammon.
   *[backgammon] { $player } claimt een backgammon.
}
offered-settlement = { $points ->
    [one] { $player } stelt een schikking voor: { $points } punt voor { $name }.
   *[other] { $player } stelt een schikking voor: { $points } punten voor { $name }.
}
offered-worth = Dat zou { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard zijn.
offered-worth-stake = Dat zou { $points ->
    [1] de inzet
   *[other] { $points } maal de inzet
} waard zijn.

dice-entry-title = Wat tonen je dobbelstenen?
dice-entry-one = { $player ->
    [you] Tik het getal op je dobbelsteen aan
   *[other] Tik het getal op de dobbelsteen van { $player } aan
}
typed-label = Typ een zet
typed-bad = Dit is geen zet. Typ hem zo: 8/5 6/5.
typed-impossible = { $play } is geen geldige zet bij { $roll }.

hint-title = Tip
hint-best = Beste: { $play }
hint-loses = kost { $loss }
hint-none = Er is geen geldige zet.
hint-roll = Gooi: het is te vroeg om te verdubbelen.
hint-double-take = Verdubbel. Je tegenstander zou moeten aannemen.
hint-double-pass = Verdubbel. Je tegenstander zou moeten passen.
hint-too-good = Speel door zonder te verdubbelen: je staat te goed om te verdubbelen.
hint-take = Aannemen.
hint-pass = Passen.
hint-beaver = Aannemen en een beaver geven.

take-back-done = Zet teruggenomen.

penalty-title = Dit punt is geblokkeerd
penalty-question = Volgens deze regels wordt een schijf die op een blokkade landt, zelf geslagen: de jouwe zou naar de bar gaan en de { $die } zou verbruikt zijn. Toch doen?
penalty-confirm = Toch spelen
table-you = Jij
table-to-home = Startpagina
table-flip = Bord draaien
table-keys = Toetsen
turn-you = Jouw beurt
turn-you-throw = Gooi een dobbelsteen om te zien wie begint
turn-you-roll = Gooi de dobbelstenen
turn-you-roll-or-double = Gooi, of verdubbel eerst
turn-you-play = Speel { $roll }
turn-you-finish = Druk op “Klaar” om je beurt te beëindigen
turn-you-cannot-move = Met { $roll } kun je niet zetten
turn-you-answer = Jouw antwoord?
pass-question = Passen en dit spel opgeven?
hint-try = Zo spelen
hint-thinking = Even denken…
table-light = Licht of donker
table-sound = Geluid
settle-about-stake = Je biedt aan het spel nu te beëindigen en een van jullie uit te betalen.
settle-winner-stake = Betaald aan
settle-points-stake = Hoeveel maal de inzet
offered-settlement-stake = { $player } stelt een schikking voor: { $text } voor { $name }.
