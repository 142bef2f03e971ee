editor-title = Asettele asema
editor-about = Valitse, kumman nappuloita asetat, ja napsauta sitten kiilaa, puomia tai lokeroa. Hiiren oikea painike, tai sama Shiftin kanssa, ottaa nappulan pois.
editor-place = Aseta
editor-place-white = Valkoiset nappulat
editor-place-black = Mustat nappulat
editor-take-away = Ota pois
editor-opening = Alkuasetelma
editor-clear = Tyhjä lauta
editor-swap = Vaihda puolet
editor-on-roll = Vuorossa
editor-dice = Nopat
editor-no-dice = Ei vielä heitetty
editor-double-offered = Tuplausta on tarjottu
editor-cube-value = Kuution arvo
editor-cube-owner = Kuution haltija
editor-cube-centered = Keskellä
editor-stakes = Pelimuoto
editor-money = Yksittäinen peli
editor-match = Ottelu
editor-length = Voittoon vaadittavat pisteet
editor-score = Pisteet: { $player }
editor-crawford = Crawford-peli
editor-jacoby = Jacobyn sääntö
editor-beavers = Beaver
editor-checkers = { $player }: { $checkers ->
    [one] { $checkers } nappula
   *[other] { $checkers } nappulaa
}
editor-pips = { $player }: { $pips ->
    [one] { $pips } askel
   *[other] { $pips } askelta
}
editor-id = Aseman tunnus
editor-id-about = Liitä tähän XGID, GNUbg-tunnus, OGID tai asematunnus, tai kopioi tässä oleva.
editor-analyze = Analysoi asema
editor-possible = Tämä asema on mahdollinen.
editor-impossible = Tämä asema on mahdoton
editor-forgiven = Tämän voi silti arvioida, mutta mikään peli ei johda tähän.

fault-too-many = { $player }: { $checkers } nappulaa, ja enintään 15 on sallittu.
fault-unequal = Puolilla on eri määrä nappuloita: { $said } ja { $counted }.
fault-no-checkers = Laudalla ei ole yhtään nappulaa.
fault-shared-point = Molemmilla on nappuloita { $point }-kiilalla.
fault-both-won = Molemmat ovat kotiuttaneet kaiken.
fault-both-shut-out = Molemmat ovat puomilla suljettua kotikenttää vastassa.
fault-not-over = Toinen on kotiuttanut kaiken, joten peli on päättynyt.
fault-no-length = Ottelussa on oltava vähintään yksi piste.
fault-match-won = { $player } on jo voittanut ottelun: pisteitä on { $said }, ja voittoon riittää { $length }.
fault-no-crawford = Crawford-pelissä täsmälleen yksi pelaaja tarvitsee enää yhden pisteen.
fault-cube-in-crawford = Crawford-pelissä kukaan ei saa tuplata.
fault-owned-at-one = { $player } pitää hallussaan kuutiota, jota ei ole käännetty.
fault-offer-after-end = Tarjous on auki, vaikka peli on päättynyt.
fault-cube-not-theirs = { $player } tuplaa, vaikka kuutio ei ole hänen.
fault-no-settlement = Tässä ei voi tehdä sovintoa.
fault-other = Mikään peli ei johda tähän asemaan.
fault-over = Peli on päättynyt: päätettävää ei ole.
