analysis-title = Analiza
analysis-about = Naloži dvoboj ali položaj iz katerega koli programa in poglej, katere poteze so bile dobre in katere ne. Nič ne zapusti te naprave.
analysis-drop = Spusti datoteko sem
analysis-choose = Izberi datoteko
analysis-choose-about = Dvoboji iz programov GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid in drugih; format se prepozna samodejno
analysis-paste = Ali prilepi dvoboj, položaj ali ID
analysis-paste-open = Odpri
analysis-table = Dvoboj, ki ga igraš
analysis-editor = Postavi položaj
analysis-quiz = Vadi svoje napake
analysis-reading = Branje…

read-title = { $player } – { $name }
read-nothing-judged = Tu ni ničesar za analizo.
read-oddities = { $count ->
    [one] { $count } težava v datoteki
    [two] { $count } težavi v datoteki
    [few] { $count } težave v datoteki
   *[other] { $count } težav v datoteki
}
read-more = { $rest-count ->
    [1] in še ena
    [one] in še { $rest-count }
    [two] in še { $rest-count }
    [few] in še { $rest-count }
   *[other] in še { $rest-count }
}
read-offered = To je bilo mogoče prebrati.
place-line = Vrstica { $line }, stolpec { $column }
place-record = Zapis { $count }
place-file = Datoteka
read-oddity = { $from }: { $reason }

unreadable-empty = Prazno je.
unreadable-too-large = Preveliko je za dvoboj.
unreadable-unknown = To ni dvoboj ali položaj v backgammonu v nobenem formatu, ki ga poznamo.
unreadable-broken = Datoteka je poškodovana in je ni mogoče prebrati.

odd-encoding = Besedilo ni UTF-8; prebrano je bilo kot { $text }.
odd-not-understood = »{ $text }« ni razumljivo in je bilo izpuščeno.
odd-illegible-play = »{ $text }« ni poteza.
odd-bad-number = »{ $text }« ne more biti pravilno in je bilo izpuščeno.
odd-no-name = Eden od igralcev nima imena.
odd-missing = Manjka nekaj, kar take datoteke običajno imajo; uporabljena je bila običajna vrednost.
odd-stake = To so posamezne partije za vložek { $count }, ne dvoboj.
odd-variant = »{ $text }« je neznana različica; prebrana je bila kot backgammon.
odd-guessed-variant = Iz potez se vidi, da je to { $text }.
odd-cut-short = Datoteka se konča prezgodaj.
odd-checksum = Kontrolna vsota je napačna: datoteka je morda poškodovana.
odd-illegal-position = To ni mogoč položaj.
odd-contradiction = Datoteka si nasprotuje.
odd-more-positions = { $count ->
    [1] Sledi še en položaj; izpuščen je bil.
    [one] Sledi še { $count } položaj; izpuščen je bil.
    [two] Sledita še { $count } položaja; izpuščena sta bila.
    [few] Sledijo še { $count } položaji; izpuščeni so bili.
   *[other] Sledi še { $count } položajev; izpuščeni so bili.
}
odd-other = Nekaj je bilo narobe in je bilo izpuščeno.
odd-illegal-play = { $play } ni dovoljena poteza za { $roll }.
odd-no-play = Datoteka ne pove, kako je bil odigran { $roll }.
odd-start-double = Partija se ne more začeti z metom { $roll }.
odd-wrong-turn = Na potezi je drugi igralec.
odd-unanswered = Na podvojitev ni odgovora.
odd-refused = Pravila tega ne dovolijo.
odd-after-end = Partija je bila že končana.
odd-cube = Podvojitvena kocka je obrnjena na { $counted }, ne na { $said }.
odd-board = Prejšnje poteze vodijo v drugačen položaj.
odd-winner = Zmagovalec je drugi igralec.
odd-points = Partija je bila vredna { $counted }, ne { $said }.
odd-score = Prejšnje partije dajo drugačen rezultat.

judging-depth = Globina
judging-plies = { $plies ->
    [0] Nič: takoj
    [one] { $plies } met: hitro
    [two] { $plies } meta: temeljito
    [few] { $plies } meti: temeljito
   *[other] { $plies } metov: temeljito
}
judging-progress = Analizirano { $done } od { $all }
judging-cancel = Ustavi
judging-stopped = Ustavljeno. To so dosedanji rezultati.
judging-go-on = Nadaljuj
judging-done = Analiza je končana.

