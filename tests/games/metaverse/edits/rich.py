"""A fleet that has one of everything, the references of whatever a fleet has, and values that a property can take."""

from collections.abc import Iterator

from metamaker.core.ids import HasId
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.words import CommandLevel, LoadoutKind, SquadronQuality
from tests.games.metaverse.builders import BARE, GUN, component, generator, mount, with_arc, with_core, with_section

DART = Starfighter(
    id="dart",
    name="Dart",
    qualities=(SquadronQuality.FTL, SquadronQuality.BREACHING),
    weapons=(FighterWeapon(name="Sting"), FighterWeapon(name="Dirk")),
)
WASP = DART.with_(id="wasp", name="Wasp")
DECK = Bay(id="deck", name="Deck", carry=4, accepts=("dart", "wasp"))
TUBE = DECK.with_(id="tube", name="Tube")
LANTERN = with_arc(
    with_section(
        with_core(
            BARE,
            marine_parties=1,
            bays=(
                BayFit(id="own", bay="deck", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="dart"),)),
                BayFit(id="chosen", bay="deck", loadout=LoadoutKind.DOWNLOAD),
            ),
        ),
        "fore",
        Section(hull_hits=4, components=(generator(Arc.FORE, 2), component("ew_array", 2)), mounts=(mount("bow", GUN, ()),)),
    ),
    Arc.FORE,
    shield_hits=6,
    armour_rating=2,
    ablative_plates=1,
).with_(id="lantern", name="Lantern", variant="Block 2", tags=("picket",))
LAMP = BARE.with_(id="lamp", name="Lamp")

RICH = Fleet(
    name="Everything",
    tags=("test",),
    formulas=(HouseFormula(entry="ship.ems", expression="reactor_total / 5"),),
    weapons=(GUN, GUN.with_(id="long", name="Long gun")),
    starfighters=(DART, WASP),
    bays=(DECK, TUBE),
    classes=(LANTERN, LAMP),
    ships=(
        Ship(id="first", name="First", ship_class="lantern", level=CommandLevel.WING),
        Ship(
            id="second",
            name="Second",
            ship_class="lantern",
            commander="first",
            loadouts=(ShipLoadout(bay="chosen", squadrons=(Load(starfighter="wasp", count=2),)),),
        ),
    ),
    squadrons=(IndependentSquadron(id="strays", starfighter="dart"),),
)
"""Legal or not does not matter: something of every kind is in it."""

_OF_CLASS = (
    "name",
    "ems",
    "tier",
    "combat_value",
    "crew_quality",
    "hull_type",
    "movement_method",
    "ftl_charge",
    "target_rating",
)
_OF_SECTION = ("hull_hits", "crew_parties", "marine_parties", "life_support", "reactor")
_OF_ARC = ("armour_rating", "ablative_plates", "shield_hits", "adaptation", "deflector")


def refs(fleet: Fleet) -> Iterator[str]:
    """Yield every reference that a sheet, a problem or a list may have of a fleet."""
    yield from ("fleet", "limits/tier", "limits/combat_value", "formulas/ship.ems")
    yield from (f"weapons/{weapon.id}" for weapon in fleet.weapons)
    yield from (f"bays/{bay.id}" for bay in fleet.bays)
    yield from (f"squadrons/{squadron.id}" for squadron in fleet.squadrons)
    for kind in fleet.starfighters:
        yield f"starfighters/{kind.id}"
        yield from (f"starfighters/{kind.id}/weapons/{number + 1}" for number in range(len(kind.weapons)))
    for ship in fleet.ships:
        yield from (ship.ref(), ship.ref("combat_value"), ship.ref("tier"))
        yield from (ship.ref("loadouts", loadout.bay) for loadout in ship.loadouts)
    for of_class in fleet.classes:
        yield from (of_class.ref(), *(of_class.ref(quality) for quality in _OF_CLASS))
        for arc in Arc:
            yield from (of_class.ref("arcs", arc), *(of_class.ref("arcs", arc, each) for each in _OF_ARC))
        for name, section in of_class.sections.standing():
            yield from (of_class.ref(name), *(of_class.ref(name, each) for each in _OF_SECTION))
            parts: tuple[HasId, ...] = (*section.components, *section.mounts, *section.bays)
            for part in parts:
                yield from (of_class.ref(name, part.id), of_class.ref(name, f"{part.id}#1"))


def gaps(fleet: Fleet) -> Iterator[str]:
    """Yield references of the sections that classes do not have."""
    for of_class in fleet.classes:
        yield from (of_class.ref(name) for name in SectionName if of_class.sections[name] is None)


NOWHERE = (
    "",
    "#",
    "/",
    "classes",
    "classes/none",
    "ships/none/tier",
    "weapons/none",
    "starfighters/dart/weapons/0",
    "limits",
    "🚀/x",
)
"""References that name nothing, or next to nothing."""
