"""What people are called at a table: no log knows it, the table tells them apart."""

from __future__ import annotations

import msgspec

from hanagoza.server.table.entries import Reserved, written
from hanagoza.server.table.messages import events, table_message
from hanagoza.server.table.projection import named, projection
from hanagoza.server.table.seating import one_seat_further, rise, share, sit
from hanagoza.server.table.table import Table
from tests.server.tables import (
    FixedEntropy,
    happen,
    name_of,
    open_table,
    person,
    play_out,
    running_table,
    sat,
)

ANNAS = {person(0): "Anna", person(1): "anna", person(2): "Beni"}


def annas(*seats: int) -> Table:
    """They sit down in this order."""
    table = open_table("kasane", 4)
    table.call(ANNAS)
    for seat in seats:
        happen(table, sit(table, sat(seat)))
    return table


def shown(table: Table) -> list[str]:
    return [table.name_at(seat) for seat in range(len(table.seats))]


def test_no_entry_holds_a_name() -> None:
    table = running_table()
    assert not any(name_of(seat) in written(entry) for entry in table.log for seat in range(2))


def test_who_comes_second_has_the_number_wherever_they_sit() -> None:
    assert shown(annas(0, 1, 2)) == ["Anna", "anna 2", "Beni", ""]
    assert shown(annas(1, 2, 0)) == ["Anna 2", "anna", "Beni", ""]


def test_it_stays_theirs_when_the_first_has_left() -> None:
    table = annas(0, 1)
    happen(table, rise(table, person(0)))
    assert shown(table) == ["", "anna 2", "", ""]
    assert [event.values["name"] for at in (1, 2, 3) for event in events(table, at, None)] == [
        "Anna",
        "anna 2",
        "Anna",
    ]


def test_a_new_name_is_told_apart_too() -> None:
    table = annas(0, 1, 2)
    before = table.called
    assert table.called is before
    table.call({person(0): "BENI", person(1): "Chiyo"})
    assert shown(table) == ["BENI", "Chiyo", "Beni 2", ""]
    assert table.called is not before


def test_lists_say_the_same() -> None:
    table = annas(1, 2, 0)
    happen(table, rise(table, person(1)))
    found = projection(table.setting, table.arrangement)
    assert named(found.seats, found.guests, ANNAS) == ("Anna 2", None, "Beni", None)


def test_who_has_no_name_is_nobody_s_namesake() -> None:
    table = annas(0, 1, 2)
    table.call(dict.fromkeys(ANNAS, ""))
    assert shown(table) == ["", "", "", ""]
    assert [event.values for event in events(table, 1, None)] == [{"name": ""}]


def test_a_record_has_the_names_of_now() -> None:
    table = running_table()
    play_out(table)
    table.call({person(0): "Chiyo"})
    assert table.record().seats == ("Chiyo", name_of(1))


def test_a_seat_is_kept_under_the_name_of_who_sat_down() -> None:
    table = running_table()
    happen(table, share(table, "key-0", "a device"))  # which comes first in the alphabet
    _, kept = one_seat_further(table)
    assert kept[1] == Reserved(player=person(0), others=("a device",))


def test_who_comes_for_a_kept_seat_with_another_device_is_no_second_anna() -> None:
    kept = (Reserved(player=person(0), others=("phone",)), None)
    table = Table(msgspec.structs.replace(open_table().opened, reserved=kept), FixedEntropy())
    table.call({person(0): "Anna", "phone": "Anna"})
    assert table_message(table, None, ("none", "none")).seats[0].reserved == "Anna"
    happen(table, sit(table, msgspec.structs.replace(sat(0), player="phone")))
    assert shown(table) == ["Anna", ""]
