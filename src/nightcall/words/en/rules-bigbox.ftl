### Big Box: a short answer to "why?" for each rule that it adds to Village.
### Our own words, for players. Nothing here may depend on what happened in a game.
### Side: a team. Pack: the Werewolves or the Vampires.

## Setup and deal

B-01 = This one is for 8 to 50 players sitting in a circle. Every seat gets a card; a human moderator has no seat.
B-02 = The box has 53 cards: 24 Villagers, six Werewolves, six Vampires and one of everything else, Stray Cat and Guard Dog among them. You cannot use more copies than that.
B-03 = Pick one card for every player, and one more if the Drunkard is in. The card that is left over stays hidden until the second night, and only the moderator knows it.
B-04 = The cards are dealt anew if the Drunkard would be left over, or if nobody would be a Werewolf or a Vampire.

## Advice on choosing characters

B-05 = What Village advises is good advice here, too: a total near zero, few characters in small rounds, and no Red Riding Hood without the Hunter. The set for 11 players is the same.
B-06 = Every game is better with several Villagers, several Werewolves, and the Seer or the Oracle.
B-07 = Bring the Priest only if Blacksmith, Vampire Slayer or Witch comes along: without them there is little to bless anybody against.
B-08 = Leave the Drunkard for later, when you have some games behind you.
B-09 = Vampires come in place of the Werewolves, or beside them as a third side. In that case take three or more of each.
B-10 = A power that works only once is mostly wasted on the first night. Wait until you know more.
B-11 = This is a hint, not a ban: you may play any set you like. Without Werewolves, the advice on them is about Vampires. The Guard Dog's points count, although nobody is dealt it.

## Teams

B-12 = There are up to three sides: the village, the Werewolves and the Vampires. Two lovers can become a fourth.
B-13 = The Drunkard is on the side of whatever card comes back in the second night.

## The night

B-14 = The night goes: Stray Cat, Drunkard, Cupid, Priest, Werewolves, Vampires, Seer, Oracle, Witch, Healer, Investigator, Vampire Slayer, Blacksmith, Hunter, Red Riding Hood, Cook, Mayor, Insomniac. Cupid, Hunter, Red Riding Hood, Cook and Mayor belong to the first night only, the Drunkard to the second, and the Stray Cat starts with the second.
B-15 = Only characters that are in the game and alive are called.
B-16 = A Vampire Slayer who has lost the power and a Blacksmith whose sword is made are not called any more. All others are, as long as they live, even if there is nothing left for them to do.
B-17 = In the first night the left-over card is called like any other, because silence would give it away. From then on it is called only if the Drunkard lives and has become it. A Villager or a Stray Cat has no call in the first night anyway.
B-18 = Lovers, the bearer of a sword and the cat's new owner are woken as part of the call before. That is no call of its own.
B-19 = In the first night nobody calls the Drunkard or the Villagers.
B-20 = The Werewolves know each other and must be of one mind, as in Village. They come to agree without a sound.
B-21 = In a game of Vampires alone there is a Vampire for every Werewolf, in the set and in the calls.
B-22 = Vampires do as Werewolves do: they know each other, are asked once more if they disagree, and may pass. They cannot bite a Vampire.
B-23 = If you are bitten you do not know it. You live through the whole day, and you die at its very end, at dusk.
B-24 = What helps against Werewolves helps against Vampires: this goes for Seer, Oracle, Investigator, Vampire Slayer, Witch, Healer, Cook, Red Riding Hood and the blessing.
B-25 = Only a game with Vampires has a dusk, even if the only one was left over beside the Drunkard. It comes after the day, whether somebody was hanged or not.
B-26 = If nobody dies of a bite, you hear just that at dusk after a night in which the Vampires were called. The reason stays in the dark.
B-27 = If the game is over before dusk, the bite does not happen.
B-28 = A bite still kills at dusk if the last Vampire is dead by then, as long as the game goes on.
B-29 = First the Werewolves are called, and straight after them the Vampires.
B-30 = Either pack may choose somebody of the other. A Vampire who is eaten dies at dawn, a Werewolf who is bitten dies at dusk.
B-31 = With both packs around, a yes from Seer, Oracle or Investigator can mean either. Cook, Red Riding Hood, Healer and blessing hold off both, and the Vampire Slayer may kill either and keep the power.
B-32 = The Witch sees the victim of each pack that was called, first the Werewolves', then the Vampires'. There is one healing potion, so it saves one of them.
B-33 = If both packs go for the same player, one potion or one Healer stops both. Otherwise that player is eaten at dawn, and at dusk nobody is bitten.

## Cupid and the lovers

