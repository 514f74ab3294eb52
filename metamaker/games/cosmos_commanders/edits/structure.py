"""The structure of a document: star systems, and the warp lines that join them."""

from functools import partial

from metamaker.core.edits import changed
from metamaker.core.elements.kind import ElementKind, Link
from metamaker.core.elements.structure import Structure
from metamaker.core.messages import words_in
from metamaker.games.cosmos_commanders.edits.subject import MAP, Kind, Subject
from metamaker.games.cosmos_commanders.edits.vocabulary import element_term
from metamaker.games.cosmos_commanders.messages import message
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap

_SYSTEM = ElementKind(key=Kind.SYSTEM, field="systems", travels=True, unknown=partial(message, "unknown-system"))

_LINE = ElementKind(
    key=Kind.LINE,
    field="lines",
    links=(Link("one", Kind.SYSTEM), Link("other", Kind.SYSTEM)),
    unknown=partial(message, "unknown-line"),
)


def _bare(star_map: StarMap) -> StarMap:
    """Return the map without lines, systems, notes and tags; notes and tags are only for the owner."""
    return changed(star_map, lines=(), systems=(), notes="", tags=())


STRUCTURE = Structure[StarMap, Subject](
    words=partial(words_in, GAME),
    subject=Subject,
    document=ElementKind(key=Kind.MAP),
    own={MAP: "{}"},
    kinds=(_SYSTEM, _LINE),
    title=element_term,
    term=element_term,
    full_name=element_term,
    bare=_bare,
)
"""The editing of the elements of a document, and their summaries."""
