table-score = Rezultatas
table-score-of = { $player }: { $points ->
    [one] { $points } taškas
    [few] { $points } taškai
    [many] { $points } taško
   *[other] { $points } taškų
}
table-score-of-stake = { $player }: { $points }
table-match-to = iki { $length } { $length ->
    [one] taško
    [few] taškų
    [many] taško
   *[other] taškų
}
table-money = pavienės partijos
table-away = trūksta { $away }
table-crawford = Crawfordo partija
table-game = { $game } partija
table-pips = Akutės
table-moves = Ėjimai
table-rules = Galiojančios taisyklės
table-menu = Meniu
table-board = Nardų lenta
table-home = Palikti stalą

turn-throw-start = Kiekvienas žaidėjas meta po kauliuką. Išmetęs daugiau pradeda.
turn-throw-color = Kiekvienas žaidėjas meta po kauliuką. Išmetęs daugiau gauna baltąsias ir pradeda.
turn-throw-player = { $player } meta kauliuką: kas pradės?
turn-roll = { $player } meta
turn-roll-or-double = { $player } meta arba dvigubina
turn-play = { $player } žaidžia { $roll }
turn-finish = { $player }: paimk kauliukus ir baik ėjimą
turn-cannot-move = { $player } negali paeiti su { $roll }
turn-answer-double = { $player }: priimti ar atsisakyti?
turn-answer-offer = { $player } turi atsakyti į pasiūlymą
turn-thinking = { $player } galvoja…
turn-over = Partija baigta

action-throw = Mesti
action-roll = Mesti
action-done = Baigta
action-done-about = Paimti kauliukus ir baigti ėjimą
action-undo = Atšaukti
action-double = Dvigubinti
action-double-to = Dvigubinti iki { $value }
action-take = Priimti
action-pass = Atsisakyti
action-beaver = Bebras
action-raccoon = Meškėnas
action-resign = Pasiduoti
action-claim = Reikalauti pergalės
action-settle = Susitarti
action-accept = Sutikti
action-decline = Nesutikti
action-move = Eiti šaške
action-play = Sužaisti visą ėjimą
action-land-on-block = Stoti į užblokuotą lauką
action-hint = Patarimas
action-take-back = Atsiimti ėjimą
action-show-again = Rodyti vėl
action-next-game = Kita partija

double-title = Dvigubinti?
double-question = { $player } gali priimti ir žaisti toliau iš { $value } arba atsisakyti.
double-explain = Jei { $player } atsisakys, laimėsi { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
}.
double-explain-stake = Jei { $player } atsisakys, laimėsi { $points ->
    [1] statymą
    [2] dvigubą statymą
    [3] trigubą statymą
    [one] { $points } statymą
    [few] { $points } statymus
    [many] { $points } statymo
   *[other] { $points } statymų
}.
offered-double = { $player } dvigubina iki { $value }.
offered-beaver = { $player } priima ir iškart dvigubina atgal: tai bebras. Būtų žaidžiama iš { $value }.
offered-raccoon = { $player } dvigubina bebrą: tai meškėnas. Būtų žaidžiama iš { $value }.
offered-pass-price = Jei atsisakysi, pralaimėsi { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
}.
offered-pass-price-stake = Jei atsisakysi, pralaimėsi { $points ->
    [1] statymą
    [2] dvigubą statymą
    [3] trigubą statymą
    [one] { $points } statymą
    [few] { $points } statymus
    [many] { $points } statymo
   *[other] { $points } statymų
}.
offered-take-meaning = Jei priimsi, kubas bus tavo, rodys { $value }, ir kitą kartą dvigubinti galėsi tik tu.

