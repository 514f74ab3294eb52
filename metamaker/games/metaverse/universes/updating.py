"""A fleet with a universe pack used or updated: its own copies of the parts, and the origin of each."""

from collections.abc import Collection, Iterable
from typing import Any

from metamaker.core.edits import changed
from metamaker.core.elements.references import readdressed
from metamaker.core.ids import element_id, ref
from metamaker.game_api.universes import CHOSEN, State
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, Origin, UsedUniverse
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.universe import Universe
from metamaker.games.metaverse.universes.comparing import COMES, Standings, compared, needed_parts
from metamaker.games.metaverse.universes.parts import GROUPS, KINDS, elements, entries


def updated(fleet: Fleet, universe: Universe, theirs: Collection[str] = ()) -> Fleet:
    """Return a fleet with a pack used or updated; the same fleet if that changes nothing.

    `theirs`: changed or removed parts whose version in the pack is taken. Raises EditProblem if a fleet has no room for all of
    it.
    """
    standings = compared(fleet, universe)
    coming = _coming(universe, standings, theirs)
    new = _with_elements(fleet, universe, standings, coming)
    new = _with_entries(new, universe, coming)
    return changed(new, universes=tuple(_universes(fleet, universe, standings)))


def _coming(universe: Universe, standings: Standings, theirs: Collection[str]) -> set[str]:
    """Return the parts to take, with the parts that they need if those were removed here."""
    coming = {part for part, of in standings.items() if of.state in COMES or (part in theirs and of.state in CHOSEN)}
    for kind, element in reversed(tuple(elements(universe))):
        if ref(kind.group, element.id) in coming:
            coming |= {part for part in needed_parts(kind, element) if not standings[part].is_here}
    return coming


def _with_elements(fleet: Fleet, universe: Universe, standings: Standings, coming: Collection[str]) -> Fleet:
    ids = {element_id(part): of.here for part, of in standings.items() if part.partition("/")[0] in GROUPS}
    lists: dict[str, tuple[Any, ...]] = {}
    for kind in KINDS:
        new: dict[str, Any] = {each.id: each for each in getattr(fleet, kind.field)}
        for element in getattr(universe, kind.field):
            if ref(kind.group, element.id) in coming:
                arrived = readdressed(element, kind, ids).with_(id=ids[element.id])
                new[arrived.id] = _sorted_as(arrived, new.get(arrived.id))
        lists[kind.field] = tuple(new.values())
    classes = lists.pop("classes")
    # ships change before classes and lose bays that the classes no longer have, so that all references stay valid
    return changed(fleet, **lists, ships=_ships(fleet, classes), classes=classes)


def _sorted_as(arrived: Any, mine: Any) -> object:
    """Return a class from the pack with the tags that it has here, including its folder."""
    return arrived.with_(tags=mine.tags) if mine is not None and hasattr(mine, "tags") else arrived


def _ships(fleet: Fleet, classes: Iterable[ShipClass]) -> tuple[Ship, ...]:
    """Return the roster without loadouts for bays that the new classes do not have."""
    bays = {ship.id: class_parts(ship).bays for ship in classes}
    return tuple(_with_bays(ship, bays[ship.ship_class]) for ship in fleet.ships)


def _with_bays(ship: Ship, bays: Collection[str]) -> Ship:
    kept = tuple(loadout for loadout in ship.loadouts if loadout.bay in bays)
    return ship if len(kept) == len(ship.loadouts) else ship.with_(loadouts=kept)


def _with_entries(fleet: Fleet, universe: Universe, coming: Collection[str]) -> Fleet:
    formulas = {each.entry: each for each in fleet.formulas}
    words = {each.term: each for each in fleet.words}
    mass_factor = fleet.mass_factor
    for part, entry in entries(universe).items():
        if part not in coming:
            continue
        if isinstance(entry, HouseFormula):
            formulas[entry.entry] = entry
        elif isinstance(entry, HouseWord):
            words[entry.term] = entry
        else:
            mass_factor = entry
    if not coming:
        return fleet
    return changed(fleet, formulas=tuple(formulas.values()), words=tuple(words.values()), mass_factor=mass_factor)


def _universes(fleet: Fleet, universe: Universe, standings: Standings) -> Iterable[UsedUniverse]:
    """Yield the packs of the fleet, this one in its new version and in its place, or last."""
    new = UsedUniverse(
        name=universe.name,
        version=universe.version,
        author=universe.author,
        licence=universe.licence,
        parts=tuple(
            Origin(part=part, here=None if of.here in ("", element_id(part)) else of.here, digest=of.digest)
            for part, of in standings.items()
            if of.state is not State.DROPPED
        ),
    )
    names = [each.name for each in fleet.universes]
    yield from (new if each.name == universe.name else each for each in fleet.universes)
    if universe.name not in names:
        yield new
