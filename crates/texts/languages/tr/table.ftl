table-score = Skor
table-score-of = { $player }: { $points } puan
table-score-of-stake = { $player }: { $points }
table-match-to = { $length } puanlık
table-money = tek oyunlar
table-away = { $away } kaldı
table-crawford = Crawford oyunu
table-game = Oyun { $game }
table-pips = Adım
table-moves = Hamleler
table-rules = Geçerli kurallar
table-menu = Menü
table-board = Tavla tahtası
table-home = Masadan kalk

turn-throw-start = Her oyuncu bir zar atar. Büyük atan başlar.
turn-throw-color = Her oyuncu bir zar atar. Büyük atan Beyaz olur ve başlar.
turn-throw-player = { $player } başlangıç zarını atacak
turn-roll = { $player } zar atacak
turn-roll-or-double = { $player } zar atacak ya da katlayacak
turn-play = { $player } { $roll } oynayacak
turn-finish = { $player }: sırayı bitirmek için zarları kaldır
turn-cannot-move = { $player } { $roll } ile oynayamıyor
turn-answer-double = { $player }: katlamayı kabul mü, çekilmek mi?
turn-answer-offer = { $player } bir teklife yanıt verecek
turn-thinking = { $player } düşünüyor…
turn-over = Oyun bitti

action-throw = Bir zar at
action-roll = Zar at
action-done = Tamam
action-done-about = Zarları kaldır: sıran biter
action-undo = Geri al
action-double = Katla
action-double-to = Katla: { $value }
action-take = Kabul et
action-pass = Çekil
# As in English.
action-beaver = Beaver
# As in English.
action-raccoon = Raccoon
action-resign = Pes et
action-claim = Oyunu iste
action-settle = Anlaş
action-accept = Kabul et
action-decline = Reddet
action-move = Pul oyna
action-play = Zarın hepsini oyna
action-land-on-block = Kapıya bas
action-hint = İpucu
action-take-back = Hamleden dön
action-show-again = Yeniden göster
action-next-game = Sonraki oyun

double-title = Katlansın mı?
double-question = { $player } için teklif: { $value } değerinde devam. Katlansın mı?
double-explain = { $player } çekilirse oyun { $points } puanla senin.
double-explain-stake = { $player } çekilirse kazancın { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.
offered-double = { $player } { $value } değerinde oynamayı teklif ediyor.
offered-beaver = { $player } kabul edip hemen bir daha katlıyor: beaver. Oyunun değeri { $value } olur.
offered-raccoon = { $player } beaver üstüne bir daha katlıyor: raccoon. Oyunun değeri { $value } olur.
offered-pass-price = Çekilirsen { $points } puan kaybedersin.
offered-pass-price-stake = Çekilirsen kaybın { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.
offered-take-meaning = Kabul edersen küp { $value } değeriyle senin olur; bundan sonra yalnızca sen katlayabilirsin.

resign-title = Pes et
resign-about = Oyunu kaybetmeyi teklif ediyorsun. { $player } kabul ederse oyun biter.
resign-win = { $win ->
    [single] Düz yenilgi
    [gammon] Mars
   *[backgammon] Katmerli mars
}
resign-price = bedeli { $points } puan
resign-price-stake = bedeli { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
}
claim-title = Oyunu iste
claim-about = Oyunun zaten kazanıldığını söylüyorsun. { $player } onaylarsa oyun biter.
settle-title = Anlaş
settle-about = Oyunu, birinize puan vererek bitirmeyi teklif ediyorsun.
settle-about-stake = Oyunu şimdi, birinize bahsi ödeyerek bitirmeyi teklif ediyorsun.
settle-winner = Puan kime
settle-winner-stake = Bahis kime
settle-points = Kaç puan
settle-points-stake = Bahsin kaç katı
offered-resignation = { $win ->
    [single] { $player } düz yenilgiyle pes ediyor.
    [gammon] { $player } marsla pes ediyor.
   *[backgammon] { $player } katmerli marsla pes ediyor.
}
offered-claim = { $win ->
    [single] { $player } düz galibiyet istiyor.
    [gammon] { $player } mars istiyor.
   *[backgammon] { $player } katmerli mars istiyor.
}
offered-settlement = { $player } anlaşma teklif ediyor: { $name } için { $points } puan.
offered-settlement-stake = { $player } anlaşma teklif ediyor: { $name } için { $text }.
offered-worth = Değeri { $points } puan olur.
offered-worth-stake = Değeri { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.

dice-entry-title = Zarların ne gösteriyor?
dice-entry-one = Atılan zardaki sayıya dokun: { $player }
typed-label = Hamle yaz
typed-bad = Bu bir hamle değil. Şöyle yaz: 8/5 6/5.
typed-impossible = { $play }, { $roll } ile oynanabilen hamlelerden değil.

hint-title = İpucu
hint-best = En iyisi: { $play }
hint-loses = { $loss } kaybettirir
hint-none = Oynanacak hamle yok.
hint-roll = Zar at: katlamanın zamanı değil.
hint-double-take = Katla. Rakibin kabul etmeli.
hint-double-pass = Katla. Rakibin çekilmeli.
hint-too-good = Katlamadan devam et: rakibin çekilmesine izin vermeyecek kadar iyisin.
hint-take = Kabul et.
hint-pass = Çekil.
hint-beaver = Kabul et ve beaver yap.
hint-wins = galibiyet
hint-gammons = mars

take-back-done = Hamleden dönüldü.

penalty-title = Bu hane kapalı
penalty-question = Bu kurallarda kapıya basan pul kendisi kırılır: pulun bara gider, { $die } de oynanmış olur. Yine de basılsın mı?
penalty-confirm = Bas ve öde
table-you = Sen
table-to-home = Ana sayfa
table-flip = Tahtayı çevir
table-keys = Tuşlar
turn-you = Sıra sende
turn-you-throw = Bir zar at, bakalım kim başlayacak
turn-you-roll = Zarları at
turn-you-roll-or-double = Zar at ya da önce katla
turn-you-play = { $roll } oyna
turn-you-finish = Sıranı bitirmek için “Tamam” düğmesine bas
turn-you-cannot-move = { $roll } ile oynayamıyorsun
turn-you-answer = Cevabın ne?
pass-question = Çekilip bu oyunu veriyor musun?
hint-try = Bunu oyna
hint-thinking = Düşünüyor…
table-light = Açık ya da koyu
table-sound = Ses
