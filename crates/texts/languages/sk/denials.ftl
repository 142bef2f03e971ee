denial-no-way = Žiadne zo zvyšných čísel nevedie z klinu { $from } na klin { $to }.
denial-no-way-bar = Žiadne zo zvyšných čísel nenasadí kameň z baru na klin { $to }.
denial-no-way-off = Žiadne zo zvyšných čísel tento kameň nevyvedie.
denial-backward = Ťahá sa smerom domov, nikdy späť.
denial-no-point = Týmto hodom sa dvoma kameňmi nedá obsadiť klin { $to }.
denial-not-yours = To sú súperove kamene.
denial-no-dice = Pri tomto stole hádže kockami program.
denial-ambiguous = Dá sa to zahrať viacerými spôsobmi. Zapíš každý krok.
