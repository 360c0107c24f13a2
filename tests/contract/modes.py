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
from tests.variants import Variant, random_match, variants

PLAYOUTS = 20


def main() -> None:
    for path in playthroughs.paths()[::2]:
        golden = json.loads(path.read_text(encoding="utf-8"))
        print(path.stem, playthroughs.story(hg.replay(golden["record"])) == golden["story"])
    for variant in variants():
        count = len(variant.seeds(PLAYOUTS))
        results = variant.game.playouts(count, 1, variant.players, **variant.options)
        print(variant, hashlib.sha256(results.tobytes()).hexdigest())
        print(variant, _batch(variant), _imagined(variant))


def _batch(variant: Variant) -> str:
    batch = variant.game.batch(5, 2, variant.players, **variant.options)
    for _ in range(6):
        moves, _ = batch.legal()
        batch.play(moves[:, 0])
    return hashlib.sha256(batch.results().tobytes()).hexdigest()


def _imagined(variant: Variant) -> str:
    digest = hashlib.sha256()
    for seed in variant.seeds(12):
        view = random_match(variant, seed).view(seed % variant.players, recall=True)
        digest.update(to_json(variant.game.imagine(view, Random(seed)).position()))
    return digest.hexdigest()


if __name__ == "__main__":
    main()
