invite-title = Arkadaş davet et
invite-about = Bir masa kur ve arkadaşına bağlantıyı gönder. Kimseye hesap gerekmez.
invite-your-name = Adın
invite-create = Masayı kur
invite-creating = Masa kuruluyor…
invite-opponent-friend = Bir arkadaş
invite-opponent-friend-about = Bağlantıyı gönderdiğin herkes
invite-opponent-computer = Bilgisayar
invite-opponent-computer-about = Sunucuda oynar, böylece başkaları izleyebilir
invite-watching = İzleyicilere açık
invite-watching-about = İzleyici bağlantısı olan herkes izleyebilir. Yoksa masayı yalnızca siz ikiniz görürsünüz.
invite-needs-server = Arkadaşınla oynamak için bu sayfayı ikinizin de ulaşabildiği bir sunucudan aç.

clock-title = Saat
clock-none = Saat yok
clock-none-about = Acele etmeyin, dakikalar da sürse günler de: masa bekler
clock-with = Saatli
clock-with-about = Bütün maç için belirli dakika, ayrıca her sırada birkaç serbest saniye
clock-reserve = Oyuncu başına dakika
clock-delay = Her sırada serbest saniye
clock-summary = Oyuncu başına { $minutes } dk, her sırada { $seconds } sn serbest
clock-left = { $player }: kalan süre { $time }.
clock-running = Saat işliyor: { $player }.
clock-is-up = { $player } için süre doldu.
clock-is-up-you = Süren doldu. { $player } maçı talep edene kadar oynamaya devam edebilirsin.
clock-low = { $seconds } saniyen kaldı.
clock-claim = Maçı talep et
clock-claim-question = { $player } için süre doldu. Maç talep edilsin mi? Oynamaya devam da edebilirsin.
clock-claimed = { $player } süre dolduğu için maçı talep etti.
clock-won = { $player } süreden kazandı

table-dice-server = Sunucu atar
table-dice-server-about = Sonradan ikiniz de zarları kimsenin seçmediğini doğrulayabilirsiniz
table-dice-real = Gerçek zarlar
table-dice-real-about = Sırası gelen, zarların gösterdiğini yazar; diğeri ona güvenir

waiting-title = Masa hazır
waiting-send = Bu bağlantıyı arkadaşına gönder
waiting-send-about = Onu ilk açıp oturan kişi rakibindir.
waiting-code = Ya da arkadaşın bu kodu okutsun
waiting-code-about = Telefon kamerası için QR kodu olarak bağlantı
waiting-home-network = Aynı ağda bu adres de çalışır:
waiting-home-network-none = Bu sunucuya yalnızca bu cihaz ulaşabilir. Ağındaki diğerlerini içeri almak için şu komutla başlat: { $command }.
waiting-own-link = Kendi bağlantın
waiting-own-link-about = Yerini başka bir cihazda açar. Kimseye verme: ona sahip olan senin yerine oynar.
waiting-watch-link = İzleyici bağlantısı
waiting-watch-link-about = Bu bağlantıya sahip olan herkes izleyebilir ama oynayamaz.
waiting-for-friend = Arkadaşın bekleniyor…
waiting-for-player = Bekleniyor: { $player }…
waiting-leave = Bu arada sayfayı kapatabilirsin. Masa kalır, bu cihaz da yerini hatırlar.

join-title = { $player } seni bir el tavlaya davet ediyor
join-title-nameless = Bir el tavlaya davetlisin
join-rules = Bu kurallarla oynayacaksınız
join-rules-read = Kuralları oku
join-accept = Kuralları kabul et ve otur
join-watch = Yalnızca izle
join-name = Adın, rakibinin göreceği gibi
join-color = Rengin: { $color }.
join-color-by-die = Kimin Beyaz olacağına zar karar verir.
join-sitting = Oturuluyor…
joined = { $player } oturdu.

presence-title = Masada
presence-here = { $player } burada.
presence-away = { $player } şu anda burada değil.
presence-away-since = { $player } burada değil. Son görülme: { $when }.
presence-left = { $player } şimdilik ayrıldı. Masa bekliyor.
presence-back = { $player } geri geldi.
presence-computer = Bilgisayar ({ $level })
spectator-count = { $count ->
    [0] İzleyen yok
   *[other] { $count } kişi izliyor
}
spectator-you = İzliyorsun.
spectator-closed = Bu masayı başka kimse izleyemez.

