"""Arranging tables, and taking games home."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter

from hanagoza.core.record import Record
from hanagoza.server.addresses import Shares
from hanagoza.server.config import Config
from hanagoza.server.entropy import hashed
from hanagoza.server.http.errands import Errands
from hanagoza.server.http.files import file
from hanagoza.server.http.identity import Player, TheHall, address_of, player_of, provide_player
from hanagoza.server.http.problems import PROBLEMS
from hanagoza.server.live.live_table import LiveTable
from hanagoza.server.storage.store import Listed, PublicTable
from hanagoza.server.table import messages
from hanagoza.server.table.entries import AnyEntry, Entries, Sat
from hanagoza.server.table.names import Names, clean
from hanagoza.server.table.protocol import TableMessage
from hanagoza.server.table.seating import (
    announce,
    call_off,
    free_seat,
    hire,
    rise,
    send_away,
    share,
    sit,
    start,
)
from hanagoza.server.table.setting import BotLevel, TableSetting
from hanagoza.server.table.table import Table

Nonce = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
PathSeat = Annotated[int, PathParameter(ge=0, le=3)]
Id = Annotated[str, PathParameter(pattern="^[A-Za-z0-9_-]{8,64}$")]
A_RECORD = ResponseSpec(Record, generate_examples=False, description="The record.")
JSON_LINES = "application/jsonl"
AnyRequest = Request[Any, Any, Any]
TheTable = NamedDependency[LiveTable]


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to be opened."""

    setting: TableSetting
    bots: tuple[BotLevel | None, ...] = ()
    """Seat by seat, the level of a bot, or ``null`` for a person."""


class OpenedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A new table. Whoever has its id can find it: the id is the invitation."""

    id: str
    commitment: str
    """SHA-256 of the secret that decides all luck, before anybody has given a nonce."""


class Join(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Taking a seat."""

    nonce: Nonce
    """16 random bytes in hexadecimal: your part of the luck."""
    seat: Seat | None = None
    """Any free seat, if none is given."""
    name: Name | None = None
    """What you are called from now on, everywhere; else you keep the name you have."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that is yours."""

    seat: int
    key: str
    """Carries the seat to another device: keep it to yourself."""


class Carry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat to be carried to this device."""

    key: Annotated[str, msgspec.Meta(max_length=64)]


class Hire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A bot to be put on a seat."""

    seat: Seat
    level: BotLevel


class Announcement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether strangers find the table in the list."""

    public: bool


class Start(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Begin with whoever is there."""

    level: BotLevel = 3
    """Of the bots that take the seats still free."""


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """It was done, in this version of the table."""

    version: int


class Rematch(msgspec.Struct, frozen=True, kw_only=True):
    """The table of the next game; seats are kept for everybody."""

    id: str


