"""Every kind of piece and card differs by colour, by shape and by letter, for everybody's eyes.

Measured on what a browser draws: the gallery shows each kind of a game once as a specimen.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest
from matplotlib.image import imread
from playwright.sync_api import Browser, Locator, Page, ViewportSize

from tests.web.vision import VISIONS, Colours, contrast, difference, luminance, seen_by

GAMES = {"hitohira": 6, "cerisier": 6, "hanamikoji": 7, "blossom": 6, "kasane": 10}
THEMES = ("light", "dark")
SCALE = 3
SMALL: ViewportSize = {"width": 360, "height": 240}
"""The less is drawn around a specimen, the sooner it is photographed."""

LEAST_DIFFERENCE = 10.0
LEAST_CONTRAST = 4.5
MOST_OVERLAP = 0.85
"""Of two shapes, the part of their union that is common to both."""

Mask = npt.NDArray[np.bool_]

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Specimen:
    kind: str
    letter: str
    colour: Colours
    """The colour that covers most of it."""
    shape: Mask
    """Its outline; of a card, that of its picture."""
    letter_contrast: float


@pytest.fixture(scope="session")
def open_gallery(gallery: str, browser: Browser) -> Iterator[Callable[[str], Page]]:
    """The gallery in a theme, with nothing behind its specimens."""

    @cache
    def opened(theme: str) -> Page:
        page = browser.new_page(viewport=SMALL, device_scale_factor=SCALE)
        page.goto(f"{gallery}?theme={theme}")
        page.wait_for_selector("[data-specimen]")
        page.add_style_tag(content="html, body { background: transparent !important }")
        page.evaluate("document.fonts.ready.then(() => true)")
        return page

    yield opened
    for theme in THEMES:
        opened(theme).close()


@pytest.fixture(scope="session")
def photograph(open_gallery: Callable[[str], Page]) -> Callable[[str, str], list[Specimen]]:
    """The specimens of a game in a theme."""

    @cache
    def photographed(theme: str, game: str) -> list[Specimen]:
        found = open_gallery(theme).locator(f"[data-specimen={game}]").all()
        assert len(found) == GAMES[game]
        return [_examine(specimen) for specimen in found]

    return photographed


@pytest.fixture(params=THEMES)
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(theme: str, open_gallery: Callable[[str], Page]) -> Page:
    return open_gallery(theme)


@pytest.fixture(params=GAMES)
def specimens(
    request: pytest.FixtureRequest, theme: str, photograph: Callable[[str, str], list[Specimen]]
) -> list[Specimen]:
    return photograph(theme, request.param)


@pytest.mark.parametrize("vision", VISIONS)
def test_colours_differ(specimens: list[Specimen], vision: str) -> None:
    for one, other in combinations(specimens, 2):
        distance = difference(seen_by(vision, one.colour), seen_by(vision, other.colour))
        assert distance >= LEAST_DIFFERENCE, (one.kind, other.kind)


def test_shapes_differ(specimens: list[Specimen]) -> None:
    for one, other in combinations(specimens, 2):
        common = (one.shape & other.shape).sum() / (one.shape | other.shape).sum()
        assert common <= MOST_OVERLAP, (one.kind, other.kind)


def test_letters_differ(specimens: list[Specimen]) -> None:
    assert len({specimen.letter for specimen in specimens}) == len(specimens)


def test_letters_are_legible_without_colour(specimens: list[Specimen]) -> None:
    for specimen in specimens:
        assert specimen.letter_contrast >= LEAST_CONTRAST, specimen.kind


@pytest.mark.parametrize("ground", ["paper", "paper-raised"])
@pytest.mark.parametrize(
    ("colour", "least"),
    [
        ("ink", 4.5),
        ("ink-soft", 4.5),
        ("accent", 4.5),
        ("ok", 4.5),
        ("warn", 4.5),
        ("focus", 3),
        ("line-strong", 3),
    ],
)
def test_a_theme_can_be_read(page: Page, ground: str, colour: str, least: float) -> None:
    """WCAG 2.2 AA: 4.5 for words, 3 for the edges of what can be pressed."""
    assert contrast(_themed(page, colour), _themed(page, ground)) >= least


@pytest.mark.parametrize(
    ("words", "ground"),
    [("accent-ink", "accent"), ("ink", "accent-wash"), ("ink-soft", "accent-wash")],
)
def test_words_on_colour_can_be_read(page: Page, words: str, ground: str) -> None:
    assert contrast(_themed(page, words), _themed(page, ground)) >= LEAST_CONTRAST


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_differences_are_those_of_the_standard(
    one: tuple[float, ...], other: tuple[float, ...], expected: float
) -> None:
    assert difference(np.array(one), np.array(other)) == pytest.approx(expected, abs=5e-5)


# --- looking at a specimen ------------------------------------------------------------------------


def _examine(specimen: Locator) -> Specimen:
    whole, mark = specimen.locator("[role=img]"), specimen.locator(".mark, text")
    drawn = _pixels(whole)
    colour = _main_colour(drawn)
    picture = specimen.locator(".picture")
    on_card = picture.count() > 0
    shape = _unlike(_part(drawn, whole, picture), colour) if on_card else drawn[..., 3] > 0.9
    return Specimen(
        kind=cast(str, specimen.get_attribute("data-kind")),
        letter=cast(str, mark.text_content()),
        colour=colour,
        shape=shape,
        letter_contrast=_letter_contrast(_part(drawn, whole, mark)),
    )


def _pixels(what: Locator) -> Colours:
    """What is drawn: red, green, blue and opacity."""
    png = what.screenshot(omit_background=True)
    return np.asarray(imread(io.BytesIO(png)), dtype=np.float64)


def _part(drawn: Colours, whole: Locator, part: Locator) -> Colours:
    """The pixels of something that lies inside of what was drawn."""
    outer, inner = whole.bounding_box(), part.bounding_box()
    assert outer
    assert inner
    left, top = (round(SCALE * (inner[axis] - outer[axis])) for axis in ("x", "y"))
    width, height = (round(SCALE * inner[side]) for side in ("width", "height"))
    return drawn[max(0, top) : top + height, max(0, left) : left + width]


def _main_colour(picture: Colours) -> Colours:
    opaque = picture[picture[..., 3] > 0.99][:, :3]
    whole = np.rint(255 * opaque).astype(np.int64) @ (1 << 16, 1 << 8, 1)  # much faster to sort
    _, first, counts = np.unique(whole, return_index=True, return_counts=True)
    return np.asarray(opaque[first[counts.argmax()]])


def _unlike(picture: Colours, ground: Colours) -> Mask:
    return np.asarray(np.abs(picture[..., :3] - ground).max(axis=-1) > 0.04)


def _letter_contrast(box: Colours) -> float:
    """Between the paper of a letter's box and the letter's darkest strokes."""
    quarter = len(box) // 4
    line = box[quarter:-quarter]  # above and below there is more than paper
    pixels = line[..., :3].reshape(-1, 3)
    return contrast(_main_colour(line), pixels[luminance(pixels).argmin()])


def _themed(page: Page, name: str) -> Colours:
    """A colour of the theme that the page is in."""
    numbers = page.evaluate(
        """(name) => {
            const probe = document.body.appendChild(document.createElement("i"));
            probe.style.color = `var(--${name})`;
            const numbers = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number);
            probe.remove();
            return numbers;
        }""",
        name,
    )
    return np.array(numbers[:3]) / 255
