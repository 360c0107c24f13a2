"""What is packed and handed to hosts: the wheel, its bill of materials, alerts and dashboard."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import REGISTRY

import hanagoza
from scripts import dashboard, sbom

ROOT = Path(__file__).parents[2]
METRIC = re.compile(r"\b(?:hanagoza|process|python)_\w+|\bup\b")
ALERTS = yaml.safe_load((ROOT / "packaging" / "alerts.yml").read_text(encoding="utf-8"))
RULES = [rule for group in ALERTS["groups"] for rule in group["rules"]]
ENDS = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}
PINNED = re.compile(r"^([\w.-]+)==", re.MULTILINE)


def told() -> set[str]:
    """The names of all samples that a server tells Prometheus."""
    names = {f"{each.name}{end}" for each in families() for end in ENDS.get(each.type, ("",))}
    return names | {"up"}  # Prometheus's own


def families() -> list[Any]:
    importlib.import_module("hanagoza.server.metrics")
    return list(REGISTRY.collect())


def queries() -> list[str]:
    panels = json.loads(dashboard.FILE.read_text(encoding="utf-8"))["panels"]
    return [target["expr"] for panel in panels for target in panel["targets"]]


def packages(lock: str) -> set[str]:
    return set(PINNED.findall((ROOT / lock).read_text(encoding="utf-8")))


class TestWatching:
    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
    def test_an_alert_asks_for_what_a_server_tells(self, rule: dict[str, Any]) -> None:
        named = set(METRIC.findall(rule["expr"]))
        assert named
        assert named <= told()

    @pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
    def test_an_alert_is_written_as_prometheus_reads_it(self, rule: dict[str, Any]) -> None:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}
        assert re.fullmatch(r"Hanagoza\w+", rule["alert"])
        assert re.fullmatch(r"\d+[smhd]", rule.get("for", "1m"))
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert set(rule["annotations"]) == {"summary", "description"}
        for opening, closing in ("()", "[]", "{}"):
            assert rule["expr"].count(opening) == rule["expr"].count(closing)

    def test_alerts_have_names_of_their_own(self) -> None:
        assert set(ALERTS) == {"groups"}
        assert len({rule["alert"] for rule in RULES}) == len(RULES)

    def test_the_dashboard_is_fresh(self) -> None:
        assert dashboard.FILE.read_text(encoding="utf-8") == dashboard.written(), "run make docs"

    def test_the_dashboard_asks_for_what_a_server_tells(self) -> None:
        assert {name for query in queries() for name in METRIC.findall(query)} <= told()

    def test_the_dashboard_shows_all_that_we_count(self) -> None:
        shown = " ".join(queries())
        ours = {each.name for each in families() if each.name.startswith("hanagoza_")}
        assert {name for name in ours if name not in shown} == set(), "add a panel"


class TestMaterials:
    """The bill of materials (SBOM) names what a server installs and what its pages hold."""

    def test_it_is_about_this_version(self) -> None:
        about = json.loads(sbom.written())["metadata"]["component"]
        assert (about["name"], about["version"]) == ("hanagoza", hanagoza.__version__)

    def test_it_names_every_package_with_a_hash(self) -> None:
        bill = json.loads(sbom.written())
        assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
        python = [each for each in bill["components"] if each["purl"].startswith("pkg:pypi/")]
        assert {each["name"] for each in python} == packages("requirements.lock")
        for each in python:
            assert each["externalReferences"][0]["hashes"], each["name"]

    def test_it_names_what_the_pages_are_built_from(self) -> None:
        names = {each["name"] for each in json.loads(sbom.written())["components"]}
        assert {"svelte", "vite", "@fontsource/shippori-mincho"} <= names
        assert "eslint" not in names


class TestWheel:
    def test_without_pages_none_is_built(self, tmp_path: Path) -> None:
        done = built(tmp_path, "standard")
        assert done.returncode == 1
        assert "run `make wheel`, which builds them first" in done.stderr
        assert done.stderr.count("\n") == 1

    def test_an_editable_one_needs_none(self, tmp_path: Path) -> None:
        assert built(tmp_path, "editable").stdout == "[]\n"

    def test_it_holds_its_bill_of_materials(self, tmp_path: Path) -> None:
        for name in ("src/hanagoza/web/pages/index.html", "dist/hanagoza.cdx.json"):
            (tmp_path / name).parent.mkdir(parents=True)
            (tmp_path / name).touch()
        assert built(tmp_path, "standard").stdout == "['dist/hanagoza.cdx.json']\n"


def built(root: Path, version: str) -> subprocess.CompletedProcess[str]:
    """What the build hook does to a build of that kind, in a folder."""
    script = (
        "import sys; sys.path.insert(0, 'packaging')\n"
        "from build_hook import Hook\n"
        "data = {'sbom_files': []}\n"
        f"hook = Hook({str(root)!r}, {{}}, None, None, '', 'wheel')\n"
        f"hook.initialize({version!r}, data)\n"
        "print(data['sbom_files'])"
    )
    return subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )


class TestLocks:
    def test_a_server_installs_no_terminal_table(self) -> None:
        assert "textual" not in packages("requirements.lock")
        assert "textual" in packages("requirements-web.lock")

    @pytest.mark.parametrize("lock", ["web", "build", "dev"])
    def test_the_build_backend_is_known_by_its_hash(self, lock: str) -> None:
        text = (ROOT / f"requirements-{lock}.lock").read_text(encoding="utf-8")
        assert re.search(r"^hatchling==[\d.]+ \\\n    --hash=sha256:", text, re.MULTILINE)

    def test_nothing_is_built_by_another_backend(self) -> None:
        commands = (ROOT / "Makefile").read_text(encoding="utf-8")
        for line in re.findall(r"^.*(?:pip wheel|-e \.).*$", commands, re.MULTILINE):
            assert "--no-build-isolation" in line
