about-title = Informazioni su { -app }
about-version = Versione { $version }
about-what = Un backgammon completo in una pagina: tavoliere, dadi, cubo e foglietti stampati, le cui regole si giocano davvero.
about-free = Gratis: niente account, niente pubblicità, niente gettoni. Le tue partite restano sul tuo dispositivo.
about-dice = I dadi non sanno nulla del tavoliere. Il computer vede ogni tiro quando lo vedi tu.
about-strength = Abbiamo misurato quanto perde ogni livello con i suoi errori; i dati sono inclusi nel programma.
about-leaflets = Qui trovi le regole dei foglietti stampati, con parole nostre.
about-license = Open source, con licenza MIT o Apache.
about-keyboard = Tastiera
about-keys-roll = Tira o raccogli i dadi
about-keys-move = Muovi una pedina dalla punta scelta
about-keys-other = Muovila con l’altro dado
about-keys-undo = Annulla
about-keys-double = Raddoppia
about-keys-hint = Suggerimento
about-keys-type = Scrivi una mossa
about-keys-places = Scorri le punte, la barra e le uscite
about-keys-read = Leggi il tavoliere ad alta voce
about-read-pips = { $player }: ancora { $pips } pip
about-languages = { $count ->
    [one] { $count } lingua
   *[other] { $count } lingue
}
