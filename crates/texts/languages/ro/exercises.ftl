exercise-title = Încearcă
exercise-check = Verifică
exercise-again = De la capăt
exercise-show = Arată-mi
exercise-right = Corect!
exercise-wrong = Nu chiar.
exercise-solved = { $total ->
    [one] Exerciții rezolvate: { $found } din { $total }
    [few] Exerciții rezolvate: { $found } din { $total }
   *[other] Exerciții rezolvate: { $found } din { $total }
}

exercise-find-plays = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll }. Găsește toate felurile în care se poate juca.
exercise-find-none = Nimic găsit încă
exercise-find-progress = { $total ->
    [one] Găsite: { $found } din { $total }
    [few] Găsite: { $found } din { $total }
   *[other] Găsite: { $found } din { $total }
}
exercise-find-new = { $play } e una dintre mutări.
exercise-find-same = Poziția aceasta ai găsit-o deja. Încearcă altfel.
exercise-find-all = Acestea sunt toate. Bravo!
exercise-find-stop = Oprește aici

exercise-choose-numbers = Alege-le pe toate, apoi verifică.
exercise-missing = { $count ->
    [one] Mai lipsește unul.
    [few] Mai lipsesc { $count }.
   *[other] Mai lipsesc { $count }.
}
exercise-too-many = { $count ->
    [one] Unul dintre ele e greșit.
    [few] { $count } dintre ele sunt greșite.
   *[other] { $count } dintre ele sunt greșite.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Atinge-le pe toate, apoi verifică.

exercise-aim = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll }. Adu ultima piesă în casă și scoate una, amândouă cu aruncarea aceasta.
exercise-aim-not-off = N-ai scos nicio piesă. Încearcă în ordinea inversă.
exercise-setup = Unde stau la început piesele { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}?
exercise-start = Un jucător dă { $larger }, celălalt { $smaller }. Ce urmează?
exercise-start-pair = Cine a dat { $larger } începe și joacă { $larger } și { $smaller }
exercise-start-afresh = Cine a dat { $larger } începe și aruncă ambele zaruri
exercise-start-color = Cine a dat { $larger } ia { $color ->
    [white] piesele albe
    [black] piesele negre
    [light] piesele deschise
   *[dark] piesele închise
}, începe și aruncă ambele zaruri
exercise-start-lower = Cine a dat { $smaller } începe și joacă { $larger } și { $smaller }
exercise-doubles = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll }. Câte dintre cele patru mutări poate face?
exercise-hitting = Cu ce numere se lovește piesa descoperită a { $opponent ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}?
exercise-entering = Cu ce numere intră de pe bară piesa { $color ->
    [white] Albului
    [black] Negrului
    [light] jucătorului cu piese deschise
   *[dark] jucătorului cu piese închise
}?
exercise-blocks = Ce triunghiuri sunt blocate pentru { $color ->
    [white] Alb
    [black] Negru
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
}?
exercise-bearing-off = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a dat { $roll }. Găsește toate felurile în care se poate juca după aceste reguli.
exercise-winning = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} a scos ultima piesă. Ce câștigă?
exercise-win = { $win ->
    [single] O victorie simplă
    [gammon] Un marț
   *[backgammon] Un backgammon
}
exercise-cube = { $opponent ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} dublează pentru prima oară și întoarce cubul la { $value }. Ce pierzi dacă refuzi?
exercise-match = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} tocmai a ajuns la un punct de câștigarea meciului. Are voie { $opponent ->
    [white] Albul
    [black] Negrul
    [light] jucătorul cu piese deschise
   *[dark] jucătorul cu piese închise
} să dubleze în partida următoare?
exercise-money = { $color ->
    [white] Albul
    [black] Negrul
    [light] Jucătorul cu piese deschise
   *[dark] Jucătorul cu piese închise
} câștigă cu marț, și nimeni n-a dublat. Cât câștigă?
