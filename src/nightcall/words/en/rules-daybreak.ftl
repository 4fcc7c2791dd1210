### Daybreak: a short answer to "why?" for each rule that it adds to One Night.
### Our own words, for players. Nothing here may depend on what happened in a game.
### Wolf: any of Werewolf, Alpha Wolf, Seeing Wolf and Dream Wolf.

## Setup

D-01 = This one is for 3 to 10 players from the age of nine.
D-02 = Play with these cards alone or mix them with those of One Night. You cannot use more copies than the boxes have together, and the extra card counts, too.
D-03 = It still takes three cards more than there are players. The Alpha Wolf's extra card comes on top.
D-04 = Choose the roles freely, or take one of the ready-made sets.
D-05 = Every card of the set has its marker in the middle, for all to see.
D-06 = With the Alpha Wolf in the set, and only then, one more Wolf card lies face down in the centre as number four. Everyone knows which Wolf it is: a Werewolf, unless your table chooses another or the box has run out.
D-07 = The fourth card belongs to the centre like the other three: whoever may choose a centre card may choose it.
D-08 = The Sentinel brings one shield. If the Doppelgänger is in the set as well, there are two.
D-09 = The Curator, and nobody else, brings a shuffled pile of six artifacts, each just once, which nobody looks at. You may agree on fewer; which ones are in use is known to all.
D-10 = One to three stars show how tricky a role is. Leave those with three for when you know the game.
D-11 = For a first game take the set Terror Awakens with 3 to 5 players and read only the roles in it. There is nothing to learn by heart: your call tells you what to do.
D-12 = The Bodyguard is at home with five players or more. With fewer we warn you, but you may go ahead.
D-13 = Nightcall calls the roles, leads the talk and calls the vote, whatever cards you mix. So all of you can play.

## Calls

D-14 = The night goes: Sentinel, Doppelgänger, Wolves, Alpha Wolf, Seeing Wolf, Minion, Masons, Seer, Young Seer, Ghost Hunter, Robber, Witch, Troublemaker, Village Idiot, Fortune Teller, Drunk, Insomniac, Revealer, Curator. A Doppelgänger who became one of the last few follows right after that role.
D-15 = A role is called if its card is in the set, with a player or in the centre; the extra card does not count for that. The Doppelgänger's later calls need both cards in the set.
D-16 = The Wolves' call is made if the set has a Wolf of any kind.
D-17 = Bodyguard, Prince and Dream Wolf are never called, and neither are Villager, Hunter and Tanner.
D-18 = Shield, peek, shift, turning up a card and artifact are up to you. The Alpha Wolf's trade has to be made, and so does the Witch's after a peek.

## Shields

D-19 = The Sentinel wakes before everyone else and may lay the shield on another player's card, never on their own.
D-20 = A card under a shield is out of reach for every role: no look, no move, no turning up, no artifact.
D-21 = A shield also keeps you from your own card: a Robber or Drunk under it keeps the card, an Insomniac sees nothing, Witch and Curator have to choose somebody else. Their calls are made all the same.
D-22 = If what you do does not touch your own card, a shield on it does not stop you.
D-23 = Shields lie in plain sight from the moment they are laid until the end. No card bears two.
D-24 = A shield guards the card, not the life: the vote and the Hunter can still get you.
D-105 = If passing is all you could do, you are not asked. Your call is made all the same, so nobody can tell.

## The Wolves

D-25 = All Wolves but the Dream Wolf wake together, and they learn of every other Wolf, the sleeping one included. Nobody learns who is which kind.
D-26 = A Wolf who wakes and is the only one among the players may look at a centre card. A Dream Wolf, or a Doppelgänger who copied a Wolf, is company enough; cards moved before do not count.
D-27 = The Dream Wolf sleeps on and learns nothing, but the other Wolves and the Minion know who it is.
D-28 = The Minion learns of all Wolves by the cards dealt, and of a Doppelgänger who copied one. Those who only became Wolves during the night stay unknown.
D-29 = The Alpha Wolf wakes once more, alone, and has to trade the extra card of the centre for another player's card. Nobody sees either, and nobody is told.
D-30 = The Alpha Wolf can pick neither their own card nor a shielded one, nor anyone of the pack. If nobody else is left, nothing moves and no question is asked.
D-31 = It is whatever lies fourth in the centre that the Alpha Wolf trades away. If the Alpha Wolf's own card lies in the centre, the call is made but nothing moves.
D-32 = Whoever has the extra card in the end is a Werewolf, but still acts at night by the card that was dealt.
D-33 = The Seeing Wolf wakes once more, alone, and may see the card of somebody else. The centre is not on offer.
D-34 = A Seeing Wolf without company may look twice: first at a centre card, later at a player's.

