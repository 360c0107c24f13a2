"""Play at a Hanagoza server from a program of your own.

>>> from hanagoza.client import Client
>>> seat = Client("http://localhost:8000", token="…").sit(table, name="Petal")
>>> for turn in seat.turns():
...     turn.play(random.choice(turn.moves))

The connection heals itself: after an interruption, a move that was not acknowledged is sent again
under its old id, and the server carries it out once.
"""

from __future__ import annotations

from hanagoza.client.errors import ClientError, MoveRefused
from hanagoza.client.seat import Seat, Turn
from hanagoza.client.web import Client

__all__ = ["Client", "ClientError", "MoveRefused", "Seat", "Turn"]
