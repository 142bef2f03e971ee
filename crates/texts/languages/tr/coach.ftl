coach-title = Koç
coach-better = { $better-play } daha iyi.
coach-much-better = { $better-play } çok daha iyi.
coach-gives-away = { $play } { $loss } puana mal oluyor.
coach-keep = Kalsın
coach-change = Tekrar dene

coach-shots = { $played ->
    [0] Bu hamleden sonra hiçbir zar seni kırmıyor
   *[other] Bu hamleden sonra 36 zardan { $played } tanesi seni kırıyor
}; daha iyisinden sonra { $better ->
    [0] hiçbiri
   *[other] { $better } tanesi
}.
coach-hits = { $played ->
    [0] Bu hamle pul kırmıyor; daha iyisi { $better } pul kırıyor.
   *[other] Bu hamle { $played } pul kırıyor; daha iyisi { $better ->
        [0] hiç kırmıyor
       *[other] { $better } pul
    }.
}
coach-better-makes = Daha iyi hamle { $point } hanende kapı alıyor.
coach-played-makes = Bu hamle { $point } hanende kapı alıyor.
coach-better-breaks = Daha iyi hamle { $point } hanendeki kapıyı bozuyor.
coach-played-breaks = Bu hamle { $point } hanendeki kapıyı bozuyor; daha iyisi koruyor.
coach-prime = Arka arkaya kapıların bu hamleden sonra en çok { $played }, daha iyisinden sonra { $better }.
coach-stays-on-bar = Rakibini barda bırakan zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-aims = Bu hamleden sonra { $played ->
    [0] gelecek sıranda hiçbir zarın kırmıyor
   *[other] gelecek sıranda 36 zarından { $played } tanesi kırıyor
}; daha iyisinden sonra { $better ->
    [0] hiçbiri
   *[other] { $better } tanesi
}.
coach-lead-ahead = { $played ->
    [0] Bu hamleden sonra yarış başa baş
   *[other] Bu hamleden sonra { $played } adım öndesin
}; daha iyisinden sonra { $better ->
    [0] başa baş
   *[other] { $better } adım öndesin
}.
coach-lead-behind = Bu hamleden sonra { $played } adım geridesin; daha iyisinden sonra { $better } adım.
coach-lead-passes = Bu hamleden sonra { $played } adım geridesin; daha iyisinden sonra { $better ->
    [0] yarış başa baş
   *[other] { $better } adım öndesin
}.
coach-lead-loses = { $played ->
    [0] Bu hamleden sonra yarış başa baş
   *[other] Bu hamleden sonra { $played } adım öndesin
}; daha iyisinden sonra { $better } adım geridesin.
coach-back = Bu hamleden sonra rakibinin evinde { $played ->
    [0] pulun kalmıyor
   *[other] { $played } pulun kalıyor
}; daha iyisinden sonra { $better ->
    [0] hiç kalmıyor
   *[other] { $better } pul
}.
coach-stack = En yüksek yığınında bu hamleden sonra { $played } pul var, daha iyisinden sonra { $better }.
coach-off = Bu hamleden sonra { $played ->
    [0] hiç pul toplamamış oluyorsun
   *[other] { $played } pul toplamış oluyorsun
}; daha iyisinden sonra { $better ->
    [0] hiç
   *[other] { $better } pul
}.
coach-wins = Bu hamle oyunların %{ $played } kadarını kazanıyor, daha iyisi %{ $better }.
coach-gammons = Mars yapma şansın bu hamleyle %{ $played }, daha iyisiyle %{ $better }.
coach-lost-gammons = Mars olma tehliken bu hamleyle %{ $played }, daha iyisiyle %{ $better }.

coach-should-double = Burada katlamak doğru.
coach-should-roll = Katlamak için çok erken.
coach-should-play-on = Durumun katlamak için fazla iyi: mars için oynamaya devam et.
coach-should-take = Burada kabul etmelisin: kazanma şansın %{ $chance } ve bu yeter.
coach-should-pass = Burada çekilmelisin: kazanma şansın yalnızca %{ $chance }.

