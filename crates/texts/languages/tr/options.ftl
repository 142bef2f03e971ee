option-variant = Başlangıç dizilişi
variant-rule-backgammon = Oyun bilinen dizilişle başlar.
variant-rule-nackgammon = Oyun nackgammon dizilişiyle, geride dört pulla başlar.
variant-rule-hypergammon = Her oyuncunun yalnızca üç pulu vardır, üçü de geridedir.
variant-rule-free = Oyun elle kurulmuş bir konumdan başlar.

option-opening = Kim başlar
opening-high-die-plays-pair = Büyük atan iki zarla başlar
opening-rule-high-die-plays-pair = Her oyuncu bir zar atar; büyük atan başlar ve iki sayıyı da oynar.
opening-high-die-rolls-again = Büyük atan yeniden atıp başlar
opening-rule-high-die-rolls-again = Her oyuncu bir zar atar; büyük atan başlar ve ilk sıra için iki zarı yeniden atar.
opening-die-for-color = Büyük atan Beyaz olur ve başlar
opening-rule-die-for-color = Her oyuncu bir zar atar; büyük atan beyaz pulları alır. Beyaz başlar ve ilk sıra için iki zarı atar.

option-next-game = Sonraki oyuna kim başlar
next-game-dice = Zarlar
next-game-rule-dice = Her oyuna kimin başlayacağını zarlar belirler.
next-game-winner = Kazanan
next-game-rule-winner = Oyunu kazanan sonrakine başlar ve iki zarı atar.

option-block = Haneyi ne kapatır
block-from-two = İki pul
block-rule-from-two = Bir oyuncunun iki ya da daha çok pulu, haneyi diğerine kapatır.
block-from-three = Üç pul
block-rule-from-three = Bir oyuncunun üç ya da daha çok pulu, haneyi diğerine kapatır; iki pul ise hâlâ kırılabilir, ikisi birden.

option-blocked-landing = Kapıya basmak
blocked-landing-illegal = Yasak
blocked-landing-rule-illegal = Kapalı bir haneye basamazsın.
blocked-landing-self-hit = Pula mal olur
blocked-landing-rule-self-hit = Kapalı bir haneye basmamalısın. Basarsan kendi pulun kırılır: bara gider ve sayı oynanmış olur.

option-duty = Oynama zorunluluğu
duty-always = Her zaman
duty-rule-always = Oynayabildiğin kadar çok sayı oynamalısın.
duty-until-home = Hepsi eve gelene kadar
duty-rule-until-home = Oynayabildiğin kadar çok sayı oynamalısın; ama bütün pulların eve gelince istediğin sayıyı atlayabilirsin.

option-single-number = Yalnızca bir sayı oynanabiliyorsa
single-number-larger = Büyük olan
single-number-rule-larger = Sayılardan herhangi birini oynayabiliyor ama ikisini birden oynayamıyorsan, büyük olanı oynamalısın.
single-number-either = Herhangi biri
single-number-rule-either = Sayılardan herhangi birini oynayabiliyor ama ikisini birden oynayamıyorsan, sen seçersin.

option-bear-off = Toplamak
bear-off-standard = Fazla büyük sayı en gerideki pulu alır
bear-off-rule-standard = Bir sayı kendi hanesinden pul toplar. O hane boşsa daha yüksek bir haneden oynamalısın; orada pulun yoksa en yüksek hanenden toplarsın.
bear-off-exact = Yalnızca tam sayıyla
bear-off-rule-exact = Bir sayı yalnızca kendi hanesinden pul toplar.
bear-off-nearest-lower = En yakın alt haneden
bear-off-rule-nearest-lower = Bir sayı kendi hanesinden pul toplar. O hane boşsa, daha yüksekte pulların olsa bile, pulunun olduğu en yakın alt haneden toplayabilirsin.
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
backgammon-needs-no-more = Kaybeden pul toplamış olsa bile
backgammon-needs-rule-no-more = Kaybedenin barda ya da kazananın evinde hâlâ pulu varsa, başka pulları toplanmış olsa bile katmerli marstır.
backgammon-needs-never = Hiçbir zaman
backgammon-needs-rule-never = Katmerli mars yoktur: en çok mars kazanabilirsin.

