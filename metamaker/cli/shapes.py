"""What verbs about files, numbers and prints answer with `--json`: `metamaker schema` makes its JSON Schemas of these shapes.

Names are stable; later versions may add some. Numbers are numbers, not rounded; null where something does not apply. A number
has its unit in its description. Texts are in the language of the command, names and references in that of the document.
"""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Block = dict[str, int | float | str | None]
"""Numbers of a ship or of a part by symbol."""

Severity = Literal["error", "warning", "note"]


class Failed(TypedDict):
    """A file that is no use, among several."""

    file: str
    error: str


class Issue(TypedDict):
    """A problem: its code, where it is, what is wrong, the rule."""

    code: str
    severity: Severity
    where: str
    text: str
    rule: str


class Checked(TypedDict):
    """All problems of a file; with --fix those that are left, what was done about the others, and the file that was written."""

    file: NotRequired[str]
    issues: list[Issue]
    fixed: NotRequired[list["Cured"]]
    wrote: NotRequired[str | None]


class Cured(TypedDict):
    """A problem, and what was done about it."""

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
    """The numbers of every ship, of their parts, and of the fleet."""

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
    """How many of a class or type come to the table."""

    kind: str
    id: str
    name: str
    count: int


class Mustered(TypedDict):
    """The roster of a fleet: ships, and what comes beside them."""

    file: NotRequired[str]
    name: str
    totals: Block
    ships: list[Line]
    others: list[Line]
    miniatures: list[Miniature]


class Input(TypedDict):
    """What a formula is given, and where it comes from."""

    symbol: str
    value: float
    origin: str


class Step(TypedDict):
    """A formula with its inputs; `house` if it is the fleet's own, `failure` if that could not be used."""

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
    """What a part adds to a number, and what one more of it would add."""

    where: str
    text: str
    value: float
    one_more: float | None


class Change(TypedDict):
    """What the number changes by if an input does."""

    symbol: str
    by: float
    change: float


class Explained(TypedDict):
    """Why a number is what it is; the last step gives it."""

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
    """A printed sheet: whose it is, and on how many pages, halves or cards."""

    where: str
    name: str
    pages: int


class Printed(TypedDict):
    """What was written: all files, the first of them, and its pages; of sheets whose they are, of pages their kinds."""

    file: str
    files: list[str]
    pages: int
    sheets: NotRequired[list[Sheet]]
    kinds: NotRequired[list[str]]


class PrintedSeveral(TypedDict):
    """Prints of several fleets, each in a file of its own."""

    files: list[Printed]


class Finding(TypedDict):
    """What a proof-reader marks: left, top, right and bottom in mm from the upper left corner of the paper."""

    kind: str
    what: str
    at_mm: list[float]


class ProofPage(TypedDict):
    """A page as it was proof-read; type in points, contrast as a ratio to 1, ink from 0 to 1."""

    page: int
    title: str | None
    faults: list[Finding]
    remarks: list[Finding]
    smallest_type_pt: float | None
    lowest_contrast: float | None
    ink_coverage: float


class Remark(TypedDict):
    """What is to be known of a sheet."""

    where: str
    text: str


class Sheets(TypedDict):
    """Sheets of paper."""

    single_sided: int
    double_sided: int


class Proof(TypedDict):
    """What a proof-reader marks on pages, and their measures."""

    pages: list[ProofPage]
    notes: list[Remark]
    paper: Sheets


class State(TypedDict):
    """The play state that was written, its game, and how many filled-in fields were not used or are of other fleets."""

    file: str
    game: str
    unused: int
    foreign: int


class Picture(TypedDict):
    """The picture that was written, and its size in bytes."""

    file: str
    bytes: int


class RefusedFile(TypedDict):
    """A file that a gallery cannot show, and why."""

    file: str
    error: str


class Gallery(TypedDict):
    """The gallery that was made: its folder, what is in it, how many files were made now, and taken out."""

    folder: str
    fleets: int
    designs: int
    encounters: int
    changed: int
    removed: int
    refused: list[RefusedFile]


class Figure(TypedDict):
    """A number as people read it."""

    label: str
    value: str


class Passage(TypedDict):
    """Lines of text under a heading."""

    heading: str
    lines: list[str]


class Told(TypedDict):
    """A ship in words."""

    where: str
    title: str
    subtitle: str
    figures: list[Figure]
    passages: list[Passage]


class Text(TypedDict):
    """A document in words, as a list of who is in it, and its ships in words; the list is empty for a single ship."""

    document: list[Told]
    ships: list[Told]


class Code(TypedDict):
    """A share code, in parts."""

    name: str
    characters: int
    codes: list[str]


class Written(TypedDict):
    """The file that was written."""

    file: str
    game: str
    format: int


class Statement(TypedDict):
    """A statement of the rules, or a row of their tables."""

    game: str
    id: str
    tag: str
    chapter: str
    text: str


class Statements(TypedDict):
    """What was found in the rules."""

    statements: list[Statement]


class Differing(TypedDict):
    """What differs; of an element that moved, `before` and `after` are references."""

    kind: Literal["added", "removed", "moved", "changed"]
    where: str
    before: Any
    after: Any


class Shift(TypedDict):
    """A number that differs: of which class, or of the fleet."""

    of: str
    stat: str
    before: int | float | str | None
    after: int | float | str | None


class Differences(TypedDict):
    """What differs between two documents, and what that does to the numbers."""

    changes: list[Differing]
    stats: list[Shift]


class EditedFile(TypedDict):
    """What was done to a document, the file that was written, the problems that it had not before."""

    file: str | None
    done: list[str]
    new_problems: list[Issue]


class Editable(TypedDict):
    """What can be changed about an element, its value now, and what it can be."""

    key: str
    label: str
    value: Any
    choices: list[str]


class Properties(TypedDict):
    """What can be changed about an element."""

    properties: list[Editable]


class Tried(TypedDict):
    """A step of the self-test: whether it passed, how many seconds it took, what it found."""

    step: str
    passed: bool
    seconds: float
    told: str


class SelfTest(TypedDict):
    """Whether all of the program works: its version, whether every step passed, the seconds of all of them."""

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
