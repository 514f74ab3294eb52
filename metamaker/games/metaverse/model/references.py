"""Checks that a document must pass: unique ids, valid references, and no cycle of command."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from metamaker.core.ids import HasId, ref
from metamaker.core.memo import memo
from metamaker.core.messages import Message
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon

Break = tuple[str, Message]
"""The location and description of a broken reference."""


class Contents(Protocol):
    """Protocol of a document with definitions, classes and ships."""

    @property
    def weapons(self) -> tuple[Weapon, ...]:
        """Weapon definitions."""

    @property
    def starfighters(self) -> tuple[Starfighter, ...]:
        """Squadron types."""

    @property
    def bays(self) -> tuple[Bay, ...]:
        """Hangar bay definitions."""

    @property
    def classes(self) -> tuple[ShipClass, ...]:
        """Ship classes."""

    @property
    def ships(self) -> tuple[Ship, ...]:
        """The roster."""

    @property
    def squadrons(self) -> tuple[IndependentSquadron, ...]:
        """Independent squadrons."""


def broken_references(fleet: Contents) -> Iterator[Break]:
    """Yield the location and description of every duplicate id, broken reference and cycle of command."""
    yield from _repeated_ids(fleet)
    yield from _dangling_in_definitions(fleet)
    yield from _dangling_in_classes(fleet)
    yield from _dangling_in_roster(fleet)
    yield from _cycles_of_command(fleet)


def _repeated_ids(fleet: Contents) -> Iterator[Break]:
    groups: dict[str, Sequence[HasId]] = {
        "weapons": fleet.weapons,
        "starfighters": fleet.starfighters,
        "bays": fleet.bays,
        "classes": fleet.classes,
        "ships": fleet.ships,
        "squadrons": fleet.squadrons,
    }
    yield from _repeated(ref(group, element.id) for group, elements in groups.items() for element in elements)
    for ship in fleet.classes:
        yield from class_parts(ship).repeated
    for entry in fleet.ships:
        yield from _repeated(entry.ref("loadouts", loadout.bay) for loadout in entry.loadouts)


def _repeated(references: Iterable[str]) -> Iterator[Break]:
    seen: set[str] = set()
    for reference in references:
        name = reference.rpartition("/")[2]
        if name in seen:
            yield reference, message("broken-id-twice", id=name)
        seen.add(name)


def _missing(place: str, group: str, target: str, known: Iterable[str]) -> Iterator[Break]:
    if target not in known:
        yield place, message("broken-reference", group=group, id=target)


def _dangling_in_definitions(fleet: Contents) -> Iterator[Break]:
    starfighters = {starfighter.id for starfighter in fleet.starfighters}
    for bay in fleet.bays:
        for accepted in bay.accepts:
            yield from _missing(ref("bays", bay.id, "accepts"), "starfighters", accepted, starfighters)
    for squadron in fleet.squadrons:
        place = ref("squadrons", squadron.id, "starfighter")
        yield from _missing(place, "starfighters", squadron.starfighter, starfighters)


def _dangling_in_classes(fleet: Contents) -> Iterator[Break]:
    known = {
        "weapons": {weapon.id for weapon in fleet.weapons},
        "bays": {bay.id for bay in fleet.bays},
        "starfighters": {starfighter.id for starfighter in fleet.starfighters},
    }
    for ship in fleet.classes:
        for group, targets in class_parts(ship).uses.items():
            for target in targets - known[group]:
                yield from _missing(class_parts(ship).places[group, target], group, target, known[group])


def _dangling_in_roster(fleet: Contents) -> Iterator[Break]:
    classes = {ship.id: ship for ship in fleet.classes}
    ships = {ship.id for ship in fleet.ships}
    starfighters = {starfighter.id for starfighter in fleet.starfighters}
    for ship in fleet.ships:
        yield from _missing(ship.ref("ship_class"), "classes", ship.ship_class, classes)
        if ship.commander is not None:
            yield from _missing(ship.ref("commander"), "ships", ship.commander, ships)
        for loadout in ship.loadouts:
            place = ship.ref("loadouts", loadout.bay)
            if ship.ship_class in classes and loadout.bay not in class_parts(classes[ship.ship_class]).bays:
                yield place, message("broken-bay-of-class", ship_class=ship.ship_class, id=loadout.bay)
            for load in loadout.squadrons:
                yield from _missing(place, "starfighters", load.starfighter, starfighters)


def _cycles_of_command(fleet: Contents) -> Iterator[Break]:
    commander = {ship.id: ship.commander for ship in fleet.ships}
    cleared: set[str] = set()
    for ship in fleet.ships:
        chain: list[str] = []
        current: str | None = ship.id
        while current is not None and current not in cleared and current not in chain:
            chain.append(current)
            current = commander.get(current)
        if current is not None and current in chain:
            yield ref("ships", current, "commander"), message("broken-command", id=current)
            return
        cleared.update(chain)


class ClassParts:
    """The ids in a class, and the definitions that it refers to, with one location for each."""

    def __init__(self, ship: ShipClass) -> None:
        self.bays: set[str] = set()
        self.uses: dict[str, set[str]] = {"weapons": set(), "bays": set(), "starfighters": set()}
        self.places: dict[tuple[str, str], str] = {}
        references: list[str] = []
        for name, section in ship.sections.standing():
            parts: tuple[HasId, ...] = (*section.components, *section.mounts, *section.bays)
            references += [ship.ref(name, part.id) for part in parts]
            for mount in section.mounts:
                self._use("weapons", mount.weapon, ship.ref(name, mount.id, "weapon"))
            for bay in section.bays:
                self.bays.add(bay.id)
                self._use("bays", bay.bay, ship.ref(name, bay.id, "bay"))
                for load in bay.squadrons:
                    self._use("starfighters", load.starfighter, ship.ref(name, bay.id, "squadrons"))
        self.repeated = tuple(_repeated(references))

    def _use(self, group: str, target: str, place: str) -> None:
        self.uses[group].add(target)
        self.places.setdefault((group, target), place)


@memo
def class_parts(ship: ShipClass) -> ClassParts:
    """Return the ids and references of `ship`, computed once per class value."""
    return ClassParts(ship)
