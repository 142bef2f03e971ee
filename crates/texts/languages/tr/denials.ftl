denial-no-way = Kalan sayıların hiçbiri { $from } hanesinden { $to } hanesine götürmüyor.
denial-no-way-off = Kalan sayıların hiçbiriyle bu pulu toplayamazsın.
denial-backward = Pullar yalnızca eve doğru gider, asla geri dönmez.
denial-no-point = Bu zarla iki pul { $to } hanesinde kapı alamaz.
denial-not-yours = Bunlar rakibinin pulları.
denial-no-dice = Bu masada zarlar senin için atılır.
denial-ambiguous = Bu birkaç yoldan oynanabilir. Her hamleyi yaz.
denial-no-way-bar = Kalan sayıların hiçbiri bardan { $to } hanesine pul sokmuyor.
