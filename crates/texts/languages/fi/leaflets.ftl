leaflets-title = Ohjelehtiset
leaflets-read = Lue
leaflets-change = Muuta
leaflets-change-about = Säädä jokainen sääntö mieleiseksesi. Poikkeamat kansainvälisistä säännöistä on merkitty.
leaflets-restore = Takaisin ohjelehtisen sääntöön
leaflets-play = Pelaa näillä säännöillä
leaflets-print = Tulosta
leaflets-choose = Valitse toinen ohjelehtinen

leaflets-compare = Vertaa
leaflets-compare-one = Tämä ohjelehtinen
leaflets-compare-other = Toinen ohjelehtinen
leaflets-differences = Missä ne eroavat
leaflets-same = Mikä on samaa
leaflets-no-differences = Ne sanovat samaa.

leaflets-link = Linkki näihin sääntöihin
leaflets-link-about = Sen avaava näkee nämä säännöt ja voi pelata niillä.
leaflets-link-copied = Linkki kopioitu.
leaflets-link-bad = Tämä ei ole linkki sääntöihin.
leaflets-link-too-long = Se on liian pitkä sääntölinkiksi.
leaflets-link-name = Sen alussa on ohjelehtinen, jota emme tunne: { $text }.
leaflets-link-option = Siinä on sääntö, jota emme tunne: { $text }.
leaflets-link-value = { $name } ei voi olla { $text }.
leaflets-received = Joku on lähettänyt sinulle nämä säännöt.

leaflets-agree-title = Hyväksyttekö molemmat?
leaflets-agree-about = Pelaatte näillä säännöillä.
leaflets-agree = { $player } hyväksyy
leaflets-agree-start = Aloita peli

rules-of-start = Alkuasetelma ja aloitus
rules-of-moving = Siirtäminen ja kotiuttaminen
rules-of-winning = Voitto
rules-of-cube = Kuutio
rules-of-matches = Pelit ja ottelut
rules-of-board = Laudalla

book-of-table = Tämän pöydän säännöt
book-mark-explained = Merkitty: poikkeaa kansainvälisistä säännöistä

language-automatic = Selaimen mukaan
