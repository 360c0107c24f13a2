"""How somebody's games went: by game, by level of the bots, and by who was there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from hanagoza.server.storage.store import Store
from hanagoza.server.table.brief import GameResult
from hanagoza.server.table.projection import Sitting

MOST_PEOPLE = 100


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody's games went."""

    played: int
    won: int
    """Alone or shared."""
    lost: int
    """Last, resigned or out of time. Of three or four one may be neither first nor last."""


class GameTally(msgspec.Struct, frozen=True, kw_only=True):
    """Your games of one kind."""

    game: str
    players: int
    tally: Tally


class LevelTally(msgspec.Struct, frozen=True, kw_only=True):
    """Your games of one kind against bots of one level alone."""

    game: str
    level: int
    tally: Tally


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody you have played with."""

    name: str
    """Empty: somebody who was deleted."""
    table: str
    """The last table that you shared, and their seat there: they are named by it."""
    seat: int
    tally: Tally
    """Your games with them, as they went for you."""
    last: float
    """When the last of them ended, in seconds since 1970."""
    blocked: bool


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    """How your finished games went."""

    games: tuple[GameTally, ...]
    levels: tuple[LevelTally, ...]
    people: tuple[Person, ...]
    """The latest first."""


class Played(NamedTuple):
    """A finished game, as it went for somebody."""

    table: str
    game: str
    seats: Sitting
    seat: int
    places: tuple[int, ...]
    ended: float

    @classmethod
    def read(cls, row: Any) -> Played:
        places = msgspec.json.decode(row.result, type=GameResult).places
        seats = msgspec.json.decode(row.seats, type=Sitting)
        return cls(row.id, row.game, seats, row.seat, places, row.changed)

    @property
    def people(self) -> list[tuple[int, str]]:
        """The others who were there, and their seats."""
        seated = enumerate(self.seats)
        return [(at, who) for at, who in seated if isinstance(who, str) and at != self.seat]

    @property
    def level(self) -> int | None:
        """Of the bots, if there were no others, and all of one level."""
        others = {who for at, who in enumerate(self.seats) if at != self.seat}
        (level,) = others if len(others) == 1 else (None,)
        return level if isinstance(level, int) else None


async def profile_of(player: str, store: Store) -> Profile:
    """How the games of a player went that are over."""
    games = [game for game in map(Played.read, await store.counted_games(player)) if game.places]
    kinds = _grouped((game, (game.game, len(game.seats))) for game in games)
    levels = _grouped((game, (game.game, game.level)) for game in games if game.level is not None)
    return Profile(
        games=tuple(
            GameTally(game=game, players=players, tally=_tally(them))
            for (game, players), them in sorted(kinds.items())
        ),
        levels=tuple(
            LevelTally(game=game, level=level, tally=_tally(them))
            for (game, level), them in sorted(levels.items())
        ),
        people=await _people(player, games, store),
    )


def _tally(games: Iterable[Played]) -> Tally:
    places = [(game.places[game.seat], max(game.places)) for game in games]
    return Tally(
        played=len(places),
        won=sum(place == 1 for place, _ in places),
        lost=sum(place == last and place > 1 for place, last in places),
    )


async def _people(player: str, games: Sequence[Played], store: Store) -> tuple[Person, ...]:
    met = _grouped((game, who) for game in games for _, who in game.people if who != player)
    latest = sorted(met.items(), key=lambda item: -item[1][0].ended)[:MOST_PEOPLE]
    names = await store.names_of(who for who, _ in latest)
    blocked = store.blocks.by(player)
    return tuple(
        Person(
            name=names.get(who, ""),
            table=them[0].table,
            seat=next(at for at, other in them[0].people if other == who),
            tally=_tally(them),
            last=them[0].ended,
            blocked=who in blocked,
        )
        for who, them in latest
    )


def _grouped(pairs: Iterable[tuple[Played, Any]]) -> dict[Any, list[Played]]:
    """Games by what they have in common, each in the order they come."""
    found: dict[Any, list[Played]] = {}
    for game, key in pairs:
        found.setdefault(key, []).append(game)
    return found
