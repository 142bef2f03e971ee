invite-title = Kutsu kaveri
invite-about = Avaa pöytä ja lähetä kaverille linkki. Kukaan ei tarvitse tiliä.
invite-your-name = Nimesi
invite-create = Avaa pöytä
invite-creating = Pöytää avataan…
invite-opponent-friend = Kaveri
invite-opponent-friend-about = Kuka tahansa, jolle lähetät linkin
invite-opponent-computer = Tietokone
invite-opponent-computer-about = Se pelaa palvelimella, jotta muut voivat katsoa
invite-watching = Katsojat sallittu
invite-watching-about = Kuka tahansa katselulinkin saanut voi katsoa. Muuten vain te kaksi näette pöydän.
invite-needs-server = Kaveria vastaan pelataksesi avaa tämä sivu palvelimelta, johon te molemmat saatte yhteyden.

clock-title = Kello
clock-none = Ei kelloa
clock-none-about = Pelatkaa rauhassa, minuutteja tai päiviä: pöytä odottaa
clock-with = Kellon kanssa
clock-with-about = Tietty määrä minuutteja koko otteluun sekä muutama vapaa sekunti joka vuorolla
clock-reserve = Minuutteja pelaajaa kohti
clock-delay = Vapaita sekunteja joka vuorolla
clock-summary = { $minutes } min pelaajaa kohti, { $seconds } s vapaata joka vuorolla
clock-left = Pelaajalla { $player } on aikaa jäljellä { $time }.
clock-running = Pelaajan { $player } kello käy.
clock-is-up = Pelaajan { $player } aika loppui.
clock-is-up-you = Aikasi loppui. Voit pelata, kunnes { $player } vaatii ottelun voittoa.
clock-low = { $seconds ->
    [one] Sinulla on { $seconds } sekunti jäljellä.
   *[other] Sinulla on { $seconds } sekuntia jäljellä.
}
clock-claim = Vaadi ottelun voittoa
clock-claim-question = Pelaajan { $player } aika loppui. Vaaditaanko ottelun voittoa? Voit myös vain jatkaa peliä.
clock-claimed = { $player } vaati ottelun voittoa ajan loputtua.
clock-won = { $player } voittaa ajalla

table-dice-server = Palvelin heittää
table-dice-server-about = Jälkeenpäin te molemmat voitte tarkistaa, ettei kukaan valinnut heittoja
table-dice-real = Oikeat nopat
table-dice-real-about = Vuorossa oleva kirjoittaa, mitä nopat näyttävät; toinen luottaa siihen

waiting-title = Pöytä on valmis
waiting-send = Lähetä tämä linkki kaverille
waiting-send-about = Ensimmäinen, joka avaa sen ja istuu pöytään, on vastustajasi.
waiting-code = Tai anna kaverin skannata tämä koodi
waiting-code-about = Linkki QR-koodina puhelimen kameralle
waiting-home-network = Samassa verkossa toimii myös tämä osoite:
waiting-home-network-none = Vain tämä laite saa yhteyden tähän palvelimeen. Jos haluat päästää muut verkossasi mukaan, käynnistä se komennolla { $command }.
waiting-own-link = Oma linkkisi
waiting-own-link-about = Avaa paikkasi toisella laitteella. Pidä se omana tietonasi: jokainen, jolla se on, pelaa sinuna.
waiting-watch-link = Katselulinkki
waiting-watch-link-about = Tällä linkillä voi katsoa, mutta ei pelata.
waiting-for-friend = Odotetaan kaveria…
waiting-for-player = Odotetaan pelaajaa { $player }…
waiting-leave = Voit sillä välin sulkea tämän sivun. Pöytä pysyy, ja tämä laite muistaa paikkasi.

join-title = { $player } kutsuu sinut pelaamaan backgammonia
join-title-nameless = Sinut on kutsuttu pelaamaan backgammonia
join-rules = Pelaatte näillä säännöillä
join-rules-read = Lue säännöt
join-accept = Hyväksy säännöt ja istu pöytään
join-watch = Katso vain
join-name = Nimesi, kuten vastustajasi sen näkee
join-color = Pelaat { $color ->
    [white] valkoisilla
    [black] mustilla
    [light] vaaleilla
   *[dark] tummilla
}.
join-color-by-die = Noppa ratkaisee, kuka on Valkoinen.
join-sitting = Istutaan pöytään…
joined = { $player } istui pöytään.

