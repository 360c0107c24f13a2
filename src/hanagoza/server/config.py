"""The settings of a server, each declared once: type, default, meaning, unit and bounds.

To add a setting is to add a field here. Its flag, its environment variable, its key in the TOML
file, what is refused, ``hanagoza config`` and the table in ``docs/hosting.md`` follow from it (see
``server/settings``).
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

UNIX = "unix:"
"""What the path of a Unix socket begins with."""
Kind = Literal["database", "listener", "origin", "proxy"]
"""What is more than a number or a word; ``settings/values`` knows how each is read."""


class About(NamedTuple):
    """What a field's type does not say, as part of its annotation."""

    text: str
    """For hosts: what it is, as the beginning of a sentence and without its full stop."""
    unit: str = ""
    above: float | None = None
    """The value has to be larger."""
    least: float | None = None
    most: float | None = None
    name: str = ""
    """What hosts call it, if not as the field."""
    kind: Kind | None = None
    right: str = ""
    """What would do, if that is more than type and bounds say."""
    default: str = ""
    """The default in words, where it depends on the machine."""


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. Generous to people, not to programs that run wild."""

    requests_per_minute: Annotated[int, About("HTTP requests from one address", least=1)] = 600
    requests_per_second: Annotated[
        int,
        About(
            "requests and handshakes from one address that are looked at; more wait for a moment",
            least=1,
        ),
    ] = 200
    renames_per_minute: Annotated[
        int, About("changes of names, and deletions of players, from one address", least=1)
    ] = 10
    commands_per_second: Annotated[
        float, About("messages over one socket, in the long run", above=0)
    ] = 10.0
    burst: Annotated[int, About("messages over one socket that may come at once", least=1)] = 30
    commands_per_address: Annotated[
        int,
        About("messages a second over all sockets of one address; for a while five times", least=1),
    ] = 100
    history_per_second: Annotated[
        float, About("versions of tables that one address is told again, in the long run", above=0)
    ] = 100.0
    history_burst: Annotated[
        int, About("versions of tables that one address may be told again at once", least=1)
    ] = 20_000
    connections: Annotated[
        int, About("TCP connections in all, as far as there are descriptors for them", least=1)
    ] = 6000
    connections_per_address: Annotated[
        int, About("TCP connections of one address, but for trusted proxies", least=1)
    ] = 250
    connections_per_minute: Annotated[
        int, About("TCP connections that one address may open, but for trusted proxies", least=1)
    ] = 1500
    request_seconds: Annotated[
        float,
        About(
            "a client has to say what it wants within this time, and to fetch more of the answer; a"
            " quarter of it when there are many connections",
            unit="seconds",
            above=0,
        ),
    ] = 10.0
    hello_seconds: Annotated[
        float, About("a client with a socket has to say hello in time", unit="seconds", above=0)
    ] = 20.0
    sockets: Annotated[int, About("open sockets in all", least=1)] = 5000
    sockets_for_seated: Annotated[
        int,
        About("of these, for clients that have a seat at the table; at most half of all", least=0),
    ] = 500
    sockets_per_address: Annotated[int, About("open sockets of one address", least=1)] = 200
    share_of_56: Annotated[
        int, About("how many times as much as one address a /56 of IPv6 may have", least=1)
    ] = 2
    share_of_48: Annotated[
        int, About("how many times as much as one address a /48 of IPv6 may have", least=1)
    ] = 4
    tables_per_session: Annotated[
        int, About("unfinished tables of the last day that one guest has opened", least=1)
    ] = 20
    tables_per_address: Annotated[
        int, About("unfinished tables of the last day opened from one address", least=1)
    ] = 200
    megabytes_per_day: Annotated[
        float,
        About(
            "what tables opened from one address, and its tokens, may take of the disk in a day",
            unit="MB",
            above=0,
        ),
    ] = 50.0
    listed_per_address: Annotated[
        int, About("tables opened from one address that the list of tables shows", least=1)
    ] = 5
    message_bytes: Annotated[
        int, About("size of a message, or of a request's body", unit="bytes", least=512)
    ] = 4096
    thoughts_waiting: Annotated[
        int, About("bots that may wait for a thread before more are refused", least=1)
    ] = 1000
    thoughts_per_address: Annotated[
        int, About("bots that may wait at tables opened from one address", least=1)
    ] = 50
    bot_patience: Annotated[
        float,
        About(
            "a person waits for a bot about so long at most: where many play, bots think less",
            unit="seconds",
            above=0,
        ),
    ] = 4.0
    bot_tables_per_address: Annotated[
        int, About("tables at a time, opened from one address, at which only bots play", least=0)
    ] = 5

    @property
    def wider_networks(self) -> tuple[int, int]:
        """How many times as much as one address the networks around it may have."""
        return self.share_of_56, self.share_of_48


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server has to know before it starts."""

    database: Annotated[
        Path,
        About(
            "the database",
            name="db",
            kind="database",
            default="hanagoza.db in your data folder",
        ),
    ]
    host: Annotated[str, About("address to listen on; the default is for this machine only")] = (
        "127.0.0.1"
    )
    port: Annotated[
        int,
        About(
            "port to listen on",
            least=0,
            most=65_535,
            right="a port from 1 to 65535, or 0 for any that is free",
        ),
    ] = 8000
    trusted_proxies: Annotated[
        tuple[str, ...],
        About(
            "addresses or networks whose X-Forwarded-For is believed",
            name="trusted_proxy",
            kind="proxy",
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...],
        About("further hosts whose pages may open sockets here", name="origin", kind="origin"),
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        About(
            "names that browsers reach the server by, if it is to answer to no others",
            name="allowed_host",
            kind="origin",
        ),
    ] = ()
    https: Annotated[
        bool, About("whether browsers come by HTTPS, so that cookies are for HTTPS only")
    ] = False
    retention_days: Annotated[
        float | None,
        About(
            "games that ended longer ago are deleted",
            unit="days",
            above=0,
            most=36_500,  # a century: beyond it sums with times go wrong
            name="keep_days",
        ),
    ] = None
    keep_bot_games: Annotated[
        float | None,
        About(
            "games at which only bots sat are deleted so long after their end",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 30.0
    keep_waiting: Annotated[
        float | None,
        About(
            "tables whose game has not begun are deleted when nobody has come for so long",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 30.0
    keep_unfinished: Annotated[
        float | None,
        About(
            "games that have begun are deleted when nothing has happened there for so long",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 180.0
    keep_tokens: Annotated[
        float | None,
        About(
            "tokens that nobody has shown for so long are deleted",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 365.0
    keep_sessions: Annotated[
        float,
        About(
            "a guest who has not come for so long is nobody we know: their cookie is forgotten",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 365.0
    keep_names: Annotated[
        float | None,
        About(
            "names that were given so long ago are deleted, of who has neither a seat nor a token",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 365.0
    keep_copies: Annotated[
        float | None,
        About(
            "copies of the database that were made before an upgrade or a restore are deleted",
            unit="days",
            above=0,
            most=36_500,
        ),
    ] = 30.0
    vacation_days: Annotated[
        float,
        About(
            "where people have days for a move, a player may stop their time for so long in a year",
            unit="days",
            least=0,
            most=365,
        ),
    ] = 30.0
    backup_every: Annotated[
        float | None,
        About("the running server makes a backup this often", unit="hours", above=0, most=876_000),
    ] = None
    backup_folder: Annotated[
        Path | None,
        About("where it puts them, with a copy of session.key; off is backups beside the database"),
    ] = None
    backup_keep: Annotated[
        int, About("how many of its backups are kept; older ones are deleted", least=1)
    ] = 7
    backup_age: Annotated[
        float | None,
        About(
            "/healthz tells of a last backup that is older; off is twice backup_every",
            unit="hours",
            above=0,
            most=876_000,
        ),
    ] = None
    spare_disk: Annotated[
        float,
        About("with less room on the disk no table is opened; games go on", unit="MB", least=0),
    ] = 200.0
    bot_threads: Annotated[
        int,
        About(
            "threads in which bots think; there is one more for short thoughts",
            least=1,
            most=1024,
            default="one fewer than processors, at least one",
        ),
    ] = max(1, (os.cpu_count() or 2) - 1)
    ping_every: Annotated[
        float,
        About("a socket is asked this often whether it is alive", unit="seconds", above=0),
    ] = 5.0
    pong_within: Annotated[
        float, About("a socket that does not answer in time is cut", unit="seconds", above=0)
    ] = 5.0
    stop_within: Annotated[
        int, About("time for open requests to end when told to stop", unit="seconds", least=0)
    ] = 5
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], About("what is worth a line in the log")
    ] = "info"
    metrics: Annotated[
        str | None,
        About(
            "where Prometheus may ask: a port that strangers cannot reach, or a Unix socket",
            kind="listener",
        ),
    ] = None
    log_lines_of_a_kind: Annotated[
        int,
        About("lines of one kind in a minute; of more the log says how many there were", least=1),
    ] = 5
    limits: Limits = Limits()
