start-title = Nytt parti
start-play = Spela
start-level = Styrka
start-rules = Regler
start-rules-about = Vilket regelblad följde med ditt spel?
start-rules-change = Ändra reglerna
start-rules-differ = Skiljer sig från de internationella reglerna

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
level-master-about = Överväger varje svar du kan ge
level-grandmaster = Stormästaren
level-grandmaster-about = Överväger dina svar och sin egen nästa tur
level-machine = Maskinen
level-machine-about = Ser så långt framåt den kan och tar sin tid
level-same-dice = Alla nivåer får samma tärningar. De starkare spelar dem bara bättre.

leaflet-international = Internationella regler
leaflet-international-about = Så spelar klubbar och turneringar överallt
leaflet-deluxe = Väskan med 27 språk
leaflet-deluxe-about = Tärningen avgör vem som är Vit; du flyttar ut bara med exakt tal; när alla är hemma får du hoppa över ett tal
leaflet-swiss = Det schweiziska regelbladet
leaflet-swiss-about = Punkterna heter 1 till 12 och 1A till 12A; en eftersläntrare kostar tredubbel insats även om brickor är ute
leaflet-nordic = Det nordiska regelbladet
leaflet-nordic-about = Om ett tals punkt är tom får du flytta ut från den närmast lägre; du får dubbla när som helst
leaflet-nordic-no = Det nordiska regelbladet, på norska
leaflet-nordic-no-about = Den som börjar kastar om; ett tal flyttar ut vilken bricka som helst upp till sin punkt
leaflet-hungarian = Det ungerska regelbladet
leaflet-hungarian-about = Ljus spelar mot Mörk, i matcher till 3, 5, 7 eller 9; kuben stannar på 64
leaflet-portes = Portes (Grekland)
leaflet-portes-about = Vinnaren börjar nästa parti; utan kub och utan backgammon
leaflet-tavla = Tavla (Turkiet)
leaflet-tavla-about = Som portes, och en bricka som slår ut i sitt eget bo står kvar där den turen
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Som tavla, men tärningarna avgör i varje parti vem som börjar
leaflet-unlike = { $name }, med ändringar

start-length = Spelform
start-money = Fristående partier
start-match-to = Match till { $length } poäng
start-cube = Dubblingskub

start-dice = Tärningar
start-dice-random = Kastas åt dig
start-dice-seed = Från ett slumpfrö
start-dice-seed-label = Slumpfrö
start-dice-real = Riktiga tärningar
start-dice-real-about = Tryck eller skriv vad dina egna tärningar visar

start-color = Din färg
start-color-any = Valfri
start-color-by-die = Med de här reglerna avgör tärningen vem som är Vit.
start-name = Namn
start-name-you = Gäst
start-name-first = Första spelaren
start-name-second = Andra spelaren
start-turn-board = Vrid brädet mot spelaren i tur
start-position-about = GNUbg-ID, positions-ID, XGID eller OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Position uppställd för hand
start-more = Mer
start-shorter = Kortare match
start-longer = Längre match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR är prestationsratingen: hur mycket nivån ger bort per beslut. Lägre är bättre; starka spelare ligger under 5.
leaflet-deluxe-cs = Väskan med 27 språk, på tjeckiska, slovakiska eller ungerska
leaflet-deluxe-cs-about = Som på de andra språken, men man får inte landa på en spärrad punkt
leaflet-swiss-it = Det schweiziska regelbladet, på italienska
leaflet-swiss-it-about = Som på tyska och franska, men bara det exakta talet flyttar ut
