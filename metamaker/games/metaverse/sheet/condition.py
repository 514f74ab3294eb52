"""The condition of a printed sheet: fresh, with form fields for the screen, or damaged according to a play state."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from metamaker.core.ids import copy_ref, ref
from metamaker.core.messages import Words, words
from metamaker.games.metaverse.loss_limits import system_copies
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.section import Section, layers
from metamaker.games.metaverse.model.starfighter import IndependentSquadron, Starfighter
from metamaker.games.metaverse.play_state import LOST, Flag, PlayState, SectionLosses, ShipState, SquadronState, SystemState
from metamaker.games.metaverse.sheet.form import fillable, printed_marks, with_fields
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.pencil import Mark, Marks, marked, sample, struck, wrecked
from metamaker.games.metaverse.sheet.scale import CAPTION
from metamaker.games.metaverse.sheet.status import CONDITIONS, CREW_QUALITY, DROPPED, ROLLED
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.systems import FIRED
from metamaker.rendering.drawing import Drawing, Group, Op, Page, full_ref
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Strip, in_lines
from metamaker.rendering.text_fitting import line

_FLAGS = {
    Flag.DISABLED: Mark.DISABLED,
    Flag.DESTROYED: Mark.DESTROYED,
    Flag.EXPENDED: Mark.EXPENDED,
    Flag.UNPOWERED: Mark.UNPOWERED,
    Flag.SWITCHED_OFF: Mark.SWITCHED_OFF,
}
_PARTS = ("hull_hits", "crew_parties", "marine_parties")
_OUT = frozenset(_FLAGS[flag] for flag in LOST)
_CROSS = frozenset({Mark.CROSSED})
_DOT = frozenset({Mark.REACHED})


@dataclass(frozen=True)
class SheetMarks:
    """The marks on a sheet by references, for bubbles and destroyed sections, and the references of systems."""

    marks: dict[str, Marks] = field(default_factory=dict)
    wrecks: frozenset[str] = frozenset()
    systems: frozenset[str] = frozenset()


def pencilled(subject: Subject, state: ShipState) -> SheetMarks:
    """Return the marks of the state of a ship on its sheet."""
    design = subject.design
    wrecks = frozenset(design.ref(name) for name in wrecked_sections(design, state))
    return SheetMarks(
        marks=dict(_marks(subject, state)),
        wrecks=wrecks,
        systems=frozenset(system_copies(design.ship)),
    )


def damaged(pages: Iterable[Page], marks: SheetMarks) -> tuple[Page, ...]:
    """Return the pages of a ship's fresh sheet with its marked damage; drawings without a mark stay the same objects."""
    pencil = _Pencil(marks)
    return tuple(pencil.page(page) for page in pages)


def wrecked_sections(design: Design, state: ShipState) -> tuple[SectionName, ...]:
    """Return the sections without boxes in the last layer; all sections if this is true of the core. Rules MV-1.3.6-05, -09."""
    standing = design.ship.sections.standing()
    wrecks = tuple(name for name, section in standing if _is_wrecked(section, state.losses[name]))
    return tuple(name for name, _ in standing) if SectionName.CORE in wrecks else wrecks


def _is_wrecked(section: Section, lost: SectionLosses) -> bool:
    had = layers(section)
    return 0 < had[-1].hull_hits <= sum(lost.hull_hits[len(had) - 1 :])


