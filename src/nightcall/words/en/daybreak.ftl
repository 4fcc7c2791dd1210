### What is said otherwise in Daybreak, and what no other book before it has had to say.
### A message that begins with "daybreak-" takes the place of One Night's and of the general one.
### Wolf: any of Werewolf, Alpha Wolf, Seeing Wolf and Dream Wolf.

## Cards: the name, what the card does (.text), more than one (.plural)

daybreak-card-sentinel = Sentinel
    .text = Before all others you may lay a shield on another player's card: nobody can see or move it then.
    .plural = Sentinels
daybreak-card-alpha-wolf = Alpha Wolf
    .text = You wake with the Wolves. Then you wake alone and trade the extra card of the centre for the card of a player outside the pack.
    .plural = Alpha Wolves
daybreak-card-seeing-wolf = Seeing Wolf
    .text = You wake with the Wolves. Then you wake alone and may see somebody else's card.
    .plural = Seeing Wolves
daybreak-card-dream-wolf = Dream Wolf
    .text = You sleep all night and only hold out a thumb. The other Wolves and the Minion know you; you know nobody.
    .plural = Dream Wolves
daybreak-card-young-seer = Young Seer
    .text = At night you may look at one card of the centre. Somebody may claim it tomorrow.
    .plural = Young Seers
daybreak-card-ghost-hunter = Ghost Hunter
    .text = At night you may look at one player's card, and then at a second. But if you find a Wolf or the Tanner, you stop and become that yourself.
    .plural = Ghost Hunters
daybreak-card-witch = Witch
    .text = At night you may look at a card of the centre. If you do, you must trade it for some player's card, which may be your own.
    .plural = Witches
daybreak-card-village-idiot = Village Idiot
    .text = At night you may move all the others' cards one seat to the left or one to the right.
    .plural = Village Idiots
daybreak-card-fortune-teller = Fortune Teller
    .text = At night you get the names of all who have looked at a card or moved one by then, and nothing but the names.
    .plural = Fortune Tellers
daybreak-card-revealer = Revealer
    .text = At night you may turn up another player's card for the whole day. A Wolf or the Tanner goes face down again: only you know.
    .plural = Revealers
daybreak-card-curator = Curator
    .text = At night you may lay an artifact on any player's card. What it is, nobody knows until that player looks at it in the morning.
    .plural = Curators
daybreak-card-bodyguard = Bodyguard
    .text = You sleep all night. The player you point at in the vote cannot die.
    .plural = Bodyguards
daybreak-card-prince = Prince
    .text = You sleep all night, and you cannot die.
    .plural = Princes
daybreak-card-hunter = Hunter
    .text = If you die, the player you point at dies with you, unless that player cannot die. Point well.
    .plural = Hunters

## Artifacts: the name, what it does (.text)

artifact-claw = the Claw
    .text = You are a Werewolf now, whatever your card: you win with the Werewolves, and your death is that of a Werewolf.
artifact-brand = the Brand
    .text = You are a Villager now, whatever your card: you win with the village.
artifact-cudgel = the Cudgel
    .text = You are a Tanner now, whatever your card: you win only if you die.
artifact-fog = the Fog
    .text = It does nothing at all. But who else knows that?
artifact-mask = the Mask
    .text = Not a sound from you until the vote is over. You may make signs and faces, and you vote as usual.
artifact-cloak = the Cloak
    .text = You turn your back on the others until the vote is over. You may talk, and you vote without having seen them.

## What lies openly on a player's card

mark-shield = Shield
mark-artifact = Artifact
# $seat: whose card it lies on
marked-shield = A shield lies on the card of { $seat }.
marked-artifact = An artifact lies on the card of { $seat }.

## What the narrator says aloud: the same words every time, no he or she. Each line is one breath.

daybreak-called-sentinel =
    Sentinel, awake!
    If you like, lay a shield on the card of another player.
