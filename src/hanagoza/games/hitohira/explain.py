"""Hitohira in words: why a move is refused, and where every point of a result comes from."""

from __future__ import annotations

from pathlib import Path

from hanagoza.core.catalogue import CORE, Catalogue
from hanagoza.core.moves import Move
from hanagoza.core.views import Reason, ScoreLine
from hanagoza.games.hitohira.abilities import ability_on, executable
from hanagoza.games.hitohira.moves import ABILITIES, MOVES, NO_CHOICE, NONE, OPPONENTS, STOP
from hanagoza.games.hitohira.pieces import HUES, LETTERS, TRIGGERS, counts_of, triggers
from hanagoza.games.hitohira.scoring import (
    GROUPS,
    field_lines,
    group_place,
    group_points,
    group_size,
    joker_count,
    joker_range,
)
from hanagoza.games.hitohira.state import (
    ALL,
    EXACT,
    GIVE,
    KEEP,
    ON,
    PHASES,
    SCREEN_COUNT,
    SWAP,
    State,
    most_to_grab,
    opponent,
)

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


def why_not(words: Catalogue, state: State, number: int) -> Reason:
    """The rule that forbids a decision of the actor; speaks only of what the actor knows."""
    move, phase = MOVES[number], PHASES[state.phase]
    if move.verb not in VERBS.get(phase, (phase,)):
        return words.reason(f"now.{phase}")
    rule, values = REFUSALS[phase](state, move)
    return words.reason(rule, **values)


Refusal = tuple[str, dict[str, int | str]]


def _copies(bunch: int, letter: str) -> int:
    return counts_of(bunch)[LETTERS.index(letter)]


def _why_no_grab(state: State, move: Move) -> Refusal:
    if move.verb == MOVES.texts[STOP]:
        return "first-grab", {}
    return "grab-limit", {"count": int(most_to_grab(state))}


def _why_no_keep(state: State, move: Move) -> Refusal:
    named = [token for token in move.groups[0] if token != NONE]
    for letter in named:
        if not _copies(state.turn, letter):
            return "not-drawn", {"card": letter}
    assert state.fail_take == EXACT
    hues = sum(count > 0 for count in counts_of(state.turn)[:HUES])
    return "keep-exactly", {"count": min(2, hues)}


def _why_no_use(state: State, move: Move) -> Refusal:
    (name,) = move.groups[0]
    card = (ABILITIES.index(name) - 1) // 2
    values: dict[str, int | str] = {"ability": name}
    if ABILITIES[ability_on(state, card)] != name:
        return "other-side", values
    rule = obstacle(state, card)
    assert rule is not None, "it can be used"
    return rule, values


def obstacle(state: State, card: int) -> str | None:
    """The rule by which the ability on a card could not be used with what has been drawn this turn;
    ``None`` where it could.
    """
    if state.phase == KEEP:
        return "no-ability"
    if not triggers(state.turn) >> card & 1:
        return f"needs-{TRIGGERS[card]}"
    return None if executable(state, ability_on(state, card)) else "cannot-use"


def _why_no_own(state: State, move: Move) -> Refusal:
    """Somei Yoshino and Sakuya Hime: an own piece."""
    zone, letter = move.groups[0]
    own = state.turn if zone == "turn" else state.fields[state.active]
    if not _copies(own, letter):
        return f"not-in-{zone}", {"card": letter}
    if state.phase == GIVE and letter not in LETTERS[:HUES] and state.sakuya_give_black != ON:
        return "no-black", {}
    return "no-effect", {"card": letter}


def _why_no_choice(state: State, move: Move) -> Refusal:  # noqa: ARG001
    (letter, *more) = move.groups[0]
    if more or letter == NONE:
        return "choose-one", {}
    return "not-shown", {"card": letter}


def _why_no_take(state: State, move: Move) -> Refusal:
    token, letter = move.groups[0]
    distance = OPPONENTS.index(token) + 1
    if distance >= state.players:
        return "no-such-player", {"opponent": token}
    seat: int = opponent(state, distance)
    if not _copies(state.fields[seat], letter):
        return "not-in-their-field", {"card": letter}
    if state.phase == SWAP:
        return "no-effect", {"card": letter}
    if state.chosen == NO_CHOICE:
        return "leaves-no-other", {"card": letter}
    return "second-pick", {"first": MOVES.texts[state.chosen]}


def _why_no_place(state: State, move: Move) -> Refusal:
    (token,) = move.groups[0]
    if token in OPPONENTS and OPPONENTS.index(token) + 1 >= state.players:
        return "no-such-player", {"opponent": token}
    return "equal-pieces", {"first": MOVES.texts[state.chosen]}


def _why_no_screen(state: State, move: Move) -> Refusal:
    letter, _ = move.groups[0]
    count = _copies(state.turn, letter)
    if not count:
        return "not-drawn", {"card": letter}
    rule = "screen-all" if state.screen_qty == ALL else "screen-limit"
    return rule, {"card": letter, "count": count}


def _why_no_jokers(state: State, move: Move) -> Refusal:  # noqa: ARG001
    low, high = map(int, joker_range(state, state.actor))
    if low == high:
        return "jokers-forced", {"number": low}
    return "jokers-limit", {"count": int(joker_count(state, state.actor))}


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


def lines_of(state: State) -> list[ScoreLine]:
    """Every colour of every field, both groups behind every screen, and what breaks ties."""
    lines = []
    for seat in range(state.players):
        lines += [*_field_lines(state, seat), *_group_lines(state, seat)]
        behind = sum(counts_of(state.screens[seat]))
        if behind and state.final_tiebreak == SCREEN_COUNT:
            lines.append(
                ScoreLine(
                    seat=seat, label="line-screen", values={"count": behind}, points=(0, behind)
                )
            )
    return lines


def _field_lines(state: State, seat: int) -> list[ScoreLine]:
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


def _group_lines(state: State, seat: int) -> list[ScoreLine]:
    lines = []
    for group, name in enumerate(GROUPS):
        size = int(group_size(state, seat, group))
        if size == 0:
            continue
        place, sharing = map(int, group_place(state, seat, group))
        lines.append(
            ScoreLine(
                seat=seat,
                label=f"line-{name}-shared" if sharing > 1 else f"line-{name}",
                values={"count": size, "place": place + 1, "sharing": sharing},
                points=(int(group_points(state, seat, group)), 0),
            )
        )
    return lines
