"""The first half of area 4: every type of hangar bay, its copies, and its present or possible squadrons. Rule MV-3.0.1-14."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.amounts import at_most
from metamaker.core.ids import ref
from metamaker.core.messages import Words
from metamaker.games.metaverse.catalogue import Group as Kinds
from metamaker.games.metaverse.model.starfighter import Bay, Load, Starfighter
from metamaker.games.metaverse.model.words import LoadoutKind
from metamaker.games.metaverse.sheet.bubbles import SQUADRON, bubbles_within
from metamaker.games.metaverse.sheet.palette import GROUPS
from metamaker.games.metaverse.sheet.scale import CAPTION, LABEL, LEAST_NUMBER, heading, row, small
from metamaker.games.metaverse.sheet.subject import Subject
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.games.metaverse.stats.parts import Fitted, parts
from metamaker.games.metaverse.stats.squadron import squadron_cost
from metamaker.rendering.drawing import BOLD, Drawing, Group, Text
from metamaker.rendering.ink import QUIET
from metamaker.rendering.layout import Strip, Strips, Table, in_lines, stacked
from metamaker.rendering.text_fitting import fit, line, lines

_LEFT = 52.0
"""Room for the bay itself; its squadrons are to the right."""

_LEAST_BESIDE = 96.0
"""In narrower tables, squadrons are below their bay."""

_TILE = 6.4


Shown = Counter[str]
"""The number of squadrons of each type with a bubble so far, because they are numbered through all bays."""


def bay_table(subject: Subject, width: float) -> Table | None:
    """Return all types of bay of the ship with their loadouts, None without any."""
    groups: dict[str, list[Fitted]] = {}
    for fitted in parts(subject.design).bays:
        if fitted.fit.count:
            groups.setdefault(fitted.bay.id, []).append(fitted)
    shown: Shown = Counter()
    rows = tuple(strip for group in groups.values() for strip in _rows(subject, group, width, shown))
    return Table(heading(subject.words["sheet-bays-title"], width), rows) if rows else None


def _rows(subject: Subject, group: list[Fitted], width: float, shown: Shown) -> Iterator[Strip]:
    """Yield the rows of one type of bay: the bay next to the first lines of its squadrons, then further lines."""
    bay = group[0].bay
    place = ref("bays", bay.id)
    copies = sum(fitted.fit.count for fitted in group)
    if width < _LEAST_BESIDE:
        yield from _below(subject, group, bay_sign(bay, copies, width, subject.words), width, shown)
        return
    left = bay_sign(bay, copies, _LEFT, subject.words)
    right = [strip for fitted in group for strip in _loadout(subject, fitted, width - _LEFT, shown)]
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


def _below(subject: Subject, group: list[Fitted], bay: Drawing, width: float, shown: Shown) -> Iterator[Strip]:
    """Yield a bay, and its squadrons below it."""
    place = ref("bays", group[0].bay.id)
    loadouts = [strip for fitted in group for strip in _loadout(subject, fitted, width, shown)]
    yield Strip(Drawing(width, bay.height + 1.6, (Group(0.0, 0.8, bay),)), keep=True, ref=place)
    for number, strip in enumerate(loadouts, 1):
        ops = (Group(0.0, 0.0, strip.drawing, strip.ref),)
        height = strip.drawing.height
        drawn = row(width, height + 1.0, ops) if number == len(loadouts) else Drawing(width, height, ops)
        yield Strip(drawn, keep=strip.keep, ref=place)


def bay_sign(bay: Bay, copies: int, width: float, words: Words) -> Drawing:
    """Name, number of copies, launch and carry capacity. Rule MV-3.7.7-06."""
    x = _TILE + 1.4
    name = fit(bay.name or bay.id, width - x - 3.0, LABEL, BOLD, smallest=CAPTION)
    y = name.size * 0.8 + 0.1
    below = y + name.height + 3.5
    counted = words.text("sheet-bays-copies", count=copies)
    caption = line(x, below, counted, 2.5, role=QUIET)
    numbers = line(x + caption.width + 1.2, below, f"{bay.launch}/{bay.carry}", LEAST_NUMBER, weight=BOLD)
    return Drawing(
        width,
        max(_TILE, below + 0.9),
        (
            Group(0.0, 0.0, tile("hangar_bay", GROUPS[Kinds.HANGAR], _TILE)),
            *lines(x, y, name, weight=BOLD),
            caption,
            numbers,
        ),
    )


def _loadout(subject: Subject, fitted: Fitted, width: float, shown: Shown) -> Strips:
    """Return the lines of one bay entry: its place, and its present or possible squadrons. Rule MV-3.0.1-15."""
    entry = fitted.fit
    loads = aboard(subject, fitted)
    if loads is None:
        kind = "open" if entry.loadout is LoadoutKind.OPEN else "download"
        items = list(_purchasable(subject, fitted, width))
    else:
        kind = "aboard"
        items = [_carried(subject.starfighters[load.starfighter], load.count, width, shown) for load in loads if load.count]
    words = subject.words
    caption = words.text(f"sheet-bays-{kind}", place=words[f"sheet-place-{fitted.section}"], count=entry.count)
    caption = caption if items else words.text("sheet-bays-none", bay=caption)
    written = small(caption, width)
    height = 3.2 + written.height
    label = Strip(Drawing(width, height, lines(0.0, 2.3, written, role=QUIET)), keep=bool(items))
    place = subject.design.ref(fitted.section, entry.id)
    return tuple(strip._replace(ref=place) for strip in (label, *in_lines(items, width, gap=3.0, leading=0.8)))


def aboard(subject: Subject, fitted: Fitted) -> tuple[Load, ...] | None:
    """Return the squadrons of a permanent loadout or of one chosen for this ship; None if the choice is open."""
    if fitted.fit.loadout is LoadoutKind.PERMANENT:
        return fitted.fit.squadrons
    if fitted.fit.loadout is LoadoutKind.OPEN or subject.chosen is None:
        return None
    return dict(subject.chosen).get(fitted.fit.id, ())


def _purchasable(subject: Subject, fitted: Fitted, width: float) -> Iterator[Strip]:
    """Yield the blank bubbles of an open bay, then every type that it accepts with its price."""
    bay = fitted.bay
    room = bubbles_within(SQUADRON, bay.carry * fitted.fit.count, width - 2.0)
    place = subject.design.ref(fitted.section, fitted.fit.id, "squadrons")
    yield Strip(Drawing(room.width + 2.0, room.height + 0.4, (Group(0.0, 0.2, room, place),)))
    for each in bay.accepts:
        squadron = subject.starfighters[each]
        yield _priced(squadron, squadron_cost(squadron, subject.design.house), subject.words, width)


def _carried(squadron: Starfighter, count: int, width: float, shown: Shown) -> Strip:
    """Return a squadron type with one bubble for each squadron."""
    name, x, height = _name(squadron, width - _BESIDE_NAME)
    run = bubbles_within(SQUADRON, count, max(SQUADRON.size, width - x), shown[squadron.id] + 1)
    shown[squadron.id] += count
    place = ref("starfighters", squadron.id)
    return Strip(Drawing(x + run.width, max(height, run.height + 0.4), (*name, Group(x, 0.0, run, place))))


def _priced(squadron: Starfighter, cost: float, words: Words, width: float) -> Strip:
    """Return a squadron type with its price."""
    name, x, height = _name(squadron, width - _BESIDE_NAME)
    written = line(x, _BASELINE, words.number(at_most(cost, 1)), 2.8, role=QUIET)
    return Strip(Drawing(x + written.width, height, (*name, written)))


_BASELINE = 2.6
_BESIDE_NAME = 8.0
"""The minimum room for a price or two bubbles."""


def _name(squadron: Starfighter, width: float) -> tuple[tuple[Text, ...], float, float]:
    """Return the name of a squadron type, the left edge of the room to its right, and its height."""
    fitted = fit(squadron.name or squadron.id, min(width, 45.0), 3.2, BOLD, smallest=CAPTION)
    written = lines(0.0, _BASELINE, fitted, weight=BOLD)
    return written, max(each.width for each in written) + 1.2, fitted.height + 3.6
