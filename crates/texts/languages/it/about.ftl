about-title = Informazioni su { -app }
about-version = Versione { $version }
about-what = Una scatola di backgammon diventata pagina web: tavoliere, dadi, cubo, e i foglietti come regole con cui si gioca davvero.
about-free = Gratis, senza account, pubblicità o gettoni. Quello che giochi resta sul tuo dispositivo.
about-dice = I dadi non sanno nulla del tavoliere. Il computer scopre ogni tiro quando lo scopri tu.
about-strength = Quanto regala ogni livello è stato misurato, ed è pubblicato insieme al programma.
about-leaflets = Le regole dei foglietti stampati sono qui, con parole nostre.
about-license = Open source, con licenza MIT o Apache.
about-keyboard = Tastiera
about-keys-roll = Tira e raccogli i dadi
about-keys-move = Muovi una pedina dal posto scelto
about-keys-other = Muovila con l’altro dado
about-keys-undo = Annulla
about-keys-double = Raddoppia
about-keys-hint = Suggerimento
about-keys-type = Scrivi una mossa
about-keys-places = Passa da un posto all’altro
about-keys-read = Leggi il tavoliere ad alta voce
about-read-pips = { $player }: ancora { $pips } pip
about-languages = { $count ->
    [one] { $count } lingua
   *[other] { $count } lingue
}
