denial-no-way = Kalan sayıların hiçbiri { $from } ile { $to } arasına uymuyor.
denial-no-way-off = Kalan sayıların hiçbiriyle bu pulu toplayamazsın.
denial-backward = Pullar yalnızca eve doğru gider, asla geri dönmez.
denial-no-point = Bu zarla iki pul bir araya gelip kapı alamaz: { $to }.
denial-no-dice = Bu masada zarlar senin için atılır.
denial-ambiguous = Bu birkaç yoldan oynanabilir. Her hamleyi yaz.
