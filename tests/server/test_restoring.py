"""A table is what its log adds up to: nothing is lost by forgetting it."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

import hanagoza as hg
from hanagoza.server.table.entries import AnyEntry, Opened, read, written
from hanagoza.server.table.messages import table_message, transcript, update
from hanagoza.server.table.protocol import Answer, Presence, Resign, Undo, encoded
from hanagoza.server.table.table import Table
from tests.server.tables import FixedEntropy, do, move, person, play_out, running_table
from tests.variants import Variant

HERE: tuple[Presence, ...] = ("here", "here", "here", "here")


def restored(table: Table) -> Table:
    entries: list[AnyEntry] = [read(written(entry)) for entry in table.log]
    again = Table.restored(entries, FixedEntropy())
    again.call(table.names)
    return again


def everything(table: Table) -> list[bytes]:
    """All that anybody could be sent of a table."""
    observers = (None, *range(table.setting.players))
    told = table_message(table, person(0), HERE[: table.setting.players])
    return [encoded(told), *(encoded(update(table, observer, -1)) for observer in observers)]


def stir(table: Table, rng: Random) -> None:
    """A random decision, sometimes taken back with everybody's consent."""
    actor = table.actor
    assert actor is not None
    assert table.match is not None
    do(table, actor, move(table, rng.choice(table.match.legal())))
    if table.can_undo and rng.random() < 0.5:
        do(table, actor, Undo(id=f"u{table.version}"))
        for other in [seat for seat in table.people if seat != actor]:
            do(table, other, Answer(id=f"a{table.version}", agrees=True))


def test_a_restored_table_is_the_same_and_goes_on_with_the_same_luck(main_variant: Variant) -> None:
    rng = Random(3)
    table = running_table(main_variant.game.id, people=main_variant.players)
    for _ in range(12):
        if table.actor is not None:
            stir(table, rng)
    again = restored(table)
    assert everything(again) == everything(table)
    assert again.request == table.request
    assert again.commands == table.commands
    play_out(table)
    play_out(again)
    assert table.decisions == again.decisions
    assert table.record() == again.record()


def test_a_resigned_game_is_still_over() -> None:
    table = running_table()
    do(table, 0, Resign(id="r"))
    assert everything(restored(table)) == everything(table)


def test_a_transcript_is_what_was_sent_version_by_version() -> None:
    table, sent = running_table(start=0), []
    began = table.version
    while table.actor is not None:
        do(table, table.actor, move(table))
        sent.append(encoded(update(table, 1, table.version - 1)))
    assert list(transcript(table.log, 1, FixedEntropy(), table.names))[began:] == sent


class TestRulesThatChanged:
    def frozen(self, monkeypatch: pytest.MonkeyPatch) -> Table:
        table = running_table()
        for _ in range(3):
            assert table.actor is not None
            do(table, table.actor, move(table))
        newer = hg.Game(dataclasses.replace(table.game.definition, version=2))
        monkeypatch.setattr("hanagoza.server.table.setting.game", lambda _: newer)
        again = restored(table)
        assert again.decisions == table.decisions
        return again

    def test_the_game_is_frozen_and_says_why(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = self.frozen(monkeypatch)
        assert "version 1 of the rules" in table.frozen
        assert table.actor is None
        told = table_message(table, person(0), HERE[:2])
        assert told.frozen == table.frozen

    def test_and_can_be_taken_home(self, monkeypatch: pytest.MonkeyPatch) -> None:
        table = self.frozen(monkeypatch)
        record = table.record()
        assert record.rules == 1
        assert record.moves == tuple(text for decision in table.decisions for text in decision)
        opened = table.log[0]
        assert isinstance(opened, Opened)
        assert record.chance.secret == opened.secret  # type: ignore[union-attr]
