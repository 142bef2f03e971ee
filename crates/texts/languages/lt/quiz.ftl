quiz-title = Treniruotė
quiz-about = Tavo klaidos grįžta kaip klausimai: greitai, jei vėl suklysti, ir vis vėliau, jei atsakymą žinai. Jos laikomos tik šiame įrenginyje.
quiz-due = { $due ->
    [0] Šiandien klausimų nėra.
    [one] Laukia { $due } klausimas.
    [few] Laukia { $due } klausimai.
    [many] Laukia { $due } klausimo.
   *[other] Laukia { $due } klausimų.
}
quiz-kept = { $count ->
    [0] Klaidų dar nėra. Sužaisk partiją su kompiuteriu arba išanalizuok mačą.
    [one] Išsaugota { $count } klaida.
    [few] Išsaugotos { $count } klaidos.
    [many] Išsaugota { $count } klaidos.
   *[other] Išsaugota { $count } klaidų.
}
quiz-next-day = { $days ->
    [0] Kitas klausimas bus dar šiandien.
    [1] Kitas klausimas bus rytoj.
    [one] Kitas klausimas bus po { $days } dienos.
    [few] Kitas klausimas bus po { $days } dienų.
    [many] Kitas klausimas bus po { $days } dienos.
   *[other] Kitas klausimas bus po { $days } dienų.
}
quiz-practice-anyway = Vis tiek treniruotis
quiz-asks-play = Kaip žaistum { $roll }?
quiz-asks-cube = Mesti ar dvigubinti?
quiz-asks-reply = Tau siūlo dvigubinti iki { $value }. Priimti ar atsisakyti?
quiz-from = Šaltinis: { $text }
quiz-answer = Mano atsakymas
quiz-show = Nežinau
quiz-thinking = Lyginama…
quiz-right = Teisingai!
quiz-nearly = Beveik: atiduoda tik { $loss }.
quiz-wrong = Tai atiduoda { $loss }.
quiz-best = Geriausia: { $play }
quiz-then = Tada tavo ėjimas buvo { $play } ir atidavė { $loss }.
quiz-next = Kitas klausimas
quiz-comes-back = { $days ->
    [0] Klausimas grįš šiandien.
    [1] Klausimas grįš rytoj.
    [one] Klausimas grįš po { $days } dienos.
    [few] Klausimas grįš po { $days } dienų.
    [many] Klausimas grįš po { $days } dienos.
   *[other] Klausimas grįš po { $days } dienų.
}
quiz-forget = Pamiršti šį klausimą
quiz-keep = Kartoti klaidas: { $player }
quiz-left = Šiandien liko: { $count }
quiz-progress = Teisingi atsakymai kasdien
