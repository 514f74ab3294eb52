"""Bounded pieces of text as documents hold them."""

import unicodedata
from typing import Annotated

from pydantic import AfterValidator, StringConstraints
from pydantic_core import PydanticCustomError

_BIDI_CONTROLS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

_BREAKS = str.maketrans("\n\t", "  ")
"""What prose may have beside printable letters; blanks in their place keep the count of characters."""


def _printable(text: str) -> str:
    """Refuse what cannot be printed in a line or disguises the order of its letters."""
    for place, letter in enumerate(text, 1):
        if unicodedata.category(letter) in {"Cc", "Cs", "Zl", "Zp"} or letter in _BIDI_CONTROLS:
            found = f"U+{ord(letter):04X} as character {place}"
            raise PydanticCustomError(
                "control_character", "expected text without control characters, found {found}", {"found": found}
            )
    return text


def _prose(text: str) -> str:
    """Like a name, but with line breaks and tabs."""
    _printable(text.translate(_BREAKS))
    return text


Name = Annotated[str, StringConstraints(max_length=120, strip_whitespace=True), AfterValidator(_printable)]
"""A line of at most 120 characters without control characters; spaces around it are taken off."""

Tag = Annotated[str, StringConstraints(min_length=1, max_length=40), AfterValidator(_printable)]
"""A word or two to find things by, 1 to 40 characters."""

Prose = Annotated[str, StringConstraints(max_length=20_000), AfterValidator(_prose)]
"""Notes of at most 20,000 characters; line breaks and tabs are allowed, other control characters are not."""