resign-title = Pasiduoti
resign-about = Siūlai pasiduoti. Partija baigsis, jei { $player } sutiks.
resign-win = { $win ->
    [single] Paprastas pralaimėjimas
    [gammon] Gamonas
   *[backgammon] Bekgamonas
}
resign-price = kainuoja { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
}
resign-price-stake = kainuoja { $points ->
    [1] statymą
    [2] dvigubą statymą
    [3] trigubą statymą
    [one] { $points } statymą
    [few] { $points } statymus
    [many] { $points } statymo
   *[other] { $points } statymų
}
claim-title = Reikalauti pergalės
claim-about = Reikalauji pripažinti, kad partija jau laimėta. Ji baigsis, jei { $player } sutiks.
settle-title = Susitarti
settle-about = Siūlai baigti partiją taip, kad vienas iš jūsų gautų taškų.
settle-about-stake = Siūlai dabar baigti partiją taip, kad vienas iš jūsų gautų statymą.
settle-winner = Taškus gauna
settle-winner-stake = Statymą gauna
settle-points = Kiek
settle-points-stake = Kiek kartų statymas
offered-resignation = { $win ->
    [single] { $player } pasiduoda: paprastas pralaimėjimas.
    [gammon] { $player } pasiduoda: gamonas.
   *[backgammon] { $player } pasiduoda: bekgamonas.
}
offered-claim = { $win ->
    [single] { $player } reikalauja paprastos pergalės.
    [gammon] { $player } reikalauja gamono.
   *[backgammon] { $player } reikalauja bekgamono.
}
offered-settlement = { $player } siūlo susitarti: { $name } gauna { $points ->
    [one] { $points } tašką
    [few] { $points } taškus
    [many] { $points } taško
   *[other] { $points } taškų
}.
offered-settlement-stake = { $player } siūlo susitarti: { $text }, gauna { $name }.
offered-worth = Tai būtų verta { $points } { $points ->
    [one] taško
    [few] taškų
    [many] taško
   *[other] taškų
}.
offered-worth-stake = Tai būtų verta: { $points ->
    [1] statymas
    [2] dvigubas statymas
    [3] trigubas statymas
    [one] { $points } statymas
    [few] { $points } statymai
    [many] { $points } statymo
   *[other] { $points } statymų
}.

dice-entry-title = Ką rodo tavo kauliukai?
dice-entry-one = { $player ->
    [you] Mesk kauliuką ir paliesk išmestą skaičių
   *[other] { $player } meta kauliuką: paliesk išmestą skaičių
}
typed-label = Įrašyti ėjimą
typed-bad = Tai ne ėjimas. Rašyk taip: 8/5 6/5.
typed-impossible = Išmetus { $roll } ėjimas { $play } negalimas.

hint-title = Patarimas
hint-best = Geriausia: { $play }
hint-loses = kainuoja { $loss }
hint-none = Galimų ėjimų nėra.
hint-roll = Mesk: dvigubinti dar per anksti.
hint-double-take = Dvigubink. Varžovas turėtų priimti.
hint-double-pass = Dvigubink. Varžovas turėtų atsisakyti.
hint-too-good = Žaisk toliau be dvigubinimo: tam tavo padėtis per gera.
hint-take = Priimk.
hint-pass = Atsisakyk.
hint-beaver = Priimk ir atsakyk bebru.

take-back-done = Ėjimas atsiimtas.

penalty-title = Šis laukas užblokuotas
penalty-question = Pagal šias taisykles užblokuotame lauke sustojusi šaškė pati numušama: tavoji keliautų ant baro, o skaičius { $die } būtų panaudotas. Vis tiek eiti?
penalty-confirm = Vis tiek eiti
table-you = Tu
table-to-home = Pradžia
table-flip = Apsukti lentą
table-keys = Klavišai
turn-you = Tavo eilė
turn-you-throw = Mesk kauliuką: kas pradės?
turn-you-roll = Mesk kauliukus
turn-you-roll-or-double = Mesk arba pirma dvigubink
turn-you-play = Žaisk { $roll }
turn-you-finish = Kad baigtum ėjimą, spausk „Baigta“
turn-you-cannot-move = Su { $roll } paeiti negali
turn-you-answer = Tavo atsakymas?
pass-question = Atsisakyti ir pralaimėti šią partiją?
hint-try = Eiti taip
hint-thinking = Galvojama…
table-light = Šviesi ar tamsi išvaizda
table-sound = Garsas
