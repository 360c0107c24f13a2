"""A table that is being played: an actor, one task with a mailbox, so that things happen in order.

A command is decided, written down, and only then applied and told. If it cannot be written down, it
has not happened. (*Actor* in names is the seat to decide, here as everywhere.)
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Protocol, TypeVar

import structlog

from hanagoza.core.errors import MoveError
from hanagoza.server.addresses import UNKNOWN
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.bots import Advice, Decision
from hanagoza.server.live.clock import Clock, LoopClock, Timer
from hanagoza.server.live.histories import Histories, Key
from hanagoza.server.live.pool import BotPool, Busy
from hanagoza.server.live.subscriber import Socket, Subscriber
from hanagoza.server.metrics import COMMAND_SECONDS, MOVES
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.table import messages
from hanagoza.server.table.commands import decide, move
from hanagoza.server.table.entries import AnyEntry, Entries, Moved, Sat
from hanagoza.server.table.names import Names
from hanagoza.server.table.projection import Projection, projected
from hanagoza.server.table.protocol import (
    Ack,
    AnyCommand,
    Code,
    Goodbye,
    Hint,
    Hinted,
    Presence,
    Refused,
    encoded,
)
from hanagoza.server.table.refusal import Refusal, Repeated
from hanagoza.server.table.table import Table

GONE_AFTER = 60.0
"""Seconds without a connection after which a seat counts as abandoned."""
UNDO_PAUSE = 1.0
"""Seconds a bot leaves for somebody to take back their move."""
BUSY_PAUSE = 2.0
DISK_PAUSE = 1.0
"""Seconds until we try again what the disk would not do."""
CLOSE_WITHIN = 5.0
BROKEN = 1011
"""How a socket is closed whose client cannot be told any more: it may come back."""
FAILED = "something went wrong here, and nothing has changed: try again"
PERHAPS = "something went wrong here: look whether it was done, and try again if it was not"
PUT_AWAY = "the table has just been put away: ask again"
EXPECTED = Refusal, StorageError, Busy
"""Errors after which a table is as it was; after any other it is restored."""
Decide = Callable[[Table], Entries]
T = TypeVar("T")
log = structlog.get_logger()


class Log(Protocol):
    """Where entries go and come from."""

    def append(
        self, id: str, seq: int, entries: Sequence[AnyEntry], found_by: Projection | None
    ) -> Awaitable[None]: ...

    async def entries(self, id: str) -> list[AnyEntry]: ...


class LiveTable:
    """A table, its subscribers and its bots."""

    def __init__(
        self,
        table: Table,
        log: Log,
        pool: BotPool,
        entropy: Entropy,
        *,
        owner: str = UNKNOWN,
        histories: Histories | None = None,
        clock: Clock | None = None,
    ) -> None:
        """``owner`` is the address it was opened from: its bots think on that one's account."""
        self.table, self.owner = table, owner
        self._histories = histories or Histories()
        self._log, self._pool, self._entropy = log, pool, entropy
        self._clock = clock or LoopClock()
        self._moves = MOVES.labels(table.setting.game)
        self._loop = asyncio.get_running_loop()
        self._mailbox: deque[Callable[[], Awaitable[None]]] = deque()
        self._task: asyncio.Task[None] | None = None
        """While there is something in the mailbox: most tables wait most of the time."""
        self._is_closed = False
        self._connected: set[Subscriber] = set()
        """Clients with an open socket, whether or not they have said hello."""
        self._subscribers: list[Subscriber] = []
        self._last_seen = [self._clock.now()] * len(table.seats)
        self._waits: dict[int, Timer] = {}
        """For seats to be abandoned. They hold on to the table."""
        for seat in table.people:  # nobody is here yet, and some may never come
            self._await_return(seat)
        self._last_used = self._clock.now()
        self._thinking: tuple[int, asyncio.Task[None]] | None = None
        """The request a bot thinks about, and the task that waits for it."""
        self._hints: set[asyncio.Task[None]] = set()
        self._is_hinting = False
        self._is_to_tell = False
        """Whether the mailbox holds that everybody has to be told."""
        self._updates: dict[tuple[int | None, int], bytes] = {}
        """Those that go out now, by observer and version known."""
        self._let_bot_think()

    # --- the mailbox ------------------------------------------------------------------------------

    def _post(self, work: Callable[[], Awaitable[None]]) -> None:
        self._mailbox.append(work)
        if self._task is None and not self._is_closed:
            self._task = self._loop.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self._mailbox:
                work = self._mailbox.popleft()
                try:
                    await work()
                except Exception:  # one bad command must not stop a table
                    log.exception("table.failed", table=self.table.id)
                    await self._recover()
                if self._mailbox:
                    await asyncio.sleep(0)  # other tables have a mailbox too
        finally:
            self._task = None

    async def _in_turn(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have the table's task do something, and wait for it."""
        if self._is_closed:
            raise StorageError(PUT_AWAY)
        done: asyncio.Future[T] = self._loop.create_future()
        self._post(partial(_fulfil, done, work))
        return await done

    async def change(self, decide: Decide, names: Names | None = None) -> int:
        """What is decided happens to the table; the version it led to. ``names`` are those of
        people who come to it with that.
        """
        self.touch()
        return await self._in_turn(partial(self._change, decide, names))

    def call(self, names: Names) -> None:
        """Players are called otherwise from now on: if they are guests here, everybody is told."""
        guests = self.table.arrangement.guests
        known = {player: name for player, name in names.items() if player in guests}
        if known:
            self.table.call(known)
            self._look_again()

    async def look(self, show: Callable[[Table], T]) -> T:
        """What a table has to show in its turn: never what may yet be lost, such as its secret."""

        async def work() -> T:
            return show(self.table)

        return await self._in_turn(work)

    async def _change(self, decide: Decide, names: Names | None = None) -> int:
        """Decide, write down, apply, tell."""
        table = self.table
        entries = decide(table)
        if entries:
            if names is not None:
                table.call(names)
            try:
                found_by = projected(table, entries)
                await self._log.append(table.id, table.version + 1, entries, found_by)
            except StorageError:
                await self._restore()  # whether it was written after all is for the log to say
                raise
            for entry in entries:
                table.apply(entry)
                if isinstance(entry, Sat):  # the time of whoever had the seat before is not theirs
                    self._see(entry.seat)
                elif isinstance(entry, Moved):
                    self._moves.inc()
            self._spread()
        return table.version

    async def _restore(self) -> None:
        restored = Table.restored(await self._entries(), self._entropy)
        restored.call(self.table.names)
        self.table = restored
        self._spread()

    async def _recover(self) -> None:
        """Be what the log says, if it can be told: those who wait in the mailbox are due anyway."""
        try:
            await self._restore()
        except Exception:
            log.exception("table.lost", table=self.table.id)

    async def _entries(self) -> list[AnyEntry]:
        """The log, however long it takes: nobody may be told of what is perhaps not in it."""
        is_told = False
        while True:
            try:
                return await self._log.entries(self.table.id)
            except Exception:
                if not is_told:
                    log.exception("table.unreadable", table=self.table.id)
                is_told = True
                await self._clock.sleep(DISK_PAUSE)

    # --- subscribers ------------------------------------------------------------------------------

    def touch(self) -> None:
        """Somebody is about to use the table."""
        self._last_used = self._clock.now()

    def idle_for(self, seconds: float) -> bool:
        """Whether nobody has looked at the table for a while, and nothing is going on."""
        if self._connected or self._thinking is not None or self._task is not None:
            self.touch()
        return self._clock.now() - self._last_used >= seconds

    @property
    def is_for_bots_alone(self) -> bool:
        """Whether a game goes on in which no person decides."""
        return self.table.phase == "running" and not self.table.people

    def may_look(self, subscriber: Subscriber) -> bool:
        """Whether somebody may see the table: who sits here, anybody while seats are free."""
        return self._may_look(subscriber, self._seat(subscriber))

    def _may_look(self, subscriber: Subscriber, seat: int | None) -> bool:
        setting, arrangement = self.table.setting, self.table.arrangement
        seated = seat is not None or subscriber.player == arrangement.host
        return seated or setting.spectators or arrangement.phase == "open"

    def connect(self, player: str | None, socket: Socket) -> Subscriber:
        """A client that may say hello."""
        subscriber = Subscriber(player, socket, self._look_again)
        self._connected.add(subscriber)
        return subscriber

    def is_connected(self, subscriber: Subscriber) -> bool:
        """Whether a client is still there."""
        return subscriber in self._connected

    def subscribe(self, subscriber: Subscriber, version: int) -> None:
        """A client says hello: from now on it is told what happens after ``version``."""
        self._post(partial(self._greet, subscriber, version))

    async def _greet(self, subscriber: Subscriber, version: int) -> None:
        if not self.is_connected(subscriber):  # gone meanwhile, and would be here for ever
            return
        if subscriber not in self._subscribers:
            self._subscribers.append(subscriber)
        subscriber.version = min(version, self.table.version)
        subscriber.knows_nothing = True
        self._look_again()

    def leave(self, subscriber: Subscriber) -> None:
        """A client has gone; its seat is abandoned unless it comes back."""
        self._connected.discard(subscriber)
        if subscriber not in self._subscribers:
            return
        self._subscribers.remove(subscriber)
        seat = self._seat(subscriber)
        if seat is not None:
            self._see(seat)
        self._look_again()

    def _see(self, seat: int) -> None:
        """Somebody was here just now."""
        self._last_seen[seat] = self._clock.now()
        self._await_return(seat)

    def _await_return(self, seat: int) -> None:
        if seat in self._waits:
            self._waits[seat].cancel()
        self._waits[seat] = self._clock.call_later(GONE_AFTER, self._look_again)

    def _look_again(self) -> None:
        """Who is here may have changed. If many come at once, all are told together."""
        if not self._is_to_tell:
            self._is_to_tell = True
            self._post(self._tell_all)

    async def _tell_all(self) -> None:
        self._is_to_tell = False
        self._spread()

    def _seat(self, subscriber: Subscriber) -> int | None:
        player = subscriber.player
        return None if player is None else self.table.arrangement.seat_of(player)

    def presence(self) -> tuple[Presence, ...]:
        """Who is connected, seat by seat."""
        here = set(map(self._seat, self._subscribers))
        recently = self._clock.now() - GONE_AFTER
        return tuple(
            "here" if seat in here else "away" if seen > recently else "gone"
            for seat, seen in enumerate(self._last_seen)
        )

    @property
    def is_attended(self) -> bool:
        """Whether somebody who has a seat is here now."""
        return any(self._seat(subscriber) is not None for subscriber in self._subscribers)

    def _is_gone(self, seat: int) -> bool:
        return self.presence()[seat] == "gone"

    def _spread(self) -> None:
        """Tell every subscriber what it does not know yet, and have the next bot think."""
        presence = self.presence()
        for subscriber in tuple(self._subscribers):
            if not subscriber.is_busy:
                self._try_to_tell(subscriber, presence)
        self._updates.clear()
        self._let_bot_think()

    def _try_to_tell(self, subscriber: Subscriber, presence: tuple[Presence, ...]) -> None:
        """If it cannot be told to one, the others need not suffer."""
        try:
            self._tell(subscriber, presence)
        except Exception:
            log.exception("subscriber.failed", table=self.table.id)
            self._subscribers.remove(subscriber)
            subscriber.hang_up(BROKEN)

    def _tell(self, subscriber: Subscriber, presence: tuple[Presence, ...]) -> None:
        table, seat = self.table, self._seat(subscriber)
        if not self._may_look(subscriber, seat):  # the game has begun, and is not for onlookers
            self._subscribers.remove(subscriber)
            subscriber.dismiss(Goodbye(reason="no-spectators"))
            return
        batch = []
        if not subscriber.knows(table.arrangement, table.called, presence):
            batch.append(encoded(messages.table_message(table, subscriber.player, presence)))
        if subscriber.version < table.version or subscriber.knows_nothing:
            batch.append(self._update(seat, subscriber.version))
            subscriber.version = table.version
            subscriber.knows_nothing = False
        if batch:
            subscriber.push(batch)

    def _update(self, observer: int | None, since: int) -> bytes:
        found = self._updates.get((observer, since))
        if found is None:
            found = self._updates[observer, since] = self._made(observer, since)
        return found

    def _made(self, observer: int | None, since: int) -> bytes:
        table = self.table
        if since >= table.version - 1:  # what has just happened: nobody will ask for it again
            return encoded(messages.update(table, observer, since))
        names = tuple(table.called.values())
        key = Key(table.id, table.frozen, table.version, observer, since, names)
        found = self._histories.find(key)
        if found is None:
            found = encoded(messages.update(table, observer, since))
            self._histories.keep(key, found)
        return found

    def dismiss(self, goodbye: Goodbye) -> None:
        """Hang up on everybody."""
        for subscriber in tuple(self._connected):
            subscriber.dismiss(goodbye)

    # --- commands ---------------------------------------------------------------------------------

    def command(self, subscriber: Subscriber, command: AnyCommand) -> None:
        """Carry out a command of a client in its turn, and answer it."""
        if isinstance(command, Hint):  # the table plays on while a bot thinks about it
            hinting = self._loop.create_task(self._advise(subscriber, command))
            self._hints.add(hinting)
            hinting.add_done_callback(self._hints.discard)
        else:
            self._post(partial(self._carry_out, subscriber, command, time.perf_counter()))

    async def _carry_out(self, subscriber: Subscriber, command: AnyCommand, began: float) -> None:
        seat = self._seat(subscriber)
        try:
            version = await self._change(lambda table: decide(table, seat, command, self._is_gone))
        except Repeated as repeated:
            version = repeated.version
        except Exception as error:
            if not isinstance(error, EXPECTED):
                log.exception("table.failed", table=self.table.id)
                await self._recover()
            written = self.table.commands.get((seat, command.id))
            if written is None:
                subscriber.answer(_refused(command, error))
                return
            version = written  # after all: the log has the last word
        self._acknowledge(subscriber, command, version)
        COMMAND_SECONDS.observe(time.perf_counter() - began)

    def _acknowledge(self, subscriber: Subscriber, command: AnyCommand, version: int) -> None:
        """What is acknowledged has been shown before, even to who is slow: clients rely on it."""
        is_behind = subscriber.version < version or subscriber.knows_nothing
        if is_behind and subscriber in self._subscribers:
            self._try_to_tell(subscriber, self.presence())
            self._updates.clear()
        subscriber.answer(Ack(id=command.id, version=version))

    async def _advise(self, subscriber: Subscriber, command: Hint) -> None:
        try:
            subscriber.answer(await self._hint(subscriber, command))
        except Exception as error:
            subscriber.answer(_refused(command, error))
            if not isinstance(error, EXPECTED):
                log.exception("hint.failed", table=self.table.id)

    # --- bots -------------------------------------------------------------------------------------

    def _let_bot_think(self) -> None:
        """Let the bot whose turn it is think, unless it does already, or nobody would see it."""
        table, is_due = self.table, self._is_for_a_bot()
        if self._thinking is not None:
            if is_due and self._thinking[0] == table.request:
                return
            self._thinking[1].cancel()
            self._thinking = None
        if is_due and (table.people or self._subscribers):
            task = self._loop.create_task(self._think(table.request))
            self._thinking = table.request, task

    def _is_for_a_bot(self) -> bool:
        """Whether a bot has to decide: the same request may go back to who it stood in for. While
        people ask each other for something, it waits: its move would be the answer.
        """
        actor = self.table.actor
        return actor is not None and not self.table.seats[actor].decides and self.table.wish is None

    async def _think(self, request: int) -> None:
        try:
            if self._may_be_taken_back():
                await self._clock.sleep(UNDO_PAUSE)
            text = await self._thought()
        except Exception:  # or nobody would ever move here again
            log.exception("bot.failed", table=self.table.id)
            self._think_later(asyncio.current_task())
        else:
            self._post(partial(self._play, request, text, asyncio.current_task()))

    def _think_later(self, task: asyncio.Task[None] | None) -> None:
        """A bot has come to nothing: try again in a while."""
        if self._thinking is not None and self._thinking[1] is task:
            self._thinking = None
            self._clock.call_later(DISK_PAUSE, self._look_again)

    async def _play(self, request: int, text: str, task: asyncio.Task[None] | None) -> None:
        """The move that a bot has thought of, if it is still asked for."""
        try:
            seat = self.table.actor
            if self.table.request == request and seat is not None and self._is_for_a_bot():
                await self._change(lambda table: move(table, seat, text))
        except (StorageError, MoveError) as error:
            what = "bot.not-saved" if isinstance(error, StorageError) else "bot.refused"
            log.warning(what, table=self.table.id, error=str(error))
            self._think_later(task)
        finally:
            if self._thinking is not None and self._thinking[1] is task:
                self._thinking = None

    def _may_be_taken_back(self) -> bool:
        """Whether a person moved last, and might think better of it."""
        match = self.table.match
        mover = match.last_mover if match is not None else None
        return mover is not None and self.table.seats[mover].decides and self.table.can_undo

    async def _thought(self) -> str:
        while True:
            try:
                thought, is_awaited = Decision(self.table), bool(self.table.people)
                return await self._pool.run(self.owner, thought, is_awaited=is_awaited)
            except Busy:
                await self._clock.sleep(BUSY_PAUSE)

    async def _hint(self, subscriber: Subscriber, command: Hint) -> Hinted:
        seat, table = self._seat(subscriber), self.table
        if seat is None or table.people != [seat]:
            raise Refusal("not-possible", "hints are for the only person at a table")
        if command.request != table.request or table.actor != seat:
            raise Refusal("stale", f"request {command.request} is not open")
        if self._is_hinting:  # one person's wishes would fill the queue of all bots
            raise Busy("a hint is being thought about: wait for it")
        self._is_hinting = True
        try:
            moves = await self._pool.run(self.owner, Advice(table))
        finally:
            self._is_hinting = False
        return Hinted(id=command.id, request=command.request, moves=moves)

    async def close(self) -> None:
        """Finish what is in the mailbox, and end."""
        if self._is_closed:
            return
        for wait in self._waits.values():
            wait.cancel()
        if self._thinking is not None:
            self._thinking[1].cancel()
        with suppress(TimeoutError):  # the disk may never come back
            async with asyncio.timeout(CLOSE_WITHIN):
                await self._in_turn(_nothing)
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])


def _refused(command: AnyCommand, error: Exception) -> Refused:
    """What whoever sent a command is told of what became of it."""
    if isinstance(error, Refusal):
        return Refused(id=command.id, code=error.code, message=str(error), reason=error.reason)
    code: Code = "busy" if isinstance(error, Busy) else "not-saved"
    message = str(error) if isinstance(error, EXPECTED) else FAILED
    return Refused(id=command.id, code=code, message=message)


async def _fulfil(done: asyncio.Future[T], work: Callable[[], Awaitable[T]]) -> None:
    """Do something, and tell who waits for it how it came out."""
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
            done.set_exception(StorageError(PERHAPS))
        raise
    else:
        if not done.cancelled():
            done.set_result(result)


async def _nothing() -> None:
    pass
