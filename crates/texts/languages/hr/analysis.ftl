analysis-title = Analiza
analysis-about = Učitaj meč ili položaj iz bilo kojeg programa i pogledaj koji su potezi bili dobri, a koji nisu. Ništa ne napušta ovaj uređaj.
analysis-drop = Ispusti datoteku ovdje
analysis-choose = Odaberi datoteku
analysis-choose-about = Mečevi iz programa GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid i drugih; format se prepoznaje automatski
analysis-paste = Ili zalijepi meč, položaj ili ID
analysis-paste-open = Otvori
analysis-table = Meč koji igraš
analysis-editor = Postavi položaj
analysis-quiz = Vježbaj svoje pogreške
analysis-reading = Čitanje…

read-title = { $player } – { $name }
read-nothing-judged = Ovdje nema ničega za analizu.
read-oddities = { $count ->
    [one] { $count } problem u datoteci
    [few] { $count } problema u datoteci
   *[other] { $count } problema u datoteci
}
read-more = { $rest-count ->
    [1] i još jedan
    [one] i još { $rest-count }
    [few] i još { $rest-count }
   *[other] i još { $rest-count }
}
read-offered = Evo što se moglo pročitati.
place-line = Redak { $line }, stupac { $column }
place-record = Zapis { $count }
place-file = Datoteka
read-oddity = { $from }: { $reason }

unreadable-empty = Prazno je.
unreadable-too-large = Preveliko je da bi bilo meč.
unreadable-unknown = Ovo nije meč ni položaj u backgammonu ni u jednom formatu koji poznajemo.
unreadable-broken = Datoteka je oštećena i ne može se pročitati.

odd-encoding = Tekst nije UTF-8; pročitan je kao { $text }.
odd-not-understood = „{ $text }” nije razumljivo i izostavljeno je.
odd-illegible-play = „{ $text }” nije potez.
odd-bad-number = „{ $text }” ne može biti točno i izostavljeno je.
odd-no-name = Jedan igrač nema imena.
odd-missing = Nedostaje nešto što takve datoteke obično imaju; uzeta je uobičajena vrijednost.
odd-stake = Ovo su pojedinačne partije za ulog { $count }, a ne meč.
odd-variant = „{ $text }” je nepoznata varijanta; pročitana je kao backgammon.
odd-guessed-variant = Iz poteza se vidi da je ovo { $text }.
odd-cut-short = Datoteka završava prerano.
odd-checksum = Kontrolni zbroj je pogrešan: datoteka je možda oštećena.
odd-illegal-position = Ovo nije moguć položaj.
odd-contradiction = Datoteka je proturječna.
odd-more-positions = { $count ->
    [1] Slijedi još jedan položaj; izostavljen je.
    [one] Slijedi još { $count } položaj; izostavljen je.
    [few] Slijede još { $count } položaja; izostavljeni su.
   *[other] Slijedi još { $count } položaja; izostavljeni su.
}
odd-other = Nešto je bilo pogrešno i izostavljeno je.
odd-illegal-play = { $play } nije dopušten potez za { $roll }.
odd-no-play = Datoteka ne kaže kako je odigrano { $roll }.
odd-start-double = Partija ne može početi bacanjem { $roll }.
odd-wrong-turn = Na potezu je drugi igrač.
odd-unanswered = Na udvostručenje nema odgovora.
odd-refused = Pravila to ne dopuštaju.
odd-after-end = Partija je već bila završena.
odd-cube = Kocka za udvostručavanje okrenuta je na { $counted }, a ne na { $said }.
odd-board = Prethodni potezi vode do drukčijeg položaja.
odd-winner = Pobjednik je drugi igrač.
odd-points = Partija je vrijedila { $counted }, a ne { $said }.
odd-score = Prethodne partije daju drukčiji rezultat.

judging-depth = Dubina
judging-plies = { $plies ->
    [0] Nula: odmah
    [one] { $plies } bacanje: brzo
    [few] { $plies } bacanja: temeljito
   *[other] { $plies } bacanja: temeljito
}
judging-progress = Analizirano { $done } od { $all }
judging-cancel = Zaustavi
judging-stopped = Zaustavljeno. Ovo su dosadašnji rezultati.
judging-go-on = Nastavi
judging-done = Analiza je gotova.

