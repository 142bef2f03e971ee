invite-title = Invitar a un amigo
invite-about = Prepara una mesa y envía un enlace a un amigo. Nadie necesita una cuenta.
invite-your-name = Tu nombre
invite-create = Preparar la mesa
invite-creating = Preparando la mesa…
invite-opponent-friend = Un amigo
invite-opponent-friend-about = Cualquiera a quien envíes el enlace
invite-opponent-computer = El ordenador
invite-opponent-computer-about = Juega en el servidor, para que otros puedan mirar
invite-watching = Se admiten espectadores
invite-watching-about = Quien tenga el enlace de espectador puede mirar. Si no, la mesa solo la ven los dos jugadores.
invite-needs-server = Para jugar con un amigo, abre esta página desde un servidor accesible para los dos.

clock-title = Reloj
clock-none = Sin reloj
clock-none-about = Con calma, minutos o días: la mesa espera
clock-with = Con reloj
clock-with-about = Una cantidad de minutos para todo el match, más unos segundos libres en cada turno
clock-reserve = Minutos por jugador
clock-delay = Segundos libres por turno
clock-summary = { $minutes } min por jugador, { $seconds } s libres por turno
clock-left = A { $player } le quedan { $time }.
clock-running = Corre el reloj de { $player }.
clock-is-up = El tiempo de { $player } se ha acabado.
clock-is-up-you = Tu tiempo se ha acabado. Puedes seguir jugando hasta que { $player } reclame el match.
clock-low = { $seconds ->
    [one] Te queda { $seconds } segundo.
   *[other] Te quedan { $seconds } segundos.
}
clock-claim = Reclamar el match
clock-claim-question = El tiempo de { $player } se ha acabado. ¿Reclamar el match? También puedes seguir jugando.
clock-claimed = { $player } ha reclamado el match por tiempo.
clock-won = { $player } gana por tiempo

table-dice-server = Tirados por el servidor
table-dice-server-about = Después, los dos pueden comprobar que nadie los ha elegido
table-dice-real = Dados reales
table-dice-real-about = Quien tiene el turno escribe lo que muestran los dados; el otro se fía

waiting-title = La mesa está lista
waiting-send = Envía este enlace a tu amigo
waiting-send-about = La primera persona que lo abra y se siente será tu rival.
waiting-code = O que tu amigo escanee este código
waiting-code-about = El enlace como código QR, para la cámara de un teléfono
waiting-home-network = En la misma red también sirve esta dirección:
waiting-home-network-none = Solo este dispositivo llega a este servidor. Para dejar entrar a otros de tu red, arráncalo con { $command }.
waiting-own-link = Tu propio enlace
waiting-own-link-about = Abre tu asiento en otro dispositivo. Guárdalo para ti: quien lo tenga juega en tu lugar.
waiting-watch-link = Enlace de espectador
waiting-watch-link-about = Quien tenga este enlace puede mirar, pero no jugar.
waiting-for-friend = Esperando a tu amigo…
waiting-for-player = Esperando a { $player }…
waiting-leave = Mientras tanto puedes cerrar esta página. La mesa sigue ahí, y este dispositivo recuerda tu asiento.

join-title = { $player } te invita a una partida de backgammon
join-title-nameless = Tienes una invitación a una partida de backgammon
join-rules = Jugarás con estas reglas
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
join-sitting = Sentándote…
joined = { $player } se ha sentado.

