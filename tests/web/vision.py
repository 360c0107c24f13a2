"""What eyes make of colours: simulated colour blindness, the difference of two colours, contrast.

Colours are arrays whose last axis is red, green and blue from 0 to 1, as on a screen (sRGB).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Colours = npt.NDArray[np.float64]

VISIONS: dict[str, Colours] = {
    "usual": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
"""Machado, Oliveira and Fernandes 2009, severity 1, on linear light."""

TO_XYZ = np.array(
    [
        [0.4124564, 0.3575761, 0.1804375],
        [0.2126729, 0.7151522, 0.0721750],
        [0.0193339, 0.1191920, 0.9503041],
    ]
)
WHITE = TO_XYZ.sum(axis=1)
FAR = 25.0**7


def linear(colours: Colours) -> Colours:
    """The light of a screen's colours."""
    light = np.asarray(colours, dtype=np.float64)
    return np.where(light <= 0.04045, light / 12.92, ((light + 0.055) / 1.055) ** 2.4)


def seen_by(vision: str, colours: Colours) -> Colours:
    """Colours in CIE Lab as an eye of this kind sees them."""
    light = np.clip(linear(colours) @ VISIONS[vision].T, 0, 1)
    xyz = light @ TO_XYZ.T / WHITE
    f = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = np.moveaxis(f, -1, 0)
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def difference(one: Colours, other: Colours) -> Colours:
    """CIEDE2000 between colours in Lab, after Sharma, Wu and Dalal 2005."""
    l1, a1, b1 = np.moveaxis(one, -1, 0)
    l2, a2, b2 = np.moveaxis(other, -1, 0)
    chroma = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(chroma**7 / (chroma**7 + FAR)))
    c1, c2 = np.hypot(a1 * stretch, b1), np.hypot(a2 * stretch, b2)
    h1 = np.degrees(np.arctan2(b1, a1 * stretch)) % 360
    h2 = np.degrees(np.arctan2(b2, a2 * stretch)) % 360
    grey = c1 * c2 == 0

    turn = np.where(grey, 0, (h2 - h1 + 180) % 360 - 180)
    hue = np.where(grey, h1 + h2, (h1 + turn / 2) % 360)
    dl, dc = l2 - l1, c2 - c1
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn) / 2)

    lightness, c = (l1 + l2) / 2, (c1 + c2) / 2
    t = (
        1
        - 0.17 * np.cos(np.radians(hue - 30))
        + 0.24 * np.cos(np.radians(2 * hue))
        + 0.32 * np.cos(np.radians(3 * hue + 6))
        - 0.20 * np.cos(np.radians(4 * hue - 63))
    )
    sl = 1 + 0.015 * (lightness - 50) ** 2 / np.sqrt(20 + (lightness - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    bend = np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2)))
    rt = -2 * np.sqrt(c**7 / (c**7 + FAR)) * np.sin(bend)
    parts = (dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * dc / sc * dh / sh
    return np.asarray(np.sqrt(np.maximum(parts, 0)))


def contrast(one: Colours, other: Colours) -> float:
    """WCAG's contrast of two colours: of their greys, since hue does not enter it."""
    darker, brighter = sorted((float(luminance(one)), float(luminance(other))))
    return (brighter + 0.05) / (darker + 0.05)


def luminance(colours: Colours) -> Colours:
    return np.asarray(linear(colours) @ TO_XYZ[1])
