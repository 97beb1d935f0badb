// Made by web/make_types.py from the Python messages: do not edit, run `make web` again.

/** The beer that is about to be rolled: its kind, and who gets it. */
export interface Sharing {
  kind: string;
  to: number;
}

/** The JSON of a position; `docs/reference/position.md` explains every field. */
export interface DiceMinerView {
  game: "dice-miner";
  seats: number;
  round: number;
  phase: "deal" | "end" | "excavation" | "fill" | "heroes" | "lots" | "magic" | "replenish" | "reroll" | "set-up";
  to_act: number | readonly number[] | "chance" | null;
  start: number;
  heroes: readonly (string | null)[];
  mountain: Record<string, string | null>;
  troves: readonly (readonly string[])[];
  scores: readonly (readonly number[])[];
  turn?: number;
  picks?: number;
  sharing?: Sharing;
  waiting?: readonly number[];
  hero_spent?: number;
  spends?: number;
  to_choose?: number;
  rolling?: readonly string[];
  cached?: readonly (readonly string[])[];
  throw?: number;
  deal?: boolean;
  shared?: readonly number[];
  contenders?: readonly number[];
  ties?: readonly (readonly (number | null)[])[];
  lost?: readonly string[];
  winners?: readonly number[];
}

/** The forms of MM-12, trade (MM-10.1), and the dwarves if the host picks them (MM-2.1). */
export interface MiniMinersOptions {
  simplified: boolean;
  long: boolean;
  "open-draft": boolean;
  trade: boolean;
  dwarves: readonly string[];
}

/** The dwarves of this game are about to be drawn (MM-2.1). */
export interface Gathering {
  is: "gathering";
}

/** The markers are about to be laid out (MM-2.2). */
export interface Scattering {
  is: "scattering";
}

/** A seat buys and equips (MM-4.2), and these others wait; `draws` only names the next draw. */
export interface Market {
  is: "market";
  turn: number;
  waiting?: readonly number[];
  draws?: number;
}

/** Empty places of the market are about to be filled (MM-2.3); `then` is empty before the first round. */
export interface Stocking {
  is: "stocking";
  then?: Market;
  tries?: number;
}

/** An event is about to be turned up (MM-2.4). */
export interface Turning {
  is: "turning";
}

/** The first player of an open draft is about to be named (MM-12.3). */
export interface Lots {
  is: "lots";
}

/** The dwarves are about to be dealt (MM-2.1). */
export interface Dealing {
  is: "dealing";
}

/** Everybody picks a dwarf of the hand in secret (MM-3.1). */
export interface Draft {
  is: "draft";
  chosen: readonly string[];
  hands: readonly (readonly string[])[];
  picks: readonly (readonly string[])[];
}

/** Everybody leaves one dwarf out in secret (MM-3.2). */
export interface Discarding {
  is: "discarding";
  chosen: readonly string[];
  troops: readonly (readonly string[])[];
}

/** A seat picks one of the dwarves that lie open (MM-12.3). */
export interface Levy {
  is: "levy";
  turn: number;
  left: readonly string[];
  troops: readonly (readonly string[])[];
}

/** How far the dig of one dwarf has come (MM-6.2 to MM-6.7). */
export interface Shift {
  dwarf: string;
  deck?: string;
  draws?: number;
  tools?: number;
  helmet?: boolean;
  gold?: number;
  found?: number;
  specials?: readonly string[];
  ignore?: number;
  spent?: boolean;
}

/** A dwarf is about to dig and may announce tools (MM-7.3); the tools are those announced so far. */
export interface Announcing {
  is: "announcing";
  turn: number;
  dig: Shift;
  used?: readonly string[];
  borrowed?: readonly string[];
}

/** The rest of a dig follows; only ever seen behind a draw. */
export interface Settling {
  is: "settling";
  dig: Shift;
}

/** A seat is about to draw a tool, for its store or for a dwarf; `key` names the draw (MM-4.2, MM-7.7, MM-8.6). */
export interface Fetching {
  is: "fetching";
  seat: number;
  key: string;
  then: Market | Announcing | Settling;
  dwarf?: string;
}

/** Anvil looks through pile and discards (MM-8.13). */
export interface Searching {
  is: "searching";
  turn: number;
  dwarf: string;
}