def _marks(subject: Subject, state: ShipState) -> Iterator[tuple[str, Marks]]:
    design = subject.design
    for name, section in design.ship.sections.standing():
        yield from _section_marks(design.ref(name), section, state.losses[name])
    for arc in Arc:
        lost, place = state.arcs[arc], design.ref("arcs", arc)
        yield from _run(ref(place, "shield_hits"), 0, lost.shield_hits, _CROSS)
        yield from _run(ref(place, "ablative_plates"), 0, lost.ablative_plates, _CROSS)
        yield from _run(ref(place, "adaptation"), 0, lost.adaptation, _DOT)
        yield from _run(ref(place, DROPPED), 0, int(lost.dropped), _CROSS)
    yield from _run(design.ref("ftl_charge"), 0, state.ftl_charge, _DOT)
    yield from _run(design.ref(ROLLED), 0, int(state.rolled), _CROSS)
    yield from _run(design.ref(CREW_QUALITY), 0, state.crew_quality_lost, _CROSS)
    for condition in state.conditions:
        yield from _run(design.ref(CONDITIONS, condition), 0, 1, _CROSS)
    for each in state.fired:
        mount, _, copy = each.partition("#")
        yield copy_ref(ref(mount, FIRED), int(copy)), _CROSS
    yield from ((broken.system, _system_marks(broken)) for broken in state.systems)
    for squadron in state.squadrons:
        place = squadron.squadron.partition("#")[0]
        yield from squadron_marks(squadron, place, subject.starfighters[place.partition("/")[2]])


def squadron_marks(lost: SquadronState, place: str, kind: Starfighter) -> Iterator[tuple[str, Marks]]:
    """Yield the crosses of one squadron of a type; `place` is the reference of its squadrons on the sheet."""
    squadron = place + lost.squadron[lost.squadron.index("#") :]
    yield from _run(squadron, 0, lost.strength_lost, _CROSS)
    if lost.strength_lost >= kind.strength:
        yield squadron, _CROSS


def _section_marks(place: str, section: Section, lost: SectionLosses) -> Iterator[tuple[str, Marks]]:
    """Cross the first boxes of each layer; boxes and parties are numbered through all layers."""
    for part in _PARTS:
        before = 0
        amounts: tuple[int, ...] = getattr(lost, part)
        for layer, amount in zip(layers(section), amounts, strict=False):
            yield from _run(ref(place, part), before, amount, _CROSS)
            before += getattr(layer, part)


def _run(place: str, before: int, amount: int, marks: Marks) -> Iterator[tuple[str, Marks]]:
    return ((copy_ref(place, before + number), marks) for number in range(1, amount + 1))


def _system_marks(state: SystemState) -> Marks:
    """Return the marks of a system; a system that is lost for good shows no other marks."""
    marks = frozenset(_FLAGS[flag] for flag in state.flags)
    return frozenset({Mark.DESTROYED}) if Mark.DESTROYED in marks else marks


class _Pencil:
    """Redraws the marked drawings of a sheet."""

    def __init__(self, content: SheetMarks) -> None:
        self.content = content

    def page(self, page: Page) -> Page:
        """Return a page with its marks."""
        drawing = self._drawing(page.drawing, "")
        return page if drawing is page.drawing else replace(page, drawing=drawing)

    def _drawing(self, drawing: Drawing, around: str) -> Drawing:
        changed: list[Op] | None = None
        for place, op in enumerate(drawing.ops):
            if type(op) is Group:
                new = self._group(op, around)
                if new is not op:
                    changed = changed or list(drawing.ops)
                    changed[place] = new
        return drawing if changed is None else Drawing(drawing.width, drawing.height, tuple(changed))

    def _group(self, group: Group, around: str) -> Group:
        place = full_ref(group.ref, around)
        drawing = self._drawing(group.drawing, place)
        marks = self.content.marks.get(place)
        if marks and not any(type(op) is Group for op in drawing.ops):
            drawing = marked(drawing, marks)
        elif place in self.content.systems and place == group.ref:
            drawing = self._struck(drawing, place)
        elif place in self.content.wrecks and place == group.ref:
            drawing = wrecked(drawing)
        return group if drawing is group.drawing else group._replace(drawing=drawing)

    def _struck(self, cell: Drawing, place: str) -> Drawing:
        """Strike a system without a working copy, to the left of its bubbles."""
        runs = [run for run in _groups(cell) if run.ref in self.content.systems]
        copies = [full_ref(bubble.ref, run.ref or place) for run in runs for bubble in _groups(run.drawing)]
        if not copies or any(_OUT.isdisjoint(self.content.marks.get(copy, ())) for copy in copies):
            return cell
        bubble = _groups(runs[0].drawing)[0]
        return struck(cell, 0.2, runs[0].x - 0.8, runs[0].y + bubble.y + bubble.drawing.height / 2)


