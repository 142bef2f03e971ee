invite-title = Convidar alguém
invite-about = Preparas uma mesa e envias um link. Ninguém precisa de conta.
invite-your-name = O teu nome
invite-create = Abrir a mesa
invite-creating = A preparar a mesa…
invite-opponent-friend = Alguém que conheces
invite-opponent-friend-about = A pessoa a quem enviares o link
invite-opponent-computer = O computador
invite-opponent-computer-about = Joga no servidor, por exemplo com outras pessoas a assistir
invite-watching = Aberta a quem assiste
invite-watching-about = Quem tiver o link para assistir pode ver. Caso contrário, só vocês os dois veem a mesa.
invite-needs-server = Para jogar com alguém, a página tem de ser aberta a partir de um servidor a que ambos cheguem.

clock-title = Relógio
clock-none = Sem relógio
clock-none-about = Joguem com calma, minutos ou dias: a mesa espera
clock-with = Com relógio
clock-with-about = Alguns minutos para o match inteiro e uns segundos livres em cada vez
clock-reserve = Minutos para cada jogador
clock-delay = Segundos livres em cada vez
clock-summary = { $minutes } min para cada jogador, { $seconds } s livres em cada vez
clock-left = Tempo que resta a { $player }: { $time }.
clock-running = O relógio de { $player } está a contar.
clock-is-up = O tempo de { $player } acabou.
clock-is-up-you = O teu tempo acabou. Podes continuar a jogar até { $player } reivindicar o match.
clock-low = { $seconds ->
    [one] Resta-te { $seconds } segundo.
   *[other] Restam-te { $seconds } segundos.
}
clock-claim = Reivindicar
clock-claim-question = O tempo de { $player } acabou. Reivindicar o match? Também podes simplesmente continuar a jogar.
clock-claimed = { $player } reivindicou o match por tempo.
clock-won = { $player } ganha por tempo

table-dice-server = Lança o servidor
table-dice-server-about = No fim, ambos podem verificar que ninguém os escolheu
table-dice-real = Dados a sério
table-dice-real-about = Quem joga escreve o que os dados mostram; o outro confia

waiting-title = A mesa está pronta
waiting-send = Envia este link a quem convidas
waiting-send-about = A primeira pessoa a abri-lo e a sentar-se joga contra ti.
waiting-code = Ou mostra isto à câmara do telemóvel dessa pessoa
waiting-code-about = Uma imagem do link, para a câmara de um telemóvel
waiting-home-network = Na mesma rede doméstica, este endereço também funciona:
waiting-home-network-none = Este servidor só escuta este dispositivo. Para jogar na rede doméstica, inicia-o com { $command }.
waiting-own-link = O teu próprio link
waiting-own-link-about = Abre o teu lugar noutro dispositivo. Guarda-o só para ti: quem o tiver joga por ti.
waiting-watch-link = Link para assistir
waiting-watch-link-about = Quem o tiver pode assistir, mas não jogar.
waiting-for-friend = À espera da outra pessoa…
waiting-for-player = À espera de { $player }…
waiting-leave = Entretanto podes fechar a página. A mesa fica, e este dispositivo sabe qual é o teu lugar.

join-title = { $player } convida-te para jogar gamão
join-title-nameless = Convidaram-te para jogar gamão
join-rules = Com estas regras
join-rules-read = Ler as regras
join-accept = Aceitar as regras e sentar-me
join-watch = Só assistir
join-name = O teu nome, tal como o vão ver
join-color = Jogas com as { $color }.
join-color-by-die = O dado decide quem fica com as Brancas.
join-sitting = A ocupar o lugar…
joined = { $player } sentou-se à mesa.

