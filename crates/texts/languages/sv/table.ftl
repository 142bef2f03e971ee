table-score = Ställning
table-score-of = { $player }: { $points } poäng
table-score-of-stake = { $player }: { $points }
table-match-to = till { $length } poäng
table-money = fristående partier
table-away = { $away } kvar
table-crawford = Crawfordparti
table-game = Parti { $game }
# As in English.
table-pips = Pips
table-moves = Drag
table-rules = Gällande regler
table-menu = Meny
table-board = Backgammonbräde
table-home = Lämna bordet

turn-throw-start = Kasta var sin tärning. Den som slår högst börjar.
turn-throw-color = Kasta var sin tärning. Den som slår högst får Vit och börjar.
turn-throw-player = { $player } ska kasta om starten
turn-roll = { $player } ska kasta
turn-roll-or-double = { $player } ska kasta eller dubbla
turn-play = { $player } ska spela { $roll }
turn-finish = { $player }: plocka upp tärningarna för att avsluta turen
turn-cannot-move = { $player } kan inte flytta med { $roll }
turn-answer-double = { $player }: ta eller passa?
turn-answer-offer = { $player } måste svara på ett erbjudande
turn-thinking = { $player } tänker …
turn-over = Partiet är slut

action-throw = Kasta
action-roll = Kasta
action-done = Klar
action-done-about = Plocka upp tärningarna för att avsluta din tur
action-undo = Ångra
action-double = Dubbla
action-double-to = Dubbla till { $value }
action-take = Ta
action-pass = Passa
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Ge upp
action-claim = Kräv vinst
action-settle = Gör upp
action-accept = Acceptera
action-decline = Säg nej
action-move = Flytta en bricka
action-play = Spela hela turen
action-land-on-block = Landa på spärren
action-hint = Tips
action-take-back = Ta tillbaka
action-show-again = Visa igen
action-next-game = Nästa parti

double-title = Dubbla?
double-question = { $player } kan ta och spela vidare om { $value }, eller passa.
double-explain = Om { $player } passar vinner du { $points } poäng.
double-explain-stake = Om { $player } passar vinner du { $points ->
    [1] insatsen
   *[other] { $points } gånger insatsen
}.
offered-double = { $player } dubblar till { $value }.
offered-beaver = { $player } tar och dubblar genast om: en beaver. Partiet skulle gälla { $value }.
offered-raccoon = { $player } dubblar beavern igen: en raccoon. Partiet skulle gälla { $value }.
offered-pass-price = Om du passar förlorar du { $points } poäng.
offered-pass-price-stake = Om du passar förlorar du { $points ->
    [1] insatsen
   *[other] { $points } gånger insatsen
}.
offered-take-meaning = Om du tar äger du kuben på { $value }, och bara du får dubbla nästa gång.

resign-title = Ge upp
resign-about = Du erbjuder dig att ge upp. Partiet tar slut om { $player } säger ja.
resign-win = { $win ->
    [single] Enkelt parti
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = kostar { $points } poäng
resign-price-stake = kostar { $points ->
    [1] insatsen
   *[other] { $points } gånger insatsen
}
claim-title = Kräv vinst
claim-about = Du hävdar att partiet redan är vunnet. Det tar slut om { $player } håller med.
settle-title = Gör upp
settle-about = Du föreslår att avsluta partiet nu, med poäng till en av er.
settle-winner = Poäng till
settle-points = Hur mycket
offered-resignation = { $win ->
    [single] { $player } ger upp ett enkelt parti.
    [gammon] { $player } ger upp en gammon.
   *[backgammon] { $player } ger upp en backgammon.
}
offered-claim = { $win ->
    [single] { $player } kräver enkel vinst.
    [gammon] { $player } kräver gammon.
   *[backgammon] { $player } kräver backgammon.
}
offered-settlement = { $player } vill göra upp: { $points } poäng till { $name }.
offered-worth = Det skulle vara värt { $points } poäng.
offered-worth-stake = Det skulle vara värt { $points ->
    [1] insatsen
   *[other] { $points } gånger insatsen
}.

dice-entry-title = Vad visar dina tärningar?
dice-entry-one = { $player ->
    [you] Tryck på talet som din tärning visar
   *[other] { $player }: tryck på talet som tärningen visar
}
typed-label = Skriv ett drag
typed-bad = Det här är inget drag. Skriv det så här: 8/5 6/5.
typed-impossible = { $play } är inget tillåtet drag med { $roll }.

hint-title = Tips
hint-best = Bäst: { $play }
hint-loses = kostar { $loss }
hint-none = Det finns inget tillåtet drag.
hint-roll = Kasta: det är för tidigt att dubbla.
hint-double-take = Dubbla. Motståndaren bör ta.
hint-double-pass = Dubbla. Motståndaren bör passa.
hint-too-good = Spela vidare utan att dubbla: du står för bra för att dubbla.
hint-take = Ta.
hint-pass = Passa.
hint-beaver = Ta, och svara med beaver.

take-back-done = Draget togs tillbaka.

penalty-title = Den här punkten är spärrad
penalty-question = Med de här reglerna blir en bricka som landar på en spärr själv utslagen: din skulle läggas på baren, och { $die ->
    [1] ettan
    [2] tvåan
    [3] trean
    [4] fyran
    [5] femman
   *[other] sexan
} vore förbrukad. Vill du ändå?
penalty-confirm = Spela det ändå
table-you = Du
table-to-home = Startsida
table-flip = Vänd brädet
table-keys = Tangenter
turn-you = Din tur
turn-you-throw = Kasta en tärning för att se vem som börjar
turn-you-roll = Kasta tärningarna
turn-you-roll-or-double = Kasta, eller dubbla först
turn-you-play = Spela { $roll }
turn-you-finish = Tryck på ”Klar” för att avsluta din tur
turn-you-cannot-move = Du kan inte flytta med { $roll }
turn-you-answer = Ditt svar?
pass-question = Passa och ge upp det här partiet?
hint-try = Spela så
hint-thinking = Tänker …
table-light = Ljust eller mörkt
table-sound = Ljud
settle-about-stake = Du föreslår att avsluta partiet nu, så att en av er får insatsen.
settle-winner-stake = Insatsen till
settle-points-stake = Hur många gånger insatsen
offered-settlement-stake = { $player } vill göra upp: { $text } till { $name }.
