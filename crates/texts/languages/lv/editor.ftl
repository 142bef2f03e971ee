editor-title = Salikt stāvokli
editor-about = Izvēlies, kura kauliņus liksi, tad nospied lauciņu, šķirtni vai paplāti.
editor-about-mouse = Ar labo klikšķi vai Shift klikšķi kauliņu noņem.
editor-place = Likt
editor-place-white = Baltos
editor-place-black = Melnos
editor-take-away = Noņemt
editor-opening = Sākuma stāvoklis
editor-clear = Tukšs galds
editor-swap = Mainīt puses
editor-on-roll = Kura kārta
editor-dice = Metamie kauliņi
editor-no-dice = Vēl nav mests
editor-double-offered = Piedāvāts dubultojums
editor-cube-value = Kubs rāda
editor-cube-owner = Kura kubs
editor-cube-centered = Vidū
editor-stakes = Ko spēlē
editor-money = Atsevišķas partijas
editor-match = Mačs
editor-length = Mača garums
editor-score = Punkti: { $player }
editor-crawford = Kroforda partija
editor-jacoby = Džekobi noteikums
editor-beavers = Bebri
editor-checkers = { $player }: { $checkers ->
    [zero] { $checkers } kauliņu
    [one] { $checkers } kauliņš
   *[other] { $checkers } kauliņi
}
editor-id = Stāvokļa ID
editor-id-about = Ielīmē šeit XGID, GNUbg ID, OGID vai stāvokļa ID vai nokopē šo.
editor-analyze = Analizēt stāvokli
editor-possible = Šāds stāvoklis ir iespējams.
editor-impossible = Šāds stāvoklis nav iespējams
editor-forgiven = Analizēt var tik un tā, bet neviena partija šurp neved.

fault-too-many = { $player }: kauliņu ir { $checkers }, vairāk nekā 15.
fault-unequal = Abām pusēm nav vienāds kauliņu skaits: { $said } un { $counted }.
fault-no-checkers = Uz galda nav neviena kauliņa.
fault-shared-point = { $point }. lauciņā stāv abu pušu kauliņi.
fault-both-won = Abas puses ir noņēmušas visus kauliņus.
fault-both-shut-out = Abām pusēm ir kauliņi uz šķirtnes, un māja ir slēgta.
fault-not-over = Viena puse ir noņēmusi visus kauliņus, tātad partija ir beigusies.
fault-no-length = Mačam jābūt vismaz līdz 1 punktam.
fault-match-won = { $player }: punktu jau ir { $said }, bet uzvarai mačā pietiek ar { $length }.
fault-no-crawford = Kroforda partija ir tā, kurā tikai vienam spēlētājam trūkst viena punkta.
fault-cube-in-crawford = Kroforda partijā neviens nedrīkst dubultot.
fault-owned-at-one = Kubs nav pagriezts ne reizi, bet tam jau ir īpašnieks: { $player }.
fault-offer-after-end = Ir piedāvājums, lai gan partija ir beigusies.
fault-cube-not-theirs = { $player } dubulto, bet kubs pieder otram.
fault-no-settlement = Šeit vienoties nevar.
fault-other = Neviena partija uz šo stāvokli neved.
