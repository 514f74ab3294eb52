"""Pictures as rows of red, green and blue, and how far one is from another."""

import zlib
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

SIGNATURE = b"\x89PNG\r\n\x1a\n"
FAR = 48
"""A step of a channel, out of 255, that an eye notices in a single pixel."""
PATCH = 16
"""The side, in pixels, of the squares that a picture is cut into, so that a wrong icon is not lost in a large page."""
MOST_MEAN, MOST_FAR, MOST_PATCH = 1.5, 0.005, 20.0
"""What the edges of letters may differ by from one machine to another: less than a tenth of a millimetre would."""


class Bitmap(NamedTuple):
    """A picture: its size in pixels and three bytes for each, from left to right and top to bottom."""

    width: int
    height: int
    pixels: bytes


class Distance(NamedTuple):
    """How far pictures of one size are apart: mean of all channels, share of pixels far off, mean in the worst patch."""

    mean: float
    far: float
    patch: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} on average, {self.far:.2%} of the pixels far off, {self.patch:.0f} in the worst patch"

    @property
    def small(self) -> bool:
        """Whether nobody sees the difference."""
        return self.mean < MOST_MEAN and self.far <= MOST_FAR and self.patch < MOST_PATCH


def bitmap(png: bytes) -> Bitmap:
    """Return the pixels of a picture that the program's own back end wrote: eight bits a channel, no filters."""
    chunks = list(_chunks(png))
    (header,) = (data for kind, data in chunks if kind == b"IHDR")
    width, height = int.from_bytes(header[:4], "big"), int.from_bytes(header[4:8], "big")
    rows = zlib.decompress(b"".join(data for kind, data in chunks if kind == b"IDAT"))
    stride = 3 * width + 1
    assert png.startswith(SIGNATURE)
    assert header[8:] == bytes((8, 2, 0, 0, 0))
    assert rows[::stride] == bytes(height)
    return Bitmap(width, height, b"".join(rows[start + 1 : start + stride] for start in range(0, len(rows), stride)))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = len(SIGNATURE)
    while place < len(png):
        length = int.from_bytes(png[place : place + 4], "big")
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += length + 12


def distance(one: Bitmap, other: Bitmap) -> Distance:
    """Return how far two pictures of one size are apart."""
    patches: Counter[tuple[int, int]] = Counter()
    far = set()
    for place, (here, there) in enumerate(zip(one.pixels, other.pixels, strict=True)):
        if here != there:
            step = abs(here - there)
            row, column = divmod(place // 3, one.width)
            patches[row // PATCH, column // PATCH] += step
            if step > FAR:
                far.add((row, column))
    worst = max(patches.values(), default=0) / (3 * PATCH * PATCH)
    return Distance(patches.total() / len(one.pixels), len(far) / (one.width * one.height), worst)
