"""One person at a table with bots.

The session is the only part of the client that holds the match. The screen gets the person's view
and events from it, each bot a recall view of the bot's own seat.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hanagoza.bots import Bot, bot
from hanagoza.cli.words import BOT, YOU
from hanagoza.core.errors import OptionError, RecordError, UndoRefused
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.core.options import SEED_LIMIT
from hanagoza.core.record import Record
from hanagoza.core.views import Event, Result, View
from hanagoza.games import replay

DEFAULT_BOT = "level:2"
"""Thinks a little, and can be beaten."""


class Setup(NamedTuple):
    """What a person chose before the game."""

    game: Game
    players: int | None = None
    seat: int = 0
    seed: int | None = None
    bot: str = DEFAULT_BOT
    options: Mapping[str, Any] = {}


class Session:
    """A match, the person's seat, and the bots on the other seats."""

    def __init__(self, match: Match, seats: Sequence[str], seed: int | None = None) -> None:
        """Use ``begin`` or ``resume`` instead."""
        self.game = match.game
        self.seats = tuple(seats)
        self.seat = self.seats.index(YOU)
        self._match = match
        match.seats = self.seats
        self._bots = _seat_bots(self.seats, seed)

    @classmethod
    def begin(cls, setup: Setup) -> Session:
        match = setup.game.start(setup.players, seed=setup.seed, **setup.options)
        if not 0 <= setup.seat < match.players:
            raise OptionError(
                f"seat={setup.seat} is not possible: choose a seat from 0 to {match.players - 1}"
            )
        seats = [YOU if seat == setup.seat else BOT + setup.bot for seat in range(match.players)]
        return cls(match, seats, setup.seed)

    @classmethod
    def resume(cls, record: Record) -> Session:
        """The session that a saved record came from; ``RecordError`` if it came from elsewhere."""
        bots = [who for who in record.seats if who.startswith(BOT)]
        if YOU not in record.seats or len(bots) != record.players - 1:
            raise RecordError(f"seats {list(record.seats)} are not one person and bots")
        match = replay(record)
        try:
            return cls(match, record.seats)
        except OptionError as error:
            raise RecordError(str(error)) from error

    # --- what the screen may know -----------------------------------------------------------------

    @property
    def view(self) -> View:
        return self._match.view(self.seat)

    @property
    def events(self) -> list[Event]:
        return self._match.events(self.seat)

    @property
    def result(self) -> Result | None:
        return self._match.result

    @property
    def actor(self) -> int | None:
        return self._match.actor

    @property
    def my_turn(self) -> bool:
        return self._match.actor == self.seat

    @property
    def legal(self) -> list[str]:
        """The person's moves: nothing while somebody else decides."""
        return self._match.legal() if self.my_turn else []

    def record(self) -> Record:
        """The game so far, with who sits where."""
        return self._match.record()

    @property
    def setup(self) -> Setup:
        """What it takes to begin another game like this one."""
        bots = [who.removeprefix(BOT) for who in self.seats if who != YOU]
        options = dict(self._match.setting.options)
        return Setup(self.game, len(self.seats), self.seat, None, bots[0], options)

    # --- the person -------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        """The person's move. Refused with a ``MoveError``, which changes nothing."""
        if not self.my_turn:
            raise OptionError("it is not your turn")
        self._match.play(text)

    @property
    def moved_last(self) -> bool:
        """Whether the last move was the person's."""
        return self._match.last_mover == self.seat

    @property
    def can_undo(self) -> bool:
        """Whether the last move was the person's, and showed them nothing new."""
        return self.moved_last and self._match.can_undo

    def undo(self) -> str:
        """Take back the person's last move, and return it."""
        if not self.moved_last:
            raise UndoRefused("the last move is not yours to take back")
        return self._match.undo()

    # --- the bots ---------------------------------------------------------------------------------

    @property
    def bot_turn(self) -> bool:
        return self._match.actor in self._bots

    def thought(self) -> Callable[[], str]:
        """What the bot to move has to think about, ready to be called from another thread."""
        seat = self._match.actor
        assert seat is not None
        view, legal = self._match.view(seat, recall=True), self._match.legal()
        return lambda: self._bots[seat].choose(self.game, view, legal)

    def answer(self, text: str) -> None:
        """The bot's move."""
        self._match.play(text)


def _seat_bots(seats: Sequence[str], seed: int | None) -> dict[int, Bot]:
    """The bots; with a seed they repeat themselves, each in its own way."""
    return {
        seat: bot(who.removeprefix(BOT), _bot_seed(seed, seat))
        for seat, who in enumerate(seats)
        if who != YOU
    }


def _bot_seed(seed: int | None, seat: int) -> int:
    if seed is None:
        return secrets.randbelow(SEED_LIMIT)
    return random.Random(f"bot {seat} in game {seed}").randrange(SEED_LIMIT)
