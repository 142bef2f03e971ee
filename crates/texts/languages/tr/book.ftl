book-title = Tavla: { $name }
book-differs-mark = Uluslararası kurallardan farklı
book-differs-none = Bunlar uluslararası kurallardır.
book-summary = Bir bakışta bütün kurallar
book-summary-rule = Kural
book-summary-value = Bu kurallarda
book-printed-by = { -app } tarafından, oynadığı kurallara göre yazıldı

book-aim = Amaç
book-aim-checkers = İki oyuncu; her birinin { $checkers } pulu ve iki zarı var.
book-aim-way = Pullarını tahtayı dolaştırıp evine, yani yolunun son altı hanesine getirir, oradan toplarsın. Rakibin ters yönde oynar.
book-aim-win = Bütün pullarını ilk toplayan kazanır.
book-aim-picture = { $color } tarafın bütün pulları evde: artık toplayabilir.

book-setup = Diziliş
book-setup-board = Tahtada dört bölümde 24 hane, iki yarının arasında da bar vardır.
book-setup-points = Kendi tarafından sayarsın: 1 hanen yolunun sonu, 24 hanen en uzağıdır. Senin 1 hanen rakibinin 24 hanesidir.
book-setup-way = { $color }: 1A → 12A → 12 → 1. { $opponent }: 1 → 12 → 12A → 1A.
book-setup-stack = { $point } hanesinde { $checkers } pul
book-setup-position = Her oyuncu şöyle başlar: { $list }.
book-setup-position-of = { $color }: { $list }.
book-setup-picture = Başlangıç dizilişi, { $color } tarafın gözünden.

book-start = Kim başlar
book-start-tie = İki zar da aynı sayıyı gösterirse iki oyuncu da yeniden atar.
book-start-picture = { $color } { $roll } ile başladı ve kapı aldı: { $play }.

book-moving = Oynamak
book-moving-roll = Sıran gelince iki zarı atar, her sayıyı oynarsın: iki pulu birer kez ya da bir pulu iki kez.
book-moving-order = Önce hangi sayıyı oynayacağını sen seçersin. Bir pulu iki sayıyla oynamak iki hamledir; pul arada açık bir haneye basmalıdır.
book-moving-count = Yoldaki her hane sayılır, dolu olsa da.
book-moving-target = Bir pul, rakibinin kapatmadığı her haneye gidebilir; orada kaç pulun olduğu fark etmez.
book-moving-nothing = Oynayamadığın sayı yanar.
book-moving-done = Sıran, zarlarını kaldırınca biter; o ana kadar hamlelerini geri alabilirsin.
book-moving-picture = { $color } tek pulla { $roll } oynadı: { $play }. Önce 6 oynanmalıydı, çünkü 5 kapalı bir haneye gidiyor.

book-doubles = Çift
book-doubles-four = İki zar da aynı sayıyı gösterirse onu dört kez oynarsın; tek pulla ya da birkaç pulla, nasıl istersen.
book-doubles-rest = Dördünden oynanamayan yanar; fazladan zar yoktur.
book-doubles-also = Bu, girerken, kırarken ve toplarken de geçerlidir: çift atınca dört pula kadar kırabilirsin.
book-doubles-picture = { $color } { $roll } attı ve dört hamle yaptı: { $play }.

book-hitting = Kırmak
book-hitting-blot = Bir hanede tek başına duran pul açıktadır. Oraya, geçerken bile olsa, gelen rakip pul onu kırar.
book-hitting-pair = Bir hanedeki bir ya da iki pul kırılabilir: oraya gelen rakip pul hepsini kırar.
book-hitting-bar = Kırılan pul bara gider. Bir sırada birden çok kez kırabilirsin.
book-hitting-picture = { $opponent } tarafın, { $color } tarafın 5 hanesinde açıkta bir pulu var. { $color } onu şunlarla kırar: { $list }.

book-entering = Girmek
book-entering-first = Barda pulların varsa, başka bir pulu oynamadan önce hepsi girmelidir.
book-entering-where = Pullar rakibinin evinden girer: 1 ile senin 24 hanene, 2 ile 23 hanene, böyle böyle 6 ile 19 hanene. Girerken kırabilirsin.
book-entering-where-halves = Pullar rakibinin evinden, atılan sayının hanesine girer: { $color } 1A ile 6A arası, { $opponent } 1 ile 6 arası. Girerken kırabilirsin.
book-entering-where-homes = Pullar rakibinin evinden, atılan sayının hanesine girer: 1 ile 1 hanesine, böyle böyle 6 ile 6 hanesine. Girerken kırabilirsin.
book-entering-rest = Hanesi kapalı olan sayıyla giremezsin. Bütün pulların girince zarın kalanını istediğin pulla oynarsın.
book-entering-picture = { $color } tarafın barda bir pulu var. Şunlarla girer: { $list }.
book-entering-picture-closed = { $color } tarafın barda bir pulu var ve hiçbir sayı onu sokmuyor.

book-blocks = Kapılar
book-blocks-pass = Kapalı bir hanenin üzerinden, ötesine götüren bir sayıyla atlayabilirsin. Arka arkaya altı kapının üzerinden atlanamaz.
book-blocks-pass-three = Kapalı bir hanenin üzerinden, ötesine götüren bir sayıyla atlayabilirsin.
book-blocks-closed = Girmen gereken altı hanenin hepsi kapalıysa ev kapalıdır: bir hane açılana kadar hiçbir zarla giremezsin.
book-blocks-picture = { $opponent }, { $color } tarafın en gerideki iki pulunun önündeki haneleri kapatmış. Şunlarla kaçarlar: { $list }.
book-blocks-picture-closed = { $opponent } arka arkaya altı haneyi kapatmış: { $color } tarafın en gerideki iki pulu hiçbir sayıyla kaçamaz.

