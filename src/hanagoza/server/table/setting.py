"""What is agreed about a table before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from hanagoza.bots.levels import LEVELS
from hanagoza.core.chance import Chance
from hanagoza.core.errors import OptionError
from hanagoza.core.game import Game
from hanagoza.core.match import Match
from hanagoza.core.options import shown
from hanagoza.core.views import Values
from hanagoza.games import game

Memory = Literal["none", "log", "tracker"]
"""What players are shown of the past: nothing, the log, or all that an attentive player knows."""

OutOfTime = Literal["bot", "loss"]
"""What happens to whoever has no time left: a bot plays on for them, or they have lost."""

BotLevel = Annotated[int, msgspec.Meta(ge=min(LEVELS), le=max(LEVELS))]


class LiveClock(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="live",
):
    """Fischer's clock: everybody has so much for the whole game, and gets a little more with each
    of their moves.
    """

    base: Annotated[int, msgspec.Meta(ge=10, le=3 * 60 * 60)]
    """Seconds."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=180)]
    """Seconds."""


class DaysPerMove(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag="days",
):
    """Turn-based play: so long for each decision, and nobody has to be there."""

    days: Literal[1, 3, 7]


Pace = LiveClock | DaysPerMove


class TableSetting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game, how it is played, and who may find it and look on."""

    game: str
    players: int
    options: Values = {}
    start: int | str = "random"
    memory: Memory = "log"
    public: bool = False
    """Whether strangers find the table in the list; else it takes its link."""
    spectators: bool = True
    pace: Pace | None = None
    """How long people may think, see below; ``null`` is without a clock."""
    out_of_time: OutOfTime = "bot"
    """What happens at the end of somebody's time: a ``bot`` plays on, or it is a ``loss``."""

    @property
    def is_turn_based(self) -> bool:
        """Whether people think for days, and come and go."""
        return isinstance(self.pace, DaysPerMove)

    def find_game(self) -> Game:
        return game(self.game)

    def start_match(self, chance: str | Chance) -> Match:
        """A match with this setting, or an ``OptionError`` that says what would be right."""
        found, options = self.find_game(), dict[str, Any](self.options)
        known = {option.name for option in found.options}
        if unknown := options.keys() - known:
            raise OptionError(f"there is no option {shown(min(unknown))} of {self.game}")
        return found.start(self.players, start=self.start, chance=chance, **options)


def checked(setting: TableSetting) -> TableSetting:
    """The setting with its options filled in, if the game can be played so."""
    match = setting.start_match(chance="manual")
    return msgspec.structs.replace(setting, options=dict(match.setting.options))
