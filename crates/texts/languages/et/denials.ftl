denial-no-way = Ükski järelejäänud number ei vii kiilult { $from } kiilule { $to }.
denial-no-way-bar = Ükski järelejäänud number ei too nuppu baarist kiilule { $to }.
denial-no-way-off = Ükski järelejäänud number ei vii seda nuppu välja.
denial-backward = Nupud liiguvad ainult kodu poole, mitte kunagi tagasi.
denial-no-point = Selle viskega ei saa kahe nupuga hõivata kiilu { $to }.
denial-not-yours = Need on vastase nupud.
denial-no-dice = Selles lauas visatakse täringuid sinu eest.
denial-ambiguous = Seda saab mängida mitut moodi. Kirjuta iga käik.