presence-title = Pöydässä
presence-here = { $player } on paikalla.
presence-away = { $player } ei ole juuri nyt paikalla.
presence-away-since = { $player } on poissa. Viimeksi paikalla: { $when }.
presence-left = { $player } poistui toistaiseksi. Pöytä odottaa.
presence-back = { $player } on taas paikalla.
presence-computer = Tietokone ({ $level })
spectator-count = { $count ->
    [0] Kukaan ei katso
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}
spectator-you = Olet katsojana.
spectator-closed = Kukaan muu ei voi katsoa tätä pöytää.

# As in English.
chat-title = Chat
chat-label = Sano jotain
chat-send = Lähetä
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-mute = Mykistä pelaaja { $player }
chat-unmute = Poista pelaajan { $player } mykistys
chat-muted = Olet mykistänyt pelaajan { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } uusi viesti
   *[other] { $count } uutta viestiä
}
chat-too-long = Viestissä saa olla enintään { $count } merkkiä.
chat-spectators = Katsojat voivat lukea chatia, mutta eivät kirjoittaa.

ask-take-back = Pyydä siirron perumista
ask-take-back-about = Jos { $player } suostuu, viimeinen päätöksesi perutaan.
ask-take-back-sent = Pyysit pelaajalta { $player } lupaa perua siirto.
ask-take-back-received = { $player } haluaisi perua viimeisen siirron.
ask-take-back-agreed = { $player } suostui: siirto peruttu.
ask-take-back-declined = { $player } jatkaa mieluummin.
ask-take-back-dice = Sen jälkeen heitetyt nopat heitetään uudestaan.
ask-slow = Pyydä peliä ilman kelloa
ask-slow-about = Jos { $player } suostuu, kello pysähtyy lopullisesti ja kumpikin pelaa, kun ehtii, vaikka päivien mittaan.
ask-slow-sent = Pyysit pelaajaa { $player } jatkamaan ilman kelloa.
ask-slow-received = { $player } haluaisi jatkaa ilman kelloa.
ask-slow-agreed = Kelloa ei enää ole. Pelaa, kun ehdit.
ask-slow-declined = { $player } pitää mieluummin kellon.
ask-rematch-about = Samat säännöt, samat paikat, uusi tilanne.
ask-rematch-sent = Pyysit uusintaottelua pelaajalta { $player }.
ask-rematch-received = { $player } pyytää uusintaottelua.
ask-rematch-agreed = Uusi ottelu alkaa.
ask-rematch-declined = { $player } ei halua uusintaottelua nyt.
ask-agree = Suostu
ask-decline = Kieltäydy
ask-withdraw = Peru pyyntö
ask-withdrawn = { $player } perui pyyntönsä.
ask-waiting = Odotetaan vastausta pelaajalta { $player }…

settle-sent = Ehdotit sovintoa pelaajalle { $player }.
settle-agreed = { $player } hyväksyi sovinnon.
settle-declined = { $player } jatkaa mieluummin kuin sopii.
resign-sent = Tarjouduit luovuttamaan. Pelaajan { $player } on hyväksyttävä se.
claim-sent = Vaadit voittoa. Pelaajan { $player } on hyväksyttävä se.
double-sent = Tuplasit. Ottaako vai passaako { $player }?

next-game-waiting = Kumpi tahansa voi aloittaa seuraavan pelin.
next-game-begun = Peli { $number } alkaa.

connection-connecting = Yhdistetään pöytään…
connection-lost = Yhteys katkesi. Yritetään uudestaan…
connection-lost-long = Palvelimeen ei saada yhteyttä. Pöytäsi on siellä tallessa, ja peli jatkuu, kun yhteys palaa.
connection-back = Yhteys palasi.
connection-retry = Yritä nyt
connection-unsent = Viimeisin toimintosi ei ole vielä perillä palvelimella.
connection-restart = Palvelin käynnistyy uudestaan. Peli jatkuu hetken päästä.
connection-old-page = Tämä sivu on vanhempi kuin palvelin. Lataa se uudestaan jatkaaksesi; pelisi on tallessa.
connection-reload = Lataa sivu uudestaan

since-title = Kun olit poissa
since-count = { $count ->
    [one] Tämä tapahtui:
   *[other] Tämä tapahtui ({ $count }):
}
since-your-turn = Sinun vuorosi.
since-their-turn = Vuorossa { $player }.
since-show = Näytä laudalla

tables-title = Pöytäsi
tables-with = Vastassa { $player }
tables-nobody = Kukaan ei ole vielä istunut pöytään
tables-your-turn = Sinun vuorosi
tables-their-turn = Odotetaan pelaajaa { $player }
tables-over = Päättynyt
tables-open = Mene pöytään
tables-forget = Unohda tämä pöytä
tables-forget-question = Unohdetaanko tämä pöytä tällä laitteella? Ilman omaa linkkiäsi et pääse takaisin paikallesi.

