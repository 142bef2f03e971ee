# The leaflet's words, form by form; what needs more is written out below.
~ auf dem Punkt = auf der Zunge
~ der Punkt der Zahl leer = die Zunge der Zahl leer
~ auf einen blockierten Punkt = auf eine blockierte Zunge
~ einem blockierten Punkt = einer blockierten Zunge
~ ein blockierter Punkt = eine blockierte Zunge
~ auf einem Punkt = auf einer Zunge
~ auf einen Punkt = auf eine Zunge
~ auf jeden Punkt, den = auf jede Zunge, die
~ auf deinem Punkt = auf deiner Zunge
~ auf Punkt = auf Zunge
~ von Punkt = von Zunge
~ Punkt 1 = Zunge 1
~ Punkt 5 = Zunge 5
~ Punkt 24 = Zunge 24
~ sechs Punkte = sechs Zungen
~ 24 Punkte = 24 Zungen
~ ein Punkt frei = eine Zunge frei
~ deinen Punkt = deine Zunge
~ dein Punkt = deine Zunge
~ blockieren einen Punkt = blockieren eine Zunge
~ einen Punkt blockiert = eine Zunge blockiert
~ einen Punkt besetzt = eine Zunge besetzt
~ Beschriftung der Punkte = Beschriftung der Zungen
~ die Punkte beider = die Zungen beider
~ die Punkte vor = die Zungen vor
~ die Punkte haben = die Zungen haben
~ die Punkte heißen = die Zungen heißen
~ die Punkte zählen = die Zungen zählen
~ welche Punkte = welche Zungen
~ alle Punkte von = alle Zungen von
~ einem höheren Punkt = einer höheren Zunge
~ einen freien Punkt = eine freie Zunge
~ ihrem eigenen Punkt = ihrer eigenen Zunge
~ vom nächsttieferen Punkt = von der nächsttieferen Zunge
~ jedem tieferen Punkt = jeder tieferen Zunge
~ höchsten Punkt, auf dem = höchsten Zunge, auf der
~ ist der Punkt = ist die Zunge
~ Reihe von Punkten = Reihe von Zungen
~ Bar = Schranke
~ im Heimfeld = im letzten Viertel
~ ins Heimfeld = ins letzte Viertel
~ zum Heimfeld = zum letzten Viertel
~ des Heimfelds = des letzten Viertels
~ deinem Heimfeld = deinem letzten Viertel
~ eigenen Heimfeld = eigenen letzten Viertel
~ dein Heimfeld = dein letztes Viertel
~ das Heimfeld = das letzte Viertel
~ ein geschlossenes Heimfeld = ein geschlossenes Viertel
~ geschlossenen Heimfeld = geschlossenen Viertel
~ beider Heimfelder = beider letzten Viertel
~ Heimfelder = letzte Viertel
~ Heimfeldern = letzten Vierteln
~ Heimfeld = letztes Viertel
~ auswürfeln = ausspielen
~ Auswürfeln = Ausspielen
~ ausgewürfelt = ausgespielt
~ auszuwürfeln = auszuspielen
~ auswürfelst = ausspielst
~ auswürfelt = ausspielt
~ einem Block = einem Band
~ Blocks = Bänder
~ alle Punkte mit = alle Zungen mit
~ ausgewürfelte = ausgespielte
~ aufeinanderfolgenden Punkten = aufeinanderfolgenden Zungen
~ einen Punkt im = eine Zunge im
~ einen Punkt in deinem = eine Zunge in deinem
~ einen Punkt besetzen = eine Zunge besetzen
~ deine Punkte nicht = deine Zungen nicht
~ auf die Punkte. = auf die Zungen.
~ auf Punkten, die = auf Zungen, die
~ höhere Punkte = höhere Zungen
~ der letzte auf = die letzte auf
~ der fernste = die fernste

