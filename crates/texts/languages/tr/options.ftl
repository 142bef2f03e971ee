option-variant = Başlangıç dizilişi
variant-rule-backgammon = Oyun bilinen dizilişle başlar.
variant-rule-nackgammon = Oyun nackgammon dizilişiyle, geride dört pulla başlar.
variant-rule-hypergammon = Her oyuncunun yalnızca üç pulu vardır, üçü de geridedir.
variant-rule-free = Oyun elle kurulmuş bir konumdan başlar.

option-opening = Başlangıç
opening-high-die-plays-pair = Büyük atan iki zarla başlar
opening-rule-high-die-plays-pair = Her oyuncu bir zar atar; büyük atan başlar ve atılan iki sayıyı oynar.
opening-high-die-rolls-again = Büyük atan yeniden atıp başlar
opening-rule-high-die-rolls-again = Her oyuncu bir zar atar; büyük atan başlar ve iki zarı yeniden atar.
opening-die-for-color = Büyük atan Beyaz olur ve başlar
opening-rule-die-for-color = Her oyuncu bir zar atar; büyük atan beyaz pulları alır. Beyaz başlar ve iki zarı yeniden atar.

option-next-game = Sonraki oyuna kim başlar
next-game-dice = Zarlar
next-game-rule-dice = Her oyuna kimin başlayacağını zarlar belirler.
next-game-winner = Kazanan
next-game-rule-winner = Oyunu kazanan sonrakine başlar ve iki zarı atar.

option-block = Haneyi ne kapatır
block-from-two = İki pul
block-rule-from-two = Bir oyuncunun iki ya da daha çok pulu, haneyi ötekine kapatır.
block-from-three = Üç pul
block-rule-from-three = Bir oyuncunun üç ya da daha çok pulu, haneyi ötekine kapatır; iki pul ise birlikte kırılabilir.

option-blocked-landing = Kapıya basmak
blocked-landing-illegal = Yasak
blocked-landing-rule-illegal = Kimse kapalı bir haneye basamaz.
blocked-landing-self-hit = Pula mal olur
blocked-landing-rule-self-hit = Kimse kapalı bir haneye basmamalıdır. Yine de oraya konan pul kendisi kırılır: bara gider ve sayı oynanmış olur.

option-duty = Oynama zorunluluğu
duty-always = Her zaman
duty-rule-always = Oynanabildiği kadar çok sayı oynanmalıdır.
duty-until-home = Hepsi eve gelene kadar
duty-rule-until-home = Oynanabildiği kadar çok sayı oynanmalıdır; ama bütün pulların eve gelince istediğin sayıyı oynamadan geçebilirsin.

option-single-number = Yalnızca bir sayı oynanabiliyorsa
single-number-larger = Büyük olan
single-number-rule-larger = Sayıların ikisi de tek başına oynanabiliyor ama birlikte oynanamıyorsa, büyük olan oynanmalıdır.
single-number-either = Hangisi istenirse
single-number-rule-either = Sayıların ikisi de tek başına oynanabiliyor ama birlikte oynanamıyorsa, hangisini oynayacağını sen seçersin.

option-bear-off = Toplamak
bear-off-standard = Büyük sayı en gerideki pulu alır
bear-off-rule-standard = Bir sayı kendi hanesinden pul toplar. O hane boşsa sayı daha yüksek bir haneden oynanmalıdır; daha yüksekte pul yoksa, pulunun olduğu en yüksek haneden toplar.
bear-off-exact = Yalnızca tam sayıyla
bear-off-rule-exact = Bir sayı yalnızca kendi hanesinden pul toplar.
bear-off-nearest-lower = En yakın alt haneden
bear-off-rule-nearest-lower = Bir sayı kendi hanesinden pul toplar. O hane boşsa, daha yüksekte pul olsa bile, pulunun olduğu en yakın alt haneden toplayabilir.
bear-off-any-lower = Herhangi bir alt haneden
bear-off-rule-any-lower = Bir sayı, dilediğin gibi, kendi hanesinden ya da herhangi bir alt haneden pul toplar.

option-hit-and-run = Vur kaç
hit-and-run-allowed = Serbest
hit-and-run-rule-allowed = Kıran pul aynı sırada ilerleyebilir.
hit-and-run-not-at-home = Evde yasak
hit-and-run-rule-not-at-home = Kendi evinde kıran pul sıra bitene kadar orada kalır.

option-backgammon-needs = Katmerli mars
backgammon-needs-none-off = Yalnızca kaybeden hiç toplamadıysa
backgammon-needs-rule-none-off = Kaybeden hiç pul toplamamışsa ve barda ya da kazananın evinde hâlâ pulu varsa katmerli marstır.
backgammon-needs-no-more = Kaybeden ne toplamış olursa olsun
backgammon-needs-rule-no-more = Kaybedenin barda ya da kazananın evinde hâlâ pulu varsa, başka pulları toplanmış olsa bile katmerli marstır.
backgammon-needs-never = Hiçbir zaman
backgammon-needs-rule-never = Katmerli mars yoktur: en çok mars kazanılır.

option-cube = Katlama küpü
cube-rule-on = Katlama küpü (vido) oyunun kaç kat sayılacağını gösterir.
cube-rule-off = Oyun katlama küpü olmadan oynanır.

