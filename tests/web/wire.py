"""A game played over a socket of its own, past the table on the screen: whatever that is like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, expect

PAUSE = 250
"""Milliseconds before each move."""
NONCE = "00" * 16
USUAL = {
    "options": {},
    "memory": "tracker",
    "public": False,
    "spectators": True,
    "pace": None,
    "out_of_time": "bot",
}
"""What is agreed about a table, if nothing else is said."""

PLAY = """({ id, most, pause }) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    const leave = () => { socket.close(); done(); };
    let played = 0;

    function answer({ id, moves }) {
        if (played === most) return leave();
        played += 1;
        const name = `wire-${Date.now()}-${played}`;
        setTimeout(() => send({ type: "move", id: name, request: id, move: moves[0] }), pause);
    }

    socket.onopen = () => send({ type: "hello", protocol: 1, version: -1 });
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "table" && message.ending) leave();
        if (message.type === "update" && message.request) answer(message.request);
    };
})"""


def play(page: Page, moves: int = -1) -> None:
    """Always the first legal move for the seat of this page: so many times, or to the end."""
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url.partition("/t/")[0])
    table = page.url.rpartition("/")[2]
    elsewhere.evaluate(PLAY, {"id": table, "most": moves, "pause": PAUSE})
    elsewhere.close()


ASK = """async ({ method, path, body }) => {
    const [, token] = /hanagoza_csrf=([^;]*)/.exec(document.cookie);
    const headers = { "content-type": "application/json", "x-csrftoken": token };
    const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""

TELL = """({ id, command }) => new Promise((done) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    socket.onopen = () => {
        send({ type: "hello", protocol: 1, version: -1 });
        send({ id: `told-${Date.now()}`, ...command });
    };
    socket.onmessage = ({ data }) => {
        const { type } = JSON.parse(data);
        if (type !== "ack" && type !== "refused") return;
        socket.close();
        done(type);
    };
})"""


REMEMBER = "([name, value]) => localStorage.setItem(name, JSON.stringify(value))"
"""As the page does it."""


def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the server answers to who is at this page."""
    return page.evaluate(ASK, {"method": method, "path": path, "body": body or {}})


def named(page: Page, name: str) -> Page:
    """Who is at this page has a name."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    ask(page, "PATCH", "/api/me", {"name": name})
    return page


def table(*people: Page, game: str = "hanamikoji", **agreed: object) -> str:
    """The address of a new table at which these sit, the first of them to begin."""
    return _opened(game, len(people), people, **agreed)


def waiting(page: Page, game: str = "kasane", **agreed: object) -> str:
    """The same of one that strangers may join: only who is at this page sits there."""
    return _opened(game, 4, (page,), public=True, **agreed)


def _opened(game: str, players: int, people: Sequence[Page], **agreed: object) -> str:
    setting = {**USUAL, "game": game, "players": players, "start": 0, **agreed}
    id = ask(people[0], "POST", "/api/tables", {"setting": setting, "bots": []})["id"]
    for seat, page in enumerate(people):
        joining = {"nonce": NONCE, "seat": seat, "name": None}
        key = ask(page, "POST", f"/api/tables/{id}/seats", joining)["key"]
        page.evaluate(REMEMBER, [f"hanagoza.seat.{id}", key])
    return f"/t/{id}"


def tell(page: Page, address: str, **command: object) -> None:
    """A command of who is at this page."""
    told = {"id": address.rpartition("/")[2], "command": command}
    assert page.evaluate(TELL, told) == "ack"
