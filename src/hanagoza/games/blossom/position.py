"""A position of Blossom as a document: every card accounted for."""

from __future__ import annotations

from typing import Any, Literal, NoReturn

from hanagoza.core.errors import PositionError
from hanagoza.core.moves import Group, quoted
from hanagoza.core.options import Setting
from hanagoza.core.positions import Position
from hanagoza.core.state import CHANCE, OVER
from hanagoza.games.blossom.flowers import (
    CHERRY,
    KINDS,
    NAMES,
    NO_CARDS,
    TOTAL,
    bunch_named,
    common,
    copies,
    holds,
    how_many,
    names_of,
)
from hanagoza.games.blossom.moves import HAND_SIZE, LIMIT, MOST_DRAWN
from hanagoza.games.blossom.scoring import GOAL, GUARD_ROUNDS, TRACK_STEP, judge
from hanagoza.games.blossom.state import (
    ACT,
    ACTIONS,
    CHOOSE,
    DEAL,
    DRAW,
    FINISHED,
    GARDEN,
    GARDEN_SIZE,
    MULLIGAN,
    REDEAL,
    REMOVED,
    START,
    cherry_draws,
    redealt_to,
    removed_size,
)
from hanagoza.games.blossom.view import PHASES, barred_kinds, bits_of

VERSION = 1
Places = tuple[str, ...]
MOST_POINTS = 30_000


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


# --- out ------------------------------------------------------------------------------------------


def write_position(state: Any, setting: Setting) -> BlossomPosition:
    """The document of a state."""
    players = setting.players
    return BlossomPosition(
        game="blossom",
        rules=VERSION,
        players=players,
        options=dict(setting.options),
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        round=int(state.round_no),
        starter=int(state.starter),
        mover=int(state.mover),
        action=int(state.action),
        step=int(state.step),
        hands=_texts(state.hand, players),
        ups=_texts(state.up, players),
        downs=_texts(state.down, players),
        garden=_text(state.garden),
        deck=_text(state.deck),
        removed=_text(state.removed),
        earned=tuple(tuple(state.earned[seat].tolist()) for seat in range(players)),
        barred=barred_kinds(state.barred),
        due=int(state.due),
        falling=bool(state.falling),
        held=_texts(state.held, players),
        kept=_texts(state.kept, players),
        stock=_text(state.stock),
        drew=_texts(state.drew, players),
        fresh=tuple(state.fresh[:players].tolist()),
    )


def _text(bunch: int) -> str:
    return " ".join(names_of(bunch))


def _texts(bunches: Any, players: int) -> Places:
    return tuple(_text(bunches[seat]) for seat in range(players))


# --- in -------------------------------------------------------------------------------------------


def read_position(document: BlossomPosition, state: Any) -> None:
    """Fill a blank state from a document; refuse what no game could have reached."""
    phase, starter, mover = PHASES.index(document.phase), document.starter, document.mover
    read_progress(state, phase, document.round, starter, mover, document.action, document.step)
    _read_cards(document, state)
    _check_cards(state)
    check_sizes(state)
    check_set_up(state)
    read_turn(state, document.barred, document.due, document.falling)
    _read_memory(document, state)
    _check_memory(state)
    read_points(state, document.earned)


def read_progress(
    state: Any, phase: int, round_no: int, starter: int, mover: int, action: int, step: int
) -> None:
    """How far the game is."""
    players = int(state.players)
    dealt = int(REMOVED[players]) + players * HAND_SIZE
    steps = {DEAL: dealt - 1, GARDEN: GARDEN_SIZE - 1}
    _in_range("round", round_no, 1, GUARD_ROUNDS if phase >= ACT else 1)
    _in_range("starter", starter, 0, players - 1)
    _in_range("mover", mover, 0, players - 1)
    _in_range("action", action, 0, ACTIONS - 1 if phase in (ACT, DRAW, CHOOSE) else 0)
    _in_range("step", step, 0, steps.get(phase, 0))
    if phase in (MULLIGAN, REDEAL) and not state.mulligan:
        _refuse(f"phase {PHASES[phase]} needs the option mulligan")
    if phase in (START, DEAL, REDEAL, GARDEN, FINISHED) and mover != starter:
        _refuse(f"mover is {mover}; in phase {PHASES[phase]} it must be the starter")
    state.phase, state.round_no, state.step = phase, round_no, step
    state.starter, state.mover, state.action = starter, mover, action


