"""Prints digests of golden games, random games and imagined worlds, in whatever mode this runs.

``NUMBA_DISABLE_JIT=1 python -m tests.contract.modes`` must print what plain Python prints.
"""

from __future__ import annotations

import hashlib
import json
from random import Random

import hanagoza as hg
from hanagoza.core.views import to_json
from tests import playthroughs
from tests.settings import Table, random_match, tables

PLAYOUTS = 20


def main() -> None:
    for path in playthroughs.paths()[::2]:
        golden = json.loads(path.read_text(encoding="utf-8"))
        print(path.stem, playthroughs.story(hg.replay(golden["record"])) == golden["story"])
    for table in tables():
        count = len(table.seeds(PLAYOUTS))
        results = table.game.playouts(count, 1, table.players, **table.options)
        print(table, hashlib.sha256(results.tobytes()).hexdigest())
        print(table, _batch(table), _imagined(table))


def _batch(table: Table) -> str:
    batch = table.game.batch(5, 2, table.players, **table.options)
    for _ in range(6):
        moves, _ = batch.legal()
        batch.play(moves[:, 0])
    return hashlib.sha256(batch.results().tobytes()).hexdigest()


def _imagined(table: Table) -> str:
    digest = hashlib.sha256()
    for seed in table.seeds(12):
        view = random_match(table, seed).view(seed % table.players, recall=True)
        digest.update(to_json(table.game.imagine(view, Random(seed)).position()))
    return digest.hexdigest()


if __name__ == "__main__":
    main()
