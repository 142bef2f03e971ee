invite-title = Invită un prieten
invite-about = Pregătește o masă și trimite-i unui prieten un link. Nimeni n-are nevoie de cont.
invite-your-name = Numele tău
invite-create = Pregătește masa
invite-creating = Se pregătește masa…
invite-opponent-friend = Un prieten
invite-opponent-friend-about = Oricine primește linkul de la tine
invite-opponent-computer = Calculatorul
invite-opponent-computer-about = Joacă pe server, ca să poată privi și alții
invite-watching = Cu spectatori
invite-watching-about = Cine are linkul pentru spectatori poate privi. Altfel, masa o vedeți doar voi doi.
invite-needs-server = Ca să joci cu un prieten, deschide pagina de pe un server la care ajungeți amândoi.

clock-title = Ceas
clock-none = Fără ceas
clock-none-about = Fără grabă, minute sau zile: masa așteaptă
clock-with = Cu ceas
clock-with-about = Un număr de minute pentru tot meciul, plus câteva secunde libere la fiecare rând
clock-reserve = Minute pentru fiecare jucător
clock-delay = Secunde libere pe rând
clock-summary = { $minutes } min de fiecare jucător, { $seconds } s libere pe rând
clock-left = { $player } mai are { $time }.
clock-running = Ceasul merge: { $player }.
clock-is-up = { $player }: timpul a expirat.
clock-is-up-you = Timpul tău a expirat. Poți juca mai departe până când { $player } cere meciul.
clock-low = { $seconds ->
    [one] Mai ai { $seconds } secundă.
    [few] Mai ai { $seconds } secunde.
   *[other] Mai ai { $seconds } de secunde.
}
clock-claim = Cere meciul
clock-claim-question = { $player }: timpul a expirat. Ceri meciul? Poți și să joci pur și simplu mai departe.
clock-claimed = { $player } a cerut meciul pentru depășirea timpului.
clock-won = { $player } câștigă prin depășirea timpului

table-dice-server = Aruncate de server
table-dice-server-about = Apoi puteți verifica amândoi că nu le-a ales nimeni
table-dice-real = Zaruri reale
table-dice-real-about = Cine e la rând scrie ce arată zarurile; celălalt are încredere

waiting-title = Masa e pregătită
waiting-send = Trimite-i prietenului acest link
waiting-send-about = Prima persoană care îl deschide și se așază e adversarul tău.
waiting-code = Sau lasă-ți prietenul să scaneze acest cod
waiting-code-about = Linkul ca un cod QR, pentru camera unui telefon
waiting-home-network = În aceeași rețea merge și adresa aceasta:
waiting-home-network-none = Numai acest dispozitiv ajunge la acest server. Ca să intre și alții din rețeaua ta, pornește-l cu { $command }.
waiting-own-link = Linkul tău
waiting-own-link-about = Îți deschide locul pe alt dispozitiv. Păstrează-l pentru tine: cine îl are joacă în locul tău.
waiting-watch-link = Link pentru spectatori
waiting-watch-link-about = Cine îl are poate privi, dar nu poate juca.
waiting-for-friend = Îți așteptăm prietenul…
waiting-for-player = Se așteaptă { $player }…
waiting-leave = Poți închide pagina între timp. Masa rămâne, iar acest dispozitiv îți ține minte locul.

join-title = { $player } te invită la o partidă de table
join-title-nameless = Ai o invitație la o partidă de table
join-rules = Vei juca după aceste reguli
join-rules-read = Citește regulile
join-accept = Acceptă regulile și așază-te
join-watch = Doar privesc
join-name = Numele tău, cum îl va vedea adversarul
join-color = Joci cu { $color ->
    [white] piesele albe
    [black] piesele negre
    [light] piesele deschise
   *[dark] piesele închise
}.
join-color-by-die = Zarul hotărăște cine e Alb.
join-sitting = Te așezi la masă…
joined = { $player } s-a așezat.

presence-title = La masă
presence-here = { $player } e aici.
presence-away = { $player } nu e aici acum.
presence-away-since = { $player } lipsește de la ora { $when }.
presence-left = { $player } a plecat pentru moment. Masa așteaptă.
presence-back = { $player } s-a întors.
presence-computer = Calculatorul ({ $level })
spectator-count = { $count ->
    [0] Nu privește nimeni
    [one] Privește { $count } persoană
    [few] Privesc { $count } persoane
   *[other] Privesc { $count } de persoane
}
spectator-you = Privești.
spectator-closed = Nimeni altcineva nu poate privi la masa aceasta.

