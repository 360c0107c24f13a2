"""The messages of a table's WebSocket, both ways. docs/protocol.md has an example of each.

A client says ``hello`` with the version it knows, and is sent what it lacks: ``table`` (who sits
where, what was agreed) and ``update`` (the game). It answers a ``request`` with a ``move``. Every
command carries an id of the client's choice and is answered by ``ack`` or ``refused``; sent again,
it is acknowledged again and not carried out twice.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from hanagoza.core.views import Event, Reason, Result
from hanagoza.server.table.entries import Proposal
from hanagoza.server.table.setting import BotLevel, TableSetting

PROTOCOL = 1
"""Raised when an old client would misunderstand."""

Phrase = Literal["hello", "good-luck", "well-played", "thanks", "oops", "nice", "one-moment", "bye"]
"""What can be said at a table; the words are the client's."""
PHRASES: tuple[str, ...] = get_args(Phrase)

Presence = Literal["here", "away", "gone", "none"]
"""Whether a person is connected to the table; ``none`` where nobody sits, or a bot."""

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=36, pattern=r"^[\x21-\x7e]*$")]
MoveText = Annotated[str, msgspec.Meta(max_length=200)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """Anything that goes over the socket."""


# --- from the client ------------------------------------------------------------------------------


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message: which protocol is spoken, and what is known already."""

    protocol: int
    version: int = -1
    """The last version received, to resume; ``-1`` for nothing."""


class Command(Message, frozen=True, kw_only=True):
    """Something to be done, at most once."""

    id: CommandId


class MoveCommand(Command, frozen=True, kw_only=True, tag="move"):
    """The answer to a request."""

    request: int
    move: MoveText


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Take back my last move; other people are asked first."""


class Abort(Command, frozen=True, kw_only=True, tag="abort"):
    """End the game without a result; other people are asked first."""


class Pause(Command, frozen=True, kw_only=True, tag="pause"):
    """Stop all clocks; other people are asked first."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Have the clocks go on; other people are asked first."""


class Delegate(Command, frozen=True, kw_only=True, tag="delegate"):
    """Leave moves to the table that everybody can see are forced, or no longer do."""

    forced: bool


class Answer(Command, frozen=True, kw_only=True, tag="answer"):
    """Agree to what somebody asked for, or not. Who asked withdraws it by not agreeing."""

    agrees: bool


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up."""


class Replace(Command, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play for somebody who has gone."""

    seat: SeatNumber
    level: BotLevel


class Return(Command, frozen=True, kw_only=True, tag="return"):
    """Take my seat back from the bot that plays for me."""


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """One of the preset phrases."""

    phrase: Phrase


class Hint(Command, frozen=True, kw_only=True, tag="hint"):
    """What would a bot do? For the only person at a table."""

    request: int


AnyCommand = (
    MoveCommand
    | Undo
    | Abort
    | Pause
    | Resume
    | Delegate
    | Answer
    | Resign
    | Replace
    | Return
    | Say
    | Hint
)
FromClient = Hello | AnyCommand

# --- from the server ------------------------------------------------------------------------------


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, as everybody sees it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    """Of the person, as they are called now; empty if they were deleted: call them somebody."""
    level: int | None
    """Of the bot that decides here, for itself or for a person who has gone."""
    reserved: str | None
    """The name of the person it is kept for; empty as above."""
    presence: Presence = msgspec.field(name="connection")
    """Of a person; ``gone`` after a minute of ``away``: a bot may be put in their place. ``none``
    where nobody sits, or a bot.
    """
    resigned: bool
    timed_out: bool = False
    """Whether their time is over, and a bot plays on for them."""
    vacation: float | None = None
    """While they are on vacation, and their time stands still: the seconds that are left of it."""


class WishState(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody asks the others to agree to."""

    proposal: Proposal
    seat: int
    agreed: tuple[int, ...]


class DecisiveMoment(msgspec.Struct, frozen=True, kw_only=True):
    """What decided a game that one player has won, by the bots' quick guess: the turn or round that
    raised the winner's chances most, for good. All is open by then.
    """

    version: int
    """What happened in it that raised them most, as the log tells it."""
    span: Literal["turn", "round"]
    """Which of the two it was."""
    before: float
    """The winner's chances when that turn or round began, from 0 to 1."""
    after: float
    """When it was over; 1 if that ended the game."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """How it came out."""

    aborted: bool
    resigned: int | None
    """Who ended the game by giving up."""
    result: Result | None = msgspec.field(name="outcome")
    secret: str
    """What decided all luck: its hash is the commitment."""
    timed_out: int | None = None
    """Whose time was over, if that ended the game."""
    decisive: DecisiveMoment | None = None
    """``null`` where nothing moved much, and where the game was not played to its end."""


class TableMessage(Message, frozen=True, kw_only=True, tag="table"):
    """Everything about the table but the game itself. Sent whenever any of it changes."""

    id: str
    phase: Literal["open", "running", "over", "aborted"]
    setting: TableSetting
    seats: tuple[SeatState, ...]
    you: int | None
    """Your seat, if you have one."""
    is_host: bool
    """Whether you may arrange the table: you opened it, or have had a seat for longest while who
    opened it has none.
    """
    commitment: str
    """SHA-256 of the secret that decides all luck, published before anybody gives a nonce."""
    wish: WishState | None
    next: str
    """The table of the rematch, once there is one."""
    frozen: str
    """Why the game cannot go on, if it cannot."""
    ending: Ending | None
    paused: bool = False
    """Whether all clocks stand still, by agreement."""
    delegates: bool = False
    """Whether you leave forced moves to the table."""
    muted: tuple[int, ...] = ()
    """Seats of people whom you have blocked: do not show what they say."""


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """What one version brought, as you saw it."""

    version: int
    events: tuple[Event, ...]


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """It is yours to decide."""

    id: int
    moves: tuple[str, ...]
    """Every legal move, in canonical order."""


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """The game as it is for you now, and what happened since the version you knew."""

    version: int
    happenings: tuple[Happening, ...]
    view: Any
    """A view of the game, as in ``match.view``; ``null`` before the start."""
    request: Request | None
    undo: Literal["no", "free", "ask"]
    """Whether you may take back your last move, and whether others have to agree."""
    round_end: Any = None
    """Where the one move that this shows ended a round and dealt the next: the view at the end of
    that round, for you to look at before ``view``. Who is further behind gets ``view`` only.
    """


class Clocks(Message, frozen=True, kw_only=True, tag="clocks"):
    """What is left of everybody's time as this is sent: after each update, where there is a pace
    and the game goes on. Count down from when it comes.
    """

    left: tuple[int | None, ...]
    """Milliseconds, seat by seat; ``null`` for who has no clock (a bot) and, where people have
    days, for whoever need not decide.
    """
    running: int | None
    """The seat whose time runs now, if anybody's."""
    waits: int = 0
    """Milliseconds until it does run: who sits there is on vacation, or has not been here since the
    game or the server began. Sent again when they come.
    """


class Ack(Message, frozen=True, kw_only=True, tag="ack"):
    """A command was carried out and will not be forgotten."""

    id: str
    version: int


Code = Literal[
    "malformed",
    "unknown-protocol",
    "not-seated",
    "wrong-phase",
    "out-of-turn",
    "stale",
    "illegal",
    "not-possible",
    "too-fast",
    "busy",
    "not-saved",
]


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A command that was not carried out; nothing has changed."""

    id: str | None
    """``null`` where the message could not be read that far."""
    code: Code
    message: str
    reason: Reason | None = None
    """For an illegal move: the rule that forbids it, ready to be worded in any language."""


class Estimated(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot expects of a move, and what speaks for it."""

    move: str
    win: float
    error: float
    why: Reason | None = None
    """The most important fact of the game that speaks for it, ready to be worded in any language;
    ``null`` where there is nothing in particular to say."""


class Hinted(Message, frozen=True, kw_only=True, tag="hint"):
    """The answer to ``hint``: the moves it thought about most, best first."""

    id: str
    request: int
    moves: tuple[Estimated, ...]


class Goodbye(Message, frozen=True, kw_only=True, tag="goodbye"):
    """The connection is about to be closed."""

    reason: Literal["restarting", "closed", "no-spectators", "banned", "unknown", "unknown-token"]


FromServer = TableMessage | Update | Clocks | Ack | Refused | Hinted | Goodbye

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(FromClient)


def encoded(message: FromServer) -> bytes:
    return _encoder.encode(message)


def decoded(data: str | bytes) -> FromClient:
    """A message of a client, or ``msgspec.DecodeError``."""
    try:
        message: FromClient = _decoder.decode(data)
    except RecursionError as error:
        raise msgspec.DecodeError("it is nested too deeply") from error
    return message