totals-title = Ukupno
totals-whole = Cijeli meč
totals-session = Sve partije
totals-rating = Ocjena igre (PR)
totals-rating-about = Prosječno izgubljeni equity po odluci, puta 500. Manje je bolje: ispod { $best } je svjetska klasa, iznad { $worst } početnik.
totals-lost = Izgubljeni equity
totals-lost-match = Izgubljeni izgledi za pobjedu u meču
totals-checker-play = igrom žetonima
totals-cube-play = udvostručavanjem
totals-dubious = Dvojbeno
totals-errors = Pogreške
totals-missed-doubles = Propuštena udvostručenja
totals-wrong-doubles = Pogrešna udvostručenja
totals-wrong-takes = Pogrešna prihvaćanja
totals-wrong-passes = Pogrešna odbijanja
totals-by-play-match = { $player ->
    [you] Samo po vještini, bez sreće, dobivaš { $chance } % takvih mečeva.
   *[other] Samo po vještini, bez sreće, { $player } dobiva { $chance } % takvih mečeva.
}
totals-by-play-money = { $player ->
    [you] Samo po vještini, bez sreće, dobivaš { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
   *[other] Samo po vještini, bez sreće, { $player } dobiva { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }.
}

chances-match = { $player ->
    [you] Tvoji izgledi za pobjedu u meču
   *[other] { $player }: izgledi za pobjedu u meču
}
chances-game = { $player ->
    [you] Tvoji izgledi za pobjedu u partiji
   *[other] { $player }: izgledi za pobjedu u partiji
}
worst-title = Najveće pogreške
worst-none = Nijedna pogreška vrijedna spomena.
worst-item = { $player }: { $play } umjesto { $better-play }

steps-first = Natrag na početak
steps-back = Prethodni korak
steps-on = Sljedeći korak
steps-last = Na kraj
steps-back-error = Prethodna pogreška
steps-on-error = Sljedeća pogreška
steps-of = { $done } od { $all }
step-position = Položaj
step-roll = { $player ->
    [you] Igraš { $roll }: { $play }
   *[other] { $player } igra { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Ne možeš igrati { $roll }
   *[other] { $player } ne može igrati { $roll }
}
step-unknown-play = { $player ->
    [you] Bacaš { $roll }; potez nije poznat
   *[other] { $player } baca { $roll }; potez nije poznat
}
step-double = { $player ->
    [you] Udvostručuješ na { $value }
   *[other] { $player } udvostručuje na { $value }
}
step-take = { $player ->
    [you] Prihvaćaš
   *[other] { $player } prihvaća
}
step-pass = { $player ->
    [you] Odbijaš
   *[other] { $player } odbija
}
step-beaver = { $player ->
    [you] Prihvaćaš i opet udvostručuješ: beaver
   *[other] { $player } prihvaća i opet udvostručuje: beaver
}
step-raccoon = { $player ->
    [you] Udvostručuješ beaver: raccoon
   *[other] { $player } udvostručuje beaver: raccoon
}
step-resign = { $player ->
    [you] Predaješ
   *[other] { $player } predaje
}
step-not-judged = Nije analizirano.
step-not-yet = Još nije analizirano.
step-forced = Prisilno: nije bilo izbora.
step-best = To je bio najbolji potez.
step-right = To je bilo ispravno.
step-dubious = Dvojbeno
step-error = Pogreška
step-blunder = Teška pogreška
step-lost = Gubi { $loss }
step-luck = Sreća pri bacanju: { $luck }
step-better = Bolje je bilo { $better-play }.
step-right-roll = Ispravno je bilo baciti.
step-right-double = Ispravno je bilo udvostručiti.
step-right-too-good = Ispravno je bilo igrati dalje: položaj je predobar za udvostručenje.
step-right-take = Ispravno je bilo prihvatiti.
step-right-pass = Ispravno je bilo odbiti.
step-right-beaver = Ispravno je bilo uzvratiti beaverom.

plays-title = Potezi
plays-play = Potez
# As in English.
plays-equity = Equity
plays-loss = Gubitak
plays-wins = Pobjede
plays-gammons = Gammoni
plays-lost-gammons = Izgubljeni gammoni
plays-depth = Dubina
cube-title = Udvostručavanje
cube-choice = Odluka
cube-no-double = Bez udvostručenja
cube-double-take = Udvostruči, prihvati
cube-double-pass = Udvostruči, odbij

# As in English.
rollout-title = Rollout
rollout-about = Program mnogo puta odigra položaj do kraja, s istim kockama za svaki potez koji se uspoređuje.
rollout-start = Pokreni rollout
rollout-trials = { $trials ->
    [one] { $trials } partija
    [few] { $trials } partije
   *[other] { $trials } partija
}
rollout-margin = ± { $margin }
rollout-margin-about = Prava je vrijednost unutar ove granice 95 puta od 100.
rollout-sure = Odlučeno: najbolji je potez bez sumnje bolji.
rollout-unsure = Još nije odlučeno.

export-title = Spremi
export-sgf = Za GNU Backgammon (.sgf), s analizom
export-mat = Tekst meča (.mat), za svaki program
export-json = Gammonbox (.json), sa svime
export-failed = U ovom se formatu ne može spremiti: { $reason }.
judging-nets-quick = Brza neuronska mreža
judging-nets-deep = Duboka neuronska mreža
worst-item-you = Ti: { $play } umjesto { $better-play }
tab-graph = Graf
tab-match = Meč
review-play-here = Igraj odavde
review-flip = Okreni ploču
review-to-table = Natrag za stol
depths-title = Usporedi dubine
window-title = Prozor za udvostručenje
window-opens = Udvostručenje od { $chance } %
window-cash = Odbijanje od { $chance } %
window-too-good = Predobro od { $chance } %
window-now = Sada { $chance } %
totals-by-play-note = Ovdje je od rezultata oduzeta procijenjena sreća. PR broji samo pogreške pa se u jednom meču mogu razlikovati.
plays-best = Najbolje
doubles-take-right = kad je ispravno bilo prihvatiti
doubles-pass-right = kad je ispravno bilo odbiti
doubles-early = prerano
doubles-too-good = kad je položaj bio predobar
export-picture = Slika ovog položaja
