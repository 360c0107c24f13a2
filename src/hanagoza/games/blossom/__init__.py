"""Blossom: feed flowers in your yard, arrange them in the garden when they are worth most."""

from __future__ import annotations

from hanagoza.core.definition import GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option
from hanagoza.games.blossom import evaluate, imagine, legal, rules, setup
from hanagoza.games.blossom.blind import blind
from hanagoza.games.blossom.events import events_of
from hanagoza.games.blossom.explain import WORDS, lines_of, why_not
from hanagoza.games.blossom.moves import MOVES
from hanagoza.games.blossom.position import (
    VERSION,
    BlossomPosition,
    read_position,
    write_position,
)
from hanagoza.games.blossom.state import MAX_LEGAL, REASONS, State
from hanagoza.games.blossom.view import view_of

SWITCH = ("off", "on")

GAME = Game(
    GameDefinition(
        id="blossom",
        version=VERSION,
        players=(2, 3, 4),
        options=(
            Option("cherry_sequential", SWITCH, "off"),
            Option("rose_counts_itself", SWITCH, "off"),
            Option("mulligan", SWITCH, "off", in_rulebook=True),
            Option("cherry_fills", ("deck", "garden"), "deck", is_later=True),
        ),
        state=State,
        moves=MOVES,
        rules=Rules(
            setup.begin,
            legal.legal,
            rules.outcomes,
            rules.apply,
            imagine.imagine,
            imagine.glimpse,
        ),
        room=MAX_LEGAL + 1,
        reasons=REASONS,
        words=WORDS,
        view_of=view_of,
        blind=blind,
        events_of=events_of,
        why_not=why_not,
        lines_of=lines_of,
        insight=Insight(evaluate.evaluate, evaluate.rests),
        position_type=BlossomPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
