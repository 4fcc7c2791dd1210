### The private question as the seat asked reads it. .again: the same question put once more.

ask-pair = Which two players shall fall in love? One of them may be you.
ask-devour = Whom do you want to eat tonight? The pack has to agree on one name.
    .again = The pack does not agree yet. One last try: whom do you want to eat tonight?
ask-see = Whom do you want to see through? You will learn: Werewolf or not.
# $victim: the player the Werewolves chose (may be the Witch)
ask-save = The Werewolves' victim tonight: { $victim }. Do you use your healing potion?
ask-poison = Do you want to poison somebody tonight? Choose a player, or pass and keep the poison.
ask-heal = Whom do you guard from the Werewolves tonight? Not yourself, and not the one you guarded last night.
ask-shoot = You have one last shot. Whom does it hit? You may also hold your fire.
ask-elect = Who shall be Mayor? You may vote for yourself.
    .again = The vote is tied. Which of these players shall be Mayor?
ask-bequeath = Your time as Mayor is over. Who shall follow you?
ask-nominate = Whom do you nominate for the gallows? Pass if you name nobody.
# $nominator, $nominee: players (may be the same)
ask-second = { $nominator } has nominated { $nominee }. Do you back this?
choice-second = Yes, I back it
# $nominee: the player voted on
ask-vote = Shall { $nominee } hang?

## To the moderator, when the cards lie on a real table

# $role: the name of the card called
ask-holds = Who holds this card: { $role }? Mark everyone who is awake now.
# $seat: the player who died
ask-turns = Which card does { $seat } turn over?

## Labels

answer-yes = Yes
answer-no = No
answer-pass = Pass
# the place of the card that nobody was dealt
answer-left-over = the card left over
