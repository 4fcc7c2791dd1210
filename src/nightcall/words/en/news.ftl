### What happened, as a viewer reads it.

## Phases ($number: 1, 2, …)

phase-night = Night { $number }
phase-dawn = Dawn { $number }
phase-day = Day { $number }
phase-dusk = Dusk { $number }

## The table

# $cards: the cards in play, as text; what the table plays otherwise than most follows
opened = Cards in play: { $cards }.
opened-amulet = Somebody has the Amulet of Protection.
opened-guard-dog = The Guard Dog watches over the Mayor.
opened-unknown = The cards lie on your table, and nobody has listed them.

## Told in private

# $card: the name of the card
dealt = Your card: { $card }.
# $seats: the other Werewolves, as text; $count: how many they are
told-pack = { $count ->
    [0] You are a lone Werewolf: there is no other.
    [one] You share the hunt with one other Werewolf: { $seats }.
   *[other] You share the hunt with { $count } other Werewolves: { $seats }.
}
# $seats: the other lover
told-lover = You and { $seats } are in love. Neither of you will outlive the other.
# $value: yes or no; $of: the player looked at
told-see = { $value ->
    [yes] { $of } is a Werewolf.
   *[no] { $of } is not a Werewolf.
}
# $value: a player, or none
told-victim = { $value ->
    [none] The Werewolves have no victim tonight.
   *[other] The Werewolves' victim tonight: { $value }.
}
# $votes: who pointed at whom, as text
pointed-devour = The pack pointed: { $votes }.

## Your own choices ($what: the players chosen, as text; $passed: yes or no)

chose-pair = { $passed ->
    [yes] You made nobody fall in love.
   *[no] You made this pair fall in love: { $what }.
}
chose-see = { $passed ->
    [yes] You looked at nobody.
   *[no] You looked at { $what }.
}
chose-save = { $passed ->
    [yes] You kept your healing potion.
   *[no] You used your healing potion.
}
chose-poison = { $passed ->
    [yes] You kept your poison.
   *[no] You used your poison on { $what }.
}
chose-heal = { $passed ->
    [yes] You guarded nobody.
   *[no] You guarded { $what }.
}
chose-shoot = { $passed ->
    [yes] You held your fire.
   *[no] You chose to shoot { $what }.
}
chose-bequeath = { $passed ->
    [yes] You named nobody as the next Mayor.
   *[no] You chose { $what } as the next Mayor.
}

## Lots ($verb: the question decided; $what: how the lot fell, as text)

drawn = { $verb ->
    [pair] The lot makes this pair fall in love: { $what }.
    [see] The lot turns the Seer's gaze to { $what }.
    [heal] The lot puts { $what } under the Healer's guard.
    [elect] The lot for Mayor falls on { $what }.
    [bequeath] The lot makes { $what } the next Mayor.
   *[other] The lot falls on { $what }.
}

## Deaths ($seat: who died)

said-nobody-devoured = Last night the Werewolves ate nobody.
died-poisoned = { $seat } is dead: poisoned in the night.
died-devoured = The Werewolves have eaten { $seat }.
died-heartbroken = { $seat } dies of a broken heart.
died-shot = { $seat } dies of the Hunter's last shot.
died-hanged = { $seat } dies on the gallows.
# $count: how many cards; $seat, $card: the only one; $cards: all of them, as text
shown = { $count ->
    [one] { $seat } turns over a card: { $card }.
   *[other] The cards are turned over: { $cards }.
}

## By day ($by: who did it; $seat: whom it is about)

claimed = { $seat } claims to hold this card: { $card }.
nominated = { $by } nominates { $seat } for the gallows.
seconded = { $by } backs the nomination of { $seat }.
lapsed = The nomination of { $seat } finds no backing and lapses.
# $yes, $no: how many votes; $hanged: yes or no
voted = { $hanged ->
    [yes] The village has voted, { $yes } yes to { $no } no: { $seat } shall hang.
   *[no] The village has voted, { $yes } yes to { $no } no: { $seat } is spared.
}

## The open Mayor

# $votes: who voted for whom, as text
balloted = The votes for Mayor: { $votes }.
# $seat: who holds the office from now on; $by: who held it before, or nobody
marked-mayor = { $by ->
    [nobody] { $seat } is Mayor from now on.
   *[other] { $seat ->
        [nobody] Nobody is left to be Mayor after { $by }.
       *[other] { $by } hands the office of Mayor to { $seat }.
    }
}

## The end ($teams: who won; $winners: the players; $cards: who held what; all as text)

ended = The game is over, and the win goes to { $teams }! The winners: { $winners }.
ended-draw = The game is over, and nobody has won: it is a draw.
unmasked = All cards on the table: { $cards }.
