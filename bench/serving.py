"""The server that is measured: as ``hanagoza serve``, but with limits that let a load through."""

from __future__ import annotations

import sys
from pathlib import Path

from hanagoza.server.config import Config, Limits
from hanagoza.server.serve import serve

MANY = 1_000_000
BOTS_AT_ONCE = 2
UNLIMITED = Limits(
    requests_per_minute=MANY,
    commands_per_second=MANY,
    commands_per_address=MANY,
    burst=MANY,
    connections=MANY,
    requests_per_second=MANY,
    connections_per_address=MANY,
    connections_per_minute=MANY,
    sockets=MANY,
    sockets_per_address=MANY,
    tables_per_session=MANY,
    tables_per_address=MANY,
    history_per_second=MANY,
    history_burst=MANY,
    bot_tables_per_address=MANY,
    megabytes_per_day=MANY,
)

if __name__ == "__main__":
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    serve(Config(database=database, port=port, bot_threads=BOTS_AT_ONCE, limits=UNLIMITED))
