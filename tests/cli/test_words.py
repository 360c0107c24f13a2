"""Three languages that say the same."""

from __future__ import annotations

import pytest

import hanagoza as hg
from hanagoza.cli import plain
from hanagoza.cli.drawings import drawing
from hanagoza.cli.story import Teller
from hanagoza.cli.words import names_of, players_text, preferred_language
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.drawing import Brush
from hanagoza.drawing.palette import TERMINAL
from tests.cli.players import played_out


def test_every_game_has_a_table_and_its_words() -> None:
    for name in hg.games():
        assert drawing(name) is not plain
        assert hg.game(name).words.has("help.signs")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_every_event_and_result_can_be_told(language: str, seat: int | None) -> None:
    for seed in range(5):
        match = played_out(seed)
        brush = Brush(
            match.game.words, language, names_of(("you", "bot:random"), language), TERMINAL
        )
        draws = drawing(match.game.id)
        teller = Teller(
            match.game, language, brush.names, seat,
            lambda token: draws.card(token, brush),  # noqa: B023
            lambda points: draws.score(points, brush),  # noqa: B023
        )  # fmt: skip
        assert all("{" not in line.plain for line in teller.log(match.events(seat)))
        assert match.result is not None
        assert teller.result(match.result).plain


def test_you_are_addressed_as_you() -> None:
    match = played_out(plies=1)
    names = names_of(("you", "bot:random"), "en")
    brush = Brush(match.game.words, "en", names, TERMINAL)
    draws = drawing(match.game.id)
    teller = Teller(
        match.game, "en", names, 0,
        lambda token: draws.card(token, brush), lambda points: draws.score(points, brush),
    )  # fmt: skip
    told = "\n".join(line.plain for line in teller.log(match.events(0)))
    assert "You are dealt" in told
    assert "Tsubaki is dealt 6 cards." in told


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "ja_JP", "LANG": "fr_FR"}, "ja"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_player_counts() -> None:
    assert players_text((2,), "en") == "2 players"
    assert players_text((2, 3, 4), "fr") == "de 2 à 4 joueurs"
