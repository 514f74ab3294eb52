"""Record sheets: one for each ship of the roster, or for each class, as a document of pages, with their share codes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.core.issue import Issue
from metamaker.core.memo import memo
from metamaker.core.messages import Words, words
from metamaker.core.share_code import code_of
from metamaker.games.metaverse.edits.structure import alone
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.sheet.blank import blank_sheets
from metamaker.games.metaverse.sheet.body import body
from metamaker.games.metaverse.sheet.card import card_leaves, squadron_leaves
from metamaker.games.metaverse.sheet.column import Columns, foot_of, ship_columns
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.options import STANDARD, SheetOptions
from metamaker.games.metaverse.sheet.page_edges import (
    HALF_PAGE,
    PAGE,
    Edges,
    coded_head,
    errors_by_element,
    foot,
    head,
    share_code,
)
from metamaker.games.metaverse.sheet.subject import Subject, class_subject, ship_subject
from metamaker.rendering.drawing import Document, Drawing, Group, Page
from metamaker.rendering.imposition import Format, Slots, imposed


def class_code(fleet: Fleet, ship: ShipClass) -> str:
    """Return the code that opens as a fleet of this class and its definitions; empty for none.

    It has no authors and emblems, because these would make it twice as large.
    """
    known = _codes(fleet)
    if ship.id not in known:
        known[ship.id] = _code(fleet, ship)
    return known[ship.id]


@memo
def _codes(_: Fleet) -> dict[str, str]:
    """Return the cached codes of a fleet by class, because ships of one class have the same."""
    return {}


def _code(fleet: Fleet, ship: ShipClass) -> str:
    return code_of(GAME, FORMAT, alone(fleet, (ship.ref(),)), _NOT_IN_CODES)


_NOT_IN_CODES = {"author": True, "emblem": True, "classes": {"__all__": {"author", "emblem"}}}
"""The entries of a fleet that codes on sheets do not have."""


_BELOW_HEAD = 2.6
_BESIDE_COLUMN = 3.0
_ABOVE_FOOT = 2.0


def record_sheets(fleet: Fleet, issues: Sequence[Issue], options: SheetOptions = STANDARD) -> Document:
    """Return the record sheets of `fleet`; `issues` are its problems, and each sheet names those of its own ship.

    Raises KeyError if the options ask for a ship or class that the fleet does not have. Rules MV-3.0.1-01, MV-3.0.1-04.
    """
    if options.blank:
        return blank_sheets(options)
    errors = errors_by_element(issues)
    leaves = [
        leaf for subject in subjects(fleet, options) for leaf in record_leaves(subject, problems(errors, subject), options)
    ]
    if options.format is Format.CARD and options.only is None:
        leaves += squadron_leaves(fleet, _words(options), options)
    title = fleet.name or _words(options)["sheet-document-title"]
    return Document(title, fleet.author, imposed(leaves, options.slots))


def _words(options: SheetOptions) -> Words:
    return words("metaverse", options.language)


def subjects(fleet: Fleet, options: SheetOptions) -> Iterator[Subject]:
    """Return the subjects of the sheets that the options select. Raises KeyError."""
    words = _words(options)
    if options.classes:
        classes = fleet.classes if options.only is None else map(fleet.ship_class, options.only)
        return (_coded(class_subject(fleet, each, words), fleet, options) for each in classes)
    ships = fleet.ships if options.only is None else map(fleet.ship, options.only)
    return (_coded(ship_subject(fleet, each, words), fleet, options) for each in ships)


def _coded(subject: Subject, fleet: Fleet, options: SheetOptions) -> Subject:
    """Return the subject with its share code, to be printed if the options want it and the sheet has room."""
    printed = options.codes and options.format is Format.FULL
    if not printed and not options.carried:
        return subject
    code = class_code(fleet, subject.design.ship)
    return replace(subject, code=code if printed else "", carried=code if options.carried else "")


def problems(errors: dict[str, list[Issue]], subject: Subject) -> tuple[str, ...]:
    """Return the problems of a ship, its class, and its definitions, in the language of its sheet."""
    places = (subject.ref, *subject.design.made_of)
    return tuple(subject.words.say(error.message) for place in dict.fromkeys(places) for error in errors.get(place, ()))


class Record(NamedTuple):
    """The leaves of one sheet, and the names of the charts without room, which the quick reference has."""

    leaves: tuple[Page, ...]
    left_out: tuple[str, ...]


def record_leaves(subject: Subject, wrong: Sequence[str], options: SheetOptions) -> tuple[Page, ...]:
    """Return the leaves of one sheet for pages; `wrong`: sentences about rules that the design breaks."""
    return record(subject, wrong, options).leaves


def record(subject: Subject, wrong: Sequence[str], options: SheetOptions) -> Record:
    """Return one sheet for pages; `wrong`: sentences about rules that the design breaks."""
    made = _fresh(subject, wrong, options) if options.is_fresh else _conditioned(subject, wrong, options)
    codes = (subject.carried,) if subject.carried else ()
    return made._replace(leaves=tuple(replace(leaf, codes=codes) for leaf in made.leaves))


def _fresh(subject: Subject, wrong: Sequence[str], options: SheetOptions) -> Record:
    if options.format is Format.CARD:
        return Record(card_leaves(subject, wrong), ())
    return _record(subject, wrong, options.slots, PAGE if options.format is Format.FULL else HALF_PAGE)


def _conditioned(subject: Subject, wrong: Sequence[str], options: SheetOptions) -> Record:
    # only here, because the models of play states would delay the first sheet on the screen
    from metamaker.games.metaverse.sheet.condition import conditioned, with_state

    subject = with_state(subject, options.state)
    made = _fresh(subject, wrong, options)
    return made._replace(leaves=conditioned(made.leaves, subject, options))


def _record(subject: Subject, wrong: Sequence[str], slots: Slots, edges: Edges) -> Record:
    """Return the leaves of a sheet; the large numbers of the ship-wide column are repeated on each.

    The share code moves nothing: it is in the head, at the foot of a column, or left out.
    """
    width = slots.width
    top = head(subject, wrong, width, edges)
    y = top.height + _BELOW_HEAD
    height = slots.height - y - _ABOVE_FOOT - edges.foot
    beside = WIDTH + _BESIDE_COLUMN
    columns = ship_columns(subject, height)
    bodies, left_out, plotted = body(subject, columns, width - beside, height)
    leaves: list[Page] = []
    coded = coded_head(subject, wrong, width, edges, y)
    beneath = None if coded is not None or not edges.codes else _code_below(subject, columns, len(bodies))
    notes = [] if plotted else [subject.words["sheet-foot-plot"]]
    if subject.code and edges.codes and coded is None and beneath is None:
        notes.append(subject.words["sheet-foot-no_code"])
    for number, each in enumerate(bodies, 1):
        below = foot(number, len(bodies), not wrong, width, edges, subject.words, notes)
        code = () if beneath is None or beneath[0] != number else (beneath[1]._replace(y=y + beneath[1].y),)
        ops = (
            Group(0.0, 0.0, top if coded is None else coded[0], subject.ref),
            *(() if coded is None else coded[1:]),
            Group(0.0, y, columns.of_leaf(number)),
            Group(beside, y, each),
            *code,
            Group(0.0, slots.height - edges.foot, below),
        )
        leaves.append(Page(Drawing(width, slots.height, ops), subject.title if number == 1 else None))
    return Record(tuple(leaves), left_out)


def _code_below(subject: Subject, columns: Columns, leaves: int) -> tuple[int, Group] | None:
    """Return the first leaf with room for the share code at the foot of its column, and the code there; None without any."""
    for number in range(1, leaves + 1):
        free = columns.height - foot_of(columns.of_leaf(number))
        code = share_code(subject.code, min(WIDTH, free))
        if code is not None:
            side = code.drawing.width
            return number, Group((WIDTH - side) / 2, columns.height - side, code.drawing, ref(subject.ref, "code"))
    return None
