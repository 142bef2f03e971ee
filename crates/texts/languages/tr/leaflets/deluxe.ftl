# The leaflet's words, form by form; what needs more is written out below.
~ pul = taş
~ pulu = taşı
~ pulun = taşın
~ pula = taşa
~ pulda = taşta
~ puldan = taştan
~ pulla = taşla
~ puluna = taşına
~ pulunu = taşını
~ pulunun = taşının
~ pulunda = taşında
~ pulundan = taşından
~ pullar = taşlar
~ pulları = taşları
~ pulların = taşların
~ pullara = taşlara
~ pullardan = taşlardan
~ pullarla = taşlarla
~ pullarını = taşlarını
~ pullarının = taşlarının
~ pulluk = taşlık
~ katmerli marstır = üç katlı galibiyettir
~ katmerli mars = üç katlı galibiyet
~ mars yapma = çift katlı kazanma
~ mars olma = çift katlı kaybetme
~ mars yaptı = çift katlı kazandı
~ marstır = çift katlı galibiyettir
~ marsla = çift katlı yenilgiyle
~ mars = çift katlı galibiyet
~ düz galibiyettir = tek katlı galibiyettir
~ düz galibiyet = tek katlı galibiyet
~ kırmak = vurmak
~ kırılır = vurulur
~ kırılabilir = vurulabilir
~ kırar = vurur
~ kırıyor = vuruyor
~ kırmıyor = vurmuyor
~ kırmaz = vurmaz
~ kıran = vuran
~ kırılan = vurulan
~ kırılırsa = vurulursa
~ kırabilirsin = vurabilirsin
~ kırdı = vurdu
~ kıramazdı = vuramazdı
~ kırması = vurması
~ kır = vur
~ kırma = vurma
~ marsın = çift katlı galibiyetin
~ kırarken = vururken
~ pullarım = taşlarım
~ kırılamaz = vurulamaz
~ mars olmak = çift katlı kaybetmek
~ düz galibiyetten = tek katlı galibiyetten

place-checkers = { $owner }, { $point } hanesi: { $color ->
    [white] { $checkers } beyaz taş
    [black] { $checkers } siyah taş
    [light] { $checkers } açık renk taş
   *[dark] { $checkers } koyu renk taş
}
place-bar = { $checkers ->
    [0] { $owner }, bar: boş
   *[other] { $owner }, bar: { $checkers } taş
}
place-tray = { $checkers ->
    [0] { $owner }, toplanan: taş yok
   *[other] { $owner }, toplanan: { $checkers } taş
}

win-single = tek katlı galibiyet
win-gammon = çift katlı galibiyet
win-backgammon = üç katlı galibiyet

action-move = Taş oyna
resign-win = { $win ->
    [single] Tek katlı yenilgi
    [gammon] Çift katlı yenilgi
   *[backgammon] Üç katlı yenilgi
}
offered-resignation = { $win ->
    [single] { $player } tek katlı yenilgiyle pes ediyor.
    [gammon] { $player } çift katlı yenilgiyle pes ediyor.
   *[backgammon] { $player } üç katlı yenilgiyle pes ediyor.
}
offered-claim = { $win ->
    [single] { $player } tek katlı galibiyet talep ediyor.
    [gammon] { $player } çift katlı galibiyet talep ediyor.
   *[backgammon] { $player } üç katlı galibiyet talep ediyor.
}
penalty-question = Bu kurallarda kapıya basan taşın kendisi vurulur: taşın bara gider, { $die } de oynanmış olur. Yine de basılsın mı?

event-hit = { $player ->
    [you] { $from } hanesinden { $to } hanesine oynadın ve vurdun.
   *[other] { $player } { $from } hanesinden { $to } hanesine oynadı ve vurdu.
}
event-entered-hitting = { $player ->
    [you] Bardan { $to } hanesine girdin ve vurdun.
   *[other] { $player } bardan { $to } hanesine girdi ve vurdu.
}
event-bore-off = { $player ->
    [you] { $from } hanesinden taş topladın.
   *[other] { $player } { $from } hanesinden taş topladı.
}
event-landed-on-block = { $player ->
    [you] Kapıya bastın: taş bara gidiyor.
   *[other] { $player } kapıya bastı: taş bara gidiyor.
}

refused-no-checker-on-bar = Barda taşın yok.
refused-no-checker = { $point } hanesinde taşın yok.
refused-bar-first = { $checkers ->
    [one] Önce bardaki taşın girmeli.
   *[other] Önce bardaki { $checkers } taşın girmeli.
}
refused-blocked = { $point } hanesini { $checkers } rakip taş kapatıyor.
refused-not-all-home = Bütün taşların ev tahtasına gelmeden toplayamazsın; biri hâlâ { $point } hanesinde.
offer-resignation = { $win ->
    [single] tek katlı yenilgiyle pes etme teklifi
    [gammon] çift katlı yenilgiyle pes etme teklifi
   *[backgammon] üç katlı yenilgiyle pes etme teklifi
}
offer-claim = { $win ->
    [single] tek katlı galibiyet talebi
    [gammon] çift katlı galibiyet talebi
   *[backgammon] üç katlı galibiyet talebi
}

result-single = Tek katlı galibiyet (1)
result-gammon = Çift katlı galibiyet (2)
result-backgammon = Üç katlı galibiyet (3)
result-jacoby = { $win ->
    [gammon] Çift katlı galibiyet, ama küp hiç dönmedi: Jacoby kuralına göre tek katlı sayılır (1)
   *[backgammon] Üç katlı galibiyet, ama küp hiç dönmedi: Jacoby kuralına göre tek katlı sayılır (1)
}

# In the book, with the coach and in exercises.
plays-lost-gammons = Çift katlı yenilgi
fact-blot = { $shots ->
    [0] { $point } hanende açıkta duran taş bir sonraki zarla vurulamıyor.
   *[other] { $point } hanende açıkta duran taşı 36 zardan { $shots } tanesi vuruyor.
}
book-winning-single = Rakibin en az bir taş topladıysa tek katlı kazanırsın; bir sayılır.
book-winning-gammon = Rakibin hiç taş toplamadıysa çift katlı kazanırsın; iki sayılır.
denial-no-way-bar = Kalan sayıların hiçbiri bardan { $to } hanesine taş sokmuyor.
denial-no-point = Bu zarla iki taş { $to } hanesinde kapı alamaz.
advice-save-gammon = Önce çift katlı yenilgiden kurtul.
