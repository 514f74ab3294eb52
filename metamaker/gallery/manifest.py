"""The manifest of a gallery: for each file its index entries, its pages, and keys of content and program."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from metamaker.core.collation import collated
from metamaker.core.errors import FileProblem
from metamaker.core.frozen import Frozen, Many
from metamaker.core.json_text import parse
from metamaker.core.storage import is_file
from metamaker.core.validation import validated
from metamaker.play.statistics import Share

MANIFEST = "gallery.json"
"""The manifest file of a gallery. A folder with it is a gallery."""

FLEET, DESIGN, ENCOUNTER = "fleet", "design", "encounter"

FORMAT = 1
"""The form in which manifest and index are written."""


class Refused(NamedTuple):
    """A refused file: its name in the gallery, and the reason in a sentence."""

    name: str
    why: str


class Label(Frozen):
    """The label of a number or word of designs of a game; `better`: 1 if higher is better, -1 if lower is."""

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
        """The path in the site of the document, or of the design: beside its page, named after the folder or design."""
        folder, _, name = self.page.rpartition("/")
        stem = name.removesuffix(".html") if self.kind == DESIGN else folder.rpartition("/")[2]
        return f"{folder}/{stem}.json"


class Force(Frozen):
    """A fleet of an encounter: its id, name and author, its size in words, and its own file beside the page."""

    id: str
    title: str
    author: str = ""
    told: str = ""
    file: str


class Record(Frozen):
    """A file and its results. `key` changes with its content, the program and the options, `digest` with the content.

    `seen`: the time when this content came into the gallery, in RFC 3339. `labels`: labels of the numbers of fleets, and of
    designs. `forces`: the forces of an encounter. `links`: links to related pages.
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
        """The kind of document: a fleet or an encounter."""
        return self.entries[0].kind if self.entries else ""

    @property
    def title(self) -> str:
        """The title of the document; the name of its file if the record is damaged."""
        return self.entries[0].title if self.entries else self.name

    def is_whole(self) -> bool:
        """Whether its pages are among its files. An untrusted manifest need not be consistent."""
        return bool(self.entries) and {*self.links, *(entry.page for entry in self.entries)} <= set(self.files)


class Pair(Frozen):
    """A forecast: the digests of both fleets, and the win rate of the first one with its interval, from 0 to 1.

    `fought`: the number of battles that it includes.
    """

    one: str
    other: str
    rate: float
    low: float = 0.0
    high: float = 1.0
    fought: int = 0

    @property
    def share(self) -> Share:
        """The win rate of the first fleet."""
        return Share(self.rate, self.low, self.high)


class Manifest(Frozen):
    """All that a gallery is. `common`: files that belong to no source. `pairs`: forecasts between fleets.

    `pairs_key`: the key of the program and the options that made the forecasts.
    """

    format: int = FORMAT
    records: Many[Record] = ()
    common: Many[str] = ()
    pairs: Many[Pair] = ()
    pairs_key: str = ""

    def by_name(self) -> Mapping[str, Record]:
        """Return the records by the names of their files."""
        return {record.name: record for record in self.records}


def manifest_in(site: str) -> Manifest:
    """Return the manifest in a folder; an empty one if it is not a gallery yet, or its manifest is damaged."""
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
