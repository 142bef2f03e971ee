book-title = Tavla: { $name }
book-differs-mark = Uluslararası oyundan farklı
book-differs-none = Bunlar uluslararası kurallardır.
book-summary = Bir bakışta bütün kurallar
book-summary-rule = Kural
book-summary-value = Burada
book-printed-by = { -app } tarafından, oynadığı kurallardan yazıldı

book-aim = Amaç
book-aim-checkers = Tavlayı iki kişi oynar; her birinin { $checkers } pulu ve iki zarı vardır.
book-aim-way = Pullarını tahtanın çevresinden dolaştırıp evine, yani yolunun son altı hanesine getirir, oradan da toplarsın. Rakibin ters yönden gelir.
book-aim-win = Son pulunu önce toplayan kazanır.
book-aim-picture = { $color } tarafın bütün pulları evde. Artık toplanabilirler.

book-setup = Diziliş
book-setup-board = Dört bölümde 24 hane, iki yarının arasında da bar vardır.
book-setup-points = Kendi ucundan sayarsın: 1 hanesi yolunun sonu, 24 hanesi en uzağıdır; senin 1 hanen rakibinin 24 hanesidir.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point } hanesinde { $checkers } pul
book-setup-position = Her oyuncu pullarını şöyle dizer: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Başlangıç, { $color } tarafın gözünden.

book-start = Kim başlar
book-start-tie = Zarlar eşit gelirse ikisi de yeniden atar.
book-start-picture = { $color } { $roll } ile başladı ve kapı aldı: { $play }.

book-moving = Oynamak
book-moving-roll = Sıran gelince iki zarı atar, her sayıyı oynarsın: ya iki pulu birer kez ya da bir pulu iki kez.
book-moving-order = Önce hangi sayıyı oynayacağını sen seçersin. Bir pulu iki kez oynayan iki hamle yapar; pulun arada basacağı açık bir hane gerekir.
book-moving-target = Bir pul, rakibin kapatmadığı her haneye gidebilir; orada kaç pulun olduğu fark etmez.
book-moving-nothing = Oynanamayan sayı yanar.
book-moving-done = Sıran, zarlarını kaldırınca biter; o ana kadar hamlelerini geri alabilirsin.
book-moving-picture = { $color } tek pulla { $roll } oynadı: { $play }. Önce 6 oynanmalıydı, çünkü tek başına 5 kapalı bir haneye gidiyor.

book-doubles = Çift
book-doubles-four = İki zar da aynı gelirse o sayı dört kez oynanır; ister tek pulla, ister birkaç pulla.
book-doubles-rest = Dördünden oynanamayan yanar; fazladan zar atılmaz.
book-doubles-picture = { $color } { $roll } attı ve dört hamle yaptı: { $play }.

book-hitting = Kırmak
book-hitting-blot = Bir hanede tek başına duran pul açıktadır. Oraya gelen ya da geçerken oraya basan rakip pul onu kırar.
book-hitting-pair = Bir hanedeki bir ya da iki pul kırılabilir: oraya gelen rakip pul hepsini kırar.
book-hitting-bar = Kırılan pul bara gider. Tek bir sırada birkaç pul kırılabilir.
book-hitting-picture = { $opponent } tarafın, { $color } tarafın 5 hanesinde açıkta bir pulu var. { $color } onu şunlarla kırar: { $list }.

book-entering = Girmek
book-entering-first = Barda pulların varsa, başka bir pulu oynamadan önce hepsi girmelidir.
book-entering-where = Pullar rakibin evinden girer: 1 gelirse senin 24 hanene, 2 gelirse 23 hanene, böylece 6 gelirse 19 hanene. Girerken de kırabilirsin.
book-entering-where-halves = Pullar rakibin evinden girer: { $color } 1A–6A, { $opponent } 1–6. Girerken de kırabilirsin.
book-entering-where-homes = Pullar rakibin evinden girer: 1 → 1, 2 → 2 … 6 → 6. Girerken de kırabilirsin.
book-entering-rest = Hanesi kapalı olan sayı pul sokmaz. Hepsi girince zarın kalanı istenen pulla oynanır.
book-entering-picture = { $color } tarafın barda bir pulu var. Şunlarla girer: { $list }.
book-entering-picture-closed = { $color } tarafın barda bir pulu var ve hiçbir sayı onu sokmuyor.

book-blocks = Kapılar
book-blocks-pass = Kapalı bir hanenin üzerinden, ötesine götüren bir sayıyla geçilebilir. Arka arkaya altı kapının üzerinden hiç geçilemez.
book-blocks-pass-three = Kapalı bir hanenin üzerinden, ötesine götüren bir sayıyla geçilebilir.
book-blocks-closed = Girmen gereken altı hanenin hepsi kapalıysa ev kapalıdır: bir hane açılana kadar hiçbir zarla giremezsin.
book-blocks-picture = { $opponent }, { $color } tarafın en gerideki iki pulunun önündeki haneleri kapatmış. Şunlarla kaçarlar: { $list }.
book-blocks-picture-closed = { $opponent } arka arkaya altı haneyi kapatmış: { $color } tarafın en gerideki iki pulu hiçbir sayıyla kaçamaz.