/** A dwarf may target another (MM-8.3); `chosen` is the first of the Trickster's two. */
export interface Aiming {
  is: "aiming";
  turn: number;
  dwarf: string;
  chosen?: string;
}

/** The targets of a dwarf may show a star, one after the other (MM-7.6); `asked` are those still to answer. */
export interface Reacting {
  is: "reacting";
  turn: number;
  dwarf: string;
  targets: readonly string[];
  asked: readonly string[];
  starred?: boolean;
}

/** The Haggler is about to draw a tool of his target (MM-8.10). */
export interface Thieving {
  is: "thieving";
  dwarf: string;
  target: string;
}

/** The Bully chooses where his target goes (MM-8.12). */
export interface Moving {
  is: "moving";
  turn: number;
  dwarf: string;
  target: string;
}

/** A dwarf is called (MM-5.1); `lent` says that it borrowed a lantern, `foiled` that a star stopped it (MM-8.16). */
export interface Placing {
  is: "placing";
  turn: number;
  dwarf: string;
  lent?: boolean;
  foiled?: boolean;
}

/** The aftershock is about to fall on a space (MM-11.3). */
export interface Shaking {
  is: "shaking";
}

/** Mine cards are about to be drawn, and so many of them put back (MM-6.2, MM-7.3). */
export interface Drawing {
  is: "drawing";
  dig: Shift;
  count: number;
  returns?: number;
}

/** A seat has drawn these cards and puts some back (MM-7.3). */
export interface Looking {
  is: "looking";
  turn: number;
  dig: Shift;
  cards: readonly string[];
  returns: number;
}

/** The cards that were kept are about to be revealed (MM-7.3). */
export interface Showing {
  is: "showing";
  dig: Shift;
  cards: readonly string[];
}

/** The mine collapses on a dwarf, who may wear a helmet against so many cards (MM-7.4). */
export interface Bracing {
  is: "bracing";
  turn: number;
  dig: Shift;
  collapses: number;
}

/** The nuggets or the bonus of a special card (MM-6.3)? */
export interface Choosing {
  is: "choosing";
  turn: number;
  dig: Shift;
}

/** A bonus takes one collapse marker off the board (MM-7.7). */
export interface Clearing {
  is: "clearing";
  turn: number;
  dig: Shift;
}

/** The marker under the dwarf has a bonus for the dig that is not used yet (MM-6.7). */
export interface Gleaning {
  is: "gleaning";
  turn: number;
  dig: Shift;
}

/** A dwarf is about to escape (MM-6.8); `removals` are the markers that its shovel may still take. */
export interface Escaping {
  is: "escaping";
  turn: number;
  dwarf: string;
  ignore?: number;
  used?: readonly string[];
  borrowed?: readonly string[];
  removals?: number;
}

/** The Crook has escaped and may lie in wait (MM-8.7). */
export interface Lurking {
  is: "lurking";
  turn: number;
  dwarf: string;
}

/** The game is over (MM-9.2). */
export interface Over {
  is: "over";
  winners: readonly number[];
}

/** A dwarf that is played this round, with the gold and the tool cards on its card. */
export interface Dwarf {
  name: string;
  owner: number;
  place?: string;
  gold?: number;
  hidden?: readonly string[];
  shown?: readonly string[];
  host?: boolean;
  haul?: number;
}

/** A mine card put back with a magnifier: only the seat that did so knows it (MM-7.3). */
export interface Known {
  card: string;
  seat: number;
}

/** A mine deck: cards put back on `top`, the shuffled `cards`, those put `under`, and the open discards. */
export interface Deck {
  cards?: readonly string[];
  top?: readonly Known[];
  under?: readonly Known[];
  discards?: readonly string[];
}

/** A round that is over: its event, whether the mine fell in, and where each dwarf ended with which haul. */
export interface Past {
  event: string;
  fell_in: boolean;
  crew: readonly Dwarf[];
}

