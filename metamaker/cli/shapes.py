"""JSON models of the answers of file, number and print commands; `metamaker schema` shows their JSON Schemas.

Names are stable; later versions may add some. Numbers are not rounded, and values that do not apply are null. The descriptions
give the units. Texts are in the language of the command; names and references are as in the document.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Block = dict[str, int | float | str | None]
"""Numbers of a ship or of a part by symbol."""

Severity = Literal["error", "warning", "note"]


class Failed(TypedDict):
    """A file that could not be used, among several."""

    file: str
    error: str


class Issue(TypedDict):
    """A problem: its code, location, description and rule."""

    code: str
    severity: Severity
    where: str
    text: str
    rule: str


class Checked(TypedDict):
    """The problems of a file. With --fix: the remaining problems, the applied quick fixes, and the written file."""

    file: NotRequired[str]
    issues: list[Issue]
    fixed: NotRequired[list["Cured"]]
    wrote: NotRequired[str | None]


class Cured(TypedDict):
    """A fixed problem: its location and code, and the applied quick fix."""

    where: str
    code: str
    text: str


Ship = TypedDict(
    "Ship",
    {
        "id": str,
        "name": str,
        "class": str,
        "stats": Block,
        "sections": NotRequired[dict[str, Block]],
        "arcs": NotRequired[dict[str, Block]],
        "slots": NotRequired[dict[str, Block]],
    },
)


class Measured(TypedDict):
    """The numbers of all ships, of their parts, and of the fleet."""

    file: NotRequired[str]
    ships: list[Ship]
    fleet: Block


Line = TypedDict(
    "Line",
    {
        "id": str,
        "name": str,
        "class": str,
        "class_name": str,
        "commander": str | None,
        "level": str | None,
        "stats": Block,
    },
)


class Miniature(TypedDict):
    """The number of miniatures of a class or type."""

    kind: str
    id: str
    name: str
    count: int


class Mustered(TypedDict):
    """The roster of a fleet: ships, and in `others` everything else."""

    file: NotRequired[str]
    name: str
    totals: Block
    ships: list[Line]
    others: list[Line]
    miniatures: list[Miniature]


class Input(TypedDict):
    """An input of a formula, and its origin."""

    symbol: str
    value: float
    origin: str


class Step(TypedDict):
    """A formula with its inputs; `house`: whether it is a custom formula; `failure`: why the custom formula failed."""

    entry: str
    value: float
    unit: str
    meaning: str
    formula: str
    house: bool
    failure: str | None
    rule: str
    inputs: list[Input]


class Part(TypedDict):
    """The contribution of a part to a number, and that of one more such part."""

    where: str
    text: str
    value: float
    one_more: float | None


class Change(TypedDict):
    """The change of the number if an input changes by `by`."""

    symbol: str
    by: float
    change: float


class Explained(TypedDict):
    """The breakdown of a number; the last step gives its value."""

    of: str
    stat: str
    value: int | float | str | None
    unit: str
    rule: str
    steps: list[Step]
    lines: list[Part]
    sensitivity: list[Change]
    notes: list[str]


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


class Statement(TypedDict):
    """A numbered rule, or a row of a rules table."""

    game: str
    id: str
    tag: str
    chapter: str
    text: str


class Statements(TypedDict):
    """The rules that match a search."""

    statements: list[Statement]


class Differing(TypedDict):
    """A difference; for a moved item, `before` and `after` are references."""

    kind: Literal["added", "removed", "moved", "changed"]
    where: str
    before: Any
    after: Any


class Shift(TypedDict):
    """A number that differs; `of` is a class or the fleet."""

    of: str
    stat: str
    before: int | float | str | None
    after: int | float | str | None


class Differences(TypedDict):
    """The differences between two documents and between their numbers."""

    changes: list[Differing]
    stats: list[Shift]


class EditedFile(TypedDict):
    """The edits of a document, the written file, and the new problems."""

    file: str | None
    done: list[str]
    new_problems: list[Issue]


class Editable(TypedDict):
    """A property of an item, its present value, and the possible values."""

    key: str
    label: str
    value: Any
    choices: list[str]


class Properties(TypedDict):
    """The properties of an item."""

    properties: list[Editable]


class Tried(TypedDict):
    """A step of the self-test: whether it passed, its duration in seconds, and its result."""

    step: str
    passed: bool
    seconds: float
    told: str


class SelfTest(TypedDict):
    """The self-test: the version of MetaMaker, whether all steps passed, and the total duration in seconds."""

    program: str
    passed: bool
    seconds: float
    steps: list[Tried]


class CheckedSeveral(TypedDict):
    """The answers for several files."""

    files: list[Checked | Failed]


class MeasuredSeveral(TypedDict):
    """The answers for several files."""

    files: list[Measured | Failed]


class MusteredSeveral(TypedDict):
    """The answers for several files."""

    files: list[Mustered | Failed]
