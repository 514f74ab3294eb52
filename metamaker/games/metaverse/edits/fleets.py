"""Edits of the fleet itself: its name, limits, house rules and so on."""

from metamaker.core.edits import changed
from metamaker.games.metaverse.model.fleet import Fleet


def change_fleet(fleet: Fleet, **fields: object) -> Fleet:
    """Return the fleet with these fields. Raises EditProblem."""
    return changed(fleet, **fields)
