start-title = Jauna spēle
start-play = Spēlēt
start-level = Līmenis
start-rules = Noteikumi
start-rules-about = Kura instrukcija ir tavā komplektā?
start-rules-change = Mainīt noteikumus
start-rules-differ = Atšķiras no starptautiskajiem noteikumiem

level-leaflet = Instrukcijas lasītājs
level-leaflet-about = Tikko izlasījis instrukciju
level-beginner = Iesācējs
level-beginner-about = Spēlējis pāris vakaru
level-casual = Gadījuma spēlētājs
level-casual-about = Spēlē šad tad un piesardzīgi
level-regular = Pastāvīgs spēlētājs
level-regular-about = Spēlē katru nedēļu
level-club = Kluba spēlētājs
level-club-about = Spēlē klubā
level-tournament = Turnīru spēlētājs
level-tournament-about = Spēlē turnīros un dažos uzvar
level-expert = Lietpratējs
level-expert-about = Ar vienu skatienu redz, kas ir labi
level-master = Meistars
level-master-about = Apsver katru iespējamo tavu atbildi
level-grandmaster = Lielmeistars
level-grandmaster-about = Apsver tavas atbildes un savu nākamo gājienu
level-machine = Mašīna
level-machine-about = Skatās tik tālu, cik spēj, un nesteidzas
level-same-dice = Visi līmeņi saņem vienādus metienus. Stiprākie tos tikai labāk izspēlē.

leaflet-international = Starptautiskie noteikumi
leaflet-international-about = Tā spēlē klubos un turnīros visā pasaulē
leaflet-deluxe = Koferis ar 27 valodām
leaflet-deluxe-about = Metiens izšķir, kam baltie; kauliņus noņem tikai ar precīzu skaitli; kad visi ir mājā, skaitli drīkst izlaist
leaflet-swiss = Šveices instrukcija
leaflet-swiss-about = Lauciņus sauc no 1 līdz 12 un no 1A līdz 12A; aizmugurē palicis kauliņš maksā trīskāršu likmi, pat ja citi jau ir noņemti
leaflet-nordic = Ziemeļvalstu instrukcija
leaflet-nordic-about = Ja skaitļa lauciņš ir tukšs, noņem tuvāko zemāko kauliņu; dubultot drīkst jebkurā brīdī
leaflet-nordic-no = Ziemeļvalstu instrukcija, norvēģu valodā
leaflet-nordic-no-about = Sācējs met no jauna; skaitlis noņem jebkuru kauliņu līdz savam lauciņam
leaflet-hungarian = Ungārijas instrukcija
leaflet-hungarian-about = Gaišie pret tumšajiem, mači līdz 3, 5, 7 vai 9; kubs apstājas pie 64
leaflet-portes = Portes (Grieķija)
leaflet-portes-about = Uzvarētājs sāk nākamo partiju; bez kuba un bez bekgemona
leaflet-tavla = Tavla (Turcija)
leaflet-tavla-about = Kā portes, un kauliņš, kas nosit savā mājā, tajā gājienā paliek tur
leaflet-takhteh = Tahte (Irāna)
leaflet-takhteh-about = Kā tavla, bet katrā partijā metamie kauliņi izšķir, kurš sāk
leaflet-unlike = { $name }, ar izmaiņām

start-length = Ko spēlēt
start-money = Atsevišķas partijas
start-match-to = Mačs līdz { $length } { $length ->
    [zero] punktiem
    [one] punktam
   *[other] punktiem
}
start-cube = Dubultošanas kubs

start-dice = Metamie kauliņi
start-dice-random = Met tavā vietā
start-dice-seed = No sēklas
start-dice-seed-label = Sēkla
start-dice-real = Īsti metamie kauliņi
start-dice-real-about = Ieraksti vai pieskaries tam, ko rāda tavi metamie kauliņi

start-color = Tava krāsa
start-color-any = Jebkura
start-color-by-die = Pēc šiem noteikumiem metiens izšķir, kam baltie.
start-name = Vārds
start-name-you = Viesis
start-name-first = Pirmais spēlētājs
start-name-second = Otrais spēlētājs
start-turn-board = Griezt galdu pret metēju
start-position-about = GNUbg ID, stāvokļa ID, XGID vai OGID

variant-backgammon = Bekgemons
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Ar roku salikts stāvoklis
start-more = Vairāk
start-shorter = Īsāks mačs
start-longer = Garāks mačs
# As in English.
level-pr = PR { $pr }
level-pr-about = PR ir spēles vērtējums: cik šis līmenis zaudē vienā lēmumā. Jo mazāk, jo labāk; stipriem spēlētājiem tas ir zem 5.
leaflet-deluxe-cs = Koferis ar 27 valodām, čehu, slovāku vai ungāru valodā
leaflet-deluxe-cs-about = Kā citās valodās, bet bloķētā lauciņā iet nedrīkst
leaflet-swiss-it = Šveices instrukcija, itāļu valodā
leaflet-swiss-it-about = Kā vācu un franču valodā, bet noņem tikai ar precīzu skaitli
