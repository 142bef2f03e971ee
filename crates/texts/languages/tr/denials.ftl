denial-no-way = Kalan sayıların hiçbiri { $from } ile { $to } arasına uymuyor.
denial-no-way-off = Kalan sayıların hiçbiri bu pulu toplamıyor.
denial-backward = Pullar eve doğru oynar, geriye gitmez.
denial-no-point = Bu zarla iki pul bir araya gelip kapı alamaz: { $to }.
denial-no-dice = Bu masada zarlar senin için atılır.
denial-ambiguous = Bu birkaç yoldan oynanabilir. Her hamleyi yaz.
