start-title = Nuova partita
start-play = Gioca
start-level = Livello
start-rules = Regole
start-rules-about = Quale foglietto c’è nella tua scatola?
start-rules-change = Cambia le regole
start-rules-differ = Diverso dalle regole internazionali

level-leaflet = Lettore del foglietto
level-leaflet-about = Ha appena letto il foglietto
level-beginner = Principiante
level-beginner-about = Ha giocato qualche sera
level-casual = Occasionale
level-casual-about = Gioca ogni tanto, senza rischiare
level-regular = Abituale
level-regular-about = Gioca ogni settimana
level-club = Da circolo
level-club-about = Gioca in un circolo
level-tournament = Da torneo
level-tournament-about = Gioca tornei, e ne vince qualcuno
level-expert = Esperto
level-expert-about = Vede a colpo d’occhio che cosa è meglio
level-master = Maestro
level-master-about = Considera ogni tua possibile risposta
level-grandmaster = Gran maestro
level-grandmaster-about = Considera le tue risposte e il proprio turno successivo
level-machine = La macchina
level-machine-about = Guarda più lontano che può, e si prende il suo tempo
level-same-dice = Tutti i livelli hanno gli stessi dadi. I più forti li giocano meglio, tutto qui.

leaflet-international = Regole internazionali
leaflet-international-about = Quelle di circoli e tornei in tutto il mondo
leaflet-deluxe = La valigetta in 27 lingue
leaflet-deluxe-about = Il dado decide chi è il Bianco; si porta fuori solo con il numero esatto; quando sono tutte in casa, si può saltare un numero
leaflet-swiss = Il foglietto svizzero
leaflet-swiss-about = Le punte vanno da 1 a 12 e da 1A a 12A; una pedina rimasta indietro costa tre volte la posta anche se altre sono fuori
leaflet-nordic = Il foglietto nordico
leaflet-nordic-about = Se la punta del numero è vuota, puoi portare fuori da quella inferiore più vicina; puoi raddoppiare in qualsiasi momento
leaflet-nordic-no = Il foglietto nordico, in norvegese
leaflet-nordic-no-about = Chi comincia tira di nuovo; un numero porta fuori qualsiasi pedina fino alla sua punta
leaflet-hungarian = Il foglietto ungherese
leaflet-hungarian-about = Chiaro contro Scuro, in match a 3, 5, 7 o 9; il cubo si ferma a 64
leaflet-portes = Portes (Grecia)
leaflet-portes-about = Il vincitore comincia la partita successiva; niente cubo e niente backgammon
leaflet-tavla = Tavla (Turchia)
leaflet-tavla-about = Come nel portes, e una pedina che colpisce in casa ci resta per quel turno
# As in English.
leaflet-takhteh = Takhteh (Iran)
leaflet-takhteh-about = Come nel tavla, ma in ogni partita i dadi decidono chi comincia
leaflet-unlike = { $name }, con modifiche

start-length = Formato
start-money = Partite libere
start-match-to = { $length ->
    [one] Match a { $length } punto
   *[other] Match a { $length } punti
}
start-cube = Cubo del raddoppio

start-dice = Dadi
start-dice-random = Tirati per te
start-dice-seed = Da un seme
start-dice-seed-label = Seme
start-dice-real = Dadi veri
start-dice-real-about = Tocca o scrivi quello che mostrano i tuoi dadi

start-color = Il tuo colore
start-color-any = Indifferente
start-color-by-die = Con queste regole il dado decide chi è il Bianco.
start-name = Nome
start-name-you = Ospite
start-name-first = Primo giocatore
start-name-second = Secondo giocatore
start-turn-board = Gira il tavoliere verso chi è di turno
start-position-about = GNUbg ID, position ID, XGID o OGID

variant-backgammon = Backgammon
variant-nackgammon = Nackgammon
variant-hypergammon = Hypergammon
variant-free = Posizione disposta a mano
start-more = Altro
start-shorter = Match più breve
start-longer = Match più lungo
# As in English.
level-pr = PR { $pr }
level-pr-about = Il PR è l’indice di prestazione: quanto perde il livello per decisione. Meno è meglio; i giocatori forti stanno sotto 5.
leaflet-deluxe-cs = La valigetta in 27 lingue, in ceco, slovacco o ungherese
leaflet-deluxe-cs-about = Come nelle altre lingue, ma su una punta bloccata non si può andare
leaflet-swiss-it = Il foglietto svizzero, in italiano
leaflet-swiss-it-about = Come in tedesco e in francese, ma porta fuori solo il numero esatto
