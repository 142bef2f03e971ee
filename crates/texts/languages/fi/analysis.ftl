analysis-title = Analyysi
analysis-about = Avaa ottelu tai asema mistä tahansa ohjelmasta ja katso, mitkä siirrot olivat oikein ja mitkä eivät. Mitään ei lähde tältä laitteelta.
analysis-drop = Pudota tiedosto tähän
analysis-choose = Valitse tiedosto
analysis-choose-about = Ottelut ohjelmista GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ja muista; muoto tunnistetaan automaattisesti
analysis-paste = Tai liitä ottelu, asema tai tunnus
analysis-paste-open = Avaa
analysis-table = Kesken oleva ottelusi
analysis-editor = Asettele asema
analysis-quiz = Harjoittele virheitäni
analysis-reading = Luetaan…

read-title = { $player } vastaan { $name }
read-nothing-judged = Täällä ei ole mitään analysoitavaa.
read-oddities = { $count ->
    [one] 1 ongelma tiedostossa
   *[other] { $count } ongelmaa tiedostossa
}
read-more = { $rest-count ->
    [one] ja 1 muu
   *[other] ja { $rest-count } muuta
}
read-offered = Tämän verran saatiin luettua.
place-line = Rivi { $line }, sarake { $column }
place-record = Tietue { $count }
place-file = Tiedosto
read-oddity = { $from }: { $reason }

unreadable-empty = Se on tyhjä.
unreadable-too-large = Se on liian suuri otteluksi.
unreadable-unknown = Tämä ei ole backgammonottelu tai -asema missään tuntemassamme muodossa.
unreadable-broken = Tiedosto on vioittunut, eikä sitä voi lukea.

odd-encoding = Teksti ei ole UTF-8:aa; se luettiin muodossa { $text }.
odd-not-understood = ”{ $text }” jäi ymmärtämättä ja ohitettiin.
odd-illegible-play = ”{ $text }” ei ole siirto.
odd-bad-number = ”{ $text }” ei voi pitää paikkaansa ja ohitettiin.
odd-no-name = Pelaajalla ei ole nimeä.
odd-missing = Jotain tällaisissa tiedostoissa tavallisesti olevaa puuttuu; sille oletettiin tavallinen arvo.
odd-stake = Nämä ovat yksittäisiä pelejä, panos { $count }, ei ottelu.
odd-variant = Muunnelmaa ”{ $text }” ei tunneta; peli luettiin backgammonina.
odd-guessed-variant = Siirroista näkee, mikä peli tämä on: { $text }.
odd-cut-short = Tiedosto loppuu kesken.
odd-checksum = Tarkistussumma ei täsmää: tiedosto voi olla vioittunut.
odd-illegal-position = Tämä asema ei ole mahdollinen.
odd-contradiction = Tiedosto on tässä ristiriidassa itsensä kanssa.
odd-more-positions = { $count ->
    [one] Perässä on vielä 1 asema, joka ohitettiin.
   *[other] Perässä on vielä { $count } asemaa, jotka ohitettiin.
}
odd-other = Jokin oli vialla ja ohitettiin.
odd-illegal-play = { $play } ei ole sallittu siirto heitolla { $roll }.
odd-no-play = Tiedosto ei kerro, miten { $roll } pelattiin.
odd-start-double = Peli ei voi alkaa heitolla { $roll }.
odd-wrong-turn = On toisen pelaajan vuoro.
odd-unanswered = Tuplaukseen ei koskaan vastattu.
odd-refused = Säännöt eivät salli tätä.
odd-after-end = Peli oli jo päättynyt.
odd-cube = Kuution uusi arvo on { $counted }, ei { $said }.
odd-board = Aiemmat siirrot johtavat toiseen asemaan.
odd-winner = Toinen pelaaja voitti.
odd-points = Pelin arvo oli { $counted }, ei { $said }.
odd-score = Aiemmista peleistä kertyy toinen tilanne.

judging-depth = Ennakointi
judging-plies = { $plies ->
    [0] Ei lainkaan: heti valmis
    [one] { $plies } heitto: nopea
   *[other] { $plies } heittoa: perusteellinen
}
judging-progress = Analysoitu { $done }/{ $all }
judging-cancel = Pysäytä
judging-stopped = Pysäytetty. Tässä tähänastiset tulokset.
judging-go-on = Jatka
judging-done = Analyysi on valmis.

