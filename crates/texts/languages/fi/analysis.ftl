analysis-title = Analyysi
analysis-about = Tuo ottelu tai asema mistä tahansa ja katso, mikä oli hyvää ja mikä ei. Mitään ei lähde tältä laitteelta.
analysis-drop = Pudota tiedosto tähän
analysis-choose = Valitse tiedosto
analysis-choose-about = Ottelut ohjelmista GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid ja muista; muoto tunnistetaan sisällöstä
analysis-paste = Tai liitä ottelu, asema tai tunnus
analysis-paste-open = Avaa
analysis-table = Pöydässä oleva ottelu
analysis-editor = Asettele asema
analysis-quiz = Harjoittele virheitä
analysis-reading = Luetaan…

read-title = { $player } vastaan { $name }
read-nothing-judged = Siinä ei ole mitään arvioitavaa.
read-oddities = { $count ->
    [one] Tiedostossa on yksi outo kohta
   *[other] Tiedostossa on { $count } outoa kohtaa
}
read-more = { $rest-count ->
    [one] ja yksi muu
   *[other] ja { $rest-count } muuta
}
read-offered = Se, mikä saatiin luettua, näytetään.
place-line = Rivi { $line }, sarake { $column }
place-record = Tietue { $count }
place-file = Tiedosto
read-oddity = { $from }: { $reason }

unreadable-empty = Siinä ei ole mitään.
unreadable-too-large = Se on liian suuri otteluksi.
unreadable-unknown = Tämä ei ole backgammonottelu tai -asema missään täällä tunnetussa muodossa.
unreadable-broken = Se on rikki, eikä siitä saa luettua mitään.

odd-encoding = Teksti ei ole UTF-8:aa; se luettiin muodossa { $text }.
odd-not-understood = ”{ $text }” jäi ymmärtämättä ja jätettiin pois.
odd-illegible-play = ”{ $text }” ei ole siirto.
odd-bad-number = ”{ $text }” ei voi pitää paikkaansa ja jätettiin pois.
odd-no-name = Pelaajalla ei ole nimeä.
odd-missing = Jotain puuttuu, mitä tällaisissa tiedostoissa on; sen tilalla käytettiin tavallista.
odd-stake = Tämä on yksittäinen peli panoksella { $count }, ei ottelu.
odd-variant = Muunnelmaa ”{ $text }” ei tunneta; se luettiin backgammonina.
odd-guessed-variant = Siirroista näkee, mikä peli tämä on: { $text }.
odd-cut-short = Tiedosto loppuu kesken.
odd-checksum = Tarkistussumma ei täsmää: tiedosto voi olla vioittunut.
odd-illegal-position = Tämä asema ei ole mahdollinen.
odd-contradiction = Jokin on kerrottu kahdesti ja eri tavoin.
odd-more-positions = { $count ->
    [one] Perässä on vielä yksi asema, joka jätettiin pois.
   *[other] Perässä on vielä { $count } asemaa, jotka jätettiin pois.
}
odd-other = Jokin ei ollut niin kuin pitäisi ja jätettiin pois.
odd-illegal-play = { $play } ei ole sallittu siirto heitolla { $roll }.
odd-no-play = Mikään ei kerro, miten { $roll } pelattiin.
odd-start-double = { $roll } ei voi aloittaa peliä.
odd-wrong-turn = On toisen pelaajan vuoro.
odd-unanswered = Tuplaukseen ei ole vastattu.
odd-refused = Säännöt eivät salli tätä.
odd-after-end = Peli oli jo päättynyt.
odd-cube = Kuution uusi arvo on { $counted }, ei { $said }.
odd-board = Edelliset siirrot johtavat toiseen asemaan.
odd-winner = Voittaja on toinen pelaaja.
odd-points = Pelin arvo oli { $counted }, ei { $said }.
odd-score = Edellisistä peleistä kertyy toinen tilanne.

judging-depth = Katso eteenpäin
judging-plies = { $plies ->
    [0] Ei lainkaan: heti valmis
    [one] { $plies } heitto: nopea
   *[other] { $plies } heittoa: perusteellinen
}
judging-progress = Arvioitu { $done }/{ $all }
judging-cancel = Pysäytä
judging-stopped = Pysäytetty. Tähän asti arvioidut näytetään.
judging-go-on = Jatka
judging-done = Kaikki on arvioitu.

