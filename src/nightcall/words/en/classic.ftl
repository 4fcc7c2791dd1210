### What is said otherwise in Classic, and what no other book before it has had to say.
### A message that begins with "classic-" takes the place of the general one in Classic.

## Cards: the name, what the card does (.text), more than one (.plural)

classic-card-werewolf = Werewolf
    .text = In the first night you meet your pack. From the second on you agree on somebody to eat. By day, do not get caught.
    .plural = Werewolves
classic-card-sorcerer = Sorcerer
    .text = You are on the Werewolves' side, but neither of you knows the other. Every night you look at another player and learn: the Seer or not.
    .plural = Sorcerers
classic-card-cursed = Cursed
    .text = You belong to the village, until the Werewolves choose you: then you do not die but become one of them.
    .plural = Cursed
classic-card-seer = Seer
    .text = Every night you look into another player's heart and learn: Werewolf or not. Those who merely help the Werewolves are none.
    .plural = Seers
classic-card-mason = Mason
    .text = In the first night you learn who the other Masons are. Never say that you are one: whoever says so dies.
    .plural = Masons
classic-card-magician = Magician
    .text = From the second night on you see whom the Werewolves want. You can save that player, once a game unless your table allows more, and once a game you can kill anyone.
    .plural = Magicians
classic-card-hunter = Hunter
    .text = Whatever kills you, you may fire one last shot and take another player with you.
    .plural = Hunters
classic-card-cupid = Cupid
    .text = In the first night you make two players fall in love; you may be one of them. If one of them dies, the other will not live for long.
    .plural = Cupids
classic-card-cobbler = Cobbler
    .text = You are on nobody's side. You win if you are dead when the game ends, however it came about.
    .plural = Cobblers
classic-card-villager = Villager
    .text = You have no secret power, just your wits, your voice and your vote. Hunt down the Werewolves before they are as many as the rest.
    .plural = Villagers
# No card, but whoever has it is called and noted like one.
classic-card-amulet = Amulet of Protection
    .text = While you have it, nobody can kill you. From the second night on you may hand it to another player, and after an attempt on your life you must.
    .plural = Amulets of Protection

team-cobbler = the Cobbler
classic-team-lovers = the Lovers

## What the narrator says aloud (C-130): the same words every time, no he or she. Each line is one breath.
## "-first": what is said in the first night in place of the plain call.

classic-called-werewolf-first =
    Werewolves, awake! Look for one another.
    Tonight you only meet.
classic-slept-werewolf = Werewolves, sleep now.

classic-called-mason = Masons, awake! Look for one another.
classic-slept-mason = Masons, sleep now.

classic-called-magician-first = Magician, awake!
classic-called-magician =
    Magician, awake! See whom the Werewolves have chosen.
    The life of that player: do you save it, yes or no?
    And a death: yes or no, and whose?
classic-slept-magician = Magician, sleep now.

classic-called-cobbler = Cobbler, awake!
classic-slept-cobbler = Cobbler, sleep now.

classic-called-cursed = Cursed one, awake!
classic-slept-cursed = Cursed one, sleep now.

classic-called-sorcerer =
    Sorcerer, awake!
    Choose a player, and you will be shown: the Seer or not.
classic-slept-sorcerer =
    The Sorcerer knows one of you better now.
    Sorcerer, sleep now.

classic-slept-cupid = Two arrows have flown. Cupid, sleep now.

classic-called-lovers =
    Footsteps go past each and every one of you. Two of you will feel a touch.
    Lovers, awake! Look for each other.
classic-slept-lovers =
    From tonight you are in love.
    Lovers, sleep now.

classic-called-amulet-first = Whoever has the Amulet of Protection, awake!
classic-called-amulet =
    Whoever has the Amulet of Protection, awake!
    Does it go to somebody else tonight, and to whom?
classic-slept-amulet = All is said about the Amulet. Sleep now.

## Questions

# $victim: the player the Werewolves chose (may be the Magician)
classic-ask-save = The Werewolves' victim tonight: { $victim }. Do you save that player?
classic-ask-poison = Do you want to kill somebody tonight? You can do it once a game: choose a player, or pass and wait.
classic-ask-scry = Who might the Seer be? Choose a player, and you will learn: the Seer or not.
# $optional: yes or no, whether the Amulet may stay where it is
ask-hand = { $optional ->
    [yes] Does the Amulet of Protection move on tonight? Choose another player, or pass and keep it.
   *[no] Somebody has tried to kill you, so the Amulet of Protection has to move on. To whom do you hand it?
}
# $nominee: the player voted on; .two: the duel, $nominee and $other are the players who stand
classic-ask-vote = Shall { $nominee } hang?
    .two = Who shall hang, { $nominee } or { $other }?

