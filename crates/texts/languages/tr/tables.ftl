invite-title = Arkadaş çağır
invite-about = Bir masa kurar, arkadaşına bağlantısını gönderirsin. Kimseye hesap gerekmez.
invite-your-name = Adın
invite-create = Masayı kur
invite-creating = Masa kuruluyor…
invite-opponent-friend = Bir arkadaş
invite-opponent-friend-about = Bağlantıyı kime gönderirsen
invite-opponent-computer = Bilgisayar
invite-opponent-computer-about = Sunucuda oynar; örneğin başkaları izlerken
invite-watching = İzlemeye açık
invite-watching-about = İzleme bağlantısı olan herkes bakabilir. Yoksa masayı yalnızca siz ikiniz görürsünüz.
invite-needs-server = Arkadaşınla oynamak için sayfa, ikinizin de ulaşabildiği bir sunucudan açılmalı.

clock-title = Saat
clock-none = Saatsiz
clock-none-about = Acele yok, dakikalar da günler de sürebilir: masa bekler
clock-with = Saatli
clock-with-about = Bütün maç için şu kadar dakika, her sırada da birkaç serbest saniye
clock-reserve = Oyuncu başına dakika
clock-delay = Her sırada serbest saniye
clock-summary = Oyuncu başına { $minutes } dk, her sırada { $seconds } sn serbest
clock-left = { $player }: kalan süre { $time }.
clock-running = Saat işliyor: { $player }.
clock-is-up = { $player } için süre doldu.
clock-is-up-you = Süren doldu. { $player } maçı isteyene kadar oynamaya devam edebilirsin.
clock-low = { $seconds } saniyen kaldı.
clock-claim = Maçı iste
clock-claim-question = { $player } için süre doldu. Maçı istiyor musun? Oynamaya devam da edebilirsin.
clock-claimed = { $player } süreden maçı istedi.
clock-won = { $player } süreyle kazandı

table-dice-server = Sunucu atar
table-dice-server-about = Sonradan ikiniz de zarları kimsenin seçmediğini denetleyebilirsiniz
table-dice-real = Gerçek zarlar
table-dice-real-about = Sırası gelen zarlarını yazar; öteki ona güvenir

waiting-title = Masa kuruldu
waiting-send = Bu bağlantıyı arkadaşına gönder
waiting-send-about = Bağlantıyı ilk açıp oturan rakibin olur.
waiting-code = Ya da arkadaşının kamerasına göster
waiting-code-about = Telefon kamerası için bağlantının resmi
waiting-home-network = Aynı ev ağında bu adres de çalışır:
waiting-home-network-none = Bu sunucu yalnızca bu cihazı dinliyor. Ev ağında oynamak için şu komutla başlat: { $command }.
waiting-own-link = Kendi bağlantın
waiting-own-link-about = Yerini başka bir cihazda açar. Kimseye verme: elinde olan senin yerine oynar.
waiting-watch-link = İzleme bağlantısı
waiting-watch-link-about = Elinde olan izleyebilir ama oynayamaz.
waiting-for-friend = Arkadaşın bekleniyor…
waiting-for-player = Bekleniyor: { $player }…
waiting-leave = Bu arada sayfayı kapatabilirsin. Masa durur, bu cihaz da yerini bilir.

join-title = { $player } seni tavlaya davet ediyor
join-title-nameless = Tavlaya davetlisin
join-rules = Bu kurallarla
join-rules-read = Kuralları oku
join-accept = Kuralları kabul et ve otur
join-watch = Yalnızca izle
join-name = Adın, ötekinin göreceği gibi
join-color = Rengin: { $color }.
join-color-by-die = Kimin Beyaz olacağına zar karar verir.
join-sitting = Oturuluyor…
joined = { $player } oturdu.

presence-title = Masada
presence-here = { $player } burada.
presence-away = { $player } şu anda burada değil.
presence-away-since = { $player } burada değil; ayrıldığı an: { $when }.
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
chat-unmute = Yeniden dinle: { $player }
chat-muted = Yazdıkları gizli: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count } yeni mesaj
chat-too-long = Bir mesaj en çok { $count } harf olabilir.
chat-spectators = İzleyenler okur ama yazamaz.

ask-take-back = Hamleden dönmeyi iste
ask-take-back-about = { $player } kabul ederse son kararın geri alınır.
ask-take-back-sent = Hamleden dönmek istedin; yanıt verecek olan: { $player }.
ask-take-back-received = { $player } hamleden dönmek istiyor.
ask-take-back-agreed = { $player } kabul etti: hamleden dönüldü.
ask-take-back-declined = { $player } devam etmeyi yeğliyor.
ask-take-back-dice = Bundan sonra gelen zarlar yeniden atılır.
ask-slow = Yavaş oynamayı iste
ask-slow-about = { $player } kabul ederse saat bir daha işlememek üzere durur; herkes vakti olunca oynar, gerekirse günlerce.
ask-slow-sent = Saatsiz, yavaş devam etmek istedin; yanıt verecek olan: { $player }.
ask-slow-received = { $player } saatsiz, yavaş devam etmek istiyor.
ask-slow-agreed = Artık saat yok. Vaktin olunca oyna.
ask-slow-declined = { $player } saatin kalmasını yeğliyor.
ask-rematch-about = Aynı kurallar, aynı yerler, yeni skor.
ask-rematch-sent = Rövanş istedin; yanıt verecek olan: { $player }.
ask-rematch-received = { $player } rövanş istiyor.
ask-rematch-agreed = Yeni bir maç başlıyor.
ask-rematch-declined = { $player } şimdi rövanş istemiyor.
ask-agree = Kabul et
ask-decline = Reddet
ask-withdraw = Vazgeç
ask-withdrawn = { $player } isteğinden vazgeçti.
ask-waiting = Yanıt bekleniyor: { $player }…

