### Character cards of Village: the name, what the card does (.text), more than one (.plural).

card-werewolf = Werewolf
    .text = Every night you and your pack agree on somebody to eat. By day, do not get caught.
    .plural = Werewolves
card-villager = Villager
    .text = You have no secret power, just your wits, your voice and your vote. Hunt down the Werewolves.
    .plural = Villagers
card-cupid = Cupid
    .text = In the first night you make two players fall in love; you may be one of them. Neither will outlive the other.
    .plural = Cupids
card-seer = Seer
    .text = Every night you look into another player's heart and learn: Werewolf or not.
    .plural = Seers
card-witch = Witch
    .text = Every night you see whom the Werewolves want. Once a game you can save that player, and once a game you can poison anyone.
    .plural = Witches
card-healer = Healer
    .text = Every night you guard another player from the Werewolves, but nobody two nights running.
    .plural = Healers
card-hunter = Hunter
    .text = When you die, you may fire one last shot and take another player with you.
    .plural = Hunters
card-red-riding-hood = Red Riding Hood
    .text = While the Hunter is alive, the Werewolves cannot harm you.
    .plural = Red Riding Hoods
card-mayor = Mayor
    .text = When a vote at the gallows is tied, your own vote decides.
    .plural = Mayors

## What lies openly before a player

mark-mayor = Mayor

## Who won, as it is said in a sentence

team-village = the village
team-werewolf = the Werewolves
