"""How JSON files are laid out: like a table where it can be, so that people read and compare them line by line."""

import json
from typing import Any

WIDTH = 120
INDENT = "  "


def laid_out(value: Any) -> bytes:
    """Return the JSON text of `value` in UTF-8, with a final newline.

    A record or list without records inside stands on one line if it fits in 120 columns; else each entry has its own.
    Keys keep their order. Equal values give identical bytes. Raises ValueError for NaN and infinities.
    """
    return ("".join(_lines(value, "")) + "\n").encode()


def _lines(value: Any, margin: str) -> list[str]:
    """Return the pieces of the text of `value`, whose first line stands at `margin`."""
    if not isinstance(value, dict | list) or not value:
        return [_ENCODE(value)]
    if _is_plain(value):
        line = _ENCODE(value)
        if len(margin) + len(line) <= WIDTH:
            return [line]
    inner = margin + INDENT
    pieces: list[str] = []
    if isinstance(value, dict):
        for key, child in value.items():
            pieces += (",\n" if pieces else "{\n", inner, _ENCODE(key), ": ", *_lines(child, inner))
        return [*pieces, "\n", margin, "}"]
    for child in value:
        pieces += (",\n" if pieces else "[\n", inner, *_lines(child, inner))
    return [*pieces, "\n", margin, "]"]


def _is_plain(value: dict[str, Any] | list[Any]) -> bool:
    """Whether `value` holds no records and no lists of its own but lists of words and numbers."""
    children = value.values() if isinstance(value, dict) else value
    return not any(
        isinstance(child, dict) or (isinstance(child, list) and any(isinstance(entry, dict | list) for entry in child))
        for child in children
    )


_ENCODE = json.JSONEncoder(ensure_ascii=False, allow_nan=False).encode
