"""Kasane no irome: twelve layers of kimono, laid in the order they were taken."""

from __future__ import annotations

from hanagoza.core.definition import GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from hanagoza.core.options import Option, TextOption
from hanagoza.games.kasane import boxes
from hanagoza.games.kasane.blind import blind
from hanagoza.games.kasane.evaluate import evaluate, rests
from hanagoza.games.kasane.events import events_of
from hanagoza.games.kasane.explain import WORDS, lines_of, why_not
from hanagoza.games.kasane.imagine import glimpse, imagine
from hanagoza.games.kasane.legal import MAX_LEGAL, legal
from hanagoza.games.kasane.merits import merits_of
from hanagoza.games.kasane.moves import MOVES
from hanagoza.games.kasane.position import VERSION, KasanePosition, read_position, write_position
from hanagoza.games.kasane.rules import apply, next_round, outcomes
from hanagoza.games.kasane.setup import begin
from hanagoza.games.kasane.state import REASONS, State
from hanagoza.games.kasane.view import view_of

SWITCH = ("off", "on")

GAME = Game(
    GameDefinition(
        id="kasane",
        version=VERSION,
        players=(3, 4),
        options=(
            TextOption("meld_table", boxes.RECONSTRUCTED, boxes.read_option, boxes.keep_option),
            Option("hard3", SWITCH, "off", players=(3,), in_rulebook=True),
            Option("plus1_meld", SWITCH, "off", in_rulebook=True),
            Option("open_hands", SWITCH, "off"),
        ),
        check_together=boxes.check_together,
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
        position_type=KasanePosition,
        write_position=write_position,
        read_position=read_position,
    )
)
