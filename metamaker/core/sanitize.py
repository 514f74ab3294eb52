"""Untrusted text made safe to display: names may contain commands for terminals, or Markdown."""

import re
import unicodedata

_HIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}


def visible(text: str, keep: str = "") -> str:
    """Return `text` with control characters, direction marks and the like spelt out as JSON does, but for those in `keep`."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter in keep or letter.isprintable() or not _hidden(letter) else _spelt(letter) for letter in text
    )


def _hidden(letter: str) -> bool:
    return unicodedata.category(letter) in _HIDDEN


def _spelt(letter: str) -> str:
    code = ord(letter)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"


_MARKS = re.compile(
    r"""
    [\\`*_\[\]<>&$~|]            # what has a meaning anywhere
    | ^[#\-+=]                   # headings and lists begin with these
    | (?<=^www)\. | (?<=\swww)\. # addresses, which become links
    | :(?=[\w/])                 # …, and names of little pictures
    | (?<=^\d)[.)] | (?<=^\d\d)[.)]
    """,
    re.VERBOSE,
)
_CALL = re.compile(r"@(?=\w)")
_NOTHING = "\u200b"
"""A blank of no width: chats call everyone by name in spite of a backslash."""


def escaped(text: str) -> str:
    """Return `text` so that Markdown shows it as it is, in one line."""
    return _CALL.sub(f"@{_NOTHING}", _MARKS.sub(r"\\\g<0>", visible(text)))
