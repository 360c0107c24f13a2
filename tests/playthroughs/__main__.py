from __future__ import annotations

from tests.playthroughs import missing, written

for path, table, seed in missing():
    path.write_text(written(table, seed), encoding="utf-8")
    print("wrote", path.name)
