"""The sample ships that come with the program, to be taken into any document."""

from functools import cache

from metamaker.core.paths import sample_fleets
from metamaker.core.problem import FileProblem
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet
from metamaker.opening import open_file

_FILE = "six-ideas.json"


@cache
def samples() -> Fleet:
    """Return a document with the sample ships; an empty one where they are not installed."""
    try:
        value = open_file(str(sample_fleets(GAME) / _FILE)).document
    except FileProblem:
        return Fleet()
    return value if isinstance(value, Fleet) else Fleet()
