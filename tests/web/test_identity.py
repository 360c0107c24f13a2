"""Cards that a view does not tell apart keep their names, so that they can travel."""

from __future__ import annotations

import json

import pytest

from tests.web.node import evaluated

Places = dict[str, list[str]]


def names(*views: Places) -> list[dict[str, list[str]]]:
    """The names of what lies in each place, view after view."""
    found: list[dict[str, list[str]]] = evaluated(
        "kit/identity.ts",
        f"""(() => {{ const identity = new m.Identity();
            return {json.dumps(views)}.map((places) => Object.fromEntries(
                Object.entries(identity.name(places)).map(
                    ([place, things]) => [place, things.map(({{ name }}) => name)])));
        }})()""",
    )
    return found


@pytest.mark.parametrize(
    ("before", "after"), [("rose", "rose"), ("", "rose"), ("rose", ""), ("", "")]
)
def test_what_goes_elsewhere_keeps_its_name(before: str, after: str) -> None:
    """Also when it is turned up or down on the way."""
    old, new = names({"hand": ["lily", before], "yard": []}, {"hand": ["lily"], "yard": [after]})
    assert new == {"hand": [old["hand"][0]], "yard": [old["hand"][1]]}


def test_another_kind_is_another_thing() -> None:
    old, new = names({"hand": ["lily"], "yard": []}, {"hand": [], "yard": ["rose"]})
    assert old["hand"] != new["yard"]
