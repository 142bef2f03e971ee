denial-no-way = Nė vienas likęs skaičius neveda iš { $from } lauko į { $to } lauką.
denial-no-way-bar = Nė vienas likęs skaičius neįveda šaškės nuo baro į { $to } lauką.
denial-no-way-off = Nė vienas likęs skaičius šios šaškės nenurenka.
denial-backward = Šaškės eina namų link, niekada atgal.
denial-no-point = Šiuo metimu dvi šaškės negali užimti { $to } lauko.
denial-not-yours = Tai varžovo šaškės.
denial-no-dice = Prie šio stalo kauliukai metami už tave.
denial-ambiguous = Tai galima sužaisti keliais būdais. Užrašyk kiekvieną ėjimą.
