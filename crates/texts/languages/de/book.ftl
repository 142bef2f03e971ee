# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Weicht von den internationalen Regeln ab
book-differs-none = Das sind die internationalen Regeln.
book-summary = Alle Regeln auf einen Blick
book-summary-rule = Regel
book-summary-value = In diesen Regeln
book-printed-by = Von { -app } geschrieben, nach den Regeln, nach denen es spielt

book-aim = Das Ziel
book-aim-checkers = { $checkers ->
    [one] Gespielt wird zu zweit, jeder mit { $checkers } Stein und zwei Würfeln.
   *[other] Gespielt wird zu zweit, jeder mit { $checkers } Steinen und zwei Würfeln.
}
book-aim-way = Du führst deine Steine um das Brett herum in dein Heimfeld, die letzten sechs Punkte deines Wegs, und von dort vom Brett. Dein Gegner kommt dir entgegen.
book-aim-win = Wer als Erster den letzten Stein vom Brett hat, gewinnt.
book-aim-picture = Alle Steine von { $color } sind im Heimfeld: Jetzt darf { $color } auswürfeln.

book-setup = Aufstellung
book-setup-board = Das Brett hat 24 Punkte in vier Vierteln; zwischen den beiden Hälften liegt die Bar.
book-setup-points = Du zählst von deinem Ende aus: Punkt 1 ist der letzte auf deinem Weg, Punkt 24 der fernste, und dein Punkt 1 ist der Punkt 24 deines Gegners.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } auf Punkt { $point }
book-setup-position = So stehen die Steine jedes Spielers am Anfang: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Die Grundstellung, wie { $color } sie sieht.

book-start = Wer anfängt
book-start-tie = Zeigen beide Würfel dieselbe Zahl, würfeln beide noch einmal.
book-start-picture = { $color } hat mit { $roll } angefangen und einen Punkt besetzt: { $play }.

book-moving = Ziehen
book-moving-roll = Wenn du an der Reihe bist, wirfst du beide Würfel und spielst jede Zahl: mit zwei Steinen je einmal oder mit einem Stein zweimal.
book-moving-order = Du entscheidest, welche Zahl du zuerst spielst. Einen Stein mit beiden Zahlen zu ziehen sind zwei Züge; er braucht also dazwischen einen freien Punkt.
book-moving-count = Unterwegs zählen alle Punkte mit, auch besetzte.
book-moving-target = Ein Stein darf auf jeden Punkt ziehen, den dein Gegner nicht blockiert, egal wie viele eigene Steine dort schon stehen.
book-moving-nothing = Eine Zahl, die du nicht spielen kannst, verfällt.
book-moving-done = Dein Zug endet, wenn du die Würfel aufnimmst; bis dahin darfst du ihn zurücknehmen.
book-moving-picture = { $color } ist mit einem Stein { $roll } gelaufen: { $play }. Die 6 musste zuerst kommen, denn mit der 5 wäre er auf einem blockierten Punkt gelandet.

book-doubles = Pasch
book-doubles-four = Zeigen beide Würfel dieselbe Zahl, spielst du sie viermal, mit einem Stein oder mit mehreren, ganz wie du willst.
book-doubles-rest = Was sich davon nicht spielen lässt, verfällt, und einen zusätzlichen Wurf gibt es nicht.
book-doubles-also = Das gilt auch beim Einsetzen, Schlagen und Auswürfeln: Mit einem Pasch kannst du bis zu vier Steine schlagen.
book-doubles-picture = { $color } hat { $roll } gewürfelt und viermal gezogen: { $play }.

book-hitting = Schlagen
book-hitting-blot = Ein einzelner Stein auf einem Punkt ist ein Blot. Ein gegnerischer Stein, der dort landet, auch nur unterwegs, schlägt ihn.
book-hitting-pair = Ein oder zwei Steine auf einem Punkt können geschlagen werden: Ein gegnerischer Stein, der dort landet, schlägt sie alle.
book-hitting-bar = Ein geschlagener Stein kommt auf die Bar. Du darfst in einem Zug mehrmals schlagen.
book-hitting-picture = { $opponent } hat einen Blot auf Punkt 5 von { $color }. { $color } schlägt ihn mit { $list }.

