### When something is wrong, and the way on.
### $text text
### $reason text
### $file text

error-title = Something went wrong
error-saved-game = The saved game can't be read: { $reason }.
error-saved-game-kept = We haven't touched it. You can save it as a file, or start a new game.
error-saved-settings = The saved settings couldn't be read, so you're back to the defaults.
error-bad-id = This isn't a position: { $reason }.
error-bad-rules = These aren't valid rules: { $reason }.
error-bad-address = There's nothing at this address.
error-bad-address-home = Home screen
error-bad-file = { $file } can't be read: { $reason }.
error-offline = You're offline. You can still play the computer, or someone beside you.
error-online = You're back online.
error-language = { $text } couldn't be loaded.
error-engine = The computer player couldn't be loaded: { $reason }.
error-storage = The browser won't let us save the game: { $reason }. Your game lasts only as long as this page is open.
error-other-tab = This game is open in another tab and has moved on there.
error-other-tab-reload = Show the latest position
error-unexpected = This shouldn't have happened: { $reason }.

update-ready = There's a new version. Your game is kept.
update-now = Update now
install-offer = Install { -app } on this device to play offline
install-now = Install
