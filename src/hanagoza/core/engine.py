"""A game's machine room: its kernel, and the states that go in and out of it.

For this package's own use. Players and programs have ``Game`` and ``Match``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hanagoza.core.definition import GameDefinition
from hanagoza.core.errors import IllegalMove, OptionError, PositionError
from hanagoza.core.moves import quoted
from hanagoza.core.options import Setting, check_options, check_players, check_start
from hanagoza.core.state import (
    ACTOR_AT,
    BETWEEN_ROUNDS,
    CHANCE,
    ILLEGAL,
    NO_NUMBERS,
    OVER,
    Header,
    Scratch,
    States,
    reader,
)
from hanagoza.core.views import Reason, View

if TYPE_CHECKING:
    from hanagoza.core.kernel import Kernel


class Trace(NamedTuple):
    """Where some moves and outcomes lead through."""

    positions: bytes
    """Frozen, one after the other, the one before them first."""
    round_end: bytes
    """The position at the end of the last round that one of them ended; nothing if none did."""


def kept_end(round_end: memoryview) -> bytes:
    """The end of a round that the kernel has left in its room, if it has left one."""
    return round_end.tobytes() if round_end[ACTOR_AT] == BETWEEN_ROUNDS % 256 else b""


class Engine:
    """What matches, batches and searches of one game run on."""

    def __init__(self, definition: GameDefinition[Any]) -> None:
        self.definition = definition

    @cached_property
    def kernel(self) -> Kernel:
        """The compiled loops; the first use on a machine compiles them."""
        from hanagoza.core.kernel import build

        return build(self.definition.rules, self.definition.layout)

    @cached_property
    def scratch(self) -> Scratch:
        return Scratch(self.definition.room, self.definition.layout)

    @cached_property
    def plain(self) -> Callable[[bytes], Header]:
        """Reads a frozen state, for code that looks at it number by number."""
        return reader(self.definition.state)

    def setting(self, players: int | None, start: int | str, options: Mapping[str, Any]) -> Setting:
        """What is agreed, if the game can be played so."""
        game = self.definition
        count = check_players(game.players[0] if players is None else players, game.players)
        checked = check_options(game.options, options, count)
        if game.check_together is not None:
            game.check_together(checked)
        return Setting(count, check_start(start, count), MappingProxyType(checked))

    def blank(self, setting: Setting) -> States:
        """A state that holds what was agreed, and nothing else."""
        states = np.zeros(1, dtype=self.definition.layout)
        states["players"] = setting.players
        for option in self.definition.options:
            option.write(states, setting.options.get(option.name, option.default))
        return states

    def begin(self, setting: Setting) -> States:
        """The state before the first outcome."""
        states, start = self.blank(setting), setting.start
        self.kernel.begin(states, CHANCE if isinstance(start, str) else start)
        return states

    def blinded(self, view: View) -> tuple[Setting, States]:
        """What a recall view knows as a state, for loops that imagine many worlds of it."""
        game = self.definition
        if not isinstance(view, View) or view.game != game.id or not view.recall:
            raise OptionError(
                f"imagine needs a recall view of {game.id}: match.view(seat, recall=True)"
            )
        setting = self.setting(view.players, "random", view.options)
        states = self.blank(setting)
        try:
            game.blind(view, states[0])
        except (PositionError, ValueError, LookupError, TypeError, OverflowError) as error:
            raise OptionError(f"this view contradicts itself: {error}") from error
        return setting, states

    def trace(self, start: bytes, moves: Iterable[int]) -> Trace:
        """The positions that moves and outcomes lead through, as far as they are legal."""
        chosen, *room = self.scratch.playing
        states, first, round_end = self.scratch.ahead
        first[:], round_end[ACTOR_AT], positions = start, 0, [start]
        for move in moves:
            chosen[0] = move
            count = self.kernel.play(states, chosen, NO_NUMBERS, NO_NUMBERS, 0, *room)
            if count == ILLEGAL or positions[-1][ACTOR_AT] == OVER % 256:
                break
            positions.append(first.tobytes())
        return Trace(b"".join(positions), kept_end(round_end))

    def merits(self, view: View, text: str, world: int = 0) -> list[Reason]:
        """What speaks for a decision of a recall view's observer.

        Looked up in a world made from the view alone, one of those they could be in; which of them
        makes no difference.
        """
        move = self.definition.moves.parse(text)
        if view.seat is None or view.seat != view.actor:
            raise OptionError(
                "only what the seat to decide can do has merits: give its recall view"
            )
        _, states = self.blinded(view)
        self.kernel.imagine(states, view.seat, world)
        return self.merits_in(states.tobytes(), move, text)

    def merits_in(self, world: bytes, move: int, text: str) -> list[Reason]:
        """The same, looked up in a given world."""
        ahead = partial(self._ahead, world)
        state, after = ahead(), ahead(move)
        if after.ply == state.ply:
            raise self.illegal(state, move, text)
        return self.definition.merits_of(state, move, ahead)

    def _ahead(self, start: bytes, *moves: int) -> Header:
        trace = self.trace(start, moves)
        return self.plain(trace.round_end or trace.positions[-len(start) :])

    def illegal(self, state: Header, move: int, text: str) -> IllegalMove:
        """The refusal of a move that is not legal, quoted as it was written."""
        reason = self.refusal(state, move)
        return IllegalMove(f"{quoted(text)} is not legal: {reason}", reason)

    def refusal(self, state: Header, move: int) -> Reason:
        """Why a move that is not legal is not: the rule that forbids it."""
        moves, words = self.definition.moves, self.definition.words
        is_outcome = moves.verbs[moves[move].verb].chance
        if state.actor == OVER:
            return words.reason("over")
        if state.actor == CHANCE:
            return words.reason("outcome-impossible" if is_outcome else "outcome-due")
        if is_outcome:
            return words.reason("chance-only")
        return self.definition.why_not(state, move)
