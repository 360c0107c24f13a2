"""Players: what they are called, what is kept of them, and how it goes.

No log knows a name, so whoever is renamed or deleted leaves all games as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from hanagoza.server.addresses import UNKNOWN
from hanagoza.server.storage import schema
from hanagoza.server.storage.blocks import of_any
from hanagoza.server.table.projection import Sitting, named

DEPART = "depart"
"""The order to see to the seats of somebody who was deleted."""
MOST_FORMER = 20
"""How many former names of a player are kept."""
COOKIES_LAST = 2 * 365 * 24 * 60 * 60.0
"""Seconds after which no cookie can name a player any more; see ``sessions``."""


def names_of(players: Iterable[str]) -> Select[Any]:
    """What players are called; who has no name is missing."""
    wanted = func.json_each(msgspec.json.encode([*players]).decode()).table_valued("value")
    found = schema.players.c
    return select(found.id, found.name).where(found.id.in_(select(wanted.c.value)))


def guests_of(rows: Sequence[Any]) -> set[str]:
    """Everybody who has a name at one of these rows of ``tables``."""
    return {guest for row in rows for guest in msgspec.json.decode(row.guests)}


def seat_names(row: Any, names: dict[str, str]) -> Sitting:
    """Seat by seat, as lists show it: a person's name, the level of a bot, or nobody yet."""
    return named(msgspec.json.decode(row.seats), msgspec.json.decode(row.guests), names)


def people_at(row: Any) -> frozenset[str]:
    """Who sits at the table of a row."""
    return frozenset(seat for seat in msgspec.json.decode(row.seats) if isinstance(seat, str))


def add_bot(player: str, owner: str, name: str, now: float, connection: Connection) -> None:
    """A guest's bot, which goes when they go."""
    row = {"id": player, "name": name, "since": now, "owner": owner}
    connection.execute(insert(schema.players).values(row))


def rename(player: str, name: str, now: float, connection: Connection) -> None:
    """Call a player so from now on; what they were called before is kept for them."""
    names, former = schema.players, schema.former_names
    is_other = names.c.name != name
    this = select(names.c.id, names.c.since, names.c.name).where(names.c.id == player, is_other)
    columns = ["player", "since", "name"]
    connection.execute(upsert(former).from_select(columns, this).on_conflict_do_nothing())
    row = {"name": name, "since": now}
    calling = upsert(names).values(id=player, **row)
    connection.execute(calling.on_conflict_do_update(["id"], set_=row, where=is_other))
    mine = former.c.player == player
    latest = select(former.c.since).where(mine).order_by(former.c.since.desc()).limit(MOST_FORMER)
    connection.execute(delete(former).where(mine, former.c.since.not_in(latest)))


def erase(player: str, now: float, connection: Connection) -> set[str]:
    """Delete what there is of a player and of the bots they had tokens for; all of whom that is.
    Their seats are seen to afterwards, as an order: it is not forgotten if the server dies.
    """
    found = schema.players.c
    bots = connection.execute(select(found.id).where(found.owner == player))
    players = {player, *(row.id for row in bots)}
    own = (found.id, schema.former_names.c.player, schema.tokens.c.player)
    for column in (*own, schema.vacations.c.player):
        connection.execute(delete(column.table).where(column.in_(players)))
    connection.execute(delete(schema.blocks).where(of_any(players)))
    opened = update(schema.tables).where(schema.tables.c.host.in_(players))
    connection.execute(opened.values(address=UNKNOWN))
    for one in sorted(players):
        noted = upsert(schema.erased).values(player=one, at=now)
        connection.execute(noted.on_conflict_do_nothing())
        connection.execute(insert(schema.orders).values(what=DEPART, value=one))
    return players


class OwnName(msgspec.Struct, frozen=True, kw_only=True):
    """A name that somebody has, or had."""

    name: str
    since: float


class OwnSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which somebody has a seat, or that they have opened."""

    table: str
    game: str
    phase: str
    seat: int | None
    is_host: bool
    address: str | None
    """Where they opened it from."""
    created: float
    changed: float
    dismissed: bool
    """Whether they have hidden it from their lists."""


class OwnVacation(msgspec.Struct, frozen=True, kw_only=True):
    """A time during which somebody's time stood still."""

    began: float
    days: float


class OwnToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token of somebody's bot, by the part of its hash that names it."""

    id: str
    player: str
    name: str
    created: float
    used: float