B-34 = In the first night Cupid has to pick two different players, and one of them may be Cupid. They learn of each other, and whatever kills one of them kills both.
B-35 = Two lovers of the same side stay on it and win with it. Cupid stays with the village, unless Cupid is in love across the sides.
B-36 = Two lovers of different sides leave them and become a side of their own.
B-37 = Lovers of different sides win only as the last two alive, and never with anyone else. They keep their cards: a Werewolf in love still hunts and is still seen as one.
B-38 = It counts which side each lover is on at the time. With the Drunkard in love, that may change in the second night.

## Those who are called

B-39 = The Priest has one blessing a game, for another living player. Until it is given, the question comes every night.
B-40 = From that very night the blessed player cannot be eaten, bitten, poisoned, hunted or struck dead. This lasts to the end, even if the Priest dies.
B-41 = Nobody learns that they have been blessed.
B-42 = The blessing does not help against the gallows, the Hunter's shot, a broken heart, or being chased off with the Stray Cat.
B-43 = When the blessing stops an attack, nobody hears of it. A potion or a sword that was used on the blessed player is gone.
B-44 = Seer and Oracle each have to pick another living player every night. They act apart, and it may be the same player.
B-45 = Before the Drunkard remembers, Seer and Oracle get a no.
B-46 = Both potions in one night are fine, and the Witch may be the one who is saved. The Witch also sees a victim who is safe anyway, be it the Cook, a blessed player or the Guard Dog.
B-47 = Every night the Healer has to guard somebody. It stops either pack, the bite included, and nothing else that kills.
B-48 = The Investigator has one look a game, at three living players who sit side by side. The Investigator cannot be one of them and may save it for another night.
B-49 = The Investigator gets a yes if one or more of the three is a Werewolf or a Vampire. How many, nobody says.
B-50 = The dead have left the circle, so the three are neighbours among the living. The Investigator's own seat stays, and the players on its two sides do not count as neighbours.
B-51 = The Investigator is not asked once the power is used, or if no three players sit side by side.
B-52 = Every night the Vampire Slayer may hunt another living player, who dies at dawn, whoever it is.
B-53 = If the Vampire Slayer kills somebody who is neither Werewolf nor Vampire, the power is lost for good.
B-54 = Only a hunt that kills counts, and what its victim is at that moment. If the victim was blessed or died before, it costs nothing.
B-55 = The Blacksmith can make one sword a game, for another living player. Until then the question comes every night.
B-56 = Whoever gets the sword has to strike another living player at once, and even the Blacksmith can be hit. That player dies at dawn, and the sword is broken.
B-57 = A Hunter who dies has to shoot another living player at once. With no other player alive there is no shot, not even at the Guard Dog.
B-58 = A living Hunter keeps both packs from killing Red Riding Hood. For a bite it is dusk that matters: should the Hunter be dead by then, so is Red Riding Hood.
B-59 = The Hunter's last shot works on Red Riding Hood as on anybody.
B-60 = Neither pack can ever kill the Cook. You only hear that nobody was eaten or bitten, and nothing of an attempt.
B-61 = The packs may choose the Cook, but it does them no good. Everything else kills the Cook like anybody.
B-62 = In a tie the living Mayor's vote is counted once more and decides. You only hear how the vote ended, never who the Mayor is.
B-63 = At the end of every night the Insomniac learns whether a neighbour was up, but not which of the two, nor whether both were.
B-64 = The Insomniac's neighbours are the nearest players who live through the night, even if they die at dawn. If just one other player is left, that one sits on both sides.
B-65 = Werewolves, Vampires, Seer, Oracle and Healer are up every night, even if a pack finds no victim.
B-66 = Cupid, Investigator, Witch, Vampire Slayer, Priest and Blacksmith were up only if they used their power that night. So was whoever struck with the sword.
B-67 = It does not count as being up to be noted, to remember, to send or get the cat, to be woken as a lover, or to be called and do nothing.

## Drunkard

B-68 = Until the second night the Drunkard does not know who they are, and is one of the village in every way.
B-69 = As the second night begins, a living Drunkard sees the card that was left over. That is who the Drunkard is from then on, with all its powers, that same night.
B-70 = A Drunkard who turns out to be a Werewolf or a Vampire joins that pack that night, and all its members are told who is in it. With nobody left to choose, the pack is called but not asked.
B-71 = As Cupid the Drunkard has nothing left to do, and as Stray Cat waits for the third night. Hunter, Red Riding Hood, Cook and Mayor work without a call.
B-72 = A Drunkard who turns out to be a Werewolf or a Vampire wins with that pack, unless in love with somebody of another side.
B-73 = With any other card the Drunkard is of the village and wins with it, unless in love with somebody of another side.
B-74 = A Drunkard who dies before the second night counts as one of the village, unless in love with somebody of another side. The card that was left over is never shown.
B-75 = If the last Werewolf or Vampire dies before the second night, it is over. The card that was left over cannot change that.
B-76 = Before the second night a dead Drunkard turns over the Drunkard, after that the card that came back.

