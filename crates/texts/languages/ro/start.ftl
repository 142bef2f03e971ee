start-title = Partidă nouă
start-play = Joacă
start-level = Nivel
start-rules = Reguli
start-rules-about = Ce foaie cu reguli e în cutia ta?
start-rules-change = Schimbă regulile
start-rules-differ = Diferit de regulile internaționale

level-leaflet = Cititorul foii
level-leaflet-about = Abia a citit foaia cu reguli
level-beginner = Începător
level-beginner-about = A jucat câteva seri
level-casual = Jucător ocazional
level-casual-about = Joacă din când în când, și la sigur
level-regular = Obișnuit
level-regular-about = Joacă în fiecare săptămână
level-club = Jucător de club
level-club-about = Joacă la un club
level-tournament = Jucător de turneu
level-tournament-about = Joacă turnee și mai câștigă câte unul
# As in English.
level-expert = Expert
level-expert-about = Vede dintr-o privire ce e bine
level-master = Maestru
level-master-about = Ia în calcul fiecare răspuns al tău
level-grandmaster = Mare maestru
level-grandmaster-about = Ia în calcul răspunsurile tale și propriul rând următor
level-machine = Mașina
level-machine-about = Se uită cât de departe poate și nu se grăbește
level-same-dice = Toate nivelurile primesc aceleași zaruri. Cele mai puternice doar le joacă mai bine.

leaflet-international = Reguli internaționale
leaflet-international-about = Ce se joacă peste tot în cluburi și turnee
leaflet-deluxe = Cutia cu 27 de limbi
leaflet-deluxe-about = Zarul hotărăște cine e Alb; scoți numai cu numărul exact; după ce toate sunt în casă, poți sări peste un număr
leaflet-swiss = Foaia elvețiană
leaflet-swiss-about = Triunghiurile se numesc 1–12 și 1A–12A; o piesă rămasă în urmă costă de trei ori miza, chiar dacă altele au fost scoase
leaflet-nordic = Foaia nordică
leaflet-nordic-about = Dacă triunghiul numărului e gol, poți scoate de pe următorul mai mic; poți dubla oricând
leaflet-nordic-no = Foaia nordică, în norvegiană
leaflet-nordic-no-about = Cine începe aruncă din nou; un număr scoate orice piesă până la triunghiul lui
leaflet-hungarian = Foaia maghiară
leaflet-hungarian-about = Deschis contra Închis, în meciuri până la 3, 5, 7 sau 9; cubul se oprește la 64
leaflet-portes = Portes (Grecia)
leaflet-portes-about = Câștigătorul începe partida următoare; fără cub și fără backgammon
leaflet-tavla = Tavla (Turcia)
leaflet-tavla-about = Ca la portes, iar o piesă care lovește în casă rămâne acolo la acel rând
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Ca la tavla, dar zarurile hotărăsc cine începe fiecare partidă
leaflet-unlike = { $name }, cu schimbări

start-length = Format
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
start-dice-real = Zaruri reale
start-dice-real-about = Atinge sau scrie ce arată zarurile tale

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
variant-free = Poziție așezată cu mâna
start-more = Mai multe
start-shorter = Meci mai scurt
start-longer = Meci mai lung
# As in English.
level-pr = PR { $pr }
level-pr-about = PR e indicele de performanță: cât pierde nivelul pe decizie. Mai puțin e mai bine; jucătorii buni sunt sub 5.
leaflet-deluxe-cs = Cutia cu 27 de limbi, în cehă, slovacă sau maghiară
leaflet-deluxe-cs-about = Ca în celelalte limbi, dar pe un triunghi blocat nu se poate muta
leaflet-swiss-it = Foaia elvețiană, în italiană
leaflet-swiss-it-about = Ca în germană și franceză, dar scoate piese doar numărul exact
