"""Text packed into few bytes that tell whether they are whole: a check sum, then the text compressed.

Version n is compressed with the help of `resources/share/n.txt`, typical text that need not be said again. The file of a
released version never changes, so that what was once packed can be unpacked for ever.
"""

import zlib
from functools import cache
from pathlib import Path

from metamaker.core.paths import resource

VERSION = 1
"""The version that is written."""

MAX_BYTES = 1024 * 1024
"""The longest text; a ship takes a thousandth of it."""

WINDOW = 32_000
"""How far back, in bytes, the compression looks for what it has seen before: the useful length of a dictionary."""

_CHECK = 4
"""Bytes of the check sum."""

_BARE = -15
"""Deflate with the largest window and without headers, which would repeat what is known."""


class PackingProblem(ValueError):
    """Bytes or a text that cannot be unpacked or packed; the text is one sentence that says why."""


def dictionary_file(version: int) -> Path:
    """Return where the dictionary of a version is."""
    return resource("share", f"{version}.txt")


@cache
def _dictionary(version: int) -> bytes:
    return dictionary_file(version).read_bytes()


def packed(text: bytes) -> bytes:
    """Return `text` packed, the same bytes for the same text. Raises PackingProblem for more than 1 MB."""
    if len(text) > MAX_BYTES:
        raise PackingProblem(f"expected at most {MAX_BYTES // 2**20} MB to share, found {len(text) / 2**20:.1f} MB")
    packer = zlib.compressobj(9, zlib.DEFLATED, _BARE, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary(VERSION))
    return _check_sum(text) + packer.compress(text) + packer.flush()


def unpacked(data: bytes, version: int) -> bytes:
    """Return the text that was packed by `version`, 1 to the present one; never makes more than 1 MB of it.

    Raises PackingProblem for what is cut off, damaged or too long.
    """
    unpacker = zlib.decompressobj(_BARE, zdict=_dictionary(version))
    try:
        text = unpacker.decompress(data[_CHECK:], MAX_BYTES + 1)
    except zlib.error:
        raise PackingProblem(_DAMAGED) from None
    if len(text) > MAX_BYTES:
        raise PackingProblem(f"expected at most {MAX_BYTES // 2**20} MB inside, found more")
    if not unpacker.eof:
        raise PackingProblem("it is cut off: its end is missing")
    if unpacker.unused_data or _check_sum(text) != data[:_CHECK]:
        raise PackingProblem(_DAMAGED)
    return text


_DAMAGED = "it is damaged: its check sum does not fit"


def _check_sum(text: bytes) -> bytes:
    return zlib.crc32(text).to_bytes(_CHECK, "big")
