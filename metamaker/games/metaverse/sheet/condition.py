"""The condition in which a sheet is printed: fresh, damaged as a play state says, to be filled in on the screen."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.model.arc import SectionName
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.play.state import PlayState, ShipState
from metamaker.games.metaverse.sheet.damage import Pencilled, damaged, pencilled, squadron_marks, wrecked_sections
from metamaker.games.metaverse.sheet.form import fillable, printed_marks, with_fields
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.pencil import Mark, sample
from metamaker.games.metaverse.sheet.scale import CAPTION
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.sheets.drawing import Drawing, Group, Page
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, in_lines
from metamaker.sheets.lettering import line

_SAMPLE = 2.4
_GAP = 2.4
_MIDDLE, _RIGHT = 12.0, 16.0
"""What the foot of a leaf takes to the right of its middle and at its right end, in mm."""

_EXPLAINED = (Mark.DISABLED, Mark.DESTROYED, Mark.EXPENDED, Mark.UNPOWERED, Mark.SWITCHED_OFF)


def state_of(subject: Subject, play: PlayState | None) -> ShipState | None:
    """Return the state of a ship; None without a play state, and for a class, which is not in play."""
    group, _, ship = subject.ref.partition("/")
    return play.ship(ship) if play is not None and group == "ships" else None


def told(subject: Subject, play: PlayState | None) -> Subject:
    """Return the subject with what its state says in words: the turn, its speed, that it has left or is destroyed."""
    state = state_of(subject, play)
    if play is None or state is None:
        return subject
    words = subject.words
    said = [subject.subtitle, words.text("state.turn", turn=play.turn)]
    if state.speed is not None:
        said.append(words.text("state.speed", speed=state.speed))
    if state.departure is not None:
        said.append(words[f"state.departure.{state.departure.value}"])
    if SectionName.CORE in wrecked_sections(subject.design, state):
        said.append(words["state.destroyed"])
    return replace(subject, subtitle="  ·  ".join(part for part in said if part))


def conditioned(leaves: Iterable[Page], subject: Subject, options: SheetOptions) -> tuple[Page, ...]:
    """Return the leaves of a fresh sheet as the options want them."""
    state = state_of(subject, options.state)
    leaves = tuple(leaves)
    marks = Pencilled() if state is None else pencilled(subject, state)
    if state is not None:
        pencil = marks if not options.fillable else replace(marks, marks=printed_marks(marks.marks))
        leaves = tuple(_explained(leaf, marks, subject.words) for leaf in damaged(leaves, pencil))
    return fillable(leaves, subject, marks.marks) if options.fillable else leaves


def conditioned_squadrons(
    leaves: Iterable[Page], group: IndependentSquadron, kind: Starfighter, options: SheetOptions
) -> tuple[Page, ...]:
    """Return the leaves of squadrons beside the ships as the options want them."""
    owner, shown = ref("squadrons", group.id), ref("starfighters", kind.id)
    every = options.state.squadrons if options.state is not None else ()
    lost = (each for each in every if each.squadron.partition("#")[0] == owner)
    marks = dict(mark for each in lost for mark in squadron_marks(each, shown, kind))
    if options.fillable:
        return with_fields(leaves, owner, kind.name or kind.id, marks)
    return damaged(leaves, Pencilled(marks))


def _explained(leaf: Page, marks: Pencilled, words: Words) -> Page:
    """Put the marks on systems and their meaning into the foot of a leaf, if it has room for them."""
    items = [_meaning(mark, words) for mark in _EXPLAINED if any(mark in some for some in marks.marks.values())]
    drawing = leaf.drawing
    room = drawing.width / 2 - _MIDDLE - _RIGHT
    key = in_lines(items, room, gap=_GAP) if items and max(item.drawing.width for item in items) <= room else ()
    if len(key) != 1:
        return leaf
    group = Group(drawing.width / 2 + _MIDDLE, drawing.height - _foot_of(leaf.drawing) + 0.75, key[0].drawing)
    return replace(leaf, drawing=Drawing(drawing.width, drawing.height, (*drawing.ops, group)))


def _foot_of(drawing: Drawing) -> float:
    """The height of the foot, which is what is drawn last on a leaf."""
    groups: Sequence[Group] = [op for op in drawing.ops if type(op) is Group]
    return groups[-1].drawing.height if groups else 0.0


def _meaning(mark: Mark, words: Words) -> Strip:
    written = line(_SAMPLE + 0.7, 2.25, words[f"state.mark.{mark.value}"], CAPTION, role=QUIET)
    return Strip(Drawing(written.x + written.width, _SAMPLE + 0.4, (Group(0.0, 0.0, sample(mark, _SAMPLE)), written)))
