leaflets-title = Játékleírások
leaflets-read = Olvasás
leaflets-change = Módosítás
leaflets-change-about = Minden szabályt úgy állíthatsz be, ahogy szeretnéd. Ami eltér a nemzetközi játéktól, az meg van jelölve.
leaflets-restore = Eredeti szabály
leaflets-play = Játék így
leaflets-print = Nyomtatás
leaflets-choose = Másik játékleírás

leaflets-compare = Összevetés
leaflets-compare-one = Ez a játékleírás
leaflets-compare-other = A másik
leaflets-differences = Miben térnek el
leaflets-same = Mi azonos
leaflets-no-differences = Mindkettő ugyanazt mondja.

leaflets-link = Link ezekhez a szabályokhoz
leaflets-link-about = Aki megnyitja, látja ezeket a szabályokat, és játszhat szerintük.
leaflets-link-copied = A link a vágólapon van.
leaflets-link-bad = Ez a link nem szabályokhoz vezet.
leaflets-link-too-long = Hosszabb, mint amilyenek a szabályok lehetnek.
leaflets-link-name = Olyan játékleírással kezdődik, amelyet nem ismerünk: { $text }.
leaflets-link-option = Olyan szabályt nevez meg, amelyet nem ismerünk: { $text }.
leaflets-link-value = { $name }: ez az érték nem lehetséges: { $text }.
leaflets-received = Valaki elküldte neked ezeket a szabályokat.

leaflets-agree-title = Mindketten egyetértetek?
leaflets-agree-about = E szabályok szerint fogtok játszani.
leaflets-agree = { $player } egyetért
leaflets-agree-start = Játszma indítása

rules-of-start = Felállítás és kezdés
rules-of-moving = Lépés és kipakolás
rules-of-winning = Győzelem
rules-of-cube = A duplázókocka
rules-of-matches = Játszmák és meccsek
rules-of-board = A táblán

book-of-table = Az asztal szabálykönyve
book-mark-explained = Megjelölve: eltér a nemzetközi játéktól

language-automatic = Mint a böngészőben
