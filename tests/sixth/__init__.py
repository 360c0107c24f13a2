"""Setsugekka, a sixth game that only tests know: snow, moon and flower, for two.

It tries what CONTRIBUTING promises: a game is a folder and a line in the registry. There are six
cards of each kind. Both get three; in turn they draw one and lay one open before them, until the
deck is empty. Who has laid more cards of a kind holds it. Who holds more kinds wins, then who has
laid more moons; else both.
"""

from __future__ import annotations

from hanagoza.core.definition import GameDefinition, Insight
from hanagoza.core.game import Game
from hanagoza.core.kernel import Rules
from tests.sixth.blind import blind
from tests.sixth.evaluate import evaluate, rests
from tests.sixth.events import events_of
from tests.sixth.explain import WORDS, lines_of, why_not
from tests.sixth.imagine import glimpse, imagine
from tests.sixth.legal import MAX_LEGAL, legal
from tests.sixth.merits import merits_of
from tests.sixth.moves import MOVES
from tests.sixth.position import VERSION, SetsugekkaPosition, read_position, write_position
from tests.sixth.rules import apply, outcomes
from tests.sixth.setup import begin
from tests.sixth.state import REASONS, SEATS, State
from tests.sixth.view import view_of

GAME = Game(
    GameDefinition(
        id="setsugekka",
        version=VERSION,
        players=(SEATS,),
        options=(),
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
        position_type=SetsugekkaPosition,
        write_position=write_position,
        read_position=read_position,
    )
)