option-cube-timing = Ne zaman katlanır
cube-timing-before-own-roll = Kendi zarından önce
cube-timing-rule-before-own-roll = Kendi sıranda, zar atmadan önce katlama teklif edebilirsin; ama oyunun ilk zarı oynanmadan önce olmaz.
cube-timing-any-time = Her an
cube-timing-rule-any-time = Oyun bir zar ya da hamle beklerken, sıra kimde olursa olsun, katlama teklif edebilirsin; ama oyunun ilk zarı oynanmadan önce olmaz.

option-cube-highest = En yüksek küp
cube-highest-none = Sınırsız
cube-highest-rule-none = Katlamanın sınırı yoktur.
cube-highest-at = { $highest }
cube-highest-rule-at = Küpün üst sınırı { $highest }.

option-match = Oyun türü
match-none = Tek oyunlar
match-rule-none = Her oyun kendi başına sayılır; dilediğin kadar oynarsın.
match-to = { $length } puanlık maç
match-rule-to = { $length ->
    [one] İlk oyunu kazanan maçı kazanır.
   *[other] Oyunlar toplanır; önce { $length } puana ulaşan maçı kazanır.
}

option-match-lengths = Alışılmış maçlar
match-lengths-none = Yok
match-lengths-rule-none = Kural kâğıdında maç yoktur.
match-lengths-to = { $list } puanlık
match-lengths-rule-to = Alışılmış maçlar { $list } puanlıktır.

option-crawford = Crawford kuralı
crawford-rule-on = Bir oyuncunun maçı kazanmasına bir puan kalınca, bir sonraki oyunda kimse katlayamaz; ondan sonra küp geri gelir.
crawford-rule-off = Maçın her oyununda katlanabilir.

option-jacoby = Jacoby kuralı
jacoby-rule-on = Tek oyunlarda mars ve katmerli mars yalnızca küp dönmüşse sayılır; yoksa düz galibiyettir.
jacoby-rule-off = Mars ve katmerli mars, küp dönmüş olsun olmasın sayılır.

option-beavers = Beaver
beavers-off = Yok
beavers-rule-off = Katlamayı ya kabul edersin ya da çekilirsin; başka yolu yoktur.
beavers-on = Beaver
beavers-rule-on = Tek oyunlarda katlamayı kabul eden, hemen bir daha katlayıp küpü elinde tutabilir: buna beaver denir.
beavers-raccoons = Beaver ve raccoon
beavers-rule-raccoons = Tek oyunlarda katlamayı kabul eden, hemen bir daha katlayıp küpü elinde tutabilir, buna beaver denir; ilk katlayan da bunu bir kez daha katlayabilir, buna raccoon denir.

option-automatic-doubles = Otomatik katlama
automatic-doubles-off = Yok
automatic-doubles-rule-off = Başlangıçta eşit gelen zarlar yeniden atılır ve bir şey değiştirmez.
automatic-doubles-up-to = En çok { $count }
automatic-doubles-rule-up-to = { $count ->
    [one] Tek oyunlarda başlangıçta eşit gelen zarlar bahsi katlar, ama oyun başına yalnızca bir kez.
   *[other] Tek oyunlarda başlangıçta eşit gelen zarlar her seferinde bahsi katlar, oyun başına en çok { $count } kez.
}

option-labels = Hane numaraları
labels-rule-none = Hanelerin basılı numarası yoktur. Burada, sırası gelen oyuncunun gözünden 24’ten 1’e doğru sayılırlar.
labels-rule-numbers = Haneler, sırası gelen oyuncunun gözünden 24’ten 1’e doğru sayılır.
labels-rule-halves = Haneler tahtanın Beyaz yarısında 1’den 12’ye, Siyah yarısında 1A’dan 12A’ya kadar anılır.
labels-rule-homes = İki evin haneleri, dış kenardan içeriye doğru 1’den 6’ya kadar numaralıdır. Yazılı hamlelerde bütün haneler 24’ten 1’e doğru sayılır.

option-counter-clockwise = Saat yönünün tersine kim oynar
counter-clockwise-rule = { $counter } saat yönünün tersine, öteki oyuncu saat yönünde oynar.

option-colors = Tarafların adları
colors-white-black = Beyaz ve Siyah
colors-rule-white-black = İki tarafın adı Beyaz ve Siyah’tır.
colors-light-dark = Açık ve Koyu
colors-rule-light-dark = İki tarafın adı Açık ve Koyu’dur.

option-cube-at-rest = Küpün başlangıç yeri
cube-at-rest-middle = Ortada
cube-at-rest-rule-middle = Başta küp, 1 yerine geçen 64 üstte olacak biçimde ortada durur; o zaman iki oyuncu da katlayabilir.
cube-at-rest-side = Tahtanın yanında
cube-at-rest-rule-side = Başta küp, 1 yerine geçen 64 üstte olacak biçimde tahtanın yanında durur; o zaman iki oyuncu da katlayabilir.

option-unit = Ne kazanılır
unit-points = Puan
unit-rule-points = Galibiyetler puanla sayılır.
unit-stake = Bahis
unit-rule-stake = Bir, iki ya da üç katı ödenen bir bahse oynanır.
