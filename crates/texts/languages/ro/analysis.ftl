analysis-title = Analiză
analysis-about = Încarcă un meci sau o poziție din orice program și vezi care mutări au fost bune și care nu. Nimic nu părăsește acest dispozitiv.
analysis-drop = Lasă un fișier aici
analysis-choose = Alege un fișier
analysis-choose-about = Meciuri din GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid și altele; formatul e recunoscut automat
analysis-paste = Sau lipește un meci, o poziție ori un ID
analysis-paste-open = Deschide
analysis-table = Meciul pe care îl joci
analysis-editor = Așază o poziție
analysis-quiz = Exersează greșelile mele
analysis-reading = Se citește…

read-title = { $player } contra { $name }
read-nothing-judged = Aici nu e nimic de analizat.
read-oddities = { $count ->
    [one] { $count } problemă în fișier
    [few] { $count } probleme în fișier
   *[other] { $count } de probleme în fișier
}
read-more = { $rest-count ->
    [one] și încă una
    [few] și încă { $rest-count }
   *[other] și încă { $rest-count }
}
read-offered = Iată ce s-a putut citi.
place-line = Linia { $line }, coloana { $column }
place-record = Înregistrarea { $count }
place-file = Fișier
read-oddity = { $from }: { $reason }

unreadable-empty = E gol.
unreadable-too-large = E prea mare ca să fie un meci.
unreadable-unknown = Nu e un meci sau o poziție de table în niciun format cunoscut de noi.
unreadable-broken = Fișierul e deteriorat și nu poate fi citit.

odd-encoding = Textul nu e UTF-8; a fost citit ca { $text }.
odd-not-understood = „{ $text }” nu s-a înțeles și a fost omis.
odd-illegible-play = „{ $text }” nu e o mutare.
odd-bad-number = „{ $text }” nu poate fi corect și a fost omis.
odd-no-name = Un jucător nu are nume.
odd-missing = Lipsește ceva ce au de obicei asemenea fișiere; s-a folosit valoarea obișnuită.
odd-stake = Sunt partide libere pe o miză de { $count }, nu un meci.
odd-variant = „{ $text }” e o variantă necunoscută; partida a fost citită ca table obișnuite.
odd-guessed-variant = Mutările arată că e vorba de { $text }.
odd-cut-short = Fișierul se termină prea devreme.
odd-checksum = O sumă de control e greșită: fișierul poate fi deteriorat.
odd-illegal-position = Aceasta nu e o poziție posibilă.
odd-contradiction = Fișierul se contrazice.
odd-more-positions = { $count ->
    [one] Mai urmează { $count } poziție, care a fost omisă.
    [few] Mai urmează { $count } poziții, care au fost omise.
   *[other] Mai urmează { $count } de poziții, care au fost omise.
}
odd-other = Ceva era greșit și a fost omis.
odd-illegal-play = { $play } nu e o mutare permisă cu { $roll }.
odd-no-play = Fișierul nu spune cum s-a jucat { $roll }.
odd-start-double = O partidă nu poate începe cu { $roll }.
odd-wrong-turn = E rândul celuilalt jucător.
odd-unanswered = O dublare a rămas fără răspuns.
odd-refused = Regulile nu permit asta.
odd-after-end = Partida se terminase deja.
odd-cube = Cubul e întors la { $counted }, nu la { $said }.
odd-board = Mutările dinainte duc la altă poziție.
odd-winner = A câștigat celălalt jucător.
odd-points = Partida valora { $counted }, nu { $said }.
odd-score = Partidele dinainte dau alt scor.

judging-depth = Adâncime
judging-plies = { $plies ->
    [0] Zero: imediat
    [one] { $plies } mutare: rapid
    [few] { $plies } mutări: temeinic
   *[other] { $plies } de mutări: temeinic
}
judging-progress = Analizate { $done } din { $all }
judging-cancel = Oprește
judging-stopped = Oprit. Iată rezultatele de până acum.
judging-go-on = Continuă
judging-done = Analiză încheiată.

