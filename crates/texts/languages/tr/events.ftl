event-threw = { $player ->
    [you] { $die } attın.
   *[other] { $player } { $die } attı.
}
event-tie = İkisi de { $die } attı. Yeniden atın.
event-starts = { $player ->
    [you] Sen başlıyorsun.
   *[other] { $player } başlıyor.
}
event-got-white = { $player ->
    [you] Büyük attın, Beyaz oldun ve başlıyorsun.
   *[other] { $player } büyük attı, Beyaz oldu ve başlıyor.
}
event-side = { $color }: { $name }.
event-rolled = { $player ->
    [you] { $larger }-{ $smaller } attın.
   *[other] { $player } { $larger }-{ $smaller } attı.
}
event-rolled-double = { $player ->
    [you] { $die ->
        [1] Çift 1 attın: hepyek.
        [2] Çift 2 attın: dubara.
        [3] Çift 3 attın: düse.
        [4] Çift 4 attın: dörtcihar.
        [5] Çift 5 attın: dübeş.
       *[other] Çift { $die } attın: düşeş.
    }
   *[other] { $die ->
        [1] { $player } çift 1 attı: hepyek.
        [2] { $player } çift 2 attı: dubara.
        [3] { $player } çift 3 attı: düse.
        [4] { $player } çift 4 attı: dörtcihar.
        [5] { $player } çift 5 attı: dübeş.
       *[other] { $player } çift { $die } attı: düşeş.
    }
}
event-moved = { $player ->
    [you] { $from } hanesinden { $to } hanesine oynadın.
   *[other] { $player } { $from } hanesinden { $to } hanesine oynadı.
}
event-hit = { $player ->
    [you] { $from } hanesinden { $to } hanesine oynadın ve kırdın.
   *[other] { $player } { $from } hanesinden { $to } hanesine oynadı ve kırdı.
}
event-entered = { $player ->
    [you] Bardan { $to } hanesine girdin.
   *[other] { $player } bardan { $to } hanesine girdi.
}
event-entered-hitting = { $player ->
    [you] Bardan { $to } hanesine girdin ve kırdın.
   *[other] { $player } bardan { $to } hanesine girdi ve kırdı.
}
event-bore-off = { $player ->
    [you] { $from } hanesinden pul topladın.
   *[other] { $player } { $from } hanesinden pul topladı.
}
event-played = { $player } oynadı: { $play }.
event-landed-on-block = { $player ->
    [you] Kapıya bastın: pul bara gidiyor.
   *[other] { $player } kapıya bastı: pul bara gidiyor.
}
event-cannot-move = { $player ->
    [you] Oynayamıyorsun.
   *[other] { $player } oynayamıyor.
}
event-ended-turn = { $player } sırasını bitirdi.
event-undone = Hamle geri alındı.
event-doubled = { $player ->
    [you] Katladın: { $value }.
   *[other] { $player } katladı: { $value }.
}
event-took = { $player ->
    [you] Kabul ettin. Küp şimdi { $value }.
   *[other] { $player } kabul etti. Küp şimdi { $value }.
}
event-passed = { $player ->
    [you] Çekildin.
   *[other] { $player } çekildi.
}
event-beavered = { $player ->
    [you] Beaver yaptın: { $value }.
   *[other] { $player } beaver yaptı: { $value }.
}
event-raccooned = { $player ->
    [you] Raccoon yaptın: { $value }.
   *[other] { $player } raccoon yaptı: { $value }.
}
event-resigned = { $player ->
    [you] Pes etmeyi teklif ediyorsun.
   *[other] { $player } pes etmeyi teklif ediyor.
}
event-claimed = { $player ->
    [you] Galibiyet talep ediyorsun.
   *[other] { $player } galibiyet talep ediyor.
}
event-settled = { $player ->
    [you] Anlaşma teklif ediyorsun.
   *[other] { $player } anlaşma teklif ediyor.
}
event-accepted = { $player ->
    [you] Kabul ettin.
   *[other] { $player } kabul etti.
}
event-declined = { $player ->
    [you] Reddettin. Oyun sürüyor.
   *[other] { $player } reddetti. Oyun sürüyor.
}
event-won = { $player ->
    [you] Oyunu kazandın.
   *[other] { $player } oyunu kazandı.
}
event-won-match = { $player ->
    [you] Maçı kazandın.
   *[other] { $player } maçı kazandı.
}
