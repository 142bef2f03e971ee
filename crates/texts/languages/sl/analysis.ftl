analysis-title = Analiza
analysis-about = Prinesi dvoboj ali položaj od koder koli in poglej, kaj je bilo dobro in kaj ne. Nič ne zapusti te naprave.
analysis-drop = Spusti datoteko sem
analysis-choose = Izberi datoteko
analysis-choose-about = Dvoboji iz programov GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid in drugih; vrsta se prepozna po vsebini
analysis-paste = Ali prilepi dvoboj, položaj ali ID
analysis-paste-open = Odpri
analysis-table = Dvoboj za mizo
analysis-editor = Postavi položaj
analysis-quiz = Vadi svoje napake
analysis-reading = Branje…

read-title = { $player } – { $name }
read-nothing-judged = V tem ni ničesar, kar bi bilo mogoče oceniti.
read-oddities = { $count ->
    [1] Ena stvar v datoteki je nenavadna
    [one] { $count } stvar v datoteki je nenavadna
    [two] { $count } stvari v datoteki sta nenavadni
    [few] { $count } stvari v datoteki so nenavadne
   *[other] { $count } stvari v datoteki je nenavadnih
}
read-more = { $rest-count ->
    [1] in še ena
    [one] in še { $rest-count }
    [two] in še { $rest-count }
    [few] in še { $rest-count }
   *[other] in še { $rest-count }
}
read-offered = Prikazano je, kar je bilo mogoče prebrati.
place-line = Vrstica { $line }, stolpec { $column }
place-record = Zapis { $count }
place-file = Datoteka
read-oddity = { $from }: { $reason }

unreadable-empty = Tu ni ničesar.
unreadable-too-large = Preveliko je za dvoboj.
unreadable-unknown = To ni dvoboj ali položaj v backgammonu v nobenem tu znanem formatu.
unreadable-broken = Poškodovano je in ničesar ni mogoče prebrati.

odd-encoding = Besedilo ni UTF-8; prebrano je bilo kot { $text }.
odd-not-understood = »{ $text }« ni razumljivo in je bilo izpuščeno.
odd-illegible-play = »{ $text }« ni poteza.
odd-bad-number = »{ $text }« ne more biti pravilno in je bilo izpuščeno.
odd-no-name = Eden od igralcev nima imena.
odd-missing = Manjka nekaj, kar take datoteke imajo; privzeto je bilo običajno.
odd-stake = To ni dvoboj, ampak posamezna partija za vložek { $count }.
odd-variant = Različica »{ $text }« ni znana; prebrana je bila kot backgammon.
odd-guessed-variant = Iz potez se vidi, da je to { $text }.
odd-cut-short = Datoteka se konča prezgodaj.
odd-checksum = Kontrolna vsota se ne ujema: datoteka je morda poškodovana.
odd-illegal-position = To ni mogoč položaj.
odd-contradiction = Nekaj je navedeno dvakrat in različno.
odd-more-positions = { $count ->
    [1] Sledi še en položaj; izpuščen je bil.
    [one] Sledi še { $count } položaj; izpuščen je bil.
    [two] Sledita še { $count } položaja; izpuščena sta bila.
    [few] Sledijo še { $count } položaji; izpuščeni so bili.
   *[other] Sledi še { $count } položajev; izpuščeni so bili.
}
odd-other = Nekaj ni bilo tako, kot bi moralo biti, in je bilo izpuščeno.
odd-illegal-play = { $play } ni dovoljena poteza za { $roll }.
odd-no-play = Nikjer ne piše, kako je bil odigran { $roll }.
odd-start-double = Partija se ne more začeti z metom { $roll }.
odd-wrong-turn = Na potezi je drugi igralec.
odd-unanswered = Na podvojitev ni odgovora.
odd-refused = Pravila tega ne dovolijo.
odd-after-end = Partija je bila že končana.
odd-cube = Kocka je obrnjena na { $counted }, ne na { $said }.
odd-board = Prejšnje poteze vodijo v drugačen položaj na plošči.
odd-winner = Zmagovalec je drugi igralec.
odd-points = Partija je bila vredna { $counted }, ne { $said }.
odd-score = Seštevek prejšnjih partij da drugačen rezultat.

judging-depth = Glej naprej
judging-plies = { $plies ->
    [0] Nič: takoj
    [one] { $plies } met: hitro
    [two] { $plies } meta: temeljito
    [few] { $plies } mete: temeljito
   *[other] { $plies } metov: temeljito
}
judging-progress = Ocenjeno { $done } od { $all }
judging-cancel = Ustavi
judging-stopped = Ustavljeno. Prikazano je, kar je bilo doslej ocenjeno.
judging-go-on = Nadaljuj
judging-done = Vse je ocenjeno.

