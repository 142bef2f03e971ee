coach-title = Valmentaja
coach-better = { $better-play } on parempi.
coach-much-better = { $better-play } on paljon parempi.
coach-gives-away = { $play } maksaa { $loss } pistettä.
coach-keep = Pidä omani
coach-change = Yritä uudelleen

coach-shots = Tämän siirron jälkeen { $played ->
    [0] mikään heitto ei lyö sinua
   *[other] 36 heitosta { $played } lyö sinut
}; paremman jälkeen { $better ->
    [0] ei mikään
   *[other] { $better }
}.
coach-hits = { $played ->
    [0] Tämä siirto ei lyö mitään; parempi lyö { $better ->
        [one] nappulan
       *[other] { $better } nappulaa
    }.
    [one] Tämä siirto lyö nappulan; parempi { $better ->
        [0] ei lyö mitään
       *[other] lyö { $better }
    }.
   *[other] Tämä siirto lyö { $played } nappulaa; parempi { $better ->
        [0] ei lyö mitään
        [one] lyö yhden
       *[other] lyö { $better }
    }.
}
coach-better-makes = Parempi siirto valtaa { $point }-kiilasi.
coach-played-makes = Tämä siirto valtaa { $point }-kiilasi.
coach-better-breaks = Parempi siirto luopuu { $point }-kiilastasi.
coach-played-breaks = Tämä siirto luopuu { $point }-kiilastasi; parempi pitää sen.
coach-prime = { $played ->
    [one] Pisin primesi on tämän siirron jälkeen { $played } kiila, paremman jälkeen { $better }.
   *[other] Pisin primesi on tämän siirron jälkeen { $played } kiilaa, paremman jälkeen { $better }.
}
coach-stays-on-bar = Heitot, jotka jättävät vastustajan puomille: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-aims = Tämän siirron jälkeen { $played ->
    [0] mikään heittosi ei lyö seuraavalla vuorolla
   *[other] 36 heitostasi { $played } lyö seuraavalla vuorolla
}; paremman jälkeen { $better ->
    [0] ei mikään
   *[other] { $better }
}.
coach-lead-ahead = { $played ->
    [0] Tämän siirron jälkeen kilpajuoksu on tasan
   *[other] Tämän siirron jälkeen johdat { $played } askeleella
}; paremman jälkeen { $better ->
    [0] se on tasan
   *[other] johdat { $better } askeleella
}.
coach-lead-behind = { $played ->
    [one] Tämän siirron jälkeen olet { $played } askeleen jäljessä
   *[other] Tämän siirron jälkeen olet { $played } askelta jäljessä
}; paremman jälkeen { $better ->
    [one] { $better } askeleen
   *[other] { $better } askelta
}.
coach-lead-passes = { $played ->
    [one] Tämän siirron jälkeen olet { $played } askeleen jäljessä
   *[other] Tämän siirron jälkeen olet { $played } askelta jäljessä
}; paremman jälkeen { $better ->
    [0] kilpajuoksu on tasan
   *[other] johdat { $better } askeleella
}.
coach-lead-loses = { $played ->
    [0] Tämän siirron jälkeen kilpajuoksu on tasan
   *[other] Tämän siirron jälkeen johdat { $played } askeleella
}; paremman jälkeen olet { $better ->
    [one] { $better } askeleen jäljessä
   *[other] { $better } askelta jäljessä
}.
coach-back = Tämän siirron jälkeen sinulla { $played ->
    [0] ei ole nappuloita
    [one] on { $played } nappula
   *[other] on { $played } nappulaa
} vastustajan kotikentällä; paremman jälkeen { $better ->
    [0] ei yhtään
   *[other] { $better }
}.
coach-stack = Korkeimmassa pinossasi on tämän siirron jälkeen { $played ->
    [one] { $played } nappula
   *[other] { $played } nappulaa
}, paremman jälkeen { $better }.
coach-off = Tämän siirron jälkeen { $played ->
    [0] et ole kotiuttanut yhtään nappulaa
    [one] olet kotiuttanut { $played } nappulan
   *[other] olet kotiuttanut { $played } nappulaa
}; paremman jälkeen { $better ->
    [0] et yhtään
   *[other] { $better }
}.
coach-wins = Tämä siirto voittaa { $played } % peleistä, parempi { $better } %.
coach-gammons = Tämä siirto voittaa gammonin { $played } %:ssa peleistä, parempi { $better } %:ssa.
coach-lost-gammons = Tämä siirto häviää gammonin { $played } %:ssa peleistä, parempi { $better } %:ssa.

