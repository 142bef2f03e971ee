leaflets-title = Regelblad
leaflets-read = Läs
leaflets-change = Ändra
leaflets-change-about = Välj varje regel som du vill ha den. Det som inte är som i det internationella spelet är markerat.
leaflets-restore = Som på bladet
leaflets-play = Spela så här
leaflets-print = Skriv ut
leaflets-choose = Ett annat blad

leaflets-compare = Jämför
leaflets-compare-one = Det här bladet
leaflets-compare-other = Det andra
leaflets-differences = Vad som skiljer dem åt
leaflets-same = Vad som är lika
leaflets-no-differences = Båda säger samma sak.

leaflets-link = Länk till de här reglerna
leaflets-link-about = Den som öppnar länken ser reglerna och kan spela efter dem.
leaflets-link-copied = Länken är kopierad.
leaflets-link-bad = Den här länken leder inte till några regler.
leaflets-link-too-long = Den är längre än några regler är.
leaflets-link-name = Den börjar med ett regelblad som vi inte känner till: { $text }.
leaflets-link-option = Den nämner en regel som vi inte känner till: { $text }.
leaflets-link-value = { $name } kan inte vara { $text }.
leaflets-received = Någon har skickat de här reglerna till dig.

leaflets-agree-title = Är ni överens?
leaflets-agree-about = Det här är reglerna ni ska spela efter.
leaflets-agree = { $player } håller med
leaflets-agree-start = Börja partiet

rules-of-start = Uppställning och start
rules-of-moving = Att flytta och flytta ut
rules-of-winning = Att vinna
rules-of-cube = Kuben
rules-of-matches = Partier och matcher
rules-of-board = På brädet

book-of-table = Regelbok för det här bordet
book-mark-explained = Markerat: inte som i det internationella spelet

language-automatic = Som i webbläsaren
