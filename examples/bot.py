"""A bot in twenty lines: it takes a seat at a table and plays whatever comes to mind.

python examples/bot.py http://localhost:8000 TABLE TOKEN
"""

import random
import sys

from hanagoza.client import Client

server, table, token = sys.argv[1:]
with Client(server, token) as client, client.sit(table, name="Petal") as seat:
    for turn in seat.turns():
        turn.play(random.choice(turn.moves))
    print(seat.table["ending"]["outcome"] or "it ended early")
