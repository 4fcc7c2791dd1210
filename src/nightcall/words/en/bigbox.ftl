### What is said otherwise in Big Box, and what no other book before it has had to say.
### A message that begins with "bigbox-" takes the place of the general one in Big Box.
### Where a player's name could stand the Guard Dog may come, by the name of its card; its id ($seat-id, $what-id …) is guard-dog.

## Cards: the name, what the card does (.text), more than one (.plural)

bigbox-card-vampire = Vampire
    .text = Every night you and your pack agree on somebody to bite, who dies when the next day ends. By day, do not get caught.
    .plural = Vampires
bigbox-card-villager = Villager
    .text = You have no secret power, just your wits, your voice and your vote. Hunt down whatever prowls by night.
    .plural = Villagers
bigbox-card-cupid = Cupid
    .text = In the first night you make two players fall in love; you may be one of them. Neither will outlive the other, and two from different teams become a team of their own.
    .plural = Cupids
bigbox-card-priest = Priest
    .text = Once a game, by night, you may bless another player. Whatever is done in the dark, then or later, that player will not die of it.
    .plural = Priests
bigbox-card-seer = Seer
    .text = Every night you look into another player's heart and learn: Werewolf or Vampire, or neither.
    .plural = Seers
bigbox-card-oracle = Oracle
    .text = Every night the smoke tells you of another player: Werewolf or Vampire, or neither.
    .plural = Oracles
bigbox-card-witch = Witch
    .text = Every night you see who was chosen to be eaten or bitten. Once a game you can save such a player, and once a game you can poison anyone.
    .plural = Witches
bigbox-card-healer = Healer
    .text = Every night you guard another player from Werewolves and Vampires, but nobody two nights running.
    .plural = Healers
bigbox-card-investigator = Investigator
    .text = Once a game, by night, you may pick three players side by side and learn whether a Werewolf or a Vampire is one of them.
    .plural = Investigators
bigbox-card-vampire-slayer = Vampire Slayer
    .text = Every night you may hunt another player to death. But once you kill somebody who is neither Werewolf nor Vampire, you never hunt again.
    .plural = Vampire Slayers
bigbox-card-blacksmith = Blacksmith
    .text = You can make one sword a game. It goes to another player by night, who must kill with it at once.
    .plural = Blacksmiths
bigbox-card-hunter = Hunter
    .text = When you die, you have to fire one last shot and take another player with you.
    .plural = Hunters
bigbox-card-red-riding-hood = Red Riding Hood
    .text = While the Hunter is alive, neither Werewolves nor Vampires can harm you.
    .plural = Red Riding Hoods
bigbox-card-cook = Cook
    .text = Neither Werewolves nor Vampires can kill you: who would eat the Cook?
    .plural = Cooks
bigbox-card-insomniac = Insomniac
    .text = At the end of every night you learn whether a neighbour of yours was up and about.
    .plural = Insomniacs
bigbox-card-drunkard = Drunkard
    .text = You have no idea who you are. In the second night it comes back to you: you are the card that was left over, team and all.
    .plural = Drunkards
bigbox-card-stray-cat = Stray Cat
    .text = From the second night on your cat wanders from player to player. If it comes to a Werewolf or a Vampire, both are gone in the morning.
    .plural = Stray Cats
bigbox-card-guard-dog = Guard Dog
    .text = It lies beside the open Mayor, who cannot be hanged while it lives.
    .plural = Guard Dogs

team-vampire = the Vampires
team-lovers = the lovers

## What lies openly before a player

mark-guard-dog = Guard Dog
# $seat: beside whom it lies from now on; $by: beside whom it lay before; the id of either may be nobody
marked-guard-dog = { $by-id ->
    [nobody] The Guard Dog lies down beside { $seat }. While it lives, the Mayor cannot be hanged.
   *[other] { $seat-id ->
        [nobody] The Guard Dog is gone from the side of { $by }.
       *[other] The Guard Dog trots over from { $by } to { $seat }.
    }
}

## What the narrator says aloud (B-108): the same words every time, no he or she. Each line is one breath.

bigbox-called-stray-cat =
    Whoever has the Stray Cat, awake!
    To whom does it go tonight?
bigbox-slept-stray-cat =
    The cat slinks off. You who had it, sleep now.
    Footsteps go past each and every one of you. One of you will feel a touch: the cat is yours now.

bigbox-called-drunkard =
    Drunkard, awake! Your head is clear at last.
    See which card was yours all along.
