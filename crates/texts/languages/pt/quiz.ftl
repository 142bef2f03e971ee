quiz-title = Treino
quiz-about = Os teus erros voltam como perguntas: em breve se errares outra vez, cada vez menos quando já souberes. Ficam neste dispositivo.
quiz-due = { $due ->
    [0] Hoje não há nada.
    [one] { $due } pergunta para hoje.
   *[other] { $due } perguntas para hoje.
}
quiz-kept = { $count ->
    [0] Ainda não há nada para treinar. Joga uma partida contra o computador, ou analisa um match.
    [one] { $count } erro para treinar.
   *[other] { $count } erros para treinar.
}
quiz-next-day = { $days ->
    [0] A próxima vem hoje, mais tarde.
    [one] A próxima vem amanhã.
   *[other] A próxima vem daqui a { $days } dias.
}
quiz-practice-anyway = Treinar na mesma
quiz-asks-play = Como jogas { $roll }?
quiz-asks-cube = Lançar ou dobrar?
quiz-asks-reply = O adversário dobra para { $value }. Aceitar ou recusar?
quiz-from = De: { $text }
quiz-answer = É a minha resposta
quiz-show = Não sei
quiz-thinking = A comparar…
quiz-right = Certo!
quiz-nearly = Quase: só custa { $loss }.
quiz-wrong = Isto custa { $loss }.
quiz-best = Melhor: { $play }
quiz-then = Da última vez jogaste { $play }, que custou { $loss }.
quiz-next = Próxima pergunta
quiz-comes-back = { $days ->
    [0] Volta ainda hoje.
    [one] Volta amanhã.
   *[other] Volta daqui a { $days } dias.
}
quiz-forget = Esquecer esta pergunta
quiz-keep = { $player ->
    [you] Treinar os teus erros
   *[other] Treinar os erros de { $player }
}
quiz-left = Faltam hoje: { $count }
quiz-progress = Respostas certas, dia a dia
