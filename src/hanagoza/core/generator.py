"""A counter-based random number generator, for chance and for choices; the same in both modes.

A *number* is 64 uniform bits. The k-th of a stream is a pure function of the stream and k, so
nothing has to be stored, skipped or rewound: taking back a move and playing it again meets the
same outcomes, and N games in a batch see what N single games see.

The function is SplitMix64 (Steele, Lea, Flood 2014), whose k-th output is ``mix(seed + k·φ)``.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from hanagoza.core.compiling import compiled
from hanagoza.core.state import Int

Numbers = npt.NDArray[np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_A = np.uint64(0xBF58476D1CE4E5B9)
MIX_B = np.uint64(0x94D049BB133111EB)
S11, S27, S30, S31, S32 = (np.uint64(bits) for bits in (11, 27, 30, 31, 32))
LOW = np.uint64(0xFFFFFFFF)

CHANCE_STREAM = np.uint64(0x6368616E6365)
CHOICE_STREAM = np.uint64(0x63686F696365)
IMAGINE_STREAM = np.uint64(0x696D6167696E65)


@compiled
def mix(number: np.uint64) -> np.uint64:
    """Scramble 64 bits; a bijection."""
    number = (number ^ (number >> S30)) * MIX_A
    number = (number ^ (number >> S27)) * MIX_B
    return number ^ (number >> S31)


@compiled
def stream(seed: np.uint64, name: np.uint64) -> np.uint64:
    """The origin of one of a seed's streams: chance and choices never share numbers."""
    return mix(seed ^ mix(name))


@compiled
def number_at(origin: np.uint64, index: Int) -> np.uint64:
    """The ``index``-th number of a stream."""
    return mix(origin + np.uint64(index) * GOLDEN)


@compiled
def below(number: np.uint64, limit: Int) -> Int:
    """A number scaled to ``0 … limit-1``: the high half of number × limit (limit < 2³²)."""
    span = np.uint64(limit)
    carry = ((number & LOW) * span) >> S32
    return np.int64(((number >> S32) * span + carry) >> S32)


# --- the same over whole arrays, for Python ---------------------------------------------------


def chance_numbers(seed: int, first: int, count: int) -> Numbers:
    """Numbers ``first … first + count - 1`` of a seed's chance stream."""
    origin = _mixed(np.array([seed], dtype=np.uint64) ^ _mixed(np.array([CHANCE_STREAM])))
    return _numbers(origin, first, count)


def batch_seeds(seed: int, count: int) -> Numbers:
    """The seeds of the games of a batch: 53 bits, so that ``start(seed=…)`` takes them too."""
    return _numbers(_mixed(np.array([seed], dtype=np.uint64)), 0, count) >> S11


_mixed: Callable[[Numbers], Numbers] = mix  # type: ignore[assignment]


def _numbers(origin: Numbers, first: int, count: int) -> Numbers:
    return _mixed(origin + np.arange(first, first + count, dtype=np.uint64) * GOLDEN)