presence-title = En la mesa
presence-here = { $player } está aquí.
presence-away = { $player } no está ahora mismo.
presence-away-since = { $player } no está desde las { $when }.
presence-left = { $player } se ha ido por ahora. La mesa espera.
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
chat-unmute = Reactivar a { $player }
chat-muted = Has silenciado a { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat-too-long = Un mensaje puede tener como mucho { $count } caracteres.
chat-spectators = Los espectadores pueden leer el chat, pero no escribir.

ask-take-back = Pedir retirar la jugada
ask-take-back-about = Si { $player } está de acuerdo, se deshace tu última decisión.
ask-take-back-sent = Has pedido a { $player } retirar la jugada.
ask-take-back-received = { $player } querría retirar la última jugada.
ask-take-back-agreed = { $player } está de acuerdo: jugada retirada.
ask-take-back-declined = { $player } prefiere seguir jugando.
ask-take-back-dice = Los dados tirados después se volverán a tirar.
ask-slow = Pedir jugar sin reloj
ask-slow-about = Si { $player } está de acuerdo, el reloj se detiene del todo y cada uno juega cuando tiene tiempo, aunque sean días.
ask-slow-sent = Has pedido a { $player } seguir sin reloj.
ask-slow-received = { $player } querría seguir sin reloj.
ask-slow-agreed = Se acabó el reloj. Juega cuando tengas tiempo.
ask-slow-declined = { $player } prefiere mantener el reloj.
ask-rematch-about = Mismas reglas, mismos asientos, marcador nuevo.
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
settle-agreed = { $player } ha aceptado el acuerdo.
settle-declined = { $player } prefiere seguir sin acuerdo.
resign-sent = Has ofrecido abandonar. { $player } tiene que aceptar.
claim-sent = Has reclamado la victoria. { $player } tiene que estar de acuerdo.
double-sent = Has doblado. { $player } tiene que aceptar o pasar.

next-game-waiting = Cualquiera de los dos puede empezar la partida siguiente.
next-game-begun = Empieza la partida { $number }.

connection-connecting = Conectando con la mesa…
connection-lost = Conexión perdida. Reintentando…
connection-lost-long = No se puede llegar al servidor. Tu mesa está a salvo allí, y la partida sigue cuando vuelva.
connection-back = Conexión recuperada.
connection-retry = Probar ahora
connection-unsent = Tu última acción aún no ha llegado al servidor.
connection-restart = El servidor se está reiniciando. La partida sigue en un momento.
connection-old-page = Esta página es más antigua que el servidor. Recárgala para seguir; tu partida se conserva.
connection-reload = Recargar la página

since-title = Mientras no estabas
since-count = { $count ->
    [one] Ha pasado una cosa:
   *[other] Han pasado { $count } cosas:
}
since-your-turn = Te toca.
since-their-turn = Le toca a { $player }.
since-show = Verlo en el tablero

tables-title = Tus mesas
tables-with = Con { $player }
tables-nobody = Aún no se ha sentado nadie
tables-your-turn = Te toca
tables-their-turn = Esperando a { $player }
tables-over = Terminada
tables-open = Ir a la mesa
tables-forget = Olvidar esta mesa
tables-forget-question = ¿Olvidar esta mesa en este dispositivo? Sin tu propio enlace no podrás volver a tu asiento.

receipt-title = Los dados de este match
receipt-about = Antes de la primera tirada el servidor fijó un secreto y mostró su huella. Después tu dispositivo y el de tu rival añadieron cada uno un número al azar. Cada tirada se calcula a partir de los tres. Ahora que el match ha terminado, se revela el secreto, y cualquiera puede volver a calcular todas las tiradas.
receipt-about-open = El servidor ha fijado un secreto y ha mostrado su huella. Cada tirada se calcula a partir de ese secreto y de un número al azar de cada uno de los dos dispositivos. Después del match se revela el secreto y se pueden comprobar todas las tiradas.
receipt-fingerprint = Huella del secreto
receipt-secret = Secreto del servidor
receipt-secret-closed = Se muestra al terminar el match
receipt-number-of = Número al azar de { $player }
receipt-number-missing = Aún no recibido
receipt-check = Comprobar los dados
receipt-good = { $count ->
    [one] Comprobado: la tirada sale del secreto y de los dos números.
   *[other] Comprobado: las { $count } tiradas salen del secreto y de los dos números.
}
receipt-bad-secret = El secreto no coincide con la huella mostrada antes del match. Estos dados no son de fiar.
receipt-bad-roll = La tirada { $number } no sale del secreto y de los números. Estos dados no son de fiar.
receipt-bad-number = El número del recibo no es el que dio este dispositivo. Estos dados no son de fiar.
receipt-proves = Esto demuestra que el servidor no eligió los dados: todos estaban fijados antes de la primera tirada, y tu dispositivo participó en ellos.
receipt-proves-not = No demuestra que el servidor guardara el secreto: quien lo gestiona podría haber conocido las tiradas de antemano. Juega en el servidor de alguien en quien confíen los dos.
receipt-save = Guardar el match con su recibo
receipt-by-hand = Los jugadores escribieron los dados de este match, así que no hay nada que comprobar.

server-unknown-table = No hay ninguna mesa en este enlace. Quizá falte una letra.
server-wrong-key = Este enlace no abre ningún asiento de esta mesa. Pídelo otra vez.
server-not-open = Esta mesa no admite espectadores.
server-seat-taken = Ahí ya hay alguien sentado.
server-not-your-seat = Estás mirando: eso solo pueden hacerlo los dos jugadores.
server-not-seated = Siéntate primero.
server-waiting-for-other = Tu rival aún no se ha sentado.
server-stale = Antes ha pasado otra cosa. Mira el tablero y prueba otra vez.
server-not-now = Ahora no puedes hacer eso.
server-nothing-asked = Ya no hay nada que responder.
server-already-asked = Una petición a la vez: hay otra pendiente.
server-no-clock = Esta mesa no tiene reloj.
server-time-not-up = El tiempo no se ha acabado.
server-not-understood = El servidor no ha entendido esta página. Recárgala.
server-too-large = Demasiado largo para el servidor.
server-too-many = Demasiado de una vez. Espera un momento.
server-too-many-tables = Desde aquí se han preparado demasiadas mesas. Espera unos minutos.
server-bad-name = Un nombre tiene de 1 a { $count } caracteres.
server-bad-name-letters = Este nombre tiene caracteres invisibles.
server-bad-text = Esto no se puede enviar como mensaje.
server-dice-not-ready = Los dados necesitan antes un número al azar de los dos dispositivos. Llegará solo en un momento.
server-full = El servidor está lleno ahora mismo. Prueba más tarde.
server-storage = El servidor no ha podido guardarlo, así que no ha pasado nada. Prueba otra vez.
server-closing = El servidor se está cerrando. Tu mesa se conserva.
server-unexpected = El servidor no ha podido hacerlo: { $reason }.
