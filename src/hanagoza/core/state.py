"""The state of a game as one NumPy record, declared like a dataclass.

A game declares its state once::

    class State(Header):
        hand: Counts = cells("u4", MAX_SEATS)
        deck: int = cell("u4")

and ``layout(State)`` is the NumPy dtype. The annotations tell mypy what code sees; the cells tell
NumPy how it is stored. Every state starts with the same header, so generic code (matches, batches,
searches) touches the header and the game's functions, nothing else.

What is annotated ``State`` has one of three forms: in compiled code and where a state is filled in,
a NumPy record; where it is only looked at (views, events, positions, refusals, score lines), the
same in *plain* numbers and tuples of Python's own (``reader``), which are many times faster. So
code for both writes ``scores[seat][0]``, and nobody writes ``int(state.ply)`` to show a number. (In
compiled code it widens one before something is taken from it.)

Field names must not be attributes of ``numpy.ndarray`` (``round``, ``size``, ``min`` …): in the
interpreted mode they would win over the field. ``layout`` refuses them.
"""

from __future__ import annotations

import struct
import threading
from collections import namedtuple
from collections.abc import Callable
from math import prod
from operator import itemgetter
from typing import Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

MAX_SEATS = 4

CHANCE = -1
"""The actor when an outcome is due: a card dealt, a piece drawn, a start player picked."""

BETWEEN_ROUNDS = -3
"""The actor when a decision has ended a round and the next is not yet begun. No state is stored so:
the kernel goes on at once, but whoever wants to can have a look (see ``kernel``).
"""

OVER = -2
"""The actor in the state of a finished game (``Match.actor`` says ``None``)."""

ILLEGAL = -1
"""What a kernel's ``play`` answers when the move is not legal, less the place of the game in its
batch; nothing has changed."""

NUMBER_BLOCK = 64
"""Chance numbers fetched at a time, and so the most outcomes in a row."""

NO_MOVES = np.empty(0, dtype=np.uint16)
NO_NUMBERS = np.empty(0, dtype=np.uint64)

Int = Any
"""A whole number in compiled code, where Python's and NumPy's mix."""

Array = npt.NDArray[Any]
States = npt.NDArray[Any]
"""A batch: a one-dimensional array of states, one per game."""


class Scratch(threading.local):
    """Room for the compiled loops to work in; each thread has its own, as they hold no GIL."""

    def __init__(self, room: int, layout: np.dtype[Any]) -> None:
        self.lists = np.empty((1, room), dtype=np.uint16)
        self.counts = np.empty(1, dtype=np.int64)
        self.weights = np.empty(room, dtype=np.int32)
        chosen, log = np.empty(1, dtype=np.uint16), np.empty(NUMBER_BLOCK, dtype=np.uint16)
        # At once what is needed at once: looking anything up takes time where it is a thread's own.
        self.listing = self.lists, self.counts, self.lists[0]
        self.playing = chosen, self.lists[0], self.weights, log
        ahead = np.zeros(NUMBER_BLOCK + 3, dtype=layout)
        self.ahead = ahead, bytes_of(ahead[:1]), bytes_of(ahead[-1:])
        """A game to look ahead in with room for its trace and for the end of a round; the bytes of
        that game, and of that end."""


class Cell(NamedTuple):
    """How one field is stored: a NumPy scalar code and a shape."""

    code: str
    shape: tuple[int, ...]


def cell(code: str) -> Any:
    """A single number in the state."""
    return Cell(code, ())


def cells(code: str, *shape: int) -> Any:
    """An array of numbers in the state."""
    return Cell(code, shape)


ACTOR_AT = 1
"""Where the actor is within the bytes of a frozen state: see ``Header``."""


class Header:
    """What every game's state starts with."""

    players: int = cell("i1")
    actor: int = cell("i1")
    phase: int = cell("u1")
    reason: int = cell("u1")
    """Why the game ended: 0 while it runs, else an index into the game's ``reasons``."""
    ply: int = cell("u2")
    """Moves so far, outcomes included."""
    drawn: int = cell("u2")
    """Outcomes so far: the index of the next chance number."""
    ranks: Array = cells("u1", MAX_SEATS)
    """Competition ranks when over: 1 for each winner."""
    scores: Array = cells("i2", MAX_SEATS, 2)
    """Per seat, the two numbers a result is compared by, most important first."""


class ResultLayout:
    """What is left of a random game."""

    seed: int = cell("u8")
    decisions: int = cell("u4")
    reason: int = cell("u1")
    ranks: Array = cells("u1", MAX_SEATS)
    scores: Array = cells("i2", MAX_SEATS, 2)


def layout(record: type) -> np.dtype[Any]:
    """The NumPy dtype of a declared record: the fields in the order written, a base's first."""
    fields = [
        (name, value.code, value.shape)
        for owner in reversed(record.__mro__)
        for name, value in vars(owner).items()
        if isinstance(value, Cell)
    ]
    shadowed = [name for name, _, _ in fields if hasattr(np.ndarray, name)]
    if shadowed:
        raise TypeError(f"{record.__qualname__}: {shadowed} are attributes of ndarray; rename them")
    # As np.record, so that one record answers to attribute access in interpreted code too.
    return np.dtype((np.record, np.dtype(fields, align=True)))


def copied(states: States) -> States:
    """An independent batch, byte for byte: NumPy's own copy goes field by field, and is ten times
    slower.
    """
    return thawed(states.tobytes(), states.dtype)


def thawed(frozen: bytes, layout: np.dtype[Any]) -> States:
    """The batch that ``tobytes`` froze. As bytes a position takes a third of the memory."""
    return np.frombuffer(bytearray(frozen), dtype=layout)


def bytes_of(states: States) -> memoryview:
    """The memory of a batch, to be read and written as it is."""
    buffer: Any = states.view(np.uint8)
    return memoryview(buffer)


StateType = TypeVar("StateType", bound=Header)


def reader(record: type[StateType]) -> Callable[[bytes], StateType]:
    """What reads a state, frozen by ``tobytes``, into Python's own numbers and tuples."""
    stored = layout(record)
    codes, names = "@", list[str]()  # NumPy aligns fields as C does, and so does "@"
    arrays: dict[str, Any] = {"__slots__": ()}
    for name in stored.names or ():
        shape = stored[name].shape
        if shape:
            arrays[name] = property(_array(len(names), shape))
        codes += f"{prod(shape)}{stored[name].base.char}"
        names += [""] * prod(shape) if shape else [name]
    # All numbers in a row: single ones are found by name, arrays are parts of it.
    numbers: Any = namedtuple("Numbers", names, rename=True)  # type: ignore[misc]
    plain: Any = type("Plain", (numbers,), arrays)
    unpack = struct.Struct(codes).unpack_from

    def read(frozen: bytes) -> StateType:
        state: StateType = tuple.__new__(plain, unpack(frozen))
        return state

    return read


def _array(first: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    if len(shape) == 1:
        return itemgetter(slice(first, first + shape[0]))
    size = prod(shape[1:])
    if len(shape) == 2 and shape[0] > 1:  # of a single row it would give the row
        starts = range(first, first + prod(shape), size)
        return itemgetter(*(slice(start, start + size) for start in starts))
    rows = [_array(first + size * row, shape[1:]) for row in range(shape[0])]
    return lambda numbers: tuple([row(numbers) for row in rows])


RESULT = layout(ResultLayout)
