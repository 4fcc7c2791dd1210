### One Night: a short answer to "why?" for each rule of the book.
### Our own words, for players. Nothing here may depend on what happened in a game.

## Setup and deal

N-01 = There are 16 cards to pick from: three Villagers, two Werewolves, two Masons and one of everything else. You cannot use more copies than that.
N-02 = This one is for 3 to 10 players. Begin with 3 to 5 and let the rest look on: it will soon be their turn.
N-03 = Whatever roles you pick, it takes three cards more than there are players. Those three go to the centre.
N-04 = The basic sets are for 3 to 5 players: two Werewolves, Seer, Robber, Troublemaker and one to three Villagers.
N-05 = Put any cards together that you like. One or two roles that are new to you make enough of a change for one game.
N-06 = Things to try: just one Werewolf, no Villagers so that everyone is somebody special, or a set drawn blindly from the whole box.
N-07 = A random set is drawn blindly from all 16 cards. If it has just one Mason, everything goes back and is drawn anew.
N-08 = Masons come as a pair: put both into the set or leave both out.
N-09 = The Insomniac is good company for the Robber or the Troublemaker, who may move that card. Without either we warn you, but you may go ahead.
N-10 = Everyone knows which roles are in the set, how many of each and in which order they are called, from start to finish.
N-11 = The set is shuffled. You all get one card face down, and the last three lie face down in the centre, numbered from left to right.
N-12 = Look at your card in secret before the night, then leave it face down within everybody's reach. From then on only a role can let you see a card, even your own.

## The night in general

N-13 = The night goes: Doppelgänger, Werewolves, Minion, Masons, Seer, Robber, Troublemaker, Drunk, Insomniac, and at last a Doppelgänger who became the Insomniac.
N-14 = A role is called if its card is in the set, be it with a player or in the centre, so a call tells you nothing about the deal. The Doppelgänger's late call needs the Insomniac in the set, too.
N-15 = Villager, Hunter and Tanner sleep all night: nobody calls them.
N-16 = You do what the card you were dealt can do (or what you copied), even if that card is gone. A card that reaches you in the night counts at the end, but it never wakes you.
N-17 = A look or a trade is about the card that lies there at that moment. A trade only moves cards: nobody sees one unless a role says so.
N-18 = Looking, robbing and swapping are up to you. Copying, the Drunk's trade and your vote have to be made; whatever you merely learn is no question at all.
N-19 = That answer is against the rules, so it does not count. Nothing has changed: simply answer again.
N-20 = Those who are looking for each other get the names in seat order, their own left out. If there is nobody to name, they learn that, too.
N-21 = While others are awake, lie still: no moves, no signs, no messages.
N-22 = Only the one who looks at a card or moves it knows of it. Nobody else does.

## The Doppelgänger

N-23 = The Doppelgänger wakes before anyone else and has to look at another player's card: not their own, and none of the centre. The card stays where it is.
N-24 = From that look on, the Doppelgänger is that role and plays for its team.
N-25 = As Villager, Tanner or Hunter, the Doppelgänger has nothing else to do at night.
N-26 = As a Werewolf, the Doppelgänger wakes with the pack and belongs to it: all its members know each other, and the Minion sees them all.
N-27 = As a Mason, the Doppelgänger wakes with the Masons and plays for the village. They all find one another.
N-28 = As Seer, Robber, Troublemaker or Drunk, the Doppelgänger acts at once, just as that role would, and does not wake again with it.
N-29 = As the Minion, the Doppelgänger sees the Werewolves at once and plays on their side. The words for it are spoken in every game that has both cards in the set.
N-30 = As the Insomniac, the Doppelgänger has a call at the very end and sees the card that lies there then, moved or not.
N-31 = Whoever ends up with the Doppelgänger card is the role that was copied in the night, team and powers and all, even without knowing it.
N-32 = The Doppelgänger card always looks the same. Whoever sees or takes it does not find out what was copied.
N-33 = If nothing was copied because the Doppelgänger lay in the centre, that card counts as a Villager in the end.
N-34 = A Doppelgänger who traded their own card away is, like everyone, the card lying there now. The Doppelgänger card goes on counting as Robber or Drunk.

## Those who wake

N-35 = Werewolves wake together and find out about one another. If there is nobody to find, the rest of them were left in the centre.
N-36 = A Werewolf who wakes alone may look at one card of the centre, if your table plays it so. It counts who wakes, whatever has been moved before.
N-37 = Werewolves play for the werewolf team.
N-38 = Right after the Werewolves the Minion wakes and learns who they are, by the cards dealt. They do not learn who the Minion is.
N-39 = The Minion is on the Werewolves' side but is none of them: if the Minion dies, that is no dead Werewolf.
N-40 = Masons wake together and find out about one another; they play for the village. If there is nobody to find, the other card was left in the centre.
N-41 = The Seer may see the card of somebody else, or two from the centre, or pass. Nothing moves, and the Seer plays for the village.
N-42 = For the Seer it is one player or two different centre cards, never a mix of both, and never their own card.
N-43 = The Robber may trade cards with another player and then looks at the new one. The centre is not for robbing.
N-44 = Robbing makes you the role you took, on its team, but you do not act as it tonight. The player you robbed holds the Robber and is with the village.
N-45 = A Robber who leaves it be remains the Robber, plays for the village and learns nothing.
N-46 = The Troublemaker may make two others trade their cards, unseen; the centre and the Troublemaker's own card stay out of it. The Troublemaker plays for the village.
N-47 = Both players count by their new cards from then on, and neither is told.
N-48 = The Drunk has to trade cards with the centre and does not get to see the new one.
N-49 = The Drunk is now whatever the new card says, without knowing it. The Drunk card itself is a card of the village.
N-50 = The Insomniac wakes once all the rest is done and sees the card that lies there now, moved or not. The Insomniac plays for the village.

