"""The rules reference of a game: numbered statements read from its `rules.md`, searched, and read as a book of chapters."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby

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
    """One rule: its id (empty for a row of a table), its topic, the title of its chapter, its text."""

    id: str
    tag: str
    chapter: str
    text: str


@cache
def games_with_rules() -> dict[str, str]:
    """Return the games with rules: folder name → title."""
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
    """Return the words of the rules of `game` in lower case, to suggest for misspelt ones."""
    read = (*statements(game), *table_rows(game))
    return frozenset(word for statement in read for word in _WORD.findall(f"{statement.chapter} {statement.text}".casefold()))


def matching(known: Iterable[Statement], words: Iterable[str]) -> tuple[Statement, ...]:
    """Return the rules that have all `words` in their id, topic, chapter title or text, in their order.

    A word also matches the beginning of longer words, and compounds. A number such as `3.1.5` or an id matches its beginning.
    """
    tests = [_test(word) for word in words]
    return tuple(statement for statement in known if all(test.search(_searched(statement)) for test in tests))


def _searched(statement: Statement) -> str:
    return f"{statement.id} {statement.tag} {statement.chapter} {statement.text}".strip()


def _test(word: str) -> re.Pattern[str]:
    """Return the pattern of a word. A number matches whole at the beginning of the id: 3.1.1 does not match 3.1.10.

    American spelling matches the British of the rules.
    """
    word = _BRITISH.get(word.casefold(), word)
    if _NUMBER.fullmatch(word):
        return re.compile(rf"^[A-Z]+-{re.escape(word)}(?![\d])", re.IGNORECASE)
    return re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE)


_POINTER = re.compile(
    r"""
    (?<![\w-]) (?P<named> [A-Z]{2}-[A-Z]+-\d\d ) (?!\w)
    | (?<![\w.]) (?: [A-Z]{2}- )? (?P<chapter> [\dALX] (?:\.\d+)+ ) (?: -(?P<number>\d\d) )? (?![\w]|\.\d)
    | (?<![\w.)]) -(?P<near> 0\d ) (?!\d)   # of the same chapter
    """,
    re.VERBOSE,
)
_PREFIX = re.compile(r"^[A-Z]{2}-(?=[\dALX]\.)")
_NUMBERED = re.compile(r"(?P<number>[\dALX](?:\.\d+)+) (?P<title>.+)")
_TABLE = "table-"


@dataclass(frozen=True)
class Entry:
    """A statement or a row of a table at its place: `3.1.5-01`, `table-2-07`."""

    place: str
    statement: Statement


@dataclass(frozen=True)
class Chapter:
    """A chapter or a table: its place (`3.1.5`, `table-2`), the place of the chapter above (may be empty), its entries."""

    place: str
    above: str
    title: str
    entries: tuple[Entry, ...]

    @property
    def is_table(self) -> bool:
        """Whether it is one of the tables after the chapters."""
        return self.place.startswith(_TABLE)


@dataclass(frozen=True)
class Pointer:
    """A reference within a text: the characters from `start` to `end` name a place in the rules."""

    start: int
    end: int
    place: str


class Book:
    """The rules of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.chapters = (*_chapters(statements(game)), *_tables(table_rows(game)))
        self._by_place = {chapter.place: chapter for chapter in self.chapters}
        self._owners = {entry.place: chapter for chapter in self.chapters for entry in chapter.entries}

    def place(self, rule: str) -> str:
        """Return the place that a rule id, a chapter's number or a place means: `MV-3.1.5-01` → `3.1.5-01`; "" if none."""
        bare = _PREFIX.sub("", rule)
        return bare if bare in self._owners or bare in self._by_place else ""

    def chapter(self, place: str) -> Chapter | None:
        """Return the chapter at a place, or the one that the entry there belongs to."""
        return self._by_place.get(place) or self._owners.get(place)

    def found(self, words: Iterable[str]) -> tuple[Chapter, ...]:
        """Return the chapters with entries that have all of the words, reduced to these entries.

        First come chapters with the exact words in their titles, then those with an entry that has them, then those with all
        words in their titles, each in the order of the rules. Within a chapter, entries with the exact words come first.
        """
        known = (entry.statement for chapter in self.chapters for entry in chapter.entries)
        words = tuple(words)
        wanted = {id(statement) for statement in matching(known, words)}
        phrase = _test(" ".join(_BRITISH.get(word.casefold(), word) for word in words))
        tests = [_test(word) for word in words]
        cut = (_cut(each, wanted) for each in self.chapters)
        sorted_in = [_phrase_first(chapter, phrase) for chapter in cut if chapter.entries]
        return tuple(sorted(sorted_in, key=lambda chapter: _distance(chapter, phrase, tests)))

    def pointers(self, text: str, chapter: Chapter) -> tuple[Pointer, ...]:
        """Return the references to rules in a text of a chapter; a bare `-03` is a rule of the same chapter."""
        found = ((match, self._pointed(match, chapter)) for match in _POINTER.finditer(text))
        return tuple(Pointer(*match.span(), place) for match, place in found if place)

    def _pointed(self, match: re.Match[str], chapter: Chapter) -> str:
        if match["named"]:
            return self.place(match["named"])
        number = match["number"] or match["near"]
        place = match["chapter"] or chapter.place
        return self.place(f"{place}-{number}" if number else place)


