"""Hitohira and La Légende du Cerisier at the terminal: every phase, size and language."""

from __future__ import annotations

from random import Random

import pytest
from rich.console import Console

import hanagoza as hg
from hanagoza.cli.story import Teller
from hanagoza.cli.words import names_of
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.drawing import Brush
from hanagoza.drawing.palette import INK, TERMINAL
from hanagoza.games.hitohira import terminal as table
from tests.hitohira.builders import CERISIER, HITOHIRA, match_at, play, seen

pytestmark = pytest.mark.slow

PINK = {"four_colours": "komatsu", "two_pairs": "sakuya", "six_pieces": "kokonoe"}
BLUE = {"four_colours": "somei", "two_pairs": "shin", "six_pieces": "kenrokuen"}
SIZES = [(60, 16), (80, 24), (110, 35), (200, 60)]


def brush(game: hg.Game, language: str, players: int, size: tuple[int, int] = (80, 24)) -> Brush:
    names = names_of(("you", *["bot:random"] * (players - 1)), language)
    return Brush(game.words, language, names, INK, *size)


def cautious_game(game: hg.Game, players: int, seed: int, **options: str) -> list[hg.Match]:
    """A game in which abilities are used, stopped at every new phase."""
    rng, found, stops = Random(seed), set(), []
    match = game.start(players, seed=seed, **options)
    while match.actor is not None:
        phase = seen(match).phase
        if phase not in found:
            found.add(phase)
            stops.append(match.copy())
        legal = match.legal()
        wished = [m for m in legal if m in ("grab 4", "grab 6", "stop")]
        used = [m for m in legal if m.startswith("use") and m != "use none"]
        match.play(rng.choice(used or wished or legal))
    return [*stops, match]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_long_and_the_table_leaves_room(
    size: tuple[int, int], language: str
) -> None:
    for players in (2, 3, 4):
        for match in cautious_game(HITOHIRA, players, seed=players):
            for observer in (0, None):
                for recall in (False, True):
                    paint = brush(HITOHIRA, language, players, size)
                    view = seen(match, observer, recall)
                    lines = drawn(view, paint)
                    assert len(lines) <= (14 if size[1] < 28 else 24)
                    assert table.caption(view, paint)
                    if view.actor is not None:
                        assert "{" not in table.ask(view, paint)


def drawn(view: object, paint: Brush) -> list[str]:
    console = Console(width=paint.width, color_system=None)
    with console.capture() as capture:
        console.print(table.draw(view, paint))  # type: ignore[arg-type]
    return capture.get().rstrip("\n").split("\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [HITOHIRA, CERISIER])
def test_every_event_and_result_can_be_told(game: hg.Game, language: str) -> None:
    told = set()
    for seed, sides in enumerate((PINK, BLUE, PINK, BLUE, PINK, BLUE)):
        match = cautious_game(game, 2 + seed % 3, seed, **sides)[-1]
        paint = brush(game, language, match.players)._replace(palette=TERMINAL)
        for seat in (0, 1, None):
            teller = Teller(
                game, language, paint.names, seat,
                lambda token: table.card(token, paint),  # noqa: B023
                lambda points: table.score(points, paint),  # noqa: B023
            )  # fmt: skip
            assert all("{" not in line.plain for line in teller.log(match.events(seat)))
            assert match.result is not None
            assert "{" not in teller.result(match.result).plain
            told |= {event.verb for event in match.events(seat)}
    assert told >= {*PINK.values(), *BLUE.values(), "hide", "give", "swap", "secret", "commit"}


def test_every_option_has_its_words() -> None:
    for game in (HITOHIRA, CERISIER):
        for option in game.options:
            assert game.words.text(f"option.{option.name}", "en")
            for value in option.values:  # type: ignore[union-attr]
                keys = f"option.{option.name}.{value}", f"ability.{value}"
                assert any(map(game.words.has, keys))
        for preset in game.presets:
            assert game.words.text(f"preset.{preset}", "ja")


def test_the_menu_calls_opponents_by_their_names() -> None:
    match = match_at(phase="use", players=3, turn="R2 Y2", fields=("", "L1", "B1"))
    play(match, "use sakuya", "give turn R")
    paint = brush(HITOHIRA, "en", 3)
    moves = [HITOHIRA.moves[HITOHIRA.moves.ids[text]] for text in match.legal()]
    labels = [table.label(move, seen(match, 0), paint).plain for move in moves]
    assert labels == ["Take  Tsubaki ◆ L Light blue", "Take  Momiji ■ B Blue"]


def test_the_menu_says_where_a_piece_comes_from_and_that_no_ability_is_one_choice() -> None:
    match = match_at(phase="use", turn="R2 Y2", fields=("B1", "L1"))
    assert labels_of(match)[0] == "Ability  none"
    play(match, "use sakuya")
    assert labels_of(match) == [
        "Give  just drawn ● R Red",
        "Give  just drawn ▲ Y Yellow",
        "Give  from field ■ B Blue",
    ]


def labels_of(match: hg.Match) -> list[str]:
    paint = brush(HITOHIRA, "en", match.players)
    moves = [HITOHIRA.moves[HITOHIRA.moves.ids[text]] for text in match.legal()]
    return [table.label(move, seen(match, 0), paint).plain for move in moves]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [HITOHIRA, CERISIER])
@pytest.mark.parametrize("sides", [BLUE, PINK, BLUE | {"two_pairs": "sakuya"}])
def test_the_names_of_all_abilities_can_be_read(
    game: hg.Game, language: str, sides: dict[str, str]
) -> None:
    match = game.start(3, seed=1, start=0, **sides)
    first = drawn(seen(match, 0), brush(game, language, 3))[0]
    for side in sides.values():
        assert game.words.text(f"ability.{side}", language) in first


def test_the_own_screen_counts_groups_and_jokers() -> None:
    match = match_at(phase="grab", screens=("R2 W1 K2",))
    assert drawn(seen(match, 0), brush(HITOHIRA, "en", 4))[-1].split() == [
        *("Screen", "R●●", "W○", "K✚✚", "Warm", "2", "Cool", "0", "Jokers", "3"),
    ]


def test_one_piece_is_one_piece() -> None:
    words = HITOHIRA.words
    values = {"place": 1, "sharing": 2}
    assert words.text("line-cool", "en", count=1, **values) == "Cool: 1 piece, place 1"
    assert "1 pièce," in words.text("line-warm-shared", "fr", count=1, **values)
    assert "2 pièces," in words.text("line-warm", "fr", count=2, **values)


def test_pieces_differ_by_shape_and_letter_not_by_colour_alone() -> None:
    paint = brush(HITOHIRA, "en", 2)
    cards = [table.card(letter, paint).plain for letter in "RYLBWK"]
    assert len({card[0] for card in cards}) == len({card[2] for card in cards}) == 6


def test_scores_are_told_as_far_as_they_matter() -> None:
    paint = brush(HITOHIRA, "en", 2)
    assert table.score((1, 0), paint) == "1 point"
    assert table.score((5, 3), paint) == "5 points, 3 behind the screen"
    assert table.score((0, 3), paint) == "3 behind the screen"
