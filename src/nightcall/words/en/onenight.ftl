### What is said otherwise in One Night, and what no other book before it has had to say.
### A message that begins with "onenight-" takes the place of the general one in One Night and in Daybreak.
### Places on the table come as text: a player's name, or what the message "place" says of a centre card.

## Cards: the name, what the card does (.text), more than one (.plural)

onenight-card-doppelganger = Doppelgänger
    .text = You wake first and look at somebody else's card: from then on you are that role, team and all.
    .plural = Doppelgängers
onenight-card-werewolf = Werewolf
    .text = At night you find out who the other Werewolves are. Should there be none, you may get to see a card of the centre. By day, do not get caught.
    .plural = Werewolves
onenight-card-minion = Minion
    .text = You learn who the Werewolves are, but they do not know you. You win with them, and you may die for them.
    .plural = Minions
onenight-card-mason = Mason
    .text = At night you find out who the other Mason is: somebody you can trust, as long as the cards stay where they are.
    .plural = Masons
onenight-card-seer = Seer
    .text = At night you may see the card of somebody else, or two from the centre.
    .plural = Seers
onenight-card-robber = Robber
    .text = At night you may trade your card for another player's and look at it. That is what you are then, team and all.
    .plural = Robbers
onenight-card-troublemaker = Troublemaker
    .text = At night you may make two others trade their cards. Nobody will see them, not even you.
    .plural = Troublemakers
onenight-card-drunk = Drunk
    .text = At night you trade your card for one of the centre, and you will not know what you have become.
    .plural = Drunks
onenight-card-insomniac = Insomniac
    .text = At the end of the night you look at your own card: has it changed?
    .plural = Insomniacs
onenight-card-villager = Villager
    .text = You sleep all night. By day you have your wits, your voice and your vote.
    .plural = Villagers
onenight-card-hunter = Hunter
    .text = If you die, the player you point at dies with you. Point well.
    .plural = Hunters
onenight-card-tanner = Tanner
    .text = You are on nobody's side, and you win only if you die.
    .plural = Tanners

team-tanner = the Tanner

## What the narrator says aloud (N-82): the same words every time, no he or she. Each line is one breath.

onenight-night-fell =
    The lamps go out, for one night only.
    Everyone, shut your eyes and keep them shut.
onenight-day-broke =
    The night is over. Good morning, everyone!
    Who you are now lies before you, and it may not be who you were. Do not look.
onenight-talk-began = The day is yours: talk, ask, bluff. When it ends, you will all point at once.

onenight-called-doppelganger =
    Doppelgänger, awake! Look at the card of another player.
    Whatever you see is your role from now on.
    Do at once what it does at night, unless a later call is meant for the Doppelgänger.
# The words for a new Minion alone (N-29), for a narrator who leaves the pause before them.
onenight-called-doppelganger-minion =
    Doppelgänger, if you have become the Minion, stay awake. If not, shut your eyes.
    Werewolves, sleep on and hold out a thumb, so that a new Minion can see it.
    Werewolves, thumbs in.
onenight-slept-doppelganger = Doppelgänger, sleep now.

onenight-called-werewolf = Werewolves, awake! Look for one another.
# Said after the Werewolves' call when the option lone-wolf is yes.
onenight-called-werewolf-lone = If you find nobody, you may look at one card of the centre.
onenight-slept-werewolf = Werewolves, sleep now.

onenight-called-minion =
    Minion, awake!
    Werewolves, sleep on and hold out a thumb, so that the Minion can see it.
onenight-slept-minion =
    Thumbs in, all of you.
    Minion, sleep now.

onenight-called-mason = Masons, awake! Look for one another.
onenight-slept-mason = Masons, sleep now.

onenight-called-seer =
    Seer, awake!
    If you like, look at somebody else's card, or at two in the centre.
onenight-slept-seer = Seer, sleep now.

onenight-called-robber =
    Robber, awake!
    If you like, trade your card for that of another player. Then see what you have taken.
onenight-slept-robber = Robber, sleep now.

onenight-called-troublemaker =
    Troublemaker, awake!
    If you like, trade the cards of two others, but do not look at them.
onenight-slept-troublemaker = Troublemaker, sleep now.

