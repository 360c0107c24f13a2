"""Decide, then evolve: whatever people try, deciding changes nothing, and the log tells it all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanagoza.server.table import seating
from hanagoza.server.table.commands import decide
from hanagoza.server.table.entries import Aborted, AnyEntry, Entries, Followed, read, written
from hanagoza.server.table.messages import table_message, update
from hanagoza.server.table.projection import holders_of, projected, projection
from hanagoza.server.table.protocol import (
    Abort,
    Answer,
    AnyCommand,
    Delegate,
    MoveCommand,
    Pause,
    Presence,
    Replace,
    Resign,
    Resume,
    Return,
    Say,
    Undo,
    encoded,
)
from hanagoza.server.table.refusal import Refusal, Repeated
from hanagoza.server.table.setting import DaysPerMove, LiveClock
from hanagoza.server.table.table import Table
from hanagoza.server.table.timing import time_out
from tests.server.tables import FixedEntropy, called, open_table, person, sat
from tests.variants import QUICK

GAMES = (("hanamikoji", 2), ("hitohira", 3), ("cerisier", 2), ("blossom", 2), ("kasane", 4))
PACES = (None, LiveClock(base=60, increment=1), DaysPerMove(days=1))
EXAMPLES = 10 if QUICK else 100
Attempt = Callable[[Table, Random], Entries]


def restored(table: Table) -> Table:
    entries: list[AnyEntry] = [read(written(entry)) for entry in table.log]
    return called(Table.restored(entries, FixedEntropy()))


def everything(table: Table) -> list[Any]:
    """All that a table is, and all that anybody could be sent of it."""
    players = range(table.setting.players)
    there: list[Presence] = ["here"] * table.setting.players
    told = [encoded(table_message(table, person(seat), there)) for seat in (*players, 9)]
    sent = [encoded(update(table, observer, -1)) for observer in (None, *players)]
    kept = [
        table.version,
        table.request,
        table.running,
        table.left,
        dict(table.talk),
        dict(table.commands),
        list(table.decisions),
    ]
    return [table.arrangement, *kept, table.frozen, *told, *sent]


# --- what people try ------------------------------------------------------------------------------


def seat_of(table: Table, rng: Random) -> int:
    return rng.randrange(table.setting.players)


def sits(table: Table, rng: Random) -> Entries:
    who = seat_of(table, rng)
    return seating.sit(table, sat(who))


def rises(table: Table, rng: Random) -> Entries:
    return seating.rise(table, person(seat_of(table, rng)))


def sends_away(table: Table, rng: Random) -> Entries:
    return seating.send_away(table, person(seat_of(table, rng)), seat_of(table, rng))


def hires(table: Table, rng: Random) -> Entries:
    return seating.hire(table, person(seat_of(table, rng)), seat_of(table, rng), level=1)


def starts(table: Table, rng: Random) -> Entries:
    return seating.start(table, person(seat_of(table, rng)), level=2)


def shares(table: Table, rng: Random) -> Entries:
    return seating.share(table, sat(seat_of(table, rng)).key, f"phone-{rng.randrange(3)}")


def follows(table: Table, rng: Random) -> Entries:
    return [Followed(table="next")] if table.is_over else []


def closes(table: Table, rng: Random) -> Entries:
    return [Aborted()] if rng.random() < 0.05 and not table.is_over else []


def runs_out_of_time(table: Table, rng: Random) -> Entries:
    return time_out(table) if rng.random() < 0.3 else []


def moves(table: Table, rng: Random) -> Entries:
    text = rng.choice(table.match.legal() or ["pass"]) if table.match is not None else "pass"
    seat = table.actor if table.actor is not None and rng.random() < 0.9 else seat_of(table, rng)
    command = MoveCommand(id=f"m{rng.randrange(99)}", request=table.request, move=text)
    return decide(table, seat, command, lambda _: False)


def says(table: Table, rng: Random) -> Entries:
    id = f"c{rng.randrange(99)}"
    commands: list[AnyCommand] = [
        Undo(id=id),
        Undo(id=id),
        Abort(id=id),
        Pause(id=id),
        Resume(id=id),
        Delegate(id=id, forced=rng.random() < 0.5),
        Answer(id=id, agrees=rng.random() < 0.7),
        Answer(id=id, agrees=True),
        Replace(id=id, seat=seat_of(table, rng), level=3),
        Return(id=id),
        Say(id=id, phrase="hello"),
        MoveCommand(id=id, request=table.request, move="dance"),
    ]
    if rng.random() < 0.1:
        commands.append(Resign(id=id))
    is_gone = rng.random() < 0.5
    return decide(table, seat_of(table, rng), rng.choice(commands), lambda _: is_gone)


BEFORE: list[Attempt] = [sits, sits, sits, rises, sends_away, hires, starts, shares]
DURING: list[Attempt] = [moves, moves, moves, says, says, runs_out_of_time, closes, shares, sits]
AFTER: list[Attempt] = [says, moves, follows, rises]


def attempt(table: Table, rng: Random) -> None:
    """Something somebody tries; it happens, or nothing has changed."""
    tries = {"open": BEFORE, "running": DURING}.get(table.phase, AFTER)
    before = everything(table)
    try:
        entries = rng.choice(tries)(table, rng)
    except (Refusal, Repeated):
        assert everything(table) == before
        return
    assert everything(table) == before
    found_before = projection(table.setting, table.arrangement)
    found_by, actor = projected(table, entries), table.actor_after(entries)
    for entry in entries:
        table.apply(entry)
    assert table.actor == actor
    if found_by is None:
        assert projection(table.setting, table.arrangement) == found_before
    else:
        holders = holders_of(table.arrangement) if found_by.holders is not None else None
        assert found_by == projection(table.setting, table.arrangement, holders)


# --- what must be true ----------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), GAMES)
@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=st.integers(0, 2**32), count=st.integers(1, 60))
def test_what_a_log_tells_is_what_has_happened(
    game: str, players: int, seed: int, count: int
) -> None:
    rng = Random(seed)
    agreed = {"pace": rng.choice(PACES), "out_of_time": rng.choice(["bot", "loss"])}
    table = open_table(game, players, **agreed)
    for _ in range(count):
        attempt(table, rng)
    again = restored(table)
    assert everything(again) == everything(table)
    if table.match is not None:
        assert again.record() == table.record()
        assert again.can_undo == table.can_undo
    for _ in range(5):  # and both go on alike
        luck = rng.random()
        attempt(table, Random(luck))
        attempt(again, Random(luck))
    assert everything(again) == everything(table)
