invite-title = Invită un prieten
invite-about = Pregătești o masă și îi trimiți prietenului un link. Nimeni n-are nevoie de cont.
invite-your-name = Numele tău
invite-create = Pregătește masa
invite-creating = Se pregătește masa…
invite-opponent-friend = Un prieten
invite-opponent-friend-about = Oricine primește linkul de la tine
invite-opponent-computer = Calculatorul
invite-opponent-computer-about = Joacă pe server, de exemplu în timp ce alții privesc
invite-watching = Cu spectatori
invite-watching-about = Cine are linkul pentru spectatori poate privi. Altfel, masa o vedeți doar voi doi.
invite-needs-server = Ca să joci cu un prieten, pagina trebuie deschisă de pe un server la care ajungeți amândoi.

clock-title = Ceas
clock-none = Fără ceas
clock-none-about = Fără grabă, minute sau zile: masa așteaptă
clock-with = Cu ceas
clock-with-about = Un număr de minute pentru tot meciul și câteva secunde libere la fiecare rând
clock-reserve = Minute pentru fiecare jucător
clock-delay = Secunde libere la fiecare rând
clock-summary = { $minutes } min pentru fiecare jucător, { $seconds } s libere la fiecare rând
clock-left = { $player } mai are { $time }.
clock-running = Ceasul merge: { $player }.
clock-is-up = { $player }: timpul a expirat.
clock-is-up-you = Timpul tău a expirat. Poți juca mai departe până când { $player } revendică meciul.
clock-low = { $seconds ->
    [one] Mai ai { $seconds } secundă.
    [few] Mai ai { $seconds } secunde.
   *[other] Mai ai { $seconds } de secunde.
}
clock-claim = Revendică
clock-claim-question = Timpul a expirat: { $player }. Revendici meciul? Poți și să joci pur și simplu mai departe.
clock-claimed = { $player } a revendicat meciul la timp expirat.
clock-won = { $player } câștigă la timp

table-dice-server = Aruncă serverul
table-dice-server-about = Apoi puteți verifica amândoi că nu le-a ales nimeni
table-dice-real = Zaruri adevărate
table-dice-real-about = Cine e la rând scrie ce arată zarurile; celălalt crede pe cuvânt

waiting-title = Masa e pregătită
waiting-send = Trimite-i prietenului acest link
waiting-send-about = Cine îl deschide primul și se așază e adversarul tău.
waiting-code = Sau arată asta camerei prietenului
waiting-code-about = O imagine a linkului, pentru camera unui telefon
waiting-home-network = În aceeași rețea de acasă merge și adresa aceasta:
waiting-home-network-none = Serverul acesta e accesibil numai de pe acest dispozitiv. Ca să jucați în rețeaua de acasă, pornește-l cu { $command }.
waiting-own-link = Linkul tău
waiting-own-link-about = Îți deschide locul pe alt dispozitiv. Păstrează-l pentru tine: cine îl are joacă în locul tău.
waiting-watch-link = Link pentru spectatori
waiting-watch-link-about = Cine îl are poate privi, dar nu poate juca.
waiting-for-friend = Îți așteptăm prietenul…
waiting-for-player = Se așteaptă { $player }…
waiting-leave = Poți închide pagina între timp. Masa rămâne, iar acest dispozitiv îți știe locul.

join-title = { $player } te invită la o partidă de table
join-title-nameless = Invitație la o partidă de table
join-rules = După aceste reguli
join-rules-read = Citește regulile
join-accept = Acceptă regulile și așază-te
join-watch = Doar privește
join-name = Numele tău, cum îl va vedea celălalt
join-color = Joci cu { $color ->
    [white] piesele albe
    [black] piesele negre
    [light] piesele deschise
   *[dark] piesele închise
}.
join-color-by-die = Zarul hotărăște cine e Alb.
join-sitting = Te așezi la masă…
joined = { $player } s-a așezat la masă.

