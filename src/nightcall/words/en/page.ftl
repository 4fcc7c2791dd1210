### The browser page: what it says by itself. Questions, news, cards and refusals come from the server with their words.

page-title = Nightcall
page-tagline = Werewolf with friends, and nobody has to lead.
# $code: a table's code; $phase: the phase at hand, or nothing
page-table-title = { $phase } · { $code } · Nightcall

## The first screen

page-your-name = Your name
page-lay = Lay a new table
page-or = or
page-code = Code of a table (five letters)
page-join = Sit down
page-look-on = Just look on
# $code: a table's code
page-invited = You are invited to table { $code }
# $names: those who sit there, as text
page-already-there = Already there: { $names }
# $code: a table's code
page-closed-table = Table { $code } is closed
page-lay-instead = You can lay a new table here and invite the others to it.
page-begun = A game is under way here. You can look on until it is over.
page-kept = Your tables
# $code: a table's code; $name: one's own name there
page-resume = Back to { $code } as { $name }
page-name-first = Please say what you are called.
page-code-first = A code has five letters.
page-no-server = The server cannot be reached. Please try again.
page-to-home = To the first page
page-language = Language

## A seat by a one-time link

# $code: a table's code
page-take-title = A seat at table { $code }
page-take-text = With this link you play this seat on this device. It works once.
page-take = Take the seat

## The connection

# $code: a table's code
page-connecting = Walking over to table { $code } …
page-lost = Connection lost. Trying again …
page-gone = The lights are out
page-reload = Load the page again
page-closed = This table is closed.
page-dismiss = Dismiss
page-close = Close

## The lobby

page-table = Table
page-invite = Invite others
page-invite-link = Link to this table
page-qr = The same link as a QR code
page-copy = Copy
page-copied = Copied.
page-not-copied = Copying is not allowed here: please mark the link and copy it.
# $number: how many sit there
page-people-number = { $number ->
    [one] One at the table
   *[other] { $number } at the table
}
page-order = Everybody sits in this order, in a circle.
page-order-host = Everybody sits in this order, in a circle. Move the names until it fits.
page-host = host
page-bot = bot
page-away = away
page-no-phone = no phone
page-you = you
page-agrees = agrees
# $name: somebody at the table
page-up = Move { $name } up
page-down = Move { $name } down
page-remove = Remove { $name }
page-more = More for { $name }
page-give-host = Make host
page-kick = Send away
page-add-bot = Add a bot
page-sure = Sure?
page-start-title = Start
page-start = Deal the cards
# $host: the host's name
page-wait-start = { $host } starts the game when all are here.
page-agree = I agree to quick nights
page-quick-on = Everybody agrees: nights will be quick.
page-quick-off = The game can begin when everybody here agrees.

## The plan

page-plan = What is played
page-book = Rulebook
# $name: a rulebook or a set; $seats: how many can play, as text
page-book-seats = { $name } ({ $seats })
page-set = Cards
page-set-usual = What the book suggests
page-set-seats = { $name } ({ $seats })
# $name: the name of a card; $number: how many
page-card-number = { $number ->
    [1] { $name }
   *[other] { $name } × { $number }
}
page-to-hand = Choose cards by hand
page-by-hand = Cards by hand
page-by-set = Back to a ready set
# $number: how many cards are chosen
page-hand-number = { $number ->
    [one] One card.
   *[other] { $number } cards.
}
# $worth: the sum of the cards' values
page-hand-worth = Balance: { $worth }.
# $card: the name of a card
page-fewer = One { $card } fewer
page-another = One more { $card }
page-options = Options of this book
# $now: what is chosen, in words; $least, $most: the numbers one may choose; $meaning: what the least means, in words
page-run = { $now }. { $least } means: { $meaning }. At most { $most }.
page-as-usual = as usual
page-drawn-by-lot = drawn by lot
# $label: what is drawn
page-only-lot = { $label } in any case, drawn by lot
page-yes = yes
page-ways = How this table plays
page-pace = Pace
page-quick = Quick nights: a call ends once everybody has tapped
page-pack-talk = A pack may talk while it is awake
page-dead-talk = The dead may talk to each other
page-dead-watch = The dead may see everything
page-spectators = Others may look on

