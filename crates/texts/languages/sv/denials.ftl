denial-no-way = Inget av talen som är kvar leder från { $from } till { $to }.
denial-no-way-off = Inget av dina återstående tal flyttar ut den brickan.
denial-backward = Brickor går bara hemåt, aldrig tillbaka.
denial-no-point = Det går inte att ställa två brickor på { $to } med det här kastet.
denial-no-dice = Vid det här bordet kastas tärningarna åt dig.
denial-ambiguous = Det här kan spelas på flera sätt. Skriv varje drag.
