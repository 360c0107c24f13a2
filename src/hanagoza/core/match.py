"""One game being played, event-sourced: it is its moves and outcomes, and all follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from hanagoza.core.chance import Chance, FromSecret, Numbers
from hanagoza.core.errors import IllegalMove, MalformedMove, OptionError, UndoRefused
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting, shown
from hanagoza.core.positions import Position
from hanagoza.core.record import FORMAT, Record, RecordedResult
from hanagoza.core.state import (
    CHANCE,
    ILLEGAL,
    NO_MOVES,
    NO_NUMBERS,
    NUMBER_BLOCK,
    OVER,
    States,
    copied,
    thawed,
    with_room,
)
from hanagoza.core.views import Event, Reason, Result, View

if TYPE_CHECKING:
    from hanagoza.core.game import Game


class Turn:
    """Moves and outcomes in a row, with the positions between them. It holds the full truth.

    It can be told to anybody, even once the match has gone on or it has been undone.
    """

    __slots__ = ("_engine", "_frozen", "_setting", "ends", "moves")

    moves: Final[tuple[str, ...]]
    """As text, as a log writes them."""
    ends: Final[bool]
    """Whether the game is over after it."""

    def __init__(self, match: Match, frozen: bytes, moves: tuple[str, ...]) -> None:
        """Use ``match.preview``, ``match.extend`` or ``match.turn_since`` instead."""
        self._engine, self._setting = match.game.engine, match.setting
        self._frozen = frozen  # all positions one after the other, or the first alone
        self.moves, self.ends = moves, match.actor is None

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator (``None``), saw happen."""
        return _told(self, seat)

    def round_end(self, seat: int | None, recall: bool = False) -> View | None:
        """What a seat, or a spectator, could see when a round was over and the next not yet dealt.

        Everything is scored and lies as it lay. ``None`` where the turn ends no round, and where it
        ends the game: then the last view shows that.
        """
        state = _round_over(self)
        return state and self._engine.definition.view_of(state, self._setting, seat, recall)

    def _shrink(self) -> None:
        """Forget all positions but the first: who asks for them once more has them made again."""
        self._frozen = self._frozen[: self._engine.definition.layout.itemsize]

    def _trace(self) -> list[bytes]:
        """All positions, frozen."""
        game, frozen = self._engine.definition, self._frozen
        size = game.layout.itemsize
        if len(frozen) == size:
            frozen = self._engine.trace(frozen, map(game.moves.ids.__getitem__, self.moves))
        return [frozen[at : at + size] for at in range(0, len(frozen), size)]


# A turn is told to everybody at a table, and asked what it has revealed, in one go.
@lru_cache(maxsize=16)
def _told(turn: Turn, seat: int | None) -> tuple[Event, ...]:
    told: list[Event] = []
    for step in _steps(turn):
        told += turn._engine.definition.events_of(step.before, step.move, step.after, seat)
    return tuple(told)


@lru_cache(maxsize=4)
def _round_over(turn: Turn) -> Any | None:
    """The last end of a round within a turn, in plain numbers."""
    engine, rounds = turn._engine, turn._engine.definition.rounds
    if rounds is None or turn.ends:
        return None
    for step in reversed(_steps(turn)):
        if step.before.actor >= 0 and rounds.number(step.before) != rounds.number(step.after):
            states = thawed(step.frozen, engine.definition.layout)
            rounds.play_to_end(states[0], step.move)
            return engine.plain(states.tobytes())
    return None


class _Step(NamedTuple):
    """A move or an outcome with the positions before and after it, in plain numbers."""

    move: int
    before: Any
    after: Any
    frozen: bytes
    """The position before it once more, for those who play on from there."""


