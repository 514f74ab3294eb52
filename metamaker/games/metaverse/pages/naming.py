"""A name in bold with a quieter line below, in as many lines as they need."""

from functools import lru_cache

from metamaker.games.metaverse.sheet.scale import LEAST
from metamaker.sheets.drawing import BOLD, Drawing, Role
from metamaker.sheets.ink import QUIET
from metamaker.sheets.lettering import fit, lines

_NAME, _BELOW = 3.4, 2.4
_DESCENT = 0.8


@lru_cache(maxsize=1000)
def named(name: str, below: str, width: float, role: Role = QUIET) -> Drawing:
    """Return both texts from the top left corner on; they shrink to a floor, then wrap."""
    title, told = fit(name, width, _NAME, BOLD, smallest=LEAST), fit(below, width, _BELOW, smallest=LEAST)
    first = title.size * 0.75
    second = first + title.height + 0.8 + told.size * 0.9
    texts = (*lines(0.0, first, title, weight=BOLD), *lines(0.0, second, told, role=role))
    return Drawing(width, second + told.height + _DESCENT, texts)
