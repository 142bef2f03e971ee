denial-no-way = Ingen af dine resterende tal flytter en brik fra { $from } til { $to }.
denial-no-way-off = Ingen af dine resterende tal tager den brik ud.
denial-backward = Brikker flytter kun hjemad, aldrig tilbage.
denial-no-point = Du kan ikke lave { $to } med dette kast.
denial-no-dice = Ved dette bord bliver terningerne kastet for dig.
denial-ambiguous = Det kan spilles på flere måder. Skriv hvert træk.