@cache
def book(game: str) -> Book | None:
    """Return the rules of a game, the same object each time; None if they are not at hand."""
    return Book(game) if game in games_with_rules() else None


def _distance(chapter: Chapter, phrase: re.Pattern[str], tests: Iterable[re.Pattern[str]]) -> int:
    """Return the distance of a chapter from a search: 0 if its title matches."""
    if phrase.search(chapter.title):
        return 0
    if phrase.search(chapter.entries[0].statement.text):
        return 1
    return 2 if all(test.search(chapter.title) for test in tests) else 3


def _phrase_first(chapter: Chapter, phrase: re.Pattern[str]) -> Chapter:
    entries = sorted(chapter.entries, key=lambda entry: phrase.search(entry.statement.text) is None)
    return Chapter(chapter.place, chapter.above, chapter.title, tuple(entries))


def _cut(chapter: Chapter, wanted: set[int]) -> Chapter:
    kept = tuple(entry for entry in chapter.entries if id(entry.statement) in wanted)
    return Chapter(chapter.place, chapter.above, chapter.title, kept)


def _chapters(read: Iterable[Statement]) -> Iterator[Chapter]:
    groups = [(heading, tuple(group)) for heading, group in groupby(read, lambda statement: statement.chapter)]
    parted = [(_NUMBERED.fullmatch(heading), heading, group) for heading, group in groups]
    places = {match["number"] for match, _, _ in parted if match}
    for match, heading, group in parted:
        place, title = (match["number"], match["title"]) if match else (heading, heading)
        yield Chapter(place, _above(place, places), title, tuple(Entry(_PREFIX.sub("", each.id), each) for each in group))


def _above(place: str, places: set[str]) -> str:
    """Return the chapter that one belongs to: 3.1.5 to 3.1.0, 3.1.0 to 3.0.0, if they are there."""
    parts = place.split(".")
    for length in range(len(parts) - 1, 0, -1):
        above = ".".join([*parts[:length], *["0"] * (len(parts) - length)])
        if above != place and above in places:
            return above
    return ""


def _tables(rows: Iterable[Statement]) -> Iterator[Chapter]:
    groups = groupby(rows, lambda row: row.chapter)
    for number, (title, group) in enumerate(groups, 1):
        entries = (Entry(f"{_TABLE}{number}-{row:02}", each) for row, each in enumerate(group, 1))
        yield Chapter(f"{_TABLE}{number}", "", title, tuple(entries))
