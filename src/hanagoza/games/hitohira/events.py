"""What an observer sees happen in Hitohira, move by move, as far as ``knowledge`` allows.

Zones are ``pouch``, ``removed``, ``turn`` (drawn this turn), ``held`` (drawn by an ability), and
``field`` and ``screen`` with a seat's number.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from hanagoza.core.bunches import NOTHING
from hanagoza.core.views import Event
from hanagoza.games.hitohira.abilities import next_held
from hanagoza.games.hitohira.knowledge import knows, sees
from hanagoza.games.hitohira.moves import (
    ABILITIES,
    FIRST_DRAW,
    FIRST_GIVE,
    FIRST_HIDE,
    FIRST_KEEP,
    FIRST_PLACE,
    FIRST_SCREEN,
    FIRST_TAKE,
    FIRST_USE,
    KEPT_BUNCHES,
    MOST_SCREENED,
    MOVES,
    NO_ABILITY,
    SHIN,
    STOP,
    TO_OPPONENT,
    TO_SCREEN,
    TURN,
)
from hanagoza.games.hitohira.pieces import (
    COLOURS,
    HUES,
    LETTERS,
    SINGLES,
    failed,
    failure_of,
    letters_of,
)
from hanagoza.games.hitohira.scoring import GROUPS, group_size
from hanagoza.games.hitohira.state import (
    BONUS,
    CHOOSE,
    DRAW,
    FINISHED,
    GATHER,
    GIVE,
    GRAB,
    GUARDED,
    HIDE,
    INTO_FIELD,
    JOKERS,
    KEEP,
    PLACE,
    REASONS,
    REMOVE,
    SCREEN,
    START,
    SWAP,
    USE,
    State,
    allowance,
    opponent,
)

Events = list[Event]


class Step(NamedTuple):
    """One move or outcome, and who looks on (``None``: a spectator)."""

    before: State
    move: int
    after: State
    observer: int | None

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.before.active

    @property
    def is_seen(self) -> bool:
        """Whether the observer sees which move it is."""
        return sees(self.before, self.observer)

    def opponent(self, distance: int) -> int:
        """The seat so many places after it."""
        return int(opponent(self.before, distance))

    def did(self, verb: str, bunch: int = NOTHING, source: str = "", target: str = "") -> Event:
        """A public decision of the active player, and what moved by it."""
        cards = letters_of(bunch)
        return Event(
            verb=verb,
            seat=self.seat,
            cards=cards or None,
            count=len(cards),
            source=source,
            target=target,
            move=MOVES.texts[self.move],
            reveals=self.seat != self.observer,
        )

    def followed(self, verb: str, seat: int, bunch: int, source: str, target: str) -> Event:
        """Pieces that go where the rules send them."""
        cards = letters_of(bunch)
        return Event(
            verb=verb, seat=seat, cards=cards, count=len(cards), source=source, target=target
        )

    def drawn(self, verb: str, target: str) -> Event:
        """A piece that chance brings."""
        return Event(
            verb=verb,
            seat=self.seat,
            cards=(LETTERS[self.move - FIRST_DRAW],) if self.is_seen else None,
            count=1,
            source="pouch",
            target=target,
            reveals=self.is_seen,
        )


def events_of(before: State, move: int, after: State, observer: int | None) -> Events:
    """What ``observer`` (``None``: a spectator) sees of one move or outcome."""
    step = Step(before, move, after, observer)
    return [*TELLERS[before.phase](step), *_turn_end(before, after)]


def _turn_end(before: State, after: State) -> Events:
    """What follows from the end of a turn."""
    if before.phase != JOKERS and after.phase == JOKERS:
        return [Event(verb="empty")]
    if before.active != after.active and allowance(after) == GUARDED:
        return [Event(verb="guard", seat=after.active)]
    return []


# --- before the first turn ------------------------------------------------------------------------


def _start(step: Step) -> Events:
    return [Event(verb="start", seat=step.after.active, reveals=True)]


def _remove(_: Step) -> Events:
    return [Event(verb="remove", count=1, source="pouch", target="removed")]


# --- drawing --------------------------------------------------------------------------------------


def _grab(step: Step) -> Events:
    if step.move == STOP:
        return [step.did("stop")]
    return [msgspec.structs.replace(step.did("grab"), values={"number": step.after.due})]


def _draw(step: Step) -> Events:
    events = [step.drawn("draw", "turn")]
    turn = step.before.turn + SINGLES[step.move - FIRST_DRAW]
    if step.before.due == 1 and failed(turn):
        why = failure_of(turn)
        events.append(Event(verb=f"why-{why.rule}", cards=why.colours or None, count=why.blacks))
        events.append(Event(verb="fail", seat=step.seat))
        if step.after.phase != KEEP:
            events.append(step.followed("return", step.seat, turn, "turn", "pouch"))
    return events


def _keep(step: Step) -> Events:
    kept = KEPT_BUNCHES[step.move - FIRST_KEEP]
    verb = "keep" if kept else "keep-nothing"
    back = step.before.turn - kept
    return [
        step.did(verb, kept, "turn", f"field {step.seat}"),
        step.followed("return", step.seat, back, "turn", "pouch"),
    ]


# --- abilities ------------------------------------------------------------------------------------


def _use(step: Step) -> Events:
    ability = step.move - FIRST_USE
    return [step.did("decline" if ability == NO_ABILITY else ABILITIES[ability])]


def _bonus(step: Step) -> Events:
    if step.before.ability == SHIN:
        return [step.drawn("secret", f"screen {step.seat}")]
    events = [step.drawn("show", "held")]
    if step.after.phase == SCREEN:
        held = step.before.held + SINGLES[step.move - FIRST_DRAW]
        events.append(step.followed("return", step.seat, held, "held", "pouch"))
    return events


def _choose(step: Step) -> Events:
    kept = KEPT_BUNCHES[step.move - FIRST_KEEP]
    events = [step.did("choose", kept, "held", f"field {step.seat}")]
    back = step.before.held - kept
    if back != NOTHING:
        events.append(step.followed("return", step.seat, back, "held", "pouch"))
    return events


def _hide(step: Step) -> Events:
    zone, colour = divmod(step.move - FIRST_HIDE, COLOURS)
    source = _own(step, zone)
    return [step.did("hide", SINGLES[colour], source, f"screen {step.seat}")]


def _own(step: Step, zone: int) -> str:
    return "turn" if zone == TURN else f"field {step.seat}"


def _give(step: Step) -> Events:
    colour = (step.move - FIRST_GIVE) % COLOURS
    return [step.did("give", SINGLES[colour])]


def _swap(step: Step) -> Events:
    """What the active player takes, and what the opponent gets for it."""
    zone, given = divmod(step.before.chosen - FIRST_GIVE, COLOURS)
    distance, taken = divmod(step.move - FIRST_TAKE, HUES)
    other, own = step.opponent(distance + 1), _own(step, zone)
    target = f"field {step.seat}" if step.before.sakuya_in == INTO_FIELD else own
    return [
        step.did("swap", SINGLES[taken], f"field {other}", target),
        step.followed("receive", other, SINGLES[given], own, f"field {other}"),
    ]


def _place(step: Step) -> Events:
    """A piece of Kenrokuen Kumagai's: to whose field, or behind whose screen, it goes."""
    place, piece = step.move - FIRST_PLACE, SINGLES[next_held(step.before)]
    owner = step.seat if place < TO_OPPONENT else step.opponent(place - TO_OPPONENT + 1)
    zone = "screen" if place == TO_SCREEN else "field"
    placed = step.did(f"place-{zone}", piece, "held", f"{zone} {owner}")
    return [msgspec.structs.replace(placed, seat=owner)]