def _groups(drawing: Drawing) -> list[Group]:
    return [op for op in drawing.ops if type(op) is Group]


_SAMPLE = 2.4
_GAP = 2.4
_MIDDLE, _RIGHT = 12.0, 16.0
"""The widths of the foot of a leaf to the right of its middle and at its right end, in mm."""

_EXPLAINED = (Mark.DISABLED, Mark.DESTROYED, Mark.EXPENDED, Mark.UNPOWERED, Mark.SWITCHED_OFF)


def state_of(subject: Subject, play: PlayState | None) -> ShipState | None:
    """Return the state of a ship; None without a play state, and for a class, which is not in play."""
    group, _, ship = subject.ref.partition("/")
    return play.ship(ship) if play is not None and group == "ships" else None


def with_state(subject: Subject, play: PlayState | None) -> Subject:
    """Return the subject with its state in the subtitle: the turn, its speed, and whether it has left or is destroyed."""
    state = state_of(subject, play)
    if play is None or state is None:
        return subject
    words = subject.words
    said = [subject.subtitle, words.text("state-turn", turn=play.turn)]
    if state.speed is not None:
        said.append(words.text("state-speed", speed=state.speed))
    if state.departure is not None:
        said.append(words[f"state-departure-{state.departure.value}"])
    if SectionName.CORE in wrecked_sections(subject.design, state):
        said.append(words["state-destroyed"])
    return replace(subject, subtitle="  ·  ".join(part for part in said if part))


def conditioned(leaves: Iterable[Page], subject: Subject, options: SheetOptions) -> tuple[Page, ...]:
    """Return the leaves of a fresh sheet in the condition of the options."""
    state = state_of(subject, options.state)
    leaves = tuple(leaves)
    marks = SheetMarks() if state is None else pencilled(subject, state)
    if state is not None:
        pencil = marks if not options.fillable else replace(marks, marks=printed_marks(marks.marks))
        leaves = tuple(_explained(leaf, marks, subject.words) for leaf in damaged(leaves, pencil))
    if not options.fillable:
        return leaves
    kept = ""
    if state is not None and options.state is not None:
        kept = f"{options.state.turn} {state.model_dump_json(exclude_defaults=True)}"
    return fillable(leaves, subject, marks.marks, kept)


def conditioned_squadrons(
    leaves: Iterable[Page], group: IndependentSquadron, kind: Starfighter, options: SheetOptions
) -> tuple[Page, ...]:
    """Return the leaves of squadrons beside the ships in the condition of the options."""
    owner, shown = ref("squadrons", group.id), ref("starfighters", kind.id)
    every = options.state.squadrons if options.state is not None else ()
    lost = (each for each in every if each.squadron.partition("#")[0] == owner)
    marks = dict(mark for each in lost for mark in squadron_marks(each, shown, kind))
    if options.fillable:
        return with_fields(leaves, owner, kind.name or kind.id, marks, words(GAME, options.language))
    return damaged(leaves, SheetMarks(marks))


def _explained(leaf: Page, marks: SheetMarks, words: Words) -> Page:
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
    """Return the height of the foot, which is the last drawing of a leaf."""
    groups: Sequence[Group] = [op for op in drawing.ops if type(op) is Group]
    return groups[-1].drawing.height if groups else 0.0


def _meaning(mark: Mark, words: Words) -> Strip:
    written = line(_SAMPLE + 0.7, 2.25, words[f"state-mark-{mark.value}"], CAPTION, role=QUIET)
    return Strip(Drawing(written.x + written.width, _SAMPLE + 0.4, (Group(0.0, 0.0, sample(mark, _SAMPLE)), written)))
