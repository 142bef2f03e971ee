invite-title = Convidar um amigo
invite-about = Prepara uma mesa e envia um link a um amigo. Ninguém precisa de conta.
invite-your-name = O teu nome
invite-create = Preparar a mesa
invite-creating = A preparar a mesa…
invite-opponent-friend = Um amigo
invite-opponent-friend-about = Qualquer pessoa a quem envies o link
invite-opponent-computer = O computador
invite-opponent-computer-about = Joga no servidor, para que outros possam assistir
invite-watching = Espectadores permitidos
invite-watching-about = Quem tiver o link de espectador pode assistir. Senão, só vocês os dois veem a mesa.
invite-needs-server = Para jogar com um amigo, abre esta página a partir de um servidor a que ambos cheguem.

clock-title = Relógio
clock-none = Sem relógio
clock-none-about = Joguem com calma, minutos ou dias: a mesa espera
clock-with = Com relógio
clock-with-about = Um número de minutos para o match inteiro, mais uns segundos livres em cada vez
clock-reserve = Minutos por jogador
clock-delay = Segundos livres por vez
clock-summary = { $minutes } min por jogador, { $seconds } s livres por vez
clock-left = Restam { $time } a { $player }.
clock-running = O relógio de { $player } está a contar.
clock-is-up = O tempo de { $player } acabou.
clock-is-up-you = O teu tempo acabou. Podes continuar até { $player } reclamar o match.
clock-low = { $seconds ->
    [one] Resta-te { $seconds } segundo.
   *[other] Restam-te { $seconds } segundos.
}
clock-claim = Reclamar o match
clock-claim-question = O tempo de { $player } acabou. Reclamar o match? Também podes simplesmente continuar.
clock-claimed = { $player } reclamou o match por tempo.
clock-won = { $player } ganha por tempo

table-dice-server = Lançados pelo servidor
table-dice-server-about = Depois, ambos podem verificar que ninguém os escolheu
table-dice-real = Dados reais
table-dice-real-about = Quem joga escreve o que os dados mostram; o outro confia

waiting-title = A mesa está pronta
waiting-send = Envia este link ao teu amigo
waiting-send-about = A primeira pessoa a abri-lo e a sentar-se é o teu adversário.
waiting-code = Ou deixa o teu amigo ler este código
waiting-code-about = O link em código QR, para a câmara de um telemóvel
waiting-home-network = Na mesma rede, este endereço também funciona:
waiting-home-network-none = Só este dispositivo chega a este servidor. Para deixar entrar outros da tua rede, inicia-o com { $command }.
waiting-own-link = O teu próprio link
waiting-own-link-about = Abre o teu lugar noutro dispositivo. Guarda-o só para ti: quem o tiver joga por ti.
waiting-watch-link = Link de espectador
waiting-watch-link-about = Com este link pode assistir-se, mas não jogar.
waiting-for-friend = À espera do teu amigo…
waiting-for-player = À espera de { $player }…
waiting-leave = Entretanto podes fechar esta página. A mesa fica, e este dispositivo lembra-se do teu lugar.

join-title = { $player } convida-te para jogar gamão
join-title-nameless = Convidaram-te para jogar gamão
join-rules = Vais jogar com estas regras
join-rules-read = Ler as regras
join-accept = Aceitar as regras e sentar-me
join-watch = Só assistir
join-name = O teu nome, tal como o adversário o vai ver
join-color = Jogas com as { $color }.
join-color-by-die = O dado decide quem fica com as Brancas.
join-sitting = A sentar-te…
joined = { $player } sentou-se.

