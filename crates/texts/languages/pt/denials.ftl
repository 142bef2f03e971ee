denial-no-way = Nenhum dos números que restam leva da casa { $from } para a casa { $to }.
denial-no-way-bar = Nenhum dos números que restam leva uma peça da barra para a casa { $to }.
denial-no-way-off = Nenhum dos números que restam retira essa peça.
denial-backward = As peças só andam para a frente, nunca para trás.
denial-no-point = Com este lançamento não há duas peças que façam a casa { $to }.
denial-not-yours = Essas peças são do adversário.
denial-no-dice = Nesta mesa, é o programa que lança os dados.
denial-ambiguous = Isto pode jogar-se de várias maneiras. Escreve cada movimento.
