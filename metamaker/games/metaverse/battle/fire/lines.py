"""Straight moves as legal answers: directions and lengths as numbers, ships on which a line can end."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.play.decision import Form, Part, Span, choice, options
from metamaker.play.geometry import CIRCLE, CM, Point, bearing, distance

Arcs = Sequence[tuple[int, int]]
"""Ranges of directions, first and last, in 1/1000 degree clockwise from north, 0 to 359,999."""


def arcs_of(first: int, last: int) -> Arcs:
    """Return the directions clockwise from `first` to `last`, in two pieces if they go across north."""
    first, last = first % CIRCLE, last % CIRCLE
    return [(first, last)] if first <= last else [(first, CIRCLE - 1), (0, last)]


def line_forms(
    table: Table, names: tuple[str, str], parts: tuple[Part, ...], start: Point, arcs: Arcs, most_cm: int, ref: str
) -> Iterator[Form]:
    """Yield the forms of a straight move from a place: after the other parts, through each arc, up to `most_cm`.

    `names` are those of the forms for a move to any place, and for one that ends on a ship. Rules MV-1.3.2-02, MV-2.1.2-01.
    """
    somewhere, onto = names
    nothing = choice("contact", options([""]))
    for arc in arcs:
        way = choice("direction", Span(*arc)), choice("length", Span(0, most_cm * CM))
        yield Form(somewhere, (*parts, *way, nothing), ref=ref)
    for vessel in table.fighting():
        gap, angle = distance(start, vessel.course.place), bearing(start, vessel.course.place)
        if not vessel.cloaked and 0 < gap <= most_cm * CM and any(first <= angle <= last for first, last in arcs):
            way = choice("direction", options([angle])), choice("length", options([gap]))
            yield Form(onto, (*parts, *way, choice("contact", options([vessel.key]))), ref=vessel.key)