option-cube = Katlama küpü
cube-rule-on = Katlama küpü (vido) oyunun değerini çarpar.
cube-rule-off = Katlama küpü olmadan oynarsınız.

option-cube-timing = Ne zaman katlayabilirsin
cube-timing-before-own-roll = Kendi zarından önce
cube-timing-rule-before-own-roll = Kendi sıranda, zar atmadan önce katlama teklif edebilirsin; ama oyunun ilk zarı oynanmadan önce olmaz.
cube-timing-any-time = Her zaman
cube-timing-rule-any-time = Bir zar ya da hamle beklenirken, sıra sende de olsa rakibinde de, her zaman katlama teklif edebilirsin; ama oyunun ilk zarı oynanmadan önce olmaz.

option-cube-highest = En yüksek küp
cube-highest-none = Sınırsız
cube-highest-rule-none = Katlamanın sınırı yoktur.
cube-highest-at = { $highest }
cube-highest-rule-at = Küpün üst sınırı { $highest }.

option-match = Oyun türü
match-none = Tek oyunlar
match-rule-none = Her oyun kendi başınadır; dilediğiniz kadar oynarsınız.
match-to = { $length } puanlık maç
match-rule-to = { $length ->
    [one] İlk oyunu kazanan maçı kazanır.
   *[other] Puanlar toplanır; önce { $length } puana ulaşan maçı kazanır.
}

option-match-lengths = Alışılmış maç uzunlukları
match-lengths-none = Yok
match-lengths-rule-none = Kural kâğıdı maçtan söz etmez.
match-lengths-to = { $list } puanlık
match-lengths-rule-to = Maçlar genellikle { $list } puanlıktır.

option-crawford = Crawford kuralı
crawford-rule-on = Bir oyuncunun maçı kazanmasına ilk kez bir puan kalınca, bir sonraki oyunda kimse katlayamaz; ondan sonra küp yeniden oyundadır.
crawford-rule-off = Maçın her oyununda katlayabilirsin.

option-jacoby = Jacoby kuralı
jacoby-rule-on = Tek oyunlarda mars ve katmerli mars yalnızca küp dönmüşse sayılır; yoksa düz galibiyet sayılır.
jacoby-rule-off = Mars ve katmerli mars, küp dönmüş olsun olmasın sayılır.

option-beavers = Beaver
beavers-off = Yok
beavers-rule-off = Katlamayı ya kabul edersin ya da çekilirsin.
beavers-on = Beaver
beavers-rule-on = Tek oyunlarda bir katlamayı kabul edersen, hemen bir daha katlayıp küpü elinde tutabilirsin: beaver.
beavers-raccoons = Beaver ve raccoon
beavers-rule-raccoons = Tek oyunlarda bir katlamayı kabul edersen, hemen bir daha katlayıp küpü elinde tutabilirsin: beaver. İlk katlayan da bunun üstüne bir kez daha katlayabilir: raccoon.

option-automatic-doubles = Otomatik katlamalar
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
counter-clockwise-rule = { $counter } saat yönünün tersine, diğer oyuncu saat yönünde oynar.

option-colors = Tarafların adları
colors-white-black = Beyaz ve Siyah
colors-rule-white-black = İki tarafın adı Beyaz ve Siyah’tır.
colors-light-dark = Açık ve Koyu
colors-rule-light-dark = İki tarafın adı Açık ve Koyu’dur.

option-cube-at-rest = Küp nerede başlar
cube-at-rest-middle = Ortada
cube-at-rest-rule-middle = Küp, 1 yerine geçen 64 üstte olacak biçimde ortada başlar; orada durdukça iki oyuncu da katlayabilir.
cube-at-rest-side = Tahtanın yanında
cube-at-rest-rule-side = Küp, 1 yerine geçen 64 üstte olacak biçimde tahtanın yanında başlar; orada durdukça iki oyuncu da katlayabilir.

option-unit = Ne kazanırsın
unit-points = Puan
unit-rule-points = Galibiyetler puanla sayılır.
unit-stake = Bahis
unit-rule-stake = Bir, iki ya da üç katı ödenen bir bahse oynarsınız.
