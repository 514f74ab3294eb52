"""Emblem of a fleet or class, limited in size: outlines on the icon grid, or a small picture."""

import base64
import binascii
import struct
from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from metamaker.core.frozen import Frozen, Many
from metamaker.games.metaverse.messages import message

MAX_PNG_BYTES = 64 * 1024
"""The size limit is low because every file and every record sheet of a fleet contains the emblem."""

MAX_PNG_SIDE = 512
"""Pixels on each side. A small file can contain a picture of any size; 512 pixels are sharp on 40 mm at 300 dots per inch."""

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEADER = struct.Struct(">8sI4sII")


def _wrong(key: str, **values: int) -> PydanticCustomError:
    return PydanticCustomError("emblem", "{sentence}", {"sentence": message(key, **values)})


def _small_png(text: str) -> str:
    """Accept base64 of a PNG picture of at most 64 KiB and 512 × 512 pixels."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        data = b""
    if len(data) < _HEADER.size or len(data) > MAX_PNG_BYTES:
        raise _wrong("broken-emblem-bytes", most=MAX_PNG_BYTES // 1024)
    signature, _, chunk, width, height = _HEADER.unpack_from(data)
    if signature != _SIGNATURE or chunk != b"IHDR" or not (0 < width <= MAX_PNG_SIDE and 0 < height <= MAX_PNG_SIDE):
        raise _wrong("broken-emblem-size", most=MAX_PNG_SIDE)
    return text


PathData = Annotated[str, StringConstraints(max_length=4000, pattern=r"^[MmLlHhVvCcSsQqAaZz0-9eE+\-., ]*$")]
"""SVG path data on a grid of 24 × 24 units."""


class Emblem(Frozen):
    """An emblem: either filled `paths` (SVG path data) on a grid of 24 × 24 units, or a PNG picture in base64."""

    paths: Annotated[Many[PathData], Field(max_length=20)] = ()
    png: Annotated[str, StringConstraints(max_length=MAX_PNG_BYTES * 4 // 3 + 8), AfterValidator(_small_png)] | None = None

    @model_validator(mode="after")
    def _one_of_two(self) -> "Emblem":
        if bool(self.paths) == (self.png is not None):
            raise _wrong("broken-emblem-both")
        return self
