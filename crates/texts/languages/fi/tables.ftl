invite-title = Kutsu kaveri
invite-about = Laitat pöydän valmiiksi ja lähetät kaverille linkin. Kukaan ei tarvitse tiliä.
invite-your-name = Nimesi
invite-create = Avaa pöytä
invite-creating = Pöytää laitetaan valmiiksi…
invite-opponent-friend = Kaveri
invite-opponent-friend-about = Se, jolle lähetät linkin
invite-opponent-computer = Tietokone
invite-opponent-computer-about = Pelaa palvelimella, esimerkiksi kun muut katsovat
invite-watching = Katsojille avoin
invite-watching-about = Katselulinkin saaneet voivat katsoa. Muuten vain te kaksi näette pöydän.
invite-needs-server = Jotta voisit pelata kaverin kanssa, sivu on avattava palvelimelta, johon kumpikin teistä saa yhteyden.

clock-title = Kello
clock-none = Ei kelloa
clock-none-about = Pelatkaa rauhassa, minuutteja tai päiviä: pöytä odottaa
clock-with = Kellon kanssa
clock-with-about = Tietty määrä minuutteja koko otteluun ja muutama ilmainen sekunti joka vuorolla
clock-reserve = Minuutteja pelaajaa kohti
clock-delay = Ilmaisia sekunteja joka vuorolla
clock-summary = { $minutes } min pelaajaa kohti, { $seconds } s ilmaiseksi joka vuorolla
clock-left = { $player }: aikaa jäljellä { $time }.
clock-running = { $player }: kello käy.
clock-is-up = { $player }: aika loppui.
clock-is-up-you = Aikasi loppui. Saat pelata, kunnes { $player } vaatii ottelun voittoa.
clock-low = { $seconds ->
    [one] Sinulla on { $seconds } sekunti jäljellä.
   *[other] Sinulla on { $seconds } sekuntia jäljellä.
}
clock-claim = Vaadi voittoa
clock-claim-question = { $player }: aika loppui. Vaaditko ottelun voittoa? Voit myös vain pelata eteenpäin.
clock-claimed = { $player } vaati ottelun voittoa ajan loputtua.
clock-won = { $player } voittaa ajalla

table-dice-server = Palvelin heittää
table-dice-server-about = Kumpikin voi jälkeenpäin tarkistaa, ettei kukaan valinnut heittoja
table-dice-real = Oikeat nopat
table-dice-real-about = Vuorossa oleva kirjoittaa, mitä nopat näyttävät; toinen luottaa siihen

waiting-title = Pöytä on valmis
waiting-send = Lähetä tämä linkki kaverille
waiting-send-about = Se, joka ensin avaa sen ja istuu pöytään, on vastustajasi.
waiting-code = Tai näytä tämä kaverin kameralle
waiting-code-about = Linkki kuvana puhelimen kameralle
waiting-home-network = Samassa kotiverkossa toimii myös tämä osoite:
waiting-home-network-none = Tämä palvelin kuuntelee vain tätä laitetta. Jos haluat pelata kotiverkossa, käynnistä se komennolla { $command }.
waiting-own-link = Oma linkkisi
waiting-own-link-about = Avaa paikkasi toisella laitteella. Pidä se omana tietonasi: se, jolla se on, pelaa sinuna.
waiting-watch-link = Katselulinkki
waiting-watch-link-about = Sillä voi katsoa muttei pelata.
waiting-for-friend = Odotetaan kaveria…
waiting-for-player = Odotetaan: { $player }…
waiting-leave = Voit sillä välin sulkea sivun. Pöytä pysyy, ja tämä laite muistaa paikkasi.

join-title = { $player } kutsuu sinut pelaamaan backgammonia
join-title-nameless = Sinut on kutsuttu pelaamaan backgammonia
join-rules = Näillä säännöillä
join-rules-read = Lue säännöt
join-accept = Hyväksy säännöt ja istu pöytään
join-watch = Vain katsele
join-name = Nimesi, kuten toinen sen näkee
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
presence-away-since = { $player } ei ole paikalla. Poissa alkaen: { $when }.
presence-left = { $player } poistui hetkeksi. Pöytä odottaa.
presence-back = { $player } on taas paikalla.
presence-computer = Tietokone ({ $level })
spectator-count = { $count ->
    [0] Kukaan ei katso
    [one] { $count } katsoja
   *[other] { $count } katsojaa
}
spectator-you = Olet katsojana.
spectator-closed = Kukaan muu ei voi katsoa tätä pöytää.

