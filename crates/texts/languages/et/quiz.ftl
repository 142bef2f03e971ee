quiz-title = Harjutamine
quiz-about = Sinu enda vead tulevad küsimustena tagasi: varsti, kui jälle eksid, ja aina hiljem, kui need selged on. Neid hoitakse ainult selles seadmes.
quiz-due = { $due ->
    [0] Täna pole midagi korrata.
    [one] { $due } küsimus ootab.
   *[other] { $due } küsimust ootab.
}
quiz-kept = { $count ->
    [0] Ühtki viga pole veel talletatud. Mängi üks mäng arvutiga või analüüsi matši.
    [one] { $count } viga on talletatud.
   *[other] { $count } viga on talletatud.
}
quiz-next-day = { $days ->
    [0] Järgmine tuleb täna hiljem.
    [one] Järgmine tuleb homme.
   *[other] Järgmine tuleb { $days } päeva pärast.
}
quiz-practice-anyway = Harjuta ikkagi
quiz-asks-play = Kuidas käid viske { $roll }?
quiz-asks-cube = Kas viskad või duubeldad?
quiz-asks-reply = Sulle duubeldatakse: { $value }. Kas võtad vastu või loobud?
quiz-from = Allikas: { $text }
quiz-answer = See on mu vastus
quiz-show = Ma ei tea
quiz-thinking = Võrdlen…
quiz-right = Õige!
quiz-nearly = Peaaegu: annab ära ainult { $loss }.
quiz-wrong = See annab ära { $loss }.
quiz-best = Parim: { $play }
quiz-then = Siis käisid { $play }, mis andis ära { $loss }.
quiz-next = Järgmine
quiz-comes-back = { $days ->
    [0] See tuleb täna tagasi.
    [one] See tuleb homme tagasi.
   *[other] See tuleb { $days } päeva pärast tagasi.
}
quiz-forget = Unusta küsimus
quiz-keep = Harjuta vigu: { $player }
quiz-left = Täna jäänud: { $count }
quiz-progress = Õiged vastused päevade kaupa