settle-sent = Anlaşma teklif ettin; yanıt verecek olan: { $player }.
settle-agreed = { $player } anlaşmayı kabul etti.
settle-declined = { $player } anlaşmak yerine oynamayı yeğliyor.
resign-sent = Pes etmeyi teklif ettin; yanıt verecek olan: { $player }.
claim-sent = Oyunun kazanıldığını söyledin. { $player } onaylamalı.
double-sent = Katladın. { $player } ya kabul edecek ya çekilecek.

next-game-waiting = Sonraki oyunu ikinizden biri başlatabilir.
next-game-begun = Oyun { $number } başlıyor.

connection-connecting = Masaya bağlanılıyor…
connection-lost = Bağlantı koptu. Yeniden deneniyor…
connection-lost-long = Sunucuya ulaşılamıyor. Masa orada saklanıyor; sunucu dönünce oyun sürer.
connection-back = Yeniden bağlandı.
connection-retry = Şimdi dene
connection-unsent = Son yaptığın henüz sunucuya ulaşmadı.
connection-restart = Sunucu yeniden başlıyor. Oyun birazdan sürecek.
connection-old-page = Bu sayfa sunucudan eski. Devam etmek için yeniden yükle; oyun saklanıyor.
connection-reload = Sayfayı yenile

since-title = Sen yokken
since-count = { $count ->
    [1] Bir şey oldu:
   *[other] { $count } şey oldu:
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
receipt-about = İlk zardan önce sunucu bir sır belirledi ve parmak izini gösterdi. Sonra senin cihazın da rakibininki de birer rastgele sayı ekledi. Her zar bu üçünden hesaplanır. Maç bittiği için sır artık açık; isteyen bütün zarları yeniden hesaplayabilir.
receipt-about-open = Sunucu bir sır belirledi ve parmak izini gösterdi. Her zar bu sırdan ve iki cihazın rastgele sayılarından hesaplanır. Maçtan sonra sır açılır ve bütün zarları denetleyebilirsin.
receipt-fingerprint = Sırrın parmak izi
receipt-secret = Sunucunun sırrı
receipt-secret-closed = Maç bitince gösterilir
receipt-number-of = Rastgele sayı: { $player }
receipt-number-missing = Henüz verilmedi
receipt-check = Zarları denetle
receipt-good = { $count ->
    [1] Denetlendi: zar, sır ile iki sayının verdiği zar.
   *[other] Denetlendi: { $count } zarın hepsi sır ile iki sayının verdiği zarlar.
}
receipt-bad-secret = Sırrın parmak izi, maçtan önce gösterilenle aynı değil. Bu zarlara güvenilmez.
receipt-bad-roll = { $number } numaralı zar sır ile sayılardan çıkmıyor. Bu zarlara güvenilmez.
receipt-bad-number = Bu cihazın verdiği sayı makbuzdaki sayı değil. Bu zarlara güvenilmez.
receipt-proves = Bu, zarları sunucunun seçmediğini kanıtlar: zarlar ilki atılmadan belirlenmişti ve senin cihazının da payı vardı.
receipt-proves-not = Sunucunun sırrını sakladığını ise kanıtlamaz: onu çalıştıran, zarları önceden bilmiş olabilir. İkinizin de güvendiği birinin sunucusunda oynayın.
receipt-save = Maçı makbuzuyla kaydet
receipt-by-hand = Bu maçın zarlarını oyuncular yazdı. Denetlenecek bir şey yok.

server-unknown-table = Bu bağlantıda masa yok. Belki bir harf eksik.
server-wrong-key = Bu bağlantı bu masada bir yer açmıyor. Bağlantıyı yeniden iste.
server-not-open = Bu masa izlemeye açık değil.
server-seat-taken = Oraya biri oturdu bile.
server-not-your-seat = İzliyorsun: bunu yalnızca masadaki iki kişi yapabilir.
server-not-seated = Önce otur.
server-waiting-for-other = Rakibin henüz oturmadı.
server-stale = Önce başka bir şey oldu. Tahtaya bak ve yeniden dene.
server-not-now = Bu şimdi yapılamaz.
server-nothing-asked = Yanıtlanacak bir şey kalmadı.
server-already-asked = Her seferinde bir soru: yanıt bekleyen bir soru zaten var.
server-no-clock = Bu masada saat yok.
server-time-not-up = Süre dolmadı.
server-not-understood = Sunucu bu sayfayı anlamadı. Sayfayı yenile.
server-too-large = Bu, sunucu için fazla uzundu.
server-too-many = Bir kerede çok fazla oldu. Biraz bekle.
server-too-many-tables = Buradan çok fazla masa kuruldu. Birkaç dakika bekle.
server-bad-name = Bir ad en az bir, en çok { $count } harf olabilir.
server-bad-text = Bu, mesaj olarak gönderilemez.
server-dice-not-ready = Zarlar için önce iki cihazdan da rastgele sayı gerekir. Birazdan kendiliğinden gelir.
server-full = Sunucuda şu anda yer yok. Sonra yeniden dene.
server-storage = Sunucu bunu kaydedemedi; yani olmamış sayılır. Yeniden dene.
server-closing = Sunucu kapanıyor. Masa saklanıyor.
server-unexpected = Sunucu bunu yapamadı: { $reason }.
