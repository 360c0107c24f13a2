"""Somebody's own games: those that wait for them, those that wait for others, and those of before.

Tables in memory are told from there, others from what was written beside their logs. Where that is
behind (the server died, or the game is older than such lists) the table is read.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import structlog

from hanagoza.core.views import Event
from hanagoza.server.live.hall import Hall
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.storage.own_games import PAGE
from hanagoza.server.storage.players import guests_of, seat_names
from hanagoza.server.table.brief import Brief, GameResult, brief
from hanagoza.server.table.projection import Sitting, projection
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.setting import TableSetting
from hanagoza.server.table.table import Table

MOST_READ = 20
"""Tables that are read for one list: the others are told of in the next."""
log = structlog.get_logger()


class MyGame(msgspec.Struct, frozen=True, kw_only=True):
    """One of your games, as your seat knows it."""

    id: str
    game: str
    phase: Literal["open", "running", "over", "aborted"]
    setting: TableSetting
    names: Sitting
    """Seat by seat: a person's name, the level of a bot, or nobody yet."""
    you: int | None
    """Your seat; ``null`` where one is kept for you."""
    is_your_turn: bool
    turn: int | None
    """The seat to decide, while the game goes on."""
    time_left: float | None
    """Seconds that whoever has to decide has left; ``null`` without a clock, or while it stands."""
    paused: bool
    changed: float
    """When something last happened, in seconds since 1970."""
    last: tuple[Event, ...]
    """What you saw happen last."""
    result: GameResult | None


class Told(NamedTuple):
    """What is known of a table."""

    brief: Brief | None
    time_left: float | None
    decides: bool
    """Whether who asks decides for themselves, rather than a bot for them."""


class OwnGames:
    """Finds the games of players."""

    def __init__(self, hall: Hall) -> None:
        self._hall, self._store = hall, hall.store

    async def unfinished(self, player: str) -> list[MyGame]:
        """Games that wait for somebody, those with the least time left before others; then the
        others, the latest first, and tables at which a seat is kept for them.
        """
        rows = await self._store.unfinished_games(player)
        games = [*await self._told(rows, player), *await self._kept_for(player)]
        return sorted(games, key=_urgency)

    async def finished(
        self, player: str, game: str | None, before: float | None
    ) -> tuple[list[MyGame], float | None]:
        """A page of games that are over, and where the next begins."""
        rows = await self._store.finished_games(player, game, before)
        page = rows[:PAGE]
        return await self._told(page, player), page[-1].changed if len(rows) > PAGE else None

    async def dismiss(self, player: str, id: str, *, dismissed: bool) -> None:
        """Hide a table from somebody's lists, or show it again."""
        live = await self._hall.find(id)
        seat = live.table.seat_of(player) if live is not None else None
        if live is None or seat is None:
            raise Refusal("not-seated", f"you have no seat at a table {id!r}")
        if dismissed and not live.table.is_over and live.table.seats[seat].decides:
            raise Refusal("not-possible", "this game waits for you: finish it, or resign first")
        await self._store.dismiss(id, player, dismissed=dismissed)

    async def _find(self, id: str) -> LiveTable | None:
        try:
            return await self._hall.find(id)
        except Exception:  # the others are still to be told of
            log.exception("list.failed", table=id)
            return None

    async def _kept_for(self, player: str) -> list[MyGame]:
        found = [await self._find(id) for id in await self._store.expecting(player)]
        games = [live for live in found if live is not None and self._is_invited(live, player)]
        return [await live.look(_invitation) for live in games]

    def _is_invited(self, live: LiveTable, player: str) -> bool:
        return _is_kept(live.table, player) and self._hall.meets_all(player, live.table)

    async def _told(self, rows: Sequence[Any], player: str) -> list[MyGame]:
        names = await self._store.names_of(guests_of(rows))
        may_read, games = MOST_READ, list[MyGame]()
        for row in rows:
            is_behind = row.id not in self._hall and row.told != row.newest
            told = await self._told_of(row, player, may_read=may_read > 0)
            may_read -= is_behind
            games.append(_game(row, told, names))
        return games

    async def _told_of(self, row: Any, player: str, *, may_read: bool) -> Told:
        if row.id not in self._hall and row.told == row.newest:
            time_left = self._time_left(row)
            is_timed = msgspec.json.decode(row.setting, type=TableSetting).is_turn_based
            return Told(_kept_brief(row), time_left, decides=row.timed is not None or not is_timed)
        is_behind = row.id not in self._hall
        live = await self._find(row.id) if may_read or not is_behind else None
        if live is None:
            return Told(None, None, decides=True)
        if is_behind:
            await live.tell_lists()
        return await _from_memory(live, player)

    def _time_left(self, row: Any) -> float | None:
        if row.due is None or row.timed is None:
            return None  # nobody's: a pause lasts so long, or a bot has to be woken
        return max(0.0, float(row.due) - self._store.served())


async def _from_memory(live: LiveTable, player: str) -> Told:
    def told(table: Table) -> Told:
        seat = table.seat_of(player)
        decides = seat is not None and table.seats[seat].decides
        return Told(brief(table), live.time_left, decides)

    return await live.look(told)


def _kept_brief(row: Any) -> Brief:
    """As it was written beside the log; of all seats, what this one saw."""
    seen = msgspec.json.decode(row.last or "[]", type=tuple[Event, ...])
    result = msgspec.json.decode(row.result, type=GameResult) if row.result else None
    last = tuple(seen if at == row.seat else () for at in range(row.seat + 1))
    return Brief(version=row.told, turn=row.turn, paused=row.paused, result=result, last=last)


def _game(row: Any, told: Told, names: dict[str, str]) -> MyGame:
    known = told.brief
    turn = known.turn if known is not None else None
    is_paused = known is not None and known.paused
    return MyGame(
        id=row.id,
        game=row.game,
        phase=row.phase,
        setting=msgspec.json.decode(row.setting, type=TableSetting),
        names=seat_names(row, names),
        you=row.seat,
        is_your_turn=turn == row.seat and told.decides and not is_paused,
        turn=turn,
        time_left=told.time_left,
        paused=is_paused,
        changed=row.happened or row.changed,
        last=known.last[row.seat] if known is not None else (),
        result=known.result if known is not None else None,
    )


def _is_kept(table: Table, player: str) -> bool:
    """Whether a seat is kept for somebody who has none."""
    kept = [seat.reserved for seat in table.seats if seat.is_free and seat.reserved is not None]
    return table.phase == "open" and any(player in reserved.players for reserved in kept)


def _invitation(table: Table) -> MyGame:
    found = projection(table.setting, table.arrangement)
    return MyGame(
        id=table.id,
        game=table.setting.game,
        phase=table.phase,
        setting=table.setting,
        names=tuple(
            table.name_at(at) if isinstance(seat, str) else seat
            for at, seat in enumerate(found.seats)
        ),
        you=None,
        is_your_turn=False,
        turn=None,
        time_left=None,
        paused=False,
        changed=0.0,
        last=(),
        result=None,
    )


def _urgency(game: MyGame) -> tuple[bool, float, float]:
    """Where a seat is kept for you, somebody waits at this moment."""
    if game.you is None:
        return False, 0.0, 0.0
    left = math.inf if game.time_left is None else game.time_left
    return not game.is_your_turn, left if game.is_your_turn else 0.0, -game.changed
