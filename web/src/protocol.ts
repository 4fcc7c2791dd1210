/* Made by `npm run types` from the JSON Schema of the server's messages. Do not edit by hand. */

export type Act =
  | Answer
  | Claim
  | Say
  | Rename
  | Agree
  | Leave
  | LetBotPlay
  | Watch
  | Plan
  | Order
  | AddBot
  | Kick
  | GiveHost
  | Pause
  | Resume
  | MoreTime
  | EndTalk
  | Again
  | GoOn
  | Enter
  | TimeUp
  | Rewind
  | Start
export type Stop =
  | ArtifactsShown
  | Balloted
  | Called
  | Chose
  | Claimed
  | DayBroke
  | Dealt
  | Defended
  | Died
  | Drawn
  | DuskFell
  | Ended
  | Fell
  | Lapsed
  | Looked
  | Marked
  | Moved
  | NightFell
  | Nominated
  | Noted
  | Opened
  | Piled
  | Pointed
  | Said
  | Seconded
  | Shown
  | Slept
  | TalkBegan
  | Told
  | Traced
  | Unmasked
  | Voted
  | LotShown
export type Fact =
  | ArtifactsShown
  | Balloted
  | Called
  | Chose
  | Claimed
  | DayBroke
  | Dealt
  | Defended
  | Died
  | Drawn
  | DuskFell
  | Ended
  | Fell
  | Lapsed
  | Looked
  | Marked
  | Moved
  | NightFell
  | Nominated
  | Noted
  | Opened
  | Piled
  | Pointed
  | Said
  | Seconded
  | Shown
  | Slept
  | TalkBegan
  | Told
  | Traced
  | Unmasked
  | Voted

/**
 * The first message: which table, and whose seat; without a token one looks on.
 */
export interface Hello {
  say: 'hello'
  table: string
  token?: string
  language?: string
  version?: number
}
/**
 * Do something at the table; sent again under the same id it is done once.
 */
export interface Do {
  say: 'do'
  id: string
  act: Act
}
/**
 * Answer the prompt of this number; until it closes, a later answer takes the place of an earlier one.
 */
export interface Answer {
  do: 'answer'
  prompt: number
  what: string | string[]
}
/**
 * Say before all that one is a character, true or not.
 */
export interface Claim {
  do: 'claim'
  card: string
}
/**
 * Talk: to `all` who are at the table, to the `pack` one is awake with, to the `dead`.
 */
export interface Say {
  do: 'say'
  to: string
  text: string
}
/**
 * Take another name, before the game.
 */
export interface Rename {
  do: 'rename'
  name: string
}
/**
 * Agree to quick nights, or not.
 */
export interface Agree {
  do: 'agree'
  quick: boolean
}
/**
 * Leave the table for good; in a game a bot plays on.
 */
export interface Leave {
  do: 'leave'
}
/**
 * Let a bot play one's own seat, or take the seat back.
 */
export interface LetBotPlay {
  do: 'let-bot-play'
  bot: boolean
}
/**
 * Watch the rest of the game as one of the dead who see everything, where the table allows it.
 */
export interface Watch {
  do: 'watch'
}
/**
 * Choose what is played and how; whatever is left out is as usual.
 */
export interface Plan {
  do: 'plan'
  rulebook?: string
  set?: string
  /**
   * @maxItems 60
   */
  cards?: string[]
  options?: {
    [k: string]: string | number
  }
  extra?: string
  mayor?: string
  guard_dog?: boolean
  amulet?: string
  /**
   * @maxItems 12
   */
  artifacts?: string[]
  deal?: {
    [k: string]: string
  }
  /**
   * @maxItems 8
   */
  center?: string[]
  unknown?: boolean
  pace?: string
  quick?: boolean
  pack_talk?: boolean
  dead_talk?: boolean
  dead_watch?: boolean
  spectators?: boolean
}
/**
 * Put the seats into the order in which all sit.
 */
