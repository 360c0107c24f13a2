"""A record that is damaged, tampered with or impossible is refused with the ply and the reason."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hanagoza as hg
from tests.variants import play_randomly

GAME = hg.game("hanamikoji")
RECORD = play_randomly(GAME.start(seed=4), Random(4)).record()


def data() -> dict[str, Any]:
    fresh: dict[str, Any] = json.loads(RECORD.to_json())
    return fresh


def refusal(record: Any) -> hg.RecordError:
    with pytest.raises(hg.RecordError) as caught:
        hg.replay(record)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"rules": 99}, "version 99 of the rules"),
        ({"format": 99}, "this record has format 99; this version reads 1"),
        ({"players": 3}, "players=3 is not possible"),
        ({"options": {"max_rounds": 99}}, "max_rounds=99"),
        ({"options": {"colour": 1}}, 'there is no option "colour"'),
        ({"options": {"players": 2}}, 'there is no option "players"'),
        ({"options": {"seed": 2}}, 'there is no option "seed"'),
        ({"start": 5}, "start=5"),
        ({"moves": "secret A"}, "no record of a game"),
        ({"moves": None}, "no record of a game"),
        ({"result": None}, "the record says an unfinished game, but its moves lead to ranks"),
        ({"chance": {"from": "stars"}}, "no record of a game"),
        ({"chance": {"from": "seed", "seed": -1}}, "no record of a game"),
        ({"chance": {"from": "seed", "seed": 2**60}}, "no record of a game"),
        ({"extra": 1}, "no record of a game"),
        ({"seats": ["x"]}, "1 names for 2 seats"),
        ({"seats": ["\x1b[2J", "b"]}, "no record of a game"),
        ({"seats": ["a" * 65, "b"]}, "no record of a game"),
        ({"result": {"scores": [[2, 7], [4, 11]], "ranks": [2, 1], "reason": "luck"}}, 'by "luck"'),
        ({"position": {"game": "hanamikoji"}}, "cannot begin"),
    ],
)
def test_a_record_that_makes_no_sense(change: dict[str, Any], message: str) -> None:
    assert message in str(refusal(data() | change))


def test_a_record_of_an_unknown_game() -> None:
    assert 'there is no game "go"' in str(refusal(data() | {"game": "go"}))


def test_the_header_has_to_fit_the_position() -> None:
    match = GAME.from_position(GAME.start(seed=1).position(), seed=2)
    record = json.loads(match.record().to_json())
    for change in ({"players": 99}, {"options": {"max_rounds": 7}}):
        assert "not those of its position" in str(refusal(record | change))


def test_who_sat_where_is_kept() -> None:
    record = data() | {"seats": ["Ume", "[/red]"]}
    assert hg.replay(record).record().seats == ("Ume", "[/red]")


@pytest.mark.parametrize("text", ["\ud800", "", "{", "[]", "null", '{"format": 1}', "\ufeff{}"])
def test_text_that_is_no_record(text: str) -> None:
    assert "no record of a game" in str(refusal(text))
    assert "no record of a game" in str(refusal(b"\xff\xfe" + text.encode(errors="ignore")))


def test_an_impossible_outcome_is_named_with_its_ply() -> None:
    match = GAME.start(start=0, chance="manual")
    match.play("draw A")
    record = json.loads(match.record().to_json())
    record["moves"] += ["draw A", "draw A"]
    error = refusal(record)
    assert error.ply == 2
    assert str(error) == 'ply 2: "draw A" is not legal: this outcome is not possible here'


def test_a_swapped_choice_is_noticed() -> None:
    record = data()
    at = next(i for i, m in enumerate(record["moves"]) if m.startswith("take"))
    record["moves"][at] = "take G G"
    error = refusal(record)
    assert error.ply == at
    assert "take" in str(error)


def test_a_false_result_is_noticed() -> None:
    record = data()
    record["result"]["ranks"] = record["result"]["ranks"][::-1]
    error = refusal(record)
    assert error.ply == len(record["moves"])
    assert "but its moves lead to" in str(error)


def test_moves_after_the_end_are_noticed() -> None:
    record = data()
    record["moves"].append("secret A")
    error = refusal(record)
    assert "the game is over" in str(error)
    assert error.ply == len(record["moves"]) - 1


def test_a_seeded_record_with_another_card_fails_verification() -> None:
    match = GAME.start(seed=9)
    record = json.loads(match.record().to_json())
    record["moves"] = [*match.history[:13], "draw A" if match.history[13] != "draw A" else "draw G"]
    with pytest.raises(hg.RecordError, match=r"^ply 13: outcome 13 is .* its luck gives"):
        hg.verify(record)


@given(st.data())
@settings(max_examples=200, deadline=None)
def test_any_single_tampering_is_refused_or_harmless(draw: st.DataObject) -> None:
    """Change one move of a finished game to any other: it never replays to the claimed result
    with a different game unseen by ``verify``."""
    record = data()
    at = draw.draw(st.integers(0, len(record["moves"]) - 1))
    text = draw.draw(st.sampled_from(GAME.moves.texts))
    changed = record["moves"][at] != text
    is_outcome = record["moves"][at].split()[0] in ("draw", "start")
    record["moves"][at] = text
    try:
        hg.verify(record)
    except hg.RecordError as error:
        assert changed
        assert error.ply is not None
    else:
        assert not changed or not is_outcome


def test_reading_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(RECORD.to_json())
    assert hg.Record.read(path) == RECORD
    with pytest.raises(hg.RecordError, match="No such file"):
        hg.Record.read(tmp_path / "none.json")
