"""What can be played here, and against whom."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get

from hanagoza.bots.levels import LEVELS, Level
from hanagoza.core.catalogue import LANGUAGES
from hanagoza.core.options import Option
from hanagoza.core.views import Values
from hanagoza.games import game, games
from hanagoza.server.http.problems import PROBLEMS

Worded = dict[str, str]
"""A text in every language."""


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice of a game."""

    name: str
    title: Worded
    default: int | str
    words: tuple[str, ...] = ()
    """The words to choose from, if it is one of several."""
    least: int | None = None
    most: int | None = None
    players: tuple[int, ...] = ()
    """The player counts it is for, if not for all."""
    rulebook: bool = False
    """Whether the game's rulebook offers the choice; else it is a house rule."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    id: str
    rules: int
    """The version of its rules."""
    title: Worded
    tagline: Worded
    """What it is about, in a sentence or two."""
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    presets: dict[str, Values]


class LevelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One level of bots."""

    level: int
    name: Worded
    about: Worded


class GamesController(Controller):
    path = "/api"
    tags = ("games",)

    @get("/games", sync_to_thread=False, responses=PROBLEMS)
    def games(self) -> list[GameInfo]:
        """All games."""
        return [_game(id) for id in games()]

    @get("/levels", sync_to_thread=False, responses=PROBLEMS)
    def levels(self) -> list[LevelInfo]:
        """How strong bots can be."""
        return [
            LevelInfo(
                level=number,
                name={lang: Level.name(number, lang) for lang in LANGUAGES},
                about={lang: Level.about(number, lang) for lang in LANGUAGES},
            )
            for number in LEVELS
        ]


def _game(id: str) -> GameInfo:
    found = game(id)
    return GameInfo(
        id=id,
        rules=found.version,
        title={lang: found.words.text("title", lang) for lang in LANGUAGES},
        tagline={lang: found.words.text("tagline", lang) for lang in LANGUAGES},
        players=tuple(found.players),
        options=tuple(
            OptionInfo(
                name=option.name,
                title={lang: found.words.text(f"option.{option.name}", lang) for lang in LANGUAGES},
                default=option.default,
                rulebook=option.in_rulebook,
                **_range(option) if isinstance(option, Option) else {},
            )
            for option in found.options
        ),
        presets={name: dict(values) for name, values in found.presets.items()},
    )


def _range(option: Option) -> dict[str, Any]:
    values = option.values
    if isinstance(values, range):
        return {"least": values[0], "most": values[-1], "players": option.players}
    return {"words": values, "players": option.players}
