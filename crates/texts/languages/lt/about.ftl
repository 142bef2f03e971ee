about-title = Apie „{ -app }“
about-version = Versija { $version }
about-what = Nardų dėžutė tinklalapyje: lenta, kauliukai, dvigubinimo kubas ir instrukcijų taisyklės, pagal kurias tikrai žaidžiama.
about-free = Nemokamai, be paskyrų, reklamos ir monetų. Ką sužaidi, lieka tavo įrenginyje.
about-dice = Kauliukai apie lentą nežino nieko. Kompiuteris metimą pamato tada, kai ir tu.
about-strength = Kiek kiekvienas lygis atiduoda, išmatuota ir paskelbta kartu su programa.
about-leaflets = Spausdintų instrukcijų taisyklės čia išdėstytos mūsų pačių žodžiais.
about-license = Atvirasis kodas, MIT arba „Apache“ licencija.
about-keyboard = Klaviatūra
about-keys-roll = Mesti ir paimti kauliukus
about-keys-move = Eiti šaške iš pasirinktos vietos
about-keys-other = Eiti ja pagal kitą kauliuką
about-keys-undo = Atšaukti ėjimą
about-keys-double = Dvigubinti
about-keys-hint = Patarimas
about-keys-type = Įrašyti ėjimą
about-keys-places = Pereiti iš vietos į vietą
about-keys-read = Perskaityti lentą balsu
about-read-pips = { $player }: liko { $pips ->
    [one] { $pips } akutė
    [few] { $pips } akutės
    [many] { $pips } akutės
   *[other] { $pips } akučių
}
about-languages = { $count ->
    [one] { $count } kalba
    [few] { $count } kalbos
    [many] { $count } kalbos
   *[other] { $count } kalbų
}