totals-title = Yhteensä
totals-whole = Koko ottelu
totals-session = Kaikki pelit
totals-rating = Suoritusluku (PR)
totals-rating-about = Keskimääräinen equityn menetys päätöstä kohti, kertaa 500. Pienempi on parempi: alle { $best } on maailmanluokkaa, yli { $worst } aloittelijan taso.
totals-lost = Menetetty equity
totals-lost-match = Menetetyt ottelun voittomahdollisuudet
totals-checker-play = siirroissa
totals-cube-play = kuutiolla
totals-dubious = Kyseenalaisia
totals-errors = Virheitä
totals-missed-doubles = Väliin jääneet tuplaukset
totals-wrong-doubles = Väärät tuplaukset
totals-wrong-takes = Väärät otot
totals-wrong-passes = Väärät passaukset
totals-by-play-match = { $player ->
    [you] Pelkän pelin perusteella, ilman onnea, olisit voittanut { $chance } % tällaisista otteluista.
   *[other] Pelkän pelin perusteella, ilman onnea, { $player } olisi voittanut { $chance } % tällaisista otteluista.
}
totals-by-play-money = { $player ->
    [you] Pelkän pelin perusteella, ilman onnea, olisit voittanut { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
   *[other] Pelkän pelin perusteella, ilman onnea, { $player } olisi voittanut { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }.
}

chances-match = { $player ->
    [you] Mahdollisuutesi voittaa ottelu
   *[other] Ottelun voittomahdollisuudet: { $player }
}
chances-game = { $player ->
    [you] Mahdollisuutesi voittaa peli
   *[other] Pelin voittomahdollisuudet: { $player }
}
worst-title = Pahimmat virheet
worst-none = Ei mainittavia virheitä.
worst-item = { $player }: { $play }, parempi { $better-play }

steps-first = Takaisin alkuun
steps-back = Edellinen vaihe
steps-on = Seuraava vaihe
steps-last = Loppuun
steps-back-error = Edellinen virhe
steps-on-error = Seuraava virhe
steps-of = { $done }/{ $all }
step-position = Asema
step-roll = { $player ->
    [you] Pelaat heiton { $roll }: { $play }
   *[other] { $player } pelaa heiton { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Et voi siirtää heitolla { $roll }
   *[other] { $player } ei voi siirtää heitolla { $roll }
}
step-unknown-play = { $player ->
    [you] Heität { $roll }; siirtoa ei tiedetä
   *[other] { $player } heittää { $roll }; siirtoa ei tiedetä
}
step-double = { $player ->
    [you] Tuplaat: { $value }
   *[other] { $player } tuplaa: { $value }
}
step-take = { $player ->
    [you] Otat
   *[other] { $player } ottaa
}
step-pass = { $player ->
    [you] Passaat
   *[other] { $player } passaa
}
step-beaver = { $player ->
    [you] Otat ja tuplaat heti uudestaan: beaver
   *[other] { $player } ottaa ja tuplaa heti uudestaan: beaver
}
step-raccoon = { $player ->
    [you] Tuplaat beaverin vielä kerran: raccoon
   *[other] { $player } tuplaa beaverin vielä kerran: raccoon
}
step-resign = { $player ->
    [you] Luovutat
   *[other] { $player } luovuttaa
}
step-not-judged = Ei analysoitu.
step-not-yet = Ei vielä analysoitu.
step-forced = Pakkosiirto: valinnanvaraa ei ollut.
step-best = Tämä oli paras siirto.
step-right = Tämä oli oikein.
step-dubious = Kyseenalainen
step-error = Virhe
step-blunder = Paha virhe
step-lost = Menettää { $loss }
step-luck = Heiton onni: { $luck }
step-better = { $better-play } oli parempi.
step-right-roll = Oli oikein heittää.
step-right-double = Oli oikein tuplata.
step-right-too-good = Oli oikein jatkaa: liian hyvä tuplattavaksi.
step-right-take = Oli oikein ottaa.
step-right-pass = Oli oikein passata.
step-right-beaver = Beaver oli oikein.

plays-title = Siirrot
plays-play = Siirto
# As in English.
plays-equity = Equity
plays-loss = Menetys
plays-wins = Voitot
plays-gammons = Gammonit
plays-lost-gammons = Hävityt gammonit
plays-depth = Syvyys
cube-title = Kuutio
cube-choice = Päätös
cube-no-double = Ei tuplausta
cube-double-take = Tuplaus, otto
cube-double-pass = Tuplaus, passi

# As in English.
rollout-title = Rollout
rollout-about = Pelimoottori pelaa aseman monta kertaa loppuun, samoilla nopilla kullekin ehdokkaalle.
rollout-start = Tee rollout
rollout-trials = { $trials ->
    [one] { $trials } peli
   *[other] { $trials } peliä
}
rollout-margin = ± { $margin }
rollout-margin-about = Todellinen arvo on näissä rajoissa 95 kertaa sadasta.
rollout-sure = Selvä: paras siirto on epäilyksettä parempi.
rollout-unsure = Ei vielä selvä.

export-title = Tallenna
export-sgf = GNU Backgammonille (.sgf), analyyseineen
export-mat = Otteluteksti (.mat), mille tahansa ohjelmalle
export-json = Gammonbox (.json), kaikki mukana
export-failed = Tässä muodossa sitä ei voi tallentaa: { $reason }.
judging-nets-quick = Nopea neuroverkko
judging-nets-deep = Syvä neuroverkko
worst-item-you = Sinä: { $play }, parempi { $better-play }
tab-graph = Kaavio
tab-match = Ottelu
review-play-here = Pelaa tästä
review-flip = Käännä lauta
review-to-table = Takaisin pöytään
depths-title = Vertaa syvyyksiä
window-title = Tuplausikkuna
window-opens = Tuplaa { $chance } %:sta
window-cash = Passaa { $chance } %:sta
window-too-good = Liian hyvä { $chance } %:sta
window-now = Nyt { $chance } %
totals-by-play-note = Tässä tuloksesta on poistettu arvioitu onni. PR laskee vain virheet, joten yhdessä ottelussa ne voivat poiketa toisistaan.
plays-best = Paras
doubles-take-right = kun ottaminen oli oikein
doubles-pass-right = kun passaaminen oli oikein
doubles-early = liian aikaisin
doubles-too-good = kun asema oli liian hyvä
export-picture = Kuva tästä asemasta
