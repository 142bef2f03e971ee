end-title = { $player } vyhráva
end-match-title = { $player } vyhráva zápas
end-score = Skóre: { $score }

ending-borne-off = { $player } má posledný kameň vonku.
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
   *[other] { $total }-násobok stávky
}
result-agreed = Dohoda: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodov
}

end-analyzing = Prechádzam partiu…
end-analyzed = Hotovo { $chance } %
report-title = Ako sa hralo
report-luck = Šťastie
report-luck-about = Čo dali kocky, v bodoch tejto partie
report-errors = Chyby
report-errors-about = Čo sa stratilo chybami, v bodoch tejto partie
report-error-rate = Chybovosť
report-error-rate-about = Priemerná strata na jedno rozhodnutie, v tisícinách bodu
report-decisions = Rozhodnutia
report-blunders = Hrubé chyby
report-mistakes = Omyly
report-checker-play = Hra kameňmi
report-cube = Stávková kocka
report-luckier = Viac šťastia má { $player }: o { $luck ->
    [one] { $luck } bod
    [few] { $luck } body
    [many] { $luck } bodu
   *[other] { $luck } bodov
}.
report-luck-even = Kocky nikomu nenadŕžali.
report-played-better = Menej chýb má { $player }.
report-played-even = Obaja hrali rovnako dobre.
report-no-errors = { $player } nemá žiadnu chybu, ktorá by stála za reč.
report-luckiest = Najväčšie šťastie: { $roll }, { $player }
report-unluckiest = Najväčšia smola: { $roll }, { $player }
report-error = { $play } namiesto { $better-play }
report-worst = Najhoršia chyba: { $play } namiesto { $better-play }
report-show = Ukázať pozíciu

graph-title = Šance na výhru
graph-about = Šance na výhru ťah za ťahom: { $player }
graph-turn = Ťah { $turn }: { $player }, šanca { $chance } %

end-next = Ďalšia partia
end-rematch = Odveta
end-other = Iný súper
end-review = Prejsť partiu
end-export = Uložiť zápas
end-export-about = Ako súbor, ktorý čítajú aj iné programy
end-dice-receipt = Kocky tejto partie
