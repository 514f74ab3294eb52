"""Texts with places for values: “Put %1 under %2”."""

import re

_PLACE = re.compile(r"%([1-9])")


def filled(text: str, *values: object) -> str:
    """Return `text` with `%1`, `%2` … replaced once: what looks like a place in a value stays as it is."""
    return _PLACE.sub(lambda found: str(values[int(found[1]) - 1]) if int(found[1]) <= len(values) else found[0], text)
