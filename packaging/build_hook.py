"""A build hook for Hatchling: a wheel has the browser's pages in it, or is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGES = Path("src/hanagoza/web/pages/index.html")
SBOM = "dist/hanagoza.cdx.json"


class Hook(BuildHookInterface[Any]):
    """Looks at what there is to be packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Refuse to build without pages; an editable install gets them from ``make web`` later."""
        if version == "editable":
            return
        root = Path(self.root)
        if not (root / PAGES).exists():
            raise SystemExit(
                f"hanagoza: there is no {PAGES}, and a server without pages shows nothing:"
                " run `make wheel`, which builds them first"
            )
        if (root / SBOM).exists():  # `make wheel` has just written it
            build_data["sbom_files"].append(SBOM)
