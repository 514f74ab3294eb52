"""The parts of a universe pack: their references and digests, and a pack made from the parts of a fleet.

`weapons/lance` and `classes/heron` are elements; a fleet has each of `formulas/ship.ems`, `words/bridge`, `mass_factor` once.
"""

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from metamaker.core.edits import validated_new
from metamaker.core.elements.kind import ElementKind
from metamaker.core.elements.references import readdressed
from metamaker.core.elements.transfer import needed
from metamaker.core.ids import MAX_ID_LENGTH, ref
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, UsedUniverse
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.model.words import MassFactorFormula

KINDS: tuple[ElementKind, ...] = tuple(kind for kind in STRUCTURE.kinds if kind.is_shared)
"""The kinds of element in a pack, referenced kinds first."""

GROUPS = {kind.group: kind for kind in KINDS}

MASS_FACTOR = "mass_factor"

Entry = HouseFormula | HouseWord | MassFactorFormula
"""A part that is not an element: a fleet has up to one for each entry, term, or of itself."""


def entries(of: Fleet | Universe) -> dict[str, Entry]:
    """Return the parts that are not elements, by their references; of several for one entry the last."""
    found: dict[str, Entry] = {ref("formulas", each.entry): each for each in of.formulas}
    found |= {ref("words", each.term): each for each in of.words}
    if of.mass_factor is not None and (isinstance(of, Universe) or of.mass_factor is not MassFactorFormula.STOCK):
        found[MASS_FACTOR] = of.mass_factor
    return found


def elements(of: Fleet | Universe) -> Iterator[tuple[ElementKind, Any]]:
    """Yield the present or possible elements of a pack, referenced ones first."""
    for kind in KINDS:
        for element in getattr(of, kind.field):
            yield kind, element


def entry_digest(entry: Entry) -> str:
    """Return the digest of an entry: of its expression, its word, or the chosen formula."""
    match entry:
        case HouseFormula():
            return _digest(entry.expression)
        case HouseWord():
            return _digest(entry.word)
        case _:
            return _digest(entry.value)


def element_digest(element: Any) -> str:
    """Return the digest of an element, without tags, which every fleet chooses itself, and without results of battles."""
    return _digest(element.model_dump(mode="json", exclude_defaults=True, exclude={"tags", "battles"}))


def _digest(content: object) -> str:
    """Return the digest of a content without defaults, so that a new field of a later format does not change it."""
    text = json.dumps(content, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Known(NamedTuple):
    """The record of a pack in a fleet: the id here of every element by its reference there, the digest of every part."""

    ids: Mapping[str, str]
    digests: Mapping[str, str]

    def translated(self, kind: ElementKind, element: object, part: str) -> object:
        """Return an element of the fleet in the form of the pack, with the pack's ids for it and for its references."""
        back = _Back({here: there.partition("/")[2] for there, here in self.ids.items()})
        return readdressed(element, kind, back).with_(id=part.partition("/")[2])


class _Back(dict[str, str]):
    """Ids of the pack by those of the fleet. The fleet's own elements never count as a part with the same id."""

    def __missing__(self, key: str) -> str:
        return f"own-0-{key}"[:MAX_ID_LENGTH].rstrip("-")


def known(used: UsedUniverse | None) -> Known:
    """Return the record of a pack; empty for a pack that the fleet does not use."""
    parts = used.parts if used else ()
    ids = {each.part: each.here or each.part.partition("/")[2] for each in parts if each.part.partition("/")[0] in GROUPS}
    return Known(ids, {each.part: each.digest for each in parts})


def used_as(fleet: Fleet, name: str) -> UsedUniverse | None:
    """Return the record of the pack with a name; None if the fleet does not use it."""
    return next((each for each in fleet.universes if each.name == name), None)


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


def _plain(element: Any) -> object:
    """Return a class without its tags, because every fleet chooses its own folders."""
    return element.with_(tags=()) if hasattr(element, "tags") else element
