### What a table may agree on: the option, and each of its values as an attribute (.number where it is a number).

# $option: an option; $value: what the table has made of it
option = { $option }: { $value }.

option-mayor = The Mayor
    .secret = one of the cards
    .open = an open office beside the cards
# $number: how many rounds
option-stalemate = A draw
    .number = { $number ->
        [0] never
        [one] after a round without a death
       *[other] after { $number } rounds running without a death
    }
# $number: how many minutes
option-day-minutes = Time to talk
    .number = { $number ->
        [0] as long as you like
        [one] a minute
       *[other] { $number } minutes
    }

## Classic

option-moderator = Who leads the game
    .software = Nightcall
    .chosen = somebody whom the table has chosen
    .drawn = somebody drawn by lot
option-gallows = The gallows
    .vote = one nomination at a time
    .duel = a duel of two players
# With a word on whom it helps (C-115).
option-reveal = What a death reveals
    .nature = Villager or Werewolf
    .role = the very card (it helps the village)
    .none = nothing (it helps the Werewolves a lot)
option-magician = The Magician saves
    .once = once a game
    .nightly = as often as every night
option-dead-calls = Cards of the dead
    .no = not called any more
    .yes = called as if they were alive

## One Night

option-lone-wolf = A lone Werewolf
    .yes = may look at a card of the centre
    .no = looks at no card
option-pace = The pace of the night
    .normal = unhurried
    .slow = slow
    .quick = quick
option-noise = A sound to cover the rustle of cards
    .yes = on
    .no = off
