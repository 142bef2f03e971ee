end-title = { $player } võitis
end-match-title = { $player } võitis matši
end-score = Seis: { $score }

ending-borne-off = { $player ->
    [you] Viisid viimase nupu laualt välja.
   *[other] { $player } viis viimase nupu laualt välja.
}
ending-passed = Duublist loobuti.
ending-resigned = Allaandmine võeti vastu.
ending-claimed = Nõue rahuldati.
ending-settled = Mäng lõppes kokkuleppega.

result-single = Ühekordne võit (1)
# As in English.
result-gammon = Gammon (2)
# As in English.
result-backgammon = Backgammon (3)
result-jacoby = { $win ->
    [gammon] Gammon, aga kuupi ei pööratud kordagi: Jacoby reegli järgi loeb see ühekordse võiduna (1)
   *[backgammon] Backgammon, aga kuupi ei pööratud kordagi: Jacoby reegli järgi loeb see ühekordse võiduna (1)
}
result-cube = × kuup { $cube }
result-equals = = { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
result-equals-stake = = { $total ->
    [one] panus
   *[other] { $total }-kordne panus
}
result-agreed = Kokku lepitud: { $total ->
    [one] { $total } punkt
   *[other] { $total } punkti
}
result-agreed-stake = Kokku lepitud: { $total ->
    [1] panus
   *[other] { $total }-kordne panus
}

end-analyzing = Analüüsin mängu…
report-luck = Õnn
report-error-rate = Veamäär
report-decisions = Otsuseid
report-blunders = Suuri vigu
report-luckier = { $player } sai täringutelt { $luck } punkti rohkem.
report-luck-even = Täringud ei soosinud kedagi.
report-played-better = { $player } tegi vähem vigu.
report-played-even = Mõlemad mängisid võrdselt hästi.

graph-title = Võiduvõimalused

end-next = Järgmine mäng
end-rematch = Revanš
end-review = Vaata mäng läbi
end-export = Salvesta matš
end-you-won = Võitsid
end-you-lost = Kaotasid
end-you-won-match = Võitsid matši
end-you-lost-match = Kaotasid matši
report-luckier-you = Täringud soosisid sind: { $luck }.
report-played-better-you = Sina tegid vähem vigu.
