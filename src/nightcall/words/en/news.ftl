### What happened, as a viewer reads it.
###
### Whatever has an id comes by its name and by its id: $card is "Seer" where $card-id is seer. A list comes as text,
### with the id of the only one in it, if there is only one, and with their number: $cards, $cards-id, $cards-count.

## In lists

# $number: how many there are of a card
copies = { $number } × { $card }
# $where: a player or a place; $what: the card that lies there, or how that player votes
pair = { $where }: { $what }
# $what: for whom or what some have voted; $seats: who they are
side = { $what } ({ $seats-count }): { $seats }.

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
# $value: the other Werewolves, as text; $value-count: how many they are
told-pack = { $value-count ->
    [0] You are a lone Werewolf: there is no other.
    [one] You share the hunt with one other Werewolf: { $value }.
   *[other] You share the hunt with { $value-count } other Werewolves: { $value }.
}
# $value: the other lover
told-lover = You and { $value } are in love. Neither of you will outlive the other.
# $value-id: yes or no; $of: the player looked at
told-see = { $value-id ->
    [yes] { $of } is a Werewolf.
   *[no] { $of } is not a Werewolf.
}
# $value: a player; $value-id may be none
told-victim = { $value-id ->
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

## Lots ($verb-id: the question decided; $what: how the lot fell, as text)

drawn = { $verb-id ->
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
# $cards: all of them, $cards-count: how many; $seat, $card: the only one
shown = { $cards-count ->
    [one] { $seat } turns over a card: { $card }.
   *[other] The cards are turned over: { $cards }.
}

## By day ($by: who did it; $seat: whom it is about)

claimed = { $seat } claims to hold this card: { $card }.
nominated = { $by } nominates { $seat } for the gallows.
seconded = { $by } backs the nomination of { $seat }.
lapsed = The nomination of { $seat } finds no backing and lapses.
# $yes, $no: how many votes; $hanged-id: yes or no
voted = { $hanged-id ->
    [yes] The village has voted, { $yes } yes to { $no } no: { $seat } shall hang.
   *[no] The village has voted, { $yes } yes to { $no } no: { $seat } is spared.
}

## The open Mayor

# $votes: who voted for whom, as text
balloted = The votes for Mayor: { $votes }.
# $seat: who holds the office from now on; $by: who held it before; the id of either may be nobody
marked-mayor = { $by-id ->
    [nobody] { $seat } is Mayor from now on.
   *[other] { $seat-id ->
        [nobody] Nobody is left to be Mayor after { $by }.
       *[other] { $by } hands the office of Mayor to { $seat }.
    }
}

## The end ($teams: who won; $winners: the players; $cards: who held what; all as text)

ended = The game is over, and the win goes to { $teams }! The winners: { $winners }.
ended-draw = The game is over, and nobody has won: it is a draw.
unmasked = All cards on the table: { $cards }.
