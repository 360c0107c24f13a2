"""Hanamikoji: the classic duel for the favours of seven geisha, I cut, you choose."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.definition import Claim, GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option
from hanagoza.games.hanamikoji.blind import blind
from hanagoza.games.hanamikoji.evaluate import evaluate, rests
from hanagoza.games.hanamikoji.events import events_of
from hanagoza.games.hanamikoji.explain import WORDS, lines_of, why_not
from hanagoza.games.hanamikoji.imagine import glimpse, imagine
from hanagoza.games.hanamikoji.legal import MAX_LEGAL, legal
from hanagoza.games.hanamikoji.merits import merits_of
from hanagoza.games.hanamikoji.moves import MOVES
from hanagoza.games.hanamikoji.position import (
    VERSION,
    HanamikojiPosition,
    read_position,
    write_position,
)
from hanagoza.games.hanamikoji.rules import apply, next_round, outcomes
from hanagoza.games.hanamikoji.scoring import GUARD_ROUNDS
from hanagoza.games.hanamikoji.setup import begin
from hanagoza.games.hanamikoji.state import REASONS, SEATS, State
from hanagoza.games.hanamikoji.view import view_of

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
        players=(SEATS,),
        options=(Option("max_rounds", range(GUARD_ROUNDS + 1), 0, in_rulebook=True),),
        state=State,
        moves=MOVES,
        rules=Rules(begin, legal, outcomes, apply, imagine, glimpse, next_round),
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
        claims=CLAIMS,
        limit=Path(__file__).parent / "limit.c",
        position_type=HanamikojiPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
