exercise-title = Dene
exercise-check = Kontrol et
exercise-again = Baştan başla
exercise-show = Göster
exercise-right = Doğru!
exercise-wrong = Tam olarak değil.
exercise-solved = { $total } alıştırmadan { $found } tanesi çözüldü

exercise-find-plays = { $color } { $roll } attı. Oynamanın bütün yollarını bul.
exercise-find-none = Henüz bulunan yok
exercise-find-progress = { $total } yoldan { $found } tanesi bulundu
exercise-find-new = { $play } bunlardan biri.
exercise-find-same = Bu konumu zaten buldun. Başka bir yol dene.
exercise-find-all = Hepsi bu. Aferin!
exercise-find-stop = Burada bırak

exercise-choose-numbers = Hepsini seç, sonra kontrol et.
exercise-missing = { $count ->
    [1] Bir tane daha eksik.
   *[other] { $count } tane daha eksik.
}
exercise-too-many = { $count ->
    [1] Bir tanesi yanlış.
   *[other] { $count } tanesi yanlış.
}
exercise-because = { $number }: { $reason }

exercise-tap-points = Hepsine dokun, sonra kontrol et.

exercise-aim = { $color } { $roll } attı. Bu zarla hem son pulu eve getir hem de bir pul topla.
exercise-aim-not-off = Pul toplamadın. Tersini dene.
exercise-setup = Başlangıçta { $color } tarafın pulları nerede durur?
exercise-start = Bir oyuncu { $larger }, diğeri { $smaller } attı. Sonra ne olur?
exercise-start-pair = { $larger } atan başlar ve { $larger } ile { $smaller } oynar
exercise-start-afresh = { $larger } atan başlar ve iki zarı atar
exercise-start-color = { $larger } atan { $color } olur, başlar ve iki zarı atar
exercise-start-lower = { $smaller } atan başlar ve { $larger } ile { $smaller } oynar
exercise-doubles = { $color } { $roll } attı. Dört hamleden kaçı oynanabilir?
exercise-hitting = { $opponent } tarafın açıktaki pulunu hangi sayılar kırar?
exercise-entering = { $color } tarafın bardaki pulu hangi sayılarla girer?
exercise-blocks = { $color } tarafa hangi haneler kapalı?
exercise-bearing-off = { $color } { $roll } attı. Bu kurallarla oynamanın bütün yollarını bul.
exercise-winning = { $color } son pulunu topladı. { $color } ne kazanır?
exercise-win = { $win ->
    [single] Düz galibiyet
    [gammon] Mars
   *[backgammon] Katmerli mars
}
exercise-cube = { $opponent } ilk kez katlıyor, küp { $value } oluyor. Çekilirsen ne kaybedersin?
exercise-match = { $color } tarafın maçı kazanmasına ilk kez bir puan kaldı. { $opponent } bir sonraki oyunda katlayabilir mi?
exercise-money = { $color } mars yaptı ve kimse katlamadı. { $color } ne kadar kazanır?
