leaflets-title = Játékleírások
leaflets-read = Olvasás
leaflets-change = Módosítás
leaflets-change-about = Állíts be minden szabályt úgy, ahogy szeretnéd. A nemzetközi szabályoktól való eltéréseket megjelöltük.
leaflets-restore = Vissza a játékleírás szabályához
leaflets-play = Játék e szabályok szerint
leaflets-print = Nyomtatás
leaflets-choose = Másik játékleírás választása

leaflets-compare = Összehasonlítás
leaflets-compare-one = Ez a játékleírás
leaflets-compare-other = Másik játékleírás
leaflets-differences = Miben térnek el
leaflets-same = Mi azonos
leaflets-no-differences = Ugyanazt mondják.

leaflets-link = Link ezekhez a szabályokhoz
leaflets-link-about = Aki megnyitja, látja ezeket a szabályokat, és játszhat szerintük.
leaflets-link-copied = Link másolva.
leaflets-link-bad = Ez nem szabályokhoz vezető link.
leaflets-link-too-long = Túl hosszú ahhoz, hogy szabályokhoz vezető link legyen.
leaflets-link-name = Olyan játékleírással kezdődik, amelyet nem ismerünk: { $text }.
leaflets-link-option = Olyan szabályt nevez meg, amelyet nem ismerünk: { $text }.
leaflets-link-value = { $name }: ez az érték nem lehetséges: { $text }.
leaflets-received = Valaki elküldte neked ezeket a szabályokat.

leaflets-agree-title = Mindketten egyetértetek?
leaflets-agree-about = E szabályok szerint játszotok.
leaflets-agree = { $player } egyetért
leaflets-agree-start = Játszma indítása

rules-of-start = Felállítás és kezdés
rules-of-moving = Lépés és kipakolás
rules-of-winning = Győzelem
rules-of-cube = A duplázókocka
rules-of-matches = Játszmák és meccsek
rules-of-board = A táblán

book-of-table = Az asztal szabályai
book-mark-explained = Megjelölve: eltér a nemzetközi szabályoktól

language-automatic = Mint a böngésző
