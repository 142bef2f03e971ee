analysis-title = Analiză
analysis-about = Adu un meci sau o poziție de oriunde și vezi ce a fost bine și ce nu. Nimic nu părăsește acest dispozitiv.
analysis-drop = Lasă un fișier aici
analysis-choose = Alege un fișier
analysis-choose-about = Meciuri din GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid și altele, recunoscute după conținut
analysis-paste = Sau lipește un meci, o poziție ori un ID
analysis-paste-open = Deschide
analysis-table = Meciul de la masă
analysis-editor = Așază o poziție
analysis-quiz = Exersează-ți greșelile
analysis-reading = Se citește…

read-title = { $player } contra { $name }
read-nothing-judged = Nu conține nimic care să poată fi evaluat.
read-oddities = { $count ->
    [one] Un lucru din fișier e ciudat
    [few] { $count } lucruri din fișier sunt ciudate
   *[other] { $count } de lucruri din fișier sunt ciudate
}
read-more = { $rest-count ->
    [one] și încă unul
    [few] și încă { $rest-count }
   *[other] și încă { $rest-count }
}
read-offered = E afișat ce s-a putut citi.
place-line = Linia { $line }, coloana { $column }
place-record = Înregistrarea { $count }
place-file = Fișierul
read-oddity = { $from }: { $reason }

unreadable-empty = Nu conține nimic.
unreadable-too-large = E prea mare ca să fie un meci.
unreadable-unknown = Nu e un meci sau o poziție de table în niciun format cunoscut aici.
unreadable-broken = E deteriorat și nu se poate citi nimic.

odd-encoding = Textul nu e UTF-8; a fost citit ca { $text }.
odd-not-understood = „{ $text }” nu se înțelege și a fost lăsat deoparte.
odd-illegible-play = „{ $text }” nu e o mutare.
odd-bad-number = „{ $text }” nu poate fi corect și a fost lăsat deoparte.
odd-no-name = Un jucător nu are nume.
odd-missing = Lipsește ceva ce au asemenea fișiere; s-a luat valoarea obișnuită.
odd-stake = Nu e un meci, ci o partidă liberă pe o miză de { $count }.
odd-variant = Varianta „{ $text }” nu e cunoscută; a fost citită ca table obișnuite.
odd-guessed-variant = Mutările arată că e vorba de { $text }.
odd-cut-short = Fișierul se termină prea devreme.
odd-checksum = O sumă de control nu se potrivește: fișierul poate fi deteriorat.
odd-illegal-position = Aceasta nu e o poziție posibilă.
odd-contradiction = Ceva apare de două ori, în mod diferit.
odd-more-positions = { $count ->
    [one] Mai urmează o poziție, care a fost lăsată deoparte.
    [few] Mai urmează { $count } poziții, care au fost lăsate deoparte.
   *[other] Mai urmează { $count } de poziții, care au fost lăsate deoparte.
}
odd-other = Ceva nu era cum trebuie și a fost lăsat deoparte.
odd-illegal-play = { $play } nu e o mutare permisă cu { $roll }.
odd-no-play = Nu scrie nicăieri cum s-a jucat { $roll }.
odd-start-double = O partidă nu poate începe cu { $roll }.
odd-wrong-turn = E rândul celuilalt jucător.
odd-unanswered = O dublare a rămas fără răspuns.
odd-refused = Regulile nu permit asta.
odd-after-end = Partida se terminase deja.
odd-cube = Cubul e întors la { $counted }, nu la { $said }.
odd-board = Mutările dinainte duc la altă poziție pe tablă.
odd-winner = A câștigat celălalt jucător.
odd-points = Partida valora { $counted }, nu { $said }.
odd-score = Partidele dinainte dau împreună alt scor.

judging-depth = Privire înainte
judging-plies = { $plies ->
    [0] Deloc: imediat
    [one] { $plies } aruncare: rapid
    [few] { $plies } aruncări: temeinic
   *[other] { $plies } de aruncări: temeinic
}
judging-progress = Evaluate { $done } din { $all }
judging-cancel = Oprește
judging-stopped = Oprit. E afișat ce s-a evaluat până acum.
judging-go-on = Continuă
judging-done = Totul e evaluat.

