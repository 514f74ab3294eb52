"""The grey pixels of PNG pictures as our own back end writes them, for readers of codes."""

import zlib
from collections.abc import Iterator

SIGNATURE = 8


def grey_pixels(png: bytes) -> memoryview:
    """Return rows of pixels, 0 black to 255 white, of a picture in red, green and blue without filters."""
    width, height = (int.from_bytes(png[place : place + 4], "big") for place in (16, 20))
    rows = zlib.decompress(b"".join(data for kind, data in _chunks(png) if kind == b"IDAT"))
    stride = 3 * width + 1
    assert len(rows) == stride * height
    grey = b"".join(rows[start + 1 : start + stride : 3] for start in range(0, len(rows), stride))
    return memoryview(grey).cast("B", shape=(height, width))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = SIGNATURE
    while place < len(png):
        length = int.from_bytes(png[place : place + 4], "big")
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += length + 12