/** The JSON of a position. In a view the cards that a seat may not know are `?`, as many as there are (MM-10.2). */
export interface MiniMinersView {
  game: "mini-miners";
  seats: number;
  options: MiniMinersOptions;
  round: number;
  phase: Phase;
  to_act: number | readonly number[] | "chance" | null;
  event: string;
  events: readonly string[];
  first: number;
  cast: readonly string[];
  crew: readonly Dwarf[];
  aside: readonly string[];
  treasuries: readonly number[];
  stores: readonly (readonly string[])[];
  market: readonly string[];
  pile: readonly string[];
  discards: readonly string[];
  decks: Record<string, Deck>;
  markers: Record<string, string>;
  collapses: readonly string[];
  lurking: string;
  past: readonly Past[];
}

/** `random-heroes` deals the heroes (DM-2.2); `solo` is one of our forms for one player (DM-9.1, DM-9.2). */
export interface DiceMinerOptions {
  "random-heroes": boolean;
  solo: "daily" | "dragon" | null;
}

/** The command of this key is on the disk, as line `version`. */
export interface Ack {
  is: "ack";
  key: string;
  version: number;
}

/** A chair as everybody sees it; `bot` is the level of the bot that plays it now, `left` the ms on its clock. */
export interface ShownSeat {
  kind: "bot" | "human" | "open";
  name?: string;
  taken?: boolean;
  away?: "clock" | "left" | "resigned";
  bot?: string;
  left?: number;
}

/** Nobody is in a hurry. */
export interface NoClock {
  is: "none";
}

/** So long from when a seat owes a decision until it owes none. */
export interface PerMove {
  is: "move";
  move: number;
}

/** So long for the whole game, and a little more after each turn, up to a cap. */
export interface Bank {
  is: "bank";
  bank: number;
  increment: number;
  cap: number;
}

/** A legal event: in notation, in words, by the marks that mean it, and what it would do where no chance follows. */
export interface Choice {
  event: string;
  words?: string;
  marks?: readonly string[];
  preview?: string;
  points?: readonly number[];
  board?: Changed<DiceMinerView> | Changed<MiniMinersView>;
}

/** How the game stands: the points of every seat, and who has won once it is over. */
export interface Standing {
  totals: readonly number[];
  winners: readonly number[];
}

/** The whole table after `version` lines, as one seat or a spectator (`you` is null) may know it. */
export interface Shown {
  table: string;
  game: GameName;
  rules: string;
  version: number;
  status: "open" | "over" | "playing";
  you: number | null;
  seats: readonly ShownSeat[];
  to_act: readonly number[];
  options: Record<string, unknown>;
  commitment: string;
  clock: NoClock | PerMove | Bank;
  visibility: "private" | "public";
  view?: DiceMinerView | MiniMinersView;
  choices?: readonly Choice[];
  extras?: readonly Choice[];
  undo?: boolean;
  asked?: number;
  agreed?: readonly number[];
  result?: Standing;
  next?: string;
}

/** A part of a score: its points, why, by which rule, and the marks of what it counts. */
export interface ScoreRow {
  name: string;
  points: number;
  why: string;
  rule: string;
  marks: readonly string[];
}

/** A player's score: the rows make the total. */
export interface ScoreSheet {
  name: string;
  parts: readonly ScoreRow[];
  rounds: string;
  total: number;
}

/** A table in words: `news` stand beside those of the update; `askable` are the marks that one may ask about with `why`. */
export interface Narration {
  title: string;
  ask: string;
  labels: Record<string, string>;
  askable: readonly string[];
  sheet: readonly ScoreSheet[];
  describe: readonly string[];
  news: readonly string[];
}

/** The command was made for an older table, and nothing was done; the table as it is comes with it. */
export interface Stale {
  is: "stale";
  key: string;
  table: Shown;
  told?: Narration;
}

/** The command is impossible, by which rule if it is one of the game's, and nothing was done. */
export interface Refused {
  is: "refused";
  key: string;
  reason: string;
  message: string;
  rule?: string;
}

/** Why the thing with this mark can't be chosen now, and by which rule; both are empty if nothing forbids it. */
export interface WhyNot {
  is: "why-not";
  mark: string;
  why: string;
  rule: string;
  key?: string;
}

/** One thing that happened, as one seat may know it; a face-down decision is not told at all. */
export interface News {
  is: string;
  seat?: number;
  event?: string;
  name?: string;
  why?: "clock" | "left" | "resigned";
  yes?: boolean;
  to?: number;
  seats?: readonly number[];
  table?: string;
}

