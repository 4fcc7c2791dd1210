### Classic: a short answer to "why?" for each rule of the book.
### Our own words, for players. Nothing here may depend on what happened in a game.

## Setup and deal

C-01 = This one is for 5 to 30 players; whoever moderates is not counted.
C-02 = Somebody leads the game, and everyone else plays. Here Nightcall does it, and a person who helps at the desk has no seat.
C-03 = Your table may also choose a person to moderate, or draw one by lot from all who came. The rules stay the same.
C-04 = You get one card at random. Look at it when nobody else can see it, and show it to no one.
C-05 = Take as many Werewolves and Villagers as you like, but only one of any other card. The Masons alone come in numbers: two or more, never just one.
C-06 = A set needs at least one Werewolf, and there must be fewer Werewolves than others.
C-07 = You can play with or without the Amulet of Protection. If it is in, the lot decides who starts with it, whatever card that player holds.
C-08 = The village is Villager, Seer, Mason, Magician, Hunter and Cupid, and the Cursed until turned. Werewolf, Sorcerer and a turned Cursed stand together, and the Cobbler stands alone.
C-09 = Only a Werewolf, or a Cursed who has turned, is a werewolf by nature. Everybody else is a villager by nature, even the Sorcerer and the Cobbler.

## The first night

C-10 = At night all eyes are shut, and nobody peeks. Open yours when you are called, and shut them when you are told.
C-11 = The first night goes: Werewolves, Masons, Hunter, Magician, Cobbler, Cursed, Seer, Sorcerer, Cupid, Lovers, Amulet. What is not in play is left out.
C-12 = In the first night the Werewolves find out who else is one. They eat no player yet.
C-13 = In the first night the Masons find out who else is one.
C-14 = Hunter, Magician, Cobbler and Cursed wake in the first night only to be noted. There is nothing for them to do.
C-15 = The Seer looks at somebody in the first night already.
C-16 = The Sorcerer looks at somebody in the first night already.
C-17 = In the first night Cupid chooses who the two Lovers are.
C-18 = The Lovers feel a touch and see each other. They do not learn each other's cards.
C-19 = In the first night whoever has the Amulet is called and learns of it. To hand it on, wait for the second night.
C-20 = The first night kills no player: in the morning you hear that the moderator was eaten, and that is all.

## Later nights

C-21 = Later nights go: Werewolves, Magician, Seer, Sorcerer, Amulet.
C-22 = Masons, Hunter, Cobbler, Cursed, Cupid and Lovers are called in the first night only. A Cursed who has turned wakes with the Werewolves.
C-23 = A card is called if somebody who has it is alive as the night begins, even with the power used up. The Amulet is called while it exists and its holder lives.
C-24 = If your table likes, cards of the dead are still called, with the usual pause, so that no call gives anything away.
C-25 = Whoever lives as the night begins acts all through it, come what may. Those who die in it die at dawn.

## Werewolves

C-26 = From the second night on the pack picks one victim a night, and every living Werewolf is asked.
C-27 = Werewolves do not eat Werewolves. Any other living player can be the victim, Sorcerer, Lovers and Cursed too.
C-28 = The pack has to be of one mind, and is asked once more if it is not. A pass beside a name is no agreement; if all pass, nobody is eaten. A Werewolf who runs out of time is not counted.
C-29 = The Sorcerer and the Werewolves do not know each other and never wake together.

## Magician

C-30 = From the second night on the Magician sees whom the Werewolves picked, if anyone.
C-31 = The Magician may save that victim. Then the attack does nothing at all.
C-32 = The Magician is asked about saving only if there is a victim and the power is left. The victim is shown every night, asked or not.
C-33 = Once a game, by night, the Magician may kill a player. From the second night on the question comes every night until then.
C-34 = The Magician can kill any living player, and can be the one who is saved or killed, too.
C-35 = Saving and killing may both be done in one night. Saving helps against the Werewolves only, so whoever gets both dies.
C-36 = Whoever has the Amulet would have lived anyway, but what the Magician used there is used up.
C-37 = Saving works once a game, just like killing, unless your table plays it otherwise.
C-38 = If your table plays it so, the Magician may save somebody every night. Killing still works only once.
C-39 = A Magician whom the Werewolves have chosen still acts that night, and what is done counts.

## Seer and Sorcerer

C-40 = The Seer is called every night, from the first on.
C-41 = Every night the Seer has to pick a player and learns one thing only: a Werewolf, or not.
C-42 = Sorcerer, Cobbler and a Cursed who has not turned are no Werewolves, so the Seer gets a no.
C-43 = The Seer picks another living player and cannot pass. Picking somebody again is fine.
C-44 = The Seer learns how it is at that moment: a Cursed who turned earlier in the same night is a Werewolf.
C-45 = Every night, from the first on, the Sorcerer has to pick a player and learns one thing only: the Seer, or not.
C-46 = The Sorcerer picks another living player and cannot pass. Picking somebody again is fine.
C-47 = When heads are counted the Sorcerer is not one of the Werewolves, but wins with them all the same.

