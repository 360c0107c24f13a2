"""Six cards each of snow, moon and flower."""

from __future__ import annotations

from hanagoza.core.bunches import bunches

NAMES = ("snow", "moon", "flower")
KINDS, COPIES, MOON = len(NAMES), 6, 1
ALL = KINDS * COPIES

BUNCHES = bunches(KINDS, bits=4)
one, copies, how_many = BUNCHES.one, BUNCHES.copies, BUNCHES.how_many
pick, weigh, bunch_of, counts_of = BUNCHES.pick, BUNCHES.weigh, BUNCHES.of, BUNCHES.counts
ALL_CARDS = bunch_of(kind for kind in range(KINDS) for _ in range(COPIES))


def names_of(bunch: int) -> tuple[str, ...]:
    """Cards by their names, each as often as it is there."""
    counted = zip(NAMES, counts_of(bunch), strict=True)
    return tuple(name for name, count in counted for _ in range(count))