## Stray Cat

B-77 = The Stray Cat is picked and dealt like any other card. Whoever gets it belongs to the village and is the cat's first owner.
B-78 = From the second night on, while the Stray Cat lives, it is called before all others. Its owner has to send it to another living player, and that may be an earlier owner.
B-79 = A touch tells you that the Stray Cat is yours; next night you will send it on. The card stays where it was dealt, and nobody changes sides.
B-80 = If the Stray Cat comes to a Werewolf or a Vampire, both of them are gone at dawn, and everybody hears of it. The cat is never called again.
B-81 = It counts what the player is when the Stray Cat arrives. In the second night the Drunkard has not remembered yet, and may then keep it even as a Werewolf, until it is time to send it on.
B-82 = Whoever is chased off with the Stray Cat still takes part in that night. It is a death like any other, with all that follows.
B-83 = When the Stray Cat's present owner dies, it is called no more. If it has moved on, the death of its first owner changes nothing.

## Open Mayor and Guard Dog

B-84 = With an open Mayor, the office goes on top of a secret card. The Mayor card is not dealt then, and it cannot be left over beside the Drunkard.
B-85 = You elect the Mayor on the first day: all who live vote, once the dawn is over and before any talk.
B-86 = Nobody says a word while a dying Mayor names the next one.
B-87 = When the Mayor is named at the start, there is no election. The office, and the Guard Dog if you play with it, are there from the first night.
B-88 = The Guard Dog needs an open Mayor and lies beside that player for all to see. Before an election it is not there yet, so nobody can choose it.
B-89 = While the Guard Dog lives, the Mayor cannot be nominated, whatever the Mayor's secret card.
B-90 = The Guard Dog can be eaten, bitten, poisoned, struck, shot and hanged, and it dies of that like anybody. Healer and Witch can save it from the packs, but the Healer not two nights running.
B-91 = The Guard Dog cannot be blessed, hunted, seen, investigated, put in love or elected. It takes no office, no sword and no cat.
B-92 = The Guard Dog is no player: it has no vote, no side and no place in the circle, and it does not count in the end. But it is a death if it dies, and if it hangs the day is over.
B-93 = When the Mayor dies, the office and the Guard Dog go to the same player. Until then it can still be shot. If nobody is left to take them, both are gone.

## Dawn

B-94 = In the morning you hear first who was chased off with the cat, then of poison, sword and hunt, and last of the Werewolves.
B-95 = Whoever dies turns over their card and leaves the circle. One death at a time, with all that follows, and nobody dies twice.
B-96 = If the Werewolves killed nobody, you hear just that, after every night in which they were called.

## Day, gallows and dusk

B-97 = The day goes as in Village. Whatever words you use to back a nomination will do.
B-98 = A round is night, dawn, day and, with Vampires in the game, dusk. We look for a winner after dawn, after a hanging and after dusk.
B-99 = A death at dusk is like one at dawn: broken heart, last shot and the next Mayor follow at once.

## The end

B-100 = Against one pack, the village wins when the last of it is dead. The pack wins when nobody else is alive.
B-101 = With three sides in the game, the one that still has somebody alive when the other two have nobody wins.
B-102 = A side wins as a whole, its dead included, be it the village or a pack.
B-103 = It is won when all who live are on one side. Lovers of different sides are a side by themselves: while they live among others, nobody has won.
B-104 = Lovers of different sides have won if just the two of them are alive when we look for a winner.
B-105 = We look for a winner only after a dawn, a hanging or a dusk has run its full course.
B-106 = If nobody at all is left alive, it is a draw, whenever that happens.
B-107 = When nobody can get ahead, it is a draw: after three rounds in a row without a death, or as many as your table has set. You may also agree on it sooner.

## Leading the game

B-108 = Every call follows the same script, word for word, whatever the players choose.
B-109 = A call sounds the same if nothing is done, and even if it is for the card that was left over.
B-110 = The bearer of the sword and the cat's new owner are reached like the lovers: nobody else can tell who it is.
B-111 = Nightcall keeps the notes: cards, lovers, blessing, victims, potions, who was guarded or hunted, the sword, the Drunkard and the cat. Only the moderator can read them.