bigbox-slept-drunkard =
    It has all come back.
    Drunkard, sleep now.

bigbox-slept-cupid =
    Two arrows have flown. Cupid, sleep now.
    Footsteps go past each and every one of you. Two of you will feel a touch: you two may look up.
    You have found each other, and from tonight you are in love.
    Whatever kills one of you will be the end of both.
    Lovers, sleep now.

bigbox-called-priest =
    Priest, awake!
    Your blessing: yes or no, and for whom else?
bigbox-slept-priest =
    The Priest's mind is made up.
    Priest, sleep now.

bigbox-called-vampire =
    Vampires, awake! Look for one another.
    Settle on one neck to bite, all of you together.
bigbox-slept-vampire =
    The Vampires' victim is chosen.
    Vampires, sleep now.

bigbox-called-seer =
    Seer, awake!
    Choose a player, and you will be shown: Werewolf or Vampire, or neither.

bigbox-called-oracle =
    Oracle, awake!
    Choose a player, and you will be shown: Werewolf or Vampire, or neither.
bigbox-slept-oracle =
    The Oracle knows one of you better now.
    Oracle, sleep now.

bigbox-called-witch =
    Witch, awake! See who has been chosen tonight.
    The healing potion: yes or no, and for whom?
    The poison: yes or no, and for whom?

bigbox-called-healer =
    Healer, awake!
    Choose somebody else to guard: tonight neither Werewolves nor Vampires can kill that player.

bigbox-called-investigator =
    Investigator, awake!
    Three players side by side: do you want them looked into, and which?
bigbox-slept-investigator =
    The Investigator's mind is made up.
    Investigator, sleep now.

bigbox-called-vampire-slayer =
    Vampire Slayer, awake!
    The hunt: yes or no, and whom?
bigbox-slept-vampire-slayer =
    The Vampire Slayer's mind is made up.
    Vampire Slayer, sleep now.

bigbox-called-blacksmith =
    Blacksmith, awake!
    A sword: yes or no, and for whom else?
# Said in full whether or not a sword was forged.
bigbox-slept-blacksmith =
    The Blacksmith's mind is made up. Blacksmith, sleep now.
    Footsteps go past each and every one of you. Should there be a sword, one of you will feel a touch.
    Whoever is touched: look up, and point at another player to strike.
    A sword is good for one blow, and then it breaks.
    Whoever is awake, sleep now.

bigbox-called-cook = Cook, awake!
bigbox-slept-cook = Cook, sleep now.

bigbox-called-insomniac =
    Insomniac, awake!
    You will be shown whether a neighbour of yours was up tonight.
bigbox-slept-insomniac = Insomniac, sleep now.

# $seat: the player nominated, or the Guard Dog
bigbox-defended = { $seat-id ->
    [guard-dog] Who speaks up for the Guard Dog?
   *[other] { $seat }, the floor is yours. What do you have to say in your defence?
}

## Questions

bigbox-ask-see = Whom do you want to see through? You will learn: Werewolf or Vampire, or neither.
# $victim: the only player chosen tonight, by one pack or by both; .two: $victim is the Werewolves', $other the Vampires'
bigbox-ask-save = { $victim-id ->
    [guard-dog] The victim tonight: the Guard Dog. Do you use your healing potion?
   *[other] The victim tonight: { $victim }. Do you use your healing potion?
}
    .two =
        The Werewolves' victim tonight: { $victim-id ->
            [guard-dog] the Guard Dog
           *[other] { $victim }
        }. The Vampires' victim: { $other-id ->
            [guard-dog] the Guard Dog
           *[other] { $other }
        }. Which of them do you save with your healing potion? Choose one, or pass and keep the potion.
bigbox-ask-heal = Whom do you guard from Werewolves and Vampires tonight? Not yourself, and not the one you guarded last night.
bigbox-ask-shoot = You have one last shot, and you cannot hold your fire. Whom does it hit?
# .again: the same question put once more
ask-bite = Whom do you want to bite tonight? The pack has to agree on one name.
    .again = The pack does not agree yet. One last try: whom do you want to bite tonight?
