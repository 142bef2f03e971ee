leaflets-title = Anleitungen
leaflets-read = Lesen
leaflets-change = Ändern
leaflets-change-about = Stell jede Regel ein, wie du sie magst. Was anders ist als im internationalen Spiel, ist markiert.
leaflets-restore = Wie in der Anleitung
leaflets-play = Danach spielen
leaflets-print = Drucken
leaflets-choose = Andere Anleitung

leaflets-compare = Vergleichen
leaflets-compare-one = Diese Anleitung
leaflets-compare-other = Die andere
leaflets-differences = Worin sie sich unterscheiden
leaflets-same = Was gleich ist
leaflets-no-differences = Beide sagen dasselbe.

leaflets-link = Link zu diesen Regeln
leaflets-link-about = Wer ihn öffnet, sieht diese Regeln und kann danach spielen.
leaflets-link-copied = Der Link ist kopiert.
leaflets-link-bad = Dieser Link führt zu keinen Regeln.
leaflets-link-too-long = Er ist länger, als Regeln sein können.
leaflets-link-name = Er beginnt mit einer Anleitung, die wir nicht kennen: { $text }.
leaflets-link-option = Er nennt eine Regel, die wir nicht kennen: { $text }.
leaflets-link-value = { $name } kann nicht { $text } sein.
leaflets-received = Jemand hat dir diese Regeln geschickt.

leaflets-agree-title = Seid ihr euch einig?
leaflets-agree-about = Nach diesen Regeln werdet ihr spielen.
leaflets-agree = { $player } ist einverstanden
leaflets-agree-start = Spiel beginnen

rules-of-start = Aufstellung und Anfang
rules-of-moving = Ziehen und Auswürfeln
rules-of-winning = Gewinnen
rules-of-cube = Der Doppler
rules-of-matches = Spiele und Matches
rules-of-board = Auf dem Brett

book-of-table = Regelbuch dieses Tischs
book-mark-explained = Markiert: anders als im internationalen Spiel

language-automatic = Wie im Browser
