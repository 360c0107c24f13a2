"""A table as what its log adds up to (event sourcing). No clock, no socket, no database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from hanagoza.bots.decisive import Decisive, decisive
from hanagoza.core.chance import Committed
from hanagoza.core.errors import HanagozaError
from hanagoza.core.match import Match
from hanagoza.core.passage import Passage
from hanagoza.core.record import FORMAT, Record
from hanagoza.core.state import CHANCE
from hanagoza.core.views import Result
from hanagoza.server.entropy import Entropy
from hanagoza.server.table.arrangement import Arrangement, Phase, Seat, Wish, evolve
from hanagoza.server.table.entries import (
    Announced,
    AnyEntry,
    Asked,
    Began,
    Delegated,
    Moved,
    Opened,
    Rose,
    Said,
    Shared,
    TookBack,
)
from hanagoza.server.table.names import Names, told_apart
from hanagoza.server.table.pace import Left, allotted
from hanagoza.server.table.setting import TableSetting

ENDED = ("over", "aborted")
TALK = {Said, Asked, TookBack, Rose, Shared, Delegated, Announced}
"""Entries that bring no game nearer to its end: there is no other end to them."""
CHANGED_SEATS = {Rose, Shared, Announced}
OF_THE_GAME = {Began, Moved, TookBack}
"""Entries after which another decision is due."""


class RulesChanged(HanagozaError):
    """A game that was played by other rules than this program's."""


class IncompleteLog(HanagozaError):
    """A log that does not tell everything."""


def agreed_by(entries: Sequence[AnyEntry], setting: TableSetting) -> TableSetting:
    """What entries make of what was agreed before."""
    for entry in entries:
        if isinstance(entry, Announced):
            setting = replace(setting, public=entry.public)
    return setting


