### What is said round a live table: why something is not possible there, and what those are asked who sleep.

## Prompts

ask-suspect = Nothing is asked of you in this call. Whom do you suspect just now? Nobody will ever see your answer.
# where the Mayor is elected before the first night
phase-deal = Before the first night
prompt-waiting = You have passed. Wait for the others.

# $who: players; $text: what they were told
told-to = { $who }: { $text }
told-to-all = Everyone
told-to-moderator = Only the moderator

## Refusals: acts of players

refused-late = That question is closed already.
refused-no-talk-on = There is no talk to bring to an end just now.
# $most: how many seats a table has
refused-table-full = This table is full: it has { $most } seats.
# $seat: the name that was tried
refused-name-taken = Somebody at this table is called “{ $seat }” already, or nearly so.
refused-not-the-seats = The order must name everyone at the table once.
# $most: how many characters
refused-talk-length = Say something of 1 to { $most } characters.
refused-talk-signs = That text holds characters that cannot be shown.
# $pace: what was tried; $known: what there is
refused-no-such-pace = There is no pace “{ $pace }”; there is: { $known }.
refused-not-moderated = Only at a moderated table can anybody say what lies where.
refused-done-already = That was done already.
refused-closed = This table is closed.
refused-no-such-link = This link was used already, or never was one.
refused-has-watched = Whoever has seen all the cards takes no living seat in this game.
refused-sees-all = From that seat all cards can be seen, and you are still in the game.
refused-answered = You have answered already, and there is no taking it back.
refused-kick-yourself = To go, leave the table yourself.
refused-no-watching = You cannot watch with all cards open here.
# $seat: a player
refused-no-host = “{ $seat }” cannot be the host.
refused-not-all-agree = Not everybody has agreed to quick nights yet.
refused-not-over = The game is not over yet.
refused-paused-already = The table is paused already.
refused-not-paused = The table is not paused.
refused-paused = The table is paused.
refused-no-seat-here = You have no seat at this table.
refused-not-the-host = Only the host can do that.
refused-not-in-lobby = That is possible only before a game begins.
refused-under-way = A game is under way at this table. You can look on, and sit down when it is over.
refused-bot-plays = A bot is playing your seat. Take it back first.
refused-no-bots = No bot plays at a moderated table.
refused-no-game = There is no game under way.
refused-not-the-moderator = Only the moderator can do that.
# $number: what was tried
refused-no-such-act = There is nothing with the number { $number } to take back.

## Refusals: the door and the line

refused-no-such-table = There is no table with this code.
refused-not-your-seat = This seat is not yours any more.
refused-no-spectators = Nobody may look on at this table.
refused-too-often = That was too often in a short time. Wait a moment and try again.
refused-not-understood = The server does not understand that message.
refused-broken = Something went wrong here. Try again.
refused-other-protocol = The server is of another version than this page: please load it again.
refused-no-hello = Say first which table you want.
refused-elsewhere = This page does not belong to this server.
refused-not-your-game = A record can be read by those who played.
refused-too-many-devices = This seat is open on too many devices, so this one was closed.
refused-too-many-lookers = As many look on already as this table can bear.
refused-unread = The server could not read this table.
refused-untold = The server could not put into words what has happened here.
refused-unwritten = The server could not write that down, so it was not done.
refused-going-down = The server is stopping. Your seat is kept.
refused-not-over-yet = A record can be read when the game is over.
refused-too-many-tables = This server has as many tables as it can hold.

## Notices

notice-other-version = This game was begun by another version of the rules and cannot go on.
notice-deserted = For two whole rounds nobody has played here, so the table was closed.
notice-forgotten = For a week nothing has happened here, so the table was closed.
notice-empty = Everybody has left, so the table was closed.

## What a lobby chooses from

book-village = Village
book-bigbox = Big Box
book-classic = Classic
book-onenight = One Night
book-daybreak = Daybreak
pace-slow = Slow
pace-normal = Normal
pace-brisk = Brisk
key-extra = The extra card, where a card of the set brings one
key-mayor = Who holds the open office of Mayor
key-guard-dog = A Guard Dog watches over the Mayor
key-amulet = The Amulet of Protection
key-artifacts = Artifacts in the pile (none ticked: all of them)
