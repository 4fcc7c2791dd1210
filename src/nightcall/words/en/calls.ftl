### What the narrator says aloud (V-88): the same words whatever was chosen, no he or she.
### Each line of a message is one breath: the narrator may pause between lines.

night-falls =
    The last lamp in the village goes out.
    Everyone, shut your eyes and keep them shut.
day-breaks =
    The cock crows, and the mist lifts from the roofs.
    Good morning, everyone: look around you.

call-cupid =
    Cupid, awake!
    Whose two hearts do you join? One of them may be yours.
close-cupid =
    Two arrows have flown. Cupid, sleep now.
    Footsteps go past each and every one of you. Two of you will feel a touch: you two may look up.
    You have found each other, and from tonight you are in love.
    Lovers, sleep now.

call-werewolf =
    Werewolves, awake! Look for one another.
    Settle on one victim, all of you together.
close-werewolf =
    The Werewolves' victim is chosen.
    Werewolves, sleep now.

call-seer =
    Seer, awake!
    Choose a player, and you will be shown: Werewolf or not.
close-seer =
    The Seer knows one of you better now.
    Seer, sleep now.

call-witch =
    Witch, awake! See whom the Werewolves have chosen.
    The healing potion: yes or no?
    The poison: yes or no, and for whom?
close-witch =
    The Witch's mind is made up.
    Witch, sleep now.

call-healer =
    Healer, awake!
    Choose somebody else to guard: tonight the Werewolves cannot kill that player.
close-healer =
    The Healer's mind is made up.
    Healer, sleep now.

call-hunter = Hunter, awake!
close-hunter = Hunter, sleep now.

call-red-riding-hood = Red Riding Hood, awake!
close-red-riding-hood = Red Riding Hood, sleep now.

call-mayor = Mayor, awake!
close-mayor = Mayor, sleep now.

# $seat: the player nominated
defence = { $seat }, the floor is yours. What do you have to say in your defence?
count-vote =
    Everyone who lives votes on three: yes to hang, no to spare.
    One, two, three!