/** The table after the newest line, and what happened since the last update; `since` is the version before it. */
export interface Update {
  is: "update";
  since: number;
  news: readonly News[];
  table: Shown;
  told?: Narration;
}

/** A word to the table, the number `number` of its chat. */
export interface Said {
  is: "said";
  number: number;
  seat: number;
  name: string;
  text: string;
}

/** Which seats are looking at the table right now, and how many spectators. */
export interface Here {
  is: "here";
  seats: readonly number[];
  spectators: number;
}

/** I am here. */
export interface Pong {
  is: "pong";
}

/** Who you are; `token` is there once, when a program's session begins. */
export interface SessionShown {
  name: string;
  kind: "guest" | "program";
  token?: string;
}

/** It is done. */
export interface Done {
  done?: boolean;
}

/** Opens one socket, once, within `seconds`. */
export interface Ticket {
  ticket: string;
  seconds: number;
}

/** A game that can be played here. */
export interface GameShown {
  game: string;
  rules: string;
  least: number;
  most: number;
  levels: readonly string[];
}

/** The games. */
export interface Games {
  games: readonly GameShown[];
}

/** A table in the lobby. */
export interface Summary {
  table: string;
  game: string;
  status: string;
  options: Record<string, unknown>;
  names: readonly string[];
  free: number;
  seats: number;
}

/** Public tables, the newest first. */
export interface Tables {
  tables: readonly Summary[];
}

/** A table of yours: your seat, unless you only opened it, and whether it waits for you. */
export interface OwnTable {
  table: string;
  game: string;
  status: string;
  names: readonly string[];
  seat: number | null;
  turn: boolean;
}

/** Your tables, the newest first. */
export interface OwnTables {
  tables: readonly OwnTable[];
}

/** An address to give away: for one seat, or for spectators (`seat` is null). Its secret is behind the `#`. */
export interface Link {
  seat: number | null;
  url: string;
}

/** The new table, the promise about its dice, a link for every chair that needs one, and your seat if you sat down. */
export interface Created {
  table: string;
  commitment: string;
  links: readonly Link[];
  seat?: number;
}

/** A table, and the same in words. */
export interface TableTold {
  table: Shown;
  told: Narration;
}

/** Where you sit. */
export interface Joined {
  seat: number;
  version: number;
}

/** The last words at the table. */
export interface Chat {
  said: readonly Said[];
}

/** The table where the same people play again; everybody who sat here may sit there without a link. */
export interface Rematch {
  table: string;
}

/** Who sits on a seat, and the grain of salt that this person added. */
export interface Player {
  name: string;
  kind: "bot" | "human";
  nonce: string | null;
}

/** Everything that is fixed before the first roll; the key of the game depends on every field. */
export interface Header {
  game: string;
  rules: string;
  content: string;
  corrections: string | null;
  options: Record<string, unknown>;
  table: string;
  seed: string | null;
  players: readonly Player[];
  commitment: string;
}

/** A game, finished or not. `digest` is the hash of all the rest. */
export interface GameRecord {
  format: "pithead-record/1";
  header: Header;
  steps: readonly string[];
  result: Standing | null;
  secret: string | null;
  digest: string;
}

/** A verified record was kept under this name. */
export interface Imported {
  table: string;
}

/** A game after `at` steps: what happened last in sentences, the table, and the table in words. */
export interface Scene {
  at: number;
  says: readonly string[];
  shown: Shown;
  told: Narration;
}

/** Moments of a game that has `count` steps by now. */
export interface Scenes {
  count: number;
  scenes: readonly Scene[];
}

/** One check; `passed` is null if it was not reached. */
export interface Check {
  name: string;
  says: string;
  passed: boolean | null;
}

/** Whether everything is right, in one sentence, and each check. */
export interface Verdict {
  passed: boolean;
  says: string;
  checks: readonly Check[];
}

/** Where that leads; `then` has all steps since the real game was left, with dice and bots, to be sent again with the next. */
export interface Explored {
  scene: Scene;
  then: readonly string[];
}

/** A lesson: its name, and what it asks for. */
export interface LessonShown {
  lesson: string;
  says: string;
}

