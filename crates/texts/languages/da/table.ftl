table-score = Stilling
table-score-of = { $player }: { $points } point
table-score-of-stake = { $player }: { $points }
table-match-to = til { $length } point
table-money = enkeltspil
table-away = mangler { $away }
table-crawford = Crawford-spil
table-game = Spil { $game }
# As in English.
table-pips = Pips
table-moves = Træk
table-rules = Gældende regler
# As in English.
table-menu = Menu
table-board = Backgammonbræt
table-home = Forlad bordet

turn-throw-start = Hver spiller kaster én terning. Den, der kaster højest, begynder.
turn-throw-color = Hver spiller kaster én terning. Den, der kaster højest, får Hvid og begynder.
turn-throw-player = { $player } skal kaste om starten
turn-roll = { $player } skal kaste
turn-roll-or-double = { $player } skal kaste eller doble
turn-play = { $player } skal spille { $roll }
turn-finish = { $player }: Saml terningerne op for at slutte turen
turn-cannot-move = { $player } kan ikke flytte med { $roll }
turn-answer-double = { $player }: Tage eller passe?
turn-answer-offer = { $player } skal svare på et tilbud
turn-thinking = { $player } tænker…
turn-over = Spillet er slut

action-throw = Kast
action-roll = Kast
action-done = Færdig
action-done-about = Saml terningerne op for at slutte din tur
action-undo = Fortryd
action-double = Dobl
action-double-to = Dobl til { $value }
action-take = Tag
action-pass = Pas
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Giv op
action-claim = Kræv sejr
action-settle = Forlig
action-accept = Acceptér
action-decline = Afvis
action-move = Flyt en brik
action-play = Spil hele turen
action-land-on-block = Land på spærringen
action-hint = Tip
action-take-back = Tag tilbage
action-show-again = Vis igen
action-next-game = Næste spil

double-title = Doble?
double-question = { $player } kan tage og spille videre om { $value } eller passe.
double-explain = Hvis { $player } passer, vinder du { $points } point.
double-explain-stake = Hvis { $player } passer, vinder du { $points ->
    [1] indsatsen
   *[other] { $points } gange indsatsen
}.
offered-double = { $player } dobler til { $value }.
offered-beaver = { $player } tager og dobler straks igen: en beaver. Spillet ville gælde { $value }.
offered-raccoon = { $player } dobler beaveren igen: en raccoon. Spillet ville gælde { $value }.
offered-pass-price = Hvis du passer, taber du { $points } point.
offered-pass-price-stake = Hvis du passer, taber du { $points ->
    [1] indsatsen
   *[other] { $points } gange indsatsen
}.
offered-take-meaning = Hvis du tager, ejer du doblingsterningen på { $value }, og kun du må doble næste gang.

resign-title = Giv op
resign-about = Du tilbyder at give op. Spillet slutter, hvis { $player } accepterer.
resign-win = { $win ->
    [single] Enkelt
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = koster { $points } point
resign-price-stake = koster { $points ->
    [1] indsatsen
   *[other] { $points } gange indsatsen
}
claim-title = Kræv sejr
claim-about = Du hævder, at spillet allerede er vundet. Det slutter, hvis { $player } er enig.
settle-title = Forlig
settle-about = Du tilbyder at slutte spillet nu, med point til en af jer.
settle-winner = Point til
settle-points = Hvor mange
offered-resignation = { $win ->
    [single] { $player } vil give op og tabe enkelt.
    [gammon] { $player } vil give op og tabe en gammon.
   *[backgammon] { $player } vil give op og tabe en backgammon.
}
offered-claim = { $win ->
    [single] { $player } kræver en enkeltsejr.
    [gammon] { $player } kræver en gammon.
   *[backgammon] { $player } kræver en backgammon.
}
offered-settlement = { $player } foreslår et forlig: { $points } point til { $name }.
offered-worth = Det ville være { $points } point værd.
offered-worth-stake = Det ville være { $points ->
    [1] indsatsen
   *[other] { $points } gange indsatsen
} værd.

dice-entry-title = Hvad viser dine terninger?
dice-entry-one = { $player ->
    [you] Tryk på det tal, din terning viser
   *[other] { $player }: Tryk på det tal, terningen viser
}
typed-label = Skriv et træk
typed-bad = Det er ikke et træk. Skriv det sådan: 8/5 6/5.
typed-impossible = { $play } er ikke et lovligt træk med { $roll }.

hint-title = Tip
hint-best = Bedst: { $play }
hint-loses = koster { $loss }
hint-none = Der er intet lovligt træk.
hint-roll = Kast: Det er for tidligt at doble.
hint-double-take = Dobl. Din modstander bør tage.
hint-double-pass = Dobl. Din modstander bør passe.
hint-too-good = Spil videre uden at doble: Du er for god til at doble.
hint-take = Tag.
hint-pass = Pas.
hint-beaver = Tag, og svar med en beaver.

take-back-done = Trækket er taget tilbage.

penalty-title = Dette punkt er spærret
penalty-question = Efter disse regler bliver en brik, der lander på en spærring, selv slået: Din ville komme på baren, og { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brugt. Vil du alligevel?
penalty-confirm = Spil det alligevel
table-you = Du
table-to-home = Forside
table-flip = Vend brættet
table-keys = Taster
turn-you = Din tur
turn-you-throw = Kast en terning for at se, hvem der begynder
turn-you-roll = Kast terningerne
turn-you-roll-or-double = Kast, eller dobl først
turn-you-play = Spil { $roll }
turn-you-finish = Tryk på »Færdig« for at slutte din tur
turn-you-cannot-move = Du kan ikke flytte med { $roll }
turn-you-answer = Dit svar?
pass-question = Passe og tabe dette spil?
hint-try = Spil det
hint-thinking = Tænker…
table-light = Lyst eller mørkt
table-sound = Lyd
settle-about-stake = Du tilbyder at slutte spillet nu, så en af jer får udbetalt indsatsen.
settle-winner-stake = Indsatsen til
settle-points-stake = Hvor mange gange indsatsen
offered-settlement-stake = { $player } foreslår et forlig: { $text } til { $name }.
