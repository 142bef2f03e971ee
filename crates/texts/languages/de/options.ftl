option-variant = Grundstellung
variant-rule-backgammon = Das Spiel beginnt mit der üblichen Grundstellung.
variant-rule-nackgammon = Das Spiel beginnt mit der Nackgammon-Stellung, mit vier Steinen ganz hinten.
variant-rule-hypergammon = Jeder hat nur drei Steine, alle ganz hinten.
variant-rule-free = Das Spiel beginnt mit einer von Hand aufgebauten Stellung.

option-opening = Wer anfängt
opening-high-die-plays-pair = Höherer Würfel beginnt mit beiden Zahlen
opening-rule-high-die-plays-pair = Jeder wirft einen Würfel; wer höher wirft, fängt an und spielt beide Zahlen.
opening-high-die-rolls-again = Höherer Würfel beginnt mit neuem Wurf
opening-rule-high-die-rolls-again = Jeder wirft einen Würfel; wer höher wirft, fängt an und wirft für den ersten Zug beide Würfel neu.
opening-die-for-color = Höherer Würfel bekommt Weiß und beginnt
opening-rule-die-for-color = Jeder wirft einen Würfel; wer höher wirft, bekommt die weißen Steine. Weiß fängt an und wirft für den ersten Zug beide Würfel.

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
blocked-landing-rule-illegal = Du darfst nicht auf einem blockierten Punkt landen.
blocked-landing-self-hit = Kostet den Stein
blocked-landing-rule-self-hit = Du sollst nicht auf einem blockierten Punkt landen. Tust du es doch, wird dein eigener Stein geschlagen: Er kommt auf die Bar, und die Zahl ist verbraucht.

option-duty = Zugpflicht
duty-always = Immer
duty-rule-always = Du musst so viele Zahlen spielen, wie du kannst.
duty-until-home = Bis alle im Heimfeld sind
duty-rule-until-home = Du musst so viele Zahlen spielen, wie du kannst; sind aber alle deine Steine im Heimfeld, darfst du jede Zahl auslassen.

option-single-number = Wenn nur eine Zahl spielbar ist
single-number-larger = Die größere
single-number-rule-larger = Kannst du jede der beiden Zahlen spielen, aber nicht beide, musst du die größere spielen.
single-number-either = Egal welche
single-number-rule-either = Kannst du jede der beiden Zahlen spielen, aber nicht beide, hast du die Wahl.

option-bear-off = Auswürfeln
bear-off-standard = Eine zu große Zahl nimmt den hintersten Stein
bear-off-rule-standard = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt vom Brett. Ist der leer, musst du einen Stein von einem höheren Punkt ziehen; steht dort keiner, nimmst du einen von deinem höchsten Punkt.
bear-off-exact = Nur mit der genauen Zahl
bear-off-rule-exact = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt vom Brett und von keinem anderen.
bear-off-nearest-lower = Vom nächsttieferen Punkt
bear-off-rule-nearest-lower = Eine Zahl nimmt einen Stein von ihrem eigenen Punkt vom Brett. Ist der leer, darfst du einen vom nächsttieferen Punkt nehmen, auf dem du stehst, auch wenn weiter oben noch Steine stehen.
bear-off-any-lower = Von jedem tieferen Punkt
bear-off-rule-any-lower = Eine Zahl nimmt einen Stein von ihrem eigenen oder einem beliebigen tieferen Punkt vom Brett, ganz wie du willst.

option-hit-and-run = Schlagen und weiterziehen
hit-and-run-allowed = Erlaubt
hit-and-run-rule-allowed = Ein Stein, der schlägt, darf im selben Zug weiterziehen.
hit-and-run-not-at-home = Nicht im eigenen Heimfeld
hit-and-run-rule-not-at-home = Ein Stein, der im eigenen Heimfeld schlägt, bleibt dort bis zum Ende des Zuges.

# As in English.
option-backgammon-needs = Backgammon
backgammon-needs-none-off = Nur wenn der Verlierer keinen Stein ausgewürfelt hat
backgammon-needs-rule-none-off = Ein Backgammon ist es, wenn der Verlierer keinen Stein ausgewürfelt und noch einen auf der Bar oder im Heimfeld des Gewinners hat.
backgammon-needs-no-more = Auch wenn der Verlierer Steine ausgewürfelt hat
backgammon-needs-rule-no-more = Ein Backgammon ist es, wenn der Verlierer noch einen Stein auf der Bar oder im Heimfeld des Gewinners hat, auch wenn er andere schon ausgewürfelt hat.
backgammon-needs-never = Nie
backgammon-needs-rule-never = Ein Backgammon gibt es nicht: Mehr als ein Gammon kannst du nicht gewinnen.

option-cube = Doppler
cube-rule-on = Der Doppler vervielfacht, was das Spiel wert ist.
cube-rule-off = Ihr spielt ohne Doppler.

option-cube-timing = Wann man verdoppelt
cube-timing-before-own-roll = Vor dem eigenen Wurf
cube-timing-rule-before-own-roll = Du darfst eine Verdopplung anbieten, wenn du an der Reihe bist, vor deinem Wurf, aber nicht, bevor der erste Wurf des Spiels gespielt ist.
cube-timing-any-time = Jederzeit
cube-timing-rule-any-time = Du darfst jederzeit eine Verdopplung anbieten, wenn ein Wurf oder Zug ansteht, deiner oder der deines Gegners, aber nicht, bevor der erste Wurf des Spiels gespielt ist.

