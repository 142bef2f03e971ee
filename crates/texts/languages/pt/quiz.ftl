quiz-title = Treino
quiz-about = Os teus próprios erros voltam como perguntas: em breve se tornares a errar, cada vez mais tarde se já souberes. Ficam guardados só neste dispositivo.
quiz-due = { $due ->
    [0] Hoje não há perguntas.
    [one] Há { $due } pergunta à espera.
   *[other] Há { $due } perguntas à espera.
}
quiz-kept = { $count ->
    [0] Ainda não há erros guardados. Joga uma partida contra o computador ou analisa um match.
    [one] Há { $count } erro guardado.
   *[other] Há { $count } erros guardados.
}
quiz-next-day = { $days ->
    [0] A próxima vem ainda hoje.
    [one] A próxima vem amanhã.
   *[other] A próxima vem daqui a { $days } dias.
}
quiz-practice-anyway = Treinar na mesma
quiz-asks-play = Como jogas { $roll }?
quiz-asks-cube = Lançar ou dobrar?
quiz-asks-reply = Dobram-te para { $value }. Aceitar ou recusar?
quiz-from = De: { $text }
quiz-answer = É a resposta
quiz-show = Não sei
quiz-thinking = A comparar…
quiz-right = Certo!
quiz-nearly = Quase: só desperdiça { $loss }.
quiz-wrong = Isto desperdiça { $loss }.
quiz-best = A melhor: { $play }
quiz-then = Na altura jogaste { $play }, que desperdiçou { $loss }.
quiz-next = Próxima
quiz-comes-back = { $days ->
    [0] Volta ainda hoje.
    [one] Volta amanhã.
   *[other] Volta daqui a { $days } dias.
}
quiz-forget = Esquecer esta
quiz-keep = Treinar os erros de { $player }
quiz-left = Faltam hoje: { $count }
quiz-progress = Respostas certas, dia a dia