presence-title = À mesa
presence-here = { $player } está cá.
presence-away = { $player } não está cá agora.
presence-away-since = { $player } não está cá desde as { $when }.
presence-left = { $player } saiu por agora. A mesa espera.
presence-back = { $player } voltou.
presence-computer = O computador ({ $level })
spectator-count = { $count ->
    [0] Ninguém está a assistir
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
spectator-you = Estás a assistir.
spectator-closed = Mais ninguém pode assistir a esta mesa.

# As in English.
chat-title = Chat
chat-label = Diz alguma coisa
chat-send = Enviar
chat-empty = Ainda ninguém disse nada.
chat-mute = Silenciar { $player }
chat-unmute = Reativar { $player }
chat-muted = Silenciaste { $player }.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
chat-too-long = Uma mensagem pode ter no máximo { $count } carateres.
chat-spectators = Os espectadores podem ler o chat, mas não escrever.

ask-take-back = Pedir para retirar a jogada
ask-take-back-about = Se { $player } concordar, a tua última decisão é anulada.
ask-take-back-sent = Pediste para retirar a jogada. { $player } tem de concordar.
ask-take-back-received = { $player } gostaria de retirar a última jogada.
ask-take-back-agreed = { $player } concordou: jogada retirada.
ask-take-back-declined = { $player } prefere continuar a jogar.
ask-take-back-dice = Os dados lançados depois disso voltam a ser lançados.
ask-slow = Pedir para jogar sem relógio
ask-slow-about = Se { $player } concordar, o relógio para de vez e cada um joga quando tiver tempo, durante dias se for preciso.
ask-slow-sent = Pediste a { $player } para continuar sem relógio.
ask-slow-received = { $player } gostaria de continuar sem relógio.
ask-slow-agreed = Acabou o relógio. Joga quando tiveres tempo.
ask-slow-declined = { $player } prefere manter o relógio.
ask-rematch-about = As mesmas regras, os mesmos lugares, resultado a zero.
ask-rematch-sent = Pediste a desforra a { $player }.
ask-rematch-received = { $player } pede a desforra.
ask-rematch-agreed = Começa um novo match.
ask-rematch-declined = { $player } não quer desforra agora.
ask-agree = Concordar
ask-decline = Recusar
ask-withdraw = Retirar pedido
ask-withdrawn = { $player } retirou o pedido.
ask-waiting = À espera da resposta de { $player }…

settle-sent = Propuseste um acordo a { $player }.
settle-agreed = { $player } aceitou o acordo.
settle-declined = { $player } prefere continuar sem acordo.
resign-sent = Propuseste desistir. { $player } tem de aceitar.
claim-sent = Reclamaste a vitória. { $player } tem de concordar.
double-sent = Dobraste. { $player } tem de aceitar ou recusar.

next-game-waiting = Qualquer um de vocês pode começar a próxima partida.
next-game-begun = Começa a partida { $number }.

connection-connecting = A ligar à mesa…
connection-lost = Ligação perdida. A tentar de novo…
connection-lost-long = Não se consegue chegar ao servidor. A tua mesa está lá em segurança, e a partida continua quando ele voltar.
connection-back = Ligação restabelecida.
connection-retry = Tentar agora
connection-unsent = A tua última ação ainda não chegou ao servidor.
connection-restart = O servidor está a reiniciar. A partida continua daqui a um momento.
connection-old-page = Esta página é mais antiga do que o servidor. Recarrega-a para continuar; a tua partida está guardada.
connection-reload = Recarregar a página

since-title = Enquanto estiveste fora
since-count = { $count ->
    [one] Aconteceu uma coisa:
   *[other] Aconteceram { $count } coisas:
}
since-your-turn = É a tua vez.
since-their-turn = É a vez de { $player }.
since-show = Ver no tabuleiro

tables-title = As tuas mesas
tables-with = Com { $player }
tables-nobody = Ainda ninguém se sentou
tables-your-turn = A tua vez
tables-their-turn = À espera de { $player }
tables-over = Acabada
tables-open = Ir para a mesa
tables-forget = Esquecer esta mesa
tables-forget-question = Esquecer esta mesa neste dispositivo? Sem o teu próprio link não podes voltar ao teu lugar.

receipt-title = Os dados deste match
receipt-about = Antes do primeiro lançamento, o servidor fixou um segredo e mostrou a sua impressão digital. Depois, o teu dispositivo e o do adversário juntaram cada um o seu número aleatório. Cada lançamento calcula-se a partir dos três. Agora que o match acabou, o segredo é revelado, e qualquer pessoa pode voltar a calcular todos os lançamentos.
receipt-about-open = O servidor fixou um segredo e mostrou a sua impressão digital. Cada lançamento calcula-se a partir desse segredo e de um número aleatório de cada um dos vossos dispositivos. Depois do match, o segredo é revelado, e podem verificar todos os lançamentos.
receipt-fingerprint = Impressão digital do segredo
receipt-secret = Segredo do servidor
receipt-secret-closed = Mostra-se quando o match acabar
receipt-number-of = Número aleatório de { $player }
receipt-number-missing = Ainda não recebido
receipt-check = Verificar os dados
receipt-good = { $count ->
    [one] Verificado: o lançamento resulta do segredo e dos dois números.
   *[other] Verificado: todos os { $count } lançamentos resultam do segredo e dos dois números.
}
receipt-bad-secret = O segredo não corresponde à impressão digital mostrada antes do match. Estes dados não são de confiança.
receipt-bad-roll = O lançamento { $number } não resulta do segredo e dos números. Estes dados não são de confiança.
receipt-bad-number = O número no recibo não é o que este dispositivo deu. Estes dados não são de confiança.
receipt-proves = Isto prova que o servidor não escolheu os dados: ficaram todos fixados antes do primeiro lançamento, e o teu dispositivo contribuiu para eles.
receipt-proves-not = Não prova que o servidor guardou o segredo: quem o gere podia saber os lançamentos de antemão. Joguem no servidor de alguém em quem ambos confiem.
receipt-save = Guardar o match com o recibo
receipt-by-hand = Os jogadores escreveram os dados deste match, por isso não há nada para verificar.

server-unknown-table = Não há nenhuma mesa neste link. Talvez falte uma letra.
server-wrong-key = Este link não abre um lugar nesta mesa. Pede-o de novo.
server-not-open = Esta mesa não admite espectadores.
server-seat-taken = Já está alguém sentado aí.
server-not-your-seat = Estás a assistir: só os dois jogadores podem fazer isso.
server-not-seated = Senta-te primeiro.
server-waiting-for-other = O adversário ainda não se sentou.
server-stale = Entretanto aconteceu outra coisa. Olha para o tabuleiro e tenta de novo.
server-not-now = Não podes fazer isso agora.
server-nothing-asked = Já não há nada a que responder.
server-already-asked = Um pedido de cada vez: há outro em aberto.
server-no-clock = Esta mesa não tem relógio.
server-time-not-up = O tempo não acabou.
server-not-understood = O servidor não percebeu esta página. Recarrega-a.
server-too-large = Isso é longo demais para o servidor.
server-too-many = Demasiado de uma só vez. Espera um momento.
server-too-many-tables = Abriram-se mesas a mais a partir daqui. Espera uns minutos.
server-bad-name = Um nome tem de 1 a { $count } carateres.
server-bad-name-letters = Este nome tem carateres invisíveis.
server-bad-text = Isto não se pode enviar como mensagem.
server-dice-not-ready = Os dados precisam primeiro de um número aleatório de cada dispositivo. Chega sozinho daqui a um momento.
server-full = O servidor está cheio neste momento. Tenta mais tarde.
server-storage = O servidor não conseguiu guardar isso, por isso nada aconteceu. Tenta de novo.
server-closing = O servidor vai fechar. A tua mesa fica guardada.
server-unexpected = O servidor não conseguiu fazer isso: { $reason }.
