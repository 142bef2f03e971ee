leaflets-title = Regelblad
leaflets-read = Läs
leaflets-change = Ändra
leaflets-change-about = Ställ in varje regel som du vill. Skillnader mot de internationella reglerna är markerade.
leaflets-restore = Tillbaka till regelbladets regel
leaflets-play = Spela efter de här reglerna
leaflets-print = Skriv ut
leaflets-choose = Välj ett annat regelblad

leaflets-compare = Jämför
leaflets-compare-one = Det här regelbladet
leaflets-compare-other = Ett annat regelblad
leaflets-differences = Vad som skiljer
leaflets-same = Vad som är lika
leaflets-no-differences = De säger samma sak.

leaflets-link = Länk till de här reglerna
leaflets-link-about = Den som öppnar länken ser reglerna och kan spela efter dem.
leaflets-link-copied = Länk kopierad.
leaflets-link-bad = Det här är ingen länk till regler.
leaflets-link-too-long = Den är för lång för att vara en länk till regler.
leaflets-link-name = Den börjar med ett regelblad som vi inte känner till: { $text }.
leaflets-link-option = Den nämner en regel som vi inte känner till: { $text }.
leaflets-link-value = { $name } kan inte vara { $text }.
leaflets-received = Någon har skickat de här reglerna till dig.

leaflets-agree-title = Är ni båda överens?
leaflets-agree-about = Ni kommer att spela efter de här reglerna.
leaflets-agree = { $player } är med på det
leaflets-agree-start = Starta partiet

rules-of-start = Uppställning och start
rules-of-moving = Att flytta och flytta ut
rules-of-winning = Att vinna
rules-of-cube = Kuben
rules-of-matches = Partier och matcher
rules-of-board = På brädet

book-of-table = Regler vid det här bordet
book-mark-explained = Markerat: skiljer sig från de internationella reglerna

language-automatic = Som webbläsaren
