"""Blossom: feed flowers in your yard, arrange them in the garden when they are worth most."""

from __future__ import annotations

from hanagoza.core.definition import GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option
from hanagoza.games.blossom.blind import blind
from hanagoza.games.blossom.evaluate import evaluate, rests
from hanagoza.games.blossom.events import events_of
from hanagoza.games.blossom.explain import WORDS, lines_of, why_not
from hanagoza.games.blossom.imagine import glimpse, imagine
from hanagoza.games.blossom.legal import MAX_LEGAL, legal
from hanagoza.games.blossom.merits import merits_of
from hanagoza.games.blossom.moves import MOVES
from hanagoza.games.blossom.position import (
    VERSION,
    BlossomPosition,
    read_position,
    write_position,
)
from hanagoza.games.blossom.rules import apply, outcomes
from hanagoza.games.blossom.setup import begin
from hanagoza.games.blossom.state import REASONS, State
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
        rules=Rules(begin, legal, outcomes, apply, imagine, glimpse),
        room=MAX_LEGAL + 1,
        reasons=REASONS,
        words=WORDS,
        view_of=view_of,
        blind=blind,
        events_of=events_of,
        why_not=why_not,
        merits_of=merits_of,
        lines_of=lines_of,
        insight=Insight(evaluate, rests),
        position_type=BlossomPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
