denial-no-way = Egyik megmaradt szám sem visz { $from ->
    [1] az
    [5] az
   *[other] a
} { $from }. mezőről { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
denial-no-way-off = Egyik megmaradt számmal sem pakolhatod ki ezt a bábut.
denial-backward = A bábuk csak hazafelé haladnak, visszafelé soha.
denial-no-point = Ezzel a dobással két bábu nem foglalhatja el { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőt.
denial-not-yours = Ezek az ellenfél bábui.
denial-no-dice = Ennél az asztalnál a program dob helyetted.
denial-ambiguous = Ezt többféleképpen is meg lehet lépni. Írj be minden lépést.
denial-no-way-bar = Egyik megmaradt szám sem visz a sorompóról { $to ->
    [1] az
    [5] az
   *[other] a
} { $to }. mezőre.