ask-bless = Do you want to bless somebody tonight? Choose another player, or pass and keep the blessing for later.
ask-investigate = Do you want to have three players looked into? Choose three who sit side by side, or pass and wait.
ask-hunt = Do you hunt tonight? Choose another player, or pass. If you kill somebody who is neither Werewolf nor Vampire, it was your last hunt.
ask-forge = Do you forge your sword tonight? Choose who else shall have it, or pass and wait.
ask-strike = The sword is in your hand. Whom do you strike? It cannot be you.
ask-send = To whom do you send the Stray Cat? It cannot stay with you.
# $nominator: a player; $nominee: a player (may be the same), or the Guard Dog
bigbox-ask-second = { $nominee-id ->
    [guard-dog] { $nominator } has nominated the Guard Dog. Do you back this?
   *[other] { $nominator } has nominated { $nominee }. Do you back this?
}
# $nominee: the player voted on, or the Guard Dog
bigbox-ask-vote = { $nominee-id ->
    [guard-dog] Shall the Guard Dog hang?
   *[other] Shall { $nominee } hang?
}
# To the moderator. $seat: the player who died; $seat-id may be left-over
bigbox-ask-turns = { $seat-id ->
    [left-over] Which card was left over in the deal, if any?
   *[other] Which card does { $seat } turn over?
}

## Told in private

# $value: the others of the pack, as text; $value-count: how many they are. Werewolves and Vampires both read this, some twice.
bigbox-told-pack = { $value-count ->
    [0] You hunt alone: there is nobody else of your kind.
    [one] You share the hunt with one other of your kind: { $value }.
   *[other] You share the hunt with { $value-count } others of your kind: { $value }.
}
# $value-id: yes or no; $of: the player looked at
bigbox-told-see = { $value-id ->
    [yes] { $of } is a Werewolf or a Vampire.
   *[no] { $of } is neither a Werewolf nor a Vampire.
}
# $of-id: werewolf or vampire, whose victim it is; $value: a player or the Guard Dog, $value-id may be none
bigbox-told-victim = { $of-id ->
    [vampire] { $value-id ->
        [none] The Vampires have no victim tonight.
        [guard-dog] The Vampires' victim tonight: the Guard Dog.
       *[other] The Vampires' victim tonight: { $value }.
    }
   *[werewolf] { $value-id ->
        [none] The Werewolves have no victim tonight.
        [guard-dog] The Werewolves' victim tonight: the Guard Dog.
       *[other] The Werewolves' victim tonight: { $value }.
    }
}
# $value-id: yes or no
told-investigate = { $value-id ->
    [yes] At least one of the three is a Werewolf or a Vampire.
   *[no] None of the three is a Werewolf or a Vampire.
}
told-stir = { $value-id ->
    [yes] You heard something: at least one of your neighbours was up tonight.
   *[no] All was quiet: neither of your neighbours was up tonight.
}
# Which card it is follows at once, as at the deal. $value: the name of the card
told-remember = It comes back to you who you are.
told-sword = A sword was forged for you, good for a single blow. Use it now.
told-cat = The Stray Cat has found its way to you.
# $votes: who pointed at whom, as text
pointed-bite = The pack pointed: { $votes }.

## Your own choices ($what: the answer; $passed: yes or no)

# $what-id: yes, no, or which of two victims: a player or guard-dog
bigbox-chose-save = { $what-id ->
    [no] You kept your healing potion.
    [pass] You kept your healing potion.
    [yes] You used your healing potion.
    [guard-dog] You used your healing potion on the Guard Dog.
   *[other] You used your healing potion on { $what }.
}
bigbox-chose-poison = { $what-id ->
    [pass] You kept your poison.
    [guard-dog] You used your poison on the Guard Dog.
   *[other] You used your poison on { $what }.
}
bigbox-chose-heal = { $what-id ->
    [guard-dog] You guarded the Guard Dog.
   *[other] You guarded { $what }.
}
bigbox-chose-shoot = { $what-id ->
    [guard-dog] You chose to shoot the Guard Dog.
   *[other] You chose to shoot { $what }.
}
chose-bless = { $passed ->
    [yes] You blessed nobody.
   *[no] You blessed { $what }.
}
chose-investigate = { $passed ->
    [yes] You had nobody looked into.
   *[no] You had these three looked into: { $what }.
}
chose-hunt = { $passed ->
    [yes] You did not go hunting.
   *[no] You went hunting for { $what }.
}
chose-forge = { $passed ->
    [yes] You forged nothing.
   *[no] You forged a sword for { $what }.
}
chose-strike = { $what-id ->
    [guard-dog] You struck the Guard Dog with your sword.
   *[other] You struck { $what } with your sword.
}
chose-send = You sent the Stray Cat to { $what }.

## Lots ($verb-id: the question decided; $what: how the lot fell, as text)

