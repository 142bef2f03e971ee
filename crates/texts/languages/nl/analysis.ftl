analysis-title = Analyse
analysis-about = Neem een match of een stelling mee, waar die ook vandaan komt, en zie wat goed was en wat niet. Niets verlaat dit apparaat.
analysis-drop = Zet hier een bestand neer
analysis-choose = Kies bestand
analysis-choose-about = Matches van GNU Backgammon, eXtreme Gammon, BGBlitz, Snowie, Jellyfish, FIBS, GamesGrid en andere, herkend aan hun inhoud
analysis-paste = Of plak een match, een stelling of een ID
analysis-paste-open = Openen
analysis-table = De match aan tafel
analysis-editor = Stelling opzetten
analysis-quiz = Mijn fouten oefenen
analysis-reading = Bezig met lezen…

read-title = { $player } tegen { $name }
read-nothing-judged = Er staat niets in dat beoordeeld kan worden.
read-oddities = { $count ->
    [one] Eén ding in het bestand is vreemd
   *[other] { $count } dingen in het bestand zijn vreemd
}
read-more = { $rest-count ->
    [one] en nog één
   *[other] en nog { $rest-count }
}
read-offered = Wat te lezen was, wordt getoond.
place-line = Regel { $line }, kolom { $column }
place-record = Record nr. { $count }
place-file = Het bestand
read-oddity = { $from }: { $reason }

unreadable-empty = Er staat niets in.
unreadable-too-large = Het is te groot voor een match.
unreadable-unknown = Dit is geen backgammonmatch of -stelling in een formaat dat hier bekend is.
unreadable-broken = Het is beschadigd, en er is niets van te lezen.

odd-encoding = De tekst is geen UTF-8; hij is gelezen als { $text }.
odd-not-understood = “{ $text }” is niet te begrijpen en is overgeslagen.
odd-illegible-play = “{ $text }” is geen zet.
odd-bad-number = “{ $text }” kan niet kloppen en is overgeslagen.
odd-no-name = Een speler heeft geen naam.
odd-missing = Er ontbreekt iets wat zulke bestanden hebben; het gebruikelijke is aangehouden.
odd-stake = Dit is een los spel met een inzet van { $count }, geen match.
odd-variant = De variant “{ $text }” is niet bekend; hij is gelezen als backgammon.
odd-guessed-variant = Uit de zetten blijkt dat dit { $text } is.
odd-cut-short = Het bestand houdt te vroeg op.
odd-checksum = Een controlegetal klopt niet: het bestand kan beschadigd zijn.
odd-illegal-position = Deze stelling is niet mogelijk.
odd-contradiction = Iets staat er twee keer, en verschillend.
odd-more-positions = { $count ->
    [one] Er volgt nog één stelling; die is overgeslagen.
   *[other] Er volgen nog { $count } stellingen; die zijn overgeslagen.
}
odd-other = Iets was niet zoals het hoort en is overgeslagen.
odd-illegal-play = { $play } is met { $roll } geen geldige zet.
odd-no-play = Nergens staat hoe { $roll } gespeeld is.
odd-start-double = Een spel kan niet met { $roll } beginnen.
odd-wrong-turn = De andere speler is aan de beurt.
odd-unanswered = Op een verdubbeling ontbreekt het antwoord.
odd-refused = De regels staan dit niet toe.
odd-after-end = Het spel was al afgelopen.
odd-cube = De dubbelsteen gaat naar { $counted }, niet naar { $said }.
odd-board = De zetten ervoor leiden tot een andere stelling.
odd-winner = De andere speler heeft gewonnen.
odd-points = Het spel was { $counted } waard, niet { $said }.
odd-score = De spellen ervoor geven een andere stand.

judging-depth = Vooruitkijken
judging-plies = { $plies ->
    [0] Helemaal niet: meteen klaar
    [one] { $plies } worp: snel
   *[other] { $plies } worpen: grondig
}
judging-progress = { $done } van { $all } beoordeeld
judging-cancel = Stoppen
judging-stopped = Gestopt. Wat al beoordeeld is, wordt getoond.
judging-go-on = Verder
judging-done = Alles is beoordeeld.

totals-title = Totalen
totals-whole = Hele match
totals-session = Alle spellen
totals-rating = Rating (PR)
totals-rating-about = Vijfhonderd maal wat een beslissing gemiddeld weggaf. Hoe lager, hoe beter: onder 3 is wereldklasse, boven 20 speelt een beginner.
totals-lost = Weggegeven
totals-lost-match = Weggegeven matchkansen
totals-checker-play = met de schijven
totals-cube-play = met de dubbelsteen
totals-dubious = Twijfelachtig
totals-errors = Fouten
totals-missed-doubles = Gemiste verdubbelingen
totals-wrong-doubles = Onjuist verdubbeld
totals-wrong-takes = Onjuist aangenomen
totals-wrong-passes = Onjuist gepast
totals-by-play-match = Op speelsterkte alleen, zonder geluk, zou { $player } { $chance }% van zulke matches hebben gewonnen.
totals-by-play-money = Op speelsterkte alleen, zonder geluk, zou { $player } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} hebben gewonnen.

chances-match = Hoe groot de kans was dat { $player } de match won
chances-game = Hoe groot de kans was dat { $player } het spel won
worst-title = Grootste fouten
worst-none = Geen noemenswaardige fout.
worst-item = { $player }: { $play } in plaats van { $better-play }

steps-first = Naar het begin
steps-back = Stap terug
steps-on = Stap verder
steps-last = Naar het eind
steps-back-error = Vorige fout
steps-on-error = Volgende fout
steps-of = { $done } van { $all }
step-position = De stelling
step-roll = { $player } speelt { $roll }: { $play }
step-no-play = { $player } kan niet zetten met { $roll }
step-unknown-play = { $player } gooit { $roll }; de zet is niet bekend
step-double = { $player } verdubbelt naar { $value }
step-take = { $player } neemt aan
step-pass = { $player } past
step-beaver = { $player } neemt aan en verdubbelt meteen terug: een beaver
step-raccoon = { $player } verdubbelt de beaver nog eens: een raccoon
step-resign = { $player } geeft op
step-not-judged = Niet beoordeeld.
step-not-yet = Nog niet beoordeeld.
step-forced = Er viel niets te kiezen.
step-best = Dit was de beste zet.
step-right = Dit was juist.
step-dubious = Twijfelachtig
step-error = Fout
# As in English.
step-blunder = Blunder
step-lost = Geeft { $loss } weg
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
plays-equity = Punten
plays-loss = Weggegeven
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
rollout-about = De engine speelt de stelling vele malen uit, met dezelfde worpen voor alles wat vergeleken wordt.
rollout-start = Rollout starten
rollout-trials = { $trials ->
    [one] { $trials } spel
   *[other] { $trials } spellen
}
rollout-margin = ± { $margin }
rollout-margin-about = In 95 van de 100 gevallen ligt de ware waarde binnen deze marge.
rollout-sure = Dit staat vast: de beste keuze is zonder twijfel beter dan de rest.
rollout-unsure = Dit staat nog niet vast.

export-title = Opslaan
export-sgf = Voor GNU Backgammon (.sgf), met de analyse
export-mat = Match als tekst (.mat), voor alle programma’s
export-json = Gammonbox (.json), met alles
export-failed = Zo kan het niet worden opgeslagen: { $reason }.
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
