"""Plain modules of the browser, run by Node itself: it leaves out their types."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts.types import ROOT

SOURCE = ROOT / "web" / "src"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


def evaluated(module: str, expression: str) -> Any:
    """What an expression over ``m``, a module under web/src, comes to."""
    assert NODE, "the tests need Node: make test installs it into .venv"
    script = (
        f"import * as m from {json.dumps((SOURCE / module).as_uri())};"
        f"console.log(JSON.stringify({expression}))"
    )
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
