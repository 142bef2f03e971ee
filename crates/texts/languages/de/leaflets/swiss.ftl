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

happened-bore-off = { $player } spielt einen Stein von Zunge { $from } aus.
happened-landed-on-block = { $player } landet auf einem Band: Der Stein kommt auf die Schranke.

refused-no-checker-on-bar = Du hast keinen Stein auf der Schranke.
refused-no-checker = Du hast keinen Stein auf Zunge { $point }.
refused-bar-first = { $checkers ->
    [one] Zuerst muss dein Stein auf der Schranke eingesetzt werden.
   *[other] Zuerst müssen deine { $checkers } Steine auf der Schranke eingesetzt werden.
}
refused-blocked = Zunge { $point } ist blockiert: Dort stehen { $checkers } gegnerische Steine.
refused-not-all-home = Ausspielen darfst du erst, wenn alle deine Steine im letzten Viertel sind, und einer steht noch auf Zunge { $point }.
refused-higher-checker = Diese Zahl muss von Zunge { $higher } gespielt werden.
refused-exact-number = Nach diesen Regeln darf ein Stein von Zunge { $point } nur mit einer { $needed } hinaus, nicht mit einer { $die }.
refused-no-penalty-landing = Niemand darf auf einer blockierten Zunge landen.
refused-not-blocked = Diese Zunge ist nicht blockiert, also kostet sie auch keine Strafe.

ending-borne-off = { $player } hat den letzten Stein ausgespielt.

