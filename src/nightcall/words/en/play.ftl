### The terminal game: one person and bots round one table.

## The screen

# $phase: the phase at hand; $living, $seats: how many
play-head = { $phase } · { $living } of { $seats } alive
play-head-over = The game is over
# $seat: a player; $card: the name of a card
play-seat-you = { $seat } (you)
# $marks: what lies openly before the player
play-seat-marked = { $seat } ({ $marks })
play-seat-dead = † { $seat }
play-seat-card = { $seat }: { $card }
play-card = Your card: { $card }
play-news = News
play-news-cut = News, the latest of it
# $yes, $no: who voted so, as text
play-votes = Yes: { $yes }. No: { $no }.
play-votes-nobody = nobody

## How to answer

play-your-turn = Your turn
play-how-one = a number or a name
# $least, $most, $count: how many
play-how-some = { $least } to { $most } numbers or names, as in “1 3”
play-how-so-many = { $count } numbers or names, as in “1 3”
play-how-yes-or-no = y or n
play-how-pass = Enter passes
play-how-why = ? why
play-how-claim = claim CARD
play-how-leave = q leaves
play-how-follow = Enter goes on
play-prompt = >{" "}

## What can be typed beside an answer

play-key-why = ?
play-key-leave = q
play-key-pass = p
play-key-claim = claim

## What is said to whoever typed it

# $rule: a rule's id; $text: what it says
play-why = { $rule }: { $text }
# $text: what was typed
play-not-understood = “{ $text }” is not one of the answers.
# $names: the players that it could mean
play-which-one = “{ $text }” could be any of these: { $names }.
play-must-answer = This has to be answered; passing is not possible.
play-claim-what = Say which card you claim to hold, as in “claim seer”.

## While others play

play-asleep = Keep your card to yourself. Ready for the night?
play-watching = You are out of the game. Watch how it goes on.
play-waiting = The game goes on.

## The end

play-won = You have won!
play-lost = You have lost. Next time!
play-drawn = Nobody has won
# $seed: the number that this game was dealt from
play-again = The same table again: add --seed { $seed }
play-left = You leave the table. Thank you for playing.

## What cannot be played

# $text: what was given
refused-cards-form = “{ $text }” is no list of cards; write it like this: werewolf=2,villager=5,seer=1.
refused-option-form = “{ $text }” is no option; write it like this: stalemate=3.
refused-option-twice = An option can be chosen only once.
# $option: the option as it was written
refused-not-whole = { $option } takes a whole number, not “{ $text }”.
