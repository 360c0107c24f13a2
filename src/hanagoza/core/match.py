"""One game being played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hanagoza.core.chance import Chance, FromSecret, Numbers, Scripted
from hanagoza.core.errors import IllegalMove, MalformedMove, OptionError, UndoRefused
from hanagoza.core.moves import quoted
from hanagoza.core.options import Value, shown
from hanagoza.core.positions import Position
from hanagoza.core.record import FORMAT, Record, RecordedResult
from hanagoza.core.state import (
    CHANCE,
    ILLEGAL,
    NO_MOVES,
    NO_NUMBERS,
    NUMBER_BLOCK,
    OVER,
    Array,
    States,
    copied,
    thawed,
)
from hanagoza.core.views import Event, Reason, Result, View

if TYPE_CHECKING:
    from hanagoza.core.game import Game


class Setting(NamedTuple):
    """What was agreed before the first card."""

    players: int
    start: int | str
    options: Mapping[str, Value]


class Passage:
    """Some moves and outcomes in a row, and the position they began at. It holds the full truth."""

    __slots__ = ("frozen", "game", "moves")

    def __init__(self, game: Game, frozen: bytes, moves: tuple[int, ...]) -> None:
        self.game, self.frozen, self.moves = game, frozen, moves

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator, saw happen."""
        return _told(self, seat)


class Turn:
    """Moves and outcomes in a row, with the positions between them. It holds the full truth."""

    __slots__ = ("_passage", "ends", "moves")

    def __init__(self, passage: Passage, moves: tuple[str, ...], ends: bool) -> None:
        self._passage, self.moves, self.ends = passage, moves, ends

    def events(self, seat: int | None) -> tuple[Event, ...]:
        return self._passage.events(seat)

    def round_end(self, seat: int | None, recall: bool = False) -> View | None:  # noqa: ARG002
        return None


# A passage is told to everybody at a table, and asked what it has revealed, in one go.
@lru_cache(maxsize=16)
def _told(passage: Passage, seat: int | None) -> tuple[Event, ...]:
    told: list[Event] = []
    for before, move, after in _steps(passage):
        told += passage.game.events_of(before, move, after, seat)
    return tuple(told)


@lru_cache(maxsize=4)
def _steps(passage: Passage) -> list[tuple[Any, int, Any]]:
    """Every move with the positions before and after it, in plain numbers."""
    game, steps = passage.game, []
    states, after = thawed(passage.frozen, game.layout), game.plain(passage.frozen)
    for move in game.repeat(states, passage.moves):
        before, after = after, game.plain(states.tobytes())
        steps.append((before, move, after))
    return steps


