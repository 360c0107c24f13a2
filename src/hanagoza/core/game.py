"""A game as everything else sees it: what it is, and how to start, set up or imagine one."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hanagoza.core.batch import Batch, ResultArray, play_out
from hanagoza.core.catalogue import Catalogue
from hanagoza.core.chance import Chance, FromSecret, Scripted, Seeded
from hanagoza.core.errors import OptionError, PositionError
from hanagoza.core.match import Match, Setting
from hanagoza.core.moves import MoveSet
from hanagoza.core.options import (
    SEED_LIMIT,
    Option,
    TextOption,
    Value,
    check_options,
    check_players,
    check_seed,
    check_start,
    shown,
    whole,
)
from hanagoza.core.positions import Position, parse_position, require_game
from hanagoza.core.state import CHANCE, NO_NUMBERS, OVER, Reader, Scratch, States, reader, thawed
from hanagoza.core.views import Event, Reason, ScoreLine, View

if TYPE_CHECKING:
    from hanagoza.core.kernel import Kernel, Rules


class Insight(NamedTuple):
    """The little that bots know about a game. Compiled, like the rules."""

    evaluate: Callable[..., float]
    """``evaluate(state, points) -> spread``: guess the points every seat will end with, and how far
    off such a guess may be."""
    rests: Callable[..., bool]
    """``rests(state, decisions)``: whether a random playout that has made so many decisions may
    stop here and be judged by ``evaluate``."""


class Rounds(NamedTuple):
    """What a game played in rounds tells about them."""

    number: Callable[[Any], int]
    """``number(state)``: the round that is played in a state, given in plain numbers."""
    play_to_end: Callable[[Any, int], None]
    """``play_to_end(state, move)``: the rules' ``apply``, but where a decision ends a round no
    further than its end: everything is scored and nothing is cleared away."""


MOST_GAMES = 100_000_000
"""How many games one call plays at most; ask again for more."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One registered game: its compiled rules, and the Python that explains them to people.

    The fields are what a game's folder provides; the methods are what everybody uses. In the
    callables a ``state`` is one record, and a ``seat`` of ``None`` is a spectator.
    """

    id: str
    version: int
    """Rules version: raised when records written before would no longer replay."""
    players: Sequence[int]
    options: Sequence[Option | TextOption]
    layout: np.dtype[Any]
    moves: MoveSet
    rules: Rules
    room: int
    """The longest list of legal moves or outcomes, and one more: enumeration may write an id that
    it then discards."""
    reasons: Sequence[str]
    """Why a game ended, by the number in the record's ``reason``; 0 is unused."""
    words: Catalogue
    presets: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)
    """Named sets of options, for those who would rather not choose each."""
    check_together: Callable[[Mapping[str, Value]], None] | None = None
    """``check_together(options)``: raise ``OptionError`` where options do not go together."""

    view_of: Callable[[Any, Setting, int | None, bool], View]
    """``view_of(state, setting, seat, recall)``: what an observer may know."""
    blind: Callable[[Any, Any], None]
    """``blind(view, state)``: write a recall view into a blank record; the rest stays zero.
    A view that contradicts itself raises ``ValueError``: ``imagine`` relies on the record."""
    events_of: Callable[[Any, int, Any, int | None], list[Event]]
    """``events_of(before, move, after, seat)``: what an observer saw happen."""
    rounds: Rounds | None = None
    """For games in which one decision ends a round and the next is dealt at once."""
    why_not: Callable[[Any, int], Reason]
    """``why_not(state, move)``: the rule that forbids a decision which is not legal."""
    lines_of: Callable[[Any], list[ScoreLine]]
    """``lines_of(state)``: every point of a finished game, given in plain numbers."""
    insight: Insight
    position_type: type[Position]
    write_position: Callable[[Any, Setting], Position]
    read_position: Callable[[Any, Any], None]
    """``read_position(document, state)``: fill a blank record, or raise ``PositionError``."""

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @cached_property
    def kernel(self) -> Kernel:
        """The compiled loops; the first use on a machine compiles them."""
        from hanagoza.core.kernel import build

        return build(self.rules, self.layout)

    @cached_property
    def scratch(self) -> Scratch:
        return Scratch(self.room, self.layout)

    @cached_property
    def plain(self) -> Reader:
        """Reads a state for ``view_of`` and ``events_of``."""
        return reader(self.layout)

    def start(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        chance: str | Chance | None = None,
        start: int | str = "random",
        **options: Any,
    ) -> Match:
        """A new game, played up to its first decision.

        Outcomes follow from ``seed`` (a fresh one if none is given), or from a ``chance`` source
        such as ``Committed``; with ``chance="manual"`` the match stops at every outcome and takes
        it as a move. ``start`` is the starting seat. Further keywords are the game's options.
        """
        setting = self._setting(players, start, options)
        return Match(self, setting, _source(seed, chance, setting), self._begin(setting))

    def from_position(
        self, document: Any, *, seed: int | None = None, chance: str | Chance | None = None
    ) -> Match:
        """A game that begins at a position document (JSON text, plain data, or ``Position``)."""
        position = parse_position(document, self.position_type)
        require_game(position, self.id, self.version)
        try:
            setting = self._setting(position.players, "random", position.options)
        except OptionError as error:
            raise PositionError(str(error)) from error
        states = self._blank(setting)
        self.read_position(position, states[0])
        return Match(self, setting, _source(seed, chance, setting), states, set_up=True)

    def imagine(self, view: View, rng: random.Random) -> Match:
        """A full match that looks to the view's observer exactly like the real one.

        Made from a recall view alone: the pieces the observer cannot know are dealt uniformly over
        the places they cannot look into.
        """
        if not isinstance(rng, random.Random):
            raise OptionError(f"rng={shown(rng)} is not possible: give a random.Random")
        setting, states = self.blinded(view)
        observer = CHANCE if view.seat is None else view.seat
        self.kernel.imagine(states, observer, rng.randrange(SEED_LIMIT))
        return Match(self, setting, Seeded(rng.randrange(SEED_LIMIT)), states, set_up=True)

    def blinded(self, view: View) -> tuple[Setting, States]:
        """What a recall view knows as a record, for loops that imagine many worlds of it."""
        if not isinstance(view, View) or view.game != self.id or not view.recall:
            raise OptionError(
                f"imagine needs a recall view of {self.id}: match.view(seat, recall=True)"
            )
        setting = self._setting(view.players, "random", view.options)
        states = self._blank(setting)
        try:
            self.blind(view, states[0])
        except (ValueError, LookupError, TypeError, OverflowError) as error:
            raise OptionError(f"this view contradicts itself: {error}") from error
        return setting, states

    def batch(
        self,
        count: int,
        seed: int,
        players: int | None = None,
        *,
        start: int | str = "random",
        **options: Any,
    ) -> Batch:
        """``count`` games stepped together; game i is ``start(seed=batch.seeds[i])``."""
        setting = self._setting(players, start, options)
        return Batch(self, self._begin(setting), _count(count), check_seed(seed))

    def playouts(
        self,
        count: int,
        seed: int,
        players: int | None = None,
        *,
        start: int | str = "random",
        threads: int = 1,
        **options: Any,
    ) -> ResultArray:
        """``count`` uniformly random games in compiled code: a record array of results.

        Game i is the same whatever ``count`` and ``threads`` are.
        """
        setting = self._setting(players, start, options)
        return play_out(self, self._begin(setting), _count(count), check_seed(seed), threads)

    def trace(self, start: bytes, moves: Iterable[int]) -> bytes:
        """The frozen positions that legal moves and outcomes lead through, one after the other."""
        chosen, *room = self.scratch.playing
        states, positions = thawed(start, self.layout), [start]
        for move in moves:
            chosen[0] = move
            self.kernel.play(states, chosen, NO_NUMBERS, NO_NUMBERS, 0, *room)
            positions.append(states.tobytes())
        return b"".join(positions)

    def refusal(self, state: Any, move: int) -> Reason:
        """Why a move that is not legal is not: the rule that forbids it."""
        is_outcome = self.moves.verbs[self.moves[move].verb].chance
        if state.actor == OVER:
            return self.words.reason("over")
        if state.actor == CHANCE:
            return self.words.reason("outcome-impossible" if is_outcome else "outcome-due")
        return self.words.reason("chance-only") if is_outcome else self.why_not(state, move)

    def _setting(
        self, players: int | None, start: int | str, options: Mapping[str, Any]
    ) -> Setting:
        count = check_players(self.players[0] if players is None else players, self.players)
        checked = check_options(self.options, options, count)
        if self.check_together is not None:
            self.check_together(checked)
        return Setting(count, check_start(start, count), MappingProxyType(checked))

    def _blank(self, setting: Setting) -> States:
        states = np.zeros(1, dtype=self.layout)
        states["players"] = setting.players
        for option in self.options:
            option.write(states, setting.options[option.name])
        return states

    def _begin(self, setting: Setting) -> States:
        states = self._blank(setting)
        start = setting.start
        self.kernel.begin(states, CHANCE if isinstance(start, str) else start)
        return states


def _source(seed: int | None, chance: str | Chance | None, setting: Setting) -> Chance:
    if chance is None:
        return Seeded(secrets.randbelow(SEED_LIMIT) if seed is None else check_seed(seed))
    if seed is not None:
        raise OptionError(f"seed={seed} and chance={shown(chance)}: give one or the other")
    if isinstance(chance, str) and chance == "manual":
        return Scripted()
    if isinstance(chance, str) or not hasattr(chance, "numbers"):
        raise OptionError(
            f'chance={shown(chance)} is not possible: choose "manual" or Committed(…)'
        )
    luck = chance.provenance()
    if isinstance(luck, FromSecret) and len(luck.nonces) != setting.players:
        raise OptionError(
            f"{len(luck.nonces)} nonces for {setting.players} seats: give one for each"
        )
    return chance


def _count(count: object) -> int:
    number = whole(count)
    if type(number) is int and 0 <= number <= MOST_GAMES:
        return number
    raise OptionError(f"count={shown(count)} is not possible: choose 0 to {MOST_GAMES:,}")