option-cube-highest = Höchster Doppler
cube-highest-none = Unbegrenzt
cube-highest-rule-none = Das Verdoppeln hat keine Grenze.
cube-highest-at = { $highest }
cube-highest-rule-at = Der Doppler geht nicht über { $highest } hinaus.

option-match = Modus
match-none = Einzelspiele
match-rule-none = Jedes Spiel zählt für sich, und ihr spielt, solange ihr wollt.
match-to = { $length ->
    [one] Match auf { $length } Punkt
   *[other] Match auf { $length } Punkte
}
match-rule-to = { $length ->
    [one] Wer als Erster ein Spiel gewinnt, gewinnt das Match.
   *[other] Die Punkte werden zusammengezählt, und wer als Erster { $length } hat, gewinnt das Match.
}

option-match-lengths = Übliche Matchlängen
match-lengths-none = Keine
match-lengths-rule-none = Die Anleitung erwähnt keine Matches.
match-lengths-to = Auf { $list } Punkte
match-lengths-rule-to = Üblich sind Matches auf { $list } Punkte.

option-crawford = Crawford-Regel
crawford-rule-on = Fehlt einem Spieler erstmals nur noch ein Punkt zum Matchgewinn, darf im nächsten Spiel niemand verdoppeln; danach ist der Doppler wieder im Spiel.
crawford-rule-off = Du darfst in jedem Spiel eines Matches verdoppeln.

option-jacoby = Jacoby-Regel
jacoby-rule-on = In Einzelspielen zählen Gammons und Backgammons nur, wenn der Doppler gedreht wurde; sonst zählen sie als einfache Siege.
jacoby-rule-off = Gammons und Backgammons zählen, ob der Doppler gedreht wurde oder nicht.

option-beavers = Beaver
beavers-off = Aus
beavers-rule-off = Auf eine Verdopplung kannst du nur annehmen oder passen.
beavers-on = Beaver
beavers-rule-on = Nimmst du in Einzelspielen eine Verdopplung an, darfst du sofort noch einmal verdoppeln und den Doppler behalten: ein Beaver.
beavers-raccoons = Beaver und Raccoons
beavers-rule-raccoons = Nimmst du in Einzelspielen eine Verdopplung an, darfst du sofort noch einmal verdoppeln und den Doppler behalten: ein Beaver. Wer zuerst verdoppelt hat, darf darauf noch einmal verdoppeln: ein Raccoon.

option-automatic-doubles = Automatische Verdopplungen
automatic-doubles-off = Aus
automatic-doubles-rule-off = Gleiche Würfel am Anfang werden neu geworfen und ändern nichts.
automatic-doubles-up-to = { $count ->
    [one] Höchstens { $count }
   *[other] Höchstens { $count }
}
automatic-doubles-rule-up-to = { $count ->
    [one] In Einzelspielen verdoppeln gleiche Würfel am Anfang den Einsatz, aber nur einmal pro Spiel.
   *[other] In Einzelspielen verdoppeln gleiche Würfel am Anfang jedes Mal den Einsatz, bis zu { $count }-mal pro Spiel.
}

option-labels = Beschriftung der Punkte
labels-rule-none = Die Punkte haben keine aufgedruckten Zahlen. Hier werden sie von 24 bis 1 gezählt, aus Sicht des Spielers am Zug.
labels-rule-numbers = Die Punkte werden von 24 bis 1 gezählt, aus Sicht des Spielers am Zug.
labels-rule-halves = Die Punkte heißen 1 bis 12 auf der Bretthälfte von Weiß und 1A bis 12A auf der von Schwarz.
labels-rule-homes = Die Punkte beider Heimfelder tragen die Zahlen 1 bis 6, vom äußeren Rand nach innen. In geschriebenen Zügen werden alle Punkte von 24 bis 1 gezählt.

option-counter-clockwise = Wer gegen den Uhrzeigersinn zieht
counter-clockwise-rule = { $counter } zieht gegen den Uhrzeigersinn, der andere Spieler im Uhrzeigersinn.

option-colors = Namen der Seiten
colors-white-black = Weiß und Schwarz
colors-rule-white-black = Die beiden Seiten heißen Weiß und Schwarz.
colors-light-dark = Hell und Dunkel
colors-rule-light-dark = Die beiden Seiten heißen Hell und Dunkel.

option-cube-at-rest = Wo der Doppler anfangs liegt
cube-at-rest-middle = In der Mitte
cube-at-rest-rule-middle = Der Doppler liegt anfangs in der Mitte, mit der 64 nach oben, die für 1 steht; solange er dort liegt, dürfen beide verdoppeln.
cube-at-rest-side = Neben dem Brett
cube-at-rest-rule-side = Der Doppler liegt anfangs neben dem Brett, mit der 64 nach oben, die für 1 steht; solange er dort liegt, dürfen beide verdoppeln.

option-unit = Was du gewinnst
unit-points = Punkte
unit-rule-points = Siege werden in Punkten gezählt.
unit-stake = Den Einsatz
unit-rule-stake = Ihr spielt um einen Einsatz, der einfach, doppelt oder dreifach gezahlt wird.
