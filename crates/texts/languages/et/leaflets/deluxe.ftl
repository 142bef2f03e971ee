# The leaflet's words, form by form; what needs more is written out below.
~ nupp = kivi
~ nupu = kivi
~ nuppu = kivi
~ nupuga = kiviga
~ nupud = kivid
~ nuppe = kive
~ nuppude = kivide
~ nuppudega = kividega
~ nupule = kivile
~ nupul = kivil
~ nupult = kivilt
~ nuppudele = kividele
~ kahekordne ehk gammon, kui = kahekordne, kui
~ gammon ja backgammon = kahekordne ja kolmekordne võit
~ kaotatud gammonid = kahekordsed kaotused
~ kaotab gammoni = kaotab kahekordselt
~ kaotad gammoni = kaotad kahekordselt
~ võidab gammoni = võidab kahekordselt
~ gammoni peale = kahekordse võidu peale
~ gammoniga = kahekordselt
~ gammoni = kahekordse võidu
~ gammonid = kahekordsed võidud
~ gammonit = kahekordset võitu
~ gammon = kahekordne võit
~ backgammoni = kolmekordse võidu
~ backgammonit = kolmekordset võitu
~ backgammoniga = kolmekordselt
~ backgammon = kolmekordne võit
~ nuppudel = kividel
~ kaotatud gammon = kahekordne kaotus

win-gammon = kahekordne võit
win-backgammon = kolmekordne võit

place-checkers = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} kiil { $point }, { $color ->
    [white] { $checkers ->
        [one] { $checkers } valge kivi
       *[other] { $checkers } valget kivi
    }
    [black] { $checkers ->
        [one] { $checkers } must kivi
       *[other] { $checkers } musta kivi
    }
    [light] { $checkers ->
        [one] { $checkers } hele kivi
       *[other] { $checkers } heledat kivi
    }
   *[dark] { $checkers ->
        [one] { $checkers } tume kivi
       *[other] { $checkers } tumedat kivi
    }
}
place-bar = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} baar, { $checkers ->
    [0] tühi
    [one] { $checkers } kivi
   *[other] { $checkers } kivi
}
place-tray = { $owner ->
    [white] Valge
    [black] Musta
    [light] Heleda
   *[dark] Tumeda
} salv, { $checkers ->
    [0] ühtki kivi pole väljas
    [one] { $checkers } kivi väljas
   *[other] { $checkers } kivi väljas
}

action-move = Käi kiviga
resign-win = { $win ->
    [single] Ühekordne kaotus
    [gammon] Kahekordne kaotus
   *[backgammon] Kolmekordne kaotus
}
offered-resignation = { $win ->
    [single] { $player } annab alla, ühekordne kaotus.
    [gammon] { $player } annab alla, kahekordne kaotus.
   *[backgammon] { $player } annab alla, kolmekordne kaotus.
}
offered-claim = { $win ->
    [single] { $player } nõuab ühekordset võitu.
    [gammon] { $player } nõuab kahekordset võitu.
   *[backgammon] { $player } nõuab kolmekordset võitu.
}
penalty-question = Nende reeglite järgi lüüakse suletud kiilule astuv kivi ise: sinu oma läheks baarile ja { $die } oleks kasutatud. Kas teed seda ikkagi?

result-gammon = Kahekordne võit (2)
result-backgammon = Kolmekordne võit (3)
result-jacoby = { $win ->
    [gammon] Kahekordne võit, aga kuupi ei pööratud kordagi: Jacoby reegli järgi loeb see ühekordse võiduna (1)
   *[backgammon] Kolmekordne võit, aga kuupi ei pööratud kordagi: Jacoby reegli järgi loeb see ühekordse võiduna (1)
}

event-bore-off = { $player ->
    [you] Viisid kivi välja kiilult { $from }.
   *[other] { $player } viis kivi välja kiilult { $from }.
}
event-landed-on-block = { $player ->
    [you] Astusid suletud kiilule: kivi läheb baarile.
   *[other] { $player } astus suletud kiilule: kivi läheb baarile.
}

denial-backward = Kivid liiguvad ainult kodu poole, mitte kunagi tagasi.
denial-no-point = Selle viskega ei saa kahe kiviga hõivata kiilu { $to }.

refused-no-checker-on-bar = Sul pole baaril ühtki kivi.
refused-no-checker = Sul pole kiilul { $point } ühtki kivi.
refused-bar-first = { $checkers ->
    [one] Su kivi baaril peab enne sisse tulema.
   *[other] Su { $checkers } kivi baaril peavad enne sisse tulema.
}
refused-blocked = Kiilu { $point } sulgevad { $checkers } vastase kivi.
refused-not-all-home = Välja viia ei saa enne, kui kõik su kivid on kodus, ja üks on veel kiilul { $point }.
refused-exact-number = Nende reeglite järgi viib kiilult { $point } kivi välja ainult { $needed }, mitte { $die }.
offer-resignation = { $win ->
    [single] pakkumine anda alla ühekordse kaotusega
    [gammon] pakkumine anda alla kahekordse kaotusega
   *[backgammon] pakkumine anda alla kolmekordse kaotusega
}
offer-claim = { $win ->
    [single] ühekordse võidu nõue
    [gammon] kahekordse võidu nõue
   *[backgammon] kolmekordse võidu nõue
}

# In the book, with the coach and in exercises.
book-winning-gammon = Võidad kahekordselt, kui vastane pole ühtki kivi välja viinud.
denial-no-way-bar = Ükski järelejäänud number ei too kivi baarist kiilule { $to }.
book-winning-backgammon = Kolmekordne võit loeb kolm korda.
backgammon-needs-rule-never = Kolmekordset võitu ei ole: suurim võit on kahekordne.
advice-save-gammon = Väldi kõigepealt kahekordset kaotust.
reason-cube-gammons = Võidad kahekordselt { $gammons }%-s mängudest ja kaotad kahekordselt { $lost }%-s.
