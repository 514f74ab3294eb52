"""The first half of area 4: every type of hangar bay, its copies, and what is or can be aboard. Rule MV-3.0.1-14."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.model.bay import Bay, Load
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import SQUADRON, bubbles_within
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tables import heading, row
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.parts import Fitted, parts
from metamaker.games.metaverse.stats.squadron import squadron_cost
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op
from metamaker.sheets.ink import QUIET
from metamaker.sheets.layout import Strip, Strips, Table, in_lines, stacked
from metamaker.sheets.lettering import fit, line, lines

_LEFT = 52.0
"""Room for the bay itself; what is aboard stands to the right."""

_TILE = 6.4


def bay_table(subject: Subject, width: float) -> Table | None:
    """Return all types of bay of the ship with their loadouts, None without any."""
    groups: dict[str, list[Fitted]] = {}
    for fitted in parts(subject.design).bays:
        if fitted.fit.count:
            groups.setdefault(fitted.bay.id, []).append(fitted)
    rows = tuple(strip for group in groups.values() for strip in _rows(subject, group, width))
    return Table(heading("HANGAR BAYS", width), rows) if rows else None


def _rows(subject: Subject, group: list[Fitted], width: float) -> Iterator[Strip]:
    """Yield the rows of one type of bay: the bay beside the first lines of what is aboard, then further lines."""
    bay = group[0].bay
    place = ref("bays", bay.id)
    left = _bay(bay, sum(fitted.fit.count for fitted in group))
    right = [strip for fitted in group for strip in _loadout(subject, fitted, width - _LEFT)]
    beside: list[Strip] = []
    while right and sum(strip.drawing.height for strip in beside) < left.height:
        beside.append(right.pop(0))
    height = max(left.height, sum(strip.drawing.height for strip in beside)) + 1.6
    first = Drawing(width, height, (Group(0.0, 0.8, left), *stacked(beside, _LEFT, 0.8)))
    yield Strip(first if right else row(width, height, first.ops), keep=bool(right), ref=place)
    for number, strip in enumerate(right, 1):
        ops = (Group(_LEFT, 0.0, strip.drawing, strip.ref),)
        last = number == len(right)
        yield Strip(
            row(width, strip.drawing.height + 1.0, ops) if last else Drawing(width, strip.drawing.height, ops), ref=place
        )


def _bay(bay: Bay, copies: int) -> Drawing:
    """Name, number of copies, launch and carry capacity. Rule MV-3.7.7-06."""
    x = _TILE + 1.4
    name = fit(bay.name or bay.id, _LEFT - x - 3.0, 3.5, BOLD, smallest=2.3)
    y = name.size * 0.8 + 0.1
    below = y + name.height + 3.5
    counted = f"{copies} bay{'s' if copies != 1 else ''}  ·  launch/carry"
    caption = line(x, below, counted, 2.5, role=QUIET)
    numbers = line(x + caption.width + 1.2, below, f"{bay.launch}/{bay.carry}", 3.3, weight=BOLD)
    return Drawing(
        _LEFT,
        max(_TILE, below + 0.9),
        (
            Group(0.0, 0.0, tile("hangar_bay", GROUPS[Kinds.HANGAR], _TILE)),
            *lines(x, y, name, weight=BOLD),
            caption,
            numbers,
        ),
    )


def _loadout(subject: Subject, fitted: Fitted, width: float) -> Strips:
    """One bay entry: where it is, and its squadrons or those that it could hold. Rule MV-3.0.1-15."""
    fit_, bay = fitted.fit, fitted.bay
    place = subject.design.ref(fitted.section, fit_.id)
    where = f"{fitted.section} × {fit_.count}"
    aboard = _aboard(subject, fitted)
    if aboard is None:
        kind = "open" if fit_.loadout is LoadoutKind.OPEN else "chosen for each ship"
        items = list(_purchasable(subject, bay, fit_.count, width))
    else:
        kind = "aboard"
        items = [_squadrons(subject, load, width) for load in aboard if load.count]
    label = Drawing(width, 3.2, (line(0.0, 2.3, f"{where}  ·  {kind}{'' if items else ': none'}", 2.2, role=QUIET),))
    found = in_lines(items, width, gap=3.0, leading=0.8)
    return tuple(Strip(strip.drawing, strip.keep, place) for strip in (Strip(label, keep=bool(found)), *found))


def _aboard(subject: Subject, fitted: Fitted) -> tuple[Load, ...] | None:
    """Return the squadrons of a permanent loadout or of one chosen for this ship; None where none is chosen yet."""
    if fitted.fit.loadout is LoadoutKind.PERMANENT:
        return fitted.fit.squadrons
    if fitted.fit.loadout is LoadoutKind.OPEN or subject.chosen is None:
        return None
    return dict(subject.chosen).get(fitted.fit.id, ())


def _squadrons(subject: Subject, load: Load, width: float) -> Strip:
    squadron = subject.starfighters[load.starfighter]
    return _named(squadron.name or squadron.id, "", load.count, width)


def _purchasable(subject: Subject, bay: Bay, copies: int, width: float) -> Iterator[Strip]:
    """Yield the blank bubbles of an open bay, then every type that it accepts with its price."""
    room = bubbles_within(SQUADRON, bay.carry * copies, width)
    yield Strip(Drawing(room.width + 2.0, room.height + 0.4, (Group(0.0, 0.2, room),)))
    for each in bay.accepts:
        squadron = subject.starfighters[each]
        yield _named(squadron.name or squadron.id, f"{squadron_cost(squadron, subject.design.house):.1f}", 0, width)


def _named(name: str, price: str, count: int, width: float) -> Strip:
    """Return a squadron's name with its price or with one bubble for each squadron."""
    written = fit(name, min(width, 45.0), 3.2, BOLD, smallest=2.3)
    written_lines = lines(0.0, 2.6, written, weight=BOLD)
    ops: list[Op] = list(written_lines)
    right = max(op.width for op in written_lines)
    height = written.height + 3.6
    if price:
        cost = line(right + 1.0, 2.6, price, 2.8, role=QUIET)
        return Strip(Drawing(cost.x + cost.width, height, (*ops, cost)))
    run = bubbles_within(SQUADRON, count, max(SQUADRON.size, width - right - 1.2))
    return Strip(Drawing(right + 1.2 + run.width, max(height, run.height + 0.4), (*ops, Group(right + 1.2, 0.0, run))))