export interface Order {
  do: 'order'
  /**
   * @maxItems 50
   */
  seats: string[]
}
/**
 * Seat a bot, or at a moderated table a player without a phone; without a name it gets one.
 */
export interface AddBot {
  do: 'add-bot'
  name?: string
}
/**
 * Send somebody away; in a game a bot plays on.
 */
export interface Kick {
  do: 'kick'
  seat: string
}
/**
 * Let somebody else be the host.
 */
export interface GiveHost {
  do: 'give-host'
  seat: string
}
/**
 * Stop the clock; by night, when the call under way is over.
 */
export interface Pause {
  do: 'pause'
}
/**
 * Let the clock run on.
 */
export interface Resume {
  do: 'resume'
}
/**
 * Talk a minute longer; by night: give every call more time from the next night on.
 */
export interface MoreTime {
  do: 'more-time'
}
/**
 * Bring the talk, or a defence, to its end.
 */
export interface EndTalk {
  do: 'end-talk'
}
/**
 * Go back to the lobby with the same people, when a game is over.
 */
export interface Again {
  do: 'again'
}
/**
 * Leave the cue or the lot at which the game has stopped.
 */
export interface GoOn {
  do: 'go-on'
}
/**
 * Write down what somebody has answered, claimed, or what the dice say.
 */
export interface Enter {
  do: 'enter'
  seat: string
  verb: string
  what: string | string[]
}
/**
 * Let time run out on a question.
 */
export interface TimeUp {
  do: 'time-up'
  verb: string
}
/**
 * Take back the act of this number and all that no longer fits after it; another may stand in its place.
 */
export interface Rewind {
  do: 'rewind'
  to: number
  instead?: Enter | null
}
/**
 * Deal and begin.
 */
export interface Start {
  do: 'start'
}
/**
 * Ask for a one-time code with which another device, or another person, can take one's seat.
 */
export interface Link {
  say: 'link'
  id: string
  hands_over?: boolean
}
/**
 * Go on in another language: what there is to see comes anew.
 */
export interface Speak {
  say: 'speak'
  language: string
}
/**
 * All that this viewer may know, from the beginning.
 */
export interface Welcome {
  is: 'welcome'
  version: number
  now: number
  state: State
  events: Line[]
  talk: Heard[]
}
/**
 * All that a viewer may know just now: three keys are always there, most of the others when there is a game.
 */
export interface State {
  you: string
  table: TableShown
  may: ('all' | 'claim' | 'dead' | 'pack')[]
  book?: string
  phase?: PhaseShown
  circle?: Place[]
  card?: Card
  prompt?: Prompt | null
  clock?: Countdown | null
  claims?: Offer[]
  outcome?: OutcomeShown
  watching?: boolean | 'may'
  deal?: Deal
  asks?: Prompt[]
  stop?: Stop | null
  cards?: {
    [k: string]: string
  }
  notes?: {
    [k: string]: {
      [k: string]: string[]
    }
  }
  trails?: Trail[]
  acts?: DeedShown[]
  corrections?: Correction[]
}
/**
 * The table: who is there, and what is planned.
 */
export interface TableShown {
  code: string
  stage: 'closed' | 'lobby' | 'over' | 'playing'
  host: string
  moderated: boolean
  people: Person[]
  plan: Plan
  cards: string[]
  problem: string
  advice: string[]
  paused: boolean
  pausing: boolean
  quick: boolean
  more: number
  notice: string
}
/**
 * Somebody at the table.
 */
export interface Person {
  name: string
  player: 'bot' | 'none' | 'person'
  here: boolean
  agrees: boolean
}
/**
 * Where the game stands: a moment, of the round of this number; only the deal has none.
 */
export interface PhaseShown {
  moment: 'deal' | 'night' | 'dawn' | 'day' | 'dusk'
  number: number
  text: string
}
/**
 * One place of the circle, as all or this viewer may see it.
 */
export interface Place {
  name: string
  alive: boolean
  shown?: Named | null
  marks?: Named[]
}
/**
 * Something with a name.
 */