class Data(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the server keeps about somebody, but for what they did in each game: records
    and transcripts tell that. Times are in seconds since 1970.
    """

    player: str
    """The random id that stands for them."""
    names: tuple[OwnName, ...]
    """The one they have, then those of before."""
    tables: tuple[OwnSeat, ...]
    tokens: tuple[OwnToken, ...]
    vacations: tuple[OwnVacation, ...]
    blocks: tuple[float, ...]
    """Since when they have blocked people: whom, is for those to be told or not."""
    banned_since: float | None


def queries_about(player: str) -> dict[str, Select[Any]]:
    """What to ask for ``told_of``."""
    name, former = schema.players.c, schema.former_names.c
    table, held, token = schema.tables.c, schema.holders.c, schema.tokens.c
    sits = (held.table_id == table.id) & (held.player == player)
    tables = select(schema.tables, held.seat, held.dismissed).join(
        schema.holders, sits, isouter=True
    )
    bots = select(schema.tokens, name.name).join(
        schema.players, name.id == token.player, isouter=True
    )
    return {
        "name": select(name.name, name.since).where(name.id == player),
        "former": select(former.name, former.since)
        .where(former.player == player)
        .order_by(former.since.desc()),
        "tables": tables.where((held.player == player) | (table.host == player)).order_by(
            table.created
        ),
        "tokens": bots.where((token.owner == player) | (token.player == player)).order_by(
            token.created
        ),
        "vacations": select(schema.vacations)
        .where(schema.vacations.c.player == player)
        .order_by(schema.vacations.c.began),
        "blocks": select(schema.blocks.c.since)
        .where(schema.blocks.c.player == player)
        .order_by(schema.blocks.c.since),
        "bans": select(schema.bans.c.created).where(schema.bans.c.who == player),
    }


def told_of(player: str, rows: dict[str, Sequence[Any]]) -> Data:
    """Everything that is kept about a player, as they are told."""
    return Data(
        player=player,
        names=tuple(
            OwnName(name=row.name, since=row.since) for row in (*rows["name"], *rows["former"])
        ),
        tables=tuple(_own_seat(row, is_host=row.host == player) for row in rows["tables"]),
        tokens=tuple(map(_own_token, rows["tokens"])),
        vacations=tuple(OwnVacation(began=row.began, days=row.days) for row in rows["vacations"]),
        blocks=tuple(row.since for row in rows["blocks"]),
        banned_since=rows["bans"][0].created if rows["bans"] else None,
    )


def _own_seat(row: Any, *, is_host: bool) -> OwnSeat:
    return OwnSeat(
        table=row.id,
        game=row.game,
        phase=row.phase,
        seat=row.seat,
        is_host=is_host,
        address=row.address if is_host else None,  # else it is somebody else's
        created=row.created,
        changed=row.changed,
        dismissed=bool(row.dismissed),
    )


def _own_token(row: Any) -> OwnToken:
    return OwnToken(
        id=row.hash[: schema.TOKEN_ID],
        player=row.player,
        name=row.name or "",
        created=row.created,
        used=row.used,
    )


def seats_left_by(player: str) -> Select[Any]:
    """The tables that are not over at which a player has a seat, or one is kept for them."""
    found, held = schema.tables.c, schema.holders.c
    sits = found.id.in_(select(held.table_id).where(held.player == player))
    is_expected = (found.phase == "open") & (func.instr(found.guests, f'"{player}"') > 0)
    going = found.phase.in_(("open", "running"))
    return select(found.id).where(going, or_(sits, is_expected))


def forget_names(before: float, connection: Connection) -> None:
    """Delete names that were given before some time, of who has neither a seat nor a token."""
    player = schema.players.c
    held = select(schema.holders.c.player).where(schema.holders.c.player == player.id)
    shown = select(schema.tokens.c.player).where(schema.tokens.c.player == player.id)
    unused = (player.since < before) & ~held.exists() & ~shown.exists()
    former = schema.former_names.c.player
    connection.execute(delete(schema.players).where(unused))
    connection.execute(delete(former.table).where(former.not_in(select(player.id))))


def forget_erased(now: float, connection: Connection) -> None:
    """Forget whom nobody can be taken for any more."""
    connection.execute(delete(schema.erased).where(schema.erased.c.at < now - COOKIES_LAST))
