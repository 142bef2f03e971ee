table-score = Stilling
table-score-of = { $player }: { $points } poeng
table-score-of-stake = { $player }: { $points }
table-match-to = til { $length } poeng
table-money = enkeltpartier
table-away = { $away } igjen
table-crawford = Crawford-parti
table-game = Parti { $game }
# As in English.
table-pips = Pips
table-moves = Trekk
table-rules = Gjeldende regler
table-menu = Meny
table-board = Backgammonbrett
table-home = Forlat bordet

turn-throw-start = Kast én terning hver. Den som kaster høyest, begynner.
turn-throw-color = Kast én terning hver. Den som kaster høyest, får Hvit og begynner.
turn-throw-player = { $player } skal kaste om starten
turn-roll = { $player } skal kaste
turn-roll-or-double = { $player } skal kaste eller doble
turn-play = { $player } skal spille { $roll }
turn-finish = { $player }: Plukk opp terningene for å avslutte turen
turn-cannot-move = { $player } kan ikke flytte med { $roll }
turn-answer-double = { $player }: Ta eller passe?
turn-answer-offer = { $player } må svare på et tilbud
turn-thinking = { $player } tenker …
turn-over = Partiet er over

action-throw = Kast
action-roll = Kast
action-done = Ferdig
action-done-about = Plukk opp terningene for å avslutte turen
action-undo = Angre
action-double = Doble
action-double-to = Doble til { $value }
action-take = Ta
# As in English.
action-pass = Pass
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Gi opp
action-claim = Krev seier
action-settle = Forlik
action-accept = Godta
action-decline = Si nei
action-move = Flytt en brikke
action-play = Spill hele turen
action-land-on-block = Land på blokkeringen
action-hint = Tips
action-take-back = Ta tilbake
action-show-again = Vis igjen
action-next-game = Neste parti

double-title = Doble?
double-question = { $player } kan ta og spille videre om { $value }, eller passe.
double-explain = Hvis { $player } passer, vinner du { $points } poeng.
double-explain-stake = Hvis { $player } passer, vinner du { $points ->
    [1] innsatsen
   *[other] { $points } ganger innsatsen
}.
offered-double = { $player } dobler til { $value }.
offered-beaver = { $player } tar og dobler straks igjen: en beaver. Partiet vil gjelde { $value }.
offered-raccoon = { $player } dobler beaveren igjen: en raccoon. Partiet vil gjelde { $value }.
offered-pass-price = Hvis du passer, taper du { $points } poeng.
offered-pass-price-stake = Hvis du passer, taper du { $points ->
    [1] innsatsen
   *[other] { $points } ganger innsatsen
}.
offered-take-meaning = Hvis du tar, eier du kuben på { $value }, og bare du kan doble neste gang.

resign-title = Gi opp
resign-about = Du tilbyr å gi opp. Partiet er over hvis { $player } sier ja.
resign-win = { $win ->
    [single] Enkelt parti
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = koster { $points } poeng
resign-price-stake = koster { $points ->
    [1] innsatsen
   *[other] { $points } ganger innsatsen
}
claim-title = Krev seier
claim-about = Du hevder at partiet allerede er vunnet. Det er over hvis { $player } er enig.
settle-title = Forlik
settle-about = Du foreslår å avslutte partiet nå, med poeng til en av dere.
settle-winner = Poeng til
settle-points = Hvor mange
offered-resignation = { $win ->
    [single] { $player } gir opp et enkelt parti.
    [gammon] { $player } gir opp en gammon.
   *[backgammon] { $player } gir opp en backgammon.
}
offered-claim = { $win ->
    [single] { $player } krever enkel seier.
    [gammon] { $player } krever gammon.
   *[backgammon] { $player } krever backgammon.
}
offered-settlement = { $player } foreslår forlik: { $points } poeng til { $name }.
offered-worth = Det vil være verdt { $points } poeng.
offered-worth-stake = Det vil være verdt { $points ->
    [1] innsatsen
   *[other] { $points } ganger innsatsen
}.

dice-entry-title = Hva viser terningene dine?
dice-entry-one = { $player ->
    [you] Trykk på tallet terningen din viser
   *[other] { $player }: Trykk på tallet terningen viser
}
typed-label = Skriv et trekk
typed-bad = Dette er ikke noe trekk. Skriv det slik: 8/5 6/5.
typed-impossible = { $play } er ikke et lovlig trekk med { $roll }.

hint-title = Tips
# As in English.
hint-best = Best: { $play }
hint-loses = koster { $loss }
hint-none = Det finnes ikke noe lovlig trekk.
hint-roll = Kast: Det er for tidlig å doble.
hint-double-take = Doble. Motstanderen bør ta.
hint-double-pass = Doble. Motstanderen bør passe.
hint-too-good = Spill videre uten å doble: Du er for god til å doble.
hint-take = Ta.
# As in English.
hint-pass = Pass.
hint-beaver = Ta, og svar med beaver.

take-back-done = Trekket er tatt tilbake.

penalty-title = Dette punktet er blokkert
penalty-question = Etter disse reglene blir en brikke som lander på en blokkering, selv slått ut: Din ville havne på baren, og { $die ->
    [1] eneren
    [2] toeren
    [3] treeren
    [4] fireren
    [5] femmeren
   *[other] sekseren
} ville være brukt opp. Vil du likevel?
penalty-confirm = Spill det likevel
table-you = Du
table-to-home = Forside
table-flip = Snu brettet
table-keys = Taster
turn-you = Din tur
turn-you-throw = Kast en terning for å se hvem som begynner
turn-you-roll = Kast terningene
turn-you-roll-or-double = Kast, eller doble først
turn-you-play = Spill { $roll }
turn-you-finish = Trykk på «Ferdig» for å avslutte turen
turn-you-cannot-move = Du kan ikke flytte med { $roll }
turn-you-answer = Hva svarer du?
pass-question = Passe og tape dette partiet?
hint-try = Spill det
hint-thinking = Tenker …
table-light = Lyst eller mørkt
table-sound = Lyd
settle-about-stake = Du foreslår å avslutte partiet nå, slik at en av dere får utbetalt innsatsen.
settle-winner-stake = Innsatsen til
settle-points-stake = Hvor mange ganger innsatsen
offered-settlement-stake = { $player } foreslår forlik: { $text } til { $name }.