export interface Named {
  id: string
  name: string
}
/**
 * A card, and what it does.
 */
export interface Card {
  id: string
  name: string
  text: string
}
/**
 * A question.
 */
export interface Prompt {
  n: number
  verb: string
  text: string
  may_pass: boolean
  held: boolean
  choices: Offer[]
  rule?: string
  count?: number[] | null
  barred?: Barred[]
  given?: string | string[] | null
  others?: {
    [k: string]: string | string[]
  } | null
  seat?: string
}
/**
 * Something on offer.
 */
export interface Offer {
  what: string | string[]
  label: string
}
/**
 * Something that is not on offer, and the rule that says so.
 */
export interface Barred {
  what: string | string[]
  label: string
  rule: string
}
/**
 * What the table waits for, from when to when.
 */
export interface Countdown {
  what: string
  since: number
  until: number
}
/**
 * How the game has ended.
 */
export interface OutcomeShown {
  teams: string[]
  winners: string[]
  text: string
}
/**
 * The whole plan, with what the moderator has told the program, and why it cannot be played, if it cannot.
 */
export interface Deal {
  plan: Plan
  problem: string
}
/**
 * The artifacts on the cards have been turned up.
 */
export interface ArtifactsShown {
  kind: 'artifacts-shown'
  artifacts: {
    [k: string]: string
  }
}
/**
 * All have named whom they want as the open Mayor.
 */
export interface Balloted {
  kind: 'balloted'
  votes: {
    [k: string]: string
  }
}
/**
 * The narrator has called a character by name and put its question.
 */
export interface Called {
  kind: 'called'
  role: string
  words?: string[]
}
/**
 * A seat has answered in secret.
 */
export interface Chose {
  kind: 'chose'
  seat: string
  verb: string
  what:
    | string
    | string[]
    | {
        [k: string]: string
      }
}
/**
 * A player has claimed to be a character; it may be true.
 */
export interface Claimed {
  kind: 'claimed'
  seat: string
  card: string
}
/**
 * Everyone is awake.
 */
export interface DayBroke {
  kind: 'day-broke'
}
/**
 * A seat has a card, and knows it.
 */
export interface Dealt {
  kind: 'dealt'
  seat: string
  card: string
}
/**
 * The nominee has been given the word.
 */
export interface Defended {
  kind: 'defended'
  seat: string
}
/**
 * A player has died, of this cause.
 */
export interface Died {
  kind: 'died'
  seat: string
  cause: string
}
/**
 * A lot has fallen.
 */
export interface Drawn {
  kind: 'drawn'
  verb: string
  what:
    | string
    | string[]
    | {
        [k: string]: string
      }
}
/**
 * The day is over, and what was due at its end happens.
 */
export interface DuskFell {
  kind: 'dusk-fell'
}
/**
 * The game is over.
 */
export interface Ended {
  kind: 'ended'
  teams: string[]
  winners: string[]
}
/**
 * A player has died, and of what is not said.
 */
export interface Fell {
  kind: 'fell'
  seat: string
}
/**
 * A nomination has come to nothing.
 */
export interface Lapsed {
  kind: 'lapsed'
  seat: string
}
/**
 * A player has seen cards on the table.
 */
export interface Looked {
  kind: 'looked'
  by: string
  cards: {
    [k: string]: string
  }
}
/**
 * A mark lies openly before a seat from now on; `by` is where it lay before, if it did. No seat: it is gone.
 */
export interface Marked {
  kind: 'marked'
  mark: string
  seat: string
  by?: string
}
/**
 * Cards have been moved, or laid at first; this is what lies at those places now.
 */
export interface Moved {
  kind: 'moved'
  by: string
  cards: {
    [k: string]: string
  }
}
/**
 * Everyone has closed their eyes.
 */
export interface NightFell {
  kind: 'night-fell'
}
/**
 * A player has nominated another for the gallows.
 */
export interface Nominated {
  kind: 'nominated'
  by: string
  seat: string
}
/**
 * The moderator has written something down.
 */
