invite-title = Invitar a alguien
invite-about = Preparas una mesa y envías un enlace a quien quieras. Nadie necesita una cuenta.
invite-your-name = Tu nombre
invite-create = Preparar mesa
invite-creating = Preparando la mesa…
invite-opponent-friend = Otra persona
invite-opponent-friend-about = Quien reciba el enlace de ti
invite-opponent-computer = El ordenador
invite-opponent-computer-about = Juega en el servidor, por ejemplo mientras otros miran
invite-watching = Abierta al público
invite-watching-about = Quien tenga el enlace para mirar puede seguir el juego. Si no, la mesa solo la ven los dos que juegan.
invite-needs-server = Para jugar con otra persona, la página debe abrirse desde un servidor accesible para los dos.

clock-title = Reloj
clock-none = Sin reloj
clock-none-about = Con calma, minutos o días: la mesa espera
clock-with = Con reloj
clock-with-about = Unos minutos para todo el match, y algunos segundos libres en cada turno
clock-reserve = Minutos por jugador
clock-delay = Segundos libres en cada turno
clock-summary = { $minutes } min por jugador, { $seconds } s libres en cada turno
clock-left = A { $player } le quedan { $time }.
clock-running = Corre el reloj de { $player }.
clock-is-up = El tiempo de { $player } se ha acabado.
clock-is-up-you = Tu tiempo se ha acabado. Puedes seguir jugando hasta que { $player } reclame el match.
clock-low = { $seconds ->
    [one] Te queda { $seconds } segundo.
   *[other] Te quedan { $seconds } segundos.
}
clock-claim = Reclamar
clock-claim-question = El tiempo de { $player } se ha acabado. ¿Reclamar el match? También puedes seguir jugando.
clock-claimed = { $player } ha reclamado el match por tiempo.
clock-won = { $player } gana por tiempo

table-dice-server = Tirados por el servidor
table-dice-server-about = Después, cualquiera de los dos puede comprobar que nadie los ha elegido
table-dice-real = Dados de verdad
table-dice-real-about = Quien tiene el turno escribe lo que muestran los dados; el otro se fía

waiting-title = La mesa está lista
waiting-send = Envía este enlace a tu rival
waiting-send-about = Quien primero lo abra y se siente será tu rival.
waiting-code = O que la cámara de su teléfono vea esto
waiting-code-about = El enlace en imagen, para la cámara de un teléfono
waiting-home-network = En la misma red doméstica también sirve esta dirección:
waiting-home-network-none = Este servidor solo escucha a este dispositivo. Para jugar en la red doméstica, arráncalo con { $command }.
waiting-own-link = Tu propio enlace
waiting-own-link-about = Abre tu asiento en otro dispositivo. Guárdalo para ti: quien lo tenga juega en tu lugar.
waiting-watch-link = Enlace para mirar
waiting-watch-link-about = Quien lo tenga puede mirar, pero no jugar.
waiting-for-friend = Esperando a tu rival…
waiting-for-player = Esperando a { $player }…
waiting-leave = Mientras tanto puedes cerrar la página. La mesa sigue ahí, y este dispositivo conoce tu asiento.

join-title = { $player } te invita a una partida de backgammon
join-title-nameless = Tienes una invitación a una partida de backgammon
join-rules = Con estas reglas
join-rules-read = Leer las reglas
join-accept = Aceptar las reglas y sentarse
join-watch = Solo mirar
join-name = Tu nombre, como lo verá tu rival
join-color = Juegas con { $color ->
    [white] las blancas
    [black] las negras
    [light] las claras
   *[dark] las oscuras
}.
join-color-by-die = El dado decide quién lleva blancas.
join-sitting = Tomando asiento…
joined = { $player } ha tomado asiento.