class Table:
    """A game being arranged, played or looked back on.

    ``apply`` alone changes it, by one entry, to the next version; ``call`` says what its guests are
    called. Decisions (``seating``, ``commands``) only look at it.
    """

    def __init__(self, opened: Opened, entropy: Entropy) -> None:
        self.id, self.setting = opened.id, opened.setting
        self.opened = opened
        self.game = opened.setting.find_game()
        self.arrangement = Arrangement.opened(opened)
        self.match: Match | None = None
        self.frozen = ""
        """Why the game cannot go on, if its log cannot be replayed."""
        self.log: list[AnyEntry] = [opened]
        self.version = 0
        """The place of the last entry in the log."""
        self.passages: dict[int, Passage] = {}
        """What was played, by the version it led to."""
        self.decisions: list[tuple[str, ...]] = []
        """All moves and outcomes that stand, decision by decision."""
        self.request = 0
        """The version at which the decision that is due came up."""
        self.commands: dict[tuple[int | None, str], int] = {}
        """Commands that were carried out, by seat and id, and the version they led to."""
        self.talk: Counter[int | None] = Counter()
        """How many entries were ``TALK``, by the seat; by ``None`` how often seats changed."""
        pace = opened.setting.pace
        self.left: Left | None = allotted(pace, opened.setting.players) if pace else None
        """With a pace, what each seat had left of its time when something last happened."""
        self.names: Names = {}
        """What its guests are called, wherever they sit; see ``call``."""
        self._called: tuple[Sequence[str], Names, Names] | None = None
        """Guests, their names, and what they are called here."""
        self._rules = self.game.version
        self._secret = bytes.fromhex(opened.secret)
        self._entropy = entropy

    @classmethod
    def restored(cls, entries: Sequence[AnyEntry], entropy: Entropy) -> Table:
        """The table that a log tells of; frozen, where its moves cannot be played any more."""
        table = cls._before(entries, entropy)
        for entry in entries[1:]:
            table._replay(entry)
        return table

    @classmethod
    def replayed(
        cls, entries: Sequence[AnyEntry], entropy: Entropy, names: Names
    ) -> Iterator[Table]:
        """The same, version by version after the first: one table that grows."""
        table = cls._before(entries, entropy)
        table.call(names)
        for entry in entries[1:]:
            table._replay(entry)
            yield table

    @classmethod
    def _before(cls, entries: Sequence[AnyEntry], entropy: Entropy) -> Table:
        opened = entries[0]
        assert isinstance(opened, Opened)
        return cls(opened, entropy)

    def _replay(self, entry: AnyEntry) -> None:
        try:
            self.apply(entry)
        except HanagozaError as error:
            self.match, self.frozen = None, str(error)
            self.apply(entry)

    # --- who and what -----------------------------------------------------------------------------

    @property
    def host(self) -> str:
        return self.arrangement.host

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.arrangement.seats

    @property
    def phase(self) -> Phase:
        return self.arrangement.phase

    @property
    def is_over(self) -> bool:
        return self.arrangement.phase in ENDED

    @property
    def wish(self) -> Wish | None:
        return self.arrangement.wish

    @property
    def people(self) -> list[int]:
        """Seats of people who decide for themselves."""
        return self.arrangement.people

    def seat_of(self, player: str) -> int | None:
        """Where a session may act, if anywhere."""
        return self.arrangement.seat_of(player)

    @property
    def actor(self) -> int | None:
        """The seat to decide, while the game goes on."""
        match = self.match
        return match.actor if match is not None and self.arrangement.phase == "running" else None

    @property
    def running(self) -> int | None:
        """The seat whose time runs, where there is a pace."""
        if self.setting.pace is None or self.arrangement.paused:
            return None
        actor = self.actor
        return actor if actor is not None and self.seats[actor].decides else None

    @property
    def commitment(self) -> str:
        return Committed.commitment(self._secret)

    @property
    def result(self) -> Result | None:
        return self.match.result if self.match is not None else None

    @property
    def last_move(self) -> Moved | None:
        """The last of the moves that stand."""
        undone = 0
        for entry in reversed(self.log):
            if isinstance(entry, Moved):
                if not undone:
                    return entry
                undone -= 1
            undone += isinstance(entry, TookBack)
        return None

    @property
    def moves_that_stand(self) -> list[int]:
        """Their versions."""
        versions: list[int] = []
        for version, entry in enumerate(self.log):
            if isinstance(entry, Moved):
                versions.append(version)
            elif isinstance(entry, TookBack):
                versions.pop()
        return versions

    @cached_property
    def decisive(self) -> Decisive | None:
        """What decided a game that somebody has won alone. For one that is over: it is looked for
        once.
        """
        assert self.is_over
        if self.result is None or len(self.result.winners) != 1:
            return None
        passages = [self.passages[version] for version in self.moves_that_stand]
        return decisive(self.game, passages, self.result.winners[0])

    @property
    def can_undo(self) -> bool:
        """Whether the last decision can be taken back."""
        return self.match is not None and self.phase == "running" and self.match.can_undo

    def record(self) -> Record:
        """The game so far. It holds everything hidden; the secret only once it is over."""
        if self.match is not None:
            return replace(self.match.record(aborted=self.is_over), seats=self._seat_names())
        provenance = self.chance().provenance()
        return Record(
            format=FORMAT,
            game=self.setting.game,
            rules=self._rules,
            players=self.setting.players,
            start=self.setting.start,
            options=self.setting.options,
            chance=provenance if self.is_over or self.frozen else provenance.sealed(),
            moves=tuple(text for decision in self.decisions for text in decision),
            seats=self._seat_names(),
        )

    # --- what people are called -------------------------------------------------------------------

    def call(self, names: Names) -> None:
        """From now on players have these names: the log knows none, so a table has to be told."""
        self.names = {**self.names, **names}

    @property
    def called(self) -> Names:
        """What each of its guests is called at this table: two Annas are told apart. It is another
        object whenever any of it may have changed.
        """
        guests, found = self.arrangement.guests, self._called
        if found is None or found[0] is not guests or found[1] is not self.names:
            shown = told_apart(self.names.get(guest, "") for guest in guests)
            called = dict(zip(guests, shown, strict=True))
            self._called = found = guests, self.names, called
        return found[2]

    def name_at(self, seat: int) -> str:
        """What the person on a seat is called; empty if they have no name, or nobody sits there."""
        return self.called.get(self.seats[seat].player, "")

    def _seat_names(self) -> tuple[str, ...]:
        return tuple(
            self.name_at(at) if seat.kind == "person" else f"bot level:{seat.level}"
            for at, seat in enumerate(self.seats)
        )

    # --- what would happen ------------------------------------------------------------------------

    def chance(self, nonces: Sequence[bytes | None] | None = None) -> Committed:
        """Where outcomes come from, given everybody's nonces, or those that there are."""
        given = [seat.nonce for seat in self.seats] if nonces is None else nonces
        return self._entropy.chance(self._secret, self.id, given)

    def arranged(self, entries: Sequence[AnyEntry]) -> Arrangement:
        """What entries would make of the arrangement; they have been decided, but not applied."""
        arrangement = self.arrangement
        for entry in entries:
            arrangement = evolve(entry, arrangement)
            if self.would_end_by(entry):
                arrangement = arrangement.over()
        return arrangement

    def actor_after(self, entries: Sequence[AnyEntry]) -> int | None:
        """The seat to decide after entries that have been decided, while the game goes on."""
        actor = self.actor
        for entry in entries:
            if isinstance(entry, Moved) and self.match is not None and self.match.previewed:
                actor = self.match.previewed.actor
            elif isinstance(entry, TookBack):
                actor = entry.seat
            elif isinstance(entry, Began):
                actor = self._first_actor(entry)
        return actor if self.arranged(entries).phase == "running" else None

    def _first_actor(self, began: Began) -> int | None:
        match = self.setting.start_match(chance="manual")
        return match.extend(began.moves).actor

    def would_end_by(self, entry: AnyEntry) -> bool:
        """Whether an entry that has been decided is the game's last move."""
        ahead = self.match.previewed if self.match is not None else None
        if ahead is None or not ahead.ends:
            return False
        return isinstance(entry, Moved) and ahead.moves == entry.moves

    # --- what happens -----------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """What an entry says has happened, live or out of the log alike."""
        passage = self._play(entry)  # first: if it cannot be played, nothing has changed
        self.version = version = self.version + 1
        self.log.append(entry)
        self.arrangement = evolve(entry, self.arrangement)
        if entry.left is not None:
            self.left = entry.left
        if entry.command is not None:
            self.commands[entry.sender, entry.command] = version
        if passage is not None:
            self.passages[version] = passage
            if passage.ends:
                self.arrangement = self.arrangement.over()
        kind = type(entry)
        if kind in OF_THE_GAME:
            self.request = version
        elif kind is Announced:
            self.setting = agreed_by([entry], self.setting)
        if kind in TALK:
            self.talk[None if kind in CHANGED_SEATS else entry.sender] += 1

    def _play(self, entry: AnyEntry) -> Passage | None:
        """The part of an entry that is the game's; a frozen table only keeps it."""
        passage = None
        if isinstance(entry, Moved):
            passage = self._extended(self.match, entry) if self.match is not None else None
            self.decisions.append(entry.moves)
        elif isinstance(entry, Began):
            passage = self._begin(entry) if not self.frozen else None
            self.decisions.append(entry.moves)
            self._rules = entry.rules
        elif isinstance(entry, TookBack):
            if self.match is not None:
                self.match.undo()
            self.decisions.pop()
        return passage

    def _begin(self, entry: Began) -> Passage:
        if entry.rules != self.game.version:
            raise RulesChanged(
                f"this game follows version {entry.rules} of the rules of {self.setting.game}; "
                f"this program plays version {self.game.version}"
            )
        match = self.setting.start_match(chance="manual")
        passage = self._extended(match, entry)
        match.resume(self.chance())
        self.match = match
        return passage

    def _extended(self, match: Match, entry: Began | Moved) -> Passage:
        passage = match.extend(entry.moves)
        if match.actor == CHANCE:
            raise IncompleteLog(f"version {len(self.log)} leaves out what chance brought")
        return passage