receipt-title = Tämän ottelun nopat
receipt-about = Ennen ensimmäistä heittoa palvelin lukitsi salaisuuden ja näytti sen sormenjäljen. Sitten sinun laitteesi ja vastustajasi laite lisäsivät kumpikin satunnaisluvun. Jokainen heitto lasketaan näistä kolmesta. Nyt kun ottelu on päättynyt, salaisuus on paljastettu, ja kuka tahansa voi laskea jokaisen heiton uudestaan.
receipt-about-open = Palvelin on lukinnut salaisuuden ja näyttänyt sen sormenjäljen. Jokainen heitto lasketaan siitä ja kummankin laitteenne satunnaisluvusta. Ottelun jälkeen salaisuus paljastetaan, ja voit tarkistaa jokaisen heiton.
receipt-fingerprint = Salaisuuden sormenjälki
receipt-secret = Palvelimen salaisuus
receipt-secret-closed = Näytetään, kun ottelu on päättynyt
receipt-number-of = Satunnaisluku: { $player }
receipt-number-missing = Ei vielä saatu
receipt-check = Tarkista nopat
receipt-good = { $count ->
    [one] Tarkistettu: heitto seuraa salaisuudesta ja molemmista luvuista.
   *[other] Tarkistettu: kaikki { $count } heittoa seuraavat salaisuudesta ja molemmista luvuista.
}
receipt-bad-secret = Salaisuus ei vastaa ennen ottelua näytettyä sormenjälkeä. Näihin noppiin ei voi luottaa.
receipt-bad-roll = Heitto { $number } ei seuraa salaisuudesta ja luvuista. Näihin noppiin ei voi luottaa.
receipt-bad-number = Kuitissa oleva luku ei ole se, jonka tämä laite antoi. Näihin noppiin ei voi luottaa.
receipt-proves = Tämä todistaa, ettei palvelin valinnut heittoja: ne kaikki oli lukittu ennen ensimmäistä heittoa, ja laitteesi vaikutti niihin.
receipt-proves-not = Se ei todista, että palvelin piti salaisuutensa: sen ylläpitäjä olisi voinut tietää heitot ennalta. Pelatkaa palvelimella, jonka ylläpitäjään kumpikin luottaa.
receipt-save = Tallenna ottelu ja kuitti
receipt-by-hand = Pelaajat kirjoittivat tämän ottelun heitot itse, joten tarkistettavaa ei ole.

server-unknown-table = Tämän linkin takana ei ole pöytää. Ehkä siitä puuttuu merkki.
server-wrong-key = Tämä linkki ei avaa paikkaa tässä pöydässä. Pyydä linkki uudestaan.
server-not-open = Tämä pöytä ei ole avoin katsojille.
server-seat-taken = Siinä istuu jo joku.
server-not-your-seat = Olet katsojana: vain kaksi pelaajaa voi tehdä tämän.
server-not-seated = Istu ensin pöytään.
server-waiting-for-other = Vastustajasi ei ole vielä istunut pöytään.
server-stale = Jotain muuta ehti tapahtua ensin. Katso lautaa ja yritä uudestaan.
server-not-now = Et voi tehdä tätä nyt.
server-nothing-asked = Vastattavaa ei enää ole.
server-already-asked = Yksi pyyntö kerrallaan: toinen on vielä auki.
server-no-clock = Tässä pöydässä ei ole kelloa.
server-time-not-up = Aika ei ole loppunut.
server-not-understood = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudestaan.
server-too-large = Tuo oli palvelimelle liian pitkä.
server-too-many = Liian monta asiaa kerralla. Odota hetki.
server-too-many-tables = Täältä on avattu liian monta pöytää. Odota muutama minuutti.
server-bad-name = Nimessä pitää olla 1–{ $count } merkkiä.
server-bad-name-letters = Nimessä on merkkejä, joita ei näe.
server-bad-text = Tätä ei voi lähettää viestinä.
server-dice-not-ready = Nopat tarvitsevat ensin satunnaisluvun kummaltakin laitteelta. Se tulee hetken päästä itsestään.
server-full = Palvelin on juuri nyt täynnä. Yritä myöhemmin uudestaan.
server-storage = Palvelin ei voinut tallentaa tätä, joten mitään ei tapahtunut. Yritä uudestaan.
server-closing = Palvelin sammutetaan. Pöytäsi on tallessa.
server-unexpected = Palvelin ei voinut tehdä tätä: { $reason }.
