"""Some moves and outcomes in a row, and what everybody saw of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from hanagoza.core.state import thawed
from hanagoza.core.views import Event, View

if TYPE_CHECKING:
    from hanagoza.core.engine import Engine
    from hanagoza.core.options import Setting


class Passage:
    """Moves and outcomes in a row, with the positions between them. It holds the full truth.

    It can be told to anybody, even once the match has gone on or it has been undone.
    """

    __slots__ = ("_engine", "_setting", "ends", "frozen", "ids")

    def __init__(
        self, engine: Engine, setting: Setting, frozen: bytes, ids: tuple[int, ...], *, ends: bool
    ) -> None:
        """Use ``match.preview``, ``match.extend`` or ``match.passage_since`` instead."""
        self._engine, self._setting = engine, setting
        self.frozen = frozen
        """All positions one after the other, the one before it first; or that one alone."""
        self.ids = ids
        """The ids of its moves."""
        self.ends = ends
        """Whether the game is over after it."""

    @property
    def moves(self) -> tuple[str, ...]:
        """As text, as a log writes them."""
        texts = self._engine.definition.moves.texts
        return tuple([texts[move] for move in self.ids])

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator (``None``), saw happen."""
        return _told(self, seat)

    def round_end(self, seat: int | None, recall: bool = False) -> View | None:
        """What a seat, or a spectator, could see when a round was over and the next not yet dealt.

        Everything is scored and lies as it lay. ``None`` where no round ends, and where the
        game does: then the last view shows that.
        """
        state = _round_over(self)
        return state and self._engine.definition.view_of(state, self._setting, seat, recall)

    def shrink(self) -> None:
        """Forget all positions but the first: who asks for them once more has them made again."""
        self.frozen = self.frozen[: self._engine.definition.layout.itemsize]

    def _trace(self) -> list[bytes]:
        """All positions, frozen."""
        frozen, size = self.frozen, self._engine.definition.layout.itemsize
        if len(frozen) == size:
            frozen = self._engine.trace(frozen, self.ids)
        return [frozen[at : at + size] for at in range(0, len(frozen), size)]


# A passage is told to everybody at a table, and asked what it has revealed, in one go.
@lru_cache(maxsize=16)
def _told(passage: Passage, seat: int | None) -> tuple[Event, ...]:
    told: list[Event] = []
    for step in _steps(passage):
        told += passage._engine.definition.events_of(step.before, step.move, step.after, seat)
    return tuple(told)


class _Step(NamedTuple):
    """A move or an outcome with the positions before and after it, in plain numbers."""

    move: int
    before: Any
    after: Any
    frozen: bytes
    """The position before it once more, for those who play on from there."""


@lru_cache(maxsize=4)
def _steps(passage: Passage) -> list[_Step]:
    trace = passage._trace()
    plain = list(map(passage._engine.plain, trace))
    return list(map(_Step, passage.ids, plain, plain[1:], trace))


@lru_cache(maxsize=4)
def _round_over(passage: Passage) -> Any | None:
    """The last end of a round within a passage, in plain numbers."""
    engine, rounds = passage._engine, passage._engine.definition.rounds
    if rounds is None or passage.ends:
        return None
    for step in reversed(_steps(passage)):
        if step.before.actor >= 0 and rounds.number(step.before) != rounds.number(step.after):
            states = thawed(step.frozen, engine.definition.layout)
            rounds.play_to_end(states[0], step.move)
            return engine.plain(states.tobytes())
    return None
