denial-no-way = Żadna z pozostałych liczb nie prowadzi z pola { $from } na pole { $to }.
denial-no-way-bar = Żadna z pozostałych liczb nie wprowadza pionka z baru na pole { $to }.
denial-no-way-off = Żadna z pozostałych liczb nie zdejmuje tego pionka.
denial-backward = Pionki idą w stronę bazy, nigdy z powrotem.
denial-no-point = Tym rzutem nie da się dwoma pionkami zająć pola { $to }.
denial-not-yours = To pionki przeciwnika.
denial-no-dice = Przy tym stole kostkami rzuca za ciebie program.
denial-ambiguous = Można to zagrać na kilka sposobów. Wpisz każdy ruch.
