"""Players and their names: what people are called leaves the log, so that it can change, and go.

A player's newest name is kept. All of it is one transaction, and one table's entries are in memory
at a time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

ERASED = "—"
"""What players were called whom the operator had forgotten: they have no name."""
UNKNOWN_TIME = 0.0
AT_ONCE = 500
NEXT = sa.text("SELECT id, names FROM tables WHERE id > :after ORDER BY id LIMIT :most")
NAMING = sa.text(
    "SELECT seq, at, entry FROM log WHERE table_id = :id"
    """ AND (entry LIKE '{"what":"opened"%' OR entry LIKE '{"what":"sat"%'"""
    """ OR entry LIKE '{"what":"rose"%') ORDER BY seq"""
)
REWRITE = sa.text("UPDATE log SET entry = :entry WHERE table_id = :id AND seq = :seq")
FIND_BY = sa.text("UPDATE tables SET seats = :seats, guests = :guests WHERE id = :id")
CALL = sa.text(
    "INSERT INTO players (id, name, since) VALUES (:player, :name, :at)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, since = excluded.since"
    " WHERE excluded.since >= players.since"
)

OWN = "UPDATE players SET owner = (SELECT owner FROM tokens WHERE tokens.player = players.id)"


def upgrade() -> None:
    _create()
    connection = op.get_bind()
    for id, names in _tables(connection):
        _move_names(connection, id, json.loads(names))
    for player, name, at in connection.execute(
        sa.text("SELECT player, name, created FROM tokens")
    ).all():
        _call(connection, player, name, at)
    op.execute(OWN)
    now = "CAST(strftime('%s', 'now') AS REAL)"
    op.execute(f"UPDATE players SET since = {now} WHERE since = {UNKNOWN_TIME}")  # noqa: S608
    op.drop_column("tables", "names")  # not in a batch: that would delete the table, and its logs
    op.drop_column("tokens", "name")


def _create() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("owner", sa.String(32)),
        sqlite_with_rowid=False,
    )
    op.create_index("players_owner", "players", ["owner"])
    op.create_table(
        "former_names",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "erased",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    for name in ("seats", "guests"):
        op.add_column("tables", sa.Column(name, sa.Text, nullable=False, server_default="[]"))


def _tables(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    after = ""
    while rows := connection.execute(NEXT, {"after": after, "most": AT_ONCE}).all():
        yield from ((row.id, row.names) for row in rows)
        after = rows[-1].id


def _move_names(connection: sa.Connection, id: str, names: list[Any]) -> None:
    """Out of the log of one table, and out of what it is found by."""
    guests, sitting = list[str](), dict[int, str]()
    kept: list[Any] = []
    for seq, at, text in connection.execute(NAMING, {"id": id}).all():
        entry = json.loads(text)
        if entry["what"] == "opened":
            kept = entry.get("reserved", [])
            for reserved in filter(None, kept):
                guests.append(reserved["player"])
                _call(connection, reserved["player"], reserved.pop("name"), UNKNOWN_TIME)
        elif entry["what"] == "sat":
            _call(connection, entry["player"], entry.pop("name"), at)
            _come(guests, entry["player"], kept[entry["seat"]] if kept else None)
            sitting[entry["seat"]] = entry["player"]
        elif entry.pop("name", ""):
            entry = _with_player(entry, sitting.pop(entry["seat"], ""))
        written = json.dumps(entry, ensure_ascii=False, separators=(",", ":"))
        connection.execute(REWRITE, {"id": id, "seq": seq, "entry": written})
    seats = [sitting.get(at) if isinstance(name, str) else name for at, name in enumerate(names)]
    found_by = {"seats": json.dumps(seats), "guests": json.dumps(guests)}
    connection.execute(FIND_BY, {"id": id, **found_by})


def _call(connection: sa.Connection, player: str, name: str, at: float) -> None:
    if name != ERASED:
        connection.execute(CALL, {"player": player, "name": name, "at": at})


def _come(guests: list[str], player: str, kept: Any) -> None:
    """Who comes for a kept seat is whom it was kept for, on whichever device."""
    if player in guests:
        return
    if kept and player in kept["others"] and kept["player"] in guests:
        guests[guests.index(kept["player"])] = player
    else:
        guests.append(player)


def _with_player(entry: dict[str, Any], player: str) -> dict[str, Any]:
    """A rose, told of the person who had the seat until then."""
    return {"what": "rose", "seat": entry["seat"], "player": player, **entry}
