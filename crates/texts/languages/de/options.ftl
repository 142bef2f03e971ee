option-variant = Grundstellung
variant-rule-backgammon = Das Spiel beginnt aus der üblichen Grundstellung.
variant-rule-nackgammon = Das Spiel beginnt aus der Nackgammon-Stellung, mit vier Steinen ganz hinten.
variant-rule-hypergammon = Jeder hat nur drei Steine, alle ganz hinten.
variant-rule-free = Das Spiel beginnt aus einer von Hand aufgebauten Stellung.

option-opening = Der Anfang
opening-high-die-plays-pair = Höherer Würfel beginnt mit beiden Zahlen
opening-rule-high-die-plays-pair = Jeder wirft einen Würfel; wer höher wirft, fängt an und spielt die beiden eben geworfenen Zahlen.
opening-high-die-rolls-again = Höherer Würfel beginnt mit neuem Wurf
opening-rule-high-die-rolls-again = Jeder wirft einen Würfel; wer höher wirft, fängt an und wirft beide Würfel neu.
opening-die-for-color = Höherer Würfel bekommt Weiß und beginnt
opening-rule-die-for-color = Jeder wirft einen Würfel; wer höher wirft, bekommt die weißen Steine. Weiß fängt an und wirft beide Würfel neu.

option-next-game = Wer das nächste Spiel anfängt
next-game-dice = Die Würfel
next-game-rule-dice = In jedem Spiel entscheiden die Würfel, wer anfängt.
next-game-winner = Der Gewinner
next-game-rule-winner = Der Gewinner eines Spiels fängt das nächste an und wirft beide Würfel.

option-block = Was einen Punkt blockiert
block-from-two = Zwei Steine
block-rule-from-two = Zwei oder mehr Steine eines Spielers blockieren einen Punkt für den anderen.
block-from-three = Drei Steine
block-rule-from-three = Drei oder mehr Steine eines Spielers blockieren einen Punkt für den anderen; zwei zusammen können noch geschlagen werden, beide auf einmal.

option-blocked-landing = Landen auf einem Block
blocked-landing-illegal = Nicht erlaubt
blocked-landing-rule-illegal = Niemand darf auf einem blockierten Punkt landen.
blocked-landing-self-hit = Kostet den Stein
blocked-landing-rule-self-hit = Niemand soll auf einem blockierten Punkt landen. Ein Stein, der trotzdem dorthin gesetzt wird, ist selbst geschlagen: Er kommt auf die Bar, und die Zahl ist verbraucht.

option-duty = Zugpflicht
duty-always = Immer
duty-rule-always = Es müssen so viele Zahlen gespielt werden wie möglich.
duty-until-home = Bis alle im Heimfeld sind
duty-rule-until-home = Es müssen so viele Zahlen gespielt werden wie möglich; sind aber alle deine Steine im Heimfeld, darfst du auf jede Zahl verzichten.

option-single-number = Wenn nur eine Zahl spielbar ist
single-number-larger = Die größere
single-number-rule-larger = Lässt sich jede der beiden Zahlen spielen, aber nicht beide, muss es die größere sein.
single-number-either = Freie Wahl
single-number-rule-either = Lässt sich jede der beiden Zahlen spielen, aber nicht beide, hast du die Wahl.

option-bear-off = Auswürfeln
bear-off-standard = Eine zu große Zahl nimmt den hintersten Stein
bear-off-rule-standard = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt heraus. Ist der leer, muss sie von einem höheren Punkt gezogen werden; steht kein Stein höher, nimmt sie einen vom höchsten Punkt, auf dem du noch stehst.
bear-off-exact = Nur mit der genauen Zahl
bear-off-rule-exact = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt heraus und von keinem anderen.
bear-off-nearest-lower = Vom nächsttieferen Punkt
bear-off-rule-nearest-lower = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt heraus. Ist der leer, darf sie einen vom nächsttieferen Punkt nehmen, auf dem du stehst, auch wenn höher noch Steine stehen.
bear-off-any-lower = Von jedem tieferen Punkt
bear-off-rule-any-lower = Eine Zahl nimmt einen Stein von ihrem eigenen oder von irgendeinem tieferen Punkt heraus, ganz wie du willst.

option-hit-and-run = Schlagen und weiterziehen
hit-and-run-allowed = Erlaubt
hit-and-run-rule-allowed = Ein Stein, der schlägt, darf im selben Zug weiterziehen.
hit-and-run-not-at-home = Nicht im eigenen Heimfeld
hit-and-run-rule-not-at-home = Ein Stein, der im eigenen Heimfeld schlägt, bleibt dort bis zum Ende des Zuges.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Nur wenn der Verlierer keinen Stein ausgewürfelt hat
backgammon-needs-rule-none-off = Ein Backgammon ist es, wenn der Verlierer keinen Stein ausgewürfelt hat und noch einen auf der Bar oder im Heimfeld des Gewinners hat.
backgammon-needs-no-more = Egal, was der Verlierer ausgewürfelt hat
backgammon-needs-rule-no-more = Ein Backgammon ist es, wenn der Verlierer noch einen Stein auf der Bar oder im Heimfeld des Gewinners hat, auch wenn er andere schon ausgewürfelt hat.
backgammon-needs-never = Nie
backgammon-needs-rule-never = Ein Backgammon gibt es nicht: Mehr als ein Gammon ist nicht zu gewinnen.

option-cube = Dopplerwürfel
cube-rule-on = Der Dopplerwürfel sagt, wie oft das Spiel zählt.
cube-rule-off = Gespielt wird ohne Dopplerwürfel.

