"""Ship classes with the definitions that they refer to."""

from dataclasses import dataclass
from threading import Lock

from metamaker.core.ids import ref
from metamaker.core.memo import memo
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.house_word import HouseWord
from metamaker.games.metaverse.model.references import class_parts
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import MassFactorFormula, ValueKind


@dataclass(frozen=True)
class HouseRules:
    """The custom formulas, the kind of combat values and the custom terms of a fleet."""

    formulas: tuple[HouseFormula, ...] = ()
    mass_factor: MassFactorFormula = MassFactorFormula.STOCK
    value_kind: ValueKind = ValueKind.STANDARD
    words: tuple[HouseWord, ...] = ()


@dataclass(frozen=True, eq=False)
class Design:
    """A class with its weapons, bays and squadron types by id; compared by identity, because it caches computed values."""

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
    """Return `ship` with the definitions of `fleet` that it uses.

    While neither the class nor its definitions change, all successors of the fleet share this object and its cached values.
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
"""The minimum number of cached designs, each with the drawings of its sheet; large fleets have more."""

_designs: dict[int, "tuple[Design, Definitions]"] = {}
"""The last used designs, by the identity of their classes, with their last definitions. Each design keeps its class alive.

The class does not store its design, because that would be a reference cycle, which only the garbage collector frees.
"""

_one_at_a_time = Lock()
"""The lock protects the table, because two threads could drop the same entry or make two designs of one class."""


class Definitions:
    """The definitions of a fleet by id, and its house rules."""

    def __init__(self, fleet: Fleet) -> None:
        self.weapons = {weapon.id: weapon for weapon in fleet.weapons}
        self.bays = {bay.id: bay for bay in fleet.bays}
        self.starfighters = {starfighter.id: starfighter for starfighter in fleet.starfighters}
        self.house = HouseRules(fleet.formulas, fleet.mass_factor, fleet.value_kind, fleet.words)

    def resolve(self, ship: ShipClass) -> Design:
        """Return `ship` with its definitions, including the squadron types that its bays accept."""
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
        """Return whether `kept` was resolved from exactly these definitions and equal house rules."""
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
