analysis-title = Analyse
analysis-about = Laad een match of een stelling uit een willekeurig programma en zie welke zetten goed waren en welke niet. Niets verlaat dit apparaat.
analysis-drop = Sleep een bestand hierheen
analysis-choose = Kies een bestand
analysis-choose-about = Matches van GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid en andere; het formaat wordt automatisch herkend
analysis-paste = Of plak een match, een stelling of een ID
analysis-paste-open = Openen
analysis-table = De match die je speelt
analysis-editor = Stelling opzetten
analysis-quiz = Mijn fouten oefenen
analysis-reading = Bezig met lezen…

read-title = { $player } tegen { $name }
read-nothing-judged = Er valt hier niets te analyseren.
read-oddities = { $count ->
    [one] 1 probleem in het bestand
   *[other] { $count } problemen in het bestand
}
read-more = { $rest-count ->
    [one] en nog 1
   *[other] en nog { $rest-count }
}
read-offered = Dit kon gelezen worden.
place-line = Regel { $line }, kolom { $column }
place-record = Record nr. { $count }
place-file = Bestand
read-oddity = { $from }: { $reason }

unreadable-empty = Het is leeg.
unreadable-too-large = Het is te groot om een match te zijn.
unreadable-unknown = Dit is geen backgammonmatch of -stelling in een formaat dat we kennen.
unreadable-broken = Het bestand is beschadigd en niet te lezen.

odd-encoding = De tekst is geen UTF-8; hij is gelezen als { $text }.
odd-not-understood = “{ $text }” was niet te begrijpen en is overgeslagen.
odd-illegible-play = “{ $text }” is geen zet.
odd-bad-number = “{ $text }” kan niet kloppen en is overgeslagen.
odd-no-name = Een speler heeft geen naam.
odd-missing = Iets wat deze bestanden meestal bevatten ontbreekt; de gebruikelijke waarde is aangehouden.
odd-stake = Dit zijn losse spellen om een inzet van { $count }, geen match.
odd-variant = De variant “{ $text }” is onbekend; het spel is gelezen als backgammon.
odd-guessed-variant = Uit de zetten blijkt dat dit { $text } is.
odd-cut-short = Het bestand eindigt te vroeg.
odd-checksum = Een controlegetal klopt niet: het bestand kan beschadigd zijn.
odd-illegal-position = Deze stelling is niet mogelijk.
odd-contradiction = Het bestand spreekt zichzelf hier tegen.
odd-more-positions = { $count ->
    [one] Er volgt nog één stelling; die is overgeslagen.
   *[other] Er volgen nog { $count } stellingen; die zijn overgeslagen.
}
odd-other = Iets klopte niet en is overgeslagen.
odd-illegal-play = { $play } is geen geldige zet bij { $roll }.
odd-no-play = Het bestand zegt niet hoe { $roll } gespeeld is.
odd-start-double = Een spel kan niet met { $roll } beginnen.
odd-wrong-turn = De andere speler is aan de beurt.
odd-unanswered = Een verdubbeling is nooit beantwoord.
odd-refused = De regels staan dit niet toe.
odd-after-end = Het spel was al afgelopen.
odd-cube = De dubbelsteen gaat naar { $counted }, niet naar { $said }.
odd-board = De eerdere zetten leiden tot een andere stelling.
odd-winner = De andere speler heeft gewonnen.
odd-points = Het spel was { $counted } waard, niet { $said }.
odd-score = De eerdere spellen geven een andere stand.

judging-depth = Vooruitkijken
judging-plies = { $plies ->
    [0] Niet: meteen klaar
    [one] { $plies } worp: snel
   *[other] { $plies } worpen: grondig
}
judging-progress = { $done } van { $all } geanalyseerd
judging-cancel = Stoppen
judging-stopped = Gestopt. Dit zijn de resultaten tot nu toe.
judging-go-on = Doorgaan
judging-done = Analyse voltooid.

totals-title = Totalen
totals-whole = Hele match
totals-session = Alle spellen
totals-rating = Prestatierating (PR)
totals-rating-about = Gemiddeld equityverlies per beslissing, maal 500. Lager is beter: onder { $best } is wereldklasse, boven { $worst } beginnersniveau.
totals-lost = Equityverlies
totals-lost-match = Verloren matchkansen
totals-checker-play = met de schijven
totals-cube-play = met de dubbelsteen
totals-dubious = Twijfelachtig
totals-errors = Fouten
totals-missed-doubles = Gemiste verdubbelingen
totals-wrong-doubles = Foute verdubbelingen
totals-wrong-takes = Fout aangenomen
totals-wrong-passes = Fout gepast
totals-by-play-match = { $player ->
    [you] Op speelsterkte alleen, zonder geluk, zou je { $chance }% van zulke matches hebben gewonnen.
   *[other] Op speelsterkte alleen, zonder geluk, zou { $player } { $chance }% van zulke matches hebben gewonnen.
}
totals-by-play-money = { $player ->
    [you] Op speelsterkte alleen, zonder geluk, zou je { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } hebben gewonnen.
   *[other] Op speelsterkte alleen, zonder geluk, zou { $player } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } hebben gewonnen.
}

