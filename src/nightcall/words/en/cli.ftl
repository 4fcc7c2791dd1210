### What the commands say.

# $name: what was typed after two dashes
refused-no-such-flag = There is no option “--{ $name }”.

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
rules-called-later = from night 2
rules-called-never = never
# $rulebook-id: what to type for the book; $total: how many rules there are
rules-more = { $total } rules: “nightcall rules { $rulebook-id }” shows them all, “nightcall rules seer” a card, “nightcall rules V-41” a rule.
# $card: the card
rules-mentioned = Rules that speak of { $card }
# $word: what was looked for
refused-no-such-word = There is no rulebook, card or rule “{ $word }”.
# $set: the name to type; $name: its title; $level: for whom it is; $seats: for how many
rules-set = --set { $set }: { $name } ({ $level }), { $seats } players
set-beginners = For beginners
    .level = a little help for the village
set-mixed = For a mixed group
    .level = even chances
set-experienced = For the experienced
    .level = a little help for the Werewolves

## nightcall serve

# $url: where the page is
serve-open = Open { $url } on a phone or computer in this network, or scan the code.
serve-join = Lay a table there; friends join with its five letters, and bots fill the empty seats.
# $path: the file that keeps the tables
serve-stop = Ctrl+C stops the server; games are kept in { $path } and go on when it starts again.
# $host, $port: what was asked for; $why: what the system says
refused-port-taken = Port { $port } is in use already; choose another with --port, or 0 for any.
refused-no-port = It is not possible to listen on { $host }, port { $port }: { $why }.
# $url: what was given
refused-public-url = “{ $url }” is no address of a server, such as https://wolves.example.
# $why: a sentence that says what is wrong with the file
refused-store = { $why }
# $name: what was typed
refused-not-kept = There is no table with the code or the id “{ $name }”.

## nightcall tables

# $code: five letters; $since: date and time; $id: the table's name in the file
tables-line = { $code } (since { $since } UTC)
tables-closed = { $code } (since { $since } UTC), closed, id { $id }
tables-closed-without-code = no code (since { $since } UTC), closed, id { $id }
tables-in = Table { $code } has come in.
# $command: what to type
tables-in-closed = Table { $id } has come in closed, for its code is in use here or it has none; “{ $command }” takes it out again.
