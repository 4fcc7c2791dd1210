### Why something is not possible: one sentence, made only of what everyone knows or what was just tried.
###
### Cards, rulebooks and sets come by name, lists as text. Every word also comes as it was given: $role-id, $set-id.

## Answers

# $seat, $verb: who tried what
refused-not-asked = { $seat } is not being asked to “{ $verb }” now.
# $what: the answer tried
refused-not-offered = “{ $what }” is not a possible answer to “{ $verb }” now.
# $rule, $why: the rule that stands against it
refused-barred = “{ $what }” cannot be chosen for “{ $verb }” ({ $rule }): { $why }
refused-must-answer = “{ $verb }” has to be answered; passing is not possible.
refused-not-an-answer = An answer to “{ $verb }” is a word or a list of words.
refused-not-yourself = You cannot name yourself for “{ $verb }”.
# $least, $most: how many different names are wanted
refused-wrong-number = { $least ->
    [0] “{ $verb }” takes different names, { $most } at the most.
   *[other] “{ $verb }” takes { $most } different names.
}
refused-over = The game is over.
refused-no-such-seat = There is no seat called “{ $seat }”.
refused-no-such-viewer = “{ $viewer }” is no seat of this game, nor the public, nor the moderator.
refused-no-talk = { $seat } may not talk now.

## The clock, cues and lots

refused-no-such-question = The question “{ $verb }” is not open.
refused-no-clock = “{ $verb }” waits for the moderator, and no clock ends it.
refused-no-stop = The game is not waiting at a cue or a lot.
refused-no-such-stop = A game can stop at: { $known }.

## Setups

refused-no-such-rulebook = There is no rulebook “{ $rulebook }”; there is: { $known }.
refused-no-such-role = There is no card “{ $role }” in the rulebook { $rulebook }.
refused-no-such-set = There is no set “{ $set }” in the rulebook { $rulebook }; there are: { $known }.
refused-no-set-for = The rulebook { $rulebook } has no set “{ $set }” for { $seats } seats.
refused-no-such-option = There is no option “{ $option }” in the rulebook { $rulebook }; there are: { $known }.
refused-no-such-value = “{ $value }” is no value of the option “{ $option }”; possible: { $known }.
refused-no-such-key = “{ $key }” does not belong to the rulebook { $rulebook }.
refused-seat-count = { $rulebook } is played with { $least } to { $most } seats, not with { $seats }.
# $most: how many characters a name may have
refused-seat-name-form = A name has 1 to { $most } visible characters and no space at its ends.
refused-seat-name-reserved = “{ $seat }” cannot be a seat's name: it means something else here.
refused-seat-twice = Two seats cannot both be called “{ $seat }”.
refused-no-cards = Say which cards are in play, who holds which, or that the deal is unknown.
refused-cards-and-deal = Give either the cards to shuffle or who holds which, not both.
refused-deal-and-unknown = A deal that is told cannot be unknown.
refused-deal-not-seats = The deal must give every seat one card, and nobody else.
# $needed: how many cards are wanted for so many seats
refused-card-count = { $rulebook } with { $seats } seats needs { $needed } cards, and { $cards } were chosen.
refused-must-be-known = { $rulebook } cannot be played without telling who holds which card.
refused-too-many-cards = The box has { $box } of the card { $role }, and { $cards } were chosen ({ $rule }).
refused-mayor-card-and-office = With the open Mayor, no Mayor card is dealt ({ $rule }).
refused-mayor-named-but-secret = A Mayor can be named only where the office is open ({ $rule }).
# $key: a part of a setup; $wanted: list, mapping, number or truth
refused-setup-type = { $wanted ->
    [list] “{ $key }” of a setup must be a list.
    [mapping] “{ $key }” of a setup must be a mapping.
    [number] “{ $key }” of a setup must be a whole number.
   *[truth] “{ $key }” of a setup must be true or false.
}
refused-setup-words = Names, cards and options of a setup are words.
refused-setup-damaged = This is no setup: { $what }.

## Records

refused-record-damaged = This is no record of a game: { $what }.
refused-other-format = This record has format { $format }, and only { $ours } can be read here.
refused-other-version = This record was played by version { $version } of { $rulebook }, and this is version { $ours }.
# $number: which act of the record; $refusal: the sentence of its refusal
refused-record-refused = This record does not fit its game: act { $number } is refused. { $refusal }

## Files

refused-no-such-path = There is no file or folder “{ $path }”.
refused-no-story-below = There is no story at or below “{ $path }”.

## Calls

refused-not-a-setup = A game is laid out by a setup.
