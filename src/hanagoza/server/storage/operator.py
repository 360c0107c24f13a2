"""What an operator does to the database beside the server, whether that runs or not.

A running server looks every two seconds at the bans and at what it has been ordered to do.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError

from hanagoza.core.errors import HanagozaError
from hanagoza.core.record import Record
from hanagoza.server.addresses import counted_as, found_address
from hanagoza.server.entropy import Entropy
from hanagoza.server.storage import schema
from hanagoza.server.storage.checks import full_look
from hanagoza.server.storage.engine import engine
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.storage.migrate import known_schemas, open_ours, schema_of
from hanagoza.server.storage.players import guests_of, names_of, seat_names
from hanagoza.server.table.entries import read
from hanagoza.server.table.projection import Sitting
from hanagoza.server.table.table import ENDED, Table


class OperatorError(HanagozaError):
    """Something an operator asked for that cannot be done."""


class OlderRules(HanagozaError):
    """A game that only the hanagoza it was played with can run again."""


class Overseen(msgspec.Struct, frozen=True, kw_only=True):
    """A table as its operator sees it."""

    id: str
    game: str
    phase: str
    names: Sitting
    """As in ``Listed``."""
    changed: float
    host: str
    """The player who opened it."""
    address: str
    """From where."""
    players: tuple[tuple[int, str], ...]
    """Who holds which seat."""


class Held(NamedTuple):
    """A token as its operator sees it."""

    id: str
    name: str
    owner: str
    """The player who asked for it."""
    created: float


class Operator:
    """The database of one server, in the hands of who runs it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with closing(open_ours(path)) as connection:
            if schema_of(connection) != known_schemas()[0]:
                raise StorageError(f"{path} is of an older hanagoza: start the server on it once")
        self._engine = engine(path, writes=True)
        self._reading = engine(path, writes=False)

    def close(self) -> None:
        self._engine.dispose()
        self._reading.dispose()

    # --- tables -----------------------------------------------------------------------------------

    def tables(self, count: int) -> list[Overseen]:
        """The tables where something changed last."""
        latest = select(schema.tables).order_by(schema.tables.c.changed.desc()).limit(count)
        rows = self._read(latest)
        held = schema.holders.c
        here = select(schema.holders).where(held.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[tuple[int, str]]] = {row.id: [] for row in rows}
        names = self._names(guests_of(rows))
        for seat in self._read(here.order_by(held.seat, held.player)):
            seats[seat.table_id].append((seat.seat, seat.player))
        return [
            Overseen(
                id=row.id,
                game=row.game,
                phase=row.phase,
                names=seat_names(row, names),
                changed=row.changed,
                host=row.host,
                address=row.address,
                players=tuple(seats[row.id]),
            )
            for row in rows
        ]

    def end(self, table: str) -> None:
        """Have the server end a game without a result."""
        rows = self._read(select(schema.tables.c.phase).where(schema.tables.c.id == table))
        if not rows:
            raise OperatorError(f"there is no table {table!r}: see hanagoza admin list")
        if rows[0].phase in ENDED:
            raise OperatorError(f"the game at table {table!r} is {rows[0].phase} already")
        self._write(insert(schema.orders).values(what="close", value=table))

    def delete(self, what: str) -> str:
        """Have the server delete a table, or forget a player; which of the two it is."""
        table = schema.tables.c.id
        kind = "table" if self._read(select(table).where(table == what)) else "player"
        if kind == "player" and not self._is_player(what):
            raise OperatorError(
                f"{what!r} is neither a table nor a player: hanagoza admin list --ids shows both"
            )
        order = "delete" if kind == "table" else "erase"
        self._write(insert(schema.orders).values(what=order, value=what))
        return kind

    def _names(self, players: Iterable[str]) -> dict[str, str]:
        return {row.id: row.name for row in self._read(names_of(players))}

    # --- bans -------------------------------------------------------------------------------------

    def ban(self, who: str) -> list[str]:
        """Ban an address, of IPv6 its /64, or a player with the bots they have tokens for; all that
        are banned.
        """
        banned = self._meant(who)
        rows = [{"who": one, "created": time.time()} for one in banned]
        self._write(upsert(schema.bans).on_conflict_do_nothing(), rows)
        return banned

    def unban(self, who: str) -> list[str]:
        """Take back a ban."""
        named = self._meant(who)
        meant = {banned for banned, _ in self.bans() if counted_as(banned) in named}
        if not meant:
            raise OperatorError(f"{who!r} is not banned: see hanagoza admin bans")
        self._write(delete(schema.bans).where(schema.bans.c.who.in_(meant)))
        return sorted(meant)

    def bans(self) -> list[tuple[str, float]]:
        """Who is banned, and since when."""
        rows = self._read(select(schema.bans).order_by(schema.bans.c.created, schema.bans.c.who))
        return [(row.who, row.created) for row in rows]

    def _meant(self, who: str) -> list[str]:
        try:
            return [found_address(who)]
        except ValueError:
            pass
        tokens = schema.tokens.c
        bots = [row.player for row in self._read(select(tokens.player).where(tokens.owner == who))]
        if not bots and not self._is_player(who):
            raise OperatorError(
                f"{who!r} is neither an address nor a player: hanagoza admin list --ids shows both"
            )
        return [who, *bots]

    def _is_player(self, who: str) -> bool:
        found = (
            select(schema.players.c.id).where(schema.players.c.id == who),
            select(schema.holders.c.player).where(schema.holders.c.player == who),
            select(schema.tables.c.host).where(schema.tables.c.host == who),
            select(schema.tokens.c.player).where(schema.tokens.c.player == who),
            select(schema.bans.c.who).where(schema.bans.c.who == who),
        )
        return any(self._read(query.limit(1)) for query in found)

    # --- tokens -----------------------------------------------------------------------------------

    def tokens(self) -> list[Held]:
        """All tokens, the latest first."""
        tokens = schema.tokens.c
        rows = self._read(select(schema.tokens).order_by(tokens.created.desc(), tokens.hash))
        names = self._names({row.player for row in rows})
        return [
            Held(row.hash[: schema.TOKEN_ID], names.get(row.player, ""), row.owner, row.created)
            for row in rows
        ]

    def revoke(self, id: str) -> None:
        """Delete a token, and have the server close the sockets of whoever shows it."""
        tokens = schema.tokens.c
        this = func.substr(tokens.hash, 1, schema.TOKEN_ID) == id
        rows = self._read(select(tokens.player).where(this))
        if not rows:
            raise OperatorError(f"there is no token {id!r}: see hanagoza admin tokens")
        self._write(delete(schema.tokens).where(this))
        self._write(insert(schema.orders).values(what="revoke", value=rows[0].player))

    # --- records ----------------------------------------------------------------------------------

    def ended(self) -> list[str]:
        """The tables whose games are finished or aborted, the earliest first."""
        found = schema.tables.c
        query = select(found.id).where(found.phase.in_(ENDED)).order_by(found.changed, found.id)
        return [row.id for row in self._read(query)]

    def record(self, id: str) -> Record | None:
        """The game of a table; ``None`` if it never began."""
        query = select(schema.log.c.entry).where(schema.log.c.table_id == id)
        entries = [read(row.entry) for row in self._read(query.order_by(schema.log.c.seq))]
        if not entries:  # deleted meanwhile
            return None
        table = Table.restored(entries, Entropy())
        table.call(self._names(table.arrangement.guests))
        if table.frozen:
            raise OlderRules(table.frozen)
        return None if table.match is None else table.record()

    # --- the file ---------------------------------------------------------------------------------

    def check(self) -> Iterator[str]:
        """What is wrong with the database, after a look at all of it."""
        with closing(open_ours(self._path)) as connection:
            yield from full_look(connection)

    def _read(self, query: Any) -> Sequence[Any]:
        with _told(), self._reading.begin() as connection:
            return connection.execute(query).all()

    def _write(self, statement: Any, rows: Sequence[dict[str, Any]] | None = None) -> None:
        with _told(), self._engine.begin() as connection:
            connection.execute(statement, rows)


@contextmanager
def _told() -> Iterator[None]:
    """What SQLite will not do, in a sentence: the file may be another user's, or the disk full."""
    try:
        yield
    except DBAPIError as error:
        raise StorageError(f"the database cannot be used: {error.orig}") from error
