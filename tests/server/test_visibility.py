"""Over the wire: what a seat cannot know makes no difference to a single byte it is sent.

A game is played over real sockets while everything that each seat and a spectator hear is kept.
Then, for each of them, it is played again with everything dealt anew that they cannot know (told by
the companions, which are written from the rulebook), and they must hear the very same numbers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import hanagoza as hg
from hanagoza.client import Client, ClientError, Seat
from hanagoza.core.chance import FromScript, Numbers
from hanagoza.core.state import CHANCE
from tests.companions import companion
from tests.server.serving import serving
from tests.server.tables import FixedEntropy
from tests.variants import play_randomly


class Script(FixedEntropy):
    """Entropy that brings the outcomes of a history that is known beforehand."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__()
        self._numbers = np.array(numbers, dtype=np.uint64)

    def chance(self, secret: bytes, id: str, nonces: Sequence[bytes | None]) -> Any:
        return self

    def numbers(self, first: int, count: int) -> Numbers:
        return self._numbers[first : first + count]

    def provenance(self) -> FromScript:
        return FromScript()


def script(match: hg.Match, history: list[str]) -> Script:
    """The luck that leads to the outcomes of a history."""
    again = match.game.start(match.players, chance="manual")
    numbers = []
    for text in history:
        if again.actor == CHANCE:
            numbers.append(_number_for(again, text))
        again.play(text)
    return Script(numbers)


def _number_for(match: hg.Match, outcome: str) -> int:
    """Numbers stand for outcomes in order, so we can close in on one."""
    outcomes, low, high = match.legal(), 0, 2**64
    while True:
        number = (low + high) // 2
        found = match.outcome_for(np.array([number], dtype=np.uint64))
        if found == outcome:
            return number
        if outcomes.index(found) < outcomes.index(outcome):
            low = number
        else:
            high = number


def decisions(match: hg.Match, history: list[str]) -> list[tuple[int, str]]:
    """Who decides what in a history."""
    again, found = match.game.start(match.players, chance="manual"), []
    for text in history:
        if again.actor != CHANCE:
            assert again.actor is not None
            found.append((again.actor, text))
        again.play(text)
    return found


def heard(path: Path, match: hg.Match, history: list[str], memory: str) -> list[list[str]]:
    """What every seat, and last a spectator, is told of a history, word by word."""
    with serving(path, entropy=script(match, history)) as url, ExitStack() as stack:
        guests = [stack.enter_context(closing(Client(url))) for _ in range(match.players + 1)]
        table = guests[0].open(match.game.id, match.players, memory=memory)
        seats = [guest.sit(table, f"Guest {at}") for at, guest in enumerate(guests[:-1])]
        everybody = [*seats, guests[-1].seat(table, -1)]
        for number, seat in enumerate(everybody):
            stack.callback(seat.close)
            seat.listens = True
            for other in [seat, *everybody[:number]]:
                while not _knows(other, number):
                    other.listen(timeout=10)
        for number, (actor, text) in enumerate(decisions(match, history)):
            request = seats[actor].update["request"]["id"]
            ack = seats[actor].command("move", id=f"c{number}", request=request, move=text)
            for seat in everybody:
                while seat.update["version"] < ack["version"]:
                    seat.listen(timeout=10)
        listed = [[*map(_listed, _games(guest))] for guest in guests]
        return [[*seat.heard, *lists] for seat, lists in zip(everybody, listed, strict=True)]


def _games(guest: Client) -> list[dict[str, Any]]:
    """What lists tell a guest of their games."""
    return [*guest.get("/api/me/games")["games"], *guest.get("/api/me/finished")["games"]]


def _listed(game: dict[str, Any]) -> str:
    """The same, but for the time of day."""
    assert game["last"]
    return json.dumps({**game, "changed": None})


def _knows(seat: Seat, number: int) -> bool:
    """Whether somebody has heard that so many are here, and what there is to see."""
    if not (seat.table and seat.update):
        return False
    here = [other["connection"] == "here" for other in seat.table["seats"]]
    return here == [at <= number for at in range(len(here))]


@pytest.mark.parametrize(
    "memory",
    [
        pytest.param("none", marks=pytest.mark.slow),
        pytest.param("log", marks=pytest.mark.slow),
        "tracker",
    ],  # the one that shows most will do at first
)
@pytest.mark.parametrize("id", hg.games())
def test_nobody_hears_what_they_cannot_know(id: str, memory: str, tmp_path: Path) -> None:
    rng = Random(f"{id} {memory}")
    game = hg.game(id)
    match = play_randomly(game.start(seed=rng.randrange(1000)), rng, plies=rng.randint(40, 70))
    told = heard(tmp_path / "first", match, match.history, memory)
    for observer in rng.sample([*range(match.players), None], 2):
        history = companion(match).retell(match, observer, rng)
        again = heard(tmp_path / f"again-{observer}", match, history, memory)
        at = -1 if observer is None else observer
        assert again[at] == told[at], f"observer {observer}"


# --- lists, previews and profiles -----------------------------------------------------------------

HOME = ("/api/me", "/api/me/games", "/api/me/finished", "/api/me/profile", "/api/me/vacation")
LISTS = ("/api/tables", "/api/tables?phase=running", "/api/tokens", *HOME)


