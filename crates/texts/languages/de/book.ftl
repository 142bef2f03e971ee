# As in English.
book-title = Backgammon: { $name }
book-differs-mark = Anders als im internationalen Spiel
book-differs-none = Das sind die internationalen Regeln.
book-summary = Alle Regeln auf einen Blick
book-summary-rule = Regel
book-summary-value = Hier
book-printed-by = Von { -app } geschrieben, nach den Regeln, die es spielt

book-aim = Das Ziel
book-aim-checkers = { $checkers ->
    [one] Gespielt wird zu zweit, jeder mit { $checkers } Stein und zwei Würfeln.
   *[other] Gespielt wird zu zweit, jeder mit { $checkers } Steinen und zwei Würfeln.
}
book-aim-way = Du führst deine Steine um das Brett herum in dein Heimfeld, die letzten sechs Punkte deines Wegs, und von dort vom Brett. Dein Gegner kommt dir entgegen.
book-aim-win = Wer als Erster den letzten Stein vom Brett hat, gewinnt.
book-aim-picture = Alle Steine von { $color } sind im Heimfeld. Jetzt dürfen sie hinaus.

book-setup = Aufstellung
book-setup-board = Das Brett hat 24 Punkte in vier Vierteln; zwischen den beiden Hälften liegt die Bar.
book-setup-points = Du zählst von deinem Ende aus: Punkt 1 ist der letzte auf deinem Weg, Punkt 24 der fernste, und dein Punkt 1 ist der Punkt 24 deines Gegners.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $checkers } auf Punkt { $point }
book-setup-position = So stehen die Steine jedes Spielers am Anfang: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Die Grundstellung, wie { $color } sie sieht.

book-start = Wer anfängt
book-start-tie = Zeigen beide Würfel dasselbe, würfeln beide noch einmal.
book-start-picture = { $color } hat mit { $roll } angefangen und einen Punkt besetzt: { $play }.

book-moving = Ziehen
book-moving-roll = Wer an der Reihe ist, wirft beide Würfel und zieht mit jeder Zahl: mit zwei Steinen je einmal oder mit einem Stein zweimal.
book-moving-order = Welche Zahl zuerst kommt, entscheidest du. Wer mit demselben Stein zweimal zieht, macht zwei einzelne Schritte und braucht dazwischen einen freien Punkt.
book-moving-target = Ein Stein darf auf jeden Punkt, den der Gegner nicht blockiert, egal wie viele eigene Steine schon dort stehen.
book-moving-nothing = Eine Zahl, die sich nicht spielen lässt, verfällt.
book-moving-done = Dein Zug ist zu Ende, wenn du die Würfel aufnimmst; bis dahin darfst du ihn zurücknehmen.
book-moving-picture = { $color } ist mit einem Stein { $roll } gelaufen: { $play }. Die 6 musste zuerst kommen, denn die 5 allein führt auf einen blockierten Punkt.

book-doubles = Pasch
book-doubles-four = Zeigen beide Würfel dieselbe Zahl, wird sie viermal gespielt, mit einem Stein oder mit mehreren, ganz wie du willst.
book-doubles-rest = Was sich davon nicht spielen lässt, verfällt, und einen zusätzlichen Wurf gibt es nicht.
book-doubles-picture = { $color } hat { $roll } gewürfelt und viermal gezogen: { $play }.

book-hitting = Schlagen
book-hitting-blot = Ein einzelner Stein auf einem Punkt ist ein Blot. Ein gegnerischer Stein, der dort landet oder unterwegs aufsetzt, schlägt ihn.
book-hitting-pair = Ein oder zwei Steine auf einem Punkt können geschlagen werden: Ein gegnerischer Stein, der dort landet, schlägt sie alle.
book-hitting-bar = Ein geschlagener Stein kommt auf die Bar. In einem Zug kann mehrmals geschlagen werden.
book-hitting-picture = { $opponent } hat einen Blot auf Punkt 5 von { $color }. { $color } schlägt ihn mit { $list }.

book-entering = Einsetzen
book-entering-first = Hast du Steine auf der Bar, müssen sie alle ins Spiel zurück, bevor du einen anderen Stein ziehst.
book-entering-where = Eingesetzt wird im Heimfeld des Gegners: mit einer 1 auf deinem Punkt 24, mit einer 2 auf Punkt 23 und so weiter bis zur 6 auf Punkt 19. Auch beim Einsetzen darf geschlagen werden.
book-entering-where-halves = Eingesetzt wird im Heimfeld des Gegners: { $color } 1A–6A, { $opponent } 1–6. Auch beim Einsetzen darf geschlagen werden.
book-entering-where-homes = Eingesetzt wird im Heimfeld des Gegners: 1 → 1, 2 → 2 … 6 → 6. Auch beim Einsetzen darf geschlagen werden.
book-entering-rest = Ist der Punkt zu einer Zahl blockiert, kommt mit ihr kein Stein hinein. Sind alle im Spiel, wird der Rest des Wurfs mit beliebigen Steinen gezogen.
book-entering-picture = { $color } hat einen Stein auf der Bar. Er kommt herein mit { $list }.
book-entering-picture-closed = { $color } hat einen Stein auf der Bar, und keine Zahl bringt ihn herein.

book-blocks = Blockieren
book-blocks-pass = Ein blockierter Punkt darf übersprungen werden, wenn die Zahl weiter reicht. An sechs in einer Reihe kommt niemand vorbei.
book-blocks-pass-three = Ein blockierter Punkt darf übersprungen werden, wenn die Zahl weiter reicht.
book-blocks-closed = Sind alle sechs Punkte blockiert, auf denen du einsetzen müsstest, ist das Brett geschlossen: Kein Wurf bringt dich hinein, bis ein Punkt frei wird.
book-blocks-picture = { $opponent } blockiert die Punkte vor den letzten beiden Steinen von { $color }. Sie entkommen mit { $list }.
book-blocks-picture-closed = { $opponent } blockiert sechs Punkte in einer Reihe: Die letzten beiden Steine von { $color } entkommen mit keiner Zahl.

