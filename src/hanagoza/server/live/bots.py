"""What a table's bots think about: views of their own seats, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

import structlog

from hanagoza.bots import Bot, bot
from hanagoza.core.options import SEED_LIMIT
from hanagoza.server.table.protocol import Estimated
from hanagoza.server.table.table import Table

ADVISER = "search:20000@0.9s"
SHOWN = 5
"""Moves in a hint."""
log = structlog.get_logger()


def thought(table: Table) -> Callable[[], str]:
    """What the bot to move has to think about, ready to be called from another thread."""
    seat = table.actor
    assert seat is not None
    assert table.match is not None
    level = table.seats[seat].level
    player = _bot(f"level:{level}", table, seat)
    game, view, legal = table.game, table.match.view(seat, recall=True), table.match.legal()

    def think() -> str:
        try:
            return player.choose(game, view, legal)
        except Exception:  # a bot that fails must not hold up the others at its table
            log.exception("bot.failed", game=game.id, level=level)
            return random.choice(legal)

    return think


def hint(table: Table) -> Callable[[], tuple[Estimated, ...]]:
    """What a bot would think about the request that is open."""
    seat = table.actor
    assert seat is not None
    assert table.match is not None
    player = _bot(ADVISER, table, seat)
    game, view, legal = table.game, table.match.view(seat, recall=True), table.match.legal()

    def think() -> tuple[Estimated, ...]:
        found = player.estimates(game, view, legal)
        tried = [estimate for estimate in found if estimate.visits]
        best = sorted(tried, key=lambda estimate: (-estimate.visits, -estimate.win))[:SHOWN]
        return tuple(Estimated(move=e.move, win=e.win, error=e.error) for e in best)

    return think


def _bot(spec: str, table: Table, seat: int) -> Bot:
    """The same bot after a restart as before it."""
    return bot(spec, random.Random(f"{table.opened.bot_seed} seat {seat}").randrange(SEED_LIMIT))
