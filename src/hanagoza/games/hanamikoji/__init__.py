"""Hanamikoji: the classic duel for the favours of seven geisha, I cut, you choose."""

from __future__ import annotations

from hanagoza.core.definition import GameDefinition, Insight
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

GAME = Game(
    GameDefinition(
        id="hanamikoji",
        version=VERSION,
        players=(rules.SEATS,),
        options=(Option("max_rounds", range(rules.GUARD_ROUNDS + 1), 0),),
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
        position_type=HanamikojiPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
