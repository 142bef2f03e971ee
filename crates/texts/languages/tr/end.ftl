end-title = { $player } kazandı
end-match-title = { $player } maçı kazandı
end-score = Skor: { $score }

ending-borne-off = { $player } son pulunu topladı.
ending-passed = Katlama kabul edilmedi.
ending-resigned = Pes etme teklifi kabul edildi.
ending-claimed = Oyun istendi ve verildi.
ending-settled = Anlaştınız.

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

end-analyzing = Oyun gözden geçiriliyor…
report-title = Nasıl oynandı
report-luck = Şans
report-luck-about = Zarların verdiği, bu oyunun puanıyla
report-errors = Hata kaybı
report-errors-about = Hatalarla verilen, bu oyunun puanıyla
report-error-rate = Hata oranı
report-error-rate-about = Karar başına kaybedilen, puanın binde biriyle
report-decisions = Kararlar
report-blunders = Büyük hatalar
report-luckier = Zarlar { $player } için { $luck } puan daha iyiydi.
report-luck-even = Zarlar kimseden yana değildi.
report-played-better = { $player } daha az hata yaptı.
report-played-even = İki taraf da eşit oynadı.
report-error = { $play }, doğrusu { $better-play }

graph-title = Kazanma şansı
graph-about = Hamle hamle kazanma şansı: { $player }

end-next = Sonraki oyun
end-rematch = Rövanş
end-other = Başka rakip
end-review = Oyunu incele
end-export = Maçı kaydet
