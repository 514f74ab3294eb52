"""What a gallery remembers of each file: the lines of its index, the pages that it made, by which content and program."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from metamaker.core.collation import collated
from metamaker.core.frozen import Frozen, Many
from metamaker.core.json_text import parse
from metamaker.core.problem import FileProblem
from metamaker.core.storage import is_file
from metamaker.core.validation import validated

MANIFEST = "gallery.json"
"""The file in a gallery that says what is in it; a folder with it is one."""

FLEET, DESIGN, ENCOUNTER = "fleet", "design", "encounter"

FORMAT = 1
"""The form in which manifest and index are written."""


class Refused(NamedTuple):
    """A file that is no use: its name in the gallery, and why, in a sentence."""

    name: str
    why: str


class Label(Frozen):
    """What people call a number or a word of designs of a game; `better`: 1 if more of it is better, -1 if less is."""

    key: str
    label: str
    unit: str = ""
    better: int = 0


class Entry(Frozen):
    """A line of the index: a fleet (any document), a design of one, or an encounter of fleets.

    `page` and `picture` are paths in the site, empty where there is none. `id` is the digest of the content, so equal designs
    have equal ones.
    """

    kind: str
    game: str
    title: str
    subtitle: str = ""
    fleet: str = ""
    author: str = ""
    tags: Many[str] = ()
    licence: str = ""
    page: str
    picture: str = ""
    id: str
    numbers: dict[str, float]
    words: dict[str, str]
    problems: int = 0

    @property
    def file(self) -> str:
        """The path in the site of the document, or of the design alone: beside its page, called like its folder or that."""
        folder, _, name = self.page.rpartition("/")
        stem = name.removesuffix(".html") if self.kind == DESIGN else folder.rpartition("/")[2]
        return f"{folder}/{stem}.json"


class Force(Frozen):
    """A fleet that meets another: its id, name and author, what is told of its size, and its own file beside the page."""

    id: str
    title: str
    author: str = ""
    told: str = ""
    file: str


class Record(Frozen):
    """A file and what was made of it. `key` changes with its content, the program and the wishes, `digest` with the content.

    `seen`: when this content came into the gallery, as RFC 3339 has it. `labels`: of the numbers of fleets, and of designs.
    `forces`: who meets in an encounter. `links`: what pages say of others that have to do with them.
    """

    name: str
    digest: str
    key: str
    folder: str
    seen: str
    game: str
    entries: Many[Entry]
    labels: dict[str, Many[Label]]
    files: Many[str]
    forces: Many[Force] = ()
    links: dict[str, str]

    @property
    def kind(self) -> str:
        """What the file holds: a fleet or an encounter."""
        return self.entries[0].kind if self.entries else ""

    @property
    def title(self) -> str:
        """What people call the document; the name of its file where the record is damaged."""
        return self.entries[0].title if self.entries else self.name

    def is_whole(self) -> bool:
        """Whether its pages are among its files, which a manifest of strangers need not keep to."""
        return bool(self.entries) and {*self.links, *(entry.page for entry in self.entries)} <= set(self.files)


class Pair(Frozen):
    """A forecast that was made: by the digests of both fleets, the share of meetings that the first one wins, from 0 to 1."""

    one: str
    other: str
    rate: float


class Manifest(Frozen):
    """All that a gallery is. `common`: files that belong to no source. `pairs`: forecasts between fleets."""

    format: int = FORMAT
    records: Many[Record] = ()
    common: Many[str] = ()
    pairs: Many[Pair] = ()

    def by_name(self) -> Mapping[str, Record]:
        """Return the records by the names of their files."""
        return {record.name: record for record in self.records}


def manifest_in(site: str) -> Manifest:
    """Return what is remembered in a folder; nothing of one that is no gallery yet, or whose manifest is damaged."""
    file = Path(site) / MANIFEST
    if not is_file(file):
        return Manifest()
    try:
        return validated(Manifest, parse(file.read_bytes(), str(file)), str(file))
    except (FileProblem, OSError):
        return Manifest()


def entries_of(records: Iterable[Record], kind: str) -> list[Entry]:
    """Return the lines of one kind, by their titles."""
    found = [entry for record in records for entry in record.entries if entry.kind == kind]
    return sorted(found, key=lambda entry: (collated(entry.title), entry.page))
