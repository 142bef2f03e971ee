table-score = Tilanne
table-score-of = { $player }: { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
table-score-of-stake = { $player }: { $points }
table-match-to = { $length } pisteeseen
table-money = yksittäiset pelit
table-away = puuttuu { $away }
table-crawford = Crawford-peli
table-game = Peli { $game }
table-pips = Askeleet
table-moves = Siirrot
table-rules = Käytössä olevat säännöt
table-menu = Valikko
table-board = Backgammonlauta
table-home = Poistu pöydästä

turn-throw-start = Kumpikin heittää nopan. Suurempi aloittaa.
turn-throw-color = Kumpikin heittää nopan. Suurempi saa valkoiset ja aloittaa.
turn-throw-player = Aloitusnoppa: { $player }
turn-roll = Heittovuoro: { $player }
turn-roll-or-double = Heitto tai tuplaus: { $player }
turn-play = { $player }: pelaa { $roll }
turn-finish = { $player }: päätä vuoro keräämällä nopat
turn-cannot-move = { $player } ei voi siirtää heitolla { $roll }
turn-answer-double = { $player }: otto vai passi?
turn-answer-offer = { $player }: tarjous odottaa vastausta
turn-thinking = { $player } miettii…
turn-over = Peli on päättynyt

action-throw = Heitä
action-roll = Heitä
action-done = Valmis
action-done-about = Päätä vuorosi keräämällä nopat
action-undo = Peru
action-double = Tuplaa
action-double-to = Tuplaa: { $value }
action-take = Ota
action-pass = Passaa
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Luovuta
action-claim = Vaadi voittoa
action-settle = Sovinto
action-accept = Hyväksy
action-decline = Hylkää
action-move = Siirrä nappulaa
action-play = Pelaa koko vuoro
action-land-on-block = Siirrä sululle
action-hint = Vihje
action-take-back = Ota takaisin
action-show-again = Näytä taas
action-next-game = Seuraava peli

double-title = Tuplataanko?
double-question = { $player } voi ottaa ja jatkaa, jolloin pelin arvo on { $value }, tai passata.
double-explain = Jos { $player } passaa, voitat { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
double-explain-stake = Jos { $player } passaa, voitat { $points ->
    [1] panoksen
   *[other] { $points }-kertaisen panoksen
}.
offered-double = { $player } tuplaa: { $value }.
offered-beaver = { $player } ottaa ja tuplaa heti uudestaan: beaver. Pelin arvo olisi { $value }.
offered-raccoon = { $player } tuplaa beaverin vielä kerran: raccoon. Pelin arvo olisi { $value }.
offered-pass-price = Jos passaat, häviät { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}.
offered-pass-price-stake = Jos passaat, häviät { $points ->
    [1] panoksen
   *[other] { $points }-kertaisen panoksen
}.
offered-take-meaning = Jos otat, omistat kuution arvolla { $value }, ja vain sinä saat tuplata seuraavaksi.

resign-title = Luovuta
resign-about = Tarjoudut luovuttamaan. Peli päättyy, jos { $player } hyväksyy.
resign-win = { $win ->
    [single] Yksinkertainen peli
    [gammon] Gammon
   *[backgammon] Backgammon
}
resign-price = maksaa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}
resign-price-stake = maksaa { $points ->
    [1] panoksen
   *[other] { $points }-kertaisen panoksen
}
claim-title = Vaadi voittoa
claim-about = Väität, että peli on jo voitettu. Se päättyy, jos { $player } on samaa mieltä.
settle-title = Sovinto
settle-about = Ehdotat, että peli päätetään nyt ja toinen teistä saa pisteitä.
settle-winner = Pisteet saa
settle-points = Kuinka monta
offered-resignation = { $win ->
    [single] { $player } luovuttaa yksinkertaisen pelin.
    [gammon] { $player } luovuttaa gammonin.
   *[backgammon] { $player } luovuttaa backgammonin.
}
offered-claim = { $win ->
    [single] { $player } vaatii yksinkertaista voittoa.
    [gammon] { $player } vaatii gammonia.
   *[backgammon] { $player } vaatii backgammonia.
}
offered-settlement = { $points ->
    [one] { $player } ehdottaa sovintoa: { $name } saa { $points } pisteen.
   *[other] { $player } ehdottaa sovintoa: { $name } saa { $points } pistettä.
}
offered-worth = Sen arvo olisi { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}.
offered-worth-stake = Sen arvo olisi { $points ->
    [1] panos
   *[other] { $points }-kertainen panos
}.

dice-entry-title = Mitä noppasi näyttävät?
dice-entry-one = { $player ->
    [you] Napauta noppasi silmälukua
   *[other] { $player }: napauta nopan silmälukua
}
typed-label = Kirjoita siirto
typed-bad = Tämä ei ole siirto. Kirjoita se näin: 8/5 6/5.
typed-impossible = { $play } ei ole sallittu siirto heitolla { $roll }.

hint-title = Vihje
hint-best = Paras: { $play }
hint-loses = maksaa { $loss }
hint-none = Sallittua siirtoa ei ole.
hint-roll = Heitä: on liian aikaista tuplata.
hint-double-take = Tuplaa. Vastustajan kannattaa ottaa.
hint-double-pass = Tuplaa. Vastustajan kannattaa passata.
hint-too-good = Jatka tuplaamatta: asemasi on liian hyvä tuplattavaksi.
hint-take = Ota.
hint-pass = Passaa.
hint-beaver = Ota ja vastaa beaverilla.

take-back-done = Siirto otettu takaisin.

penalty-title = Tämä kiila on suljettu
penalty-question = Näillä säännöillä sululle siirretty nappula lyödään itse: omasi joutuisi puomille, ja silmäluku { $die } olisi käytetty. Siirretäänkö silti?
penalty-confirm = Pelaa silti
table-you = Sinä
table-to-home = Etusivu
table-flip = Käännä lauta
table-keys = Näppäimet
turn-you = Sinun vuorosi
turn-you-throw = Heitä noppa aloitusvuorosta
turn-you-roll = Heitä nopat
turn-you-roll-or-double = Heitä tai tuplaa ensin
turn-you-play = Pelaa heitto { $roll }
turn-you-finish = Päätä vuorosi painamalla ”Valmis”
turn-you-cannot-move = Et voi siirtää heitolla { $roll }
turn-you-answer = Mitä vastaat?
pass-question = Passataanko ja luovutetaan tämä peli?
hint-try = Pelaa näin
hint-thinking = Mietitään…
table-light = Vaalea tai tumma
table-sound = Ääni
settle-about-stake = Ehdotat, että peli päätetään nyt ja toinen teistä saa panoksen.
settle-winner-stake = Panoksen saa
settle-points-stake = Montako kertaa panos
offered-settlement-stake = { $player } ehdottaa sovintoa: { $text }, saajana { $name }.
