"""The width of text: the advance widths of the bundled font, without kerning or ligatures, as in every back end."""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple, TypedDict

from metamaker.core.paths import resource
from metamaker.rendering.bidi import UNSEEN, plainer, visual
from metamaker.rendering.drawing import BOLD, REGULAR

REPLACEMENT = "\ufffd"


class Face(NamedTuple):
    """One weight of a font. Lengths are fractions of the type size; `file`: in the resources, or a whole path."""

    file: str
    ascent: float
    descent: float
    cap_height: float
    widths: dict[str, float]


class _Stored(TypedDict):
    """A face in `metrics.json`: widths in thousandths of the type size, letters by the text of their width."""

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


_fallback: list[Face] = []
"""The user's faces for letters missing in the bundled font, if any, in the order of their use."""


_finder: list[Callable[[str], Face | None]] = []
"""The function that finds a face for letters missing in all of these, if any."""


_elsewhere: list[str] = []


def use_fallback(*given: Face, find: Callable[[str], Face | None] | None = None) -> None:
    """Take letters missing in the bundled font from the first of these faces that has them, in all weights.

    For a letter in none of them `find` may return another face, which then also serves other letters.

    This applies to the whole process. Call it before pages are laid out: cached drawings are not measured again.
    """
    _fallback[:] = given
    _finder[:] = [find] if find else []
    _elsewhere.clear()
    _found.cache_clear()
    advance.cache_clear()
    runs.cache_clear()
    drawable.cache_clear()


@lru_cache(maxsize=20_000)
def runs(text: str, weight: str) -> tuple[tuple[Face, str], ...]:
    """Return `text` in drawing order from left to right, in runs of letters from one face.

    Letters missing in all faces are left to the bundled one.
    """
    text = _drawn(text, weight)
    if not _lacks(text, faces()[weight]):
        return ((faces()[weight], text),)
    found: list[tuple[Face, str]] = []
    for letter in text:
        face = _face_of(letter, weight)
        if found and found[-1][0] is face:
            found[-1] = face, found[-1][1] + letter
        else:
            found.append((face, letter))
    return tuple(found)


def _face_of(letter: str, weight: str) -> Face:
    bundled = faces()[weight]
    if letter in bundled.widths:
        return bundled
    return next((face for face in _fallback if letter in face.widths), None) or _found(letter) or bundled


@cache
def _found(letter: str) -> Face | None:
    """Look for a face elsewhere, and keep it."""
    face = _finder[0](letter) if _finder else None
    if face is not None:
        _fallback.append(face)
        _elsewhere.append(face.file)
    return face


def found_elsewhere() -> tuple[str, ...]:
    """Return the files of the faces found since fallbacks were set, in that order."""
    return tuple(_elsewhere)


def _lacks(text: str, face: Face) -> bool:
    """Return whether a text has letters that another face may have to supply."""
    return bool(_fallback or _finder) and not all(letter in face.widths for letter in text)


def _has(letter: str, weight: str) -> bool:
    return letter in _face_of(letter, weight).widths


def _drawn(text: str, weight: str) -> str:
    """Return the glyphs of `text`, from left to right."""
    ordered = visual(text)
    if ordered is text:
        return text
    return "".join(letter if _has(letter, weight) else plainer(letter) for letter in ordered)


@lru_cache(maxsize=20_000)
def advance(text: str, weight: str) -> float:
    """Return the width of `text` at type size 1."""
    face = faces()[weight]
    unknown = face.widths[REPLACEMENT]
    text = _drawn(text, weight)
    if _lacks(text, face):
        return sum([_face_of(letter, weight).widths.get(letter, unknown) for letter in text])
    return sum([face.widths.get(letter, unknown) for letter in text])


def text_width(text: str, size: float, weight: str = REGULAR, tracking: float = 0.0) -> float:
    """Return the width in mm of `text` at type size `size` mm, with `tracking` mm between its letters."""
    return advance(text, weight) * size + tracking * max(0, len(text) - 1)


@lru_cache(maxsize=20_000)
def drawable(text: str, weight: str) -> str:
    """Return `text` with a replacement sign for each letter missing in all fonts, so that none disappears."""
    return "".join(letter if letter in UNSEEN or _has(letter, weight) else REPLACEMENT for letter in text)