onenight-called-drunk =
    Drunk, awake!
    Trade your card for one in the centre, but do not look at it.
onenight-slept-drunk = Drunk, sleep now.

onenight-called-insomniac =
    Insomniac, awake!
    See which card is yours by now.
onenight-slept-insomniac = Insomniac, sleep now.

onenight-called-doppelganger-insomniac =
    Doppelgänger, if you have become the Insomniac, and only then: awake!
    See which card is yours by now.
onenight-slept-doppelganger-insomniac = Doppelgänger, sleep now.

## Questions

ask-copy = Whose card do you want to look at? That will be your role from now on.
# .again: one more look in the same call
ask-look = What do you want to look at? Choose as your role allows, or pass.
    .again = You may look once more. Whose card shall it be? Or pass.
ask-rob = Whose card do you want to take? That player gets yours. You may also pass.
ask-swap = Which two players' cards do you want to trade, unseen? You may also pass.
ask-take = Which card of the centre do you take for your own? You will not see it.
onenight-ask-vote = At whom do you point? Choose another player; there is no taking it back.

# $number: which of the cards in the centre, from the left
place = centre card { $number }

## Told in private

# $value: the Werewolves seen, as text; $value-count: how many they are. Werewolves and Minions both read this.
onenight-told-pack = { $value-count ->
    [0] You see no Werewolf around you.
    [one] You see one Werewolf around you: { $value }.
   *[other] You see { $value-count } Werewolves around you: { $value }.
}
# $value: the other Masons, as text; $value-count: how many they are
told-masons = { $value-count ->
    [0] You see no other Mason.
    [one] You see one other Mason: { $value }.
   *[other] You see { $value-count } other Masons: { $value }.
}
# $value: the name of the card
told-copy = From now on, this is your role: { $value }.
# $value: the places looked at and the cards there, as text
told-look = You saw this: { $value }.
told-rob = The card you have taken: { $value }.
told-check = Your card at the end of the night: { $value }.

## Your own choices ($what: the places chosen, as text; $passed: yes or no)

chose-copy = { $passed ->
    [yes] You copied nobody.
   *[no] You copied { $what }.
}
chose-look = { $passed ->
    [yes] You looked at nothing.
   *[no] You looked at { $what }.
}
chose-rob = { $passed ->
    [yes] You robbed nobody.
   *[no] You robbed { $what }.
}
chose-swap = { $passed ->
    [yes] You left the others' cards alone.
   *[no] You traded the cards of these two: { $what }.
}
chose-take = { $passed ->
    [yes] You kept your card.
   *[no] You traded your card for { $what }.
}

## The vote and the cards

# $votes: who pointed at whom, as text
pointed-vote = Everyone has pointed: { $votes }.
# $seat: who died
died-voted = The village has voted, and { $seat } dies.
onenight-died-shot = The Hunter was pointing at { $seat }, who dies as well.
# $cards: all of them, $cards-count: how many; $seat, $card: the only one
onenight-shown = { $cards-count ->
    [one] The card in front of { $seat }: { $card }.
   *[other] All cards are turned over: { $cards }.
}

## The end ($teams: who won; $winners: the players; both as text)

onenight-ended = The day is done, and the win goes to { $teams }! The winners: { $winners }.
onenight-ended-draw = The day is done, and nobody has won.

## How the cards wandered, told when all is over ($by: who did it; $place: where; $card: the name of a card)

traced = How the cards wandered:
# $card: a card; $place: before whom it lay at first; $steps: what happened to it, as text
trail = { $card }, at first with { $place }{ $steps }
trail-saw = ; seen by { $by } at { $place }
trail-moved = ; moved by { $by } to { $place }
# for the moderator; $by: who did it, $cards: what lies where
looked = { $by } sees { $cards }.
moved = { $by-id ->
    [nobody] In the centre: { $cards }.
   *[other] { $by } moves cards: { $cards }.
}

## Setups that cannot be played

refused-one-mason = The Masons come as a pair: take both or none ({ $rule }).

## Ready-made sets: the name, how hard it is (.level)

set-basic = Basic
    .level = introduction
set-random = Random
    .level = as the draw will have it
set-no-villager = Nobody Idle
    .level = medium
