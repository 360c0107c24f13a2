"""Golden playthroughs: whole games with a digest of everything every observer saw at each ply.

They guard that records replay for ever. A change that alters a record or an outcome on purpose
raises the game's rules version; one that only shows observers more changes nothing but digests.
``python -m tests.playthroughs`` writes those that are missing, and never touches one that exists.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import hanagoza as hg
from hanagoza.core.views import to_json
from tests.variants import Variant, house_variants, main_variants, play_randomly

FOLDER = Path(__file__).parent
SEEDS = (4, 5, 6)
"""Of the games of each main table; a house table has one, of the first seed."""


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def story(match: hg.Match) -> list[str]:
    """One line per ply: who did what, out of how many moves, and a digest of all that was seen."""
    options: dict[str, Any] = dict(match.setting.options)
    again = match.game.start(match.players, chance="manual", start=match.setting.start, **options)
    lines = []
    for text in match.history:
        actor = "chance" if again.actor == hg.CHANCE else f"seat {again.actor}"
        count = len(again.legal())
        again.play(text)
        lines.append(f"{actor}: {text} (of {count}) {_digest(_seen(again))}")
    events = [again.events(observer) for observer in _observers(again)]
    return [*lines, f"log {_digest(to_json(events))}", f"outcome {_digest(to_json(again.result))}"]


def _seen(match: hg.Match) -> bytes:
    views = [match.view(o, recall) for o in _observers(match) for recall in (False, True)]
    return to_json([views, match.legal(), match.position()])


def _observers(match: hg.Match) -> list[int | None]:
    return [*range(match.players), None]


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


def missing() -> Iterator[tuple[Path, Variant, int]]:
    """Playthroughs that are still to be written: the file, the table and the seed."""
    wanted = [(variant, seed) for variant in main_variants() for seed in SEEDS]
    wanted += [(variant, SEEDS[0]) for variant in house_variants()]
    for variant, seed in wanted:
        path = FOLDER / f"{variant}-{seed}.json"
        if not path.exists():
            yield path, variant, seed


def written(variant: Variant, seed: int) -> str:
    match = play_randomly(variant.start(seed=seed), Random(seed))
    data = {"record": msgspec.to_builtins(match.record()), "story": story(match)}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
