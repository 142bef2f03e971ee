denial-no-way = Ingen av tallene som er igjen, fører fra { $from }-punktet til { $to }-punktet.
denial-no-way-off = Ingen av tallene du har igjen, tar ut den brikken.
denial-backward = Brikker går bare hjemover, aldri tilbake.
denial-no-point = Det går ikke an å sette to brikker på { $to }-punktet med dette kastet.
denial-not-yours = Dette er motstanderens brikker.
denial-no-dice = Ved dette bordet kastes terningene for deg.
denial-ambiguous = Dette kan spilles på flere måter. Skriv hvert flytt.
denial-no-way-bar = Ingen av tallene som er igjen, fører en brikke fra baren inn på { $to }-punktet.