option-cube-timing = Wann man verdoppelt
cube-timing-before-own-roll = Vor dem eigenen Wurf
cube-timing-rule-before-own-roll = Verdoppeln darfst du, wenn du an der Reihe bist, bevor du würfelst, aber nicht, bevor der erste Wurf des Spiels gespielt ist.
cube-timing-any-time = Jederzeit
cube-timing-rule-any-time = Verdoppeln darfst du, wann immer das Spiel auf einen Wurf oder Zug wartet, ob auf deinen oder den deines Gegners, aber nicht, bevor der erste Wurf des Spiels gespielt ist.

option-cube-highest = Höchster Doppler
cube-highest-none = Unbegrenzt
cube-highest-rule-none = Für das Verdoppeln gibt es keine Grenze.
cube-highest-at = { $highest }
cube-highest-rule-at = Der Doppler geht nicht über { $highest } hinaus.

option-match = Gespielt wird
match-none = Einzelspiele
match-rule-none = Jedes Spiel zählt für sich, und ihr spielt, solange ihr wollt.
match-to = { $length ->
    [one] Match auf { $length } Punkt
   *[other] Match auf { $length } Punkte
}
match-rule-to = { $length ->
    [one] Wer als Erster ein Spiel gewinnt, gewinnt das Match.
   *[other] Die Spiele werden zusammengezählt, und wer als Erster { $length } Punkte hat, gewinnt das Match.
}

option-match-lengths = Übliche Matches
match-lengths-none = Keine
match-lengths-rule-none = Die Anleitung kennt keine Matches.
match-lengths-to = Auf { $list } Punkte
match-lengths-rule-to = Üblich sind Matches auf { $list } Punkte.

option-crawford = Crawford-Regel
crawford-rule-on = Sobald einem Spieler nur noch ein Punkt zum Gewinn des Matches fehlt, darf im nächsten Spiel niemand verdoppeln; danach ist der Doppler wieder im Spiel.
crawford-rule-off = In jedem Spiel eines Matches darf verdoppelt werden.

option-jacoby = Jacoby-Regel
jacoby-rule-on = In Einzelspielen zählen Gammon und Backgammon nur, wenn verdoppelt wurde; sonst sind sie einfache Siege.
jacoby-rule-off = Gammon und Backgammon zählen, ob verdoppelt wurde oder nicht.

option-beavers = Beaver
beavers-off = Aus
beavers-rule-off = Auf eine Verdopplung antwortet man mit Annehmen oder Passen, mehr gibt es nicht.
beavers-on = Beaver
beavers-rule-on = In Einzelspielen darf, wer eine Verdopplung annimmt, sofort noch einmal verdoppeln und den Doppler behalten: ein Beaver.
beavers-raccoons = Beaver und Raccoons
beavers-rule-raccoons = In Einzelspielen darf, wer eine Verdopplung annimmt, sofort noch einmal verdoppeln und den Doppler behalten, ein Beaver; und wer zuerst verdoppelt hat, darf das noch einmal verdoppeln, ein Raccoon.

option-automatic-doubles = Automatische Verdopplung
automatic-doubles-off = Aus
automatic-doubles-rule-off = Gleiche Würfel am Anfang werden neu geworfen und ändern nichts.
automatic-doubles-up-to = { $count ->
    [one] Höchstens { $count } Mal
   *[other] Höchstens { $count } Mal
}
automatic-doubles-rule-up-to = { $count ->
    [one] In Einzelspielen verdoppeln gleiche Würfel am Anfang den Einsatz, aber nur einmal je Spiel.
   *[other] In Einzelspielen verdoppeln gleiche Würfel am Anfang jedes Mal den Einsatz, bis zu { $count } Mal je Spiel.
}

option-labels = Beschriftung der Punkte
labels-rule-none = Die Punkte haben keine aufgedruckten Zahlen. Hier zählen sie von 24 bis 1, wie der Spieler am Zug sie sieht.
labels-rule-numbers = Die Punkte zählen von 24 bis 1, wie der Spieler am Zug sie sieht.
labels-rule-halves = Die Punkte heißen 1 bis 12 auf der Bretthälfte von Weiß und 1A bis 12A auf der von Schwarz.
labels-rule-homes = Die Punkte beider Heimfelder tragen die Zahlen 1 bis 6, vom äußeren Rand nach innen. In geschriebenen Zügen werden alle Punkte von 24 bis 1 gezählt.

option-counter-clockwise = Wer gegen den Uhrzeigersinn zieht
counter-clockwise-rule = { $counter } zieht gegen den Uhrzeigersinn, die andere Seite im Uhrzeigersinn.

option-colors = Namen der Seiten
colors-white-black = Weiß und Schwarz
colors-rule-white-black = Die beiden Seiten heißen Weiß und Schwarz.
colors-light-dark = Hell und Dunkel
colors-rule-light-dark = Die beiden Seiten heißen Hell und Dunkel.

option-cube-at-rest = Doppler am Anfang
cube-at-rest-middle = In der Mitte
cube-at-rest-rule-middle = Am Anfang liegt der Doppler in der Mitte, mit der 64 nach oben, die für 1 steht; dann dürfen beide verdoppeln.
cube-at-rest-side = Neben dem Brett
cube-at-rest-rule-side = Am Anfang liegt der Doppler neben dem Brett, mit der 64 nach oben, die für 1 steht; dann dürfen beide verdoppeln.

option-unit = Was man gewinnt
unit-points = Punkte
unit-rule-points = Siege werden in Punkten gezählt.
unit-stake = Den Einsatz
unit-rule-stake = Man spielt um einen Einsatz, der einfach, doppelt oder dreifach gezahlt wird.
