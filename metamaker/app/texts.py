"""Texts of the window: places for values in them, the marks of keys taken out, tips that show names as they are."""

import re
from html import escape

_PLACE = re.compile(r"%([1-9])")


def filled(text: str, *values: object) -> str:
    """Return `text` with `%1`, `%2` … replaced once: what looks like a place in a value stays as it is."""
    return _PLACE.sub(lambda found: str(values[int(found[1]) - 1]) if int(found[1]) <= len(values) else found[0], text)


def unmarked(text: str) -> str:
    """Return the text of an action without the marks of its keys; a doubled ampersand is one."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def plain_tip(text: str) -> str:
    """Return a tip that shows `text` letter by letter: Qt takes a tip for HTML if it looks like it, so it is told."""
    return f"<p>{escape(text)}</p>" if text else ""
