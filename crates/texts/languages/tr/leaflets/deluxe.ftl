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

event-hit = { $player } { $from } hanesinden { $to } hanesine oynadı ve vurdu.
event-entered-hitting = { $player } bardan { $to } hanesine girdi ve vurdu.
event-bore-off = { $player } { $from } hanesinden taş topladı.
event-landed-on-block = { $player } kapıya bastı: taş bara gidiyor.

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
