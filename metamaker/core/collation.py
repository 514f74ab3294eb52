"""Search and sort texts, in one way everywhere.

Both ignore case and accents. Sorting compares numbers by size: “Mk 2” comes before “Mk 10”. The script of galleries does the
same (`resources/gallery/static/gallery.js`).
"""

import re
from functools import lru_cache
from unicodedata import combining, normalize

_PLAIN = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i"})
"""Letters that Unicode does not take apart, as people without them on their keyboards type them."""

_NUMBER = re.compile("([0-9]+)")

Order = tuple[tuple[str | tuple[int, str], ...], str]
"""Sort key of a text: its words and numbers in turn, then the text itself, so that the order is total."""


@lru_cache(maxsize=20_000)
def folded(text: str) -> str:
    """Return a text as it is compared: in lower case, without accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter)).translate(_PLAIN)


@lru_cache(maxsize=20_000)
def collated(text: str) -> Order:
    """Return the sort key of a text."""
    pieces = _NUMBER.split(folded(text).strip())
    return tuple(_size(piece) if place % 2 else piece for place, piece in enumerate(pieces)), text


def _size(digits: str) -> tuple[int, str]:
    """Return the sort key of digits: numbers of any length, even those that Python refuses to convert."""
    plain = digits.lstrip("0")
    return len(plain), plain


def has_words(text: str, search: str) -> bool:
    """Return whether a text contains all words of a search, in any case and without accents."""
    among = folded(text)
    return all(word in among for word in folded(search).split())
