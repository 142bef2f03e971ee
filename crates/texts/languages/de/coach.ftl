# As in English.
coach-title = Coach
coach-better = { $better-play } ist besser.
coach-much-better = { $better-play } ist viel besser.
coach-gives-away = { $play } kostet { $loss } Punkte.
coach-keep = So lassen
coach-change = Noch mal

coach-shots = Nach diesem Zug { $played ->
    [0] schlägt dich kein Wurf
    [one] schlägt dich { $played } von 36 Würfen
   *[other] schlagen dich { $played } von 36 Würfen
}; nach dem besseren { $better ->
    [0] keiner
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Dieser Zug schlägt nichts; der bessere schlägt { $better ->
        [one] einen Stein
       *[other] { $better } Steine
    }.
    [one] Dieser Zug schlägt einen Stein; der bessere schlägt { $better ->
        [0] keinen
       *[other] { $better }
    }.
   *[other] Dieser Zug schlägt { $played } Steine; der bessere schlägt { $better ->
        [0] keinen
        [one] einen
       *[other] { $better }
    }.
}
coach-better-makes = Der bessere Zug besetzt deinen Punkt { $point }.
coach-played-makes = Dieser Zug besetzt deinen Punkt { $point }.
coach-better-breaks = Der bessere Zug gibt deinen Punkt { $point } auf.
coach-played-breaks = Dieser Zug gibt deinen Punkt { $point } auf; der bessere hält ihn.
coach-prime = { $played ->
    [one] Deine längste Prime hat nach diesem Zug { $played } Punkt, nach dem besseren { $better }.
   *[other] Deine längste Prime hat nach diesem Zug { $played } Punkte, nach dem besseren { $better }.
}
coach-stays-on-bar = Würfe, die deinen Gegner auf der Bar lassen: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-aims = Nach diesem Zug { $played ->
    [0] schlägt nächstes Mal keiner deiner Würfe
    [one] schlägt nächstes Mal { $played } deiner 36 Würfe
   *[other] schlagen nächstes Mal { $played } deiner 36 Würfe
}; nach dem besseren { $better ->
    [0] keiner
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Nach diesem Zug ist das Rennen ausgeglichen
    [one] Nach diesem Zug liegst du { $played } Pip vorn
   *[other] Nach diesem Zug liegst du { $played } Pips vorn
}; nach dem besseren { $better ->
    [0] ist es ausgeglichen
   *[other] liegst du { $better } vorn
}.
coach-lead-behind = { $played ->
    [one] Nach diesem Zug liegst du { $played } Pip zurück
   *[other] Nach diesem Zug liegst du { $played } Pips zurück
}; nach dem besseren liegst du { $better } zurück.
coach-lead-passes = { $played ->
    [one] Nach diesem Zug liegst du { $played } Pip zurück
   *[other] Nach diesem Zug liegst du { $played } Pips zurück
}; nach dem besseren { $better ->
    [0] ist das Rennen ausgeglichen
   *[other] liegst du { $better } vorn
}.
coach-lead-loses = { $played ->
    [0] Nach diesem Zug ist das Rennen ausgeglichen
    [one] Nach diesem Zug liegst du { $played } Pip vorn
   *[other] Nach diesem Zug liegst du { $played } Pips vorn
}; nach dem besseren liegst du { $better } zurück.
coach-back = Nach diesem Zug { $played ->
    [0] steht kein Stein
    [one] steht noch { $played } Stein
   *[other] stehen noch { $played } Steine
} von dir im Heimfeld des Gegners; nach dem besseren { $better ->
    [0] keiner
   *[other] { $better }
}.
coach-stack = Dein höchster Stapel hat nach diesem Zug { $played ->
    [one] { $played } Stein
   *[other] { $played } Steine
}, nach dem besseren { $better }.
coach-off = Nach diesem Zug hast du { $played ->
    [0] keinen Stein
    [one] { $played } Stein
   *[other] { $played } Steine
} ausgewürfelt; nach dem besseren { $better ->
    [0] keinen
   *[other] { $better }
}.
coach-wins = Dieser Zug gewinnt { $played } % der Spiele, der bessere { $better } %.
coach-gammons = Dieser Zug gewinnt in { $played } % der Spiele ein Gammon, der bessere in { $better } %.
coach-lost-gammons = Dieser Zug verliert in { $played } % der Spiele ein Gammon, der bessere in { $better } %.

coach-should-double = Verdoppeln ist hier richtig.
coach-should-roll = Es ist zu früh zum Verdoppeln.
coach-should-play-on = Du stehst zu gut zum Verdoppeln: Spiel weiter auf Gammon.
coach-should-take = Hier solltest du annehmen: Du gewinnst { $chance } % der Spiele, und das reicht.
coach-should-pass = Hier solltest du passen: Du gewinnst nur { $chance } % der Spiele.

