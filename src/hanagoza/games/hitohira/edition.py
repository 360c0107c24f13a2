"""What the two editions share: all of the game but names, defaults and presets."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hanagoza.core.catalogue import Catalogue
from hanagoza.core.definition import CLAIMS, Claim, GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option, Value
from hanagoza.games.hitohira.blind import blind
from hanagoza.games.hitohira.evaluate import evaluate, rests
from hanagoza.games.hitohira.events import events_of
from hanagoza.games.hitohira.explain import lines_of, why_not
from hanagoza.games.hitohira.imagine import glimpse, imagine
from hanagoza.games.hitohira.legal import MAX_LEGAL, legal
from hanagoza.games.hitohira.merits import merits_of
from hanagoza.games.hitohira.moves import ABILITIES, MOVES
from hanagoza.games.hitohira.position import (
    VERSION,
    HitohiraPosition,
    read_position,
    write_position,
)
from hanagoza.games.hitohira.rules import apply, outcomes
from hanagoza.games.hitohira.setup import begin
from hanagoza.games.hitohira.state import REASONS, State
from hanagoza.games.hitohira.view import view_of

SWITCHES: Mapping[str, tuple[str, ...]] = {
    "four_colours": ABILITIES[1:3],
    "two_pairs": ABILITIES[3:5],
    "six_pieces": ABILITIES[5:7],
    "screen_qty": ("any", "all"),
    "fail_take": ("exact", "up_to"),
    "sakuya_in": ("in_place", "field"),
    "sakuya_give_black": ("off", "on"),
    "kokonoe_partial": ("off", "on"),
    "tie_first": ("span", "top_two"),
    "final_tiebreak": ("screen_count", "none"),
    "two_p_tie": ("split", "none", "full"),
    "short_draw": ("partial", "forbid"),
    "field_black": ("must", "may"),
}
"""Every switch and its values, in the order in which the state numbers them."""

CARD_SIDES = ("four_colours", "two_pairs", "six_pieces")
"""Those that the rulebooks leave to the players; the others are house rules."""

AT_A_FULL_TABLE = Claim("search:1000", "greedy", 400, players=4)
"""Random play misled the search here, the more so the more players there are."""

FOR_TWO = ("two_p_tie",)
FOR_MORE = ("tie_first",)


def edition(
    id: str,
    words: Catalogue,
    defaults: Mapping[str, Value],
    presets: Mapping[str, Mapping[str, Value]],
) -> Game:
    """An edition as a game of its own; switches without a default take their first value."""
    return Game(
        GameDefinition(
            id=id,
            version=VERSION,
            players=(2, 3, 4),
            options=tuple(
                _option(name, defaults.get(name, SWITCHES[name][0])) for name in SWITCHES
            ),
            state=State,
            moves=MOVES,
            rules=Rules(begin, legal, outcomes, apply, imagine, glimpse),
            room=MAX_LEGAL + 1,
            reasons=REASONS,
            words=words,
            presets=presets,
            view_of=partial(view_of, id),
            blind=blind,
            events_of=events_of,
            why_not=partial(why_not, words),
            merits_of=partial(merits_of, words),
            lines_of=lines_of,
            insight=Insight(evaluate, rests),
            claims=(AT_A_FULL_TABLE, *CLAIMS),
            position_type=HitohiraPosition,
            write_position=partial(write_position, id),
            read_position=read_position,
        )
    )


def _option(name: str, default: Value) -> Option:
    players = (2,) if name in FOR_TWO else (3, 4) if name in FOR_MORE else ()
    return Option(name, SWITCHES[name], default, players, in_rulebook=name in CARD_SIDES)
