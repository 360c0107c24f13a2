"""What a table's bots think about: views of their own seats, and nothing else."""

from __future__ import annotations

import random
from threading import Event

import structlog

from hanagoza.bots import bot
from hanagoza.bots.levels import LEVELS
from hanagoza.bots.search_bot import SearchBot
from hanagoza.core.options import SEED_LIMIT
from hanagoza.core.views import Reason
from hanagoza.server.table.protocol import Estimated
from hanagoza.server.table.table import Table

ADVISER = "search:20000"
ADVICE_SECONDS = 1.0
THINKING = 0.9
"""The share of its time in which a bot thinks. The rest is for what holds it up, so that it answers
at the same moment whether it had much to think about or nothing.
"""
SHOWN = 5
"""Moves in a hint."""
log = structlog.get_logger()


class _Thought:
    """What one seat may know at one request, for a bot in another thread."""

    def __init__(self, table: Table, seconds: float) -> None:
        seat = table.actor
        assert seat is not None
        assert table.match is not None
        self.seconds = seconds
        self._game, self._legal = table.game, table.match.legal()
        self._view = table.match.view(seat, recall=True)
        # The same bot after a restart as before it.
        self._seed = random.Random(f"{table.opened.bot_seed} seat {seat}").randrange(SEED_LIMIT)
        self._stop = Event()

    def _bot(self, spec: str, seconds: float) -> SearchBot:
        player = bot(f"{spec}@{THINKING * seconds:.3f}s", self._seed)
        assert isinstance(player, SearchBot)
        player.stop = self._stop
        return player

    def hurry(self) -> None:
        """Come to a decision with what has been thought by now."""
        self._stop.set()


class Decision(_Thought):
    """What the bot to move has to think about."""

    def __init__(self, table: Table) -> None:
        assert table.actor is not None
        self._level = table.seats[table.actor].level
        assert self._level is not None
        super().__init__(table, LEVELS[self._level].seconds)

    def think(self, seconds: float) -> str:
        """The move it prefers."""
        try:
            player = self._bot(f"level:{self._level}", seconds)
            return player.choose(self._game, self._view, self._legal)
        except Exception:  # a bot that fails must not hold up the others at its table
            log.exception("bot.failed", game=self._game.id, level=self._level)
            return random.choice(self._legal)


class Advice(_Thought):
    """What a bot would think about the request that is open."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, ADVICE_SECONDS)

    def think(self, seconds: float) -> tuple[Estimated, ...]:
        """The moves it would consider, the best first."""
        player = self._bot(ADVISER, seconds)
        found = player.estimates(self._game, self._view, self._legal)
        tried = [estimate for estimate in found if estimate.visits]
        best = sorted(tried, key=lambda estimate: (-estimate.visits, -estimate.win))[:SHOWN]
        return tuple(
            Estimated(move=e.move, win=e.win, error=e.error, why=self._why(e.move)) for e in best
        )

    def _why(self, move: str) -> Reason | None:
        """The first thing that speaks for a move, if anything does."""
        return next(iter(self._game.merits(self._view, move)), None)
