### The first screen.
### $name text
### $level text
### $score text

home-title = Backgammon, ready when you are.
home-continue = Continue
home-computer = Play the computer
home-two = Same screen
home-two-about = Two people, one board
home-real = Real board
home-real-about = Your dice, our referee
home-friend = Play a friend
home-friend-about = One link, no account
home-learn = Learn
home-learn-about = Your first game, step by step
home-analyze = Analyze
home-analyze-about = A match or a position
home-settings = Settings
home-about = About
home-promise = Nothing to buy, no ads, no sign-up.
home-play = Play
home-change = Change
home-new-game = New game
home-practice = Practice
home-practice-about = Learn from your own mistakes
