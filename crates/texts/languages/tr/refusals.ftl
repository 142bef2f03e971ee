refused-game-over = Oyun bitti.
refused-match-over = Maç bitti: { $color } kazandı.
refused-game-not-over = Bu oyun henüz bitmedi.
refused-not-your-turn = Kararı { $color } vermeli.
refused-start-not-settled = Önce kimin başlayacağını görmek için her oyuncu bir zar atar.
refused-start-settled = Kimin başlayacağı belli oldu.
refused-already-thrown = Başlangıç zarını zaten attın: { $die }.
refused-offer-open = Önce { $color } yanıt vermeli: { $offer }.
refused-no-offer = Yanıt bekleyen bir teklif yok.
refused-wrong-answer-cube = Yanıt yalnızca kabul ya da çekilme olabilir: { $offer }.
refused-wrong-answer = Yanıt yalnızca kabul ya da ret olabilir: { $offer }.
refused-roll-first = Önce zar at.
refused-already-rolled = Zaten attın: { $roll }.
refused-cube-not-in-use = Bu oyun küpsüz oynanıyor.
refused-crawford = Bu Crawford oyunu: kimse katlayamaz.
refused-first-roll-not-played = Oyunun ilk zarı oynanmadan kimse katlayamaz.
refused-cube-not-yours = Küpün sahibi { $color }; yalnızca sahibi katlayabilir.
refused-cube-at-limit = Bu kurallarda küpün üst sınırı { $highest }.
refused-double-after-roll = Yalnızca zar atmadan önce katlayabilirsin; { $roll } ise atıldı.
refused-no-beavers = Beaver için anlaşmadınız.
refused-no-raccoons = Raccoon için anlaşmadınız.
refused-settlement-in-match = Maçın bir oyununda anlaşamazsınız.
refused-settlement-for-nothing = Anlaşma en az bir puanlık olmalı.
refused-no-backgammon = Bu kurallarda katmerli mars yoktur.
refused-die-not-rolled = Attığın zar { $roll }: içinde { $die } yok.
refused-die-used = { $die } sayısını zaten oynadın.
refused-no-checker-on-bar = Barda pulun yok.
refused-no-checker = { $point } hanesinde pulun yok.
refused-bar-first = { $checkers ->
    [one] Önce bardaki pulun girmeli.
   *[other] Önce bardaki { $checkers } pulun girmeli.
}
refused-blocked = { $point } hanesini { $checkers } rakip pul kapatıyor.
refused-not-all-home = Bütün pulların eve gelmeden toplayamazsın; biri hâlâ { $point } hanesinde.
refused-higher-checker = Bu sayıyı { $higher } hanesinden oynamalısın.
refused-exact-number = Bu kurallarda { $point } hanesinden yalnızca { $needed } ile pul toplanır, { $die } ile toplanmaz.
refused-hit-and-run = { $point } hanesindeki pulun kendi evinde kırdı, bu sırada orada kalır.
refused-both-numbers = { $roll } zarının iki sayısını da oynayabilirsin, öyleyse oynamalısın.
refused-larger-number = Sayılarından yalnızca birini oynayabilirsin; büyük olanı oynamalısın: { $die }.
refused-as-many-as-possible = { $moves ->
    [one] Hâlâ oynayabilirsin, öyleyse oynamalısın.
   *[other] Bu zarla { $moves } hamle yapabilirsin, öyleyse yapmalısın.
}
refused-turn-not-over = Sıran bitmedi: hâlâ oynayabilirsin, öyleyse oynamalısın.
refused-nothing-to-undo = Geri alınacak bir şey yok.
refused-no-penalty-landing = Kapalı bir haneye basamazsın.
refused-not-blocked = O hane kapalı değil, yani ceza yok.

offer-double = katlama
offer-beaver = beaver
offer-raccoon = raccoon
offer-resignation = { $win ->
    [single] düz yenilgiyle pes etme teklifi
    [gammon] marsla pes etme teklifi
   *[backgammon] katmerli marsla pes etme teklifi
}
offer-claim = { $win ->
    [single] düz galibiyet talebi
    [gammon] mars talebi
   *[backgammon] katmerli mars talebi
}
offer-settlement = { $points } puanlık anlaşma teklifi
offer-settlement-stake = anlaşma teklifi ({ $text })

instead-moves = Mümkün: { $play }.
instead-no-moves = Geçerli hamle yok.
instead-actions = Yapabileceklerin: { $actions }.
instead-nothing = Şimdi yapacağın bir şey yok.

roll-pair = { $larger }-{ $smaller }
