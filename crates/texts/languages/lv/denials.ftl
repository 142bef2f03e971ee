denial-no-way = Neviens atlikušais skaitlis neved no { $from }. lauciņa uz { $to }. lauciņu.
denial-no-way-bar = Neviens atlikušais skaitlis neved no šķirtnes uz { $to }. lauciņu.
denial-no-way-off = Neviens atlikušais skaitlis šo kauliņu nenoņem.
denial-backward = Kauliņi iet uz mājas pusi, nekad atpakaļ.
denial-no-point = Ar šo metienu divi kauliņi nevar ieņemt { $to }. lauciņu.
denial-not-yours = Tie ir pretinieka kauliņi.
denial-no-dice = Pie šī galda metamos kauliņus met tavā vietā.
denial-ambiguous = To var nospēlēt vairākos veidos. Uzraksti katru gājienu.
