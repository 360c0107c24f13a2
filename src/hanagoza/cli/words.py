"""The words of the command line itself; each game brings its own."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from hanagoza.core.catalogue import LANGUAGES, Catalogue

WORDS = Catalogue(Path(__file__).parent / "locale")

YOU = "you"
BOT = "bot:"


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def add_language(command: argparse.ArgumentParser) -> None:
    """The option that most subcommands share."""
    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=preferred_language(),
        help="language (default: that of your environment, else en)",
    )


def players_text(counts: Sequence[int], lang: str) -> str:
    few, many = min(counts), max(counts)
    if few == many:
        return WORDS.text("players", lang, count=few)
    return WORDS.text("players-range", lang, few=few, many=many)


def names_of(seats: Sequence[str], lang: str) -> list[str]:
    """How to call everybody: you by pronoun, each bot by a flower, others by their own names."""
    bots = [seat for seat, who in enumerate(seats) if who.startswith(BOT)]
    return [
        WORDS.text("you", lang)
        if who == YOU
        else WORDS.text(f"bot.{bots.index(seat)}", lang)
        if seat in bots
        else who or WORDS.text("seat", lang, seat=seat)
        for seat, who in enumerate(seats)
    ]
