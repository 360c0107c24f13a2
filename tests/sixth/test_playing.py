"""The sixth game is played wherever games are played, though nobody has drawn it anywhere.

``tests/web/test_sixth.py`` plays it in the browser.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import hanagoza as hg
from hanagoza.cli.saves import Saves
from hanagoza.cli.session import Session, Setup
from hanagoza.cli.terminal.app import TableApp
from hanagoza.cli.terminal.pages import Page
from hanagoza.client import Client
from hanagoza.core.catalogue import LANGUAGES
from tests.cli.players import my_move, shown, type_in, until
from tests.server.serving import serving
from tests.sixth.conftest import ID


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_terminal(tmp_path: Path, lang: str) -> None:
    async def play() -> None:
        game = hg.game(ID)
        app = TableApp(Session.begin(Setup(game, seed=4)), Saves(tmp_path), lang, pause=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: my_move(app))
            assert game.words.text("card.moon", lang) in shown(app, "#felt")
            await pilot.press("f1")
            assert game.words.text("help.lay", lang)[:10] in shown(app, "#page")
            await pilot.press("escape")
            while app.session.result is None:
                await until(pilot, lambda: my_move(app))
                if app.session.my_turn:
                    await type_in(pilot, app.session.legal[0])
            await until(pilot, lambda: isinstance(app.screen, Page))
            assert game.words.text("reason.deck", lang) in shown(app, "#page")

    asyncio.run(play())


def test_at_a_server(tmp_path: Path) -> None:
    with serving(tmp_path) as url, Client(url) as client:
        assert ID in [game["id"] for game in client.get("/api/games")]
        table = client.open(ID, 2, bots={1: 1})
        with client.sit(table, "Aki") as seat:
            for turn in seat.turns():
                turn.play(turn.moves[0])
            assert seat.table["ending"]["outcome"]["reason"] == "deck"
