leaflets-title = Anleitungen
leaflets-read = Lesen
leaflets-change = Ändern
leaflets-change-about = Stell jede Regel ein, wie du magst. Abweichungen von den internationalen Regeln sind markiert.
leaflets-restore = Wie in der Anleitung
leaflets-play = Nach diesen Regeln spielen
leaflets-print = Drucken
leaflets-choose = Andere Anleitung wählen

leaflets-compare = Vergleichen
leaflets-compare-one = Diese Anleitung
leaflets-compare-other = Andere Anleitung
leaflets-differences = Worin sie sich unterscheiden
leaflets-same = Was gleich ist
leaflets-no-differences = Beide sagen dasselbe.

leaflets-link = Link zu diesen Regeln
leaflets-link-about = Wer ihn öffnet, sieht diese Regeln und kann danach spielen.
leaflets-link-copied = Link kopiert.
leaflets-link-bad = Das ist kein Link zu Regeln.
leaflets-link-too-long = Für einen Link zu Regeln ist er zu lang.
leaflets-link-name = Er beginnt mit einer Anleitung, die wir nicht kennen: { $text }.
leaflets-link-option = Er nennt eine Regel, die wir nicht kennen: { $text }.
leaflets-link-value = { $name } kann nicht { $text } sein.
leaflets-received = Jemand hat dir diese Regeln geschickt.

leaflets-agree-title = Seid ihr beide einverstanden?
leaflets-agree-about = Ihr spielt nach diesen Regeln.
leaflets-agree = { $player } ist einverstanden
leaflets-agree-start = Spiel beginnen

rules-of-start = Aufstellung und Anfang
rules-of-moving = Ziehen und Auswürfeln
rules-of-winning = Gewinnen
rules-of-cube = Der Doppler
rules-of-matches = Spiele und Matches
rules-of-board = Auf dem Brett

book-of-table = Regeln dieses Tischs
book-mark-explained = Markiert: weicht von den internationalen Regeln ab

language-automatic = Wie im Browser
