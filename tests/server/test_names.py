"""Names of guests can be seen, and disturb nobody."""

from __future__ import annotations

import pytest

from hanagoza.client import Client
from hanagoza.core.errors import OptionError
from hanagoza.server.table.names import LONGEST, clean, told_apart
from tests.server.conftest import Serve


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("Ann\u202eeeL", "Ann eeL"),
        ("花\u3164子", "花 子"),
        ("e\u0301", "é"),
        ("e\ufe0b\u0301", "é"),
        ("An\u034fna", "Anna"),
        ("Anna\ufe0f\U000e0100", "Anna"),
        ("❤\ufe0f Anna", "❤ Anna"),
        ("葛\U000e0101城", "葛城"),
        ("x\u0335\u0336\u0337\u0338", "x\u0335\u0336"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_they_are_cleaned(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u2800\uffa0", "\u034f", "\ufe0f", "x" * 25]
)
def test_names_that_nobody_could_read_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="choose 1 to 24 letters"):
        clean(name)


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Anna", [], "Anna"),
        ("Anna", ["Ben", ""], "Anna"),
        ("Anna", ["Anna"], "Anna 2"),
        ("Anna", ["Anna", "Anna 2"], "Anna 3"),
        ("anna", ["ANNA"], "anna 2"),
        ("Аnnа", ["Anna"], "Аnnа 2"),  # two letters are Cyrillic
        ("Ａｎｎａ", ["Anna"], "Ａｎｎａ 2"),
        ("An-na.", ["Anna"], "An-na. 2"),
        ("Ánna", ["Anna"], "Ánna 2"),
        ("lda", ["Ida"], "lda 2"),
        ("0tto", ["Otto"], "0tto 2"),
        ("二ナ", ["ニナ"], "二ナ 2"),
        ("花子", ["花江"], "花子"),
        ("…", ["!!"], "…"),
        ("…", ["…"], "… 2"),
        ("x" * LONGEST, ["x" * LONGEST], "x" * (LONGEST - 2) + " 2"),
    ],
)
def test_nobody_is_mistaken_for_another(name: str, others: list[str], shown: str) -> None:
    assert list(told_apart([*others, name])) == [*others, shown]


def test_there_is_a_number_for_everybody() -> None:
    names = list(told_apart(["Anna"] * 1500))
    assert len(set(names)) == 1500
    assert names[-1] == "Anna 1500"
    assert max(map(len, names)) <= LONGEST


@pytest.mark.slow
def test_at_a_table_the_second_of_a_name_has_a_number(server: Serve) -> None:
    url = server()
    with Client(url) as ann, Client(url) as other:
        table = ann.open("kasane", 3)
        ann.sit(table, "Anna")
        other.sit(table, "anna")
        told = ann.get(f"/api/tables/{table}")["seats"]
        assert [seat["name"] for seat in told] == ["Anna", "anna 2", ""]
