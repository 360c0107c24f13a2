"""The table of Kasane no irome, drawn and played."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import hanagoza as hg
from hanagoza.cli.saves import Saves
from hanagoza.cli.session import Session, Setup
from hanagoza.cli.story import Teller
from hanagoza.cli.terminal.app import TableApp
from hanagoza.cli.terminal.pages import Page
from hanagoza.cli.words import names_of
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.drawing import Brush
from hanagoza.drawing.palette import INK
from hanagoza.games.kasane import terminal as table
from tests.cli.players import my_move, shown, type_in, until
from tests.kasane.builders import match_at, seen, turn

pytestmark = pytest.mark.slow

GAME = hg.game("kasane")


def brush(players: int, lang: str = "en", width: int = 80, height: int = 24) -> Brush:
    names = names_of(("you", *["bot:random"] * (players - 1)), lang)
    return Brush(GAME.words, lang, names, INK, width, height)


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (110, 35), (200, 60)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_the_table_fits_the_screen(size: tuple[int, int], lang: str, players: int) -> None:
    dice = random.Random(1)
    match = GAME.start(players, seed=1)
    console = Console(width=size[0])
    while match.actor is not None:
        with console.capture() as capture:
            console.print(table.draw(seen(match, 0), brush(players, lang, *size)))
        lines = capture.get().splitlines()
        assert len(lines) <= (14 if size[1] < 28 else 24)
        if size[0] >= 80:
            assert "…" not in capture.get()
        match.play(dice.choice(match.legal()))


@pytest.mark.parametrize("width", [60, 80, 110])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_melds_without_boxes_say_so(lang: str, width: int) -> None:
    match = GAME.start(4, seed=1, meld_table="kasane 2:1,1 / juu 2:1")
    console = Console(width=width)
    with console.capture() as capture:
        console.print(table.draw(seen(match, 0), brush(4, lang, width)))
    assert capture.get().count(GAME.words.text("no-boxes", lang)) == 7


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [0, 2, None])
def test_every_event_and_result_can_be_told(lang: str, seat: int | None) -> None:
    for players in (3, 4):
        match = GAME.start(players, seed=2)
        dice = random.Random(2)
        while match.actor is not None:
            match.play(dice.choice(match.legal()))
        paint = brush(players, lang)
        teller = Teller(
            GAME, lang, paint.names, seat,
            lambda token: table.card(token, paint),  # noqa: B023
            lambda points: table.score(points, paint),  # noqa: B023
        )  # fmt: skip
        told = [line.plain for line in teller.log(match.events(seat))]
        assert not any("{" in line for line in told)
        assert match.result is not None
        assert "kagen" not in teller.result(match.result).plain, "melds go by their names"


def test_a_menu_says_what_a_move_is_worth() -> None:
    paint = brush(4)
    match = GAME.start(4, start=0, chance="manual")
    for card in ["1", "1", "1", "4", "1", "1", "2", "2", "2", "2", "2", "3", "3", "3", "3", "6"]:
        match.play(f"draw {card}")
    for move in ("row 1", "pass", "row 2", "pass", "row 2", "pass", "row 2", "pass"):
        match.play(move)
    moves = [GAME.moves[GAME.moves.ids[text]] for text in match.legal()]
    labels = [table.label(move, seen(match, 0), paint).plain for move in moves]
    assert labels == ["Row 1  1✿", "Row 2  1✿", "Row 3  3✦", "Row 4  6♥  ▸ +1"]
    match.play("row 4")
    moves = [GAME.moves[GAME.moves.ids[text]] for text in match.legal()]
    labels = [table.label(move, seen(match, 0), paint).plain for move in moves]
    assert labels == ["juu 2      4⌇ 6♥  +1", "Pass "]


MENU = 34
"""Cells for a move in the menu of a screen of 80."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_moves_fit_into_a_narrow_menu(lang: str) -> None:
    long = turn("3 5 7 9", "1", field="1 1", melds=["meld kasane 2"])
    paint = brush(4, lang)
    moves = [GAME.moves[GAME.moves.ids[text]] for text in long.legal()]
    labels = [table.label(move, seen(long, 0), paint).plain for move in moves]
    assert "katyuu 6   (1✿) 3✦ 5▼ 7★ 9✺ 1✿  +8" in labels
    assert all(cell_len(label) <= MENU for label in labels)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_caption_fits_beside_the_title(lang: str) -> None:
    paint = brush(4, lang)
    view = seen(match_at(round=2, step=11), 0)
    title = GAME.words.text("title", lang)
    assert cell_len(f" 花茣蓙   {title}  {table.caption(view, paint)}") <= 80


def test_a_whole_game_at_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        session = Session.begin(Setup(GAME, players=3, seed=4))
        app = TableApp(session, Saves(tmp_path), "en", pause=0)
        async with app.run_test(size=(80, 24)) as pilot:
            while app.session.result is None:
                await until(pilot, lambda: my_move(app))
                if app.session.my_turn:
                    await type_in(pilot, app.session.legal[0])
            await until(pilot, lambda: isinstance(app.screen, Page))
            assert "points" in shown(app, "#page")

    asyncio.run(play())
