start-title = Nyt spil
start-play = Spil
start-level = Styrke
start-rules = Regler
start-rules-about = Hvilken vejledning fulgte med dit spil?
start-rules-change = Ændr reglerne
start-rules-differ = Afviger fra de internationale regler

level-leaflet = Regellæser
level-leaflet-about = Har lige læst vejledningen
level-beginner = Begynder
level-beginner-about = Har spillet nogle få aftener
level-casual = Hyggespiller
level-casual-about = Spiller nu og da og helst sikkert
level-regular = Stamspiller
level-regular-about = Spiller hver uge
level-club = Klubspiller
level-club-about = Spiller i en klub
level-tournament = Turneringsspiller
level-tournament-about = Spiller turneringer og vinder nogle af dem
level-expert = Ekspert
level-expert-about = Ser med det samme, hvad der er godt
level-master = Mester
level-master-about = Overvejer hvert svar, du kunne give
level-grandmaster = Stormester
level-grandmaster-about = Overvejer dine svar og sin egen næste tur
level-machine = Maskinen
level-machine-about = Ser så langt frem, den kan, og tager sig god tid
level-same-dice = Alle niveauer får de samme terninger. De stærkere spiller dem bare bedre.

leaflet-international = Internationale regler
leaflet-international-about = Det, man spiller i klubber og turneringer overalt
leaflet-deluxe = Kufferten med 27 sprog
leaflet-deluxe-about = Terningen afgør, hvem der er Hvid; du tager kun ud med det nøjagtige tal; når alle er hjemme, må du springe et tal over
leaflet-swiss = Den schweiziske vejledning
leaflet-swiss-about = Punkterne hedder 1 til 12 og 1A til 12A; en efternøler koster tre gange indsatsen, også selv om nogle brikker er ude
leaflet-nordic = Den nordiske vejledning
leaflet-nordic-about = Er et tals punkt tomt, må du tage ud fra det næste lavere; du må doble når som helst
leaflet-nordic-no = Den nordiske vejledning, på norsk
leaflet-nordic-no-about = Den, der begynder, kaster igen; et tal tager enhver brik ud til og med sit punkt
leaflet-hungarian = Den ungarske vejledning
leaflet-hungarian-about = Lys spiller mod Mørk i matcher til 3, 5, 7 eller 9; doblingsterningen stopper ved 64
leaflet-portes = Portes (Grækenland)
leaflet-portes-about = Vinderen begynder næste spil; ingen doblingsterning og ingen backgammon
leaflet-tavla = Tavla (Tyrkiet)
leaflet-tavla-about = Som portes, og en brik, der slår hjemme, bliver der i den tur
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Som tavla, men terningerne afgør i hvert spil, hvem der begynder
leaflet-unlike = { $name }, med ændringer

start-length = Spilform
start-money = Enkeltspil
start-match-to = Match til { $length } point
start-cube = Doblingsterning

start-dice = Terninger
start-dice-random = Kastes for dig
start-dice-seed = Fra en startværdi
start-dice-seed-label = Startværdi
start-dice-real = Rigtige terninger
start-dice-real-about = Tryk eller skriv, hvad dine egne terninger viser

start-color = Din farve
start-color-any = Lige meget
start-color-by-die = Efter disse regler afgør terningen, hvem der er Hvid.
start-name = Navn
start-name-you = Gæst
start-name-first = Første spiller
start-name-second = Anden spiller
start-turn-board = Drej brættet mod spilleren i tur
start-position-about = GNUbg-ID, positions-ID, XGID eller OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Position sat op i hånden
start-more = Mere
start-shorter = Kortere match
start-longer = Længere match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR er præstationsratingen: hvor meget niveauet giver væk pr. beslutning. Lavere er bedre; stærke spillere ligger under 5.
leaflet-deluxe-cs = Kufferten med 27 sprog, på tjekkisk, slovakisk eller ungarsk
leaflet-deluxe-cs-about = Som på de andre sprog, men man må slet ikke lande på en spærring
leaflet-swiss-it = Den schweiziske vejledning, på italiensk
leaflet-swiss-it-about = Som på tysk og fransk, men kun det nøjagtige tal tager brikker ud
