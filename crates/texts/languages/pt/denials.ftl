denial-no-way = Nenhum dos números que restam leva da { $from } para a { $to }.
denial-no-way-off = Nenhum dos números que restam retira essa peça.
denial-backward = As peças só andam para a frente, nunca para trás.
denial-no-point = Com este lançamento não há duas peças que façam a casa { $to }.
denial-no-dice = Nesta mesa, é o programa que lança os dados.
denial-ambiguous = Isto pode jogar-se de várias maneiras. Escreve cada movimento.
