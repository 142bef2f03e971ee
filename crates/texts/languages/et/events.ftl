event-threw = { $player ->
    [you] Viskasid { $die }.
   *[other] { $player } viskas { $die }.
}
event-tie = Mõlemad viskasid { $die }. Visake uuesti.
event-starts = { $player ->
    [you] Sina alustad.
   *[other] { $player } alustab.
}
event-got-white = { $player ->
    [you] Viskasid rohkem, saad valged ja alustad.
   *[other] { $player } viskas rohkem, saab valged ja alustab.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] Viskasid { $larger }-{ $smaller }.
   *[other] { $player } viskas { $larger }-{ $smaller }.
}
event-rolled-double = { $player ->
    [you] Viskasid paari: { $die } ja { $die }.
   *[other] { $player } viskas paari: { $die } ja { $die }.
}
event-moved = { $player ->
    [you] Käisid kiilult { $from } kiilule { $to }.
   *[other] { $player } käis kiilult { $from } kiilule { $to }.
}
event-hit = { $player ->
    [you] Käisid kiilult { $from } kiilule { $to } ja lõid.
   *[other] { $player } käis kiilult { $from } kiilule { $to } ja lõi.
}
event-entered = { $player ->
    [you] Tulid sisse kiilule { $to }.
   *[other] { $player } tuli sisse kiilule { $to }.
}
event-entered-hitting = { $player ->
    [you] Tulid sisse kiilule { $to } ja lõid.
   *[other] { $player } tuli sisse kiilule { $to } ja lõi.
}
event-bore-off = { $player ->
    [you] Viisid nupu välja kiilult { $from }.
   *[other] { $player } viis nupu välja kiilult { $from }.
}
event-played = { $player } käis { $play }.
event-landed-on-block = { $player ->
    [you] Astusid suletud kiilule: nupp läheb baarile.
   *[other] { $player } astus suletud kiilule: nupp läheb baarile.
}
event-cannot-move = { $player ->
    [you] Sa ei saa käia.
   *[other] { $player } ei saa käia.
}
event-ended-turn = { $player } lõpetas käigu.
event-undone = Käik tagasi võetud.
event-doubled = { $player ->
    [you] Duubeldasid: { $value }.
   *[other] { $player } duubeldas: { $value }.
}
event-took = { $player ->
    [you] Võtsid vastu. Kuup näitab { $value }.
   *[other] { $player } võttis vastu. Kuup näitab { $value }.
}
event-passed = { $player ->
    [you] Loobusid.
   *[other] { $player } loobus.
}
event-beavered = { $player ->
    [you] Vastasid kopraga: { $value }.
   *[other] { $player } vastas kopraga: { $value }.
}
event-raccooned = { $player ->
    [you] Vastasid pesukaruga: { $value }.
   *[other] { $player } vastas pesukaruga: { $value }.
}
event-resigned = { $player ->
    [you] Pakud allaandmist.
   *[other] { $player } pakub allaandmist.
}
event-claimed = { $player ->
    [you] Nõuad võitu.
   *[other] { $player } nõuab võitu.
}
event-settled = { $player ->
    [you] Pakud kokkulepet.
   *[other] { $player } pakub kokkulepet.
}
event-accepted = { $player ->
    [you] Nõustusid.
   *[other] { $player } nõustus.
}
event-declined = { $player ->
    [you] Keeldusid. Mäng jätkub.
   *[other] { $player } keeldus. Mäng jätkub.
}
event-won = { $player ->
    [you] Võitsid mängu.
   *[other] { $player } võitis mängu.
}
event-won-match = { $player ->
    [you] Võitsid matši.
   *[other] { $player } võitis matši.
}