chat-title = Sohbet
chat-label = Bir şey söyle
chat-send = Gönder
chat-empty = Henüz kimse bir şey söylemedi.
chat-mute = Sustur: { $player }
chat-unmute = Susturmayı kaldır: { $player }
chat-muted = Susturuldu: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count } yeni mesaj
chat-too-long = Bir mesaj en çok { $count } karakter olabilir.
chat-spectators = İzleyiciler sohbeti okuyabilir ama yazamaz.

ask-take-back = Hamleyi geri almayı iste
ask-take-back-about = { $player } kabul ederse son kararın geri alınır.
ask-take-back-sent = Hamleni geri almak istedin. { $player } yanıt verecek.
ask-take-back-received = { $player } son hamleyi geri almak istiyor.
ask-take-back-agreed = { $player } kabul etti: hamle geri alındı.
ask-take-back-declined = { $player } devam etmeyi tercih ediyor.
ask-take-back-dice = Ondan sonra atılan zarlar yeniden atılır.
ask-slow = Saatsiz oynamayı iste
ask-slow-about = { $player } kabul ederse saat tamamen durur; ikiniz de vaktiniz olunca oynarsınız, gerekirse günlerce.
ask-slow-sent = Saatsiz devam etmek istedin. { $player } yanıt verecek.
ask-slow-received = { $player } saatsiz devam etmek istiyor.
ask-slow-agreed = Artık saat yok. Vaktin olunca oyna.
ask-slow-declined = { $player } saatin kalmasını tercih ediyor.
ask-rematch-about = Aynı kurallar, aynı yerler, yeni skor.
ask-rematch-sent = Rövanş istedin. { $player } yanıt verecek.
ask-rematch-received = { $player } rövanş istiyor.
ask-rematch-agreed = Yeni bir maç başlıyor.
ask-rematch-declined = { $player } şimdi rövanş istemiyor.
ask-agree = Kabul et
ask-decline = Reddet
ask-withdraw = Geri çek
ask-withdrawn = { $player } isteğini geri çekti.
ask-waiting = Yanıt bekleniyor: { $player }…

settle-sent = Anlaşma teklif ettin. { $player } yanıt verecek.
settle-agreed = { $player } anlaşmayı kabul etti.
settle-declined = { $player } anlaşmak yerine oynamayı tercih ediyor.
resign-sent = Pes etmeyi teklif ettin. { $player } kabul etmeli.
claim-sent = Galibiyet talep ettin. { $player } kabul etmeli.
double-sent = Katladın. { $player } kabul etmeli ya da çekilmeli.

next-game-waiting = Sonraki oyunu ikiniz de başlatabilirsiniz.
next-game-begun = Oyun { $number } başlıyor.

connection-connecting = Masaya bağlanılıyor…
connection-lost = Bağlantı koptu. Yeniden deneniyor…
connection-lost-long = Sunucuya ulaşılamıyor. Masan orada güvende; sunucu dönünce oyun devam eder.
connection-back = Yeniden bağlandı.
connection-retry = Şimdi dene
connection-unsent = Son işlemin henüz sunucuya ulaşmadı.
connection-restart = Sunucu yeniden başlıyor. Oyun birazdan devam edecek.
connection-old-page = Bu sayfa sunucudan eski. Devam etmek için yenile; oyunun saklanıyor.
connection-reload = Sayfayı yenile

since-title = Sen yokken
since-count = { $count ->
    [1] Şu oldu:
   *[other] Şunlar oldu ({ $count }):
}
since-your-turn = Sıra sende.
since-their-turn = Sıra: { $player }.
since-show = Tahtada göster

tables-title = Masaların
tables-with = Rakip: { $player }
tables-nobody = Henüz kimse oturmadı
tables-your-turn = Sıra sende
tables-their-turn = Bekleniyor: { $player }
tables-over = Bitti
tables-open = Masaya git
tables-forget = Bu masayı unut
tables-forget-question = Bu masa bu cihazda unutulsun mu? Kendi bağlantın olmadan yerine dönemezsin.

