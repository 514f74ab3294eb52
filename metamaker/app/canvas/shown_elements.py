"""The elements on the shown pages: their places, the elements at a point, and the way from one to the next."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from metamaker.app.canvas.page_layout import Desk
from metamaker.rendering.drawing import Page
from metamaker.rendering.hit_testing import (
    Towards,
    boxes_of,
    containers,
    copies_of,
    elements,
    elements_at,
    leaves_in,
    neighbour,
    outermost,
    shape_of,
    whole,
)
from metamaker.rendering.proof import Area


class ShownElements:
    """The elements of pages. Calculated on first use, because every edit replaces the pages."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._found: dict[str, tuple[QRectF, ...]] = {}

    @property
    def pages(self) -> Sequence[Page]:
        """The pages with the elements."""
        return self._desk.pages

    def at(self, point: QPointF) -> tuple[str, ...]:
        """Return the refs of the elements at a point of the canvas, innermost first; copies count as the whole element."""
        found = self._desk.page_at(point)
        if found is None:
            return ()
        number, x, y = found
        refs = (whole(ref) for ref in elements_at(self.pages[number].drawing, x, y))
        return tuple(ref for ref in dict.fromkeys(refs) if ref)

    def copies_at(self, point: QPointF) -> tuple[str, ...]:
        """Return the refs of the elements at a point of the canvas as `at` does, each of their copies before them."""
        found = self._desk.page_at(point)
        if found is None:
            return ()
        number, x, y = found
        refs = (each for ref in elements_at(self.pages[number].drawing, x, y) for each in (ref, whole(ref)))
        return tuple(ref for ref in dict.fromkeys(refs) if ref)

    def copies(self, ref: str) -> tuple[QRectF, ...]:
        """Return the places of a copy inside an element, such as `slots/3#1`, in mm of the canvas."""
        return tuple(
            self._desk.on_desk(number, box) for number, page in enumerate(self.pages) for box in copies_of(page.drawing, ref)
        )

    def boxes(self, ref: str) -> tuple[QRectF, ...]:
        """Return the places of an element, in mm of the canvas, in the order of pages."""
        if ref not in self._found:
            places = [(number, box) for number, page in enumerate(self.pages) for box in boxes_of(page.drawing, ref)]
            self._found[ref] = tuple(self._desk.on_desk(*place) for place in places)
        return self._found[ref]

    def shape(self, ref: str) -> tuple[tuple[float, float], ...]:
        """Return the corners of an element as shares of its box; none if it has no shape of its own."""
        return next(filter(None, (shape_of(page.drawing, ref) for page in self.pages)), ())

    def leaves_near(self, area: QRectF, ref: str) -> Iterator[QRectF]:
        """Yield the boxes of elements in an area of the canvas, except for containers."""
        for page, place in zip(self.pages, self._desk.places, strict=True):
            meant = area.translated(-place.topLeft())
            near = Area(meant.left(), meant.top(), meant.right(), meant.bottom())
            for element in leaves_in(page.drawing, near):
                if element.ref != ref:
                    left, top, right, bottom = element.box
                    yield QRectF(left + place.x(), top + place.y(), right - left, bottom - top)

    def around(self, ref: str) -> frozenset[str]:
        """Return the containers of an element."""
        return frozenset(outer for around in self._around.get(ref, ()) for outer in around)

    def between(self, one: str, other: str) -> tuple[str, ...]:
        """Return the elements from one to another in reading order, both included; only the other if they are apart.

        Elements are together if they are in the same containers where they appear first; containers are together with
        containers.
        """
        together = [ref for ref in self.order if self._place(ref) == self._place(one)]
        if one not in together or other not in together:
            return (other,)
        first, last = together.index(one), together.index(other)
        return tuple(together[first : last + 1] if first <= last else together[last : first + 1][::-1])

    def _place(self, ref: str) -> tuple[bool, tuple[str, ...]]:
        places = self._around.get(ref)
        return self.holds_others(ref), places[0] if places else ()

    @cached_property
    def _around(self) -> dict[str, list[tuple[str, ...]]]:
        """The containers of each element, outermost first, for each place where it is shown."""
        found: defaultdict[str, list[tuple[str, ...]]] = defaultdict(list)
        for page in self.pages:
            for element in elements(page.drawing):
                found[element.ref].append(element.around)
        return found

    def touched(self, area: QRectF) -> tuple[str, ...]:
        """Return the elements in an area of the canvas, except for containers, in reading order."""
        return tuple(
            ref for ref in self.order if not self.holds_others(ref) and any(box.intersects(area) for box in self.boxes(ref))
        )

    def holds_others(self, ref: str) -> bool:
        """Return whether an element contains other elements."""
        return ref in self.containers

    @cached_property
    def containers(self) -> frozenset[str]:
        """The refs of containers, without copies."""
        return frozenset(ref for page in self.pages for ref in containers(page.drawing) if ref == whole(ref))

    @property
    def order(self) -> tuple[str, ...]:
        """All refs in reading order: the order of drawing, containers first."""
        return tuple(self._areas)

    @cached_property
    def _areas(self) -> dict[str, tuple[Area, ...]]:
        found: defaultdict[str, list[Area]] = defaultdict(list)
        for number, page in enumerate(self.pages):
            for element in elements(page.drawing):
                if whole(element.ref) != element.ref:
                    continue  # a copy counts as the whole element
                box = self._desk.on_desk(number, element.box)
                found[element.ref].append(Area(box.left(), box.top(), box.right(), box.bottom()))
        return {ref: outermost(areas) for ref, areas in found.items()}

    def beside(self, ref: str, towards: Towards) -> str | None:
        """Return the next element in a direction: containers go to containers, other elements to other elements."""
        areas = self._areas.get(ref)
        if not areas:
            return None
        start, holds = areas[0], self.holds_others(ref)
        boxes = {
            other: boxes[0]
            for other, boxes in self._areas.items()
            if other != ref
            and (other in self.containers) is holds
            and not boxes[0].within(start)
            and not start.within(boxes[0])
        }
        return neighbour(boxes, start, towards)

    def towards(self, ref: str, way: Towards) -> str | None:
        """Return the element to which an arrow key leads from an element.

        Down leads from a container to its first element, up from the upper row of a container to the container. Otherwise an
        arrow leads to the next element in its direction: first in the same container, then in other containers of the same
        depth, then next to the container. Outside containers, left and right lead on in reading order if nothing is there.
        """
        if ref not in self._areas:
            return None
        if way is Towards.DOWN and (inner := self._inside(ref)):
            return inner[0]
        return self._out_of(ref, way) or self._in_reading_order(ref, way)

    def _out_of(self, ref: str, way: Towards) -> str | None:
        """Return the next element in a direction; None if there is none, also not next to the containers of `ref`."""
        around = self._outer(ref)
        own = [each for each in self.order if each != ref and self._outer(each) == around]
        if found := self._nearest(ref, own, way):
            return found
        if not around or way is Towards.UP:
            return around[-1] if around else None
        alike = [each for each in self.order if len(self._outer(each)) == len(around) and self._outer(each) != around]
        return self._nearest(ref, alike, way) or self._out_of(around[-1], way)

    def _in_reading_order(self, ref: str, way: Towards) -> str | None:
        if way not in {Towards.LEFT, Towards.RIGHT} or self._outer(ref):
            return None
        alike = [each for each in self.order if not self._outer(each)]
        place = alike.index(ref) + (1 if way is Towards.RIGHT else -1)
        return alike[place] if 0 <= place < len(alike) else None

    def _nearest(self, ref: str, others: Sequence[str], way: Towards) -> str | None:
        start = self._areas[ref][0]
        boxes = {other: self._areas[other][0] for other in others}
        apart = {other: box for other, box in boxes.items() if not box.within(start) and not start.within(box)}
        return neighbour(apart, start, way)

    def _outer(self, ref: str) -> tuple[str, ...]:
        """Return the containers of an element where it is first shown, outermost first."""
        places = self._around.get(ref)
        return tuple(each for each in places[0] if each != ref) if places else ()

    def _inside(self, ref: str) -> list[str]:
        """Return the elements directly inside a container, in reading order."""
        path = (*self._outer(ref), ref)
        return [each for each in self.order if each != ref and self._outer(each) == path]

    def after(self, ref: str, by: int) -> str | None:
        """Return the element `by` places later in reading order; None beyond the ends.

        From none, it is the first or last one of all.
        """
        order = self.order
        if ref not in self._areas:
            return (order[0] if by > 0 else order[-1]) if order else None
        place = order.index(ref) + by
        return order[place] if 0 <= place < len(order) else None
