"""A game played over a socket of its own, past the table on the screen: whatever that is like."""

from __future__ import annotations

from playwright.sync_api import Page

PAUSE = 250
"""Milliseconds before each move."""

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
