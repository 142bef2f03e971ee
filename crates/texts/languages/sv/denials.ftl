denial-no-way = Inget av talen som är kvar leder från { $from }-punkten till { $to }-punkten.
denial-no-way-bar = Inget av talen som är kvar för in en bricka från baren på { $to }-punkten.
denial-no-way-off = Inget av talen som är kvar flyttar ut den brickan.
denial-backward = Brickorna går hemåt, aldrig bakåt.
denial-no-point = Det går inte att ställa två brickor på { $to }-punkten med det här kastet.
denial-no-dice = Vid det här bordet kastas tärningarna åt dig.
denial-ambiguous = Det här kan spelas på flera sätt. Skriv ut varje steg.
