"""A position of Blossom as a document: every card accounted for."""

from __future__ import annotations

from typing import Literal

from hanagoza.core.checks import at_most, in_range, refuse
from hanagoza.core.headers import position_header
from hanagoza.core.moves import Group
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.core.state import OVER, Array
from hanagoza.games.blossom.checks import (
    Progress,
    check_cards,
    check_memory,
    check_table,
    finish,
    in_plain_numbers,
    read_progress,
)
from hanagoza.games.blossom.pieces import (
    NAMES,
    TOTALS,
    bunch_of,
    how_many,
    names_in,
    text_of,
)
from hanagoza.games.blossom.state import PHASES, State, actor_of

VERSION = 1
Places = tuple[str, ...]


class BlossomPosition(Position, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cards are names in a row (``"rose rose lily"``); tuples are by seat.

    ``step`` counts the cards dealt in phases ``deal`` and ``garden``. The last five fields are what
    players remember; left out, nobody remembers anything.
    """

    phase: Literal["start", "deal", "mulligan", "redeal", "garden", "act", "draw", "choose", "over"]
    round: int
    starter: int
    mover: int
    action: int = 0
    step: int = 0
    hands: Places
    ups: Places
    downs: Places
    """In phase ``mulligan``, the cards put back."""
    garden: str
    deck: str
    removed: str
    earned: tuple[tuple[int, ...], ...]
    """Points by seat and kind."""
    barred: Group = ()
    """Kinds that may not be taken from the garden in the rest of this turn."""
    due: int = 0
    """Cards still to come in this action."""
    falling: bool = False
    """Whether a cherry goes to the garden after that."""
    held: Places | None = None
    """Taken from the garden and still in hand."""
    kept: Places | None = None
    """Taken from the garden and in hand or face down."""
    stock: str = ""
    """What the deck was made of when it was last replenished."""
    drew: Places | None = None
    """Cards drawn from it since."""
    fresh: tuple[int, ...] | None = None
    """How many of these are certainly still with whoever drew them."""


def write_position(state: State, setting: Setting) -> BlossomPosition:
    """The document of a state."""
    players = setting.players
    return BlossomPosition(
        **position_header("blossom", VERSION, setting),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=state.round_no,
        starter=state.starter,
        mover=state.mover,
        action=state.action,
        step=state.step,
        hands=_texts(state.hand[:players]),
        ups=_texts(state.up[:players]),
        downs=_texts(state.down[:players]),
        garden=text_of(state.garden),
        deck=text_of(state.deck),
        removed=text_of(state.removed),
        earned=tuple(state.earned[:players]),
        barred=names_in(state.barred),
        due=state.due,
        falling=bool(state.falling),
        held=_texts(state.held[:players]),
        kept=_texts(state.kept[:players]),
        stock=text_of(state.stock),
        drew=_texts(state.drew[:players]),
        fresh=tuple(state.fresh[:players]),
    )


def _texts(bunches: Array) -> Places:
    return tuple(map(text_of, bunches))


def read_position(document: BlossomPosition, state: State) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    read_progress(_progress(document), state)
    _read_cards(document, state)
    _read_memory(document, state)
    plain = in_plain_numbers(state)
    check_cards(plain)
    check_table(plain)
    check_memory(plain)
    state.actor = actor_of(plain)
    if state.actor == OVER:
        finish(state)


def _progress(document: BlossomPosition) -> Progress:
    return Progress(
        phase=PHASES.index(document.phase),
        round_no=document.round,
        starter=document.starter,
        mover=document.mover,
        action=document.action,
        step=document.step,
        barred=document.barred,
        due=document.due,
        falling=document.falling,
        earned=document.earned,
    )


def _read_cards(document: BlossomPosition, state: State) -> None:
    _read_places("hands", document.hands, state.hand, state)
    _read_places("ups", document.ups, state.up, state)
    _read_places("downs", document.downs, state.down, state)
    state.garden = _cards("garden", document.garden)
    state.deck = _cards("deck", document.deck)
    state.removed = _cards("removed", document.removed)
    state.deck_size = how_many(state.deck)
    for seat in range(state.players):
        state.hand_size[seat] = how_many(state.hand[seat])
        state.down_size[seat] = how_many(state.down[seat])


def _read_places(name: str, texts: Places, cells: Array, state: State) -> None:
    if len(texts) != state.players:
        refuse(f"{name} has {len(texts)} places; there are {state.players} players")
    cells[: len(texts)] = [_cards(name, text) for text in texts]


def _cards(place: str, text: str) -> int:
    return bunch_of(at_most(place, text, NAMES, TOTALS))


def _read_memory(document: BlossomPosition, state: State) -> None:
    """What is left out is forgotten."""
    memories = (
        ("held", document.held, state.held),
        ("kept", document.kept, state.kept),
        ("drew", document.drew, state.drew),
    )
    for name, texts, cells in memories:
        if texts is not None:
            _read_places(name, texts, cells, state)
    state.stock = _cards("stock", document.stock)
    for seat in range(state.players):
        state.draws[seat] = how_many(state.drew[seat])
    if document.fresh is not None:
        _read_fresh(document.fresh, state)


def _read_fresh(fresh: tuple[int, ...], state: State) -> None:
    if len(fresh) != state.players:
        refuse(f"fresh has {len(fresh)} numbers; there are {state.players} seats")
    for seat, number in enumerate(fresh):
        in_range("fresh", number, 0, state.draws[seat])
        state.fresh[seat] = number
