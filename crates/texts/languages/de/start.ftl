start-title = Neues Spiel
start-play = Spielen
start-level = Spielstärke
start-rules = Regeln
start-rules-about = Welche Anleitung liegt deinem Spiel bei?
start-rules-change = Regeln ändern
start-rules-differ = Weicht von den internationalen Regeln ab

level-leaflet = Neuling
level-leaflet-about = Hat gerade die Anleitung gelesen
level-beginner = Anfänger
level-beginner-about = Hat ein paar Abende gespielt
level-casual = Hobbyspieler
level-casual-about = Spielt ab und zu und geht gern auf Nummer sicher
level-regular = Stammspieler
level-regular-about = Spielt jede Woche
level-club = Clubspieler
level-club-about = Spielt in einem Club
level-tournament = Turnierspieler
level-tournament-about = Spielt Turniere und gewinnt auch welche
level-expert = Experte
level-expert-about = Sieht auf einen Blick, was gut ist
level-master = Meister
level-master-about = Bedenkt jede deiner möglichen Antworten
level-grandmaster = Großmeister
level-grandmaster-about = Bedenkt deine Antworten und den eigenen nächsten Zug
level-machine = Die Maschine
level-machine-about = Schaut so weit voraus, wie es geht, und nimmt sich Zeit
level-same-dice = Alle Stärken bekommen dieselben Würfel. Die stärkeren spielen sie nur besser.

leaflet-international = Internationale Regeln
leaflet-international-about = Was Clubs und Turniere überall spielen
leaflet-deluxe = Der Koffer mit 27 Sprachen
leaflet-deluxe-about = Der Würfel entscheidet, wer Weiß hat; ausgewürfelt wird nur mit der genauen Zahl; sind alle im Heimfeld, darfst du eine Zahl auslassen
leaflet-swiss = Die Schweizer Anleitung
leaflet-swiss-about = Die Punkte heißen 1 bis 12 und 1A bis 12A; ein Nachzügler kostet den dreifachen Einsatz, auch wenn schon Steine ausgewürfelt sind
leaflet-nordic = Die nordische Anleitung
leaflet-nordic-about = Ist der Punkt einer Zahl leer, darfst du vom nächsttieferen auswürfeln; verdoppeln darfst du jederzeit
leaflet-nordic-no = Die nordische Anleitung, auf Norwegisch
leaflet-nordic-no-about = Wer anfängt, würfelt neu; eine Zahl würfelt jeden Stein bis zu ihrem Punkt aus
leaflet-hungarian = Die ungarische Anleitung
leaflet-hungarian-about = Hell spielt gegen Dunkel, in Matches auf 3, 5, 7 oder 9; der Doppler endet bei 64
leaflet-portes = Portes (Griechenland)
leaflet-portes-about = Der Gewinner fängt das nächste Spiel an; ohne Doppler und ohne Backgammon
leaflet-tavla = Tavla (Türkei)
leaflet-tavla-about = Wie Portes; dazu bleibt ein Stein, der im eigenen Heimfeld schlägt, für diesen Zug dort
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Wie Tavla, aber in jedem Spiel entscheiden die Würfel, wer anfängt
leaflet-unlike = { $name }, mit Änderungen

start-length = Modus
start-money = Einzelspiele
start-match-to = { $length ->
    [one] Match auf { $length } Punkt
   *[other] Match auf { $length } Punkte
}
start-cube = Doppler

start-dice = Würfel
start-dice-random = Für dich gewürfelt
start-dice-seed = Aus einem Startwert
start-dice-seed-label = Startwert
start-dice-real = Echte Würfel
start-dice-real-about = Tipp an oder ein, was deine eigenen Würfel zeigen

start-color = Deine Farbe
start-color-any = Egal
start-color-by-die = Nach diesen Regeln entscheidet der Würfel, wer Weiß hat.
# As in English.
start-name = Name
start-name-you = Gast
start-name-first = Erster Spieler
start-name-second = Zweiter Spieler
start-turn-board = Brett zum Spieler am Zug drehen
start-position-about = GNUbg-ID, Positions-ID, XGID oder OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Von Hand aufgebaute Stellung
start-more = Mehr
start-shorter = Kürzeres Match
start-longer = Längeres Match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR ist der Leistungswert: wie viel diese Spielstärke pro Entscheidung verschenkt. Weniger ist besser; starke Spieler liegen unter 5.
leaflet-deluxe-cs = Der Koffer mit 27 Sprachen, auf Tschechisch, Slowakisch oder Ungarisch
leaflet-deluxe-cs-about = Wie in den anderen Sprachen, aber auf einem Block darf niemand landen
leaflet-swiss-it = Die Schweizer Anleitung, auf Italienisch
leaflet-swiss-it-about = Wie auf Deutsch und Französisch, aber ausgewürfelt wird nur mit der genauen Zahl