book-bearing-off = Toplamak
book-bearing-off-when = Bütün pulların evindeyse toplamaya başlayabilirsin; ilk sayısı son pulu eve getiren zarın ikinci sayısıyla bile.
book-bearing-off-inside = Yer varsa, toplamak yerine sayıyı evin içinde de oynayabilirsin.
book-bearing-off-hit = Bu arada bir pulun kırılırsa, toplamaya devam etmeden önce yeniden eve gelmelidir.
book-bearing-off-picture = { $color } { $number } ile şunları oynayabilir: { $list }.
book-bearing-off-picture-none = { $color } { $number } ile hiçbir şey oynayamaz.

book-winning = Kazanmak
book-winning-single = Rakibin en az bir pul topladıysa bir kat kazanırsın.
book-winning-gammon = Rakibin hiç pul toplamadıysa iki kat kazanırsın: bu marstır.
book-winning-backgammon = Katmerli mars üç kat kazandırır.
book-winning-highest = Birden fazlası uyuyorsa en yükseği sayılır.
book-winning-picture = { $color } son pulunu topladı. { $opponent } bir pul topladı, bir pulu da barda: { $win ->
    [single] düz galibiyet
    [gammon] mars
   *[backgammon] katmerli mars
}.

book-cube = Küp
book-cube-stake = Katlama küpü bahisli oyun içindir; bahis yoksa kullanılmaz.
book-cube-optional = Katlama küpü isteğe bağlıdır: kullanıp kullanmayacağınızı oyundan önce kararlaştırın.
book-cube-offer = Katlama teklif edilen oyuncu ya kabul eder ve iki katına oynamayı sürdürür ya da çekilir ve oyunun önceki değerini kaybeder.
book-cube-owner = Kabul eden küpü alır; bundan sonra yalnızca küpün sahibi katlayabilir.
book-cube-product = Sonunda galibiyet küpteki sayıyla çarpılır: küp 4 iken mars sekiz kat sayılır.
book-cube-picture = { $color } katladı, { $opponent } kabul etti. Küp { $opponent } tarafta, değeri { $value }.

book-match = Oyunlar ve maçlar
book-match-score = { $length ->
    [one] Tek oyun sonucu belirler.
   *[other] Kazandıkların puanına eklenir; { $length } puanın üstü fark etmez.
}

book-letters = X { $color }, O { $opponent }.

note-silent = Kural kâğıdının bir şey demediği yerde uluslararası kuralı oynarız.
note-picture = Kural kâğıdı başlangıç dizilişini yalnızca resimle gösterir. Alışılmış olanı kullanırız.
note-deluxe-sum = Kural kâğıdı bir pulun iki sayıyı “birleştirebileceğini” söyler, duraktan söz etmez. Biz arada duraklı iki hamle oynarız; yoksa bir pul iki kez kıramazdı.
note-deluxe-duty = Kural kâğıdı, “bir oyuncunun” bütün pulları eve gelene kadar oynamanın zorunlu olduğunu söyler. Biz bunu kendi pulların olarak anlarız.
note-deluxe-larger = Kural kâğıdı bunda istisna yapmaz. Biz yaparız: bütün pulların eve gelince büyük sayıyı da oynamadan geçebilirsin.
note-deluxe-block = Kural kâğıdında “ikiden çok” yazar. Biz iki ya da daha çok oynarız; yoksa tam iki pul için kural olmazdı.
note-nordic-block = Kural kâğıdındaki bir resim yazısı “ikiden çok” der, ama kuralı “birden çok” der. Kurala uyarız.
note-deluxe-inside = Kural kâğıdı buna yalnızca sayının kendi hanesi boşsa izin verir. Biz her zaman izin veririz; sayıyı zaten oynamadan geçebilirsin.
note-backgammon = Kural kâğıdı kaybedenin hiç pul toplamamış olması gerektiğini söylemez; biz de istemeyiz.
note-deluxe-first-double = Kural kâğıdı “oyun başladıktan sonra” der. Biz bunu ilk zar oynandıktan sonra diye anlarız.
note-swiss-lower = Kural kâğıdı “bir alttaki haneden” der. O da boşsa, pulunun olduğu en yakın alt haneyi alırız.
note-nordic-lower = Kural kâğıdı üst hanelerin boş olması gerektiğini söylemez; biz de istemeyiz.
note-norwegian-lost = Kural kâğıdına göre, hepsi eve gelene kadar, dışarıdaki pulların kullanamadığı sayı yanar. Biz onu evdeki bir pulla oynatırız, çünkü bir sayı ancak hiçbir pul oynayamazsa yanar.
note-nordic-any-time = Norveççe ve Danca metin “her zaman” der, ötekiler “oyun sırasında”. Biz her zaman diye oynarız.
note-hungarian-refused = Kural kâğıdı geri çevrilen katlama için 1 puan verir. Bu ilk katlamaya uyar; sonrakilerde oyunun önceki değeri sayılır.
book-contents = İçindekiler
book-search = Kurallarda ara
book-search-none = Bir şey bulunamadı.
