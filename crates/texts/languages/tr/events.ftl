event-threw = { $player } { $die } attı.
event-tie = İkisi de { $die } attı. Yeniden atın.
event-starts = { $player } başlıyor.
event-got-white = { $player } büyük attı, Beyaz oldu ve başlıyor.
event-side = { $color }: { $name }.
event-rolled = { $player } { $larger }-{ $smaller } attı.
event-rolled-double = { $die ->
    [1] { $player } çift 1 attı: hepyek.
    [2] { $player } çift 2 attı: dubara.
    [3] { $player } çift 3 attı: düse.
    [4] { $player } çift 4 attı: dörtcihar.
    [5] { $player } çift 5 attı: dübeş.
   *[other] { $player } çift { $die } attı: düşeş.
}
event-moved = { $player } { $from } hanesinden { $to } hanesine oynadı.
event-hit = { $player } { $from } hanesinden { $to } hanesine oynadı ve kırdı.
event-entered = { $player } bardan { $to } hanesine girdi.
event-entered-hitting = { $player } bardan { $to } hanesine girdi ve kırdı.
event-bore-off = { $player } { $from } hanesinden pul topladı.
event-played = { $player } oynadı: { $play }.
event-landed-on-block = { $player } kapıya bastı: pul bara gidiyor.
event-cannot-move = { $player } oynayamıyor.
event-ended-turn = { $player } sırasını bitirdi.
event-undone = Hamle geri alındı.
event-doubled = { $player } katladı: { $value }.
event-took = { $player } kabul etti. Küp şimdi { $value }.
event-passed = { $player } çekildi.
event-beavered = { $player } beaver yaptı: { $value }.
event-raccooned = { $player } raccoon yaptı: { $value }.
event-resigned = { $player } pes etmeyi teklif ediyor.
event-claimed = { $player } galibiyet talep ediyor.
event-settled = { $player } anlaşma teklif ediyor.
event-accepted = { $player } kabul etti.
event-declined = { $player } reddetti. Oyun sürüyor.
event-won = { $player } oyunu kazandı.
event-won-match = { $player } maçı kazandı.