def _gather(step: Step) -> Events:
    """Kokonoe: who loses what."""
    distance, hue = divmod(step.move - FIRST_TAKE, HUES)
    other = step.opponent(distance + 1)
    taken = step.did("lose", SINGLES[hue], f"field {other}", f"field {step.seat}")
    return [msgspec.structs.replace(taken, seat=other)]


# --- the end of a turn, and of the game -----------------------------------------------------------


def _screen(step: Step) -> Events:
    events, hidden = [], NOTHING
    if step.move != FIRST_SCREEN:
        colour, number = divmod(step.move - FIRST_SCREEN - 1, MOST_SCREENED)
        hidden = SINGLES[colour] * (number + 1)
        events.append(step.did("screen", hidden, "turn", f"screen {step.seat}"))
    rest = step.before.turn - hidden
    if rest != NOTHING:
        events.append(step.did("field", rest, "turn", f"field {step.seat}"))
    return events


def _jokers(step: Step) -> Events:
    move = MOVES.texts[step.move] if step.is_seen else ""
    events = [Event(verb="commit", seat=step.before.actor, move=move)]
    if step.after.phase == FINISHED:
        events += [_reveal(step, side) for side in range(step.after.players)]
        events.append(Event(verb="over", values={"reason": REASONS[step.after.reason]}))
    return events


def _reveal(step: Step, seat: int) -> Event:
    """A screen is lifted."""
    cards = letters_of(step.after.screens[seat])
    return Event(
        verb="reveal" if cards else "reveal-nothing",
        seat=seat,
        cards=cards,
        count=len(cards),
        source=f"screen {seat}",
        values={
            name: int(group_size(step.after, seat, group)) for group, name in enumerate(GROUPS)
        },
        reveals=not knows(step.before, seat, step.observer),
    )


TELLERS = {
    START: _start,
    REMOVE: _remove,
    DRAW: _draw,
    BONUS: _bonus,
    GRAB: _grab,
    KEEP: _keep,
    USE: _use,
    HIDE: _hide,
    CHOOSE: _choose,
    GIVE: _give,
    SWAP: _swap,
    PLACE: _place,
    GATHER: _gather,
    SCREEN: _screen,
    JOKERS: _jokers,
}
