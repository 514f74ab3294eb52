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
    fixed: NotRequired[list["Fixed"]]
    wrote: NotRequired[str | None]


class Fixed(TypedDict):
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
    at_home: list[Line]
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


class Beside(TypedDict):
    """A number of each of several designs, null where it does not apply."""

    stat: str
    label: str
    values: list[int | float | str | None]


class SideBySide(TypedDict):
    """The names of designs, and all their numbers in the same order."""

    designs: list[str]
    stats: list[Beside]


class EditedFile(TypedDict):
    """The edits of a document, the written file, and the new problems."""

    file: str | None
    done: list[str]
    new_problems: list[Issue]


class Factor(TypedDict):
    """A result of battles: percent more or less than the value, and the margin of its 90% interval."""

    percent: int
    margin: int


class ConfirmedValue(TypedDict):
    """The result of a class, and the one that the file had for the same design (null: none)."""

    where: str
    percent: int
    margin: int
    before: Factor | None


class ConfirmedFile(TypedDict):
    """The confirmed values of classes, with the written file and the new problems."""

    file: str | None
    done: list[str]
    new_problems: list[Issue]
    values: list[ConfirmedValue]


class Editable(TypedDict):
    """A property of an item, its present value, and the possible values."""

    key: str
    label: str
    value: Any
    choices: list[str]


class Properties(TypedDict):
    """The properties of an item."""

    properties: list[Editable]


class CheckedSeveral(TypedDict):
    """The answers for several files."""

    files: list[Checked | Failed]


class MeasuredSeveral(TypedDict):
    """The answers for several files."""

    files: list[Measured | Failed]


class MusteredSeveral(TypedDict):
    """The answers for several files."""

    files: list[Mustered | Failed]


class LoggedShip(TypedDict):
    """A ship with the entries of its log; `of` is the name of its fleet or team. Entries have the fields of the file format."""

    where: str
    name: str
    of: str
    log: list[dict[str, Any]]


class LogStanding(TypedDict):
    """The battles of a fleet or team, or of a ship; `points` is the value of destroyed enemies."""

    name: str
    is_ship: bool
    battles: int
    won: int
    lost: int
    drawn: int
    ships_lost: int
    points: float


class Logged(TypedDict):
    """The logs of ships, their campaigns, and the standings: each fleet or team, followed by its ships."""

    campaigns: list[str]
    ships: list[LoggedShip]
    standings: list[LogStanding]