chances-match = { $player ->
    [you] Jouw matchkansen
   *[other] Matchkansen van { $player }
}
chances-game = { $player ->
    [you] Jouw winstkansen in dit spel
   *[other] Winstkansen van { $player } in dit spel
}
worst-title = Ergste fouten
worst-none = Geen noemenswaardige fouten.
worst-item = { $player }: { $play } in plaats van { $better-play }

steps-first = Terug naar het begin
steps-back = Vorige stap
steps-on = Volgende stap
steps-last = Naar het eind
steps-back-error = Vorige fout
steps-on-error = Volgende fout
steps-of = { $done } van { $all }
step-position = De stelling
step-roll = { $player ->
    [you] Je speelt { $roll }: { $play }
   *[other] { $player } speelt { $roll }: { $play }
}
step-no-play = { $player ->
    [you] Je kunt niet zetten met { $roll }
   *[other] { $player } kan niet zetten met { $roll }
}
step-unknown-play = { $player ->
    [you] Je gooit { $roll }; de zet is niet bekend
   *[other] { $player } gooit { $roll }; de zet is niet bekend
}
step-double = { $player ->
    [you] Je verdubbelt naar { $value }
   *[other] { $player } verdubbelt naar { $value }
}
step-take = { $player ->
    [you] Je neemt aan
   *[other] { $player } neemt aan
}
step-pass = { $player ->
    [you] Je past
   *[other] { $player } past
}
step-beaver = { $player ->
    [you] Je neemt aan en verdubbelt meteen terug: een beaver
   *[other] { $player } neemt aan en verdubbelt meteen terug: een beaver
}
step-raccoon = { $player ->
    [you] Je verdubbelt de beaver nog eens: een raccoon
   *[other] { $player } verdubbelt de beaver nog eens: een raccoon
}
step-resign = { $player ->
    [you] Je geeft op
   *[other] { $player } geeft op
}
step-not-judged = Niet geanalyseerd.
step-not-yet = Nog niet geanalyseerd.
step-forced = Gedwongen: er was geen keus.
step-best = Dit was de beste zet.
step-right = Dit was juist.
step-dubious = Twijfelachtig
step-error = Fout
# As in English.
step-blunder = Blunder
step-lost = Verliest { $loss }
step-luck = Geluk van de worp: { $luck }
step-better = { $better-play } was beter.
step-right-roll = Gooien was juist.
step-right-double = Verdubbelen was juist.
step-right-too-good = Doorspelen was juist: te goed om te verdubbelen.
step-right-take = Aannemen was juist.
step-right-pass = Passen was juist.
step-right-beaver = Een beaver was juist.

plays-title = Zetten
plays-play = Zet
# As in English.
plays-equity = Equity
plays-loss = Verlies
plays-wins = Winst
# As in English.
plays-gammons = Gammons
plays-lost-gammons = Verloren gammons
plays-depth = Diepte
cube-title = Dubbelsteen
cube-choice = Beslissing
cube-no-double = Niet verdubbelen
cube-double-take = Verdubbelen, aannemen
cube-double-pass = Verdubbelen, passen

# As in English.
rollout-title = Rollout
rollout-about = De engine speelt de stelling vele malen uit, met dezelfde worpen voor elke kandidaat.
rollout-start = Rollout starten
rollout-trials = { $trials ->
    [one] { $trials } spel
   *[other] { $trials } spellen
}
rollout-margin = ± { $margin }
rollout-margin-about = In 95 van de 100 gevallen ligt de echte waarde binnen deze marge.
rollout-sure = Beslist: de beste zet is zonder twijfel beter.
rollout-unsure = Nog niet beslist.

export-title = Opslaan
export-sgf = Voor GNU Backgammon (.sgf), met de analyse
export-mat = Match als tekst (.mat), voor elk programma
export-json = Gammonbox (.json), met alles
export-failed = In dit formaat kan het niet worden opgeslagen: { $reason }.
judging-nets-quick = Snel neuraal net
judging-nets-deep = Diep neuraal net
worst-item-you = Jij: { $play } in plaats van { $better-play }
tab-graph = Grafiek
# As in English.
tab-match = Match
review-play-here = Vanaf hier spelen
review-flip = Bord draaien
review-to-table = Terug naar de tafel
depths-title = Dieptes vergelijken
window-title = Verdubbelvenster
window-opens = Verdubbelen vanaf { $chance }%
window-cash = Passen vanaf { $chance }%
window-too-good = Te goed vanaf { $chance }%
window-now = Nu { $chance }%
totals-by-play-note = Hier is het geschatte geluk van de uitslag afgetrokken. De PR telt alleen fouten, dus in één match kunnen ze verschillen.
plays-best = Beste
doubles-take-right = als aannemen goed was
doubles-pass-right = als passen goed was
doubles-early = te vroeg
doubles-too-good = als de stelling te goed was
export-picture = Afbeelding van deze stelling