## The game

page-time-left = Time left
# $number: how many seconds are left
page-seconds = { $number } seconds left
page-pausing = pause after this call
page-paused = paused
page-paused-text = The host has paused the game.
page-waiting = Nothing for you to do just now.
page-defence = Time for a defence, before all vote.
# $name: who is accused
page-floor = { $name } has the floor, before all vote.
page-your-floor = You have the floor: defend yourself before all vote.
page-to-talk = To the talk
page-you-are-dead = You are dead. See how it goes on without you.
page-quick-night = quick nights
page-watching = you see everything
page-looking-on = looking on
page-show-card = Show my card
page-hide-card = Hide my card
page-private-news = There is news for your eyes only: it lies with your card.
page-learned = What I have learned
page-why = Why?
# $about: what one asks about
page-why-about = Why? { $about }
page-no-rule = The text of this rule cannot be found now.
# $least, $most: how many to choose; $chosen: how many are chosen
page-pick-exactly = Choose { $most }. Chosen: { $chosen }.
page-pick-some = Choose { $least } to { $most }. Chosen: { $chosen }.
page-confirm = Confirm
# $choice: what was chosen, in words
page-confirm-choice = Confirm: { $choice }
# $name: one's own name
page-own-name = { $name } (you)
page-pass = Pass
# $names: who else points there; $number: how many
page-others = also { $names }
page-sending = Sending …
page-given = Your answer is in.
page-given-held = Your answer is in. You can still change it.
page-bot-plays = A bot is playing your seat.
page-tabs = Parts of the page
page-tab-table = Table
page-asked = your turn
# $number: how many messages
page-unread = { $number } new
# $living, $all: how many players
page-circle = The circle: { $living } of { $all } alive
page-dead = dead
page-won = won
page-news = News
page-no-news = Nothing has happened yet.
page-all-news = All news ({ $number })
page-fewer-news = Only the latest

## Talk

page-talk = Talk
page-talk-to = Who hears you
page-to-all = everybody
page-to-pack = your pack
page-to-dead = the dead
# $to: who hears it
page-talk-text = Say to { $to }
page-send = Send
page-hush = You cannot talk now.
page-only-listen = Whoever looks on can read, but not talk.
page-no-talk = It is quiet.
page-claim-what = I claim to be …
page-claim = Claim

## Menus

page-seat-menu = My seat
# $name: one's own name
page-you-are = You are { $name }.
page-you-look-on = You look on, and see what all may know.
page-rename = Change my name
page-let-bot-play = Let a bot play for me
page-take-back = Take my seat back
page-watch = See everything from now on
page-watch-text = You are out of this game. If you see everything, you cannot come back into it.
page-link-device = Play on another device too
page-device-link = Open this link on the other device. It works once.
page-hand-over = Hand my seat over
page-hand-over-link = Give this link away. Whoever opens it takes your seat.
page-leave = Leave the table
page-leave-game = Leave for good: a bot plays on
page-host-menu = Host
page-pause = Pause
page-resume-game = Go on
page-more-time = More time
# $number: how many seconds
page-more-given = Every call gets { $number } seconds more.
page-by-night = It is night: a pause waits for the end of the call, and more time for the next night.
page-end-talk = End the talk now
page-people = Players
page-kick-to-bot = Replace by a bot

## The end

page-over = The game is over
page-you-won = You have won!
page-you-lost = You have lost
# $host: the host's name
page-wait-again = { $host } can start another game.
page-wait-or-sit = You can look on at the next game, when { $host } plays again, or sit down.
page-again = Play again
page-record = Save a record of this game
