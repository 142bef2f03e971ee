denial-no-way = Ingen af de tal, der er tilbage, fører fra { $from }-punktet til { $to }-punktet.
denial-no-way-off = Ingen af dine resterende tal tager den brik ud.
denial-backward = Brikkerne flyttes kun hjemad, aldrig tilbage.
denial-no-point = Med dette kast kan to brikker ikke lave { $to }-punktet.
denial-not-yours = Det er din modstanders brikker.
denial-no-dice = Ved dette bord bliver terningerne kastet for dig.
denial-ambiguous = Det kan spilles på flere måder. Skriv hvert træk.
denial-no-way-bar = Ingen af de tal, der er tilbage, bringer en brik fra baren ind på { $to }-punktet.
