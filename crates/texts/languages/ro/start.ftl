start-title = Joc nou
start-play = Joacă
start-level = Cât de puternic
start-rules = Reguli
start-rules-about = Ce foaie cu reguli e în cutia ta?
start-rules-change = Schimbă regulile
start-rules-differ = Altfel decât în jocul internațional

level-leaflet = Cititor de reguli
level-leaflet-about = Abia a citit foaia cu reguli
level-beginner = Începător
level-beginner-about = A jucat câteva seri
level-casual = Jucător ocazional
level-casual-about = Joacă din când în când, și la sigur
level-regular = De-al casei
level-regular-about = Joacă în fiecare săptămână
level-club = Jucător de club
level-club-about = Joacă la un club
level-tournament = Jucător de turneu
level-tournament-about = Joacă turnee și mai câștigă câte unul
# As in English.
level-expert = Expert
level-expert-about = Vede dintr-o privire ce e bine
level-master = Maestru
level-master-about = Se uită la fiecare răspuns al tău
level-grandmaster = Mare maestru
level-grandmaster-about = Se uită la răspunsurile tale și la propriul rând următor
level-machine = Mașina
level-machine-about = Se uită cât de departe poate, fără grabă
level-same-dice = Toate nivelurile primesc aceleași zaruri. Cele mai puternice doar le joacă mai bine.

leaflet-international = Reguli internaționale
leaflet-international-about = Ce se joacă peste tot în cluburi și turnee
leaflet-deluxe = Cutia cu 27 de limbi
leaflet-deluxe-about = Zarul hotărăște cine e Alb; piesele ies numai cu numărul exact; după ce toate sunt în casă, se poate renunța la un număr
leaflet-deluxe-cs = Cutia cu 27 de limbi, în cehă, slovacă sau maghiară
leaflet-deluxe-cs-about = Ca în celelalte limbi, dar pe un triunghi blocat nu se poate muta
leaflet-swiss = Foaia elvețiană
leaflet-swiss-about = Triunghiurile se numesc 1–12 și 1A–12A; o piesă rămasă în urmă costă miza triplă, chiar dacă altele au fost scoase
leaflet-swiss-it = Foaia elvețiană, în italiană
leaflet-swiss-it-about = Ca în germană și franceză, dar scoate piese doar numărul exact
leaflet-nordic = Foaia nordică
leaflet-nordic-about = Un număr care își găsește triunghiul gol scoate piesa de mai jos; se poate dubla oricând
leaflet-nordic-no = Foaia nordică, în norvegiană
leaflet-nordic-no-about = Cine începe aruncă din nou; un număr scoate orice piesă până la triunghiul lui
leaflet-hungarian = Foaia maghiară
leaflet-hungarian-about = Deschis contra Închis, în meciuri până la 3, 5, 7 sau 9; cubul se oprește la 64
leaflet-portes = Portes (Grecia)
leaflet-portes-about = Cine câștigă începe jocul următor; fără cub și fără backgammon
leaflet-tavla = Tavla (Turcia)
leaflet-tavla-about = Ca la portes, iar o piesă care lovește în casă rămâne acolo la acel rând
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Ca la tavla, dar la fiecare joc zarurile hotărăsc cine începe
leaflet-unlike = { $name }, cu schimbări

start-length = Se joacă
start-money = Partide libere
start-match-to = { $length ->
    [one] Meci până la { $length } punct
    [few] Meci până la { $length } puncte
   *[other] Meci până la { $length } de puncte
}
start-cube = Cub de dublare

start-dice = Zaruri
start-dice-random = Le aruncă programul
start-dice-seed = Dintr-o sămânță
start-dice-seed-label = Sămânță
start-dice-real = Zaruri adevărate
start-dice-real-about = Scrie sau atinge ce arată zarurile tale

start-color = Culoarea ta
start-color-any = Oricare
start-color-by-die = După aceste reguli, zarul hotărăște cine e Alb.
start-name = Nume
start-name-you = Oaspete
start-name-first = Primul jucător
start-name-second = Al doilea jucător
start-turn-board = Întoarce tabla spre cine e la rând
start-position-about = GNUbg ID, ID de poziție, XGID sau OGID

variant-backgammon = Table
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = O poziție așezată cu mâna
start-more = Mai multe
start-shorter = Meci mai scurt
start-longer = Meci mai lung
# As in English.
level-pr = PR { $pr }
level-pr-about = PR e nota de joc: cât pierde nivelul acesta la fiecare decizie. Cu cât mai mică, cu atât mai bine; jucătorii buni sunt sub 5.
