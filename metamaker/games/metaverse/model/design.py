"""A ship class together with the definitions that it refers to: all that its numbers depend on."""

from dataclasses import dataclass
from threading import Lock

from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.bay import Bay
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula


@dataclass(frozen=True)
class HouseRules:
    """What a fleet changes in the formula book, and what its universe calls otherwise than the rules."""

    formulas: tuple[HouseFormula, ...] = ()
    mass_factor: MassFactorFormula = MassFactorFormula.STOCK
    words: tuple[HouseWord, ...] = ()


@dataclass(frozen=True, eq=False)
class Design:
    """A class with its weapons, bays and squadron types by id. Compared by identity: what is computed is kept on it."""

    ship: ShipClass
    weapons: dict[str, Weapon]
    bays: dict[str, Bay]
    starfighters: dict[str, Starfighter]
    house: HouseRules

    def ref(self, *path: str) -> str:
        """Return the reference of the class or of a part of it."""
        return self.ship.ref(*path)

    @property
    def made_of(self) -> tuple[str, ...]:
        """The references of the class and of every definition that it uses."""
        groups = (("weapons", self.weapons), ("bays", self.bays), ("starfighters", self.starfighters))
        return (self.ref(), *(ref(group, each) for group, used in groups for each in used))


def design(fleet: Fleet, ship: ShipClass) -> Design:
    """Return `ship` with what it uses of `fleet`.

    As long as neither the class nor anything that it uses changes, this is the same object for every successor of the
    fleet, so everything that was computed from it is kept.
    """
    known = definitions(fleet)
    with _one_at_a_time:
        found, held_by = _designs.pop(id(ship), (None, None))
        if found is None or found.ship is not ship or not (held_by is known or known.hold(found)):
            found = known.resolve(ship)
            while len(_designs) >= max(DESIGNS_KEPT, 2 * len(fleet.classes)):
                del _designs[next(iter(_designs))]
        _designs[id(ship)] = found, known
        return found


DESIGNS_KEPT = 200
"""How many designs are kept at least, more for large fleets; with each are kept the drawings of its sheet."""

_designs: dict[int, "tuple[Design, Definitions]"] = {}
"""The designs used last, by the identity of a class that each keeps alive, with the definitions that held them last.

Not kept on the class itself: class and design would hold each other, and every edit would leave them to the collector.
"""

_one_at_a_time = Lock()
"""Threads share the table: without the lock two could drop the same entry, or make two designs of one class."""


class Definitions:
    """The definitions of a fleet by id, and its house rules."""

    def __init__(self, fleet: Fleet) -> None:
        self.weapons = {weapon.id: weapon for weapon in fleet.weapons}
        self.bays = {bay.id: bay for bay in fleet.bays}
        self.starfighters = {starfighter.id: starfighter for starfighter in fleet.starfighters}
        self.house = HouseRules(fleet.formulas, fleet.mass_factor, fleet.words)

    def resolve(self, ship: ShipClass) -> Design:
        """Return `ship` with what it refers to, squadron types that its bays accept included."""
        uses = class_parts(ship).uses
        bays = {name: self.bays[name] for name in sorted(uses["bays"])}
        squadrons = uses["starfighters"].union(*(bay.accepts for bay in bays.values()))
        return Design(
            ship,
            {name: self.weapons[name] for name in sorted(uses["weapons"])},
            bays,
            {name: self.starfighters[name] for name in sorted(squadrons)},
            self.house,
        )

    def hold(self, kept: Design) -> bool:
        """Whether `kept` was resolved from these very definitions and equal house rules."""
        return (
            all(self.weapons.get(name) is weapon for name, weapon in kept.weapons.items())
            and all(self.bays.get(name) is bay for name, bay in kept.bays.items())
            and all(self.starfighters.get(name) is squadron for name, squadron in kept.starfighters.items())
            and self.house == kept.house
        )


@memo
def definitions(fleet: Fleet) -> Definitions:
    """Return the definitions of `fleet`, indexed once per fleet value."""
    return Definitions(fleet)