book-entering = Einsetzen
book-entering-first = Hast du Steine auf der Bar, müssen sie alle wieder ins Spiel, bevor du einen anderen Stein ziehst.
book-entering-where = Eingesetzt wird im Heimfeld des Gegners: mit einer 1 auf deinem Punkt 24, mit einer 2 auf deinem Punkt 23 und so weiter bis zur 6 auf deinem Punkt 19. Auch beim Einsetzen darfst du schlagen.
book-entering-where-halves = Eingesetzt wird im Heimfeld des Gegners, auf dem Punkt mit der gewürfelten Zahl: { $color } auf 1A bis 6A, { $opponent } auf 1 bis 6. Auch beim Einsetzen darfst du schlagen.
book-entering-where-homes = Eingesetzt wird im Heimfeld des Gegners, auf dem Punkt mit der gewürfelten Zahl: mit einer 1 auf Punkt 1 und so weiter bis zur 6 auf Punkt 6. Auch beim Einsetzen darfst du schlagen.
book-entering-rest = Mit einer Zahl, deren Punkt blockiert ist, kannst du nicht einsetzen. Sind alle Steine im Spiel, ziehst du den Rest des Wurfs mit beliebigen Steinen.
book-entering-picture = { $color } hat einen Stein auf der Bar. Er kommt herein mit { $list }.
book-entering-picture-closed = { $color } hat einen Stein auf der Bar, und keine Zahl bringt ihn herein.

book-blocks = Blockieren
book-blocks-pass = Über einen blockierten Punkt darfst du hinwegziehen, wenn die Zahl weit genug reicht. Über sechs in einer Reihe, eine volle Prime, kommt niemand.
book-blocks-pass-three = Über einen blockierten Punkt darfst du hinwegziehen, wenn die Zahl weit genug reicht.
book-blocks-closed = Sind alle sechs Punkte blockiert, auf denen du einsetzen müsstest, ist das Brett geschlossen: Kein Wurf bringt dich hinein, bis ein Punkt frei wird.
book-blocks-picture = { $opponent } blockiert die Punkte vor den letzten beiden Steinen von { $color }. Sie entkommen mit { $list }.
book-blocks-picture-closed = { $opponent } blockiert sechs Punkte in einer Reihe: Die letzten beiden Steine von { $color } entkommen mit keiner Zahl.

book-bearing-off = Auswürfeln
book-bearing-off-when = Sind alle deine Steine in deinem Heimfeld, darfst du sie auswürfeln, auch schon mit der zweiten Zahl des Wurfs, der den letzten Stein heimgebracht hat.
book-bearing-off-inside = Statt auszuwürfeln, darfst du mit einer Zahl auch innerhalb deines Heimfelds ziehen.
book-bearing-off-beside = Ausgewürfelte Steine kommen neben das Brett und bleiben aus dem Spiel.
book-bearing-off-hit = Wird einer deiner Steine geschlagen, muss er erst wieder ins Heimfeld, bevor du weiter auswürfelst.
book-bearing-off-picture = Mit einer { $number } kann { $color } spielen: { $list }.
book-bearing-off-picture-none = Mit einer { $number } kann { $color } nicht ziehen.

book-winning = Gewinnen
book-winning-single = Du gewinnst ein einfaches Spiel, das einfach zählt, wenn dein Gegner mindestens einen Stein ausgewürfelt hat.
book-winning-gammon = Du gewinnst ein Gammon, das doppelt zählt, wenn dein Gegner noch keinen Stein ausgewürfelt hat.
book-winning-backgammon = Ein Backgammon zählt dreifach.
book-winning-highest = Trifft mehr als eines davon zu, zählt das höchste.
book-winning-picture = { $color } hat den letzten Stein ausgewürfelt. { $opponent } hat einen Stein draußen und einen auf der Bar: { $win ->
    [single] ein einfacher Sieg
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}.

