leaflets-title = Handleidingen
leaflets-read = Lezen
leaflets-change = Wijzigen
leaflets-change-about = Kies elke regel zoals jij hem wilt. Wat anders is dan in het internationale spel, is gemarkeerd.
leaflets-restore = Zoals in de handleiding
leaflets-play = Met deze regels spelen
leaflets-print = Printen
leaflets-choose = Andere handleiding

leaflets-compare = Vergelijken
leaflets-compare-one = Deze handleiding
leaflets-compare-other = De andere
leaflets-differences = Waarin ze verschillen
leaflets-same = Wat hetzelfde is
leaflets-no-differences = Beide zeggen hetzelfde.

leaflets-link = Link naar deze regels
leaflets-link-about = Wie hem opent, ziet deze regels en kan ermee spelen.
leaflets-link-copied = De link is gekopieerd.
leaflets-link-bad = Deze link leidt niet naar regels.
leaflets-link-too-long = Hij is langer dan regels ooit zijn.
leaflets-link-name = Hij begint met een handleiding die we niet kennen: { $text }.
leaflets-link-option = Hij noemt een regel die we niet kennen: { $text }.
leaflets-link-value = “{ $name }” kan niet { $text } zijn.
leaflets-received = Iemand heeft je deze regels gestuurd.

leaflets-agree-title = Zijn jullie het eens?
leaflets-agree-about = Dit zijn de regels waarmee jullie gaan spelen.
leaflets-agree = { $player } gaat akkoord
leaflets-agree-start = Beginnen

rules-of-start = Opstelling en begin
rules-of-moving = Zetten en afspelen
rules-of-winning = Winnen
rules-of-cube = De dubbelsteen
rules-of-matches = Spellen en matches
rules-of-board = Op het bord

book-of-table = Regelboek van deze tafel
book-mark-explained = Gemarkeerd: anders dan in het internationale spel

language-automatic = Zoals in de browser