book-bearing-off = Toplamak
book-bearing-off-when = Bütün pulların evindeyse toplayabilirsin; son pulu eve getiren zarın ikinci sayısıyla bile.
book-bearing-off-inside = Toplamak yerine bir sayıyla evinin içinde de oynayabilirsin.
book-bearing-off-beside = Topladığın pullar tahtanın yanına konur ve oyuna geri dönmez.
book-bearing-off-hit = Bir pulun kırılırsa, toplamaya devam etmeden önce yeniden eve gelmelidir.
book-bearing-off-picture = { $color } { $number } ile şunu oynayabilir: { $list }.
book-bearing-off-picture-none = { $color } { $number } ile hiçbir şey oynayamaz.

book-winning = Kazanmak
book-winning-single = Rakibin en az bir pul topladıysa düz kazanırsın; bir sayılır.
book-winning-gammon = Rakibin hiç pul toplamadıysa mars yaparsın; iki sayılır.
book-winning-backgammon = Katmerli mars üç sayılır.
book-winning-highest = Birden fazlası uyuyorsa en yükseği sayılır.
book-winning-picture = { $color } son pulunu topladı. { $opponent } bir pul topladı, bir pulu da barda: { $win ->
    [single] düz galibiyet
    [gammon] mars
   *[backgammon] katmerli mars
}.

book-cube = Küp
book-cube-stake = Katlama küpü bahisli oyunlar içindir; bahse oynamıyorsanız kullanmayın.
book-cube-optional = Katlama küpü isteğe bağlıdır: kullanıp kullanmayacağınızı oyundan önce kararlaştırın.
book-cube-offer = Sana katlama teklif edilirse kabul edip iki katına devam edebilir ya da çekilip oyunun önceki değerini kaybedebilirsin.
book-cube-owner = Kabul eden küpün sahibi olur; bundan sonra yalnızca sahibi katlayabilir.
book-cube-product = Sonunda galibiyet küple çarpılır: küp 4 iken mars 8 değerindedir.
book-cube-picture = { $color } katladı, { $opponent } kabul etti. Küpün sahibi { $opponent }, değeri { $value }.

book-match = Oyunlar ve maçlar
book-match-score = { $length ->
    [one] Tek oyun sonucu belirler.
   *[other] Kazandıkların puanına eklenir; { $length } puanın üstü fark etmez.
}

book-letters = X { $color }, O { $opponent }.

note-silent = Kural kâğıdının bir şey demediği yerde uluslararası kuralı oynarız.
note-source-german = Kural kâğıdının dilleri her yerde aynı şeyi söylemez. Biz Almanca metne uyarız.
note-source-swedish = Kural kâğıdının dilleri her yerde aynı şeyi söylemez. Biz İsveççe metne uyarız.
note-picture = Kural kâğıdı başlangıç dizilişini yalnızca resimle gösterir. Alışılmış olanı kullanırız.
note-deluxe-sum = Kural kâğıdı bir pulun iki sayıyı birleştirebileceğini söyler, duraktan söz etmez. Biz arada duraklı iki hamle oynarız; yoksa bir pul iki kez kıramazdı.
note-deluxe-duty = Kural kâğıdı, bir oyuncunun bütün pulları eve gelene kadar oynamanın zorunlu olduğunu söyler. Biz bunu kendi pulların olarak anlarız.
note-deluxe-larger = Kural kâğıdı her zaman büyük sayıyı ister. Bütün pulların eve gelince, biz onu da herhangi bir sayı gibi atlamana izin veririz.
note-deluxe-block = Kural kâğıdında “ikiden fazla” yazar. Biz iki ya da daha çok oynarız; yoksa tam iki pul için kural olmazdı.
note-nordic-block = İsveççe ve İngilizce metindeki bir resim yazısı “ikiden çok” der, ama kural “birden çok” der. Kurala uyarız.
note-deluxe-inside = Kural kâğıdı evin içinde oynamaya yalnızca sayının kendi hanesi boşsa izin verir. Biz her zaman izin veririz; sayıyı zaten atlayabilirsin.
note-backgammon = Kural kâğıdı kaybedenin hiç pul toplamamış olması gerektiğini söylemez; biz de istemeyiz.
note-deluxe-first-double = Kural kâğıdı “oyun başladıktan sonra” der. Biz bunu ilk zar oynandıktan sonra diye anlarız.
note-swiss-lower = Kural kâğıdı “bir alttaki haneden” der. O da boşsa, pulunun olduğu en yakın alt haneyi alırız.
note-nordic-lower = Kural kâğıdı üst hanelerin boş olması gerektiğini söylemez; biz de istemeyiz.
note-norwegian-lost = Kural kâğıdına göre, hepsi eve gelene kadar, dışarıdaki pulların kullanamadığı sayı yanar. Biz onu evdeki bir pulla oynatırız, çünkü bir sayı ancak hiçbir pul oynayamazsa yanar.
note-norwegian-enter = Kural kâğıdı pulların “tahtanın senin tarafından” girdiğini söyler. Biz bunu en gerideki pullarının başladığı yer, yani rakibinin evi diye anlarız.
note-nordic-any-time = Norveççe ve Danca metin “her zaman” der, ötekiler “oyun sırasında”. Biz her zaman diye oynarız.
note-hungarian-refused = Kural kâğıdı, katlama kabul edilmeyince 1 puan verir. İlk katlama için bu doğrudur; sonrakilerde oyunun önceki değerini sayarız.
note-hungarian-highest = Kural kâğıdı yalnızca küpün yüzlerini sıralar: 2’den 64’e. Üst sınır olarak 64’ü alırız.
book-contents = İçindekiler
book-search = Kurallarda ara
book-search-none = Bir şey bulunamadı.
