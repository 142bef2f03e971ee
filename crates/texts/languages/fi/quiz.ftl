quiz-title = Harjoittelu
quiz-about = Omat virheesi palaavat kysymyksinä: pian, jos erehdyt taas, ja yhä harvemmin, kun osaat. Ne säilyvät vain tällä laitteella.
quiz-due = { $due ->
    [0] Tänään ei ole kerrattavaa.
    [one] { $due } kysymys odottaa.
   *[other] { $due } kysymystä odottaa.
}
quiz-kept = { $count ->
    [0] Virheitä ei ole vielä tallessa. Pelaa tietokonetta vastaan tai analysoi ottelu.
    [one] { $count } virhe on tallessa.
   *[other] { $count } virhettä on tallessa.
}
quiz-next-day = { $days ->
    [0] Seuraava tulee myöhemmin tänään.
    [one] Seuraava tulee huomenna.
   *[other] Seuraava tulee { $days } päivän päästä.
}
quiz-practice-anyway = Harjoittele silti
quiz-asks-play = Miten pelaat heiton { $roll }?
quiz-asks-cube = Heitätkö vai tuplaatko?
quiz-asks-reply = Sinulle tuplataan, uusi arvo { $value }. Otatko vai passaatko?
quiz-from = Lähde: { $text }
quiz-answer = Tämä on vastaus
quiz-show = En tiedä
quiz-thinking = Verrataan…
quiz-right = Oikein!
quiz-nearly = Melkein: menettää vain { $loss }.
quiz-wrong = Tämä menettää { $loss }.
quiz-best = Paras: { $play }
quiz-then = Silloin pelasit { $play }, joka menetti { $loss }.
quiz-next = Seuraava
quiz-comes-back = { $days ->
    [0] Se palaa tänään.
    [one] Se palaa huomenna.
   *[other] Se palaa { $days } päivän päästä.
}
quiz-forget = Unohda kysymys
quiz-keep = Harjoittele virheitä: { $player }
quiz-left = Tänään jäljellä: { $count }
quiz-progress = Oikeat vastaukset päivittäin