export interface Noted {
  kind: 'noted'
  page: string
  name: string
  seats: string[]
}
/**
 * The table is laid: the book, its options, and the cards in play (empty where the program is not told).
 */
export interface Opened {
  kind: 'opened'
  rulebook: string
  options: {
    [k: string]: string | number
  }
  cards: {
    [k: string]: number
  }
  extra?: string
  beside?: string[]
}
/**
 * These artifacts are in use, in a pile whose order nobody knows.
 */
export interface Piled {
  kind: 'piled'
  artifacts: string[]
}
/**
 * A pack has pointed, each member for all of the pack to see.
 */
export interface Pointed {
  kind: 'pointed'
  verb: string
  votes: {
    [k: string]: string
  }
}
/**
 * The narrator has announced something to all, perhaps of a player.
 */
export interface Said {
  kind: 'said'
  what: string
  seat?: string
}
/**
 * Another player has confirmed the nomination.
 */
export interface Seconded {
  kind: 'seconded'
  by: string
  seat: string
}
/**
 * Cards have been turned face up for all: what each place shows.
 */
export interface Shown {
  kind: 'shown'
  cards: {
    [k: string]: string
  }
}
/**
 * The narrator has sent the character called back to sleep.
 */
export interface Slept {
  kind: 'slept'
  role: string
}
/**
 * The living may talk, nominate and vote.
 */
export interface TalkBegan {
  kind: 'talk-began'
}
/**
 * A seat has learned something in private; `of` says whom it is about, where that is somebody.
 */
export interface Told {
  kind: 'told'
  about: string
  value:
    | string
    | string[]
    | {
        [k: string]: string
      }
  of?: string
}
/**
 * How all cards wandered through the night.
 */
export interface Traced {
  kind: 'traced'
  trails: Trail[]
}
/**
 * The way of one card through the night.
 */
export interface Trail {
  card: string
  dealt: string
  steps: TrailStep[]
}
/**
 * Somebody saw or moved a card, in whose call; and where it lay then.
 */
export interface TrailStep {
  call: string
  by: string
  did: string
  at: string
}
/**
 * The game is over, every card is laid open, and what was noted in secret may be read.
 */
export interface Unmasked {
  kind: 'unmasked'
  cards: {
    [k: string]: string
  }
  noted?: {
    [k: string]: string[]
  }
}
/**
 * All have voted at once on a nominee.
 */
export interface Voted {
  kind: 'voted'
  seat: string
  votes: {
    [k: string]: string
  }
  hanged: string
}
/**
 * A lot that waits to be drawn, or for what real dice say.
 */
export interface LotShown {
  kind: 'lot'
  verb: string
}
/**
 * What was done at a moderated table, by the number that a rewind names.
 */
export interface DeedShown {
  n: number
  phase: PhaseShown
  seat: string
  verb: string
  what: string | string[]
}
/**
 * What those whom it reached must be told: it is gone, or it is new.
 */
export interface Correction {
  is: 'gone' | 'new'
  to: string[]
  phase: PhaseShown
  fact: Fact
}
/**
 * An event: what has happened, and how it is told.
 */
export interface Line {
  n: number
  phase: PhaseShown
  rule: string
  fact: Fact
  text: string
  private?: boolean
  to?: string[] | null
}
/**
 * Something that was said to this viewer.
 */
export interface Heard {
  n: number
  from: string
  to: string
  text: string
}
/**
 * What has changed: keys of the state, new events, new talk; and which act of one's own is done.
 */
export interface News {
  is: 'news'
  now: number
  state?: Changed
  events?: Line[]
  talk?: Heard[]
  done?: string
  code?: string
}
/**
 * Keys of a state that have changed; null: there is nothing any more.
 */
