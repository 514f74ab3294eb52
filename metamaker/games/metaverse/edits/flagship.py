"""Where a new ship of a fleet belongs."""

from metamaker.games.metaverse.checks.command import chain, command_centre
from metamaker.games.metaverse.model.fleet import Fleet


def open_command(fleet: Fleet) -> str | None:
    """Return the id of the flagship if it can command one more ship; None else. Rules MV-3.8.0-04, MV-3.8.0-05."""
    known = chain(fleet)
    if not known.roots:
        return None
    flagship = known.roots[0]
    return flagship.id if known.units.get(flagship.id, 0) < (command_centre(fleet, flagship) or 0) else None
