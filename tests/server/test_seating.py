"""Who may sit where before the game. No sockets, no database, no clock."""

from __future__ import annotations

import msgspec
import pytest

from hanagoza.core.errors import OptionError
from hanagoza.server.table import seating
from hanagoza.server.table.entries import Aborted, Reserved
from hanagoza.server.table.messages import events
from hanagoza.server.table.projection import projected
from hanagoza.server.table.protocol import Replace
from hanagoza.server.table.refusal import Refusal
from hanagoza.server.table.seating import (
    announce,
    call_off,
    free_seat,
    hire,
    is_welcome,
    one_seat_further,
    rise,
    send_away,
    share,
    sit,
    start,
)
from hanagoza.server.table.table import Table
from tests.server.tables import (
    FixedEntropy,
    called,
    do,
    happen,
    name_of,
    open_table,
    person,
    running_table,
    sat,
)


class TestSeats:
    def test_the_game_begins_when_nobody_is_missing(self) -> None:
        table = open_table(players=2)
        assert len(happen(table, sit(table, sat(0)))) == 1
        happen(table, sit(table, sat(1)))
        assert table.phase == "running"

    def test_a_seat_is_taken_once_and_a_person_sits_once(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(0)))
        for entry in (sat(0), msgspec.structs.replace(sat(0), seat=1)):
            with pytest.raises(Refusal):
                happen(table, sit(table, entry))

    def test_who_leaves_before_the_start_frees_the_seat(self) -> None:
        table = open_table()
        happen(table, sit(table, sat(0)))
        happen(table, rise(table, person(0)))
        assert table.seats[0].is_free

    def test_the_host_may_send_others_away_and_nobody_else(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(0)))
        happen(table, sit(table, sat(1)))
        with pytest.raises(Refusal, match="only the host"):
            happen(table, send_away(table, person(1), 0))
        happen(table, send_away(table, person(0), 1))
        assert table.seats[1].is_free

    def test_the_host_may_bring_bots_and_begin_and_nobody_else(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(0)))
        happen(table, sit(table, sat(1)))
        with pytest.raises(Refusal, match="only the host"):
            hire(table, person(1), seat=2, level=1)
        with pytest.raises(Refusal, match="only the host"):
            start(table, person(1), level=1)
        happen(table, hire(table, person(0), seat=2, level=1))
        assert table.phase == "running"

    def test_a_bot_is_hired_for_a_seat_that_is_there_and_free(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(1)))
        for seat in (1, 3):
            with pytest.raises(Refusal, match=f"seat {seat} is not free"):
                hire(table, person(0), seat=seat, level=1)

    def test_whoever_comes_has_the_seat_that_is_kept_for_them_or_the_first_that_is_not(
        self,
    ) -> None:
        table = kept_for(person(1), "the phone of 1")
        assert free_seat(table, "the phone of 1") == 1
        happen(table, sit(table, sat(0)))
        assert free_seat(table, person(2)) == 2
        happen(table, sit(table, sat(2)))
        with pytest.raises(Refusal, match="taken"):
            free_seat(table, person(3))
        assert free_seat(table, person(1)) == 1

    def test_who_has_a_seat_is_welcome_unless_the_table_was_called_off(self) -> None:
        assert is_welcome(running_table(), person(0))
        assert not is_welcome(running_table(), person(2))
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(0)))
        assert is_welcome(table, person(1))
        happen(table, call_off(table, person(0)))
        assert not any(is_welcome(table, person(seat)) for seat in range(2))

    def test_when_the_host_leaves_who_has_sat_here_for_longest_may_begin(self) -> None:
        table = open_table("kasane", 4)
        for seat in (0, 3, 2):
            happen(table, sit(table, sat(seat)))
        happen(table, rise(table, person(0)))
        assert [table.arrangement.is_host(person(at)) for at in (0, 2, 3)] == [True, False, True]
        happen(table, start(table, person(3), level=1))
        assert table.phase == "running"

    def test_the_host_is_the_host_on_every_device(self) -> None:
        table = open_table("kasane", 3)
        for seat in range(2):
            happen(table, sit(table, sat(seat)))
            happen(table, share(table, sat(seat).key, f"phone-{seat}"))
        assert [table.arrangement.is_host(f"phone-{seat}") for seat in range(2)] == [True, False]

    def test_who_has_left_is_remembered_by_name(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(1)))
        happen(table, rise(table, person(1)))
        happen(table, sit(table, sat(1)))
        happen(table, send_away(table, person(0), 1))
        for left in (2, 4):
            (told,) = events(table, left, None)
            assert told.values == {"name": name_of(1)}

    def test_a_private_link_is_no_way_to_the_seat_of_who_came_later(self) -> None:
        table = open_table("kasane", 3)
        first = sat(0)
        happen(table, sit(table, first))
        happen(table, share(table, first.key, "the phone of the first"))
        assert table.seat_of("the phone of the first") == 0
        happen(table, rise(table, first.player))
        happen(table, sit(table, msgspec.structs.replace(sat(1), seat=0)))
        with pytest.raises(Refusal, match="no seat"):
            happen(table, share(table, first.key, first.player))

    def test_the_host_may_begin_with_bots_on_free_seats(self) -> None:
        table = open_table("kasane", 4)
        happen(table, sit(table, sat(0)))
        happen(table, start(table, person(0), level=4))
        assert [seat.level for seat in table.seats] == [None, 4, 4, 4]
        assert table.phase == "running"

    def test_the_host_may_call_a_table_off_and_nobody_else(self) -> None:
        table = open_table("kasane", 3)
        for seat in range(2):
            happen(table, sit(table, sat(seat)))
        with pytest.raises(Refusal, match="only the host"):
            call_off(table, person(1))
        happen(table, call_off(table, person(0)))
        assert table.arrangement.is_called_off
        assert [event.verb for event in events(table, table.version, None)] == ["table.called-off"]
        with pytest.raises(Refusal, match="called off"):
            sit(table, sat(2))

    def test_the_host_has_a_table_listed_or_not_as_long_as_it_waits(self) -> None:
        table = open_table("kasane", 3)
        for seat in range(2):
            happen(table, sit(table, sat(seat)))
        with pytest.raises(Refusal, match="only the host"):
            announce(table, person(1), public=True)
        found_by = projected(table, announced := announce(table, person(0), public=True))
        assert found_by is not None
        assert found_by.setting.public
        happen(table, announced)
        assert table.setting.public
        assert announce(table, person(0), public=True) == []
        assert events(table, table.version, None) == ()
        happen(table, announce(table, person(0), public=False))
        assert Table.restored(table.log, FixedEntropy()).setting == table.setting
        happen(table, sit(table, sat(2)))
        with pytest.raises(Refusal, match="has begun"):
            announce(table, person(0), public=True)

    def test_a_game_that_ends_without_a_result_was_not_called_off(self) -> None:
        table = running_table()
        with pytest.raises(Refusal, match="has begun"):
            call_off(table, person(0))
        happen(table, [Aborted()])
        assert not table.arrangement.is_called_off

    def test_nothing_of_that_during_the_game(self) -> None:
        table = running_table()
        with pytest.raises(Refusal, match="has begun"):
            happen(table, rise(table, person(0)))
        with pytest.raises(Refusal, match="has begun"):
            happen(table, start(table, person(0), level=1))
        with pytest.raises(Refusal, match="has begun"):
            happen(table, hire(table, person(0), seat=0, level=1))

    @pytest.mark.parametrize("comes_first", [0, 1])
    def test_a_kept_seat_is_theirs_on_every_device(self, comes_first: int) -> None:
        devices = person(1), "the phone of 1"
        table = kept_for(*devices)
        happen(table, sit(table, msgspec.structs.replace(sat(1), player=devices[comes_first])))
        assert [table.seat_of(device) for device in devices] == [1, 1]

    def test_a_seat_that_is_kept_for_somebody_is_nobody_elses(self) -> None:
        table = kept_for(person(1), "the phone of 1")
        with pytest.raises(Refusal, match="kept for Guest 1"):
            sit(table, msgspec.structs.replace(sat(2), seat=1))
        happen(table, sit(table, msgspec.structs.replace(sat(1), player="the phone of 1")))
        assert table.seat_of(person(1)) == 1

    def test_who_comes_for_one_on_another_device_is_no_further_guest(self) -> None:
        kept = [Reserved(player=person(at), others=(f"the phone of {at}",)) for at in range(3)]
        opened = msgspec.structs.replace(open_table("kasane", 3).opened, reserved=tuple(kept))
        table = called(Table(opened, FixedEntropy()))
        for entry in sit(table, msgspec.structs.replace(sat(1), player="the phone of 1"))[:1]:
            table.apply(entry)
        assert table.arrangement.guests == (person(0), "the phone of 1", person(2))

    def test_for_a_rematch_everybody_goes_one_seat_further(self) -> None:
        table = running_table("kasane", people=2, bots=1)
        happen(table, share(table, "key-1", "the phone of 1"))
        levels, kept = one_seat_further(table)
        assert levels == [2, None, None]
        second = Reserved(player=person(1), others=("the phone of 1",))
        assert kept == [None, Reserved(player=person(0)), second]

    def test_who_a_bot_stands_in_for_is_expected_at_the_rematch_and_not_the_bot(self) -> None:
        table = running_table("kasane", people=2, bots=1)
        do(table, 0, Replace(id="r", seat=1, level=2), gone=True)
        levels, kept = one_seat_further(table)
        assert levels == [2, None, None]
        assert kept[2] == Reserved(player=person(1))

    def test_nor_a_bots(self) -> None:
        table = kept_for(person(1))
        happen(table, sit(table, sat(0)))
        with pytest.raises(Refusal, match="seat 1 is kept for Guest 1"):
            start(table, person(0), level=1)
        with pytest.raises(Refusal, match="seat 1 is kept for Guest 1"):
            hire(table, person(0), seat=1, level=1)
        happen(table, send_away(table, person(0), 1))
        happen(table, start(table, person(0), level=1))
        assert table.phase == "running"

    def test_until_the_host_frees_it(self) -> None:
        table = kept_for(person(1))
        happen(table, send_away(table, person(0), 1))
        happen(table, sit(table, msgspec.structs.replace(sat(2), seat=1)))
        assert table.seat_of(person(2)) == 1

    def test_who_was_sent_away_does_not_sit_down_again(self) -> None:
        table = open_table("kasane", 3)
        happen(table, sit(table, sat(0)))
        happen(table, sit(table, sat(1)))
        happen(table, share(table, sat(1).key, "the phone of 1"))
        happen(table, send_away(table, person(0), 1))
        for player in (person(1), "the phone of 1"):
            with pytest.raises(Refusal, match="the host has sent you away"):
                sit(table, msgspec.structs.replace(sat(2), player=player))
        happen(table, sit(table, sat(2)))
        again = Table.restored(table.log, FixedEntropy())
        assert again.arrangement == table.arrangement

    def test_but_the_host_does_and_who_only_had_a_seat_kept(self) -> None:
        table = kept_for(person(1))
        happen(table, sit(table, sat(0)))
        happen(table, send_away(table, person(0), 0))
        happen(table, send_away(table, person(0), 1))
        for seat in range(2):
            happen(table, sit(table, sat(seat)))

    def test_options_cannot_bring_a_seed_of_their_own(self) -> None:
        with pytest.raises(OptionError, match='no option "seed"'):
            open_table(options={"seed": 1})

    def test_seats_are_not_changed_for_ever_either(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(seating, "MOST_TALK", 1)
        table = open_table()
        happen(table, sit(table, sat(0)))
        happen(table, rise(table, person(0)))
        with pytest.raises(Refusal, match="enough"):
            sit(table, sat(0))
        with pytest.raises(Refusal, match="enough"):
            hire(table, person(0), seat=0, level=1)


def kept_for(player: str, *others: str) -> Table:
    """A table whose second seat is kept for somebody, as after a game."""
    reserved = Reserved(player=player, others=others)
    opened = open_table("kasane", 3).opened
    kept = msgspec.structs.replace(opened, reserved=(None, reserved, None))
    return called(Table(kept, FixedEntropy()))