chat-title = Juttelu
chat-label = Sano jotain
chat-send = Lähetä
chat-empty = Kukaan ei ole vielä sanonut mitään.
chat-mute = Mykistä { $player }
chat-unmute = Poista mykistys: { $player }
chat-muted = Et näe, mitä { $player } sanoo.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } uusi viesti
   *[other] { $count } uutta viestiä
}
chat-too-long = Viestissä saa olla enintään { $count } merkkiä.
chat-spectators = Katsojat lukevat mukana mutta eivät voi kirjoittaa.

ask-take-back = Pyydä takaisin
ask-take-back-about = Jos { $player } suostuu, viimeinen päätöksesi perutaan.
ask-take-back-sent = Pyysit lupaa ottaa takaisin. Vastaajana { $player }.
ask-take-back-received = { $player } haluaisi ottaa takaisin.
ask-take-back-agreed = { $player } suostui: otettu takaisin.
ask-take-back-declined = { $player } haluaa mieluummin jatkaa.
ask-take-back-dice = Sen jälkeiset heitot heitetään uudestaan.
ask-slow = Pyydä hidasta peliä
ask-slow-about = Jos { $player } suostuu, kello pysähtyy lopullisesti ja kumpikin pelaa, kun ehtii, tarvittaessa päivien ajan.
ask-slow-sent = Pyysit jatkamaan hitaasti, ilman kelloa. Vastaajana { $player }.
ask-slow-received = { $player } haluaisi jatkaa hitaasti, ilman kelloa.
ask-slow-agreed = Tästä eteenpäin kelloa ei ole. Pelaa, kun ehdit.
ask-slow-declined = { $player } haluaa mieluummin pitää kellon.
ask-rematch-about = Samat säännöt, samat paikat, uusi tilanne.
ask-rematch-sent = Pyysit uusintaottelua. Vastaajana { $player }.
ask-rematch-received = { $player } pyytää uusintaottelua.
ask-rematch-agreed = Uusi ottelu alkaa.
ask-rematch-declined = { $player } ei halua uusintaottelua nyt.
ask-agree = Suostu
ask-decline = Kieltäydy
ask-withdraw = Peru pyyntö
ask-withdrawn = { $player } perui pyyntönsä.
ask-waiting = Odotetaan vastausta: { $player }…

settle-sent = Ehdotit sovintoa. Vastaajana { $player }.
settle-agreed = { $player } suostui sovintoon.
settle-declined = { $player } haluaa mieluummin jatkaa kuin tehdä sovinnon.
resign-sent = Tarjouduit luovuttamaan. Vastaajana { $player }.
claim-sent = Sanoit, että peli on voitettu. Hyväksyjänä { $player }.
double-sent = Tuplasit. Nyt { $player } ottaa tai passaa.

next-game-waiting = Kumpi tahansa voi aloittaa seuraavan pelin.
next-game-begun = Peli { $number } alkaa.

connection-connecting = Yhdistetään pöytään…
connection-lost = Yhteys katkesi. Yritetään uudestaan…
connection-lost-long = Palvelimeen ei saada yhteyttä. Pöytä on siellä tallessa, ja peli jatkuu, kun yhteys palaa.
connection-back = Yhteys palasi.
connection-retry = Yritä nyt
connection-unsent = Viimeisin tekosi ei ole vielä perillä palvelimella.
connection-restart = Palvelin käynnistyy uudestaan. Peli jatkuu hetken päästä.
connection-old-page = Tämä sivu on vanhempi kuin palvelin. Lataa se uudestaan, niin pääset jatkamaan; peli on tallessa.
connection-reload = Lataa sivu uudestaan

since-title = Kun olit poissa
since-count = { $count ->
    [one] Yksi tapahtuma:
   *[other] { $count } tapahtumaa:
}
since-your-turn = Sinun vuorosi.
since-their-turn = Vuorossa { $player }.
since-show = Näytä laudalla

tables-title = Pöytäsi
tables-with = Vastassa { $player }
tables-nobody = Kukaan ei ole vielä istunut pöytään
tables-your-turn = Sinun vuorosi
tables-their-turn = Vuorossa { $player }
tables-over = Päättynyt
tables-open = Mene pöytään
tables-forget = Unohda pöytä
tables-forget-question = Unohdetaanko tämä pöytä tällä laitteella? Ilman omaa linkkiäsi et pääse takaisin paikallesi.