/** First steps in a game, and the scene of the first lesson. */
export interface Lessons {
  lessons: readonly LessonShown[];
  scene: Scene;
}

/** Was it right? A word about it, where it led (or the same scene again), and the scene of the next lesson, if there is one. */
export interface LessonAnswered {
  right: boolean;
  says: string;
  scene: Scene;
  next?: Scene;
}

/** A rule by its number. */
export interface RuleShown {
  number: string;
  text: string;
}

/** A section of the rules. */
export interface SectionShown {
  number: string;
  title: string;
  rules: readonly RuleShown[];
}

/** The rules of a game. */
export interface Rulebook {
  game: string;
  sections: readonly SectionShown[];
}

/** A fact of the box that no rulebook states, and how sure we are: from public reviews, deduced, a guess, or your own. */
export interface FactShown {
  fact: string;
  mark: "book" | "deduced" | "guess" | "public" | "yours";
}

/** What we had to reconstruct, of how many facts in all. */
export interface Facts {
  game: string;
  count: number;
  facts: readonly FactShown[];
}

/** A puzzle out of `count`: the position as its seat sees it, and the Elo of who solves it every other time. */
export interface PuzzleShown {
  game: string;
  number: number;
  count: number;
  rating: number;
  scene: Scene;
}

/** An event, and how often it wins. */
export interface PuzzleShare {
  event: string;
  words: string;
  share: number;
}

/** Was it right, and how much less often does it win than the best? `shares` are told once it is right or given up. */
export interface PuzzleAnswered {
  right: boolean;
  loss: number;
  says: string;
  by?: string;
  shares?: readonly PuzzleShare[];
}

/** A level of bots, and what they make of the mountain on average. */
export interface DailyLevel {
  level: string;
  words: string;
  points: number;
}

/** A finished daily mountain: how many of a hundred bot games on the same dice it beats. */
export interface Daily {
  points: number;
  beaten: number;
  games: number;
  levels: readonly DailyLevel[];
}

/** Something you could do: in notation, in words, your share of the victory afterwards with its standard error, and why. */
export interface Suggestion {
  event: string;
  words: string;
  share: number;
  error: number;
  why: string;
}

/** The best of what you can do, the best first. */
export interface Hint {
  options: readonly Suggestion[];
}

/** What a decision lost against the best: 0 if it was the best itself. `why` speaks for the best one. */
export interface Lost {
  number: number;
  event: string;
  words: string;
  best: string;
  best_words: string;
  loss: number;
  error: number;
  why: string;
}

/** The game is being analysed; `done` goes from 0 to 1. */
export interface Progress {
  is: "progress";
  done: number;
}

/** A seat's game: final - initial = luck + skill + others; adjusted = final - luck. Errors are standard errors. */
export interface AnalysedSeat {
  name: string;
  initial: number;
  final: number;
  luck: number;
  luck_error: number;
  skill: number;
  skill_error: number;
  others: number;
  others_error: number;
  adjusted: number;
  real_decisions: number;
  lost: number;
  error_rate: number;
  rate_error: number;
  band: string;
  band_words: string;
  own_luck?: number;
  own_luck_error?: number;
}

/** A step, number 1 the first: `change` is what it did to every seat's share, `seat` is null for chance. */
export interface AnalysedEvent {
  number: number;
  seat: number | null;
  event: string;
  words: string;
  kind: "luck" | "skill";
  change: readonly number[];
  error: number;
  loss?: number;
  loss_error?: number;
  best?: string;
  best_words?: string;
}

/** One of the biggest mistakes: the position before it is the scene after `number` - 1 steps. */
export interface Mistake {
  number: number;
  seat: number;
  words: string;
  loss: number;
  error: number;
  best: string;
  best_words: string;
  why: string;
}

/** One of the luckiest outcomes: whom it helped most, and by how much. */
export interface Fortune {
  number: number;
  seat: number;
  words: string;
  gain: number;
  error: number;
}

/** An analysed game. `curve` has every seat's share before the first step and after each; a lone player's is in points. */
export interface Analysis {
  is: "analysis";
  game: string;
  unit: "points" | "share";
  seats: readonly AnalysedSeat[];
  curve: readonly (readonly number[])[];
  events: readonly AnalysedEvent[];
  mistakes: readonly Mistake[];
  lucky: readonly Fortune[];
}