# As in English.
chat-title = Chat
chat-label = Spune ceva
chat-send = Trimite
chat-empty = Nimeni n-a spus nimic încă.
chat-mute = Ascunde mesajele: { $player }
chat-unmute = Arată mesajele: { $player }
chat-muted = Ai ascuns mesajele: { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
chat-too-long = { $count ->
    [one] Un mesaj poate avea cel mult { $count } caracter.
    [few] Un mesaj poate avea cel mult { $count } caractere.
   *[other] Un mesaj poate avea cel mult { $count } de caractere.
}
chat-spectators = Spectatorii pot citi chatul, dar nu pot scrie.

ask-take-back = Cere mutarea înapoi
ask-take-back-about = Dacă { $player } e de acord, ultima ta decizie se anulează.
ask-take-back-sent = Ai cerut să iei mutarea înapoi. { $player } trebuie să răspundă.
ask-take-back-received = { $player } ar vrea să ia înapoi ultima mutare.
ask-take-back-agreed = { $player } e de acord: mutarea a fost luată înapoi.
ask-take-back-declined = { $player } preferă să joace mai departe.
ask-take-back-dice = Zarurile aruncate după aceea se vor arunca din nou.
ask-slow = Propune să jucați fără ceas
ask-slow-about = Dacă { $player } e de acord, ceasul se oprește de tot și fiecare joacă atunci când are timp, la nevoie zile întregi.
ask-slow-sent = Ai propus să continuați fără ceas. { $player } trebuie să răspundă.
ask-slow-received = { $player } ar vrea să continue fără ceas.
ask-slow-agreed = Gata cu ceasul. Joacă atunci când ai timp.
ask-slow-declined = { $player } preferă să păstreze ceasul.
ask-rematch-about = Aceleași reguli, aceleași locuri, un scor nou.
ask-rematch-sent = Ai cerut revanșa. { $player } trebuie să răspundă.
ask-rematch-received = { $player } cere revanșa.
ask-rematch-agreed = Începe un meci nou.
ask-rematch-declined = { $player } nu vrea revanșă acum.
ask-agree = De acord
ask-decline = Refuză
ask-withdraw = Retrage
ask-withdrawn = { $player } a retras cererea.
ask-waiting = Se așteaptă răspunsul: { $player }…

settle-sent = Ai propus o înțelegere. { $player } trebuie să răspundă.
settle-agreed = { $player } a acceptat înțelegerea.
settle-declined = { $player } preferă să joace mai departe, fără înțelegere.
resign-sent = Te-ai oferit să cedezi. { $player } trebuie să accepte.
claim-sent = Ai cerut victoria. { $player } trebuie să fie de acord.
double-sent = Ai dublat. { $player } trebuie să accepte sau să refuze.

next-game-waiting = Oricare dintre voi poate începe partida următoare.
next-game-begun = Începe partida { $number }.

connection-connecting = Conectare la masă…
connection-lost = Conexiune pierdută. Se încearcă din nou…
connection-lost-long = Nu se poate ajunge la server. Masa ta e în siguranță acolo, iar partida continuă când serverul revine.
connection-back = Conexiunea a revenit.
connection-retry = Încearcă acum
connection-unsent = Ultima ta acțiune încă n-a ajuns la server.
connection-restart = Serverul repornește. Partida continuă într-o clipă.
connection-old-page = Pagina e mai veche decât serverul. Reîncarc-o ca să continui; partida ta e păstrată.
connection-reload = Reîncarcă pagina

since-title = Cât ai lipsit
since-count = { $count ->
    [one] S-a întâmplat un lucru:
    [few] S-au întâmplat { $count } lucruri:
   *[other] S-au întâmplat { $count } de lucruri:
}
since-your-turn = E rândul tău.
since-their-turn = La rând: { $player }.
since-show = Arată pe tablă

tables-title = Mesele tale
tables-with = Cu { $player }
tables-nobody = Nu s-a așezat nimeni încă
tables-your-turn = Rândul tău
tables-their-turn = La rând: { $player }
tables-over = Încheiată
tables-open = Mergi la masă
tables-forget = Uită masa aceasta
tables-forget-question = Uiți masa aceasta pe acest dispozitiv? Fără linkul tău nu te mai poți întoarce la locul tău.

receipt-title = Zarurile acestui meci
receipt-about = Înainte de prima aruncare, serverul a fixat un secret și i-a arătat amprenta. Apoi dispozitivul tău și cel al adversarului au adăugat fiecare câte un număr aleatoriu. Fiecare aruncare se calculează din aceste trei numere. Acum, că meciul s-a terminat, secretul e dezvăluit și oricine poate recalcula toate aruncările.
receipt-about-open = Serverul a fixat un secret și i-a arătat amprenta. Fiecare aruncare se calculează din acel secret și din câte un număr aleatoriu de pe dispozitivele voastre. După meci secretul e dezvăluit și puteți verifica toate aruncările.
receipt-fingerprint = Amprenta secretului
receipt-secret = Secretul serverului
receipt-secret-closed = Se arată la sfârșitul meciului
receipt-number-of = Numărul aleatoriu: { $player }
receipt-number-missing = Încă neprimit
receipt-check = Verifică zarurile
receipt-good = { $count ->
    [one] Verificat: aruncarea rezultă din secret și din ambele numere.
    [few] Verificat: toate cele { $count } aruncări rezultă din secret și din ambele numere.
   *[other] Verificat: toate cele { $count } de aruncări rezultă din secret și din ambele numere.
}
receipt-bad-secret = Secretul nu se potrivește cu amprenta arătată înainte de meci. Nu te poți încrede în aceste zaruri.
receipt-bad-roll = Aruncarea { $number } nu rezultă din secret și din numere. Nu te poți încrede în aceste zaruri.
receipt-bad-number = Numărul din dovadă nu e cel dat de acest dispozitiv. Nu te poți încrede în aceste zaruri.
receipt-proves = Asta dovedește că serverul n-a ales zarurile: toate erau fixate înainte de prima aruncare, iar dispozitivul tău a contribuit la ele.
receipt-proves-not = Nu dovedește că serverul și-a păstrat secretul: cine îl administrează putea ști aruncările dinainte. Jucați pe serverul cuiva în care aveți amândoi încredere.
receipt-save = Salvează meciul cu dovada
receipt-by-hand = Zarurile acestui meci au fost introduse de jucători, deci nu e nimic de verificat.

server-unknown-table = La acest link nu e nicio masă. Poate lipsește o literă.
server-wrong-key = Linkul acesta nu deschide un loc la masă. Cere-l din nou.
server-not-open = Masa aceasta nu primește spectatori.
server-seat-taken = Acolo stă deja cineva.
server-not-your-seat = Tu privești: asta pot face numai cei doi jucători.
server-not-seated = Așază-te mai întâi.
server-waiting-for-other = Adversarul nu s-a așezat încă.
server-stale = S-a întâmplat altceva între timp. Uită-te la tablă și încearcă din nou.
server-not-now = Nu poți face asta acum.
server-nothing-asked = Nu mai e nimic la care să răspunzi.
server-already-asked = Câte o cerere pe rând: alta așteaptă încă un răspuns.
server-no-clock = Masa aceasta nu are ceas.
server-time-not-up = Timpul n-a expirat.
server-not-understood = Serverul n-a înțeles această pagină. Reîncarc-o.
server-too-large = A fost prea lung pentru server.
server-too-many = A fost prea mult deodată. Așteaptă o clipă.
server-too-many-tables = De aici s-au pregătit prea multe mese. Așteaptă câteva minute.
server-bad-name = { $count ->
    [one] Un nume are cel mult { $count } caracter.
    [few] Un nume are între 1 și { $count } caractere.
   *[other] Un nume are între 1 și { $count } de caractere.
}
server-bad-name-letters = Acest nume are caractere invizibile.
server-bad-text = Asta nu se poate trimite ca mesaj.
server-dice-not-ready = Zarurile au nevoie mai întâi de câte un număr aleatoriu de pe ambele dispozitive. Vine singur într-o clipă.
server-full = Serverul e plin acum. Încearcă mai târziu.
server-storage = Serverul n-a putut salva, așa că nu s-a întâmplat nimic. Încearcă din nou.
server-closing = Serverul se închide. Masa ta e păstrată.
server-unexpected = Serverul n-a putut face asta: { $reason }.
