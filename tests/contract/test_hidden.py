"""Hidden information is the law.

Non-interference: tell a game again with everything an observer cannot know dealt anew, and every
byte for that observer must be the same: views, legal moves, events, refusals, and their order,
under every memory setting.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

import hanagoza as hg
from hanagoza.core.views import to_json
from tests.companions import COMPANIONS, companion
from tests.variants import QUICK, Variant, play_randomly, random_match, variants

Observer = int | None
Leak = Callable[[Any, Observer], Any]
GAMES, A_FEW = 8, 3


def test_no_byte_depends_on_what_an_observer_cannot_know(variant: Variant) -> None:
    games = A_FEW if variant.options or QUICK else GAMES
    assert sum(check_non_interference(variant, seed) for seed in range(games)) > 40 * games


class Interference(AssertionError):
    """An observer could tell two worlds apart."""


def check_non_interference(variant: Variant, seed: int, told: hg.Match | None = None) -> int:
    """Compare two tellings of one game for every observer; return the states compared."""
    states = 0
    for match, observer, other in _tellings(variant, seed, told=told):
        history = match.history
        if history == other and not _knows_all(match, observer):
            continue  # by chance
        for one, two in zip(
            _observations(variant, history, observer),
            _observations(variant, other, observer),
            strict=True,
        ):
            _require_same(one, two)
            states += 1
    return states


def _require_same(one: bytes, two: bytes) -> None:
    """Not by ``assert``: to explain how long texts differ takes pytest seconds."""
    if one != two:
        pairs = zip(one, two, strict=False)
        at = next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(two)))
        around = slice(max(0, at - 80), at + 40)
        raise Interference(f"{one[around]!r} or {two[around]!r}")


def _knows_all(match: hg.Match, observer: Observer) -> bool:
    """Whether only one world looks to the observer like this one."""
    worlds = companion(match).worlds(match.position(), observer)
    return worlds is not None and len(worlds) == 1


def test_in_the_end_everything_is_turned_up_and_not_a_move_earlier(main_variant: Variant) -> None:
    over = play_randomly(main_variant.start(seed=1), Random(1))
    before = play_randomly(main_variant.start(seed=1), Random(1), _last_decision(over))
    check_non_interference(main_variant, 1, before)
    for observer in (*range(main_variant.players), None):
        told = main_variant.game.imagine(over.view(observer, recall=True), Random(9))
        for field in companion(over).hidden:
            assert getattr(told.position(), field) == getattr(over.position(), field)


def _last_decision(over: hg.Match) -> int:
    """The last ply at which there was something to decide."""
    return max(ply for ply, _ in over._decisions)


# --- the test of the test: leak all that is hidden, bit by bit, and the check must notice ---------


def _leaky_view(patch: pytest.MonkeyPatch, leak: Leak, *, recall: bool) -> None:
    view = hg.Match.view

    def leaky(match: hg.Match, seat: Observer, **asked: bool) -> Any:
        seen = view(match, seat, **asked)
        return (
            (seen, leak(match.position(), seat)) if asked.get("recall", False) is recall else seen
        )

    patch.setattr(hg.Match, "view", leaky)


def _leaky_events(patch: pytest.MonkeyPatch, leak: Leak) -> None:
    events = hg.Match.events

    def leaky(match: hg.Match, seat: Observer) -> list[Any]:
        return [*events(match, seat), leak(match.position(), seat)]

    patch.setattr(hg.Match, "events", leaky)


def _leaky_refusals(patch: pytest.MonkeyPatch, leak: Leak) -> None:
    why = hg.Match.why

    def leaky(match: hg.Match, text: str) -> hg.Reason | None:
        reason = why(match, text)
        told = f"{reason} {leak(match.position(), match.actor)}"
        return reason and msgspec.structs.replace(reason, text=told)

    patch.setattr(hg.Match, "why", leaky)


LEAKY: dict[str, Callable[[pytest.MonkeyPatch, Leak], None]] = {
    "view": partial(_leaky_view, recall=False),
    "recall view": partial(_leaky_view, recall=True),
    "events": _leaky_events,
    "refusals": _leaky_refusals,
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "field"), [(id, field) for id, c in COMPANIONS.items() for field in c.hidden]
)
def test_the_test_notices_every_hidden_field_wherever_it_shows(id: str, field: str) -> None:
    leak, unnoticed = COMPANIONS[id].hidden[field], set(LEAKY)
    for variant, seed in _all_over(id):
        if _may_tell(variant, seed, leak):
            unnoticed -= {into for into in unnoticed if _is_noticed(variant, seed, into, leak)}
        if not unnoticed:
            return
    pytest.fail(f"nobody notices {field} in {unnoticed}")


def _may_tell(variant: Variant, seed: int, leak: Leak) -> bool:
    """Whether two worlds that must look the same differ in what leaks."""
    return any(
        leak(match.position(), observer) != leak(_played(variant, other).position(), observer)
        for match, observer, other in _tellings(variant, seed, leak)
    )


def _is_noticed(variant: Variant, seed: int, into: str, leak: Leak) -> bool:
    with pytest.MonkeyPatch.context() as patch:
        LEAKY[into](patch, leak)
        try:
            check_non_interference(variant, seed)
        except Interference:
            return True
    return False


def _all_over(id: str) -> list[tuple[Variant, int]]:
    """Games at every variant of a game, in an order in which anything hidden comes soon.

    Some things are hidden only with few players, or only with some options: a few games at a few
    variants, then more at more. Some come last: every other game is all but over.
    """
    places = enumerate(variant for variant in variants() if variant.id == id)
    seeds = enumerate(sorted(range(60), key=lambda seed: seed % 4 > 1))
    found = sorted(product(places, seeds), key=lambda pair: pair[0][0] + pair[1][0])
    return [(variant, seed) for (_, variant), (_, seed) in found]


def _played(variant: Variant, history: list[str]) -> hg.Match:
    match = variant.start(chance="manual")
    for text in history:
        match.play(text)
    return match


def test_the_table_view_does_not_remember(variant: Variant) -> None:
    """What lies face down is hidden on the table, even if everybody saw it getting there."""
    check_forgetting(variant, variant.seeds(30))


def check_forgetting(variant: Variant, seeds: range) -> None:
    """Compare two positions that look the same on the table, game by game, for every observer."""
    for seed in seeds:
        for observer, match, other in _look_alikes(variant, seed):
            _require_same(_at_a_glance(match, observer), _at_a_glance(other, observer))


def _at_a_glance(match: hg.Match, observer: Observer) -> bytes:
    return to_json([match.view(observer), match.legal() if observer == match.actor else []])


@pytest.mark.parametrize(
    ("id", "field"), [(id, field) for id, c in COMPANIONS.items() for field in c.forgettable]
)
def test_the_test_notices_a_table_view_that_remembers(
    id: str, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    _leaky_view(monkeypatch, COMPANIONS[id].forgettable[field], recall=False)
    with pytest.raises(Interference):
        check_forgetting(Variant(id, hg.game(id).players[0], {}), range(20))


def _look_alikes(variant: Variant, seed: int) -> Iterator[tuple[Observer, hg.Match, hg.Match]]:
    """For every observer, a random position and another that looks the same on the table."""
    forget = COMPANIONS[variant.id].forget
    if forget is None:
        return
    rng = Random(seed)
    match = random_match(variant, seed, shortest=10)
    position = match.position()
    for observer in (*range(variant.players), None):
        data = msgspec.to_builtins(position) | forget(position, observer, rng)
        yield observer, match, variant.game.from_position(data, chance="manual")


def test_every_field_of_a_position_is_public_or_has_a_leak_test(variant: Variant) -> None:
    fields = set(variant.game.definition.position_type.__struct_fields__)
    declared = companion(variant.start(seed=1))
    assert fields == set(declared.public) | set(declared.hidden)
    assert not set(declared.public) & set(declared.hidden)


def _tellings(
    variant: Variant, seed: int, leak: Leak | None = None, told: hg.Match | None = None
) -> Iterator[tuple[hg.Match, Observer, list[str]]]:
    """For every observer, a random game stopped somewhere (or this match), and another world they
    might be in.

    Where it is about a leak, only if there is anything that could leak: a place that is empty is
    empty in all worlds.
    """
    match = told or random_match(variant, seed, shortest=10)
    for observer in (*range(variant.players), None):
        if leak is None or _tells(leak(match.position(), observer)):
            rng = Random(f"{seed} {observer}")  # the same world whoever else is asked for
            yield match, observer, companion(match).retell(match, observer, rng)


def _tells(leaked: Any) -> bool:
    places = leaked if isinstance(leaked, (list, tuple)) else [leaked]
    return any(place not in (None, "", (), []) for place in places)


def _observations(variant: Variant, history: list[str], observer: Observer) -> Iterator[bytes]:
    """Everything an observer is ever sent, ply by ply."""
    match = variant.start(chance="manual")
    rng = Random(len(history))
    for text in history:
        match.play(text)
        seen: list[Any] = [match.view(observer), match.view(observer, recall=True), match.actor]
        if observer is not None and match.actor == observer:
            refused = rng.sample(variant.game.moves.texts, 5)
            seen += [match.legal(), [_answer(match, text) for text in refused]]
        yield to_json(seen)
    yield to_json(match.events(observer))


def _answer(match: hg.Match, text: str) -> list[str]:
    reason = match.why(text)
    if reason is None:
        return []
    with pytest.raises(hg.IllegalMove) as refusal:
        match.play(text)
    return [str(refusal.value), reason.text, str(reason.values)]


def test_every_observer_is_told_of_the_same_events(variant: Variant) -> None:
    """Less of each, perhaps, but the same things in the same order."""
    for seed in variant.seeds(10):
        match = play_randomly(variant.start(seed=seed), Random(seed))
        logs = [match.events(observer) for observer in (*range(variant.players), None)]
        for versions in zip(*logs, strict=True):
            told = {(e.verb, e.seat, e.count, e.source, e.target) for e in versions}
            assert len(told) == 1


def test_another_telling_is_a_real_game(variant: Variant) -> None:
    """The re-dealer of these tests is itself checked: what it tells can be played."""
    for seed in variant.seeds(20):
        for _, _, other in _tellings(variant, seed):
            _played(variant, other)
