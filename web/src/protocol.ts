// Written by scripts/types.py from the server’s types: change those, then run make docs.

export const PROTOCOL = 1;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "nice", "one-moment", "bye"] as const;

export type FromClient = Hello | MoveCommand | Undo | Abort | Pause | Resume | Delegate | Answer | Resign | Replace | Return | Say | Hint;

export type FromServer = TableMessage | Update | Clocks | Ack | Refused | Hinted | Goodbye;

/** The first message: which protocol is spoken, and what is known already. */
export interface Hello {
  type: "hello";
  protocol: number;
  /** the last version received, to resume; `-1` for nothing */
  version?: number;
}

/** The answer to a request. */
export interface MoveCommand {
  type: "move";
  id: string;
  request: number;
  move: string;
}

/** Take back my last move; other people are asked first. */
export interface Undo {
  type: "undo";
  id: string;
}

/** End the game without a result; other people are asked first. */
export interface Abort {
  type: "abort";
  id: string;
}

/** Stop all clocks; other people are asked first. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Have the clocks go on; other people are asked first. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Leave moves to the table that everybody can see are forced, or no longer do. */
export interface Delegate {
  type: "delegate";
  id: string;
  forced: boolean;
}

/** Agree to what somebody asked for, or not. Who asked withdraws it by not agreeing. */
export interface Answer {
  type: "answer";
  id: string;
  agrees: boolean;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Let a bot play for somebody who has gone. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  level: number;
}

/** Take my seat back from the bot that plays for me. */
export interface Return {
  type: "return";
  id: string;
}

/** One of the preset phrases. */
export interface Say {
  type: "say";
  id: string;
  phrase: "bye" | "good-luck" | "hello" | "nice" | "one-moment" | "oops" | "thanks" | "well-played";
}

/** What would a bot do? For the only person at a table. */
export interface Hint {
  type: "hint";
  id: string;
  request: number;
}

/** Everything about the table but the game itself. Sent whenever any of it changes. */
export interface TableMessage {
  type: "table";
  id: string;
  phase: "aborted" | "open" | "over" | "running";
  setting: TableSetting;
  seats: readonly SeatState[];
  /** your seat, if you have one */
  you: number | null;
  /** whether you may arrange the table: you opened it, or have had a seat for longest while who opened it has none */
  is_host: boolean;
  /** SHA-256 of the secret that decides all luck, published before anybody gives a nonce */
  commitment: string;
  wish: WishState | null;
  /** the table of the rematch, once there is one */
  next: string;
  /** why the game cannot go on, if it cannot */
  frozen: string;
  ending: Ending | null;
  /** whether all clocks stand still, by agreement */
  paused?: boolean;
  /** whether you leave forced moves to the table */
  delegates?: boolean;
  /** seats of people whom you have blocked: do not show what they say */
  muted?: readonly number[];
}

/** A game, how it is played, and who may find it and look on. */
export interface TableSetting {
  game: string;
  players: number;
  options: Record<string, number | string>;
  start: number | string;
  memory: "log" | "none" | "tracker";
  /** whether strangers find the table in the list; else it takes its link */
  public: boolean;
  spectators: boolean;
  /** how long people may think, see below; `null` is without a clock */
  pace: LiveClock | DaysPerMove | null;
  /** what happens at the end of somebody's time: a `bot` plays on, or it is a `loss` */
  out_of_time: "bot" | "loss";
}

/** Fischer's clock: everybody has so much for the whole game, and gets a little more with each
of their moves. */
export interface LiveClock {
  kind: "live";
  /** seconds */
  base: number;
  /** seconds */
  increment: number;
}

/** Turn-based play: so long for each decision, and nobody has to be there. */
export interface DaysPerMove {
  kind: "days";
  days: 1 | 3 | 7;
}

/** A seat, as everybody sees it. */
export interface SeatState {
  kind: "bot" | "empty" | "person";
  /** of the person, as they are called now; empty if they were deleted: call them somebody */
  name: string;
  /** of the bot that decides here, for itself or for a person who has gone */
  level: number | null;
  /** the name of the person it is kept for; empty as above */
  reserved: string | null;
  /** of a person; `gone` after a minute of `away`: a bot may be put in their place. `none` where nobody sits, or a bot */
  connection: "away" | "gone" | "here" | "none";
  resigned: boolean;
  /** whether their time is over, and a bot plays on for them */
  timed_out: boolean;
  /** while they are on vacation, and their time stands still: the seconds that are left of it */
  vacation: number | null;
}

