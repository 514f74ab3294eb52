"""State of each part of a universe pack in a fleet: new, changed here, changed there, or both.

Three digests are compared: of the pack when the fleet took it, of the pack now, of the fleet now.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from metamaker.core.elements.kind import ElementKind
from metamaker.core.elements.references import ids_in, needs, readdressed
from metamaker.core.ids import element_id, new_id, ref
from metamaker.game_api.universes import State
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.games.metaverse.universes.parts import (
    GROUPS,
    KINDS,
    MASS_FACTOR,
    Known,
    element_digest,
    elements,
    entries,
    entry_digest,
    known,
    used_as,
)

COMES = frozenset({State.ADDED, State.UPDATED})
"""States in which a part is taken from the pack without a question."""


class Standing(NamedTuple):
    """A part of a pack: its state, its present or future id in the fleet (empty for entries), its digest in the pack.

    `is_here`: whether the fleet has it now.
    """

    state: State
    here: str
    digest: str
    is_here: bool


Standings = Mapping[str, Standing]
"""All parts of a pack by their references, in its order; then dropped ones."""


def compared(fleet: Fleet, universe: Universe) -> Standings:
    """Return the states of all parts of a pack in a fleet."""
    remembered = known(used_as(fleet, universe.name))
    found = dict(_entries(fleet, universe, remembered))
    found |= _Elements(fleet, universe, remembered).standings()
    gone = (part for part in remembered.digests if part not in found)
    return found | {part: _dropped(fleet, part, remembered) for part in gone}


def state_of(theirs: str, mine: str | None, had: str | None) -> State:
    """Return the state of a part by its digests in the pack now, in the fleet (None: missing), and in the pack when taken.

    `had` is None for a part that the fleet never took from this pack.
    """
    if mine is None:
        if had is None:
            return State.ADDED
        return State.ABSENT if had == theirs else State.BOTH
    if mine == theirs:
        return State.LINKED if had is None else State.SAME
    if had is None:
        return State.BOTH
    if mine == had:
        return State.UPDATED
    return State.OWN if had == theirs else State.BOTH


def _entries(fleet: Fleet, universe: Universe, remembered: Known) -> Iterator[tuple[str, Standing]]:
    here = entries(fleet)
    for part, entry in entries(universe).items():
        theirs, had = entry_digest(entry), remembered.digests.get(part)
        mine = entry_digest(here[part]) if part in here else None
        if part == MASS_FACTOR and (had is not None or entry is MassFactorFormula.STOCK):
            mine = entry_digest(fleet.mass_factor)  # a fleet always has one, so the standard one is a choice here
        yield part, Standing(state_of(theirs, mine, had), "", theirs, mine is not None)


def _dropped(fleet: Fleet, part: str, remembered: Known) -> Standing:
    is_here = part in entries(fleet) or _element(fleet, part, remembered.ids.get(part, "")) is not None
    return Standing(State.DROPPED, remembered.ids.get(part, ""), "", is_here)


def _element(fleet: Fleet, part: str, here: str) -> object:
    """Return the element of a fleet that came from a part; None if it is gone, or the part is not an element."""
    group = part.partition("/")[0]
    return STRUCTURE.listed(fleet, group).get(here) if group in GROUPS else None


class _Elements:
    """The elements of a pack in a fleet: elements that it took, equal ones of other origin, and free ids for the rest."""

    def __init__(self, fleet: Fleet, universe: Universe, remembered: Known) -> None:
        self._fleet = fleet
        self._universe = universe
        self._remembered = remembered
        self._ids = dict(remembered.ids)
        """The ids here of all parts so far."""
        self._claimed = {id_ for used in fleet.universes for id_ in known(used).ids.values()}
        self._taken = ids_in(STRUCTURE, fleet) | self._claimed
        self._others = {element.id for _, element in elements(universe)}

    def standings(self) -> dict[str, Standing]:
        """Return the states of all elements; parts that an added part needs are added too."""
        found: dict[str, Standing] = {}
        for kind, element in elements(self._universe):
            part = ref(kind.group, element.id)
            found[part] = self._standing(kind, element, part)
        self._bring_needed(found)
        return found

    def _standing(self, kind: ElementKind, element: Any, part: str) -> Standing:
        theirs = element_digest(element)
        if part not in self._remembered.ids:
            equal = self._equal(kind, element)
            here = equal or self._free(element.id)
            self._ids[part] = here
            self._claimed.add(here)
            return Standing(State.LINKED if equal else State.ADDED, here, theirs, bool(equal))
        here = self._remembered.ids[part]
        own = _element(self._fleet, part, here)
        mine = None if own is None else element_digest(self._as_theirs(kind, own, part))
        return Standing(state_of(theirs, mine, self._remembered.digests[part]), here, theirs, own is not None)

    def _as_theirs(self, kind: ElementKind, own: object, part: str) -> object:
        return Known(self._ids, {}).translated(kind, own, part)

    def _equal(self, kind: ElementKind, element: Any) -> str:
        """Return the id of an equal element of the fleet that came from no pack; empty if there is none."""
        ids = {element_id(part): here for part, here in self._ids.items()}
        wanted = element_digest(readdressed(element, kind, ids).with_(id=element.id))
        same = (
            each.id
            for each in getattr(self._fleet, kind.field)
            if each.id not in self._claimed
            and each.name == element.name
            and element_digest(each.with_(id=element.id)) == wanted
        )
        return next(same, "")

    def _free(self, wanted: str) -> str:
        """Return an id for a new element: its own if that is free."""
        free = new_id(wanted, self._taken | self._others) if wanted in self._taken else wanted
        self._taken.add(free)
        return free

    def _bring_needed(self, found: dict[str, Standing]) -> None:
        for kind, element in reversed(tuple(elements(self._universe))):
            if found[ref(kind.group, element.id)].state in COMES:
                for part in needed_parts(kind, element):
                    if not found[part].is_here:
                        found[part] = found[part]._replace(state=State.ADDED)


def needed_parts(kind: ElementKind, element: Any) -> Iterator[str]:
    """Yield the references of all parts that an element of a pack needs."""
    groups = {each.key: each.group for each in KINDS}
    for to, ids in needs(element, kind).items():
        yield from (ref(groups[to], each) for each in ids)
