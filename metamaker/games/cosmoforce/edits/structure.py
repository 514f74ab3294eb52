"""The structure of a document: designs with ten slots, and teams of ships built to them."""

from functools import partial

from metamaker.core.edits import changed
from metamaker.core.elements.kind import ElementKind, Link, Member
from metamaker.core.elements.structure import Structure
from metamaker.core.messages import words_in
from metamaker.games.cosmoforce.edits.subject import FLEET, Kind, Subject
from metamaker.games.cosmoforce.edits.vocabulary import element_term
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet

_SLOT = ElementKind(key=Kind.SLOT, field="slots", member=Member.PLACE)

_DESIGN = ElementKind(
    key=Kind.DESIGN,
    field="designs",
    inside=(_SLOT,),
    is_shared=True,
    travels=True,
    unknown=partial(message, "unknown-design"),
)

_SHIP = ElementKind(
    key=Kind.SHIP,
    field="ships",
    from_document=True,
    parts_of="design",
    links=(Link("design", Kind.DESIGN),),
    travels=True,
    unknown=partial(message, "unknown-ship"),
)

_TEAM = ElementKind(key=Kind.TEAM, field="teams", inside=(_SHIP,), travels=True, unknown=partial(message, "unknown-team"))


def _bare(fleet: Fleet) -> Fleet:
    """Return a fleet without its elements, notes and tags; notes and tags are private."""
    return changed(fleet, teams=(), designs=(), notes="", tags=())


STRUCTURE = Structure[Fleet, Subject](
    words=partial(words_in, GAME),
    subject=Subject,
    document=ElementKind(key=Kind.FLEET),
    own={FLEET: "{}"},
    kinds=(_DESIGN, _TEAM),
    title=element_term,
    term=element_term,
    full_name=element_term,
    bare=_bare,
    ids_from_names=True,
)
