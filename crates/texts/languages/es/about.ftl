about-title = Acerca de { -app }
about-version = Versión { $version }
about-what = Una caja de backgammon hecha página web: tablero, dados, cubo, y los folletos como reglas con las que se juega de verdad.
about-free = Gratis, sin cuentas, anuncios ni monedas. Lo que juegas se queda en tu dispositivo.
about-dice = Los dados no saben nada del tablero. El ordenador conoce cada tirada al mismo tiempo que tú.
about-strength = Lo que regala cada nivel se ha medido y se publica con el programa.
about-leaflets = Las reglas de los folletos impresos están aquí, con nuestras palabras.
about-license = Código abierto, con licencia MIT o Apache.
about-keyboard = Teclado
about-keys-roll = Tirar y recoger los dados
about-keys-move = Mover una ficha desde el sitio elegido
about-keys-other = Moverla con el otro dado
about-keys-undo = Deshacer
about-keys-double = Doblar
about-keys-hint = Pista
about-keys-type = Escribir una jugada
about-keys-places = Ir de un sitio a otro
about-keys-read = Leer el tablero en voz alta
about-read-pips = { $player }: { $pips ->
    [one] le queda { $pips } pip
   *[other] le quedan { $pips } pips
}
about-languages = { $count ->
    [one] { $count } idioma
   *[other] { $count } idiomas
}
