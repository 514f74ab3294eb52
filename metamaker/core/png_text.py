"""Text inside a PNG picture: adds it, and reads it from untrusted pictures."""

import struct
import zlib
from collections.abc import Iterator

from metamaker.core.errors import ContentProblem
from metamaker.core.messages import message

SIGNATURE = b"\x89PNG\r\n\x1a\n"

MAX_TEXT = 2 * 1024 * 1024
"""The longest text in bytes that is read, inflated."""

MAX_PARTS = 100_000
"""The number of chunks that are searched; with 4 kB each they make up the largest file that is read."""

_DAMAGED = message("file-picture-text")

_HEAD = struct.Struct(">I4s")
_FRAME = _HEAD.size + 4


class PictureProblem(ContentProblem):
    """A PNG picture without a readable text. The message is one sentence."""


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file: its length, type, data and checksum."""
    return _HEAD.pack(len(data), kind) + data + struct.pack(">I", zlib.crc32(kind + data))


def with_text(png: bytes, keyword: str, text: str) -> bytes:
    """Return `png` with `text`, printable ASCII, under `keyword`; it stands before the picture, where it is soon found."""
    end_of_header = len(SIGNATURE) + _FRAME + _HEAD.unpack_from(png, len(SIGNATURE))[0]
    inside = chunk(b"tEXt", keyword.encode("ascii") + b"\0" + text.encode("ascii"))
    return png[:end_of_header] + inside + png[end_of_header:]


def text_in(png: bytes, keyword: str) -> str:
    """Return the first text under `keyword`, of any of the three kinds that PNG has for texts.

    Raises PictureProblem if there is none, or if the picture is damaged before it.
    """
    wanted = keyword.encode("ascii") + b"\0"
    for kind, data in _chunks(png):
        if kind in _READERS and data.startswith(wanted):
            return _READERS[kind](data[len(wanted) :])
    raise PictureProblem(message("file-picture-empty"))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place, count = len(SIGNATURE), 0
    while place + _FRAME <= len(png) and count < MAX_PARTS:
        length, kind = _HEAD.unpack_from(png, place)
        end = place + _FRAME + length
        if end > len(png):
            raise PictureProblem(message("file-picture-cut_off"))
        data = png[place + _HEAD.size : end - 4]
        if zlib.crc32(kind + data) != int.from_bytes(png[end - 4 : end], "big"):
            raise PictureProblem(message("file-picture-damaged"))
        yield kind, data
        if kind == b"IEND":
            return
        place, count = end, count + 1


def _plain(data: bytes) -> str:
    return _bounded(data).decode("latin-1")


def _compressed(data: bytes) -> str:
    if data[:1] != b"\0":
        raise PictureProblem(message("file-picture-packed"))
    return _inflated(data[1:]).decode("latin-1")


def _international(data: bytes) -> str:
    """Two marks of compression, then language and a translated keyword, each ended by a zero; the text is UTF-8."""
    is_compressed, rest = data[:2] == b"\1\0", data[2:].split(b"\0", 2)
    try:
        return (_inflated(rest[2]) if is_compressed else _bounded(rest[2])).decode()
    except (IndexError, UnicodeDecodeError):
        raise PictureProblem(_DAMAGED) from None


_READERS = {b"tEXt": _plain, b"zTXt": _compressed, b"iTXt": _international}


def _bounded(text: bytes) -> bytes:
    if len(text) > MAX_TEXT:
        raise PictureProblem(message("file-picture-too_long", most=MAX_TEXT // 2**20))
    return text


def _inflated(data: bytes) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        text = _bounded(unpacker.decompress(data, MAX_TEXT + 1))
    except zlib.error:
        raise PictureProblem(_DAMAGED) from None
    if not unpacker.eof:
        raise PictureProblem(_DAMAGED)
    return text