presence-title = La masă
presence-here = { $player } e aici.
presence-away = { $player } nu e aici acum.
presence-away-since = { $player } nu e aici acum. Ultima dată la masă: { $when }.
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

chat-title = Discuție
chat-label = Spune ceva
chat-send = Trimite
chat-empty = Nimeni n-a spus nimic încă.
chat-mute = Ascunde mesajele: { $player }
chat-unmute = Arată mesajele: { $player }
chat-muted = Nu vezi ce spune { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
chat-too-long = { $count ->
    [one] Un mesaj are cel mult { $count } literă.
    [few] Un mesaj are cel mult { $count } litere.
   *[other] Un mesaj are cel mult { $count } de litere.
}
chat-spectators = Cine privește citește și discuția, dar nu poate vorbi.

ask-take-back = Cere mutarea înapoi
ask-take-back-about = Dacă { $player } e de acord, ultima ta decizie se anulează.
ask-take-back-sent = Ai cerut să iei mutarea înapoi. Răspunde { $player }.
ask-take-back-received = { $player } ar vrea să ia mutarea înapoi.
ask-take-back-agreed = { $player } e de acord: mutarea a fost luată înapoi.
ask-take-back-declined = { $player } preferă să joace mai departe.
ask-take-back-dice = Ce se aruncă după aceea se aruncă din nou.
ask-slow = Propune fără ceas
ask-slow-about = Dacă { $player } e de acord, ceasul se oprește de tot și fiecare joacă atunci când are timp, la nevoie zile întregi.
ask-slow-sent = Ai propus să continuați pe îndelete, fără ceas. Răspunde { $player }.
ask-slow-received = { $player } ar vrea să continue pe îndelete, fără ceas.
ask-slow-agreed = De acum nu mai e ceas. Joacă atunci când ai timp.
ask-slow-declined = { $player } preferă să păstreze ceasul.
ask-rematch-about = Aceleași reguli, aceleași locuri, un scor nou.
ask-rematch-sent = Ai cerut revanșa. Răspunde { $player }.
ask-rematch-received = { $player } cere revanșa.
ask-rematch-agreed = Începe un meci nou.
ask-rematch-declined = { $player } nu vrea revanșă acum.
ask-agree = De acord
ask-decline = Refuză
ask-withdraw = Retrage
ask-withdrawn = { $player } nu mai cere asta.
ask-waiting = Se așteaptă răspunsul: { $player }…

settle-sent = Ai propus o înțelegere. Răspunde { $player }.
settle-agreed = { $player } a acceptat înțelegerea.
settle-declined = { $player } preferă să joace mai departe decât să se înțeleagă.
resign-sent = Te-ai oferit să cedezi. Răspunde { $player }.
claim-sent = Ai spus că partida e câștigată. { $player } trebuie să fie de acord.
double-sent = Ai dublat. { $player } trebuie să accepte sau să refuze.

next-game-waiting = Oricare dintre voi poate începe partida următoare.
next-game-begun = Începe partida { $number }.

connection-connecting = Conectare la masă…
connection-lost = Conexiunea s-a pierdut. Se încearcă din nou…
connection-lost-long = Serverul nu răspunde. Masa e păstrată acolo, iar partida continuă când revine.
connection-back = Conectat din nou.
connection-retry = Încearcă acum
connection-unsent = Ultima ta acțiune încă n-a ajuns la server.
connection-restart = Serverul repornește. Într-o clipă partida continuă.
connection-old-page = Pagina e mai veche decât serverul. Reîncarc-o ca să continui; partida e păstrată.
connection-reload = Reîncarcă

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
tables-your-turn = E rândul tău
tables-their-turn = La rând: { $player }
tables-over = Terminat
tables-open = La masă
tables-forget = Uită masa
tables-forget-question = Uiți masa aceasta pe acest dispozitiv? Fără linkul tău nu te mai poți întoarce la locul tău.

receipt-title = Zarurile acestui meci
receipt-about = Înainte de prima aruncare, serverul a fixat un secret și i-a arătat amprenta. Apoi dispozitivul tău și cel al adversarului au adăugat fiecare câte un număr aleatoriu. Fiecare aruncare se calculează din aceste trei numere. Acum, că meciul s-a terminat, secretul e dezvăluit și oricine poate recalcula toate aruncările.
receipt-about-open = Serverul a fixat un secret și i-a arătat amprenta. Fiecare aruncare se calculează din acel secret și din câte un număr aleatoriu de pe dispozitivele voastre. După meci secretul e dezvăluit și puteți verifica toate aruncările.
receipt-fingerprint = Amprenta secretului
receipt-secret = Secretul serverului
receipt-secret-closed = Se arată la sfârșitul meciului
receipt-number-of = Numărul aleatoriu: { $player }
receipt-number-missing = Încă nu a fost dat
receipt-check = Verifică zarurile
receipt-good = { $count ->
    [one] Verificat: aruncarea e cea dată de secret și de ambele numere.
    [few] Verificat: toate cele { $count } aruncări sunt cele date de secret și de ambele numere.
   *[other] Verificat: toate cele { $count } de aruncări sunt cele date de secret și de ambele numere.
}
receipt-bad-secret = Secretul nu are amprenta arătată înainte de meci. Nu te poți încrede în aceste zaruri.
receipt-bad-roll = Aruncarea { $number } nu rezultă din secret și din numere. Nu te poți încrede în aceste zaruri.
receipt-bad-number = Numărul dat de acest dispozitiv nu e cel din dovadă. Nu te poți încrede în aceste zaruri.
receipt-proves = Asta dovedește că serverul n-a ales zarurile: erau fixate înainte de prima aruncare, iar dispozitivul tău a contribuit la ele.
receipt-proves-not = Nu dovedește că serverul și-a păstrat secretul: cine îl administrează putea ști aruncările dinainte. Jucați pe serverul cuiva în care aveți amândoi încredere.
receipt-save = Salvează meciul cu dovada
receipt-by-hand = Zarurile acestui meci au fost scrise de jucători. Nu e nimic de verificat.

server-unknown-table = La acest link nu e nicio masă. Poate lipsește o literă.
server-wrong-key = Linkul acesta nu deschide un loc la masă. Cere-l din nou.
server-not-open = Masa aceasta nu primește spectatori.
server-seat-taken = Acolo s-a așezat deja cineva.
server-not-your-seat = Tu privești: asta pot face numai cei doi de la masă.
server-not-seated = Așază-te mai întâi.
server-waiting-for-other = Adversarul nu s-a așezat încă.
server-stale = S-a întâmplat altceva între timp. Uită-te la tablă și încearcă din nou.
server-not-now = Asta nu se poate face acum.
server-nothing-asked = Nu mai e nimic la care să răspunzi.
server-already-asked = Câte o întrebare pe rând: una e deja deschisă.
server-no-clock = Masa aceasta nu are ceas.
server-time-not-up = Timpul n-a expirat.
server-not-understood = Serverul n-a înțeles această pagină. Reîncarc-o.
server-too-large = A fost prea lung pentru server.
server-too-many = A fost prea mult deodată. Așteaptă o clipă.
server-too-many-tables = De aici s-au pregătit prea multe mese. Așteaptă câteva minute.
server-bad-name = { $count ->
    [one] Un nume are cel mult { $count } literă.
    [few] Un nume are între una și { $count } litere.
   *[other] Un nume are între una și { $count } de litere.
}
server-bad-text = Asta nu se poate trimite ca mesaj.
server-dice-not-ready = Zarurile au nevoie mai întâi de câte un număr aleatoriu de pe ambele dispozitive. Vine singur într-o clipă.
server-full = Serverul nu mai are loc acum. Încearcă mai târziu.
server-storage = Serverul n-a putut scrie, așa că nu s-a întâmplat. Încearcă din nou.
server-closing = Serverul se închide. Masa e păstrată.
server-unexpected = Serverul n-a putut face asta: { $reason }.