/** All is well. */
export interface Health {
  ok: boolean;
  version: string;
}

/** Why not: `reason` for machines, `message` for people, `rule` if it is one of the game's. */
export interface Problem {
  reason: string;
  message: string;
  rule?: string;
}

/** The first message: a ticket, which table, and for spectators of a private table the secret of their link. */
export interface Hello {
  is: "hello";
  ticket: string;
  table: string;
  secret?: string;
  since?: number | null;
  previews?: boolean;
  lang?: "" | "de" | "en" | "fi" | "fr" | "it";
}

/** Play an event, in notation. */
export interface Act {
  do: "act";
  event: string;
}

/** Take back the last decision: at once where nothing was learned since, else if the others agree. */
export interface Undo {
  do: "undo";
}

/** Agree to somebody's undo, or don't. */
export interface Answer {
  do: "answer";
  yes: boolean;
}

/** Give up. */
export interface Resign {
  do: "resign";
}

/** Go away; before the game the chair is free again, later a bot may stand in. */
export interface Leave {
  do: "leave";
}

/** Be back. */
export interface Return {
  do: "return";
}

/** A command, made after the client had seen `version`. */
export interface Ask {
  is: "ask";
  key: string;
  version: number;
  command: AnyCommand;
}

/** A word to the table. */
export interface Say {
  is: "say";
  key: string;
  text: string;
}

/** Why can't the thing with this mark be chosen now? */
export interface Why {
  is: "why";
  key: string;
  mark: string;
}

/** The client missed something after `since`. */
export interface Sync {
  is: "sync";
  since: number;
}

/** Are you there? */
export interface Ping {
  is: "ping";
}

/** Who you are; without a name you get one. A guest is known by a cookie, a program by a token that it keeps itself. */
export interface NewSession {
  name?: string | null;
  kind?: "guest" | "program";
}

/** No more is needed. */
export interface Nothing {}

/** A chair: for somebody with a link (`human`), for anybody (`open`), or for a bot of a level. */
export interface NewPlace {
  kind: "bot" | "human" | "open";
  level?: string;
}

/** A table as you want it. A seed is public and makes a practice game. */
export interface NewTable {
  game: string;
  places: readonly NewPlace[];
  options?: Record<string, unknown>;
  clock?: NoClock | PerMove | Bank;
  visibility?: "private" | "public";
  stand_in?: string | null;
  seed?: string | null;
  join?: string | null;
}

/** Sit down: by the secret of a link, or at an open chair. The nonce is your grain of salt for the dice. */
export interface Join {
  nonce: string;
  secret?: string;
  seat?: number | null;
}

/** A seat, or null for spectators. */
export interface WhichSeat {
  seat: number | null;
}

/** A command, made after you had seen `version`; sent again with the same key it is not carried out again. */
export interface Command {
  key: string;
  version: number;
  command: AnyCommand;
}

/** A word to the table. */
export interface NewWord {
  key: string;
  text: string;
}

/** What if? A finished table by its name, or a record, left after `at` steps; `then` is what happens instead. */
export interface Explore {
  at: number;
  table?: string;
  record?: GameRecord | null;
  then?: readonly string[];
  seat?: number | null;
  bots?: string | null;
}

/** Why can't the thing with this mark be chosen? Asked of the table as it is, or of the scene after `at` steps, seen by `seat`. */
export interface WhyAtTable {
  mark: string;
  at?: number | null;
  seat?: number | null;
}

/** The same of a game that goes on otherwise; `then` has all its steps. */
export interface WhyInBranch {
  mark: string;
  branch: Explore;
}

/** The same of a lesson, after these right answers to the lessons before. */
export interface WhyInLesson {
  mark: string;
  before?: readonly string[];
}

/** Your answer in notation, and your right answers to the lessons before. */
export interface LessonAnswer {
  answer: string;
  before?: readonly string[];
}

/** The event that you think is best, in notation; null to be told. */
export interface PuzzleAnswer {
  event: string | null;
}

/** The same of a puzzle. */
export interface WhyInPuzzle {
  mark: string;
}

export type GameName = "dice-miner" | "mini-miners";

