"""The table itself, played through its own keys."""

from __future__ import annotations

import asyncio

import pytest

import hanagoza as hg
from hanagoza.bots import Estimate
from hanagoza.cli.saves import Saves
from hanagoza.cli.terminal.app import TableApp
from hanagoza.cli.terminal.pages import Page
from hanagoza.core.moves import Move
from tests.cli.players import menu, my_move, prompt, shown, status, table, type_in, until


def test_a_whole_game_by_typed_moves(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test(size=(80, 24)) as pilot:
            while app.session.result is None:
                await until(pilot, lambda: my_move(app))
                if app.session.my_turn:
                    await type_in(pilot, app.session.legal[-1].lower())
            await until(pilot, lambda: isinstance(app.screen, Page))
            page = shown(app, "#page")
            assert "charm" in page
            assert "cards" in page
            assert ".json" in page
            await pilot.press("n")
            await until(pilot, lambda: my_move(app))
            assert app.session.result is None
            assert "Round 1" in shown(app, "#header")

    asyncio.run(play())
    (kept,) = (saves.folder / "finished").iterdir()
    assert hg.replay(kept.read_text()).result is not None
    assert saves.load("hanamikoji") is not None


def test_a_whole_game_by_the_menu(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves, seed=11)
        async with app.run_test(size=(100, 30)) as pilot:
            while app.session.result is None:
                await until(pilot, lambda: my_move(app))
                if app.session.my_turn:
                    await pilot.press("down", "enter")
                    await pilot.pause()
            await until(pilot, lambda: isinstance(app.screen, Page))
            await pilot.press("q")
        assert not app.is_running

    asyncio.run(play())


def test_the_menu_goes_from_verb_to_card_to_move_with_the_mouse_too(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves, pause=60)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert [choice.step for choice in menu(app).choices] == [
                "secret", "discard", "gift", "compete",
            ]  # fmt: skip
            await pilot.click("#moves", offset=(3, 3))
            await pilot.pause()
            assert prompt(app).value == "gift "
            await pilot.press("d", "enter")
            await pilot.press("escape")
            assert prompt(app).value == ""
            await pilot.press(*"gi", "tab", "a", "space", "c")
            await pilot.pause()
            assert "A Flute C Scroll" in shown(app, "#moves")

    asyncio.run(play())


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("gift a a a", "it needs 3 of A"),
        ("gift a", "not how it is written"),
        ("give a", "there is no verb"),
        ("take a", "no offer to take"),
        ("draw a", "only chance does that"),
        ("lang xx", "Languages"),
        ("undo", "Nothing to take back"),
    ],
)
def test_a_refused_input_is_explained_and_changes_nothing(
    saves: Saves, typed: str, word: str
) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test(size=(100, 30)) as pilot:
            before = app.session.record()
            await type_in(pilot, typed)
            assert word in " ".join(status(app).split())
            assert app.session.record() == before
            if typed != "undo":
                assert prompt(app).value == typed
            await pilot.press("escape", "x")
            assert "Your turn" in status(app)

    asyncio.run(play())


def test_a_refusal_speaks_the_language_of_the_table(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves, lang="ja")
        async with app.run_test(size=(100, 30)) as pilot:
            await type_in(pilot, "gift a a a")
            assert "3枚必要" in status(app)

    asyncio.run(play())


def test_a_move_can_be_taken_back_while_the_bot_waits(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves, pause=60)
        async with app.run_test(size=(80, 24)) as pilot:
            before = app.session.record()
            await type_in(pilot, "secret a")
            after = app.session.record()
            assert "press u to take" in status(app)
            await pilot.press(*"undo")
            await pilot.pause()
            assert app.session.record() == before == saves.load("hanamikoji")
            assert prompt(app).value == ""
            assert "Taken back" in status(app)
            await type_in(pilot, "secret a")
            assert app.session.record() == after, "the same outcomes recur"
            await type_in(pilot, "gift c d e")
            assert "Tsubaki’s turn" in status(app)
            await pilot.press("escape", "ctrl+z")
            assert app.session.record() == before

    asyncio.run(play())


