"""What comes in quick succession is shown one after the other, and soon."""

from __future__ import annotations

import json
from typing import Any

from tests.web.node import evaluated

NEWS = True
"""It is left to be looked at for a while."""

SHOWN = """(() => {
    const [shown, timers] = [[], []];
    let now = 0;
    performance.now = () => now;
    globalThis.setTimeout = (call, pause) => timers.push({ call, at: now + pause });
    globalThis.clearTimeout = () => timers.splice(0);
    const playback = new m.Playback((items) => shown.push([now, ...items]), () => SEEN);
    for (const [name, dwells] of ITEMS) playback.add(name, dwells);
    if (SKIP) playback.skip();
    while (timers.length) {
        const { call, at } = timers.shift();
        now = at;
        call();
    }
    return shown;
})()"""


def shown(*items: tuple[str, bool], seen: bool = True, skip: bool = False) -> list[list[Any]]:
    """When what is shown of things that come at once."""
    script = SHOWN.replace("ITEMS", json.dumps(items))
    script = script.replace("SEEN", json.dumps(seen)).replace("SKIP", json.dumps(skip))
    found: list[list[Any]] = evaluated("net/playback.ts", script)
    return found


def test_each_can_be_looked_at() -> None:
    (first, a), (second, b), (third, c) = shown(("a", NEWS), ("b", NEWS), ("c", not NEWS))
    assert [a, b, c] == ["a", "b", "c"]
    assert first == 0
    assert second - first >= 600
    assert third > second


def test_what_is_no_news_takes_no_time() -> None:
    assert shown(("a", not NEWS), ("b", not NEWS)) == [[0, "a"], [0, "b"]]


def test_much_is_shown_as_soon_as_little() -> None:
    assert shown(*[(str(at), NEWS) for at in range(40)])[-1][0] <= 1800


def test_the_rest_comes_at_once_when_skipped() -> None:
    assert shown(("a", NEWS), ("b", NEWS), ("c", NEWS), skip=True) == [[0, "a"], [0, "b", "c"]]


def test_nothing_waits_while_nobody_looks() -> None:
    assert shown(("a", NEWS), ("b", NEWS), seen=False) == [[0, "a"], [0, "b"]]
