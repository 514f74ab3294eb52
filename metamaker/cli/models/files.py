"""JSON models of the answers of commands that write files; see `metamaker.cli.models.designs`."""

from typing import NotRequired

from typing_extensions import TypedDict

from metamaker.play.compiled import Build


class Sheet(TypedDict):
    """A printed record sheet: the ship, and the number of pages, half pages or cards."""

    where: str
    name: str
    pages: int


class Printed(TypedDict):
    """The written files, the first file and its number of pages; the printed ships, or the kinds of the pages."""

    file: str
    files: list[str]
    pages: int
    sheets: NotRequired[list[Sheet]]
    kinds: NotRequired[list[str]]


class PrintedSeveral(TypedDict):
    """Printouts of several fleets, each in its own file."""

    files: list[Printed]


class Finding(TypedDict):
    """A finding of the print check; `at_mm`: left, top, right and bottom, from the upper left corner of the paper."""

    kind: str
    what: str
    at_mm: list[float]


class ProofPage(TypedDict):
    """The print check of a page; type size in points, contrast as a ratio to 1, ink coverage from 0 to 1."""

    page: int
    title: str | None
    faults: list[Finding]
    remarks: list[Finding]
    smallest_type_pt: float | None
    lowest_contrast: float | None
    ink_coverage: float


class Remark(TypedDict):
    """A remark about a record sheet."""

    where: str
    text: str


class Sheets(TypedDict):
    """The number of sheets of paper."""

    single_sided: int
    double_sided: int


class Proof(TypedDict):
    """The findings of the print check and the measurements of each page."""

    pages: list[ProofPage]
    notes: list[Remark]
    paper: Sheets


class TableFiles(TypedDict):
    """The files written for virtual tabletops, by their paths in the folder."""

    folder: str
    files: list[str]


class State(TypedDict):
    """The written play state, its game, and the numbers of filled-in fields that were unused or from other fleets."""

    file: str
    game: str
    unused: int
    foreign: int


class Picture(TypedDict):
    """The written picture, and its size in bytes."""

    file: str
    bytes: int


class Live(TypedDict):
    """The written page for phones, its size in bytes, and its number of ships."""

    file: str
    bytes: int
    ships: int


class RefusedFile(TypedDict):
    """A file that the gallery cannot show, and the reason."""

    file: str
    error: str


class Gallery(TypedDict):
    """A gallery: its folder, its contents, and the numbers of changed and removed files."""

    folder: str
    fleets: int
    designs: int
    encounters: int
    changed: int
    removed: int
    refused: list[RefusedFile]


class Figure(TypedDict):
    """A number as text, with its label."""

    label: str
    value: str


class Passage(TypedDict):
    """Lines of text under a heading."""

    heading: str
    lines: list[str]


class Told(TypedDict):
    """A ship as text."""

    where: str
    title: str
    subtitle: str
    figures: list[Figure]
    passages: list[Passage]


class Text(TypedDict):
    """A document and its ships as text; `document` is empty for a single ship."""

    document: list[Told]
    ships: list[Told]


class Code(TypedDict):
    """A share code, in one or several parts."""

    name: str
    characters: int
    codes: list[str]


class Written(TypedDict):
    """The written file."""

    file: str
    game: str
    format: int


class Tried(TypedDict):
    """A step of the self-test: whether it passed, its duration in seconds, and its result."""

    step: str
    passed: bool
    seconds: float
    told: str


class SelfTest(TypedDict):
    """The self-test: the version of MetaMaker, the build of the battle engine, and the total duration in seconds.

    `passed` is true if all steps passed.
    """

    program: str
    engine: Build
    passed: bool
    seconds: float
    steps: list[Tried]
