"""Hanamikoji: the classic duel for the favours of seven geisha, I cut, you choose."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.definition import Claim, GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option
from hanagoza.games.hanamikoji import evaluate, imagine, rules
from hanagoza.games.hanamikoji.events import events_of
from hanagoza.games.hanamikoji.explain import WORDS, lines_of, why_not
from hanagoza.games.hanamikoji.moves import MOVES
from hanagoza.games.hanamikoji.position import (
    VERSION,
    HanamikojiPosition,
    read_position,
    write_position,
)
from hanagoza.games.hanamikoji.view import blind, view_of

CLAIMS = (
    Claim("search:1000", "random", 2000, 0.96),
    Claim("search:1000", "flat:1000", 2000, 0.57),
    Claim("search:10000", "search:1000", 1000, 0.62),
    Claim("level:2", "level:1", 600, 0.55, is_bound=True),
    Claim("level:3", "level:2", 600, 0.55, is_bound=True),
    Claim("level:4", "level:3", 600, 0.55, is_bound=True),
    Claim("level:5", "level:4", 160, 0.55, is_bound=True),
)

GAME = Game(
    GameDefinition(
        id="hanamikoji",
        version=VERSION,
        players=(rules.SEATS,),
        options=(Option("max_rounds", range(rules.GUARD_ROUNDS + 1), 0, in_rulebook=True),),
        layout=rules.STATE,
        moves=MOVES,
        rules=Rules(
            rules.begin,
            rules.legal,
            rules.outcomes,
            rules.apply,
            imagine.imagine,
            imagine.glimpse,
            rules.next_round,
        ),
        room=rules.MAX_LEGAL + 1,
        reasons=rules.REASONS,
        words=WORDS,
        view_of=view_of,
        blind=blind,
        events_of=events_of,
        why_not=why_not,
        lines_of=lines_of,
        insight=Insight(evaluate.evaluate, evaluate.rests),
        claims=CLAIMS,
        limit=Path(__file__).parent / "limit.c",
        position_type=HanamikojiPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