/** What somebody asks the others to agree to. */
export interface WishState {
  proposal: "abort" | "pause" | "resume" | "undo";
  seat: number;
  agreed: readonly number[];
}

/** How it came out. */
export interface Ending {
  aborted: boolean;
  /** who ended the game by giving up */
  resigned: number | null;
  outcome: Result | null;
  /** what decided all luck: its hash is the commitment */
  secret: string;
  /** whose time was over, if that ended the game */
  timed_out: number | null;
  /** `null` where nothing moved much, and where the game was not played to its end */
  decisive: DecisiveMoment | null;
}

/** How a game ended. */
export interface Result {
  /** per seat, the numbers the result is compared by */
  scores: readonly (readonly number[])[];
  /** competition ranks, 1 for every winner */
  ranks: readonly number[];
  /** the seats that won */
  winners: readonly number[];
  /** what ended the game: a key in the game's catalogue */
  reason: string;
  /** the final count */
  lines: readonly ScoreLine[];
}

/** One line of the final count. A seat's lines add up to its score, part by part. */
export interface ScoreLine {
  /** from 0 */
  seat: number;
  /** key in the game's catalogue; `values` fill it in */
  label: string;
  /** what the words are filled in with */
  values: Record<string, number | string>;
  /** part by part of the score */
  points: readonly number[];
}

/** What decided a game that one player has won, by the bots' quick guess: the turn or round that
raised the winner's chances most, for good. All is open by then. */
export interface DecisiveMoment {
  /** what happened in it that raised them most, as the log tells it */
  version: number;
  /** which of the two it was */
  span: "round" | "turn";
  /** the winner's chances when that turn or round began, from 0 to 1 */
  before: number;
  /** when it was over; 1 if that ended the game */
  after: number;
}

/** The game as it is for you now, and what happened since the version you knew. */
export interface Update {
  type: "update";
  version: number;
  happenings: readonly Happening[];
  /** A view of the game, as in `match.view`; `null` before the start */
  view: unknown;
  request: Request | null;
  /** whether you may take back your last move, and whether others have to agree */
  undo: "ask" | "free" | "no";
  /** where the one move that this shows ended a round and dealt the next: the view at the end of that round, for you to look at before `view`. Who is further behind gets `view` only */
  round_end?: unknown;
}

/** What one version brought, as you saw it. */
export interface Happening {
  version: number;
  events: readonly Event[];
}

/** Something that happened, as one observer saw it. The log is made of these, not of sentences. */
export interface Event {
  /** what happened */
  verb: string;
  /** whose doing it was, or whom it concerns */
  seat?: number | null;
  /** what moved; `null` where the observer saw only how many */
  cards?: readonly string[] | null;
  /** of the cards that moved */
  count?: number;
  /** the zone they came from */
  source?: string;
  /** the zone they went to */
  target?: string;
  /** the move in the game's grammar, where it is public or the observer's own */
  move?: string;
  /** numbers that go with it: points, the round that begins */
  values?: Record<string, number | string>;
  /** whether the observer learnt something by it that they had not chosen to show themselves. A move followed by one of these cannot be taken back */
  reveals?: boolean;
}

/** It is yours to decide. */
export interface Request {
  id: number;
  /** every legal move, in canonical order */
  moves: readonly string[];
}

/** What is left of everybody's time as this is sent: after each update, where there is a pace
and the game goes on. Count down from when it comes. */
export interface Clocks {
  type: "clocks";
  /** milliseconds, seat by seat; `null` for who has no clock (a bot) and, where people have days, for whoever need not decide */
  left: readonly (number | null)[];
  /** the seat whose time runs now, if anybody's */
  running: number | null;
  /** milliseconds until it does run: who sits there is on vacation, or has not been here since the game or the server began. Sent again when they come */
  waits?: number;
}

/** A command was carried out and will not be forgotten. */
export interface Ack {
  type: "ack";
  id: string;
  version: number;
}