place-empty = { $owner }, Zunge { $point }: leer
place-checkers = { $owner }, Zunge { $point }: { $color ->
    [white] { $checkers ->
        [one] { $checkers } weißer Stein
       *[other] { $checkers } weiße Steine
    }
    [black] { $checkers ->
        [one] { $checkers } schwarzer Stein
       *[other] { $checkers } schwarze Steine
    }
    [light] { $checkers ->
        [one] { $checkers } heller Stein
       *[other] { $checkers } helle Steine
    }
   *[dark] { $checkers ->
        [one] { $checkers } dunkler Stein
       *[other] { $checkers } dunkle Steine
    }
}
place-bar = { $checkers ->
    [0] { $owner }, Schranke: leer
    [one] { $owner }, Schranke: { $checkers } Stein
   *[other] { $owner }, Schranke: { $checkers } Steine
}
place-tray = { $checkers ->
    [0] { $owner }, Ablage: noch kein Stein ausgespielt
    [one] { $owner }, Ablage: { $checkers } Stein ausgespielt
   *[other] { $owner }, Ablage: { $checkers } Steine ausgespielt
}

action-land-on-block = Auf dem Band landen
penalty-title = Diese Zunge ist blockiert
penalty-question = Nach diesen Regeln ist ein Stein, der auf einem Band landet, selbst geschlagen: Deiner käme auf die Schranke, und die { $die } wäre verbraucht. Trotzdem ziehen?

event-bore-off = { $player ->
    [you] Du spielst einen Stein von Zunge { $from } aus.
   *[other] { $player } spielt einen Stein von Zunge { $from } aus.
}
event-landed-on-block = { $player ->
    [you] Du landest auf einem Band: Der Stein kommt auf die Schranke.
   *[other] { $player } landet auf einem Band: Der Stein kommt auf die Schranke.
}

refused-no-checker-on-bar = Du hast keinen Stein auf der Schranke.
refused-no-checker = Du hast keinen Stein auf Zunge { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Schranke eingesetzt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Schranke eingesetzt werden.
}
refused-blocked = Zunge { $point } ist von { $checkers } gegnerischen Steinen blockiert.
refused-not-all-home = Ausspielen darfst du erst, wenn alle deine Steine im letzten Viertel sind, und einer steht noch auf Zunge { $point }.
refused-higher-checker = Diese Zahl musst du von Zunge { $higher } spielen.
refused-exact-number = Nach diesen Regeln kommt ein Stein von Zunge { $point } nur mit einer { $needed } vom Brett, nicht mit einer { $die }.
refused-no-penalty-landing = Du darfst nicht auf einer blockierten Zunge landen.
refused-not-blocked = Diese Zunge ist nicht blockiert, also gibt es keine Strafe.

ending-borne-off = { $player ->
    [you] Du hast den letzten Stein ausgespielt.
   *[other] { $player } hat den letzten Stein ausgespielt.
}

