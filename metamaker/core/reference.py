"""The rules reference of a game: numbered statements, read from its `rules.md`, and finding some by words."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from metamaker.core.paths import resource

_STATEMENT = re.compile(r"- \*\*(?P<id>[^*]+)\*\* (?:\((?P<tag>[a-z]+)\) )?(?P<text>.+)")
_CHAPTER = re.compile(r"## (?P<title>.+)")
_TITLE = re.compile(r"# (?P<title>[^—\n]+)")
_BLANK = frozenset({"", "-"})
_WORD = re.compile(r"[^\W\d_]{4,}")
_RULE = re.compile(r":?-+:?")
_NUMBER = re.compile(r"[\dAL-X](\.\d+)+(-\d+)?", re.IGNORECASE)


_BRITISH = {
    "armor": "armour",
    "armored": "armoured",
    "center": "centre",
    "color": "colour",
    "defense": "defence",
    "hanger": "hangar",
    "maneuver": "manoeuvre",
    "maneuvers": "manoeuvres",
    "meter": "metre",
    "neighbor": "neighbour",
}


@dataclass(frozen=True)
class Statement:
    """One rule: its id (empty for a row of a table), the tag that says what it is about, the title of its chapter, its text."""

    id: str
    tag: str
    chapter: str
    text: str


@cache
def games_with_rules() -> dict[str, str]:
    """Return the games whose rules are at hand: folder name → title."""
    found = {}
    for path in sorted(resource().glob("*/rules.md")):
        title = _TITLE.match(path.read_text(encoding="utf-8"))
        found[path.parent.name] = title["title"].strip() if title else path.parent.name
    return found


@cache
def statements(game: str) -> tuple[Statement, ...]:
    """Return all statements of `game` in the order of the reference."""
    return tuple(_read(resource(game, "rules.md").read_text(encoding="utf-8")))


def _read(text: str) -> Iterator[Statement]:
    chapter = ""
    for line in text.splitlines():
        if title := _CHAPTER.fullmatch(line):
            chapter = title["title"]
        elif found := _STATEMENT.fullmatch(line):
            yield Statement(found["id"], found["tag"] or "", chapter, found["text"])


@cache
def table_rows(game: str) -> tuple[Statement, ...]:
    """Return the rows of the tables of `game` as statements without an id, each cell with the heading of its column."""
    tables = resource(game, "tables.md")
    return tuple(_rows(tables.read_text(encoding="utf-8"))) if tables.is_file() else ()


def _rows(text: str) -> Iterator[Statement]:
    chapter = ""
    columns: tuple[str, ...] = ()
    for line in text.splitlines():
        if title := _CHAPTER.fullmatch(line):
            chapter = title["title"]
        cells = tuple(cell.strip() for cell in line.strip("|").split("|")) if line.startswith("|") else ()
        if not cells:
            columns = ()
        elif not columns:
            columns = cells
        elif not _RULE.fullmatch(cells[0]):
            named = [f"{column}: {cell}" for column, cell in zip(columns[1:], cells[1:], strict=False) if cell not in _BLANK]
            yield Statement("", "table", chapter, "; ".join([cells[0], *named]))


@cache
def vocabulary(game: str) -> frozenset[str]:
    """Return the words of the reference of `game`, in small letters: what a misspelt one may have meant."""
    read = (*statements(game), *table_rows(game))
    return frozenset(word for statement in read for word in _WORD.findall(f"{statement.chapter} {statement.text}".casefold()))


def matching(known: Iterable[Statement], words: Iterable[str]) -> tuple[Statement, ...]:
    """Return the statements that have all `words` in their id, tag, chapter title or text, in their order.

    A word also finds longer words that begin with it, and compounds; a number such as `3.1.5` or an id finds what it begins.
    """
    tests = [_test(word) for word in words]
    return tuple(statement for statement in known if all(test.search(_searched(statement)) for test in tests))


def _searched(statement: Statement) -> str:
    return f"{statement.id} {statement.tag} {statement.chapter} {statement.text}".strip()


def _test(word: str) -> re.Pattern[str]:
    """A number must stand at the start of the id, whole: 3.1.1 does not find 3.1.10. American spelling finds the rules' own."""
    word = _BRITISH.get(word.casefold(), word)
    if _NUMBER.fullmatch(word):
        return re.compile(rf"^[A-Z]+-{re.escape(word)}(?![\d])", re.IGNORECASE)
    return re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)