daybreak-slept-sentinel = Sentinel, sleep now.

daybreak-called-werewolf = Wolves of every kind, awake! Look for one another.
# In place of the plain call, when the Dream Wolf is in the set.
daybreak-called-werewolf-with-dream-wolf =
    Wolves, awake! Look for one another.
    Dream Wolf, sleep on and only hold out a thumb.
# Fits with and without the Dream Wolf.
daybreak-slept-werewolf = Paws and thumbs in, all you Wolves: sleep now.

daybreak-called-alpha-wolf =
    Alpha Wolf, awake once more!
    Trade the extra card of the centre for the card of somebody outside the pack.
daybreak-slept-alpha-wolf = Alpha Wolf, sleep now.

daybreak-called-seeing-wolf =
    Seeing Wolf, awake once more!
    If you like, look at somebody else's card.
daybreak-slept-seeing-wolf = Seeing Wolf, sleep now.

daybreak-called-minion =
    Minion, awake!
    Wolves of every kind, sleep on and hold out a thumb, so that the Minion can see it.
# In place of the plain call, when the Dream Wolf is in the set.
daybreak-called-minion-with-dream-wolf =
    Minion, awake!
    Wolves, sleep on and hold out a thumb, and you too, Dream Wolf, so that the Minion can see it.

daybreak-called-young-seer =
    Young Seer, awake!
    If you like, look at one card of the centre.
daybreak-slept-young-seer = Young Seer, sleep now.

daybreak-called-ghost-hunter =
    Ghost Hunter, awake!
    If you like, look at the card of another player, and then at that of one more.
    But if you find a Wolf or the Tanner, stop: that is what you are now.
daybreak-slept-ghost-hunter = Ghost Hunter, sleep now.

daybreak-called-witch =
    Witch, awake!
    If you like, look at one card of the centre.
    If you do, trade it for the card of some player. You may choose your own.
daybreak-slept-witch = Witch, sleep now.

daybreak-called-village-idiot =
    Village Idiot, awake!
    If you like, move all the others' cards by one seat, to the left or to the right.
daybreak-slept-village-idiot = Village Idiot, sleep now.

daybreak-called-fortune-teller =
    Fortune Teller, awake!
    Everyone who has seen or moved a card tonight: sleep on and hold out a thumb.
daybreak-slept-fortune-teller =
    Thumbs in, all of you.
    Fortune Teller, sleep now.
daybreak-called-doppelganger-fortune-teller =
    Doppelgänger, if you have become the Fortune Teller, and only then: awake!
    Everyone who has seen or moved a card tonight: sleep on and hold out a thumb.
daybreak-slept-doppelganger-fortune-teller =
    Thumbs in, all of you.
    Doppelgänger, sleep now.

daybreak-called-revealer =
    Revealer, awake!
    If you like, turn up the card of another player.
    If it is a Wolf or the Tanner, turn it down again.
daybreak-slept-revealer = Revealer, sleep now.
daybreak-called-doppelganger-revealer =
    Doppelgänger, if you have become the Revealer, and only then: awake!
    If you like, turn up the card of another player.
    If it is a Wolf or the Tanner, turn it down again.
daybreak-slept-doppelganger-revealer = Doppelgänger, sleep now.

daybreak-called-curator =
    Curator, awake!
    If you like, lay an artifact on the card of any player. Do not look at it.
daybreak-slept-curator = Curator, sleep now.
daybreak-called-doppelganger-curator =
    Doppelgänger, if you have become the Curator, and only then: awake!
    If you like, lay an artifact on the card of any player. Do not look at it.
daybreak-slept-doppelganger-curator = Doppelgänger, sleep now.

## Questions

