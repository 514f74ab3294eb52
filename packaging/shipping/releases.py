"""Releases in the change log: a heading `## 1.0.0 (2027-01-31)` for each, `## Unreleased` above them."""

import re
from datetime import date
from typing import NamedTuple

from shipping.frozen import ROOT

_HEADING = re.compile(r"^## (?P<version>\d+\.\d+\.\d+\S*) \((?P<day>\d{4}-\d\d-\d\d)\)$", re.MULTILINE)
_UNRELEASED = re.compile(r"^## Unreleased$", re.MULTILINE)


class Release(NamedTuple):
    """A release: its version, its day, its section of the change log."""

    version: str
    day: date
    text: str


def changelog() -> str:
    """Return the change log."""
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def releases(text: str) -> tuple[Release, ...]:
    """Return the releases of a change log, the newest first."""
    headings = list(_HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    return tuple(
        Release(heading["version"], date.fromisoformat(heading["day"]), text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    )


def unreleased(text: str) -> str:
    """Return the unreleased section of a change log; empty without one."""
    found = _UNRELEASED.search(text)
    if found is None:
        return ""
    following = _HEADING.search(text, found.end())
    return text[found.end() : following.start() if following else None].strip()