/** A command that was not carried out; nothing has changed. */
export interface Refused {
  type: "refused";
  /** `null` where the message could not be read that far */
  id: string | null;
  code: "busy" | "illegal" | "malformed" | "not-possible" | "not-saved" | "not-seated" | "out-of-turn" | "stale" | "too-fast" | "unknown-protocol" | "wrong-phase";
  message: string;
  /** for an illegal move: the rule that forbids it, ready to be worded in any language */
  reason?: Reason | null;
}

/** Why a move is refused, or what speaks for it (a *merit*): a rule or a fact of the game by its
key in the game's catalogue, its values, and English. */
export interface Reason {
  /** its key in the words of the game */
  rule: string;
  /** what the words are filled in with */
  values: Record<string, number | string>;
  /** the same in English */
  text: string;
}

/** The answer to `hint`: the moves it thought about most, best first. */
export interface Hinted {
  type: "hint";
  id: string;
  request: number;
  moves: readonly Estimated[];
}

/** What a bot expects of a move, and what speaks for it. */
export interface Estimated {
  move: string;
  win: number;
  error: number;
  /** the most important fact of the game that speaks for it, ready to be worded in any language; `null` where there is nothing in particular to say */
  why: Reason | null;
}

/** The connection is about to be closed. */
export interface Goodbye {
  type: "goodbye";
  reason: "banned" | "closed" | "no-spectators" | "restarting" | "unknown" | "unknown-token";
}

/** One choice of a game. */
export interface OptionInfo {
  name: string;
  title: Record<string, string>;
  default: number | string;
  /** the words to choose from, if it is one of several */
  words: readonly string[];
  least: number | null;
  most: number | null;
  /** the player counts it is for, if not for all */
  players: readonly number[];
  /** whether the game's rulebook offers the choice; else it is a house rule */
  rulebook: boolean;
}

/** One game. */
export interface GameInfo {
  id: string;
  /** the version of its rules */
  rules: number;
  title: Record<string, string>;
  /** what it is about, in a sentence or two */
  tagline: Record<string, string>;
  players: readonly number[];
  options: readonly OptionInfo[];
  presets: Record<string, Record<string, number | string>>;
}

/** One level of bots. */
export interface LevelInfo {
  level: number;
  name: Record<string, string>;
  about: Record<string, string>;
}

/** Who you are to this server: a guest, for as long as you keep the session. */
export interface Me {
  /** what you are called everywhere; `null` until you have said it */
  name: string | null;
  /** days for which the server's own backups and copies may hold what was deleted; `null` if that is for the host to say */
  copies_kept: number | null;
  /** where you have a seat, the latest first */
  tables: readonly Listed[];
}

/** A table in a list. */
export interface Listed {
  id: string;
  game: string;
  phase: string;
  /** seat by seat: a person's name, the level of a bot, or nobody yet */
  names: readonly (string | number | null)[];
  free: number;
  setting: unknown;
  changed: number;
}

/** What you want to be called. */
export interface NewName {
  name: string;
}

/** What you are called now. */
export interface Named {
  name: string;
}

/** You are nobody here any more; your cookies end with this. */
export interface Deleted {
  /** as in `Me` */
  copies_kept: number | null;
}

/** A bot of your own. */
export interface NewToken {
  name: string;
}

/** What the bot shows as `Authorization: Bearer …`. It is told once and stored hashed. */
export interface Token {
  token: string;
}

/** A token that nobody is known by any more. */
export interface Revoked {
  id: string;
}

/** Your games that are not over: those that wait for you first, those with the least time left
before others; then those that wait for somebody else, the latest first. */
export interface MyGames {
  games: readonly MyGame[];
}

/** One of your games, as your seat knows it. */
export interface MyGame {
  id: string;
  game: string;
  phase: "aborted" | "open" | "over" | "running";
  setting: TableSetting;
  /** seat by seat: a person's name, the level of a bot, or nobody yet */
  names: readonly (string | number | null)[];
  /** your seat; `null` where one is kept for you */
  you: number | null;
  is_your_turn: boolean;
  /** the seat to decide, while the game goes on */
  turn: number | null;
  /** seconds that whoever has to decide has left; `null` without a clock, or while it stands */
  time_left: number | null;
  paused: boolean;
  /** when something last happened, in seconds since 1970 */
  changed: number;
  /** what you saw happen last */
  last: readonly Event[];
  result: GameResult | null;
}