def _in_range(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        _refuse(f"{name} is {value}; it must be from {low} to {high} here")


def _read_cards(document: BlossomPosition, state: Any) -> None:
    _read_places(document, state, "hands", state.hand)
    _read_places(document, state, "ups", state.up)
    _read_places(document, state, "downs", state.down)
    state.garden = _cards("garden", document.garden)
    state.deck = _cards("deck", document.deck)
    state.removed = _cards("removed", document.removed)
    state.deck_size = how_many(state.deck)
    for seat in range(state.players):
        state.hand_size[seat] = how_many(state.hand[seat])
        state.down_size[seat] = how_many(state.down[seat])


def _read_places(document: BlossomPosition, state: Any, name: str, cells: Any) -> None:
    places = getattr(document, name)
    if len(places) != state.players:
        _refuse(f"{name} has {len(places)} places; there are {int(state.players)} players")
    for seat, text in enumerate(places):
        cells[seat] = _cards(name, text)


def _cards(place: str, text: str) -> int:
    names = text.split()
    for name in names:
        if name not in NAMES:
            _refuse(f"{place}: {quoted(name)} is no flower; flowers are {' '.join(NAMES)}")
        if names.count(name) > TOTAL[NAMES.index(name)]:
            _refuse(f"{place}: {quoted(text)} has more of {name} than there are")
    return bunch_named(names)


def _check_cards(state: Any) -> None:
    """Every card is somewhere, and those removed are as many as the rules say."""
    places = (*state.hand, *state.up, *state.down, state.garden, state.deck, state.removed)
    for kind in range(KINDS):
        there = sum(int(copies(bunch, kind)) for bunch in places)
        if there != TOTAL[kind]:
            _refuse(f"there are {there} of {NAMES[kind]}; there must be {TOTAL[kind]}")
    removed = int(removed_size(state))
    if how_many(state.removed) != removed:
        _refuse(f"removed has {how_many(state.removed)} cards; there must be {removed} here")


def check_sizes(state: Any) -> None:
    """No hand or yard has more than five cards, and the garden has not outlived the deck."""
    sides = zip(state.hand_size.tolist(), state.up.tolist(), state.down_size.tolist(), strict=True)
    for seat, (hand, up, down) in enumerate(sides):
        _in_range(f"the hand of seat {seat}", hand, 0, LIMIT)
        _in_range(f"the yard of seat {seat}", int(how_many(up)) + down, 0, LIMIT)
    if state.phase >= ACT and state.deck_size == 0 and state.garden != NO_CARDS:
        _refuse("the deck is empty, so the garden must have become the deck")


def check_set_up(state: Any) -> None:
    """Before the first turn every place has the number of cards that the deal demands."""
    if state.phase >= ACT:
        return
    planted = int(state.step) if state.phase == GARDEN else 0
    if how_many(state.garden) != planted:
        _refuse(f"garden has {how_many(state.garden)} cards; there must be {planted} here")
    if any(int(bunch) for bunch in state.up):
        _refuse(f"ups: nothing lies in a yard in phase {PHASES[state.phase]}")
    for seat in range(state.players):
        back = int(state.down_size[seat])
        if back and (state.phase != MULLIGAN or not _has_chosen(state, seat)):
            _refuse(f"downs: seat {seat} cannot have put cards back yet")
        if state.phase != REDEAL:
            expected = _dealt(state, seat) - back
            if state.hand_size[seat] != expected:
                _refuse(
                    f"the hand of seat {seat} has {state.hand_size[seat]} cards; "
                    f"there must be {expected} here"
                )
        elif state.hand_size[seat] > HAND_SIZE:
            _refuse(f"the hand of seat {seat} is larger than a deal")
    if state.phase == REDEAL and redealt_to(state) < 0:
        _refuse("phase redeal needs a hand that is short")


def _turns_from_starter(state: Any, seat: int) -> int:
    return (seat - int(state.starter)) % int(state.players)


def _dealt(state: Any, seat: int) -> int:
    if state.phase == START:
        return 0
    if state.phase != DEAL:
        return HAND_SIZE
    cards = int(state.step) - int(REMOVED[state.players])
    return min(max(cards - HAND_SIZE * _turns_from_starter(state, seat), 0), HAND_SIZE)


def _has_chosen(state: Any, seat: int) -> bool:
    """Whether a seat has had its mulligan: they go round from the starter's left."""
    last = int(state.players)
    turn, now = (_turns_from_starter(state, s) or last for s in (seat, int(state.mover)))
    return turn < now


def read_turn(state: Any, barred: Group, due: int, falling: bool) -> None:
    """How far the turn is. A choice is asked after a card has come, so one fewer is due then."""
    phase = int(state.phase)
    for name in barred:
        if name not in NAMES:
            _refuse(f"barred: {quoted(name)} is no flower; flowers are {' '.join(NAMES)}")
    state.barred = bits_of(set(barred))
    is_set = len(barred) == len(set(barred))
    if barred and (state.action == 0 or not is_set or len(barred) not in (1, KINDS)):
        _refuse("barred: one kind, or all, and only after the first action")
    drawing = phase in (DRAW, CHOOSE)
    least, most = (1, MOST_DRAWN - (phase == CHOOSE) if falling else 1) if drawing else (0, 0)
    _in_range("due", due, least, most)
    if falling and not drawing:
        _refuse("falling: a cherry waits only while cards are drawn")
    if falling and not copies(state.up[state.mover], CHERRY):
        _refuse(f"falling: seat {state.mover} has no cherry face up")
    if phase == CHOOSE and not (falling and state.cherry_sequential):
        _refuse("phase choose needs a falling cherry and the option cherry_sequential")
    if drawing and due > cherry_draws(state, state.mover, MOST_DRAWN):
        _refuse(f"due is {due}; there is no room, or no card, for so many")
    state.due, state.falling = due, falling


def _read_memory(document: BlossomPosition, state: Any) -> None:
    for name, cells in (("held", state.held), ("kept", state.kept), ("drew", state.drew)):
        if getattr(document, name) is not None:
            _read_places(document, state, name, cells)
    state.stock = _cards("stock", document.stock)
    if document.fresh is not None:
        if len(document.fresh) != state.players:
            _refuse(
                f"fresh has {len(document.fresh)} numbers; there are {int(state.players)} seats"
            )
        for seat, number in enumerate(document.fresh):
            _in_range("fresh", number, 0, int(how_many(state.drew[seat])))
            state.fresh[seat] = number
    for seat in range(state.players):
        state.draws[seat] = how_many(state.drew[seat])


def _check_memory(state: Any) -> None:
    """What is remembered has to be true."""
    out, number = int(state.deck), int(state.deck_size)
    for seat in range(state.players):
        held, kept = int(state.held[seat]), int(state.kept[seat])
        hidden = int(state.hand[seat]) + int(state.down[seat])
        if not holds(state.hand[seat], held):
            _refuse(f"held: {quoted(_text(held))} is not in the hand of seat {seat}")
        if not holds(hidden, held + kept):
            _refuse(f"kept: {quoted(_text(kept))} is neither in hand nor face down at seat {seat}")
        certain = common(state.drew[seat], hidden - held - kept)
        if state.fresh[seat] > how_many(certain):
            _refuse(f"fresh: seat {seat} has fewer of the cards it drew")
        out += int(state.drew[seat])
        number += int(state.draws[seat])
        if state.phase < ACT and (held or kept or state.stock):
            _refuse(f"held, kept, stock: nothing is remembered in phase {PHASES[state.phase]}")
    if state.stock == NO_CARDS and any(int(bunch) for bunch in state.drew):
        _refuse("drew: cards are remembered only of a replenished deck, so stock is needed")
    if state.stock != NO_CARDS and (out, number) != (state.stock, how_many(state.stock)):
        _refuse("stock: it must be the deck and all that was drawn from it")


def read_points(state: Any, earned: tuple[tuple[int, ...], ...]) -> None:
    """Who has how many points; with them it is clear whether the game is over, and who decides."""
    if len(earned) != state.players or any(len(row) != KINDS for row in earned):
        _refuse(f"earned: {KINDS} numbers are needed for each of {int(state.players)} seats")
    phase = int(state.phase)
    for row in earned:
        for points in row:
            if points % TRACK_STEP or not 0 <= points <= MOST_POINTS // KINDS:
                _refuse(f"earned: {points} is no multiple of {TRACK_STEP} on the track")
        if phase < ACT and any(row):
            _refuse(f"earned: there are no points in phase {PHASES[phase]}")
    state.earned[: len(earned)] = earned
    state.scores[: len(earned), 0] = [sum(row) for row in earned]
    state.actor = state.mover if phase in (MULLIGAN, ACT, CHOOSE) else CHANCE
    if phase == FINISHED:
        state.actor = OVER
        state.reason = judge(state)
        if not state.reason:
            _refuse(f"phase is over, but nobody has {GOAL} points")
    elif _is_round_new(state) and max(map(sum, earned)) >= GOAL:
        _refuse(f"somebody has {GOAL} points at the end of a round, so phase must be over")


def _is_round_new(state: Any) -> bool:
    return bool(state.mover == state.starter and state.action == 0 and state.phase == ACT)


def _refuse(message: str) -> NoReturn:
    raise PositionError(message)
