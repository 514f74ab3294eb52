"""A fleet cut to some of its ships or classes: what goes to an opponent, and one design out of many."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.games.metaverse.model.component import ComponentKind
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.ship import Ship


def alone(fleet: Fleet, printed: Collection[str]) -> Fleet:
    """Return a fleet of the ships and classes with these references (`ships/…`, `classes/…`) and of what they use.

    Left out are notes, tags, agreed limits, command links, other ships and squadrons beside the ships, and whatever
    definitions and house formulas nothing in it uses.
    """
    ships = tuple(ship.with_(commander=None, notes="") for ship in fleet.ships if ship.ref() in printed)
    wanted = {ship.ship_class for ship in ships}
    classes = tuple(ship for ship in fleet.classes if ship.id in wanted or ship.ref() in printed)
    designs = tuple(design(fleet, ship) for ship in classes)
    weapons, bays, starfighters = _definitions(designs, ships)
    return Fleet(
        name=fleet.name,
        author=fleet.author,
        public=fleet.public,
        mass_factor=fleet.mass_factor,
        tonnes_per_hit=fleet.tonnes_per_hit,
        formulas=tuple(_formulas(fleet, designs, bool(starfighters))),
        emblem=fleet.emblem,
        weapons=tuple(weapon for weapon in fleet.weapons if weapon.id in weapons),
        starfighters=tuple(starfighter for starfighter in fleet.starfighters if starfighter.id in starfighters),
        bays=tuple(bay for bay in fleet.bays if bay.id in bays),
        classes=tuple(ship.with_(notes="", tags=()) for ship in classes),
        ships=ships,
    )


def _definitions(designs: Sequence[Design], ships: Sequence[Ship]) -> tuple[set[str], set[str], set[str]]:
    """Return the ids of the weapons, bays and squadron types in use, those that ships carry by their own choice included."""
    carried = {load.starfighter for ship in ships for loadout in ship.loadouts for load in loadout.squadrons}
    return (
        set().union(*(of.weapons for of in designs)),
        set().union(*(of.bays for of in designs)),
        carried.union(*(of.starfighters for of in designs)),
    )


def _formulas(fleet: Fleet, designs: Sequence[Design], squadrons: bool) -> Iterator[HouseFormula]:
    """Yield the house formulas that a number of these designs may come from."""
    kinds = {part.kind for of in designs for _, section in of.ship.sections.standing() for part in section.components}
    absent = {f"draw.{kind}" for kind in ComponentKind if kind not in kinds}
    for formula in fleet.formulas:
        scope = formula.entry.partition(".")[0]
        if formula.entry not in absent and scope not in _OF_FLEETS and (squadrons or scope not in _OF_SQUADRONS):
            yield formula


_OF_FLEETS = {"brought", "forecast"}
_OF_SQUADRONS = {"squadron"}
