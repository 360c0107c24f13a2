"""The tables of the database.

``log`` is the truth. ``tables`` and ``holders`` repeat what is needed to find a table, and are
written together with the entries they follow from.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("people", Integer, nullable=False, doc="how many seats people have taken"),
    Column("free", Integer, nullable=False, doc="how many seats are free"),
    Column("host", String(32), nullable=False),
    Column("address", String(64), nullable=False, doc="where it was opened from; for the caps"),
    Column("names", Text, nullable=False, doc="who sits where, as JSON"),
    Column("setting", Text, nullable=False, doc="what was agreed, as JSON"),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False, doc="when the phase or the seats last changed"),
    Index("tables_listed", "public", "phase", "changed"),
    Index("tables_host", "host", "phase"),
    Index("tables_address", "address", "phase"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("command", String(36)),
    Column("at", Double, nullable=False),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "seat", "command", name="log_once"),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Index("holders_player", "player"),
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True, doc="SHA-256 of the token"),
    Column("player", String(32), nullable=False, doc="who its bearer is"),
    Column("owner", String(32), nullable=False, doc="the session that asked for it"),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("tokens_owner", "owner"),
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True, doc="a player's id or an address"),
    Column("created", Double, nullable=False),
)

orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("what", String(16), nullable=False),
    Column("value", String(64), nullable=False),
    comment="what the operator wants of a running server",
)
