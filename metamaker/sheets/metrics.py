"""How wide text is: the advance widths of the bundled font, without kerning or ligatures, as every back end draws it."""

import json
from functools import cache, lru_cache
from typing import NamedTuple, TypedDict

from metamaker.core.paths import resource
from metamaker.sheets.drawing import BOLD, REGULAR

REPLACEMENT = "\ufffd"


class Face(NamedTuple):
    """One weight of the font. Lengths are fractions of the type size."""

    file: str
    ascent: float
    descent: float
    cap_height: float
    widths: dict[str, float]


class _Stored(TypedDict):
    """A face as `metrics.json` has it: thousandths of the type size, letters by the text of their width."""

    file: str
    ascent: float
    descent: float
    cap_height: float
    widths: dict[str, str]


@cache
def faces() -> dict[str, Face]:
    """Return the faces by weight, read once from `resources/fonts/metrics.json`."""
    stored: dict[str, _Stored] = json.loads(resource("fonts", "metrics.json").read_text(encoding="ascii"))
    return {weight: _face(stored[weight]) for weight in (REGULAR, BOLD)}


def _face(stored: _Stored) -> Face:
    return Face(
        file=stored["file"],
        ascent=stored["ascent"] / 1000,
        descent=stored["descent"] / 1000,
        cap_height=stored["cap_height"] / 1000,
        widths={letter: float(width) / 1000 for width, letters in stored["widths"].items() for letter in letters},
    )


@lru_cache(maxsize=20_000)
def advance(text: str, weight: str) -> float:
    """Return the width of `text` at type size 1."""
    face = faces()[weight]
    unknown = face.widths[REPLACEMENT]
    return sum([face.widths.get(letter, unknown) for letter in text])


def text_width(text: str, size: float, weight: str = REGULAR, tracking: float = 0.0) -> float:
    """Return the width in mm of `text` at type size `size` mm, with `tracking` mm between its letters."""
    return advance(text, weight) * size + tracking * max(0, len(text) - 1)


@lru_cache(maxsize=20_000)
def drawable(text: str, weight: str) -> str:
    """Return `text` with a replacement sign for each letter that the font does not have, so that none vanishes."""
    widths = faces()[weight].widths
    return "".join(letter if letter in widths else REPLACEMENT for letter in text)