book-aim-way = Du führst deine Steine um das Brett herum in dein letztes Viertel, die letzten sechs Zungen deines Wegs, und von dort vom Brett. Dein Gegner kommt dir entgegen.
book-aim-picture = Alle Steine von { $color } sind im letzten Viertel: Jetzt darf { $color } ausspielen.
book-setup-board = Das Brett hat 24 Zungen in vier Vierteln; zwischen den beiden Hälften liegt die Schranke.
book-setup-stack = { $checkers } auf Zunge { $point }
book-start-picture = { $color } hat mit { $roll } angefangen und eine Zunge besetzt: { $play }.
book-moving-order = Du entscheidest, welche Zahl du zuerst spielst. Einen Stein mit beiden Zahlen zu ziehen sind zwei Züge; er braucht also dazwischen eine freie Zunge.
book-moving-target = Ein Stein darf auf jede Zunge ziehen, die dein Gegner nicht blockiert, egal wie viele eigene Steine dort schon stehen.
book-moving-picture = { $color } ist mit einem Stein { $roll } gelaufen: { $play }. Die 6 musste zuerst kommen, denn mit der 5 wäre er auf einer blockierten Zunge gelandet.
book-hitting-blot = Ein einzelner Stein auf einer Zunge ist ein Blot. Ein gegnerischer Stein, der dort landet, auch nur unterwegs, schlägt ihn.
book-hitting-pair = Ein oder zwei Steine auf einer Zunge können geschlagen werden: Ein gegnerischer Stein, der dort landet, schlägt sie alle.
book-hitting-bar = Ein geschlagener Stein kommt auf die Schranke. Du darfst in einem Zug mehrmals schlagen.
book-hitting-picture = { $opponent } hat einen Blot auf Zunge 5 von { $color }. { $color } schlägt ihn mit { $list }.
book-entering-first = Hast du Steine auf der Schranke, müssen sie alle wieder ins Spiel, bevor du einen anderen Stein ziehst.
book-entering-where-halves = Eingesetzt wird im eigenen ersten Viertel, auf der Zunge mit der gewürfelten Zahl: { $color } auf 1A bis 6A, { $opponent } auf 1 bis 6. Auch beim Einsetzen darfst du schlagen.
book-entering-rest = Mit einer Zahl, deren Zunge blockiert ist, kannst du nicht einsetzen. Sind alle Steine im Spiel, ziehst du den Rest des Wurfs mit beliebigen Steinen.
book-entering-picture = { $color } hat einen Stein auf der Schranke. Er kommt herein mit { $list }.
book-entering-picture-closed = { $color } hat einen Stein auf der Schranke, und keine Zahl bringt ihn herein.
book-blocks-pass = Über eine blockierte Zunge darfst du hinwegziehen, wenn die Zahl weit genug reicht. Über sechs in einer Reihe, eine Brücke, kommt niemand.
book-blocks-pass-three = Über eine blockierte Zunge darfst du hinwegziehen, wenn die Zahl weit genug reicht.
book-blocks-closed = Sind alle sechs Zungen blockiert, auf denen du einsetzen müsstest, ist das Brett geschlossen: Kein Wurf bringt dich hinein, bis eine Zunge frei wird.
book-blocks-picture = { $opponent } blockiert die Zungen vor den letzten beiden Steinen von { $color }. Sie entkommen mit { $list }.
book-blocks-picture-closed = { $opponent } blockiert sechs Zungen in einer Reihe: Die letzten beiden Steine von { $color } entkommen mit keiner Zahl.
book-bearing-off = Ausspielen
book-bearing-off-when = Sind alle deine Steine in deinem letzten Viertel, darfst du sie ausspielen, auch schon mit der zweiten Zahl des Wurfs, der den letzten Stein dorthin gebracht hat.
book-bearing-off-inside = Statt auszuspielen, darfst du mit einer Zahl auch innerhalb deines letzten Viertels ziehen.
book-bearing-off-hit = Wird einer deiner Steine geschlagen, muss er erst wieder ins letzte Viertel, bevor du weiter ausspielst.
book-winning-single = Du gewinnst ein einfaches Spiel, das einfach zählt, wenn dein Gegner mindestens einen Stein ausgespielt hat.
book-winning-gammon = Du gewinnst ein Gammon, das doppelt zählt, wenn dein Gegner noch keinen Stein ausgespielt hat.
book-winning-picture = { $color } hat den letzten Stein ausgespielt. { $opponent } hat einen Stein draußen und einen auf der Schranke: { $win ->
    [single] ein einfacher Sieg
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}.
note-backgammon = Dass der Verlierer noch keinen Stein ausgespielt haben darf, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-swiss-lower = Die Anleitung sagt „von der nächstniederen Zunge“. Ist auch die leer, nehmen wir die nächste tiefere, auf der du stehst.
option-block = Was eine Zunge blockiert
block-rule-from-two = Zwei oder mehr Steine eines Spielers auf einer Zunge bilden ein Band: Sie blockieren sie für den anderen.
block-rule-from-three = Drei oder mehr Steine eines Spielers blockieren eine Zunge für den anderen; zwei zusammen können noch geschlagen werden, beide auf einmal.
blocked-landing-rule-illegal = Du darfst nicht auf einer blockierten Zunge landen.
blocked-landing-rule-self-hit = Du sollst nicht auf einer blockierten Zunge landen. Tust du es doch, wird dein eigener Stein geschlagen: Er kommt auf die Schranke, und die Zahl ist verbraucht.
duty-until-home = Bis alle im letzten Viertel sind
duty-rule-until-home = Du musst so viele Zahlen spielen, wie du kannst; sind aber alle deine Steine im letzten Viertel, darfst du jede Zahl auslassen.
option-bear-off = Ausspielen
bear-off-rule-standard = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge vom Brett. Ist die leer, musst du einen Stein von einer höheren Zunge ziehen; steht dort keiner, nimmst du einen von deiner höchsten Zunge.
bear-off-rule-exact = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge vom Brett und von keiner anderen.
bear-off-nearest-lower = Von der nächsttieferen Zunge
bear-off-rule-nearest-lower = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge vom Brett. Ist die leer, darfst du einen von der nächsttieferen Zunge nehmen, auf der du stehst, auch wenn weiter oben noch Steine stehen.
bear-off-any-lower = Von jeder tieferen Zunge
bear-off-rule-any-lower = Eine Zahl nimmt einen Stein von ihrer eigenen oder einer beliebigen tieferen Zunge vom Brett, ganz wie du willst.
hit-and-run-not-at-home = Nicht im eigenen letzten Viertel
hit-and-run-rule-not-at-home = Ein Stein, der im eigenen letzten Viertel schlägt, bleibt dort bis zum Ende des Zuges.
backgammon-needs-none-off = Nur wenn der Verlierer keinen Stein ausgespielt hat
backgammon-needs-rule-none-off = Ein Backgammon ist es, wenn der Verlierer keinen Stein ausgespielt und noch einen auf der Schranke oder im letzten Viertel des Gewinners hat.
backgammon-needs-no-more = Auch wenn der Verlierer Steine ausgespielt hat
backgammon-needs-rule-no-more = Ein Backgammon ist es, wenn der Verlierer noch einen Stein auf der Schranke oder im letzten Viertel des Gewinners hat, auch wenn er andere schon ausgespielt hat.
option-labels = Beschriftung der Zungen
labels-rule-none = Die Zungen haben keine aufgedruckten Zahlen. Hier werden sie von 24 bis 1 gezählt, aus Sicht des Spielers am Zug.
labels-rule-numbers = Die Zungen werden von 24 bis 1 gezählt, aus Sicht des Spielers am Zug.
labels-rule-halves = Die Zungen heißen 1 bis 12 auf der Bretthälfte von Weiß und 1A bis 12A auf der von Schwarz.
labels-rule-homes = Die Zungen beider letzten Viertel tragen die Zahlen 1 bis 6, vom äußeren Rand nach innen. In geschriebenen Zügen werden alle Zungen von 24 bis 1 gezählt.
coach-better-makes = Der bessere Zug besetzt deine Zunge { $point }.
coach-played-makes = Dieser Zug besetzt deine Zunge { $point }.
coach-better-breaks = Der bessere Zug gibt deine Zunge { $point } auf.
coach-played-breaks = Dieser Zug gibt deine Zunge { $point } auf; der bessere hält sie.
coach-prime = { $played ->
    [one] Deine längste Reihe hat nach diesem Zug { $played } Zunge, nach dem besseren { $better }.
   *[other] Deine längste Reihe hat nach diesem Zug { $played } Zungen, nach dem besseren { $better }.
}
coach-back = Nach diesem Zug { $played ->
    [0] steht kein Stein
    [one] steht noch { $played } Stein
   *[other] stehen noch { $played } Steine
} von dir in deinem ersten Viertel; nach dem besseren { $better ->
    [0] keiner
   *[other] { $better }
}.
coach-off = Nach diesem Zug hast du { $played ->
    [0] keinen Stein
    [one] { $played } Stein
   *[other] { $played } Steine
} ausgespielt; nach dem besseren { $better ->
    [0] keinen
   *[other] { $better }
}.
fact-on-bar = { $checkers ->
    [one] Du hast { $checkers } Stein auf der Schranke.
   *[other] Du hast { $checkers } Steine auf der Schranke.
}
fact-opponent-on-bar = { $checkers ->
    [one] Dein Gegner hat { $checkers } Stein auf der Schranke.
   *[other] Dein Gegner hat { $checkers } Steine auf der Schranke.
}
fact-off = { $checkers ->
    [0] Du hast noch keinen Stein ausgespielt.
    [one] Du hast { $checkers } Stein ausgespielt.
   *[other] Du hast { $checkers } Steine ausgespielt.
}
fact-opponent-off = { $checkers ->
    [0] Dein Gegner hat noch keinen Stein ausgespielt.
    [one] Dein Gegner hat { $checkers } Stein ausgespielt.
   *[other] Dein Gegner hat { $checkers } Steine ausgespielt.
}
fact-blot = { $shots ->
    [0] Dein Blot auf Zunge { $point } steht nicht im Schuss.
    [one] { $shots } von 36 Würfen schlägt deinen Blot auf Zunge { $point }.
   *[other] { $shots } von 36 Würfen schlagen deinen Blot auf Zunge { $point }.
}
fact-prime = { $count ->
    [one] Deine längste Reihe hat { $count } Zunge.
    [6] Du hast eine Brücke: sechs Zungen in einer Reihe.
   *[other] Deine längste Reihe hat { $count } Zungen.
}
exercise-aim = { $color } hat { $roll } gewürfelt. Bring den letzten Stein ins letzte Viertel und spiel einen aus, beides mit diesem Wurf.
exercise-entering = Welche Zahlen bringen den Stein von { $color } von der Schranke herein?
exercise-blocks = Welche Zungen sind für { $color } blockiert?
exercise-winning = { $color } hat den letzten Stein ausgespielt. Was gewinnt { $color }?
editor-about = Wähle, wessen Steine du setzt, und drück dann auf eine Zunge, die Schranke oder die Ablage.
fault-shared-point = Auf Zunge { $point } stehen Steine beider Seiten.
fault-both-won = Beide Seiten haben alle Steine ausgespielt.
fault-both-shut-out = Beide Seiten stehen auf der Schranke vor einem geschlossenen Brett.
fault-not-over = Eine Seite hat alle Steine ausgespielt, also ist das Spiel zu Ende.
denial-backward = Steine ziehen nur Richtung letztes Viertel, nie zurück.
refused-hit-and-run = Dein Stein auf Zunge { $point } hat in deinem letzten Viertel geschlagen und bleibt in diesem Zug dort.
rules-of-moving = Ziehen und Ausspielen
settings-home-side = Letztes Viertel
labels-homes = 1 bis 6 in den letzten Vierteln
event-moved = { $player ->
    [you] Du ziehst von Zunge { $from } auf Zunge { $to }.
   *[other] { $player } zieht von Zunge { $from } auf Zunge { $to }.
}
event-hit = { $player ->
    [you] Du ziehst von Zunge { $from } auf Zunge { $to } und schlägst.
   *[other] { $player } zieht von Zunge { $from } auf Zunge { $to } und schlägt.
}
event-entered = { $player ->
    [you] Du setzt einen Stein auf Zunge { $to } ein.
   *[other] { $player } setzt einen Stein auf Zunge { $to } ein.
}
event-entered-hitting = { $player ->
    [you] Du setzt einen Stein auf Zunge { $to } ein und schlägst.
   *[other] { $player } setzt einen Stein auf Zunge { $to } ein und schlägt.
}
denial-no-way = Keine der übrigen Zahlen führt von Zunge { $from } auf Zunge { $to }.
denial-no-way-bar = Keine der übrigen Zahlen bringt einen Stein von der Schranke auf Zunge { $to }.
denial-no-point = Mit diesem Wurf lässt sich Zunge { $to } nicht mit zwei Steinen besetzen.
coach-builders = Würfe, die nächstes Mal deine Zunge { $point } besetzen: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-deep = Steine auf deinen Zungen { $first } und { $second }: { $played } nach diesem Zug, { $better } nach dem besseren.
reason-rolls-enter = Würfe, die deinen Gegner nur nach dem besseren Zug auf der Schranke lassen: { $rolls } von 36 ({ $examples }).
reason-rolls-anchor = Würfe, die deinem Gegner nach diesem Zug mehr Zungen in deinem letzten Viertel geben: { $rolls } von 36 ({ $examples }).
reason-rolls-block = Würfe, die deinem Gegner nach diesem Zug mehr Zungen in seinem letzten Viertel geben: { $rolls } von 36 ({ $examples }).
advice-point = Besetze die Zunge: Sie blockiert deinen Gegner, und deine Steine sind dort sicher.
advice-keep-point = Behalte deine Zunge; du brauchst sie noch.
advice-anchor = Besetze einen Anker: eine sichere Zunge in deinem ersten Viertel.
advice-bar = Halte deinen Gegner auf der Schranke.
advice-prepare = Bereite deine nächste Zunge vor: Stell die Steine so, dass mehr Würfe sie besetzen.
advice-blitz = Greif an: Schlag und besetze Zungen, bevor dein Gegner einen Anker hat.
book-blocks = Bänder