totals-title = Yhteensä
totals-whole = Koko ottelu
totals-session = Kaikki pelit
totals-rating = Taso (PR)
totals-rating-about = Päätöstä kohti keskimäärin menetetyt pisteet kerrottuna viidelläsadalla. Mitä pienempi, sitä parempi: alle 3 on maailmanluokkaa, yli 20 aloittelijan taso.
totals-lost = Menetetty
totals-lost-match = Menetetyt mahdollisuudet voittaa ottelu
totals-checker-play = nappulapelissä
totals-cube-play = kuutiolla
totals-dubious = Kyseenalaisia
totals-errors = Virheitä
totals-missed-doubles = Tuplaamatta jätetyt
totals-wrong-doubles = Väärät tuplaukset
totals-wrong-takes = Väärät otot
totals-wrong-passes = Väärät passaukset
totals-by-play-match = Pelkän pelin perusteella, ilman onnea, { $player } olisi voittanut { $chance } % tällaisista otteluista.
totals-by-play-money = Pelkän pelin perusteella, ilman onnea, { $player } olisi voittanut { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.

chances-match = Ottelun voiton todennäköisyys: { $player }
chances-game = Pelin voiton todennäköisyys: { $player }
worst-title = Pahimmat virheet
worst-none = Ei mainittavia virheitä.
worst-item = { $player }: { $play }, parempi { $better-play }

steps-first = Alkuun
steps-back = Taaksepäin
steps-on = Eteenpäin
steps-last = Loppuun
steps-back-error = Edellinen virhe
steps-on-error = Seuraava virhe
steps-of = { $done }/{ $all }
step-position = Asema
step-roll = { $player } pelaa heiton { $roll }: { $play }
step-no-play = { $player } ei voi siirtää heitolla { $roll }
step-unknown-play = { $player } heittää { $roll }; siirtoa ei tiedetä
step-double = { $player } tuplaa, uusi arvo { $value }
step-take = { $player } ottaa
step-pass = { $player } passaa
step-beaver = { $player } ottaa ja tuplaa heti uudestaan: beaver
step-raccoon = { $player } tuplaa beaverin: raccoon
step-resign = { $player } luovuttaa
step-not-judged = Ei arvioitu.
step-not-yet = Ei vielä arvioitu.
step-forced = Valittavaa ei ollut.
step-best = Tämä oli paras siirto.
step-right = Tämä oli oikein.
step-dubious = Kyseenalainen
step-error = Virhe
step-blunder = Iso virhe
step-lost = Menettää { $loss }
step-luck = Heiton onni: { $luck }
step-better = { $better-play } oli parempi.
step-right-roll = Oli oikein heittää.
step-right-double = Oli oikein tuplata.
step-right-too-good = Oli oikein jatkaa tuplaamatta: liian hyvä asema tuplattavaksi.
step-right-take = Oli oikein ottaa.
step-right-pass = Oli oikein passata.
step-right-beaver = Oli oikein vastata beaverilla.

plays-title = Siirrot
plays-play = Siirto
plays-equity = Pisteet
plays-loss = Menettää
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
rollout-about = Pelimoottori pelaa aseman monta kertaa loppuun, samoilla nopilla kaikille vertailtaville.
rollout-start = Tee rollout
rollout-trials = { $trials ->
    [one] { $trials } peli
   *[other] { $trials } peliä
}
rollout-margin = ± { $margin }
rollout-margin-about = Todellinen arvo on näissä rajoissa 95 tapauksessa sadasta.
rollout-sure = Asia on selvä: paras on epäilyksettä muita parempi.
rollout-unsure = Asia ei ole vielä selvä.

export-title = Tallenna
export-sgf = GNU Backgammonille (.sgf), analyyseineen
export-mat = Otteluteksti (.mat), kaikille ohjelmille
export-json = Gammonbox (.json), kaikki mukana
export-failed = Näin sitä ei voi tallentaa: { $reason }.
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
window-opens = Tuplaa { $chance } %:sta
window-cash = Passaa { $chance } %:sta
window-too-good = Liian hyvä { $chance } %:sta
window-now = Nyt { $chance } %
totals-by-play-note = Tässä tuloksesta on poistettu arvioitu onni. PR laskee vain virheet, joten yhdessä ottelussa ne voivat poiketa toisistaan.
plays-best = Paras
