"""Tables for tests: without sockets, without a database, in a line or two."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hanagoza.server.entropy import Entropy
from hanagoza.server.table.commands import decide
from hanagoza.server.table.entries import AnyEntry, Opened, Sat
from hanagoza.server.table.protocol import AnyCommand, MoveCommand
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.seating import hire_at_once, sit
from hanagoza.server.table.setting import TableSetting, checked
from hanagoza.server.table.table import Table

SECRET = bytes(range(32))


class FixedEntropy(Entropy):
    """The same ids and secrets every time."""

    def __init__(self) -> None:
        self._count = 0

    def id(self) -> str:
        self._count += 1
        return f"id-{self._count:020}"

    def secret(self) -> bytes:
        return SECRET

    def seed(self) -> int:
        return 7


def person(seat: int) -> str:
    """The session of who sits there."""
    return f"player-{seat}"


def name_of(seat: int) -> str:
    """What they are called, unless a test calls them otherwise."""
    return f"Guest {seat}"


def open_table(game: str = "hanamikoji", players: int = 2, **setting: Any) -> Table:
    agreed = checked(TableSetting(game=game, players=players, **setting))
    opened = Opened(id="table", setting=agreed, host=person(0), secret=SECRET.hex(), bot_seed=7)
    return called(Table(opened, FixedEntropy()))


def called(table: Table) -> Table:
    """A table that knows what everybody is called."""
    table.call({person(seat): name_of(seat) for seat in range(4)})
    return table


def sat(seat: int) -> Sat:
    return Sat(seat=seat, player=person(seat), nonce=f"{seat:032x}", key=f"key-{seat}")


def running_table(
    game: str = "hanamikoji", people: int = 2, bots: int = 0, **setting: Any
) -> Table:
    """People on the first seats, bots on the others, and the game has begun."""
    table = open_table(game, people + bots, **setting)
    happen(table, hire_at_once(table, [None] * people + [2] * bots))
    for seat in range(people):
        happen(table, sit(table, sat(seat)))
    return table


def happen(table: Table, entries: Iterable[AnyEntry]) -> list[AnyEntry]:
    """What was decided is applied, as a live table does once it is written down."""
    happened = list(entries)
    for entry in happened:
        table.apply(entry)
    return happened


def do(table: Table, seat: int | None, command: AnyCommand, gone: bool = False) -> list[AnyEntry]:
    """A command of the person on a seat."""
    return happen(table, decide(table, seat, command, lambda _: gone))


def refusal(table: Table, seat: int | None, command: AnyCommand, gone: bool = False) -> str:
    """The code with which a command is refused; the table has not changed."""
    before = list(table.log)
    try:
        do(table, seat, command, gone)
    except Refusal as error:
        assert table.log == before
        return error.code
    raise AssertionError("it was carried out")


_ids = iter(range(10**9))


def move(table: Table, text: str | None = None, id: str = "") -> MoveCommand:
    """A legal move of whoever is to decide, or the one given."""
    assert table.match is not None
    text = table.match.legal()[0] if text is None else text
    return MoveCommand(id=id or f"c{next(_ids)}", request=table.request, move=text)


def play(table: Table, count: int = 1) -> None:
    """So many decisions, each the first that is legal."""
    for _ in range(count):
        actor = table.actor
        assert actor is not None
        do(table, actor, move(table))


def play_out(table: Table) -> None:
    while table.actor is not None:
        play(table)