@lru_cache(maxsize=4)
def _steps(turn: Turn) -> list[_Step]:
    engine, trace = turn._engine, turn._trace()
    plain = list(map(engine.plain, trace))
    moves = map(engine.definition.moves.ids.__getitem__, turn.moves)
    return list(map(_Step, moves, plain, plain[1:], trace))


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
        """What is played."""
        self.setting = setting
        """How it is played: ``players``, ``start`` and ``options``."""
        self._chance = chance
        self._set_up = set_up  # whether it begins at a position rather than at the first card
        self._engine, self._definition = game.engine, game.definition
        self._kernel, self._scratch = game.engine.kernel, game.engine.scratch
        self._texts, self._parse = game.moves.texts, game.moves.parse
        self._size = states.itemsize
        self._origin = states.tobytes()
        self._mark = 0  # the ply of the last decision, or an earlier one …
        self._trace = self._origin  # … and the position then, followed by those since, if traced
        self._history: list[int] = []
        self._decisions: list[tuple[int, int]] = []  # (ply, seat)
        self._settled = 0  # decisions that another seat has answered, even if it took that back
        self._numbers, self._base = NO_NUMBERS, 0
        self._turns: dict[int, Turn] = {}  # those that lead up to now, by the ply they begin at
        self._preview: Match | None = None  # this match as it was last looked ahead
        self._plain: Any = None  # the position in plain numbers, once somebody looks
        self._actor: int
        self._hold(states)
        self._settle()

    # --- whose turn, and what can be done ---------------------------------------------------------

    @property
    def players(self) -> int:
        """How many play."""
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
            texts, (lists, counts, moves) = self._texts, self._scratch.listing
            count = self._kernel.legal(self._states, lists, counts)
            return [texts[move] for move in moves[:count].tolist()]
        if self._actor == CHANCE:
            weights = self._scratch.weights
            first, count = self._kernel.outcomes(self._states, weights)
            return [self._texts[first + at] for at in range(count) if weights[at]]
        return []

    def preview(self, text: str) -> Turn:
        """What playing a move would lead to, chance included.

        Changes nothing; raises as ``play`` does.
        """
        preview = self.copy()
        preview._hold(with_room(self._state))
        preview.play(text)
        preview._hold(copied(preview._state))
        self._preview = preview
        return preview.turn_since(self.ply)

    def play(self, text: str) -> None:
        """Play the actor's move, then whatever chance brings.

        A refused move raises ``MalformedMove`` or ``IllegalMove`` and changes nothing.
        """
        move = self._parse(text)
        if self._preview is not None and self._preview._history[self.ply] == move:
            self._take_over(self._preview)
            return
        self._move(move, text, self._numbers)
        if self._actor == CHANCE:
            self._settle()

    def extend(self, moves: Sequence[str]) -> Turn:
        """Play moves and outcomes as they were written down, whatever the chance source says.

        That is how a log is replayed. What has just been previewed is taken over without being run
        again. A refused move raises as in ``play``, and none is played.
        """
        ply, preview = self.ply, self._preview
        if preview is None or preview.history_since(ply) != list(moves):
            preview = self.copy()
            for text in moves:
                preview._move(self._parse(text), text, NO_NUMBERS)
        self._take_over(preview)
        return self.turn_since(ply)

    def _move(self, move: int, text: str, numbers: Numbers) -> None:
        """Play a move or an outcome, then as many outcomes as there are numbers for."""
        before = self._state.tobytes()
        chosen, moves, weights, log = self._scratch.playing
        chosen[0] = move
        count = self._kernel.play(
            self._states, chosen, NO_NUMBERS, numbers, self._base, moves, weights, log
        )
        if count == ILLEGAL or self._actor == OVER:
            reason = self._engine.refusal(self._states[0], move)
            raise IllegalMove(f"{quoted(text)} is not legal: {reason}", reason)
        if self._actor != CHANCE:
            self._decide(self._actor)
            self._mark, self._trace = len(self._history), before
        self._history.append(move)
        if count:
            self._history += log[:count].tolist()
        if self._is_traced:
            self._trace += self._states[1 : count + 2].tobytes()
        self._go_on()

    def _go_on(self) -> None:
        """Look who is next, and drop what was kept about the position that was left."""
        self._actor = self._actor_cell.item()  # once a move: NumPy is slow at single numbers
        self._plain = self._preview = None
        if self._turns:
            for turn in self._turns.values():
                turn._shrink()
            self._turns = {}

    def _take_over(self, other: Match) -> None:
        """Be where another match is, which must not be used any more."""
        self._go_on()
        other.seats = self.seats
        vars(self).update(vars(other))

    def _decide(self, seat: int) -> None:
        if self.last_mover not in (None, seat):
            self._settled = max(self._settled, len(self._decisions))
        self._decisions.append((len(self._history), seat))

    def why(self, text: str) -> Reason | None:
        """``None`` if the move is legal, else the rule that forbids it. Plays nothing."""
        try:
            move = self._parse(text)
        except MalformedMove as error:
            return error.reason
        if self._texts[move] in self.legal():
            return None
        return self._engine.refusal(self._states[0], move)

    # --- what may be known ------------------------------------------------------------------------

    def view(self, seat: int | None, recall: bool = False) -> View:
        """What a seat, or a spectator (``None``), may know now.

        The table view is what lies on the table; the recall view adds what an attentive player
        remembers of the public past.
        """
        state = self._in_plain_numbers()
        return self._definition.view_of(state, self.setting, self._observer(seat), recall)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator, saw happen from ply ``since`` on."""
        observer = self._observer(seat)
        if type(since) is not int or since < 0:
            raise OptionError(f"since={shown(since)} is not possible: choose a ply, 0 or more")
        return list(self.turn_since(since).events(observer))

    def turn_since(self, ply: int) -> Turn:
        """What was played from a ply on."""
        if ply not in self._turns:
            moves, frozen = tuple(self.history_since(ply)), self._trace_since(ply)
            self._turns[ply] = Turn(self, frozen, moves)
        return self._turns[ply]

    def _trace_since(self, ply: int) -> bytes:
        """The positions from a ply on; before the last decision, the first of them alone."""
        mark, trace, size = self._mark, self._trace, self._size
        if len(trace) == size * (self.ply - mark + 1) and ply >= mark:
            return trace[size * (ply - mark) :]
        if ply < mark:
            mark, trace = 0, self._origin
        return self._engine.trace(trace[:size], self._history[mark:ply])[-size:]

    def _thawed(self, frozen: bytes) -> States:
        return thawed(frozen, self._definition.layout)

    def _in_plain_numbers(self) -> Any:
        """The position, for code that looks at it number by number."""
        if self._plain is None:
            self._plain = self._engine.plain(self._state.tobytes())
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
            reason=self._definition.reasons[state.reason],
            lines=tuple(self._definition.lines_of(state)),
        )

    # --- the game as data -------------------------------------------------------------------------

    def record(self, *, aborted: bool = False) -> Record:
        """The whole game as data, everything hidden included.

        The secret that was committed to is revealed once the game is over or ``aborted``.
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
        return self._definition.write_position(self._thawed(self._origin)[0], self.setting)

    def position(self) -> Position:
        """The position as a complete document; ``game.from_position`` takes it back."""
        return self._definition.write_position(self._states[0], self.setting)

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
        return not any(event.reveals for event in self.turn_since(place).events(seat))

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
        self._go_on()
        frozen = self._trace_since(place)[: self._size]
        self._hold(self._thawed(frozen))
        del self._history[place:]
        self._mark, self._trace = place, frozen
        self._numbers, self._base = NO_NUMBERS, 0
        return text

    def copy(self) -> Match:
        """An independent match at the same point; both go on with the same outcomes."""
        twin = object.__new__(Match)
        vars(twin).update(vars(self))
        twin._history, twin._decisions = self._history.copy(), self._decisions.copy()
        twin._turns, twin._preview = {}, None
        twin._hold(copied(self._state))
        return twin

    __copy__ = copy

    def __repr__(self) -> str:
        turn = {None: "over", CHANCE: "chance"}.get(self.actor, f"seat {self.actor}")
        return f"<Match {self.game.id}, {self.players} players, ply {self.ply}, {turn}>"

    # --- chance -----------------------------------------------------------------------------------

    def resume(self, chance: Chance) -> None:
        """Go on with outcomes from another source (a replayed game goes live again)."""
        self._chance = chance
        self._numbers, self._base = NO_NUMBERS, 0
        self._preview = None
        self._settle()

    def outcome_for(self, numbers: Numbers) -> str:
        """The outcome that a chance number stands for here, when one is due; plays nothing."""
        assert self._actor == CHANCE
        copy, drawn = self.copy(), self._drawn_cell.item()
        copy._draw(numbers[:1], drawn)
        return copy.history_since(self.ply)[0]

    def _hold(self, states: States) -> None:
        """Be in the first of these states; behind it there may be room for a trace."""
        self._states, self._state = states, states[:1]
        self._is_traced = len(states) > 1
        self._plain = None
        self._actor_cell: Any = self._state["actor"]
        self._drawn_cell: Any = self._state["drawn"]
        self._actor = self._actor_cell.item()

    def _settle(self) -> None:
        """Resolve chance until a decision is due or, when outcomes are scripted, not at all."""
        while self._actor == CHANCE:
            self._base = self._drawn_cell.item()
            numbers = self._chance.numbers(self._base, NUMBER_BLOCK)
            self._numbers = np.ascontiguousarray(numbers, dtype=np.uint64)[:NUMBER_BLOCK]
            if not self._draw(self._numbers, self._base):
                break

    def _draw(self, numbers: Numbers, base: int) -> int:
        """Play as many outcomes as there are numbers for, and return how many."""
        _, moves, weights, log = self._scratch.playing
        count = self._kernel.play(
            self._states, NO_MOVES, NO_NUMBERS, numbers, base, moves, weights, log
        )
        if count:
            self._history += log[:count].tolist()
            if self._is_traced:
                self._trace += self._states[1 : count + 1].tobytes()
            self._go_on()
        return count