totals-title = Skupaj
totals-whole = Ves dvoboj
totals-session = Vse partije
totals-rating = Ocena (PR)
totals-rating-about = Petstokratnik tega, kar je odločitev v povprečju izgubila. Čim manj, tem bolje: pod 3 je svetovni razred, nad 20 začetnik.
totals-lost = Izgubljeno
totals-lost-match = Izgubljene možnosti v dvoboju
totals-checker-play = z žetoni
totals-cube-play = s kocko
totals-dubious = Dvomljivo
totals-errors = Napake
totals-missed-doubles = Zamujene podvojitve
totals-wrong-doubles = Napačne podvojitve
totals-wrong-takes = Napačno sprejete
totals-wrong-passes = Napačno zavrnjene
totals-by-play-match = Samo po igri, brez sreče, { $player } dobi { $chance } % takih dvobojev.
totals-by-play-money = Samo po igri, brez sreče, { $player } dobi { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}.

chances-match = { $player }: možnosti za zmago v dvoboju
chances-game = { $player }: možnosti za zmago v partiji
worst-title = Največje napake
worst-none = Nobene omembe vredne napake.
worst-item = { $player }: { $play } namesto { $better-play }

steps-first = Na začetek
steps-back = Korak nazaj
steps-on = Korak naprej
steps-last = Na konec
steps-back-error = Prejšnja napaka
steps-on-error = Naslednja napaka
steps-of = { $done } od { $all }
step-position = Položaj
step-roll = { $player } igra { $roll }: { $play }
step-no-play = { $player } ne more odigrati { $roll }
step-unknown-play = { $player } vrže { $roll }; poteza ni znana
step-double = { $player } podvoji na { $value }
step-take = { $player } sprejme
step-pass = { $player } zavrne
step-beaver = { $player } sprejme in spet podvoji: beaver
step-raccoon = { $player } podvoji beaver: raccoon
step-resign = { $player } preda
step-not-judged = Ni ocenjeno.
step-not-yet = Še ni ocenjeno.
step-forced = Izbire ni bilo.
step-best = To je bila najboljša poteza.
step-right = To je bilo pravilno.
step-dubious = Dvomljivo
step-error = Napaka
step-blunder = Huda napaka
step-lost = Izgubi { $loss }
step-luck = Sreča pri metu: { $luck }
step-better = Boljša poteza je bila { $better-play }.
step-right-roll = Pravilno je bilo vreči.
step-right-double = Pravilno je bilo podvojiti.
step-right-too-good = Pravilno je bilo igrati naprej: položaj je predober za podvojitev.
step-right-take = Pravilno je bilo sprejeti.
step-right-pass = Pravilno je bilo zavrniti.
step-right-beaver = Pravilno je bilo odgovoriti z beaverjem.

plays-title = Poteze
plays-play = Poteza
plays-equity = Točke
plays-loss = Izgubljeno
plays-wins = Zmage
plays-gammons = Gammoni
plays-lost-gammons = Izgubljeni gammoni
plays-depth = Globina
cube-title = Kocka
cube-choice = Odločitev
cube-no-double = Brez podvojitve
cube-double-take = Podvoji, sprejmi
cube-double-pass = Podvoji, zavrni

# As in English.
rollout-title = Rollout
rollout-about = Program položaj velikokrat odigra do konca, z istimi meti za vse, kar se primerja.
rollout-start = Zaženi rollout
rollout-trials = { $trials ->
    [one] { $trials } partija
    [two] { $trials } partiji
    [few] { $trials } partije
   *[other] { $trials } partij
}
rollout-margin = ± { $margin }
rollout-margin-about = Prava vrednost je znotraj te meje v 95 od 100 primerov.
rollout-sure = Odločeno je: najboljša je brez dvoma boljša od drugih.
rollout-unsure = To še ni odločeno.

export-title = Shrani
export-sgf = Za GNU Backgammon (.sgf), z analizo
export-mat = Besedilo dvoboja (.mat), za vse programe
export-json = Gammonbox (.json), z vsem
export-failed = Tako ni mogoče shraniti: { $reason }.
judging-nets-quick = Hitra nevronska mreža
judging-nets-deep = Globoka nevronska mreža
worst-item-you = Ti: { $play } namesto { $better-play }
tab-graph = Graf
tab-match = Dvoboj
review-play-here = Igraj od tu
review-flip = Obrni ploščo
review-to-table = Nazaj k mizi
depths-title = Primerjaj globine
window-title = Okno za podvojitev
window-opens = Podvoji od { $chance } %
window-cash = Zavrni od { $chance } %
window-too-good = Predobro od { $chance } %
window-now = Zdaj { $chance } %
totals-by-play-note = Tu je od rezultata odšteta ocenjena sreča. PR šteje samo napake, zato se v enem dvoboju lahko razlikujeta.
plays-best = Najboljše
