from __future__ import annotations

from tests.playthroughs import fresh

for path, text in fresh():
    if not path.exists():
        path.write_text(text, encoding="utf-8")
        print("wrote", path.name)
