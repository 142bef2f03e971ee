refused-game-over = Peli on päättynyt.
refused-match-over = Ottelu on päättynyt: { $color } on voittanut sen.
refused-game-not-over = Tämä peli ei ole vielä päättynyt.
refused-not-your-turn = Päätösvuorossa on { $color }.
refused-start-not-settled = Ensin kumpikin heittää nopan, jotta nähdään, kuka aloittaa.
refused-start-settled = Aloittaja on jo selvillä.
refused-already-thrown = Olet jo heittänyt aloitusnoppasi: { $die }.
refused-offer-open = { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} on ensin vastattava tähän: { $offer }.
refused-no-offer = Ei ole tarjousta, johon vastata.
refused-wrong-answer-cube = Tähän voi vastata vain ottamalla tai passaamalla: { $offer }.
refused-wrong-answer = Tämän voi vain hyväksyä tai hylätä: { $offer }.
refused-roll-first = Heitä ensin nopat.
refused-already-rolled = Olet jo heittänyt: { $roll }.
refused-cube-not-in-use = Tätä peliä pelataan ilman kuutiota.
refused-crawford = Tämä on Crawford-peli: kukaan ei saa tuplata.
refused-first-roll-not-played = Kukaan ei saa tuplata, ennen kuin pelin ensimmäinen heitto on pelattu.
refused-cube-not-yours = Kuution omistaa { $color }, ja vain omistaja saa tuplata.
refused-cube-at-limit = Näillä säännöillä kuution suurin arvo on { $highest }.
refused-double-after-roll = Saat tuplata vain ennen heittoa, ja { $roll } on jo heitetty.
refused-no-beavers = Ette ole sopineet beavereista.
refused-no-raccoons = Ette ole sopineet raccooneista.
refused-settlement-in-match = Ottelun pelistä ei voi tehdä sovintoa.
refused-settlement-for-nothing = Sovinnon on oltava vähintään yhden pisteen arvoinen.
refused-no-backgammon = Näillä säännöillä backgammonia ei ole.
refused-die-not-rolled = Heitit { $roll }: siinä ei ole silmälukua { $die }.
refused-die-used = Olet jo pelannut silmäluvun { $die }.
refused-no-checker-on-bar = Sinulla ei ole nappuloita puomilla.
refused-no-checker = Sinulla ei ole nappuloita { $point }-kiilalla.
refused-bar-first = { $checkers ->
    [one] Puomilla olevan nappulasi on ensin palattava peliin.
   *[other] Puomilla olevien { $checkers } nappulasi on ensin palattava peliin.
}
refused-blocked = { $checkers } vastustajan nappulaa sulkee { $point }-kiilan.
refused-not-all-home = Et voi kotiuttaa, ennen kuin kaikki nappulasi ovat kotona, ja yksi on vielä { $point }-kiilalla.
refused-higher-checker = Sinun on pelattava tämä silmäluku { $higher }-kiilalta.
refused-exact-number = Näillä säännöillä { $point }-kiilalta kotiuttaa vain silmäluku { $needed }, ei { $die }.
refused-hit-and-run = Nappulasi { $point }-kiilalla löi kotikentälläsi, joten se jää siihen tällä vuorolla.
refused-both-numbers = Voit pelata heiton { $roll } molemmat silmäluvut, joten sinun on pelattava ne.
refused-larger-number = Voit pelata vain toisen silmäluvuistasi, joten sen on oltava suurempi: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Voit vielä siirtää, joten sinun on siirrettävä.
   *[other] Voit tehdä tällä heitolla { $moves } siirtoa, joten sinun on tehtävä ne.
}
refused-turn-not-over = Vuorosi ei ole vielä ohi: voit vielä siirtää, joten sinun on siirrettävä.
refused-nothing-to-undo = Ei ole mitään peruttavaa.
refused-no-penalty-landing = Et saa siirtää suljetulle kiilalle.
refused-not-blocked = Tuo kiila ei ole suljettu, joten rangaistusta ei tule.

offer-double = tuplaus
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] tarjous luovuttaa yksinkertainen peli
    [gammon] tarjous luovuttaa gammon
   *[backgammon] tarjous luovuttaa backgammon
}
offer-claim = { $win ->
    [single] vaatimus yksinkertaisesta voitosta
    [gammon] vaatimus gammonista
   *[backgammon] vaatimus backgammonista
}
offer-settlement = { $points ->
    [one] sovintotarjous, { $points } piste
   *[other] sovintotarjous, { $points } pistettä
}
offer-settlement-stake = sovintotarjous ({ $text })

instead-moves = Mahdollista: { $play }.
instead-no-moves = Sallittua siirtoa ei ole.
instead-actions = Voit: { $actions }.
instead-nothing = Sinulla ei ole nyt mitään tehtävää.

roll-pair = { $larger }-{ $smaller }