## Roles of the village

D-35 = One card of the centre is the Young Seer's to see, but no player's card is.
D-36 = If they like, the Ghost Hunter sees one player's card, and after that the card of one more, never their own. Passing the first time ends it.
D-37 = The sight of a Wolf or of the Tanner turns the Ghost Hunter into just that, team and all. There is no second look then.
D-38 = What counts is the card the Ghost Hunter sees, no matter who was dealt what.
D-39 = The Doppelgänger card hides what was copied: it does not turn the Ghost Hunter, who may look once more.
D-40 = Once it has turned, the Ghost Hunter card stays so wherever it goes, but on its face it is still the Ghost Hunter. It turns even if somebody has already taken it.
D-41 = A Ghost Hunter who turned into a Wolf does not join the pack's call and has nothing else to do that night.
D-42 = The Witch may look at one card of the centre. After that it has to be traded for some player's unshielded card, the Witch's own if wished; the card that goes to the centre stays unseen.
D-43 = A Witch who takes a new card is on its team but does not wake for it.
D-44 = The Village Idiot may move all other players' cards one seat to the left or one to the right. Left is towards the next player in the list of seats.
D-45 = The Village Idiot's own card, shielded cards and the centre stay put; the rest skips over them. If only one card could move, none does.
D-46 = The Fortune Teller gets the names of those who have looked at a card or moved one so far tonight, and nothing but the names.
D-47 = A thumb is shown by each role called before the Fortune Teller that has really looked at a card or moved one, the Doppelgänger among them.
D-48 = No thumb from those who passed or could not act, who only looked for each other, who come later, or whose card was merely moved. Laying a shield does not count, either.
D-49 = The Revealer may turn up another player's card and sees it. Their own card, the centre and a card already face up cannot be chosen.
D-50 = A card turned up stays so all day. A Ghost Hunter or a Doppelgänger shows its own face, whatever became of it.
D-51 = A Wolf or the Tanner is laid face down again, and nobody but the Revealer knows.
D-52 = The Curator may lay the top artifact on any player's card, their own included, as long as no shield is on it. Nobody sees which artifact it is, not even the Curator.
D-53 = In the morning you see in secret which artifact lies on your card, but not the card. Show it to nobody and say of it what you like.
D-54 = All can see on whose card an artifact lies. Which one it is, only that player knows until the cards are turned up.
D-55 = The claw makes you a Werewolf, whatever your card: you win with them, and if you die, a Werewolf has died.
D-56 = The brand makes you a Villager, whatever your card.
D-57 = The cudgel makes you a Tanner, whatever your card: you win by dying, and only so.
D-58 = The fog does nothing at all, but nobody else has to know.
D-59 = Under the mask you make no sound until the vote is over, and chat, voice and claims are closed to you. Signs and faces are fine, and you vote as usual.
D-60 = Under the cloak you turn your back on the others until the vote is over, and you neither see them nor their signs. You may talk, and you vote by naming a player.
D-61 = Claw, brand and cudgel take away what your card could do at the vote: such a Bodyguard, Prince or Hunter is just like anybody else.
D-62 = Whoever the Bodyguard votes for cannot die, neither by the vote nor by a Hunter, even if the Bodyguard does. That vote counts like any other.
D-63 = The Prince sleeps all night and cannot die, neither by the vote nor by a Hunter.
D-64 = A Villager has no power, and Wolves love to pretend to be one. If you really are, make the others believe you.

## The Doppelgänger

