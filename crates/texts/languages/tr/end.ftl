end-title = { $player } kazandı
end-match-title = { $player } maçı kazandı
end-score = Skor: { $score }

ending-borne-off = { $player ->
    [you] Son pulunu topladın.
   *[other] { $player } son pulunu topladı.
}
ending-passed = Katlama kabul edilmedi.
ending-resigned = Pes etme teklifi kabul edildi.
ending-claimed = Talep kabul edildi.
ending-settled = Oyun anlaşmayla bitti.

result-single = Düz galibiyet (1)
result-gammon = Mars (2)
result-backgammon = Katmerli mars (3)
result-jacoby = { $win ->
    [gammon] Mars, ama küp hiç dönmedi: Jacoby kuralına göre düz galibiyet sayılır (1)
   *[backgammon] Katmerli mars, ama küp hiç dönmedi: Jacoby kuralına göre düz galibiyet sayılır (1)
}
result-cube = × küp { $cube }
result-equals = = { $total } puan
result-equals-stake = = { $total ->
    [1] bahis
   *[other] bahsin { $total } katı
}
result-agreed = Anlaşma: { $total } puan
result-agreed-stake = Anlaşma: { $total ->
    [1] bahis
   *[other] bahsin { $total } katı
}

end-analyzing = Oyun analiz ediliyor…
report-luck = Şans
report-error-rate = Hata oranı
report-decisions = Kararlar
report-blunders = Büyük hatalar
report-luckier = Zarlar { $player } için { $luck } puan daha iyiydi.
report-luck-even = Zarlar kimseyi kayırmadı.
report-played-better = { $player } daha az hata yaptı.
report-played-even = İki taraf da eşit derecede iyi oynadı.

graph-title = Kazanma şansı

end-next = Sonraki oyun
end-rematch = Rövanş
end-review = Oyunu incele
end-export = Maçı kaydet
end-you-won = Kazandın
end-you-lost = Kaybettin
end-you-won-match = Maçı kazandın
end-you-lost-match = Maçı kaybettin
report-luckier-you = Zarlar seni kayırdı: { $luck }.
report-played-better-you = Sen daha az hata yaptın.
