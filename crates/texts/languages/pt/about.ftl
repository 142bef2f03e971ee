about-title = Sobre o { -app }
about-version = Versão { $version }
about-what = Uma caixa de gamão em forma de página: tabuleiro, dados, cubo e os folhetos, como regras que se jogam mesmo.
about-free = Grátis, sem contas, anúncios nem moedas. O que jogas fica no teu dispositivo.
about-dice = Os dados nada sabem do tabuleiro. O computador vê cada lançamento ao mesmo tempo que tu.
about-strength = O que cada nível desperdiça foi medido e está publicado com o programa.
about-leaflets = As regras dos folhetos impressos estão aqui, por palavras nossas.
about-license = Código aberto, sob a licença MIT ou Apache.
about-keyboard = Teclado
about-keys-roll = Lançar e recolher os dados
about-keys-move = Mover uma peça da casa escolhida
about-keys-other = Movê-la com o outro dado
about-keys-undo = Anular
about-keys-double = Dobrar
about-keys-hint = Dica
about-keys-type = Escrever uma jogada
about-keys-places = Ir de casa em casa
about-keys-read = Ler o tabuleiro em voz alta
about-read-pips = { $player }: { $pips ->
    [one] falta { $pips } pip
   *[other] faltam { $pips } pips
}
about-languages = { $count ->
    [one] { $count } língua
   *[other] { $count } línguas
}
