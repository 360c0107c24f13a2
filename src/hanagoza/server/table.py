"""A table as what its entries add up to. A plain object: no clock, no socket, no database."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from hanagoza.core.chance import Committed
from hanagoza.core.errors import HanagozaError
from hanagoza.core.match import Match, Turn
from hanagoza.core.record import FORMAT, Record
from hanagoza.core.views import Result
from hanagoza.server.entries import (
    Aborted,
    Answered,
    AnyEntry,
    Asked,
    Began,
    Followed,
    Hired,
    Moved,
    Opened,
    Proposal,
    Replaced,
    Reserved,
    Resigned,
    Returned,
    Rose,
    Said,
    Sat,
    Shared,
    TookBack,
)
from hanagoza.server.entropy import Entropy

Phase = Literal["open", "running", "over", "aborted"]
Kind = Literal["empty", "person", "bot"]
PLAYED = Began, Moved
"""Entries with moves and outcomes. (A union would be made anew at every look.)"""
IDLE = Said, Asked, TookBack, Rose, Shared
"""Entries that bring no game nearer to its end: there is no other end to them."""


class Seat:
    """One seat and who is on it."""

    def __init__(self, reserved: Reserved | None = None) -> None:
        self.reserved = reserved
        self.clear()

    def clear(self) -> None:
        self.kind: Kind = "empty"
        self.name = ""
        self.level: int | None = None
        """Of the bot that decides here, be it for somebody who has gone."""
        self.players: set[str] = set()
        """The sessions that may act for the person here."""
        self.since = 0
        """The version at which the person sat down."""
        self.nonce: bytes | None = None
        self.key = ""
        self.has_resigned = False

    @property
    def is_free(self) -> bool:
        return self.kind == "empty"

    @property
    def decides(self) -> bool:
        """Whether the person here decides, rather than a bot."""
        return self.kind == "person" and self.level is None


class Wish(NamedTuple):
    """What takes consent, and who has consented."""

    proposal: Proposal
    seat: int
    agreed: frozenset[int]


class Table:
    """A game being arranged, played or looked back on.

    Change it through ``begin``, ``move`` and ``take`` alone; each leads to the next version.
    """

    def __init__(self, opened: Opened, entropy: Entropy) -> None:
        self.id, self.setting, self.host = opened.id, opened.setting, opened.host
        self.opened = opened
        self.game = opened.setting.rules()
        self.seats = [
            Seat(opened.reserved[seat] if opened.reserved else None)
            for seat in range(opened.setting.players)
        ]
        self.phase: Phase = "open"
        self.match: Match | None = None
        self.frozen = ""
        """Why the game cannot go on, if its rules are no longer those of this program."""
        self.arrangement = 0
        """Raised whenever anything but the game changes."""
        self.wish: Wish | None = None
        self.next = ""
        """The table of the rematch."""
        self.log: list[AnyEntry] = [opened]
        self.passages: dict[int, Turn] = {}
        """What was played, by the version it led to."""
        self.lines: list[tuple[str, ...]] = []
        """All moves and outcomes that stand, decision by decision."""
        self.request = 0
        """The version at which the decision that is due came up."""
        self.commands: dict[tuple[int | None, str], int] = {}
        """Commands that were carried out, by seat and id, and the version they led to."""
        self.idle = 0
        """How many entries were ``IDLE``."""
        self.resigned: int | None = None
        """Who gave up a game that ended with that."""
        self._rules = self.game.version
        self._secret = bytes.fromhex(opened.secret)
        self._entropy = entropy

    @classmethod
    def restored(cls, entries: Sequence[AnyEntry], entropy: Entropy) -> Table:
        """The table that a log tells of."""
        opened = entries[0]
        assert isinstance(opened, Opened)
        table = cls(opened, entropy)
        for entry in entries[1:]:
            table.take(entry)
        if table.match is not None:
            table.match.resume(table._chance())
        return table

    @property
    def version(self) -> int:
        return len(self.log) - 1

    # --- who and what -----------------------------------------------------------------------------

    def seat_of(self, player: str) -> int | None:
        """Where a session may act, if anywhere."""
        for at, seat in enumerate(self.seats):
            if player in seat.players:
                return at
        return None

    def is_host(self, player: str) -> bool:
        """Whether somebody may arrange the table: who opened it and, while they have no seat here,
        who has had one for longest.
        """
        if player == self.host:
            return True
        at = self.seat_of(self.host)
        if at is not None:  # on another device
            return player in self.seats[at].players
        seated = [seat for seat in self.seats if seat.kind == "person"]
        return bool(seated) and player in min(seated, key=lambda seat: seat.since).players

    @property
    def people(self) -> list[int]:
        """Seats of people who decide for themselves."""
        return [at for at, seat in enumerate(self.seats) if seat.decides]

    @property
    def actor(self) -> int | None:
        """The seat to decide, while the game goes on."""
        return self.match.actor if self.match is not None and self.phase == "running" else None

    @property
    def commitment(self) -> str:
        return Committed.commitment(self._secret)

    @property
    def outcome(self) -> Result | None:
        return self.match.result if self.match is not None else None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back."""
        return self.match is not None and self.phase == "running" and self.match.can_undo

    def record(self) -> Record:
        """The game so far. It holds everything hidden; the secret only once it is over."""
        ended = self.phase in ("over", "aborted")
        if self.match is not None:
            return self.match.record(aborted=ended)
        luck = self._chance().provenance()
        return Record(
            format=FORMAT,
            game=self.setting.game,
            rules=self._rules,
            players=self.setting.players,
            start=self.setting.start,
            options=self.setting.options,
            chance=luck if ended or self.frozen else luck.sealed(),
            moves=tuple(text for line in self.lines for text in line),
            seats=self._names(),
        )

    # --- what happens -----------------------------------------------------------------------------

    def begin(self) -> Began:
        """Start the game: the table's luck is now decided."""
        self.match = self.setting.start_match(chance=self._chance())
        self.match.seats = self._names()
        entry = Began(rules=self.game.version, line=tuple(self.match.history))
        self._note_began(entry)
        self._append(entry, 0)
        return entry

    def move(self, seat: int, text: str, command: str | None = None) -> Moved:
        """Play a move. A ``MoveError`` changes nothing."""
        assert self.match is not None
        ply = self.match.ply
        self.match.play(text)
        entry = Moved(seat=seat, line=tuple(self.match.history_since(ply)), command=command)
        self._note_moved(entry)
        self._append(entry, ply)
        return entry

    def take(self, entry: AnyEntry) -> None:
        """An entry as it was written: out of the log, or decided just now."""
        ply = self.match.ply if self.match is not None else 0
        try:
            _TAKE[type(entry)](self, entry)
        except HanagozaError as error:
            self._freeze(str(error))
        self._append(entry, ply if isinstance(entry, PLAYED) else None)

    def _append(self, entry: AnyEntry, since: int | None) -> None:
        self.log.append(entry)
        if entry.command is not None:
            self.commands[entry.sender, entry.command] = self.version
        if since is not None and self.match is not None:
            self.passages[self.version] = self.match.turn_since(since)
        if isinstance(entry, (*PLAYED, TookBack)):
            self.request = self.version
        if self.phase == "running" and self.match is not None and self.match.actor is None:
            self.phase = "over"
            self.arrangement += 1
        if not isinstance(entry, (Moved, Said)):
            self.arrangement += 1
        self.idle += isinstance(entry, IDLE)

    def _chance(self) -> Committed:
        nonces = [seat.nonce for seat in self.seats]
        return self._entropy.chance(self._secret, self.id, nonces)

    def _names(self) -> tuple[str, ...]:
        return tuple(
            seat.name if seat.kind == "person" else f"bot level:{seat.level}" for seat in self.seats
        )

    def _freeze(self, why: str) -> None:
        self.match, self.frozen = None, self.frozen or why

    # --- what each entry means --------------------------------------------------------------------

    def _sat(self, entry: Sat) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.name, seat.key = "person", entry.name, entry.key
        seat.since = len(self.log)
        seat.players, seat.nonce = {entry.player}, bytes.fromhex(entry.nonce)

    def _shared(self, entry: Shared) -> None:
        self.seats[entry.seat].players.add(entry.player)

    def _hired(self, entry: Hired) -> None:
        seat = self.seats[entry.seat]
        seat.kind, seat.level = "bot", entry.level

    def _rose(self, entry: Rose) -> None:
        seat = self.seats[entry.seat]
        seat.clear()
        seat.reserved = None

    def _began(self, entry: Began) -> None:
        """Out of the log: outcomes come as they were written, whatever the secret says."""
        self._note_began(entry)
        if entry.rules != self.game.version:
            self._freeze(
                f"this game follows version {entry.rules} of the rules of {self.setting.game}; "
                f"this program plays version {self.game.version}"
            )
            return
        self.match = self.setting.start_match(chance="manual")
        self.match.seats = self._names()
        self._replay(entry.line)

    def _note_began(self, entry: Began) -> None:
        self.phase, self._rules = "running", entry.rules
        self.lines.append(entry.line)

    def _moved(self, entry: Moved) -> None:
        self._note_moved(entry)
        self._replay(entry.line)

    def _note_moved(self, entry: Moved) -> None:
        self.arrangement += self.wish is not None
        self.wish = None
        self.lines.append(entry.line)

    def _replay(self, line: Iterable[str]) -> None:
        if self.match is not None:
            for text in line:
                self.match.play(text)

    def _took_back(self, entry: TookBack) -> None:  # noqa: ARG002
        self.wish = None
        self.lines.pop()
        if self.match is not None:
            self.match.undo()

    def _asked(self, entry: Asked) -> None:
        self.wish = Wish(entry.proposal, entry.seat, frozenset())

    def _answered(self, entry: Answered) -> None:
        if self.wish is not None:
            agreed = self.wish.agreed | {entry.seat}
            self.wish = self.wish._replace(agreed=agreed) if entry.agrees else None

    def _resigned(self, entry: Resigned) -> None:
        self.wish = None
        self.seats[entry.seat].has_resigned = True
        self.seats[entry.seat].level = entry.level
        if entry.level is None:
            self.phase, self.resigned = "over", entry.seat

    def _replaced(self, entry: Replaced) -> None:
        self.wish = None
        self.seats[entry.seat].level = entry.level

    def _returned(self, entry: Returned) -> None:
        self.seats[entry.seat].level = None

    def _aborted(self, entry: Aborted) -> None:  # noqa: ARG002
        self.wish = None
        self.phase = "aborted"

    def _said(self, entry: Said) -> None:
        """Words change nothing."""

    def _followed(self, entry: Followed) -> None:
        self.next = entry.table


_TAKE: dict[type, Callable[[Table, Any], None]] = {
    Sat: Table._sat,
    Shared: Table._shared,
    Hired: Table._hired,
    Rose: Table._rose,
    Began: Table._began,
    Moved: Table._moved,
    TookBack: Table._took_back,
    Asked: Table._asked,
    Answered: Table._answered,
    Resigned: Table._resigned,
    Replaced: Table._replaced,
    Returned: Table._returned,
    Aborted: Table._aborted,
    Said: Table._said,
    Followed: Table._followed,
}
