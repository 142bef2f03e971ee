event-threw = { $player ->
    [you] Tu išmetei { $die }.
   *[other] { $player } išmetė { $die }.
}
event-tie = Abu išmetė { $die }. Meskite dar kartą.
event-starts = { $player ->
    [you] Tu pradedi.
   *[other] { $player } pradeda.
}
event-got-white = { $player ->
    [you] Tu išmetei daugiau, gauni baltąsias ir pradedi.
   *[other] { $player } išmetė daugiau, gauna baltąsias ir pradeda.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Tu išmetei { $larger } ir { $smaller }.
   *[other] { $player } išmetė { $larger } ir { $smaller }.
}
event-rolled-double = { $player ->
    [you] Tu išmetei dublį: { $die } ir { $die }.
   *[other] { $player } išmetė dublį: { $die } ir { $die }.
}
event-moved = { $player ->
    [you] Tu paėjai iš { $from } lauko į { $to } lauką.
   *[other] { $player } paėjo iš { $from } lauko į { $to } lauką.
}
event-hit = { $player ->
    [you] Tu paėjai iš { $from } lauko į { $to } lauką ir numušei.
   *[other] { $player } paėjo iš { $from } lauko į { $to } lauką ir numušė.
}
event-entered = { $player ->
    [you] Tu įėjai į { $to } lauką.
   *[other] { $player } įėjo į { $to } lauką.
}
event-entered-hitting = { $player ->
    [you] Tu įėjai į { $to } lauką ir numušei.
   *[other] { $player } įėjo į { $to } lauką ir numušė.
}
event-bore-off = { $player ->
    [you] Tu nurinkai šaškę iš { $from } lauko.
   *[other] { $player } nurinko šaškę iš { $from } lauko.
}
event-played = { $player } sužaidė { $play }.
event-landed-on-block = { $player ->
    [you] Tu sustojai užblokuotame lauke: šaškė keliauja ant baro.
   *[other] { $player } sustojo užblokuotame lauke: šaškė keliauja ant baro.
}
event-cannot-move = { $player ->
    [you] Tu negali paeiti.
   *[other] { $player } negali paeiti.
}
event-ended-turn = { $player } baigė ėjimą.
event-undone = Ėjimas atšauktas.
event-doubled = { $player ->
    [you] Tu dvigubinai iki { $value }.
   *[other] { $player } dvigubino iki { $value }.
}
event-took = { $player ->
    [you] Tu priėmei. Kubas rodo { $value }.
   *[other] { $player } priėmė. Kubas rodo { $value }.
}
event-passed = { $player ->
    [you] Tu atsisakei.
   *[other] { $player } atsisakė.
}
event-beavered = { $player ->
    [you] Tu atsakei bebru: { $value }.
   *[other] { $player } atsakė bebru: { $value }.
}
event-raccooned = { $player ->
    [you] Tu atsakei meškėnu: { $value }.
   *[other] { $player } atsakė meškėnu: { $value }.
}
event-resigned = { $player ->
    [you] Tu siūlai pasiduoti.
   *[other] { $player } siūlo pasiduoti.
}
event-claimed = { $player ->
    [you] Tu reikalauji pergalės.
   *[other] { $player } reikalauja pergalės.
}
event-settled = { $player ->
    [you] Tu siūlai susitarti.
   *[other] { $player } siūlo susitarti.
}
event-accepted = { $player ->
    [you] Tu sutikai.
   *[other] { $player } sutiko.
}
event-declined = { $player ->
    [you] Tu nesutikai. Partija tęsiasi.
   *[other] { $player } nesutiko. Partija tęsiasi.
}
event-won = { $player ->
    [you] Tu laimėjai partiją.
   *[other] { $player } laimėjo partiją.
}
event-won-match = { $player ->
    [you] Tu laimėjai mačą.
   *[other] { $player } laimėjo mačą.
}
