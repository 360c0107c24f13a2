"""A table that is being played: one task with a mailbox owns it, so that things happen in order.

What happens is written down before anybody is told of it. If it cannot be written down, it has not
happened: the table is restored from its log.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol, TypeVar

import structlog

from hanagoza.server import shown
from hanagoza.server.bots import decision, hint
from hanagoza.server.connection import Connection, Line
from hanagoza.server.entries import AnyEntry, Moved, Sat
from hanagoza.server.entropy import Entropy
from hanagoza.server.metrics import COMMAND_SECONDS, MOVES
from hanagoza.server.protocol import (
    Ack,
    AnyCommand,
    FromServer,
    Goodbye,
    Hint,
    Hinted,
    Refused,
    encoded,
)
from hanagoza.server.rulings import Entries, Refusal, Repeated, rule
from hanagoza.server.storage.opening import StorageError
from hanagoza.server.table import Table
from hanagoza.server.thinkers import Busy, Thinkers

GONE_AFTER = 60.0
"""Seconds without a connection after which a seat counts as abandoned."""
UNDO_PAUSE = 1.0
"""Seconds a bot leaves for somebody to take back their move."""
BUSY_PAUSE = 2.0
DISK_PAUSE = 1.0
"""Seconds until we try again what the disk would not do."""
CLOSE_WITHIN = 5.0
FAILED = "something went wrong here, and nothing has changed: try again"
Presence = tuple[shown.Connection, ...]
Arrangement = tuple[int, Presence]
"""What clients are told about the table: who came and went, and who is connected."""
T = TypeVar("T")
log = structlog.get_logger()


class Keeper(Protocol):
    """Where entries go and come from."""

    def append(
        self, table: Table, entries: list[AnyEntry], address: str | None = None
    ) -> Awaitable[None]: ...

    async def entries(self, id: str) -> list[AnyEntry]: ...


class LiveTable:
    """A table, its clients and its bots."""

    def __init__(self, table: Table, store: Keeper, thinkers: Thinkers, entropy: Entropy) -> None:
        self.table = table
        self._store, self._thinkers, self._entropy = store, thinkers, entropy
        self._moves = MOVES.labels(table.setting.game)
        self._loop = asyncio.get_running_loop()
        self._mailbox: list[Callable[[], Awaitable[None]]] = []
        self._task: asyncio.Task[None] | None = None
        """While there is something in the mailbox: most tables wait most of the time."""
        self._is_closed = False
        self._callers: set[Connection] = set()
        """Clients with an open line, whether or not they have said hello."""
        self._connections: list[Connection] = []
        self._last_seen = [self._loop.time()] * len(table.seats)
        self._waits: dict[int, asyncio.TimerHandle] = {}
        """For seats to be abandoned. They hold on to the table."""
        for seat in table.people:  # nobody is here yet, and some may never come
            self._await_return(seat)
        self._last_used = self._loop.time()
        self._thought: tuple[int, asyncio.Task[None]] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._is_hinting = False
        self._updates: dict[tuple[int | None, int], bytes] = {}
        """Those that go out now, by observer and version known."""
        self._act()

    # --- the mailbox ------------------------------------------------------------------------------

    def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        self._mailbox.append(work)
        if self._task is None and not self._is_closed:
            self._task = self._loop.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._mailbox:
                work = self._mailbox.pop(0)
                try:
                    await work()
                except Exception:  # one bad command must not stop a table
                    log.exception("table.failed", table=self.table.id)
                    await self._restore()
        finally:
            self._task = None

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something, and wait for it."""
        done: asyncio.Future[T] = self._loop.create_future()

        async def item() -> None:
            try:
                result = await work()
            except (Refusal, Repeated, StorageError) as error:
                if not done.cancelled():
                    done.set_exception(error)
            except asyncio.CancelledError:
                done.cancel()
                raise
            except Exception:  # whoever asked has to be told, and the table to be restored
                if not done.cancelled():
                    done.set_exception(StorageError(FAILED))
                raise
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._post(item)
        return await done

    async def change(self, ruling: Callable[[Table], Entries]) -> int:
        """Something that happens to the table, if the ruling allows it; the version it led to."""
        self.touch()
        return await self._in_turn(lambda: self._change(ruling))

    async def look(self, show: Callable[[Table], T]) -> T:
        """What a table has to show in its turn: never what may yet be lost, such as its secret."""

        async def work() -> T:
            return show(self.table)

        return await self._in_turn(work)

    async def _change(self, ruling: Callable[[Table], Entries]) -> int:
        entries = ruling(self.table)
        if entries:
            try:
                await self._store.append(self.table, entries)
            except StorageError:
                await self._restore()
                raise
            for entry in entries:
                if isinstance(entry, Sat):  # the time of whoever had the seat before is not theirs
                    self._see(entry.seat)
            self._spread()
            self._moves.inc(sum(type(entry) is Moved for entry in entries))
        return self.table.version

    async def _restore(self) -> None:
        """Forget what could not be written down."""
        self.table = Table.restored(await self._entries(), self._entropy)
        self._spread()

    async def _entries(self) -> list[AnyEntry]:
        """The log, however long it takes: nobody may be told of what is perhaps not in it."""
        while True:
            try:
                return await self._store.entries(self.table.id)
            except Exception:
                log.exception("table.unreadable", table=self.table.id)
                await asyncio.sleep(DISK_PAUSE)

    # --- clients ----------------------------------------------------------------------------------

    @property
    def watchers(self) -> int:
        return len(self._connections)

    def touch(self) -> None:
        """Somebody is about to use the table."""
        self._last_used = self._loop.time()

    def idle_for(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for a while, and nothing is going on."""
        if self._callers or self._thought is not None or self._task is not None:
            self.touch()
        return self._loop.time() - self._last_used >= seconds

    def may_look(self, connection: Connection) -> bool:
        """Whether somebody may see the table: who sits here, anybody while seats are free."""
        return self._may_look(connection, self._seat(connection))

    def _may_look(self, connection: Connection, seat: int | None) -> bool:
        setting, phase = self.table.setting, self.table.phase
        seated = seat is not None or connection.player == self.table.host
        return seated or setting.spectators or phase == "open"

    def connection(self, player: str | None, line: Line) -> Connection:
        """A client that may say hello."""
        connection = Connection(player, line, self._look_again)
        self._callers.add(connection)
        return connection

    def join(self, connection: Connection, version: int) -> None:
        """A client says hello: from now on it is told what happens after ``version``."""

        async def greet() -> None:
            if connection not in self._callers:  # gone meanwhile, and would be here for ever
                return
            if connection not in self._connections:
                self._connections.append(connection)
            connection.version = min(version, self.table.version)
            connection.knows_nothing = True
            self._spread()

        self._post(greet)

    def leave(self, connection: Connection) -> None:
        """A client has gone; its seat is abandoned unless it comes back."""
        self._callers.discard(connection)
        if connection not in self._connections:
            return
        self._connections.remove(connection)
        seat = self._seat(connection)
        if seat is not None:
            self._see(seat)
        self._look_again()

    def _see(self, seat: int) -> None:
        """Somebody was here just now."""
        self._last_seen[seat] = self._loop.time()
        self._await_return(seat)

    def _await_return(self, seat: int) -> None:
        if seat in self._waits:
            self._waits[seat].cancel()
        self._waits[seat] = self._loop.call_later(GONE_AFTER, self._look_again)

    def _look_again(self) -> None:
        """Who is here may have changed."""

        async def look() -> None:
            self._spread()

        self._post(look)

    def _seat(self, connection: Connection) -> int | None:
        return None if connection.player is None else self.table.seat_of(connection.player)

    def presence(self) -> Presence:
        """Who is connected, seat by seat."""
        here = {self._seat(connection) for connection in self._connections}
        recently = self._loop.time() - GONE_AFTER
        return tuple(
            "here" if seat in here else "away" if seen > recently else "gone"
            for seat, seen in enumerate(self._last_seen)
        )

    def _is_gone(self, seat: int) -> bool:
        return self.presence()[seat] == "gone"

    def command(self, connection: Connection, command: AnyCommand) -> None:
        """Carry out a command of a client in its turn, and answer it."""
        began = time.perf_counter()

        async def item() -> None:
            try:
                answer = await self._answer(connection, command)
            except Exception:  # whoever asked has to be told, and the table to be restored
                connection.answer(Refused(id=command.id, code="not-saved", message=FAILED))
                raise
            connection.answer(answer)
            COMMAND_SECONDS.observe(time.perf_counter() - began)

        if isinstance(command, Hint):  # the table plays on while a bot thinks about it
            hinting = self._loop.create_task(item())
            self._hints.add(hinting)
            hinting.add_done_callback(self._hints.discard)
        else:
            self._post(item)

    async def _answer(self, connection: Connection, command: AnyCommand) -> FromServer:
        try:
            if isinstance(command, Hint):
                return await self._hint(connection, command)
            seat = self._seat(connection)
            version = await self._change(lambda table: rule(table, seat, command, self._is_gone))
            return Ack(id=command.id, version=version)
        except Repeated as repeated:
            return Ack(id=command.id, version=repeated.version)
        except Refusal as error:
            return Refused(id=command.id, code=error.code, message=str(error), reason=error.reason)
        except StorageError as error:
            return Refused(id=command.id, code="not-saved", message=str(error))
        except Busy as error:
            return Refused(id=command.id, code="busy", message=str(error))

    def _spread(self) -> None:
        """Tell every client what it does not know yet, and have the next bot think."""
        presence = self.presence()
        arrangement = self.table.arrangement, presence
        for connection in tuple(self._connections):
            if not connection.is_busy:
                self._tell(connection, arrangement)
        self._updates.clear()
        self._act()

    def _tell(self, connection: Connection, arrangement: Arrangement) -> None:
        seat = self._seat(connection)
        if not self._may_look(connection, seat):  # the game has begun, and is not for onlookers
            self._connections.remove(connection)
            connection.dismiss(Goodbye(reason="no-spectators"))
            return
        batch = []
        if connection.arrangement != arrangement:
            connection.arrangement = arrangement
            _, presence = arrangement
            batch.append(encoded(shown.table_message(self.table, connection.player, presence)))
        if connection.version < self.table.version or connection.knows_nothing:
            batch.append(self._update(seat, connection.version))
            connection.version = self.table.version
            connection.knows_nothing = False
        if batch:
            connection.push(batch)

    def _update(self, observer: int | None, since: int) -> bytes:
        found = self._updates.get((observer, since))
        if found is None:
            found = encoded(shown.update(self.table, observer, since))
            self._updates[observer, since] = found
        return found

    def dismiss(self, goodbye: Goodbye) -> None:
        """Hang up on everybody."""
        for connection in tuple(self._callers):
            connection.dismiss(goodbye)

    # --- bots -------------------------------------------------------------------------------------

    def _act(self) -> None:
        """Let the bot whose turn it is think, unless it does already, or nobody would see it."""
        table, is_due = self.table, self._is_for_a_bot()
        if self._thought is not None:
            if is_due and self._thought[0] == table.request:
                return
            self._thought[1].cancel()
            self._thought = None
        if is_due and (table.people or self._connections):
            task = self._loop.create_task(self._think(table.request))
            self._thought = table.request, task

    def _is_for_a_bot(self) -> bool:
        """Whether a bot has to decide: the same request may go back to who it stood in for. While
        people ask each other for something, it waits: its move would be the answer.
        """
        actor = self.table.actor
        return actor is not None and not self.table.seats[actor].decides and self.table.wish is None

    async def _think(self, request: int) -> None:
        if self._may_be_taken_back():
            await asyncio.sleep(UNDO_PAUSE)
        answer, this = await self._decision(), asyncio.current_task()

        async def play() -> None:
            try:
                seat = self.table.actor
                if self.table.request == request and seat is not None and self._is_for_a_bot():
                    await self._change(lambda table: [table.move(seat, answer)])
            except StorageError as error:
                log.warning("bot.not-saved", table=self.table.id, error=str(error))
                self._loop.call_later(DISK_PAUSE, self._look_again)
            finally:
                if self._thought is not None and self._thought[1] is this:
                    self._thought = None

        self._post(play)

    def _may_be_taken_back(self) -> bool:
        """Whether a person moved last, and might think better of it."""
        match = self.table.match
        mover = match.last_mover if match is not None else None
        return mover is not None and self.table.seats[mover].decides and self.table.can_undo

    async def _decision(self) -> str:
        while True:
            try:
                return await self._thinkers.think(self.table.host, decision(self.table))
            except Busy:
                await asyncio.sleep(BUSY_PAUSE)

    async def _hint(self, connection: Connection, command: Hint) -> Hinted:
        seat, table = self._seat(connection), self.table
        if seat is None or table.people != [seat]:
            raise Refusal("not-possible", "hints are for the only person at a table")
        if command.request != table.request or table.actor != seat:
            raise Refusal("stale", f"request {command.request} is not open")
        if self._is_hinting:  # one person's wishes would fill the queue of all bots
            raise Busy("a hint is being thought about: wait for it")
        self._is_hinting = True
        try:
            moves = await self._thinkers.think(table.host, hint(table))
        finally:
            self._is_hinting = False
        return Hinted(id=command.id, request=command.request, moves=moves)

    async def close(self) -> None:
        """Finish what is in the mailbox, and end."""
        for wait in self._waits.values():
            wait.cancel()
        if self._thought is not None:
            self._thought[1].cancel()
        with suppress(TimeoutError):  # the disk may never come back
            async with asyncio.timeout(CLOSE_WITHIN):
                await self._in_turn(self._nothing)
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _nothing(self) -> None:
        pass
