leaflets-title = Ohjelehtiset
leaflets-read = Lue
leaflets-change = Muuta
leaflets-change-about = Valitse jokainen sääntö niin kuin haluat. Kansainvälisestä pelistä poikkeavat on merkitty.
leaflets-restore = Kuten lehtisessä
leaflets-play = Pelaa näillä
leaflets-print = Tulosta
leaflets-choose = Toinen lehtinen

leaflets-compare = Vertaa
leaflets-compare-one = Tämä lehtinen
leaflets-compare-other = Toinen
leaflets-differences = Missä ne eroavat
leaflets-same = Mikä on samaa
leaflets-no-differences = Molemmat sanovat samaa.

leaflets-link = Linkki näihin sääntöihin
leaflets-link-about = Kuka tahansa, joka avaa sen, näkee nämä säännöt ja voi pelata niillä.
leaflets-link-copied = Linkki on kopioitu.
leaflets-link-bad = Tämä linkki ei johda sääntöihin.
leaflets-link-too-long = Se on pidempi kuin mitkään säännöt.
leaflets-link-name = Sen alussa on lehtinen, jota emme tunne: { $text }.
leaflets-link-option = Siinä on sääntö, jota emme tunne: { $text }.
leaflets-link-value = { $name } ei voi olla { $text }.
leaflets-received = Joku on lähettänyt sinulle nämä säännöt.

leaflets-agree-title = Sopivatko nämä molemmille?
leaflets-agree-about = Näillä säännöillä aiotte pelata.
leaflets-agree = { $player } hyväksyy
leaflets-agree-start = Aloita peli

rules-of-start = Alkuasetelma ja aloitus
rules-of-moving = Siirtäminen ja kotiuttaminen
rules-of-winning = Voitto
rules-of-cube = Kuutio
rules-of-matches = Pelit ja ottelut
rules-of-board = Laudalla

book-of-table = Tämän pöydän sääntökirja
book-mark-explained = Merkitty: toisin kuin kansainvälisessä pelissä

language-automatic = Selaimen mukaan
