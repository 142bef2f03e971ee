### The first screen.
### $name text
### $level text
### $score text

home-title = What shall we play?
home-continue = Go on with the game
home-computer = Play the computer
home-computer-about = Ten opponents, from one who has just read the leaflet to one who hardly errs
home-two = Two at one board
home-two-about = One screen, two people, taking turns
home-real = A real board on the table
home-real-about = You roll real dice and type them in; the page is opponent, referee and scribe
home-friend = Invite a friend
home-friend-about = One link, no account
home-learn = Learn the rules
home-learn-about = The rule book of your own box
home-analyze = Analyze
home-analyze-about = Look at a position or at a whole match
home-settings = Settings
home-about = About
home-promise = Nothing to buy, nothing to watch, nothing to sign up for.