totals-title = Total
totals-whole = Tot meciul
totals-session = Toate partidele
totals-rating = Notă (PR)
totals-rating-about = De cinci sute de ori ce a pierdut, în medie, o decizie. Cu cât mai mică, cu atât mai bine: sub 3 e clasă mondială, peste 20 e începător.
totals-lost = Pierdut
totals-lost-match = Șanse de meci pierdute
totals-checker-play = cu piesele
totals-cube-play = cu cubul
totals-dubious = Îndoielnice
totals-errors = Greșeli
totals-missed-doubles = Dublări ratate
totals-wrong-doubles = Dublări greșite
totals-wrong-takes = Acceptări greșite
totals-wrong-passes = Refuzuri greșite
totals-by-play-match = Numai prin joc, fără noroc, { $player } ar fi câștigat { $chance }% din asemenea meciuri.
totals-by-play-money = Numai prin joc, fără noroc, { $player } ar fi câștigat { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.

chances-match = Ce șanse avea { $player } să câștige meciul
chances-game = Ce șanse avea { $player } să câștige partida
worst-title = Cele mai mari greșeli
worst-none = Nicio greșeală de pomenit.
worst-item = { $player }: { $play } în loc de { $better-play }

steps-first = La început
steps-back = Un pas înapoi
steps-on = Un pas înainte
steps-last = La sfârșit
steps-back-error = Greșeala dinainte
steps-on-error = Greșeala următoare
steps-of = { $done } din { $all }
step-position = Poziția
step-roll = { $player } joacă { $roll }: { $play }
step-no-play = { $player } nu poate muta cu { $roll }
step-unknown-play = { $player } dă { $roll }; mutarea nu e cunoscută
step-double = { $player } dublează la { $value }
step-take = { $player } acceptă
step-pass = { $player } refuză
step-beaver = { $player } acceptă și dublează din nou: un beaver
step-raccoon = { $player } dublează peste beaver: un raccoon
step-resign = { $player } cedează
step-not-judged = Neevaluat.
step-not-yet = Încă neevaluat.
step-forced = Nu era nimic de ales.
step-best = Aceasta a fost cea mai bună mutare.
step-right = A fost corect.
step-dubious = Îndoielnic
step-error = Greșeală
step-blunder = Greșeală mare
step-lost = Pierde { $loss }
step-luck = Norocul aruncării: { $luck }
step-better = Mai bună era { $better-play }.
step-right-roll = Era corect să arunci.
step-right-double = Era corect să dublezi.
step-right-too-good = Era corect să joci mai departe: poziția e prea bună ca să dublezi.
step-right-take = Era corect să accepți.
step-right-pass = Era corect să refuzi.
step-right-beaver = Era corect să faci beaver.

plays-title = Mutări
plays-play = Mutare
plays-equity = Puncte
plays-loss = Pierdut
plays-wins = Victorii
plays-gammons = Marțuri
plays-lost-gammons = Marțuri pierdute
plays-depth = Adâncime
cube-title = Cub
cube-choice = Decizie
cube-no-double = Fără dublare
cube-double-take = Dublează, acceptă
cube-double-pass = Dublează, refuză

# As in English.
rollout-title = Rollout
rollout-about = Poziția e jucată până la capăt de multe ori de program, cu aceleași zaruri pentru tot ce se compară.
rollout-start = Fă rollout
rollout-trials = { $trials ->
    [one] { $trials } partidă
    [few] { $trials } partide
   *[other] { $trials } de partide
}
rollout-margin = ± { $margin }
rollout-margin-about = Valoarea adevărată se află între aceste limite în 95 de cazuri din 100.
rollout-sure = E hotărât: cea mai bună e, fără îndoială, mai bună decât celelalte.
rollout-unsure = Încă nu e hotărât.

export-title = Salvează
export-sgf = Pentru GNU Backgammon (.sgf), cu analiza
export-mat = Meci ca text (.mat), pentru toate programele
export-json = Gammonbox (.json), cu tot
export-failed = Nu se poate salva așa: { $reason }.
judging-nets-quick = Rețea neuronală rapidă
judging-nets-deep = Rețea neuronală profundă
worst-item-you = Tu: { $play } în loc de { $better-play }
tab-graph = Grafic
tab-match = Meci
review-play-here = Joacă de aici
review-flip = Întoarce tabla
review-to-table = Înapoi la masă
depths-title = Compară adâncimile
window-title = Fereastra de dublare
window-opens = Dublează de la { $chance }%
window-cash = Refuză de la { $chance }%
window-too-good = Prea bine de la { $chance }%
window-now = Acum { $chance }%
totals-by-play-note = Aici din rezultat e scăzut norocul estimat. PR numără doar greșelile, așa că într-un singur meci cele două pot să difere.
plays-best = Cel mai bun