D-65 = The Sentinel comes first, so the Doppelgänger cannot copy a card that has just been shielded.
D-66 = As Sentinel, Young Seer, Ghost Hunter, Witch or Village Idiot, the Doppelgänger acts at once, with the second shield where one is needed, and does not wake again.
D-67 = As Ghost Hunter, the Doppelgänger turns like one, and the Doppelgänger card keeps that. But it leads into no pack: the Wolves neither see nor count such a one.
D-68 = As Alpha Wolf or Seeing Wolf, the Doppelgänger does that role's deed at once and then wakes with the Wolves. The later call is for the card that was dealt.
D-69 = As Dream Wolf, the Doppelgänger sleeps on and learns nothing, but the other Wolves and the Minion know.
D-70 = As Fortune Teller, Revealer or Curator, the Doppelgänger has a call of their own right after that role, and does the same.
D-71 = As Curator, the Doppelgänger lays the next artifact of the pile, on a card that has neither shield nor artifact. If the pile is used up, there is no question.
D-72 = If Bodyguard or Prince was copied, whoever has the Doppelgänger card in the end protects somebody or cannot die, just like them.
D-73 = If there is a shield on every other card, nothing is copied, and the Doppelgänger card counts as a Villager.

## Day and vote

D-74 = By day nobody looks at any card. Only your own artifact is yours to see.
D-75 = Tell the others something of what you saw or did: here it helps. Wolves need a good story early, and a Young Seer may wait to see who claims the card from the centre.
D-76 = You have ten minutes to talk unless your table sets another time. Once you know the game, five or fewer are plenty.
D-77 = At the count all of you point at once, and then every card is turned over. With the Bodyguard around, it takes that to know who dies.
D-78 = Those who cannot die are passed over. Of the others, whoever has the most fingers dies, and it takes two at the least.
D-79 = If every player has one finger, nobody dies.
D-80 = A Hunter cannot take along a player who cannot die.

## Winners

D-81 = The winners are found as in One Night, and every Wolf is a Werewolf. In the end your artifact says what you are, otherwise your card, along with what it copied or turned into.
D-82 = A team wins as a whole or not at all. Every Tanner is a team of one.
D-83 = With no Werewolf among the players, the village wins only if everybody lives. The Werewolves cannot win by survival if there are none.
D-84 = A dead Tanner and no dead Werewolf: then the Werewolves' side never wins, whoever else has died.

## Ready-made sets

D-85 = Terror Awakens is the set to start with, for 3 to 6 players.
D-86 = Werewolf Night is a set of medium level for 5 to 10 players.
D-87 = A Terrifying Opponent is a difficult set for 3 or 4 players, and it has the Bodyguard even so.
D-88 = Precarious Alliances is a difficult set for 3 to 7 players.
D-89 = Anarchy is difficult and for 3 to 10 players: the cards are drawn blindly from all there are, three more than players.
D-90 = Anarchy has three Wolves at the most, the extra card not counted; a draw with more of them, or with a single Mason, goes back whole. In a set of your own we only warn you.
D-91 = Evil Transformations is a difficult set for 3 to 10 players, with cards of One Night in it.
D-92 = Trust No One is a difficult set for 3 to 7 players, with cards of One Night in it.
D-93 = The Informed is a set of medium level for 5 to 10 players, with cards of One Night in it. With 7 players two Masons come and the Troublemaker stays out.
D-94 = Here the Insomniac is also in good company with the Witch, the Village Idiot or the Alpha Wolf: they can move that card, too.
D-95 = You may always put a set of your own together.

## Where the book leaves room

D-96 = You can play with up to 10: there are ready-made sets for that many.
D-97 = The Dream Wolf never wakes. The place in the order is only for the thumb.
D-98 = A shield stops every role that would touch the card. The Young Seer, who only looks at the centre, is not hindered.
D-99 = A Doppelgänger who copied a plain Werewolf has nothing to do before the Wolves wake.
D-100 = The Bodyguard is advised from five players on, but one of the ready-made sets brings it to three.
D-101 = Whether a Prince or a Bodyguard's choice is passed over, the next in line needs two fingers to die.
D-102 = Usually a dead Werewolf means that the village wins, and none that the Werewolves do. Tanners, and games without a Werewolf, are different.
D-103 = Nightcall has its own words for every call and finds the winners for you.
D-104 = The limit of three Wolves holds for the set Anarchy. Elsewhere it is only advice.
