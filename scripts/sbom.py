"""The bill of materials of the wheel (SBOM, CycloneDX): what it needs, and what its pages hold.

    python -m scripts.sbom FILE

It is made from the lock files, and `make wheel` packs it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cyclonedx.contrib.hash.factories import HashTypeFactory
from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

import hanagoza

ROOT = Path(__file__).parents[1]
PINNED = re.compile(r"^([\w.-]+)==([^\s;]+)(.*(?:\n    --hash=.*)*)", re.MULTILINE)
HASH = re.compile(r"--hash=(sha256:\w+)")


def bill() -> Bom:
    """What the wheel is made of."""
    bom = Bom()
    package = _component("pypi", "hanagoza", hanagoza.__version__)
    package.type = ComponentType.APPLICATION
    bom.metadata.component = package
    parts = [*python_packages(), *node_packages()]
    bom.components.update(parts)
    bom.register_dependency(package, parts)
    for part in parts:
        bom.register_dependency(part)
    return bom


def python_packages() -> Iterator[Component]:
    """What a server installs, with the hashes of all files that will do."""
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for name, version, hashes in PINNED.findall(text):
        files = ExternalReference(
            type=ExternalReferenceType.DISTRIBUTION,
            url=XsUri(f"https://pypi.org/project/{name}/{version}/#files"),
            hashes=map(HashTypeFactory().from_composite_str, HASH.findall(hashes)),
        )
        yield _component("pypi", name, version, files=files)


def node_packages() -> Iterator[Component]:
    """What the pages are built from, and with."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock["packages"].items():
        if path and not package.get("dev"):
            name = path.rpartition("node_modules/")[2]
            yield _component("npm", name, package["version"], license=package.get("license"))


def _component(
    kind: str,
    name: str,
    version: str,
    license: str | None = None,
    files: ExternalReference | None = None,
) -> Component:
    group, _, short = name.rpartition("/")
    purl = PackageURL(kind, group or None, short, version)
    licenses = [LicenseFactory().make_from_string(license)] if license else []
    return Component(
        name=name,
        version=version,
        purl=purl,
        bom_ref=str(purl),
        licenses=licenses,
        external_references=[files] if files else [],
    )


def written() -> str:
    """The bill as JSON."""
    text: str = JsonV1Dot6(bill()).output_as_string(indent=2)
    return text


def main() -> None:
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
