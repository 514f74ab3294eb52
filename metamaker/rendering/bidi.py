"""Right-to-left texts in visual order, from left to right, with Arabic letters joined."""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Literal, NamedTuple

_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")

_LEFT_TO_RIGHT = re.compile("[0-9A-Za-z\u00c0-\u024f\u0370-\u052f]")

UNSEEN = frozenset("\u200c\u200d\u200e\u200f")
"""Invisible characters that control joining and direction."""

_PUT_TOGETHER = "·"
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_TATWEEL = "\u0640"


class _Forms(NamedTuple):
    """The glyphs of an Arabic letter. A letter that joins its successor has initial and medial forms."""

    isolated: str = ""
    final: str = ""
    initial: str = ""
    medial: str = ""


@cache
def _forms() -> dict[str, _Forms]:
    """Return the forms of letters and ligatures, from the presentation forms of Unicode."""
    found: dict[str, dict[str, str]] = {}
    for code in (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD)):
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if kind.strip("<>") in _Forms._fields:
            found.setdefault("".join(chr(int(letter, 16)) for letter in letters), {})[kind.strip("<>")] = chr(code)
    return {letters: _Forms(**forms) for letters, forms in found.items()}


@lru_cache(maxsize=5_000)
def visual(text: str) -> str:
    """Return `text` in visual order from left to right, joined; most texts are unchanged."""
    if not _RIGHT_TO_LEFT.search(text):
        return text if UNSEEN.isdisjoint(text) else "".join(letter for letter in text if letter not in UNSEEN)
    # The program joined the parts around a point, from left to right.
    ordered = _ordered(_joined(text), "L" if _PUT_TOGETHER in text else None)
    return "".join(letter for letter in ordered if letter not in UNSEEN)


def _ordered(text: str, base: Literal["L", "R"] | None) -> str:
    import bidi
    from bidi.algorithm import get_display  # this half of the library mirrors brackets

    try:
        return str(get_display(text, base_dir=base))
    except AssertionError:  # a letter of a script that it does not know yet, but the other half of the library does
        return str(bidi.get_display(text, base_dir=base))


def is_mixed(text: str) -> bool:
    """Return whether a text contains letters of both directions."""
    return _RIGHT_TO_LEFT.search(text) is not None and _LEFT_TO_RIGHT.search(text) is not None


def plainer(letter: str) -> str:
    """Return the substitute for a joined form that a font lacks: its isolated letters in visual order."""
    return unicodedata.normalize("NFKC", letter)[::-1] if "\ufb50" <= letter <= "\ufefc" else letter


def _joined(text: str) -> str:
    """Return a text with each Arabic letter in its form between its neighbours, and with ligatures."""
    letters = list(text)
    drawn: list[str] = []
    place = 0
    while place < len(letters):
        pair = "".join(letters[place : place + 2])
        one = pair if len(pair) == 2 and pair in _forms() else letters[place]
        after = place + len(one)
        drawn.append(_form(one, _before(letters, place), _after(letters, after)))
        place = after
    return "".join(drawn)


def _form(letters: str, joins_before: bool, joins_after: bool) -> str:
    forms = _forms().get(letters)
    if forms is None:
        return letters
    if joins_before and joins_after and forms.medial:
        return forms.medial
    if joins_before and forms.final:
        return forms.final
    return (forms.initial if joins_after and forms.initial else forms.isolated) or letters


def _before(letters: list[str], place: int) -> bool:
    """Return whether the previous letter joins its successor. Combining signs do not separate letters."""
    for letter in reversed(letters[:place]):
        if not unicodedata.combining(letter):
            return letter in {_JOINER, _TATWEEL} or bool(_forms().get(letter, _Forms()).initial)
    return False


def _after(letters: list[str], place: int) -> bool:
    """Return whether the next letter joins its predecessor."""
    for letter in letters[place:]:
        if not unicodedata.combining(letter):
            return letter in {_JOINER, _TATWEEL} or bool(_forms().get(letter, _Forms()).final)
    return False
