"""The events of a table's log (event sourcing): everything that can happen at it, as it is written.

A table is what its entries add up to; there is nothing else to lose. Entries are appended and never
changed. They hold the full truth, secret and hidden cards included, and are not for clients: those
get ``public_event``, the same for everybody, and what the game shows them of moves (``messages``).
People are in it by their ids. What they are called is not: it changes, and they may want it gone.

Some fields have an older name in the log, which stays: rows are never rewritten.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hanagoza.core.views import Event
from hanagoza.server.table.setting import TableSetting

Proposal = Literal["undo", "abort", "pause", "resume"]


def _event(verb: str, seat: int | None, **values: int | str) -> Event:
    return Event(verb=f"table.{verb}", seat=seat, values=values)


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="what", omit_defaults=True, gc=False
):
    """One thing that happened; its place in the log is the version it leads to."""

    command: str | None = None
    """The id that its sender gave the command, so that a repeated one is recognised."""
    left: tuple[int, ...] | None = None
    """With a live clock: the milliseconds that each seat has left after this, so that a restart
    costs nobody time.
    """

    @property
    def sender(self) -> int | None:
        """The seat whose command it was, if anybody's."""
        seat: int | None = getattr(self, "seat", None)
        return seat

    def public_event(self) -> Event | None:
        """What everybody at the table sees of it, but for the game and for names; verbs begin with
        ``table.``
        """
        return None


class Reserved(msgspec.Struct, frozen=True, kw_only=True):
    """A seat kept for somebody: the loser of the last game wants a rematch, say."""

    player: str
    others: tuple[str, ...] = ()
    """Sessions of the same person on other devices."""

    @property
    def players(self) -> tuple[str, ...]:
        """All sessions that may take the seat."""
        return (self.player, *self.others)


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    """A table is made."""

    id: str
    setting: TableSetting
    host: str
    """The player who may send others away and start early."""
    secret: str
    """What decides all luck, in hexadecimal. Its hash is published now, itself after the end."""
    bot_seed: int = msgspec.field(name="luck")
    """What the table's bots draw their own random numbers from."""
    reserved: tuple[Reserved | None, ...] = ()


class Sat(Entry, frozen=True, kw_only=True, tag="sat"):
    """A person takes a seat."""

    seat: int
    player: str
    nonce: str
    """Their part of the luck, in hexadecimal."""
    key: str
    """Hash of the private link that carries the seat to another device."""

    def public_event(self) -> Event:
        return _event("sat", self.seat)


class Shared(Entry, frozen=True, kw_only=True, tag="shared"):
    """A seat is carried to another device: one more session may act for it."""

    seat: int
    player: str


class Hired(Entry, frozen=True, kw_only=True, tag="hired"):
    """A bot takes a seat before the start."""

    seat: int
    level: int

    def public_event(self) -> Event:
        return _event("hired", self.seat, level=self.level)


class Announced(Entry, frozen=True, kw_only=True, tag="announced"):
    """The host has the table listed for strangers before the start, or no longer."""

    public: bool


class Rose(Entry, frozen=True, kw_only=True, tag="rose"):
    """Somebody gives up a seat before the start, or is sent away."""

    seat: int
    player: str = ""
    """A person: somebody else may have the seat when this is read."""
    sent_away: bool = False

    def public_event(self) -> Event:
        return _event("sent-away" if self.sent_away else "rose", self.seat)


class Began(Entry, frozen=True, kw_only=True, tag="began"):
    """The game begins, with what chance brings before the first decision."""

    rules: int
    """The version of the rules it is played by."""
    moves: tuple[str, ...] = msgspec.field(name="line")
    """The outcomes before the first decision."""

    def public_event(self) -> Event:
        return _event("began", None)


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A decision, and the outcomes that followed it."""

    seat: int
    moves: tuple[str, ...] = msgspec.field(name="line")
    """As text, the decision first."""
    by_table: bool = False
    """Whether the table made it, as who sits there wished: nothing else was possible."""


class Asked(Entry, frozen=True, kw_only=True, tag="asked"):
    """Somebody wants something that takes the others' consent."""

    seat: int
    proposal: Proposal

    def public_event(self) -> Event:
        return _event(f"asked-{self.proposal}", self.seat)


