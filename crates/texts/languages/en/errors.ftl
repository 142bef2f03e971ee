### When something is wrong, and the way on.
### $text text
### $reason text
### $file text

error-title = Something is wrong
error-saved-game = The saved game cannot be read: { $reason }.
error-saved-game-kept = It is kept as it is. You can save it as a file, or start a new game.
error-saved-settings = The saved settings could not be read, so everything is as at first.
error-bad-id = This is no position: { $reason }.
error-bad-rules = These are no rules: { $reason }.
error-bad-address = There is nothing at this address.
error-bad-address-home = To the first screen
error-bad-file = { $file } cannot be read: { $reason }.
error-offline = You are offline. Playing the computer and playing at one board work all the same.
error-online = You are online again.
error-language = The words of { $text } could not be loaded.
error-engine = The computer player could not be loaded: { $reason }.
error-storage = The browser does not let us keep the game: { $reason }. It lasts as long as this page is open.
error-other-tab = This game is open in another tab, which has gone on with it.
error-other-tab-reload = Show how it stands
error-unexpected = This should not have happened: { $reason }.

update-ready = A new version is here. Your game will be kept.
update-now = Use it now
install-offer = Keep { -app } on this device, to play without a network
install-now = Install
