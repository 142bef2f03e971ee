denial-no-way = Inget av talen som är kvar leder från { $from }-punkten till { $to }-punkten.
denial-no-way-off = Inget av dina återstående tal flyttar ut den brickan.
denial-backward = Brickor går bara hemåt, aldrig tillbaka.
denial-no-point = Det går inte att ställa två brickor på { $to }-punkten med det här kastet.
denial-not-yours = Det är motståndarens brickor.
denial-no-dice = Vid det här bordet kastas tärningarna åt dig.
denial-ambiguous = Det här kan spelas på flera sätt. Skriv varje drag.
denial-no-way-bar = Inget av talen som är kvar för in en bricka från baren på { $to }-punkten.
