denial-no-way = Ingen af de tal, der er tilbage, fører fra { $from } til { $to }.
denial-no-way-off = Ingen af dine resterende tal tager den brik ud.
denial-backward = Brikker flytter kun hjemad, aldrig tilbage.
denial-no-point = Med dette kast kan to brikker ikke lave { $to }.
denial-no-dice = Ved dette bord bliver terningerne kastet for dig.
denial-ambiguous = Det kan spilles på flere måder. Skriv hvert træk.
