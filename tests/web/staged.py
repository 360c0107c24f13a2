"""Tables staged in the browser: every phase of a game as a server would show it, without one.

A game is played here by the server's own functions, and the fullest moment of each phase kept; the
page asks for a table and opens a socket, and a test answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from hanagoza.server.table.messages import table_message, update
from hanagoza.server.table.protocol import encoded
from hanagoza.server.table.table import Table
from tests.server.tables import do, move, person, running_table
from tests.variants import Variant

ID = "staged-staged-staged-1"
"""As long as a table's."""
SEAT = 0
SEEDS = 2
Stages = dict[str, "Stage"]


class Stage(NamedTuple):
    """What the server says of one moment, as JSON."""

    table: str
    update: str


def stages(variant: Variant) -> Stages:
    """The fullest moment of each phase, at our turn and at somebody else's, and the end."""
    found: Stages = {}
    for seed in range(SEEDS):
        for name, stage in _moments(variant, seed):
            if name not in found or len(stage.update) > len(found[name].update):
                found[name] = stage
    return found


def _moments(variant: Variant, seed: int) -> Iterator[tuple[str, Stage]]:
    table = running_table(variant.id, variant.players, options=variant.options)
    random = Random(seed)
    yield _moment(table)
    while not table.is_over:
        assert table.match is not None
        do(table, table.actor, move(table, random.choice(table.match.legal())))
        yield _moment(table)


def _moment(table: Table) -> tuple[str, Stage]:
    told = update(table, SEAT, -1)
    whose = "over" if table.is_over else "ours" if told.request else "theirs"
    said = table_message(table, person(SEAT), ["here"] * len(table.seats))
    stage = Stage(encoded(said).decode(), encoded(told).decode())
    return f"{told.view.phase}-{whose}", stage


def show(page: Page, url: str, stage: Stage) -> None:
    """The page of a table at this moment."""

    def answer(socket: WebSocketRoute) -> None:
        def tell(_: str | bytes) -> None:
            for said in stage:
                socket.send(said)

        socket.on_message(tell)

    page.unroute_all()
    page.route(
        f"**/api/tables/{ID}",
        lambda route: route.fulfill(body=stage.table, content_type="application/json"),
    )
    page.route_web_socket(f"**/api/tables/{ID}/socket", answer)
    page.goto(f"{url}/t/{ID}")
    page.locator(".ground > *").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
