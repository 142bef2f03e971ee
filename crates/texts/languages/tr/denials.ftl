denial-no-way = Kalan sayıların hiçbiri { $from } hanesinden { $to } hanesine götürmüyor.
denial-no-way-bar = Kalan sayıların hiçbiri bardan { $to } hanesine pul sokmuyor.
denial-no-way-off = Kalan sayıların hiçbiri bu pulu toplamıyor.
denial-backward = Pullar eve doğru oynar, geriye gitmez.
denial-no-point = Bu zarla iki pul { $to } hanesinde kapı alamaz.
denial-no-dice = Bu masada zarlar senin için atılır.
denial-ambiguous = Bu birkaç yoldan oynanabilir. Her hamleyi yaz.