book-bearing-off = Auswürfeln
book-bearing-off-when = Sind alle deine Steine in deinem Heimfeld, darfst du sie auswürfeln, auch schon mit der zweiten Zahl des Wurfs, dessen erste den letzten Stein hereingebracht hat.
book-bearing-off-inside = Statt auszuwürfeln darfst du eine Zahl auch innerhalb des Heimfelds ziehen, wenn Platz dafür ist.
book-bearing-off-hit = Wird dabei einer deiner Steine geschlagen, muss er erst wieder ins Heimfeld, bevor du weiter auswürfelst.
book-bearing-off-picture = Mit einer { $number } kann { $color } so ziehen: { $list }.
book-bearing-off-picture-none = Mit einer { $number } kann { $color } nicht ziehen.

book-winning = Gewinnen
book-winning-single = Du gewinnst einfach, wenn dein Gegner mindestens einen Stein ausgewürfelt hat.
book-winning-gammon = Du gewinnst doppelt (ein Gammon), wenn dein Gegner noch keinen ausgewürfelt hat.
book-winning-backgammon = Ein Backgammon gewinnt dreifach.
book-winning-highest = Trifft mehreres davon zu, zählt das Höchste.
book-winning-picture = { $color } hat den letzten Stein ausgewürfelt. { $opponent } hat einen Stein draußen und einen auf der Bar: { $win ->
    [single] ein einfacher Sieg
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}.

book-cube = Der Dopplerwürfel
book-cube-stake = Der Dopplerwürfel gehört zum Spiel um einen Einsatz; wer um nichts spielt, lässt ihn weg.
book-cube-optional = Der Dopplerwürfel ist freiwillig: Macht vor dem Spiel aus, ob ihr ihn benutzt.
book-cube-offer = Wem eine Verdopplung angeboten wird, der nimmt an und spielt um das Doppelte weiter, oder er passt und verliert so viel, wie das Spiel vorher wert war.
book-cube-owner = Wer annimmt, bekommt den Doppler, und nur wer ihn hat, darf als Nächster verdoppeln.
book-cube-product = Am Ende zählt der Sieg so oft, wie der Doppler sagt: Ein Gammon bei Doppler 4 zählt achtfach.
book-cube-picture = { $color } hat verdoppelt und { $opponent } hat angenommen. Der Doppler liegt bei { $opponent } und steht auf { $value }.

book-match = Spiele und Matches
book-match-score = { $length ->
    [one] Ein Spiel entscheidet.
   *[other] Was du gewinnst, kommt zu deinem Stand dazu; Punkte über { $length } hinaus machen keinen Unterschied.
}

book-letters = X ist { $color }, O ist { $opponent }.

note-silent = Wo die Anleitung nichts sagt, gilt hier die internationale Regel.
note-picture = Die Anleitung zeigt die Grundstellung nur im Bild. Wir nehmen die übliche.
note-deluxe-sum = Die Anleitung lässt beide Zahlen für einen Stein „zusammenzählen“ und nennt keinen Halt. Wir spielen zwei Schritte mit einem Halt dazwischen, sonst könnte ein Stein nicht zweimal schlagen.
note-deluxe-duty = Die Anleitung sagt, man müsse ziehen, bis „eines Spielers“ Steine alle im Heimfeld sind. Wir verstehen: die eigenen.
note-deluxe-larger = Die Anleitung macht davon keine Ausnahme. Wir schon: Sind alle deine Steine im Heimfeld, darfst du auch auf die größere Zahl verzichten.
note-deluxe-block = In der Anleitung steht „mehr als zwei“. Wir spielen: zwei oder mehr, denn sonst gäbe es für genau zwei Steine keine Regel.
note-nordic-block = Eine Bildunterschrift der Anleitung sagt „mehr als zwei“, ihre Regel aber „mehr als einer“. Wir spielen nach der Regel.
note-deluxe-inside = Die Anleitung erlaubt das nur, wenn der Punkt der Zahl leer ist. Wir erlauben es immer, denn du darfst auf die Zahl ja auch verzichten.
note-backgammon = Dass der Verlierer noch keinen Stein ausgewürfelt haben darf, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-deluxe-first-double = Die Anleitung sagt „nach Beginn des Spiels“. Wir verstehen: nachdem der erste Wurf gespielt ist.
note-swiss-lower = Die Anleitung sagt „vom nächsttieferen Punkt“. Ist auch der leer, nehmen wir den nächsten tieferen, auf dem du stehst.
note-nordic-lower = Dass höhere Punkte leer sein müssen, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-norwegian-lost = Die Anleitung sagt: Bis alle im Heimfeld sind, verfällt eine Zahl, die kein Stein draußen nutzen kann. Bei uns darfst du sie mit einem Stein im Heimfeld ziehen, denn eine Zahl verfällt nur, wenn gar nichts geht.
note-nordic-any-time = Der norwegische und der dänische Text sagen „jederzeit“, die anderen „während des Spiels“. Wir spielen: jederzeit.
note-hungarian-refused = Die Anleitung gibt 1 Punkt, wenn ein Doppel abgelehnt wird. Das passt zum ersten Doppel; beim Redoppel zählt, was das Spiel vorher wert war.
book-contents = Inhalt
book-search = In den Regeln suchen
book-search-none = Nichts gefunden.
