"""Record sheets: one for each ship of the roster, or for each class, as a document of pages."""

from collections.abc import Iterator, Sequence

from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.sheet.body import body
from metamaker.games.metaverse.sheet.column import ship_column
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.options import STANDARD, SheetOptions
from metamaker.games.metaverse.sheet.page_edges import FOOT, errors_by_element, foot, head
from metamaker.games.metaverse.sheet.subject import Subject, class_subject, ship_subject
from metamaker.sheets.drawing import Document, Drawing, Group, Page
from metamaker.sheets.paper import Paper

MARGIN = 9.0
"""White edge of the paper in mm."""

_BELOW_HEAD = 2.6
_BESIDE_COLUMN = 3.0
_ABOVE_FOOT = 2.0


def record_sheets(fleet: Fleet, issues: Sequence[Issue], options: SheetOptions = STANDARD) -> Document:
    """Return the record sheets of `fleet`; `issues` are its problems, of which each sheet names its own ship's.

    Raises KeyError if the options ask for a ship or class that the fleet does not have. Rules MV-3.0.1-01, MV-3.0.1-04.
    """
    errors = errors_by_element(issues)
    pages = tuple(
        page for subject in _subjects(fleet, options) for page in _sheet(subject, _problems(errors, subject), options.paper)
    )
    return Document(fleet.name or "Metaverse record sheets", fleet.author, pages)


def _subjects(fleet: Fleet, options: SheetOptions) -> Iterator[Subject]:
    if options.classes:
        classes = fleet.classes if options.only is None else map(fleet.ship_class, options.only)
        return (class_subject(fleet, each) for each in classes)
    ships = fleet.ships if options.only is None else map(fleet.ship, options.only)
    return (ship_subject(fleet, each) for each in ships)


def _problems(errors: dict[str, list[str]], subject: Subject) -> tuple[str, ...]:
    """Return what is wrong with a ship, its class, and what they use."""
    design = subject.design
    groups = (("weapons", design.weapons), ("bays", design.bays), ("starfighters", design.starfighters))
    places = [subject.ref, design.ref(), *(ref(group, each) for group, used in groups for each in used)]
    return tuple(text for place in dict.fromkeys(places) for text in errors.get(place, ()))


def _sheet(subject: Subject, problems: tuple[str, ...], paper: Paper) -> Iterator[Page]:
    width = paper.width - 2 * MARGIN
    top = head(subject, problems, width)
    height = paper.height - 2 * MARGIN - top.height - _BELOW_HEAD - _ABOVE_FOOT - FOOT
    beside = WIDTH + _BESIDE_COLUMN
    column = ship_column(subject, height)
    bodies = body(subject, width - beside, height)
    y = MARGIN + top.height + _BELOW_HEAD
    for number, each in enumerate(bodies, 1):
        below = foot(number, len(bodies), not problems, width)
        ops = (
            Group(MARGIN, MARGIN, top, subject.ref),
            Group(MARGIN, y, column),
            Group(MARGIN + beside, y, each),
            Group(MARGIN, paper.height - MARGIN - FOOT, below),
        )
        yield Page(Drawing(paper.width, paper.height, ops), subject.title if number == 1 else None)
