about-title = Über { -app }
# As in English.
about-version = Version { $version }
about-what = Ein Backgammonkasten als Webseite: Brett, Würfel, Doppler und die Anleitungen als Regeln, nach denen wirklich gespielt wird.
about-free = Kostenlos, ohne Konto, Werbung oder Spielgeld. Was du spielst, bleibt auf deinem Gerät.
about-dice = Die Würfel wissen nichts vom Brett. Der Computer erfährt einen Wurf erst, wenn auch du ihn siehst.
about-strength = Was jede Spielstärke verschenkt, ist gemessen und mit dem Programm veröffentlicht.
about-leaflets = Die Regeln der gedruckten Anleitungen stehen hier in unseren eigenen Worten.
about-license = Quelloffen, unter der MIT- oder der Apache-Lizenz.
about-keyboard = Tastatur
about-keys-roll = Würfeln und die Würfel aufnehmen
about-keys-move = Einen Stein vom gewählten Platz ziehen
about-keys-other = Ihn mit dem anderen Würfel ziehen
about-keys-undo = Rückgängig
about-keys-double = Verdoppeln
about-keys-hint = Tipp
about-keys-type = Einen Zug eintippen
about-keys-places = Von Platz zu Platz gehen
about-keys-read = Das Brett vorlesen
about-read-pips = { $player }: { $pips ->
    [one] noch { $pips } Pip
   *[other] noch { $pips } Pips
}
about-languages = { $count ->
    [one] { $count } Sprache
   *[other] { $count } Sprachen
}
