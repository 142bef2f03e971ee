refused-game-over = Peli on päättynyt.
refused-match-over = Ottelu on päättynyt: { $color } on voittanut sen.
refused-game-not-over = Tämä peli ei ole vielä päättynyt.
refused-not-your-turn = Nyt päättää { $color }.
refused-start-not-settled = Ensin kumpikin heittää nopan, jotta nähdään, kuka aloittaa.
refused-start-settled = Aloittaja on jo selvillä.
refused-already-thrown = Aloitusnoppa on jo heitetty: { $die }.
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
refused-already-rolled = Nopat on jo heitetty: { $roll }.
refused-cube-not-in-use = Tätä peliä pelataan ilman kuutiota.
refused-crawford = Tämä on Crawford-peli, jossa kukaan ei saa tuplata.
refused-first-roll-not-played = Kukaan ei saa tuplata, ennen kuin pelin ensimmäinen heitto on pelattu.
refused-cube-not-yours = Kuutio on { $color ->
    [white] Valkoisen
    [black] Mustan
    [light] Vaalean
   *[dark] Tumman
} hallussa: vain haltija saa tuplata.
refused-cube-at-limit = Näillä säännöillä kuution suurin arvo on { $highest }.
refused-double-after-roll = Tuplata saa vain ennen heittoa, ja { $roll } on jo heitetty.
refused-no-beavers = Ette ole sopineet beavereista.
refused-no-raccoons = Ette ole sopineet raccooneista.
refused-settlement-in-match = Ottelun peliä ei voi päättää sovintoon.
refused-settlement-for-nothing = Sovintoon tarvitaan pisteitä.
refused-no-backgammon = Näillä säännöillä backgammonia ei ole.
refused-die-not-rolled = Heitit { $roll }: siinä ei ole silmälukua { $die }.
refused-die-used = Silmäluku { $die } on jo pelattu.
refused-no-checker-on-bar = Sinulla ei ole nappulaa puomilla.
refused-no-checker = Sinulla ei ole nappulaa { $point }-kiilalla.
refused-bar-first = { $checkers ->
    [one] Puomilla olevan nappulasi on ensin palattava peliin.
   *[other] Puomilla olevien { $checkers } nappulasi on ensin palattava peliin.
}
refused-blocked = { $point }-kiila on suljettu: siinä on { $checkers } vastustajan nappulaa.
refused-not-all-home = Saat kotiuttaa vasta, kun kaikki nappulasi ovat kotikentällä, ja yksi on vielä { $point }-kiilalla.
refused-higher-checker = Tämä silmäluku on pelattava { $higher }-kiilalta.
refused-exact-number = Näillä säännöillä { $point }-kiilalta kotiuttaa vain silmäluku { $needed }, ei { $die }.
refused-hit-and-run = Nappulasi { $point }-kiilalla löi kotikentälläsi, joten se jää siihen tällä vuorolla.
refused-both-numbers = Voit pelata heiton { $roll } molemmat silmäluvut, joten ne on pelattava.
refused-larger-number = Vain toisen silmäluvuistasi voi pelata, ja silloin sen on oltava suurempi: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Voit vielä siirtää, joten sinun on siirrettävä.
   *[other] Voit tehdä tällä heitolla { $moves } siirtoa, joten ne on tehtävä.
}
refused-turn-not-over = Vuorosi ei ole vielä ohi: voit vielä siirtää, joten sinun on siirrettävä.
refused-nothing-to-undo = Ei ole mitään peruttavaa.
refused-no-penalty-landing = Suljetulle kiilalle ei saa siirtää.
refused-not-blocked = Tuo kiila ei ole suljettu, joten rangaistusta ei ole.

offer-double = tuplaus
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] yksinkertaisen pelin luovutus
    [gammon] gammonin luovutus
   *[backgammon] backgammonin luovutus
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
offer-settlement-stake = sovintoehdotus ({ $text })

instead-moves = Mahdollista: { $play }.
instead-no-moves = Mitään ei voi siirtää.
instead-actions = Vaihtoehdot: { $actions }.
instead-nothing = Sinulla ei ole nyt mitään tehtävää.

roll-pair = { $larger }-{ $smaller }