## Masons

C-48 = There are at least two Masons. They get to know each other in the first night, and that is all they can do.
C-49 = To say that you are a Mason is forbidden to everyone, even to Masons. Whoever says it dies at once, true or not.
C-50 = Only “I am a Mason” kills, said by day while talking is allowed. Claims of any other kind, denials and words about somebody else do no harm.
C-51 = Dying for a claim is not a hanging, so the day goes on. A nomination of the dead lapses, one made or backed by the dead stands, and their vote does not count if the vote is still open.

## Hunter

C-52 = Killed by night or by day, the Hunter may at once take another player along.
C-53 = The Hunter may also hold fire. Any death will do, even a broken heart or a claim, and any other living player can be hit.
C-54 = Silence, please: not a word between the Hunter's death and the shot.
C-55 = The Hunter shoots when the death is announced, and what comes of it is settled before anything else. A shot that the Amulet stops is spent.

## Cupid and the Lovers

C-56 = In the first night Cupid has to pick two different players, whatever their cards. One of them may be Cupid.
C-57 = When one of the Lovers dies, a broken heart takes the other that night.
C-58 = If one of the Lovers dies by day, the other still lives and acts through the night and dies first of all at dawn. If the game ends before, that death does not happen.
C-59 = If one of the Lovers dies at dawn, the other dies in the same dawn.
C-60 = A broken heart cannot be helped, neither by the Magician nor by the Amulet.
C-61 = If both of the Lovers are Werewolves, or neither is, each wins as their own card says.
C-62 = If just one of the Lovers is a Werewolf, they can only win together as the last two alive, whatever the other card is. It counts what they are in the end.

## Cursed

C-63 = If the Werewolves choose the Cursed, the Cursed does not die but turns into one of them that night, right after the Magician's call.
C-64 = If the Magician or the Amulet stops the attack, the Cursed does not turn. The Werewolves may choose the Cursed again.
C-65 = A Cursed who turns is told so that night. In the morning you only hear that nobody was eaten.
C-66 = In the next night the turned player wakes with the Werewolves, and not before that do they learn of each other.
C-67 = Once turned, the Cursed is a Werewolf in every way: to the Seer, when cards are revealed, in the count and for the win.
C-68 = Until then the Cursed is like any Villager, but knows the card.
C-69 = Where a death reveals the very card, a Cursed who has turned is shown as a Werewolf, and otherwise as the Cursed.

## Cobbler

C-70 = The Cobbler wins by being dead in the end, whatever the cause, unless love with a Werewolf has spoiled it.
C-71 = The game goes on after the Cobbler's death. In the end the Cobbler shares the win with whoever else has won.
C-72 = A Cobbler who is alive in the end has won nothing, but for a win of the Lovers. When heads are counted, the Cobbler is not one of the Werewolves.

## Day and gallows

C-73 = By day all who live may talk and claim what they like, except to be a Mason.
C-74 = You have ten minutes to talk unless your table sets another time. After that no new name is taken and a nomination without backing lapses, but a vote that was called is finished.
C-75 = The gallows take two of you: one who nominates and one who backs it.
C-76 = If you are alive you can nominate anybody living, yourself included. Another living player has to back it, maybe the one nominated, or it lapses. The dead take no part.
C-77 = One nomination at a time, unless your table plays the duel.
C-78 = All vote at the same moment, yes to hang or no to spare. No vote is seen before all are in.
C-79 = All who live have to vote, and so does the one nominated. A vote cannot be taken back.
C-80 = When the yes votes are ahead, the player hangs.
C-81 = If yes does not outnumber no, the player lives. A tie is no exception.
C-82 = Whoever came through a vote can be nominated again, even on the same day.
C-83 = The day ends with a hanging, with the bell, or when nobody wants to nominate any more. No more than one player hangs a day.
C-84 = After a hanging, and a Hunter's shot if it comes to one, all go to sleep at once. There are no last words.
C-85 = A hanging that the Amulet stops ends the day like any other.
C-86 = You need not hang anyone, and you may nominate as often as you like.
C-87 = In a duel the first two with a nomination and a backing stand together. All who live have to vote for one of the two, and the one with more votes hangs.
C-88 = If a duel is tied, the lot decides.
C-89 = It takes two different players for a duel, and no third is taken. If there are not two when the day ends, nobody hangs.
C-90 = If one of two in a duel dies before the vote is done, nobody hangs by it. The other one stays, and the next with a backing fills the place.

## Reveal and silence