fact-pips = Du hast noch { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
} vor dir.
fact-lead = Du liegst { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
} vorn.
fact-behind = Du liegst { $pips ->
    [one] { $pips } Pip
   *[other] { $pips } Pips
} zurück.
fact-on-bar = { $checkers ->
    [one] Du hast { $checkers } Stein auf der Bar.
   *[other] Du hast { $checkers } Steine auf der Bar.
}
fact-opponent-on-bar = { $checkers ->
    [one] Dein Gegner hat { $checkers } Stein auf der Bar.
   *[other] Dein Gegner hat { $checkers } Steine auf der Bar.
}
fact-off = { $checkers ->
    [0] Du hast noch keinen Stein ausgewürfelt.
    [one] Du hast { $checkers } Stein ausgewürfelt.
   *[other] Du hast { $checkers } Steine ausgewürfelt.
}
fact-opponent-off = { $checkers ->
    [0] Dein Gegner hat noch keinen Stein ausgewürfelt.
    [one] Dein Gegner hat { $checkers } Stein ausgewürfelt.
   *[other] Dein Gegner hat { $checkers } Steine ausgewürfelt.
}
fact-blot = { $shots ->
    [0] Dein Blot auf Punkt { $point } steht nicht im Schuss.
    [one] { $shots } von 36 Würfen schlägt deinen Blot auf Punkt { $point }.
   *[other] { $shots } von 36 Würfen schlagen deinen Blot auf Punkt { $point }.
}
fact-hitting = { $shots ->
    [0] Keiner deiner Würfe schlägt.
    [one] { $shots } deiner 36 Würfe schlägt.
   *[other] { $shots } deiner 36 Würfe schlagen.
}
fact-opponent-hitting = { $shots ->
    [0] Kein Wurf deines Gegners schlägt.
    [one] { $shots } der 36 Würfe deines Gegners schlägt.
   *[other] { $shots } der 36 Würfe deines Gegners schlagen.
}
fact-entering = { $shots ->
    [0] Kein Wurf kommt herein: Das Brett ist geschlossen.
    [one] { $shots } von 36 Würfen kommt herein.
   *[other] { $shots } von 36 Würfen kommen herein.
}
fact-dancing = { $shots ->
    [0] Du kannst mit jedem Wurf ziehen.
    [one] Mit { $shots } von 36 Würfen kannst du nicht ziehen.
   *[other] Mit { $shots } von 36 Würfen kannst du nicht ziehen.
}
fact-prime = { $count ->
    [one] Deine längste Prime hat { $count } Punkt.
    [6] Du hast eine volle Prime: sechs Punkte in einer Reihe.
   *[other] Deine längste Prime hat { $count } Punkte.
}
fact-back = { $checkers ->
    [0] Keiner deiner Steine steht noch hinten.
    [one] { $checkers } deiner Steine steht noch hinten.
   *[other] { $checkers } deiner Steine stehen noch hinten.
}
fact-opponent-back = { $checkers ->
    [0] Kein Stein deines Gegners steht noch hinten.
    [one] { $checkers } Stein deines Gegners steht noch hinten.
   *[other] { $checkers } Steine deines Gegners stehen noch hinten.
}
fact-stack = { $checkers ->
    [one] Dein höchster Stapel hat { $checkers } Stein.
   *[other] Dein höchster Stapel hat { $checkers } Steine.
}
coach-found-play = Es gibt einen besseren Zug.
coach-found-cube = Bist du dir mit dem Doppler sicher?
coach-show = Zeig’s mir
reason-cube-chances = Du gewinnst { $wins } % der Spiele, { $gammons } % mit einem Gammon, und verlierst in { $lost } % ein Gammon.
reason-cube-double-from = Bei diesem Doppler und diesem Stand ist Verdoppeln ab { $chance } % richtig.
reason-cube-take-from = Dein Gegner gewinnt { $wins } % der Spiele und braucht { $chance } % zum Annehmen.
reason-cube-too-good = Ab { $chance } % ist es besser, auf Gammon zu spielen, als zu verdoppeln.
reason-cube-you-need = Bei diesem Doppler und diesem Stand brauchst du { $chance } % zum Annehmen.
reason-cube-wins = Du gewinnst { $wins } % der Spiele.
reason-cube-gammons = Du gewinnst in { $gammons } % der Spiele ein Gammon und verlierst in { $lost } % ein Gammon.
reason-cube-no-market = Selbst nach deinem besten Wurf könnte dein Gegner nächstes Mal noch annehmen; es eilt also nicht.
reason-cube-market = Nach { $share } % aller Folgen aus deinem Wurf und der besten Antwort deines Gegners müsste er nächstes Mal passen.
coach-will-hit = Würfe, mit denen dein Gegner schlagen sollte: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-escapes = Würfe, die einen hinteren Stein deines Gegners befreien: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-own-escapes = Würfe, die nächstes Mal einen deiner hinteren Steine befreien: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-builders = Würfe, die nächstes Mal deinen Punkt { $point } besetzen: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-deep = Steine auf deinen Punkten { $first } und { $second }: { $played } nach diesem Zug, { $better } nach dem besseren.
coach-block = Von sechs aufeinanderfolgenden Punkten hältst du { $played } nach diesem Zug, { $better } nach dem besseren.
coach-spare-pips = Pips, die du noch ziehen kannst, bevor deine Prime aufbricht, ohne deine hinteren Steine: { $played } nach diesem Zug, { $better } nach dem besseren.
coach-breaking = Würfe, die dich nächstes Mal zwingen, einen Punkt im Heimfeld aufzugeben: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-exposing = Würfe, die dich nächstes Mal zwingen, einen Blot im Schuss stehen zu lassen: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-contact-kept = Nach diesem Zug kann niemand mehr geschlagen werden; der bessere hält den Kontakt.
coach-contact-broken = Nach dem besseren Zug kann niemand mehr geschlagen werden; dieser hält den Kontakt.
coach-will-anchor = Würfe, mit denen dein Gegner einen Punkt in deinem Heimfeld besetzen sollte: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-will-escape = Würfe, mit denen dein Gegner einen hinteren Stein befreien sollte: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-will-block = Würfe, mit denen dein Gegner einen Punkt im eigenen Heimfeld besetzen sollte: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-good-rolls = Würfe, mit denen dein Gegner schlagen, hereinkommen, einen hinteren Stein befreien oder einen Punkt besetzen sollte: { $played } von 36 nach diesem Zug, { $better } nach dem besseren.
coach-crossovers = Übergänge ins nächste Viertel, bis alle deine Steine zu Hause sind: { $played } nach diesem Zug, { $better } nach dem besseren.
coach-pips-from-home = Pips, bis alle deine Steine zu Hause sind: { $played } nach diesem Zug, { $better } nach dem besseren.
coach-wastage = Pips mit Verschwendung (EPC): { $played } nach diesem Zug, { $better } nach dem besseren.
coach-price-hit = Dieser Zug schlägt und der bessere nicht, aber hier ist das weniger wert.
reason-needed = Jeder Zug, der darin nicht besser ist, kostet mindestens { $loss } Punkte.
reason-rolls-hit = Würfe, die dich nur nach diesem Zug schlagen: { $rolls } von 36 ({ $examples }).
reason-rolls-enter = Würfe, die deinen Gegner nur nach dem besseren Zug auf der Bar lassen: { $rolls } von 36 ({ $examples }).
reason-rolls-anchor = Würfe, die deinem Gegner nach diesem Zug mehr Punkte in deinem Heimfeld geben: { $rolls } von 36 ({ $examples }).
reason-rolls-escape = Würfe, die nach diesem Zug mehr hintere Steine deines Gegners befreien: { $rolls } von 36 ({ $examples }).
reason-rolls-block = Würfe, die deinem Gegner nach diesem Zug mehr Punkte im eigenen Heimfeld geben: { $rolls } von 36 ({ $examples }).
reason-rolls-share = Auf sie entfallen { $share } % des Verlusts.
reason-rolls-most = Antworten, nach denen der bessere Zug vorn liegt: { $rolls } von 36, vor allem { $examples }.
reason-rolls-price = Würfe, die dich nur nach dem besseren Zug schlagen: { $rolls } von 36 ({ $examples }).
reason-score = Punkte, die zum Gewinn des Matches noch fehlen: dir { $yours }, deinem Gegner { $theirs }.
reason-score-crawford = Es ist das Crawford-Spiel, also darf niemand verdoppeln.
reason-score-money-better = In Einzelspielen wäre dein Zug der bessere von beiden.
reason-score-money-less = In Einzelspielen würde dein Zug nur { $loss } Punkte kosten.
reason-gammon-value-now = Wert eines Gammons bei diesem Doppler: { $yours } für dich, { $theirs } für deinen Gegner; in Einzelspielen ½.
advice-hit = Schlag: Dein Gegner verliert Boden und muss erst wieder herein.
advice-safe = Spiel sicher: Lass deinem Gegner weniger Treffer.
advice-bold = Geh das Risiko ein: Der Gewinn ist größer als die Gefahr.
advice-price = Das lässt zwar mehr Treffer zu, lohnt sich aber.
advice-point = Besetze den Punkt: Er blockiert deinen Gegner, und deine Steine sind dort sicher.
advice-keep-point = Behalte deinen Punkt; du brauchst ihn noch.
advice-anchor = Besetze einen Anker: einen sicheren Punkt im Heimfeld deines Gegners.
advice-prime = Bau deine Prime aus: Was dahinter steht, sitzt fest.
advice-bar = Halte deinen Gegner auf der Bar.
advice-contain = Lass die hinteren Steine deines Gegners nicht entkommen.
advice-escape = Bring deine hinteren Steine heraus, bevor sie eingesperrt sind.
advice-stay = Bleib hinten und warte auf einen Treffer: Das Rennen gewinnst du nicht.
advice-in-play = Halte deine Steine im Spiel, statt sie zu vergraben.
advice-prepare = Bereite deinen nächsten Punkt vor: Stell die Steine so, dass mehr Würfe ihn besetzen.
advice-aim = Ziel weiter auf die Blots deines Gegners.
advice-blitz = Greif an: Schlag und besetze Punkte, bevor dein Gegner einen Anker hat.
advice-race = Es ist ein Rennen: Verschwende keine Pips.
advice-spread = Verteil deine Steine: Ein hoher Stapel hilft niemandem.
advice-gammon = Spiel auf Gammon.
advice-save-gammon = Wende zuerst das Gammon ab.
advice-timing = Achte auf dein Timing: Behalte freie Steine zum Ziehen, damit du deine Punkte nicht aufgeben musst.
advice-next-turn = Denk einen Wurf voraus: Stell deine Steine so, dass auch dein nächster Wurf sicher ist.
advice-hinder = Stell dich deinem Gegner in den Weg: Lass ihm weniger Würfe, die einen Punkt besetzen.
advice-good-rolls = Lass deinem Gegner weniger gute Würfe.
advice-keep-contact = Halte den Kontakt: Du liegst im Rennen zurück und brauchst einen Treffer.
advice-break-contact = Löse den Kontakt: Du liegst im Rennen vorn.
advice-score-gammon = Bei diesem Stand ist dir ein Gammon mehr wert als sonst: Spiel darauf.
advice-score-no-gammon = Bei diesem Stand ist dir ein Gammon weniger wert als sonst: Gewinn einfach das Spiel.
advice-score-risk = Bei diesem Stand schadet dir ein verlorenes Gammon weniger als sonst: Du kannst mehr riskieren.
advice-score-save = Bei diesem Stand schadet dir ein verlorenes Gammon mehr als sonst: Vermeide es.
advice-score-no-backgammon = Bei diesem Stand ist dir ein Backgammon nicht mehr wert als ein Gammon: Spiel nicht darauf.
advice-score = Achte auf den Stand: Er ändert, welcher Zug der beste ist.
advice-wins = Der bessere Zug gewinnt einfach mehr Spiele.
advice-cube-now = Verdopple jetzt: Nächstes Mal kann es zu spät sein.
advice-cube-cash = Dein Gegner sollte passen; verdopple also und gewinn das Spiel.
advice-cube-behind = Verdopple nicht: Dein Gegner hat die besseren Gewinnchancen.
reason-cube-best-rolls = Deine stärksten Würfe: { $examples }.
reason-cube-volatility = Im Schnitt ändert ein Wurf die Equity um { $points } Punkte.
reason-cube-for-money = In Einzelspielen wären es { $chance } %.
reason-gammon-nothing-yours = Nach dem Verdoppeln bringt dir ein Gammon bei diesem Stand nicht mehr als ein einfacher Sieg.
reason-gammon-nothing-theirs = Nach dem Verdoppeln bringt ein Gammon deinem Gegner bei diesem Stand nicht mehr als ein einfacher Sieg.
reason-gammon-match-yours = Nach dem Verdoppeln gewinnst du mit einem Gammon das Match.
reason-gammon-match-theirs = Nach dem Verdoppeln gewinnt dein Gegner mit einem Gammon das Match.
reason-gammon-value = Wert eines Gammons nach dem Verdoppeln: { $yours } für dich, { $theirs } für deinen Gegner; in Einzelspielen ½.
reason-race-pips = Pips: { $yours } für dich, { $theirs } für deinen Gegner.
reason-race-waste = Mit Verschwendung (EPC): { $yours } und { $theirs }.
reason-race-rules = Keith-Zählung: { $yours } und { $theirs }; Kleinmans Formel gibt dem, der verdoppelt, { $chance } %.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Plan des besseren Zugs: { $plan }.
plan-blitz = Blitz
plan-prime = Prime
plan-holding = Haltespiel
plan-back-game = Backgame
plan-race = Rennen
plan-containment = Einsperren eines geschlagenen Steins
