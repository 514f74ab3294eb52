"""The fleets of the sample files, each read once: they are frozen, and keep what was worked out of them."""

from functools import cache
from pathlib import Path

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file


@cache
def sample_fleet(path: Path) -> Fleet:
    """Return the fleet of a file."""
    fleet: Fleet = open_file(str(path)).document
    return fleet
