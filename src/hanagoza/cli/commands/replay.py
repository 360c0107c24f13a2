"""``hanagoza replay``: a recorded game, told from the first card to the last point."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hanagoza.cli.words import WORDS, YOU, add_language, names_of
from hanagoza.core.chance import FromScript, FromSeed, Provenance, Scripted
from hanagoza.core.record import Record
from hanagoza.games import replay

if TYPE_CHECKING:
    from rich.console import Console

    from hanagoza.cli.story import Teller
    from hanagoza.core.match import Match
    from hanagoza.core.views import Event


def add(subparsers: Any) -> None:
    command = subparsers.add_parser("replay", help="tell a recorded game in words")
    command.add_argument("file", type=Path, metavar="FILE", help="a record of a game (JSON)")
    add_language(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    from hanagoza.cli.output import Output

    record = Record.read(given.file)
    match = replay(record, Scripted())
    seats = record.seats or ("",) * record.players
    console = Output()
    _tell(console, record, match, _teller(match, seats, given.lang))
    return 0


def _teller(match: Match, seats: tuple[str, ...], lang: str) -> Teller:
    from hanagoza.cli.drawings import drawing
    from hanagoza.cli.story import Teller
    from hanagoza.drawing import Brush
    from hanagoza.drawing.palette import TERMINAL

    names = names_of(seats, lang)
    brush = Brush(match.game.words, lang, names, TERMINAL)
    draws = drawing(match.game.id)
    return Teller(
        match.game,
        lang,
        names,
        seats.index(YOU) if YOU in seats else None,
        lambda token: draws.card(token, brush),
        lambda points: draws.score(points, brush),
    )


def _tell(console: Console, record: Record, match: Match, teller: Teller) -> None:
    from rich.text import Text

    lang = teller.lang
    console.print(Text(match.game.words.text("title", lang), style="bold"))
    seated = " · ".join(f"{seat}: {name}" for seat, name in enumerate(teller.names))
    console.print(seated, markup=False)
    for name, value in record.options.items():
        console.print(f"{match.game.words.text(f'option.{name}', lang)}: {value}", markup=False)
    console.print(chance_text(record.chance, lang), markup=False, soft_wrap=True)
    for line in teller.log(told_by_owners(match)):
        if line.style == "bold":
            console.print()
        console.print(line, soft_wrap=True)
    console.print()
    if match.result is None:
        console.print(WORDS.text("unfinished", lang))
    else:
        console.print(teller.result(match.result))


def chance_text(origin: Provenance, lang: str) -> str:
    """Where the outcomes came from, in words."""
    if isinstance(origin, FromSeed):
        return WORDS.text("luck.seed", lang, seed=origin.seed)
    if isinstance(origin, FromScript):
        return WORDS.text("luck.script", lang)
    return WORDS.text("luck.secret", lang, commitment=origin.commitment)


def told_by_owners(match: Match) -> list[Event]:
    """Everything that happened, each thing as the seat it concerns saw it."""
    versions = [match.events(seat) for seat in range(match.players)]
    return [
        event if event.seat is None else versions[event.seat][place]
        for place, event in enumerate(match.events(None))
    ]
