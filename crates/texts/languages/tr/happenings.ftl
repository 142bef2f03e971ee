happened-threw = { $player } { $die } attı.
happened-tie = İkisi de { $die } attı. Yeniden atın.
happened-starts = { $player } başlıyor.
happened-got-white = { $player } büyük attı, Beyaz oldu ve başlıyor.
happened-side = { $color }: { $name }.
happened-rolled = { $player } { $larger }-{ $smaller } attı.
happened-rolled-double = { $die ->
    [1] { $player } çift 1 attı: hepyek.
    [2] { $player } çift 2 attı: dubara.
    [3] { $player } çift 3 attı: düse.
    [4] { $player } çift 4 attı: dörtcihar.
    [5] { $player } çift 5 attı: dübeş.
   *[other] { $player } çift { $die } attı: düşeş.
}
happened-moved = { $player } { $from } hanesinden { $to } hanesine oynadı.
happened-hit = { $player } { $from } hanesinden { $to } hanesine oynadı ve kırdı.
happened-entered = { $player } bardan { $to } hanesine girdi.
happened-entered-hitting = { $player } bardan { $to } hanesine girdi ve kırdı.
happened-bore-off = { $player } { $from } hanesinden pul topladı.
happened-played = { $player } oynadı: { $play }.
happened-landed-on-block = { $player } kapıya bastı: pul bara gidiyor.
happened-cannot-move = { $player } oynayamıyor.
happened-ended-turn = { $player } sırasını bitirdi.
happened-undone = Hamle geri alındı.
happened-doubled = { $player } katladı: { $value }.
happened-took = { $player } kabul etti. Küp şimdi { $value }.
happened-passed = { $player } çekildi.
happened-beavered = { $player } beaver yaptı: { $value }.
happened-raccooned = { $player } raccoon yaptı: { $value }.
happened-resigned = { $player } pes etmeyi teklif ediyor.
happened-claimed = { $player } galibiyet talep ediyor.
happened-settled = { $player } anlaşma teklif ediyor.
happened-accepted = { $player } kabul etti.
happened-declined = { $player } reddetti. Oyun sürüyor.
happened-won = { $player } oyunu kazandı.
happened-won-match = { $player } maçı kazandı.