async def provide_live(id: Id, hall: TheHall) -> LiveTable:
    live = await hall.find(id)
    if live is None:
        raise NotFoundException(f"there is no table {id!r}")
    return live


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)
    dependencies = {  # noqa: RUF012
        "player": Provide(provide_player),
        "live": Provide(provide_live),
    }

    @get(responses=PROBLEMS)
    async def listed(
        self,
        hall: TheHall,
        config: NamedDependency[Config],
        errands: NamedDependency[Errands],
        request: AnyRequest,
        phase: FromQuery[Literal["open", "running"]] = "open",
    ) -> list[Listed]:
        """Public tables at which somebody waits, or that can be watched (``phase=running``)."""
        limits = config.limits

        def found() -> Awaitable[list[PublicTable]]:
            shares = Shares(limits.listed_per_address, limits.wider_networks)
            return hall.store.public_tables(phase, hall.is_attended, shares)

        player = await player_of(request, hall, may_make=False)
        shunned = hall.store.blocks.around(player) if player is not None else frozenset()
        tables = await errands.share(phase, found)
        return [table.listed for table in tables if shunned.isdisjoint(table.people)]

    @post(responses=PROBLEMS)
    async def open(
        self, data: JSONBody[NewTable], player: Player, hall: TheHall, request: AnyRequest
    ) -> OpenedTable:
        """Open a table."""
        live = await hall.open(data.setting, player, address_of(request), data.bots)
        return OpenedTable(id=live.table.id, commitment=live.table.commitment)

    @get("/{id:str}", responses=PROBLEMS)
    async def look(self, live: TheTable, player: Player) -> TableMessage:
        """Who sits at a table and what was agreed."""
        return await live.look(lambda _: live.message_for(player))

    @patch("/{id:str}", responses=PROBLEMS)
    async def announce(
        self, data: JSONBody[Announcement], player: Player, live: TheTable
    ) -> Changed:
        """As the host, have the table listed for strangers before the start, or no longer."""
        decided = partial(announce, player=player, public=data.public)
        return Changed(version=await live.change(decided))

    @delete("/{id:str}", status_code=200, responses=PROBLEMS)
    async def call_off(self, player: Player, live: TheTable) -> Changed:
        """As the host, call the table off before the start."""
        return Changed(version=await live.change(lambda table: call_off(table, player)))

    @post("/{id:str}/seats", responses=PROBLEMS)
    async def join(
        self,
        data: JSONBody[Join],
        player: Player,
        live: TheTable,
        hall: TheHall,
        request: AnyRequest,
    ) -> Joined:
        """Take a seat. The game begins once nobody is missing."""
        key, seats = hall.entropy.id(), []
        given = None if data.name is None else clean(data.name)
        name = await hall.introduce(player, given, address_of(request))

        def decide(table: Table) -> Entries:
            if table.seat_of(player) is None:
                hall.require_company(player, table)
            seat = free_seat(table, player) if data.seat is None else data.seat
            seats.append(seat)
            return sit(table, Sat(seat=seat, player=player, nonce=data.nonce, key=hashed(key)))

        await live.change(decide, {player: name})
        return Joined(seat=seats[0], key=key)

    @post("/{id:str}/carry", status_code=200, responses=PROBLEMS)
    async def carry(
        self, data: JSONBody[Carry], player: Player, live: TheTable, hall: TheHall
    ) -> Joined:
        """Carry a seat to this device with its private key."""
        wanted = hashed(data.key)
        seat = live.table.arrangement.keyed_seat(wanted)
        if seat is None:
            raise PermissionDeniedException("this link belongs to no seat of this table")

        def decide(table: Table) -> Entries:
            hall.require_company(player, table, seat)
            return share(table, wanted, player)

        await live.change(decide)
        return Joined(seat=seat, key=data.key)

    @delete("/{id:str}/seats/mine", status_code=200, responses=PROBLEMS)
    async def leave(self, player: Player, live: TheTable) -> Changed:
        """Give up your seat before the start."""
        return Changed(version=await live.change(lambda table: rise(table, player)))

    @delete("/{id:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
    async def send_away(self, seat: PathSeat, player: Player, live: TheTable) -> Changed:
        """As the host, free a seat before the start."""
        return Changed(version=await live.change(lambda table: send_away(table, player, seat)))

    @post("/{id:str}/bots", status_code=200, responses=PROBLEMS)
    async def hire(
        self, data: JSONBody[Hire], player: Player, live: TheTable, hall: TheHall
    ) -> Changed:
        """As the host, put a bot on a free seat."""
        hired = partial(hire, player=player, seat=data.seat, level=data.level)
        return Changed(version=await hall.seat_bots(live, hired))

    @post("/{id:str}/start", status_code=200, responses=PROBLEMS)
    async def start(
        self, data: JSONBody[Start], player: Player, live: TheTable, hall: TheHall
    ) -> Changed:
        """As the host, begin now: bots take the seats that are free."""
        started = partial(start, player=player, level=data.level)
        return Changed(version=await hall.seat_bots(live, started))

    @post("/{id:str}/rematch", status_code=200, responses=PROBLEMS)
    async def rematch(
        self,
        player: Player,
        live: TheTable,
        hall: TheHall,
        request: AnyRequest,
        another: FromQuery[bool] = False,
    ) -> Rematch:
        """The same people once more, everybody one seat further. If the others have begun without
        you, or called it off, you are told (409), and ``another=true`` opens a new table.
        """
        id = await hall.rematch(live, player, address_of(request), another=another)
        return Rematch(id=id)

    @get("/{id:str}/record", responses={200: A_RECORD, **PROBLEMS})
    async def record(self, live: TheTable) -> Response[bytes]:
        """The whole game once it is over, secret included: ``hanagoza verify`` checks it."""
        record = await live.look(_record)
        if record is None:
            raise PermissionDeniedException("the record is for everybody once the game is over")
        return file(f"{live.table.id}.json", record.to_json().encode(), "application/json")

    @get("/{id:str}/transcript", media_type=JSON_LINES, responses=PROBLEMS)
    async def transcript(
        self,
        player: Player,
        live: TheTable,
        hall: TheHall,
        errands: NamedDependency[Errands],
        request: AnyRequest,
        since: FromQuery[int] = -1,
    ) -> Response[bytes]:
        """Everything your seat was sent of the game, version by version, as JSON lines; with
        ``since``, of what came after that version. Where the table remembers nothing (``memory:
        none``) it is for after the game.
        """
        seat = live.table.seat_of(player)
        if seat is None:
            raise PermissionDeniedException("a transcript is for who has sat at the table")
        live.see(player)
        found = await live.look(_told)
        if found is None:
            raise PermissionDeniedException(
                "this table remembers nothing: its transcript is for after the game"
            )
        log, names = found
        steps = messages.transcript(log, seat, hall.entropy, names, since)
        text = b"\n".join([*await errands.run(address_of(request), steps), b""])
        return file(f"{live.table.id}-seat-{seat}.jsonl", text, JSON_LINES)


def _told(table: Table) -> tuple[list[AnyEntry], Names] | None:
    """What a transcript is made of; as long as players are to remember by themselves, nothing."""
    is_secret = table.setting.memory == "none" and not (table.is_over or table.frozen)
    return None if is_secret else ([*table.log], table.names)


def _record(table: Table) -> Record | None:
    """That of a game that goes on would tell everything."""
    return table.record() if table.frozen or table.is_over else None
