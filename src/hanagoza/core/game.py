"""A game as everybody uses it: what it is, and how to start, set up or imagine one."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from hanagoza.core.batch import Batch, ResultArray, play_out
from hanagoza.core.catalogue import Catalogue
from hanagoza.core.chance import Chance, FromSecret, Scripted, Seeded
from hanagoza.core.definition import GameDefinition
from hanagoza.core.engine import Engine
from hanagoza.core.errors import OptionError, PositionError
from hanagoza.core.match import Match
from hanagoza.core.moves import MoveSet
from hanagoza.core.options import (
    SEED_LIMIT,
    Option,
    Setting,
    TextOption,
    Value,
    check_seed,
    shown,
    whole,
)
from hanagoza.core.positions import parse_position, require_game
from hanagoza.core.state import CHANCE
from hanagoza.core.views import Reason, View

MOST_GAMES = 100_000_000
"""How many games one call plays at most; ask again for more."""


class Game:
    """One registered game.

    >>> import hanagoza as hg
    >>> game = hg.game("kasane")
    >>> match = game.start(players=3, seed=7)

    A game is what its folder defines (``game.definition``) and the machine room that follows from
    it (``game.engine``); neither is needed to play.
    """

    def __init__(self, definition: GameDefinition[Any]) -> None:
        """For a game's folder; everybody else asks ``hanagoza.game`` for a registered one."""
        self.definition = definition
        self.engine = Engine(definition)

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    @property
    def id(self) -> str:
        """The name it is registered by."""
        return self.definition.id

    @property
    def version(self) -> int:
        """Rules version: raised when records written before would no longer replay."""
        return self.definition.version

    @property
    def players(self) -> Sequence[int]:
        """How many can play; the first is what ``start`` takes unasked."""
        return self.definition.players

    @property
    def options(self) -> Sequence[Option | TextOption]:
        """What a host may choose: each has a ``name`` and a ``default``, and says its values."""
        return self.definition.options

    @property
    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """Named sets of options, for those who would rather not choose each."""
        return self.definition.presets

    @property
    def words(self) -> Catalogue:
        """What people read, in three languages: ``game.words.text("title", "fr")``."""
        return self.definition.words

    @property
    def moves(self) -> MoveSet:
        """Every move and outcome there is, numbered: the action space."""
        return self.definition.moves

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
        setting = self.engine.setting(players, start, options)
        return Match(self, setting, _source(seed, chance, setting), self.engine.begin(setting))

    def from_position(
        self, document: Any, *, seed: int | None = None, chance: str | Chance | None = None
    ) -> Match:
        """A game that begins at a position document (JSON text, plain data, or ``Position``)."""
        position = parse_position(document, self.definition.position_type)
        require_game(position, self.id, self.version)
        try:
            setting = self.engine.setting(position.players, "random", position.options)
        except OptionError as error:
            raise PositionError(str(error)) from error
        states = self.engine.blank(setting)
        self.definition.read_position(position, states[0])
        return Match(self, setting, _source(seed, chance, setting), states, from_position=True)

    def imagine(self, view: View, rng: random.Random) -> Match:
        """A full match that looks to the view's observer exactly like the real one.

        Made from a recall view alone: the pieces the observer cannot know are dealt uniformly over
        the places they cannot look into.
        """
        if not isinstance(rng, random.Random):
            raise OptionError(f"rng={shown(rng)} is not possible: give a random.Random")
        setting, states = self.engine.blinded(view)
        observer = CHANCE if view.seat is None else view.seat
        self.engine.kernel.imagine(states, observer, rng.randrange(SEED_LIMIT))
        return Match(self, setting, Seeded(rng.randrange(SEED_LIMIT)), states, from_position=True)

    def merits(self, view: View, move: str) -> list[Reason]:
        """What speaks for a move of a recall view's observer, in facts of the game: the most
        important first, none where there is nothing in particular to say.

        They are true whatever it is that the observer cannot see, and follow from the view alone.
        A refused move raises as in ``Match.play``.

        >>> import hanagoza as hg
        >>> match = hg.game("kasane").start(players=3, seed=7)
        >>> view = match.view(match.actor, recall=True)
        >>> best = max(match.legal(), key=lambda move: len(match.game.merits(view, move)))
        """
        return self.engine.merits(view, move)

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
        setting = self.engine.setting(players, start, options)
        return Batch(self, self.engine.begin(setting), _count(count), check_seed(seed))

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
        setting = self.engine.setting(players, start, options)
        return play_out(self, self.engine.begin(setting), _count(count), check_seed(seed), threads)


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
    origin = chance.provenance()
    if isinstance(origin, FromSecret) and len(origin.nonces) != setting.players:
        raise OptionError(
            f"{len(origin.nonces)} nonces for {setting.players} seats: give one for each"
        )
    return chance


def _count(count: object) -> int:
    number = whole(count)
    if type(number) is int and 0 <= number <= MOST_GAMES:
        return number
    raise OptionError(f"count={shown(count)} is not possible: choose 0 to {MOST_GAMES:,}")
