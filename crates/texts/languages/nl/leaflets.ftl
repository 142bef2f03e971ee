leaflets-title = Handleidingen
leaflets-read = Lezen
leaflets-change = Wijzigen
leaflets-change-about = Stel elke regel in zoals je wilt. Afwijkingen van de internationale regels zijn gemarkeerd.
leaflets-restore = Terug naar de handleiding
leaflets-play = Met deze regels spelen
leaflets-print = Printen
leaflets-choose = Kies een andere handleiding

leaflets-compare = Vergelijken
leaflets-compare-one = Deze handleiding
leaflets-compare-other = Andere handleiding
leaflets-differences = Waarin ze verschillen
leaflets-same = Wat hetzelfde is
leaflets-no-differences = Ze zeggen hetzelfde.

leaflets-link = Link naar deze regels
leaflets-link-about = Wie hem opent, ziet deze regels en kan ermee spelen.
leaflets-link-copied = Link gekopieerd.
leaflets-link-bad = Dit is geen link naar regels.
leaflets-link-too-long = Hij is te lang voor een link naar regels.
leaflets-link-name = Hij begint met een handleiding die we niet kennen: { $text }.
leaflets-link-option = Hij noemt een regel die we niet kennen: { $text }.
leaflets-link-value = “{ $name }” kan niet { $text } zijn.
leaflets-received = Iemand heeft je deze regels gestuurd.

leaflets-agree-title = Gaan jullie allebei akkoord?
leaflets-agree-about = Jullie spelen met deze regels.
leaflets-agree = { $player } gaat akkoord
leaflets-agree-start = Spel beginnen

rules-of-start = Opstelling en begin
rules-of-moving = Zetten en afspelen
rules-of-winning = Winnen
rules-of-cube = De dubbelsteen
rules-of-matches = Spellen en matches
rules-of-board = Op het bord

book-of-table = Regels van deze tafel
book-mark-explained = Gemarkeerd: wijkt af van de internationale regels

language-automatic = Zoals de browser
