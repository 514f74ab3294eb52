"""Pictures as stamps."""

import struct
import time
import zlib
from collections.abc import Callable

import pytest

from metamaker.rendering.icons import GRID
from metamaker.rendering.tracing import stamp

Pixel = Callable[[int, int], tuple[int, int, int, int]]
CLEAR, BLACK, WHITE, ROSE = (0, 0, 0, 0), (0, 0, 0, 255), (255, 255, 255, 255), (250, 200, 200, 255)


def png(side: int, pixel: Pixel) -> bytes:
    """Return a picture with transparency, from the colour of each of its pixels."""
    rows = b"".join(b"\0" + bytes(part for x in range(side) for part in pixel(x, y)) for y in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )


def area(picture: bytes) -> float:
    """Return the filled area of an outline, as a part of the grid, by the surveyor's formula."""
    outline = stamp(picture)
    assert outline is not None
    total = 0.0
    loop: list[tuple[float, float]] = []
    for command, *point in outline:
        if command == "Z":
            pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
            total += sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2
            loop = []
        else:
            loop.append((point[0], point[1]))
    return total / GRID**2


def test_dark_parts_print() -> None:
    assert area(png(64, lambda x, _: BLACK if x < 32 else WHITE)) == pytest.approx(0.5, abs=0.01)


def test_holes_stay_open() -> None:
    frame = png(64, lambda x, y: WHITE if 16 <= x < 48 and 16 <= y < 48 else BLACK)
    assert area(frame) == pytest.approx(0.75, abs=0.01)


def test_a_picture_of_one_tone_is_stamped_as_its_silhouette() -> None:
    assert area(png(64, lambda _, y: ROSE if y < 16 else CLEAR)) == pytest.approx(0.25, abs=0.01)


def test_all_of_it_is_on_the_grid() -> None:
    outline = stamp(png(200, lambda x, y: BLACK if (x - 100) ** 2 + (y - 100) ** 2 < 9000 else CLEAR))
    assert outline is not None
    numbers = [number for _, *point in outline for number in point]
    assert 0.0 <= min(numbers) < max(numbers) <= GRID


def test_what_cannot_be_read_or_seen_is_nothing() -> None:
    assert stamp(png(8, lambda *_: CLEAR)) is None
    whole = png(64, lambda *_: BLACK)
    for broken in (b"", whole[:40], whole[:60], whole[:-20] + bytes(20), b"\x89PNG\r\n\x1a\n" + bytes(60)):
        assert stamp(broken) is None or area(broken) > 0


def test_noise_stays_short_and_quick() -> None:
    noise = png(512, lambda x, y: BLACK if zlib.crc32(bytes((x % 256, y % 256, x // 256, y // 256))) % 3 == 0 else WHITE)
    started = time.perf_counter()
    outline = stamp(noise)
    assert time.perf_counter() - started < 4.0
    assert outline is None or len(outline) <= 4000
