"""Templates of new fleets by their keys: the default small one with two ships, and others."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from metamaker.core.elements.listing import with_fields
from metamaker.core.elements.transfer import cut
from metamaker.core.messages import Words
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.edits.roster import add_ship
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import Arc, Facing, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import Ship, ShipClass
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import CommandLevel, Die


def first_fleet() -> Fleet:
    """Return a fleet without a name and without problems."""
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


SAMPLE = "the-ninewater-procession.json"
FRIGATE, CRUISER = "ford", "millrace-mk-ii"
"""Classes of the sample: a small and simple one, and a larger one with room for a squadron's staff."""


def empty_fleet(_sample: Fleet, _words: Words) -> Fleet:
    """Return a fleet without classes and ships."""
    return Fleet()


def one_frigate(sample: Fleet, words: Words) -> Fleet:
    """Return a fleet of one frigate, which has no units under it and needs no staff for them."""
    return _ships(_classes(sample, words, FRIGATE), words, (FRIGATE,))


def small_squadron(sample: Fleet, words: Words) -> Fleet:
    """Return a fleet of a cruiser that leads two frigates."""
    return _ships(_classes(sample, words, CRUISER, FRIGATE), words, (CRUISER, FRIGATE, FRIGATE))


def two_scouts(_sample: Fleet, _words: Words) -> Fleet:
    """Return the smallest fleet with an example of everything."""
    return first_fleet()


TEMPLATES: Mapping[str, Callable[[Fleet, Words], Fleet]] = MappingProxyType(
    {"scouts": two_scouts, "empty": empty_fleet, "frigate": one_frigate, "squadron": small_squadron}
)
"""The templates by their keys, the usual one first."""


def template_titles(words: Words) -> Mapping[str, str]:
    """Return the titles of the templates, in their order."""
    return {key: words[f"window-template-{key}-title"] for key in TEMPLATES}


def fleet_of_template(key: str, read: Callable[[str], Fleet], words: Words) -> Fleet:
    """Return a new fleet without a name; `read(path)` opens the sample."""
    return TEMPLATES[key](read(str(sample_fleets("metaverse") / SAMPLE)), words)


def _classes(sample: Fleet, words: Words, *ids: str) -> Fleet:
    """Return a fleet of these classes under plain names."""
    fleet = cut(STRUCTURE, sample, (f"classes/{each}" for each in ids)).with_(name="", author="")
    names = {FRIGATE: words["window-template-frigate-name"], CRUISER: words["window-template-squadron-name"]}
    for each in ids:
        fleet = with_fields(STRUCTURE, fleet, f"classes/{each}", name=names[each], variant="")
    return fleet


def _ships(fleet: Fleet, words: Words, ids: tuple[str, ...]) -> Fleet:
    """Return the fleet with ships of classes, the first of which leads the others."""
    flagship = None
    for number, each in enumerate(ids, 1):
        fleet, made = add_ship(fleet, each, words[f"window-template-ship_{number}"], flagship)
        flagship = flagship or made.partition("/")[2]
    if not flagship or len(ids) == 1:
        return fleet
    return with_fields(STRUCTURE, fleet, f"ships/{flagship}", level=CommandLevel.SQUADRON)
