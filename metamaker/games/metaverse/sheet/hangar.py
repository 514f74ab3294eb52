"""The first half of area 4: every type of hangar bay, its copies, and what is or can be aboard. Rule MV-3.0.1-14."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.games.metaverse.catalogue.entry import Group as Kinds
from metamaker.games.metaverse.model.bay import Bay, Load
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import SQUADRON, bubbles_within
from metamaker.games.metaverse.sheet.figures import price
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tables import heading, row
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.parts import Fitted, parts
from metamaker.games.metaverse.stats.squadron import squadron_cost
from metamaker.sheets.drawing import BOLD, Drawing, Group, Text
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
    entry = fitted.fit
    aboard = _aboard(subject, fitted)
    if aboard is None:
        kind = "open" if entry.loadout is LoadoutKind.OPEN else "chosen for each ship"
        items = list(_purchasable(subject, fitted.bay, entry.count, width))
    else:
        kind = "aboard"
        items = [_carried(subject.starfighters[load.starfighter], load.count, width) for load in aboard if load.count]
    words = f"{fitted.section} × {entry.count}  ·  {kind}{'' if items else ': none'}"
    label = Strip(Drawing(width, 3.2, (line(0.0, 2.3, words, 2.2, role=QUIET),)), keep=bool(items))
    place = subject.design.ref(fitted.section, entry.id)
    return tuple(strip._replace(ref=place) for strip in (label, *in_lines(items, width, gap=3.0, leading=0.8)))


def _aboard(subject: Subject, fitted: Fitted) -> tuple[Load, ...] | None:
    """Return the squadrons of a permanent loadout or of one chosen for this ship; None where none is chosen yet."""
    if fitted.fit.loadout is LoadoutKind.PERMANENT:
        return fitted.fit.squadrons
    if fitted.fit.loadout is LoadoutKind.OPEN or subject.chosen is None:
        return None
    return dict(subject.chosen).get(fitted.fit.id, ())


def _purchasable(subject: Subject, bay: Bay, copies: int, width: float) -> Iterator[Strip]:
    """Yield the blank bubbles of an open bay, then every type that it accepts with its price."""
    room = bubbles_within(SQUADRON, bay.carry * copies, width)
    yield Strip(Drawing(room.width + 2.0, room.height + 0.4, (Group(0.0, 0.2, room),)))
    for each in bay.accepts:
        squadron = subject.starfighters[each]
        yield _priced(squadron, squadron_cost(squadron, subject.design.house), width)


def _carried(squadron: Starfighter, count: int, width: float) -> Strip:
    """A squadron type with one bubble for each squadron."""
    name, x, height = _name(squadron, width)
    run = bubbles_within(SQUADRON, count, max(SQUADRON.size, width - x))
    return Strip(Drawing(x + run.width, max(height, run.height + 0.4), (*name, Group(x, 0.0, run))))


def _priced(squadron: Starfighter, cost: float, width: float) -> Strip:
    """A squadron type with its price."""
    name, x, height = _name(squadron, width)
    written = line(x, _BASELINE, price(cost), 2.8, role=QUIET)
    return Strip(Drawing(x + written.width, height, (*name, written)))


_BASELINE = 2.6


def _name(squadron: Starfighter, width: float) -> tuple[tuple[Text, ...], float, float]:
    """The name of a squadron type, where to go on to the right of it, and how high it is."""
    fitted = fit(squadron.name or squadron.id, min(width, 45.0), 3.2, BOLD, smallest=2.3)
    written = lines(0.0, _BASELINE, fitted, weight=BOLD)
    return written, max(each.width for each in written) + 1.2, fitted.height + 3.6
