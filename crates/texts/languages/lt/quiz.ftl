quiz-title = Treniruotė
quiz-about = Tavo klaidos grįžta kaip klausimai: greitai, jei vėl suklysti, ir vis rečiau, kai atsakymą jau žinai. Jos lieka šiame įrenginyje.
quiz-due = { $due ->
    [0] Šiandien klausimų nėra.
    [one] Laukia { $due } klausimas.
    [few] Laukia { $due } klausimai.
    [many] Laukia { $due } klausimo.
   *[other] Laukia { $due } klausimų.
}
quiz-kept = { $count ->
    [0] Klaidų treniruotei dar nėra. Sužaisk partiją su kompiuteriu arba išanalizuok mačą.
    [one] { $count } klaida treniruotei.
    [few] { $count } klaidos treniruotei.
    [many] { $count } klaidos treniruotei.
   *[other] { $count } klaidų treniruotei.
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
quiz-asks-reply = Varžovas dvigubina iki { $value }. Priimti ar atsisakyti?
quiz-from = Šaltinis: { $text }
quiz-answer = Mano atsakymas
quiz-show = Nežinau
quiz-thinking = Lyginama…
quiz-right = Teisingai!
quiz-nearly = Beveik: kainuoja tik { $loss }.
quiz-wrong = Tai kainuoja { $loss }.
quiz-best = Geriausia: { $play }
quiz-then = Praėjusį kartą žaidei { $play } ir praradai { $loss }.
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
quiz-keep = { $player ->
    [you] Mokytis iš savo klaidų
   *[other] Mokytis iš klaidų: { $player }
}
quiz-left = Šiandien liko: { $count }
quiz-progress = Teisingi atsakymai kasdien
