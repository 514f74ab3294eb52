"""Elements of a drawing and their places: the element at a point, the boxes of all elements, and neighbours."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple
from weakref import WeakKeyDictionary

from metamaker.rendering.drawing import Drawing, Group, Path, full_ref
from metamaker.rendering.proof import Area


class Element(NamedTuple):
    """A place where an element is shown: its ref, its box in mm, and the refs of the elements around it, outermost first."""

    ref: str
    box: Area
    around: tuple[str, ...]


def elements_at(drawing: Drawing, x: float, y: float) -> tuple[str, ...]:
    """Return the refs of the elements at a point, innermost first; of several groups there, the one drawn last comes first."""
    return tuple(dict.fromkeys(_at(drawing, x, y, "")))


def _at(drawing: Drawing, x: float, y: float, around: str) -> Iterator[str]:
    for op in reversed(drawing.ops):
        if type(op) is Group:
            inner_x, inner_y = (x - op.x) / op.scale, (y - op.y) / op.scale
            if 0 <= inner_x <= op.drawing.width and 0 <= inner_y <= op.drawing.height:
                ref = full_ref(op.ref, around)
                yield from _at(op.drawing, inner_x, inner_y, ref)
                if op.ref:
                    yield ref


def whole(ref: str) -> str:
    """Return the ref of the whole element for its copy `ref`."""
    return ref.partition("#")[0]


@lru_cache(maxsize=8)
def elements(drawing: Drawing) -> tuple[Element, ...]:
    """Return every place where an element is shown, in drawing order; copies have no places of their own."""
    return tuple(_placed(drawing))


def boxes(drawing: Drawing) -> Mapping[str, tuple[Area, ...]]:
    """Return the boxes of every element, without those inside another box of the same element."""
    found: defaultdict[str, list[Area]] = defaultdict(list)
    for element in elements(drawing):
        found[element.ref].append(element.box)
    return MappingProxyType({ref: outermost(areas) for ref, areas in found.items()})


def outermost(areas: list[Area]) -> tuple[Area, ...]:
    """Return the areas that lie in no other area; of equal ones the first."""
    return tuple(
        area
        for place, area in enumerate(areas)
        if not any(area.within(other) and (area != other or at < place) for at, other in enumerate(areas) if at != place)
    )


_known: WeakKeyDictionary[Drawing, tuple[Element, ...]] = WeakKeyDictionary()
"""The elements of a drawing in its own mm. Unchanged drawings are the same objects, so most of a page is cached."""


def _placed(drawing: Drawing) -> tuple[Element, ...]:
    found = _known.get(drawing)
    if found is None:
        found = _known[drawing] = tuple(_elements(drawing))
    return found


def _elements(drawing: Drawing) -> Iterator[Element]:
    for op in drawing.ops:
        if type(op) is not Group or (op.ref and op.ref.startswith("#")):
            continue
        x, y, scale = op.x, op.y, op.scale
        around: tuple[str, ...] = ()
        if op.ref:
            yield Element(op.ref, Area(x, y, x + op.drawing.width * scale, y + op.drawing.height * scale), ())
            around = (op.ref,)
        for ref, (left, top, right, bottom), inside in _placed(op.drawing):
            box = Area(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)
            yield Element(ref, box, around + inside)


_inside: WeakKeyDictionary[Drawing, frozenset[str]] = WeakKeyDictionary()
"""The refs of the elements in a drawing, to limit searches."""


def _refs(drawing: Drawing) -> frozenset[str]:
    found = _inside.get(drawing)
    if found is None:
        groups = [op for op in drawing.ops if type(op) is Group and not (op.ref and op.ref.startswith("#"))]
        own = {op.ref for op in groups if op.ref}
        found = _inside[drawing] = frozenset(own.union(*(_refs(op.drawing) for op in groups)))
    return found


def shows(drawing: Drawing, ref: str) -> bool:
    """Return whether a drawing has an element."""
    return ref in _refs(drawing)


_around: WeakKeyDictionary[Drawing, frozenset[str]] = WeakKeyDictionary()
"""The refs of the containers in a drawing."""


def containers(drawing: Drawing) -> frozenset[str]:
    """Return the refs of the elements that contain other elements."""
    found = _around.get(drawing)
    if found is None:
        groups = [op for op in drawing.ops if type(op) is Group and not (op.ref and op.ref.startswith("#"))]
        own = {op.ref for op in groups if op.ref and not _refs(op.drawing) <= {op.ref}}
        found = _around[drawing] = frozenset(own.union(*(containers(op.drawing) for op in groups)))
    return found


def boxes_of(drawing: Drawing, ref: str) -> tuple[Area, ...]:
    """Return the boxes of one element, as `boxes` does, without looking at other elements."""
    return outermost(list(_boxes_of(drawing, ref, 0.0, 0.0, 1.0)))


def _boxes_of(drawing: Drawing, ref: str, left: float, top: float, scale: float) -> Iterator[Area]:
    if ref not in _refs(drawing):
        return
    for op in drawing.ops:
        if type(op) is Group:
            x, y, inner = left + op.x * scale, top + op.y * scale, op.scale * scale
            if op.ref == ref:
                yield Area(x, y, x + op.drawing.width * inner, y + op.drawing.height * inner)
            yield from _boxes_of(op.drawing, ref, x, y, inner)


def copies_of(drawing: Drawing, ref: str) -> tuple[Area, ...]:
    """Return the boxes of a copy inside its element: `slots/3#1` is the group `#1` in the group `slots/3`."""
    element, mark, number = ref.partition("#")
    own = drawing_of(drawing, element)
    inside = [] if own is None else [op for op in own.ops if type(op) is Group and op.ref == mark + number]
    return tuple(
        Area(x, y, x + op.drawing.width * op.scale * scale, y + op.drawing.height * op.scale * scale)
        for op in inside
        for box in boxes_of(drawing, element)
        for scale in ((box.right - box.left) / own.width if own is not None else 1.0,)
        for x, y in ((box.left + op.x * scale, box.top + op.y * scale),)
    )


def shape_of(drawing: Drawing, ref: str) -> tuple[tuple[float, float], ...]:
    """Return the corners of an element if its drawing begins with a polygon as large as its box; none for other elements.

    The corners are shares of the width and the height of the box.
    """
    found = drawing_of(drawing, ref)
    first = found.ops[0] if found is not None and found.ops else None
    if found is None or type(first) is not Path or {step[0] for step in first.outline} != {"M", "L", "Z"}:
        return ()
    points = [(float(step[-2]), float(step[-1])) for step in first.outline if len(step) > 2]
    fills = all(
        max(each[place] for each in points) - min(each[place] for each in points) >= 0.9 * size
        for place, size in enumerate((found.width, found.height))
    )
    return tuple((x / found.width, y / found.height) for x, y in points) if fills else ()


def drawing_of(drawing: Drawing, ref: str) -> Drawing | None:
    """Return the first drawing of an element; None if it is not shown."""
    if ref not in _refs(drawing):
        return None
    groups = [op for op in drawing.ops if type(op) is Group]
    own = next((op.drawing for op in groups if op.ref == ref), None)
    return own or next(filter(None, (drawing_of(op.drawing, ref) for op in groups)), None)


def leaves_in(drawing: Drawing, area: Area) -> Iterator[Element]:
    """Yield the elements that meet an area and contain no other elements."""
    return _leaves_in(drawing, area, 0.0, 0.0, 1.0)


def _leaves_in(drawing: Drawing, area: Area, left: float, top: float, scale: float) -> Iterator[Element]:
    for op in drawing.ops:
        if type(op) is not Group or (op.ref and op.ref.startswith("#")):
            continue
        x, y, inner = left + op.x * scale, top + op.y * scale, op.scale * scale
        box = Area(x, y, x + op.drawing.width * inner, y + op.drawing.height * inner)
        if not box.meets(area):
            continue
        if op.ref and _refs(op.drawing) <= {op.ref}:
            yield Element(op.ref, box, ())
        elif _refs(op.drawing):
            yield from _leaves_in(op.drawing, area, x, y, inner)


_ASIDE = 2.5
"""The cost of a mm across the direction, in mm along it."""

_STEEPEST = 2.0
"""The largest ratio of the distance across to that along the direction."""


class Towards(Enum):
    """A direction on the page, as a step to the right and down."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