/** How a game ended. */
export interface GameResult {
  how: "aborted" | "out-of-time" | "played" | "resigned";
  /** who resigned, or whose time was over */
  seat: number | null;
  /** seat by seat: 1 for the winner; a shared place is the same number. Empty if aborted */
  places: readonly number[];
}

/** Your games that are over, the latest first. */
export interface FinishedGames {
  games: readonly MyGame[];
  /** where the next page begins; `null` if there is none */
  before: number | null;
}

/** Whether a table is hidden from your lists now. */
export interface Dismissed {
  dismissed: boolean;
}

/** A person, by a table that you share and their seat there. */
export interface Somebody {
  table: string;
  seat: number;
}

/** Whether you have blocked them now. */
export interface Blocked {
  blocked: boolean;
}

/** How somebody's games went. */
export interface Tally {
  played: number;
  /** alone or shared */
  won: number;
  /** last, resigned or out of time. Of three or four one may be neither first nor last */
  lost: number;
}

/** Your games of one kind. */
export interface GameTally {
  game: string;
  players: number;
  tally: Tally;
}

/** Your games of one kind against bots of one level alone. */
export interface LevelTally {
  game: string;
  level: number;
  tally: Tally;
}

/** Somebody you have played with. */
export interface Person {
  /** empty: somebody who was deleted */
  name: string;
  /** the last table that you shared, and their seat there: they are named by it */
  table: string;
  seat: number;
  /** your games with them, as they went for you */
  tally: Tally;
  /** when the last of them ended, in seconds since 1970 */
  last: number;
  blocked: boolean;
}

/** How your finished games went. */
export interface Profile {
  games: readonly GameTally[];
  levels: readonly LevelTally[];
  /** the latest first */
  people: readonly Person[];
}

/** A vacation that begins now. */
export interface NewVacation {
  days: number;
}

/** Your time stands still meanwhile, where people have days for a move. */
export interface Vacation {
  /** what is left of it; 0 if you are not on vacation */
  seconds: number;
  /** days that you may still take within a year */
  days_left: number;
}

/** A table to be opened. */
export interface NewTable {
  setting: TableSetting;
  /** seat by seat, the level of a bot, or `null` for a person */
  bots: readonly (number | null)[];
}

/** A new table. Whoever has its id can find it: the id is the invitation. */
export interface OpenedTable {
  id: string;
  /** SHA-256 of the secret that decides all luck, before anybody has given a nonce */
  commitment: string;
}

/** Taking a seat. */
export interface Join {
  /** 16 random bytes in hexadecimal: your part of the luck */
  nonce: string;
  /** any free seat, if none is given */
  seat: number | null;
  /** what you are called from now on, everywhere; else you keep the name you have */
  name: string | null;
}

/** A seat that is yours. */
export interface Joined {
  seat: number;
  /** carries the seat to another device: keep it to yourself */
  key: string;
}

/** A seat to be carried to this device. */
export interface Carry {
  key: string;
}

/** A bot to be put on a seat. */
export interface Hire {
  seat: number;
  level: number;
}

/** Whether strangers find the table in the list. */
export interface Announcement {
  public: boolean;
}

/** Begin with whoever is there. */
export interface Start {
  /** of the bots that take the seats still free */
  level: number;
}

/** It was done, in this version of the table. */
export interface Changed {
  version: number;
}

/** The table of the next game; seats are kept for everybody. */
export interface Rematch {
  id: string;
}

/** Why a request was refused (RFC 9457). */
export interface Problem {
  status: number;
  /** A code: that of a refusal, where the table refused; the status in words, where none fits */
  title: string;
  /** what is wrong and what would be right, in English */
  detail: string;
  type?: string;
  /** where in the request, for one that could not be read */
  extra?: unknown;
}

/** What one observer may know; each game adds its own fields. */
export interface View {
  /** its id */
  game: string;
  /** how many */
  players: number;
  /** by name; see the page of the game */
  options: Record<string, number | string>;
  /** the observer; `null` for a spectator */
  seat: number | null;
  /** whether it includes what an attentive observer remembers, or only what lies there now */
  recall: boolean;
  /** the seat to decide; `null` while chance is due and when the game is over */
  actor: number | null;
  /** whether the game is over */
  over: boolean;
  /** what the game waits for, in its own word; what is asked and its rules go by it */
  phase: string;
}
