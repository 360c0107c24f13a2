// Written by scripts/types.py from the server’s types: change those, then run make docs.

export const PROTOCOL = 1;
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "nice", "one-moment", "bye"] as const;

export type FromClient = Hello | MoveCommand | Undo | Abort | Answer | Resign | Replace | Return | Say | Hint;

export type FromServer = TableMessage | Update | Ack | Refused | Hinted | Goodbye;

export type AnyView = BlossomView | HanamikojiView | HitohiraView | KasaneView;

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
}

/** A seat, as everybody sees it. */
export interface SeatState {
  kind: "bot" | "empty" | "person";
  name: string;
  /** of the bot that decides here, for itself or for a person who has gone */
  level: number | null;
  /** the name of the person it is kept for */
  reserved: string | null;
  /** of a person; `gone` after a minute of `away`: a bot may be put in their place. `none` where nobody sits, or a bot */
  connection: "away" | "gone" | "here" | "none";
  resigned: boolean;
}

/** What somebody asks the others to agree to. */
export interface WishState {
  proposal: "abort" | "undo";
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

/** Why a move is refused: the rule's key in the game's catalogue, its values, and English. */
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

/** What a bot expects of a move. */
export interface Estimated {
  move: string;
  win: number;
  error: number;
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

/** A bot of your own. */
export interface NewToken {
  name: string;
}

/** What the bot shows as `Authorization: Bearer …`. It is told once and stored hashed. */
export interface Token {
  token: string;
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
  name: string;
  /** 16 random bytes in hexadecimal: your part of the luck */
  nonce: string;
  /** any free seat, if none is given */
  seat: number | null;
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

/** The table as one observer knows it. */
export interface BlossomView {
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
  phase: string;
  round: number;
  starter: number | null;
  /** whose turn it is, also while a card is drawn */
  mover: number | null;
  /** actions completed in this turn, of two */
  action: number;
  /** cards dealt so far in phases deal and garden, else 0 */
  dealt: number;
  deck: number;
  /** cards out of the game, seen by nobody */
  removed: number;
  garden: readonly string[];
  flowers: readonly BlossomFlowerView[];
  seats: readonly BlossomSeatView[];
  /** kinds that may not be taken from the garden in the rest of this turn */
  barred: readonly string[];
  /** cards still to come in this action */
  due: number;
  /** whether a cherry goes to the garden after that */
  falling: boolean;
  /** recall only: what the deck was made of when it was last replenished; empty if never */
  stock: readonly string[] | null;
}

/** One kind of flower. */
export interface BlossomFlowerView {
  card: string;
  /** points for each one arranged now, before the total is rounded up to a multiple of three */
  worth: number;
  /** points for arranging one, two … of the observer's own face-up ones; a cherry goes alone */
  brings: readonly number[];
  /** cards of this kind that the observer cannot see */
  unseen: number;
}

/** One side of the table. Cards are `null` where they lie face down to the observer. */
export interface BlossomSeatView {
  hand: readonly string[] | null;
  hand_size: number;
  up: readonly string[];
  /** face-down cards in the yard; during the mulligan, those put back */
  down: readonly string[] | null;
  down_size: number;
  points: number;
  /** the points by the kind of flower that brought them */
  earned: readonly number[];
  /** recall only: taken from the garden, and certainly still in hand */
  held: readonly string[] | null;
  /** recall only: taken from the garden, and certainly in hand or face down */
  kept: readonly string[] | null;
  /** recall only: cards drawn from the deck since it was last replenished */
  draws: number | null;
  /** recall only: how many of those the seat certainly still has unseen */
  fresh: number | null;
  /** recall only, and the observer's own: those cards */
  drew: readonly string[] | null;
}

/** The table as one observer knows it. */
export interface HanamikojiView {
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
  phase: string;
  round: number;
  starter: number | null;
  /** turns completed in this round, of eight */
  turn: number;
  /** cards dealt while dealing, else 0 */
  dealt: number;
  deck: number;
  row: readonly HanamikojiGeishaView[];
  seats: readonly HanamikojiSeatView[];
  offer: HanamikojiOffer | null;
  /** recall only: this round's answered offers, seat by seat */
  answered: readonly HanamikojiAnsweredOffer[] | null;
}

/** One geisha of the row. */
export interface HanamikojiGeishaView {
  card: string;
  charm: number;
  /** the seat whose marker she holds */
  favour: number | null;
  /** cards at her feet, by seat */
  placed: readonly number[];
  /** who would hold her favour if the round ended with the cards that lie open now */
  ahead: number | null;
  /** cards of her kind that the observer cannot see */
  unseen: number;
}

/** One side of the table. Cards are `null` where they lie face down to the observer. */
export interface HanamikojiSeatView {
  hand: readonly string[] | null;
  hand_size: number;
  secret: readonly string[] | null;
  discard: readonly string[] | null;
  /** action markers turned over this round */
  used: readonly string[];
  geisha: number;
  charm: number;
}

/** A gift (one group of three) or a competition (two pairs). */
export interface HanamikojiOffer {
  seat: number;
  move: string;
  groups: readonly (readonly string[])[];
}

/** An offer of this round and what the opponent took of it. */
export interface HanamikojiAnsweredOffer {
  seat: number;
  move: string;
  groups: readonly (readonly string[])[];
  taken: readonly string[];
}

/** The table as one observer knows it. */
export interface HitohiraView {
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
  phase: string;
  /** the seat whose turn it is; `null` before the first and after the last */
  active: number | null;
  grabs: number;
  /** most pieces in this turn: eight, or two when nobody has drawn any for a whole round */
  allowance: number;
  /** whether it is two for that reason */
  guarded: boolean;
  /** turns in a row that have not shrunk the pouch */
  stalled: number;
  /** pieces still to be drawn */
  due: number;
  /** drawn this turn */
  turn: readonly number[];
  failed: boolean;
  /** drawn by an ability */
  held: readonly number[];
  abilities: readonly HitohiraAbilityView[];
  /** the ability being carried out */
  ability: string | null;
  /** the first half of a choice in two halves, as a move */
  chosen: string | null;
  pouch: number;
  removed: number;
  seats: readonly HitohiraSeatView[];
  /** recall only: pieces that the observer cannot see, in the pouch or elsewhere */
  unseen: readonly number[] | null;
  /** recall only: those of them that everybody knows to be in the pouch */
  returned: readonly number[] | null;
  /** recall only: all pieces drawn by Shin Sumizome, in order */
  secrets: readonly HitohiraSecret[] | null;
  /** recall only, and where a grab may be made: how likely it fails, with one piece, with two … */
  odds: readonly number[] | null;
}

/** An ability card on the table. */
export interface HitohiraAbilityView {
  name: string;
  trigger: string;
  /** whether what has been drawn this turn satisfies it */
  triggered: boolean;
}

/** One side of the table. */
export interface HitohiraSeatView {
  field: readonly number[];
  /** what the field is worth as it lies */
  points: number;
  /** the same hue by hue, R Y L B W, with the Blacks that count as it */
  worth: readonly number[];
  /** how many Blacks count as each hue, which is as well as can be */
  blacks: readonly number[];
  /** what the observer knows to be behind the screen; `null` for no more than they can see */
  screen: readonly number[] | null;
  /** pieces behind the screen that the observer does not know; `null` likewise */
  secrets: number | null;
  /** whether the jokers have been counted */
  committed: boolean;
  /** how many of them are warm, where the observer may know */
  jokers: number | null;
  /** how large the warm and the cool group are, once jokers are counted: as they have been, or for each number that may be warm. `null` where the observer may not know */
  groups: readonly (readonly number[])[] | null;
}

/** A piece drawn by Shin Sumizome. */
export interface HitohiraSecret {
  seat: number;
  /** where the observer knows it */
  colour: string | null;
  /** the most pieces of each colour in sight at once between the secret before and this one */
  seen: readonly number[];
}

/** The table as one observer knows it. */
export interface KasaneView {
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
  phase: string;
  /** 0 until it is known who starts */
  round: number;
  rounds: number;
  starter: number | null;
  /** turns completed in this round, of twelve */
  turn: number;
  /** cards dealt while dealing, else 0 */
  dealt: number;
  deck: number;
  discard_size: number;
  /** recall only */
  discard: readonly string[] | null;
  /** how many cards of each kind, 1 to 9 and +1, the observer cannot place; in recall, what is in the deck */
  unseen: readonly number[];
  rows: readonly KasaneRowView[];
  seats: readonly KasaneSeatView[];
  melds: readonly KasaneMeldView[];
  /** the melds the actor can lay now; `null` if the observer does not see the actor's hand */
  choices: readonly KasaneMeldChoice[] | null;
}

/** One row of the grid. */
export interface KasaneRowView {
  /** the last is the top, and the only one that can be taken */
  cards: readonly string[];
  /** while a card is to be taken: what the observer could lay with it, if it were theirs */
  melds: readonly KasaneMeldChoice[];
}

/** A meld that can be laid, and what it pays. */
export interface KasaneMeldChoice {
  move: string;
  /** the whole sequence; with the field's card, if it is used, first */
  cards: readonly string[];
  points: number;
}

/** One seat. Its bonuses are those that its field would earn if the game ended now. */
export interface KasaneSeatView {
  /** the last card is the top; `null` where the observer does not see it */
  hand: readonly string[] | null;
  hand_size: number;
  field: readonly string[];
  /** cards in the field */
  laid: number;
  /** earned so far; bonuses are added at the end */
  points: number;
  colours: number;
  colour_bonus: number;
  all_laid_bonus: number;
}

/** One meld card. */
export interface KasaneMeldView {
  meld: string;
  boxes: readonly KasaneBoxView[];
}

/** One box of a meld. */
export interface KasaneBoxView {
  cards: number;
  points: number;
  filled: boolean;
  /** closed from the start by an option */
  blocked: boolean;
  /** recall only: who filled it … */
  seat: number | null;
  /** … and whether with the help of their field's top card */
  with_field: boolean | null;
}