def neighbour(boxes: Mapping[str, Area], start: Area, towards: Towards) -> str | None:
    """Return the ref of the box next to `start` in a direction; None without one."""
    best: tuple[float, str] | None = None
    for ref, box in boxes.items():
        away, aside = _distances(start, box, towards)
        if away > 0 and aside <= _STEEPEST * away:
            weight = away + _ASIDE * aside
            if best is None or weight < best[0]:
                best = weight, ref
    return best[1] if best else None


def _distances(start: Area, box: Area, towards: Towards) -> tuple[float, float]:
    """Return the distance of a box in the direction, centre to centre, and across it, edge to edge."""
    across, down = towards.value
    if across:
        away = across * (box.left + box.right - start.left - start.right) / 2
        return away, max(0.0, box.top - start.bottom, start.top - box.bottom) + _slant(
            start.top, start.bottom, box.top, box.bottom
        )
    away = down * (box.top + box.bottom - start.top - start.bottom) / 2
    return away, max(0.0, box.left - start.right, start.left - box.right) + _slant(start.left, start.right, box.left, box.right)


def _slant(low: float, high: float, other_low: float, other_high: float) -> float:
    """Return a small penalty for unaligned centres, so that among boxes in a row the one straight ahead comes first."""
    return 0.1 * abs(low + high - other_low - other_high) / 2
