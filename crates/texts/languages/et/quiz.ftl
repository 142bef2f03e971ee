quiz-title = Harjuta
quiz-about = Sinu enda vead tulevad küsimustena tagasi: varsti, kui jälle eksid, ja aina harvem, kui need selged on. Need jäävad sellesse seadmesse.
quiz-due = { $due ->
    [0] Täna pole midagi korrata.
    [one] { $due } küsimus ootab.
   *[other] { $due } küsimust ootab.
}
quiz-kept = { $count ->
    [0] Harjutada pole veel midagi. Mängi üks mäng arvutiga või analüüsi matši.
    [one] { $count } viga harjutada.
   *[other] { $count } viga harjutada.
}
quiz-next-day = { $days ->
    [0] Järgmine tuleb täna hiljem.
    [one] Järgmine tuleb homme.
   *[other] Järgmine tuleb { $days } päeva pärast.
}
quiz-practice-anyway = Harjuta ikkagi
quiz-asks-play = Kuidas käid viske { $roll }?
quiz-asks-cube = Kas viskad või duubeldad?
quiz-asks-reply = Vastane duubeldab: { $value }. Kas võtad vastu või loobud?
quiz-from = Allikas: { $text }
quiz-answer = See on mu vastus
quiz-show = Ma ei tea
quiz-thinking = Võrdlen…
quiz-right = Õige!
quiz-nearly = Lähedal: see maksab ainult { $loss }.
quiz-wrong = See maksab { $loss }.
quiz-best = Parim: { $play }
quiz-then = Eelmisel korral käisid { $play }, mis maksis { $loss }.
quiz-next = Järgmine küsimus
quiz-comes-back = { $days ->
    [0] See tuleb täna tagasi.
    [one] See tuleb homme tagasi.
   *[other] See tuleb { $days } päeva pärast tagasi.
}
quiz-forget = Unusta see küsimus
quiz-keep = { $player ->
    [you] Harjuta oma vigu
   *[other] Harjuta mängija { $player } vigu
}
quiz-left = Täna jäänud: { $count }
quiz-progress = Õiged vastused päevade kaupa
