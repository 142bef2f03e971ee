start-title = Nieuw spel
start-play = Spelen
start-level = Speelsterkte
start-rules = Regels
start-rules-about = Welke handleiding zit er in je doos?
start-rules-change = Regels wijzigen
start-rules-differ = Wijkt af van de internationale regels

level-leaflet = Nieuweling
level-leaflet-about = Heeft net de handleiding gelezen
# As in English.
level-beginner = Beginner
level-beginner-about = Heeft een paar avonden gespeeld
level-casual = Recreant
level-casual-about = Speelt af en toe, en liefst veilig
level-regular = Vaste speler
level-regular-about = Speelt elke week
level-club = Clubspeler
level-club-about = Speelt bij een club
level-tournament = Toernooispeler
level-tournament-about = Speelt toernooien, en wint er soms een
# As in English.
level-expert = Expert
level-expert-about = Ziet in één oogopslag wat goed is
level-master = Meester
level-master-about = Bekijkt elk antwoord dat je kunt geven
level-grandmaster = Grootmeester
level-grandmaster-about = Bekijkt je antwoorden en zijn eigen volgende beurt
level-machine = De machine
level-machine-about = Kijkt zo ver vooruit als het kan, en neemt de tijd
level-same-dice = Alle niveaus krijgen dezelfde dobbelstenen. De sterkere spelen ze alleen beter.

leaflet-international = Internationale regels
leaflet-international-about = Wat clubs en toernooien overal spelen
leaflet-deluxe = De koffer met 27 talen
leaflet-deluxe-about = De dobbelsteen beslist wie Wit is; afspelen kan alleen met het precieze getal; is alles thuis, dan mag je een getal overslaan
leaflet-swiss = De Zwitserse handleiding
leaflet-swiss-about = De punten heten 1 t/m 12 en 1A t/m 12A; een achterblijver kost driemaal de inzet, ook als er al schijven zijn afgespeeld
leaflet-nordic = De Scandinavische handleiding
leaflet-nordic-about = Is het punt van een getal leeg, dan mag je afspelen van het eerstvolgende lagere; verdubbelen mag op elk moment
leaflet-nordic-no = De Scandinavische handleiding, in het Noors
leaflet-nordic-no-about = Wie begint, gooit opnieuw; een getal speelt elke schijf tot en met zijn punt af
leaflet-hungarian = De Hongaarse handleiding
leaflet-hungarian-about = Licht speelt tegen Donker, in matches om 3, 5, 7 of 9; de dubbelsteen stopt bij 64
leaflet-portes = Portes (Griekenland)
leaflet-portes-about = De winnaar begint het volgende spel; geen dubbelsteen en geen backgammon
leaflet-tavla = Tavla (Turkije)
leaflet-tavla-about = Zoals portes; bovendien blijft een schijf die in het eigen thuisbord slaat, daar die beurt staan
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Zoals tavla, maar in elk spel bepalen de dobbelstenen wie begint
leaflet-unlike = { $name }, met wijzigingen

start-length = Spelvorm
start-money = Losse spellen
start-match-to = { $length ->
    [one] Match om { $length } punt
   *[other] Match om { $length } punten
}
start-cube = Dubbelsteen

start-dice = Dobbelstenen
start-dice-random = Voor je gegooid
start-dice-seed = Vanuit een startgetal
start-dice-seed-label = Startgetal
start-dice-real = Echte dobbelstenen
start-dice-real-about = Tik of typ wat je eigen dobbelstenen tonen

start-color = Je kleur
start-color-any = Maakt niet uit
start-color-by-die = Volgens deze regels beslist de dobbelsteen wie Wit is.
start-name = Naam
start-name-you = Gast
start-name-first = Eerste speler
start-name-second = Tweede speler
start-turn-board = Draai het bord naar wie aan zet is
start-position-about = GNUbg-ID, positie-ID, XGID of OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Zelf opgezette stelling
start-more = Meer
start-shorter = Kortere match
start-longer = Langere match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR is de prestatierating: hoeveel dit niveau per beslissing weggeeft. Lager is beter; sterke spelers zitten onder de 5.
leaflet-deluxe-cs = De koffer met 27 talen, in het Tsjechisch, Slowaaks of Hongaars
leaflet-deluxe-cs-about = Als in de andere talen, maar op een blokkade mag je nooit landen
leaflet-swiss-it = De Zwitserse handleiding, in het Italiaans
leaflet-swiss-it-about = Als in het Duits en het Frans, maar alleen het exacte getal speelt af