def test_an_answered_move_cannot_be_taken_back(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test(size=(100, 30)) as pilot:
            await type_in(pilot, "gift c d e")
            await until(pilot, lambda: my_move(app))
            before = app.session.record()
            await pilot.press("ctrl+z")
            await pilot.pause()
            assert "Nothing to take back" in status(app)
            assert app.session.record() == before

    asyncio.run(play())


def test_an_answer_that_drew_a_card_cannot_be_taken_back(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test(size=(100, 30)) as pilot:
            while not app.session.legal or not app.session.legal[0].startswith("take"):
                await until(pilot, lambda: my_move(app))
                await type_in(pilot, app.session.legal[0])
                await until(pilot, lambda: my_move(app))
            await type_in(pilot, app.session.legal[0])
            await pilot.press("ctrl+z")
            await pilot.pause()
            assert "shown you something new" in status(app)

    asyncio.run(play())


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_help_is_complete(saves: Saves, lang: str) -> None:
    async def play() -> None:
        app = table(saves, lang=lang)
        async with app.run_test(size=(80, 60)) as pilot:
            await pilot.press("f1")
            await pilot.pause()
            assert "…" not in shown(app, "#page")

    asyncio.run(play())


def test_help_log_language_and_paper(saves: Saves) -> None:
    async def play() -> None:
        app = table(saves)
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.press("question_mark")
            await pilot.pause()
            assert "compete CARD CARD / CARD CARD" in shown(app, "#page")
            await pilot.press("escape", "f2")
            await pilot.pause()
            assert "You are dealt" in shown(app, "#page")
            await pilot.press("escape")
            await type_in(pilot, "lang fr")
            assert "À vous" in status(app)
            await pilot.press("f3", "f4")
            await pilot.pause()
            assert "あなたの番です" in status(app)
            assert app.theme == "washi"

    asyncio.run(play())


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_no_line_is_broken_and_the_prompt_is_always_there(
    saves: Saves, size: tuple[int, int], lang: str
) -> None:
    async def play() -> None:
        app = table(saves, lang=lang, pause=60)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert prompt(app).region.bottom < size[1]
            assert prompt(app).has_focus
            rows = shown(app, "#felt").count("\n") + 1
            assert rows <= (14 if size[1] < 28 else 24)
            if size[1] >= 24:
                assert menu(app).size.height >= 4

    asyncio.run(play())


def test_the_screen_knows_only_what_its_seat_may_know(saves: Saves) -> None:
    app: TableApp = table(saves)
    assert app.session.view.seat == app.session.seat
    assert not app.session.view.recall
    hidden = [event for event in app.session.events if event.seat == 1 and event.verb == "deal"]
    assert hidden
    assert all(event.cards is None for event in hidden)


def test_bots_get_a_recall_view_of_their_own_seat(saves: Saves) -> None:
    seen: list[tuple[object, ...]] = []

    class Spy:
        def choose(self, *given: object) -> str:
            seen.append(given)
            legal = given[2]
            assert isinstance(legal, list)
            return str(legal[0])

        def estimates(self, *given: object) -> list[Estimate]:
            raise AssertionError(given)

    app = table(saves)
    app.session._bots[1] = Spy()
    app.session.play("gift C D E")
    app.session.answer(app.session.thought()())
    ((game, view, legal),) = seen
    assert game is app.session.game
    assert isinstance(view, hg.View)
    assert (view.seat, view.recall) == (1, True)
    assert all(isinstance(text, str) for text in legal)  # type: ignore[attr-defined]


def test_the_session_plays_only_for_its_own_seat(saves: Saves) -> None:
    session = table(saves).session
    session.play("gift C D E")
    with pytest.raises(hg.OptionError, match="not your turn"):
        session.play(Move("take", (("C",),)).text)
    assert session.legal == []
