"""Text from strangers, made safe for places that know Markdown: names must not become headings, links or calls to people."""

import re

from metamaker.core.visible import visible

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
