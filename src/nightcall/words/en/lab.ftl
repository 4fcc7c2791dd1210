### Games played by the thousand.

## nightcall simulate

simulate-progress = Playing
# $rulebook: the book; $seats: how many play; $cards: what they play with, as text
simulate-title = { $rulebook } with { $seats } seats: { $cards }
simulate-winner = Winner
simulate-games = Games
simulate-share = Share
simulate-interval = 95 % interval
simulate-nobody = nobody
# $share: a part of the whole, from 0 to 1
simulate-percent = { NUMBER($share, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
# $from, $to: percentages, as text
simulate-from-to = { $from } to { $to }
# $median, $early, $late: numbers of rounds
simulate-rounds = Length: half of the games end by round { $median }; 5 to 95 % of them in rounds { $early } to { $late }.
# $games, $answers: how many; $seconds: how long it took
simulate-took = { $games } games and { $answers } answers in { NUMBER($seconds, maximumFractionDigits: 1) } s
# $games, $answers: how many in a second
simulate-speed = That is { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($answers, maximumFractionDigits: 0) } answers per second.
simulate-interrupted = The simulation was interrupted before all games were played.

## What cannot be simulated

# $player: the kind asked for; $known: the kinds there are
refused-no-such-player = There are no players of the kind “{ $player }”; there are: { $known }.
# $team: what was taken for a team; $known: the teams of the book
refused-no-such-team = “{ $team }” is no option and no team of { $rulebook }; its teams are: { $known }.
# $name: what the number is for; $number: what was given
refused-out-of-range = The number for “{ $name }” is { $least } to { $most }, not { $number }.
refused-cards-and-set = Give either the cards or the name of a set, not both.
# $number: which game; $seed: of which seed; $answers: how many it took in
refused-endless-game = Game { $number } of the seed { $seed } has not come to an end after { $answers } answers.
