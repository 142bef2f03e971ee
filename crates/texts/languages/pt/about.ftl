about-title = Sobre o { -app }
about-version = Versão { $version }
about-what = Um gamão completo numa página: tabuleiro, dados, cubo e folhetos impressos cujas regras se jogam mesmo.
about-free = Grátis: sem contas, sem anúncios, sem moedas. As tuas partidas ficam no teu dispositivo.
about-dice = Os dados nada sabem do tabuleiro. O computador vê cada lançamento quando tu o vês.
about-strength = Medimos quanto cada nível perde com os seus erros; os números vêm com o programa.
about-leaflets = Aqui encontras as regras dos folhetos impressos, por palavras nossas.
about-license = Código aberto, sob a licença MIT ou Apache.
about-keyboard = Teclado
about-keys-roll = Lançar ou recolher os dados
about-keys-move = Mover uma peça da casa escolhida
about-keys-other = Movê-la com o outro dado
about-keys-undo = Anular
about-keys-double = Dobrar
about-keys-hint = Dica
about-keys-type = Escrever uma jogada
about-keys-places = Percorrer as casas, a barra e as saídas
about-keys-read = Ler o tabuleiro em voz alta
about-read-pips = { $player }: { $pips ->
    [one] falta { $pips } pip
   *[other] faltam { $pips } pips
}
about-languages = { $count ->
    [one] { $count } língua
   *[other] { $count } línguas
}