C-91 = When somebody hangs, all learn that player's nature: villager or werewolf.
C-92 = Your table decides what a death reveals: villager or werewolf, the very card, or nothing at all.
C-93 = Every death reveals the same, whatever its cause.
C-94 = Who the Lovers were, who chose whom and what the Magician did stays secret until the end of the game.
C-95 = The dead stay silent until the game is over, and nobody asks them anything. Only a fallen Hunter has one last choice.

## Deaths and how they unfold

C-96 = In the morning you hear who died in the night, and no more. A heart broken since the day before comes first, then the Magician's victim, then the Werewolves'.
C-97 = One death at a time, with all that follows from it, and only then the next.
C-98 = Nobody dies twice: an attack on somebody who is dead by then kills nobody.
C-99 = From the second dawn on, if the Werewolves ate nobody, you hear just that. The reason stays in the dark.
C-100 = After a death you learn what the player was. Then the Hunter shoots, if that is who it was, and last, at dawn, a broken heart takes the other of the Lovers.
C-101 = Nobody wins halfway through: all that follows from a death comes first.

## The end

C-102 = We look for a winner after each dawn and after each hanging, once all that follows is settled.
C-103 = We look for a winner in the same way after somebody has died for a claim.
C-104 = If the last two alive are the Lovers, and just one of them is a Werewolf, the two of them win. Nobody else does, but for a dead Cobbler.
C-105 = With no Werewolf alive, the village wins. With at least as many Werewolves as others alive, the Werewolves win, and Sorcerer and Cobbler are among the others.
C-106 = If the last two alive are one Werewolf and the Hunter, the village wins.
C-107 = If not one player is left alive, no Werewolf is left either: the village wins.
C-108 = A team wins as a whole, its dead included, and the Sorcerer with the Werewolves. Only Lovers of whom just one is a Werewolf are left out.
C-109 = A dead Cobbler wins as well, whoever else has won.
C-110 = There is no draw here. If you break off a game, nobody has won it.

## Choosing characters

C-111 = We suggest one Werewolf for up to 7 players, two for up to 11, three for up to 15, four for up to 20, five for up to 27 and six beyond that.
C-112 = Every set that we suggest has a Seer, and without one there is no use for a Sorcerer. This is a hint, not a ban.
C-113 = Say how many you are, and you get a set that works. You may change any card in it.
C-114 = Plus points help the village, minus points help the Werewolves, and a fair set is near zero. Beginners are better off with +1 to +3, old hands can take -1 to -3.
C-115 = To reveal the very card makes it easier for the village. To reveal nothing makes it much easier for the Werewolves.
C-116 = We suggest the Amulet from 12 players on.
C-117 = There is a suggested set for every number of players from 5 to 30.

## Amulet of Protection

C-118 = The Amulet saves you from anyone who wants to kill you: Werewolves, Magician, gallows and Hunter. It only helps while it is yours.
C-119 = For what is done in a night, it counts who had the Amulet as the night began, even if it moves on. Whoever gets it that night is safe from dawn on.
C-120 = If the Amulet saves somebody at night, nobody is told. The Magician still sees that player as the victim.
C-121 = If the Amulet stops a hanging or a shot, it has to be shown to all. The player lives, and nothing else is revealed.
C-122 = When the Amulet stops a hanging, the day is over and nobody hangs. When it stops a shot, nobody is hit.
C-123 = From the second night on whoever has the Amulet is called last and may hand it to another living player, who learns of it that night.
C-124 = If somebody has tried to kill you while you had the Amulet, you have to hand it on when next asked, even if the Magician undid it. A vote that spared you is no such try.
C-125 = You cannot hand the Amulet to yourself or to the dead.
C-126 = Nobody gets the Amulet twice: in the hands of somebody who has had it before, it is destroyed, and nobody is told.
C-127 = The Amulet is no help against a broken heart or against dying for a claim. If its holder dies, it is gone.
C-128 = Anybody may say that the Amulet is theirs, true or not.
C-129 = With the Amulet the Cursed does not turn. It cannot save one of the Lovers from a broken heart, and is gone then.

## Leading the game

C-130 = Every call follows the same script, and the pause after it is the same whatever is answered. The words fit every player.
C-131 = What a moderator would show by signs, you are told in private: what you wanted to know, the victim, your pack, the other Masons, your love, the Amulet.
C-132 = Nightcall knows the cards it has dealt and makes every call all the same. With printed cards, the moderator enters who wakes at a card's first call.
C-133 = Nightcall keeps the time, holds the votes back until all are in, draws the lots, and brings the night as soon as somebody has hanged.
C-134 = For the dead, questions and chat with the living are closed until the end. Then everyone sees all cards, the Lovers, the way of the Amulet and the winners.
C-135 = That answer is against the rules, so it does not count. Nothing has changed: simply answer again.
C-136 = When time runs out you pass, if passing is possible; a missing vote of yes or no counts as no. Otherwise the lot decides for you.
C-137 = Everyone knows from the start which cards are in play, what the table has agreed on, and whether somebody has the Amulet.
