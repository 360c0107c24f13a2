"""What counts as one address wherever addresses are counted or banned, and the share of each.

Of IPv6 a household has a /64, but whoever rents a server is given a /56 or a /48 without asking. So
the networks around a /64 are counted as well. They may have more than one household, but not as
much as all the households that would fit.
"""

from __future__ import annotations

import functools
import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

HOME = 64
"""Bits of an IPv6 address that a household shares; below them everybody chooses anew at will."""
WIDER = 56, 48
"""Bits of the networks around it that providers give away as one."""
UNKNOWN = "unknown"
MINUTE = 60.0
MOST_COUNTED = 100_000
"""Addresses and networks that are remembered in one minute; with more, it is over sooner."""
Clock = Callable[[], float]
"""Monotonic: the clock on the wall jumps."""


@functools.lru_cache(4096)
def counted_as(host: str) -> str:
    """One spelling for an address, and for all of IPv6 that is one household's: its /64.

    What is no address, such as whatever a proxy has passed on, stays as it is.
    """
    try:
        return found_address(host)
    except ValueError:
        return host


def found_address(text: str) -> str:
    """The same, for an address or the /64 it counts as; ``ValueError`` if it is neither."""
    if text.endswith(f"/{HOME}"):
        return str(ipaddress.IPv6Network(text))
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.is_link_local or address.is_loopback:  # machines at hand: these share their /64
        return str(address)
    return str(ipaddress.IPv6Network((int(address), HOME), strict=False))


@functools.lru_cache(4096)
def networks(address: str) -> tuple[str, ...]:
    """What an address, as it counts, is counted under: itself, and of IPv6 its /56 and its /48."""
    try:
        home = ipaddress.IPv6Network(address) if address.endswith(f"/{HOME}") else None
    except ValueError:  # whatever a proxy has passed on
        home = None
    if home is None:
        return (address,)
    return (address, *(str(home.supernet(new_prefix=bits)) for bits in WIDER))


def allotted(address: str, share: float, wider: Sequence[int]) -> Iterator[tuple[str, float]]:
    """What an address is counted under, and how much each of that may have: a ``share``, and the
    networks around the address so many times as much.
    """
    return zip(networks(address), (share, *(share * times for times in wider)), strict=False)


def spelled_within(address: str) -> tuple[str, str, str]:
    """How to find the addresses of the widest network around one of IPv6, as they count, by their
    spelling: the first of them, and the texts from and below which all others are.
    """
    widest = ipaddress.IPv6Network(networks(address)[-1])
    groups = int(widest.network_address).to_bytes(16)[: WIDER[-1] // 8]
    start = "".join(f"{int.from_bytes(groups[at : at + 2]):x}:" for at in range(0, len(groups), 2))
    return f"{widest.network_address}/{HOME}", start, start[:-1] + chr(ord(":") + 1)


def trusts(proxies: Iterable[str]) -> Callable[[str], bool]:
    """Whether a host is one of these addresses, or in one of these networks."""
    trusted = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    @functools.lru_cache(4096)
    def is_trusted(host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in trusted)

    return is_trusted


class Shares:
    """How many of something each address has, and each network around it."""

    def __init__(self, most: int, wider: Sequence[int]) -> None:
        """``most`` for one address; its wider networks may have so many times as much."""
        self._most, self._wider = most, tuple(wider)
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more, if there is one left for the address and for all networks around it."""
        if any(self._taken[at] >= most for at, most in allotted(address, self._most, self._wider)):
            return False
        self._taken.update(networks(address))
        return True

    def give_back(self, address: str) -> None:
        """One less."""
        for at in networks(address):
            self._taken[at] -= 1
            if not self._taken[at]:
                del self._taken[at]


class LeakyBucket:
    """So many a second for each network, evenly: whoever wants more has to wait for their turn
    (GCRA, the leaky bucket as a meter). Refusing them would take as long as what they ask for.
    """

    def __init__(
        self, per_second: float, at_once: int, longest: float, clock: Clock = time.monotonic
    ) -> None:
        """``at_once`` of them need not wait; nobody waits longer than the ``longest``."""
        self._each, self._longest, self._clock = 1 / per_second, longest, clock
        self._early = at_once * self._each
        self._due: dict[str, float] = {}
        """When the last of each would have its turn, if all came evenly."""

    def wait(self, address: str) -> float | None:
        """Seconds until the turn of one more; ``None`` if it is not to wait for that."""
        network, now = networks(address)[-1], self._clock()
        if len(self._due) > MOST_COUNTED:
            self._due = {who: due for who, due in self._due.items() if due > now}
        due = max(self._due.get(network, 0.0), now) + self._each
        wait = due - now - self._early
        if wait > self._longest:
            return None
        self._due[network] = due
        return max(0.0, wait)

    def __len__(self) -> int:
        return len(self._due)


class SlidingWindow:
    """So many a minute for each address and each network around it, whenever the minute begins.

    This minute is counted and the one before, of which counts what has not slid out of sight, as if
    it had come evenly. A window that begins anew every minute would let twice as much through
    around its edge.
    """

    def __init__(
        self, per_minute: int, wider: Sequence[int] = (), clock: Clock = time.monotonic
    ) -> None:
        """As for ``Shares``."""
        self._most, self._wider, self._clock = per_minute, tuple(wider), clock
        self._before: Counter[str] = Counter()
        self._now: Counter[str] = Counter()
        self._since = clock()

    def wait(self, address: str) -> float:
        """Count something, or say in how many seconds it would be: 0 if it was."""
        passed = self._passed()
        shares = allotted(address, self._most, self._wider)
        waits = [self._wait(at, most, passed) for at, most in shares]
        if not any(waits):
            self._now.update(networks(address))
        return max(waits)

    def _wait(self, at: str, most: float, passed: float) -> float:
        before, now = self._before[at], self._now[at]
        if now >= most:
            return MINUTE - passed + MINUTE / most
        if before * (1 - passed / MINUTE) + now <= most - 1:
            return 0.0
        return MINUTE * (1 - (most - 1 - now) / before) - passed

    def _passed(self) -> float:
        """Seconds of this minute."""
        passed = self._clock() - self._since
        if passed >= MINUTE or len(self._now) > MOST_COUNTED:
            self._before = self._now if passed < 2 * MINUTE else Counter()
            self._now = Counter()
            passed = passed % MINUTE if passed < 2 * MINUTE else 0.0
            self._since = self._clock() - passed
        return passed
