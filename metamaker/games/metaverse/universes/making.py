"""A universe pack from a fleet: everything that can be shared, or a selection with the parts that it needs."""

from collections.abc import Collection
from typing import Any

from metamaker.core.edits import validated_new
from metamaker.core.elements.transfer import needed
from metamaker.core.ids import ref
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.universes.parts import GROUPS, KINDS, MASS_FACTOR, elements, entries


def offered(fleet: Fleet) -> tuple[str, ...]:
    """Return the references of all possible parts of a pack: elements, custom formulas, custom terms, the mass factor."""
    return (*(ref(kind.group, element.id) for kind, element in elements(fleet)), *entries(fleet))


def made(fleet: Fleet, name: str, version: int, refs: Collection[str] = ()) -> Universe:
    """Return a pack of parts of a fleet, with the parts that they need; without `refs`, of everything on offer.

    `formulas` and `words` mean all of these. Author, licence and notes are those of the fleet. Raises EditProblem for other
    references.
    """
    known = offered(fleet)
    groups = {each.partition("/")[0] for each in known}
    for each in refs:
        if each not in known and each not in groups:
            raise EditProblem(STRUCTURE.nothing_called(each))
    wanted = [each for each in known if not refs or each in refs or each.partition("/")[0] in refs]
    if not wanted:
        raise EditProblem(message("universe-empty"))
    coming = needed(STRUCTURE, fleet, [each for each in wanted if each.partition("/")[0] in GROUPS])
    lists: dict[str, Any] = {kind.field: tuple(_plain(each) for each in coming[kind]) for kind in KINDS}
    return validated_new(
        Universe,
        name=name,
        version=version,
        author=fleet.author,
        licence=fleet.licence,
        notes=fleet.notes,
        formulas=tuple(each for part, each in entries(fleet).items() if part.startswith("formulas/") and part in wanted),
        words=tuple(each for part, each in entries(fleet).items() if part.startswith("words/") and part in wanted),
        mass_factor=fleet.mass_factor if MASS_FACTOR in wanted else None,
        **lists,
    )


def _plain(element: Any) -> Any:
    """Return a class without its tags, because every fleet chooses its own folders."""
    return element.with_(tags=()) if hasattr(element, "tags") else element
