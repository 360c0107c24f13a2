"""A table that is being played: an actor, one task with a mailbox, so that things happen in order.

A command is decided, written down, and only then applied and told. If it cannot be written down, it
has not happened. (*Actor* in names is the seat to decide, here as everywhere.)
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol, TypeVar

import structlog
from msgspec.structs import replace

from hanagoza.server.addresses import UNKNOWN
from hanagoza.server.entropy import Entropy
from hanagoza.server.live.bots import Advice
from hanagoza.server.live.clock import Clock, LoopClock, Timer
from hanagoza.server.live.histories import Histories, Key
from hanagoza.server.live.mover import DISK_PAUSE, Decide, Hands, Mover
from hanagoza.server.live.pool import BotPool, Busy
from hanagoza.server.live.subscriber import Socket, Subscriber
from hanagoza.server.live.table_clock import Moment, TableClock, Times
from hanagoza.server.metrics import COMMAND_SECONDS, MOVES
from hanagoza.server.storage.errors import StorageError
from hanagoza.server.table import messages
from hanagoza.server.table.brief import Brief, brief
from hanagoza.server.table.commands import decide
from hanagoza.server.table.entries import AnyEntry, Entries, Moved, Sat
from hanagoza.server.table.names import Names
from hanagoza.server.table.projection import Deadline, Projection, projected
from hanagoza.server.table.protocol import (
    Ack,
    AnyCommand,
    Code,
    Goodbye,
    Hint,
    Hinted,
    Presence,
    Refused,
    TableMessage,
    encoded,
)
from hanagoza.server.table.refusal import Refusal, Repeated
from hanagoza.server.table.table import Table
from hanagoza.server.table.timing import time_out

GONE_AFTER = 60.0
"""Seconds without a connection after which a seat counts as abandoned."""
CLOSE_WITHIN = 5.0
UNTIMED = Moment(0.0)
"""Every moment, at a table without a pace."""
BROKEN = 1011
"""How a socket is closed whose client cannot be told any more: it may come back."""
FAILED = "something went wrong here, and nothing has changed: try again"
PERHAPS = "something went wrong here: look whether it was done, and try again if it was not"
PUT_AWAY = "the table has just been put away: ask again"
EXPECTED = Refusal, StorageError, Busy
"""Errors after which a table is as it was; after any other it is restored."""
T = TypeVar("T")
log = structlog.get_logger()


class Log(Protocol):
    """Where entries go and come from."""

    def append(
        self, id: str, seq: int, entries: Sequence[AnyEntry], found_by: Projection | None
    ) -> Awaitable[None]: ...

    async def entries(self, id: str) -> list[AnyEntry]: ...

    async def deadline_of(self, id: str) -> float | None: ...

    async def set_deadline(self, id: str, deadline: Deadline | None) -> None: ...

    def tell(self, id: str, brief: Brief) -> Awaitable[None]: ...


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
        served: Callable[[], float] = time.monotonic,
        due: float | None = None,
        vacation_left: Callable[[str], float] = lambda _: 0.0,
        blocked: Callable[[str], frozenset[str]] = lambda _: frozenset(),
    ) -> None:
        """``owner`` is the address it was opened from: its bots think on that one's account. By the
        clock ``served`` there may be a deadline; a player may have ``vacation_left``, and
        ``blocked`` others.
        """
        self._blocked, self._served = blocked, served
        self.table, self.owner = table, owner
        self._histories = histories or Histories()
        self._log, self._pool, self._entropy = log, pool, entropy
        self._clock = clock or LoopClock()
        self._moves = MOVES.labels(table.setting.game)
        self._loop = asyncio.get_running_loop()
        self._time: TableClock | None = None
        """Where there is a pace."""
        if table.setting.pace is not None:
            times = Times(served, self._clock, self._ring, vacation_left)
            self._time = TableClock(table, times, due)
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
        hands = Hands(self._now, self._is_watched, self._post, self._change, self._look_again)
        self._mover = Mover(hands, pool, owner, self._clock)
        self._errands: set[asyncio.Task[None]] = set()
        """What is done beside the mailbox: hints, and what lists are told."""
        self._told = table.version
        """The version that lists know of; whoever finds out that they do not has them told."""
        self._is_hinting = False
        self._is_to_tell = False
        """Whether the mailbox holds that everybody has to be told."""
        self._updates: dict[tuple[int | None, int], bytes] = {}
        """Those that go out now, by observer and version known."""
        self._mover.go_on()

    def _now(self) -> Table:
        return self.table

    def _is_watched(self) -> bool:
        return bool(self._subscribers)

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

    async def _change(
        self, decide: Decide, names: Names | None = None, moment: Moment | None = None
    ) -> int:
        """Decide, write down, apply, tell."""
        table, moment = self.table, moment or self._moment()
        entries = decide(table)
        if not entries:
            return table.version
        if names is not None:
            table.call(names)
        if self._time is not None:
            entries = self._time.stamped(table, entries, moment)
        await self._write(entries)
        self._apply(entries)
        self._let_time_go_on(moment)
        self._spread()
        await self._let_lists_know()
        return table.version

    async def _write(self, entries: Entries) -> None:
        table = self.table
        try:
            await self._log.append(table.id, table.version + 1, entries, self._found_by(entries))
        except StorageError:
            await self._restore()  # whether it was written after all is for the log to say
            raise

    def _apply(self, entries: Entries) -> None:
        for entry in entries:
            self.table.apply(entry)
            if isinstance(entry, Sat):  # the time of whoever had the seat before is not theirs
                self._see(entry.seat)
            elif isinstance(entry, Moved):
                self._moves.inc()

    def _found_by(self, entries: Entries) -> Projection | None:
        """What the table is found by after entries that were decided."""
        table = self.table
        found_by = projected(table, entries)
        if found_by is None or self._time is None:
            return found_by
        return replace(found_by, deadline=self._time.deadline(table, entries))

    async def _restore(self) -> None:
        restored = Table.restored(await self._entries(), self._entropy)
        restored.call(self.table.names)
        has_changed = restored.version != self.table.version
        self.table = restored
        if has_changed:
            self._let_time_go_on(self._moment())
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
        is_timed = self._time is not None and self._time.is_running
        if self._connected or self._mover.is_busy or self._task is not None or is_timed:
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
        seat = self._seat(subscriber)
        if self._time is not None and seat is not None:
            self._time.see(self.table, seat)
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
        here = self._here()
        has_days = self.table.arrangement.is_turn_based
        recently = -math.inf if has_days else self._clock.now() - GONE_AFTER
        return tuple(
            "here" if seat in here else "away" if seen > recently else "gone"
            for seat, seen in enumerate(self._last_seen)
        )

    def _here(self) -> set[int | None]:
        """The seats whose people are connected."""
        return set(map(self._seat, self._subscribers))

    @property
    def time_left(self) -> float | None:
        """The seconds that whoever has to decide has left, if their time runs."""
        return self._time.remaining(self.table, self._time.now) if self._time is not None else None

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
        self._mover.go_on()

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
        further = self._on_vacation(), self._muted(subscriber.player), table.setting.public
        if not subscriber.knows(table.arrangement, table.called, presence, further):
            batch.append(encoded(self.message_for(subscriber.player, presence)))
        if subscriber.version < table.version or subscriber.knows_nothing:
            batch.append(self._update(seat, subscriber.version))
            subscriber.version = table.version
            subscriber.knows_nothing = False
        if batch and self._time is not None and table.phase == "running":
            batch.append(encoded(self._time.message(table)))
        if batch:
            subscriber.push(batch)

    def message_for(
        self, player: str | None, presence: tuple[Presence, ...] | None = None
    ) -> TableMessage:
        """Everything about the table but the game itself, for one session."""
        presence = self.presence() if presence is None else presence
        resting = self._time.all_resting(self.table) if self._time is not None else ()
        return messages.table_message(self.table, player, presence, resting, self._muted(player))

    def _on_vacation(self) -> tuple[bool, ...]:
        """Seat by seat, where that matters."""
        if self._time is None:
            return ()
        return tuple(seconds > 0 for seconds in self._time.all_resting(self.table))

    def _muted(self, player: str | None) -> tuple[int, ...]:
        """The seats of those whom somebody has blocked."""
        blocked = self._blocked(player) if player is not None else ()
        if not blocked:
            return ()
        seats = enumerate(self.table.seats)
        return tuple(at for at, seat in seats if not seat.players.isdisjoint(blocked))

    def look_again(self) -> None:
        """Somebody may have to be told otherwise of who is here."""
        self._look_again()

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
            self._do_beside(self._advise(subscriber, command))
        else:
            moment = self._moment(subscriber)
            self._post(partial(self._carry_out, subscriber, command, moment, time.perf_counter()))

    async def _carry_out(
        self, subscriber: Subscriber, command: AnyCommand, moment: Moment, began: float
    ) -> None:
        seat = self._seat(subscriber)
        try:
            if self._is_out_of_time(seat, moment):
                await self._change(time_out)  # before this, though nobody has noticed yet
            version = await self._change(
                lambda table: decide(table, seat, command, self._is_gone), moment=moment
            )
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

    def _is_out_of_time(self, seat: int | None, moment: Moment) -> bool:
        """Whether somebody's time was over when a command came. If it is of somebody else, whose
        time runs may have moved by then, over a slow line.
        """
        if self._time is None:
            return False
        is_theirs = seat == self.table.running
        lag = moment.lag if is_theirs else self._lag()
        return self._time.is_over(self.table, Moment(moment.at, lag))

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

    # --- lists ------------------------------------------------------------------------------------

    async def tell_lists(self) -> None:
        """Have lists know the table as it is now."""
        self._told = -1
        await self._in_turn(self._tell_lists)

    async def _tell_lists(self) -> None:
        if self._told != self.table.version:
            self._told = self.table.version
            await self._log.tell(self.table.id, brief(self.table))

    async def _let_lists_know(self) -> None:
        """At once when a game is over, soon where people have days; else when a table is left."""
        if self.table.is_over:
            await self._try_to_tell_lists()
        elif self.table.arrangement.is_turn_based:
            self._do_beside(self._try_to_tell_lists())

    async def _try_to_tell_lists(self) -> None:
        """If it fails, lists find that they are behind."""
        try:
            await self._tell_lists()
        except StorageError:
            self._told = -1

    def _do_beside(self, work: Coroutine[Any, Any, None]) -> None:
        """What the mailbox does not wait for."""
        task = self._loop.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # --- time -------------------------------------------------------------------------------------

    def _moment(self, subscriber: Subscriber | None = None) -> Moment:
        """Now, for somebody who does something; nobody looks at a clock where there is no pace."""
        if self._time is None:
            return UNTIMED
        return Moment(self._served(), subscriber.lag if subscriber is not None else 0.0)

    def _let_time_go_on(self, moment: Moment) -> None:
        if self._time is not None:
            self._time.go_on(self.table, moment, self._here())

    def see(self, player: str) -> None:
        """Somebody looks at the game, though not over a socket."""
        seat = self.table.seat_of(player)
        if self._time is not None and seat is not None:
            self._time.see(self.table, seat)

    def _ring(self) -> None:
        """Somebody's time may be over."""
        self._post(self._expire)

    async def _expire(self) -> None:
        try:
            await self._meet_deadline()
        except StorageError as error:
            log.warning("time-out.not-saved", table=self.table.id, error=str(error))
            self._clock.call_later(DISK_PAUSE, self._ring)

    async def meet_deadline(self) -> None:
        """The deadline that is written down has come: see to it that nobody thinks for longer than
        they may, nor a pause lasts for ever.
        """
        await self._in_turn(self._meet_deadline)

    async def _meet_deadline(self) -> None:
        await self._read_deadline()
        if self._time is None:
            return
        if self._time.is_over(self.table, Moment(self._served(), self._lag())):
            await self._change(time_out)
        elif self._time.is_anybodys:
            self._time.ring_again(self.table, self._lag())
            self._tell_time()
        else:
            await self._log.set_deadline(self.table.id, self._time.current(self.table))

    def _lag(self) -> float:
        """Of the line to who has to decide."""
        seat, here = self.table.running, self._subscribers
        lags = [subscriber.lag for subscriber in here if self._seat(subscriber) == seat]
        return min(lags, default=0.0)

    def _tell_time(self) -> None:
        """Somebody's may only begin to run."""
        assert self._time is not None
        told = encoded(self._time.message(self.table))
        for subscriber in self._subscribers:
            if not (subscriber.knows_nothing or subscriber.is_busy):
                subscriber.push([told])

    async def heed_vacations(self, players: Collection[str]) -> None:
        """They have begun, or are over, and deadlines written down accordingly: if one of these
        players sits here, it is seen to.
        """
        seated = {seat.player for seat in self.table.seats}
        if self._time is not None and not seated.isdisjoint(players):
            await self._in_turn(self._read_deadline)
            self._look_again()

    async def _read_deadline(self) -> None:
        """Of a live clock that runs there is none."""
        table = self.table
        if self._time is None or not (table.setting.is_turn_based or table.arrangement.paused):
            return
        due = await self._log.deadline_of(table.id)
        if due is not None:
            self._time.keep_to(table, due)

    # --- hints ------------------------------------------------------------------------------------

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
        if self._time is not None:
            self._time.close()
        self._mover.close()
        with suppress(TimeoutError, StorageError):  # the disk may never come back
            async with asyncio.timeout(CLOSE_WITHIN):
                await self._in_turn(self._tell_lists)
        self._is_closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        self._mover.retire()
        self._time = None  # it holds on to the table, too


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