book-cube = Der Doppler
book-cube-stake = Der Doppler gehört zum Spiel um einen Einsatz; spielt ihr um keinen, lasst ihn weg.
book-cube-optional = Der Doppler ist freiwillig: Macht vor dem Spiel aus, ob ihr ihn benutzt.
book-cube-offer = Bietet dir dein Gegner eine Verdopplung an, kannst du annehmen und um das Doppelte weiterspielen, oder passen und verlieren, was das Spiel vorher wert war.
book-cube-owner = Wer annimmt, besitzt den Doppler, und nur der Besitzer darf als Nächster verdoppeln.
book-cube-product = Am Ende wird der Sieg mit dem Doppler multipliziert: Ein Gammon bei Doppler 4 zählt 8.
book-cube-picture = { $color } hat verdoppelt, und { $opponent } hat angenommen. { $opponent } besitzt den Doppler; er steht auf { $value }.

book-match = Spiele und Matches
book-match-score = { $length ->
    [one] Ein Spiel entscheidet.
   *[other] Was du gewinnst, kommt zu deinem Stand dazu; Punkte über { $length } hinaus machen keinen Unterschied.
}

book-letters = X ist { $color }, O ist { $opponent }.

note-silent = Wo die Anleitung nichts sagt, spielen wir nach der internationalen Regel.
note-source-german = Die Sprachen der Anleitung sagen nicht überall dasselbe. Wir folgen dem deutschen Text.
note-source-swedish = Die Sprachen der Anleitung sagen nicht überall dasselbe. Wir folgen dem schwedischen Text.
note-picture = Die Anleitung zeigt die Grundstellung nur im Bild. Wir nehmen die übliche.
note-deluxe-sum = Nach der Anleitung darf ein Stein beide Zahlen zusammengefasst ziehen; einen Halt erwähnt sie nicht. Wir spielen zwei Züge mit einem Halt dazwischen; sonst könnte ein Stein nicht zweimal schlagen.
note-deluxe-duty = Die Anleitung sagt, man müsse ziehen, bis die Steine eines Spielers alle im Heimfeld sind. Wir verstehen: die eigenen.
note-deluxe-larger = Die Anleitung verlangt immer die größere Zahl. Sind alle deine Steine im Heimfeld, darfst du sie bei uns auslassen wie jede andere.
note-deluxe-block = In der Anleitung steht „mehr als zwei“. Wir spielen: zwei oder mehr, denn sonst gäbe es für genau zwei Steine keine Regel.
note-nordic-block = Eine Bildunterschrift im schwedischen und im englischen Text sagt „mehr als zwei“, die Regel aber „mehr als einer“. Wir spielen nach der Regel.
note-deluxe-inside = Die Anleitung erlaubt Züge innerhalb des Heimfelds nur, wenn der Punkt der Zahl leer ist. Wir erlauben sie immer, denn du darfst die Zahl ja auch auslassen.
note-backgammon = Dass der Verlierer noch keinen Stein ausgewürfelt haben darf, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-deluxe-first-double = Die Anleitung sagt „nach Spielbeginn“. Wir verstehen: nachdem der erste Wurf gespielt ist.
note-swiss-lower = Die Anleitung sagt „vom nächsttieferen Punkt“. Ist auch der leer, nehmen wir den nächsten tieferen, auf dem du stehst.
note-nordic-lower = Dass höhere Punkte leer sein müssen, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-norwegian-lost = Die Anleitung sagt: Bis alle im Heimfeld sind, verfällt eine Zahl, die kein Stein draußen nutzen kann. Bei uns darfst du sie mit einem Stein im Heimfeld ziehen, denn eine Zahl verfällt nur, wenn gar nichts geht.
note-norwegian-enter = Die Anleitung sagt, Steine würden „auf deiner Seite des Bretts“ eingesetzt. Wir verstehen: dort, wo deine hintersten Steine anfangen, im Heimfeld des Gegners.
note-nordic-any-time = Der norwegische und der dänische Text sagen „jederzeit“, die anderen „während des Spiels“. Wir spielen: jederzeit.
note-hungarian-refused = Die Anleitung gibt 1 Punkt, wenn auf eine Verdopplung gepasst wird. Für die erste Verdopplung stimmt das; bei einer weiteren zählen wir, was das Spiel vorher wert war.
note-hungarian-highest = Die Anleitung nennt nur die Seiten des Dopplers: 2 bis 64. Wir nehmen 64 als Grenze.
book-contents = Inhalt
book-search = In den Regeln suchen
book-search-none = Nichts gefunden.