## To the moderator, when the cards lie on a real table

# $role: which card is called, or before the first call the Amulet
classic-ask-holds = { $role-id ->
    [amulet] Who has the Amulet of Protection at the start?
   *[other] Who wakes at this call: { $role }? Mark everyone who is awake now.
}
# $seat: the player who died
classic-ask-turns = Which card lies before { $seat }?

## Told in private

# $value: the other Werewolves alive, as text; $value-count: how many they are. Some read this twice.
classic-told-pack = { $value-count ->
    [0] You are the only Werewolf around.
    [one] Your pack is you and one other Werewolf: { $value }.
   *[other] Your pack is you and { $value-count } other Werewolves: { $value }.
}
# $value: the other Lover
classic-told-lover = You and { $value } are in love. If one of you dies, the other will not live for long.
# $value-id: yes or no; $of: the player looked at
classic-told-scry = { $value-id ->
    [yes] { $of } is the Seer.
   *[no] { $of } is not the Seer.
}
told-turned = The Werewolves came for you, and you live: from now on you are one of them.
told-amulet = The Amulet of Protection is in your hands. From dawn on, and while you have it, nobody can kill you.

## Your own choices ($what: the players chosen, as text; $passed: yes or no)

classic-chose-save = { $passed ->
    [yes] You let things take their course.
   *[no] You saved the Werewolves' victim.
}
classic-chose-poison = { $passed ->
    [yes] You killed nobody.
   *[no] You chose { $what } to die.
}
classic-chose-scry = { $passed ->
    [yes] You looked at nobody.
   *[no] You looked at { $what }.
}
chose-hand = { $passed ->
    [yes] You kept the Amulet of Protection.
   *[no] You handed the Amulet of Protection to { $what }.
}

## Lots ($verb-id: the question decided; $what: how the lot fell, as text)

# hang: the lot between two who are tied in a duel; vote: a vote that nobody gave; amulet: who has it at the start
classic-drawn = { $verb-id ->
    [pair] The lot makes this pair fall in love: { $what }.
    [see] The lot turns the Seer's gaze to { $what }.
    [scry] The lot turns the Sorcerer's gaze to { $what }.
    [hand] The lot hands the Amulet of Protection to { $what }.
    [amulet] The lot lays the Amulet of Protection before { $what }.
    [vote] The lot gives a missing vote, and names { $what }.
    [hang] The votes are even, and the lot sends { $what } to the gallows.
   *[other] The lot falls on { $what }.
}

## Deaths ($seat: who died)

said-moderator-devoured = The Werewolves have had their first meal, and it was the moderator: there is nothing left but a chewed notebook. All of you are still alive.
# $seat: who has it
said-amulet-revealed = The Amulet of Protection comes to light! { $seat } has it, cannot be killed, and lives.
# All that is heard of a death in the night, whatever the cause (C-94).
fell = The night has taken { $seat }.
# For the moderator alone, and so are those who are devoured or heartbroken.
classic-died-poisoned = The Magician has killed { $seat }.
died-claimed = { $seat } dies on the spot for claiming to be a Mason.
# $card: what is revealed, Villager or Werewolf or the very card, as the table plays it
classic-shown = { $seat } is revealed as: { $card }.

## By day

# $seat: who had been nominated; nobody backed it, or the bell rang, or the nominee has died
classic-lapsed = The nomination of { $seat } lapses.
# $sides: for each of the two how many have voted, and who, each in a sentence
classic-pointed-vote = The village has voted. { $sides }

## The end ($teams: who won, perhaps several; $winners: the players; both as text)

classic-ended = The game is over, and the win goes to: { $teams }. The winners: { $winners }.
# $seats: the two
unmasked-lovers = The Lovers were { $seats }.
# $seats: who has had it, in the order in which they sit
unmasked-amulet = The Amulet of Protection was with { $seats }.

## Setups that cannot be played

classic-refused-one-mason = There are two Masons or more in a game, or none at all ({ $rule }).
classic-refused-too-many-cards = A game has { $box } of the card { $role } at the most, and { $cards } were chosen ({ $rule }).
# $wolves: how many were chosen
refused-too-many-wolves = A set needs at least one Werewolf and fewer Werewolves than others, and { $wolves } were chosen ({ $rule }).

## Ready-made sets: the name, whom it helps (.level)

set-standard = For a table of any size
    .level = about even chances
