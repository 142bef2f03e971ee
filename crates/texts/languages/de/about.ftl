about-title = Über { -app }
# As in English.
about-version = Version { $version }
about-what = Ein komplettes Backgammonspiel auf einer Seite: Brett, Würfel, Doppler und gedruckte Anleitungen, nach deren Regeln du wirklich spielen kannst.
about-free = Kostenlos: kein Konto, keine Werbung, kein Spielgeld. Deine Spiele bleiben auf deinem Gerät.
about-dice = Die Würfel wissen nichts vom Brett. Der Computer sieht jeden Wurf erst, wenn du ihn siehst.
about-strength = Wir haben gemessen, wie viel jede Spielstärke verschenkt; die Zahlen liegen dem Programm bei.
about-leaflets = Die Regeln der gedruckten Anleitungen stehen hier in unseren eigenen Worten.
about-license = Quelloffen, unter der MIT- oder der Apache-Lizenz.
about-keyboard = Tastatur
about-keys-roll = Würfeln oder Würfel aufnehmen
about-keys-move = Stein vom gewählten Punkt ziehen
about-keys-other = Mit dem anderen Würfel ziehen
about-keys-undo = Rückgängig
about-keys-double = Verdoppeln
about-keys-hint = Tipp
about-keys-type = Zug eintippen
about-keys-places = Punkte, Bar und Ablagen durchgehen
about-keys-read = Brett vorlesen
about-read-pips = { $player }: { $pips ->
    [one] noch { $pips } Pip
   *[other] noch { $pips } Pips
}
about-languages = { $count ->
    [one] { $count } Sprache
   *[other] { $count } Sprachen
}