fact-pips = { $pips } adımın kaldı.
fact-lead = { $pips } adım öndesin.
fact-behind = { $pips } adım geridesin.
fact-on-bar = Barda { $checkers } pulun var.
fact-opponent-on-bar = Rakibinin barda { $checkers } pulu var.
fact-off = { $checkers ->
    [0] Henüz pul toplamadın.
   *[other] { $checkers } pul topladın.
}
fact-opponent-off = { $checkers ->
    [0] Rakibin henüz pul toplamadı.
   *[other] Rakibin { $checkers } pul topladı.
}
fact-blot = { $shots ->
    [0] { $point } hanende açıkta duran pul bir sonraki zarla kırılamıyor.
   *[other] { $point } hanende açıkta duran pulu 36 zardan { $shots } tanesi kırıyor.
}
fact-hitting = { $shots ->
    [0] Zarlarının hiçbiri kırmıyor.
   *[other] 36 zarından { $shots } tanesi kırıyor.
}
fact-opponent-hitting = { $shots ->
    [0] Rakibinin hiçbir zarı kırmıyor.
   *[other] Rakibinin 36 zarından { $shots } tanesi kırıyor.
}
fact-entering = { $shots ->
    [0] Hiçbir zarla giremezsin: ev kapalı.
   *[other] 36 zardan { $shots } tanesiyle girersin.
}
fact-dancing = { $shots ->
    [0] Her zarı oynayabilirsin.
   *[other] 36 zardan { $shots } tanesini oynayamazsın.
}
fact-prime = { $count ->
    [6] Altı kapı aldın: arka arkaya altı hane.
   *[other] Arka arkaya en çok { $count } kapın var.
}
fact-back = { $checkers ->
    [0] Geride pulun kalmadı.
   *[other] Hâlâ geride { $checkers } pulun var.
}
fact-opponent-back = { $checkers ->
    [0] Rakibinin geride pulu kalmadı.
   *[other] Rakibinin hâlâ geride { $checkers } pulu var.
}
fact-stack = En yüksek yığınında { $checkers } pul var.
coach-found-play = Daha iyi bir hamle var.
coach-found-cube = Küp konusunda emin misin?
coach-show = Göster
reason-cube-chances = Kazanma şansın %{ $wins }, mars yapma şansın %{ $gammons }, mars olma tehliken %{ $lost }.
reason-cube-double-from = Bu küp ve skorda katlamak, kazanma şansın en az %{ $chance } olunca doğru.
reason-cube-take-from = Rakibinin kazanma şansı %{ $wins }; kabul etmesi için %{ $chance } gerekiyor.
reason-cube-too-good = Kazanma şansın en az %{ $chance } olunca mars için oynamak katlamaktan daha iyi.
reason-cube-you-need = Bu küp ve skorda kabul etmek için %{ $chance } gerekiyor.
reason-cube-wins = Kazanma şansın %{ $wins }.
reason-cube-gammons = Mars yapma şansın %{ $gammons }, mars olma tehliken %{ $lost }.
reason-cube-no-market = En iyi zarından sonra bile rakibin gelecek sıranda hâlâ kabul edebilir; acele etmene gerek yok.
reason-cube-market = Senin zarın ile rakibinin en iyi yanıtından oluşan dizilerin %{ $share } kadarından sonra rakibin gelecek sıranda çekilmek zorunda kalır.
coach-will-hit = Rakibinin pul kırması gereken zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-escapes = Rakibinin geride kalan bir pulunu kurtaran zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-own-escapes = Gelecek sıranda geride kalan bir pulunu kurtaran zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-builders = Gelecek sıranda { $point } hanende kapı aldıran zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-deep = { $first } ve { $second } hanendeki pullar: bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-block = Arka arkaya altı haneden kapı olanlar: bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-spare-pips = Kapı sıranı bozmadan önce oynayabileceğin adım, gerideki pulların hariç: bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-breaking = Gelecek sıranda seni evindeki bir kapıyı bozmaya zorlayan zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-exposing = Gelecek sıranda seni açık pul bırakmaya zorlayan zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-contact-kept = Bu hamleden sonra artık hiçbir pul kırılamaz; daha iyisi teması korur.
coach-contact-broken = Daha iyi hamleden sonra artık hiçbir pul kırılamaz; bu hamle teması korur.
coach-will-anchor = Rakibinin senin evinde kapı alması gereken zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-will-escape = Rakibinin geride kalan bir pulunu kurtarması gereken zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-will-block = Rakibinin kendi evinde kapı alması gereken zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-good-rolls = Rakibinin pul kırması, girmesi, geride kalan bir pulunu kurtarması ya da kapı alması gereken zarlar: bu hamleden sonra 36 zardan { $played }, daha iyisinden sonra { $better }.
coach-crossovers = Bütün pulların eve girene kadar çeyrekten çeyreğe geçişler: bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-pips-from-home = Bütün pulların eve girene kadar adım: bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-wastage = Boşa gidenlerle birlikte adım (EPC): bu hamleden sonra { $played }, daha iyisinden sonra { $better }.
coach-price-hit = Bu hamle kırıyor, daha iyisi kırmıyor; ama burada bu daha az değerli.
reason-needed = Bu açıdan daha iyi olmayan her hamle en az { $loss } puana mal olur.
reason-rolls-hit = Seni yalnızca bu hamleden sonra kıran zarlar: 36 zardan { $rolls } ({ $examples }).
reason-rolls-enter = Rakibini yalnızca daha iyi hamleden sonra barda bırakan zarlar: 36 zardan { $rolls } ({ $examples }).
reason-rolls-anchor = Bu hamleden sonra rakibine senin evinde daha çok kapı veren zarlar: 36 zardan { $rolls } ({ $examples }).
reason-rolls-escape = Bu hamleden sonra rakibinin geride kalan daha çok pulunu kurtaran zarlar: 36 zardan { $rolls } ({ $examples }).
reason-rolls-block = Bu hamleden sonra rakibine kendi evinde daha çok kapı veren zarlar: 36 zardan { $rolls } ({ $examples }).
reason-rolls-share = Kaybın %{ $share } kadarı onlardan geliyor.
reason-rolls-most = Daha iyi hamlenin önde olduğu yanıtlar: 36 zardan { $rolls }, özellikle { $examples }.
reason-rolls-price = Seni yalnızca daha iyi hamleden sonra kıran zarlar: 36 zardan { $rolls } ({ $examples }).
reason-score = Maçı kazanmak için eksik puanlar: sende { $yours }, rakibinde { $theirs }.
reason-score-crawford = Bu, Crawford oyunu; kimse katlayamaz.
reason-score-money-better = Tek oyunlarda ikisinden iyisi senin hamlen olurdu.
reason-score-money-less = Tek oyunlarda hamlen yalnızca { $loss } puana mal olurdu.
reason-gammon-value-now = Bu küple marsın değeri: senin için { $yours }, rakibin için { $theirs }; tek oyunlarda ½.
advice-hit = Kır: rakibin yol kaybeder ve önce girmek zorunda kalır.
advice-safe = Güvenli oyna: rakibine daha az kırma fırsatı bırak.
advice-bold = Riski al: kazandığın şey tehlikeden daha değerli.
advice-price = Rakibine daha çok kırma fırsatı bırakır, ama buna değer.
advice-point = Kapıyı al: rakibini engeller, pulların da orada güvende olur.
advice-keep-point = Kapını koru; ona hâlâ ihtiyacın var.
advice-anchor = Rakibin evinde kapı al: orada pulların güvende olur.
advice-prime = Kapı sıranı uzat: arkasında kalan çıkamaz.
advice-bar = Rakibini barda tut.
advice-contain = Rakibinin gerideki pullarını kaçırma.
advice-escape = Gerideki pullarını sıkışmadan çıkar.
advice-stay = Geride kal ve fırsat bekle: yarışı kazanamazsın.
advice-in-play = Pullarını gömme, oyunda tut.
advice-prepare = Bir sonraki kapını hazırla: pullarını, onu daha çok zarla alabileceğin gibi diz.
advice-aim = Rakibinin açık pullarını hedef almayı sürdür.
advice-blitz = Saldır: rakibin evinde kapı almadan kır ve kapıları kapat.
advice-race = Bu bir yarış: boşuna adım harcama.
advice-spread = Pullarını dağıt: yüksek bir yığın kimseye yaramaz.
advice-gammon = Mars için oyna.
advice-save-gammon = Önce marstan kurtul.
advice-timing = Zamanlamana dikkat et: kapılarını bozmak zorunda kalmamak için oynayacak boş pullar sakla.
advice-next-turn = Bir sıra ilerisini düşün: pullarını, gelecek zarın da güvenli olacağı gibi diz.
advice-hinder = Rakibinin yoluna çık: ona kapı aldıran daha az zar bırak.
advice-good-rolls = Rakibine daha az iyi zar bırak.
advice-keep-contact = Teması koru: yarışta geridesin ve kırma fırsatına ihtiyacın var.
advice-break-contact = Teması kes: yarışta öndesin.
advice-score-gammon = Bu skorda mars senin için her zamankinden değerli: onun için oyna.
advice-score-no-gammon = Bu skorda mars senin için her zamankinden daha az değerli: oyunu kazanman yeter.
advice-score-risk = Bu skorda mars olmak sana her zamankinden az zarar verir: daha çok risk alabilirsin.
advice-score-save = Bu skorda mars olmak sana her zamankinden çok zarar verir: bundan kaçın.
advice-score-no-backgammon = Bu skorda katmerli mars sana marsın verdiğinden fazlasını vermez: onun için oynama.
advice-score = Skora dikkat et: hangi hamlenin en iyi olduğunu değiştirir.
advice-wins = Daha iyi hamle kısacası daha çok oyun kazanıyor.
advice-cube-now = Şimdi katla: gelecek sıranda geç olabilir.
advice-cube-cash = Rakibin çekilmeli; katla ve oyunu kazan.
advice-cube-behind = Şimdi katlama: rakibinin kazanma şansı daha yüksek.
reason-cube-best-rolls = En güçlü zarların: { $examples }.
reason-cube-volatility = Bir zar equity değerini ortalama { $points } puan değiştiriyor.
reason-cube-for-money = Tek oyunlarda %{ $chance } olurdu.
reason-gammon-nothing-yours = Katladıktan sonra bu skorda mars sana düz galibiyetten fazlasını kazandırmaz.
reason-gammon-nothing-theirs = Katladıktan sonra bu skorda mars rakibine düz galibiyetten fazlasını kazandırmaz.
reason-gammon-match-yours = Katladıktan sonra mars sana maçı kazandırır.
reason-gammon-match-theirs = Katladıktan sonra mars rakibine maçı kazandırır.
reason-gammon-value = Katladıktan sonra marsın değeri: senin için { $yours }, rakibin için { $theirs }; tek oyunlarda ½.
reason-race-pips = Adım: sende { $yours }, rakibinde { $theirs }.
reason-race-waste = Boşa gidenlerle birlikte (EPC): { $yours } ve { $theirs }.
reason-race-rules = Keith sayımı: { $yours } ve { $theirs }; Kleinman formülü katlayana %{ $chance } veriyor.

# As in English.
coach-plan = Plan: { $plan }.
coach-plan-better = Daha iyi hamlenin planı: { $plan }.
plan-blitz = yıldırım saldırısı
plan-prime = arka arkaya kapılar
plan-holding = bekleme oyunu
plan-back-game = arka oyun
plan-race = yarış
plan-containment = kırılan pulu hapsetme
