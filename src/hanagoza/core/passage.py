"""Some moves and outcomes in a row, and what everybody saw of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hanagoza.core.options import check_observer
from hanagoza.core.views import Event, View

if TYPE_CHECKING:
    from hanagoza.core.engine import Engine, Trace
    from hanagoza.core.options import Setting


class Passage:
    """Moves and outcomes in a row, with the positions between them. It holds the full truth.

    It can be told to anybody, even once the match has gone on or it has been undone.
    """

    __slots__ = ("_engine", "_setting", "_trace", "actor", "ends", "moves", "start")

    def __init__(
        self,
        engine: Engine,
        setting: Setting,
        start: bytes,
        moves: tuple[str, ...],
        *,
        actor: int | None,
        trace: Trace | None = None,
    ) -> None:
        """Use ``match.preview``, ``match.extend`` or ``match.passage_since`` instead."""
        self._engine, self._setting, self._trace = engine, setting, trace
        self.start = start
        """The position before it, frozen."""
        self.moves = moves
        """As text, as a log writes them."""
        self.actor = actor
        """The seat to decide after it, or chance; ``None`` if the game is over."""
        self.ends = actor is None
        """Whether the game is over after it."""

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """What a seat, or a spectator (``None``), saw happen."""
        return _told(self, check_observer(seat, self._setting.players))

    def round_end(self, seat: int | None, recall: bool = False) -> View | None:
        """What a seat, or a spectator, could see when a round was over and the next not yet dealt.

        Everything is scored and lies as it lay. ``None`` where no round ends, and where the game
        does: then the last view shows that.
        """
        observer, frozen = check_observer(seat, self._setting.players), self.trace().round_end
        if self.ends or not frozen:
            return None
        state = self._engine.plain(frozen)
        return self._engine.definition.view_of(state, self._setting, observer, recall)

    def trace(self) -> Trace:
        """The positions it led through; made again where they have been forgotten."""
        if self._trace is not None:
            return self._trace
        ids = self._engine.definition.moves.ids
        return self._engine.trace(self.start, [ids[text] for text in self.moves])

    def shrink(self) -> None:
        """Forget the positions in between: who asks for them once more has them made again."""
        self._trace = None


# A passage is told to everybody at a table, and asked what it has revealed, in one go.
@lru_cache(maxsize=16)
def _told(passage: Passage, seat: int | None) -> tuple[Event, ...]:
    told: list[Event] = []
    events_of = passage._engine.definition.events_of
    for before, move, after in _steps(passage):
        told += events_of(before, move, after, seat)
    return tuple(told)


@lru_cache(maxsize=4)
def _steps(passage: Passage) -> list[tuple[Any, int, Any]]:
    """Each move or outcome between the positions before and after it, in plain numbers."""
    engine, positions, size = passage._engine, passage.trace().positions, len(passage.start)
    starts = range(0, len(positions), size)
    plain = [engine.plain(positions[at : at + size]) for at in starts]
    moves = map(engine.definition.moves.ids.__getitem__, passage.moves)
    return list(zip(plain, moves, plain[1:], strict=False))
