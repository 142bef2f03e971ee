analysis-title = Analiza
analysis-about = Donesi meč ili položaj odakle god i pogledaj što je bilo dobro, a što nije. Ništa ne napušta ovaj uređaj.
analysis-drop = Ispusti datoteku ovdje
analysis-choose = Odaberi datoteku
analysis-choose-about = Mečevi iz programa GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid i drugih; vrsta se prepoznaje po sadržaju
analysis-paste = Ili zalijepi meč, položaj ili ID
analysis-paste-open = Otvori
analysis-table = Meč za stolom
analysis-editor = Postavi položaj
analysis-quiz = Vježbaj svoje pogreške
analysis-reading = Čitanje…

read-title = { $player } – { $name }
read-nothing-judged = U tome nema ničega što bi se moglo ocijeniti.
read-oddities = { $count ->
    [1] Jedna je stvar u datoteci neobična
    [one] U datoteci je neobična { $count } stvar
    [few] U datoteci su neobične { $count } stvari
   *[other] U datoteci je neobično { $count } stvari
}
read-more = { $rest-count ->
    [1] i još jedna
    [one] i još { $rest-count }
    [few] i još { $rest-count }
   *[other] i još { $rest-count }
}
read-offered = Prikazano je ono što se moglo pročitati.
place-line = Redak { $line }, stupac { $column }
place-record = Zapis { $count }
place-file = Datoteka
read-oddity = { $from }: { $reason }

unreadable-empty = Ovdje nema ničega.
unreadable-too-large = Preveliko je da bi bilo meč.
unreadable-unknown = Ovo nije meč ni položaj u backgammonu ni u jednom ovdje poznatom formatu.
unreadable-broken = Oštećeno je i ništa se ne može pročitati.

odd-encoding = Tekst nije UTF-8; pročitan je kao { $text }.
odd-not-understood = „{ $text }” nije razumljivo i izostavljeno je.
odd-illegible-play = „{ $text }” nije potez.
odd-bad-number = „{ $text }” ne može biti točno i izostavljeno je.
odd-no-name = Jedan igrač nema imena.
odd-missing = Nedostaje nešto što takve datoteke imaju; uzeto je uobičajeno.
odd-stake = Ovo nije meč, nego pojedinačna partija za ulog { $count }.
odd-variant = Varijanta „{ $text }” nije poznata; pročitana je kao backgammon.
odd-guessed-variant = Iz poteza se vidi da je ovo { $text }.
odd-cut-short = Datoteka završava prerano.
odd-checksum = Kontrolni zbroj ne odgovara: datoteka je možda oštećena.
odd-illegal-position = Ovo nije moguć položaj.
odd-contradiction = Nešto je navedeno dvaput, i to različito.
odd-more-positions = { $count ->
    [1] Slijedi još jedan položaj; izostavljen je.
    [one] Slijedi još { $count } položaj; izostavljen je.
    [few] Slijede još { $count } položaja; izostavljeni su.
   *[other] Slijedi još { $count } položaja; izostavljeni su.
}
odd-other = Nešto nije bilo kako treba i izostavljeno je.
odd-illegal-play = { $play } nije dopušten potez za { $roll }.
odd-no-play = Nigdje ne piše kako je odigrano { $roll }.
odd-start-double = Partija ne može početi bacanjem { $roll }.
odd-wrong-turn = Na potezu je drugi igrač.
odd-unanswered = Na udvostručenje nema odgovora.
odd-refused = Pravila to ne dopuštaju.
odd-after-end = Partija je već bila završena.
odd-cube = Kocka je okrenuta na { $counted }, a ne na { $said }.
odd-board = Prethodni potezi vode do drukčijeg položaja na ploči.
odd-winner = Pobjednik je drugi igrač.
odd-points = Partija je vrijedila { $counted }, a ne { $said }.
odd-score = Zbroj prethodnih partija daje drukčiji rezultat.