receipt-title = Bu maçın zarları
receipt-about = İlk zardan önce sunucu bir sır belirledi ve parmak izini gösterdi. Sonra senin cihazın ve rakibininki birer rastgele sayı ekledi. Her zar bu üçünden hesaplanır. Maç bittiği için sır artık açıklandı; herkes her zarı yeniden hesaplayabilir.
receipt-about-open = Sunucu bir sır belirledi ve parmak izini gösterdi. Her zar bu sırdan ve iki cihazınızın rastgele sayılarından hesaplanır. Maçtan sonra sır açıklanır ve her zarı doğrulayabilirsin.
receipt-fingerprint = Sırrın parmak izi
receipt-secret = Sunucunun sırrı
receipt-secret-closed = Maç bitince gösterilir
receipt-number-of = Rastgele sayı: { $player }
receipt-number-missing = Henüz gelmedi
receipt-check = Zarları doğrula
receipt-good = { $count ->
    [1] Doğrulandı: zar, sırdan ve iki sayıdan çıkıyor.
   *[other] Doğrulandı: { $count } zarın hepsi sırdan ve iki sayıdan çıkıyor.
}
receipt-bad-secret = Sır, maçtan önce gösterilen parmak iziyle uyuşmuyor. Bu zarlara güvenilmez.
receipt-bad-roll = { $number } numaralı zar sırdan ve sayılardan çıkmıyor. Bu zarlara güvenilmez.
receipt-bad-number = Makbuzdaki sayı, bu cihazın verdiği sayı değil. Bu zarlara güvenilmez.
receipt-proves = Bu, zarları sunucunun seçmediğini kanıtlar: hepsi ilk zardan önce belirlenmişti ve senin cihazının da payı vardı.
receipt-proves-not = Sunucunun sırrını sakladığını ise kanıtlamaz: onu çalıştıran, zarları önceden bilmiş olabilir. İkinizin de güvendiği birinin sunucusunda oynayın.
receipt-save = Maçı makbuzuyla kaydet
receipt-by-hand = Bu maçın zarlarını oyuncular yazdı; doğrulanacak bir şey yok.

server-unknown-table = Bu bağlantıda masa yok. Belki bir harf eksik.
server-wrong-key = Bu bağlantı bu masada bir yer açmıyor. Bağlantıyı yeniden iste.
server-not-open = Bu masa izleyicilere açık değil.
server-seat-taken = Orada zaten biri oturuyor.
server-not-your-seat = İzliyorsun: bunu yalnızca iki oyuncu yapabilir.
server-not-seated = Önce otur.
server-waiting-for-other = Rakibin henüz oturmadı.
server-stale = Önce başka bir şey oldu. Tahtaya bak ve yeniden dene.
server-not-now = Bunu şimdi yapamazsın.
server-nothing-asked = Yanıtlanacak bir şey kalmadı.
server-already-asked = Her seferinde bir istek: başka bir istek hâlâ yanıt bekliyor.
server-no-clock = Bu masada saat yok.
server-time-not-up = Süre dolmadı.
server-not-understood = Sunucu bu sayfayı anlamadı. Sayfayı yenile.
server-too-large = Bu, sunucu için fazla uzundu.
server-too-many = Bir kerede çok fazla oldu. Biraz bekle.
server-too-many-tables = Buradan çok fazla masa kuruldu. Birkaç dakika bekle.
server-bad-name = Bir ad 1 ile { $count } karakter arasında olmalı.
server-bad-name-letters = Bu adda görünmeyen karakterler var.
server-bad-text = Bu, mesaj olarak gönderilemez.
server-dice-not-ready = Zarlar için önce iki cihazdan da rastgele sayı gerekir. Birazdan kendiliğinden gelir.
server-full = Sunucu şu anda dolu. Daha sonra yeniden dene.
server-storage = Sunucu bunu kaydedemedi, yani bir şey olmadı. Yeniden dene.
server-closing = Sunucu kapanıyor. Masan saklanıyor.
server-unexpected = Sunucu bunu yapamadı: { $reason }.
