### Village: a short answer to "why?" for each rule of the book.
### Our own words, for players. Nothing here may depend on what happened in a game.

## Setup and deal

V-01 = Village is for 6 to 24 players sitting in a circle, each with a clear view of all the rest. Every seat gets a card; a human moderator has no seat.
V-02 = Before you begin, agree on who runs the game. That person, or Nightcall, guides you through night and day and keeps every power secret.
V-03 = There are 25 cards to pick from: twelve Villagers, six Werewolves and one of everything else. You cannot use more copies than that.
V-04 = Pick exactly one card for every player. No character has to be in it.
V-05 = The picked cards are mixed, and each player secretly gets one.
V-06 = Look at your own card as you like, but keep it hidden from everyone else for as long as you live.
V-07 = Plus points help the village, minus points help the Werewolves. Cupid plays for the village even so: broken hearts simply suit the wolves.

## Advice on choosing characters

V-08 = A fair set adds up to roughly zero, so that both teams can hope to win.
V-09 = Every game is better with a Seer, several Villagers and several Werewolves.
V-10 = With 8 players or fewer, Seer, Villagers and Werewolves are plenty. Bigger rounds can bring in more characters.
V-11 = Bring Red Riding Hood only if the Hunter comes along: the Hunter is what keeps that card safe.
V-12 = Old hands who know each other can take a total of -1 to -3. Beginners or strangers are better off with +1 to +3.
V-13 = A set for 11 that comes out at zero: three Werewolves, three Villagers, Seer, Witch, Cupid, Hunter and Mayor.
V-14 = This is a hint, not a ban: you may play any set you like, and we only point out where it strays from the advice.

## Teams and course of the game

V-15 = There are two sides: the Werewolves, and the village, which is everybody else.
V-16 = Night comes first, then day, then night again, for as long as neither side has won.
V-17 = The Werewolves eat no more than one player a night, and the gallows take no more than one a day. Whoever dies is out.
V-18 = The dead stay silent: they do not talk, nominate, back a nomination or vote, and nobody can pick them. Only a fallen Hunter and a fallen open Mayor have one last choice.
V-19 = That answer is against the rules, so it does not count. Nothing has changed: simply answer again.

## The night

V-20 = At night all eyes are shut. Characters are called one by one, do what they can do, and are asleep again before the next one is named.
V-21 = The first night goes: Cupid, Werewolves, Seer, Witch, Healer, Hunter, Red Riding Hood, Mayor.
V-22 = Later nights go: Werewolves, Seer, Witch, Healer. The others are only called in the first night.
V-23 = Only characters that are in the game and alive are called. They are called even if there is nothing left for them to do.
V-24 = A first call also shows the moderator who holds that card. Villagers are never called: they are the ones left over.
V-25 = Nobody dies before dawn. Whatever was chosen in the night still counts, even if the one who chose it dies first.
V-26 = In the first night Cupid has to pick two different players, and one of them may be Cupid.
V-27 = After Cupid's choice the two lovers learn of each other, but not which card the other one holds.
V-28 = If one of two lovers dies, a broken heart takes the other at once. Nothing can stop it.
V-29 = Love does not change sides: each lover still wins with the team of their own card.
V-30 = On night one each Werewolf finds out who else is in the pack. A Werewolf without company learns that, too.
V-31 = The pack picks its victim together: only a player whom all the Werewolves name is the victim.
V-32 = If the pack is not of one mind, it is asked one more time. If it still disagrees, it goes hungry.
V-33 = A Werewolf may pass, but the pack only agrees if all do the same; if all pass, it eats nobody. A Werewolf who runs out of time is not counted.
V-34 = Werewolves do not eat Werewolves. Any other living player can be the victim.
V-35 = The victim's name stays secret till dawn, and the Werewolves are sent to sleep in the same words every time.
V-36 = Every night the Seer has to pick another living player. Picking somebody again on a later night is fine.
V-37 = The Seer learns one thing only: a Werewolf, or not. The card itself stays secret.
V-38 = Every night the Witch sees whom the Werewolves picked, if anyone: even the Witch, even somebody who is safe, even once the healing potion is gone.
V-39 = Once a game, the Witch can save the victim from the Werewolves. The question comes only while the potion is there and the Werewolves have a victim.
V-40 = The Witch's healing potion also works on the Witch.
V-41 = Once a game, the Witch can poison a living player, who dies at dawn. Until then the question comes every night.
V-42 = The Witch may keep a potion back. It is still there the next night.
V-43 = The Witch can use both potions in the same night, healing first. If both go to one player, the poison wins.
V-44 = A potion that has been used is gone, even if it made no difference.
V-45 = Every night the Healer has to pick a living player, and it cannot be the Healer.
V-46 = If the Werewolves go for the player the Healer picked, that player survives the attack. The Healer does not learn whom they chose.
V-47 = The Healer cannot guard somebody two nights running. After a night's break it is possible again.
V-48 = If there is nobody whom the Healer could guard tonight, the call is made all the same, but without a question.
V-49 = The Healer helps against Werewolves and nothing else: not against poison, the gallows, a bullet or a broken heart.
V-50 = Whenever the Hunter dies, day or night, the Hunter may take one last shot at a living player, or hold fire.
V-51 = Silence, please: nobody advises the Hunter before the shot.
V-52 = Whoever the Hunter hits dies on the spot and turns over their card.
V-53 = While the Hunter lives, Red Riding Hood survives the Werewolves. They may choose Red Riding Hood, but it does them no good.
V-54 = It is the moment of the attack at dawn that matters: if the Hunter is already dead then, Red Riding Hood is no longer safe.
V-55 = The Hunter guards Red Riding Hood from Werewolves only. Poison, gallows, bullets and broken hearts work as on anybody.
V-56 = Neither Red Riding Hood nor the Hunter is told who the other one is.
V-57 = In a game without a Hunter, nobody guards Red Riding Hood.
V-58 = If a vote at the gallows is tied and the Mayor is alive, the Mayor's vote is counted once more and decides.
V-59 = Without a tie the Mayor has one vote like everybody. You only hear how the vote ended, never whose vote decided it.

