about-title = Apie „{ -app }“
about-version = Versija { $version }
about-what = Visas nardų rinkinys viename puslapyje: lenta, kauliukai, dvigubinimo kubas ir spausdintos instrukcijos, pagal kurių taisykles tikrai gali žaisti.
about-free = Nemokamai: be paskyrų, reklamos ir monetų. Tavo partijos lieka tavo įrenginyje.
about-dice = Kauliukai apie lentą nežino nieko. Kompiuteris metimą pamato tada, kai ir tu.
about-strength = Išmatavome, kiek praranda kiekvienas lygis; skaičiai pateikiami kartu su programa.
about-leaflets = Čia rasi spausdintų instrukcijų taisykles, išdėstytas mūsų žodžiais.
about-license = Atvirasis kodas, MIT arba „Apache“ licencija.
about-keyboard = Klaviatūra
about-keys-roll = Mesti arba paimti kauliukus
about-keys-move = Eiti šaške iš pasirinkto lauko
about-keys-other = Eiti ja pagal kitą kauliuką
about-keys-undo = Atšaukti ėjimą
about-keys-double = Dvigubinti
about-keys-hint = Patarimas
about-keys-type = Įrašyti ėjimą
about-keys-places = Pereiti laukus, barą ir lovelius
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
