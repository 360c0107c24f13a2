"""The table as a program: it holds the session, lets bots play, saves, and obeys words."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from hanagoza.cli.drawings import drawing
from hanagoza.cli.saves import Saves
from hanagoza.cli.session import Session
from hanagoza.cli.story import Teller
from hanagoza.cli.terminal import look
from hanagoza.cli.terminal.pages import help_text, reading, result_page
from hanagoza.cli.terminal.screen import TableScreen
from hanagoza.cli.words import WORDS, names_of
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.core.errors import MoveError, UndoRefused
from hanagoza.drawing import Brush

PAUSE = 1.2
"""Seconds a bot waits: time to see what happened, and to take a move back."""


class TableApp(App[None]):
    """A game in the terminal."""

    TITLE = "Hanagoza"
    CSS = look.CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f2", "log", priority=True),
        Binding("f3", "language", priority=True),
        Binding("f4", "paper", priority=True),
        Binding("ctrl+z", "undo", priority=True),
        Binding("ctrl+q,ctrl+c", "quit", priority=True),
    ]

    def __init__(
        self,
        session: Session,
        saves: Saves,
        lang: str = "en",
        *,
        notice: str = "",
        pause: float = PAUSE,
    ) -> None:
        """``notice`` is what the log says first: a key of the catalogue, or nothing."""
        super().__init__()
        self.session, self.saves, self.lang = session, saves, lang
        self.drawing = drawing(session.game.id)
        self._notice = (notice, len(session.events))
        self._pause = pause
        self._screen = TableScreen()
        for theme in look.THEMES:
            self.register_theme(theme)
        self.theme = look.preferred_paper(os.environ)

    def get_default_screen(self) -> Screen[None]:
        return self._screen

    @on(TableScreen.Laid)
    def begin(self) -> None:
        self._after_move()

    # --- what the screen is made of ---------------------------------------------------------------

    @property
    def brush(self) -> Brush:
        return Brush(
            self.session.game.words,
            self.lang,
            names_of(self.session.seats, self.lang),
            look.PAPERS[self.theme],
            self.size.width,
            self.size.height,
        )

    @property
    def teller(self) -> Teller:
        brush, draws = self.brush, self.drawing
        return Teller(
            self.session.game,
            self.lang,
            brush.names,
            self.session.seat,
            lambda token: draws.card(token, brush),
            lambda points: draws.score(points, brush),
        )

    def story(self) -> list[Text]:
        """The log: what happened so far, and what is to be said about the save."""
        events, (notice, place) = self.session.events, self._notice
        if not notice:
            return self.teller.log(events)
        word = Text(WORDS.text(notice, self.lang), style=self.brush.palette.shu)
        return [*self.teller.log(events[:place]), word, *self.teller.log(events[place:])]

    def asked(self) -> str:
        """Whose turn it is and what for."""
        session, brush = self.session, self.brush
        if session.my_turn:
            ask = self.drawing.ask(session.view, brush)
            return WORDS.text("your-turn", self.lang, ask=ask)
        if session.actor is None:
            return WORDS.text("over", self.lang)
        key = "take-back" if session.can_undo else "their-turn"
        return WORDS.text(key, self.lang, name=brush.names[session.actor])

    # --- words and keys ---------------------------------------------------------------------------

    @on(TableScreen.Said)
    def hear(self, event: TableScreen.Said) -> None:
        """A word of the table, or else a move."""
        word, _, rest = event.text.strip().lower().partition(" ")
        actions = {
            "help": self.action_help,
            "?": self.action_help,
            "log": self.action_log,
            "undo": self.action_undo,
            "u": self.action_undo,
            "new": self.action_new,
            "quit": self.exit,
        }
        if word == "lang":
            self._speak(rest.strip())
        elif word in actions and not rest:
            self._screen.prompt.clear()
            actions[word]()
        else:
            self.play(event.text)

    def play(self, text: str) -> None:
        """The person's move; a refused one stays in the line, to be put right."""
        session = self.session
        if session.actor is None or not session.my_turn:
            self._screen.prompt.clear()  # it cannot be put right
            name = "" if session.actor is None else self.brush.names[session.actor]
            self._refuse("over" if session.actor is None else "not-your-turn", name=name)
            return
        try:
            session.play(text)
        except MoveError as error:
            self._screen.say(self._refusal(text, error), refused=True)
        else:
            self._screen.prompt.clear()
            self._after_move()

    def _refusal(self, text: str, error: MoveError) -> str:
        why = self.session.game.words.text(error.reason.rule, self.lang, **error.reason.values)
        return WORDS.text("refused", self.lang, text=text.strip(), why=why)

    def _refuse(self, key: str, **values: object) -> None:
        self._screen.say(WORDS.text(key, self.lang, **values), refused=True)

    def action_undo(self) -> None:
        try:
            move = self.session.undo()
        except UndoRefused:
            self._refuse("undo-revealed" if self.session.moved_last else "undo-theirs")
        else:
            self.workers.cancel_group(self, "bots")
            self._after_move(WORDS.text("undone", self.lang, move=move))

    def action_help(self) -> None:
        title = WORDS.text("help.title", self.lang, title=self.brush.text("title"))
        self._open(reading(title, help_text(self.session.game, self.brush), self.lang))

    def action_log(self) -> None:
        story = Text("\n").join(self.story())
        self._open(reading(WORDS.text("log", self.lang), story, self.lang, end=True))

    def action_language(self) -> None:
        self._speak(LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)])

    def action_paper(self) -> None:
        self.theme = "ink" if self.theme == "washi" else "washi"
        self._screen.show()

    def action_new(self) -> None:
        """Leave this game where it can be replayed, and begin another."""
        self.workers.cancel_group(self, "bots")
        if self.session.result is None:
            with suppress(OSError):  # it could not be saved either, and that was said
                self.saves.shelve(self.session.game.id, "unfinished")
        self.session = Session.begin(self.session.setup)
        self._notice = ("", 0)
        self._after_move()

    def _speak(self, lang: str) -> None:
        if lang not in LANGUAGES:
            self._refuse("lang-unknown")
            return
        self.lang = lang
        self._screen.prompt.clear()
        self._screen.say("")

    def _open(self, page: Screen[str]) -> None:
        if self.screen is self._screen:
            self.push_screen(page)

    # --- the course of the game -------------------------------------------------------------------

    def _after_move(self, message: str = "") -> None:
        """Save, show, and see who is next."""
        try:
            self.saves.keep(self.session.record())
        except OSError as error:
            message = WORDS.text("save-failed", self.lang, why=error.strerror)
        self._screen.say(message)
        if self.session.result is not None:
            self._finish()
        elif self.session.bot_turn:
            self._let_bots_play()

    @work(group="bots", exclusive=True)
    async def _let_bots_play(self) -> None:
        """One bot's move: later, and thought about beside the screen, which never waits."""
        await asyncio.sleep(self._pause)
        move = await asyncio.to_thread(self.session.thought())
        self.session.answer(move)
        self._after_move()

    def _finish(self) -> None:
        """Put the record where it can be replayed from, and show the result."""
        try:
            path = self.saves.shelve(self.session.game.id)
            kept = WORDS.text("kept-at", self.lang, path=path)
        except OSError as error:
            kept = WORDS.text("save-failed", self.lang, why=error.strerror)
        result = self.session.result
        assert result is not None
        body = self.teller.result(result).append(f"\n\n{kept}", style="dim")
        self.push_screen(result_page(self.brush.text("title"), body, self.lang), self._after_result)

    def _after_result(self, word: str | None) -> None:
        if word == "new":
            self.action_new()
        elif word == "log":
            self.action_log()
        elif word == "quit":
            self.exit()