/** Some fields of a view as they would be; null where nothing would be there any more. */
export type Changed<View> = { [Field in keyof View]?: View[Field] | null };

export type FromClient =
  | Hello
  | Ask
  | Say
  | Why
  | Sync
  | Ping;

export type FromServer =
  | Ack
  | Stale
  | Refused
  | WhyNot
  | Update
  | Said
  | Here
  | Pong;

export type AnyCommand =
  | Act
  | Undo
  | Answer
  | Resign
  | Leave
  | Return;

export type Phase =
  | Gathering
  | Scattering
  | Stocking
  | Turning
  | Lots
  | Dealing
  | Draft
  | Discarding
  | Levy
  | Market
  | Fetching
  | Searching
  | Aiming
  | Reacting
  | Thieving
  | Moving
  | Placing
  | Shaking
  | Announcing
  | Drawing
  | Looking
  | Showing
  | Bracing
  | Choosing
  | Clearing
  | Gleaning
  | Settling
  | Escaping
  | Lurking
  | Over;

/** Every call of the HTTP interface by its method and path: what it takes, and what it answers. */
export interface Calls {
  "GET /api/session": { body: null; answer: SessionShown };
  "POST /api/session": { body: NewSession; answer: SessionShown };
  "POST /api/session/end": { body: Nothing; answer: Done };
  "POST /api/tickets": { body: Nothing; answer: Ticket };
  "GET /api/games": { body: null; answer: Games };
  "GET /api/tables": { body: null; answer: Tables };
  "GET /api/me/tables": { body: null; answer: OwnTables };
  "POST /api/tables": { body: NewTable; answer: Created };
  "GET /api/tables/{table}": { body: null; answer: Shown };
  "GET /api/tables/{table}/told": { body: null; answer: TableTold };
  "POST /api/tables/{table}/join": { body: Join; answer: Joined };
  "POST /api/tables/{table}/invites": { body: WhichSeat; answer: Link };
  "POST /api/tables/{table}/revoke": { body: WhichSeat; answer: Done };
  "POST /api/tables/{table}/commands": { body: Command; answer: Ack | Stale | Refused };
  "GET /api/tables/{table}/chat": { body: null; answer: Chat };
  "POST /api/tables/{table}/chat": { body: NewWord; answer: Ack };
  "POST /api/tables/{table}/rematch": { body: Nothing; answer: Rematch };
  "GET /api/tables/{table}/record": { body: null; answer: GameRecord };
  "POST /api/records": { body: null; answer: Imported };
  "GET /api/tables/{table}/scenes": { body: null; answer: Scenes };
  "GET /api/tables/{table}/verify": { body: null; answer: Verdict };
  "POST /api/explore": { body: Explore; answer: Explored };
  "POST /api/tables/{table}/why": { body: WhyAtTable; answer: WhyNot };
  "POST /api/explore/why": { body: WhyInBranch; answer: WhyNot };
  "POST /api/lessons/{game}/{lesson}/why": { body: WhyInLesson; answer: WhyNot };
  "GET /api/lessons/{game}": { body: null; answer: Lessons };
  "POST /api/lessons/{game}/{lesson}": { body: LessonAnswer; answer: LessonAnswered };
  "GET /api/rules/{game}": { body: null; answer: Rulebook };
  "GET /api/facts/{game}": { body: null; answer: Facts };
  "GET /api/puzzles/{game}": { body: null; answer: PuzzleShown };
  "GET /api/puzzles/{game}/{number}": { body: null; answer: PuzzleShown };
  "POST /api/puzzles/{game}/{number}": { body: PuzzleAnswer; answer: PuzzleAnswered };
  "POST /api/puzzles/{game}/{number}/why": { body: WhyInPuzzle; answer: WhyNot };
  "GET /api/tables/{table}/daily": { body: null; answer: Daily };
  "GET /api/tables/{table}/hint": { body: null; answer: Hint };
  "GET /api/tables/{table}/loss": { body: null; answer: Lost };
  "POST /api/games/{table}/analysis": { body: Nothing; answer: Progress | Analysis };
  "GET /api/games/{table}/analysis": { body: null; answer: Progress | Analysis };
  "GET /healthz": { body: null; answer: Health };
}
