/* Made by `npm run types` from the JSON Schema of the server's messages. Do not edit by hand. */

export interface Protocol {}
/**
 * The first message: which table, and whose seat; without a token one looks on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  say: 'hello'
  table: string
  token?: string
}
/**
 * Do something at the table; sent again under the same id it is done once.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  say: 'do'
  id: string
  act:
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
    | Start
    | Pause
    | Resume
    | MoreTime
    | EndTalk
    | Again
    | GoOn
    | Enter
    | TimeUp
    | Rewind
}
/**
 * Answer the prompt of this number; until it closes, a later answer takes the place of an earlier one.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  do: 'answer'
  prompt: number
  what: string | string[]
}
/**
 * Say before all that one is a character, true or not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Claim".
 */
export interface Claim {
  do: 'claim'
  card: string
}
/**
 * Talk: to `all` who are at the table, to the `pack` one is awake with, to the `dead`.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  do: 'say'
  to: string
  text: string
}
/**
 * Take another name, before the game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rename".
 */
export interface Rename {
  do: 'rename'
  name: string
}
/**
 * Agree to quick nights, or not.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Agree".
 */
export interface Agree {
  do: 'agree'
  quick: boolean
}
/**
 * Leave the table for good; in a game a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  do: 'leave'
}
/**
 * Let a bot play one's own seat, or take the seat back.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "LetBotPlay".
 */
export interface LetBotPlay {
  do: 'let-bot-play'
  bot: boolean
}
/**
 * Watch the rest of the game as one of the dead who see everything, where the table allows it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Watch".
 */
export interface Watch {
  do: 'watch'
}
/**
 * Choose what is played and how; whatever is left out is as usual.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Plan".
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
  artifacts?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string, string, string]
  deal?: {
    [k: string]: string
  }
  /**
   * @maxItems 8
   */
  center?:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
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
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Order".
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
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "AddBot".
 */
export interface AddBot {
  do: 'add-bot'
  name?: string
}
/**
 * Send somebody away; in a game a bot plays on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Kick".
 */
export interface Kick {
  do: 'kick'
  seat: string
}
/**
 * Let somebody else be the host.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GiveHost".
 */
export interface GiveHost {
  do: 'give-host'
  seat: string
}
/**
 * Deal and begin.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Start".
 */
export interface Start {
  do: 'start'
}
/**
 * Stop the clock; by night, when the call under way is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Pause".
 */
export interface Pause {
  do: 'pause'
}
/**
 * Let the clock run on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Resume".
 */
export interface Resume {
  do: 'resume'
}
/**
 * Talk a minute longer; by night: give every call more time from the next night on.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "MoreTime".
 */
export interface MoreTime {
  do: 'more-time'
}
/**
 * Bring the talk, or a defence, to its end.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "EndTalk".
 */
export interface EndTalk {
  do: 'end-talk'
}
/**
 * Go back to the lobby with the same people, when a game is over.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Again".
 */
export interface Again {
  do: 'again'
}
/**
 * Leave the cue or the lot at which the game has stopped.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "GoOn".
 */
export interface GoOn {
  do: 'go-on'
}
/**
 * Write down what somebody has answered, claimed, or what the dice say.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Enter".
 */
export interface Enter {
  do: 'enter'
  seat: string
  verb: string
  what: string | string[]
}
/**
 * Let time run out on a question.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TimeUp".
 */
export interface TimeUp {
  do: 'time-up'
  verb: string
}
/**
 * Take back the act of this number and all that no longer fits after it; another may stand in its place.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Rewind".
 */
export interface Rewind {
  do: 'rewind'
  to: number
  instead?: Enter | null
}
/**
 * Ask for a one-time code with which another device, or another person, can take one's seat.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  say: 'link'
  id: string
  hands_over?: boolean
}
/**
 * All that this viewer may know, from the beginning.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  is: 'welcome'
  now: number
  state: {}
  events: unknown[]
  talk: unknown[]
}
/**
 * What has changed: keys of the state (null: gone), new events, new talk; and which act of one's own is done.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  is: 'news'
  now: number
  state?: {}
  events?: unknown[]
  talk?: unknown[]
  done?: string
  code?: string
}
/**
 * What was tried is not possible; one sentence says why, and nothing has changed.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Refusal".
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
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Bye".
 */
export interface Bye {
  is: 'bye'
  reason: string
  text: string
  again: boolean
}
/**
 * All keys that a state can have; most are there only when there is a game.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  you: string
  table: TableShown
  may: ('all' | 'claim' | 'dead' | 'pack')[]
  book?: string | null
  phase?: Phase | null
  circle?: Place[] | null
  card?: Card | null
  prompt?: Prompt | null
  clock?: Clock | null
  claims?: Choice[] | null
  outcome?: Outcome | null
  watching?: boolean | 'may' | null
  asks?: Prompt[] | null
  stop?: {} | null
  cards?: {
    [k: string]: string
  } | null
  notes?: {} | null
  trails?: unknown[] | null
  acts?: {}[] | null
  corrections?: {}[] | null
}
/**
 * The table: who is there, and what is planned.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "TableShown".
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
  quick: boolean
  notice: string
}
/**
 * Somebody at the table.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  name: string
  player: 'bot' | 'none' | 'person'
  here: boolean
  agrees: boolean
}
/**
 * Where the game stands.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Phase".
 */
export interface Phase {
  id: string
  text: string
}
/**
 * One place of the circle, as all or this viewer may see it.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Place".
 */
export interface Place {
  name: string
  alive: boolean
  shown?: Named | null
  marks?: Named[]
}
/**
 * Something with a name.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Named".
 */
export interface Named {
  id: string
  name: string
}
/**
 * A card, and what it does.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  id: string
  name: string
  text: string
}
/**
 * A question.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Prompt".
 */
export interface Prompt {
  n: number
  verb: string
  text: string
  may_pass: boolean
  held: boolean
  choices: Choice[]
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
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  what: string | string[]
  label: string
}
/**
 * Something that is not on offer, and the rule that says so.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Barred".
 */
export interface Barred {
  what: string | string[]
  label: string
  rule: string
}
/**
 * What the table waits for, from when to when.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock {
  what: string
  since: number
  until: number
}
/**
 * How the game has ended.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  teams: string[]
  winners: string[]
  text: string
}
/**
 * An event in words; the other fields are those of the fact itself.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Line".
 */
export interface Line {
  n: number
  phase: string
  kind: string
  rule: string
  text: string
}
/**
 * Something that was said to this viewer.
 *
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  n: number
  from: string
  to: string
  text: string
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Book".
 */
export interface Book {
  id: string
  name: string
  seats: number[]
  cards: BookCard[]
  sets: BookSet[]
  options: BookOption[]
  keys: string[]
  artifacts: Artifact[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BookCard".
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
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BookSet".
 */
export interface BookSet {
  id: string
  name: string
  seats: number[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "BookOption".
 */
export interface BookOption {
  name: string
  label: string
  rule: string
  default: string | number
  values?: Value[]
  range?: number[]
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Value".
 */
export interface Value {
  value: string | number
  label: string
}
/**
 * This interface was referenced by `Protocol`'s JSON-Schema
 * via the `definition` "Artifact".
 */
export interface Artifact {
  id: string
  name: string
  text: string
}

/** A plan in which everything is as usual. */
export const USUAL = {
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
} as unknown as Required<Plan>
