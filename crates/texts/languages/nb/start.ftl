start-title = Nytt parti
start-play = Spill
start-level = Styrke
start-rules = Regler
start-rules-about = Hvilket regelark fulgte med spillet ditt?
start-rules-change = Endre reglene
start-rules-differ = Avviker fra de internasjonale reglene

level-leaflet = Regelleseren
level-leaflet-about = Har nettopp lest reglene
level-beginner = Nybegynneren
level-beginner-about = Har spilt noen kvelder
level-casual = Hyttespilleren
level-casual-about = Spiller av og til, helst trygt
level-regular = Stamgjesten
level-regular-about = Spiller hver uke
level-club = Klubbspilleren
level-club-about = Spiller i klubb
level-tournament = Turneringsspilleren
level-tournament-about = Spiller turneringer og vinner noen
level-expert = Eksperten
level-expert-about = Ser straks hva som er bra
level-master = Mesteren
level-master-about = Vurderer hvert svar du kan gi
level-grandmaster = Stormesteren
level-grandmaster-about = Vurderer svarene dine og sin egen neste tur
level-machine = Maskinen
level-machine-about = Ser så langt framover den kan, og tar seg tid
level-same-dice = Alle nivåer får de samme terningene. De sterkere spiller dem bare bedre.

leaflet-international = Internasjonale regler
leaflet-international-about = Slik klubber og turneringer spiller overalt
leaflet-deluxe = Kofferten med 27 språk
leaflet-deluxe-about = Terningen avgjør hvem som er Hvit; du tar ut bare med nøyaktig tall; når alle er hjemme, kan du hoppe over et tall
leaflet-swiss = Det sveitsiske regelarket
leaflet-swiss-about = Punktene heter 1 til 12 og 1A til 12A; en etternøler koster tredobbel innsats selv om noen brikker er ute
leaflet-nordic = Det nordiske regelarket
leaflet-nordic-about = Er punktet til et tall tomt, kan du ta ut fra det neste lavere; du kan doble når som helst
leaflet-nordic-no = Det nordiske regelarket, på norsk
leaflet-nordic-no-about = Den som begynner, kaster på nytt; et tall tar ut hvilken som helst brikke opp til sitt punkt
leaflet-hungarian = Det ungarske regelarket
leaflet-hungarian-about = Lys spiller mot Mørk, i matcher til 3, 5, 7 eller 9; kuben stopper på 64
leaflet-portes = Portes (Hellas)
leaflet-portes-about = Vinneren begynner neste parti; uten kube og uten backgammon
leaflet-tavla = Tavla (Tyrkia)
leaflet-tavla-about = Som portes, og en brikke som slår ut hjemme, blir stående der den turen
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Som tavla, men terningene avgjør i hvert parti hvem som begynner
leaflet-unlike = { $name }, med endringer

start-length = Spilleform
start-money = Enkeltpartier
start-match-to = Match til { $length } poeng
start-cube = Doblingskube

start-dice = Terninger
start-dice-random = Kastes for deg
start-dice-seed = Fra en startverdi
start-dice-seed-label = Startverdi
start-dice-real = Ekte terninger
start-dice-real-about = Trykk eller tast det dine egne terninger viser

start-color = Din farge
start-color-any = Valgfri
start-color-by-die = Etter disse reglene avgjør terningen hvem som er Hvit.
start-name = Navn
start-name-you = Gjest
start-name-first = Første spiller
start-name-second = Andre spiller
start-turn-board = Snu brettet mot spilleren i tur
start-position-about = GNUbg-ID, posisjons-ID, XGID eller OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Posisjon satt opp for hånd
start-more = Mer
start-shorter = Kortere match
start-longer = Lengre match
# As in English.
level-pr = PR { $pr }
level-pr-about = PR er prestasjonsratingen: hvor mye nivået gir bort per avgjørelse. Lavere er bedre; sterke spillere ligger under 5.
leaflet-deluxe-cs = Kofferten med 27 språk, på tsjekkisk, slovakisk eller ungarsk
leaflet-deluxe-cs-about = Som på de andre språkene, men man får ikke lande på en blokkering
leaflet-swiss-it = Det sveitsiske regelarket, på italiensk
leaflet-swiss-it-about = Som på tysk og fransk, men bare det nøyaktige tallet tar ut brikker
