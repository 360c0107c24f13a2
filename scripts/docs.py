"""Rewrite the generated parts of the documentation: ``make docs``.

A page keeps what is written by hand; what stands between a ``<!-- moves -->`` pair of comments is
replaced by the table of the game's moves. Others do the same: ``scripts.protocol`` for the
protocol, ``scripts.settings`` for what hosts can set, ``scripts.privacy`` for what is stored. And
some write whole files: ``scripts.types`` the server's types for the browser, ``scripts.api`` the
reference of the Python interface, ``scripts.dashboard`` what hosts look at.
"""

from __future__ import annotations

import re
from pathlib import Path

import hanagoza as hg
from scripts import api, dashboard, privacy, protocol, settings, types

PAGES = Path(__file__).parents[1] / "docs" / "games"
BLOCK = re.compile(r"(<!-- moves -->\n).*?(<!-- /moves -->)", re.DOTALL)


def page(id: str) -> Path:
    return PAGES / f"{id}.md"


def rewritten(id: str) -> str:
    """A game's page with its table of moves as it is now."""
    text = page(id).read_text(encoding="utf-8")
    table = "\n".join(move_table(hg.game(id)))
    return BLOCK.sub(lambda block: f"{block[1]}\n{table}\n\n{block[2]}", text)


def move_table(game: hg.Game) -> list[str]:
    """A row per verb: how it is written, how many moves it has, their ids, and two of them."""
    lines = [
        "| verb | written | who | moves | ids | first and last |",
        "|---|---|---|---:|---|---|",
    ]
    for name, verb in game.moves.verbs.items():
        first = game.moves.first(name)
        last = first + len(verb.groupings) - 1
        who = "chance" if verb.chance else "player"
        examples = f"`{game.moves.texts[first]}` … `{game.moves.texts[last]}`"
        lines.append(
            f"| `{name}` | `{verb.usage}` | {who} | {len(verb.groupings)} "
            f"| {first}–{last} | {examples} |"
        )
    return [*lines, "", f"{len(game.moves)} moves in all."]


def main() -> None:
    for id in hg.games():
        page(id).write_text(rewritten(id), encoding="utf-8")
    protocol.PAGE.write_text(protocol.rewritten(), encoding="utf-8")
    privacy.PAGE.write_text(privacy.rewritten(), encoding="utf-8")
    settings.PAGE.write_text(settings.rewritten(), encoding="utf-8")
    for file, text in types.files().items():
        file.write_text(text, encoding="utf-8")
    dashboard.FILE.write_text(dashboard.written(), encoding="utf-8")
    api.PAGE.write_text(api.written(), encoding="utf-8")


if __name__ == "__main__":
    main()
