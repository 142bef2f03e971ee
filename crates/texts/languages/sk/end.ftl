end-title = { $player } vyhráva
end-match-title = { $player } vyhráva zápas
end-score = Skóre: { $score }

ending-borne-off = { $player ->
    [you] Vyvádzaš posledný kameň.
   *[other] { $player } vyvádza posledný kameň.
}
ending-passed = Zdvojnásobenie bolo odmietnuté.
ending-resigned = Vzdanie sa bolo prijaté.
ending-claimed = Nárok na výhru bol uznaný.
ending-settled = Skončilo sa to dohodou.

result-single = Bežná výhra (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, ale nikto nezdvojnásobil: podľa Jacobyho pravidla sa počíta ako bežná výhra (1)
   *[backgammon] Backgammon, ale nikto nezdvojnásobil: podľa Jacobyho pravidla sa počíta ako bežná výhra (1)
}
result-cube = × stávková kocka { $cube }
result-equals = = { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodov
}
result-equals-stake = = { $total ->
    [1] stávka
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $total }-násobok stávky
}
result-agreed = Dohoda: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodov
}
result-agreed-stake = Dohoda: { $total ->
    [1] stávka
    [2] dvojnásobok stávky
    [3] trojnásobok stávky
   *[other] { $total }-násobok stávky
}

end-analyzing = Rozoberám partiu…
report-luck = Šťastie
report-error-rate = Chybovosť
report-decisions = Rozhodnutia
report-blunders = Hrubé chyby
report-luckier = { $player }: kocky priniesli o { $luck ->
    [one] { $luck } bod
    [few] { $luck } body
    [many] { $luck } bodu
   *[other] { $luck } bodov
} viac.
report-luck-even = Kocky nikomu nenadŕžali.
report-played-better = Menej chýb má { $player }.
report-played-even = Obaja hrali rovnako dobre.

graph-title = Šance na výhru

end-next = Ďalšia partia
end-rematch = Odveta
end-review = Prejsť partiu
end-export = Uložiť zápas
end-you-won = Tvoja výhra
end-you-lost = Tvoja prehra
end-you-won-match = Tvoja výhra v zápase
end-you-lost-match = Tvoja prehra v zápase
report-luckier-you = Kocky priali tebe: { $luck }.
report-played-better-you = Menej chýb máš ty.
