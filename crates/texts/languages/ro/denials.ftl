denial-no-way = Niciunul dintre numerele rămase nu duce de pe triunghiul { $from } pe triunghiul { $to }.
denial-no-way-bar = Niciunul dintre numerele rămase nu aduce o piesă de pe bară pe triunghiul { $to }.
denial-no-way-off = Niciunul dintre numerele rămase nu scoate piesa aceea.
denial-backward = Piesele merg numai spre casă, niciodată înapoi.
denial-no-point = Cu aruncarea aceasta nu poți face poartă cu două piese pe triunghiul { $to }.
denial-not-yours = Acestea sunt piesele adversarului.
denial-no-dice = La masa aceasta zarurile le aruncă programul.
denial-ambiguous = Se poate juca în mai multe feluri. Scrie toate mutările.