judging-depth = Gledaj unaprijed
judging-plies = { $plies ->
    [0] Nimalo: odmah
    [one] { $plies } bacanje: brzo
    [few] { $plies } bacanja: temeljito
   *[other] { $plies } bacanja: temeljito
}
judging-progress = Ocijenjeno { $done } od { $all }
judging-cancel = Zaustavi
judging-stopped = Zaustavljeno. Prikazano je ono što je dosad ocijenjeno.
judging-go-on = Nastavi
judging-done = Sve je ocijenjeno.

totals-title = Ukupno
totals-whole = Cijeli meč
totals-session = Sve partije
totals-rating = Ocjena (PR)
totals-rating-about = Petsto puta ono što je odluka u prosjeku izgubila. Što manje, to bolje: ispod 3 je svjetska klasa, iznad 20 početnik.
totals-lost = Izgubljeno
totals-lost-match = Izgubljeni izgledi u meču
totals-checker-play = igrom žetonima
totals-cube-play = kockom
totals-dubious = Dvojbeno
totals-errors = Pogreške
totals-missed-doubles = Propuštena udvostručenja
totals-wrong-doubles = Pogrešna udvostručenja
totals-wrong-takes = Pogrešna prihvaćanja
totals-wrong-passes = Pogrešna odbijanja
totals-by-play-match = Samo po igri, bez sreće, { $player } dobiva { $chance } % takvih mečeva.
totals-by-play-money = Samo po igri, bez sreće, { $player } dobiva { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}.

chances-match = { $player }: izgledi za pobjedu u meču
chances-game = { $player }: izgledi za pobjedu u partiji
worst-title = Najveće pogreške
worst-none = Nijedna pogreška vrijedna spomena.
worst-item = { $player }: { $play } umjesto { $better-play }

steps-first = Na početak
steps-back = Korak natrag
steps-on = Korak dalje
steps-last = Na kraj
steps-back-error = Prethodna pogreška
steps-on-error = Sljedeća pogreška
steps-of = { $done } od { $all }
step-position = Položaj
step-roll = { $player } igra { $roll }: { $play }
step-no-play = { $player } ne može igrati { $roll }
step-unknown-play = { $player } baca { $roll }; potez nije poznat
step-double = { $player } udvostručuje na { $value }
step-take = { $player } prihvaća
step-pass = { $player } odbija
step-beaver = { $player } prihvaća i opet udvostručuje: beaver
step-raccoon = { $player } udvostručuje beaver: raccoon
step-resign = { $player } predaje
step-not-judged = Nije ocijenjeno.
step-not-yet = Još nije ocijenjeno.
step-forced = Nije bilo izbora.
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
plays-equity = Bodovi
plays-loss = Izgubljeno
plays-wins = Pobjede
plays-gammons = Gammoni
plays-lost-gammons = Izgubljeni gammoni
plays-depth = Dubina
cube-title = Kocka
cube-choice = Odluka
cube-no-double = Bez udvostručenja
cube-double-take = Udvostruči, prihvati
cube-double-pass = Udvostruči, odbij

# As in English.
rollout-title = Rollout
rollout-about = Program mnogo puta odigra položaj do kraja, s istim kockama za sve što se uspoređuje.
rollout-start = Pokreni rollout
rollout-trials = { $trials ->
    [one] { $trials } partija
    [few] { $trials } partije
   *[other] { $trials } partija
}
rollout-margin = ± { $margin }
rollout-margin-about = Prava je vrijednost unutar ove granice u 95 od 100 slučajeva.
rollout-sure = Odlučeno je: najbolji je bez sumnje bolji od ostalih.
rollout-unsure = Ovo još nije odlučeno.

export-title = Spremi
export-sgf = Za GNU Backgammon (.sgf), s analizom
export-mat = Tekst meča (.mat), za sve programe
export-json = Gammonbox (.json), sa svime
export-failed = Ovako se ne može spremiti: { $reason }.
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
window-opens = Udvostruči od { $chance } %
window-cash = Odbij od { $chance } %
window-too-good = Predobro od { $chance } %
window-now = Sada { $chance } %
totals-by-play-note = Ovdje je od rezultata oduzeta procijenjena sreća. PR broji samo pogreške pa se u jednom meču mogu razlikovati.
plays-best = Najbolje
