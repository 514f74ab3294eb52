"""Print checks of pages from their drawing operations: nothing outside the paper, no overlaps, no tiny type."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple
from weakref import WeakKeyDictionary

from metamaker.core.messages import message
from metamaker.rendering.drawing import Drawing, Group, Op, Page, Path, Symbol, Text
from metamaker.rendering.metrics import REPLACEMENT, faces

SLACK = 0.01
"""Invisible differences in mm."""


NUMERALS = frozenset("VXLC")
"""Signs in bubbles that help counting."""


class Area(NamedTuple):
    """A rectangle on a page in mm: left, top, right, bottom."""

    left: float
    top: float
    right: float
    bottom: float

    def within(self, other: "Area", slack: float = SLACK) -> bool:
        """Return whether it lies completely inside `other`."""
        return (
            self.left >= other.left - slack
            and self.top >= other.top - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def meets(self, other: "Area", slack: float = SLACK) -> bool:
        """Return whether both areas overlap."""
        return (
            self.left < other.right - slack
            and other.left < self.right - slack
            and self.top < other.bottom - slack
            and other.top < self.bottom - slack
        )

    def cut(self, other: "Area") -> "Area":
        """Return the part of it inside `other`; the areas must overlap."""
        return Area(
            max(self.left, other.left), max(self.top, other.top), min(self.right, other.right), min(self.bottom, other.bottom)
        )


class Mark(NamedTuple):
    """An operation on the page: its area, its text or the name of its icon, its type size, the refs around it."""

    area: Area
    text: str
    icon: str
    size: float
    refs: tuple[str, ...]


class Finding(NamedTuple):
    """A finding of the print check: the fault, its text or element, and its place on the page in mm."""

    fault: str
    what: str
    area: Area


class Place(NamedTuple):
    """The place of a drawing on its page."""

    x: float
    y: float
    scale: float
    refs: tuple[str, ...]

    def area(self, left: float, top: float, right: float, bottom: float) -> Area:
        """Return the area on the page for an area of the drawing."""
        x, y, scale = self.x, self.y, self.scale
        return Area(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)

    def inner(self, group: Group) -> "Place":
        """Return the place of the drawing of a group."""
        refs = self.refs
        if group.ref is not None:
            full = refs[-1] + group.ref if group.ref.startswith("#") and refs else group.ref
            refs = (*refs, full)
        return Place(self.x + group.x * self.scale, self.y + group.y * self.scale, self.scale * group.scale, refs)


_ORIGIN = Place(0.0, 0.0, 1.0, ())


_Placed = tuple[Text | Path | Symbol, Place, Area]


@lru_cache(maxsize=2)
def placed(page: Page) -> tuple[_Placed, ...]:
    """Return every text, path and icon of a page in drawing order, with the place of its drawing and its area.

    Cached, because the print check of one page asks for it several times, and so for its marks and findings.
    """
    found: list[_Placed] = []
    _place(page.drawing, _ORIGIN, found)
    return tuple(found)


@lru_cache(maxsize=2)
def marks(page: Page) -> tuple[Mark, ...]:
    """Return the marks of a page: every text, path and icon with its place."""
    return tuple(_marks(page))


def _marks(page: Page) -> Iterator[Mark]:
    for op, place, area in placed(page):
        if isinstance(op, Text):
            yield Mark(area, op.text, "", op.size * place.scale, place.refs)
        else:
            yield Mark(area, "", op.icon.name if isinstance(op, Symbol) else "", 0.0, place.refs)


@lru_cache(maxsize=2)
def findings(page: Page, smallest_type: float, smallest_numeral: float | None = None) -> tuple[Finding, ...]:
    """Return all faults of a page: marks outside the paper or their box, texts, icons or bubbles that overlap, tiny type.

    A small drawing without groups counts as one piece, so that a number may be inside its icon. `smallest_type` is in mm;
    counting signs may be as small as `smallest_numeral`, by default `smallest_type`.
    """
    least_numeral = smallest_type if smallest_numeral is None else smallest_numeral
    everything = marks(page)
    paper = Area(0.0, 0.0, page.drawing.width, page.drawing.height)
    found = [Finding("outside the paper", _name(mark), mark.area) for mark in everything if not mark.area.within(paper)]
    found += [Finding("outside its box", what, area) for what, area in _overflowing(page.drawing, _ORIGIN)]
    found += [
        Finding("too small", mark.text, mark.area)
        for mark in everything
        if mark.text and mark.size < (least_numeral if mark.text in NUMERALS else smallest_type) - SLACK
    ]
    pieces: list[Piece] = []
    _gather(page.drawing, _ORIGIN, pieces)
    found += [Finding("overlapping", f"{one.what} / {other.what}", one.area) for one, other in _overlaps(pieces)]
    return tuple(found)


def missing_glyphs(page: Page) -> tuple[Finding, ...]:
    """Return each text with a substitute for letters missing in the font, and its element."""
    return tuple(
        Finding("missing glyph", f"{mark.refs[-1]}: {mark.text}" if mark.refs else mark.text, mark.area)
        for mark in marks(page)
        if REPLACEMENT in mark.text
    )


def lacking(pages: Iterable[Page]) -> tuple[str, ...]:
    """Return the different texts of pages with a substitute for letters missing in all fonts."""
    found: dict[str, None] = {}
    waiting, seen = [page.drawing for page in pages], set[Drawing]()
    while waiting:
        drawing = waiting.pop()
        if drawing in seen:
            continue
        seen.add(drawing)
        found |= dict.fromkeys(op.text for op in drawing.ops if isinstance(op, Text) and REPLACEMENT in op.text)
        waiting += [op.drawing for op in drawing.ops if isinstance(op, Group)]
    return tuple(found)


def _name(mark: Mark) -> str:
    return mark.text or mark.icon or (mark.refs[-1] if mark.refs else str(message("print-proof-line")))


def _place(drawing: Drawing, place: Place, found: list[_Placed]) -> None:
    x, y, scale = place.x, place.y, place.scale
    for op, (left, top, right, bottom) in zip(drawing.ops, _boxes(drawing), strict=True):
        if isinstance(op, Group):
            before = len(found)
            inner = place.inner(op)
            _place(op.drawing, inner, found)
            if op.drawing.clipped:
                box = inner.area(0.0, 0.0, op.drawing.width, op.drawing.height)
                found[before:] = [(each, at, area.cut(box)) for each, at, area in found[before:] if area.meets(box)]
        else:
            found.append((op, place, Area(x + left * scale, y + top * scale, x + right * scale, y + bottom * scale)))


_known: WeakKeyDictionary[Drawing, tuple[Area, ...]] = WeakKeyDictionary()
"""Boxes by drawing, because a bubble is one drawing at hundreds of places."""


def _boxes(drawing: Drawing) -> tuple[Area, ...]:
    """Return the area of each operation in its drawing."""
    boxes = _known.get(drawing)
    if boxes is None:
        boxes = _known[drawing] = tuple(map(_box, drawing.ops))
    return boxes


def _box(op: Op) -> Area:
    """Return the area of an operation.

    A text extends from the height of capitals to the depth of a comma, not over the whole height of its line.
    """
    if isinstance(op, Text):
        cap = faces()[op.weight].cap_height * op.size
        return Area(op.x, op.y - cap, op.x + op.width, op.y + 0.1 * op.size)
    if isinstance(op, Path):
        return _path_box(op)
    if isinstance(op, Symbol):
        return Area(op.x, op.y, op.x + op.size, op.y + op.size)
    return Area(op.x, op.y, op.x + op.drawing.width * op.scale, op.y + op.drawing.height * op.scale)


def _path_box(path: Path) -> Area:
    """Return the box of the points of an outline; handles of curves count, which is exact for round shapes."""
    across = [number for _, *numbers in path.outline for number in numbers[0::2]] or [0.0]
    down = [number for _, *numbers in path.outline for number in numbers[1::2]] or [0.0]
    return Area(min(across), min(down), max(across), max(down))


def _overflowing(drawing: Drawing, place: Place) -> Iterator[tuple[str, Area]]:
    """Yield the texts and groups that extend beyond their drawing."""
    box = place.area(0.0, 0.0, drawing.width, drawing.height)
    for op, own in zip(drawing.ops, _boxes(drawing), strict=True):
        if isinstance(op, Group):
            inner = place.inner(op)
            area = inner.area(0.0, 0.0, op.drawing.width, op.drawing.height)
            if not drawing.clipped and not area.within(box):
                yield (inner.refs[-1] if inner.refs else str(message("print-proof-group"))), area
            yield from _overflowing(op.drawing, inner)
        elif isinstance(op, Text) and not drawing.clipped and not (area := place.area(*own)).within(box):
            yield op.text, area


class Piece(NamedTuple):
    """Something that must not be covered: a text, or a small drawing such as a tile or a bubble."""

    area: Area
    what: str


LARGEST_PIECE = 8.0
"""Larger drawings, in mm, are ground for others rather than pieces."""


def _gather(drawing: Drawing, place: Place, found: list[Piece]) -> None:
    for op, own in zip(drawing.ops, _boxes(drawing), strict=True):
        if isinstance(op, Group):
            inner, small = place.inner(op), op.drawing
            box = inner.area(0.0, 0.0, small.width, small.height)
            if _is_piece(small):
                found.append(Piece(box, inner.refs[-1] if inner.refs else str(message("print-proof-mark"))))
                continue
            before = len(found)
            _gather(small, inner, found)
            if small.clipped:
                found[before:] = [Piece(area.cut(box), what) for area, what in found[before:] if area.meets(box)]
        elif isinstance(op, Text) and op.text.strip():
            found.append(Piece(place.area(*own), op.text))
        elif isinstance(op, Symbol):
            found.append(Piece(place.area(*own), op.icon.name))


def _is_piece(drawing: Drawing) -> bool:
    return max(drawing.width, drawing.height) <= LARGEST_PIECE and not any(isinstance(op, Group) for op in drawing.ops)


def _overlaps(pieces: Iterable[Piece]) -> Iterator[tuple[Piece, Piece]]:
    """Yield the pairs of overlapping pieces, sweeping down the page."""
    active: list[Piece] = []
    for piece in sorted(pieces, key=lambda each: each.area.top):
        left, top, right, _ = piece.area
        active = [each for each in active if each.area[3] > top]
        beside = (each for each in active if each.area[0] < right and left < each.area[2])
        yield from ((each, piece) for each in beside if each.area.meets(piece.area))
        active.append(piece)
