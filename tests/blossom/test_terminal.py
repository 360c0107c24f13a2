"""Blossom drawn on the terminal, and told in sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from rich.console import Console

import hanagoza as hg
from hanagoza.cli.story import Teller
from hanagoza.cli.words import names_of
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.drawing import Brush
from hanagoza.drawing.palette import TERMINAL
from hanagoza.games.blossom import terminal as table
from tests.blossom.builders import GAME, match_at, play, seen

pytestmark = pytest.mark.slow

AGREED: list[dict[str, Any]] = [
    {},
    {"cherry_sequential": "on", "mulligan": "on"},
    {"cherry_fills": "garden"},
]


def brush_for(match: hg.Match, language: str, width: int = 80, height: int = 24) -> Brush:
    seats = ("you", *["bot:random"] * (match.players - 1))
    return Brush(GAME.words, language, names_of(seats, language), TERMINAL, width, height)


def drawn(match: hg.Match, observer: int | None, brush: Brush) -> list[str]:
    console = Console(width=brush.width, color_system=None)
    with console.capture() as capture:
        console.print(table.draw(seen(match, observer), brush))
    return capture.get().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height", "most"), [(80, 24, 16), (100, 30, 20), (120, 40, 30)])
def test_the_table_fits_the_screen(
    language: str, players: int, width: int, height: int, most: int
) -> None:
    match, rng = GAME.start(players, seed=5, mulligan="on"), Random(5)
    for _ in range(60):
        for observer in (0, None):
            brush = brush_for(match, language, width, height)
            assert len(drawn(match, observer, brush)) <= most
            assert table.caption(seen(match, observer), brush)
        if match.actor is None:
            break
        assert table.ask(seen(match, match.actor), brush_for(match, language))
        match.play(rng.choice(match.legal()))


def test_others_face_down_cards_show_their_backs() -> None:
    match = match_at(hands=("rose", "lily"), downs=("anemone", "camellia"), ups=("cherry", "rose"))
    lines = drawn(match, 0, brush_for(match, "en"))
    assert "▒" in lines[0]
    assert "✿Ros" in lines[0]
    assert any("▒ ✽ Anemone" in line for line in lines)
    assert any("✿ Rose" in line for line in lines[5:])
    watching = drawn(match, None, brush_for(match, "en"))
    assert not any("▒ ✽ Anemone" in line for line in watching)


@pytest.mark.parametrize(("language", "name"), [("en", "Chrysanth"), ("ja", "アネモネ")])
def test_own_face_down_cards_are_named_in_full_on_a_narrow_screen(language: str, name: str) -> None:
    match = match_at(downs=("chrysanth anemone",))
    yard = next(line for line in drawn(match, 0, brush_for(match, language)) if "▒" in line)
    assert name in yard


def test_cards_put_back_do_not_lie_in_a_yard() -> None:
    match = GAME.start(3, seed=1, start=2, mulligan="on")
    play(match, match.legal()[-2])
    assert seen(match, 0).seats[0].down_size == 3
    assert seen(match, 0).flowers[1].worth == 0, "a camellia counts face-down cards"
    assert any("Yard 0/5" in line for line in drawn(match, 0, brush_for(match, "en")))


def test_questions_do_not_end_twice() -> None:
    match = match_at(ups=("cherry",), options={"cherry_sequential": "on"})
    play(match, "cherry draw", "draw rose")
    for language in LANGUAGES:
        assert table.ask(seen(match, 0), brush_for(match, language))[-1] not in "?.!。"


def test_what_may_not_be_taken_is_marked() -> None:
    match = match_at(ups=("rose",), garden="rose lily")
    brush = brush_for(match, "en")
    assert not any("✕" in line for line in drawn(match, 0, brush))
    play(match, "arrange rose 1")
    assert sum(line.count("✕") for line in drawn(match, 0, brush)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_result_can_be_told(language: str) -> None:
    for seed in range(6):
        options = AGREED[seed % len(AGREED)]
        match, rng = GAME.start(4, seed=seed, **options), Random(seed)
        while match.actor is not None:
            match.play(rng.choice(match.legal()))
        brush = brush_for(match, language)
        for observer in (0, None):
            teller = Teller(
                GAME, language, brush.names, observer,
                lambda token: table.card(token, brush),  # noqa: B023
                lambda points: table.score(points, brush),  # noqa: B023
            )  # fmt: skip
            assert all("{" not in line.plain for line in teller.log(match.events(observer)))
            assert match.result is not None
            assert teller.result(match.result).plain


def test_scores_in_words() -> None:
    brush = brush_for(match_at(), "en")
    assert table.score((66, -4), brush) == "66 points, 4 cards left"
    assert table.score((0, -1), brush) == "1 card left"
    assert table.score((9, 0), brush) == "9 points"
    assert table.score((0, 0), brush) == "0 points"
