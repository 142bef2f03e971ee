start-title = Nytt spel
start-play = Spela
start-level = Hur stark
start-rules = Regler
start-rules-about = Vilket regelblad ligger i din låda?
start-rules-change = Ändra reglerna
start-rules-differ = Inte som i det internationella spelet

level-leaflet = Regelläsaren
level-leaflet-about = Har just läst reglerna
level-beginner = Nybörjaren
level-beginner-about = Har spelat några kvällar
level-casual = Söndagsspelaren
level-casual-about = Spelar då och då, helst säkert
level-regular = Stamgästen
level-regular-about = Spelar varje vecka
level-club = Klubbspelaren
level-club-about = Spelar i klubb
level-tournament = Turneringsspelaren
level-tournament-about = Spelar turneringar och vinner ibland
level-expert = Experten
level-expert-about = Ser direkt vad som är bra
level-master = Mästaren
level-master-about = Ser på alla dina svar
level-grandmaster = Stormästaren
level-grandmaster-about = Ser på dina svar och på sin egen nästa tur
level-machine = Maskinen
level-machine-about = Ser så långt den kan och tar sin tid
level-same-dice = Alla nivåer får samma tärningar. De starkare spelar dem bara bättre.

leaflet-international = Internationella regler
leaflet-international-about = Så spelar klubbar och turneringar överallt
leaflet-deluxe = Väskan med 27 språk
leaflet-deluxe-about = Tärningen avgör vem som är Vit; brickor flyttas ut bara med exakt tal; när alla är hemma får man avstå från ett tal
leaflet-deluxe-cs = Väskan med 27 språk, på tjeckiska, slovakiska eller ungerska
leaflet-deluxe-cs-about = Som på de andra språken, men man får inte landa på en spärrad punkt
leaflet-swiss = Det schweiziska bladet
leaflet-swiss-about = Punkterna heter 1 till 12 och 1A till 12A; en eftersläntrare kostar tredubbel insats även om brickor är ute
leaflet-swiss-it = Det schweiziska bladet, på italienska
leaflet-swiss-it-about = Som på tyska och franska, men bara det exakta talet flyttar ut
leaflet-nordic = Det nordiska bladet
leaflet-nordic-about = Ett tal vars punkt är tom tar närmaste bricka nedanför; man får dubbla när som helst
leaflet-nordic-no = Det nordiska bladet, på norska
leaflet-nordic-no-about = Den som börjar kastar om; ett tal tar ut vilken bricka som helst upp till sin punkt
leaflet-hungarian = Det ungerska bladet
leaflet-hungarian-about = Ljus spelar mot Mörk, i matcher till 3, 5, 7 eller 9; kuben stannar på 64
leaflet-portes = Portes (Grekland)
leaflet-portes-about = Vinnaren börjar nästa spel; utan kub och utan backgammon
leaflet-tavla = Tavla (Turkiet)
leaflet-tavla-about = Som portes, och en bricka som slår ut i sitt eget bo står kvar där den turen
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Som tavla, men tärningarna avgör i varje spel vem som börjar
leaflet-unlike = { $name }, med ändringar

start-length = Spelform
start-money = Fristående partier
start-match-to = Match till { $length } poäng
start-cube = Dubblingskub

start-dice = Tärningar
start-dice-random = Kastas åt dig
start-dice-seed = Från ett frö
start-dice-seed-label = Frö
start-dice-real = Riktiga tärningar
start-dice-real-about = Skriv eller tryck vad dina egna tärningar visar

start-color = Din färg
start-color-any = Valfri
start-color-by-die = Med de här reglerna avgör tärningen vem som är Vit.
start-name = Namn
start-name-you = Gäst
start-name-first = Första spelaren
start-name-second = Andra spelaren
start-turn-board = Vrid brädet mot den som är i tur
start-position-about = GNUbg-ID, positions-ID, XGID eller OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = En position uppsatt för hand
start-more = Mer
start-shorter = Kortare match
start-longer = Längre match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR är spelbetyget: hur mycket nivån ger bort per beslut. Ju lägre, desto bättre; starka spelare ligger under 5.