totals-title = Totaluri
totals-whole = Tot meciul
totals-session = Toate partidele
totals-rating = Indice de performanță (PR)
totals-rating-about = Equity pierdut în medie pe decizie, înmulțit cu 500. Mai mic e mai bine: sub { $best } e clasă mondială, peste { $worst } e începător.
totals-lost = Equity pierdut
totals-lost-match = Șanse de a câștiga meciul pierdute
totals-checker-play = cu piesele
totals-cube-play = cu cubul
totals-dubious = Îndoielnice
totals-errors = Greșeli
totals-missed-doubles = Dublări ratate
totals-wrong-doubles = Dublări greșite
totals-wrong-takes = Acceptări greșite
totals-wrong-passes = Refuzuri greșite
totals-by-play-match = { $player ->
    [you] Numai prin pricepere, fără noroc, ai fi câștigat { $chance }% din asemenea meciuri.
   *[other] Numai prin pricepere, fără noroc, { $player } ar fi câștigat { $chance }% din asemenea meciuri.
}
totals-by-play-money = { $player ->
    [you] Numai prin pricepere, fără noroc, ai fi câștigat { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
   *[other] Numai prin pricepere, fără noroc, { $player } ar fi câștigat { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
}

chances-match = { $player ->
    [you] Șansele tale de a câștiga meciul
   *[other] Șansele de a câștiga meciul: { $player }
}
chances-game = { $player ->
    [you] Șansele tale de a câștiga partida
   *[other] Șansele de a câștiga partida: { $player }
}
worst-title = Cele mai mari greșeli
worst-none = Nicio greșeală demnă de menționat.
worst-item = { $player }: { $play } în loc de { $better-play }

steps-first = Înapoi la început
steps-back = Pasul anterior
steps-on = Pasul următor
steps-last = Sari la sfârșit
steps-back-error = Greșeala anterioară
steps-on-error = Greșeala următoare
steps-of = { $done } din { $all }
step-position = Poziția
step-roll = { $player ->
    [you] Joci { $roll }: { $play }
   *[other] { $player } joacă { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Nu poți muta cu { $roll }
   *[other] { $player } nu poate muta cu { $roll }
}
step-unknown-play = { $player ->
    [you] Dai { $roll }; mutarea nu e cunoscută
   *[other] { $player } dă { $roll }; mutarea nu e cunoscută
}
step-double = { $player ->
    [you] Dublezi la { $value }
   *[other] { $player } dublează la { $value }
}
step-take = { $player ->
    [you] Accepți
   *[other] { $player } acceptă
}
step-pass = { $player ->
    [you] Refuzi
   *[other] { $player } refuză
}
step-beaver = { $player ->
    [you] Accepți și redublezi: un beaver
   *[other] { $player } acceptă și redublează: un beaver
}
step-raccoon = { $player ->
    [you] Redublezi beaverul: un raccoon
   *[other] { $player } redublează beaverul: un raccoon
}
step-resign = { $player ->
    [you] Cedezi
   *[other] { $player } cedează
}
step-not-judged = Neanalizat.
step-not-yet = Încă neanalizat.
step-forced = Forțat: nu era de ales.
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
step-right-too-good = Era corect să joci mai departe: poziție prea bună ca să dublezi.
step-right-take = Era corect să accepți.
step-right-pass = Era corect să refuzi.
step-right-beaver = Era corect să faci beaver.

plays-title = Mutări
plays-play = Mutare
# As in English.
plays-equity = Equity
plays-loss = Pierdere
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
rollout-about = Programul joacă poziția până la capăt de multe ori, cu aceleași zaruri pentru fiecare mutare comparată.
rollout-start = Fă rollout
rollout-trials = { $trials ->
    [one] { $trials } partidă
    [few] { $trials } partide
   *[other] { $trials } de partide
}
rollout-margin = ± { $margin }
rollout-margin-about = Valoarea adevărată e între aceste limite de 95 de ori din 100.
rollout-sure = Decis: cea mai bună mutare e, fără îndoială, cea mai bună.
rollout-unsure = Încă nu e decis.

export-title = Salvează
export-sgf = Pentru GNU Backgammon (.sgf), cu analiza
export-mat = Meci ca text (.mat), pentru orice program
export-json = Gammonbox (.json), cu tot
export-failed = Nu se poate salva în acest format: { $reason }.
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
window-cash = Refuz de la { $chance }%
window-too-good = Prea bine de la { $chance }%
window-now = Acum { $chance }%
totals-by-play-note = Aici din rezultat e scăzut norocul estimat. PR numără doar greșelile, așa că într-un singur meci cele două pot să difere.
plays-best = Cea mai bună
doubles-take-right = când era corect să accepte
doubles-pass-right = când era corect să refuze
doubles-early = prea devreme
doubles-too-good = când poziția era prea bună
export-picture = Imaginea acestei poziții
