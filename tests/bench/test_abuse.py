"""Whatever one address does, everybody else plays on. (``make soak`` does it for longer.)"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from bench import abuse
from bench.attacks import ATTACKS
from bench.victims import RATE, Experience

pytestmark = pytest.mark.slow
SECONDS = 1.5
Scene = tuple[abuse.Target, abuse.People]


@pytest.fixture(scope="module")
def scene() -> Iterator[Scene]:
    """A server with its usual limits, and people who play there."""
    with ExitStack() as stack:
        target = stack.enter_context(abuse.target())
        yield target, stack.enter_context(abuse.playing(target.server.url))


@pytest.mark.parametrize("attack", ATTACKS)
def test_everybody_else_plays_on(scene: Scene, attack: str) -> None:
    target, people = scene
    before = target.load()
    with abuse.attacking(attack, target.server.url, 10 * SECONDS):
        experience = people.ask(SECONDS)
    after = target.load()
    assert experience.moves.count >= _undisturbed(people, experience) / 2
    assert after.memory - before.memory < abuse.MOST_MEMORY
    assert after.log - before.log < abuse.MOST_LOG


def _undisturbed(people: abuse.People, experience: Experience) -> float:
    """How many moves are played otherwise: on a machine that is busy with other things, as many as
    there are now.
    """
    expected = RATE * SECONDS
    if experience.moves.count >= expected / 2:
        return expected
    return min(expected, people.ask(SECONDS).moves.count)
