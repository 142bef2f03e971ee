denial-no-way = Mikään jäljellä oleva silmäluku ei vie { $from }-kiilalta { $to }-kiilalle.
denial-no-way-off = Mikään jäljellä oleva silmäluku ei kotiuta sitä nappulaa.
denial-backward = Nappulat liikkuvat vain kotia kohti, eivät koskaan takaisin.
denial-no-point = Tällä heitolla { $to }-kiilalle ei saa kahta nappulaa.
denial-not-yours = Nämä ovat vastustajan nappuloita.
denial-no-dice = Tässä pöydässä nopat heitetään puolestasi.
denial-ambiguous = Tämän voi pelata monella tavalla. Kirjoita kaikki siirrot.
denial-no-way-bar = Mikään jäljellä oleva silmäluku ei tuo nappulaa puomilta { $to }-kiilalle.