receipt-title = Tämän ottelun nopat
receipt-about = Ennen ensimmäistä heittoa palvelin lukitsi salaisuuden ja näytti sen sormenjäljen. Sitten sinun ja vastustajasi laite lisäsivät kumpikin satunnaisluvun. Jokainen heitto lasketaan näistä kolmesta. Nyt kun ottelu on päättynyt, salaisuus on julki, ja kuka tahansa voi laskea kaikki heitot uudestaan.
receipt-about-open = Palvelin on lukinnut salaisuuden ja näyttänyt sen sormenjäljen. Jokainen heitto lasketaan siitä ja kummankin laitteen satunnaisluvusta. Ottelun jälkeen salaisuus paljastetaan, ja voitte tarkistaa kaikki heitot.
receipt-fingerprint = Salaisuuden sormenjälki
receipt-secret = Palvelimen salaisuus
receipt-secret-closed = Näytetään, kun ottelu on päättynyt
receipt-number-of = Satunnaisluku: { $player }
receipt-number-missing = Ei vielä annettu
receipt-check = Tarkista nopat
receipt-good = { $count ->
    [one] Tarkistettu: heitto on se, jonka salaisuus ja molemmat luvut antavat.
   *[other] Tarkistettu: kaikki { $count } heittoa ovat ne, jotka salaisuus ja molemmat luvut antavat.
}
receipt-bad-secret = Salaisuudella ei ole sitä sormenjälkeä, joka näytettiin ennen ottelua. Näihin noppiin ei voi luottaa.
receipt-bad-roll = Heitto { $number } ei tule salaisuudesta ja luvuista. Näihin noppiin ei voi luottaa.
receipt-bad-number = Tämän laitteen antama luku ei ole sama kuin kuitissa. Näihin noppiin ei voi luottaa.
receipt-proves = Tämä todistaa, ettei palvelin valinnut noppia: ne oli lukittu ennen ensimmäistä heittoa, ja laitteesi vaikutti niihin.
receipt-proves-not = Se ei todista, että palvelin piti salaisuutensa: sen ylläpitäjä olisi voinut tietää heitot ennalta. Pelatkaa palvelimella, jonka ylläpitäjään kumpikin luottaa.
receipt-save = Tallenna ottelu ja kuitti
receipt-by-hand = Pelaajat kirjoittivat tämän ottelun nopat itse. Tarkistettavaa ei ole.

server-unknown-table = Tämän linkin takana ei ole pöytää. Ehkä siitä puuttuu merkki.
server-wrong-key = Tämä linkki ei avaa paikkaa tässä pöydässä. Pyydä linkki uudestaan.
server-not-open = Tämä pöytä ei ole avoin katsojille.
server-seat-taken = Siinä istuu jo joku.
server-not-your-seat = Olet katsojana: vain pöydässä istuvat kaksi voivat tehdä tämän.
server-not-seated = Istu ensin pöytään.
server-waiting-for-other = Vastustajasi ei ole vielä istunut pöytään.
server-stale = Jotain muuta ehti tapahtua ensin. Katso lautaa ja yritä uudestaan.
server-not-now = Tätä ei voi tehdä nyt.
server-nothing-asked = Vastattavaa ei enää ole.
server-already-asked = Yksi kysymys kerrallaan: yksi on jo auki.
server-no-clock = Tässä pöydässä ei ole kelloa.
server-time-not-up = Aika ei ole loppunut.
server-not-understood = Palvelin ei ymmärtänyt tätä sivua. Lataa se uudestaan.
server-too-large = Tuo oli palvelimelle liian pitkä.
server-too-many = Liian monta asiaa kerralla. Odota hetki.
server-too-many-tables = Täältä on avattu liian monta pöytää. Odota muutama minuutti.
server-bad-name = Nimessä on oltava vähintään yksi ja enintään { $count } merkkiä.
server-bad-text = Tätä ei voi lähettää viestinä.
server-dice-not-ready = Nopat tarvitsevat ensin satunnaisluvun kummaltakin laitteelta. Se tulee hetken päästä itsestään.
server-full = Palvelimella ei ole nyt tilaa. Yritä myöhemmin uudestaan.
server-storage = Palvelin ei saanut tätä tallennettua, joten sitä ei tapahtunut. Yritä uudestaan.
server-closing = Palvelin sulkeutuu. Pöytä on tallessa.
server-unexpected = Palvelin ei voinut tehdä tätä: { $reason }.