class Answered(Entry, frozen=True, kw_only=True, tag="answered"):
    """Consent, or its refusal."""

    seat: int
    agrees: bool
    withdraws: bool = False
    """Who asked thinks better of it."""

    def public_event(self) -> Event:
        no = "withdrew" if self.withdraws else "declined"
        return _event("agreed" if self.agrees else no, self.seat)


class TookBack(Entry, frozen=True, kw_only=True, tag="took-back"):
    """The last decision is undone."""

    seat: int

    def public_event(self) -> Event:
        return _event("took-back", self.seat)


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    """All clocks stand still: everybody agrees to that."""

    seat: int

    def public_event(self) -> Event:
        return _event("paused", self.seat)


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """The clocks go on; by agreement or, after a long pause, by themselves."""

    seat: int | None = None

    def public_event(self) -> Event:
        return _event("resumed", self.seat)


class Delegated(Entry, frozen=True, kw_only=True, tag="delegated"):
    """Somebody leaves moves to the table that everybody can see are forced, or no longer does."""

    seat: int
    forced: bool


class TimedOut(Entry, frozen=True, kw_only=True, tag="timed-out"):
    """Somebody's time is over: a bot of this level plays on; without one the game ends."""

    seat: int
    level: int | None = None
    for_good: bool = False
    """Whether they cannot come back: they have lost, or have no time to go on with."""

    def public_event(self) -> Event:
        return _event("timed-out", self.seat)


class Resigned(Entry, frozen=True, kw_only=True, tag="resigned"):
    """Somebody gives up: the end of a game of two; else a bot of this level plays on."""

    seat: int
    level: int | None = None

    def public_event(self) -> Event:
        return _event("resigned", self.seat)


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """A bot stands in for somebody who has gone."""

    seat: int
    level: int
    by: int | None = None
    """The seat that wanted it; early logs do not say."""

    @property
    def sender(self) -> int | None:
        return self.seat if self.by is None else self.by

    def public_event(self) -> Event:
        return _event("replaced", self.seat, level=self.level)


class Returned(Entry, frozen=True, kw_only=True, tag="returned"):
    """Who was replaced takes the seat back."""

    seat: int

    def public_event(self) -> Event:
        return _event("returned", self.seat)


class Aborted(Entry, frozen=True, kw_only=True, tag="aborted"):
    """The game ends without a result, or does not even begin."""

    seat: int | None = None
    """On whose proposal; ``None`` where the operator closed the table."""
    called_off: bool = False
    """By its host, before it began."""

    def public_event(self) -> Event:
        return _event("called-off" if self.called_off else "aborted", self.seat)


class Said(Entry, frozen=True, kw_only=True, tag="said"):
    """One of the preset phrases."""

    seat: int
    phrase: str

    def public_event(self) -> Event:
        return _event("said", self.seat, phrase=self.phrase)


class Followed(Entry, frozen=True, kw_only=True, tag="followed"):
    """There is a table for a rematch."""

    table: str

    def public_event(self) -> Event:
        return _event("rematch", None)


class Restored(Entry, frozen=True, kw_only=True, tag="restored"):
    """The table comes out of a backup: its game may have ended since, and its secret be known."""

    def public_event(self) -> Event:
        return _event("restored", None)


AnyEntry = (
    Opened
    | Sat
    | Shared
    | Hired
    | Announced
    | Rose
    | Began
    | Moved
    | Asked
    | Answered
    | TookBack
    | Paused
    | Resumed
    | Delegated
    | TimedOut
    | Resigned
    | Replaced
    | Returned
    | Aborted
    | Said
    | Followed
    | Restored
)

Entries = list[AnyEntry]
"""What a command is decided into."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return _encoder.encode(entry).decode()


def read(text: str | bytes) -> AnyEntry:
    """An entry out of the store."""
    entry: AnyEntry = _decoder.decode(text)
    return entry
