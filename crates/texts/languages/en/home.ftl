### The first screen.
### $name text
### $level text
### $score text

home-title = What would you like to play?
home-continue = Continue the game
home-computer = Play the computer
home-computer-about = Ten opponents, from one who has just read the leaflet to one who hardly ever goes wrong
home-two = Two at one board
home-two-about = Two players take turns on one screen
home-real = A real board on your table
home-real-about = You roll real dice and type them in; the page is opponent, referee and scorekeeper
home-friend = Invite a friend
home-friend-about = One link, no account
home-learn = Learn the rules
home-learn-about = The rule book of your own set
home-analyze = Analyze
home-analyze-about = Look at a position or a whole match
home-settings = Settings
home-about = About
home-promise = Nothing to buy, no ads, no sign-up.