totals-title = Skupaj
totals-whole = Ves dvoboj
totals-session = Vse partije
totals-rating = Ocena igre (PR)
totals-rating-about = Povprečna izguba equityja na odločitev, krat 500. Manj je bolje: pod { $best } je svetovni razred, nad { $worst } začetnik.
totals-lost = Izgubljeni equity
totals-lost-match = Izgubljene možnosti za zmago v dvoboju
totals-checker-play = z žetoni
totals-cube-play = s podvojitveno kocko
totals-dubious = Dvomljivo
totals-errors = Napake
totals-missed-doubles = Zamujene podvojitve
totals-wrong-doubles = Napačne podvojitve
totals-wrong-takes = Napačni sprejemi
totals-wrong-passes = Napačne zavrnitve
totals-by-play-match = { $player ->
    [you] Samo po znanju, brez sreče, dobiš { $chance } % takih dvobojev.
   *[other] Samo po znanju, brez sreče, { $player } dobi { $chance } % takih dvobojev.
}
totals-by-play-money = { $player ->
    [you] Samo po znanju, brez sreče, dobiš { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
   *[other] Samo po znanju, brez sreče, { $player } dobi { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }.
}

chances-match = { $player ->
    [you] Tvoje možnosti za zmago v dvoboju
   *[other] { $player }: možnosti za zmago v dvoboju
}
chances-game = { $player ->
    [you] Tvoje možnosti za zmago v partiji
   *[other] { $player }: možnosti za zmago v partiji
}
worst-title = Največje napake
worst-none = Nobene omembe vredne napake.
worst-item = { $player }: { $play } namesto { $better-play }

steps-first = Nazaj na začetek
steps-back = Prejšnji korak
steps-on = Naslednji korak
steps-last = Na konec
steps-back-error = Prejšnja napaka
steps-on-error = Naslednja napaka
steps-of = { $done } od { $all }
step-position = Položaj
step-roll = { $player ->
    [you] Igraš { $roll }: { $play }
   *[other] { $player } igra { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Ne moreš odigrati { $roll }
   *[other] { $player } ne more odigrati { $roll }
}
step-unknown-play = { $player ->
    [you] Vržeš { $roll }; poteza ni znana
   *[other] { $player } vrže { $roll }; poteza ni znana
}
step-double = { $player ->
    [you] Podvojiš na { $value }
   *[other] { $player } podvoji na { $value }
}
step-take = { $player ->
    [you] Sprejmeš
   *[other] { $player } sprejme
}
step-pass = { $player ->
    [you] Zavrneš
   *[other] { $player } zavrne
}
step-beaver = { $player ->
    [you] Sprejmeš in spet podvojiš: beaver
   *[other] { $player } sprejme in spet podvoji: beaver
}
step-raccoon = { $player ->
    [you] Podvojiš beaver: raccoon
   *[other] { $player } podvoji beaver: raccoon
}
step-resign = { $player ->
    [you] Predaš
   *[other] { $player } preda
}
step-not-judged = Ni analizirano.
step-not-yet = Še ni analizirano.
step-forced = Prisiljeno: izbire ni bilo.
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
# As in English.
plays-equity = Equity
plays-loss = Izguba
plays-wins = Zmage
plays-gammons = Gammoni
plays-lost-gammons = Izgubljeni gammoni
plays-depth = Globina
cube-title = Podvojitvena kocka
cube-choice = Odločitev
cube-no-double = Brez podvojitve
cube-double-take = Podvoji, sprejmi
cube-double-pass = Podvoji, zavrni

# As in English.
rollout-title = Rollout
rollout-about = Program položaj velikokrat odigra do konca, z istimi meti za vsako primerjano potezo.
rollout-start = Zaženi rollout
rollout-trials = { $trials ->
    [one] { $trials } partija
    [two] { $trials } partiji
    [few] { $trials } partije
   *[other] { $trials } partij
}
rollout-margin = ± { $margin }
rollout-margin-about = Prava vrednost je znotraj te meje 95-krat od 100.
rollout-sure = Odločeno: najboljša poteza je brez dvoma boljša.
rollout-unsure = Še ni odločeno.

export-title = Shrani
export-sgf = Za GNU Backgammon (.sgf), z analizo
export-mat = Besedilo dvoboja (.mat), za vsak program
export-json = Gammonbox (.json), z vsem
export-failed = V tem formatu ni mogoče shraniti: { $reason }.
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
window-opens = Podvojitev od { $chance } %
window-cash = Zavrnitev od { $chance } %
window-too-good = Predobro od { $chance } %
window-now = Zdaj { $chance } %
totals-by-play-note = Tu je od rezultata odšteta ocenjena sreča. PR šteje samo napake, zato se v enem dvoboju lahko razlikujeta.
plays-best = Najboljše
doubles-take-right = ko je bilo pravilno sprejeti
doubles-pass-right = ko je bilo pravilno zavrniti
doubles-early = prezgodaj
doubles-too-good = ko je bil položaj predober
export-picture = Slika tega položaja
