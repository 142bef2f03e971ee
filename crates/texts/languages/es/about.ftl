about-title = Acerca de { -app }
about-version = Versión { $version }
about-what = Un backgammon completo en una página: tablero, dados, cubo y folletos impresos con cuyas reglas se juega de verdad.
about-free = Gratis: sin cuentas, sin anuncios, sin monedas. Tus partidas se quedan en tu dispositivo.
about-dice = Los dados no saben nada del tablero. El ordenador ve cada tirada cuando la ves tú.
about-strength = Hemos medido cuánto pierde cada nivel con sus errores; los datos vienen con el programa.
about-leaflets = Aquí encontrarás las reglas de los folletos impresos, con nuestras palabras.
about-license = Código abierto, con licencia MIT o Apache.
about-keyboard = Teclado
about-keys-roll = Tirar o recoger los dados
about-keys-move = Mover una ficha desde la casilla elegida
about-keys-other = Moverla con el otro dado
about-keys-undo = Deshacer
about-keys-double = Doblar
about-keys-hint = Pista
about-keys-type = Escribir una jugada
about-keys-places = Recorrer las casillas, la barra y las salidas
about-keys-read = Leer el tablero en voz alta
about-read-pips = { $player }: { $pips ->
    [one] le queda { $pips } pip
   *[other] le quedan { $pips } pips
}
about-languages = { $count ->
    [one] { $count } idioma
   *[other] { $count } idiomas
}
