"""Tables for tests: without sockets, without a database, in a line or two."""

from __future__ import annotations

from typing import Any

from hanagoza.server.entries import AnyEntry, Hired, Opened, Sat
from hanagoza.server.entropy import Entropy
from hanagoza.server.protocol import AnyCommand, Move
from hanagoza.server.rulings import Refusal, rule, sit
from hanagoza.server.setting import Setting, checked
from hanagoza.server.table import Table

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


def open_table(game: str = "hanamikoji", players: int = 2, **setting: Any) -> Table:
    agreed = checked(Setting(game=game, players=players, **setting))
    opened = Opened(id="table", setting=agreed, host=person(0), secret=SECRET.hex(), luck=7)
    return Table(opened, FixedEntropy())


def sat(seat: int, name: str = "") -> Sat:
    name = name or f"Guest {seat}"
    return Sat(seat=seat, player=person(seat), name=name, nonce=f"{seat:032x}", key=f"key-{seat}")


def running_table(
    game: str = "hanamikoji", people: int = 2, bots: int = 0, **setting: Any
) -> Table:
    """People on the first seats, bots on the others, and the game has begun."""
    table = open_table(game, people + bots, **setting)
    for seat in range(people, people + bots):
        table.take(Hired(seat=seat, level=2))
    for seat in range(people):
        sit(table, sat(seat))
    if not people:
        table.begin()
    return table


def do(table: Table, seat: int | None, command: AnyCommand, gone: bool = False) -> list[AnyEntry]:
    """A command of the person on a seat."""
    return rule(table, seat, command, lambda _: gone)


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


def move(table: Table, text: str | None = None, id: str = "") -> Move:
    """A legal move of whoever is to decide, or the one given."""
    assert table.match is not None
    text = table.match.legal()[0] if text is None else text
    return Move(id=id or f"c{next(_ids)}", request=table.request, move=text)


def play(table: Table, count: int = 1) -> None:
    """So many decisions, each the first that is legal."""
    for _ in range(count):
        actor = table.actor
        assert actor is not None
        do(table, actor, move(table))


def play_out(table: Table) -> None:
    while table.actor is not None:
        play(table)