presence-title = À mesa
presence-here = { $player } está à mesa.
presence-away = { $player } não está à mesa neste momento.
presence-away-since = { $player } não está à mesa. Ausente desde: { $when }.
presence-left = { $player } saiu por um momento. A mesa espera.
presence-back = { $player } voltou.
presence-computer = O computador ({ $level })
spectator-count = { $count ->
    [0] Ninguém está a assistir
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
spectator-you = Estás a assistir.
spectator-closed = Mais ninguém pode assistir a esta mesa.

chat-title = Conversa
chat-label = Diz alguma coisa
chat-send = Enviar
chat-empty = Ainda ninguém disse nada.
chat-mute = Silenciar { $player }
chat-unmute = Voltar a ouvir { $player }
chat-muted = Não vês o que { $player } diz.
chat-said = { $player }: { $text }
chat-new = { $count ->
    [one] { $count } mensagem nova
   *[other] { $count } mensagens novas
}
chat-too-long = Uma mensagem tem no máximo { $count } letras.
chat-spectators = Quem assiste lê a conversa, mas não pode falar.

ask-take-back = Pedir para voltar atrás
ask-take-back-about = Se { $player } concordar, a tua última decisão é anulada.
ask-take-back-sent = Pediste a { $player } para voltar atrás.
ask-take-back-received = { $player } gostaria de voltar atrás.
ask-take-back-agreed = { $player } concordou: já está como antes.
ask-take-back-declined = { $player } prefere continuar a jogar.
ask-take-back-dice = O que se lançar depois disso é lançado de novo.
ask-slow = Jogar sem pressa
ask-slow-about = Se { $player } concordar, o relógio para de vez e cada um joga quando tiver tempo, durante dias se for preciso.
ask-slow-sent = Pediste a { $player } para continuar sem pressa, sem relógio.
ask-slow-received = { $player } gostaria de continuar sem pressa, sem relógio.
ask-slow-agreed = A partir de agora não há relógio. Joga quando tiveres tempo.
ask-slow-declined = { $player } prefere manter o relógio.
ask-rematch-about = As mesmas regras, os mesmos lugares, um novo resultado.
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
settle-agreed = { $player } concordou com o acordo.
settle-declined = { $player } prefere continuar a jogar em vez de um acordo.
resign-sent = Propuseste a { $player } desistir.
claim-sent = Disseste que a partida está ganha. { $player } tem de concordar.
double-sent = Dobraste. { $player } tem de aceitar ou recusar.

next-game-waiting = Qualquer um pode começar a próxima partida.
next-game-begun = Começa a partida { $number }.

connection-connecting = A ligar à mesa…
connection-lost = A ligação caiu. A tentar de novo…
connection-lost-long = Não se consegue chegar ao servidor. A mesa está lá guardada, e a partida continua quando ele voltar.
connection-back = A ligação voltou.
connection-retry = Tentar agora
connection-unsent = A tua última ação ainda não chegou ao servidor.
connection-restart = O servidor está a reiniciar. A partida continua daqui a um momento.
connection-old-page = Esta página é mais antiga do que o servidor. Recarrega-a para continuar; a partida está guardada.
connection-reload = Recarregar

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
tables-over = Acabou
tables-open = Ir para a mesa
tables-forget = Esquecer a mesa
tables-forget-question = Esquecer esta mesa neste dispositivo? Sem o teu próprio link não podes voltar ao teu lugar.

receipt-title = Os dados deste match
receipt-about = Antes do primeiro lançamento, o servidor fixou um segredo e mostrou a sua impressão digital. Depois, o teu dispositivo e o do adversário juntaram-lhe cada qual um número aleatório. Cada lançamento calcula-se a partir dos três. Agora que o match acabou, o segredo está à vista, e qualquer pessoa pode voltar a calcular todos os lançamentos.
receipt-about-open = O servidor fixou um segredo e mostrou a sua impressão digital. Cada lançamento calcula-se a partir desse segredo e de um número aleatório de cada um dos vossos dispositivos. Depois do match, o segredo é revelado, e podem verificar todos os lançamentos.
receipt-fingerprint = Impressão digital do segredo
receipt-secret = Segredo do servidor
receipt-secret-closed = Mostra-se quando o match acabar
receipt-number-of = Número aleatório de { $player }
receipt-number-missing = Ainda por dar
receipt-check = Verificar dados
receipt-good = { $count ->
    [one] Verificado: o lançamento é o que resulta do segredo e dos dois números.
   *[other] Verificado: todos os { $count } lançamentos são os que resultam do segredo e dos dois números.
}
receipt-bad-secret = O segredo não tem a impressão digital mostrada antes do match. Estes dados não são de confiança.
receipt-bad-roll = O lançamento { $number } não resulta do segredo e dos números. Estes dados não são de confiança.
receipt-bad-number = O número que este dispositivo deu não é o que está no recibo. Estes dados não são de confiança.
receipt-proves = Isto prova que o servidor não escolheu os dados: ficaram fixados antes do primeiro lançamento, e o teu dispositivo contribuiu para eles.
receipt-proves-not = Não prova que o servidor guardou o segredo: quem o gere podia saber os lançamentos de antemão. Joguem no servidor de alguém em quem ambos confiem.
receipt-save = Guardar o match com o recibo
receipt-by-hand = Os dados deste match foram escritos pelos jogadores. Não há nada para verificar.

server-unknown-table = Não há nenhuma mesa neste link. Talvez falte uma letra.
server-wrong-key = Este link não abre um lugar nesta mesa. Pede-o de novo.
server-not-open = Não se pode assistir a esta mesa.
server-seat-taken = Esse lugar já está ocupado.
server-not-your-seat = Estás a assistir: só quem está à mesa pode fazer isso.
server-not-seated = Senta-te primeiro.
server-waiting-for-other = O adversário ainda não se sentou.
server-stale = Entretanto aconteceu outra coisa. Olha para o tabuleiro e tenta de novo.
server-not-now = Isso não se pode fazer agora.
server-nothing-asked = Já não há nada a que responder.
server-already-asked = Uma pergunta de cada vez: já há uma em aberto.
server-no-clock = Esta mesa não tem relógio.
server-time-not-up = O tempo não acabou.
server-not-understood = O servidor não percebeu esta página. Recarrega-a.
server-too-large = Isso era longo demais para o servidor.
server-too-many = Isso foi demais de uma vez. Espera um momento.
server-too-many-tables = Abriram-se mesas a mais a partir daqui. Espera uns minutos.
server-bad-name = Um nome tem de uma a { $count } letras.
server-bad-text = Isto não se pode enviar como mensagem.
server-dice-not-ready = Os dados precisam primeiro de um número aleatório de cada dispositivo. Chega sozinho daqui a um momento.
server-full = O servidor não tem lugar para mais neste momento. Tenta mais tarde.
server-storage = O servidor não conseguiu registá-lo, por isso não aconteceu. Tenta de novo.
server-closing = O servidor vai fechar. A mesa fica guardada.
server-unexpected = O servidor não conseguiu fazer isso: { $reason }.
