quiz-title = Harjoittele
quiz-about = Omat virheesi palaavat kysymyksinä: pian, jos erehdyt taas, ja yhä harvemmin, kun osaat. Ne pysyvät tällä laitteella.
quiz-due = { $due ->
    [0] Tänään ei ole kerrattavaa.
    [one] { $due } kysymys odottaa.
   *[other] { $due } kysymystä odottaa.
}
quiz-kept = { $count ->
    [0] Harjoiteltavaa ei vielä ole. Pelaa tietokonetta vastaan tai analysoi ottelu.
    [one] { $count } virhe harjoiteltavana.
   *[other] { $count } virhettä harjoiteltavana.
}
quiz-next-day = { $days ->
    [0] Seuraava tulee myöhemmin tänään.
    [one] Seuraava tulee huomenna.
   *[other] Seuraava tulee { $days } päivän päästä.
}
quiz-practice-anyway = Harjoittele silti
quiz-asks-play = Miten pelaat heiton { $roll }?
quiz-asks-cube = Heitätkö vai tuplaatko?
quiz-asks-reply = Vastustaja tuplaa: { $value }. Otatko vai passaatko?
quiz-from = Lähde: { $text }
quiz-answer = Tämä on vastaukseni
quiz-show = En tiedä
quiz-thinking = Verrataan…
quiz-right = Oikein!
quiz-nearly = Lähellä: se maksaa vain { $loss }.
quiz-wrong = Tämä maksaa { $loss }.
quiz-best = Paras: { $play }
quiz-then = Viimeksi pelasit { $play }, mikä maksoi { $loss }.
quiz-next = Seuraava kysymys
quiz-comes-back = { $days ->
    [0] Se palaa tänään.
    [one] Se palaa huomenna.
   *[other] Se palaa { $days } päivän päästä.
}
quiz-forget = Unohda tämä kysymys
quiz-keep = { $player ->
    [you] Harjoittele omia virheitäsi
   *[other] Harjoittele pelaajan { $player } virheitä
}
quiz-left = Tänään jäljellä: { $count }
quiz-progress = Oikeat vastaukset päivittäin