book-aim-way = Du führst deine Steine um das Brett herum in dein letztes Viertel, die letzten sechs Zungen deines Wegs, und von dort vom Brett. Dein Gegner kommt dir entgegen.
book-aim-picture = Alle Steine von { $color } sind im letzten Viertel. Jetzt dürfen sie hinaus.
book-setup-board = Das Brett hat 24 Zungen in vier Vierteln; zwischen den beiden Hälften liegt die Schranke.
book-setup-stack = { $checkers } auf Zunge { $point }
book-start-picture = { $color } hat mit { $roll } angefangen und eine Zunge besetzt: { $play }.
book-moving-order = Welche Zahl zuerst kommt, entscheidest du. Wer mit demselben Stein zweimal zieht, macht zwei einzelne Schritte und braucht dazwischen eine freie Zunge.
book-moving-target = Ein Stein darf auf jede Zunge, die der Gegner nicht blockiert, egal wie viele eigene Steine schon dort stehen.
book-moving-picture = { $color } ist mit einem Stein { $roll } gelaufen: { $play }. Die 6 musste zuerst kommen, denn die 5 allein führt auf eine blockierte Zunge.
book-hitting-blot = Ein einzelner Stein auf einer Zunge ist ein Blot. Ein gegnerischer Stein, der dort landet oder unterwegs aufsetzt, schlägt ihn.
book-hitting-pair = Ein oder zwei Steine auf einer Zunge können geschlagen werden: Ein gegnerischer Stein, der dort landet, schlägt sie alle.
book-hitting-bar = Ein geschlagener Stein kommt auf die Schranke. In einem Zug kann mehrmals geschlagen werden.
book-hitting-picture = { $opponent } hat einen Blot auf Zunge 5 von { $color }. { $color } schlägt ihn mit { $list }.
book-entering-first = Hast du Steine auf der Schranke, müssen sie alle ins Spiel zurück, bevor du einen anderen Stein ziehst.
book-entering-where-halves = Eingesetzt wird im eigenen ersten Viertel: { $color } 1A–6A, { $opponent } 1–6. Auch beim Einsetzen darf geschlagen werden.
book-entering-rest = Ist die Zunge zu einer Zahl blockiert, kommt mit ihr kein Stein hinein. Sind alle im Spiel, wird der Rest des Wurfs mit beliebigen Steinen gezogen.
book-entering-picture = { $color } hat einen Stein auf der Schranke. Er kommt herein mit { $list }.
book-entering-picture-closed = { $color } hat einen Stein auf der Schranke, und keine Zahl bringt ihn herein.
book-blocks-pass = Eine blockierte Zunge darf übersprungen werden, wenn die Zahl weiter reicht. An sechs in einer Reihe kommt niemand vorbei.
book-blocks-pass-three = Eine blockierte Zunge darf übersprungen werden, wenn die Zahl weiter reicht.
book-blocks-closed = Sind alle sechs Zungen blockiert, auf denen du einsetzen müsstest, ist das Brett geschlossen: Kein Wurf bringt dich hinein, bis eine Zunge frei wird.
book-blocks-picture = { $opponent } blockiert die Zungen vor den letzten beiden Steinen von { $color }. Sie entkommen mit { $list }.
book-blocks-picture-closed = { $opponent } blockiert sechs Zungen in einer Reihe: Die letzten beiden Steine von { $color } entkommen mit keiner Zahl.
book-bearing-off = Ausspielen
book-bearing-off-when = Sind alle deine Steine in deinem letzten Viertel, darfst du sie ausspielen, auch schon mit der zweiten Zahl des Wurfs, dessen erste den letzten Stein hereingebracht hat.
book-bearing-off-inside = Statt auszuspielen darfst du eine Zahl auch innerhalb des letzten Viertels ziehen, wenn Platz dafür ist.
book-bearing-off-hit = Wird dabei einer deiner Steine geschlagen, muss er erst wieder ins letzte Viertel, bevor du weiter ausspielst.
book-winning-single = Du gewinnst einfach, wenn dein Gegner mindestens einen Stein ausgespielt hat.
book-winning-gammon = Du gewinnst doppelt (ein Gammon), wenn dein Gegner noch keinen ausgespielt hat.
book-winning-picture = { $color } hat den letzten Stein ausgespielt. { $opponent } hat einen Stein draußen und einen auf der Schranke: { $win ->
    [single] ein einfacher Sieg
    [gammon] ein Gammon
   *[backgammon] ein Backgammon
}.
note-backgammon = Dass der Verlierer noch keinen Stein ausgespielt haben darf, sagt die Anleitung nicht; also verlangen wir es auch nicht.
note-swiss-lower = Die Anleitung sagt „von der nächsttieferen Zunge“. Ist auch die leer, nehmen wir die nächste tiefere, auf der du stehst.
option-block = Was eine Zunge blockiert
block-rule-from-two = Zwei oder mehr Steine eines Spielers blockieren eine Zunge für den anderen.
block-rule-from-three = Drei oder mehr Steine eines Spielers blockieren eine Zunge für den anderen; zwei zusammen können noch geschlagen werden, beide auf einmal.
blocked-landing-rule-illegal = Niemand darf auf einer blockierten Zunge landen.
blocked-landing-rule-self-hit = Niemand soll auf einer blockierten Zunge landen. Ein Stein, der trotzdem dorthin gesetzt wird, ist selbst geschlagen: Er kommt auf die Schranke, und die Zahl ist verbraucht.
duty-until-home = Bis alle im letzten Viertel sind
duty-rule-until-home = Es müssen so viele Zahlen gespielt werden wie möglich; sind aber alle deine Steine im letzten Viertel, darfst du auf jede Zahl verzichten.
option-bear-off = Ausspielen
bear-off-rule-standard = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge heraus. Ist die leer, muss sie von einer höheren Zunge gezogen werden; steht kein Stein höher, nimmt sie einen von der höchsten Zunge, auf der du noch stehst.
bear-off-rule-exact = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge heraus und von keiner anderen.
bear-off-nearest-lower = Von der nächsttieferen Zunge
bear-off-rule-nearest-lower = Eine Zahl nimmt einen Stein von ihrer eigenen Zunge heraus. Ist die leer, darf sie einen von der nächsttieferen Zunge nehmen, auf der du stehst, auch wenn höher noch Steine stehen.
bear-off-any-lower = Von jeder tieferen Zunge
bear-off-rule-any-lower = Eine Zahl nimmt einen Stein von ihrer eigenen oder von irgendeiner tieferen Zunge heraus, ganz wie du willst.
hit-and-run-not-at-home = Nicht im eigenen letzten Viertel
hit-and-run-rule-not-at-home = Ein Stein, der im eigenen letzten Viertel schlägt, bleibt dort bis zum Ende des Zuges.
backgammon-needs-none-off = Nur wenn der Verlierer keinen Stein ausgespielt hat
backgammon-needs-rule-none-off = Ein Backgammon ist es, wenn der Verlierer keinen Stein ausgespielt hat und noch einen auf der Schranke oder im letzten Viertel des Gewinners hat.
backgammon-needs-no-more = Egal, was der Verlierer ausgespielt hat
backgammon-needs-rule-no-more = Ein Backgammon ist es, wenn der Verlierer noch einen Stein auf der Schranke oder im letzten Viertel des Gewinners hat, auch wenn er andere schon ausgespielt hat.
option-labels = Beschriftung der Zungen
labels-rule-none = Die Zungen haben keine aufgedruckten Zahlen. Hier zählen sie von 24 bis 1, wie der Spieler am Zug sie sieht.
labels-rule-numbers = Die Zungen zählen von 24 bis 1, wie der Spieler am Zug sie sieht.
labels-rule-halves = Die Zungen heißen 1 bis 12 auf der Bretthälfte von Weiß und 1A bis 12A auf der von Schwarz.
labels-rule-homes = Die Zungen beider letzten Viertel tragen die Zahlen 1 bis 6, vom äußeren Rand nach innen. In geschriebenen Zügen werden alle Zungen von 24 bis 1 gezählt.
coach-hits = { $played ->
    [0] Dieser Zug schlägt nichts; der bessere bringt { $better ->
        [one] einen Stein
       *[other] { $better } Steine
    } auf die Schranke.
    [one] Dieser Zug bringt einen Stein auf die Schranke; der bessere { $better ->
        [0] schlägt nichts
       *[other] bringt { $better } dorthin
    }.
   *[other] Dieser Zug bringt { $played } Steine auf die Schranke; der bessere { $better ->
        [0] schlägt nichts
        [one] bringt einen dorthin
       *[other] bringt { $better } dorthin
    }.
}
coach-better-makes = Der bessere Zug besetzt deine Zunge { $point }.
coach-played-makes = Dieser Zug besetzt deine Zunge { $point }.
coach-better-breaks = Der bessere Zug gibt deine Zunge { $point } auf.
coach-played-breaks = Dieser Zug gibt deine Zunge { $point } auf; der bessere hält sie.
coach-prime = Deine längste Reihe von Zungen ist nach diesem Zug { $played } lang, nach dem besseren { $better }.
coach-back = Nach diesem Zug { $played ->
    [0] steht kein Stein
    [one] steht noch { $played } Stein
   *[other] stehen noch { $played } Steine
} von dir in deinem ersten Viertel; nach dem besseren { $better ->
    [0] keiner
   *[other] { $better }
}.
coach-off = Mit diesem Zug { $played ->
    [0] ist kein Stein ausgespielt
    [one] ist { $played } Stein ausgespielt
   *[other] sind { $played } Steine ausgespielt
}, mit dem besseren { $better ->
    [0] keiner
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
    [0] Kein Wurf schlägt deinen Blot auf Zunge { $point } sofort.
    [one] { $shots } von 36 Würfen schlägt deinen Blot auf Zunge { $point }.
   *[other] { $shots } von 36 Würfen schlagen deinen Blot auf Zunge { $point }.
}
fact-entering = { $shots ->
    [0] Kein Wurf kommt herein: Das Viertel ist geschlossen.
    [one] { $shots } von 36 Würfen kommt herein.
   *[other] { $shots } von 36 Würfen kommen herein.
}
fact-prime = { $count ->
    [one] Deine längste Reihe hat { $count } Zunge.
    [6] Du hast eine volle Prime: sechs Zungen in einer Reihe.
   *[other] Deine längste Reihe hat { $count } Zungen.
}
exercise-aim = { $color } hat { $roll } gewürfelt. Bring den letzten Stein ins letzte Viertel und spiel einen aus, beides mit diesem Wurf.
exercise-entering = Welche Zahlen bringen den Stein von { $color } von der Schranke herein?
exercise-blocks = Welche Zungen sind für { $color } blockiert?
exercise-winning = { $color } hat den letzten Stein ausgespielt. Was hat { $color } gewonnen?
editor-about = Wähle, wessen Steine du setzt, und klicke dann auf eine Zunge, die Schranke oder die Ablage. Ein Rechtsklick oder ein Klick mit der Umschalttaste nimmt einen Stein weg.
fault-shared-point = Auf Zunge { $point } stehen Steine beider Seiten.
fault-both-won = Beide Seiten haben alles ausgespielt.
fault-both-shut-out = Beide Seiten stehen auf der Schranke vor einem geschlossenen Viertel.
fault-not-over = Eine Seite hat alles ausgespielt, also ist das Spiel zu Ende.
denial-backward = Steine ziehen zum letzten Viertel hin, nie zurück.
refused-hit-and-run = Dein Stein auf Zunge { $point } hat in deinem letzten Viertel geschlagen und bleibt in diesem Zug dort.
rules-of-moving = Ziehen und Ausspielen
settings-home-side = Letztes Viertel
labels-homes = 1 bis 6 in den letzten Vierteln
happened-moved = { $player } zieht von Zunge { $from } auf Zunge { $to }.
happened-hit = { $player } zieht von Zunge { $from } auf Zunge { $to } und schlägt.
happened-entered = { $player } setzt einen Stein auf Zunge { $to } ein.
happened-entered-hitting = { $player } setzt einen Stein auf Zunge { $to } ein und schlägt.
denial-no-way = Keine der übrigen Zahlen führt von Zunge { $from } auf Zunge { $to }.
denial-no-way-bar = Keine der übrigen Zahlen bringt einen Stein von der Schranke auf Zunge { $to }.
denial-no-point = Mit diesem Wurf lässt sich Zunge { $to } nicht mit zwei Steinen besetzen.
