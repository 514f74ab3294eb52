"""The guides of the program, sorted by purpose, and the targets of their links.

The start page `docs/index.md` is the table of contents for the app, the command line and the website. A *place* is the path of
a file below the root of all shipped files, such as `docs/first-ship.md`.
"""

import re
from collections.abc import Iterator
from functools import cache
from posixpath import dirname, join, normpath
from typing import NamedTuple

from metamaker.core.messages import ENGLISH
from metamaker.core.paths import shipped
from metamaker.core.storage import is_file

START = "docs/index.md"
FIRST_SHIP = "docs/first-ship.md"

LINK = re.compile(r"(?<!!)\[(?P<words>[^\]]+)\]\((?P<target>[^)\s]+)\)")
PICTURE = re.compile(r"!\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")

_CHAPTER = re.compile(r"## (?P<title>.+)")
_ENTRY = re.compile(r"- \[(?P<title>[^\]]+)\]\((?P<target>[^)]+)\)(?:\u00a0?: (?P<about>.+))?")
_ELSEWHERE = re.compile(r"[a-z]+:")
_NO_ANCHOR = re.compile(r"[^\w\- ]")


class Guide(NamedTuple):
    """A guide as the start page names it."""

    place: str
    title: str
    about: str

    @property
    def key(self) -> str:
        """The name that people type for it: its file name, or the folder name of a README."""
        return self.place.removeprefix("docs/").removesuffix(".md").removesuffix("/README").replace("/", "-")


class Chapter(NamedTuple):
    """A purpose, and the guides for it."""

    title: str
    guides: tuple[Guide, ...]


def in_language(place: str, language: str) -> str:
    """Return the place of a guide in a language; the English one if there is no translation."""
    own = f"{place.removesuffix('.md')}.{language}.md"
    return own if language != ENGLISH and is_file(shipped(own)) else place


def text(place: str) -> str:
    """Return the text of a guide, in Markdown. Raises OSError if there is none."""
    return shipped(place).read_text(encoding="utf-8")


@cache
def contents(language: str = ENGLISH) -> tuple[Chapter, ...]:
    """Return the chapters of the start page with the guides that are here: an installed program has those for its users."""
    return tuple(chapter for chapter in _chapters(in_language(START, language)) if chapter.guides)


@cache
def places() -> frozenset[str]:
    """Return the places of all guides that are here, in all their languages."""
    return frozenset({START, *(guide.place for chapter in contents() for guide in chapter.guides)})


def first_guide(game: str) -> str:
    """Return the place of the guide to a first match of `game`; that to a first ship for games without one."""
    own = f"docs/first-{game.replace('_', '-')}.md"
    return own if own in places() else FIRST_SHIP


def title(place: str, language: str = ENGLISH) -> str:
    """Return the title of a guide as the start page has it. Raises StopIteration for a place that is not in `places()`."""
    guides = (guide for chapter in contents(language) for guide in chapter.guides)
    return next(guide.title for guide in guides if guide.place in {place, in_language(place, language)})


def led_to(place: str, target: str) -> str:
    """Return the place to which a link or picture of a guide leads, without the anchor; empty for other sites."""
    file = target.partition("#")[0]
    if _ELSEWHERE.match(target):
        return ""
    return normpath(join(dirname(place), file)) if file else place


def anchor(heading: str) -> str:
    """Return the anchor of a heading, as code hosts write it."""
    return _NO_ANCHOR.sub("", heading.replace("`", "").strip().lower()).replace(" ", "-")


def with_live_links(place: str) -> str:
    """Return the text of a guide, in which links to missing pages are only their words."""

    def kept(found: re.Match[str]) -> str:
        return found[0] if led_to(place, found["target"]) in places() else found["words"]

    return LINK.sub(kept, text(place))


def _chapters(start: str) -> Iterator[Chapter]:
    title = ""
    guides: list[Guide] = []
    for line in text(start).splitlines():
        if heading := _CHAPTER.fullmatch(line):
            if title:
                yield Chapter(title, tuple(guides))
            title, guides = heading["title"], []
        elif (entry := _ENTRY.fullmatch(line)) and is_file(shipped(place := led_to(start, entry["target"]))):
            guides.append(Guide(place, entry["title"], entry["about"] or ""))
    yield Chapter(title, tuple(guides))
