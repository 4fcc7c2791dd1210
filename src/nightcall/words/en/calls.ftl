### What the narrator says aloud (V-88): the same words whatever was chosen, no he or she.
### Each line of a message is one breath: the narrator may pause between lines.

night-fell =
    The last lamp in the village goes out.
    Everyone, shut your eyes and keep them shut.
day-broke =
    The cock crows, and the mist lifts from the roofs.
    Good morning, everyone: look around you.
# In games that have a dusk (B-25).
dusk-fell =
    The sun sinks behind the roofs, and the day is done.
    Hush, everyone: what does the evening bring?

called-cupid =
    Cupid, awake!
    Whose two hearts do you join? One of them may be yours.
slept-cupid =
    Two arrows have flown. Cupid, sleep now.
    Footsteps go past each and every one of you. Two of you will feel a touch: you two may look up.
    You have found each other, and from tonight you are in love.
    Lovers, sleep now.

called-werewolf =
    Werewolves, awake! Look for one another.
    Settle on one victim, all of you together.
slept-werewolf =
    The Werewolves' victim is chosen.
    Werewolves, sleep now.

called-seer =
    Seer, awake!
    Choose a player, and you will be shown: Werewolf or not.
slept-seer =
    The Seer knows one of you better now.
    Seer, sleep now.

called-witch =
    Witch, awake! See whom the Werewolves have chosen.
    The healing potion: yes or no?
    The poison: yes or no, and for whom?
slept-witch =
    The Witch's mind is made up.
    Witch, sleep now.

called-healer =
    Healer, awake!
    Choose somebody else to guard: tonight the Werewolves cannot kill that player.
slept-healer =
    The Healer's mind is made up.
    Healer, sleep now.

called-hunter = Hunter, awake!
slept-hunter = Hunter, sleep now.

called-red-riding-hood = Red Riding Hood, awake!
slept-red-riding-hood = Red Riding Hood, sleep now.

called-mayor = Mayor, awake!
slept-mayor = Mayor, sleep now.

talk-began = The day is yours: talk, and whoever suspects somebody may say so.

# $seat: the player nominated
defended = { $seat }, the floor is yours. What do you have to say in your defence?