class Match:
    """A game from its first outcome to its last move.

    A match is a deterministic function of its moves and outcomes. It holds the full truth: give
    players and bots ``view`` and ``events``, never the match.
    """

    seats: tuple[str, ...] = ()
    """Who sits where, for the record; nobody else looks at it."""

    def __init__(
        self,
        game: Game,
        setting: Setting,
        chance: Chance,
        states: States,
        *,
        set_up: bool = False,
    ) -> None:
        """Use ``game.start``, ``game.from_position`` or ``hanagoza.replay`` instead."""
        self.game = game
        self.setting = setting
        self._chance = chance
        self._set_up = set_up  # whether it begins at a position rather than at the first card
        self._kernel = game.kernel
        self._texts = game.moves.texts
        self._scratch = game.scratch
        self._origin = states.tobytes()
        self._mark = 0, self._origin  # the last decision's ply and position, or an earlier one
        self._history: list[int] = []
        self._decisions: list[tuple[int, int]] = []  # (place in the line, seat)
        self._settled = 0  # decisions that another seat has answered, even if it took that back
        self._numbers, self._base = NO_NUMBERS, 0
        self._passage: tuple[int, int, Passage] | None = None  # the last one, with its plies
        self._plain: Any = None  # the position in plain numbers, once somebody looks
        self._actor: int
        self._hold(states)
        self._settle()

    # --- whose turn, and what can be done ---------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def actor(self) -> int | None:
        """The seat to decide, ``CHANCE`` when an outcome is due, ``None`` when the game is over."""
        return None if self._actor == OVER else self._actor

    @property
    def ply(self) -> int:
        """How many moves and outcomes have been played."""
        return len(self._history)

    @property
    def history(self) -> list[str]:
        """All moves and outcomes so far, as text."""
        return self.history_since(0)

    def history_since(self, ply: int) -> list[str]:
        """The moves and outcomes from a ply on, as text."""
        return [self._texts[move] for move in self._history[ply:]]

    def legal(self) -> list[str]:
        """The legal moves (at a manual chance, the possible outcomes) in canonical order."""
        if self._actor >= 0:
            scratch, texts = self._scratch, self._texts
            count = self._kernel.legal(self._states, scratch.lists, scratch.counts)
            return [texts[move] for move in scratch.moves[:count].tolist()]
        if self._actor == CHANCE:
            weights = self._scratch.weights
            first, count = self._kernel.outcomes(self._states, weights)
            return [self._texts[first + at] for at in range(count) if weights[at]]
        return []

    def play(self, text: str) -> None:
        """Play the actor's move, then whatever chance brings.

        A refused move raises ``MalformedMove`` or ``IllegalMove`` and changes nothing.
        """
        move = self.game.moves.parse(text)
        before = self._states.tobytes()
        chosen = self._scratch.chosen
        chosen[0] = move
        count = self._run(self._states, chosen, self._numbers, self._base)
        if count == ILLEGAL or self._actor == OVER:
            reason = self.game.refusal(self._states[0], move)
            raise IllegalMove(f"{quoted(text)} is not legal: {reason}", reason)
        if self._actor != CHANCE:
            self._decide(self._actor)
            self._mark = len(self._history), before
        self._history.append(move)
        if count:
            self._history += self._scratch.log[:count].tolist()
        self._actor = self._actor_cell.item()
        if self._actor == CHANCE:
            self._settle()

    def preview(self, text: str) -> Turn:
        """What playing a move would lead to, chance included. Changes nothing."""
        twin = self.copy()
        twin.play(text)
        return twin.turn_since(self.ply)

    def extend(self, moves: Sequence[str]) -> Turn:
        """Play moves and outcomes as they were written down."""
        ply, chance = self.ply, self._chance
        self._chance, self._numbers = Scripted(), NO_NUMBERS
        try:
            for text in moves:
                self.play(text)
        finally:
            self._chance = chance
        return self.turn_since(ply)

    def turn_since(self, ply: int) -> Turn:
        """What was played from a ply on, to be told to anybody, even once it is undone."""
        return Turn(self.passage(ply), tuple(self.history_since(ply)), self._actor == OVER)

    def _decide(self, seat: int) -> None:
        if self.last_mover not in (None, seat):
            self._settled = max(self._settled, len(self._decisions))
        self._decisions.append((len(self._history), seat))

    def why(self, text: str) -> Reason | None:
        """``None`` if the move is legal, else the rule that forbids it. Plays nothing."""
        try:
            move = self.game.moves.parse(text)
        except MalformedMove as error:
            return error.reason
        if self._texts[move] in self.legal():
            return None
        return self.game.refusal(self._states[0], move)

    # --- what may be known ------------------------------------------------------------------------

    def view(self, seat: int | None, recall: bool = False) -> View:
        """What a seat, or a spectator (``None``), may know now.

        The table view is what lies on the table; the recall view adds what an attentive player
        remembers of the public past.
        """
        state = self._in_plain_numbers()
        return self.game.view_of(state, self.setting, self._observer(seat), recall)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, saw happen from ply ``since`` on."""
        observer = self._observer(seat)
        if type(since) is not int or since < 0:
            raise OptionError(f"since={shown(since)} is not possible: choose a ply, 0 or more")
        return list(self.passage(since).events(observer))

    def passage(self, since: int) -> Passage:
        """What was played from ply ``since`` on, to be told to anybody, even once it is undone."""
        found, until = self._passage, self.ply
        if found is None or found[:2] != (since, until):
            passage = Passage(self.game, self._at(since), tuple(self._history[since:]))
            found = self._passage = since, until, passage
        return found[2]

    def _at(self, ply: int) -> bytes:
        """The position at an earlier ply; the last decision's is at hand."""
        marked, frozen = self._mark
        if ply == marked:
            return frozen
        if ply < marked:
            marked, frozen = 0, self._origin
        states = self._thawed(frozen)
        for _ in self.game.repeat(states, self._history[marked:ply]):
            pass
        return states.tobytes()

    def _thawed(self, frozen: bytes) -> States:
        return thawed(frozen, self.game.layout)

    def _in_plain_numbers(self) -> Any:
        """The position, for code that looks at it number by number."""
        if self._plain is None:
            self._plain = self.game.plain(self._states.tobytes())
        return self._plain

    def _observer(self, seat: int | None) -> int | None:
        if seat is None or (type(seat) is int and 0 <= seat < self.players):
            return seat
        raise OptionError(
            f"there is no seat {shown(seat)}: choose 0 to {self.players - 1}, or None to look on"
        )

    # --- how it ended -----------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """``None`` while the game runs; then scores, ranks, winners, and every point explained."""
        if self.actor is not None:
            return None
        state, seats = self._in_plain_numbers(), range(self.players)
        ranks = tuple(state.ranks[seat] for seat in seats)
        return Result(
            scores=tuple(state.scores[seat] for seat in seats),
            ranks=ranks,
            winners=tuple(seat for seat in seats if ranks[seat] == 1),
            reason=self.game.reasons[state.reason],
            lines=tuple(self.game.lines_of(state)),
        )

    # --- the game as data -------------------------------------------------------------------------

    def record(self, *, aborted: bool = False) -> Record:
        """The whole game as data, everything hidden included.

        The secret behind committed luck is revealed once the game is over or ``aborted``.
        """
        result = self.result
        chance = self._chance.provenance()
        if isinstance(chance, FromSecret) and result is None and not aborted:
            chance = chance.sealed()
        return Record(
            format=FORMAT,
            game=self.game.id,
            rules=self.game.version,
            players=self.players,
            start=self.setting.start,
            options=dict(self.setting.options),
            chance=chance,
            position=self._beginning(),
            moves=tuple(self.history),
            result=None if result is None else RecordedResult.of(result),
            seats=self.seats,
        )

    def _beginning(self) -> Position | None:
        if not self._set_up:
            return None
        return self.game.write_position(self._thawed(self._origin)[0], self.setting)

    def position(self) -> Position:
        """The position as a complete document; ``game.from_position`` takes it back."""
        return self.game.write_position(self._states[0], self.setting)

    # --- taking back ------------------------------------------------------------------------------

    @property
    def last_mover(self) -> int | None:
        """The seat that made the last decision."""
        return self._decisions[-1][1] if self._decisions else None

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back: its mover has seen nothing new since."""
        if len(self._decisions) <= self._settled:
            return False
        place, seat = self._decisions[-1]
        return not any(event.reveals for event in self.passage(place).events(seat))

    def undo(self) -> str:
        """Take back the last decision, and return it.

        Refused once its mover has seen anything new since: a card, an answer, a revealed secret.
        Played again, it meets the same outcomes.
        """
        if not self._decisions:
            raise UndoRefused("there is no move to take back")
        place, _ = self._decisions[-1]
        text = self._texts[self._history[place]]
        if not self.can_undo:
            raise UndoRefused(f"{quoted(text)} cannot be taken back: something was revealed since")
        self._decisions.pop()
        self._hold(self._thawed(self._at(place)))
        del self._history[place:]
        self._mark, self._passage = (0, self._origin), None
        self._numbers, self._base = NO_NUMBERS, 0
        return text

    def copy(self) -> Match:
        """An independent match at the same point; both go on with the same luck."""
        origin = self._thawed(self._origin)
        twin = Match(self.game, self.setting, Scripted(), origin, set_up=self._set_up)
        twin.seats = self.seats
        twin._history, twin._decisions = self._history.copy(), self._decisions.copy()
        twin._settled, twin._mark = self._settled, self._mark
        twin._hold(copied(self._states))
        twin._chance = self._chance
        return twin

    __copy__ = copy

    def __repr__(self) -> str:
        turn = {None: "over", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")
        return f"<Match {self.game.id}, {self.players} players, ply {self.ply}, {turn}>"

    def _run(self, states: States, chosen: Array, numbers: Numbers, base: int) -> int:
        self._plain = None
        s = self._scratch
        return self._kernel.play(
            states, chosen, NO_NUMBERS, numbers, base, s.moves, s.weights, s.log
        )

    # --- chance -----------------------------------------------------------------------------------

    def resume(self, chance: Chance) -> None:
        """Go on with outcomes from another source (a replayed game goes live again)."""
        self._chance = chance
        self._numbers, self._base = NO_NUMBERS, 0
        self._settle()

    def outcome_for(self, numbers: Numbers) -> str:
        """The outcome that a chance number stands for here, when one is due; plays nothing."""
        assert self._actor == CHANCE
        drawn, copy = self._drawn_cell.item(), copied(self._states)
        self._run(copy, NO_MOVES, numbers[:1], drawn)
        return self._texts[int(self._scratch.log[0])]

    def _hold(self, states: States) -> None:
        self._states = states
        self._plain = None
        self._actor_cell: Any = states["actor"]
        self._drawn_cell: Any = states["drawn"]
        self._actor = self._actor_cell.item()  # once a move: NumPy is slow at single numbers

    def _settle(self) -> None:
        """Resolve chance until a decision is due or, when outcomes are scripted, not at all."""
        while self._actor == CHANCE:
            self._base = self._drawn_cell.item()
            numbers = self._chance.numbers(self._base, NUMBER_BLOCK)
            self._numbers = np.ascontiguousarray(numbers, dtype=np.uint64)[:NUMBER_BLOCK]
            count = self._run(self._states, NO_MOVES, self._numbers, self._base)
            if not count:
                break
            self._history += self._scratch.log[:count].tolist()
            self._actor = self._actor_cell.item()
