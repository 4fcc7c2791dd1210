### What the commands say.

## nightcall rules

rules-title = { $rulebook }: { $least } to { $most } players
rules-card = Card
rules-team = Team
rules-value = Value
rules-copies = Cards
rules-called = Called
rules-text = What it does
rules-called-first = night 1
rules-called-every = every night
rules-called-never = never
# $total: how many rules there are
rules-more = { $total } rules: “nightcall rules { $rulebook }” shows them all, “nightcall rules seer” a card, “nightcall rules V-41” a rule.
rules-mentioned = Rules that speak of it
# $word: what was looked for
refused-no-such-word = There is no rulebook, card or rule “{ $word }”.