class Town:
    """Ann, Ben and Cho play for themselves, where everybody sees and turn-based; Dai does not know
    them.
    """

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.url = url
        self.people = {
            name: stack.enter_context(closing(Client(url))) for name in ("Ann", "Ben", "Cho", "Dai")
        }
        self.private = self._game("Ann", "Ben", public=False, end="resign")
        self.secret = self._game("Ann", "Ben", public=False)
        self.by_days = self._game("Cho", "Ben", public=False, pace={"kind": "days", "days": 1})
        self.shown = self._game("Ann", "Cho", public=True)
        self.waiting = self.people["Ann"].open("kasane", 3, public=False)
        self.people["Ann"].sit(self.waiting).close()
        self.rematch = self.people["Ann"].post(f"/api/tables/{self.private}/rematch")["id"]
        self.left = self._left(self.people["Cho"])

    def _game(self, one: str, other: str, end: str = "", **agreed: Any) -> str:
        table = self.people[one].open("hanamikoji", 2, start=0, **agreed)
        mine = self.people[one].sit(table, one, 0)
        with mine, self.people[other].sit(table, other, 1):
            turn = next(mine.turns())
            turn.play(turn.moves[0])
            if end:
                mine.command(end)
        return table

    def _left(self, client: Client) -> str:
        """A table at which they sat down and thought better of it."""
        table = self.people["Ann"].open("kasane", 4, public=False)
        client.sit(table).close()
        client.delete(f"/api/tables/{table}/seats/mine")
        return table

    def told(self, name: str, paths: Sequence[str] = LISTS) -> str:
        return "\n".join(json.dumps(self.people[name].get(path)) for path in paths)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with serving(tmp_path_factory.mktemp("town")) as url, ExitStack() as stack:
        yield Town(url, stack)


def tables_in(told: str, town: Town) -> set[str]:
    """Those of the town's tables that somebody is told of, by what they are called there."""
    return {what for what, id in vars(town).items() if isinstance(id, str) and id in told}


def test_lists_tell_of_ones_own_tables_and_of_public_ones(town: Town) -> None:
    assert tables_in(town.told("Ann"), town) == {"private", "secret", "shown", "waiting", "rematch"}
    assert tables_in(town.told("Ben"), town) == {"private", "secret", "by_days", "rematch", "shown"}
    assert tables_in(town.told("Cho"), town) == {"by_days", "shown"}
    assert tables_in(town.told("Dai"), town) == {"shown"}


def test_who_has_left_a_table_is_told_no_more_of_it(town: Town) -> None:
    assert town.left not in town.told("Cho")


def test_nobody_is_told_who_else_anybody_plays_with(town: Town) -> None:
    assert "Ben" not in town.told("Dai")
    profile = town.told("Ann", ["/api/me/profile"])
    assert "Ben" in profile
    assert "Cho" not in profile  # their game is not over


def test_a_hidden_card_is_in_nobody_elses_list(town: Town) -> None:
    """The first move was a card in secret."""
    mine, theirs = (_secret_in(town.people[name], town.by_days) for name in ("Cho", "Ben"))
    assert mine["seat"] == theirs["seat"] == 0
    assert len(mine["cards"]) == 1
    assert not theirs.get("cards")


def _secret_in(client: Client, table: str) -> dict[str, Any]:
    """What a list tells somebody of the card that was hidden at a table."""
    (game,) = [found for found in client.get("/api/me/games")["games"] if found["id"] == table]
    event: dict[str, Any] = next(seen for seen in game["last"] if seen["verb"] == "secret")
    return event


def test_nobody_is_told_the_id_of_another_player(town: Town) -> None:
    ids = {name: each.get("/api/me/data")["player"] for name, each in town.people.items()}
    tables = [town.private, town.secret, town.by_days, town.shown, town.waiting, town.rematch]
    for name, client in town.people.items():
        others = [id for other, id in ids.items() if other != name]
        told = [town.told(name), *map(json.dumps, map(client.get, _pages(town, tables)))]
        for table in tables:
            with client.seat(table, -1) as seat:
                seat.listens = True
                with suppress(TimeoutError, ClientError):
                    while True:
                        seat.listen(timeout=0.2)
                told += seat.heard
        assert not any(id in text for id in others for text in told), name


def _pages(town: Town, tables: Sequence[str]) -> list[str]:
    return [f"/api/tables/{table}" for table in tables] + [f"/api/tables/{town.private}/record"]


def test_who_is_blocked_is_in_no_list_of_others(town: Town) -> None:
    """Nor are they told of who blocked them, but where they play with them already."""
    ben, cho = town.people["Ben"], town.people["Cho"]
    table = cho.open("kasane", 3, public=True)
    watched = cho.open("hanamikoji", 2, public=True, bots={1: 1})
    with cho.sit(table), cho.sit(watched):
        assert {table, watched} <= set(re.findall(r'"id": "([^"]+)"', town.told("Ben")))
        ben.post("/api/me/blocks", {"table": town.by_days, "seat": 0})
        lists = ("/api/tables", "/api/tables?phase=running")
        assert "Cho" not in town.told("Ben", lists)
        own = [
            found["id"] for found in ben.get("/api/me/games")["games"] if "Cho" in found["names"]
        ]
        assert own == [town.by_days]
    with ben.sit(ben.open("kasane", 3, public=True)):
        assert "Ben" not in town.told("Cho", lists)