coach-should-double = Tässä on oikein tuplata.
coach-should-roll = On liian aikaista tuplata.
coach-should-play-on = Olet liian hyvässä asemassa tuplaamaan: jatka ja tavoittele gammonia.
coach-should-take = Tämä pitää ottaa: voitat { $chance } % peleistä, ja se riittää.
coach-should-pass = Tämä pitää passata: voitat vain { $chance } % peleistä.

fact-pips = Sinulla on { $pips ->
    [one] { $pips } askel
   *[other] { $pips } askelta
} jäljellä.
fact-lead = Johdat { $pips } askeleella.
fact-behind = Olet { $pips ->
    [one] { $pips } askeleen
   *[other] { $pips } askelta
} jäljessä.
fact-on-bar = { $checkers ->
    [one] Sinulla on { $checkers } nappula puomilla.
   *[other] Sinulla on { $checkers } nappulaa puomilla.
}
fact-opponent-on-bar = { $checkers ->
    [one] Vastustajalla on { $checkers } nappula puomilla.
   *[other] Vastustajalla on { $checkers } nappulaa puomilla.
}
fact-off = { $checkers ->
    [0] Et ole kotiuttanut yhtään nappulaa.
    [one] Olet kotiuttanut { $checkers } nappulan.
   *[other] Olet kotiuttanut { $checkers } nappulaa.
}
fact-opponent-off = { $checkers ->
    [0] Vastustaja ei ole kotiuttanut yhtään nappulaa.
    [one] Vastustaja on kotiuttanut { $checkers } nappulan.
   *[other] Vastustaja on kotiuttanut { $checkers } nappulaa.
}
fact-blot = { $shots ->
    [0] { $point }-kiilan blottiasi ei voi lyödä seuraavalla heitolla.
   *[other] 36 heitosta { $shots } lyö { $point }-kiilan blottisi.
}
fact-hitting = { $shots ->
    [0] Yksikään heittosi ei lyö.
   *[other] 36 heitostasi { $shots } lyö.
}
fact-opponent-hitting = { $shots ->
    [0] Yksikään vastustajan heitto ei lyö.
   *[other] Vastustajan 36 heitosta { $shots } lyö.
}
fact-entering = { $shots ->
    [0] Millään heitolla ei pääse peliin: lauta on kiinni.
   *[other] Peliin pääsee { $shots } heitolla 36:sta.
}
fact-dancing = { $shots ->
    [0] Voit siirtää kaikilla heitoilla.
   *[other] Et voi siirtää { $shots } heitolla 36:sta.
}
fact-prime = { $count ->
    [one] Pisin primesi on { $count } kiila.
    [6] Sinulla on täysi prime: kuusi kiilaa peräkkäin.
   *[other] Pisin primesi on { $count } kiilaa.
}
fact-back = { $checkers ->
    [0] Yksikään nappulasi ei ole enää takana.
    [one] { $checkers } nappulasi on vielä takana.
   *[other] { $checkers } nappulaasi on vielä takana.
}
fact-opponent-back = { $checkers ->
    [0] Yksikään vastustajan nappula ei ole enää takana.
    [one] { $checkers } vastustajan nappula on vielä takana.
   *[other] { $checkers } vastustajan nappulaa on vielä takana.
}
fact-stack = { $checkers ->
    [one] Korkeimmassa pinossasi on { $checkers } nappula.
   *[other] Korkeimmassa pinossasi on { $checkers } nappulaa.
}
coach-found-play = On parempikin siirto.
coach-found-cube = Oletko varma kuutiosta?
coach-show = Näytä
reason-cube-chances = Voitat { $wins } % peleistä, gammonin { $gammons } %:ssa, ja häviät gammonin { $lost } %:ssa.
reason-cube-double-from = Tällä kuutiolla ja pistetilanteella tuplaaminen on oikein { $chance } %:sta alkaen.
reason-cube-take-from = Vastustaja voittaa { $wins } % peleistä ja tarvitsee ottamiseen { $chance } %.
reason-cube-too-good = { $chance } %:sta alkaen on parempi tavoitella gammonia kuin tuplata.
reason-cube-you-need = Tällä kuutiolla ja pistetilanteella tarvitset ottamiseen { $chance } %.
reason-cube-wins = Voitat { $wins } % peleistä.
reason-cube-gammons = Voitat gammonin { $gammons } %:ssa peleistä ja häviät gammonin { $lost } %:ssa.
reason-cube-no-market = Parhaankin heittosi jälkeen vastustaja voisi vielä ottaa seuraavalla vuorollasi, joten kiirettä ei ole.
reason-cube-market = { $share } % heittosi ja vastustajan parhaan vastauksen yhdistelmistä johtaisi siihen, että vastustajan pitäisi passata seuraavalla vuorollasi.
coach-will-hit = Heitot, joilla vastustajan kannattaa lyödä: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-escapes = Heitot, jotka vapauttavat vastustajan takanappulan: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-own-escapes = Heitot, jotka ensi vuorolla vapauttavat takanappulasi: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-builders = Heitot, jotka ensi vuorolla valtaavat { $point }-kiilasi: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-deep = Nappuloita { $first }- ja { $second }-kiilallasi: tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-block = Kuudesta peräkkäisestä kiilasta hallussasi: tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-spare-pips = Vapaita askelia ennen kuin primesi on purettava, takanappuloita lukuun ottamatta: tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-breaking = Heitot, jotka ensi vuorolla pakottavat sinut luopumaan kotikentän kiilasta: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-exposing = Heitot, jotka ensi vuorolla pakottavat sinut jättämään blotin lyötäväksi: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-contact-kept = Tämän siirron jälkeen yhtään nappulaa ei voi enää lyödä; parempi säilyttää kontaktin.
coach-contact-broken = Paremman siirron jälkeen yhtään nappulaa ei voi enää lyödä; tämä säilyttää kontaktin.
coach-will-anchor = Heitot, joilla vastustajan kannattaa vallata kiila kotikentältäsi: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-will-escape = Heitot, joilla vastustajan kannattaa vapauttaa takanappula: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-will-block = Heitot, joilla vastustajan kannattaa vallata kiila omalta kotikentältään: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-good-rolls = Heitot, joilla vastustajan kannattaa lyödä, palata peliin, vapauttaa takanappula tai vallata kiila: tämän siirron jälkeen { $played }/36, paremman jälkeen { $better }.
coach-crossovers = Siirtymiä seuraavaan neljännekseen, kunnes kaikki nappulasi ovat kotona: tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-pips-from-home = Askelia, kunnes kaikki nappulasi ovat kotona: tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-wastage = Askeleet hukan kanssa (EPC): tämän siirron jälkeen { $played }, paremman jälkeen { $better }.
coach-price-hit = Tämä siirto lyö ja parempi ei, mutta tässä lyönnistä on vähemmän hyötyä.
reason-needed = Jokainen siirto, joka ei ole tässä parempi, maksaa vähintään { $loss } pistettä.
reason-rolls-hit = Heitot, jotka lyövät sinut vain tämän siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-rolls-enter = Heitot, jotka jättävät vastustajan puomille vain paremman siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-rolls-anchor = Heitot, jotka antavat vastustajalle lisää kiiloja kotikentälläsi tämän siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-rolls-escape = Heitot, jotka vapauttavat enemmän vastustajan takanappuloita tämän siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-rolls-block = Heitot, jotka antavat vastustajalle lisää kiiloja hänen omalla kotikentällään tämän siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-rolls-share = Niistä tulee { $share } % menetyksestä.
reason-rolls-most = Vastaukset, joiden jälkeen parempi siirto on edellä: { $rolls }/36, etenkin { $examples }.
reason-rolls-price = Heitot, jotka lyövät sinut vain paremman siirron jälkeen: { $rolls }/36 ({ $examples }).
reason-score = Ottelun voittoon puuttuu pisteitä: sinulta { $yours }, vastustajalta { $theirs }.
reason-score-crawford = Tämä on Crawford-peli, joten kukaan ei saa tuplata.
reason-score-money-better = Yksittäisissä peleissä siirtosi olisi näistä kahdesta parempi.
reason-score-money-less = Yksittäisissä peleissä siirtosi maksaisi vain { $loss } pistettä.
reason-gammon-value-now = Gammonin arvo tällä kuutiolla: sinulle { $yours }, vastustajalle { $theirs }; yksittäisissä peleissä ½.
advice-hit = Lyö: vastustaja menettää matkaa ja joutuu ensin palaamaan peliin.
advice-safe = Pelaa varman päälle: jätä vastustajalle vähemmän lyöntipaikkoja.
advice-bold = Ota riski: hyöty on vaaraa suurempi.
advice-price = Se jättää kyllä enemmän lyöntipaikkoja, mutta kannattaa silti.
advice-point = Valtaa kiila: se estää vastustajaa, ja nappulasi ovat siinä turvassa.
advice-keep-point = Pidä kiilasi; tarvitset sitä vielä.
advice-anchor = Valtaa ankkuri: turvallinen kiila vastustajan kotikentällä.
advice-prime = Pidennä primeäsi: sen takana olevat nappulat ovat jumissa.
advice-bar = Pidä vastustaja puomilla.
advice-contain = Älä päästä vastustajan takanappuloita karkuun.
advice-escape = Vie takanappulasi pois ennen kuin ne jäävät loukkuun.
advice-stay = Jää taakse odottamaan lyöntipaikkaa: kilpajuoksua et voita.
advice-in-play = Pidä nappulasi pelissä äläkä hautaa niitä.
advice-prepare = Valmistele seuraava kiila: sijoita nappulat niin, että useampi heitto valtaa sen.
advice-aim = Tähtää yhä vastustajan blotteihin.
advice-blitz = Hyökkää: lyö ja sulje kiiloja ennen kuin vastustajalla on ankkuri.
advice-race = Tämä on kilpajuoksu: älä tuhlaa askelia.
advice-spread = Levitä nappulasi: korkeasta pinosta ei ole hyötyä.
advice-gammon = Tavoittele gammonia.
advice-save-gammon = Vältä ensin gammon.
advice-timing = Pidä huoli ajoituksesta: säästä vapaita nappuloita siirrettäväksi, ettei sinun tarvitse luopua kiiloistasi.
advice-next-turn = Ajattele vuoro eteenpäin: aseta nappulasi niin, että seuraavakin heittosi on turvallinen.
advice-hinder = Asetu tielle: jätä vastustajalle vähemmän heittoja, jotka valtaavat kiilan.
advice-good-rolls = Jätä vastustajalle vähemmän hyviä heittoja.
advice-keep-contact = Säilytä kontakti: olet kilpajuoksussa jäljessä ja tarvitset lyöntipaikan.
advice-break-contact = Katkaise kontakti: johdat kilpajuoksua.
advice-score-gammon = Tässä pistetilanteessa gammon on sinulle tavallista arvokkaampi: tavoittele sitä.
advice-score-no-gammon = Tässä pistetilanteessa gammon on sinulle tavallista vähemmän arvokas: voita vain peli.
advice-score-risk = Tässä pistetilanteessa gammonin häviäminen haittaa sinua tavallista vähemmän: voit ottaa enemmän riskejä.
advice-score-save = Tässä pistetilanteessa gammonin häviäminen haittaa sinua tavallista enemmän: vältä sitä.
advice-score-no-backgammon = Tässä pistetilanteessa backgammon ei ole sinulle gammonia arvokkaampi: älä tavoittele sitä.
advice-score = Ota pistetilanne huomioon: se vaikuttaa siihen, mikä siirto on paras.
advice-wins = Parempi siirto yksinkertaisesti voittaa useamman pelin.
advice-cube-now = Tuplaa nyt: ensi vuorolla voi olla myöhäistä.
advice-cube-cash = Vastustajan pitäisi passata, joten tuplaa ja voita peli.
advice-cube-behind = Älä tuplaa: vastustajalla on suurempi mahdollisuus voittaa.
reason-cube-best-rolls = Vahvimmat heittosi: { $examples }.
reason-cube-volatility = Yksi heitto muuttaa equityä keskimäärin { $points } pistettä.
reason-cube-for-money = Yksittäisissä peleissä se olisi { $chance } %.
reason-gammon-nothing-yours = Tuplauksen jälkeen gammon ei tässä pistetilanteessa tuota sinulle enempää kuin yksinkertainen voitto.
reason-gammon-nothing-theirs = Tuplauksen jälkeen gammon ei tässä pistetilanteessa tuota vastustajalle enempää kuin yksinkertainen voitto.
reason-gammon-match-yours = Tuplauksen jälkeen gammon tuo sinulle ottelun voiton.
reason-gammon-match-theirs = Tuplauksen jälkeen gammon tuo vastustajalle ottelun voiton.
reason-gammon-value = Gammonin arvo tuplauksen jälkeen: sinulle { $yours }, vastustajalle { $theirs }; yksittäisissä peleissä ½.
reason-race-pips = Askelia: sinulla { $yours }, vastustajalla { $theirs }.
reason-race-waste = Hukan kanssa (EPC): { $yours } ja { $theirs }.
reason-race-rules = Keithin luku: { $yours } ja { $theirs }; Kleinmanin kaava antaa tuplaajalle { $chance } %.

coach-plan = Suunnitelma: { $plan }.
coach-plan-better = Paremman siirron suunnitelma: { $plan }.
# As in English.
plan-blitz = blitz
# As in English.
plan-prime = prime
plan-holding = odotuspeli
plan-back-game = takapeli
plan-race = kilpajuoksu
plan-containment = lyödyn nappulan kiinnipito
