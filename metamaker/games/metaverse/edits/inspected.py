"""Which elements belong together where one of them is looked at."""

from metamaker.games.metaverse.edits.subject import Kind, subject
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet


def inspected(fleet: Fleet, ref: str) -> tuple[str, ...]:
    """Return the references whose properties are shown for `ref`: its own, those of the arcs that a section carries.

    Of a ship of the roster its class as well; nothing for what names nothing.
    """
    of = subject(fleet, ref)
    if of is None:
        return ()
    if of.kind is Kind.SECTION and of.ship is not None and of.section is not None:
        ship = of.ship
        return (of.ref, *(ship.ref("arcs", arc) for arc in Arc if ship.owner(arc) is of.section))
    if of.kind is Kind.SHIP and of.ship is not None:
        return (of.ref, of.ship.ref())
    return (of.ref,)