bigbox-drawn = { $verb-id ->
    [pair] The lot makes this pair fall in love: { $what }.
    [see] The lot decides whom you see through: { $what }.
    [heal] The lot decides whom you guard: { $what }.
    [strike] The lot guides the sword: { $what }.
    [send] The lot sends the Stray Cat to { $what }.
    [shoot] The lot guides the last shot: { $what }.
    [elect] The lot for Mayor falls on { $what }.
    [bequeath] The lot makes { $what } the next Mayor.
   *[other] The lot falls on { $what }.
}

## Deaths ($seat: who died, a player or the Guard Dog)

said-nobody-bitten = Nobody dies of a Vampire's bite this evening.
said-cat-chased = The Stray Cat has come upon a Werewolf or a Vampire in the night. Hissing and howling, the two of them have left the village.
bigbox-died-poisoned = { $seat-id ->
    [guard-dog] The Guard Dog is dead: poisoned in the night.
   *[other] { $seat } is dead: poisoned in the night.
}
bigbox-died-devoured = { $seat-id ->
    [guard-dog] The Werewolves have eaten the Guard Dog.
   *[other] The Werewolves have eaten { $seat }.
}
bigbox-died-shot = { $seat-id ->
    [guard-dog] The Guard Dog dies of the Hunter's last shot.
   *[other] { $seat } dies of the Hunter's last shot.
}
bigbox-died-hanged = { $seat-id ->
    [guard-dog] The Guard Dog dies on the gallows.
   *[other] { $seat } dies on the gallows.
}
died-bitten = { $seat-id ->
    [guard-dog] The Guard Dog dies of a Vampire's bite.
   *[other] { $seat } dies of a Vampire's bite.
}
died-stabbed = { $seat-id ->
    [guard-dog] The Guard Dog is dead: struck with the Blacksmith's sword.
   *[other] { $seat } is dead: struck with the Blacksmith's sword.
}
died-hunted = { $seat } is dead: hunted down by the Vampire Slayer.
died-chased = { $seat } has gone the way of the cat and will not be back.

## By day ($by: who did it; $seat: whom it is about, a player or the Guard Dog)

bigbox-nominated = { $seat-id ->
    [guard-dog] { $by } nominates the Guard Dog for the gallows.
   *[other] { $by } nominates { $seat } for the gallows.
}
bigbox-seconded = { $seat-id ->
    [guard-dog] { $by } backs the nomination of the Guard Dog.
   *[other] { $by } backs the nomination of { $seat }.
}
bigbox-lapsed = { $seat-id ->
    [guard-dog] The nomination of the Guard Dog finds no backing and lapses.
   *[other] The nomination of { $seat } finds no backing and lapses.
}
# $yes, $no: how many votes; $hanged-id: yes or no
bigbox-voted = { $hanged-id ->
    [yes] { $seat-id ->
        [guard-dog] The village has voted, { $yes } yes to { $no } no: the Guard Dog shall hang.
       *[other] The village has voted, { $yes } yes to { $no } no: { $seat } shall hang.
    }
   *[no] { $seat-id ->
        [guard-dog] The village has voted, { $yes } yes to { $no } no: the Guard Dog is spared.
       *[other] The village has voted, { $yes } yes to { $no } no: { $seat } is spared.
    }
}

## The card left over, for the moderator ($card: the name of the card)

# At the deal, and again when the Drunkard takes it and lays down the own card.
bigbox-moved = The card that is left over now: { $card }.

## Setups that cannot be played

refused-left-over-asked = With printed cards the game itself asks which card is left over ({ $rule }).
refused-left-over-needed = With the Drunkard in the deal, say which card is left over, too ({ $rule }).
refused-left-over-unwanted = A card is left over only with the Drunkard in the deal ({ $rule }).
refused-dog-without-mayor = The Guard Dog plays only beside an open Mayor ({ $rule }).

## Ready-made sets: the name, whom it helps (.level)

set-vampires-beginners = Vampires for beginners
    .level = a little help for the village
set-vampires-mixed = Vampires for a mixed group
    .level = even chances
set-vampires-experienced = Vampires for the experienced
    .level = a little help for the Vampires
set-three-teams-beginners = Werewolves and Vampires for beginners
    .level = a little help for the village
set-three-teams-mixed = Werewolves and Vampires for a mixed group
    .level = even chances
set-three-teams-experienced = Werewolves and Vampires for the experienced
    .level = a little help for both packs
