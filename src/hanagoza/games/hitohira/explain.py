"""Hitohira in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.moves import Move
from hanagoza.core.views import Reason, ScoreLine
from hanagoza.games.hitohira.abilities import ability_on
from hanagoza.games.hitohira.checks import PHASES
from hanagoza.games.hitohira.drawing import most_to_grab
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_CHOICE, NONE, OPPONENTS, STOP
from hanagoza.games.hitohira.pieces import (
    HUES,
    LETTERS,
    TRIGGERS,
    copies,
    hue_number,
    size_of,
    triggers,
)
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    field_lines,
    group_place,
    group_points,
    group_size,
    joker_count,
    joker_range,
)
from hanagoza.games.hitohira.state import ALL, EXACT, GIVE, ON, SCREEN_COUNT, SWAP

LOCALE = Path(__file__).parent / "locale"
WORDS = Catalogue(CORE, LOCALE)
CERISIER_WORDS = Catalogue(CORE, LOCALE, LOCALE / "cerisier")

VERBS = {
    "grab": ("grab", "stop"),
    "choose": ("keep",),
    "swap": ("take",),
    "gather": ("take",),
}
"""The verbs of a phase, where they are not the phase's own name."""


# --- refusals -------------------------------------------------------------------------------------


def why_not(words: Catalogue, state: Any, number: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    move, phase = MOVES[number], PHASES[state.phase]
    if move.verb not in VERBS.get(phase, (phase,)):
        return words.reason(f"now.{phase}")
    rule, values = REFUSALS[phase](state, move)
    return words.reason(rule, **values)


Refusal = tuple[str, dict[str, int | str]]


def _why_no_grab(state: Any, move: Move) -> Refusal:
    if move.verb == MOVES.texts[STOP]:
        return "first-grab", {}
    return "grab-limit", {"count": int(most_to_grab(state))}


def _why_no_keep(state: Any, move: Move) -> Refusal:
    named = [token for token in move.groups[0] if token != NONE]
    for letter in named:
        if not copies(state.turn, LETTERS.index(letter)):
            return "not-drawn", {"card": letter}
    assert state.fail_take == EXACT
    hues = int(hue_number(state.turn)).bit_count()
    return "keep-exactly", {"count": min(2, hues)}


def _why_no_use(state: Any, move: Move) -> Refusal:
    (name,) = move.groups[0]
    card = (ABILITIES.index(name) - 1) // 2
    values: dict[str, int | str] = {"ability": name}
    if ABILITIES[ability_on(state, card)] != name:
        return "other-side", values
    if not triggers(state.turn) >> card & 1:
        return f"needs-{TRIGGERS[card]}", values
    return "cannot-use", values


def _why_no_own(state: Any, move: Move) -> Refusal:
    """Somei Yoshino and Sakuya Hime: an own piece."""
    zone, letter = move.groups[0]
    colour = LETTERS.index(letter)
    own = state.turn if zone == "turn" else state.fields[state.active]
    if not copies(own, colour):
        return f"not-in-{zone}", {"card": letter}
    if state.phase == GIVE and colour >= HUES and state.sakuya_give_black != ON:
        return "no-black", {}
    return "no-effect", {"card": letter}


def _why_no_choice(state: Any, move: Move) -> Refusal:  # noqa: ARG001
    (letter, *more) = move.groups[0]
    if more or letter == NONE:
        return "choose-one", {}
    return "not-shown", {"card": letter}


def _why_no_take(state: Any, move: Move) -> Refusal:
    token, letter = move.groups[0]
    distance = OPPONENTS.index(token) + 1
    if distance >= state.players:
        return "no-such-player", {"opponent": token}
    seat = (int(state.active) + distance) % int(state.players)
    if not copies(state.fields[seat], LETTERS.index(letter)):
        return "not-in-their-field", {"card": letter}
    if state.phase == SWAP:
        return "no-effect", {"card": letter}
    if state.chosen == NO_CHOICE:
        return "leaves-no-other", {"card": letter}
    return "second-pick", {"first": MOVES.texts[state.chosen]}


def _why_no_place(state: Any, move: Move) -> Refusal:
    (token,) = move.groups[0]
    if token in OPPONENTS and OPPONENTS.index(token) + 1 >= state.players:
        return "no-such-player", {"opponent": token}
    return "equal-pieces", {"first": MOVES.texts[state.chosen]}


def _why_no_screen(state: Any, move: Move) -> Refusal:
    letter, _ = move.groups[0]
    count = int(copies(state.turn, LETTERS.index(letter)))
    if not count:
        return "not-drawn", {"card": letter}
    rule = "screen-all" if state.screen_qty == ALL else "screen-limit"
    return rule, {"card": letter, "count": count}


def _why_no_jokers(state: Any, move: Move) -> Refusal:  # noqa: ARG001
    seat = int(state.actor)
    low, high = (int(bound) for bound in joker_range(state, seat))
    if low == high:
        return "jokers-forced", {"number": low}
    return "jokers-limit", {"count": int(joker_count(state, seat))}


REFUSALS = {
    "grab": _why_no_grab,
    "keep": _why_no_keep,
    "use": _why_no_use,
    "hide": _why_no_own,
    "choose": _why_no_choice,
    "give": _why_no_own,
    "swap": _why_no_take,
    "place": _why_no_place,
    "gather": _why_no_take,
    "screen": _why_no_screen,
    "jokers": _why_no_jokers,
}


# --- every point ----------------------------------------------------------------------------------


def lines_of(state: Any) -> list[ScoreLine]:
    """Every colour of every field, both groups behind every screen, and what breaks ties."""
    lines = []
    for seat in range(int(state.players)):
        lines += [*_field_lines(state, seat), *_group_lines(state, seat)]
        behind = int(size_of(state.screens[seat]))
        if behind and state.final_tiebreak == SCREEN_COUNT:
            lines.append(
                ScoreLine(
                    seat=seat, label="line-screen", values={"count": behind}, points=(0, behind)
                )
            )
    return lines


def _field_lines(state: Any, seat: int) -> list[ScoreLine]:
    lines = zip(LETTERS, field_lines(state.fields[seat], state.field_black), strict=False)
    return [
        ScoreLine(
            seat=seat,
            label="line-field-black" if blacks else "line-field",
            values={"card": letter, "count": own + blacks, "black": blacks},
            points=(points, 0),
        )
        for letter, (own, blacks, points) in lines
        if own + blacks
    ]


def _group_lines(state: Any, seat: int) -> list[ScoreLine]:
    lines = []
    for group, name in enumerate(GROUPS):
        size = int(group_size(state, seat, group))
        if size == 0:
            continue
        place, sharing = (int(value) for value in group_place(state, seat, group))
        lines.append(
            ScoreLine(
                seat=seat,
                label=f"line-{name}-shared" if sharing > 1 else f"line-{name}",
                values={"count": size, "place": place + 1, "sharing": sharing},
                points=(int(group_points(state, seat, group)), 0),
            )
        )
    return lines
