"""Small legal ships and fleets for tests, and the three published sanity designs."""

from collections.abc import Iterable
from typing import Any

from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die

EVERY_SECTOR = tuple(Sector)
GUN = Weapon(id="gun", name="Gun", damage_modifier=1)


def component(
    kind: ComponentKind | str,
    rating: int | None = None,
    facing: Facing | Arc | str | None = None,
    *,
    count: int = 1,
    part: str = "",
) -> Component:
    """Return a component with its kind and facing as its id, unless `part` is given."""
    kind = ComponentKind(kind)
    facing = None if facing is None else Facing(str(facing))
    name = part or "-".join(filter(None, (kind.value, facing))).replace("_", "-")
    return Component(id=name, kind=kind, rating=rating, facing=facing, count=count)


def mount(part: str, weapon: Weapon, sectors: Iterable[Sector], count: int = 1) -> Mount:
    return Mount(id=part, weapon=weapon.id, sectors=tuple(sectors), count=count)


def core_systems(*more: Component) -> tuple[Component, ...]:
    """Return the components of a legal core on its own, fit for a pickup game."""
    return (
        component("bridge"),
        component("basic_stl", 2, Facing.FORE_AFT),
        component("thruster", 1, Arc.PORT),
        component("thruster", 1, Arc.STARBOARD),
        component("basic_ftl", 8),
        component("sensor_array", 14),
        *more,
    )


BARE = ShipClass(
    id="heron",
    name="Heron",
    sections=Sections(
        core=Section(
            hull_hits=12,
            hull_layers=2,
            crew_parties=2,
            components=core_systems(),
            mounts=(mount("guns", GUN, EVERY_SECTOR),),
        )
    ),
)
"""A legal core-only ship with one gun."""


def fleet_of(*classes: ShipClass, weapons: Iterable[Weapon] = (GUN,), **fields: Any) -> Fleet:
    """Return a fleet of `classes` with one ship each, named after its class, unless `ships` are given."""
    ships = tuple(Ship(id=f"{ship.id}-1", name=ship.name, ship_class=ship.id) for ship in classes)
    return Fleet(**{"name": "Test", "weapons": tuple(weapons), "classes": classes, "ships": ships, **fields})


def design_of(ship: ShipClass, weapons: Iterable[Weapon] = (GUN,), **fields: Any) -> Design:
    return design(fleet_of(ship, weapons=weapons, **fields), ship)


def with_core(ship: ShipClass, **changes: object) -> ShipClass:
    """Return a copy with changes to the core."""
    assert ship.sections.core is not None
    return ship.with_(sections=ship.sections.with_(core=ship.sections.core.with_(**changes)))


def with_section(ship: ShipClass, name: SectionName | str, section: Section | None) -> ShipClass:
    return ship.with_(sections=ship.sections.with_(**{str(name): section}))


def with_parts(ship: ShipClass, *components: Component) -> ShipClass:
    """Return a copy with more components in the core."""
    assert ship.sections.core is not None
    return with_core(ship, components=(*ship.sections.core.components, *components))


def without_parts(ship: ShipClass, kind: ComponentKind | str) -> ShipClass:
    """Return a copy without any component of `kind` in the core."""
    assert ship.sections.core is not None
    return with_core(ship, components=tuple(part for part in ship.sections.core.components if part.kind != kind))


def with_arc(ship: ShipClass, arc: Arc, **changes: object) -> ShipClass:
    return ship.with_(arcs=ship.arcs.with_(**{arc.value: ship.arcs[arc].with_(**changes)}))


def protected(**defence: Any) -> Arcs:
    """Return the same defences in all four arcs."""
    return Arcs(**{arc.value: ArcDefence(**defence) for arc in Arc})


def generator(arc: Arc, rating: int) -> Component:
    return component("basic_shield_generator", rating, arc)


LIGHT = Weapon(id="light", name="Light battery", damage_modifier=1)
LANCE = Weapon(id="lance", name="Lance", damage_die=Die.D8, damage_modifier=1, range_cm=30)
HEAVY = Weapon(id="heavy", name="Heavy lance", pulse=2, damage_die=Die.D10, damage_modifier=2, range_cm=40)
KEEL = Weapon(id="keel", name="Keel driver", damage_type=DamageType.KINETIC, pulse=2, damage_modifier=1, range_cm=20)
SPIKE = KEEL.with_(id="spike", name="Spike driver", damage_effect=DamageEffect.PENETRATING)
SANITY_WEAPONS = (LIGHT, LANCE, HEAVY, KEEL, SPIKE)


