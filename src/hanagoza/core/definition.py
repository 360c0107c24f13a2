"""What a game's folder provides: compiled rules, and the Python that explains them to people."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import numpy as np

from hanagoza.core.catalogue import Catalogue
from hanagoza.core.moves import MoveSet
from hanagoza.core.options import Option, Setting, TextOption, Value
from hanagoza.core.positions import Position
from hanagoza.core.state import StateType, layout
from hanagoza.core.views import Event, Reason, ScoreLine, View

if TYPE_CHECKING:
    from hanagoza.core.kernel import Rules


Ahead = Callable[..., StateType]
"""``ahead(move, …)``: where moves lead from a position, without an outcome; if they end a round, to
its end, everything lying as it lay."""


class Insight(NamedTuple):
    """The little that bots know about a game. Compiled, like the rules."""

    evaluate: Callable[..., float]
    """``evaluate(state, points) -> spread``: guess the points every seat will end with, and how far
    off such a guess may be."""
    rests: Callable[..., bool]
    """``rests(state, decisions)``: whether a random playout that has made so many decisions may
    stop here and be judged by ``evaluate``."""


class Claim(NamedTuple):
    """What is said of bots at a game, for the arena to measure: one wins against many of another.

    With no ``goal`` it wins more than its fair share, as far as the interval goes. Where the goal
    ``is_bound``, it is the lower end of the interval that has to reach it.
    """

    better: str
    worse: str
    games: int
    """How many are played to see."""
    goal: float | None = None
    """The share of wins to reach."""
    is_bound: bool = False
    players: int | None = None
    """At the table; as many as come unasked, if nothing is said."""


CLAIMS = (
    Claim("search:1000", "greedy", 600),
    Claim("search:1000", "flat:1000", 600),
    Claim("greedy", "random", 200),
    Claim("level:3", "level:1", 200),
    Claim("level:5", "level:3", 48),
)
"""What is said at every game that says nothing else."""


@dataclass(frozen=True, eq=False, kw_only=True)
class GameDefinition(Generic[StateType]):
    """Everything that makes one game; ``Game(definition)`` is what everybody uses.

    What only looks at a state is given it in plain numbers; ``blind`` and ``read_position`` fill in
    a NumPy record. A ``seat`` of ``None`` is a spectator.
    """

    id: str
    """The name it is registered by."""
    version: int
    """Rules version: raised when records written before would no longer replay."""
    players: Sequence[int]
    """How many can play; the first is what comes unasked."""
    options: Sequence[Option | TextOption]
    """What a host may choose."""
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Named sets of options, for those who would rather not choose each."""
    check_together: Callable[[Mapping[str, Value]], None] | None = None
    """``check_together(options)``: raise ``OptionError`` where options do not go together."""
    words: Catalogue
    """What people read, in three languages."""

    state: type[StateType]
    """A position: what is in it, and how that is stored."""
    moves: MoveSet
    """Every move and outcome, numbered."""
    rules: Rules
    """The compiled rules."""
    room: int
    """The longest list of legal moves or outcomes, and one more: enumeration may write an id that
    it then discards."""
    reasons: Sequence[str]
    """Why a game ended, by the number in the state's ``reason``; 0 is unused."""

    view_of: Callable[[StateType, Setting, int | None, bool], View]
    """``view_of(state, setting, seat, recall)``: what an observer may know."""
    events_of: Callable[[StateType, int, StateType, int | None], list[Event]]
    """``events_of(before, move, after, seat)``: what an observer saw happen."""
    why_not: Callable[[StateType, int], Reason]
    """``why_not(state, move)``: the rule that forbids a decision which is not legal."""
    merits_of: Callable[[StateType, int, Ahead[StateType]], list[Reason]]
    """``merits_of(state, move, ahead)``: what speaks for a decision of the actor, in facts of the
    game, the most important first; none where there is nothing in particular to say.

    The state is some world that the actor could be in. It is a fact if it is so in all of them:
    what the actor cannot know may be anything here, and must make no difference.
    """
    lines_of: Callable[[StateType], list[ScoreLine]]
    """``lines_of(state)``: every point of a finished game."""
    blind: Callable[[Any, StateType], None]
    """``blind(view, state)``: write a recall view into a blank state; the rest stays zero.
    A view that contradicts itself raises ``PositionError``: ``imagine`` relies on the state."""
    insight: Insight
    """What bots know about it."""
    claims: Sequence[Claim] = CLAIMS
    """How strong they are with that."""
    limit: Path | None = None
    """A C program that plays random games of it and nothing else: how fast one could be at most.
    ``hanagoza.bench.limit`` says what it prints."""

    position_type: type[Position]
    """The document of a position."""
    write_position: Callable[[StateType, Setting], Position]
    """``write_position(state, setting)``: the document of a state."""
    read_position: Callable[[Any, StateType], None]
    """``read_position(document, state)``: fill a blank state, or raise ``PositionError``."""

    @cached_property
    def layout(self) -> np.dtype[Any]:
        """How a state is stored."""
        return layout(self.state)