ask-shield = On whose card do you want to lay the shield? Not on your own. You may also pass.
ask-infect = Whose card do you trade for the extra card of the centre? It must be somebody outside the pack.
ask-peek = Which card of the centre do you want to look at? You will have to trade it for a player's card. You may also pass.
# $place: the centre card seen, as text
ask-place = Whose card do you trade for { $place }? It may be your own.
ask-shift = Which way do you want to move all the others' cards? You may also pass.
ask-reveal = Whose card do you want to turn up for the day? A Wolf or the Tanner goes face down again. You may also pass.
ask-gift = On whose card do you want to lay an artifact? It may be your own. You may also pass.

answer-left = Left
answer-right = Right

## Told in private

# $value: the Wolves seen, as text; $value-count: how many they are. Wolves and Minions both read this.
daybreak-told-pack = { $value-count ->
    [0] You see no Wolf around you.
    [one] You see one Wolf around you: { $value }.
   *[other] You see { $value-count } Wolves around you: { $value }.
}
# $value: the place looked at and the card there, as text
told-peek = You saw this: { $value }.
# $of: whose card it is; $value: the name of the card
told-reveal = You turned up the card of { $of }: { $value }.
# $value: who has looked at a card or moved one, as text; $value-count: how many they are
told-stirred = { $value-count ->
    [0] So far tonight, nobody else has looked at a card or moved one.
    [one] So far tonight, one other player has looked at a card or moved one: { $value }.
   *[other] So far tonight, { $value-count } other players have looked at a card or moved one: { $value }.
}
# $value: the name of the artifact
told-artifact = An artifact lies on your card, and only you know which: { $value }.

## Your own choices ($what: what was chosen, as text; $passed: yes or no)

chose-shield = { $passed ->
    [yes] You laid no shield.
   *[no] You laid the shield on the card of { $what }.
}
chose-infect = { $passed ->
    [yes] You left the extra card in the centre.
   *[no] You traded the extra card of the centre for the card of { $what }.
}
chose-peek = { $passed ->
    [yes] You looked at no card of the centre.
   *[no] You looked at { $what }.
}
chose-place = { $passed ->
    [yes] You traded the card for nobody's.
   *[no] You traded the card you had seen for the card of { $what }.
}
# $what-id: left, right or pass
chose-shift = { $what-id ->
    [left] You moved all the others' cards one seat to the left.
    [right] You moved all the others' cards one seat to the right.
   *[other] You left the others' cards where they were.
}
chose-reveal = { $passed ->
    [yes] You turned up nobody's card.
   *[no] You chose to turn up the card of { $what }.
}
chose-gift = { $passed ->
    [yes] You laid no artifact.
   *[no] You laid an artifact on the card of { $what }.
}

## Setups that cannot be played

refused-extra-needed = With the Alpha Wolf in the set, an extra Wolf card has to lie in the centre.
refused-extra-unwanted = Without the Alpha Wolf in the set, there is no extra card in the centre.
refused-no-wolf-left = The box has no Wolf card left to be the Alpha Wolf's extra card.
refused-artifacts-unwanted = Without the Curator in the set, there are no artifacts.
refused-artifact-twice = There is only one of each artifact, so none can be named twice.
# $artifact: what was given
refused-no-such-artifact = There is no artifact “{ $artifact }”.

## Ready-made sets: the name, how hard it is (.level)

set-terror-awakens = Terror Awakens
    .level = introduction
set-werewolf-night = Werewolf Night
    .level = medium
set-a-terrifying-opponent = A Terrifying Opponent
    .level = difficult
set-precarious-alliances = Precarious Alliances
    .level = difficult
set-anarchy = Anarchy
    .level = difficult
set-evil-transformations = Evil Transformations
    .level = difficult
set-trust-no-one = Trust No One
    .level = difficult
set-the-informed = The Informed
    .level = medium
set-anarchy-mixed = Anarchy of both boxes
    .level = difficult

# $artifacts: those in use, as text
piled = Artifacts in the pile: { $artifacts }.

# $artifacts: who had which artifact, as text
artifacts-shown = The artifacts are turned up: { $artifacts }.