presence-title = En la mesa
presence-here = { $player } está aquí.
presence-away = { $player } no está ahora mismo.
presence-away-since = { $player } no está. Última vez aquí: { $when }.
presence-left = { $player } se ha ido un momento. La mesa espera.
presence-back = { $player } ha vuelto.
presence-computer = El ordenador ({ $level })
spectator-count = { $count ->
    [0] No mira nadie
    [one] Mira { $count } persona
   *[other] Miran { $count } personas
}
spectator-you = Estás mirando.
spectator-closed = Nadie más puede mirar esta mesa.

# As in English.
chat-title = Chat
chat-label = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada todavía.
chat-mute = Silenciar a { $player }
chat-unmute = Volver a oír a { $player }
chat-muted = No ves lo que dice { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-too-long = Un mensaje tiene como mucho { $count } letras.
chat-spectators = Quienes miran también leen el chat, pero no pueden escribir.

ask-take-back = Pedir volver atrás
ask-take-back-about = Si { $player } está de acuerdo, se deshace tu última decisión.
ask-take-back-sent = Has pedido a { $player } volver atrás.
ask-take-back-received = { $player } querría volver atrás.
ask-take-back-agreed = { $player } está de acuerdo: jugada retirada.
ask-take-back-declined = { $player } prefiere seguir jugando.
ask-take-back-dice = Lo que se tire después se tira de nuevo.
ask-slow = Jugar sin reloj
ask-slow-about = Si { $player } está de acuerdo, el reloj se para del todo y cada cual juega cuando tiene tiempo, aunque sean días.
ask-slow-sent = Has pedido a { $player } seguir con calma, sin reloj.
ask-slow-received = { $player } querría seguir con calma, sin reloj.
ask-slow-agreed = Desde ahora no hay reloj. Juega cuando tengas tiempo.
ask-slow-declined = { $player } prefiere mantener el reloj.
ask-rematch-about = Las mismas reglas, los mismos asientos, un marcador nuevo.
ask-rematch-sent = Has pedido la revancha a { $player }.
ask-rematch-received = { $player } pide la revancha.
ask-rematch-agreed = Empieza un match nuevo.
ask-rematch-declined = { $player } no quiere revancha ahora.
ask-agree = De acuerdo
ask-decline = Rechazar
ask-withdraw = Retirar
ask-withdrawn = { $player } ha retirado la petición.
ask-waiting = Esperando la respuesta de { $player }…

settle-sent = Has propuesto un acuerdo a { $player }.
settle-agreed = { $player } acepta el acuerdo.
settle-declined = { $player } prefiere seguir jugando sin acuerdo.
resign-sent = Has ofrecido a { $player } tu abandono.
claim-sent = Has dicho que la partida está ganada. { $player } tiene que estar de acuerdo.
double-sent = Has doblado. { $player } tiene que aceptar o pasar.

next-game-waiting = Cualquiera de los dos puede empezar la partida siguiente.
next-game-begun = Empieza la partida { $number }.

connection-connecting = Conectando con la mesa…
connection-lost = Se ha perdido la conexión. Reintentando…
connection-lost-long = No se llega al servidor. La mesa sigue guardada allí, y la partida continúa cuando vuelva.
connection-back = Conexión recuperada.
connection-retry = Probar ahora
connection-unsent = Tu última acción aún no ha llegado al servidor.
connection-restart = El servidor se está reiniciando. Enseguida sigue la partida.
connection-old-page = Esta página es más antigua que el servidor. Recárgala para seguir; la partida se conserva.
connection-reload = Recargar

since-title = Mientras no estabas
since-count = { $count ->
    [one] Ha pasado una cosa:
   *[other] Han pasado { $count } cosas:
}
since-your-turn = Te toca a ti.
since-their-turn = Le toca a { $player }.
since-show = Verlo en el tablero

tables-title = Tus mesas
tables-with = Con { $player }
tables-nobody = Aún no se ha sentado nadie
tables-your-turn = Te toca
tables-their-turn = Esperando a { $player }
tables-over = Terminado
tables-open = Ir a la mesa
tables-forget = Olvidar esta mesa
tables-forget-question = ¿Olvidar esta mesa en este dispositivo? Sin tu propio enlace no podrás volver a tu asiento.

receipt-title = Los dados de este match
receipt-about = Antes de la primera tirada el servidor fijó un secreto y mostró su huella. Después tu dispositivo y el de tu rival añadieron cada uno un número al azar. Cada tirada se calcula a partir de los tres. Ahora que el match ha terminado, el secreto está abierto, y cualquiera puede volver a calcular todas las tiradas.
receipt-about-open = El servidor ha fijado un secreto y ha mostrado su huella. Cada tirada se calcula a partir de ese secreto y de un número al azar de cada uno de los dos dispositivos. Después del match se abre el secreto y se pueden comprobar todas las tiradas.
receipt-fingerprint = Huella del secreto
receipt-secret = Secreto del servidor
receipt-secret-closed = Se muestra al terminar el match
receipt-number-of = Número al azar de { $player }
receipt-number-missing = Aún sin dar
receipt-check = Comprobar
receipt-good = { $count ->
    [one] Comprobado: la tirada es la que dan el secreto y los dos números.
   *[other] Comprobado: las { $count } tiradas son las que dan el secreto y los dos números.
}
receipt-bad-secret = El secreto no tiene la huella que se mostró antes del match. Estos dados no son de fiar.
receipt-bad-roll = La tirada { $number } no sale del secreto y de los números. Estos dados no son de fiar.
receipt-bad-number = El número que dio este dispositivo no es el del recibo. Estos dados no son de fiar.
receipt-proves = Esto demuestra que el servidor no eligió los dados: estaban fijados antes de la primera tirada, y tu dispositivo tuvo su parte en ellos.
receipt-proves-not = No demuestra que el servidor guardara el secreto: quien lo gestiona podría haber conocido las tiradas de antemano. Lo mejor es jugar en el servidor de alguien en quien confíen los dos.
receipt-save = Guardar el match con su recibo
receipt-by-hand = Los dados de este match los escribieron los jugadores. No hay nada que comprobar.

server-unknown-table = En este enlace no hay ninguna mesa. Quizá falte una letra.
server-wrong-key = Este enlace no abre ningún asiento de esta mesa. Pídelo otra vez.
server-not-open = Esta mesa no está abierta al público.
server-seat-taken = Ahí ya se ha sentado alguien.
server-not-your-seat = Estás mirando: eso solo pueden hacerlo los dos de la mesa.
server-not-seated = Primero toma asiento.
server-waiting-for-other = Tu rival aún no se ha sentado.
server-stale = Antes ha pasado otra cosa. Mira el tablero y prueba otra vez.
server-not-now = Ahora no se puede hacer eso.
server-nothing-asked = Ya no hay nada que responder.
server-already-asked = Las preguntas, de una en una: ya hay una abierta.
server-no-clock = Esta mesa no tiene reloj.
server-time-not-up = El tiempo no se ha acabado.
server-not-understood = El servidor no ha entendido esta página. Recárgala.
server-too-large = Era demasiado largo para el servidor.
server-too-many = Era demasiado de una vez. Espera un momento.
server-too-many-tables = Desde aquí se han preparado demasiadas mesas. Espera unos minutos.
server-bad-name = Un nombre tiene de una a { $count } letras.
server-bad-text = Esto no se puede enviar como mensaje.
server-dice-not-ready = Los dados necesitan antes un número al azar de los dos dispositivos. Llega solo en un momento.
server-full = Ahora mismo el servidor no tiene sitio para más. Prueba más tarde.
server-storage = El servidor no ha podido anotarlo, así que no ha ocurrido. Prueba otra vez.
server-closing = El servidor se está cerrando. La mesa se conserva.
server-unexpected = El servidor no ha podido hacerlo: { $reason }.
