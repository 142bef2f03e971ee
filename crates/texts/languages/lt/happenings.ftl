happened-threw = { $player } išmetė { $die }.
happened-tie = Abu išmetė { $die }: dar kartą.
happened-tie-doubles = Abu išmetė { $die }: statymas dvigubėja iki { $value }, metama dar kartą.
happened-starts = { $player } pradeda.
happened-starts-with = { $player } pradeda: { $larger } ir { $smaller }.
happened-got-white = { $player } išmetė daugiau, gauna baltąsias ir pradeda.
happened-rolled = { $player } išmetė { $larger } ir { $smaller }.
happened-rolled-double = { $player } išmetė dublį: { $die } ir { $die }.
happened-moved = { $player } paėjo iš { $from } lauko į { $to } lauką.
happened-hit = { $player } paėjo iš { $from } lauko į { $to } lauką ir numušė.
happened-entered = { $player } įėjo į { $to } lauką.
happened-entered-hitting = { $player } įėjo į { $to } lauką ir numušė.
happened-bore-off = { $player } nurinko šaškę iš { $from } lauko.
happened-played = { $player } sužaidė { $play }.
happened-landed-on-block = { $player } sustojo užblokuotame lauke: šaškė dedama ant baro.
happened-cannot-move = { $player } negali paeiti.
happened-stays-on-bar = { $player } negali įeiti nuo baro.
happened-passed-rest = { $player } praleido likusius metimo skaičius.
happened-ended-turn = { $player } baigė ėjimą.
happened-undone = Ėjimas atšauktas.
happened-nothing-left = Eiti daugiau nėra kur: paimk kauliukus.
happened-doubled = { $player } dvigubino iki { $value }.
happened-took = { $player } priėmė. Kubas rodo { $value }.
happened-passed = { $player } atsisakė.
happened-beavered = { $player } atsakė bebru: { $value }.
happened-raccooned = { $player } atsakė meškėnu: { $value }.
happened-resigned = { $player } siūlo pasiduoti.
happened-claimed = { $player } reikalauja pergalės.
happened-settled = { $player } siūlo susitarti.
happened-accepted = { $player } sutiko.
happened-declined = { $player } nesutiko. Partija tęsiasi.
happened-won = { $player } laimėjo partiją.
happened-won-match = { $player } laimėjo mačą.
happened-needs = { $player }: reikia dar { $needed } { $needed ->
    [one] taško
    [few] taškų
    [many] taško
   *[other] taškų
}.
