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
turn-answer-double = { $player }: kabul mü, çekilmek mi?
turn-answer-offer = { $player } bir teklife yanıt verecek
turn-thinking = { $player } düşünüyor…
turn-over = Oyun bitti

action-throw = Bir zar at
action-roll = Zar at
action-done = Tamam
action-done-about = Sıranı bitirmek için zarları kaldır
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
action-claim = Galibiyet talep et
action-settle = Anlaş
action-accept = Kabul et
action-decline = Reddet
action-move = Pul oyna
action-play = Zarın hepsini oyna
action-land-on-block = Kapıya bas
action-hint = İpucu
action-take-back = Hamleyi geri al
action-show-again = Yeniden göster
action-next-game = Sonraki oyun

double-title = Katlansın mı?
double-question = { $player } kabul edip { $value } değerinde devam edebilir ya da çekilebilir.
double-explain = { $player } çekilirse { $points } puan kazanırsın.
double-explain-stake = { $player } çekilirse kazancın { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.
offered-double = { $player } katlıyor: { $value }.
offered-beaver = { $player } kabul edip hemen bir daha katlıyor: beaver. Oyunun değeri { $value } olur.
offered-raccoon = { $player } beaver üstüne bir daha katlıyor: raccoon. Oyunun değeri { $value } olur.
offered-pass-price = Çekilirsen { $points } puan kaybedersin.
offered-pass-price-stake = Çekilirsen kaybın { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.
offered-take-meaning = Kabul edersen { $value } değerindeki küpün sahibi olursun; bundan sonra yalnızca sen katlayabilirsin.

resign-title = Pes et
resign-about = Pes etmeyi teklif ediyorsun. { $player } kabul ederse oyun biter.
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
claim-title = Galibiyet talep et
claim-about = Oyunun zaten kazanıldığını öne sürüyorsun. { $player } kabul ederse oyun biter.
settle-title = Anlaş
settle-about = Oyunu şimdi, birinize puan vererek bitirmeyi teklif ediyorsun.
settle-winner = Puan kime
settle-points = Kaç puan
offered-resignation = { $win ->
    [single] { $player } düz yenilgiyle pes ediyor.
    [gammon] { $player } marsla pes ediyor.
   *[backgammon] { $player } katmerli marsla pes ediyor.
}
offered-claim = { $win ->
    [single] { $player } düz galibiyet talep ediyor.
    [gammon] { $player } mars talep ediyor.
   *[backgammon] { $player } katmerli mars talep ediyor.
}
offered-settlement = { $player } anlaşma teklif ediyor: { $name } için { $points } puan.
offered-worth = Değeri { $points } puan olur.
offered-worth-stake = Değeri { $points ->
    [1] bahis
   *[other] bahsin { $points } katı
} olur.

dice-entry-title = Zarların ne gösteriyor?
dice-entry-one = { $player ->
    [you] Zarındaki sayıya dokun
   *[other] Zardaki sayıya dokun: { $player }
}
typed-label = Hamle yaz
typed-bad = Bu bir hamle değil. Şöyle yaz: 8/5 6/5.
typed-impossible = { $play }, { $roll } için geçerli bir hamle değil.

hint-title = İpucu
hint-best = En iyisi: { $play }
hint-loses = kaybı { $loss }
hint-none = Geçerli hamle yok.
hint-roll = Zar at: katlamak için çok erken.
hint-double-take = Katla. Rakibin kabul etmeli.
hint-double-pass = Katla. Rakibin çekilmeli.
hint-too-good = Katlamadan devam et: durumun katlamak için fazla iyi.
hint-take = Kabul et.
hint-pass = Çekil.
hint-beaver = Kabul et ve beaver yap.

take-back-done = Hamle geri alındı.

penalty-title = Bu hane kapalı
penalty-question = Bu kurallarda kapıya basan pulun kendisi kırılır: pulun bara gider, { $die } de oynanmış olur. Yine de basılsın mı?
penalty-confirm = Yine de oyna
table-you = Sen
table-to-home = Ana sayfa
table-flip = Tahtayı çevir
table-keys = Tuşlar
turn-you = Sıra sende
turn-you-throw = Kimin başlayacağını görmek için bir zar at
turn-you-roll = Zarları at
turn-you-roll-or-double = Zar at ya da önce katla
turn-you-play = { $roll } oyna
turn-you-finish = Sıranı bitirmek için “Tamam” düğmesine bas
turn-you-cannot-move = { $roll } ile oynayamıyorsun
turn-you-answer = Yanıtın?
pass-question = Çekilip bu oyunu kaybetmek istiyor musun?
hint-try = Bunu oyna
hint-thinking = Düşünüyorum…
table-light = Açık ya da koyu
table-sound = Ses
settle-about-stake = Oyunu şimdi, birinize bahsi ödeyerek bitirmeyi teklif ediyorsun.
settle-winner-stake = Bahis kime
settle-points-stake = Bahsin kaç katı
offered-settlement-stake = { $player } anlaşma teklif ediyor: { $name } için { $text }.
