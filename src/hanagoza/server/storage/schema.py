"""The tables of the database.

``log`` is the truth. ``tables`` and ``holders`` repeat what is needed to find a table, and are
written together with the entries they follow from.

Each column says what it holds (``doc``), each table what it is (``comment``) and how long its rows
are kept (``KEPT``): ``docs/privacy.md`` is made of that. Names of people are in ``players`` and
``former_names``, and nowhere else.
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

TOKEN_ID = 16
"""How many letters of a token's hash name it."""
metadata = MetaData()
KEPT = "kept"
"""The key under which a table's ``info`` tells how long its rows are kept."""
WITH_ITS_TABLE = {KEPT: "as long as its table"}

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True, doc="a random name, part of its link"),
    Column("game", String(32), nullable=False, doc="which game is played"),
    Column("phase", String(16), nullable=False, doc="waiting, running, over or aborted"),
    Column("public", Boolean, nullable=False, doc="whether it is listed for strangers"),
    Column("people", Integer, nullable=False, doc="how many seats people have taken"),
    Column("free", Integer, nullable=False, doc="how many seats are free"),
    Column("host", String(32), nullable=False, doc="who opened it: a guest's random id"),
    Column("address", String(64), nullable=False, doc="where it was opened from; for the caps"),
    Column("seats", Text, nullable=False, doc="who sits where, by their ids, as JSON"),
    Column("guests", Text, nullable=False, doc="the ids of all who have sat there, as JSON"),
    Column("setting", Text, nullable=False, doc="what was agreed, as JSON"),
    Column("created", Double, nullable=False, doc="when it was opened"),
    Column("changed", Double, nullable=False, doc="when the phase or the seats last changed"),
    Column("turn", Integer, doc="the seat to decide, as far as `told` goes"),
    Column("paused", Boolean, nullable=False, default=False, doc="whether all clocks stand still"),
    Column("result", Text, doc="how it ended, seat by seat, as JSON, as far as `told` goes"),
    Column("told", Integer, nullable=False, default=-1, doc="up to where in the log lists tell"),
    Index("tables_listed", "public", "phase", "changed"),
    Index("tables_host", "host", "phase"),
    Index("tables_address", "address", "phase"),
    comment="tables, by what they are found",
    info={KEPT: "as long as the settings `keep_…` say"},
)

log = Table(
    "log",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        doc="the table",
    ),
    Column("seq", Integer, primary_key=True, autoincrement=False, doc="the place in the log"),
    Column("seat", Integer, doc="whose command it was, if anybody's"),
    Column("command", String(36), doc="the id a client gave its command, to know it again"),
    Column("at", Double, nullable=False, doc="when it happened"),
    Column("entry", Text, nullable=False, doc="what happened, as JSON"),
    UniqueConstraint("table_id", "seat", "command", name="log_once"),
    comment="what happened at each table, in order",
    info=WITH_ITS_TABLE,
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        doc="the table",
    ),
    Column("player", String(32), primary_key=True, doc="a guest's or bot's random id"),
    Column("seat", Integer, nullable=False, doc="the seat"),
    Column("last", Text, doc="what they saw happen last, as JSON, as far as the table's `told`"),
    Column("dismissed", Boolean, nullable=False, default=False, doc="whether they hide the table"),
    Index("holders_player", "player"),
    comment="who has a seat where",
    info=WITH_ITS_TABLE,
    sqlite_with_rowid=False,
)

deadlines = Table(
    "deadlines",
    metadata,
    Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        doc="the table",
    ),
    Column("seat", Integer, doc="whose time it is; nobody's where the table is paused"),
    Column("due", Double, nullable=False, doc="until when, by the clock of `heartbeat`"),
    Index("deadlines_due", "due"),
    comment="until when somebody has to move, where people have days for it",
    info=WITH_ITS_TABLE,
    sqlite_with_rowid=False,
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("number", Integer, primary_key=True, doc="always 1"),
    Column("served", Double, nullable=False, doc="seconds for which this database was served"),
    comment="a clock that stands still while no server runs, whatever the time of day",
    info={KEPT: "for ever"},
)

vacations = Table(
    "vacations",
    metadata,
    Column("player", String(32), primary_key=True, doc="whose it is"),
    Column("began", Double, primary_key=True, doc="when it began"),
    Column("days", Double, nullable=False, doc="how long it is, or was"),
    Column("until", Double, nullable=False, doc="its end, by the clock of `heartbeat`"),
    comment="vacations, during which nobody's time runs out",
    info={KEPT: "for a year, or until the player is deleted"},
    sqlite_with_rowid=False,
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", String(32), primary_key=True, doc="who does not want to meet somebody"),
    Column("blocked", String(32), primary_key=True, doc="whom"),
    Column("since", Double, nullable=False, doc="since when"),
    Index("blocks_blocked", "blocked"),
    comment="who does not want to sit at a table with whom",
    info={KEPT: "until it is taken back, or either is deleted"},
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True, doc="a guest's or bot's random id"),
    Column("name", Text, nullable=False, doc="what they call themselves"),
    Column("since", Double, nullable=False, doc="since when"),
    Column("owner", String(32), doc="of a bot, the guest who asked for its token"),
    Index("players_owner", "owner"),
    comment="what people are called",
    info={KEPT: "until they are deleted, or as long as the setting `keep_names` says"},
    sqlite_with_rowid=False,
)

former_names = Table(
    "former_names",
    metadata,
    Column("player", String(32), primary_key=True, doc="whose it was"),
    Column("since", Double, primary_key=True, doc="since when"),
    Column("name", Text, nullable=False, doc="what they called themselves"),
    comment="what people were called before, of each the last twenty",
    info={KEPT: "as long as the name they have now"},
    sqlite_with_rowid=False,
)

erased = Table(
    "erased",
    metadata,
    Column("player", String(32), primary_key=True, doc="the random id that was theirs"),
    Column("at", Double, nullable=False, doc="when they were deleted"),
    comment="who was deleted: a cookie with that id makes a new guest",
    info={KEPT: "for two years, until no cookie can have it"},
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True, doc="SHA-256 of the token"),
    Column("player", String(32), nullable=False, doc="who its bearer is"),
    Column("owner", String(32), nullable=False, doc="the session that asked for it"),
    Column("created", Double, nullable=False, doc="when it was asked for"),
    Column("used", Double, nullable=False, doc="when it was last shown, to the day"),
    Index("tokens_owner", "owner"),
    comment="tokens by which guests' own bots are known",
    info={KEPT: "as long as the settings `keep_…` say"},
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True, doc="a player's id or an address"),
    Column("created", Double, nullable=False, doc="since when"),
    comment="who is turned away",
    info={KEPT: "until the host lifts the ban"},
)

orders = Table(
    "orders",
    metadata,
    Column("number", Integer, primary_key=True, doc="their order"),
    Column("what", String(16), nullable=False, doc="what is to be done"),
    Column("value", String(64), nullable=False, doc="to which table or player"),
    comment="what the operator wants of a running server",
    info={KEPT: "until the server has done it, seconds later"},
)