## Those who sleep

N-51 = A Villager has no power and plays for the village.
N-52 = The Hunter plays for the village, and does not die alone.
N-53 = The Tanner plays for nobody else, neither village nor Werewolves.

## Morning and day

N-54 = Before you wake, nothing on the table shows which cards were touched: each lies as if nobody had been there.
N-55 = In the morning you are the card in front of you, and that may not be the one you were dealt.
N-56 = Say whatever you like, true or not, and claim any role as often as you please. But no card is shown, and nobody looks at one.
N-57 = You choose how long to talk; the more you are, the longer it takes. With a timer set, everyone has to vote when it rings.
N-58 = All point at the same moment, everyone at one other player and never at themselves. No vote is seen before all are in, and none can be taken back.
N-59 = One night, one day, one vote, and the game is done.

## Deaths

N-60 = Whoever draws the most fingers dies.
N-61 = If several share the lead, they all die.
N-62 = With no more than one finger for anyone, nobody dies. If you trust everyone, agree that each points at the next player round the table.
N-63 = Deaths by the vote come first, in seat order. Then come those whom a Hunter takes along.
N-64 = First the dead turn over their cards, then everyone else, and last the centre is laid open.
N-65 = For dying and winning you are the card that lies in front of you now, not the one you were dealt.
N-66 = Nobody dies twice: if the vote and a Hunter both hit you, it was the vote.
N-67 = When the Hunter dies, the player the Hunter pointed at dies too, even if nobody else pointed there.
N-68 = It does not matter how the Hunter died: even one who is taken along takes somebody along. Nothing is asked, as the finger has already pointed.
N-105 = When the time to vote is up, the lot points for everyone who has not, always at another player.

## Winners

N-69 = With at least one dead Werewolf the village wins, whoever else has died.
N-70 = If there is no Werewolf among the players, the village also wins if everybody lives.
N-71 = The Werewolves win if one of them is among the players and no Werewolf dies, and no Tanner either.
N-72 = A dead Minion does no harm to the Werewolves' side: if a Werewolf is among the players and none of them dies, nor a Tanner, they win, and the Minion with them.
N-73 = With no Werewolf among the players, the Minion needs the death of somebody who is no Minion. A dead Tanner spoils it.
N-74 = With no Werewolf among the players and nobody but a Minion dead, nobody wins.
N-75 = A Tanner wins by dying and in no other way: by the vote or by a Hunter, but always by their own death.
N-76 = A dead Tanner and no dead Werewolf: then the Werewolves' side does not win, whoever else has died.
N-77 = When a Tanner and a Werewolf both die, the Tanner wins, and the village wins as well.
N-78 = When a Tanner dies with no Werewolf among the players, the Tanner wins and the village does not.
N-79 = A team wins as a whole, its dead included. More than one can win, and sometimes nobody does.
N-80 = A team that has no player in the end cannot win.

## The announcer

N-81 = Nightcall does the announcing, so all of you can play. It needs no seat and no card.
N-82 = First everyone is sent to sleep; then each role hears when to wake, what to do and when to sleep; then everyone wakes. The words never change.
N-83 = Each call leaves some ten seconds of silence. Your table can choose a slow pace while you learn, or a quick one once you know your roles.
N-84 = Every call lasts equally long, answered or not, awake or not. If you have not answered by its end you pass, or the lot decides where passing is not possible.
N-85 = A sound in the background covers the rustle of cards in the night. Your table can turn it off.
N-86 = Nightcall calls your roles in order, covers the noise and times the day. It can do so at a quick pace, too.
N-87 = Everybody can see which calls are still to come. No voice and no screen shows who is awake.
N-88 = The vote is called with a count-down from three, so that all of you point together.
N-89 = The narrator names the role or the player and uses no gendered word for either, because that could give somebody away.

## Tokens

N-90 = The tokens of your set lie open, so that you can always see what is in the game.
N-91 = Tokens are also good for drawing a random set.
N-92 = By day anyone may lay the token of a role on a player, move it or take it off. All see it, but it is only a note and changes nothing.

## Tournaments

N-93 = Every winner gets a chip, and nobody else does. You play for five chips unless your table sets another number.
N-94 = Once somebody has enough chips, whoever has the most wins the tournament. If that is a tie, you play on until one is ahead alone.
N-95 = In a big tournament you stay in until you have lost twice.
N-96 = If you are not among the winners, you have lost. Tables of 3 to 10 are drawn by lot for each round, and when fewer than three are left, or the last table goes out together, they share the title.

## Advice

N-97 = With 7 or more round a real table, stand up for the night or take a smaller one. At a long table, leave the ends free.
N-98 = Werewolves had better pretend to be somebody else; many say Villager, and a lone one can borrow the role seen in the centre. The Minion is a great help to them.
N-99 = The Doppelgänger is the trickiest role of all: keep it for later, when you know the rest.

## Where the book leaves room

N-100 = The words for a Doppelgänger who becomes the Minion belong to the Doppelgänger's own call, at the start of the night.
N-101 = The Minion is called third, right after the Werewolves. Only the Doppelgänger who became the Insomniac is called after the Insomniac.
N-102 = Tanner and Hunter are never called, and the Insomniac is ninth in line.
N-103 = For the Werewolves' side to win there must be a Werewolf among the players. The one exception is a Minion left without any.
N-104 = The Drunk trades with any card of the centre, however many lie there.