export interface Changed {
  you?: string
  table?: TableShown
  may?: ('all' | 'claim' | 'dead' | 'pack')[]
  book?: string
  phase?: PhaseShown
  circle?: Place[]
  card?: Card
  prompt?: Prompt | null
  clock?: Countdown | null
  claims?: Offer[]
  outcome?: OutcomeShown
  watching?: boolean | 'may'
  deal?: Deal
  asks?: Prompt[]
  stop?: Stop | null
  cards?: {
    [k: string]: string
  }
  notes?: {
    [k: string]: {
      [k: string]: string[]
    }
  }
  trails?: Trail[]
  acts?: DeedShown[]
  corrections?: Correction[]
}
/**
 * What was tried is not possible; one sentence says why, and nothing has changed.
 */
export interface Refusal {
  is: 'refused'
  reason: string
  text: string
  id?: string
  rule?: string
}
/**
 * The server ends the connection; `again` says whether it makes sense to come back.
 */
export interface Bye {
  is: 'bye'
  reason: string
  text: string
  again: boolean
}
/**
 * All rulebooks.
 */
export interface Books {
  books: Book[]
}
/**
 * A rulebook.
 */
export interface Book {
  id: string
  name: string
  seats: number[]
  usual: string
  cards: BookCard[]
  sets: BookSet[]
  options: BookOption[]
  keys: BookKey[]
  paces: Named[]
}
/**
 * A card of the box.
 */
export interface BookCard {
  id: string
  name: string
  text: string
  team: string
  copies: number
  value?: number | null
}
/**
 * A suggested set, and for how many seats there is one.
 */
export interface BookSet {
  id: string
  name: string
  seats: number[]
}
/**
 * A variant that a table may choose.
 */
export interface BookOption {
  name: string
  label: string
  rule: string
  default: string | number
  values: Value[]
}
/**
 * A way to play an option.
 */
export interface Value {
  value: string | number
  label: string
}
/**
 * Something that a plan may name beside the cards: how it is chosen, and of what, where that is a list.
 */
export interface BookKey {
  key: 'extra' | 'mayor' | 'guard_dog' | 'amulet' | 'artifacts'
  label: string
  kind: 'card' | 'lot' | 'seat' | 'some' | 'yes'
  of?: Card[]
}
/**
 * The short texts of a book's rules.
 */
export interface Rules {
  rules: {
    [k: string]: string
  }
}
/**
 * The page's own messages, in the syntax of Fluent: where one stands twice, the second counts.
 */
export interface Catalogue {
  language: Tongue
  languages: Tongue[]
  messages: string
}
/**
 * A language: its tag, its name in its own words, and whose manners it has in lists and numbers.
 */
export interface Tongue {
  tag: string
  name: string
  locale: string
}
/**
 * Who lays a table, and whether to play at it or to moderate it.
 */
export interface Lay {
  name?: string
  moderated?: boolean
}
/**
 * Who sits down; whoever brings a token can ask twice, and has one seat.
 */
export interface Sit {
  name: string
  token?: string
}
/**
 * The one-time code with which somebody takes a seat; whoever brings a token can ask twice.
 */
export interface Take {
  link: string
  token?: string
}
/**
 * What somebody gets at the door: the table, the seat's name, and the secret that opens it.
 */
export interface Ticket {
  code: string
  name: string
  token: string
}
/**
 * What somebody sees of a table from the door.
 */
export interface Standing {
  code: string
  stage: 'closed' | 'lobby' | 'over' | 'playing'
  seats: string[]
  spectators: boolean
}
/**
 * Why something is not possible, for programs and for people.
 */
export interface Problem {
  reason: string
  text: string
}

/** The protocol that this is. */
export const VERSION = 1

/** A plan in which everything is as usual. */
export const USUAL: Required<Plan> = {
  "do": "plan",
  "rulebook": "onenight",
  "set": "",
  "cards": [],
  "options": {},
  "extra": "",
  "mayor": "",
  "guard_dog": false,
  "amulet": "",
  "artifacts": [],
  "deal": {},
  "center": [],
  "unknown": false,
  "pace": "normal",
  "quick": false,
  "pack_talk": false,
  "dead_talk": true,
  "dead_watch": false,
  "spectators": true
}