def frigate() -> ShipClass:
    """Return the frigate of the published sanity designs."""
    return ShipClass(
        id="frigate",
        name="Frigate",
        sections=Sections(
            core=Section(
                hull_hits=8,
                hull_layers=2,
                crew_parties=2,
                components=(
                    component("bridge"),
                    component("basic_stl", 2, Facing.FORE_AFT),
                    component("thruster", 1, Arc.PORT),
                    component("thruster", 1, Arc.STARBOARD),
                    component("primitive_ftl", 10),
                    component("sensor_array", 14),
                ),
                mounts=(mount("core-guns", LIGHT, EVERY_SECTOR),),
            ),
            fore=Section(hull_hits=6, hull_layers=2, mounts=(mount("fore-guns", LIGHT, sectors_of(Arc.FORE)),)),
            aft=Section(hull_hits=6, hull_layers=2),
        ),
        arcs=protected(armour_rating=1),
    )


def _outer(arc: Arc, hits: int, layers: int, crew: int, rating: int, thrust: int, mounts: tuple[Mount, ...]) -> Section:
    parts = [generator(arc, rating)]
    if arc in {Arc.PORT, Arc.STARBOARD}:
        parts.append(component("thruster", thrust, arc))
    return Section(hull_hits=hits, hull_layers=layers, crew_parties=crew, components=tuple(parts), mounts=mounts)


def cruiser() -> ShipClass:
    """Return the cruiser of the published sanity designs: the reference cruiser, worth 60."""
    return ShipClass(
        id="cruiser",
        name="Cruiser",
        sections=Sections(
            core=Section(
                hull_hits=18,
                hull_layers=3,
                crew_parties=5,
                components=(
                    component("bridge"),
                    component("basic_stl", 4, Facing.FORE_AFT),
                    component("basic_ftl", 9),
                    component("sensor_array", 15, count=2),
                    component("ew_array", 2),
                ),
                mounts=(mount("core-guns", KEEL, EVERY_SECTOR),),
            ),
            fore=_outer(Arc.FORE, 10, 2, 1, 1, 1, (mount("fore-guns", LANCE, sectors_of(Arc.FORE), 2),)),
            aft=_outer(Arc.AFT, 10, 2, 1, 1, 1, ()),
            port=_outer(Arc.PORT, 11, 2, 1, 1, 1, (mount("port-guns", LIGHT, sectors_of(Arc.PORT)),)),
            starboard=_outer(Arc.STARBOARD, 11, 2, 1, 1, 1, (mount("starboard-guns", LIGHT, sectors_of(Arc.STARBOARD)),)),
        ),
        arcs=protected(armour_rating=1, shield_hits=4),
    )


def dreadnought() -> ShipClass:
    """Return the dreadnought of the published sanity designs."""
    sides = {
        arc.value: _outer(arc, 27, 3, 5, 3, 2, (mount(f"{arc}-guns", LANCE, sectors_of(arc), 3),))
        for arc in (Arc.PORT, Arc.STARBOARD)
    }
    return ShipClass(
        id="dreadnought",
        name="Dreadnought",
        sections=Sections(
            core=Section(
                hull_hits=42,
                hull_layers=3,
                crew_parties=10,
                components=(
                    component("bridge"),
                    component("basic_stl", 6, Facing.FORE_AFT),
                    component("basic_ftl", 9),
                    component("sensor_array", 15, count=3),
                    component("ew_array", 3),
                ),
                mounts=(mount("core-guns", SPIKE, EVERY_SECTOR, 2),),
            ),
            fore=_outer(Arc.FORE, 27, 3, 5, 3, 2, (mount("fore-guns", HEAVY, sectors_of(Arc.FORE), 2),)),
            aft=_outer(Arc.AFT, 27, 3, 5, 3, 2, (mount("aft-guns", LANCE, sectors_of(Arc.AFT)),)),
            **sides,
        ),
        arcs=protected(armour_rating=2, shield_hits=10),
    )


SANITY = {"frigate": frigate, "cruiser": cruiser, "dreadnought": dreadnought}
