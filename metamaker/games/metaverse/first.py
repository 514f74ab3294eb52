"""A small legal fleet to begin with: one class, and two ships of it of which one leads the other."""

from metamaker.games.metaverse.model.arc import Arc, Facing, sectors_of
from metamaker.games.metaverse.model.component import Component, ComponentKind
from metamaker.games.metaverse.model.dice import Die
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import CommandLevel


def first_fleet() -> Fleet:
    """Return a fleet without a name that no check complains of."""
    cannon = Weapon(id="cannon", name="Cannon", damage_die=Die.D10, damage_modifier=2)
    core = Section(
        hull_hits=8,
        hull_layers=2,
        crew_parties=2,
        components=(
            Component(id="bridge", kind=ComponentKind.BRIDGE),
            Component(id="cic", kind=ComponentKind.CIC, rating=1),
            Component(id="sensor-array", kind=ComponentKind.SENSOR_ARRAY, rating=14),
            Component(id="stl-drive", kind=ComponentKind.BASIC_STL, rating=3, facing=Facing.FORE_AFT),
            Component(id="thruster-port", kind=ComponentKind.THRUSTER, rating=1, facing=Facing.PORT),
            Component(id="thruster-starboard", kind=ComponentKind.THRUSTER, rating=1, facing=Facing.STARBOARD),
            Component(id="ftl-drive", kind=ComponentKind.PRIMITIVE_FTL, rating=10),
        ),
        mounts=(Mount(id="cannon-1", weapon=cannon.id, sectors=sectors_of(Arc.FORE)),),
    )
    armour = ArcDefence(armour_rating=1)
    scout = ShipClass(
        id="scout",
        name="Scout",
        sections=Sections(core=core),
        arcs=Arcs(fore=armour, aft=armour, port=armour, starboard=armour),
    )
    ships = (
        Ship(id="first-light", name="First Light", ship_class=scout.id, level=CommandLevel.SQUADRON),
        Ship(id="second-wind", name="Second Wind", ship_class=scout.id, commander="first-light"),
    )
    return Fleet(weapons=(cannon,), classes=(scout,), ships=ships)