## Dawn

V-60 = In the morning you hear who died in the night: poison comes first, then the Werewolves.
V-61 = Whoever is named dies at that moment, turns over their card for everyone to see and is out of the game.
V-62 = If the Werewolves killed nobody, you hear just that. The reason stays in the dark.
V-63 = One death at a time, with all that follows: first the card, then a broken heart, then the Hunter's shot, then an open Mayor's successor.
V-64 = Nobody dies twice. If the Werewolves' victim is dead before their turn comes, they have eaten nobody.
V-65 = Whether somebody has won is looked at once the whole dawn is over.

## Day and gallows

V-66 = By day all who live may talk, accuse and defend, Werewolves too. A bluff is part of the game.
V-67 = If you are alive you can nominate anybody living who has not faced a vote today, yourself included, and more than once a day.
V-68 = A nomination needs the backing of a second living player, who may be the one nominated. Without it, it lapses and can be tried again.
V-69 = Before the vote, whoever is nominated gets to say a few words in defence.
V-70 = All who live vote in the open and at once, yes to hang or no to spare. Everyone has to choose, and so does the one nominated.
V-71 = When the yes votes are ahead, it is the gallows: the player dies at once and turns over their card.
V-72 = If yes does not outnumber no, the player lives. Only a tie is different: a living Mayor decides it.
V-73 = Anybody who came through a vote today is safe from another nomination until tomorrow.
V-74 = The day lasts until somebody hangs or there are no more nominations. You need not hang anyone.
V-75 = After a hanging, all that follows from it happens first. Then, unless somebody has won, it is night.

## The end

V-76 = With no Werewolf left alive, the village has won: everyone on that side, living or dead.
V-77 = The Werewolves have won when nobody but Werewolves is alive; being equal in number is not enough. Dead Werewolves share the win.
V-78 = We look for a winner only after a dawn or a hanging has run its full course. Until then, everything still happens as it must.
V-79 = There is no draw here, unless your table has agreed to call the game off after a number of rounds in which nobody dies.
V-80 = If not one player is left alive, no Werewolf is left either: the village wins.

## Variant: the open Mayor

V-81 = With an open Mayor, the office is not dealt: one player holds it for all to see, on top of a secret card. There is no night call for it.
V-82 = You elect the Mayor before the first night; you may vote for yourself. A tie means a second vote among those tied, and after that the lot decides.
V-83 = When the Mayor is named at the start, there is no election.
V-84 = In a tie, the side the Mayor voted for wins.
V-85 = A Mayor who dies has to name another living player as the next Mayor, right away.
V-86 = Silence, please: nobody advises the Mayor on who comes next.
V-87 = Broken hearts and shots come first, then the next Mayor is named. If nobody is left to take over, the office ends.

## Leading the game

V-88 = Every call follows the same script, word for word, whatever the players choose.
V-89 = Voice, sound, light and pauses give nothing away: the narrator speaks to the whole circle, never towards one seat.
V-90 = The lovers are woken so that nobody else can tell: every seat and every phone is treated alike.
V-91 = The narrator uses no gendered word for a player, because that could betray who holds a card. Only the names of characters may be gendered.
V-92 = Nightcall keeps the notes: cards, lovers, victims, potions, who was guarded. Only the moderator can read them.
V-93 = At night you answer without a sound: point, thumb up or thumb down. The sign for the Seer has to be clear beyond doubt.
V-94 = Keep things lively: give beginners time, invite the quiet ones to speak, and ask for nominations when nothing moves.
V-95 = The timer is only a reminder, so a good debate can go on. With nobody in charge, the day ends after a long silence or at the latest hour your table has set.
V-96 = It helps if the moderator has played before. For everyone else, Nightcall shows what comes next and what each card can do.

## Added rulings

V-97 = When the game is over, every card is turned over for all to see.
V-98 = When time runs out you pass, if passing is possible; a missing vote counts as no. Otherwise the lot decides for you. The day's bell lets a vote finish, but no new name is taken.
V-99 = Everyone knows which cards are in play, and how many of each.
